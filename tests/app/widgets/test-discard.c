/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Content that goes because the pointer leaves it, with a real pointer.
 */

#include "hands-fixture.h"

#include "discard.h"

typedef struct {
  GtkWidget *window, *above, *below, *box, *button;
} Scene;

static void
left_cb (Scene *self)
{
  paddock_discard_children (self->box);
}

static void
entered_cb (gboolean *has_entered)
{
  *has_entered = TRUE;
}

static GtkEventController *
add_motion (GtkWidget *widget)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_add_controller (widget, motion);
  return motion;
}

/* Something above, and below it a box whose content goes when the pointer leaves. */
static void
scene_begin (Scene *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->window = gtk_window_new ();
  self->above = gtk_label_new ("Above");
  self->below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->button = gtk_button_new_with_label ("Below");
  gtk_widget_set_size_request (self->above, 300, 100);
  gtk_widget_set_size_request (self->button, 300, 100);
  gtk_box_append (GTK_BOX (self->box), self->button);
  gtk_box_append (GTK_BOX (self->below), self->box);
  gtk_box_append (GTK_BOX (all), self->above);
  gtk_box_append (GTK_BOX (all), self->below);
  gtk_window_set_child (GTK_WINDOW (self->window), all);
  g_signal_connect_swapped (add_motion (self->below), "leave", G_CALLBACK (left_cb), self);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_until (gtk_window_is_active (GTK_WINDOW (self->window)));
  gtk_test_widget_wait_for_draw (self->window);
}

static void
test_what_the_pointer_leaves_may_go (void)
{
  Scene scene;
  gboolean has_entered = FALSE;

  scene_begin (&scene);
  g_signal_connect_swapped (add_motion (scene.above), "enter", G_CALLBACK (entered_cb),
                            &has_entered);
  move_to (scene.button, (PaddockPoint){ 150, 50 });
  wait_until (gtk_widget_get_state_flags (scene.button) & GTK_STATE_FLAG_PRELIGHT);
  move_to (scene.above, (PaddockPoint){ 150, 50 });
  wait_until (has_entered);
  wait_until (!gtk_widget_get_first_child (scene.box));
  gtk_window_destroy (GTK_WINDOW (scene.window));
}

static void
test_what_goes_is_hidden_at_once (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *old = gtk_label_new ("Old"), *new = gtk_label_new ("New");

  gtk_box_append (GTK_BOX (box), old);
  paddock_discard_children (box);
  gtk_box_append (GTK_BOX (box), new);
  g_assert_false (gtk_widget_get_visible (old));
  paddock_discard_children (gtk_widget_get_first_child (box)); /* it has none */
  wait_until (gtk_widget_get_first_child (box) == new);
  g_assert_null (gtk_widget_get_next_sibling (new));
  g_assert_true (gtk_widget_get_visible (new));
  g_object_unref (box);
}

/* The box may be gone before. */
static void
test_a_box_may_go_with_what_goes (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *label = gtk_label_new ("Old");

  gtk_box_append (GTK_BOX (box), label);
  g_object_add_weak_pointer (G_OBJECT (label), (gpointer *) &label);
  paddock_discard_children (box);
  g_object_unref (box);
  wait_until (!label);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/discard/what-the-pointer-leaves-may-go",
                   test_what_the_pointer_leaves_may_go);
  g_test_add_func ("/app/discard/what-goes-is-hidden-at-once", test_what_goes_is_hidden_at_once);
  g_test_add_func ("/app/discard/a-box-may-go-with-what-goes", test_a_box_may_go_with_what_goes);

  return g_test_run ();
}
