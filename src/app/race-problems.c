/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-problems.h"

#include <glib/gi18n.h>

#include "cancellable-stop.h"
#include "check.h"
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
  PaddockDocument *checked[N_PARTS]; /* NULL: not yet, or there is none */
  GCancellable *cancellable;         /* of the thread; NULL: none runs */
  gboolean is_showing;               /* a selection is taken back */

  GtkStack *stack; /* template children below */
  AdwPreferencesGroup *groups[N_PARTS];
  PaddockFindingList *lists[N_PARTS];
};

G_DEFINE_FINAL_TYPE (PaddockRaceProblems, paddock_race_problems, ADW_TYPE_BIN)

/* --- Looking --- */

/* What the thread holds, and what it finds. */
typedef struct {
  PaddockDocument *documents[N_PARTS];
  GPtrArray *findings[N_PARTS];
} Look;

static void
look_free (Look *self)
{
  for (guint i = 0; i < N_PARTS; i++) {
    g_clear_pointer (&self->documents[i], paddock_document_unref);
    g_clear_pointer (&self->findings[i], g_ptr_array_unref);
  }
  g_free (self);
}

static void
look_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Look *look = data;
  PaddockStop stop_sign = PADDOCK_CANCELLABLE_STOP (cancellable);

  for (guint i = 0; i < N_PARTS; i++)
    look->findings[i] = look->documents[i]
                          ? paddock_check_document_until (look->documents[i], &stop_sign)
                          : g_ptr_array_new ();
  g_task_return_boolean (task, TRUE);
}

static void
show_findings (PaddockRaceProblems *self, const Look *look)
{
  guint n = 0;

  for (guint i = 0; i < N_PARTS; i++) {
    paddock_finding_list_show (self->lists[i], look->findings[i]);
    gtk_widget_set_visible (GTK_WIDGET (self->groups[i]), look->findings[i]->len > 0);
    n += look->findings[i]->len;
  }
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "findings" : "none");
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockRaceProblems *self = PADDOCK_RACE_PROBLEMS (object);

  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return; /* another look was begun, or it is not shown any more */

  g_clear_object (&self->cancellable);
  show_findings (self, g_task_get_task_data (G_TASK (result)));
}

static void
stop (PaddockRaceProblems *self)
{
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
begin (PaddockRaceProblems *self)
{
  g_autoptr (GTask) task = NULL;
  Look *look = g_new0 (Look, 1);

  stop (self);
  self->cancellable = g_cancellable_new ();
  for (guint i = 0; i < N_PARTS; i++)
    look->documents[i] = self->checked[i] ? paddock_document_ref (self->checked[i]) : NULL;
  task = g_task_new (self, self->cancellable, looked_cb, NULL);
  g_task_set_source_tag (task, begin);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, look, (GDestroyNotify) look_free);
  g_task_run_in_thread (task, look_thread);
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

  if (!gtk_widget_get_mapped (GTK_WIDGET (self))
      || (self->checked[OF_RACE] && is_same_setup (self->checked[OF_RACE], race)
          && self->checked[OF_TRACK] == track))
    return;

  g_clear_pointer (&self->checked[OF_RACE], paddock_document_unref);
  g_clear_pointer (&self->checked[OF_TRACK], paddock_document_unref);
  self->checked[OF_RACE] = paddock_document_ref (race);
  self->checked[OF_TRACK] = track ? paddock_document_ref (track) : NULL;
  begin (self);
}

/* --- Showing --- */

static PaddockScene *
create_marks (PaddockRaceProblems *self, const PaddockFinding *finding)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new ();

  if (!finding || !self->checked[OF_TRACK]
      || self->checked[OF_TRACK]->kind != &paddock_hex_track_kind)
    return NULL;

  g_ptr_array_add (one, (gpointer) finding);
  return paddock_problem_overlay_new (self->checked[OF_TRACK]->record, one, finding);
}

static void
show_on_board (PaddockRaceProblems *self, const PaddockFinding *finding)
{
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_PROBLEMS, create_marks (self, finding),
                              1);
  if (finding && finding->hexes && finding->hexes->len > 0) {
    PaddockPoint at =
      paddock_canvas_hex_centre (self->canvas, g_array_index (finding->hexes, PaddockHex, 0));

    paddock_canvas_show_scene_rect (self->canvas,
                                    paddock_rect_grow ((PaddockRect){ at.x, at.y, 0, 0 }, 60));
  }
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

  stop (self);
  for (guint i = 0; i < N_PARTS; i++)
    g_clear_pointer (&self->checked[i], paddock_document_unref);

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
