/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sections.h"

#include "hex-track.h"
#include "reader.h"
#include "save.h"
#include "shelf.h"

static void
drop_others (GPtrArray *kept)
{
  for (guint i = kept->len; i-- > 0;) {
    const PaddockKeptDocument *section = kept->pdata[i];

    if (section->document->kind != &paddock_hex_track_kind)
      g_ptr_array_remove_index (kept, i);
  }
}

GPtrArray *
paddock_sections_load (void)
{
  GPtrArray *sections = paddock_kept_load (PADDOCK_KEPT_SECTIONS);

  drop_others (sections);
  for (guint i = 0; i < paddock_shelf_n_sections; i++) {
    PaddockDocument *document = paddock_shelf_file_read (&paddock_shelf_sections[i], NULL);

    if (document)
      g_ptr_array_add (sections, paddock_kept_document_new (document, NULL));
  }

  return sections;
}

gboolean
paddock_sections_save (const PaddockDocument *section, GError **error)
{
  g_autofree char *path = paddock_kept_save (PADDOCK_KEPT_SECTIONS, section, error);

  return path != NULL;
}

gboolean
paddock_sections_rename (const char *path, const char *title, GError **error)
{
  g_autoptr (PaddockDocument) before = paddock_xml_read_file (path, error);
  g_autoptr (PaddockDocument) after = NULL;
  PaddockHexTrack *track;

  if (!before)
    return FALSE;

  track = paddock_document_dup_record (before);
  paddock_text_set (&track->title, title);
  track->is_section = TRUE; /* those of older versions do not say so */
  after = paddock_document_new_take (before->kind, track);
  return paddock_xml_save (after, path, error);
}
