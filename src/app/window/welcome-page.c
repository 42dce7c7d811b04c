/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "welcome-page.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "discard.h"
#include "document-card.h"
#include "first-frame.h"
#include "games.h"
#include "hex-track.h"
#include "library.h"
#include "quote.h"
#include "recent-files.h"
#include "recent-races-list.h"

#define MAX_RECENT 6
#define MAX_RACES 4 /* the others are in a window of their own */

struct _PaddockWelcomePage {
  AdwBin parent_instance;

  GQueue waiting;          /* of Card: what is to be shown, one after another */
  guint filling;           /* the source that does it; 0: none */
  GPtrArray *shown_boards; /* of PaddockDocument */
  GHashTable *examples_of; /* of GtkFlowBox, borrowed, by the game's id */
  gboolean is_filled;
  char **own_ids;  /* of the user's own templates, as shown; NULL: none yet */
  GtkFlowBox *own; /* borrowed: their cards */

  GtkFlowBox *templates; /* template children */
  GtkWidget *own_group;
  GtkBox *own_holder;
  AdwPreferencesGroup *recent_group;
  GtkListBox *recent;
  GtkWidget *races_group;
  PaddockRecentRacesList *races;
  GtkFlowBox *boards;
  GtkBox *examples;
};

G_DEFINE_FINAL_TYPE (PaddockWelcomePage, paddock_welcome_page, ADW_TYPE_BIN)

/* With a button in its corner that removes it. */
static GtkWidget *
create_own_card (GtkWidget *card, const char *id)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_add_css_class (button, "osd"); /* it lies on a picture of any colour */
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.remove-template");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), card);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), button);
  paddock_actions_describe (button);

  return overlay;
}

/* The cards themselves take the focus, not the boxes' children around them. */
static void
add_card (GtkFlowBox *box, const char *id, PaddockDocument *document)
{
  GtkWidget *card = paddock_document_card_new (document);
  GtkWidget *child = paddock_library_is_own (id) ? create_own_card (card, id) : card;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.new-from");
  gtk_flow_box_append (box, child);
  gtk_widget_set_focusable (gtk_widget_get_parent (child), FALSE);
}

/* A card that is not there yet. */
typedef struct {
  PaddockLibraryShelf shelf;
  char *id;
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_free (card->id);
  g_free (card);
}

static void
fill_shelf (PaddockWelcomePage *self, PaddockLibraryShelf shelf)
{
  g_auto (GStrv) ids = paddock_library_list (shelf);

  for (guint i = 0; ids[i]; i++) {
    Card *card = g_new (Card, 1);

    *card = (Card){ shelf, g_strdup (ids[i]) };
    g_queue_push_tail (&self->waiting, card);
  }
}

/* Several examples may be laid on one board. */
static gboolean
is_new_board (PaddockWelcomePage *self, PaddockDocument *document)
{
  const PaddockHexTrack *track = document->record;

  for (guint i = 0; i < self->shown_boards->len; i++) {
    const PaddockDocument *other = g_ptr_array_index (self->shown_boards, i);

    if (paddock_board_equal (((const PaddockHexTrack *) other->record)->board, track->board))
      return FALSE;
  }

  g_ptr_array_add (self->shown_boards, paddock_document_ref (document));
  return TRUE;
}

static GtkWidget *
create_box (void)
{
  return g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                       "column-spacing", 12, "row-spacing", 12, "max-children-per-line", 4, NULL);
}

static GtkFlowBox *
create_examples (PaddockWelcomePage *self, const char *game)
{
  /* Translators: %s is a game. */
  g_autofree char *title = g_strdup_printf (_ ("Examples: %s"), _ (paddock_games_get_label (game)));
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *box = create_box ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_top (label, 18);
  gtk_widget_add_css_class (label, "title-4");
  gtk_box_append (self->examples, label);
  gtk_box_append (self->examples, box);

  return GTK_FLOW_BOX (box);
}

static GtkFlowBox *
find_examples (PaddockWelcomePage *self, const char *game)
{
  GtkFlowBox *box = g_hash_table_lookup (self->examples_of, game);

  if (!box) {
    box = create_examples (self, game);
    g_hash_table_insert (self->examples_of, g_strdup (game), box);
  }
  return box;
}

/* Where a card belongs; NULL: nowhere. */
static GtkFlowBox *
find_box (PaddockWelcomePage *self, PaddockLibraryShelf shelf, PaddockDocument *document)
{
  if (shelf == PADDOCK_LIBRARY_TEMPLATES)
    return self->templates;
  if (shelf == PADDOCK_LIBRARY_OWN)
    return self->own;
  if (shelf == PADDOCK_LIBRARY_BOARDS)
    return is_new_board (self, document) ? self->boards : NULL;

  return find_examples (self, paddock_document_get_game (document));
}

/* Reading and drawing all of them takes longer than the window may wait for its first frame. */
static gboolean
fill_next_cb (gpointer data)
{
  PaddockWelcomePage *self = data;
  Card *card = g_queue_pop_head (&self->waiting);
  g_autoptr (PaddockDocument) document = card ? paddock_library_load (card->id, NULL) : NULL;

  if (!card) {
    self->filling = 0;
    return G_SOURCE_REMOVE;
  }

  if (document) {
    GtkFlowBox *box = find_box (self, card->shelf, document);

    if (box)
      add_card (box, card->id, document);
  }
  card_free (card);
  return G_SOURCE_CONTINUE;
}

static void
start_filling (GtkWidget *widget)
{
  PaddockWelcomePage *self = PADDOCK_WELCOME_PAGE (widget);

  if (!self->filling)
    self->filling = g_idle_add_full (G_PRIORITY_LOW, fill_next_cb, self, NULL);
}

static void
drop_waiting_own (PaddockWelcomePage *self)
{
  for (GList *link = self->waiting.head, *next; link; link = next) {
    next = link->next;
    if (((const Card *) link->data)->shelf == PADDOCK_LIBRARY_OWN) {
      card_free (link->data);
      g_queue_delete_link (&self->waiting, link);
    }
  }
}

/* Only what is different is shown anew.  FALSE: nothing is. */
static gboolean
refill_own (PaddockWelcomePage *self)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_OWN);

  if (self->own_ids
      && g_strv_equal ((const char *const *) ids, (const char *const *) self->own_ids))
    return FALSE;

  drop_waiting_own (self);
  paddock_discard_children (GTK_WIDGET (self->own_holder));
  self->own = GTK_FLOW_BOX (create_box ());
  gtk_box_append (self->own_holder, GTK_WIDGET (self->own));
  fill_shelf (self, PADDOCK_LIBRARY_OWN);
  gtk_widget_set_visible (self->own_group, *ids != NULL);
  g_strfreev (self->own_ids);
  self->own_ids = g_steal_pointer (&ids);
  return TRUE;
}

void
paddock_welcome_page_show_own (PaddockWelcomePage *self)
{
  g_return_if_fail (PADDOCK_IS_WELCOME_PAGE (self));

  if (self->is_filled && refill_own (self))
    start_filling (GTK_WIDGET (self));
}

static void
add_recent (PaddockWelcomePage *self, GtkRecentInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *place = folder ? g_file_get_parse_name (folder) : NULL;
  g_autofree char *title = paddock_plain_markup (gtk_recent_info_get_display_name (info));
  g_autofree char *subtitle = paddock_plain_markup (place ? place : "");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", gtk_recent_info_get_uri (info));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-uri");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->recent, row);
}

static void
fill_recent (PaddockWelcomePage *self)
{
  g_autoptr (GPtrArray) files = paddock_recent_files_list (MAX_RECENT);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->recent, 0)))
    gtk_list_box_remove (self->recent, GTK_WIDGET (row));
  for (guint i = 0; i < files->len; i++)
    add_recent (self, files->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->recent_group), files->len > 0);
}

/* A program that is started with a document does not need all this. */
static void
paddock_welcome_page_map (GtkWidget *widget)
{
  PaddockWelcomePage *self = PADDOCK_WELCOME_PAGE (widget);

  if (!self->is_filled) {
    fill_shelf (self, PADDOCK_LIBRARY_TEMPLATES);
    refill_own (self);
    fill_shelf (self, PADDOCK_LIBRARY_BOARDS);
    fill_shelf (self, PADDOCK_LIBRARY_EXAMPLES);
    paddock_after_first_frame (widget, start_filling);
    fill_recent (self);
    self->is_filled = TRUE;
  }
  paddock_welcome_page_show_own (self);
  gtk_widget_set_visible (self->races_group,
                          paddock_recent_races_list_fill (self->races, MAX_RACES) > 0);

  GTK_WIDGET_CLASS (paddock_welcome_page_parent_class)->map (widget);
}

static void
paddock_welcome_page_dispose (GObject *object)
{
  PaddockWelcomePage *self = PADDOCK_WELCOME_PAGE (object);

  g_clear_handle_id (&self->filling, g_source_remove);
  g_queue_clear_full (&self->waiting, card_free);
  g_clear_pointer (&self->shown_boards, g_ptr_array_unref);
  g_clear_pointer (&self->examples_of, g_hash_table_unref);
  g_clear_pointer (&self->own_ids, g_strfreev);

  G_OBJECT_CLASS (paddock_welcome_page_parent_class)->dispose (object);
}

static void
paddock_welcome_page_class_init (PaddockWelcomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_welcome_page_dispose;
  widget_class->map = paddock_welcome_page_map;

  g_type_ensure (PADDOCK_TYPE_RECENT_RACES_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, races_group);
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, races);
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, templates);
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, own_group);
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, own_holder);
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, recent_group);
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, recent);
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, boards);
  gtk_widget_class_bind_template_child (widget_class, PaddockWelcomePage, examples);
}

static void
paddock_welcome_page_init (PaddockWelcomePage *self)
{
  g_queue_init (&self->waiting);
  self->shown_boards = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);
  self->examples_of = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (fill_recent),
                           self, G_CONNECT_SWAPPED);
}
