/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reference picture: chosen, moved, scaled, made fainter, kept with the track; missing, found again, taken away.
 */

#include "window-fixture.h"

#include "canvas-private.h"
#include "scene-hex-track.h"
#include "tracing-picture.h"

typedef struct {
  char *folder;
  PaddockWindow *window;
  PaddockDocumentFile *file;
  PaddockEditor *editor;
  PaddockCanvas *canvas;
} Fixture;

/* 40 x 20 pixels. */
static GFile *
paint_picture (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 40, 20);

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return g_file_new_for_path (path);
}

static void
open_track (Fixture *self, const char *path)
{
  g_autoptr (GFile) place = path ? g_file_new_for_path (path) : copy_example (self->folder);

  self->window = present_window ();
  paddock_window_open (self->window, place);
  wait_until (is_shown (self->window));
  self->file = paddock_window_get_file (self->window);
  self->editor = paddock_window_get_editor (self->window);
  /* The cards of the welcome page, which are filled in time, have canvases as well. */
  self->canvas =
    find_widget (GTK_WIDGET (paddock_window_get_drawing (self->window)), PADDOCK_TYPE_CANVAS, NULL);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = make_folder ();
  open_track (self, NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  while (paddock_document_file_is_modified (self->file))
    paddock_document_file_undo (self->file);
  close_window (self->window);
  g_free (self->folder);
}

static const PaddockTracing *
get_tracing (Fixture *self)
{
  return &paddock_editor_get_track (self->editor)->tracing;
}

static void
choose (Fixture *self, const char *name)
{
  g_autoptr (GFile) picture = paint_picture (self->folder, name);

  paddock_tracing_picture_set (self->file, picture);
}

/* As it is painted, in sizes of a hex. */
static void
assert_shown (Fixture *self, double x, double y, double width, double opacity)
{
  wait_until (self->canvas->tracing);
  g_assert_cmpfloat_with_epsilon (self->canvas->tracing_rect.x / PADDOCK_HEX_DRAWN_SIZE, x, 1e-6);
  g_assert_cmpfloat_with_epsilon (self->canvas->tracing_rect.y / PADDOCK_HEX_DRAWN_SIZE, y, 1e-6);
  g_assert_cmpfloat_with_epsilon (self->canvas->tracing_rect.width, width, 1e-6);
  g_assert_cmpfloat_with_epsilon (self->canvas->tracing_opacity, opacity, 1e-6);
}

static void
test_chosen (Fixture *self, gconstpointer data)
{
  g_assert_null (self->canvas->tracing);
  choose (self, "sketch.png");
  g_assert_cmpstr (paddock_text_get (get_tracing (self)->file), ==, "sketch.png");
  assert_shown (self, 0, 0, 40, 0.5);
  paddock_document_file_undo (self->file);
  g_assert_null (self->canvas->tracing);
  paddock_document_file_redo (self->file);
  assert_shown (self, 0, 0, 40, 0.5);
  paddock_tracing_picture_set (self->file, NULL);
  g_assert_null (self->canvas->tracing);
}

/* Every step by a command, and no further than it may go. */
static void
test_changed (Fixture *self, gconstpointer data)
{
  choose (self, "sketch.png");
  activate (self->window, "edit.tracing-right");
  activate (self->window, "edit.tracing-right");
  activate (self->window, "edit.tracing-up");
  activate (self->window, "edit.tracing-larger");
  activate (self->window, "edit.tracing-stronger");
  assert_shown (self, 0.5, -0.25, 42, 0.6);
  activate (self->window, "edit.tracing-left");
  activate (self->window, "edit.tracing-down");
  activate (self->window, "edit.tracing-smaller");
  assert_shown (self, 0.25, 0, 40, 0.6);
  for (int i = 0; i < 12; i++)
    gtk_widget_activate_action (GTK_WIDGET (self->window), "edit.tracing-fainter", NULL);
  assert_shown (self, 0.25, 0, 40, 0);
  for (int i = 0; i < 100; i++)
    gtk_widget_activate_action (GTK_WIDGET (self->window), "edit.tracing-smaller", NULL);
  g_assert_cmpint (get_tracing (self)->scale, ==, 1);
}

/* While it is dragged it is seen to move; who lets go of the drag, has not moved it. */
static void
test_dragged (Fixture *self, gconstpointer data)
{
  choose (self, "sketch.png");
  paddock_editor_set_tool (self->editor, "tracing");
  paddock_editor_press (self->editor, (PaddockPoint){ 0, 0 }, PADDOCK_GESTURE_TOGGLE);
  paddock_editor_drag (self->editor, (PaddockPoint){ 0.5, 0.25 }, PADDOCK_GESTURE_TOGGLE);
  assert_shown (self, 0.5, 0.25, 40, 0.5);
  g_assert_cmpint (get_tracing (self)->x, ==, 0);
  paddock_editor_cancel (self->editor);
  assert_shown (self, 0, 0, 40, 0.5);
  paddock_editor_press (self->editor, (PaddockPoint){ 0, 0 }, PADDOCK_GESTURE_TOGGLE);
  paddock_editor_drag (self->editor, (PaddockPoint){ -1.25, 3 }, PADDOCK_GESTURE_TOGGLE);
  paddock_editor_release (self->editor);
  assert_shown (self, -1.25, 3, 40, 0.5);
  g_assert_cmpint (get_tracing (self)->x, ==, -125);
}

static char *
dup_status (Fixture *self)
{
  GString *text = g_string_new (NULL);
  GtkWidget *drawing = find_widget (GTK_WIDGET (self->window), PADDOCK_TYPE_DRAWING_VIEW, NULL);
  g_autoptr (GQueue) queue = g_queue_new ();

  for (g_queue_push_tail (queue, drawing); !g_queue_is_empty (queue);) {
    GtkWidget *widget = g_queue_pop_head (queue);

    if (GTK_IS_LABEL (widget))
      g_string_append_printf (text, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
         child = gtk_widget_get_next_sibling (child))
      g_queue_push_tail (queue, child);
  }

  return g_string_free (text, FALSE);
}

static gboolean
tells_reason (Fixture *self)
{
  g_autofree char *status = dup_status (self);

  return strstr (status, "The reference picture can’t be shown") != NULL;
}

/* The track is whole without its picture; people are told, and it is found again. */
static void
test_missing (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) picture = NULL;

  picture = paint_picture (self->folder, "sketch.png");
  g_assert_true (g_file_delete (picture, NULL, NULL));
  paddock_tracing_picture_set (self->file, picture);
  wait_until (tells_reason (self));
  g_assert_null (self->canvas->tracing);

  g_object_unref (paint_picture (self->folder, "sketch.png"));
  activate (self->window, "edit.tracing-right");
  assert_shown (self, 0.25, 0, 40, 0.5);
  wait_until (!tells_reason (self));
}

/* A track from somebody else cannot make the studio read whatever it names. */
static void
test_elsewhere (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (self->file, "Elsewhere", NULL);

  paddock_text_set (&((PaddockHexTrack *) edit->draft)->tracing.file, "/dev/zero");
  paddock_document_file_commit (self->file, edit);
  wait_until (tells_reason (self));
  g_assert_null (self->canvas->tracing);
}

static gboolean
is_saved (Fixture *self)
{
  return !paddock_document_file_is_modified (self->file);
}

/* It goes through the file with all that was set. */
static void
test_kept (Fixture *self, gconstpointer data)
{
  g_autofree char *path = NULL;

  choose (self, "sketch.png");
  activate (self->window, "edit.tracing-right");
  activate (self->window, "edit.tracing-larger");
  activate (self->window, "edit.tracing-stronger");
  activate (self->window, "doc.save");
  wait_until (is_saved (self));
  path = g_file_get_path (paddock_document_file_get_file (self->file));
  close_window (self->window);
  open_track (self, path);
  assert_shown (self, 0.25, 0, 42, 0.6);
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  gboolean *is_done = data;

  g_assert_true (paddock_document_file_save_finish (PADDOCK_DOCUMENT_FILE (object), result, NULL));
  *is_done = TRUE;
}

/* Saved in another folder, a track still finds its picture; and beside it again, both can be moved together. */
static void
test_follows (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "elsewhere", NULL);
  g_autofree char *beside = g_build_filename (self->folder, "sketch.png", NULL);
  g_autoptr (GFile) place = NULL, back = NULL;
  gboolean is_done = FALSE;

  choose (self, "sketch.png");
  g_mkdir (path, 0700);
  back = g_object_ref (paddock_document_file_get_file (self->file));
  place = g_file_new_build_filename (path, "other.track.xml", NULL);
  paddock_tracing_picture_follow (self->file, place);
  g_assert_cmpstr (paddock_text_get (get_tracing (self)->file), ==, beside);
  paddock_document_file_save_async (self->file, place, saved_cb, &is_done);
  wait_until (is_done);
  assert_shown (self, 0, 0, 40, 0.5);
  paddock_tracing_picture_follow (self->file, place);
  g_assert_false (paddock_document_file_is_modified (self->file));
  paddock_tracing_picture_follow (self->file, back);
  g_assert_cmpstr (paddock_text_get (get_tracing (self)->file), ==, "sketch.png");
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, func_) \
  g_test_add ("/app/tracing-picture/" path_, Fixture, NULL, set_up, func_, tear_down)

  ADD ("is-chosen-and-taken-away", test_chosen);
  ADD ("is-changed-by-commands", test_changed);
  ADD ("is-dragged", test_dragged);
  ADD ("may-be-missing", test_missing);
  ADD ("is-not-read-from-elsewhere", test_elsewhere);
  ADD ("is-kept-in-the-file", test_kept);
  ADD ("follows-the-track", test_follows);

  return g_test_run ();
}
