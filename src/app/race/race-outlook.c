/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-outlook.h"

#include <glib/gi18n.h>

#include "clause-button.h"
#include "describe.h"
#include "discard.h"
#include "race-chart.h"
#include "dice-words.h"

#define DIE_SIZE 20     /* in the title, in pixels */
#define ROW_DIE_SIZE 16 /* in what follows */

struct _PaddockRaceOutlook {
  AdwBin parent_instance;

  char *words; /* of the title */

  GtkBox *title; /* template children below */
  GtkBox *rows;
  GtkBox *pictures;
  GtkScrolledWindow *scroller;
};

G_DEFINE_FINAL_TYPE (PaddockRaceOutlook, paddock_race_outlook, ADW_TYPE_BIN)

/* The pointer may be leaving what goes.  TEXT, here and below, may have dice to draw. */
static void
clear (PaddockRaceOutlook *self, const char *text)
{
  GtkWidget *title = paddock_dice_words_new (text, DIE_SIZE);

  g_free (self->words);
  self->words = paddock_face_dup_words (text);
  paddock_discard_children (GTK_WIDGET (self->title));
  paddock_discard_children (GTK_WIDGET (self->rows));
  paddock_discard_children (GTK_WIDGET (self->pictures));
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  paddock_dice_words_set_tooltip (title, text, DIE_SIZE); /* it may be cut */
  gtk_box_append (self->title, title);
}

static void
add_row (PaddockRaceOutlook *self, const char *sign, const char *text, const char *clause)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = gtk_label_new (sign);
  GtkWidget *label = paddock_dice_words_new (text, ROW_DIE_SIZE);
  GtkWidget *button = paddock_clause_button_new (clause);

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_add_css_class (mark, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), label);
  if (button)
    gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (self->rows, row);
}

static const char *
get_row_text (GtkWidget *row)
{
  GtkWidget *mark = gtk_widget_get_first_child (row);

  return paddock_dice_words_get (GTK_LABEL (gtk_widget_get_next_sibling (mark)));
}

static gboolean
has_row (PaddockRaceOutlook *self, const char *text)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  while (row && !(gtk_widget_get_visible (row) && g_str_equal (get_row_text (row), text)))
    row = gtk_widget_get_next_sibling (row);

  return row != NULL;
}

void
paddock_race_outlook_show_nothing (PaddockRaceOutlook *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_OUTLOOK (self));

  clear (self, "");
}

/* What says no more than the choice itself is left out. */
static gboolean
is_told (const PaddockMatch *match, const PaddockEvent *event)
{
  return event->type != PADDOCK_EVENT_CHOSE && event->type != PADDOCK_EVENT_TURN_BEGAN
         && !paddock_match_is_echo (match, event);
}

static void
add_certain (PaddockRaceOutlook *self, PaddockRace *race, guint choice)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy_drawn (paddock_race_get_match (race));
  guint viewer = paddock_race_get_viewer (race);
  g_auto (PaddockEvents) events = { 0 };

  paddock_events_init (&events, 64);
  paddock_match_foresee (match, choice, &events);
  for (guint i = 0, run; i < paddock_events_len (&events); i += run) {
    const PaddockEvent *event = &events.items[i];
    g_autofree char *words = NULL;

    run = paddock_match_count_run (match, event, paddock_events_len (&events) - i, viewer);
    if (!is_told (match, event)
        || !(words = paddock_match_describe_run (match, event, run, viewer)))
      continue;
    add_row (self, "•", words, match->game->clauses[event->clause]);
  }
}

static gboolean
is_certain (const PaddockOddsRow *row)
{
  return row->least.n == row->least.of;
}

/* What is certain has been told, unless another question comes before it. */
static void
add_counted_certain (PaddockRaceOutlook *self, const PaddockOdds *odds)
{
  for (guint i = 0; i < odds->rows->len; i++) {
    const PaddockOddsRow *row = odds->rows->pdata[i];

    if (is_certain (row) && row->is_counted && !has_row (self, row->text))
      add_row (self, "•", row->text, row->clause);
  }
}

static void
add_possible (PaddockRaceOutlook *self, const PaddockOdds *odds, guint seat)
{
  if (odds->is_too_many) {
    add_row (self, "?", _ ("There are too many possible rolls to count."), NULL);
    return;
  }

  add_counted_certain (self, odds);
  gtk_box_append (self->pictures, paddock_race_chart_new (odds, seat));
}

void
paddock_race_outlook_show_choice (PaddockRaceOutlook *self, PaddockRace *race, guint choice)
{
  g_autofree char *drawn = NULL;

  g_return_if_fail (PADDOCK_IS_RACE_OUTLOOK (self));

  drawn = paddock_match_dup_drawn_label (paddock_race_get_match (race), choice);
  clear (self, drawn);
  add_certain (self, race, choice);
  if (paddock_race_get_odds (race) && !paddock_race_get_odds (race)->is_certain)
    add_possible (self, paddock_race_get_odds (race), paddock_race_get_decision (race)->player);
}

void
paddock_race_outlook_scroll (PaddockRaceOutlook *self, gboolean is_down)
{
  gboolean is_done;

  g_return_if_fail (PADDOCK_IS_RACE_OUTLOOK (self));

  g_signal_emit_by_name (self->scroller, "scroll-child",
                         is_down ? GTK_SCROLL_PAGE_DOWN : GTK_SCROLL_PAGE_UP, FALSE, &is_done);
}

char *
paddock_race_outlook_dup_words (PaddockRaceOutlook *self)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (PADDOCK_IS_RACE_OUTLOOK (self), NULL);

  text = g_string_new (self->words);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (row))
      g_string_append_printf (text, "\n%s", get_row_text (row));

  for (GtkWidget *chart = gtk_widget_get_first_child (GTK_WIDGET (self->pictures)); chart;
       chart = gtk_widget_get_next_sibling (chart))
    if (gtk_widget_get_visible (chart))
      paddock_race_chart_add_words (chart, text);

  return g_strdup (text->str);
}

static void
paddock_race_outlook_finalize (GObject *object)
{
  g_free (PADDOCK_RACE_OUTLOOK (object)->words);

  G_OBJECT_CLASS (paddock_race_outlook_parent_class)->finalize (object);
}

static void
paddock_race_outlook_class_init (PaddockRaceOutlookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = paddock_race_outlook_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-outlook.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceOutlook, title);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceOutlook, rows);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceOutlook, pictures);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceOutlook, scroller);
}

static void
paddock_race_outlook_init (PaddockRaceOutlook *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
