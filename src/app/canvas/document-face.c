/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-face.h"

#include <glib/gi18n.h>

#include "canvas.h"
#include "games.h"

struct _PaddockDocumentFace {
  GtkBox parent_instance;

  GtkStack *picture; /* template children */
  PaddockCanvas *canvas;
  GtkLabel *title;
  GtkLabel *caption;
};

G_DEFINE_FINAL_TYPE (PaddockDocumentFace, paddock_document_face, GTK_TYPE_BOX)

static void
paddock_document_face_class_init (PaddockDocumentFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PADDOCK_TYPE_CANVAS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/document-face.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentFace, picture);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentFace, canvas);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentFace, title);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentFace, caption);
}

static void
paddock_document_face_init (PaddockDocumentFace *self)
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

static void
show_texts (PaddockDocumentFace *self, const char *title, const char *caption)
{
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->caption, caption);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), caption);
}

void
paddock_document_face_show (PaddockDocumentFace *self,
                            PaddockDocument *document,
                            const char *caption)
{
  g_autofree char *own = caption ? NULL : dup_caption (document);

  g_return_if_fail (PADDOCK_IS_DOCUMENT_FACE (self));

  paddock_canvas_set_document (self->canvas, document);
  gtk_stack_set_visible_child_name (self->picture, "picture");
  show_texts (self, paddock_document_get_title (document), caption ? caption : own);
}

void
paddock_document_face_show_failure (PaddockDocumentFace *self, const char *name, const char *reason)
{
  g_return_if_fail (PADDOCK_IS_DOCUMENT_FACE (self));

  gtk_stack_set_visible_child_name (self->picture, "failure");
  show_texts (self, name, reason);
}

const char *
paddock_document_face_get_title (PaddockDocumentFace *self)
{
  return gtk_label_get_label (self->title);
}

const char *
paddock_document_face_get_caption (PaddockDocumentFace *self)
{
  return gtk_label_get_label (self->caption);
}
