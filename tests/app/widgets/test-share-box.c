/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "share-box.h"

static GtkWidget *
add (GtkWidget *box, guint weight)
{
  GtkWidget *child = gtk_label_new ("");

  paddock_share_box_append (PADDOCK_SHARE_BOX (box), child, weight);
  return child;
}

static void
assert_at (GtkWidget *child, GtkWidget *box, double x, int width)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, box, &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, x);
  g_assert_cmpint (gtk_widget_get_width (child), ==, width);
}

/* Boxes of one row begin where those of the row above do. */
static void
test_rows_stand_below_each_other (void)
{
  GtkWidget *box = g_object_ref_sink (paddock_share_box_new ());
  GtkWidget *whole = add (box, 60), *first = add (box, 30), *second = add (box, 30);

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (box, &(GtkAllocation){ 0, 0, 200, 20 }, -1);
  assert_at (whole, box, 0, 99);
  assert_at (first, box, 100, 49);
  assert_at (second, box, 150, 49);

  paddock_share_box_clear (PADDOCK_SHARE_BOX (box));
  g_assert_null (gtk_widget_get_first_child (box));
  g_assert_finalize_object (box);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/share-box/rows-stand-below-each-other", test_rows_stand_below_each_other);
  return g_test_run ();
}
