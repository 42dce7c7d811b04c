/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tracks of a licence's sheet, control loss, damage and stamina: a row of boxes each, and below it what some of
 * them carry.
 */

#include "scene-licence-parts.h"
#include "words.h"

#define WIDTH PADDOCK_SHEET_WIDTH
#define GAP PADDOCK_LICENCE_GAP
#define HELP_X 236.0 /* where the explanations begin */
#define INDENT 34.0  /* of what belongs to the line above */

typedef gboolean (*MarkFunc) (const PaddockLicence *licence, int value);
typedef void (*CellFunc) (PaddockLicenceDrawing *self, PaddockRect box, int value);

static gboolean
has_damage_level (const PaddockLicence *licence, int value)
{
  for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++)
    if (PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, i)->value == value)
      return TRUE;

  return value == licence->damage.maximum;
}

static gboolean
has_stamina_step (const PaddockLicence *licence, int value)
{
  for (guint i = 0; i < paddock_list_len (licence->stamina.steps); i++)
    if (PADDOCK_LIST_AT (licence->stamina.steps, PaddockStaminaStep, i)->value == value)
      return TRUE;

  return FALSE;
}

static gboolean
is_control_minimum (const PaddockLicence *licence, int value)
{
  return value == licence->control.minimum;
}

/* What a box carries can be given, changed and taken there; the vehicle begins at 0 damage. */
static void
add_damage_cell (PaddockLicenceDrawing *self, PaddockRect box, int value)
{
  if (value > 0)
    paddock_sheet_add_cell (&self->sheet, box, 12, PADDOCK_ALIGN_LEFT,
                            "damage/level[value=%d]/affect", value);
}

static void
add_stamina_cell (PaddockLicenceDrawing *self, PaddockRect box, int value)
{
  paddock_sheet_add_cell (&self->sheet, box, 12, PADDOCK_ALIGN_LEFT,
                          "stamina/step[-value=%d]/effect", value);
}

/* A click makes the box the minimum. */
static void
add_control_cell (PaddockLicenceDrawing *self, PaddockRect box, int value)
{
  PaddockSheetCell *cell =
    paddock_sheet_add_cell (&self->sheet, box, 13, PADDOCK_ALIGN_CENTRE, "control/minimum");
  g_autofree char *pick = g_strdup_printf ("%d", value);

  if (cell)
    paddock_scene_set_pick (self->sheet.scene, cell, pick);
}

static void
add_track (PaddockLicenceDrawing *self,
           PaddockThingKind kind,
           int from,
           int to,
           MarkFunc is_marked,
           CellFunc cell)
{
  int step = from <= to ? 1 : -1, n = ABS (to - from) + 1;
  double width = MIN (WIDTH / n, 40);

  for (int i = 0; i < n; i++) {
    int value = from + i * step;
    PaddockRect box = { i * width, self->sheet.y, width - 2 * GAP, 26 };
    g_autofree char *text = g_strdup_printf ("%d", value);
    gboolean has_mark = is_marked (self->licence, value);

    paddock_licence_drawing_show (self, kind, (guint) value);
    paddock_licence_drawing_add_box (self, has_mark ? PADDOCK_STYLE_BAND : PADDOCK_STYLE_BOX,
                                     has_mark ? PADDOCK_STYLE_BAND_TITLE : PADDOCK_STYLE_TEXT, box,
                                     MIN (13, width * 0.5), text);
    cell (self, box, value);
  }
  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
  self->sheet.y += 26 + 8;
}

/* One line below a track: the value, what happens there, and what that means. */
static void
add_remark (PaddockLicenceDrawing *self,
            const char *value,
            const char *name,
            const char *help,
            double indent)
{
  double height = paddock_sheet_get_height (help, 11, WIDTH - HELP_X - indent);

  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG,
                          (PaddockRect){ 0, self->sheet.y, 26 + indent, 16 }, 11,
                          PADDOCK_ALIGN_RIGHT, value);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG,
                          (PaddockRect){ 36 + indent, self->sheet.y, HELP_X - 40, 16 }, 11,
                          PADDOCK_ALIGN_LEFT, name);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ HELP_X + indent, self->sheet.y, WIDTH - HELP_X - indent,
                                         height },
                          11, PADDOCK_ALIGN_LEFT, help);
  self->sheet.y += height + 3;
}

/* What it does, said of this vehicle: which trait, which card. */
static char *
dup_affect_help (const PaddockLicenceDrawing *self,
                 const PaddockAffect *affect,
                 const PaddockCatalogueRow *row)
{
  static const char *const losses[] = {
    [PADDOCK_LOSE_EITHER] = N_ ("A card of either type leaves the game."),
    [PADDOCK_LOSE_WHIP] = N_ ("A Whip card leaves the game."),
    [PADDOCK_LOSE_REINS] = N_ ("A Reins card leaves the game."),
  };
  const PaddockTrait *trait =
    paddock_licence_find_trait (self->licence, paddock_text_get (affect->trait));

  if (affect->kind == PADDOCK_AFFECT_LOSE_CARD && !*paddock_text_get (affect->text))
    return g_strdup (paddock_licence_drawing_word (self, losses[affect->card]));
  if (affect->kind == PADDOCK_AFFECT_LOSE_TRAIT && trait) {
    const PaddockCatalogueRow *kind =
      paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind);
    g_autofree char *name = paddock_licence_drawing_dup_name (self, kind, trait->n, trait->name);
    GString *text =
      g_string_new (paddock_licence_drawing_word (self, N_ ("The trait {n} is lost.")));

    g_string_replace (text, "{n}", name, 0);
    return g_string_free (text, FALSE);
  }

  return paddock_licence_drawing_dup_help (self, row, affect->n, affect->text);
}

/* What stands in the line that comes next. */
G_GNUC_PRINTF (2, 3)
static void
add_remark_cell (PaddockLicenceDrawing *self, const char *format, ...)
{
  g_autofree char *address = NULL;
  va_list args;

  va_start (args, format);
  address = g_strdup_vprintf (format, args);
  va_end (args);
  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 32, self->sheet.y - 1, HELP_X - 40, 18 }, 11,
                          PADDOCK_ALIGN_LEFT, "%s", address);
}

static void
add_affect (PaddockLicenceDrawing *self,
            const PaddockAffect *affect,
            const char *value,
            double indent)
{
  const PaddockCatalogueRow *row =
    paddock_catalogue_get_row (&paddock_affects, (guint) affect->kind);
  g_autofree char *name = paddock_licence_drawing_dup_name (self, row, affect->n, affect->name);
  g_autofree char *help = dup_affect_help (self, affect, row);

  add_remark (self, value, name, help, indent);
}

/* FRO-AFF-09: what each roll of a random affect brings. */
static void
add_outcomes (PaddockLicenceDrawing *self, const PaddockAffect *affect)
{
  for (guint i = 0; i < paddock_list_len (affect->choices); i++) {
    const PaddockAffectChoice *choice = PADDOCK_LIST_AT (affect->choices, PaddockAffectChoice, i);
    g_autofree char *roll =
      g_strdup_printf ("%s%d", affect->dice == 2 ? "\u2684\u2684 " : "\u2684 ", choice->roll);

    add_affect (self, &choice->affect, roll, INDENT);
  }
}

static char *
dup_damage_heading (const PaddockLicenceDrawing *self)
{
  int resilience = self->licence->damage.resilience;
  g_autofree char *number = g_strdup_printf ("%d", resilience);

  return g_strdup_printf ("%s  \u00b7  %s: %s", paddock_licence_drawing_word (self, N_ ("Damage")),
                          paddock_licence_drawing_word (self, N_ ("Resilience")),
                          resilience == PADDOCK_RESILIENCE_BLANK
                            ? paddock_licence_drawing_word (self, N_ ("blank"))
                            : number);
}

/* Resilience and length of the track, where they can be filled in. */
static void
add_damage_numbers (PaddockLicenceDrawing *self)
{
  const PaddockDamageTable *damage = &self->licence->damage;
  g_autofree char *resilience = g_strdup_printf ("%d", damage->resilience);
  g_autofree char *maximum = g_strdup_printf ("%d", damage->maximum);

  paddock_sheet_add_heading_number (&self->sheet, 1,
                                    paddock_licence_drawing_word (self, N_ ("Resilience")),
                                    damage->resilience == PADDOCK_RESILIENCE_BLANK
                                      ? paddock_licence_drawing_word (self, N_ ("blank"))
                                      : resilience,
                                    "damage/resilience");
  paddock_sheet_add_heading_number (&self->sheet, 0,
                                    paddock_licence_drawing_word (self, N_ ("Wipe-out at")),
                                    maximum, "damage/maximum");
}

static void
add_damage_levels (PaddockLicenceDrawing *self)
{
  const PaddockDamageTable *damage = &self->licence->damage;

  for (guint i = 0; i < paddock_list_len (damage->levels); i++) {
    const PaddockDamageLevel *level = PADDOCK_LIST_AT (damage->levels, PaddockDamageLevel, i);
    g_autofree char *value = g_strdup_printf ("%d", level->value);

    paddock_licence_drawing_show (self, PADDOCK_THING_DAMAGE, (guint) level->value);
    for (guint j = 0; j < paddock_list_len (level->affects); j++) {
      const PaddockAffect *affect = PADDOCK_LIST_AT (level->affects, PaddockAffect, j);

      if (affect->kind == PADDOCK_AFFECT_WIPE_OUT && level->value == damage->maximum)
        continue;
      add_remark_cell (self, "damage/level[value=%d]/affect[%u]", level->value, j);
      add_affect (self, affect, value, 0);
      add_outcomes (self, affect);
    }
  }
}

static void
add_damage (PaddockLicenceDrawing *self)
{
  const PaddockDamageTable *damage = &self->licence->damage;
  g_autofree char *heading = dup_damage_heading (self);
  g_autofree char *maximum = g_strdup_printf ("%d", damage->maximum);

  paddock_sheet_add_heading (&self->sheet, self->sheet.options->is_edited
                                             ? paddock_licence_drawing_word (self, N_ ("Damage"))
                                             : heading);
  add_damage_numbers (self);
  add_track (self, PADDOCK_THING_DAMAGE, 0, damage->maximum, has_damage_level, add_damage_cell);
  add_damage_levels (self);
  paddock_licence_drawing_show (self, PADDOCK_THING_DAMAGE, (guint) damage->maximum);
  add_remark (self, maximum, paddock_licence_drawing_word (self, N_ ("Wipe-out")),
              paddock_licence_drawing_word (self, N_ ("The vehicle is out of the race.")), 0);
  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
  paddock_sheet_add_space (&self->sheet, 12);
}

static void
add_control (PaddockLicenceDrawing *self)
{
  paddock_sheet_add_heading (&self->sheet,
                             paddock_licence_drawing_word (self, N_ ("Control loss")));
  add_track (self, PADDOCK_THING_CONTROL, 0, 9, is_control_minimum, add_control_cell);
  if (self->licence->control.minimum > 0) {
    g_autofree char *minimum = g_strdup_printf ("%d", self->licence->control.minimum);

    add_remark (self, minimum, paddock_licence_drawing_word (self, N_ ("Minimum")),
                paddock_licence_drawing_word (self, N_ ("It never has fewer control loss points.")),
                0);
  }
  paddock_sheet_add_space (&self->sheet, 8);
}

static void
add_stamina_numbers (PaddockLicenceDrawing *self)
{
  g_autofree char *maximum = g_strdup_printf ("%d", self->licence->stamina.maximum);
  g_autofree char *minimum = g_strdup_printf ("%d", self->licence->stamina.minimum);

  paddock_sheet_add_heading_number (&self->sheet, 1,
                                    paddock_licence_drawing_word (self, N_ ("Maximum")), maximum,
                                    "stamina/maximum");
  paddock_sheet_add_heading_number (&self->sheet, 0,
                                    paddock_licence_drawing_word (self, N_ ("Minimum")), minimum,
                                    "stamina/minimum");
}

static void
add_stamina (PaddockLicenceDrawing *self)
{
  const PaddockStaminaTable *stamina = &self->licence->stamina;

  paddock_sheet_add_heading (&self->sheet, paddock_licence_drawing_word (self, N_ ("Stamina")));
  add_stamina_numbers (self);
  add_track (self, PADDOCK_THING_STAMINA, stamina->maximum, stamina->minimum, has_stamina_step,
             add_stamina_cell);
  for (guint i = 0; i < paddock_list_len (stamina->steps); i++) {
    const PaddockStaminaStep *step = PADDOCK_LIST_AT (stamina->steps, PaddockStaminaStep, i);
    g_autofree char *value = g_strdup_printf ("%d", step->value);

    paddock_licence_drawing_show (self, PADDOCK_THING_STAMINA, (guint) step->value);
    for (guint j = 0; j < paddock_list_len (step->effects); j++) {
      const PaddockStaminaEffect *effect = PADDOCK_LIST_AT (step->effects, PaddockStaminaEffect, j);
      const PaddockCatalogueRow *row =
        paddock_catalogue_get_row (&paddock_stamina_effects, (guint) effect->kind);
      g_autofree char *name = paddock_licence_drawing_dup_name (self, row, effect->n, effect->name);
      g_autofree char *help = paddock_licence_drawing_dup_help (self, row, effect->n, effect->text);

      add_remark_cell (self, "stamina/step[-value=%d]/effect[%u]", step->value, j);
      add_remark (self, value, name, help, 0);
    }
  }
  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
  paddock_sheet_add_space (&self->sheet, 12);
}

void
paddock_licence_drawing_add_tracks (PaddockLicenceDrawing *self)
{
  add_control (self);
  add_damage (self);
  add_stamina (self);
}
