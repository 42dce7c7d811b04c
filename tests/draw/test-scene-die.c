/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-die.h"

#define SIZE 24.0

static char *
dump (PaddockFace face)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  paddock_scene_add_die (scene, &face, (PaddockPoint){ 0, 0 }, SIZE);
  return paddock_scene_dump (scene);
}

static guint
count (PaddockFace face, PaddockShapeKind kind)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  guint n = 0;

  paddock_scene_add_die (scene, &face, (PaddockPoint){ 0, 0 }, SIZE);
  for (guint i = 0; i < scene->shapes->len; i++)
    n += g_array_index (scene->shapes, PaddockShape, i).kind == kind;
  return n;
}

static void
test_pips (void)
{
  for (int n = 0; n <= PADDOCK_MAX_PIPS; n++)
    g_assert_cmpuint (count ((PaddockFace){ .number = (gint16) n }, PADDOCK_SHAPE_CIRCLE), ==, n);
}

static void
assert_text (PaddockFace face, const char *text)
{
  g_autofree char *scene = dump (face);

  g_assert_nonnull (strstr (scene, text));
  g_assert_cmpuint (count (face, PADDOCK_SHAPE_CIRCLE), ==, 0);
}

static void
test_figures (void)
{
  assert_text ((PaddockFace){ .number = 300 }, "300");
  assert_text ((PaddockFace){ .number = -2 }, "-2");
  assert_text ((PaddockFace){ .number = 3, .look = PADDOCK_LOOK_FIGURE }, "3");
}

/* Symbols are shapes of their own, without a number, and no two are alike. */
static void
test_symbols (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint symbol = 0; symbol < PADDOCK_N_SYMBOLS; symbol++) {
    PaddockFace face = { .look = PADDOCK_LOOK_SYMBOL, .symbol = (guint8) symbol, .label = "" };

    g_assert_cmpuint (count (face, PADDOCK_SHAPE_TEXT), ==, 0);
    g_assert_cmpuint (count (face, PADDOCK_SHAPE_CIRCLE), ==, 0);
    g_assert_cmpuint (count (face, PADDOCK_SHAPE_POLYLINE) + count (face, PADDOCK_SHAPE_POLYGON), >,
                      0);
    g_assert_true (g_hash_table_add (seen, dump (face)));
  }
}

static void
test_symbol_with_figure (void)
{
  PaddockFace face = { 3, PADDOCK_LOOK_SYMBOL_FIGURE, PADDOCK_SYMBOL_FASTER, "" };

  assert_text (face, "3");
  g_assert_cmpuint (count (face, PADDOCK_SHAPE_POLYLINE), ==, 2);
}

static void
assert_room (const PaddockScene *scene, const PaddockShape *shape)
{
  PaddockRect box = paddock_scene_get_box (scene, shape);
  const double edge = SIZE / 2 + 0.01;

  g_assert_cmpfloat (box.x, >=, -edge);
  g_assert_cmpfloat (box.y, >=, -edge);
  g_assert_cmpfloat (box.x + box.width, <=, edge);
  g_assert_cmpfloat (box.y + box.height, <=, edge);
}

/* No symbol hangs over the edge of its die. */
static void
test_room (void)
{
  for (guint symbol = 0; symbol < PADDOCK_N_SYMBOLS; symbol++)
    for (guint look = PADDOCK_LOOK_SYMBOL; look <= PADDOCK_LOOK_SYMBOL_FIGURE; look++) {
      PaddockFace face = { 3, (guint8) look, (guint8) symbol, "" };
      g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

      paddock_scene_add_die (scene, &face, (PaddockPoint){ 0, 0 }, SIZE);
      for (guint i = 0; i < scene->shapes->len; i++)
        if (g_array_index (scene->shapes, PaddockShape, i).kind != PADDOCK_SHAPE_TEXT)
          assert_room (scene, &g_array_index (scene->shapes, PaddockShape, i));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/scene-die/pips-are-counted", test_pips);
  g_test_add_func ("/draw/scene-die/numbers-are-figures", test_figures);
  g_test_add_func ("/draw/scene-die/symbols-differ", test_symbols);
  g_test_add_func ("/draw/scene-die/a-symbol-makes-room-for-a-number", test_symbol_with_figure);
  g_test_add_func ("/draw/scene-die/a-face-stays-on-its-die", test_room);

  return g_test_run ();
}
