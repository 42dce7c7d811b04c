/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "section-chooser.h"

#include <glib/gi18n.h>

#include "document-card.h"
#include "section-dialog.h"

struct _PaddockSectionChooser {
  AdwBin parent_instance;

  GPtrArray *sections; /* of PaddockKeptDocument, as the pictures show them */

  GtkPopover *popover; /* template children below */
  GtkFlowBox *pictures;
};

G_DEFINE_FINAL_TYPE (PaddockSectionChooser, paddock_section_chooser, ADW_TYPE_BIN)

static guint chosen_signal;

/* The section that a button in a card is about. */
static PaddockKeptDocument *
find_section (PaddockSectionChooser *self, GtkWidget *button)
{
  GtkWidget *child = gtk_widget_get_ancestor (button, GTK_TYPE_FLOW_BOX_CHILD);

  return self->sections->pdata[gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child))];
}

static void
clicked_cb (GtkWidget *card, PaddockSectionChooser *self)
{
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, chosen_signal, 0, find_section (self, card)->document);
}

static void
rename_cb (GtkWidget *button, PaddockSectionChooser *self)
{
  gtk_popover_popdown (self->popover);
  paddock_section_dialog_present_rename (GTK_WIDGET (self), find_section (self, button));
}

static void
delete_cb (GtkWidget *button, PaddockSectionChooser *self)
{
  gtk_popover_popdown (self->popover);
  paddock_section_dialog_delete (GTK_WIDGET (self), find_section (self, button));
}

static void
add_button (PaddockSectionChooser *self,
            GtkWidget *box,
            const char *icon,
            const char *label,
            GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "osd"); /* it lies on a picture of any colour */
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (box), button);
}

/* What can be done with a section of one's own, in the corner of its card. */
static GtkWidget *
create_own_card (PaddockSectionChooser *self, GtkWidget *card)
{
  GtkWidget *overlay = gtk_overlay_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  add_button (self, box, "document-edit-symbolic", _ ("Rename Section…"), G_CALLBACK (rename_cb));
  add_button (self, box, "user-trash-symbolic", _ ("Delete Section"), G_CALLBACK (delete_cb));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), card);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), box);

  return overlay;
}

static void
clear (PaddockSectionChooser *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->pictures))))
    gtk_flow_box_remove (self->pictures, child);
}

/* Anew each time: the user may have kept one since. */
static void
fill (PaddockSectionChooser *self)
{
  clear (self);
  g_clear_pointer (&self->sections, g_ptr_array_unref);
  self->sections = paddock_sections_load ();
  for (guint i = 0; i < self->sections->len; i++) {
    PaddockKeptDocument *section = self->sections->pdata[i];
    GtkWidget *card = paddock_document_card_new (section->document);
    GtkWidget *child = section->path ? create_own_card (self, card) : card;

    g_signal_connect (card, "clicked", G_CALLBACK (clicked_cb), self);
    gtk_flow_box_append (self->pictures, child);
    gtk_widget_set_focusable (gtk_widget_get_parent (child), FALSE);
  }
}

static void
paddock_section_chooser_dispose (GObject *object)
{
  PaddockSectionChooser *self = PADDOCK_SECTION_CHOOSER (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_pointer (&self->sections, g_ptr_array_unref);

  G_OBJECT_CLASS (paddock_section_chooser_parent_class)->dispose (object);
}

static void
paddock_section_chooser_class_init (PaddockSectionChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_section_chooser_dispose;
  chosen_signal = g_signal_new ("chosen", PADDOCK_TYPE_SECTION_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/section-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockSectionChooser, popover);
  gtk_widget_class_bind_template_child (widget_class, PaddockSectionChooser, pictures);
  gtk_widget_class_bind_template_callback (widget_class, fill);
}

static void
paddock_section_chooser_init (PaddockSectionChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
paddock_section_chooser_new (void)
{
  return g_object_new (PADDOCK_TYPE_SECTION_CHOOSER, NULL);
}
