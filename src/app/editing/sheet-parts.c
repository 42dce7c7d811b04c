/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-parts.h"

#include "part-gallery.h"
#include "sheet-cell-parts.h"
#include "sheet-edits.h"

/* A gallery lives as long as it is open. */
typedef struct {
  PaddockDocumentFile *file;
  char *address;
} Request;

static void
request_free (gpointer data, GClosure *closure)
{
  Request *self = data;

  g_object_unref (self->file);
  g_free (self->address);
  g_free (self);
}

static Request *
request_new (PaddockDocumentFile *file, const char *address)
{
  Request *self = g_new (Request, 1);

  *self = (Request){ g_object_ref (file), g_strdup (address) };
  return self;
}

/* The window is modal, so the document is as it was: nothing is refused. */
static void
chosen_cb (Request *self, gpointer part, guint i)
{
  g_autofree char *reason = paddock_sheet_put_part (self->file, self->address, i, part);

  if (reason)
    g_warning ("%s: %s", self->address, reason);
}

static void
taken_cb (Request *self, guint i)
{
  g_autofree char *reason = paddock_sheet_take_part (self->file, self->address, i);

  if (reason)
    g_warning ("%s: %s", self->address, reason);
}

static void
add_present (PaddockPartGallery *gallery, const PaddockDocument *document, const char *address)
{
  guint n = paddock_sheet_cell_count_parts (document, address);

  for (guint i = 0; i < n; i++)
    paddock_part_gallery_add_present (gallery, paddock_sheet_cell_get_part (document, address, i));
  if (paddock_sheet_cell_has_room (document, address))
    paddock_part_gallery_add_room (gallery);
}

gboolean
paddock_sheet_parts_open (PaddockCanvas *canvas, PaddockDocumentFile *file, const char *address)
{
  const PaddockDocument *document = paddock_document_file_get_document (file);
  const PaddockRecordType *type = paddock_sheet_cell_get_part_type (document->kind, address);
  PaddockPartPlace place;
  g_autoptr (PaddockDocument) prepared =
    type ? paddock_sheet_cell_prepare_part (document, address, &place) : NULL;
  PaddockPartGallery *gallery;

  if (!prepared || !place.owner)
    return FALSE;

  gallery = paddock_part_gallery_new (GTK_WIDGET (canvas), type, file, prepared, place.owner_type,
                                      place.owner);
  add_present (gallery, document, address);
  g_signal_connect_data (gallery, "chosen", G_CALLBACK (chosen_cb), request_new (file, address),
                         request_free, G_CONNECT_SWAPPED);
  g_signal_connect_data (gallery, "taken", G_CALLBACK (taken_cb), request_new (file, address),
                         request_free, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (gallery));
  return TRUE;
}
