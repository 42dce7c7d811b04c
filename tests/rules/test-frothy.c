/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy Races: setups that are refused with a sentence, and invariants that can fail.  What must hold in play is
 * proved by the scenarios and by the random races of tests/lab.
 */

#include "frothy/frothy-compile.h"
#include "frothy/frothy.h"
#include "match.h"
#include "track-things.h"

/* --- A small open track --- */

static PaddockHexTrack *
track_new (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (empty);

  track->game = PADDOCK_GAME_FROTHY;
  track->course.closed = FALSE;
  track->course.length = 12;
  track->course.line_rank = 10;
  for (int r = 0; r < 6; r++)
    for (int q = 0; q < 12; q++)
      paddock_board_set (&track->board, PADDOCK_HEX (q, r),
                         (PaddockCell){ PADDOCK_CELL_SPACE, (guint8) r, (gint16) q });
  for (int i = 0; i < 6; i++) {
    PaddockGridSlot *slot = paddock_list_append (&track->grid, &paddock_grid_slot_type);

    slot->number = i + 1;
    slot->at = PADDOCK_HEX (0, i);
  }

  return track;
}

/* Takes the track. */
static PaddockSetup *
setup_new (PaddockHexTrack *track, guint n_seats)
{
  static const char *const ids[] = { "red", "blue", "green", "gold", "grey", "pink" };
  PaddockSetup *setup = paddock_setup_new (&paddock_frothy, 1);
  g_autoptr (PaddockDocument) document = paddock_document_new_take (&paddock_hex_track_kind, track);

  g_assert_true (paddock_setup_set_track (setup, document, NULL));
  for (guint i = 0; i < n_seats; i++)
    g_assert_nonnull (paddock_setup_add_seat (setup, ids[i], NULL, NULL, NULL));

  return setup;
}

static void
assert_refused (PaddockSetup *setup, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (paddock_setup_seal (setup, &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==, message);
  paddock_setup_unref (setup);
}

/* --- Setups that are refused --- */

/* FRO-GEN-01 */
static void
test_seats (void)
{
  g_autoptr (PaddockSetup) full = setup_new (track_new (), 6);

  g_assert_null (paddock_setup_add_seat (full, "seventh", NULL, NULL, NULL));
  g_assert_true (paddock_setup_seal (full, NULL));
  assert_refused (setup_new (track_new (), 1), "frothy is for 2 to 6 seats, not 1");
}

typedef struct {
  void (*spoil) (PaddockHexTrack *track);
  const char *message;
} Refusal;

static void
empty_board (PaddockHexTrack *track)
{
  g_clear_pointer (&track->board, paddock_board_unref);
}

static void
lose_slots (PaddockHexTrack *track)
{
  while (track->grid->len > 1)
    paddock_track_remove (track, PADDOCK_THING_SLOT, 1);
}

static void
move_slot_off (PaddockHexTrack *track)
{
  ((PaddockGridSlot *) paddock_track_edit (track, PADDOCK_THING_SLOT, 0))->at = PADDOCK_HEX (0, 9);
}

static void
double_slot (PaddockHexTrack *track)
{
  ((PaddockGridSlot *) paddock_track_edit (track, PADDOCK_THING_SLOT, 1))->at = PADDOCK_HEX (0, 0);
}

static void
add_solid (PaddockHexTrack *track, PaddockHex at)
{
  PaddockSolid *solid = paddock_list_append (&track->solids, &paddock_solid_type);

  solid->at = at;
}

static void
block_slot (PaddockHexTrack *track)
{
  add_solid (track, PADDOCK_HEX (0, 2));
}

static void
double_solid (PaddockHexTrack *track)
{
  add_solid (track, PADDOCK_HEX (4, 2));
  add_solid (track, PADDOCK_HEX (4, 2));
}

static void
lose_solid (PaddockHexTrack *track)
{
  add_solid (track, PADDOCK_HEX (40, 2));
}

static void
lose_hazard (PaddockHexTrack *track)
{
  PaddockHazard *hazard = paddock_list_append (&track->hazards, &paddock_hazard_type);

  hazard->at = PADDOCK_HEX (-1, 0);
}

static void
crowd_fragiles (PaddockHexTrack *track)
{
  for (guint i = 0; i <= FRO_MAX_FRAGILES; i++)
    paddock_list_append (&track->fragiles, &paddock_fragile_type);
}

static void
chase_on_open_track (PaddockHexTrack *track)
{
  track->course.race = PADDOCK_RACE_PURSUIT;
}

static void
pursue_with_three (PaddockHexTrack *track)
{
  track->course.race = PADDOCK_RACE_PURSUIT;
  track->course.closed = TRUE;
}

static void
race_without_rounds (PaddockHexTrack *track)
{
  track->course.race = PADDOCK_RACE_FURTHEST;
}

static void
close_without_ranks (PaddockHexTrack *track)
{
  track->course.closed = TRUE;
  track->course.length = 0;
}

static const Refusal refusals[] = {
  { empty_board, "The track has no spaces yet" },
  { lose_slots, "The starting grid has room for 1 vehicles, not for 3" },
  { move_slot_off, "The starting place at 0,9 lies off the track" },
  { double_slot, "Two starting places lie on 0,0" },
  { block_slot, "The starting place at 0,2 lies on a solid obstacle" },
  { double_solid, "Two solid obstacles lie on 4,2" },
  { lose_solid, "The solid obstacle at 40,2 lies off the track" },
  { lose_hazard, "The hazard at -1,0 lies off the track" },
  { crowd_fragiles, "The track has 65 fragile obstacles; a race takes at most 64" },
  { chase_on_open_track, "A chase needs a closed circuit" },
  { pursue_with_three, "A pursuit is for two vehicles, not 3" },
  { race_without_rounds, "A furthest race needs a number of rounds" },
  { close_without_ranks, "The circuit has no ranks yet: its way round is not laid" },
};

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++) {
    PaddockHexTrack *track = track_new ();

    refusals[i].spoil (track);
    assert_refused (setup_new (track, 3), refusals[i].message);
  }
}

static void
test_foxes (void)
{
  PaddockHexTrack *track = track_new ();
  PaddockSetup *setup;

  track->course.race = PADDOCK_RACE_FOX_HOUNDS;
  track->course.closed = TRUE;
  setup = setup_new (track, 3);
  for (guint i = 0; i < 2; i++)
    g_hash_table_insert (setup->seats[i].settings, g_strdup ("role"), g_strdup ("fox"));
  assert_refused (setup, "There are two foxes; a chase has one");
}

/* --- The checks can fail --- */

static void
break_overlap (FroState *state)
{
  state->vehicles[1].at = state->vehicles[0].at;
}

static void
break_place (FroState *state)
{
  state->vehicles[1].at = PADDOCK_HEX (0, 6);
}

static void
break_marker (FroState *state)
{
  state->vehicles[1].accel = 3;
}

static void
break_row (FroState *state)
{
  state->vehicles[1].accel = 60;
}

static void
break_top_speed (FroState *state)
{
  state->vehicles[1].accel = 3;
  state->vehicles[1].decel = 2;
  state->vehicles[1].max_speed = 1;
}

static void
break_damage (FroState *state)
{
  state->vehicles[1].damage = 8;
}

static void
break_stamina (FroState *state)
{
  state->vehicles[1].stamina = 11;
}

static void
break_added_card (FroState *state)
{
  state->vehicles[1].spent.plain[FRO_WHIP] = 1;
}

static void
break_lost_card (FroState *state)
{
  state->vehicles[1].hand.plain[FRO_WHIP]--;
}

static const struct {
  void (*break_it) (FroState *state);
  const char *message;
} breaks[] = {
  { break_overlap, "FRO-GEN-02: blue shares a space with red" },
  { break_place, "FRO-GEN-02: blue is not on the track" },
  { break_marker, "FRO-SCH-06: the rows of blue show different Speeds" },
  { break_row, "FRO-LIC-01: blue has its marker outside the rows" },
  { break_top_speed, "FRO-AFF-08: blue is faster than it can be" },
  { break_damage, "FRO-WRK-01: blue races on with damage 8" },
  { break_stamina, "FRO-STA-02: blue has a Stamina of 11" },
  { break_added_card, "FRO-REC-05: blue has 5 cards of kind 0 instead of 4" },
  { break_lost_card, "FRO-REC-05: blue has lost a card" },
};

/* Two vehicles that stand on the grid, nothing under way. */
static PaddockMatch *
match_new (PaddockSetup *setup)
{
  PaddockMatch *match = paddock_match_new (setup, 0, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (paddock_match_check (match, &error));
  ((FroState *) match->payload)->n_tasks = 0;
  return match;
}

static void
test_breaks (void)
{
  g_autoptr (PaddockSetup) setup = setup_new (track_new (), 2);

  g_assert_true (paddock_setup_set_option (setup, "grid", "assigned", NULL));
  g_assert_true (paddock_setup_seal (setup, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (breaks); i++) {
    g_autoptr (PaddockMatch) match = match_new (setup);
    g_autoptr (GError) error = NULL;

    breaks[i].break_it ((FroState *) match->payload);
    g_assert_false (paddock_match_check (match, &error));
    g_assert_cmpstr (error->message, ==, breaks[i].message);
  }
}

/* --- Secrets --- */

static void
assert_seen (const PaddockMatch *match, guint seat, const char *line)
{
  g_autofree char *dump = paddock_match_dump (match, seat);

  g_assert_nonnull (strstr (dump, line));
}

/* FRO-ATK-06, FRO-RUL-63: cards that lie face down are their owner's business, turned over they are everybody's. */
static void
test_revealed (void)
{
  g_autoptr (PaddockSetup) setup = setup_new (track_new (), 2);
  g_autoptr (PaddockMatch) match = NULL;
  FroPledge *pledge;

  g_assert_true (paddock_setup_set_option (setup, "grid", "assigned", NULL));
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = match_new (setup);
  pledge = &((FroState *) match->payload)->vehicles[0].pledge;
  pledge->plain[FRO_WHIP][FRO_WHIP] = 1;
  pledge->flags = FRO_PLEDGE_SECRET;
  assert_seen (match, 0, "\nred pledged-whips: 1 0\n");
  assert_seen (match, 1, "\nred pledged-whips: ?\n");
  assert_seen (match, PADDOCK_ONLOOKER, "\nred pledged-flags: ?\n");
  pledge->flags = 0;
  assert_seen (match, 1, "\nred pledged-whips: 1 0\n");
  assert_seen (match, PADDOCK_ONLOOKER, "\nred pledged-flags: 0\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/FRO-GEN-01/two-to-six-seats", test_seats);
  g_test_add_func ("/rules/frothy/documents-that-make-no-race-are-refused", test_refusals);
  g_test_add_func ("/rules/frothy/two-foxes-are-refused", test_foxes);
  g_test_add_func ("/rules/frothy/invariants-can-fail", test_breaks);
  g_test_add_func ("/rules/FRO-RUL-63/cards-that-were-turned-over-are-seen", test_revealed);

  return g_test_run ();
}
