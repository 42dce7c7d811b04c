/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-log.h"

#include <glib/gi18n.h>

#include "log.h"

struct _PaddockRaceLog {
  AdwBin parent_instance;

  PaddockRace *race;             /* borrowed: it lives longer */
  const PaddockSession *session; /* only compared */
  guint line, viewer;
  GPtrArray *written; /* of char *: the text of each moment that is shown, the start first */
  GArray *ends;       /* of int: where each ends in the buffer, in characters */

  GtkTextView *view; /* template children below */
  GtkTextBuffer *buffer;
};

G_DEFINE_FINAL_TYPE (PaddockRaceLog, paddock_race_log, ADW_TYPE_BIN)

static int
get_end (PaddockRaceLog *self, guint n)
{
  return n == 0 ? 0 : g_array_index (self->ends, int, n - 1);
}

/* Keeps the first N moments. */
static void
cut (PaddockRaceLog *self, guint n)
{
  GtkTextIter start, end;

  if (n >= self->written->len)
    return;

  gtk_text_buffer_get_iter_at_offset (self->buffer, &start, get_end (self, n));
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_delete (self->buffer, &start, &end);
  g_ptr_array_set_size (self->written, (int) n);
  g_array_set_size (self->ends, n);
}

/* What is not indented is a heading or a decision. */
static void
insert_line (PaddockRaceLog *self, const char *line)
{
  gboolean is_heading = *line && *line != ' ' && !g_ascii_isdigit (*line);
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_insert_with_tags_by_name (self->buffer, &end, line, -1,
                                            is_heading     ? "heading"
                                            : *line == ' ' ? "event"
                                                           : "decision",
                                            NULL);
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_insert (self->buffer, &end, "\n", 1);
}

static void
add (PaddockRaceLog *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  int end;

  for (guint i = 0; lines[i]; i++)
    if (lines[i + 1] || *lines[i])
      insert_line (self, lines[i]);
  end = gtk_text_buffer_get_char_count (self->buffer);
  g_ptr_array_add (self->written, g_strdup (text));
  g_array_append_val (self->ends, end);
}

static char *
write_moment (PaddockRaceLog *self, guint i)
{
  const PaddockJournal *journal =
    paddock_session_get_journal (paddock_race_get_session (self->race));
  GString *text = g_string_new (NULL);

  paddock_log_write_moment (journal, (int) i - 1, PADDOCK_LOG_PLAIN,
                            paddock_race_get_viewer (self->race), text);
  return g_string_free (text, FALSE);
}

/* Whether what is shown is of the same line for the same eyes: a line only grows at its end. */
static gboolean
goes_on (PaddockRaceLog *self)
{
  PaddockSession *session = paddock_race_get_session (self->race);
  guint line = paddock_session_get_line (session), viewer = paddock_race_get_viewer (self->race);
  gboolean is_same = self->session == session && self->line == line && self->viewer == viewer;

  self->session = session;
  self->line = line;
  self->viewer = viewer;
  return is_same;
}

/* How much of what is shown, at most N, is still so: another line may have the same beginning. */
static guint
count_equal (PaddockRaceLog *self, guint n)
{
  guint equal = goes_on (self) && self->written->len > 0 ? MIN (n, self->written->len) - 1 : 0;

  for (; equal < MIN (n, self->written->len); equal++) {
    g_autofree char *text = write_moment (self, equal);

    if (!g_str_equal (text, self->written->pdata[equal]))
      break;
  }

  return equal;
}

static void
scroll_to_end (PaddockRaceLog *self)
{
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_move_mark_by_name (self->buffer, "shown", &end);
  gtk_text_view_scroll_mark_onscreen (self->view, gtk_text_buffer_get_mark (self->buffer, "shown"));
}

void
paddock_race_log_update (PaddockRaceLog *self)
{
  guint n;

  g_return_if_fail (PADDOCK_IS_RACE_LOG (self));

  if (paddock_race_get_error (self->race))
    return;

  n = paddock_session_get_moment (paddock_race_get_session (self->race)) + 1;
  cut (self, count_equal (self, n));
  for (guint i = self->written->len; i < n; i++) {
    g_autofree char *text = write_moment (self, i);

    add (self, text);
  }
  scroll_to_end (self);
}

char *
paddock_race_log_dup_text (PaddockRaceLog *self)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (PADDOCK_IS_RACE_LOG (self), NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < self->written->len; i++)
    g_string_append (text, self->written->pdata[i]);
  return g_strdup (text->str);
}

static void
copy_cb (PaddockRaceLog *self)
{
  g_autofree char *text = paddock_race_log_dup_text (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

/* The moment before what the paragraph tells. */
static void
released_cb (PaddockRaceLog *self, int n_press, double x, double y)
{
  GtkTextIter iter;
  int bx, by;
  guint moment = 0;

  if (gtk_text_buffer_get_has_selection (self->buffer) || self->ends->len == 0)
    return;

  gtk_text_view_window_to_buffer_coords (self->view, GTK_TEXT_WINDOW_WIDGET, (int) x, (int) y, &bx,
                                         &by);
  gtk_text_view_get_iter_at_location (self->view, &iter, bx, by);
  while (moment + 1 < self->ends->len
         && gtk_text_iter_get_offset (&iter) >= g_array_index (self->ends, int, moment))
    moment++;
  paddock_race_travel (self->race, moment);
}

void
paddock_race_log_set_race (PaddockRaceLog *self, PaddockRace *race)
{
  g_return_if_fail (PADDOCK_IS_RACE_LOG (self));

  self->race = race;
  paddock_race_log_update (self);
}

static void
paddock_race_log_finalize (GObject *object)
{
  PaddockRaceLog *self = PADDOCK_RACE_LOG (object);

  g_ptr_array_unref (self->written);
  g_array_unref (self->ends);

  G_OBJECT_CLASS (paddock_race_log_parent_class)->finalize (object);
}

static void
paddock_race_log_class_init (PaddockRaceLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = paddock_race_log_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/race-log.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceLog, view);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceLog, buffer);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
}

static void
paddock_race_log_init (PaddockRaceLog *self)
{
  GtkTextIter end;

  self->written = g_ptr_array_new_with_free_func (g_free);
  self->ends = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_text_buffer_create_tag (self->buffer, "heading", "weight", PANGO_WEIGHT_BOLD,
                              "pixels-above-lines", 9, NULL);
  gtk_text_buffer_create_tag (self->buffer, "decision", "pixels-above-lines", 3, NULL);
  gtk_text_buffer_create_tag (self->buffer, "event", "left-margin", 30, "scale", 0.95, NULL);
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_create_mark (self->buffer, "shown", &end, FALSE);
}
