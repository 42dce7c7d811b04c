/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-document.h"

#include "check.h"
#include "frothy/random-licence.h"

#define MAX_ATTEMPTS 100

const PaddockRandomKind *const paddock_random_kinds[] = { &paddock_random_licences, NULL };

const PaddockRandomKind *
paddock_random_kind_find (const PaddockDocumentKind *kind)
{
  for (guint i = 0; paddock_random_kinds[i]; i++)
    if (paddock_random_kinds[i]->kind == kind)
      return paddock_random_kinds[i];

  return NULL;
}

guint
paddock_random_kind_count_themes (const PaddockRandomKind *self)
{
  guint n = 0;

  while (self->themes[n].id)
    n++;

  return n;
}

int
paddock_random_kind_find_theme (const PaddockRandomKind *self, const char *id)
{
  for (int i = 0; self->themes[i].id; i++)
    if (g_str_equal (self->themes[i].id, id))
      return i;

  return -1;
}

/* An error weighs more than any number of warnings, and these more than hints. */
static guint
weigh_findings (const PaddockDocument *document)
{
  static const guint weights[PADDOCK_N_SEVERITIES] = { 1000000, 1000, 1 };
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  guint weight = 0;

  for (guint i = 0; i < findings->len; i++)
    weight += weights[((const PaddockFinding *) findings->pdata[i])->severity];

  return weight;
}

static PaddockDocument *
attempt (const PaddockRandomKind *self, guint64 seed, guint64 number, guint theme)
{
  PaddockDocument *document = paddock_document_new (self->kind);

  self->fill (document->record, seed, number, theme);
  return document;
}

/* The first that nothing is found in, or else the best of many. */
PaddockDocument *
paddock_random_document_new (const PaddockRandomKind *self, guint64 seed, guint theme)
{
  g_autoptr (PaddockDocument) best = NULL;
  guint lightest = G_MAXUINT;

  g_return_val_if_fail (theme < paddock_random_kind_count_themes (self), NULL);

  for (guint64 i = 0; lightest > 0 && i < MAX_ATTEMPTS; i++) {
    g_autoptr (PaddockDocument) document = attempt (self, seed, i, theme);
    guint weight = weigh_findings (document);

    if (weight < lightest) {
      lightest = weight;
      g_clear_pointer (&best, paddock_document_unref);
      best = g_steal_pointer (&document);
    }
  }

  return g_steal_pointer (&best);
}
