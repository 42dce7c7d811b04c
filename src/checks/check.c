/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "check.h"

#include "acceptance.h"
#include "check-tables.h"
#include "hex-track.h"
#include "repair.h"

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
  return check->kind == document->kind
         && (check->of_sections || !paddock_document_is_section (document))
         && paddock_game_suits (check->game, paddock_document_get_game (document));
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
prepare (Preparation *self,
         const PaddockCheckTable *table,
         const PaddockDocument *document,
         PaddockStop *stop)
{
  if (self->prepared && self->table->prepare == table->prepare)
    return self->prepared;

  preparation_clear (self);
  self->table = table;
  self->prepared = table->prepare ? table->prepare (document->record, stop) : NULL;
  return self->prepared;
}

/* Calls FUNC for every check that looks at such documents, until it says that it is enough. */
typedef gboolean (*CheckFunc) (const PaddockCheckTable *table,
                               const PaddockCheck *check,
                               gpointer data);

static gboolean
foreach_check (const PaddockDocument *document, CheckFunc func, gpointer data)
{
  for (guint t = 0; paddock_check_tables[t]; t++)
    for (guint i = 0; i < paddock_check_tables[t]->n_rows; i++) {
      const PaddockCheck *check = &paddock_check_tables[t]->rows[i];

      if (applies (check, document) && !func (paddock_check_tables[t], check, data))
        return FALSE;
    }

  return TRUE;
}

typedef struct {
  const PaddockDocument *document;
  const PaddockCheck *only; /* NULL: all */
  PaddockStop *stop;        /* NULL: never */
  GPtrArray *findings;
  Preparation preparation;
} Run;

static gboolean
run_check (const PaddockCheckTable *table, const PaddockCheck *check, gpointer data)
{
  Run *self = data;
  PaddockReport report = { .check = check, .findings = self->findings };

  if (self->only && check != self->only)
    return TRUE;
  if (paddock_stop_is_asked (self->stop))
    return FALSE;

  report.prepared = prepare (&self->preparation, table, self->document, self->stop);
  if (paddock_stop_is_asked (self->stop))
    return FALSE;

  check->run (self->document->record, &report);
  g_clear_pointer (&report.spare, paddock_finding_free);
  return TRUE;
}

/* The findings; NULL if it was stopped. */
static GPtrArray *
run_checks (Run *self)
{
  g_autoptr (GPtrArray) findings =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_finding_free);
  gboolean is_done;

  self->findings = findings;
  is_done = foreach_check (self->document, run_check, self) && !paddock_stop_is_asked (self->stop);
  preparation_clear (&self->preparation);
  paddock_findings_mark_accepted (findings, self->document);

  return is_done ? g_steal_pointer (&findings) : NULL;
}

GPtrArray *
paddock_check_document (const PaddockDocument *document)
{
  return run_checks (&(Run){ .document = document });
}

GPtrArray *
paddock_check_document_until (const PaddockDocument *document, PaddockStop *stop)
{
  return run_checks (&(Run){ .document = document, .stop = stop });
}

GPtrArray *
paddock_check_run (const PaddockCheck *check, const PaddockDocument *document)
{
  return run_checks (&(Run){ .document = document, .only = check });
}

static gboolean
count_check (const PaddockCheckTable *table, const PaddockCheck *check, gpointer n)
{
  (*(guint *) n)++;
  return TRUE;
}

guint
paddock_check_count (const PaddockDocument *document)
{
  guint n = 0;

  foreach_check (document, count_check, &n);
  return n;
}

void
paddock_finding_fix (const PaddockFinding *self, gpointer draft)
{
  g_return_if_fail (self->can_fix);

  if (self->check->fixes_all)
    paddock_check_fix_all (self->check, draft);
  else
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
  finding->places = g_array_new (FALSE, FALSE, sizeof (PaddockPlace));
  finding->element = -1;
  finding->can_fix = self->check->fix != NULL;
  if (++self->n <= PADDOCK_MAX_FINDINGS) {
    g_ptr_array_add (self->findings, finding);
  } else {
    g_clear_pointer (&self->spare, paddock_finding_free);
    self->spare = finding;
  }

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
