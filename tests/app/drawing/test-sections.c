/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sections of one's own: kept from a selection, stamped, renamed, deleted; and still there after a restart.
 */

#include "window-fixture.h"

#include "clip.h"
#include "document-card.h"
#include "hex-track.h"
#include "section-chooser.h"
#include "sections.h"
#include "shelf.h"

#define TEMPLATE "templates/joyride-track.track.xml"

static PaddockDocument *
create_section (const char *title)
{
  g_autoptr (PaddockDocument) example = read_example ();
  const PaddockHexTrack *track = example->record;
  g_auto (PaddockSelection) selection = { 0 };
  PaddockBoardBounds bounds;

  paddock_board_get_bounds (track->board, &bounds);
  for (int q = bounds.min.q; q <= bounds.max.q; q++)
    for (int r = bounds.min.r; r <= bounds.max.r; r++)
      if (paddock_board_get (track->board, PADDOCK_HEX (q, r)).kind != PADDOCK_CELL_OFF)
        paddock_selection_set_hex (&selection, PADDOCK_HEX (q, r), TRUE);

  return paddock_section_new (track, &selection, title);
}

static void
keep (const char *title)
{
  g_autoptr (PaddockDocument) section = create_section (title);
  g_autoptr (GError) error = NULL;

  g_assert_true (paddock_sections_save (section, &error));
  g_assert_no_error (error);
}

/* "A, B": the titles of the user's own, as a new start of the program finds them. */
static char *
dup_own (void)
{
  g_autoptr (GPtrArray) sections = paddock_sections_load ();
  GString *titles = g_string_new (NULL);

  for (guint i = 0; i < sections->len; i++) {
    const PaddockKeptDocument *section = sections->pdata[i];

    g_assert_true (paddock_document_is_section (section->document));
    if (section->path)
      g_string_append_printf (titles, "%s%s", titles->len ? ", " : "",
                              paddock_document_get_title (section->document));
  }

  return g_string_free (titles, FALSE);
}

#define assert_own(expected_)                \
  G_STMT_START                               \
  {                                          \
    g_autofree char *own_ = dup_own ();      \
                                             \
    g_assert_cmpstr (own_, ==, (expected_)); \
  }                                          \
  G_STMT_END

static void
delete_all (void)
{
  g_autoptr (GPtrArray) sections = paddock_sections_load ();

  for (guint i = 0; i < sections->len; i++)
    if (((PaddockKeptDocument *) sections->pdata[i])->path)
      g_assert_true (
        paddock_kept_delete (((PaddockKeptDocument *) sections->pdata[i])->path, NULL));
}

/* What was kept is what is read, whatever it is called. */
static void
test_kept (void)
{
  g_autoptr (PaddockDocument) section = create_section ("Tight Left!");
  g_autoptr (GPtrArray) sections = NULL;

  keep ("Tight Left!");
  keep ("Tight left");
  keep ("Änderung ../ 3");
  assert_own ("Tight Left!, Tight left, Änderung ../ 3");
  sections = paddock_sections_load ();
  g_assert_true (
    paddock_document_equal (((PaddockKeptDocument *) sections->pdata[0])->document, section));
  g_assert_cmpuint (sections->len, ==,
                    3 + paddock_shelf_n_sections); /* those of the program follow */
  g_assert_null (((PaddockKeptDocument *) sections->pdata[sections->len - 1])->path);
  delete_all ();
  assert_own ("");
}

static void
test_renamed (void)
{
  g_autoptr (GPtrArray) sections = NULL;
  const PaddockKeptDocument *section;
  g_autoptr (GError) error = NULL;

  keep ("One");
  keep ("Two");
  sections = paddock_sections_load ();
  section = sections->pdata[0];
  g_assert_true (paddock_sections_rename (section->path, "Zwei & <mehr>", &error));
  g_assert_no_error (error);
  assert_own ("Two, Zwei & <mehr>");
  g_assert_false (paddock_sections_rename ("/nowhere/at-all.track.xml", "Three", &error));
  g_assert_nonnull (error);
  delete_all ();
}

/* A file that cannot be read hides no other one. */
static void
test_broken (void)
{
  g_autofree char *folder = paddock_kept_dup_folder (PADDOCK_KEPT_SECTIONS);
  g_autoptr (GFile) broken = NULL;

  keep ("One");
  broken = write_file (folder, "broken.track.xml", "<hex-track");
  assert_own ("One");
  g_file_delete (broken, NULL, NULL);
  delete_all ();
}

/* The window. */

static PaddockWindow *
present_template (void)
{
  PaddockWindow *window = present_window ();

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", TEMPLATE));
  wait_until (is_shown (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static void
discard (PaddockWindow *window)
{
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    paddock_document_file_undo (paddock_window_get_file (window));
  close_window (window);
}

/* Writes a name into the dialog and presses its button. */
static void
answer (const char *name, const char *button)
{
  GtkWidget *dialog = NULL;

  wait_until ((dialog = find_dialog (ADW_TYPE_MESSAGE_DIALOG)));
  gtk_editable_set_text (find_widget (dialog, GTK_TYPE_ENTRY, NULL), name);
  g_signal_emit_by_name (find_button (dialog, button), "clicked");
  wait_until (!find_dialog (ADW_TYPE_MESSAGE_DIALOG));
}

static void
hold (PaddockEditor *editor, int q, int r)
{
  PaddockHexLayout layout = { (PaddockOrientation) paddock_editor_get_track (editor)->orientation,
                              1,
                              { 0, 0 } };

  paddock_editor_press (editor, paddock_hex_layout_centre (&layout, PADDOCK_HEX (q, r)), 0);
}

static void
press (PaddockEditor *editor, int q, int r)
{
  hold (editor, q, r);
  paddock_editor_release (editor);
}

static void
test_kept_and_stamped (void)
{
  PaddockWindow *window = present_template ();
  PaddockEditor *editor = paddock_window_get_editor (window);
  g_auto (PaddockSelection) selection = { 0 };

  for (int q = 0; q < 3; q++)
    paddock_selection_set_hex (&selection, PADDOCK_HEX (q, 0), TRUE);
  paddock_editor_set_tool (editor, "brush");
  for (int q = 0; q < 3; q++)
    press (editor, q, 0);
  paddock_editor_set_selection (editor, &selection);
  activate (window, "edit.save-section");
  answer ("  Three ", "_Save");
  assert_own ("Three");

  g_assert_cmpstr (paddock_editor_get_tool (editor)->id, ==, "stamp");
  press (editor, 40, 40);
  for (int q = 39; q <= 41; q++)
    g_assert_cmpint (
      paddock_board_get (paddock_editor_get_track (editor)->board, PADDOCK_HEX (q, 40)).kind, ==,
      PADDOCK_CELL_SPACE);
  discard (window);
  assert_own ("Three");
  delete_all ();
}

/* A tool that is held down selects what it will lay, which is not on the track yet. */
static void
test_keeping_lets_go_of_the_tool (void)
{
  PaddockWindow *window = present_template ();
  PaddockEditor *editor = paddock_window_get_editor (window);

  paddock_editor_set_tool (editor, "brush");
  press (editor, 0, 0);
  paddock_editor_set_tool (editor, "note");
  hold (editor, 0, 0);
  g_assert_false (paddock_selection_is_empty (paddock_editor_get_selection (editor)));
  activate (window, "edit.save-section");
  answer ("None", "_Save");
  g_assert_false (paddock_editor_is_pressed (editor));
  assert_own ("");
  discard (window);
}

static GtkWidget *
find_with_tooltip (GtkWidget *root, const char *tooltip)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_widget_get_tooltip_text (root), tooltip) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_with_tooltip (child, tooltip);

  return found;
}

/* Opens the chooser and presses a button of the first card of one's own. */
static void
press_in_chooser (PaddockWindow *window, const char *tooltip)
{
  GtkWidget *chooser = find_widget (GTK_WIDGET (window), PADDOCK_TYPE_SECTION_CHOOSER, NULL);
  GtkWidget *menu = find_widget (chooser, GTK_TYPE_MENU_BUTTON, NULL);

  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  wait_until (find_with_tooltip (chooser, tooltip));
  g_signal_emit_by_name (find_with_tooltip (chooser, tooltip), "clicked");
}

static void
test_renamed_and_deleted_in_the_window (void)
{
  PaddockWindow *window = present_template ();
  GtkWidget *undo = NULL;

  keep ("One");
  paddock_editor_set_tool (paddock_window_get_editor (window), "stamp");
  press_in_chooser (window, "Rename Section…");
  answer ("Uno", "_Rename");
  assert_own ("Uno");
  press_in_chooser (window, "Delete Section");
  assert_own ("");
  wait_until ((undo = find_button (GTK_WIDGET (window), "_Undo")));
  g_signal_emit_by_name (undo, "clicked");
  assert_own ("Uno");
  discard (window);
  delete_all ();
}

/* Whoever has chosen one goes on in the drawing, by keyboard too. */
static void
test_chosen_ones_leave_the_keys_to_the_drawing (void)
{
  PaddockWindow *window = present_template ();
  PaddockEditor *editor = paddock_window_get_editor (window);
  GtkWidget *chooser, *menu, *card = NULL;

  paddock_editor_set_tool (editor, "stamp");
  chooser = find_widget (GTK_WIDGET (window), PADDOCK_TYPE_SECTION_CHOOSER, NULL);
  menu = find_widget (chooser, GTK_TYPE_MENU_BUTTON, NULL);
  gtk_widget_grab_focus (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  wait_until ((card = find_widget (chooser, PADDOCK_TYPE_DOCUMENT_CARD, NULL)));
  g_signal_emit_by_name (card, "clicked");
  g_assert_nonnull (paddock_editor_get_settings (editor)->stamp);
  wait_until (PADDOCK_IS_CANVAS (gtk_window_get_focus (GTK_WINDOW (window))));
  discard (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/sections/are-read-as-they-were-kept", test_kept);
  g_test_add_func ("/app/sections/are-renamed", test_renamed);
  g_test_add_func ("/app/sections/broken-ones-are-left-out", test_broken);
  g_test_add_func ("/app/sections/are-kept-from-a-selection-and-stamped", test_kept_and_stamped);
  g_test_add_func ("/app/sections/keeping-lets-go-of-the-tool", test_keeping_lets_go_of_the_tool);
  g_test_add_func ("/app/sections/are-renamed-and-deleted-in-the-window",
                   test_renamed_and_deleted_in_the_window);
  g_test_add_func ("/app/sections/chosen-ones-leave-the-keys-to-the-drawing",
                   test_chosen_ones_leave_the_keys_to_the_drawing);
  return g_test_run ();
}
