/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people do with a race besides answering, with a real pointer and real keys: going through time, trying something else, typing dice, pinning remarks, setting up positions, handing seats over, changing the track.
 */

#include "race-hands-fixture.h"

#include <math.h>

#include "canvas-private.h"
#include "race-dice-dialog.h"
#include "race-seat-card.h"

/* --- Time --- */

static GtkWidget *
find_class (GtkWidget *root, const char *name)
{
  GtkWidget *found = NULL;

  if (g_str_equal (G_OBJECT_TYPE_NAME (root), name))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, name);
  return found;
}

static void
test_the_timeline_is_dragged (void)
{
  Hands hands;
  GtkWidget *scale;
  double width;

  hands_begin (&hands, 12);
  scale = find_class (GTK_WIDGET (get_view (hands.window)->timeline), "GtkScale");
  width = gtk_widget_get_width (scale);
  drag (scale, (PaddockPoint){ width - 12, gtk_widget_get_height (scale) / 2.0 },
        (PaddockPoint){ width / 2, gtk_widget_get_height (scale) / 2.0 });
  wait_until (get_moment (&hands) > 3 && get_moment (&hands) < 9);
  g_assert_cmpuint (paddock_session_get_n_moments (hands.session), ==, 12);
  press_key ("alt+Home");
  wait_until (get_moment (&hands) == 0);
  press_key ("alt+End");
  wait_until (get_moment (&hands) == 12);
  hands_end (&hands);
}

/* Going back and doing something else keeps both; the list of lines takes one back in hand. */
static void
test_another_line_is_begun_and_left (void)
{
  Hands hands;
  GtkWidget *lines, *row = NULL;

  hands_begin (&hands, 6);
  press_key ("alt+Home");
  wait_until (get_moment (&hands) == 0);
  press_key ("2");
  wait_until (get_moment (&hands) == 1);
  g_assert_cmpuint (paddock_session_get_n_lines (hands.session), ==, 2);
  g_assert_cmpuint (paddock_session_get_n_moments (hands.session), ==, 1);
  press_key ("l");
  lines = GTK_WIDGET (get_view (hands.window)->lines);
  wait_until ((row = find_class (lines, "GtkListBoxRow")) && gtk_widget_get_mapped (row)
              && gtk_widget_get_width (row) > 0);
  click_at (row, (PaddockPoint){ 6, 6 }, GDK_BUTTON_PRIMARY);
  wait_until (paddock_session_get_line (hands.session) == 0);
  g_assert_cmpuint (paddock_session_get_n_moments (hands.session), ==, 6);
  hands_end (&hands);
}

/* --- Dice and remarks --- */

static void
type_into (GtkWindow *dialog, const char *text)
{
  press ("type '%s'", text);
  wait_until (
    GTK_IS_EDITABLE (gtk_window_get_focus (dialog))
    && g_str_equal (gtk_editable_get_text (GTK_EDITABLE (gtk_window_get_focus (dialog))), text));
}

/* The first two dice of those events; FALSE: fewer are rolled. */
static gboolean
find_dice (const PaddockEvent *events, guint n, int dice[2])
{
  guint found = 0;

  for (guint i = 0; i < n && found < 2; i++)
    if (events[i].type == PADDOCK_EVENT_ROLLED)
      dice[found++] = events[i].amount;

  return found == 2;
}

static gboolean
would_roll (Hands *self)
{
  g_autoptr (PaddockMatch) ahead = paddock_match_copy (paddock_race_get_match (self->race));
  g_auto (PaddockEvents) events = { 0 };
  int dice[2];

  paddock_events_init (&events, 64);
  paddock_match_choose (ahead, 0, &events);
  return find_dice (events.items, paddock_events_len (&events), dice);
}

/* The numbers from the table are what the next dice show. */
static void
test_dice_are_typed (void)
{
  Hands hands;
  GtkWindow *dialog = NULL;
  const PaddockEvent *events;
  guint n, moment;
  int dice[2];

  hands_begin (&hands, 6); /* everybody has started */
  while (!would_roll (&hands))
    paddock_race_choose (hands.race, 0);
  moment = get_moment (&hands);
  press_key ("d");
  wait_until ((dialog = find_dialog (ADW_TYPE_MESSAGE_DIALOG)) && gtk_window_is_active (dialog));
  type_into (dialog, "3 1");
  press_key ("Return");
  wait_until (!find_dialog (ADW_TYPE_MESSAGE_DIALOG)
              && gtk_window_is_active (GTK_WINDOW (hands.window)));
  press_key ("1");
  wait_until (get_moment (&hands) == moment + 1);
  events = paddock_sight_get_events (paddock_race_get_sight (hands.race), (int) moment, &n);
  g_assert_true (find_dice (events, n, dice));
  g_assert_cmpint (dice[0], ==, 3);
  g_assert_cmpint (dice[1], ==, 1);
  hands_end (&hands);
}

static guint
count_remarks (Hands *self)
{
  g_autoptr (GArray) remarks = paddock_session_list_remarks (self->session);

  return remarks->len;
}

/* On this moment and on that place, with the other button of the pointer. */
static void
test_remarks_are_pinned_to_places (void)
{
  Hands hands;
  GtkWidget *button = NULL;
  PaddockPlace place;
  g_autoptr (GArray) remarks = NULL;
  const PaddockRemark *remark;

  hands_begin (&hands, 1);
  place = find_target (hands.window, 0);
  click_at (hands.canvas, find_point (hands.window, place), GDK_BUTTON_SECONDARY);
  wait_until ((button = find_button (hands.canvas, "Pin a Remark Here…")));
  click (button);
  wait_until (get_focus (hands.window) && GTK_IS_EDITABLE (get_focus (hands.window)));
  type_into (GTK_WINDOW (hands.window), "narrow here");
  press_key ("Return");
  wait_until (count_remarks (&hands) == 1);
  remarks = paddock_session_list_remarks (hands.session);
  remark = &g_array_index (remarks, PaddockRemark, 0);
  g_assert_cmpstr (remark->text, ==, "narrow here");
  g_assert_cmpuint (remark->moment, ==, 1);
  g_assert_true (paddock_place_equal (remark->place, place));
  hands_end (&hands);
}

/* --- Seats --- */

static GtkWidget *
find_item (GtkWidget *root, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
      && g_str_equal (gtk_label_get_label (GTK_LABEL (root)), label))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_item (child, label);
  return found;
}

/* From the menu of the seat's card. */
static void
choose_driver (Hands *self, GtkWidget *card, const char *label)
{
  GtkWidget *menu = find_widget (card, GTK_TYPE_MENU_BUTTON, NULL), *item = NULL, *popover;

  click (menu);
  wait_until ((popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))))
              && gtk_widget_get_mapped (popover) && (item = find_item (popover, label))
              && is_open (item, get_middle (item)));
  click (item);
}

static void
test_a_seat_is_handed_over_and_taken_back (void)
{
  Hands hands;
  GtkWidget *card;
  guint seat;

  hands_begin (&hands, 0);
  seat = paddock_race_get_decision (hands.race)->player;
  card = find_widget (GTK_WIDGET (get_view (hands.window)->dashboards), PADDOCK_TYPE_RACE_SEAT_CARD,
                      NULL);                 /* of the table */
  card = gtk_widget_get_next_sibling (card); /* of the seat that is asked */
  g_assert_cmpuint (paddock_race_seat_card_get_seat (PADDOCK_RACE_SEAT_CARD (card)), ==, seat);
  choose_driver (&hands, card, "Rookie");
  wait_until (!paddock_race_is_person (hands.race, seat));
  wait_until (get_moment (&hands) > 0); /* it answers at once, and somebody else is asked */
  if (!paddock_race_seat_card_is_open (PADDOCK_RACE_SEAT_CARD (card)))
    click (find_widget (card, GTK_TYPE_BUTTON, NULL));
  wait_until (paddock_race_seat_card_is_open (PADDOCK_RACE_SEAT_CARD (card)));
  choose_driver (&hands, card, "Person");
  wait_until (paddock_race_is_person (hands.race, seat));
  hands_end (&hands);
}

/* --- What if --- */

static PaddockPiece
find_car (const PaddockMatch *match, guint seat)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, PADDOCK_EVERYBODY, pieces), i = 0;

  while (i < n && (pieces[i].kind != PADDOCK_PIECE_VEHICLE || pieces[i].seat != seat))
    i++;
  g_assert_cmpuint (i, <, n);
  return pieces[i];
}

static gboolean
is_taken (const PaddockMatch *match, PaddockPlace place)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, PADDOCK_EVERYBODY, pieces);

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < pieces[i].n_places; j++)
      if (paddock_place_equal (pieces[i].places[j], place))
        return TRUE;

  return FALSE;
}

/* Somewhere straight ahead on the quay, where there is room for a car. */
static PaddockPlace
find_room (const PaddockMatch *match, PaddockPlace from)
{
  do
    from.a++;
  while (is_taken (match, from) || is_taken (match, PADDOCK_PLACE (from.a - 1, from.b)));

  return from;
}

/* A car is dragged somewhere else; the race from there is one of its own, begins there and is saved with it. */
static void
test_a_position_is_dragged_and_raced (void)
{
  Hands hands;
  PaddockPiece car;
  PaddockPlace to;
  const PaddockPlaytest *record;

  hands_begin (&hands, 6);
  press_key ("a");
  wait_until (paddock_race_view_is_arranging (get_view (hands.window)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (hands.window));
  car = find_car (paddock_arrangement_get_match (get_view (hands.window)->arrangement), 0);
  to =
    find_room (paddock_arrangement_get_match (get_view (hands.window)->arrangement), car.places[0]);
  drag (hands.canvas, find_point (hands.window, car.places[0]), find_point (hands.window, to));
  wait_until (paddock_place_equal (
    find_car (paddock_arrangement_get_match (get_view (hands.window)->arrangement), 0).places[0],
    to));
  press_key ("ctrl+Return");
  wait_until (paddock_window_get_race (hands.window) != hands.race);
  g_assert_null (paddock_race_get_error (paddock_window_get_race (hands.window)));
  g_assert_true (paddock_place_equal (
    find_car (paddock_race_get_match (paddock_window_get_race (hands.window)), 0).places[0], to));
  record = paddock_document_file_get_document (paddock_window_get_file (hands.window))->record;
  g_assert_cmpuint (paddock_list_len (record->position), >, 0);
  g_assert_cmpuint (paddock_session_get_n_moments (hands.session), ==,
                    6); /* and that one is kept */
  hands_end (&hands);
}

static gboolean
has_ghost (const Hands *self)
{
  return get_view (self->window)->canvas->overlays[PADDOCK_OVERLAY_GHOST].scene != NULL;
}

/* A token from the box: it is seen under the pointer, as large as on the board, and a click lays it there. */
static void
test_a_new_token_is_seen_where_it_will_lie (void)
{
  Hands hands;
  PaddockRaceView *view;
  PaddockPlace to;
  const PaddockScene *ghost;
  double largest = 0;

  hands_begin (&hands, 6);
  view = get_view (hands.window);
  press_key ("a");
  wait_until (paddock_race_view_is_arranging (view));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (hands.window));
  to = find_room (paddock_arrangement_get_match (view->arrangement),
                  find_car (paddock_arrangement_get_match (view->arrangement), 0).places[0]);
  paddock_race_view_new_piece_cb (view, 0);
  move_to (hands.canvas, find_point (hands.window, to));
  wait_until (has_ghost (&hands));
  ghost = view->canvas->overlays[PADDOCK_OVERLAY_GHOST].scene;
  for (guint i = 0; i < ghost->shapes->len; i++)
    if (g_array_index (ghost->shapes, PaddockShape, i).kind == PADDOCK_SHAPE_CIRCLE)
      largest = MAX (largest, (double) g_array_index (ghost->shapes, PaddockShape, i).size);
  g_assert_cmpfloat (largest, >,
                     0.3 * paddock_ground_get_size (paddock_canvas_get_ground (view->canvas), to));
  press ("click 1");
  wait_until (is_taken (paddock_arrangement_get_match (view->arrangement), to));
  hands_end (&hands);
}

/* --- Another track --- */

/* Turns a space of the drawing into a barrier. */
static void
block (PaddockDocumentFile *file, PaddockPlace place)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, "Block", NULL);
  PaddockHexTrack *track = edit->draft;

  paddock_board_set (&track->board, PADDOCK_HEX (place.a, place.b),
                     (PaddockCell){ .kind = PADDOCK_CELL_BARRIER });
  g_assert_true (paddock_document_file_commit (file, edit));
}

static guint
count_conflicts (PaddockRaceView *view)
{
  g_autoptr (GPtrArray) conflicts =
    paddock_position_find_conflicts (paddock_arrangement_get_position (view->arrangement));

  return conflicts->len;
}

/* With the button beside what the first one says. */
static void
remedy_first (PaddockRaceView *view)
{
  g_autoptr (GPtrArray) conflicts =
    paddock_position_find_conflicts (paddock_arrangement_get_position (view->arrangement));
  const PaddockConflict *first = conflicts->pdata[0];
  GtkWidget *words = NULL;

  wait_until ((words = find_item (GTK_WIDGET (view->arrange_panel), first->text)));
  click (gtk_widget_get_next_sibling (words));
  wait_until (count_conflicts (view) < conflicts->len);
}

/* The ground under a car goes: what conflicts is heard, mended with its remedy, and the race goes on. */
static void
test_a_conflict_with_the_track_is_heard_and_mended (void)
{
  Hands hands;
  PaddockRaceView *view;
  PaddockPiece car;

  hands_begin (&hands, 6);
  view = get_view (hands.window);
  car = find_car (paddock_race_get_match (hands.race), 0);
  press_key ("F5");
  wait_until (paddock_window_get_drawing (hands.window));
  block (paddock_window_get_file (hands.window), car.places[0]);
  press_key ("F5");
  wait_until (paddock_race_view_is_arranging (view));
  g_assert_cmpuint (count_conflicts (view), >, 0);
  press_key ("ctrl+Return"); /* not yet */
  while (count_conflicts (view) > 0)
    remedy_first (view);
  g_assert_true (paddock_race_view_is_arranging (view));
  wait_until (get_focus (hands.window) == hands.canvas); /* the button that had it is gone */
  press_key ("ctrl+Return");
  wait_until (!paddock_race_view_is_arranging (view));
  g_assert_null (paddock_race_get_error (hands.race));
  g_assert_nonnull (paddock_race_get_decision (hands.race));
  hands_end (&hands);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, test_) g_test_add_func ("/app/race-hands/" path_, test_)
  ADD ("the-timeline-is-dragged", test_the_timeline_is_dragged);
  ADD ("another-line-is-begun-and-left", test_another_line_is_begun_and_left);
  ADD ("dice-are-typed", test_dice_are_typed);
  ADD ("remarks-are-pinned-to-places", test_remarks_are_pinned_to_places);
  ADD ("a-seat-is-handed-over-and-taken-back", test_a_seat_is_handed_over_and_taken_back);
  ADD ("a-position-is-dragged-and-raced", test_a_position_is_dragged_and_raced);
  ADD ("a-new-token-is-seen-where-it-will-lie", test_a_new_token_is_seen_where_it_will_lie);
  ADD ("a-conflict-with-the-track-is-heard-and-mended",
       test_a_conflict_with_the_track_is_heard_and_mended);

  return g_test_run ();
}
