/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A widget that asks for another size whenever it is given one, as GTK's text view may.  Warnings end the test.
 */

#include "calm-bin.h"

#include "app-fixture.h"

typedef struct {
  GtkWidget *window, *bin, *child;
} Fixture;

static guint n_wishes; /* that are still to come */

static void
measure (GtkWidget *child,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  *minimum = *natural = 50 + (int) n_wishes;
}

static void
allocate (GtkWidget *child, int width, int height, int baseline)
{
  if (n_wishes == 0)
    return;

  n_wishes--;
  gtk_widget_queue_resize (child);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  n_wishes = 0;
  self->child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->child, gtk_custom_layout_new (NULL, measure, allocate));
  self->bin = g_object_new (PADDOCK_TYPE_CALM_BIN, "child", self->child, NULL);
  gtk_box_append (GTK_BOX (inner), self->bin);
  gtk_box_append (GTK_BOX (outer), inner);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), outer);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_test_widget_wait_for_draw (self->window);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* More often than GTK lays a window out in one frame. */
static void
test_many_wishes_cost_no_warning (Fixture *self, gconstpointer data)
{
  n_wishes = 20;
  gtk_widget_queue_allocate (self->child);
  wait_until (n_wishes == 0);
  wait_until (gtk_widget_get_height (self->child) == gtk_widget_get_height (self->bin));
  g_assert_cmpint (gtk_widget_get_width (self->child), ==, gtk_widget_get_width (self->bin));
}

static void
test_its_child_goes_with_it (Fixture *self, gconstpointer data)
{
  n_wishes = 5;
  gtk_widget_queue_resize (self->child);
  gtk_test_widget_wait_for_draw (self->window);
  g_object_add_weak_pointer (G_OBJECT (self->child), (gpointer *) &self->child);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->bin)), self->bin);
  wait_until (!self->child);
}

#define ADD(name_, func_) \
  g_test_add ("/app/calm-bin/" name_, Fixture, NULL, set_up, func_, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("many-wishes-cost-no-warning", test_many_wishes_cost_no_warning);
  ADD ("its-child-goes-with-it", test_its_child_goes_with_it);
  return g_test_run ();
}
