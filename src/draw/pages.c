/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages.h"

#define LETTER_HEIGHT 792.0

double
paddock_pages_find_scale (PaddockRect sheet)
{
  return (PADDOCK_PAGE_WIDTH - 2 * PADDOCK_PAGE_MARGIN) / sheet.width;
}

/* Between two parts of a sheet there is so much room at least; less is between the rows of a part, or below a heading. */
#define PART_GAP 12.0

static PaddockRect
get_box (const PaddockScene *scene, guint i)
{
  return paddock_scene_get_box (scene, &g_array_index (scene->shapes, PaddockShape, i));
}

/* The highest top of what lies across Y; Y itself if nothing does. */
static double
find_top_across (const PaddockScene *scene, double y)
{
  double top = y;

  for (guint i = 0; i < scene->shapes->len; i++) {
    PaddockRect box = get_box (scene, i);

    if (box.y < y && box.y + box.height > y)
      top = MIN (top, box.y);
  }

  return top;
}

/* The lowest bottom of what ends above Y. */
static double
find_bottom_above (const PaddockScene *scene, double y)
{
  double bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < scene->shapes->len; i++) {
    PaddockRect box = get_box (scene, i);

    if (box.y + box.height <= y)
      bottom = MAX (bottom, box.y + box.height);
  }

  return bottom;
}

static double
find_free (const PaddockScene *scene, double y)
{
  double top;

  while ((top = find_top_across (scene, y)) < y)
    y = top;

  return y;
}

/* The lowest place above BOTTOM between two parts; if all of a page is one part, between two rows; and if that is one row,
 * BOTTOM. */
static double
find_cut (const PaddockScene *scene, double top, double bottom)
{
  double any = find_free (scene, bottom);

  for (double cut = any; cut > top;) {
    double above = find_bottom_above (scene, cut);

    if (cut - above >= PART_GAP)
      return (cut + above) / 2;
    cut = find_free (scene, above - 0.01);
  }

  return any > top ? any : bottom;
}

GArray *
paddock_pages_cut (const PaddockScene *scene, PaddockRect sheet)
{
  double height = (LETTER_HEIGHT - 2 * PADDOCK_PAGE_MARGIN) / paddock_pages_find_scale (sheet);
  double end = sheet.y + sheet.height;
  GArray *pages = g_array_new (FALSE, FALSE, sizeof (PaddockRect));

  for (double top = sheet.y, cut; top < end; top = cut) {
    PaddockRect page = { sheet.x, top, sheet.width, 0 };

    cut = top + height < end ? find_cut (scene, top, top + height) : end;
    page.height = cut - top;
    g_array_append_val (pages, page);
  }

  return pages;
}
