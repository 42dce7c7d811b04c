/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A licence under the pointer and the keyboard: a click on a part of its sheet opens the part's form, the outline
 * follows, and keys reach what changes.
 */

#include "window-fixture.h"

#include "library.h"
#include "licence.h"
#include "outline-panel.h"
#include "panel-frame.h"
#include "side-panel.h"

#define LINE 16.0

static PaddockCanvas *
get_canvas (PaddockWindow *window)
{
  return paddock_document_page_get_canvas (paddock_window_get_page (window));
}

static PaddockWindow *
present_licence (void)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) licence =
    paddock_library_load ("vehicles/iron-duchess.vehicle.xml", NULL);

  paddock_window_open_untitled (window, licence);
  wait_until (gtk_widget_get_width (GTK_WIDGET (get_canvas (window))) > 0);
  return window;
}

static PaddockThing
get_thing (PaddockThingKind kind, guint index)
{
  return (PaddockThing){ .kind = (guint8) kind, .index = (guint16) index };
}

/* In the first line of where the sheet shows a thing, which has so many areas. */
static PaddockPoint
find_top (PaddockWindow *window, PaddockThing thing, guint n_areas, guint area)
{
  g_autoptr (GArray) areas = paddock_canvas_find_areas (get_canvas (window), thing);
  PaddockRect rect;

  g_assert_cmpuint (areas->len, ==, n_areas);
  rect = g_array_index (areas, PaddockRect, area);
  return (PaddockPoint){ rect.x + rect.width / 2, rect.y + LINE / 2 };
}

static void
press (PaddockWindow *window, PaddockPoint at, GdkModifierType modifiers, int n_press)
{
  g_signal_emit_by_name (get_canvas (window), "pressed", at.x, at.y, GDK_BUTTON_PRIMARY, modifiers,
                         n_press);
  g_signal_emit_by_name (get_canvas (window), "released", at.x, at.y, modifiers);
}

static gboolean
has_group (GtkWidget *root, const char *title)
{
  if (ADW_IS_PREFERENCES_GROUP (root)
      && g_strcmp0 (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (root)), title) == 0)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    if (has_group (child, title))
      return TRUE;

  return FALSE;
}

static GtkWidget *
find_panel (PaddockWindow *window)
{
  return find_widget (GTK_WIDGET (paddock_window_get_page (window)), PADDOCK_TYPE_SIDE_PANEL, NULL);
}

static guint64
count_outlined (PaddockWindow *window)
{
  GtkWidget *outline = find_widget (find_panel (window), PADDOCK_TYPE_OUTLINE_PANEL, NULL);
  GtkListView *list = find_widget (outline, GTK_TYPE_LIST_VIEW, NULL);
  g_autoptr (GtkBitset) selected =
    gtk_selection_model_get_selection (gtk_list_view_get_model (list));

  return gtk_bitset_get_size (selected);
}

static void
test_a_click_opens_the_form_of_a_part (void)
{
  static const struct {
    PaddockThingKind kind;
    guint index, n_areas;
    const char *title;
  } parts[] = {
    { PADDOCK_THING_SPEED, 2, 1, "Speed 2" },   /* a column of the table */
    { PADDOCK_THING_DAMAGE, 4, 2, "Damage 4" }, /* a box and the words about it */
    { PADDOCK_THING_TRAIT, 1, 1, "Trait 2" },
    { PADDOCK_THING_CARD, 0, 1, "Card 1" },
  };
  PaddockWindow *window = present_licence ();

  g_assert_true (has_group (find_panel (window), "Driving Licence"));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (guint area = 0; area < parts[i].n_areas; area++) {
      PaddockThing thing = get_thing (parts[i].kind, parts[i].index);

      press (window, find_top (window, thing, parts[i].n_areas, area), 0, 1);
      g_assert_true (has_group (find_panel (window), parts[i].title));
      g_assert_cmpuint (count_outlined (window), ==, 1);
      press (window, (PaddockPoint){ -20, -20 }, 0, 1); /* beside the sheet */
      g_assert_true (has_group (find_panel (window), "Driving Licence"));
      g_assert_cmpuint (count_outlined (window), ==, 0);
    }
  close_window (window);
}

/* Whether one of the canvas's controllers takes Escape. */
static gboolean
press_escape (PaddockWindow *window)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (get_canvas (window)));
  gboolean is_taken = FALSE;

  for (guint i = 0; !is_taken && i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Escape, 0, 0, &is_taken);
  }

  return is_taken;
}

static void
test_escape_leads_back (void)
{
  PaddockWindow *window = present_licence ();

  g_assert_false (press_escape (window));
  press (window, find_top (window, get_thing (PADDOCK_THING_SPEED, 2), 1, 0), 0, 1);
  g_assert_true (has_group (find_panel (window), "Speed 2"));
  g_assert_true (press_escape (window));
  g_assert_true (has_group (find_panel (window), "Driving Licence"));
  g_assert_cmpuint (count_outlined (window), ==, 0);
  close_window (window);
}

static void
test_control_takes_more_than_one (void)
{
  PaddockWindow *window = present_licence ();
  PaddockPoint second = find_top (window, get_thing (PADDOCK_THING_SPEED, 3), 1, 0);

  press (window, find_top (window, get_thing (PADDOCK_THING_SPEED, 2), 1, 0), 0, 1);
  press (window, second, GDK_CONTROL_MASK, 1);
  g_assert_true (has_group (find_panel (window), "Speed: 2 selected"));
  press (window, second, GDK_CONTROL_MASK, 1);
  g_assert_true (has_group (find_panel (window), "Speed 2"));
  close_window (window);
}

/* On the head of a column, which is there already, a second click leads to the form if something else is shown. */
static void
test_a_second_click_leads_to_the_form (void)
{
  PaddockWindow *window = present_licence ();
  PaddockPoint at = find_top (window, get_thing (PADDOCK_THING_SPEED, 1), 1, 0);
  g_autofree char *page = NULL, *shown = NULL;

  g_object_set (find_panel (window), "page", "history", NULL);
  press (window, at, 0, 1);
  g_object_get (find_panel (window), "page", &page, NULL);
  g_assert_cmpstr (page, ==, "history");
  press (window, at, 0, 2);
  g_object_get (find_panel (window), "page", &shown, NULL);
  g_assert_cmpstr (shown, ==, "properties");
  g_assert_true (has_group (find_panel (window), "Speed 1"));
  close_window (window);
}

static void
hover (PaddockWindow *window, PaddockPoint at)
{
  g_signal_emit_by_name (get_canvas (window), "hovered", at.x, at.y, 0);
}

/* What can be clicked shows a hand, between its boxes too; headings do not. */
static void
test_the_pointer_shows_what_can_be_clicked (void)
{
  PaddockWindow *window = present_licence ();
  GtkWidget *canvas = GTK_WIDGET (get_canvas (window));
  PaddockPoint column = find_top (window, get_thing (PADDOCK_THING_SPEED, 1), 1, 0);
  gboolean is_beside = FALSE;
  int n = 0;

  hover (window, find_top (window, get_thing (PADDOCK_THING_TRAIT, 0), 1, 0));
  g_assert_cmpstr (gdk_cursor_get_name (gtk_widget_get_cursor (canvas)), ==, "pointer");
  hover (window, column);
  for (column.y += 1; !is_beside; column.y += 1) {
    hover (window, column);
    is_beside = !gtk_widget_get_cursor (canvas);
    n++;
  }
  g_assert_cmpint (n, >, 200); /* down to its end */
  hover (window, (PaddockPoint){ 20, -10 });
  g_assert_null (gtk_widget_get_cursor (canvas));
  /* A control loss has no form of its own, but can be made the minimum. */
  hover (window, find_top (window, get_thing (PADDOCK_THING_CONTROL, 5), 1, 0));
  g_assert_cmpstr (gdk_cursor_get_name (gtk_widget_get_cursor (canvas)), ==, "pointer");
  close_window (window);
}

/* The row that has the keyboard, by its title. */
static const char *
get_focus_title (PaddockWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  while (focus && !ADW_IS_EXPANDER_ROW (focus))
    focus = gtk_widget_get_parent (focus);

  return focus ? adw_preferences_row_get_title (ADW_PREFERENCES_ROW (focus)) : NULL;
}

static GtkWidget *
find_removal (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root)
      && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (root)), "list-remove-symbolic") == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_removal (child);

  return found;
}

/* Presses the button that removes a row as the keyboard does. */
static void
remove_row (PaddockWindow *window, const char *title)
{
  GtkWidget *row = find_widget (find_panel (window), ADW_TYPE_EXPANDER_ROW, title);
  GtkWidget *button = find_removal (row);

  wait_until (gtk_widget_get_mapped (button));
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

/* The form is made anew, but the keyboard stays in it. */
static void
test_the_keyboard_stays_where_lists_change (void)
{
  PaddockWindow *window = present_licence ();

  press (window, find_top (window, get_thing (PADDOCK_THING_DAMAGE, 4), 2, 0), 0, 1);
  adw_expander_row_set_expanded (find_widget (find_panel (window), ADW_TYPE_EXPANDER_ROW,
                                              "Affect: 1"),
                                 TRUE);
  remove_row (window, "Maximum Acceleration 3"); /* the last one: the list has the keyboard */
  wait_until (g_strcmp0 (get_focus_title (window), "Affect: 0") == 0);
  activate (window, "doc.undo");
  wait_until (g_strcmp0 (get_focus_title (window), "Affect: 1") == 0);
  close_window (window);
}

static const PaddockLicence *
get_licence (PaddockWindow *window)
{
  PaddockDocumentFile *file = paddock_window_get_file (window);

  return paddock_document_file_get_document (file)->record;
}

/* A number counts while it is typed: nobody has to press Enter before they save. */
static void
test_typed_numbers_count_at_once (void)
{
  PaddockWindow *window = present_licence ();
  GtkWidget *row, *spin;

  press (window, find_top (window, get_thing (PADDOCK_THING_SPEED, 1), 1, 0), 0, 1);
  row = find_widget (find_panel (window), ADW_TYPE_ACTION_ROW, "Acceleration boxes");
  spin = find_widget (row, GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_editable_set_text (GTK_EDITABLE (spin), "4");
  g_assert_cmpint (PADDOCK_LIST_AT (get_licence (window)->speeds, PaddockSpeed, 1)->accel, ==, 4);
  activate (window, "doc.undo");
  close_window (window);
}

int
main (int argc, char *argv[])
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/sheet-canvas/opens-forms", test_a_click_opens_the_form_of_a_part);
  g_test_add_func ("/app/sheet-canvas/escape", test_escape_leads_back);
  g_test_add_func ("/app/sheet-canvas/control", test_control_takes_more_than_one);
  g_test_add_func ("/app/sheet-canvas/second-click", test_a_second_click_leads_to_the_form);
  g_test_add_func ("/app/sheet-canvas/hand", test_the_pointer_shows_what_can_be_clicked);
  g_test_add_func ("/app/sheet-canvas/keyboard", test_the_keyboard_stays_where_lists_change);
  g_test_add_func ("/app/sheet-canvas/typed-numbers", test_typed_numbers_count_at_once);

  return g_test_run ();
}
