/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy Races: setups that are refused with a sentence, and invariants that can fail.  What must hold in play is
 * proved by the scenarios and by the random races of tests/lab.
 */

#include <stdio.h>

#include "frothy/frothy-table.h"
#include "frothy/frothy-state.h"
#include "frothy/frothy.h"
#include "licence.h"
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
  g_autoptr (PaddockSetup) alone = setup_new (track_new (), 1); /* to try a vehicle */

  g_assert_null (paddock_setup_add_seat (full, "seventh", NULL, NULL, NULL));
  g_assert_true (paddock_setup_seal (full, NULL));
  g_assert_true (paddock_setup_seal (alone, NULL));
  assert_refused (setup_new (track_new (), 0), "frothy is for 2 to 6 seats, not 0");
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

/* FRO-RAC-06: once round, into the pack. */
static void
hunt_round_the_track (PaddockHexTrack *track)
{
  track->course.race = PADDOCK_RACE_FOX_HOUNDS;
  track->course.closed = TRUE;
  track->course.lead = 12;
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
  { hunt_round_the_track,
    "The Fox cannot start 12 spaces ahead: the circuit has 12, and it would stand behind or among "
    "the Hounds. Make its lead shorter." },
  { race_without_rounds, "A furthest race needs a number of rounds, or minutes" },
  { close_without_ranks, "The circuit has no ranks yet: its course is not laid" },
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

/* Who is the Fox, by the roles of three seats; NULL: one is drawn. */
static const struct {
  const char *roles[3], *fox, *message;
} roles[] = {
  { { "fox", NULL, NULL }, "red", NULL },
  { { "hound", "", "fox" }, "green", NULL },
  { { NULL, "fox", "hound" }, "blue", NULL },
  { { NULL, "", "hound" }, NULL, NULL },
  { { NULL, "hare", NULL },
    NULL,
    "The seat \"blue\" has the role \"hare\"; it must be fox or hound" },
  { { "fox", NULL, "fox" }, NULL, "There are two foxes; a chase has one" },
};

static void
test_roles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++) {
    PaddockHexTrack *track = track_new ();
    PaddockSetup *setup;
    g_autoptr (PaddockMatch) match = NULL;
    g_autofree char *fox = NULL;

    track->course.race = PADDOCK_RACE_FOX_HOUNDS;
    track->course.closed = TRUE;
    setup = setup_new (track, 3);
    for (guint k = 0; k < 3; k++)
      if (roles[i].roles[k])
        g_hash_table_insert (setup->seats[k].settings, g_strdup ("role"),
                             g_strdup (roles[i].roles[k]));
    if (roles[i].message) {
      assert_refused (setup, roles[i].message);
      continue;
    }
    g_assert_true (paddock_setup_seal (setup, NULL));
    match = paddock_match_new (setup, 1, NULL);
    paddock_setup_unref (setup);
    fox = paddock_match_dup_fact (match, NULL, "fox", NULL);
    g_assert_cmpstr (fox, !=, "nobody");
    if (roles[i].fox)
      g_assert_cmpstr (fox, ==, roles[i].fox);
  }
}

/* --- Where a chase begins --- */

/* On a circuit of 12 ranks with its line at rank 10 the six places of the grid are on rank 0, one a lane, but those that
 * GRID moves: "3>2,4>2", the fourth and fifth to rank 2.  SOLIDS: so many lanes of rank 3 are blocked, from the first on.  The Fox,
 * or the second vehicle of a pursuit, begins at rank and lane, or there is a message. */
static const struct {
  const char *name;
  PaddockRaceType race;
  int lead;
  const char *grid;
  int n_solids, rank, lane;
  const char *message;
} chases[] = {
  { "as-far-ahead-as-usual", PADDOCK_RACE_FOX_HOUNDS, 0, "", 0, FRO_USUAL_LEAD, 0, NULL },
  { "as-far-ahead-as-the-track-says", PADDOCK_RACE_FOX_HOUNDS, 3, "", 0, 3, 0, NULL },
  { "on-a-place-drawn-for-it", PADDOCK_RACE_FOX_HOUNDS, 0, "3>2", 0, 2, 3, NULL },
  { "two-are-not-drawn-for-it", PADDOCK_RACE_FOX_HOUNDS, 0, "3>2,4>2", 0, 2 + FRO_USUAL_LEAD, 3,
    NULL },
  { "ahead-of-the-foremost", PADDOCK_RACE_FOX_HOUNDS, 5, "3>2", 0, 7, 3, NULL },
  { "behind-the-line-is-behind", PADDOCK_RACE_FOX_HOUNDS, 0, "0>9,2>9", 0, FRO_USUAL_LEAD, 1,
    NULL },
  { "once-round-but-one", PADDOCK_RACE_FOX_HOUNDS, 11, "", 0, 11, 0, NULL },
  { "a-deep-grid", PADDOCK_RACE_FOX_HOUNDS, 10, "5>11", 0, 10, 0, NULL },
  { "among-the-hounds", PADDOCK_RACE_FOX_HOUNDS, 11, "5>11", 0, 0, 0,
    "The Fox cannot start 11 spaces ahead: the circuit has 12, and it would stand behind or among "
    "the Hounds. Make its lead shorter." },
  { "in-the-next-lane", PADDOCK_RACE_FOX_HOUNDS, 3, "", 1, 3, 1, NULL },
  { "in-the-last-lane", PADDOCK_RACE_FOX_HOUNDS, 3, "", 5, 3, 5, NULL },
  { "nowhere", PADDOCK_RACE_FOX_HOUNDS, 3, "", 6, 0, 0,
    "There is no space 3 ranks ahead for the Fox" },
  { "opposite", PADDOCK_RACE_PURSUIT, 0, "", 0, 6, 0, NULL },
  { "on-a-place-opposite", PADDOCK_RACE_PURSUIT, 0, "2>6", 0, 6, 2, NULL },
  { "on-the-first-place-opposite", PADDOCK_RACE_PURSUIT, 0, "3>6,4>6", 0, 6, 3, NULL },
  { "one-rank-less", PADDOCK_RACE_PURSUIT, 0, "4>5", 0, 5, 4, NULL },
  { "one-rank-more", PADDOCK_RACE_PURSUIT, 0, "4>7", 0, 7, 4, NULL },
  { "two-ranks-less", PADDOCK_RACE_PURSUIT, 0, "4>4", 0, 6, 0, NULL },
  { "two-ranks-more", PADDOCK_RACE_PURSUIT, 0, "4>8", 0, 6, 0, NULL },
};

static void
move_slots (PaddockHexTrack *track, const char *grid)
{
  g_auto (GStrv) moves = g_strsplit (grid, ",", -1);

  for (guint i = 0; moves[i]; i++) {
    guint slot;
    int rank;

    g_assert_cmpint (sscanf (moves[i], "%u>%d", &slot, &rank), ==, 2);
    ((PaddockGridSlot *) paddock_track_edit (track, PADDOCK_THING_SLOT, slot))->at =
      PADDOCK_HEX (rank, (int) slot);
  }
}

static void
test_chases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chases); i++) {
    gboolean is_pursuit = chases[i].race == PADDOCK_RACE_PURSUIT;
    PaddockHexTrack *track = track_new ();
    PaddockSetup *setup;
    g_autoptr (PaddockMatch) match = NULL;
    const FroCourse *course;
    PaddockHex at;

    g_test_message ("%s", chases[i].name);
    track->course.race = chases[i].race;
    track->course.closed = TRUE;
    track->course.lead = chases[i].lead;
    move_slots (track, chases[i].grid);
    for (int lane = 0; lane < chases[i].n_solids; lane++)
      add_solid (track, PADDOCK_HEX (3, lane));
    setup = setup_new (track, is_pursuit ? 2 : 3);
    if (chases[i].message) {
      assert_refused (setup, chases[i].message);
      continue;
    }
    g_assert_true (paddock_setup_seal (setup, NULL));
    match = paddock_match_new (setup, 1, NULL);
    paddock_setup_unref (setup);
    course = fro_course (paddock_match_get_table (match));
    at = is_pursuit ? course->slots[1].at : course->fox_slot.at;
    g_assert_cmpint (at.q, ==, chases[i].rank);
    g_assert_cmpint (at.r, ==, chases[i].lane);
  }
}

/* FRO-RAC-06: the Fox has a place of its own beside those of the grid, but no other vehicle has. */
static void
test_place_of_the_fox (void)
{
  for (guint n = 2; n <= 3; n++) {
    PaddockHexTrack *track = track_new ();
    PaddockSetup *setup;

    while (track->grid->len > 2)
      paddock_track_remove (track, PADDOCK_THING_SLOT, 2);
    track->course.race = PADDOCK_RACE_FOX_HOUNDS;
    track->course.closed = TRUE;
    track->course.lead = 3;
    setup = setup_new (track, n + 1);
    if (n == 2) {
      g_assert_true (paddock_setup_seal (setup, NULL));
      paddock_setup_unref (setup);
    } else {
      assert_refused (setup, "The starting grid has room for 3 vehicles, not for 4");
    }
  }
}

/* FRO-RAC-05: half of the circuit has no course yet. */
static void
test_pursuit_without_another_side (void)
{
  PaddockHexTrack *track = track_new ();

  track->course.race = PADDOCK_RACE_PURSUIT;
  track->course.closed = TRUE;
  track->course.length = 60;
  assert_refused (setup_new (track, 2),
                  "There is no space opposite grid place 1, where the second vehicle of a pursuit "
                  "starts. Lay the course all round, or move the place.");
}

/* --- Limits --- */

static void
fill_slots (PaddockHexTrack *track, guint n)
{
  for (guint i = track->grid->len; i < n; i++) {
    PaddockGridSlot *slot = paddock_list_append (&track->grid, &paddock_grid_slot_type);

    slot->number = (int) i + 1;
    slot->at = PADDOCK_HEX ((int) i / 6, (int) i % 6);
  }
}

static void
fill_hazards (PaddockHexTrack *track, guint n)
{
  for (guint i = 0; i < n; i++)
    ((PaddockHazard *) paddock_list_append (&track->hazards, &paddock_hazard_type))->at =
      PADDOCK_HEX ((int) i / 6, (int) i % 6);
}

static void
fill_fragiles (PaddockHexTrack *track, guint n)
{
  for (guint i = 0; i < n; i++)
    ((PaddockFragile *) paddock_list_append (&track->fragiles, &paddock_fragile_type))->at =
      PADDOCK_HEX ((int) i / 6, (int) i % 6);
}

/* As many as a race takes, and one more. */
static const struct {
  void (*fill) (PaddockHexTrack *track, guint n);
  guint most;
  const char *message;
} track_limits[] = {
  { fill_slots, 32, "The starting grid has 33 places; a race takes at most 32" },
  { fill_hazards, 64, "The track has 65 hazards; a race takes at most 64" },
  { fill_fragiles, 64, "The track has 65 fragile obstacles; a race takes at most 64" },
};

static void
test_track_limits (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (track_limits); i++) {
    PaddockHexTrack *full = track_new (), *too_full = track_new ();
    g_autoptr (PaddockSetup) setup = NULL;
    g_autoptr (GError) error = NULL;

    track_limits[i].fill (full, track_limits[i].most);
    setup = setup_new (full, 2);
    paddock_setup_seal (setup, &error);
    g_assert_no_error (error);
    track_limits[i].fill (too_full, track_limits[i].most + 1);
    assert_refused (setup_new (too_full, 2), track_limits[i].message);
  }
}

/* One box of each row for each Speed. */
static PaddockLicence *
licence_new (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_licence_kind);
  PaddockLicence *licence = paddock_document_dup_record (empty);

  paddock_text_set (&licence->name, "Cart");
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    PaddockSpeed *speed = paddock_list_append (&licence->speeds, &paddock_speed_type);

    speed->rating = rating;
    speed->accel = speed->decel = 1;
  }

  return licence;
}

static void
fill_accel (PaddockLicence *licence, guint n)
{
  ((PaddockSpeed *) paddock_list_edit (&licence->speeds, 6))->accel = (int) n - 6;
}

static void
fill_decel (PaddockLicence *licence, guint n)
{
  ((PaddockSpeed *) paddock_list_edit (&licence->speeds, 6))->decel = (int) n - 6;
}

static void
fill_traits (PaddockLicence *licence, guint n)
{
  for (guint i = 0; i < n; i++)
    paddock_list_append (&licence->traits, &paddock_trait_type);
}

static void
fill_specials (PaddockLicence *licence, guint n)
{
  for (guint i = 0; i < n; i++)
    paddock_list_append (&licence->cards.specials, &paddock_special_card_type);
}

static void
fill_affects (PaddockLicence *licence, guint n)
{
  PaddockDamageLevel *level =
    paddock_list_append (&licence->damage.levels, &paddock_damage_level_type);

  level->value = 1;
  for (guint i = 0; i < n; i++)
    ((PaddockAffect *) paddock_list_append (&level->affects, &paddock_affect_type))->kind =
      PADDOCK_AFFECT_CONTROL;
}

/* One of them is random, and the others are what may come of it. */
static void
fill_outcomes (PaddockLicence *licence, guint n)
{
  PaddockDamageLevel *level =
    paddock_list_append (&licence->damage.levels, &paddock_damage_level_type);
  PaddockAffect *random = paddock_list_append (&level->affects, &paddock_affect_type);

  level->value = 1;
  random->kind = PADDOCK_AFFECT_RANDOM;
  random->dice = 1;
  for (guint i = 1; i < n; i++)
    ((PaddockAffectChoice *) paddock_list_append (&random->choices, &paddock_affect_choice_type))
      ->affect.kind = PADDOCK_AFFECT_CONTROL;
}

static void
add_effects (PaddockList **own, guint n)
{
  for (guint i = 0; i < n; i++) {
    PaddockFrothyEffect *effect = paddock_list_append (own, &paddock_frothy_effect_type);

    effect->kind = PADDOCK_EFFECT_DICE;
    effect->when = PADDOCK_WHEN_DAMAGE_ROLL;
    effect->n = 1;
  }
}

/* Half of them of traits, the rest of damage. */
static void
fill_effects (PaddockLicence *licence, guint n)
{
  PaddockDamageLevel *level =
    paddock_list_append (&licence->damage.levels, &paddock_damage_level_type);

  level->value = 1;
  for (guint i = 0; i < FRO_MAX_TRAITS; i++, n -= PADDOCK_MAX_EFFECTS) {
    PaddockTrait *trait = paddock_list_append (&licence->traits, &paddock_trait_type);

    trait->kind = PADDOCK_TRAIT_CUSTOM;
    add_effects (&trait->own, PADDOCK_MAX_EFFECTS);
  }
  for (; n > 0; n -= MIN (n, PADDOCK_MAX_EFFECTS)) {
    PaddockAffect *affect = paddock_list_append (&level->affects, &paddock_affect_type);

    affect->kind = PADDOCK_AFFECT_CUSTOM;
    add_effects (&affect->own, MIN (n, PADDOCK_MAX_EFFECTS));
  }
}

static void
fill_stamina (PaddockLicence *licence, guint n)
{
  PaddockStaminaStep *step =
    paddock_list_append (&licence->stamina.steps, &paddock_stamina_step_type);

  for (guint i = 0; i < n; i++)
    paddock_list_append (&step->effects, &paddock_stamina_effect_type);
}

static const struct {
  void (*fill) (PaddockLicence *licence, guint n);
  guint most;
  const char *message;
} licence_limits[] = {
  { fill_accel, 63, "Speed 6 has 58 and 1 boxes; it needs 1 to 9 of each" },
  { fill_decel, 63, "Speed 6 has 1 and 58 boxes; it needs 1 to 9 of each" },
  { fill_traits, 8, "The licence \"Cart\" has 9 traits; a race takes at most 8" },
  { fill_specials, 12, "The licence \"Cart\" has 13 special cards; a race takes at most 12" },
  { fill_affects, 40,
    "The licence \"Cart\" has more than 40 damage affects, the maximum for a race" },
  { fill_outcomes, 40,
    "The licence \"Cart\" has more than 40 damage affects, the maximum for a race" },
  { fill_effects, 64, "The licence \"Cart\" has more than 64 effects, the maximum for a race" },
  { fill_stamina, 32, "The licence \"Cart\" has more stamina effects than 32" },
};

/* With a second vehicle as the limit's row fills it. */
static PaddockSetup *
setup_with (guint row, guint n)
{
  PaddockLicence *licence = licence_new ();
  PaddockSetup *setup = setup_new (track_new (), 1);
  g_autoptr (PaddockDocument) document = NULL;

  licence_limits[row].fill (licence, n);
  document = paddock_document_new_take (&paddock_licence_kind, licence);
  g_assert_nonnull (paddock_setup_add_seat (setup, "blue", NULL, document, NULL));
  return setup;
}

static void
test_licence_limits (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (licence_limits); i++) {
    g_autoptr (PaddockSetup) setup = setup_with (i, licence_limits[i].most);
    g_autoptr (PaddockMatch) match = NULL;
    g_autoptr (GError) error = NULL;

    paddock_setup_seal (setup, &error);
    g_assert_no_error (error);
    match = paddock_match_new (setup, 1, NULL);
    paddock_match_check (match, &error);
    g_assert_no_error (error);
    assert_refused (setup_with (i, licence_limits[i].most + 1), licence_limits[i].message);
  }
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
break_far_place (FroState *state)
{
  state->vehicles[1].at = PADDOCK_HEX (99, 0);
}

static void
break_no_place (FroState *state)
{
  state->vehicles[0].at = state->vehicles[1].at = FRO_NOWHERE;
}

static void
break_marker (FroState *state)
{
  state->vehicles[1].accel = 3;
}

static void
break_accel_row (FroState *state)
{
  state->vehicles[1].accel = 11;
}

static void
break_decel_row (FroState *state)
{
  state->vehicles[1].decel = 9;
}

static void
break_top_speed (FroState *state)
{
  state->vehicles[1].accel = 3;
  state->vehicles[1].decel = 2;
  state->vehicles[1].max_speed = 1;
}

static void
break_top_speed_met (FroState *state)
{
  state->vehicles[1].accel = 3;
  state->vehicles[1].decel = 2;
  state->vehicles[1].max_speed = 2;
}

static void
break_damage (FroState *state)
{
  state->vehicles[1].damage = 8;
}

static void
break_damage_below (FroState *state)
{
  state->vehicles[1].damage = 7;
}

static void
break_damage_of_wreck (FroState *state)
{
  state->vehicles[1].damage = 8;
  state->vehicles[1].status = FRO_RESTING_WRECK;
}

static void
break_damage_above (FroState *state)
{
  state->vehicles[1].damage = 9;
  state->vehicles[1].status = FRO_RESTING_WRECK;
}

static void
break_damage_for_now (FroState *state)
{
  state->vehicles[1].damage = 8;
  state->flow.n_tasks = 1;
}

static void
break_stamina (FroState *state)
{
  state->vehicles[1].stamina = 11;
}

static void
break_stamina_below (FroState *state)
{
  state->vehicles[1].stamina = -1;
}

static void
break_stamina_none (FroState *state)
{
  state->vehicles[1].stamina = 0;
}

static void
break_added_card (FroState *state)
{
  state->vehicles[1].hand.plain[FRO_WHIP]++;
}

static void
break_lost_card (FroState *state)
{
  state->vehicles[1].hand.plain[FRO_REINS]--;
}

static void
break_card_given_up (FroState *state)
{
  state->vehicles[1].hand.plain[FRO_REINS]--;
  state->vehicles[1].lost_cards++;
}

static void
break_special_spent_and_in_hand (FroState *state)
{
  state->vehicles[1].hand.specials = 3;
  state->vehicles[1].spent.specials = 2;
}

static void
break_special_resting_and_in_hand (FroState *state)
{
  state->vehicles[1].hand.specials = 3;
  state->vehicles[1].recovery.specials = 1;
}

static void
break_special_spent_and_resting (FroState *state)
{
  state->vehicles[1].spent.specials = 6;
  state->vehicles[1].recovery.specials = 4;
}

static void
break_specials_apart (FroState *state)
{
  state->vehicles[1].hand.specials = 1;
  state->vehicles[1].spent.specials = 2;
  state->vehicles[1].recovery.specials = 4;
}

/* What is broken, and what is said; NULL: nothing, it can be. */
static const struct {
  void (*break_it) (FroState *state);
  const char *message;
} breaks[] = {
  { break_overlap, "FRO-GEN-02: blue shares a space with red" },
  { break_place, "FRO-GEN-02: blue is not on the track" },
  { break_far_place, "FRO-GEN-02: blue is not on the track" },
  { break_no_place, NULL },
  { break_marker, "FRO-SCH-06: the rows of blue show different Speeds" },
  { break_accel_row, "FRO-LIC-01: blue has its marker outside the rows" },
  { break_decel_row, "FRO-LIC-01: blue has its marker outside the rows" },
  { break_top_speed, "FRO-AFF-08: blue is faster than it can be" },
  { break_top_speed_met, NULL },
  { break_damage, "FRO-WRK-01: blue races on with damage 8" },
  { break_damage_below, NULL },
  { break_damage_of_wreck, NULL },
  { break_damage_above, "FRO-WRK-01: blue races on with damage 9" },
  { break_damage_for_now, NULL },
  { break_stamina, "FRO-STA-02: blue has a Stamina of 11" },
  { break_stamina_below, "FRO-STA-02: blue has a Stamina of -1" },
  { break_stamina_none, NULL },
  { break_added_card, "FRO-REC-05: blue has 5 cards of kind 0 instead of 4" },
  { break_lost_card, "FRO-REC-05: blue has lost a card" },
  { break_card_given_up, NULL },
  { break_special_spent_and_in_hand, "FRO-REC-05: blue has a special card twice" },
  { break_special_resting_and_in_hand, "FRO-REC-05: blue has a special card twice" },
  { break_special_spent_and_resting, "FRO-REC-05: blue has a special card twice" },
  { break_specials_apart, NULL },
};

/* Two vehicles that stand on the grid, nothing under way. */
static PaddockMatch *
match_new (PaddockSetup *setup)
{
  PaddockMatch *match = paddock_match_new (setup, 0, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (paddock_match_check (match, &error));
  ((FroState *) match->payload)->flow.n_tasks = 0;
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
    g_test_message ("%u", i);
    g_assert_cmpint (paddock_match_check (match, &error), ==, !breaks[i].message);
    g_assert_cmpstr (error ? error->message : NULL, ==, breaks[i].message);
  }
}

/* FRO-GEN-02, FRO-TRT-17: only above a wreck, or as one, and only if one of the two flies. */
static void
test_shared_spaces (void)
{
  static const struct {
    gboolean flies;
    FroStatus red, blue;
    gboolean is_fine;
  } rows[] = {
    { TRUE, FRO_RACING, FRO_RACING, FALSE },         { TRUE, FRO_RESTING_WRECK, FRO_RACING, TRUE },
    { TRUE, FRO_RACING, FRO_RESTING_WRECK, TRUE },   { FALSE, FRO_RACING, FRO_RACING, FALSE },
    { FALSE, FRO_RESTING_WRECK, FRO_RACING, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    PaddockLicence *licence = licence_new ();
    g_autoptr (PaddockSetup) setup = setup_new (track_new (), 1);
    g_autoptr (PaddockDocument) document = NULL;
    g_autoptr (PaddockMatch) match = NULL;
    g_autoptr (GError) error = NULL;
    FroState *state;

    if (rows[i].flies)
      ((PaddockTrait *) paddock_list_append (&licence->traits, &paddock_trait_type))->kind =
        PADDOCK_TRAIT_FLYER;
    document = paddock_document_new_take (&paddock_licence_kind, licence);
    g_assert_nonnull (paddock_setup_add_seat (setup, "blue", NULL, document, NULL));
    g_assert_true (paddock_setup_set_option (setup, "grid", "assigned", NULL));
    g_assert_true (paddock_setup_seal (setup, NULL));
    match = match_new (setup);
    state = (FroState *) match->payload;
    state->vehicles[0].status = rows[i].red;
    state->vehicles[1].status = rows[i].blue;
    state->vehicles[1].at = state->vehicles[0].at;
    paddock_match_check (match, &error);
    g_assert_cmpstr (error ? error->message : "", ==,
                     rows[i].is_fine ? "" : "FRO-GEN-02: blue shares a space with red");
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

/* --- Standing --- */

static PaddockMatch *
match_for (const char *scoring)
{
  g_autoptr (PaddockSetup) setup = setup_new (track_new (), 4);

  g_assert_true (paddock_setup_set_option (setup, "grid", "assigned", NULL));
  g_assert_true (paddock_setup_set_option (setup, "scoring", scoring, NULL));
  g_assert_true (paddock_setup_seal (setup, NULL));
  return match_new (setup);
}

/* Red has finished second, blue races in front of green, gold is a wreck further ahead and has the points. */
static void
spread_out (PaddockMatch *match)
{
  FroVehicle *vehicles = ((FroState *) match->payload)->vehicles;

  for (guint i = 0; i < 4; i++)
    vehicles[i].progress = (gint16) (3 - (int) i);
  vehicles[0].crossed = 2;
  vehicles[3].progress = 9;
  vehicles[3].status = FRO_RESTING_WRECK;
  for (guint i = 0; i < 4; i++)
    vehicles[i].score = (gint16) i;
}

static int
get_standing (const PaddockMatch *match, guint seat)
{
  return paddock_frothy.progress (paddock_match_get_table (match), seat);
}

/* Finished before racing before wrecked; in a scoring race the points, and nothing else. */
static void
test_standing (void)
{
  g_autoptr (PaddockMatch) plain = match_for ("off"), scoring = match_for ("on");

  spread_out (plain);
  g_assert_cmpint (get_standing (plain, 0), >, get_standing (plain, 1));
  g_assert_cmpint (get_standing (plain, 1), ==, 2);
  g_assert_cmpint (get_standing (plain, 2), ==, 1);
  g_assert_cmpint (get_standing (plain, 3), <, get_standing (plain, 2));
  ((FroState *) plain->payload)->vehicles[1].crossed = 1;
  g_assert_cmpint (get_standing (plain, 1), >, get_standing (plain, 0));

  spread_out (scoring);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (get_standing (scoring, i), ==, i);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/FRO-GEN-01/two-to-six-seats", test_seats);
  g_test_add_func ("/rules/frothy/documents-that-make-no-race-are-refused", test_refusals);
  g_test_add_func ("/rules/frothy/two-foxes-are-refused", test_roles);
  g_test_add_func ("/rules/FRO-RAC-06/where-a-chase-begins", test_chases);
  g_test_add_func ("/rules/FRO-RAC-06/the-fox-has-a-place-of-its-own", test_place_of_the_fox);
  g_test_add_func ("/rules/FRO-RAC-05/no-other-side-is-refused", test_pursuit_without_another_side);
  g_test_add_func ("/rules/frothy/tracks-up-to-the-limits-are-raced", test_track_limits);
  g_test_add_func ("/rules/frothy/licences-up-to-the-limits-are-raced", test_licence_limits);
  g_test_add_func ("/rules/frothy/invariants-can-fail", test_breaks);
  g_test_add_func ("/rules/FRO-GEN-02/who-flies-shares-the-space-of-a-wreck", test_shared_spaces);
  g_test_add_func ("/rules/FRO-RUL-63/cards-that-were-turned-over-are-seen", test_revealed);

  g_test_add_func ("/rules/FRO-RAC-12/standing-in-a-scoring-race-is-the-score", test_standing);

  return g_test_run ();
}
