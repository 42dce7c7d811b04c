/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be said about a position of Frothy Races: hash, dump, positions set by hand and expectations.  What must
 * always hold is in frothy-invariants.c.
 */

#include "frothy-facts.h"

#include "frothy-flow.h"
#include "frothy-speed.h"

static const char *const status_names[] = { "racing", "rolling-wreck", "wreck", "finished", NULL };
static const char *const runner_names[] = { "runs", "waits", "gone", NULL };
static const char *const chase_ends[] = { "none", "caught", "destroyed", "wrecked", "away", NULL };
static const char *const flag_names[] = {
  "acted", "turned", "jumped", "involved", "lost-move", NULL
};

enum {
  SCOPE_RACE,
  SCOPE_VEHICLE,
  SCOPE_DEBRIS,
  SCOPE_RUNNER,
  SCOPE_TASK,
};

const PaddockScope fro_scopes[] = {
  [SCOPE_RACE] = PADDOCK_STATE_SCOPE,
  [SCOPE_VEHICLE] = {
    .name = "vehicle",
    .offset = G_STRUCT_OFFSET (FroState, vehicles),
    .stride = sizeof (FroVehicle),
    .max_count = FRO_MAX_VEHICLES,
    .count_offset = G_STRUCT_OFFSET (FroState, n_vehicles),
    .owner = PADDOCK_OWNER_SEAT,
  },
  [SCOPE_DEBRIS] = {
    .name = "debris",
    .offset = G_STRUCT_OFFSET (FroState, debris),
    .stride = sizeof (PaddockHex),
    .max_count = FRO_MAX_DEBRIS,
    .count_offset = G_STRUCT_OFFSET (FroState, n_debris),
  },
  [SCOPE_RUNNER] = {
    .name = "runner",
    .offset = G_STRUCT_OFFSET (FroState, runners),
    .stride = sizeof (FroRunner),
    .max_count = FRO_MAX_RUNNERS,
    .count_offset = G_STRUCT_OFFSET (FroState, n_runners),
  },
  [SCOPE_TASK] = {
    .name = "task",
    .offset = G_STRUCT_OFFSET (FroState, tasks),
    .stride = sizeof (FroTask),
    .max_count = FRO_MAX_TASKS,
    .count_offset = G_STRUCT_OFFSET (FroState, flow.n_tasks),
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (fro_scopes) == FRO_N_SCOPES);

/* --- Words of values --- */

static const char *
step_word (const PaddockTable *table, int step)
{
  return fro_steps[step].name;
}

static const char *
task_word (const PaddockTable *table, int kind)
{
  return fro_tasks[kind].name;
}

/* --- Things on the track, by their place --- */

static const FroCell *
find_cell (const PaddockTable *table, const char *name)
{
  PaddockPlace place;
  PaddockHex hex;

  if (!paddock_table_parse_place (table, name, &place))
    return NULL;

  hex = paddock_hex_from_place (place);
  return fro_course_has (fro_course (table), hex) ? fro_course_cell (fro_course (table), hex)
                                                  : NULL;
}

static int
find_hazard (const PaddockTable *table, const char *name)
{
  const FroCell *cell = find_cell (table, name);

  return cell && cell->flags & FRO_CELL_HAZARD ? cell->hazard : -1;
}

static int
find_fragile (const PaddockTable *table, const char *name)
{
  const FroCell *cell = find_cell (table, name);

  return cell && cell->flags & FRO_CELL_FRAGILE ? cell->fragile : -1;
}

/* --- Derived facts --- */

static void
get_speed (const PaddockTable *table, guint element, GString *text)
{
  g_string_append_printf (text, "%u", fro_speed (table, element));
}

/* The marker as the clauses write it: "A4.1/D4.1". */
static void
get_marker (const PaddockTable *table, guint element, GString *text)
{
  const FroVehicle *self = fro_vehicle (table, element);
  const FroSpec *spec = fro_spec (table, element);
  guint a = spec->accel_speed[self->accel], d = spec->decel_speed[self->decel];

  g_string_append_printf (text, "A%u.%u/D%u.%u", a, self->accel - spec->first_accel[a] + 1u, d,
                          self->decel - spec->first_decel[d] + 1u);
}

static void
get_dice (const PaddockTable *table, guint element, GString *text)
{
  g_string_append_printf (text, "%u",
                          fro_control_dice (table, element, fro_speed (table, element)));
}

/* What was laid down in secret, once it has been turned over; what was laid down openly always is. */
static gboolean
is_pledge_revealed (const PaddockTable *table, guint vehicle)
{
  return !(fro_vehicle (table, vehicle)->pledge.flags & FRO_PLEDGE_SECRET);
}

#define YES_NO .max = 1, .names = paddock_no_yes
#define RACE_INT(name_, member_, max_, help_)                                                  \
  {                                                                                            \
    .name = name_, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (FroState, member_), .max = max_, \
    .help = help_                                                                              \
  }
#define RACE_FLAG(name_, member_, help_)                                                  \
  {                                                                                       \
    .name = name_, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (FroState, member_), YES_NO, \
    .help = help_                                                                         \
  }
#define RACE_SEAT(name_, member_, help_)                                                         \
  {                                                                                              \
    .name = name_, .kind = PADDOCK_FACT_INT, .flags = PADDOCK_FACT_SEATS, .max = PADDOCK_NOBODY, \
    PADDOCK_FACT_AT (FroState, member_), .help = help_                                           \
  }
#define RACE_INTS(name_, member_, max_, help_)                                                     \
  {                                                                                                \
    .name = name_, .kind = PADDOCK_FACT_INTS, PADDOCK_FACT_ARRAY (FroState, member_), .max = max_, \
    .count_offset = PADDOCK_FACT_FIXED, .help = help_                                              \
  }
#define VEHICLE_INT(name_, member_, min_, max_, help_)                             \
  {                                                                                \
    .name = name_, .scope = SCOPE_VEHICLE, .kind = PADDOCK_FACT_INT,               \
    PADDOCK_FACT_AT (FroVehicle, member_), .min = min_, .max = max_, .help = help_ \
  }
#define VEHICLE_SET(name_, member_, max_, help_)                      \
  {                                                                   \
    .name = name_, .scope = SCOPE_VEHICLE, .kind = PADDOCK_FACT_SET,  \
    PADDOCK_FACT_AT (FroVehicle, member_), .max = max_, .help = help_ \
  }
#define VEHICLE_CARDS(name_, member_, help_)                                                       \
  {                                                                                                \
    .name = name_, .scope = SCOPE_VEHICLE, .kind = PADDOCK_FACT_INTS,                              \
    PADDOCK_FACT_ARRAY (FroVehicle, member_.plain), .max = 36, .count_offset = PADDOCK_FACT_FIXED, \
    .help = help_                                                                                  \
  }
#define VEHICLE_SPECIALS(name_, member_, help_)                                        \
  {                                                                                    \
    .name = name_, .scope = SCOPE_VEHICLE, .kind = PADDOCK_FACT_SET,                   \
    PADDOCK_FACT_AT (FroVehicle, member_.specials), .min = 1, .max = FRO_MAX_SPECIALS, \
    .help = help_                                                                      \
  }
#define VEHICLE_PLEDGE(name_, member_, help_)                                                  \
  {                                                                                            \
    .name = name_, .scope = SCOPE_VEHICLE, .kind = PADDOCK_FACT_INTS,                          \
    .flags = PADDOCK_FACT_PRIVATE, PADDOCK_FACT_ARRAY (FroVehicle, pledge.member_), .max = 36, \
    .is_revealed = is_pledge_revealed, .count_offset = PADDOCK_FACT_FIXED, .help = help_       \
  }
#define VEHICLE_SECRET(name_, member_, max_, revealed_, help_)                                \
  {                                                                                           \
    .name = name_, .scope = SCOPE_VEHICLE, .kind = PADDOCK_FACT_INT,                          \
    .flags = PADDOCK_FACT_PRIVATE, PADDOCK_FACT_AT (FroVehicle, pledge.member_), .max = max_, \
    .is_revealed = revealed_, .help = help_                                                   \
  }
#define VEHICLE_DERIVED(name_, get_, help_)                                           \
  {                                                                                   \
    .name = name_, .scope = SCOPE_VEHICLE, .kind = PADDOCK_FACT_DERIVED, .get = get_, \
    .help = help_                                                                     \
  }

const PaddockFact fro_facts[] = {
  PADDOCK_STATE_FACTS,
  { .name = "step",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_FIXED_WORDS,
    PADDOCK_FACT_AT (FroState, flow.step),
    .max = FRO_N_STEPS - 1,
    .word = step_word,
    .help = "step of the round" },
  RACE_INT ("phase", phase, FRO_N_PHASES, "movement phase; 0 before the first"),
  RACE_INT ("round", round, 9999, "number of the round"),
  RACE_SEAT ("active", active, "whom the step is about"),
  { .name = "done",
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (FroState, done),
    .max = FRO_MAX_VEHICLES - 1,
    .help = "vehicles that have finished the step, by number from 0" },
  { .name = "order",
    .kind = PADDOCK_FACT_INTS,
    .flags = PADDOCK_FACT_SEATS,
    PADDOCK_FACT_ARRAY (FroState, order),
    .count_offset = G_STRUCT_OFFSET (FroState, n_vehicles),
    .help = "order of picking grid places; order of moving, if fixed for a phase" },
  RACE_INT ("crossed", n_crossed, FRO_MAX_VEHICLES, "how many have finished"),
  RACE_INT ("wiped-out", n_wiped_out, FRO_MAX_VEHICLES, "how many are wiped out"),
  RACE_INT ("chases", n_chases, FRO_MAX_VEHICLES, "how many chases of a series are over"),
  RACE_SEAT ("fox", fox, "who is the Fox"),
  RACE_SEAT ("killer", killer, "who wiped the Fox out"),
  RACE_SEAT ("survivor", survivor, "who was the last one left, in a toughest race"),
  RACE_INT ("winners", winners, 255, "the team that has won"),
  RACE_SEAT ("mover", move.vehicle, "whose own move is under way"),
  RACE_INT ("left", move.left, 99, "spaces that it has left to move"),
  RACE_FLAG ("has-card", move.has_card, "whether its one card for that is played"),
  RACE_FLAG ("may-ram", move.may_ram, "whether it may hit vehicles on purpose"),
  RACE_FLAG ("move-over", move.is_over, "whether its move has ended early"),
  RACE_INT ("move-asking", move.asking, 2, "a follow-up question of the move"),
  RACE_INT ("move-choice", move.choice, FRO_N_MOVES, "what that is about"),
  RACE_INT ("move-direction", move.direction, 5, "... and in which direction"),
  { .name = "sneaks",
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (FroState, move.sneaks),
    .max = FRO_MAX_VEHICLES - 1,
    .help = "vehicles that have passed on attacking the mover" },
  RACE_INTS ("dice", roll.counts, 255, "dice of the roll under way, by icon or value"),
  RACE_INTS ("rerolled", roll.chosen, 255, "dice chosen for a reroll"),
  RACE_INT ("rerolls", roll.n_rerolls, 255, "dice that may still be rerolled"),
  RACE_INT ("discards", roll.discards, 255, "dice that may still be discarded"),
  RACE_FLAG ("has-rerolled", roll.has_rerolled, "whether the one re-roll is over"),
  RACE_FLAG ("has-failed", result.failed, "whether the last control roll failed"),
  RACE_INT ("slides-again", result.again, 255, "SLIDE icons that met the same thing again"),
  { .name = "kept",
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (FroState, roll.value),
    .min = -99,
    .max = 99,
    .help = "value of the dice that are kept" },
  RACE_SEAT ("attacker", attack.attacker, "who attacks, in an attack"),
  RACE_SEAT ("target", attack.target, "... and whom"),
  RACE_INT ("attack-kind", attack.kind, 1, "0: a Personal attack, 1: a Vehicle attack"),
  RACE_INTS ("attack-dice", attack.dice[0], 255, "dice of the attacker, by value"),
  RACE_INTS ("defence-dice", attack.dice[1], 255, "dice of the target, by value"),
  RACE_INT ("losers", attack.losers, 3, "1: the attacker has lost, 2: the target, 3: both"),
  RACE_INT ("difference", attack.difference, 255, "by how much"),
  RACE_INT ("cards-left", upkeep.left, 99, "cards to exchange or to take back between rounds"),
  RACE_INT ("card-given", upkeep.given, 255, "the card to exchange"),
  RACE_FLAG ("rests", upkeep.asked, "whether the active vehicle uses its cards"),
  { .name = "gone-hazards",
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (FroState, gone_hazards),
    .max = FRO_MAX_HAZARDS - 1,
    .find_slot = find_hazard,
    .help = "hazards that are used up, by number from 0; of=\"PLACE\": whether that one is" },
  { .name = "fragiles",
    .kind = PADDOCK_FACT_INTS,
    PADDOCK_FACT_ARRAY (FroState, fragiles),
    .count_offset = PADDOCK_FACT_FIXED,
    .max = 255,
    .find_slot = find_fragile,
    .help = "markers of each fragile obstacle; + 128: its points are gone; of=\"PLACE\": of that "
            "one" },
  RACE_INT ("n-debris", n_debris, FRO_MAX_DEBRIS, "how much debris lies on the track"),
  RACE_INT ("n-runners", n_runners, FRO_MAX_RUNNERS, "how many runners there are"),

  { .name = "at",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_PLACE,
    PADDOCK_FACT_AT (FroVehicle, at),
    .help = "where it stands" },
  VEHICLE_INT ("facing", facing, 0, PADDOCK_N_FACINGS - 1, "facing, 0 to 11"),
  VEHICLE_DERIVED ("speed", get_speed, "its Speed rating"),
  VEHICLE_DERIVED ("marker", get_marker, "its boxes in both rows"),
  VEHICLE_INT ("accel", accel, 0, FRO_MAX_BOXES - 1, "its box in the acceleration row, from 0"),
  VEHICLE_INT ("decel", decel, 0, FRO_MAX_BOXES - 1, "its box in the deceleration row, from 0"),
  VEHICLE_DERIVED ("control-dice", get_dice, "basic control dice at its Speed; 0: Safe"),
  { .name = "status",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (FroVehicle, status),
    .max = FRO_N_STATUSES - 1,
    .names = status_names,
    .help = "whether it still races" },
  VEHICLE_INT ("clp", clp, 0, FRO_MAX_POINTS, "control loss points"),
  VEHICLE_INT ("damage", damage, 0, 99, "Damage Value"),
  VEHICLE_INT ("stamina", stamina, -99, 99, "Stamina"),
  VEHICLE_INT ("resilience", resilience, -99, 99, "Resilience; below 0: blank"),
  VEHICLE_INT ("max-speed", max_speed, 0, FRO_N_SPEEDS - 1, "the highest Speed that it can reach"),
  VEHICLE_INT ("safe-losses", safe_losses, 0, FRO_N_SPEEDS, "Safe Speeds that it has lost"),
  VEHICLE_SET ("lost-traits",
               lost_traits,
               FRO_MAX_TRAITS - 1,
               "traits that it has lost, by number from 0"),
  VEHICLE_INT ("phantom-reins", phantom_reins, 0, 255, "extra Reins in its next Speed check"),
  VEHICLE_INT ("phantom-whips", phantom_whips, 0, 255, "extra Whips in its next Speed check"),
  { .name = "rival",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_SEATS,
    .max = PADDOCK_NOBODY,
    PADDOCK_FACT_AT (FroVehicle, rival),
    .help = "whom it wants to beat" },
  { .name = "rival-ahead",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (FroVehicle, is_rival_ahead),
    YES_NO,
    .help = "whether it was ahead when the round began" },
  VEHICLE_INT ("finished", crossed, 0, FRO_MAX_VEHICLES, "its place, if it has finished"),
  VEHICLE_INT ("wiped-out-as",
               wiped_out,
               0,
               FRO_MAX_VEHICLES,
               "the same in the order of wipe-outs"),
  VEHICLE_INT ("slot", slot, 0, 255, "its place on the grid"),
  VEHICLE_INT ("progress", progress, -G_MAXINT16, G_MAXINT16, "spaces past the line"),
  VEHICLE_INT ("began", began, -G_MAXINT16, G_MAXINT16, "the same at the start"),
  VEHICLE_INT ("score", score, -G_MAXINT16, G_MAXINT16, "points"),
  VEHICLE_INT ("fox-phases", chase.phases, 0, 9999, "phases for which it stayed ahead as the Fox"),
  VEHICLE_INT ("fox-spaces",
               chase.spaces,
               -G_MAXINT16,
               G_MAXINT16,
               "spaces that it got as the Fox"),
  { .name = "fox-end",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (FroVehicle, chase.end),
    .max = FRO_N_CHASE_ENDS - 1,
    .names = chase_ends,
    .help = "how its chase as the Fox ended" },
  { .name = "fox-by",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_SEATS,
    .max = PADDOCK_NOBODY,
    PADDOCK_FACT_AT (FroVehicle, chase.by),
    .help = "the Hound that caught or destroyed it" },
  { .name = "phase-flags",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (FroVehicle, phase_flags),
    .max = 4,
    .names = flag_names,
    .help = "what happened to it in this phase" },
  VEHICLE_INT ("moved", moved, 0, 99, "spaces of its own in this phase"),
  VEHICLE_INT ("drifts", drifts, 0, 99, "drifts in this phase"),
  VEHICLE_INT ("last-step",
               last_step,
               0,
               PADDOCK_N_DIRECTIONS,
               "direction of its last step + 1; 0: none"),
  VEHICLE_INT ("attacks", attacks, 0, 255, "attacks that it began in this phase"),
  VEHICLE_INT ("spaces", spaces, 0, 99, "its Move value when the phase began"),
  VEHICLE_SET ("effects", effects, FRO_MAX_EFFECTS - 1, "rows of effects that act for it"),
  { .name = "uses",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_INTS,
    PADDOCK_FACT_ARRAY (FroVehicle, uses),
    .count_offset = PADDOCK_FACT_FIXED,
    .max = 9,
    .help = "uses left of its traits" },
  VEHICLE_INT ("lost-cards", lost_cards, 0, 36, "plain cards that have left the game"),
  VEHICLE_CARDS ("hand", hand, "Whip, Reins and Dual cards in hand"),
  VEHICLE_SPECIALS ("hand-specials", hand, "special cards in hand, by number from 1"),
  VEHICLE_CARDS ("spent", spent, "Whip, Reins and Dual cards in the spent box"),
  VEHICLE_SPECIALS ("spent-specials", spent, "special cards in the spent box"),
  VEHICLE_CARDS ("recovery", recovery, "Whip, Reins and Dual cards in the recovery box"),
  VEHICLE_SPECIALS ("recovery-specials", recovery, "special cards in the recovery box"),

  VEHICLE_PLEDGE ("pledged-whips", plain[FRO_WHIP], "Whip cards played, used as Whip and as Reins"),
  VEHICLE_PLEDGE ("pledged-reins", plain[FRO_REINS], "Reins cards played, likewise"),
  VEHICLE_PLEDGE ("pledged-duals", plain[FRO_DUAL], "Dual cards played, likewise"),
  { .name = "pledged-specials",
    .scope = SCOPE_VEHICLE,
    .kind = PADDOCK_FACT_INTS,
    .flags = PADDOCK_FACT_PRIVATE,
    .is_revealed = is_pledge_revealed,
    PADDOCK_FACT_ARRAY (FroVehicle, pledge.specials),
    .count_offset = PADDOCK_FACT_FIXED,
    .max = G_MAXUINT16,
    .help = "special cards played as Whip, as Reins and for their ability: sets" },
  VEHICLE_SECRET ("pledged-traits", traits, 255, is_pledge_revealed, "limited traits used: a set"),
  VEHICLE_SECRET ("pledged-flags", flags, 3, is_pledge_revealed, "1: to accelerate, 2: in secret"),
  VEHICLE_SECRET ("kept-in-secret", kept, 99, NULL, "value of the dice that it keeps in an attack"),

  { .name = "debris-at",
    .scope = SCOPE_DEBRIS,
    .kind = PADDOCK_FACT_PLACE,
    .offset = 0,
    .width = sizeof (PaddockHex),
    .help = "where it lies" },

  { .name = "runner-at",
    .scope = SCOPE_RUNNER,
    .kind = PADDOCK_FACT_PLACE,
    PADDOCK_FACT_AT (FroRunner, at),
    .help = "where it is" },
  { .name = "direction",
    .scope = SCOPE_RUNNER,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (FroRunner, direction),
    .max = 5,
    .help = "where it runs" },
  { .name = "runner-status",
    .scope = SCOPE_RUNNER,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (FroRunner, status),
    .max = FRO_RUNNER_GONE,
    .names = runner_names,
    .help = "whether it runs, waits or is gone" },

  { .name = "kind",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_READ_ONLY | PADDOCK_FACT_FIXED_WORDS,
    PADDOCK_FACT_AT (FroTask, kind),
    .max = FRO_N_TASKS - 1,
    .word = task_word,
    .help = "what is under way" },
  { .name = "stage",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_READ_ONLY,
    PADDOCK_FACT_AT (FroTask, stage),
    .max = 255,
    .help = "how far it has come" },
  { .name = "of",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_READ_ONLY | PADDOCK_FACT_SEATS,
    PADDOCK_FACT_AT (FroTask, vehicle),
    .max = PADDOCK_NOBODY,
    .help = "which vehicle it is about" },
  { .name = "other",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_READ_ONLY,
    PADDOCK_FACT_AT (FroTask, other),
    .max = 255,
    .help = "... and which other, 64 the edge, 65 an obstacle, 255 none" },
  { .name = "args",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INTS,
    .flags = PADDOCK_FACT_READ_ONLY,
    .offset = G_STRUCT_OFFSET (FroTask, check),
    .width = 1,
    .max_count = sizeof (FroTask) - G_STRUCT_OFFSET (FroTask, check),
    .count_offset = PADDOCK_FACT_FIXED,
    .max = 255,
    .help = "other data it needs" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (fro_facts) == FRO_N_FACTS);
