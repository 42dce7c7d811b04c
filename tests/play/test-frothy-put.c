/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions of Frothy Races that are set up by hand: pieces put elsewhere or off the board, parts of the licence that are
 * pointed at, what follows from a place; each with every fact that changes.
 */

#include "frothy-cases.h"

#include "hand.h"
#include "play-field.h"

#define STAYS PADDOCK_NO_HEADING
#define OFF PADDOCK_NOWHERE
#define TO(a_, b_) PADDOCK_PLACE (a_, b_)

/* The piece of KIND that stands on FROM, what is done with it, and what changes. */
static const struct {
  const char *name;
  PaddockPieceKind kind;
  int a, b;
  PaddockPlace to;
  int heading;
  const char *changes;
} cases[] = {
  { "a-vehicle", PADDOCK_PIECE_VEHICLE, 0, 0, TO (3, 1), STAYS, "red at: 0,0 > 3,1" },
  { "a-vehicle-turned", PADDOCK_PIECE_VEHICLE, 0, 0, TO (3, 1), 7,
    "red at: 0,0 > 3,1, red facing: 2 > 7" },
  { "a-vehicle-facing-0", PADDOCK_PIECE_VEHICLE, 0, 0, TO (3, 1), 0,
    "red at: 0,0 > 3,1, red facing: 2 > 0" },
  { "another-vehicle", PADDOCK_PIECE_VEHICLE, -8, 6, TO (-8, 7), STAYS, "blue at: -8,6 > -8,7" },
  { "a-wreck", PADDOCK_PIECE_WRECK, -8, 4, TO (-7, 4), STAYS, "green at: -8,4 > -7,4" },
  { "debris", PADDOCK_PIECE_DEBRIS, 5, 5, TO (5, 6), STAYS, "debris:2 debris-at: 5,5 > 5,6" },
  { "the-first-debris", PADDOCK_PIECE_DEBRIS, 4, 5, TO (4, 6), STAYS,
    "debris:1 debris-at: 4,5 > 4,6" },
  { "debris-off", PADDOCK_PIECE_DEBRIS, 4, 5, OFF, STAYS,
    "debris:1 debris-at: 4,5 > 6,5, debris:3 debris-at: 6,5 > -, n-debris: 3 > 2" },
  { "the-last-debris-off", PADDOCK_PIECE_DEBRIS, 6, 5, OFF, STAYS,
    "debris:3 debris-at: 6,5 > -, n-debris: 3 > 2" },
  { "a-fragile-obstacle", PADDOCK_PIECE_FRAGILE, 1, 1, TO (2, 1), STAYS, "" },
  { "a-fragile-obstacle-off", PADDOCK_PIECE_FRAGILE, 1, 1, OFF, STAYS,
    "fragiles: 1 3 1 1 1 > 0 3 1 1 1" },
  { "several-markers-off", PADDOCK_PIECE_FRAGILE, 1, 3, OFF, STAYS,
    "fragiles: 1 3 1 1 1 > 1 0 1 1 1" },
  { "a-hazard", PADDOCK_PIECE_HAZARD, 1, 4, TO (2, 1), STAYS, "" },
  { "a-hazard-off", PADDOCK_PIECE_HAZARD, 1, 4, OFF, STAYS, "gone-hazards:  > 2" },
};

static const PaddockPiece *
find_piece (const PaddockPiece *pieces, guint n, PaddockPieceKind kind, PaddockPlace at)
{
  for (guint i = 0; i < n; i++)
    if (pieces[i].kind == kind && paddock_place_equal (pieces[i].places[0], at))
      return &pieces[i];

  g_assert_not_reached ();
}

static PaddockMatch *
make_match (void)
{
  g_autoptr (PaddockSetup) setup = table_setup_new ("things.track.xml", NULL, "", 3, "");
  PaddockMatch *match = paddock_match_new (setup, 1, NULL);

  table_give (match, "step:move phase:3 round:2 at=0,0 facing=2 blue.at=-8,6 green.at=-8,4 "
                     "green.status=wreck n-debris:3");
  paddock_match_set_fact (match, "debris:1", "debris-at", "4,5", NULL);
  paddock_match_set_fact (match, "debris:2", "debris-at", "5,5", NULL);
  paddock_match_set_fact (match, "debris:3", "debris-at", "6,5", NULL);
  return match;
}

static void
test_put (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (PaddockMatch) before = make_match (), after = make_match ();
    PaddockPiece pieces[PADDOCK_MAX_PIECES];
    guint n = paddock_match_show_pieces (after, PADDOCK_EVERYBODY, pieces);
    g_autofree char *changes = NULL;

    g_test_message ("%s", cases[i].name);
    paddock_match_put_piece (after,
                             find_piece (pieces, n, cases[i].kind,
                                         PADDOCK_PLACE (cases[i].a, cases[i].b)),
                             cases[i].to, cases[i].heading);
    changes = play_changes_dup (before, after);
    g_assert_cmpstr (changes, ==, cases[i].changes);
  }
}

/* --- Parts of the licence --- */

/* Red is at Speed 3 in the boxes A3.1 and D3.1, with 4 of 8 damage and a Stamina of 5.  GIVEN comes first. */
static const struct {
  const char *given, *fact;
  guint part;
  gboolean is_damage;
  const char *changes;
} turns[] = {
  { "", "speed", 3, FALSE, "" },
  { "", "speed", 0, FALSE,
    "red accel: 4 > 0, red control-dice: 1 > 0, red decel: 4 > 0, red marker: A3.1/D3.1 > A0.1/D0.1, "
    "red speed: 3 > 0" },
  { "", "speed", 9, FALSE,
    "red accel: 4 > 10, red control-dice: 1 > 4, red decel: 4 > 7, red marker: A3.1/D3.1 > A6.1/D6.1, red speed: 3 > 6" },
  { "", "speed", 4, TRUE, "" },
  { "", "accel", 5, FALSE, "red accel: 4 > 5, red marker: A3.1/D3.1 > A3.2/D3.1" },
  { "", "accel", 99, FALSE,
    "red accel: 4 > 10, red control-dice: 1 > 4, red decel: 4 > 7, red marker: A3.1/D3.1 > A6.1/D6.1, red speed: 3 > 6" },
  { "", "decel", 3, FALSE,
    "red accel: 4 > 3, red decel: 4 > 3, red marker: A3.1/D3.1 > A2.1/D2.2, red speed: 3 > 2" },
  { "", "decel", 99, FALSE,
    "red accel: 4 > 10, red control-dice: 1 > 4, red decel: 4 > 8, red marker: A3.1/D3.1 > A6.1/D6.2, red speed: 3 > 6" },
  { "", "clp", 0, FALSE, "" },
  { "", "clp", 3, FALSE, "red clp: 0 > 3" },
  { "", "damage", 0, FALSE, "red damage: 4 > 0, red effects: 0 1 > , red safe-losses: 1 > 0" },
  { "", "damage", 6, FALSE, "red damage: 4 > 6, red effects: 0 1 > 0 1 2, red max-speed: 6 > 5" },
  { "accel=10 decel=7", "damage", 6, FALSE,
    "red accel: 10 > 9, red control-dice: 4 > 3, red damage: 4 > 6, red decel: 7 > 6, red effects: 0 1 > 0 1 2, red marker: A6.1/D6.1 > A5.2/D5.1, red max-speed: 6 > 5, red speed: 6 > 5" },
  { "", "damage", 8, FALSE, "red damage: 4 > 7, red effects: 0 1 > 0 1 2, red max-speed: 6 > 5" },
  { "", "stamina", 0, FALSE, "red stamina: 5 > 10" },
  { "", "stamina", 10, FALSE, "red stamina: 5 > 0" },
  { "", "stamina", 11, FALSE, "red stamina: 5 > 0" },
  { "", "facing", 1, FALSE, "" },
};

static PaddockMatch *
make_licence (const char *given)
{
  g_autoptr (PaddockSetup) setup = table_setup_new ("plain.track.xml", NULL, "", 2, "");
  PaddockMatch *match = paddock_match_new (setup, 1, NULL);

  table_give (match, "step:move phase:3 round:2 at=0,0 accel=4 decel=4 damage=4 stamina=5 "
                     "blue.at=-8,6");
  table_give (match, given);
  paddock_frothy.hand->tidy (paddock_match_edit_table (match));
  return match;
}

static void
test_turns (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++) {
    g_autoptr (PaddockMatch) before = make_licence (turns[i].given),
                             after = make_licence (turns[i].given);
    g_autofree char *changes = NULL;

    g_test_message ("%s %u", turns[i].fact, turns[i].part);
    paddock_frothy.hand->turn_part (paddock_match_edit_table (after), 0, turns[i].fact,
                                    turns[i].part, turns[i].is_damage);
    changes = play_changes_dup (before, after);
    g_assert_cmpstr (changes, ==, turns[i].changes);
  }
}

/* --- What follows from a place --- */

/* FRO-TRK-15: of the ring's 60 ranks 6,4 is the fourth past the line.  Laps are said, and the place has the last
 * word. */
static const struct {
  int said, settled;
} places[] = {
  { -86, -116 }, { -85, -56 }, { -27, -56 }, { -26, 4 }, { 0, 4 },    { 4, 4 },
  { 33, 4 },     { 34, 64 },   { 64, 64 },   { 93, 64 }, { 94, 124 },
};

static void
test_places (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_autoptr (PaddockSetup) setup = table_setup_new ("ring.track.xml", NULL, "laps=9", 2, "");
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
    g_autofree char *given = g_strdup_printf ("step:move phase:3 round:2 at=6,4 progress=%d "
                                              "hand=1,0,0 blue.at=1,5",
                                              places[i].said);
    g_autofree char *expected = g_strdup_printf ("%d", places[i].settled), *found = NULL;

    table_give (match, given);
    table_settle (match);
    found = paddock_match_dup_fact (match, "red", "progress", NULL);
    g_assert_cmpstr (found, ==, expected);
  }
}

/* What cannot be settled, with the sentence that says so, and what just can. */
static const struct {
  const char *given, *message;
} positions[] = {
  { "", NULL },
  { "step:grid", "the step must be one of a round, such as \"speed-checks\"" },
  { "phase:0", "vehicles move in phase 1 to 4" },
  { "phase:0 step:speed-checks", NULL },
  { "blue.at=none", "every vehicle must stand somewhere" },
  { "blue.at=0,0", "FRO-GEN-02: blue shares a space with red" },
  { "blue.at=0,9", "FRO-GEN-02: blue is not on the track" },
  { "blue.accel=1", "FRO-SCH-06: the rows of blue show different Speeds" },
};

static void
test_settle (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++) {
    g_autoptr (PaddockSetup) setup = table_setup_new ("plain.track.xml", NULL, "", 2, "");
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
    g_autoptr (GError) error = NULL;

    table_give (match, "step:move phase:3 round:2 at=0,0 blue.at=-8,6");
    table_give (match, positions[i].given);
    g_assert_cmpint (paddock_match_settle (match, &error), ==, !positions[i].message);
    g_assert_cmpstr (error ? error->message : NULL, ==, positions[i].message);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/frothy-put/all-that-changes", test_put);
  g_test_add_func ("/play/frothy-put/parts-of-the-licence", test_turns);
  g_test_add_func ("/rules/FRO-TRK-15/the-place-has-the-last-word", test_places);
  g_test_add_func ("/play/frothy-put/what-cannot-be-settled", test_settle);

  return g_test_run ();
}
