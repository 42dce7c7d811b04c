/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-edits.h"

#include <glib/gi18n.h>

#include "sheet-cell-parts.h"
#include "sheet-cell-rules.h"

const char *
paddock_sheet_translate (const char *text)
{
  return *text ? gettext (text) : text;
}

static const PaddockDocumentKind *
get_kind (PaddockDocumentFile *file)
{
  return paddock_document_file_get_document (file)->kind;
}

/* "Change Speed 4, Move 2" */
static char *
dup_step (PaddockDocumentFile *file, const char *format, const char *address)
{
  g_autofree char *cell =
    paddock_sheet_cell_dup_label (get_kind (file), address, paddock_sheet_translate);
  GString *label = g_string_new (format);

  g_string_replace (label, "%s", cell, 1);
  return g_string_free (label, FALSE);
}

/* Takes REASON; without one the edit is committed. */
static char *
end (PaddockDocumentFile *file, PaddockEdit *edit, char *reason)
{
  if (!reason)
    paddock_document_file_commit (file, edit);

  return reason;
}

char *
paddock_sheet_write (PaddockDocumentFile *file,
                     const char *address,
                     const char *text,
                     gboolean is_typed)
{
  /* Translators: a step of the history; %s is the name of a property: "Title". */
  g_autofree char *label = dup_step (file, _ ("Change %s"), address);
  g_autofree char *key = g_strconcat ("cell:", address, NULL);
  g_autoptr (PaddockEdit) edit =
    paddock_document_file_begin_edit (file, label, is_typed ? key : NULL);

  return end (file, edit,
              paddock_sheet_cell_set_text (get_kind (file), edit->draft, address, text,
                                           paddock_sheet_translate));
}

char *
paddock_sheet_clear (PaddockDocumentFile *file, const char *const *addresses)
{
  g_autofree char *label =
    addresses[1] ? g_strdup (_ ("Clear Cells")) : dup_step (file, _ ("Clear %s"), addresses[0]);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);

  for (guint i = 0; addresses[i]; i++) {
    g_autofree char *reason = paddock_sheet_cell_clear (get_kind (file), edit->draft, addresses[i]);

    if (reason)
      return g_strdup (_ (reason));
  }

  return end (file, edit, NULL);
}

static char *
dup_translated (char *reason)
{
  g_autofree char *owned = reason;

  return reason ? g_strdup (_ (reason)) : NULL;
}

char *
paddock_sheet_remove (PaddockDocumentFile *file, const char *address)
{
  /* Translators: a step of the history; %s is what is removed from a list: "Option". */
  g_autofree char *label = dup_step (file, _ ("Remove %s"), address);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);

  return end (file, edit,
              dup_translated (paddock_sheet_cell_remove (get_kind (file), edit->draft, address)));
}

char *
paddock_sheet_move (PaddockDocumentFile *file, const char *address, int by)
{
  g_autofree char *label = dup_step (file, _ ("Move %s"), address);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);

  return end (file, edit,
              dup_translated (paddock_sheet_cell_move (get_kind (file), edit->draft, address, by)));
}

/* A reason that is marked for translation. */
static char *
end_marked (PaddockDocumentFile *file, PaddockEdit *edit, const char *reason)
{
  return end (file, edit, reason ? g_strdup (_ (reason)) : NULL);
}

char *
paddock_sheet_match (PaddockDocumentFile *file, const char *address, guint box, guint other)
{
  g_autofree char *label = dup_step (file, _ ("Match %s"), address);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);

  return end_marked (file, edit,
                     paddock_box_row_match (get_kind (file), edit->draft, address, box, other));
}

char *
paddock_sheet_resize (PaddockDocumentFile *file, const char *address, int by)
{
  g_autofree char *label = dup_step (file, _ ("Change %s"), address);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);

  return end_marked (file, edit,
                     paddock_box_row_resize (get_kind (file), edit->draft, address, by));
}

char *
paddock_sheet_put_part (PaddockDocumentFile *file, const char *address, guint i, gconstpointer part)
{
  gboolean is_new =
    i == paddock_sheet_cell_count_parts (paddock_document_file_get_document (file), address);
  g_autofree char *label = dup_step (file, is_new ? _ ("Add %s") : _ ("Change %s"), address);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);

  return end_marked (file, edit,
                     paddock_sheet_cell_put_part (get_kind (file), edit->draft, address, i, part));
}

char *
paddock_sheet_take_part (PaddockDocumentFile *file, const char *address, guint i)
{
  g_autofree char *label = dup_step (file, _ ("Remove %s"), address);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);

  return end_marked (file, edit,
                     paddock_sheet_cell_take_part (get_kind (file), edit->draft, address, i));
}

char *
paddock_sheet_paste (PaddockDocumentFile *file,
                     const char *const *addresses,
                     const char *const *texts,
                     guint n,
                     const char **refused)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, _ ("Paste Cells"), NULL);

  for (guint i = 0; i < n; i++) {
    char *reason = paddock_sheet_cell_set_text (get_kind (file), edit->draft, addresses[i],
                                                texts[i], paddock_sheet_translate);

    *refused = addresses[i];
    if (reason)
      return reason;
  }

  *refused = NULL;
  return end (file, edit, NULL);
}
