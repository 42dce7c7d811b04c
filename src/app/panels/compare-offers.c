/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which vehicles can be compared with the edited one: those that are open, those that ship, and files.
 */

#include "compare-panel-private.h"

#include "document-bin.h"
#include "document-filters.h"
#include "library.h"
#include "reader.h"

static void
add (PaddockComparePanel *self, PaddockDocument *vehicle)
{
  paddock_compare_panel_complain (self, NULL);
  if (!paddock_comparison_add (self->comparison, vehicle))
    paddock_compare_panel_complain (self, _ ("This vehicle is there already, or of another kind."));
}

static void
add_file (PaddockComparePanel *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = path ? paddock_xml_read_file (path, &error) : NULL;

  if (document)
    add (self, document);
  else
    paddock_compare_panel_complain (self, error ? error->message
                                                : _ ("This file is not of the kind needed here."));
}

void
paddock_compare_panel_close_chooser (PaddockComparePanel *self)
{
  if (self->chooser)
    gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (self->chooser));
  g_clear_object (&self->chooser);
}

static void
response_cb (PaddockComparePanel *self, int response)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                             ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser))
                             : NULL;

  if (file)
    add_file (self, file);
  paddock_compare_panel_close_chooser (self);
}

static void
ask_for_file (PaddockComparePanel *self)
{
  paddock_compare_panel_close_chooser (self);
  self->chooser =
    gtk_file_chooser_native_new (_ ("From File"),
                                 GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                 GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));
  paddock_document_filters_add (GTK_FILE_CHOOSER (self->chooser));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* A row without a vehicle asks for a file. */
void
paddock_compare_panel_take_offer (PaddockComparePanel *self, GtkListBoxRow *row)
{
  PaddockDocument *vehicle = g_object_get_data (G_OBJECT (row), "vehicle");

  gtk_popover_popdown (self->add_popover);
  if (vehicle)
    add (self, vehicle);
  else
    ask_for_file (self);
}

static void
add_offer (PaddockComparePanel *self, const char *title, PaddockDocument *vehicle)
{
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (vehicle)
    g_object_set_data_full (G_OBJECT (row), "vehicle", paddock_document_ref (vehicle),
                            (GDestroyNotify) paddock_document_unref);
  gtk_list_box_append (self->offers, row);
}

static gboolean
can_add (PaddockComparePanel *self, const PaddockDocument *vehicle)
{
  for (guint i = 0; i < paddock_compare_panel_count (self); i++)
    if (paddock_document_equal (paddock_compare_panel_get_vehicle (self, i), vehicle))
      return FALSE;

  return vehicle->kind == paddock_comparison_get_measures (self->comparison)->kind;
}

static void
offer_open (PaddockComparePanel *self)
{
  g_autoptr (GPtrArray) open = paddock_document_bin_list_open ();

  for (guint i = 0; i < open->len; i++)
    if (can_add (self, open->pdata[i])) {
      /* Translators: a vehicle that is open in a tab of the studio. */
      g_autofree char *title =
        g_strdup_printf (_ ("%s (open)"), paddock_compare_panel_get_title (open->pdata[i]));

      add_offer (self, title, open->pdata[i]);
    }
}

static void
offer_shipped (PaddockComparePanel *self)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_EXAMPLES);

  for (guint i = 0; ids[i]; i++) {
    g_autoptr (PaddockDocument) document =
      g_str_has_prefix (ids[i], "vehicles/") ? paddock_library_load (ids[i], NULL) : NULL;

    if (document && can_add (self, document))
      add_offer (self, paddock_compare_panel_get_title (document), document);
  }
}

/* What people work on comes first, a file last.  Before the list opens, so that its first row gets the keyboard. */
void
paddock_compare_panel_fill_offers (GtkMenuButton *button, gpointer data)
{
  PaddockComparePanel *self = PADDOCK_COMPARE_PANEL (data);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->offers, 0)))
    gtk_list_box_remove (self->offers, GTK_WIDGET (row));
  offer_open (self);
  offer_shipped (self);
  add_offer (self, _ ("From File…"), NULL);
}
