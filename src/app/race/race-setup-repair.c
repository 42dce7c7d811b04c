/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-setup-private.h"

#include <glib/gi18n.h>

#include "race-plan.h"

static gboolean
can_race (const PaddockPlaytest *plan)
{
  g_autoptr (PaddockSetup) setup =
    paddock_playtest_dup_setup (plan, paddock_games, NULL, NULL, NULL);

  return setup != NULL;
}

/* Whether the plan could be raced on the drawing with one thing repaired. */
static gboolean
would_help (PaddockRaceSetupWindow *self,
            const PaddockDocument *drawing,
            const PaddockFinding *finding)
{
  gpointer draft = paddock_document_dup_record (drawing);
  g_autoptr (PaddockDocument) repaired = NULL;
  PaddockPlaytest *plan = g_malloc0 (paddock_playtest_kind.type->size);
  gboolean helps;

  paddock_finding_fix (finding, draft);
  repaired = paddock_document_new_take (drawing->kind, draft);
  paddock_record_copy (paddock_playtest_kind.type, plan, self->plan);
  paddock_plan_set_track (plan, repaired);
  helps = can_race (plan);
  paddock_record_clear (paddock_playtest_kind.type, plan);
  g_free (plan);
  return helps;
}

/* NULL: none of them would. */
static PaddockFinding *
find_helpful (PaddockRaceSetupWindow *self, PaddockDocument *drawing)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (drawing);

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];

    if (finding->can_fix && would_help (self, drawing, finding))
      return g_ptr_array_steal_index (findings, i);
  }

  return NULL;
}

/* 0: no smaller number would help. */
static guint
find_fitting_seats (PaddockRaceSetupWindow *self)
{
  PaddockPlaytest *plan = g_malloc0 (paddock_playtest_kind.type->size);
  guint n = paddock_list_len (self->plan->seats), fitting;

  paddock_record_copy (paddock_playtest_kind.type, plan, self->plan);
  paddock_plan_fit_seats (plan, self->game);
  fitting = paddock_list_len (plan->seats);
  paddock_record_clear (paddock_playtest_kind.type, plan);
  g_free (plan);
  return fitting < n ? fitting : 0;
}

static char *
dup_label (const PaddockRaceSetupRepair *repair)
{
  if (repair->finding)
    return g_strdup (_ (repair->finding->check->fix_label));

  return g_strdup_printf (ngettext ("Race with %u Seat", "Race with %u Seats", repair->n_seats),
                          repair->n_seats);
}

void
paddock_race_setup_window_forget_repair (PaddockRaceSetupWindow *self)
{
  if (self->repair.finding)
    paddock_finding_free (self->repair.finding);
  self->repair = (PaddockRaceSetupRepair){ NULL, NULL, 0 };
}

void
paddock_race_setup_window_find_repair (PaddockRaceSetupWindow *self)
{
  PaddockRaceSetupRepair *repair = &self->repair;
  PaddockDocument *drawing = self->track ? paddock_document_file_get_document (self->track) : NULL;
  g_autofree char *label = NULL;

  paddock_race_setup_window_forget_repair (self);
  repair->version = drawing;
  if (drawing && drawing->kind->is_track)
    repair->finding = find_helpful (self, drawing);
  if (!repair->finding)
    repair->n_seats = find_fitting_seats (self);
  gtk_widget_set_visible (GTK_WIDGET (self->repair_button), repair->finding || repair->n_seats > 0);
  if (!repair->finding && repair->n_seats == 0)
    return;

  label = dup_label (repair);
  gtk_button_set_label (self->repair_button, label);
}

/* A step of the drawing that can be undone there. */
static void
repair_drawing (PaddockRaceSetupWindow *self)
{
  const PaddockFinding *finding = self->repair.finding;
  PaddockEdit *edit;

  if (paddock_document_file_get_document (self->track) != self->repair.version)
    return; /* it has changed meanwhile: the finding is about something else */

  edit = paddock_document_file_begin_edit (self->track, _ (finding->check->fix_label), NULL);
  paddock_finding_fix (finding, edit->draft);
  paddock_document_file_commit (self->track, edit);
  paddock_plan_set_track (self->plan, paddock_document_file_get_document (self->track));
}

void
paddock_race_setup_window_repair (PaddockRaceSetupWindow *self)
{
  if (self->repair.finding)
    repair_drawing (self);
  else if (self->repair.n_seats > 0)
    paddock_plan_set_n_seats (self->plan, self->repair.n_seats);
  paddock_race_setup_window_rebuild (self);
}
