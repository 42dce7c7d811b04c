/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "acceptance.h"

#include "check.h"
#include "race-data.h"

static const PaddockField *
find_field (const PaddockDocumentKind *kind)
{
  return paddock_record_type_find (kind->type, "accepted");
}

gboolean
paddock_document_kind_can_accept (const PaddockDocumentKind *kind)
{
  return find_field (kind) != NULL;
}

static gboolean
covers (const PaddockAccepted *accepted, const PaddockFinding *finding)
{
  const char *place = paddock_text_get (accepted->place);

  return g_str_equal (finding->check->id, paddock_text_get (accepted->check))
         && (!*place || g_str_equal (finding->place, place));
}

static void
mark (const PaddockAccepted *accepted, GPtrArray *findings)
{
  for (guint i = 0; i < findings->len; i++) {
    PaddockFinding *finding = g_ptr_array_index (findings, i);

    if (!covers (accepted, finding))
      continue;
    finding->is_accepted = TRUE;
    g_free (finding->reason);
    finding->reason = g_strdup (paddock_text_get (accepted->reason));
  }
}

void
paddock_findings_mark_accepted (GPtrArray *findings, const PaddockDocument *document)
{
  const PaddockField *field = find_field (document->kind);
  const PaddockList *list =
    field ? PADDOCK_FIELD_VALUE (document->record, field, PaddockList *) : NULL;

  for (guint i = 0; i < paddock_list_len (list); i++)
    mark (PADDOCK_LIST_AT (list, PaddockAccepted, i), findings);
}

void
paddock_finding_accept (const PaddockFinding *self,
                        const PaddockDocumentKind *kind,
                        gpointer draft,
                        const char *reason)
{
  const PaddockField *field = find_field (kind);
  PaddockAccepted *accepted;

  g_return_if_fail (field != NULL);

  accepted = paddock_list_append (&PADDOCK_FIELD_MEMBER (draft, field, PaddockList *), field->type);
  paddock_text_set (&accepted->check, self->check->id);
  paddock_text_set (&accepted->place, self->place);
  paddock_text_set (&accepted->reason, reason);
  accepted->is_house_rule = self->severity != PADDOCK_SEVERITY_HINT;
}

void
paddock_finding_take_back (const PaddockFinding *self,
                           const PaddockDocumentKind *kind,
                           gpointer draft)
{
  const PaddockField *field = find_field (kind);
  PaddockList **list;

  g_return_if_fail (field != NULL);

  list = &PADDOCK_FIELD_MEMBER (draft, field, PaddockList *);
  for (guint i = paddock_list_len (*list); i-- > 0;)
    if (covers (PADDOCK_LIST_AT (*list, PaddockAccepted, i), self))
      paddock_list_remove (list, i);
}
