/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "guide.h"

#include <string.h>

#include "frothy/licence-guide.h"
#include "words.h"

static const PaddockGuide *const guides[] = { &paddock_licence_guide };

const PaddockGuide *
paddock_guide_find (const PaddockDocumentKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (guides); i++)
    if (guides[i]->kind == kind)
      return guides[i];

  return NULL;
}

/* --- What belongs to which step --- */

/* "speeds/speed[rating=4]/move[1:4]" is "speeds/speed/move". */
static char *
dup_plain_address (const char *address)
{
  GString *plain = g_string_new (NULL);

  while (*address) {
    gsize length = strcspn (address, "[");

    g_string_append_len (plain, address, (gssize) length);
    address += length;
    address += strcspn (address, "]");
    address += *address == ']';
  }

  return g_string_free (plain, FALSE);
}

/* How much of ADDRESS a pattern says; 0: it says another. */
static gsize
match (const char *address, const char *pattern)
{
  gsize length = strlen (pattern);

  return strncmp (address, pattern, length) == 0 && strchr ("/", address[length]) ? length : 0;
}

static gsize
match_step (const PaddockGuideStep *step, const char *address)
{
  gsize best = 0;

  for (guint i = 0; step->cells[i]; i++)
    best = MAX (best, match (address, step->cells[i]));

  return best;
}

int
paddock_guide_find_step (const PaddockGuide *self, const char *address)
{
  g_autofree char *plain = dup_plain_address (address);
  gsize best = 0;
  int found = -1;

  for (guint i = 0; i < self->n_steps; i++) {
    gsize length = match_step (&self->steps[i], plain);

    if (length > best) {
      best = length;
      found = (int) i;
    }
  }

  return found;
}

int
paddock_guide_find_step_of_check (const PaddockGuide *self, const PaddockCheck *check)
{
  int rest = -1;

  for (guint i = 0; i < self->n_steps; i++)
    if (!self->steps[i].checks)
      rest = (int) i;
    else if (g_strv_contains (self->steps[i].checks, check->id))
      return (int) i;

  return rest;
}

/* --- What is left --- */

static void
task_free (gpointer data)
{
  PaddockGuideTask *task = data;

  g_free (task->cell);
  g_free (task);
}

void
paddock_guide_leave (GPtrArray *tasks, const char *message, int number, const char *cell, ...)
{
  PaddockGuideTask *task = g_new0 (PaddockGuideTask, 1);
  va_list args;

  task->message = message;
  task->number = number;
  va_start (args, cell);
  task->cell = g_strdup_vprintf (cell, args);
  va_end (args);
  g_ptr_array_add (tasks, task);
}

static gboolean
is_left (const PaddockFinding *finding)
{
  return !finding->is_accepted && finding->severity != PADDOCK_SEVERITY_HINT;
}

static void
add_findings (const PaddockGuide *self, guint step, const GPtrArray *findings, GPtrArray *tasks)
{
  for (guint i = 0; findings && i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];

    if (is_left (finding)
        && paddock_guide_find_step_of_check (self, finding->check) == (int) step) {
      PaddockGuideTask *task = g_new0 (PaddockGuideTask, 1);

      task->finding = finding;
      g_ptr_array_add (tasks, task);
    }
  }
}

/* What is left of the other steps is one thing more, to be done where the first of it is. */
static void
add_others (const PaddockGuide *self,
            guint step,
            const PaddockDocument *document,
            const GPtrArray *findings,
            GPtrArray *tasks)
{
  PaddockGuideTask *task = g_new0 (PaddockGuideTask, 1);

  task->message = N_ ("Things left in the other steps: {1}.");
  for (guint i = 0; i < self->n_steps; i++) {
    g_autoptr (GPtrArray) left =
      i == step ? NULL : paddock_guide_list_left (self, i, document, findings);

    if (left && left->len > 0 && task->number == 0) {
      const PaddockGuideTask *first = left->pdata[0];

      task->finding = first->finding;
      task->cell = g_strdup (first->cell);
    }
    task->number += left ? (int) left->len : 0;
  }
  if (task->number > 0)
    g_ptr_array_add (tasks, task);
  else
    task_free (task);
}

GPtrArray *
paddock_guide_list_left (const PaddockGuide *self,
                         guint step,
                         const PaddockDocument *document,
                         const GPtrArray *findings)
{
  GPtrArray *tasks = g_ptr_array_new_with_free_func (task_free);

  if (self->steps[step].list_left)
    self->steps[step].list_left (document->record, tasks);
  add_findings (self, step, findings, tasks);
  if (!self->steps[step].checks)
    add_others (self, step, document, findings, tasks);

  return tasks;
}

char *
paddock_guide_task_dup_text (const PaddockGuideTask *self,
                             const char *(*translate) (const char *text))
{
  g_autofree char *number = g_strdup_printf ("%d", self->number);
  GString *text;

  if (!self->message)
    return paddock_finding_dup_message (self->finding, translate);

  text = g_string_new (translate ? translate (self->message) : self->message);
  g_string_replace (text, "{1}", number, 0);
  return g_string_free (text, FALSE);
}
