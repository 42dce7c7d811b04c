/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride positions that are set up by hand: what each edit does, what it brings with it, what speaks against the
 * result, and each remedy.
 */

#include "joyride-by-hand.h"

#include <string.h>

#include "joyride/joyride-cars.h"
#include "joyride-tracks.h"
#include "play-field.h"
#include "position.h"

/* --- Edits --- */

/* Red in gear 2 at its question which dice to lock, with Blue behind it; nothing is held or laid. */
static PaddockPosition *
position_new (void)
{
  g_autoptr (PaddockDocument) track = joy_test_take (joy_test_plain_new ());
  g_autoptr (PaddockDocument) plan = paddock_plan_new (track, paddock_games, NULL, 3, NULL);
  g_autoptr (PaddockDocument) two = NULL;
  g_autoptr (PaddockSession) session = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  PaddockPosition *self;

  paddock_plan_set_n_seats (record, 2);
  two = paddock_document_new_take (plan->kind, record);
  session = play_session_open (two);
  self = paddock_position_new (session, PADDOCK_EVERYBODY);
  return self;
}

static void
set (PaddockPosition *position, const char *of, const char *name, const char *is)
{
  g_autoptr (GError) error = NULL;

  paddock_position_set_fact (position, of, name, is, &error);
  g_assert_no_error (error);
}

/* "red gear=3; stack=mine" */
static void
set_all (PaddockPosition *position, const char *facts)
{
  g_auto (GStrv) words = g_strsplit (facts, "; ", -1);

  for (guint i = 0; words[i]; i++) {
    char *name = words[i], *value = strchr (words[i], '='), *space;

    if (!value)
      continue;
    *value++ = '\0';
    space = strchr (name, ' ');
    if (space)
      *space++ = '\0';
    set (position, space ? name : NULL, space ? space : name, value);
  }
}

static const PaddockGauge *
find_gauge (const PaddockDashboard *dashboard, const char *fact)
{
  for (guint i = 0; i < dashboard->n_gauges; i++)
    if (g_strcmp0 (dashboard->gauges[i].fact, fact) == 0)
      return &dashboard->gauges[i];

  g_error ("there is no gauge \"%s\"", fact);
}

/* "gear.2": the part at 2 is pointed at; "gear.2!": it is broken or mended; of Blue: "blue:gear.2". */
static void
turn (PaddockPosition *position, const char *edit)
{
  guint seat = g_str_has_prefix (edit, "blue:") ? 1 : 0;
  g_auto (GStrv) words = g_strsplit (seat ? edit + strlen ("blue:") : edit, ".", 2);
  PaddockDashboard dashboard;

  paddock_match_show_dashboard (paddock_position_get_match (position), seat, PADDOCK_EVERYBODY,
                                &dashboard);
  paddock_position_turn_part (position, seat, find_gauge (&dashboard, words[0]),
                              (guint) atoi (words[1]), strchr (words[1], '!') != NULL);
}

static void
turn_all (PaddockPosition *position, const char *edits)
{
  g_auto (GStrv) words = g_strsplit (edits, " ", -1);

  for (guint i = 0; words[i]; i++)
    turn (position, words[i]);
}

/* Those that the names of EXPECTED name, as they are. */
static char *
dup_facts (const PaddockPosition *position, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (expected, "; ", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; words[i]; i++) {
    g_autofree char *left = g_strndup (words[i], strcspn (words[i], "="));
    char *space = strchr (left, ' ');
    g_autofree char *is = NULL;

    if (space)
      *space = '\0';
    is = paddock_match_dup_fact (paddock_position_get_match (position), space ? left : NULL,
                                 space ? space + 1 : left, NULL);
    g_string_append_printf (text, "%s%s%s%s=%s", i ? "; " : "", left, space ? " " : "",
                            space ? space + 1 : "", is);
  }

  return g_string_free (text, FALSE);
}

/* After GIVEN, the EDITS make of the facts what is EXPECTED. */
static const struct {
  const char *given, *edits, *expected;
} turns[] = {
  /* The stick, and as many dice as the gear; those that are there stay. */
  { "red gear=2; red mirror=2 3", "gear.4", "red gear=5; red mirror=1 1 1 2 3" },
  { "red gear=2; red mirror=2 3", "gear.1", "red gear=0; red mirror=" },
  { "red gear=3; red mirror=2 3 3", "gear.0", "red gear=1; red mirror=2" },
  { "red gear=3; red mirror=2 3 3", "laps.1", "red laps=1; red gear=3; red mirror=2 3 3" },
  /* Gears break from the top and mend back to the one that is pointed at. */
  { "red gear=2", "gear.4!", "red damaged-gears=1; red gear=2" },
  { "red gear=2", "gear.4! gear.4!", "red damaged-gears=0" },
  { "red gear=2", "gear.2!", "red damaged-gears=3" },
  { "red gear=2", "gear.2! gear.3!", "red damaged-gears=1" },
  { "red gear=2", "gear.2! gear.2!", "red damaged-gears=2" },
  { "red gear=2", "gear.0!", "red damaged-gears=3" },
  { "red gear=5", "gear.3!", "red damaged-gears=2; red gear=3" },
  /* Faces go round. */
  { "red gear=2; red mirror=1 3", "mirror.0", "red mirror=2 3" },
  { "red gear=2; red mirror=1 2", "mirror.1", "red mirror=1 3" },
  { "red gear=2; red mirror=1 3", "mirror.1", "red mirror=1 1" },
  /* A slot takes the last die of the mirror, and gives it back. */
  { "red gear=3; red mirror=1 2 3", "locked.0", "red locked=3; red mirror=1 2" },
  { "red gear=3; red mirror=1 2 3", "locked.0 locked.3", "red locked=2 3; red mirror=1" },
  { "red gear=3; red mirror=1 2 3", "locked.0 locked.1 locked.0", "red locked=2; red mirror=1 3" },
  { "red gear=1; red mirror=2", "locked.0 locked.1", "red locked=2; red mirror=" },
  { "red gear=2; red mirror=1 2", "locked.0 locked.1 gear.0", "red locked=2; red mirror=" },
  { "red gear=3; red mirror=1 2 3", "locked.3!", "red damaged-locks=1" },
  { "red gear=3; red mirror=1 2 3", "locked.3! locked.3!", "red damaged-locks=0" },
  { "red gear=3; red mirror=1 2 3", "locked.1!", "red damaged-locks=3" },
  { "red gear=3; red mirror=1 2 3", "locked.1! locked.2!", "red damaged-locks=1" },
  { "red gear=3; red mirror=1 2 3", "locked.0!", "red damaged-locks=3" },
  { "red gear=3; red mirror=1 2 3", "locked.0 locked.1 locked.1!",
    "red locked=3; red mirror=1 2; red damaged-locks=3" },
  /* Only in its own turn does a car have locked dice. */
  { "blue gear=2; blue mirror=1 2", "blue:locked.0", "blue locked=; blue mirror=1 2" },
  /* Items go round as far as there are tokens, and come from the stack. */
  { "stack=mine nitro", "items.0", "red items=rocket none none" },
  { "", "items.0 items.0 items.0 items.0", "red items=nitro none none" },
  { "", "items.1 items.1 items.1 items.1 items.1", "red items=none none none" },
  { "red items=rocket rocket none; blue items=rocket rocket none", "items.0 items.0 items.0",
    "red items=nitro rocket none; blue items=rocket rocket none" },
  { "red items=rocket rocket none; blue items=rocket none none; board-items=0", "blue:items.1",
    "blue items=rocket rocket none" },
  { "red items=rocket rocket none; blue items=rocket rocket none", "items.0 blue:items.1",
    "red items=mine rocket none; blue items=rocket mine none" },
  { "removed=4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "items.0",
    "red items=rocket none none; removed-items=rocket rocket rocket" },
  /* What is broken holds nothing. */
  { "red items=rocket mine none", "items.1!", "red items=rocket none none; red damaged-slots=2" },
  { "red items=rocket mine none", "items.0! items.0!",
    "red items=none mine none; red damaged-slots=" },
  /* Abilities, laps, lines. */
  { "", "used.1", "red used=2" },
  { "red used=1 2 3", "used.1", "red used=1 3" },
  { "", "laps.1", "red laps=1" },
  { "red laps=1", "laps.0", "red laps=0" },
  { "", "next.0", "red next=1" },
  { "", "next.1", "red next=start" },
  /* What waits is taken off one by one. */
  { "red tokens=3", "tokens.0", "red tokens=2" },
  { "red tokens=1", "tokens.0", "red tokens=0" },
  { "red owed-shifts=2", "owed-shifts.0", "red owed-shifts=1" },
  { "red shielded=2", "shielded.0 shielded.0", "red shielded=0" },
  { "red owes-start=yes; red next=start", "owes-start.0", "red owes-start=no; red next=1" },
};

static void
test_turns (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++) {
    g_autoptr (PaddockPosition) position = position_new ();
    g_autofree char *found = NULL;

    set_all (position, "active=red; step=lock");
    set_all (position, turns[i].given);
    turn_all (position, turns[i].edits);
    found = dup_facts (position, turns[i].expected);
    if (!g_str_equal (found, turns[i].expected))
      g_error ("\"%s\" after \"%s\": found %s", turns[i].edits, turns[i].given, found);
  }
}

/* An edit that is taken back leaves nothing behind, not even where nobody looks. */
static void
test_taken_back (void)
{
  static const char *const edits[] = {
    "locked.0 locked.0",       "locked.3! locked.3!", "gear.4! gear.4!",
    "items.0! items.0!",       "used.0 used.0",       "mirror.0 mirror.0 mirror.0",
    "blue:gear.1 blue:gear.1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++) {
    g_autoptr (PaddockPosition) position = position_new ();
    JoyState before;

    set_all (position, "active=red; step=lock; red gear=2; red mirror=1 1; blue gear=2; "
                       "blue mirror=1 1");
    before = *joy_test_state (paddock_position_get_match (position));
    turn_all (position, edits[i]);
    g_assert_cmpmem (joy_test_state (paddock_position_get_match (position)), sizeof before, &before,
                     sizeof before);
  }
}

/* Nor does a die that goes back to the mirror because its car is not the one to move any more, or its slot is broken. */
static void
test_dice_go_back (void)
{
  static const char *const changes[] = { "active=blue; active=red",
                                         "red damaged-locks=3; red damaged-locks=0" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autoptr (PaddockPosition) position = position_new ();
    JoyState before;

    set_all (position, "active=red; step=lock; red gear=3; red mirror=1 1 1; blue gear=2; "
                       "blue mirror=1 1");
    turn_all (position, i ? "locked.0" : "");
    before = *joy_test_state (paddock_position_get_match (position));
    turn_all (position, i ? "locked.1" : "locked.0 locked.1");
    set_all (position, changes[i]);
    g_assert_cmpmem (joy_test_state (paddock_position_get_match (position)), sizeof before, &before,
                     sizeof before);
  }
}

/* --- Conflicts --- */

/* Everything that speaks against it: text, remedy, seat and place, a line each. */
static char *
dup_conflicts (const PaddockPosition *position)
{
  static const char *const remedies[PADDOCK_N_REMEDIES] = { "none", "move", "remove", "adjust" };
  g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < conflicts->len; i++) {
    const PaddockConflict *conflict = conflicts->pdata[i];

    g_string_append_printf (text, "%s %s", conflict->text, remedies[conflict->remedy]);
    if (conflict->seat != PADDOCK_NOBODY)
      g_string_append_printf (text, " seat %u", conflict->seat);
    if (!paddock_place_equal (conflict->place, PADDOCK_NOWHERE))
      g_string_append_printf (text, " at %d,%d", conflict->place.a, conflict->place.b);
    g_string_append_c (text, '\n');
  }

  return g_string_free (text, FALSE);
}

static void
remedy_all (PaddockPosition *position)
{
  for (guint i = 0; i < 20; i++) {
    g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);

    if (conflicts->len == 0)
      return;
    paddock_position_remedy (position, conflicts->pdata[0]);
  }
  g_assert_not_reached ();
}

#define RED "red front=2,3; red rear=1,3; "
#define BLUE "blue front=2,6; blue rear=1,6; "

/* After GIVEN this conflicts; once all of it is remedied, the facts are as EXPECTED. */
static const struct {
  const char *given, *conflicts, *expected;
} conflicts[] = {
  { RED BLUE, "", "red front=2,3; red heading=0; blue front=2,6" },
  /* Cars: one of two that share a space goes to the nearest place, and looks the way it did. */
  { RED "blue front=2,3; blue rear=1,3",
    "Blue and Red stand on the same space. move seat 1 at 2,3\n", "red front=2,3; blue heading=1" },
  { RED "blue front=3,3; blue rear=2,3",
    "Blue and Red stand on the same space. move seat 1 at 3,3\n",
    "blue front=3,3; blue heading=1" },
  { RED "blue front=1,3; blue rear=0,3",
    "Blue and Red stand on the same space. move seat 1 at 1,3\n", "red front=2,3; blue heading=0" },
  { RED "blue front=13,0; blue rear=12,0",
    "The front of Blue is not on a space. move seat 1 at 13,0\n",
    "blue front=12,0; blue heading=0" },
  { RED "blue front=-12,0; blue rear=-13,0",
    "The rear of Blue is not on a space. move seat 1 at -13,0\n",
    "blue front=-12,0; blue heading=5" },
  { RED "blue front=100,100; blue rear=99,100",
    "The front of Blue is not on a space. move seat 1 at 100,100\n", "blue heading=0" },
  { RED "blue front=5,5; blue rear=3,5",
    "The ends of Blue are not next to each other. move seat 1 at 5,5\n",
    "blue front=5,5; blue heading=0" },
  /* Laps that have won already. */
  { RED BLUE "red laps=1", "", "red laps=1" },
  { RED BLUE "red laps=2", "Red has completed 2 laps, which already wins the race. adjust seat 0\n",
    "red laps=1" },
  /* Tokens: one that is beside the board, or on another, goes off it. */
  { RED BLUE "board-items=1; item:1 at=4,4", "", "board=rocket@4,4" },
  { RED BLUE "board-items=2; item:1 at=4,4; item:2 at=4,4",
    "Two tokens lie on the same space. remove at 4,4\n", "board=rocket@4,4" },
  { RED BLUE "board-items=2; item:1 at=13,0; item:2 at=4,4",
    "A token is not on a space. remove at 13,0\n", "board=rocket@4,4" },
  { RED BLUE "board-items=2; item:1 at=10,-10; item:2 at=99,0",
    "A token is not on a space. remove at 10,-10\n"
    "A token is not on a space. remove at 99,0\n",
    "board=" },
};

static void
test_conflicts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (conflicts); i++) {
    g_autoptr (PaddockPosition) position = position_new ();
    g_autofree char *found = NULL, *facts = NULL;

    set_all (position, "active=red; step=lock");
    set_all (position, conflicts[i].given);
    found = dup_conflicts (position);
    if (!g_str_equal (found, conflicts[i].conflicts))
      g_error ("\"%s\": found %s", conflicts[i].given, found);
    remedy_all (position);
    facts = dup_facts (position, conflicts[i].expected);
    if (!g_str_equal (facts, conflicts[i].expected))
      g_error ("\"%s\": remedied to %s", conflicts[i].given, facts);
    g_assert_true (paddock_match_check (paddock_position_get_match (position), NULL));
  }
}

/* Cars start in direction 3, and an obstacle lies on 4,4 and 5,4. */
static PaddockPosition *
position_beside_an_obstacle (void)
{
  PaddockHexTrack *record = joy_test_plain_new ();
  g_autoptr (PaddockDocument) track = NULL, plan = NULL;
  g_autoptr (PaddockSession) session = NULL;

  record->start.direction = 3;
  joy_test_add_obstacle (record, PADDOCK_HEX (4, 4), PADDOCK_SHAPE_TWO);
  track = joy_test_take (record);
  plan = paddock_plan_new (track, paddock_games, NULL, 3, NULL);
  session = play_session_open (plan);
  return paddock_position_new (session, PADDOCK_EVERYBODY);
}

/* A car that is moved keeps every heading, not just that of the start; only where the obstacle is behind it, it turns.
 * One that is nowhere takes that of the start. */
static void
test_headings (void)
{
  const PaddockPiece car = { .kind = PADDOCK_PIECE_VEHICLE, .id = 1, .seat = 1 };

  for (int heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++) {
    g_autoptr (PaddockPosition) position = position_beside_an_obstacle ();
    const JoyState *state = joy_test_state (paddock_position_get_match (position));
    PaddockHex behind;
    gboolean is_free;

    paddock_position_put (position, &car, PADDOCK_PLACE (4, 4), heading);
    remedy_all (position);
    g_assert_cmpuint (paddock_hex_distance (state->cars[1].front, PADDOCK_HEX (4, 4)), ==, 1);
    behind = paddock_hex_neighbour (state->cars[1].front, heading + 3);
    is_free = behind.r != 4 || (behind.q != 4 && behind.q != 5);
    g_assert_true (is_free || heading != 0);
    if (is_free)
      g_assert_cmpint (joy_heading (state, 1), ==, heading);
    paddock_position_put (position, &car, PADDOCK_NOWHERE, heading);
    remedy_all (position);
    g_assert_cmpint (joy_heading (state, 1), ==, 3);
  }
}

/* --- Pieces --- */

static PaddockPiece
find_token (const PaddockPosition *position, guint n)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint count =
    paddock_match_show_pieces (paddock_position_get_match (position), PADDOCK_EVERYBODY, pieces);

  for (guint i = 0; i < count; i++)
    if (pieces[i].kind == PADDOCK_PIECE_TOKEN && n-- == 0)
      return pieces[i];

  g_assert_not_reached ();
}

static void
assert_board (const PaddockPosition *position, const char *expected)
{
  g_autofree char *found =
    paddock_match_dup_fact (paddock_position_get_match (position), NULL, "board", NULL);

  g_assert_cmpstr (found, ==, expected);
}

/* Each token by itself is put elsewhere or taken off; the others stay. */
static void
test_tokens (void)
{
  g_autoptr (PaddockPosition) position = position_new ();
  PaddockPiece fresh[PADDOCK_MAX_PIECES], token;

  g_assert_cmpuint (paddock_position_list_new (position, fresh), ==, 2);
  paddock_position_put (position, &fresh[0], PADDOCK_PLACE (4, 4), 0);
  paddock_position_put (position, &fresh[1], PADDOCK_PLACE (5, 4), 0);
  paddock_position_put (position, &fresh[0], PADDOCK_PLACE (6, 4), 0);
  paddock_position_put (position, &fresh[0], PADDOCK_NOWHERE, 0);
  assert_board (position, "mine@4,4 oil-slick@5,4 mine@6,4");
  token = find_token (position, 1);
  paddock_position_put (position, &token, PADDOCK_PLACE (5, 5), 0);
  assert_board (position, "mine@4,4 oil-slick@5,5 mine@6,4");
  token = find_token (position, 0);
  paddock_position_put (position, &token, PADDOCK_NOWHERE, 0);
  assert_board (position, "oil-slick@5,5 mine@6,4");
  token = find_token (position, 1);
  paddock_position_put (position, &token, PADDOCK_NOWHERE, 0);
  assert_board (position, "oil-slick@5,5");
  g_assert_true (paddock_match_check (paddock_position_get_match (position), NULL));
}

/* Tokens that the layout names belong to the race as well as those of the stack; whatever is set up, none is lost. */
static void
test_tokens_of_the_layout (void)
{
  PaddockHexTrack *record = joy_test_plain_new ();
  g_autoptr (PaddockDocument) track = NULL, plan = NULL;
  g_autoptr (PaddockSession) session = NULL;
  g_autoptr (PaddockPosition) position = NULL;
  static const int hows[] = { PADDOCK_ITEM_ARMED, PADDOCK_ITEM_FIXED, PADDOCK_ITEM_RANDOM };

  for (int i = 0; i < 3; i++) {
    PaddockBoardItem *item = paddock_list_append (&record->board_items, &paddock_board_item_type);

    item->at = PADDOCK_HEX (i, 9);
    item->how = hows[i];
    if (hows[i] != PADDOCK_ITEM_RANDOM)
      paddock_text_set (&item->item, "mine");
  }
  track = joy_test_take (record);
  plan = paddock_plan_new (track, paddock_games, NULL, 3, NULL);
  session = play_session_open (plan);
  position = paddock_position_new (session, PADDOCK_EVERYBODY);
  g_assert_cmpuint (joy_test_state (paddock_position_get_match (position))->n_stack, ==, 13);
  turn_all (position, "gear.0 gear.2");
  g_assert_cmpuint (joy_test_state (paddock_position_get_match (position))->n_stack, ==, 13);
  turn_all (position, "items.0 blue:items.1");
  g_assert_cmpuint (joy_test_state (paddock_position_get_match (position))->n_stack, ==, 11);
  g_assert_true (paddock_match_check (paddock_position_get_match (position), NULL));
}

void
play_add_joyride_by_hand (void)
{
  g_test_add_func ("/play/position/joyride/every-part-turns", test_turns);
  g_test_add_func ("/play/position/joyride/an-edit-taken-back-leaves-nothing", test_taken_back);
  g_test_add_func ("/play/position/joyride/dice-go-back-and-leave-nothing", test_dice_go_back);
  g_test_add_func ("/play/position/joyride/conflicts-and-remedies", test_conflicts);
  g_test_add_func ("/play/position/joyride/every-heading-is-kept", test_headings);
  g_test_add_func ("/play/position/joyride/tokens-one-by-one", test_tokens);
  g_test_add_func ("/play/position/joyride/tokens-of-the-layout", test_tokens_of_the_layout);
}
