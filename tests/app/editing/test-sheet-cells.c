/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sheets that are filled in where they stand, with a real pointer and real keys: a licence from nothing, once with either;
 * tables that are copied and pasted, boxes that are dragged, and what people who do not see are told.
 */

#include "hands-fixture.h"

#include "canvas-private.h"
#include "library.h"
#include "licence.h"
#include "part-gallery.h"
#include "problems-panel.h"
#include "reader.h"
#include "scene-cells.h"
#include "sheet-cell.h"
#include "writer.h"

#define SPEED "speeds/speed[rating=4]/"

static PaddockCanvas *
get_canvas (PaddockWindow *window)
{
  return paddock_document_page_get_canvas (paddock_window_get_page (window));
}

static const PaddockDocument *
get_document (PaddockWindow *window)
{
  return paddock_document_file_get_document (paddock_window_get_file (window));
}

/* Takes DOCUMENT. */
static PaddockWindow *
present_sheet (PaddockDocument *document)
{
  PaddockWindow *window = present_window ();

  paddock_window_open_untitled (window, document);
  paddock_document_unref (document);
  wait_until (gtk_widget_get_width (GTK_WIDGET (get_canvas (window))) > 0
              && paddock_canvas_get_sheet (get_canvas (window)));
  gtk_widget_grab_focus (GTK_WIDGET (get_canvas (window)));
  return window;
}

static PaddockWindow *
present_chariot (void)
{
  return present_sheet (paddock_library_load ("vehicles/basic-chariot.vehicle.xml", NULL));
}

/* Nothing is left to be saved. */
static void
close_sheet (PaddockWindow *window)
{
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    paddock_document_file_undo (paddock_window_get_file (window));
  close_window (window);
}

static gboolean
says (PaddockWindow *window, const char *address, const char *text)
{
  g_autofree char *found = paddock_sheet_cell_dup_text (get_document (window), address, NULL);

  return g_str_equal (found, text);
}

static char *
dup_written (const PaddockDocument *document)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* What a screen reader is told. */
static const char *
get_told (PaddockWindow *window)
{
  return get_canvas (window)->label;
}

static gboolean
is_told (PaddockWindow *window, const char *words)
{
  return g_str_has_prefix (get_told (window), words);
}

static gboolean
is_open_cell (PaddockWindow *window)
{
  return get_canvas (window)->child != NULL;
}

/* --- The hands --- */

static void
type_text (const char *text)
{
  g_autofree char *quoted = g_shell_quote (text);

  press ("type --delay 1 -- %s", quoted);
}

/* Where a cell is in the canvas; it is scrolled to if need be. */
static PaddockPoint
find_cell (PaddockWindow *window, const char *address, const char *pick)
{
  PaddockCanvas *canvas = get_canvas (window);
  const PaddockSheetCell *cell =
    paddock_scene_find_cell (paddock_canvas_get_sheet (canvas), address, pick);
  PaddockRect rect;

  g_assert_nonnull (cell);
  rect = cell->rect;
  paddock_canvas_show_scene_rect (canvas, paddock_rect_grow (rect, 20));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return paddock_canvas_from_scene (canvas, (PaddockPoint){ rect.x + MIN (rect.width / 2, 15),
                                                            rect.y + MIN (rect.height / 2, 10) });
}

static void
click_cell (PaddockWindow *window, const char *address, const char *pick)
{
  click_at (GTK_WIDGET (get_canvas (window)), find_cell (window, address, pick),
            GDK_BUTTON_PRIMARY);
}

/* --- A licence from nothing --- */

typedef struct {
  const char *address, *text;
} Value;

static const Value head[] = {
  { "name", "Basic Chariot" },
  { "kind", "chariot" },
  { "id", "basic-chariot" },
  { "flavour", "Two wheels, one whip and no excuses." },
};

/* In the order of the lines of the table. */
static const char *const columns[PADDOCK_N_SPEEDS] = {
  "1 1 0 0 0 0 safe 3", "2 1 1 0 1 0 safe 2", "1 2 1 1 1 1 safe 1", "2 1 1 2 1 2 1 0",
  "2 1 0 3 3 2 2 0",    "2 1 0 4 3 3 3 -1",   "1 2 0 6 0 6 4 -3",
};

static const Value tail[] = {
  { "damage/level[value=1]/affect", "Control 1" },
  { "damage/level[value=4]/affect", "safe sp" },
  { "damage/level[value=6]/affect", "max sp 5" },
  { "damage/level[value=8]/affect", "wipe" },
  { "stamina/step[-value=9]/effect", "speed -1" },
  { "stamina/step[-value=8]/effect", "reins 1" },
  { "stamina/step[-value=6]/effect", "speed" },
  { "stamina/step[-value=5]/effect", "reins" },
  { "stamina/step[-value=3]/effect", "speed" },
  { "stamina/step[-value=2]/effect", "reins" },
  { "stamina/step[-value=0]/effect", "speed" },
  { "cards/whip", "4" },
  { "cards/reins", "4" },
  { "background", "The yardstick that every other vehicle is measured against. Nothing about it is "
                  "best, nothing about it is bad, and whoever wins with it has driven well." },
};

/* How a hand comes to a cell. */
typedef void (*Reach) (PaddockWindow *window, const char *address);

static void
reach_by_pointer (PaddockWindow *window, const char *address)
{
  g_autofree char *label =
    paddock_sheet_cell_dup_label (get_document (window)->kind, address, NULL);

  click_cell (window, address, NULL);
  wait_until (is_told (window, label));
}

/* By Tab alone, from cell to cell. */
static void
reach_by_keys (PaddockWindow *window, const char *address)
{
  g_autofree char *label =
    paddock_sheet_cell_dup_label (get_document (window)->kind, address, NULL);
  g_autofree char *words = g_strconcat (label, ": ", NULL);

  for (guint i = 0; !is_told (window, words); i++) {
    g_autofree char *before = g_strdup (get_told (window));

    g_assert_cmpuint (i, <, 200);
    press_key ("Tab");
    wait_until (g_strcmp0 (before, get_told (window)) != 0);
  }
}

static gboolean
has_gallery (void)
{
  return find_dialog (PADDOCK_TYPE_PART_GALLERY) != NULL;
}

/* A click on what holds parts opens their gallery. */
static void
choose (const char *text)
{
  wait_until (has_gallery () && gtk_window_is_active (find_dialog (PADDOCK_TYPE_PART_GALLERY)));
  type_text (text);
  press_key ("Return");
  wait_until (!has_gallery ());
}

/* Enter ends what is typed, and in a table leads to the next line. */
static void
fill_in (PaddockWindow *window, const Value *value, Reach reach)
{
  reach (window, value->address);
  if (has_gallery ()) {
    choose (value->text);
    return;
  }
  type_text (value->text);
  wait_until (is_open_cell (window));
  press_key (g_str_equal (value->address, "flavour") || g_str_equal (value->address, "background")
               ? "ctrl+Return"
               : "Return");
  wait_until (!is_open_cell (window));
}

static void
fill_column (PaddockWindow *window, guint rating, Reach reach)
{
  g_auto (GStrv) values = g_strsplit (columns[rating], " ", -1);
  g_autofree char *accel = g_strdup_printf ("speeds/speed[rating=%u]/accel", rating);
  g_autofree char *stamina = g_strdup_printf ("speeds/speed[rating=%u]/stamina", rating);
  const char *change = values[7];

  reach (window, accel);
  for (guint i = 0; values[i]; i++) {
    type_text (values[i]);
    press_key ("Return");
  }
  wait_until (says (window, stamina, change) && !is_open_cell (window));
}

/* The button of the problem that is shown beside the sheet; NULL: none is. */
static GtkWidget *
find_accept (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_MENU_BUTTON (root)
      && g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (root)), "Accept…") == 0)
    return gtk_widget_get_mapped (root) ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_accept (child);

  return found;
}

static GtkWidget *
get_accept (PaddockWindow *window)
{
  return find_accept (GTK_WIDGET (paddock_window_get_page (window)));
}

static guint
count_accepted (PaddockWindow *window)
{
  return paddock_list_len (((const PaddockLicence *) get_document (window)->record)->accepted);
}

/* By F6 and Tab alone, from the sheet. */
static void
focus_accept (PaddockWindow *window)
{
  press_key ("F6");
  wait_until (get_focus (window) && get_focus (window) != GTK_WIDGET (get_canvas (window)));
  for (guint i = 0; !gtk_widget_is_ancestor (get_focus (window), get_accept (window)); i++) {
    GtkWidget *before = get_focus (window);

    g_assert_cmpuint (i, <, 40);
    press_key ("Tab");
    wait_until (get_focus (window) && get_focus (window) != before);
  }
}

/* What asks for the reason; NULL: nothing does. */
static GtkWidget *
get_question (PaddockWindow *window)
{
  GtkWidget *button = get_accept (window);
  GtkPopover *popover = button ? gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)) : NULL;

  return popover && gtk_widget_get_mapped (GTK_WIDGET (popover)) ? GTK_WIDGET (popover) : NULL;
}

static gboolean
is_asked (PaddockWindow *window)
{
  GtkWidget *question = get_question (window), *focus = get_focus (window);

  return question && focus && gtk_widget_is_ancestor (focus, question);
}

/* The problem that the guide's own table has is accepted beside the sheet, with a reason. */
static void
accept_problem (PaddockWindow *window, Reach reach)
{
  PaddockProblemsPanel *panel =
    find_widget (GTK_WIDGET (paddock_window_get_page (window)), PADDOCK_TYPE_PROBLEMS_PANEL, NULL);

  press_key ("F8");
  wait_until (get_accept (window)
              && paddock_problems_panel_can_accept (panel)); /* of this version */
  if (reach == reach_by_keys) {
    focus_accept (window);
    press_key ("space");
  } else {
    click (get_accept (window));
  }
  wait_until (is_asked (window));
  type_text ("So it is in the guide.");
  if (reach == reach_by_keys)
    press_key ("Return");
  else
    click (find_button (get_question (window), "_Accept"));
  wait_until (count_accepted (window) == 1);
}

static void
build_chariot (Reach reach)
{
  PaddockWindow *window = present_sheet (paddock_document_new (&paddock_licence_kind));
  g_autoptr (PaddockDocument) shipped =
    paddock_library_load ("vehicles/basic-chariot.vehicle.xml", NULL);
  g_autofree char *expected = dup_written (shipped), *made = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (head); i++)
    fill_in (window, &head[i], reach);
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    if (reach == reach_by_keys) {
      press_key ("ctrl+Home");
      wait_until (is_told (window, "Name"));
    }
    fill_column (window, i, reach);
  }
  for (guint i = 0; i < G_N_ELEMENTS (tail); i++)
    fill_in (window, &tail[i], reach);
  accept_problem (window, reach);

  made = dup_written (get_document (window));
  g_assert_cmpstr (made, ==, expected);
  close_sheet (window);
}

static void
test_a_licence_is_made_with_the_keyboard (void)
{
  build_chariot (reach_by_keys);
}

static void
test_a_licence_is_made_with_the_pointer (void)
{
  build_chariot (reach_by_pointer);
}

/* --- Keys --- */

static void
test_arrows_lead_as_in_a_spreadsheet (void)
{
  static const char *const ways[][2] = {
    { "Tab", "Name: Basic Chariot" },
    { "Down", "Driver: empty" },
    { "Right", "Kind: chariot" },
    { "End", "Id: basic-chariot" },
    { "Down", "Flavour: " },
    { "Down", "Speed 0: 0" },
    { "Right", "Speed 1: 1" },
    { "Down", "Speed 1, Acceleration boxes: 2" },
    { "Down", "Speed 1, Deceleration boxes: 1" },
    { "Down", "Speed 1, Move 1: 1" },
    { "Right", "Speed 2, Move 1: 1" },
    { "Home", "Speed 0, Move 1: 0" },
    { "End", "Speed 6, Move 1: 0" },
    { "Up", "Speed 6, Deceleration boxes: 2" },
    { "shift+Tab", "Speed 5, Deceleration boxes: 1" },
    { "ctrl+Home", "Name: Basic Chariot" },
    { "ctrl+End", "Background: " },
  };
  PaddockWindow *window = present_chariot ();

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    press_key (ways[i][0]);
    wait_until (is_told (window, ways[i][1]));
  }
  gtk_test_accessible_assert_property (get_canvas (window), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       get_told (window));
  press_key ("Escape");
  wait_until (g_str_equal (get_told (window), "Basic Chariot"));
  close_sheet (window);
}

/* Typing is one step, which Escape takes back; what is wrong stays, with the reason. */
static void
test_typing_is_one_step (void)
{
  PaddockWindow *window = present_chariot ();
  PaddockDocumentFile *file = paddock_window_get_file (window);

  click_cell (window, "name", NULL);
  wait_until (is_told (window, "Name"));
  type_text ("Salt");
  wait_until (says (window, "name", "Salt"));
  press_key ("Escape");
  wait_until (says (window, "name", "Basic Chariot") && !is_open_cell (window));
  type_text ("Salt Wagon");
  press_key ("Return");
  wait_until (says (window, "name", "Salt Wagon") && !is_open_cell (window));
  g_assert_cmpstr (paddock_document_file_get_undo_label (file), ==, "Change Name");
  press_key ("ctrl+z");
  wait_until (says (window, "name", "Basic Chariot"));
  g_assert_null (paddock_document_file_get_undo_label (file));
  close_sheet (window);
}

static GtkWidget *
find_reason (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (root, "cell-refusal"))
    return gtk_widget_get_mapped (root) ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_reason (child);

  return found;
}

static gboolean
refuses (PaddockWindow *window, const char *reason)
{
  GtkWidget *label = find_reason (GTK_WIDGET (get_canvas (window)));

  return label && g_str_equal (gtk_label_get_label (GTK_LABEL (label)), reason);
}

static void
test_what_is_wrong_is_refused_at_the_cell (void)
{
  PaddockWindow *window = present_chariot ();

  click_cell (window, SPEED "move[1:4]", NULL);
  wait_until (is_told (window, "Speed 4, Move 2: 3"));
  type_text ("12");
  wait_until (refuses (window, "Expected a whole number from 0 to 9."));
  press_key ("Return");
  press_key ("Tab");
  wait_until (refuses (window, "Expected a whole number from 0 to 9.") && is_open_cell (window));
  press_key ("Escape");
  wait_until (says (window, SPEED "move[1:4]", "3") && !is_open_cell (window));
  g_assert_null (find_reason (GTK_WIDGET (get_canvas (window))));
  press_key ("Delete");
  wait_until (says (window, SPEED "move[1:4]", "0"));
  close_sheet (window);
}

/* --- Columns --- */

static void
test_columns_are_copied_moved_and_removed (void)
{
  PaddockWindow *window = present_chariot ();

  click_cell (window, "speeds/speed[rating=6]", NULL);
  wait_until (is_told (window, "Speed 6"));
  press_key ("ctrl+c");
  press_key ("Left");
  press_key ("ctrl+v");
  wait_until (says (window, "speeds/speed[rating=5]/move[1:4]", "6"));
  g_assert_true (says (window, "speeds/speed[rating=5]/stamina", "-3"));
  press_key ("alt+Left");
  wait_until (says (window, SPEED "stamina", "-3") && is_told (window, "Speed 4: 4"));
  press_key ("ctrl+Delete");
  wait_until (says (window, "speeds/speed[rating=4]", ""));
  press_key ("Insert");
  wait_until (says (window, "speeds/speed[rating=4]", "4"));
  g_assert_true (says (window, SPEED "control", "Safe"));
  close_sheet (window);
}

static void
paste (PaddockWindow *window, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  press_key ("ctrl+v");
}

/* All or nothing. */
static void
test_tables_are_pasted_as_text (void)
{
  PaddockWindow *window = present_chariot ();
  PaddockDocumentFile *file = paddock_window_get_file (window);
  g_autofree char *emoji = g_strdup ("\U0001f3ce\ufe0f \U0001f468\u200d\U0001f469");
  g_autofree char *long_text = g_strnfill (10000, 'w');

  click_cell (window, "speeds/speed[rating=3]/move[0:4]", NULL);
  wait_until (is_told (window, "Speed 3, Move 1"));
  paste (window, "5\t6\n7\t8\r\n");
  wait_until (says (window, SPEED "move[1:4]", "8"));
  g_assert_true (says (window, "speeds/speed[rating=3]/move[1:4]", "7"));
  paste (window, "1\t2\t3\t4\t5\n");
  wait_until (refuses (window, "There is no room here for 5 × 1 values."));
  paste (window, "1\t2\n3\n");
  wait_until (refuses (window, "This is no table: its lines have different numbers of values."));
  paste (window, "1\t99999999999999999999\n");
  wait_until (refuses (window, "Expected a whole number from 0 to 9."));
  g_assert_true (says (window, "speeds/speed[rating=3]/move[0:4]", "5"));
  press_key ("ctrl+z");
  wait_until (!paddock_document_file_get_undo_label (file));
  click_cell (window, "name", NULL);
  wait_until (is_told (window, "Name"));
  paste (window, long_text);
  wait_until (refuses (window, "Expected at most 60 characters."));
  paste (window, emoji);
  wait_until (says (window, "name", emoji));
  click_cell (window, "flavour", NULL);
  wait_until (is_told (window, "Flavour"));
  paste (window, long_text);
  wait_until (says (window, "flavour", long_text));
  close_sheet (window);
}

/* --- Boxes --- */

static void
test_boxes_are_dragged (void)
{
  PaddockWindow *window = present_chariot ();
  GtkWidget *canvas = GTK_WIDGET (get_canvas (window));
  PaddockPoint accel = find_cell (window, SPEED "accel", NULL);
  PaddockPoint decel = find_cell (window, SPEED "decel", NULL);

  drag (canvas, decel, (PaddockPoint){ decel.x + 34, decel.y }); /* one more */
  wait_until (says (window, SPEED "decel", "2"));
  drag (canvas, (PaddockPoint){ accel.x + 40, accel.y }, decel);
  wait_until (says (window, SPEED "accel", "2: 1 1"));
  press_key ("ctrl+z");
  press_key ("ctrl+z");
  wait_until (says (window, SPEED "decel", "1"));
  click_cell (window, SPEED "accel", NULL);
  wait_until (is_told (window, "Speed 4, Acceleration boxes: 2"));
  press_key ("plus");
  wait_until (says (window, SPEED "accel", "3"));
  press_key ("minus");
  press_key ("minus");
  wait_until (says (window, SPEED "accel", "1"));
  press_key ("minus");
  wait_until (refuses (window, "Every Speed has at least one box in each row."));
  close_sheet (window);
}

/* --- Tracks --- */

static GtkWidget *
find_swatch (GtkWidget *root, const char *colour)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root)
      && g_strcmp0 (g_object_get_data (G_OBJECT (root), "colour"), colour) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_swatch (child, colour);

  return found;
}

static PaddockPartGallery *
open_gallery (PaddockWindow *window, const char *address)
{
  click_cell (window, address, NULL);
  wait_until (find_dialog (PADDOCK_TYPE_PART_GALLERY)
              && gtk_window_is_active (find_dialog (PADDOCK_TYPE_PART_GALLERY)));
  return find_dialog (PADDOCK_TYPE_PART_GALLERY);
}

static void
press_button (PaddockPartGallery *gallery, const char *label)
{
  g_signal_emit_by_name (find_button (GTK_WIDGET (gallery), label), "clicked");
  wait_until (!find_dialog (PADDOCK_TYPE_PART_GALLERY));
}

/* A click gives a box its affect, with the number that is typed behind it; others change it, add one and take it. */
static void
test_boxes_of_tracks_have_affects (void)
{
  const char *box = "damage/level[value=3]/affect";
  PaddockWindow *window = present_chariot ();
  PaddockPartGallery *gallery = open_gallery (window, box);

  type_text ("damage 2");
  press_key ("Return");
  wait_until (says (window, box, "Damage 2"));
  gallery = open_gallery (window, box);
  type_text ("haste");
  wait_until (find_button (GTK_WIDGET (gallery), "_Change"));
  press_key ("Return");
  wait_until (says (window, box, "Haste"));
  gallery = open_gallery (window, box);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (GTK_WIDGET (gallery), "New")),
                                TRUE);
  type_text ("control 1");
  press_key ("Return");
  wait_until (says (window, box, "Haste; Control 1"));
  press_button (open_gallery (window, box), "_Remove");
  wait_until (says (window, box, "Control 1"));
  press_button (open_gallery (window, box), "_Remove");
  wait_until (says (window, box, ""));
  g_assert_cmpuint (paddock_list_len (
                      ((const PaddockLicence *) get_document (window)->record)->damage.levels),
                    ==, 4);
  click_cell (window, "control/minimum", "3");
  wait_until (says (window, "control/minimum", "3"));
  close_sheet (window);
}

/* Typing a letter writes into the box itself. */
static void
test_affects_are_typed (void)
{
  const char *box = "damage/level[value=3]/affect";
  PaddockWindow *window = present_chariot ();

  reach_by_keys (window, box);
  type_text ("haste; damage 2");
  press_key ("Return");
  wait_until (says (window, box, "Haste; Damage 2"));
  press_key ("Delete");
  wait_until (says (window, box, ""));
  close_sheet (window);
}

/* --- Colours and cards --- */

static void
test_a_colour_is_chosen_from_swatches (void)
{
  PaddockWindow *window =
    present_sheet (paddock_library_load ("vehicles/red-comet.vehicle.xml", NULL));
  GtkWidget *blue = NULL;

  click_cell (window, "colour", NULL);
  wait_until ((blue = find_swatch (GTK_WIDGET (get_canvas (window)), "1a5fb4"))
              && gtk_widget_get_mapped (blue));
  gtk_test_accessible_assert_property (blue, GTK_ACCESSIBLE_PROPERTY_LABEL, "Blue");
  g_signal_emit_by_name (blue, "clicked");
  wait_until (says (window, "colour", "1a5fb4"));
  press_key ("ctrl+z");
  wait_until (!says (window, "colour", "1a5fb4"));
  type_text ("00ff7f");
  wait_until (is_open_cell (window));
  press_key ("Return");
  wait_until (says (window, "colour", "00ff7f") && !is_open_cell (window));
  close_sheet (window);
}

static void
test_effects_of_cards_come_from_the_gallery (void)
{
  PaddockWindow *window = present_sheet (paddock_library_load ("cards/standard.cards.xml", NULL));
  const char *room = "item[3]/effect[+]";

  press_key ("Tab"); /* the sheet stands where it will stay */
  wait_until (is_told (window, "Id: standard"));
  open_gallery (window, room);
  type_text ("repair 2");
  press_key ("Return");
  wait_until (says (window, "item[3]/effect[1]", "Repair 2"));
  open_gallery (window, "item[+]");
  type_text ("fired");
  press_key ("Return");
  wait_until (says (window, "item[4]", "New Item"));
  g_assert_true (says (window, "item[4]/effect[0]", "Damage 1"));
  close_sheet (window);
}

int
main (int argc, char *argv[])
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/sheet-cells/arrows", test_arrows_lead_as_in_a_spreadsheet);
  g_test_add_func ("/app/sheet-cells/typing", test_typing_is_one_step);
  g_test_add_func ("/app/sheet-cells/refusals", test_what_is_wrong_is_refused_at_the_cell);
  g_test_add_func ("/app/sheet-cells/columns", test_columns_are_copied_moved_and_removed);
  g_test_add_func ("/app/sheet-cells/pasting", test_tables_are_pasted_as_text);
  g_test_add_func ("/app/sheet-cells/boxes", test_boxes_are_dragged);
  g_test_add_func ("/app/sheet-cells/tracks", test_boxes_of_tracks_have_affects);
  g_test_add_func ("/app/sheet-cells/typed-affects", test_affects_are_typed);
  g_test_add_func ("/app/sheet-cells/swatches", test_a_colour_is_chosen_from_swatches);
  g_test_add_func ("/app/sheet-cells/cards", test_effects_of_cards_come_from_the_gallery);
  g_test_add_func ("/app/sheet-cells/licence-by-keys", test_a_licence_is_made_with_the_keyboard);
  g_test_add_func ("/app/sheet-cells/licence-by-pointer", test_a_licence_is_made_with_the_pointer);

  return g_test_run ();
}
