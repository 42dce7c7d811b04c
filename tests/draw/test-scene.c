/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenes by themselves: what is touched is what is seen, and what a dump says.
 */

#include "scene.h"

static PaddockThing
thing (guint index)
{
  return (PaddockThing){ .kind = PADDOCK_THING_ITEM, .index = (guint16) index };
}

static void
assert_hit (const PaddockScene *scene, double x, double y, int index)
{
  PaddockThing found;

  if (!paddock_scene_hit (scene, (PaddockPoint){ x, y }, 1, &found))
    g_assert_cmpint (index, ==, -1);
  else
    g_assert_cmpint (found.index, ==, index);
}

static void
test_every_shape_is_hit_inside_and_not_outside (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  PaddockPoint triangle[] = { { 200, 0 }, { 240, 0 }, { 200, 40 } };
  PaddockPoint bend[] = { { 300, 0 }, { 340, 0 }, { 340, 40 } };

  paddock_scene_show (scene, thing (1));
  paddock_scene_add_hex (scene, PADDOCK_STYLE_SPACE, (PaddockPoint){ 0, 0 }, 20);
  paddock_scene_show (scene, thing (2));
  paddock_scene_add_circle (scene, PADDOCK_STYLE_ITEM, (PaddockPoint){ 100, 0 }, 10);
  paddock_scene_show (scene, thing (3));
  paddock_scene_add_polygon (scene, PADDOCK_STYLE_HAZARD, triangle, 3);
  paddock_scene_show (scene, thing (4));
  paddock_scene_add_polyline (scene, PADDOCK_STYLE_CHECKPOINT_LINE, bend, 3);
  paddock_scene_show (scene, thing (5));
  paddock_scene_add_rect (scene, PADDOCK_STYLE_PANEL, (PaddockRect){ 400, 0, 50, 20 }, 4);

  assert_hit (scene, 0, 19, 1);   /* just below the corner */
  assert_hit (scene, 16, 16, -1); /* in the hex's box, beside its slanted side */
  assert_hit (scene, 107, 7, 2);
  assert_hit (scene, 109, 9, -1);
  assert_hit (scene, 210, 10, 3);
  assert_hit (scene, 235, 35, -1);
  assert_hit (scene, 320, 3, 4); /* half of the line's width, and the tolerance */
  assert_hit (scene, 320, 4, -1);
  assert_hit (scene, 338, 20, 4);
  assert_hit (scene, 310, 30, -1); /* a polyline is not closed */
  assert_hit (scene, 449, 19, 5);
  assert_hit (scene, 451, 10, -1);
}

static void
test_the_topmost_thing_is_hit (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_FLAT);

  paddock_scene_show (scene, thing (1));
  paddock_scene_add_hex (scene, PADDOCK_STYLE_SPACE, (PaddockPoint){ 0, 0 }, 20);
  paddock_scene_next_layer (scene);
  paddock_scene_show (scene, thing (2));
  paddock_scene_add_circle (scene, PADDOCK_STYLE_ITEM, (PaddockPoint){ 0, 0 }, 8);
  paddock_scene_next_layer (scene);
  paddock_scene_show (scene, (PaddockThing){ PADDOCK_THING_NONE });
  paddock_scene_add_circle (scene, PADDOCK_STYLE_ITEM, (PaddockPoint){ 0, 0 }, 20);
  paddock_scene_show (scene, thing (3));
  paddock_scene_add_label (scene, PADDOCK_STYLE_ITEM_TEXT, (PaddockPoint){ 0, 0 }, 20, 12, "?");

  assert_hit (scene, 0, 0, 2); /* what shows nothing and text are looked through */
  assert_hit (scene, 15, 0, 1);
}

static void
test_labels_shrink_to_their_circle (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_FLAT);
  const PaddockShape *shapes;

  paddock_scene_add_label (scene, PADDOCK_STYLE_TEXT, (PaddockPoint){ 0, 0 }, 10, 12, "1");
  paddock_scene_add_label (scene, PADDOCK_STYLE_TEXT, (PaddockPoint){ 0, 0 }, 10, 12, "-120,-98");
  shapes = (const PaddockShape *) (gconstpointer) scene->shapes->data;

  g_assert_cmpfloat (shapes[0].size, ==, 12);
  g_assert_cmpfloat (shapes[1].size, <, 5);
}

static void
test_empty_text_is_no_shape (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_FLAT);

  paddock_scene_add_text (scene, PADDOCK_STYLE_TEXT, (PaddockRect){ 0, 0, 9, 9 }, 8,
                          PADDOCK_ALIGN_LEFT, "");
  paddock_scene_add_text (scene, PADDOCK_STYLE_TEXT, (PaddockRect){ 0, 0, 9, 9 }, 8,
                          PADDOCK_ALIGN_LEFT, NULL);

  g_assert_cmpuint (scene->shapes->len, ==, 0);
}

static void
test_measuring_takes_in_every_shape (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_FLAT);
  PaddockRect rect;

  g_assert_true (paddock_rect_is_empty (paddock_scene_measure (scene)));
  paddock_scene_add_circle (scene, PADDOCK_STYLE_ITEM, (PaddockPoint){ 10, 10 }, 15);
  paddock_scene_add_text (scene, PADDOCK_STYLE_TEXT, (PaddockRect){ 0, 0, 90, 12 }, 8,
                          PADDOCK_ALIGN_LEFT, "far");
  paddock_scene_add_line (scene, PADDOCK_STYLE_RULE, (PaddockPoint){ 0, 0 },
                          (PaddockPoint){ 5, 77 });
  rect = paddock_scene_measure (scene);

  g_assert_cmpfloat (rect.x, ==, -5);
  g_assert_cmpfloat (rect.y, ==, -5);
  g_assert_cmpfloat (rect.width, ==, 95);
  g_assert_cmpfloat (rect.height, ==, 82);
}

static void
test_dumps_name_everything (void)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_FLAT);
  g_autofree char *dump = NULL;

  paddock_scene_add_line (scene, PADDOCK_STYLE_RULE, (PaddockPoint){ -0.04, 1.26 },
                          (PaddockPoint){ 5, 77 });
  paddock_scene_next_layer (scene);
  paddock_scene_show (scene, (PaddockThing){ .kind = PADDOCK_THING_CHECKPOINT,
                                             .part = 1,
                                             .index = 2,
                                             .at = PADDOCK_PLACE (3, -4) });
  paddock_scene_add_text (scene, PADDOCK_STYLE_TEXT, (PaddockRect){ 0, 0, 90, 12 }, 8,
                          PADDOCK_ALIGN_RIGHT, "a \"word\"");
  paddock_scene_turn_text (scene, G_PI / 2);
  dump = paddock_scene_dump (scene);

  g_assert_cmpstr (dump, ==,
                   "0 polyline rule 0,1.3 5,77\n"
                   "1 text text 0,0 90,12 size 8 right \"a \\\"word\\\"\" turned 90"
                   " = checkpoint 2.1 (3,-4)\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/draw/scene/" path_, test_)
  ADD ("every-shape-is-hit-inside-and-not-outside", test_every_shape_is_hit_inside_and_not_outside);
  ADD ("the-topmost-thing-is-hit", test_the_topmost_thing_is_hit);
  ADD ("labels-shrink-to-their-circle", test_labels_shrink_to_their_circle);
  ADD ("empty-text-is-no-shape", test_empty_text_is_no_shape);
  ADD ("measuring-takes-in-every-shape", test_measuring_takes_in_every_shape);
  ADD ("dumps-name-everything", test_dumps_name_everything);

  return g_test_run ();
}
