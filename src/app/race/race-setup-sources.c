/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-setup-private.h"

#include <glib/gi18n.h>

#include "document-filters.h"
#include "library.h"
#include "reader.h"

#define STANDARD_CARDS "cards/standard.cards.xml" /* they are in every race */

/* --- What there is --- */

static int
find (const GPtrArray *documents, const PaddockDocument *document)
{
  for (guint i = 0; i < documents->len; i++)
    if (paddock_document_equal (documents->pdata[i], document))
      return (int) i;

  return -1;
}

/* Where a document is offered; NULL: the game has no use for it. */
static GPtrArray *
find_offers (PaddockRaceSetupWindow *self, const PaddockDocumentKind *kind)
{
  if (kind == self->game->vehicle_kind)
    return self->vehicles;

  return kind == self->game->cards_kind ? self->card_sets : NULL;
}

static void
offer (PaddockRaceSetupWindow *self, PaddockDocument *document)
{
  GPtrArray *documents = find_offers (self, document->kind);

  if (documents && find (documents, document) < 0)
    g_ptr_array_add (documents, paddock_document_ref (document));
}

/* What people work on comes first, then what the plan has, then what comes with the program. */
void
paddock_race_setup_window_collect (PaddockRaceSetupWindow *self, GPtrArray *open)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_EXAMPLES);

  for (guint i = 0; open && i < open->len; i++)
    offer (self, open->pdata[i]);
  self->n_open = self->vehicles->len;
  for (guint i = 0; i < paddock_list_len (self->plan->cards); i++) {
    PaddockDocument *cards = PADDOCK_LIST_AT (self->plan->cards, PaddockSource, i)->document;

    if (cards)
      offer (self, cards);
  }
  for (guint i = 0; ids[i]; i++) {
    gboolean is_offered =
      g_str_has_prefix (ids[i], "vehicles/")
      || (g_str_has_prefix (ids[i], "cards/") && !g_str_equal (ids[i], STANDARD_CARDS));
    g_autoptr (PaddockDocument) document = is_offered ? paddock_library_load (ids[i], NULL) : NULL;

    if (document)
      offer (self, document);
  }
}

guint
paddock_race_setup_window_find_vehicle (PaddockRaceSetupWindow *self, PaddockDocument *vehicle)
{
  if (!vehicle)
    return 0;

  offer (self, vehicle);
  return (guint) (find (self->vehicles, vehicle) + 1);
}

char *
paddock_race_setup_window_dup_vehicle_label (PaddockRaceSetupWindow *self, guint i)
{
  const char *title = paddock_document_get_title (self->vehicles->pdata[i]);

  if (!title || !*title)
    title = _ ("Untitled");
  /* Translators: a vehicle that is open in a tab of the studio. */
  return i < self->n_open ? g_strdup_printf (_ ("%s (open)"), title) : g_strdup (title);
}

/* --- Files --- */

/* What is asked for, and who wants it. */
typedef struct {
  PaddockRaceSetupWindow *window;
  GtkWidget *button; /* holds the dialog while there is one */
  const PaddockDocumentKind *kind;
  PaddockRaceSetupPicked picked;
  gpointer data;
} Request;

static void
read_file (const Request *request, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = path ? paddock_xml_read_file (path, &error) : NULL;

  if (document && document->kind == request->kind) {
    request->picked (document, request->data);
    return;
  }

  gtk_label_set_label (request->window->problem_text,
                       error ? error->message : _ ("This file is not of the kind needed here."));
  gtk_revealer_set_reveal_child (request->window->problem, TRUE);
}

static void
close_dialog (gpointer native)
{
  gtk_native_dialog_destroy (native);
  g_object_unref (native);
}

static void
response_cb (GtkFileChooserNative *native, int response, gpointer data)
{
  const Request *request = data;
  g_autoptr (GFile) file =
    response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native)) : NULL;

  if (file)
    read_file (request, file);
  g_object_set_data (G_OBJECT (request->button), "dialog", NULL);
}

static void
ask_for_file_cb (Request *request)
{
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (_ ("From File"), GTK_WINDOW (request->window),
                                 GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));

  paddock_document_filters_add (GTK_FILE_CHOOSER (native));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  g_object_set_data_full (G_OBJECT (request->button), "dialog", native, close_dialog);
  g_signal_connect (native, "response", G_CALLBACK (response_cb), request);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

GtkWidget *
paddock_race_setup_window_file_button_new (PaddockRaceSetupWindow *self,
                                           const PaddockDocumentKind *kind,
                                           PaddockRaceSetupPicked picked,
                                           gpointer data)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("document-open-symbolic");
  Request *request = g_new (Request, 1);

  *request = (Request){ self, button, kind, picked, data };
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("From File…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("From File…"), -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (ask_for_file_cb), request,
                         (GClosureNotify) (void (*) (void)) g_free, G_CONNECT_SWAPPED);
  return button;
}

/* --- Card sets --- */

static int
find_cards (const PaddockPlaytest *plan, const PaddockDocument *cards)
{
  for (guint i = 0; i < paddock_list_len (plan->cards); i++) {
    const PaddockSource *source = PADDOCK_LIST_AT (plan->cards, PaddockSource, i);

    if (source->document && paddock_document_equal (source->document, cards))
      return (int) i;
  }

  return -1;
}

static void
cards_toggled_cb (GtkSwitch *control, GParamSpec *pspec, gpointer data)
{
  PaddockRaceSetupWindow *self = PADDOCK_RACE_SETUP_WINDOW (data);
  PaddockDocument *cards = g_object_get_data (G_OBJECT (control), "cards");
  int i = find_cards (self->plan, cards);

  if (gtk_switch_get_active (control) && i < 0) {
    PaddockSource *source = paddock_list_append (&self->plan->cards, &paddock_source_type);

    source->document = paddock_document_ref (cards);
  } else if (!gtk_switch_get_active (control) && i >= 0) {
    paddock_list_remove (&self->plan->cards, (guint) i);
  }
  paddock_race_setup_window_changed (self);
}

static void
add_card_set (PaddockRaceSetupWindow *self, PaddockDocument *cards)
{
  GtkSwitch *control;
  GtkWidget *row = paddock_switch_row_new (paddock_document_get_title (cards),
                                           paddock_document_get_description (cards),
                                           find_cards (self->plan, cards) >= 0, &control);

  g_object_set_data_full (G_OBJECT (control), "cards", paddock_document_ref (cards),
                          (GDestroyNotify) paddock_document_unref);
  g_signal_connect (control, "notify::active", G_CALLBACK (cards_toggled_cb), self);
  paddock_race_setup_window_add (self, self->race, row);
}

static void
cards_picked_cb (PaddockDocument *cards, gpointer data)
{
  PaddockRaceSetupWindow *self = PADDOCK_RACE_SETUP_WINDOW (data);

  offer (self, cards);
  if (find_cards (self->plan, cards) < 0) {
    PaddockSource *source = paddock_list_append (&self->plan->cards, &paddock_source_type);

    source->document = paddock_document_ref (cards);
  }
  paddock_race_setup_window_rebuild (self);
}

void
paddock_race_setup_window_add_cards (PaddockRaceSetupWindow *self)
{
  GtkWidget *row;

  if (!self->game->cards_kind)
    return;

  row = g_object_new (ADW_TYPE_ACTION_ROW, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("More Items and Abilities"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _ ("Your own card set, in addition to those below"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             paddock_race_setup_window_file_button_new (self,
                                                                        self->game->cards_kind,
                                                                        cards_picked_cb, self));
  paddock_race_setup_window_add (self, self->race, row);
  for (guint i = 0; i < self->card_sets->len; i++)
    add_card_set (self, self->card_sets->pdata[i]);
}
