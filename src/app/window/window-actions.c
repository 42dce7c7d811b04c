/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-private.h"

#include <glib/gi18n.h>

#include "action-rows.h"
#include "canvas.h"
#include "command-search.h"
#include "document-filters.h"
#include "library.h"
#include "manual-window.h"
#include "preferences-window.h"
#include "tour-window.h"

static void
new_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (PADDOCK_WINDOW (widget)->new_button);
}

static void
new_from_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document =
    paddock_library_load_new (id, paddock_settings_get_hex_orientation (self->settings), &error);

  if (document)
    paddock_window_open_untitled (self, document);
  else
    paddock_window_show_toast (self, error->message);
  if (document && paddock_library_is_empty (id))
    paddock_drawing_view_show_panel (paddock_window_get_drawing (self), "guide");
}

static void
open_response_cb (PaddockWindow *self, int response, GtkFileChooser *chooser)
{
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (chooser);

  for (guint i = 0; response == GTK_RESPONSE_ACCEPT && i < g_list_model_get_n_items (files); i++) {
    g_autoptr (GFile) file = g_list_model_get_item (files, i);

    paddock_window_open (self, file);
  }

  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (chooser));
  g_object_unref (chooser);
}

static void
open_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockDocumentFile *shown = paddock_window_get_file (self);
  GFile *beside = shown ? paddock_document_file_get_file (shown) : NULL;
  g_autoptr (GFile) folder = beside ? g_file_get_parent (beside) : NULL;
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (_ ("Open Documents"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (native), TRUE);
  paddock_document_filters_add (GTK_FILE_CHOOSER (native));
  if (folder)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (native), folder, NULL);
  g_signal_connect_object (native, "response", G_CALLBACK (open_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

static void
open_uri_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  paddock_window_open (PADDOCK_WINDOW (widget), file);
}

static void
save_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  paddock_window_save_async (self, paddock_window_get_page (self), FALSE, paddock_window_saved_cb,
                             NULL);
}

static void
save_as_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  paddock_window_save_async (self, paddock_window_get_page (self), TRUE, paddock_window_saved_cb,
                             NULL);
}

static void
reload_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_document_file_reload (paddock_window_get_file (PADDOCK_WINDOW (widget)));
}

static void
dismiss_notice_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_document_file_dismiss_notice (paddock_window_get_file (PADDOCK_WINDOW (widget)));
}

static void
close_tab_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  AdwTabPage *tab = adw_tab_view_get_selected_page (self->tabs);

  if (tab)
    adw_tab_view_close_page (self->tabs, tab);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
quit_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (widget));
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (application));

  for (GList *link = windows; link; link = link->next)
    gtk_window_close (link->data);
}

static void
undo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockRaceView *view = paddock_document_page_get_race_view (paddock_window_get_page (self));

  if (view)
    paddock_race_view_undo (view);
  else
    paddock_document_file_undo (paddock_window_get_file (self));
}

static void
redo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockRaceView *view = paddock_document_page_get_race_view (paddock_window_get_page (self));

  if (view)
    paddock_race_view_redo (view);
  else
    paddock_document_file_redo (paddock_window_get_file (self));
}

static void
switch_pane_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_document_page_switch_pane (paddock_window_get_page (PADDOCK_WINDOW (widget)));
}

#define PANEL_PREFIX "panel."

static void
show_panel_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockDrawingView *drawing = paddock_window_get_drawing (PADDOCK_WINDOW (widget));

  gboolean was_shown;

  g_object_get (widget, "show-panel", &was_shown, NULL);
  paddock_drawing_view_show_panel (drawing, name + strlen (PANEL_PREFIX));
  if (was_shown) /* otherwise it has no place yet */
    paddock_drawing_view_focus_panel (drawing);
}

static PaddockCanvas *
get_canvas (GtkWidget *widget)
{
  return paddock_document_page_get_canvas (paddock_window_get_page (PADDOCK_WINDOW (widget)));
}

static void
zoom_in_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_canvas_zoom_in (get_canvas (widget));
}

static void
zoom_out_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_canvas_zoom_out (get_canvas (widget));
}

static void
actual_size_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_canvas_show_actual_size (get_canvas (widget));
}

static void
toggle (PaddockSettings *settings, const char *property)
{
  gboolean is_on;

  g_object_get (settings, property, &is_on, NULL);
  g_object_set (settings, property, !is_on, NULL);
}

/* "view.show-grid" turns the setting of that name on and off. */
static void
toggle_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  toggle (PADDOCK_WINDOW (widget)->settings, name + strlen ("view."));
}

/* A race is whole in view, so that its overview has a setting of its own. */
static void
toggle_minimap_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  toggle (self->settings, paddock_window_get_race (self) ? "show-race-minimap" : "show-minimap");
}

static void
fit_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_canvas_fit (get_canvas (widget));
}

static void
pan_left_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_canvas_pan_steps (get_canvas (widget), 1, 0);
}

static void
pan_right_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_canvas_pan_steps (get_canvas (widget), -1, 0);
}

static void
pan_up_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_canvas_pan_steps (get_canvas (widget), 0, 1);
}

static void
pan_down_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_canvas_pan_steps (get_canvas (widget), 0, -1);
}

static void
cursor_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *move = name + strlen ("view.cursor-");

  for (guint i = 0; i < PADDOCK_N_CURSOR_MOVES; i++)
    if (g_str_equal (move, paddock_cursor_move_names[i]))
      paddock_canvas_move_cursor (get_canvas (widget), i);
}

static void
find_command_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  gtk_window_present (
    paddock_command_search_new (GTK_WINDOW (self), paddock_window_get_has (self)));
}

static void
preferences_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  gtk_window_present (paddock_preferences_window_new (GTK_WINDOW (self), self->settings));
}

static void
shortcuts_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *window = paddock_actions_create_shortcuts_window ();

  gtk_window_set_transient_for (window, GTK_WINDOW (widget));
  gtk_window_present (window);
}

static void
manual_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = paddock_window_get_race (PADDOCK_WINDOW (widget));

  if (race && !paddock_race_get_error (race))
    paddock_manual_window_open_race (GTK_WINDOW (widget), paddock_race_get_match (race));
  else
    paddock_manual_window_open (GTK_WINDOW (widget));
}

static void
tour_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_tour_window_open (GTK_WINDOW (widget));
}

static void
about_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_show_about_window (GTK_WINDOW (widget), "application-name", _ ("Paddock"), "application-icon",
                         PADDOCK_APP_ID, "version", PADDOCK_VERSION, "comments",
                         _ ("Draw tracks, build vehicles and race them minutes later."),
                         "developer-name", _ ("The Paddock developers"), "license-type",
                         GTK_LICENSE_GPL_3_0, NULL);
}

const PaddockAction paddock_window_actions[] = {
  { "win.new", N_ ("New Document"), "<Control>n", PADDOCK_ACTIONS_DOCUMENT, .activate = new_cb },
  { "win.new-from", N_ ("New from Template"), .parameter = "s", .activate = new_from_cb },
  { "win.open", N_ ("Open…"), "<Control>o", PADDOCK_ACTIONS_DOCUMENT, .activate = open_cb },
  { "win.open-uri", N_ ("Open File"), .parameter = "s", .activate = open_uri_cb },
  { "win.garage", N_ ("Garage…"), "<Control><Shift>o", PADDOCK_ACTIONS_DOCUMENT,
    PADDOCK_ACTION_IN_MENU, .activate = paddock_window_garage_cb },
  { "win.remove-template", N_ ("Remove Template"), .parameter = "s",
    .activate = paddock_window_remove_template_cb },
  { "win.recent-races", N_ ("Recent Races…"), "<Control><Shift>h", PADDOCK_ACTIONS_DOCUMENT,
    PADDOCK_ACTION_IN_MENU, .activate = paddock_window_recent_races_cb },
  { "win.reopen-race", N_ ("Reopen Race"), .parameter = "s",
    .activate = paddock_window_reopen_race_cb },
  { "doc.save", N_ ("Save"), "<Control>s", PADDOCK_ACTIONS_DOCUMENT, .needs = PADDOCK_HAS_DOCUMENT,
    .activate = save_cb },
  { "doc.save-as", N_ ("Save As…"), "<Control><Shift>s", PADDOCK_ACTIONS_DOCUMENT,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_DOCUMENT, .activate = save_as_cb },
  { "doc.duplicate", N_ ("Duplicate"), "<Control><Shift>d", PADDOCK_ACTIONS_DOCUMENT,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_DOCUMENT, .activate = paddock_window_duplicate_cb },
  { "doc.save-template", N_ ("Save as Template"), NULL, PADDOCK_ACTIONS_DOCUMENT,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_DOCUMENT, .activate = paddock_window_save_template_cb },
  { "doc.export", N_ ("Export…"), "<Control>e", PADDOCK_ACTIONS_DOCUMENT, PADDOCK_ACTION_IN_MENU,
    PADDOCK_HAS_DOCUMENT, .activate = paddock_window_export_cb },
  { "doc.copy-picture", N_ ("Copy as Picture"), "<Control><Shift>c", PADDOCK_ACTIONS_DOCUMENT,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_DOCUMENT, .activate = paddock_window_copy_picture_cb },
  { "race.copy-sheet", N_ ("Copy Record Sheet as Picture"), NULL, PADDOCK_ACTIONS_RACE, 0,
    PADDOCK_HAS_RACE, .activate = paddock_window_copy_sheet_cb },
  { "win.show-folder", N_ ("Show in Folder"), .parameter = "s",
    .activate = paddock_window_show_folder_cb },
  { "doc.reload", N_ ("Reload from File"), "<Control><Shift>r", PADDOCK_ACTIONS_DOCUMENT,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_FILE, .activate = reload_cb },
  { "doc.dismiss-notice", N_ ("Keep My Version"), .needs = PADDOCK_HAS_NOTICE,
    .activate = dismiss_notice_cb },
  { "doc.move-to-window", N_ ("Move to New Window"), NULL, PADDOCK_ACTIONS_DOCUMENT,
    .needs = PADDOCK_HAS_OTHER_TAB, .activate = paddock_window_move_to_window_cb },
  { "doc.close", N_ ("Close"), "<Control>w", PADDOCK_ACTIONS_DOCUMENT, PADDOCK_ACTION_IN_MENU,
    .activate = close_tab_cb },

  { "doc.undo", N_ ("Undo"), "<Control>z", PADDOCK_ACTIONS_EDIT, .needs = PADDOCK_HAS_UNDO,
    .activate = undo_cb },
  { "doc.redo", N_ ("Redo"), "<Control><Shift>z <Control>y", PADDOCK_ACTIONS_EDIT,
    .needs = PADDOCK_HAS_REDO, .activate = redo_cb },

  { "view.zoom-in", N_ ("Zoom In"), "<Control>plus <Control>equal <Control>KP_Add",
    PADDOCK_ACTIONS_VIEW, .needs = PADDOCK_HAS_DOCUMENT, .activate = zoom_in_cb },
  { "view.zoom-out", N_ ("Zoom Out"), "<Control>minus <Control>KP_Subtract", PADDOCK_ACTIONS_VIEW,
    .needs = PADDOCK_HAS_DOCUMENT, .activate = zoom_out_cb },
  { "view.fit", N_ ("Fit in Window"), "<Control>0", PADDOCK_ACTIONS_VIEW,
    .needs = PADDOCK_HAS_DOCUMENT, .activate = fit_cb },
  { "view.actual-size", N_ ("Actual Size"), "<Control>1", PADDOCK_ACTIONS_VIEW,
    .needs = PADDOCK_HAS_DOCUMENT, .activate = actual_size_cb },
  { "view.show-grid", N_ ("Toggle Grid Lines"), "<Control>g", PADDOCK_ACTIONS_VIEW,
    .needs = PADDOCK_HAS_DOCUMENT, .activate = toggle_cb },
  { "view.show-coordinates", N_ ("Toggle Coordinates"), "<Control><Shift>g", PADDOCK_ACTIONS_VIEW,
    .needs = PADDOCK_HAS_DOCUMENT, .activate = toggle_cb },
  { "view.show-minimap", N_ ("Toggle Minimap"), "<Control>m", PADDOCK_ACTIONS_VIEW,
    .needs = PADDOCK_HAS_DOCUMENT, .activate = toggle_minimap_cb },
  { "view.snapping", N_ ("Toggle Snapping"), "<Alt>s", PADDOCK_ACTIONS_VIEW,
    .needs = PADDOCK_HAS_DOCUMENT, .activate = toggle_cb },
  { "view.pan-left", N_ ("Move Drawing Left"), "<Control>Left", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = pan_left_cb },
  { "view.pan-right", N_ ("Move Drawing Right"), "<Control>Right", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = pan_right_cb },
  { "view.pan-up", N_ ("Move Drawing Up"), "<Control>Up", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = pan_up_cb },
  { "view.pan-down", N_ ("Move Drawing Down"), "<Control>Down", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = pan_down_cb },
  { "view.cursor-left", N_ ("Cursor Left"), "Left KP_Left", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = cursor_cb },
  { "view.cursor-right", N_ ("Cursor Right"), "Right KP_Right", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = cursor_cb },
  { "view.cursor-up", N_ ("Cursor Up"), "Up KP_Up", PADDOCK_ACTIONS_VIEW, PADDOCK_ACTION_ON_CANVAS,
    PADDOCK_HAS_DOCUMENT, .activate = cursor_cb },
  { "view.cursor-down", N_ ("Cursor Down"), "Down KP_Down", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = cursor_cb },
  { "view.cursor-row-start", N_ ("Cursor to Start of Row"), "Home KP_Home", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = cursor_cb },
  { "view.cursor-row-end", N_ ("Cursor to End of Row"), "End KP_End", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = cursor_cb },
  { "view.cursor-page-up", N_ ("Cursor Up a Page"), "Page_Up KP_Page_Up", PADDOCK_ACTIONS_VIEW,
    PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = cursor_cb },
  { "view.cursor-page-down", N_ ("Cursor Down a Page"), "Page_Down KP_Page_Down",
    PADDOCK_ACTIONS_VIEW, PADDOCK_ACTION_ON_CANVAS, PADDOCK_HAS_DOCUMENT, .activate = cursor_cb },

  { "view.overlay", N_ ("Show Track Overlay"), .property = "overlay", .parameter = "s" },
  { "win.show-panel", N_ ("Side Panel"), "F9", PADDOCK_ACTIONS_WINDOW, .property = "show-panel" },
  { "win.switch-pane", N_ ("Switch Between Side Panel and Canvas"), "F6", PADDOCK_ACTIONS_WINDOW,
    .needs = PADDOCK_HAS_DOCUMENT, .activate = switch_pane_cb },
  { PANEL_PREFIX "properties", N_ ("Show Properties"), "<Control><Alt>p", PADDOCK_ACTIONS_WINDOW,
    .needs = PADDOCK_HAS_DRAWING, .activate = show_panel_cb },
  { PANEL_PREFIX "guide", N_ ("Show Guide"), "<Control><Alt>g", PADDOCK_ACTIONS_WINDOW,
    .needs = PADDOCK_HAS_GUIDE, .activate = show_panel_cb },
  { PANEL_PREFIX "problems", N_ ("Show Problems"), "<Control><Alt>b", PADDOCK_ACTIONS_WINDOW,
    .needs = PADDOCK_HAS_DRAWING, .activate = show_panel_cb },
  { PANEL_PREFIX "outline", N_ ("Show Outline"), "<Control><Alt>o", PADDOCK_ACTIONS_WINDOW,
    .needs = PADDOCK_HAS_DRAWING, .activate = show_panel_cb },
  { PANEL_PREFIX "history", N_ ("Show History"), "<Control><Alt>h", PADDOCK_ACTIONS_WINDOW,
    .needs = PADDOCK_HAS_DRAWING, .activate = show_panel_cb },
  { PANEL_PREFIX "compare", N_ ("Show Comparison"), "<Control><Alt>m", PADDOCK_ACTIONS_WINDOW,
    .needs = PADDOCK_HAS_COMPARISON, .activate = show_panel_cb },
  { "win.fullscreen", N_ ("Full Screen"), "F11", PADDOCK_ACTIONS_WINDOW, PADDOCK_ACTION_IN_MENU,
    .property = "fullscreened" },

  { "win.find-command", N_ ("Find Command"), "<Control><Shift>p", PADDOCK_ACTIONS_HELP,
    PADDOCK_ACTION_IN_MENU, .activate = find_command_cb },
  { "win.preferences", N_ ("Preferences"), "<Control>comma", PADDOCK_ACTIONS_HELP,
    PADDOCK_ACTION_IN_MENU, .activate = preferences_cb },
  { "win.manual", N_ ("Manual"), "F1", PADDOCK_ACTIONS_HELP, PADDOCK_ACTION_IN_MENU,
    .activate = manual_cb },
  { "win.tour", N_ ("Tour"), NULL, PADDOCK_ACTIONS_HELP, PADDOCK_ACTION_IN_MENU,
    .activate = tour_cb },
  { "win.shortcuts", N_ ("Keyboard Shortcuts"), "<Control>question", PADDOCK_ACTIONS_HELP,
    PADDOCK_ACTION_IN_MENU, .activate = shortcuts_cb },
  { "win.about", N_ ("About Paddock"), NULL, PADDOCK_ACTIONS_HELP, PADDOCK_ACTION_IN_MENU,
    .activate = about_cb },
  { "win.quit", N_ ("Quit"), "<Control>q", PADDOCK_ACTIONS_HELP, .activate = quit_cb },
  { NULL },
};
