/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Styles and palettes: readable everywhere, and nothing told by colour alone.
 */

#include "palette.h"

static void
test_text_contrast_is_at_least_4_5 (void)
{
  guint n = 0;

  for (guint p = 0; p < PADDOCK_N_PALETTES; p++)
    for (guint s = 0; s < PADDOCK_N_STYLES; s++)
      for (guint i = 0; i < PADDOCK_STYLE_MAX_GROUNDS; i++) {
        const PaddockStyleInfo *style = &paddock_styles[s];
        double contrast;

        if (style->on[i] == PADDOCK_INK_NONE)
          continue;

        contrast = paddock_palette_contrast (paddock_palette_get (p, style->fill),
                                             paddock_palette_get (p, style->on[i]));
        if (contrast < 4.5)
          g_test_message ("%s: %s has %.2f", paddock_palette_names[p], style->name, contrast);
        g_assert_cmpfloat (contrast, >=, 4.5);
        n++;
      }

  g_assert_cmpuint (n, >, 100);
}

static void
test_every_text_style_says_what_it_stands_on (void)
{
  for (guint s = 0; s < PADDOCK_N_STYLES; s++)
    g_assert_cmpint (paddock_styles[s].is_text, ==, paddock_styles[s].on[0] != PADDOCK_INK_NONE);
}

static void
test_every_style_has_a_name_of_its_own (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint s = 0; s < PADDOCK_N_STYLES; s++) {
    g_assert_nonnull (paddock_styles[s].name);
    g_assert_true (g_hash_table_add (names, (gpointer) paddock_styles[s].name));
    g_assert_true (paddock_styles[s].fill || paddock_styles[s].line);
    g_assert_cmpint (paddock_styles[s].line != PADDOCK_INK_NONE, ==, paddock_styles[s].width > 0);
  }
  g_assert_cmpuint (g_strv_length ((char **) paddock_palette_names), ==, PADDOCK_N_PALETTES);
}

/* 3:1 is what WCAG 2 asks of graphics; hatching tells a barrier as well. */
static void
test_barriers_stand_out_in_every_palette (void)
{
  g_assert_cmpint (paddock_styles[PADDOCK_STYLE_BARRIER].hatch, !=, PADDOCK_INK_NONE);
  g_assert_cmpint (paddock_styles[PADDOCK_STYLE_SPACE].hatch, ==, PADDOCK_INK_NONE);

  for (guint p = 0; p < PADDOCK_N_PALETTES; p++) {
    guint line = paddock_palette_get (p, PADDOCK_INK_ASPHALT_LINE);
    guint barrier = paddock_palette_get (p, PADDOCK_INK_BARRIER);
    guint asphalt = paddock_palette_get (p, PADDOCK_INK_ASPHALT);

    g_assert_cmpfloat (MAX (paddock_palette_contrast (line, asphalt),
                            paddock_palette_contrast (barrier, asphalt)),
                       >=, 3);
  }
}

static void
test_lines_stand_out_from_what_they_cross (void)
{
  for (guint p = 0; p < PADDOCK_N_PALETTES; p++) {
    guint asphalt = paddock_palette_get (p, PADDOCK_INK_ASPHALT);
    guint checkpoint = paddock_palette_get (p, PADDOCK_INK_CHECKPOINT);
    guint casing = paddock_palette_get (p, PADDOCK_INK_START);

    g_assert_cmpfloat (MAX (paddock_palette_contrast (checkpoint, asphalt),
                            paddock_palette_contrast (casing, asphalt)),
                       >=, 3);
  }
}

/* Wherever a mark lies, its line is seen against its casing, or its sign against its letter. */
static void
test_marks_above_a_drawing_stand_out_on_any_ground (void)
{
  static const PaddockStyle pairs[][2] = {
    { PADDOCK_STYLE_ROUTE_CASING, PADDOCK_STYLE_ROUTE },
    { PADDOCK_STYLE_PROBLEM_CASING, PADDOCK_STYLE_HINT_LINE },
    { PADDOCK_STYLE_PROBLEM_CASING, PADDOCK_STYLE_WARNING_LINE },
    { PADDOCK_STYLE_PROBLEM_CASING, PADDOCK_STYLE_ERROR_LINE },
    { PADDOCK_STYLE_SELECTION_CASING, PADDOCK_STYLE_SELECTION },
    { PADDOCK_STYLE_RUBBER_BAND_CASING, PADDOCK_STYLE_RUBBER_BAND },
    { PADDOCK_STYLE_GHOST_CASING, PADDOCK_STYLE_GHOST },
    { PADDOCK_STYLE_CURSOR_CASING, PADDOCK_STYLE_CURSOR },
    { PADDOCK_STYLE_TARGET_CASING, PADDOCK_STYLE_TARGET },
    { PADDOCK_STYLE_ACTIVE_CASING, PADDOCK_STYLE_ACTIVE },
    { PADDOCK_STYLE_VEHICLE_CASING, PADDOCK_STYLE_SEAT_0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    for (guint p = 0; p < PADDOCK_N_PALETTES; p++) {
      const PaddockStyleInfo *casing = &paddock_styles[pairs[i][0]];
      const PaddockStyleInfo *line = &paddock_styles[pairs[i][1]];

      g_assert_cmpfloat (casing->width, >, line->width);
      g_assert_cmpfloat (paddock_palette_contrast (paddock_palette_get (p, casing->line),
                                                   paddock_palette_get (p, line->line)),
                         >=, 4.5);
    }
}

/* What the shape or its outline has against the ground it is painted on. */
static double
get_contrast (PaddockPalette palette, PaddockStyle style, PaddockInk ground)
{
  const PaddockStyleInfo *info = &paddock_styles[style];
  const PaddockInk inks[] = { info->fill, info->line };
  double best = 1;

  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    if (inks[i] != PADDOCK_INK_NONE)
      best = MAX (best, paddock_palette_contrast (paddock_palette_get (palette, inks[i]),
                                                  paddock_palette_get (palette, ground)));

  return best;
}

/* 3:1 for everything on a drawing that means something. */
static void
test_things_stand_out_from_their_ground (void)
{
  static const struct {
    PaddockStyle style;
    PaddockInk ground;
  } things[] = {
    { PADDOCK_STYLE_SPECIAL, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_SPECIAL_BADGE, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_OBSTACLE, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_OBSTACLE_SPACE, PADDOCK_INK_BARRIER },
    { PADDOCK_STYLE_START_LINE, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_START_ARROW, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_TOKEN, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_TOKEN_START, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_ITEM, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_ITEM_ARMED, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_HAZARD, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_FRAGILE, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_SOLID, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_SLOT, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_RUNNER, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_NOTE, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_ROW_LINE, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_LANE_LINK, PADDOCK_INK_ASPHALT },
    { PADDOCK_STYLE_MOUNTAIN, PADDOCK_INK_VERGE },
    { PADDOCK_STYLE_FLAT, PADDOCK_INK_VERGE },
    { PADDOCK_STYLE_DESCENT, PADDOCK_INK_VERGE },
    { PADDOCK_STYLE_SPRINT, PADDOCK_INK_VERGE },
    { PADDOCK_STYLE_COBBLES, PADDOCK_INK_VERGE },
    { PADDOCK_STYLE_DIE, PADDOCK_INK_PAPER },
    { PADDOCK_STYLE_DAMAGE_SLOT, PADDOCK_INK_PAPER },
    { PADDOCK_STYLE_GOOD_MARK, PADDOCK_INK_PAPER },
    { PADDOCK_STYLE_BAD_MARK, PADDOCK_INK_PAPER },
  };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    for (guint p = 0; p < PADDOCK_N_PALETTES; p++) {
      double contrast = get_contrast (p, things[i].style, things[i].ground);

      if (contrast < 3)
        g_test_message ("%s: %s has %.2f", paddock_palette_names[p],
                        paddock_styles[things[i].style].name, contrast);
      g_assert_cmpfloat (contrast, >=, 3);
    }
}

static void
test_contrast_is_that_of_wcag (void)
{
  g_assert_cmpfloat_with_epsilon (paddock_palette_contrast (0x000000, 0xffffff), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_palette_contrast (0x777777, 0xffffff), 4.48, 0.005);
  g_assert_cmpfloat_with_epsilon (paddock_palette_contrast (0x1234ab, 0x1234ab), 1, 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/draw/palette/" path_, test_)
  ADD ("contrast-is-that-of-wcag", test_contrast_is_that_of_wcag);
  ADD ("text-contrast-is-at-least-4.5", test_text_contrast_is_at_least_4_5);
  ADD ("every-text-style-says-what-it-stands-on", test_every_text_style_says_what_it_stands_on);
  ADD ("every-style-has-a-name-of-its-own", test_every_style_has_a_name_of_its_own);
  ADD ("barriers-stand-out-in-every-palette", test_barriers_stand_out_in_every_palette);
  ADD ("lines-stand-out-from-what-they-cross", test_lines_stand_out_from_what_they_cross);
  ADD ("things-stand-out-from-their-ground", test_things_stand_out_from_their_ground);
  ADD ("marks-above-a-drawing-stand-out-on-any-ground",
       test_marks_above_a_drawing_stand_out_on_any_ground);

  return g_test_run ();
}
