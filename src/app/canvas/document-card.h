/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocumentCard: a button with the picture, the title and the description of a document.
 */

#pragma once

#include <gtk/gtk.h>

#include "document.h"

#define PADDOCK_TYPE_DOCUMENT_CARD (paddock_document_card_get_type ())
G_DECLARE_FINAL_TYPE (PaddockDocumentCard, paddock_document_card, PADDOCK, DOCUMENT_CARD, GtkButton)

GtkWidget *paddock_document_card_new (PaddockDocument *document);
