/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-why-window.h"

#include <glib/gi18n.h>

#include "background.h"
#include "dice-words.h"
#include "level-drivers.h"

#define DIE_SIZE 20 /* in pixels */

struct _PaddockRaceWhyWindow {
  AdwWindow parent_instance;

  GtkStack *stack; /* template children below */
  GtkLabel *question;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (PaddockRaceWhyWindow, paddock_race_why_window, ADW_TYPE_WINDOW)

/* --- Thinking --- */

typedef struct {
  PaddockDriver *driver;
  PaddockMatch *match;
  gboolean has_opinion;
  PaddockOpinion opinions[PADDOCK_MAX_CHOICES];
} Thought;

static void
thought_free (Thought *self)
{
  paddock_driver_free (self->driver);
  paddock_match_free (self->match);
  g_free (self);
}

static void
think_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;

  thought->has_opinion =
    paddock_driver_explain (thought->driver, thought->match, thought->opinions);
  g_task_return_boolean (task, TRUE);
}

/* --- Showing --- */

/* "Line +0.4, Danger −0.2": the terms that count. */
static char *
dup_terms (const PaddockInsight *insight, const PaddockOpinion *opinion)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < PADDOCK_N_TERMS; i++)
    if (opinion->terms[i] != 0)
      g_string_append_printf (text, "%s%s %+.1f", text->len ? ", " : "",
                              _ (insight->judge->terms[i].label),
                              paddock_insight_measure (insight, opinion->terms[i]));
  return g_strdup (text->str);
}

/* "0.35 turns worse", in what the game counts. */
static char *
dup_value (const Thought *thought, gint32 value, gint32 best)
{
  const PaddockInsight *insight = thought->driver->insight;
  g_autofree char *number =
    g_strdup_printf ("%.2f", paddock_insight_measure (insight, (double) best - value));
  g_autoptr (GString) text = g_string_new (NULL);

  if (value == best)
    return g_strdup (_ ("Best"));
  if (!insight->judge)
    return g_steal_pointer (&number);

  paddock_table_say (paddock_match_get_table (thought->match), text, insight->judge->worse, number,
                     NULL);
  return g_strdup (text->str);
}

static void
add_label (GtkWidget *box, GtkWidget *label, const char *css_class)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

/* A title with dice to draw, and a subtitle. */
static GtkWidget *
create_titles (const char *title, const char *subtitle)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_add_css_class (box, "title");
  add_label (box, paddock_dice_words_new (title, DIE_SIZE), "title");
  if (*subtitle)
    add_label (box, gtk_label_new (subtitle), "subtitle");
  return box;
}

static void
add_choice (PaddockRaceWhyWindow *self, const Thought *thought, guint choice, gint32 best)
{
  const PaddockOpinion *opinion = &thought->opinions[choice];
  g_autofree char *title = paddock_match_dup_drawn_label (thought->match, choice);
  g_autofree char *terms = dup_terms (thought->driver->insight, opinion);
  g_autofree char *value = dup_value (thought, opinion->value, best);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *suffix = gtk_label_new (value);

  gtk_widget_add_css_class (suffix, "numeric");
  gtk_widget_add_css_class (box, "header"); /* as rows of forms have it */
  gtk_box_append (GTK_BOX (box), create_titles (title, terms));
  gtk_box_append (GTK_BOX (box), suffix);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (self->list, row);
}

static int
compare (gconstpointer a, gconstpointer b, gpointer opinions)
{
  const PaddockOpinion *all = opinions;
  gint32 x = all[*(const guint *) a].value, y = all[*(const guint *) b].value;

  return x < y ? 1 : x > y ? -1 : 0;
}

static void
thought_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockRaceWhyWindow *self = PADDOCK_RACE_WHY_WINDOW (object);
  Thought *thought = g_task_get_task_data (G_TASK (result));
  guint n = paddock_match_get_decision (thought->match)->n_choices;
  guint order[PADDOCK_MAX_CHOICES];

  if (!self->list)
    return; /* it was closed meanwhile */
  if (!thought->has_opinion) {
    gtk_stack_set_visible_child_name (self->stack, "nothing");
    return;
  }

  for (guint i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, (int) n, sizeof order[0], compare, thought->opinions);
  for (guint i = 0; i < n; i++)
    add_choice (self, thought, order[i], thought->opinions[order[0]].value);
  gtk_stack_set_visible_child_name (self->stack, "opinions");
}

/* --- The window --- */

static void
paddock_race_why_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PADDOCK_TYPE_RACE_WHY_WINDOW);

  G_OBJECT_CLASS (paddock_race_why_window_parent_class)->dispose (object);
}

static void
paddock_race_why_window_class_init (PaddockRaceWhyWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_race_why_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-why-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceWhyWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceWhyWindow, question);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceWhyWindow, list);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
paddock_race_why_window_init (PaddockRaceWhyWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWindow *
paddock_race_why_window_new (GtkWindow *parent, PaddockRace *race)
{
  PaddockRaceWhyWindow *self =
    g_object_new (PADDOCK_TYPE_RACE_WHY_WINDOW, "transient-for", parent, NULL);
  const PaddockDecision *decision = paddock_race_get_decision (race);
  const PaddockSetup *setup = paddock_race_get_setup (race);
  Thought *thought = g_new0 (Thought, 1);
  g_autoptr (GTask) task = g_task_new (self, NULL, thought_cb, NULL);
  g_autofree char *question = NULL;

  thought->driver = paddock_race_dup_adviser (race);
  thought->match = paddock_match_copy (paddock_race_get_match (race));
  /* Translators: a driver's level, a seat's name, and the question it is asked. */
  question = g_strdup_printf (_ ("%s thinks for %s: %s"), _ (thought->driver->kind->label),
                              setup->seats[decision->player].name,
                              _ (setup->game->asks[decision->kind].text));
  gtk_label_set_label (self->question, question);
  g_task_set_source_tag (task, paddock_race_why_window_new);
  g_task_set_task_data (task, thought, (GDestroyNotify) thought_free);
  paddock_background_run (task, think_thread);
  return GTK_WINDOW (self);
}
