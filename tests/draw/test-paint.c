/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A few pixels, to prove that paint follows style and palette.
 */

#include "paint.h"
#include "scene-overlay.h"

#define SIDE 200

static cairo_surface_t *
paint (const PaddockScene *scene, PaddockPalette palette, double zoom)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);

  paddock_paint_paper (cr, palette);
  cairo_translate (cr, SIDE / 2, SIDE / 2);
  cairo_scale (cr, zoom, zoom);
  paddock_paint_scene (cr, scene, palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint
pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *row =
    cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x] & 0xffffff;
}

static guint
count_pixels (cairo_surface_t *surface, guint colour)
{
  guint n = 0;

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      n += pixel (surface, x, y) == colour;

  return n;
}

static void
test_a_hex_has_its_fill_and_its_line (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  paddock_scene_add_hex (scene, PADDOCK_STYLE_SPACE, (PaddockPoint){ 0, 0 }, 24);
  for (guint p = 0; p < PADDOCK_N_PALETTES; p++) {
    cairo_surface_t *surface = paint (scene, p, 3);

    g_assert_cmphex (pixel (surface, 100, 100), ==, paddock_palette_get (p, PADDOCK_INK_ASPHALT));
    /* The side to the right lies 24 * 3 * sqrt (3) / 2 = 62.4 pixels away, the line inside it. */
    g_assert_cmphex (pixel (surface, 160, 100), ==,
                     paddock_palette_get (p, PADDOCK_INK_ASPHALT_LINE));
    g_assert_cmphex (pixel (surface, 164, 100), ==, paddock_palette_get (p, PADDOCK_INK_PAPER));
    cairo_surface_destroy (surface);
  }
}

/* What lies under a mark is still seen within it. */
static void
test_outlines_leave_their_inside_free (void)
{
  for (guint outline = 0; outline < PADDOCK_N_OUTLINES; outline++) {
    g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    guint paper = paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_PAPER);
    guint casing = paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_OVERLAY_DARK);
    cairo_surface_t *surface;

    paddock_overlay_add_hex (scene, outline, (PaddockPoint){ 0, 0 }, 24);
    surface = paint (scene, PADDOCK_PALETTE_LIGHT, 3);
    g_assert_cmphex (pixel (surface, 100, 100), ==, paper);
    g_assert_cmpuint (count_pixels (surface, casing), >, 100);
    g_assert_cmpuint (count_pixels (surface, paper) + count_pixels (surface, casing), <,
                      SIDE * SIDE - 100); /* the line itself */
    cairo_surface_destroy (surface);
  }
}

static void
test_barriers_are_hatched (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_FLAT);
  cairo_surface_t *surface;
  guint hatch, fill;

  paddock_scene_add_hex (scene, PADDOCK_STYLE_BARRIER, (PaddockPoint){ 0, 0 }, 24);
  surface = paint (scene, PADDOCK_PALETTE_LIGHT, 3);
  hatch =
    count_pixels (surface, paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_BARRIER_HATCH));
  fill = count_pixels (surface, paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_BARRIER));
  cairo_surface_destroy (surface);

  g_assert_cmpuint (hatch, >, 2000);
  g_assert_cmpuint (fill, >, hatch);
}

/* The hatching runs on: a line along a stripe stays on it in the next hex. */
static void
test_hatching_does_not_spill_over_the_line (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  g_autoptr (PaddockScene) plain = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  guint line = paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_CHECKPOINT);
  cairo_surface_t *hatched, *unhatched;

  paddock_scene_add_hex (scene, PADDOCK_STYLE_OBSTACLE, (PaddockPoint){ 0, 0 }, 24);
  paddock_scene_add_hex (plain, PADDOCK_STYLE_OBSTACLE_SPACE, (PaddockPoint){ 0, 0 }, 24);
  hatched = paint (scene, PADDOCK_PALETTE_LIGHT, 3);
  unhatched = paint (plain, PADDOCK_PALETTE_LIGHT, 3);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      if (pixel (unhatched, x, y) == line)
        g_assert_cmphex (pixel (hatched, x, y), ==, line);
  cairo_surface_destroy (hatched);
  cairo_surface_destroy (unhatched);
}

static void
test_neighbours_leave_no_seam (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  PaddockHexLayout layout = { PADDOCK_ORIENTATION_POINTY, 24, { 0, 0 } };
  cairo_surface_t *surface;

  for (int q = -6; q <= 6; q++)
    for (int r = -6; r <= 6; r++)
      paddock_scene_add_hex (scene, PADDOCK_STYLE_BAND,
                             paddock_hex_layout_centre (&layout, PADDOCK_HEX (q, r)), 24);
  surface = paint (scene, PADDOCK_PALETTE_LIGHT, 1.37);

  g_assert_cmpuint (count_pixels (surface,
                                  paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_ACCENT)),
                    ==, SIDE * SIDE);
  cairo_surface_destroy (surface);
}

static void
test_text_stays_in_its_box (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  guint paper = paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_PAPER), n = 0;
  cairo_surface_t *surface;

  paddock_scene_add_text (scene, PADDOCK_STYLE_TEXT, (PaddockRect){ -40, -20, 80, 44 }, 12,
                          PADDOCK_ALIGN_LEFT,
                          "far more words than there is room for in a box of this size, wherever "
                          "lines may break");
  surface = paint (scene, PADDOCK_PALETTE_LIGHT, 1);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      if (pixel (surface, x, y) != paper) {
        g_assert_cmpint (x, >=, 58);
        g_assert_cmpint (x, <=, 142);
        g_assert_cmpint (y, >=, 78);
        g_assert_cmpint (y, <=, 126);
        n++;
      }
  g_assert_cmpuint (n, >, 300);
  cairo_surface_destroy (surface);
}

/* Text that crosses the edge of what is painted is painted on both sides of it. */
static void
test_parts_make_up_the_whole (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  cairo_surface_t *whole, *parts = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);

  for (int i = 0; i < 10; i++) {
    paddock_scene_add_text (scene, PADDOCK_STYLE_TEXT,
                            (PaddockRect){ -90, -95 + 19.0 * i, 180, 18 }, 13, PADDOCK_ALIGN_CENTRE,
                            "Words across the page");
    if (i % 2)
      paddock_scene_turn_text (scene, 0.3);
  }
  whole = paint (scene, PADDOCK_PALETTE_LIGHT, 1);
  for (int top = 0; top < SIDE; top += 8)
    for (int left = 0; left < SIDE; left += 50) {
      cairo_t *cr = cairo_create (parts);

      cairo_rectangle (cr, left, top, 50, 8);
      cairo_clip (cr);
      paddock_paint_paper (cr, PADDOCK_PALETTE_LIGHT);
      cairo_translate (cr, SIDE / 2, SIDE / 2);
      paddock_paint_scene (cr, scene, PADDOCK_PALETTE_LIGHT);
      cairo_destroy (cr);
    }
  cairo_surface_flush (parts);

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      g_assert_cmphex (pixel (parts, x, y), ==, pixel (whole, x, y));
  cairo_surface_destroy (whole);
  cairo_surface_destroy (parts);
}

static void
test_later_layers_lie_above (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  cairo_surface_t *surface;

  paddock_scene_add_circle (scene, PADDOCK_STYLE_MARK, (PaddockPoint){ 0, 0 }, 20);
  paddock_scene_next_layer (scene);
  paddock_scene_add_circle (scene, PADDOCK_STYLE_LANE, (PaddockPoint){ 0, 0 }, 20);
  surface = paint (scene, PADDOCK_PALETTE_LIGHT, 1);

  g_assert_cmphex (pixel (surface, 100, 100), ==,
                   paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_ASPHALT));
  cairo_surface_destroy (surface);
}

/* Those that are too large to be kept are painted another way, which looks the same. */
static void
test_letters_of_every_size_look_alike (void)
{
  guint paper = paddock_palette_get (PADDOCK_PALETTE_LIGHT, PADDOCK_INK_PAPER);
  guint n_inked[2];

  for (guint i = 0; i < 2; i++) {
    g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    PaddockRect box = { -30, -36, 60, 72 };
    cairo_surface_t *surface;

    paddock_scene_add_text (scene, PADDOCK_STYLE_MUTED, box, 60, PADDOCK_ALIGN_LEFT, "8");
    surface =
      paint (scene, PADDOCK_PALETTE_LIGHT, i ? 2.6 : 1.3); /* about 80 and 190 pixels high */
    n_inked[i] = SIDE * SIDE - count_pixels (surface, paper);
    cairo_surface_destroy (surface);
  }
  g_assert_cmpuint (n_inked[0], >, 500);
  g_assert_cmpfloat_with_epsilon ((double) n_inked[1] / n_inked[0], 4, 0.8);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/draw/paint/" path_, test_)
  ADD ("letters-of-every-size-look-alike", test_letters_of_every_size_look_alike);
  ADD ("a-hex-has-its-fill-and-its-line", test_a_hex_has_its_fill_and_its_line);
  ADD ("barriers-are-hatched", test_barriers_are_hatched);
  ADD ("outlines-leave-their-inside-free", test_outlines_leave_their_inside_free);
  ADD ("hatching-does-not-spill-over-the-line", test_hatching_does_not_spill_over_the_line);
  ADD ("neighbours-leave-no-seam", test_neighbours_leave_no_seam);
  ADD ("text-stays-in-its-box", test_text_stays_in_its_box);
  ADD ("parts-make-up-the-whole", test_parts_make_up_the_whole);
  ADD ("later-layers-lie-above", test_later_layers_lie_above);

  return g_test_run ();
}
