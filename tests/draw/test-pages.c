/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sheet on pages: nothing is cut, nothing is lost, and each page fits on A4 and on letter paper.
 */

#include "draw-samples.h"
#include "pages.h"
#include "picture.h"

/* A column of rows of HEIGHT, in parts of IN_PART with GAP between them. */
static PaddockScene *
make_column (guint n, double height, guint in_part, double gap)
{
  PaddockScene *scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  double y = 0;

  for (guint i = 0; i < n; i++) {
    paddock_scene_add_rect (scene, PADDOCK_STYLE_PANEL, (PaddockRect){ 0, y, 760, height }, 0);
    y += height + ((i + 1) % in_part ? 2 : gap);
  }

  return scene;
}

static GArray *
cut (const PaddockScene *scene)
{
  return paddock_pages_cut (scene, paddock_scene_measure (scene));
}

static PaddockRect
page_at (GArray *pages, guint i)
{
  return g_array_index (pages, PaddockRect, i);
}

static void
assert_whole (const PaddockScene *scene, GArray *pages)
{
  PaddockRect sheet = paddock_scene_measure (scene);
  double scale = paddock_pages_find_scale (sheet), y = sheet.y;

  for (guint i = 0; i < pages->len; i++) {
    PaddockRect page = page_at (pages, i);

    g_assert_cmpfloat (page.y, ==, y);
    g_assert_cmpfloat (page.height * scale, <=, 792 - 2 * PADDOCK_PAGE_MARGIN + 0.01);
    y += page.height;
    for (guint k = 0; i + 1 < pages->len && k < scene->shapes->len; k++) {
      PaddockRect box =
        paddock_scene_get_box (scene, &g_array_index (scene->shapes, PaddockShape, k));

      g_assert_false (box.y < y && box.y + box.height > y);
    }
  }
  g_assert_cmpfloat_with_epsilon (y, sheet.y + sheet.height, 0.01);
}

static void
test_licence (void)
{
  g_autoptr (PaddockDocument) licence = sample_licence ();
  PaddockViewOptions options = PADDOCK_VIEW_ALONE;
  g_autoptr (PaddockPicture) picture = paddock_picture_new (licence, &options);
  g_autoptr (PaddockScene) scene = paddock_picture_build (picture, NULL);
  g_autoptr (GArray) pages = cut (scene);

  g_assert_cmpuint (pages->len, >=, 2);
  assert_whole (scene, pages);
}

/* Five rows a part, and room for more than seven parts: the eighth begins the next page. */
static void
test_parts (void)
{
  g_autoptr (PaddockScene) scene = make_column (60, 24, 5, 14);
  g_autoptr (GArray) pages = cut (scene);

  assert_whole (scene, pages);
  g_assert_cmpuint (pages->len, ==, 2);
  g_assert_cmpfloat (page_at (pages, 1).y, ==, 7 * (5 * 24 + 4 * 2 + 14) - 7);
}

/* Rows without parts are cut between rows; what is higher than a page is cut anyway. */
static void
test_rows (void)
{
  g_autoptr (PaddockScene) rows = make_column (60, 24, 1000, 0);
  g_autoptr (PaddockScene) giant = make_column (1, 3000, 1, 0);
  g_autoptr (GArray) pages = cut (rows), parts = cut (giant);

  assert_whole (rows, pages);
  g_assert_cmpuint (pages->len, ==, 2);
  g_assert_cmpuint (parts->len, ==, 3);
}

static void
test_short (void)
{
  g_autoptr (PaddockScene) scene = make_column (3, 24, 5, 14);
  g_autoptr (GArray) pages = cut (scene);

  g_assert_cmpuint (pages->len, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/pages/a-licence-is-whole", test_licence);
  g_test_add_func ("/draw/pages/parts-stay-together", test_parts);
  g_test_add_func ("/draw/pages/rows-are-not-cut", test_rows);
  g_test_add_func ("/draw/pages/a-short-sheet-is-one-page", test_short);

  return g_test_run ();
}
