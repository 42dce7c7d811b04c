/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-card.h"

#include <glib/gi18n.h>

#include "canvas.h"
#include "games.h"

struct _PaddockDocumentCard {
  GtkButton parent_instance;

  PaddockCanvas *canvas; /* template children */
  GtkLabel *title;
  GtkLabel *caption;
};

G_DEFINE_FINAL_TYPE (PaddockDocumentCard, paddock_document_card, GTK_TYPE_BUTTON)

static void
paddock_document_card_class_init (PaddockDocumentCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PADDOCK_TYPE_CANVAS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/document-card.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentCard, canvas);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentCard, title);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentCard, caption);
}

static void
paddock_document_card_init (PaddockDocumentCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What it is about; of what has not been begun yet, what it is for: its game and its kind. */
static char *
dup_caption (const PaddockDocument *document)
{
  const char *description = paddock_document_get_description (document);

  if (*description)
    return g_strdup (description);

  /* Translators: a game and a kind of document: "Joyride · Car". */
  return g_strdup_printf (_ ("%s · %s"),
                          _ (paddock_games_get_label (paddock_document_get_game (document))),
                          _ (document->kind->label));
}

GtkWidget *
paddock_document_card_new (PaddockDocument *document)
{
  PaddockDocumentCard *self = g_object_new (PADDOCK_TYPE_DOCUMENT_CARD, NULL);
  const char *title = paddock_document_get_title (document);
  g_autofree char *caption = dup_caption (document);

  paddock_canvas_set_document (self->canvas, document);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->caption, caption);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, caption, -1);

  return GTK_WIDGET (self);
}
