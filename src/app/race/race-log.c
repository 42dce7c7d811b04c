/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-log.h"

#include <glib/gi18n.h>
#include <string.h>

#include "log.h"
#include "race-record.h"
#include "dice-words.h"

#define DIE_SIZE 16 /* in a line of the log, in pixels */
#define DIE_SINK 5  /* how far it reaches below the line that letters stand on */
#define MARGIN 12   /* of all lines, as in the template */
#define INDENT 24   /* of what follows the number of a decision */
#define EVENT_INDENT 36

struct _PaddockRaceLog {
  AdwBin parent_instance;

  PaddockRace *race;         /* borrowed: it lives longer */
  const PaddockSetup *setup; /* only compared */
  guint line, viewer;
  gboolean names_places;
  GPtrArray *
    written; /* of char *: the text of each moment that is shown, with dice to draw, the start first */
  GArray *ends; /* of int: where each ends in the buffer, in characters */

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

static void
insert (PaddockRaceLog *self, const char *text, gsize n, const char *tag, const char *more)
{
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_insert_with_tags_by_name (self->buffer, &end, text, (int) n, tag, more, NULL);
}

/* What the die shows is there for screen readers, too, though nobody sees it. */
static void
insert_die (PaddockRaceLog *self,
            const PaddockFace *face,
            const char *text,
            gsize n,
            const char *tag)
{
  g_autoptr (GdkPaintable) die = paddock_dice_paint (face, DIE_SIZE);
  GtkTextIter start, end;

  insert (self, text, n, tag, "heard");
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_insert_paintable (self->buffer, &end, die);
  start = end;
  gtk_text_iter_backward_char (&start);
  gtk_text_buffer_apply_tag_by_name (self->buffer, tag, &start, &end);
  gtk_text_buffer_apply_tag_by_name (self->buffer, "die", &start, &end);
}

/* What is not indented is a heading or a decision.  Margins indent it here, also where it goes on in another line. */
static void
insert_line (PaddockRaceLog *self, const char *line)
{
  gboolean is_heading = *line && *line != ' ' && !g_ascii_isdigit (*line);
  const char *tag = is_heading ? "heading" : *line == ' ' ? "event" : "decision";
  const char *words;
  PaddockFace face;
  gboolean is_die;
  gsize n;

  line += strspn (line, " ");
  while ((line = paddock_face_next (line, &words, &n, &is_die, &face)))
    if (is_die)
      insert_die (self, &face, words, n, tag);
    else
      insert (self, words, n, tag, NULL);
  insert (self, "\n", 1, tag, NULL);
}

static char *
write_moment (PaddockRaceLog *self, guint i)
{
  GString *text = g_string_new (NULL);

  paddock_log_write_moment (paddock_race_get_sight (self->race), (int) i - 1, PADDOCK_LOG_DICE,
                            text);
  return g_string_free (text, FALSE);
}

static void
add (PaddockRaceLog *self, guint moment)
{
  char *text = write_moment (self, moment);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  int end;

  for (guint i = 0; lines[i]; i++)
    if (lines[i + 1] || *lines[i])
      insert_line (self, lines[i]);
  end = gtk_text_buffer_get_char_count (self->buffer);
  g_ptr_array_add (self->written, text);
  g_array_append_val (self->ends, end);
}

/* Whether what is shown is of the same line for the same eyes, in the same words: a line only grows at its end. */
static gboolean
goes_on (PaddockRaceLog *self)
{
  const PaddockSetup *setup = paddock_race_get_setup (self->race);
  guint line = paddock_race_get_line (self->race), viewer = paddock_race_get_viewer (self->race);
  gboolean names_places =
    paddock_match_get_table (paddock_race_get_match (self->race))->names_places;
  gboolean is_same = self->setup == setup && self->line == line && self->viewer == viewer
                     && self->names_places == names_places;

  self->setup = setup;
  self->line = line;
  self->viewer = viewer;
  self->names_places = names_places;
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

  n = paddock_sight_get_moment (paddock_race_get_sight (self->race)) + 1;
  cut (self, count_equal (self, n));
  for (guint i = self->written->len; i < n; i++)
    add (self, i);
  scroll_to_end (self);
}

/* Dice for the other scheme. */
static void
paint_anew (PaddockRaceLog *self)
{
  if (!self->race)
    return;

  cut (self, 0);
  paddock_race_log_update (self);
}

static void
copy_cb (PaddockRaceLog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *words = NULL;

  for (guint i = 0; i < self->written->len; i++)
    g_string_append (text, self->written->pdata[i]);
  words = paddock_face_dup_words (text->str);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), words);
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
  gtk_text_buffer_create_tag (self->buffer, "decision", "pixels-above-lines", 3, "left-margin",
                              MARGIN, "indent", -INDENT, NULL);
  gtk_text_buffer_create_tag (self->buffer, "event", "left-margin", MARGIN + EVENT_INDENT, "scale",
                              0.95, NULL);
  gtk_text_buffer_create_tag (self->buffer, "die", "rise", -DIE_SINK * PANGO_SCALE, NULL);
  gtk_text_buffer_create_tag (self->buffer, "heard", "invisible", TRUE, NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (paint_anew), self, G_CONNECT_SWAPPED);
  gtk_text_buffer_get_end_iter (self->buffer, &end);
  gtk_text_buffer_create_mark (self->buffer, "shown", &end, FALSE);
}
