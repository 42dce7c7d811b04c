/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "section-chooser.h"

#include <glib/gi18n.h>

#include "document-card.h"
#include "sections.h"

struct _PaddockSectionChooser {
  AdwBin parent_instance;

  GPtrArray *sections; /* of PaddockDocument, as the pictures show them */

  GtkPopover *popover; /* template children below */
  GtkFlowBox *pictures;
};

G_DEFINE_FINAL_TYPE (PaddockSectionChooser, paddock_section_chooser, ADW_TYPE_BIN)

static guint chosen_signal;

static void
clicked_cb (GtkWidget *card, PaddockSectionChooser *self)
{
  GtkWidget *child = gtk_widget_get_parent (card);
  int i = gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child));

  gtk_popover_popdown (self->popover);
  g_signal_emit (self, chosen_signal, 0, self->sections->pdata[i]);
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
    GtkWidget *card = paddock_document_card_new (self->sections->pdata[i]);

    g_signal_connect (card, "clicked", G_CALLBACK (clicked_cb), self);
    gtk_flow_box_append (self->pictures, card);
    gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
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
