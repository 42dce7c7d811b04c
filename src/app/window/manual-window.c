/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "manual-window.h"

#include <glib/gi18n.h>

#include "canvas.h"
#include "games.h"
#include "manual.h"
#include "notice-bar.h"
#include "problems-panel.h"
#include "road-bar.h"
#include "road-toolbox.h"
#include "side-panel.h"
#include "summary-page.h"
#include "summary-view.h"
#include "tile-editor.h"
#include "tool-options.h"
#include "tool-palette.h"

struct _PaddockManualWindow {
  AdwWindow parent_instance;

  PaddockSetup *setup; /* of the race that it was opened from, and where that is; or NULL */
  const PaddockAid *aid;

  GtkListBox *pages; /* template children */
  GtkWidget *save_button;
  GtkScrolledWindow *scroller;
  GtkBox *content;
};

G_DEFINE_FINAL_TYPE (PaddockManualWindow, paddock_manual_window, ADW_TYPE_WINDOW)

/* The page about a part of the window. */
static const struct {
  GType (*get_type) (void);
  const char *page;
} subjects[] = {
  { paddock_canvas_get_type, "canvas" },          { paddock_tile_editor_get_type, "roads" },
  { paddock_road_toolbox_get_type, "roads" },     { paddock_road_bar_get_type, "roads" },
  { paddock_notice_bar_get_type, "files" },       { paddock_problems_panel_get_type, "problems" },
  { paddock_side_panel_get_type, "panel" },       { paddock_tool_palette_get_type, "hex-tools" },
  { paddock_tool_options_get_type, "hex-tools" },
};

/* How a block looks: libadwaita's class for it. */
static const char *const css_classes[] = {
  [PADDOCK_MANUAL_TITLE] = "title-1",     [PADDOCK_MANUAL_HEADING] = "title-4",
  [PADDOCK_MANUAL_TEXT] = "body",         [PADDOCK_MANUAL_ITEM] = "body",
  [PADDOCK_MANUAL_EXAMPLE] = "monospace",
};

/* The pages of the manual come first, then the summaries of the games. */
static void
show_row (PaddockManualWindow *self, guint i)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->pages, (int) i);

  gtk_list_box_select_row (self->pages, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* NULL: the row is that of a page. */
static const PaddockGame *
find_game (GtkListBoxRow *row)
{
  guint i = (guint) gtk_list_box_row_get_index (row),
        n = g_strv_length ((char **) paddock_manual_pages);

  return i < n ? NULL : paddock_games[i - n];
}

static void
show_summary (PaddockManualWindow *self, const PaddockGame *game)
{
  guint n = g_strv_length ((char **) paddock_manual_pages);

  for (guint i = 0; paddock_games[i]; i++)
    if (paddock_games[i] == game)
      show_row (self, n + i);
}

static void
show_page (PaddockManualWindow *self, const char *page)
{
  for (guint i = 0; paddock_manual_pages[i]; i++)
    if (g_str_equal (paddock_manual_pages[i], page))
      show_row (self, i);
}

static gboolean
link_cb (PaddockManualWindow *self, const char *page)
{
  show_page (self, page);
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_label (PaddockManualWindow *self, const PaddockManualBlock *block)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), block->markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), block->kind == PADDOCK_MANUAL_EXAMPLE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, css_classes[block->kind]);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (link_cb), self, G_CONNECT_SWAPPED);

  return label;
}

static GtkWidget *
create_item (GtkWidget *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *bullet = gtk_label_new ("•");

  gtk_widget_set_valign (bullet, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), bullet);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
add_block (PaddockManualWindow *self, const PaddockManualBlock *block)
{
  GtkWidget *label = create_label (self, block);

  if (block->kind == PADDOCK_MANUAL_EXAMPLE)
    gtk_widget_add_css_class (label, "example");
  else if (block->kind == PADDOCK_MANUAL_HEADING)
    gtk_widget_set_margin_top (label, 12);
  gtk_box_append (self->content, block->kind == PADDOCK_MANUAL_ITEM ? create_item (label) : label);
}

static void
fill_page (PaddockManualWindow *self, const char *page)
{
  g_autoptr (GArray) blocks = paddock_manual_read (page);

  for (guint i = 0; i < blocks->len; i++)
    add_block (self, &g_array_index (blocks, PaddockManualBlock, i));
}

static void
fill_summary (PaddockManualWindow *self, const PaddockGame *game)
{
  gboolean is_raced = self->setup && self->setup->game == game;

  gtk_box_append (self->content, paddock_summary_view_new (game, is_raced ? self->setup : NULL,
                                                           is_raced ? self->aid : NULL));
}

static void
row_selected_cb (PaddockManualWindow *self, GtkListBoxRow *row)
{
  const PaddockGame *game = row ? find_game (row) : NULL;
  GtkWidget *child;

  if (!row)
    return;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->content))))
    gtk_box_remove (self->content, child);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_set_visible (self->save_button, game != NULL);
  if (game)
    fill_summary (self, game);
  else
    fill_page (self, paddock_manual_pages[gtk_list_box_row_get_index (row)]);
}

/* --- The summary to print --- */

static void
tell_failure (PaddockManualWindow *self, const char *why)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Could Not Save"), why);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
save_response_cb (PaddockManualWindow *self, int response, GtkFileChooser *chooser)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (chooser);
  const PaddockGame *game = find_game (gtk_list_box_get_selected_row (self->pages));
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && chosen && game
      && !paddock_summary_page_save (game,
                                     self->setup && self->setup->game == game ? self->setup : NULL,
                                     g_file_peek_path (chosen), &error))
    tell_failure (self, error->message);
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (chooser));
  g_object_unref (chooser);
}

static void
save_cb (PaddockManualWindow *self)
{
  const PaddockGame *game = find_game (gtk_list_box_get_selected_row (self->pages));
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (_ ("Save as PDF"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                 _ ("_Save"), _ ("_Cancel"));
  g_autofree char *name = g_strconcat (game->id, ".pdf", NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);
  g_signal_connect_object (native, "response", G_CALLBACK (save_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

/* --- The list --- */

static void
add_entry (PaddockManualWindow *self, const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_append (self->pages, label);
}

static void
add_page (PaddockManualWindow *self, const char *page)
{
  g_autoptr (GArray) blocks = paddock_manual_read (page);

  add_entry (self, g_array_index (blocks, PaddockManualBlock, 0).markup);
}

static void
add_summary (PaddockManualWindow *self, const PaddockGame *game)
{
  g_autofree char *title = paddock_summary_dup_title (game);
  g_autofree char *markup = g_markup_escape_text (title, -1);

  add_entry (self, markup);
}

static void
paddock_manual_window_dispose (GObject *object)
{
  g_clear_pointer (&PADDOCK_MANUAL_WINDOW (object)->setup, paddock_setup_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), PADDOCK_TYPE_MANUAL_WINDOW);

  G_OBJECT_CLASS (paddock_manual_window_parent_class)->dispose (object);
}

static void
paddock_manual_window_class_init (PaddockManualWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_manual_window_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/manual-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockManualWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, PaddockManualWindow, save_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockManualWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, PaddockManualWindow, content);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
}

static void
paddock_manual_window_init (PaddockManualWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; paddock_manual_pages[i]; i++)
    add_page (self, paddock_manual_pages[i]);
  for (guint i = 0; paddock_games[i]; i++)
    add_summary (self, paddock_games[i]);
}

/* The innermost part around the focus that a page is about. */
static const char *
find_page (GtkWindow *parent)
{
  for (GtkWidget *widget = gtk_window_get_focus (parent); widget;
       widget = gtk_widget_get_parent (widget))
    for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
      if (G_TYPE_CHECK_INSTANCE_TYPE (widget, subjects[i].get_type ()))
        return subjects[i].page;

  return paddock_manual_pages[0];
}

static PaddockManualWindow *
manual_new (GtkWindow *parent)
{
  return g_object_new (PADDOCK_TYPE_MANUAL_WINDOW, "transient-for", parent, NULL);
}

void
paddock_manual_window_open (GtkWindow *parent)
{
  PaddockManualWindow *self = manual_new (parent);

  show_page (self, find_page (parent));
  gtk_window_present (GTK_WINDOW (self));
}

void
paddock_manual_window_open_race (GtkWindow *parent, const PaddockMatch *match)
{
  PaddockManualWindow *self = manual_new (parent);
  const PaddockAids *aids = match->game->aids;

  self->setup = paddock_setup_ref (paddock_match_get_setup (match));
  self->aid = aids ? aids->find (paddock_match_get_table (match)) : NULL;
  show_summary (self, match->game);
  gtk_window_present (GTK_WINDOW (self));
}
