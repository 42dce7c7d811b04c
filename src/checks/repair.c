/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "repair.h"

static PaddockDocument *
seal_copy (const PaddockDocumentKind *kind, gconstpointer draft)
{
  gpointer record = g_malloc0 (kind->type->size);

  paddock_record_copy (kind->type, record, draft);
  return paddock_document_new_take (kind, record);
}

static const PaddockFinding *
find_fixable (GPtrArray *findings)
{
  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, i);

    if (finding->can_fix && !finding->is_accepted)
      return finding;
  }

  return NULL;
}

/* A repair that is followed by the same finding must not go on for ever. */
guint
paddock_check_fix_all (const PaddockCheck *check, gpointer draft)
{
  guint most = G_MAXUINT;
  guint n = 0;

  for (; n < most; n++) {
    g_autoptr (PaddockDocument) document = seal_copy (check->kind, draft);
    g_autoptr (GPtrArray) findings = paddock_check_run (check, document);
    const PaddockFinding *finding = find_fixable (findings);

    if (!finding)
      break;
    if (n == 0)
      most = findings->len;
    check->fix (draft, finding);
  }

  return n;
}
