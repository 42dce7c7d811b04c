/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-card.h"

#include "document-face.h"

struct _PaddockDocumentCard {
  GtkButton parent_instance;

  PaddockDocumentFace *face; /* template child */
};

G_DEFINE_FINAL_TYPE (PaddockDocumentCard, paddock_document_card, GTK_TYPE_BUTTON)

static void
paddock_document_card_class_init (PaddockDocumentCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PADDOCK_TYPE_DOCUMENT_FACE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/document-card.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentCard, face);
}

static void
paddock_document_card_init (PaddockDocumentCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
paddock_document_card_new (PaddockDocument *document)
{
  PaddockDocumentCard *self = g_object_new (PADDOCK_TYPE_DOCUMENT_CARD, NULL);

  paddock_document_face_show (self->face, document, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  paddock_document_face_get_title (self->face),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  paddock_document_face_get_caption (self->face), -1);

  return GTK_WIDGET (self);
}
