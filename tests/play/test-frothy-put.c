/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pieces of Frothy Races that are put elsewhere by hand, or off the board: every fact that changes.
 */

#include "frothy-cases.h"

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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/frothy-put/all-that-changes", test_put);

  return g_test_run ();
}
