/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "actions.h"
#include "canvas.h"
#include "document-card.h"
#include "library.h"
#include "notice-bar.h"
#include "palette.h"
#include "preferences-window.h"
#include "recent-files.h"
#include "properties-panel.h"
#include "welcome-page.h"

/* Waits for a question, and presses a button of it, as a key does. */
static void
answer (const char *label)
{
  GtkWidget *dialog = NULL;
  GtkWidget *button = NULL;

  wait_until ((dialog = find_dialog (ADW_TYPE_MESSAGE_DIALOG))
              && (button = find_button (dialog, label)));
  g_assert_true (gtk_widget_activate (button));
}

static void
test_starts_with_a_welcome (void)
{
  PaddockWindow *window = present_window ();
  GtkFlowBox *templates = find_widget (GTK_WIDGET (window), GTK_TYPE_FLOW_BOX, NULL);

  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "welcome");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Paddock");
  wait_until (find_widget (GTK_WIDGET (templates), PADDOCK_TYPE_DOCUMENT_CARD, NULL));
  close_window (window);
}

static void
test_shows_a_document (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockCanvas *canvas = paddock_document_page_get_canvas (paddock_window_get_page (window));

  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "documents");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Harbour Loop – Paddock");
  gtk_test_accessible_assert_role (canvas, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (canvas, GTK_ACCESSIBLE_PROPERTY_LABEL, "Harbour Loop");
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (canvas),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  close_window (window);
  remove_folder (folder);
}

/* Whatever an action opens is closed again. */
static void
close_dialogs (PaddockWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

    if (GTK_IS_DIALOG (other))
      gtk_dialog_response (GTK_DIALOG (other), GTK_RESPONSE_CANCEL);
    else if (other != GTK_WINDOW (window))
      gtk_window_close (other);
  }
  for (guint i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
}

/* Actions after which the document is no longer in the window; they have tests of their own. */
static gboolean
leaves (const PaddockAction *action)
{
  static const char *const names[] = { "win.quit", "doc.close", "doc.move-to-window", NULL };

  return g_strv_contains (names, action->name);
}

static void
activate_all (PaddockWindow *window, const char *uri)
{
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
    g_test_message ("%s", action->name);
    if (leaves (action))
      continue;
    if (action->parameter)
      gtk_widget_activate_action (GTK_WIDGET (window), action->name, "s",
                                  g_str_equal (action->name, "win.open-uri")
                                    ? uri
                                    : "templates/car.vehicle.xml");
    else
      activate (window, action->name);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    close_dialogs (window);
  }
}

static void
test_every_action_runs (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_window ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (GFile) bad = write_file (folder, "bad.track.xml", BAD_TRACK);
  g_autofree char *uri = g_file_get_uri (place);
  g_autofree char *bad_uri = g_file_get_uri (bad);

  activate_all (window, uri); /* first without, then with a document, then with a bad one */
  activate_all (window, uri);
  set_title (paddock_window_get_file (window), "Edited");
  activate_all (window, bad_uri);
  activate_all (window, bad_uri);
  gtk_window_destroy (GTK_WINDOW (window));
  remove_folder (folder);
}

/* What an action does may depend on the kind of document, and on what is selected in it. */
static void
test_every_action_runs_with_every_kind (void)
{
  PaddockWindow *window = present_window ();
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_TEMPLATES);

  for (guint i = 0; ids[i]; i++) {
    gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", ids[i]);
    for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
      g_test_message ("%s: %s", ids[i], action->name);
      if (action->parameter || leaves (action))
        continue;
      activate (window, action->name);
      close_dialogs (window);
    }
    g_assert_true (is_shown (window));
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

static PaddockWindow *
find_other_window (PaddockWindow *window)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (; windows; windows = windows->next)
    if (PADDOCK_IS_WINDOW (windows->data) && windows->data != window)
      return windows->data;

  return NULL;
}

/* With all its work, and without a tie to the window that it was in. */
static void
test_a_tab_moves_to_a_window_of_its_own (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder), *other;
  PaddockDocumentFile *file;

  g_assert_false (paddock_window_get_has (window) & PADDOCK_HAS_OTHER_TAB);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s",
                              "templates/joyride-track.track.xml");
  file = paddock_window_get_file (window);
  set_title (file, "Moved");
  activate (window, "doc.move-to-window");
  other = find_other_window (window);
  g_assert_nonnull (other);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (other));
  g_assert_true (paddock_window_get_file (other) == file);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 1);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (other)), ==, "• Moved – Paddock");

  g_object_set (window, "overlay", "coordinates", NULL);
  g_assert_cmpstr (other->overlay, ==, "nothing");
  activate (other, "doc.undo");
  g_assert_false (paddock_document_file_is_modified (file));
  close_window (other);
  close_window (window);
  remove_folder (folder);
}

static void
test_edits_in_the_panel (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  GtkWidget *page = GTK_WIDGET (paddock_window_get_page (window));
  GtkEditable *title = find_widget (page, ADW_TYPE_ENTRY_ROW, "Title");
  GtkEditable *id = find_widget (page, ADW_TYPE_ENTRY_ROW, "Id");
  GtkSpinButton *laps =
    find_widget (find_widget (page, ADW_TYPE_ACTION_ROW, "Laps"), GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_editable_set_text (title, "A");
  gtk_editable_set_text (title, "AB");
  g_assert_cmpstr (get_title (file), ==, "AB");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "• AB – Paddock");
  gtk_spin_button_set_value (laps, 7);
  g_assert_cmpstr (paddock_document_file_get_undo_label (file), ==, "Change Laps");

  activate (window, "doc.undo");
  activate (window, "doc.undo"); /* both keystrokes were one step */
  g_assert_cmpstr (gtk_editable_get_text (title), ==, "Harbour Loop");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (laps), ==, 2);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Harbour Loop – Paddock");
  activate (window, "doc.redo");
  g_assert_cmpstr (gtk_editable_get_text (title), ==, "AB");
  activate (window, "doc.undo");

  gtk_editable_set_text (id, "Not an id!");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (id), "error"));
  g_assert_false (paddock_document_file_is_modified (file));
  gtk_widget_grab_focus (GTK_WIDGET (id));
  gtk_widget_grab_focus (GTK_WIDGET (title));
  g_assert_cmpstr (gtk_editable_get_text (id), ==, "harbour-loop");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (id), "error"));

  close_window (window);
  remove_folder (folder);
}

static void
test_edit_save_and_reopen (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  g_autoptr (PaddockDocument) saved = NULL;
  g_autoptr (GFile) place = g_object_ref (paddock_document_file_get_file (file));

  set_title (file, "One");
  set_title (file, "Two");
  activate (window, "doc.undo");
  activate (window, "doc.redo");
  saved = paddock_document_ref (paddock_document_file_get_document (file));
  activate (window, "doc.save");
  wait_until (!paddock_document_file_is_modified (file));
  close_window (window);

  window = present_window ();
  paddock_window_open (window, place);
  wait_until (is_shown (window));
  g_assert_true (
    paddock_document_equal (paddock_document_file_get_document (paddock_window_get_file (window)),
                            saved));
  close_window (window);
  remove_folder (folder);
}

static void
test_tells_what_happens_to_the_file (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  g_autofree char *path =
    g_file_get_path (paddock_document_file_get_file (paddock_window_get_file (window)));
  GtkWidget *notice = find_widget (GTK_WIDGET (window->tabs), PADDOCK_TYPE_NOTICE_BAR, NULL);
  GtkInfoBar *bar = find_widget (notice, GTK_TYPE_INFO_BAR, NULL);

  g_assert_false (gtk_info_bar_get_revealed (bar));
  g_unlink (path);
  wait_until (gtk_info_bar_get_revealed (bar));
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (window)), "• "));
  g_assert_cmpstr (gtk_actionable_get_action_name (
                     GTK_ACTIONABLE (find_button (GTK_WIDGET (bar), "Save _As…"))),
                   ==, "doc.save-as");
  g_signal_emit_by_name (find_button (GTK_WIDGET (bar), "_Save"), "clicked");
  wait_until (!gtk_info_bar_get_revealed (bar));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  close_window (window);
  remove_folder (folder);
}

static void
test_asks_before_unsaved_work_is_closed (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  g_autoptr (GFile) place = g_object_ref (paddock_document_file_get_file (file));
  g_autofree char *content = NULL;

  set_title (file, "Precious");
  activate (window, "doc.close");
  answer ("_Cancel");
  wait_until (!find_dialog (ADW_TYPE_MESSAGE_DIALOG) && !window->settling);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 1);
  g_assert_true (paddock_document_file_is_modified (file));

  activate (window, "doc.close");
  answer ("_Save");
  wait_until (adw_tab_view_get_n_pages (window->tabs) == 0);
  g_file_load_contents (place, NULL, &content, NULL, NULL, NULL);
  g_assert_nonnull (strstr (content, "Precious"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "welcome");

  close_window (window);
  remove_folder (folder);
}

static void
detached_cb (AdwTabView *tabs, AdwTabPage *tab, int position, gboolean *is_detached)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (tabs));
  GtkWidget *focus = gtk_root_get_focus (window);

  g_assert_true (!focus || gtk_widget_get_root (focus) == window);
  *is_detached = TRUE;
}

/* What is pressed before the next frame goes to the window, not to what had the focus. */
static void
test_keeps_no_focus_in_what_is_closed (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  gboolean is_detached = FALSE;

  gtk_widget_grab_focus (
    find_widget (GTK_WIDGET (paddock_window_get_drawing (window)), PADDOCK_TYPE_CANVAS, NULL));
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (window)));
  g_signal_connect_after (window->tabs, "page-detached", G_CALLBACK (detached_cb), &is_detached);
  activate (window, "doc.close");
  wait_until (is_detached);
  close_window (window);
  remove_folder (folder);
}

static void
test_asks_once_when_the_window_is_closed (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  g_autoptr (GFile) place =
    g_object_ref (paddock_document_file_get_file (paddock_window_get_file (window)));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_file_load_contents (place, NULL, &before, NULL, NULL, NULL);
  set_title (paddock_window_get_file (window), "Given up");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s",
                              "templates/cards.cards.xml");
  set_title (paddock_window_get_file (window), "Given up too");

  gtk_window_close (GTK_WINDOW (window));
  gtk_window_close (GTK_WINDOW (window));
  answer ("_Cancel");
  wait_until (!find_dialog (ADW_TYPE_MESSAGE_DIALOG) && !window->settling);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  answer ("_Discard");
  wait_until (!window);
  g_file_load_contents (place, NULL, &after, NULL, NULL, NULL);
  g_assert_cmpstr (before, ==, after);
  remove_folder (folder);
}

static void
test_a_failed_save_keeps_the_document_open (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);

  set_title (file, "Homeless");
  remove_folder (folder);
  activate (window, "doc.close");
  answer ("_Save");
  answer ("_Close"); /* says why it could not be saved */
  wait_until (!find_dialog (ADW_TYPE_MESSAGE_DIALOG) && !window->settling);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 1);
  g_assert_true (paddock_document_file_is_modified (file));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_zooms_and_fits (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockCanvas *canvas = paddock_document_page_get_canvas (paddock_window_get_page (window));
  double fitting;

  g_object_set (window, "show-panel", TRUE, NULL); /* whatever an earlier test left */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  fitting = paddock_canvas_get_zoom (canvas);
  activate (window, "view.zoom-in");
  g_assert_cmpfloat_with_epsilon (paddock_canvas_get_zoom (canvas), fitting * 1.25, 1e-9);
  activate (window, "view.zoom-out");
  g_assert_cmpfloat_with_epsilon (paddock_canvas_get_zoom (canvas), fitting, 1e-9);
  activate (window, "view.actual-size");
  g_assert_cmpfloat (paddock_canvas_get_zoom (canvas), ==, 1);
  activate (window, "view.fit");
  g_assert_cmpfloat_with_epsilon (paddock_canvas_get_zoom (canvas), fitting, 1e-9);

  /* With more room a fitted drawing grows, a zoomed one does not. */
  g_object_set (window, "show-panel", FALSE, NULL);
  wait_until (paddock_canvas_get_zoom (canvas) > fitting);
  g_object_set (window, "show-panel", TRUE, NULL);
  close_window (window);
  remove_folder (folder);
}

/* The picture of the canvas: all different colours in it. */
static GHashTable *
get_colours (PaddockCanvas *canvas)
{
  GHashTable *colours = g_hash_table_new (NULL, NULL);
  int width = gtk_widget_get_width (GTK_WIDGET (canvas));
  int height = gtk_widget_get_height (GTK_WIDGET (canvas));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (canvas));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * (gsize) height);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (!node) /* before the first frame */
    return colours;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (
                                           gtk_widget_get_native (GTK_WIDGET (canvas))),
                                         node, NULL);
  gdk_texture_download (texture, (guchar *) pixels, 4 * (gsize) width);
  for (gsize i = 0; i < (gsize) width * (gsize) height; i++)
    g_hash_table_add (colours, GUINT_TO_POINTER (pixels[i]));

  return colours;
}

static gboolean
is_drawn_with (PaddockCanvas *canvas, PaddockPalette palette)
{
  g_autoptr (GHashTable) colours = get_colours (canvas);
  guint paper = 0xff000000u | paddock_palette_get (palette, PADDOCK_INK_PAPER);
  guint space = 0xff000000u | paddock_palette_get (palette, PADDOCK_INK_ASPHALT);

  return g_hash_table_size (colours) > 20
         && g_hash_table_contains (colours, GUINT_TO_POINTER (paper))
         && g_hash_table_contains (colours, GUINT_TO_POINTER (space));
}

static void
test_draws_with_the_chosen_palette (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockCanvas *canvas = paddock_document_page_get_canvas (paddock_window_get_page (window));

  for (guint i = 0; paddock_settings_palettes[i].name; i++) {
    g_test_message ("%s", paddock_settings_palettes[i].name);
    g_object_set (window->settings, "palette", paddock_settings_palettes[i].name, NULL);
    wait_until (is_drawn_with (canvas, i ? i - 1 : PADDOCK_PALETTE_LIGHT));
  }
  g_object_set (window->settings, "palette", "automatic", NULL);
  close_window (window);
  remove_folder (folder);
}

static void
test_names_what_the_pointer_is_over (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockCanvas *canvas = paddock_document_page_get_canvas (paddock_window_get_page (window));
  gpointer motion = find_controller (GTK_WIDGET (canvas), GTK_TYPE_EVENT_CONTROLLER_MOTION);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *last = NULL;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (int y = 0; y < gtk_widget_get_height (GTK_WIDGET (canvas)); y += 4)
    for (int x = 0; x < gtk_widget_get_width (GTK_WIDGET (canvas)); x += 4) {
      char *words = NULL;

      g_signal_emit_by_name (motion, "motion", (double) x, (double) y);
      g_object_get (canvas, "pointed-at", &words, NULL);
      g_hash_table_add (seen, words);
    }
  g_assert_true (g_hash_table_contains (seen, "Hex 4, 0: not on the board"));
  g_assert_true (g_hash_table_contains (seen, "Hex 5, 0: space"));
  g_assert_true (g_hash_table_contains (seen, "Hex 11, 7: space, note 1"));
  g_assert_true (g_hash_table_contains (seen, "Hex 4, 7: barrier, checkpoint 3"));

  g_signal_emit_by_name (motion, "leave");
  g_object_get (canvas, "pointed-at", &last, NULL);
  g_assert_cmpstr (last, ==, "");
  close_window (window);
  remove_folder (folder);
}

static void
test_remembers_its_size (void)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockSettings) settings = g_object_ref (window->settings);
  int width, height;

  gtk_window_set_default_size (GTK_WINDOW (window), 700, 500);
  close_window (window);
  g_object_get (settings, "window-width", &width, "window-height", &height, NULL);
  g_assert_cmpint (width, ==, 700);
  g_assert_cmpint (height, ==, 500);

  window = present_window ();
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 700);
  g_object_set (settings, "window-width", 1100, "window-height", 740, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 740);
  close_window (window);
}

/* A button without words on it must have an accessible name. */
static void
check_names (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (GTK_IS_WINDOW_CONTROLS (widget) || ADW_IS_TAB_BAR (widget) || GTK_IS_EDITABLE (widget)
      || !gtk_widget_get_visible (widget))
    return; /* not of our making, or not shown */
  if ((GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget))
      && find_widget (widget, GTK_TYPE_IMAGE, NULL) && !find_widget (widget, GTK_TYPE_LABEL, NULL)
      && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))) {
    g_test_message ("%s", G_OBJECT_TYPE_NAME (widget));
    g_assert_true (
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL));
    g_assert_nonnull (gtk_widget_get_tooltip_text (widget));
  }
  for (; child; child = gtk_widget_get_next_sibling (child))
    check_names (child);
}

static void
test_every_button_has_a_name (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);

  check_names (GTK_WIDGET (window));
  close_window (window);
  remove_folder (folder);
}

/* They lie where GTK looks without being told. */
static void
test_finds_its_own_icons (void)
{
  static const char *const names[] = { "app.paddock.Paddock", "paddock-brush-symbolic",
                                       "paddock-wedge-symbolic" };
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (gtk_icon_theme_has_icon (theme, names[i]));
  g_assert_false (gtk_icon_theme_has_icon (theme, "paddock-no-such-thing-symbolic"));
}

static void
test_widgets_finalise (void)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  GtkWidget *widgets[] = {
    paddock_canvas_new (),
    paddock_document_card_new (document),
    paddock_document_page_new (file, settings),
    g_object_new (PADDOCK_TYPE_PROPERTIES_PANEL, NULL),
    g_object_new (PADDOCK_TYPE_WELCOME_PAGE, NULL),
  };
  GtkWindow *preferences = paddock_preferences_window_new (NULL, settings);

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++) {
    g_test_message ("%s", G_OBJECT_TYPE_NAME (widgets[i]));
    g_object_ref_sink (widgets[i]);
    g_assert_finalize_object (widgets[i]);
  }
  g_object_add_weak_pointer (G_OBJECT (preferences), (gpointer *) &preferences);
  gtk_window_destroy (preferences);
  g_assert_null (preferences);
}

static void
test_preferences_change_the_settings (void)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  GtkWindow *window = paddock_preferences_window_new (NULL, settings);
  AdwComboRow *row = find_widget (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW, "Windows");

  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  adw_combo_row_set_selected (row, 2);
  g_assert_cmpstr (paddock_settings_get_appearance (settings), ==, "dark");
  g_object_set (settings, "appearance", "system", NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/window/starts-with-a-welcome", test_starts_with_a_welcome);
  g_test_add_func ("/app/window/shows-a-document", test_shows_a_document);
  g_test_add_func ("/app/window/every-action-runs", test_every_action_runs);
  g_test_add_func ("/app/window/a-tab-moves-to-a-window-of-its-own",
                   test_a_tab_moves_to_a_window_of_its_own);
  g_test_add_func ("/app/window/every-action-runs-with-every-kind",
                   test_every_action_runs_with_every_kind);
  g_test_add_func ("/app/window/edits-in-the-panel", test_edits_in_the_panel);
  g_test_add_func ("/app/window/edit-save-and-reopen", test_edit_save_and_reopen);
  g_test_add_func ("/app/window/tells-what-happens-to-the-file",
                   test_tells_what_happens_to_the_file);
  g_test_add_func ("/app/window/asks-before-unsaved-work-is-closed",
                   test_asks_before_unsaved_work_is_closed);
  g_test_add_func ("/app/window/keeps-no-focus-in-what-is-closed",
                   test_keeps_no_focus_in_what_is_closed);
  g_test_add_func ("/app/window/asks-once-when-the-window-is-closed",
                   test_asks_once_when_the_window_is_closed);
  g_test_add_func ("/app/window/a-failed-save-keeps-the-document-open",
                   test_a_failed_save_keeps_the_document_open);
  g_test_add_func ("/app/window/zooms-and-fits", test_zooms_and_fits);
  g_test_add_func ("/app/window/draws-with-the-chosen-palette", test_draws_with_the_chosen_palette);
  g_test_add_func ("/app/window/names-what-the-pointer-is-over",
                   test_names_what_the_pointer_is_over);
  g_test_add_func ("/app/window/remembers-its-size", test_remembers_its_size);
  g_test_add_func ("/app/window/every-button-has-a-name", test_every_button_has_a_name);
  g_test_add_func ("/app/window/finds-its-own-icons", test_finds_its_own_icons);
  g_test_add_func ("/app/window/widgets-finalise", test_widgets_finalise);
  g_test_add_func ("/app/window/preferences-change-the-settings",
                   test_preferences_change_the_settings);
  return g_test_run ();
}
