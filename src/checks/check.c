/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "check.h"

#include "check-tables.h"
#include "hex-track.h"
#include "race-data.h"

const PaddockCheckTable *const paddock_check_tables[] = {
  &paddock_hex_track_checks,
  &paddock_joyride_track_checks,
  &paddock_joyride_line_checks,
  &paddock_joyride_drive_checks,
  &paddock_joyride_route_checks,
  &paddock_joyride_item_checks,
  &paddock_frothy_track_checks,
  &paddock_road_checks,
  &paddock_licence_checks,
  &paddock_car_checks,
  &paddock_cards_checks,
  &paddock_playtest_checks,
  NULL,
};

const PaddockCheck *
paddock_check_find (const char *id)
{
  for (guint t = 0; paddock_check_tables[t]; t++)
    for (guint i = 0; i < paddock_check_tables[t]->n_rows; i++)
      if (g_str_equal (paddock_check_tables[t]->rows[i].id, id))
        return &paddock_check_tables[t]->rows[i];

  return NULL;
}

static gboolean
applies (const PaddockCheck *check, const PaddockDocument *document)
{
  if (check->kind != document->kind)
    return FALSE;

  return !check->games || check->games & 1u << ((const PaddockHexTrack *) document->record)->game;
}

static void
mark_accepted (const PaddockAccepted *accepted, GPtrArray *findings)
{
  const char *place = paddock_text_get (accepted->place);

  for (guint i = 0; i < findings->len; i++) {
    PaddockFinding *finding = g_ptr_array_index (findings, i);

    if (!g_str_equal (finding->check->id, paddock_text_get (accepted->check))
        || (*place && !g_str_equal (finding->place, place)))
      continue;
    finding->is_accepted = TRUE;
    g_free (finding->reason);
    finding->reason = g_strdup (paddock_text_get (accepted->reason));
  }
}

static void
mark_all_accepted (const PaddockDocument *document, GPtrArray *findings)
{
  const PaddockField *field = paddock_record_type_find (document->kind->type, "accepted");
  const PaddockList *list =
    field ? PADDOCK_FIELD_VALUE (document->record, field, PaddockList *) : NULL;

  for (guint i = 0; i < paddock_list_len (list); i++)
    mark_accepted (PADDOCK_LIST_AT (list, PaddockAccepted, i), findings);
}

/* What the last table prepared; tables that stand together and prepare the same way share it. */
typedef struct {
  const PaddockCheckTable *table;
  gpointer prepared;
} Preparation;

static void
preparation_clear (Preparation *self)
{
  if (self->prepared)
    self->table->release (self->prepared);
  self->prepared = NULL;
}

static gconstpointer
prepare (Preparation *self, const PaddockCheckTable *table, const PaddockDocument *document)
{
  if (self->prepared && self->table->prepare == table->prepare)
    return self->prepared;

  preparation_clear (self);
  self->table = table;
  self->prepared = table->prepare ? table->prepare (document->record) : NULL;
  return self->prepared;
}

GPtrArray *
paddock_check_document (const PaddockDocument *document)
{
  GPtrArray *findings = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_finding_free);
  Preparation preparation = { NULL, NULL };

  for (guint t = 0; paddock_check_tables[t]; t++)
    for (guint i = 0; i < paddock_check_tables[t]->n_rows; i++) {
      PaddockReport report = { &paddock_check_tables[t]->rows[i], findings, NULL };

      if (!applies (report.check, document))
        continue;
      report.prepared = prepare (&preparation, paddock_check_tables[t], document);
      report.check->run (document->record, &report);
    }
  preparation_clear (&preparation);
  mark_all_accepted (document, findings);

  return findings;
}

void
paddock_finding_fix (const PaddockFinding *self, gpointer draft)
{
  g_return_if_fail (self->can_fix);

  self->check->fix (draft, self);
}

PaddockFinding *
paddock_report (PaddockReport *self, const char *message)
{
  PaddockFinding *finding = g_new0 (PaddockFinding, 1);

  finding->check = self->check;
  finding->severity = self->check->severity;
  finding->message = message;
  finding->place = g_strdup ("");
  finding->hexes = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  finding->element = -1;
  finding->can_fix = self->check->fix != NULL;
  g_ptr_array_add (self->findings, finding);

  return finding;
}

PaddockFinding *
paddock_report_words (PaddockReport *self, const char *message, const char *words, ...)
{
  PaddockFinding *finding = paddock_report (self, message);
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, words);
  text = g_strdup_vprintf (words, args);
  va_end (args);
  finding->words = g_strsplit (text, "\t", -1);
  if (!*text) { /* one empty word, which g_strsplit() takes for none */
    g_strfreev (finding->words);
    finding->words = g_strdupv ((char *[]){ (char *) "", NULL });
  }

  return finding;
}
