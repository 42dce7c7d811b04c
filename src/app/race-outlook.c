/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-outlook.h"

#include <glib/gi18n.h>

#include "clause-button.h"

struct _PaddockRaceOutlook {
  AdwBin parent_instance;

  GtkLabel *title; /* template children below */
  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (PaddockRaceOutlook, paddock_race_outlook, ADW_TYPE_BIN)

static void
clear (PaddockRaceOutlook *self, const char *title)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))))
    gtk_box_remove (self->rows, row);
  gtk_label_set_label (self->title, title);
}

static void
add_row (PaddockRaceOutlook *self, const char *sign, const char *text, const char *clause)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = gtk_label_new (sign);
  GtkWidget *label = gtk_label_new (text);
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

  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_next_sibling (mark)));
}

static gboolean
has_row (PaddockRaceOutlook *self, const char *text)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  while (row && !g_str_equal (get_row_text (row), text))
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
  const PaddockMatch *match = paddock_race_get_match (race);
  guint viewer = paddock_race_get_viewer (race);
  g_auto (PaddockEvents) events = { 0 };

  paddock_events_init (&events, 64);
  paddock_match_preview (match, choice, &events);
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

/* "1/3 (33 %)", or from the least to the most if that is still to be decided. */
static char *
dup_odds (PaddockFraction least, PaddockFraction most)
{
  double low = paddock_fraction_get (least) * 100, high = paddock_fraction_get (most) * 100;

  if (least.n * most.of != most.n * least.of)
    return g_strdup_printf ("%.0f–%.0f %%", low, high);
  if (most.n == 0)
    return g_strdup ("0 %");
  if (most.of > 9999 || high < 0.5)
    return g_strdup_printf (high < 0.05 ? "%.3f %%" : "%.1f %%", high);

  return g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT " (%.0f %%)", most.n, most.of,
                          high);
}

static void
add_sums (PaddockRaceOutlook *self, const PaddockOdds *odds)
{
  /* Translators: what the dice may show after another decision, if it changes nothing. */
  g_autoptr (GString) text =
    g_string_new (odds->is_ahead ? _ ("Dice, if all is left as it is: ") : _ ("Dice: "));

  for (guint i = 0; i < odds->sums->len; i++) {
    const PaddockOddsSum *sum = &g_array_index (odds->sums, PaddockOddsSum, i);

    g_string_append_printf (text, "%s%d: %.0f %%", i ? ", " : "", sum->sum,
                            paddock_fraction_get (sum->odds) * 100);
  }
  add_row (self, "⚂", text->str, NULL);
}

/* The clause stands beside the first of those that it causes, and leaves the others the room. */
static void
add_odds (PaddockRaceOutlook *self, const PaddockOddsRow *row, const char *clause_before)
{
  g_autofree char *likely = dup_odds (row->least, row->most);
  g_autofree char *text = g_strdup_printf ("%s  %s", likely, row->text);

  add_row (self, "?", text, g_strcmp0 (clause_before, row->clause) == 0 ? NULL : row->clause);
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

static gboolean
is_counted_ahead (const PaddockOdds *odds)
{
  for (guint i = 0; i < odds->rows->len && odds->is_ahead; i++) {
    const PaddockOddsRow *row = odds->rows->pdata[i];

    if (row->is_counted && !is_certain (row))
      return TRUE;
  }

  return FALSE;
}

static void
add_possible (PaddockRaceOutlook *self, const PaddockOdds *odds)
{
  const char *before = NULL;

  if (odds->is_too_many) {
    add_row (self, "?", _ ("There are too many rolls to count them all."), NULL);
    return;
  }
  if (odds->sums->len > 1)
    add_sums (self, odds);
  add_counted_certain (self, odds);
  if (is_counted_ahead (odds))
    add_row (self, "⚂", _ ("If nothing else is laid down:"), NULL);
  for (guint i = 0; i < odds->rows->len; i++) {
    const PaddockOddsRow *row = odds->rows->pdata[i];

    if (is_certain (row))
      continue;
    add_odds (self, row, before);
    before = row->clause;
  }
}

void
paddock_race_outlook_show_choice (PaddockRaceOutlook *self, PaddockRace *race, guint choice)
{
  g_autofree char *label = NULL;

  g_return_if_fail (PADDOCK_IS_RACE_OUTLOOK (self));

  label = paddock_match_dup_label (paddock_race_get_match (race), choice);
  clear (self, label);
  add_certain (self, race, choice);
  if (paddock_race_get_odds (race) && !paddock_race_get_odds (race)->is_certain)
    add_possible (self, paddock_race_get_odds (race));
}

void
paddock_race_outlook_show_refusal (PaddockRaceOutlook *self,
                                   const char *label,
                                   const PaddockRefused *refused)
{
  g_autofree char *title = NULL;

  g_return_if_fail (PADDOCK_IS_RACE_OUTLOOK (self));

  /* Translators: a choice that the rules do not allow now. */
  title = g_strdup_printf (_ ("Not possible: %s"), label);
  clear (self, title);
  add_row (self, "✕", _(refused->reason), refused->clause);
}

void
paddock_race_outlook_scroll (PaddockRaceOutlook *self, gboolean is_down)
{
  gboolean is_done;

  g_return_if_fail (PADDOCK_IS_RACE_OUTLOOK (self));

  g_signal_emit_by_name (adw_bin_get_child (ADW_BIN (self)), "scroll-child",
                         is_down ? GTK_SCROLL_PAGE_DOWN : GTK_SCROLL_PAGE_UP, FALSE, &is_done);
}

char *
paddock_race_outlook_dup_words (PaddockRaceOutlook *self)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (PADDOCK_IS_RACE_OUTLOOK (self), NULL);

  text = g_string_new (gtk_label_get_label (self->title));
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row;
       row = gtk_widget_get_next_sibling (row))
    g_string_append_printf (text, "\n%s", get_row_text (row));

  return g_strdup (text->str);
}

static void
paddock_race_outlook_class_init (PaddockRaceOutlookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-outlook.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceOutlook, title);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceOutlook, rows);
}

static void
paddock_race_outlook_init (PaddockRaceOutlook *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
