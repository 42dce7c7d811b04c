/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-problems.h"

#include <glib/gi18n.h>

#include "checker.h"
#include "finding-list.h"
#include "problem-overlay.h"

enum {
  OF_RACE,
  OF_TRACK,
  N_PARTS,
};

struct _PaddockRaceProblems {
  AdwBin parent_instance;

  PaddockRace *race; /* borrowed: both live longer */
  PaddockCanvas *canvas;
  PaddockChecker *checkers[N_PARTS];
  gboolean is_showing; /* a selection is taken back */

  GtkStack *stack; /* template children below */
  AdwPreferencesGroup *groups[N_PARTS];
  PaddockFindingList *lists[N_PARTS];
};

G_DEFINE_FINAL_TYPE (PaddockRaceProblems, paddock_race_problems, ADW_TYPE_BIN)

/* --- Looking --- */

/* Of a part of which nothing is known yet, nothing is said. */
static guint
show_part (PaddockRaceProblems *self, guint part)
{
  GPtrArray *findings = paddock_checker_get_findings (self->checkers[part]);
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();

  paddock_finding_list_show (self->lists[part], findings ? findings : nothing);
  gtk_widget_set_visible (GTK_WIDGET (self->groups[part]), findings && findings->len > 0);

  return findings ? findings->len : 0;
}

static gboolean
is_looking (PaddockRaceProblems *self)
{
  for (guint i = 0; i < N_PARTS; i++)
    if (paddock_checker_get_document (self->checkers[i])
        && !paddock_checker_is_current (self->checkers[i]))
      return TRUE;

  return FALSE;
}

static void
show_findings (PaddockRaceProblems *self)
{
  guint n = 0;

  for (guint i = 0; i < N_PARTS; i++)
    n += show_part (self, i);
  if (n > 0)
    gtk_stack_set_visible_child_name (self->stack, "findings");
  else if (!is_looking (self))
    gtk_stack_set_visible_child_name (self->stack, "none");
}

/* The setup of the race: what was decided since does not matter to the checks. */
static gboolean
is_same_setup (const PaddockDocument *a, const PaddockDocument *b)
{
  const PaddockPlaytest *before = a->record, *now = b->record;

  return before->seats == now->seats && before->options == now->options
         && before->cards == now->cards && before->track.document == now->track.document
         && g_strcmp0 (before->preset, now->preset) == 0;
}

static void
update (PaddockRaceProblems *self)
{
  PaddockDocument *race = paddock_document_file_get_document (paddock_race_get_file (self->race));
  PaddockDocument *track =
    paddock_race_get_error (self->race) ? NULL : paddock_race_get_setup (self->race)->track;
  PaddockDocument *before = paddock_checker_get_document (self->checkers[OF_RACE]);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (!before || !is_same_setup (before, race))
    paddock_checker_look_at (self->checkers[OF_RACE], race);
  paddock_checker_look_at (self->checkers[OF_TRACK], track);
}

/* --- Showing --- */

static PaddockScene *
create_marks (PaddockRaceProblems *self, const PaddockFinding *finding)
{
  g_autoptr (PaddockGround) ground =
    paddock_ground_new (paddock_checker_get_document (self->checkers[OF_TRACK]));
  g_autoptr (GPtrArray) one = g_ptr_array_new ();

  if (!finding)
    return NULL;

  g_ptr_array_add (one, (gpointer) finding);
  return paddock_problem_overlay_new (ground, one, finding);
}

static void
show_on_board (PaddockRaceProblems *self, const PaddockFinding *finding)
{
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_PROBLEMS, create_marks (self, finding),
                              1);
  if (finding)
    paddock_canvas_show_places (self->canvas, finding->places);
}

/* Only one of both lists has something in hand. */
static void
selected_cb (PaddockRaceProblems *self, PaddockFindingList *list)
{
  const PaddockFinding *finding = paddock_finding_list_get_selected (list);

  if (self->is_showing)
    return;

  self->is_showing = TRUE;
  for (guint i = 0; finding && i < N_PARTS; i++)
    if (self->lists[i] != list)
      paddock_finding_list_unselect (self->lists[i]);
  self->is_showing = FALSE;
  show_on_board (self, list == self->lists[OF_TRACK] ? finding : NULL);
}

static void
paddock_race_problems_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (paddock_race_problems_parent_class)->map (widget);

  update (PADDOCK_RACE_PROBLEMS (widget));
}

static void
paddock_race_problems_unmap (GtkWidget *widget)
{
  PaddockRaceProblems *self = PADDOCK_RACE_PROBLEMS (widget);

  for (guint i = 0; i < N_PARTS; i++)
    paddock_finding_list_unselect (self->lists[i]);

  GTK_WIDGET_CLASS (paddock_race_problems_parent_class)->unmap (widget);
}

static void
paddock_race_problems_dispose (GObject *object)
{
  PaddockRaceProblems *self = PADDOCK_RACE_PROBLEMS (object);

  for (guint i = 0; i < N_PARTS; i++) {
    if (self->checkers[i])
      paddock_checker_stop (self->checkers[i]);
    g_clear_object (&self->checkers[i]);
  }

  G_OBJECT_CLASS (paddock_race_problems_parent_class)->dispose (object);
}

static void
paddock_race_problems_class_init (PaddockRaceProblemsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  goffset groups = G_STRUCT_OFFSET (PaddockRaceProblems, groups);
  goffset lists = G_STRUCT_OFFSET (PaddockRaceProblems, lists);
  goffset size = sizeof (gpointer);

  G_OBJECT_CLASS (klass)->dispose = paddock_race_problems_dispose;
  widget_class->map = paddock_race_problems_map;
  widget_class->unmap = paddock_race_problems_unmap;
  g_type_ensure (PADDOCK_TYPE_FINDING_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-problems.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceProblems, stack);
  gtk_widget_class_bind_template_child_full (widget_class, "race_group", FALSE, groups);
  gtk_widget_class_bind_template_child_full (widget_class, "track_group", FALSE, groups + size);
  gtk_widget_class_bind_template_child_full (widget_class, "race_list", FALSE, lists);
  gtk_widget_class_bind_template_child_full (widget_class, "track_list", FALSE, lists + size);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
paddock_race_problems_init (PaddockRaceProblems *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_PARTS; i++) {
    self->checkers[i] = paddock_checker_new (NULL);
    g_signal_connect_object (self->checkers[i], "changed", G_CALLBACK (show_findings), self,
                             G_CONNECT_SWAPPED);
  }
}

void
paddock_race_problems_set_race (PaddockRaceProblems *self, PaddockRace *race, PaddockCanvas *canvas)
{
  g_return_if_fail (PADDOCK_IS_RACE_PROBLEMS (self));

  self->race = race;
  self->canvas = canvas;
  g_signal_connect_object (race, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
