/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "garage-card.h"

#include <glib/gi18n.h>

#include "document-face.h"
#include "games.h"

struct _PaddockGarageCard {
  AdwBin parent_instance;

  GtkListItem *slot;            /* borrowed */
  GtkSelectionModel *selection; /* borrowed */
  PaddockDocumentFace *face;
  GtkCheckButton *mark;
};

G_DEFINE_FINAL_TYPE (PaddockGarageCard, paddock_garage_card, ADW_TYPE_BIN)

static void
paddock_garage_card_class_init (PaddockGarageCardClass *klass)
{
}

/* The mark only adds and takes away, as a click with Ctrl does. */
static void
mark_toggled_cb (PaddockGarageCard *self)
{
  gboolean is_marked = gtk_check_button_get_active (self->mark);
  guint position = gtk_list_item_get_position (self->slot);

  if (is_marked == gtk_list_item_get_selected (self->slot))
    return;

  if (is_marked)
    gtk_selection_model_select_item (self->selection, position, FALSE);
  else
    gtk_selection_model_unselect_item (self->selection, position);
}

static void
selected_cb (PaddockGarageCard *self)
{
  gtk_check_button_set_active (self->mark, gtk_list_item_get_selected (self->slot));
}

static void
paddock_garage_card_init (PaddockGarageCard *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *mark = gtk_check_button_new ();

  self->face = g_object_new (PADDOCK_TYPE_DOCUMENT_FACE, NULL);
  self->mark = GTK_CHECK_BUTTON (mark);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "document");
  gtk_widget_add_css_class (mark, "selection-mode");
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_can_focus (mark, FALSE); /* keys select the card itself */
  g_signal_connect_object (mark, "toggled", G_CALLBACK (mark_toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->face));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  adw_bin_set_child (ADW_BIN (self), overlay);
}

GtkWidget *
paddock_garage_card_new (GtkListItem *slot, GtkSelectionModel *selection)
{
  PaddockGarageCard *self = g_object_new (PADDOCK_TYPE_GARAGE_CARD, NULL);

  self->slot = slot;
  self->selection = selection;
  g_signal_connect_object (slot, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* To screen readers the cell of the grid is the card. */
static void
tell (PaddockGarageCard *self, const char *title, const char *caption)
{
  GtkWidget *cell = gtk_widget_get_parent (GTK_WIDGET (self));
  /* Translators: a mark on a card that selects it; %s is a vehicle. */
  g_autofree char *words = g_strdup_printf (_ ("Select %s"), title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, caption, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mark), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

void
paddock_garage_card_show (PaddockGarageCard *self)
{
  PaddockGarageItem *item = gtk_list_item_get_item (self->slot);
  PaddockDocument *document = paddock_garage_item_get_document (item);
  const char *title = paddock_garage_item_get_title (item);

  if (document)
    paddock_document_face_show (self->face, document,
                                _ (paddock_games_get_label (paddock_document_get_game (document))));
  else
    paddock_document_face_show_failure (self->face, title, paddock_garage_item_get_reason (item));
  tell (self, title, paddock_document_face_get_caption (self->face));
  selected_cb (self);
}
