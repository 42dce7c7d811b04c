/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be said about a position of On the Rivet: hash, dump, given positions and expectations.
 */

#include "rivet-facts.h"

#include "rivet-flow.h"
#include "rivet-move-facts.h"
#include "rivet-podium.h"
#include "rivet-riders.h"
#include "words.h"

enum {
  SCOPE_RACE,
  SCOPE_RIDER,
  SCOPE_TEAM,
  SCOPE_TASK,
};

const PaddockScope riv_scopes[RIV_N_SCOPES] = {
  [SCOPE_RACE] = PADDOCK_STATE_SCOPE,
  [SCOPE_RIDER] = {
    .name = "rider",
    .offset = G_STRUCT_OFFSET (RivState, riders),
    .stride = sizeof (RivRider),
    .max_count = RIV_MAX_RIDERS,
    .count_offset = G_STRUCT_OFFSET (RivState, n_riders),
    .owner = PADDOCK_OWNER_STORED,
    .owner_offset = G_STRUCT_OFFSET (RivRider, seat),
  },
  [SCOPE_TEAM] = {
    .name = "team",
    .offset = G_STRUCT_OFFSET (RivState, teams),
    .stride = sizeof (RivTeam),
    .max_count = RIV_MAX_TEAMS,
    .count_offset = G_STRUCT_OFFSET (RivState, n_teams),
    .owner = PADDOCK_OWNER_SEAT,
  },
  [SCOPE_TASK] = {
    .name = "task",
    .offset = G_STRUCT_OFFSET (RivState, tasks),
    .stride = sizeof (RivTask),
    .max_count = RIV_MAX_TASKS,
    .count_offset = G_STRUCT_OFFSET (RivState, flow.n_tasks),
  },
};

/* --- Words of values --- */

static const char *const colours[] = { "white", "black", NULL };
static const char *const aside_names[] = { "no", "resolved", "waiting", NULL };

static const char *
step_word (const PaddockTable *table, int step)
{
  return riv_steps[step].name;
}

static const char *
task_word (const PaddockTable *table, int kind)
{
  return riv_tasks[kind].name;
}

static const char *
team_word (const PaddockTable *table, int team)
{
  return team < (int) riv_course (table)->n_teams ? riv_course (table)->teams[team].id : NULL;
}

static const char *
class_word (const PaddockTable *table, int kind)
{
  return kind < (int) riv_course (table)->n_classes ? riv_course (table)->classes[kind].id : NULL;
}

static const char *
card_word (const PaddockTable *table, int card)
{
  return card == RIV_HEADLINES ? "making-headlines" : riv_move_card_word (table, card);
}

static const char *
event_word (const PaddockTable *table, int event)
{
  return event < (int) riv_course (table)->piles.n_events
           ? riv_course (table)->piles.events[event].id
           : NULL;
}

static const char *
tactic_word (const PaddockTable *table, int tactic)
{
  if (tactic == RIV_NO_CARD)
    return "none";

  return tactic < (int) riv_course (table)->piles.n_tactics
           ? riv_course (table)->piles.tactics[tactic].id
           : NULL;
}

static const char *
ability_word (const PaddockTable *table, int value)
{
  return value == 0 ? "none" : tactic_word (table, value - 1);
}

/* --- Derived facts --- */

/* "climber", as keys call it. */
static void
get_id (const PaddockTable *table, guint element, GString *text)
{
  g_string_append (text, riv_course (table)->riders[element].id);
}

static void
get_rider_time (const PaddockTable *table, guint element, GString *text)
{
  g_string_append_printf (text, "%d", riv_get_rider_time (table, element));
}

static void
get_team_time (const PaddockTable *table, guint element, GString *text)
{
  g_string_append_printf (text, "%d", riv_get_team_time (table, element));
}

/* Everybody on the map, best placed first. */
static void
get_order (const PaddockTable *table, guint element, GString *text)
{
  guint8 order[RIV_MAX_RIDERS];
  guint n = riv_list_order (table, order);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", riv_move_rider_word (table, order[i]));
}

/* --- The table --- */

#define YES_NO .max = 1, .names = paddock_no_yes
#define RACE_INT(name_, member_, max_, help_)                                                  \
  {                                                                                            \
    .name = name_, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (RivState, member_), .max = max_, \
    .help = help_                                                                              \
  }
#define RACE_WORD(name_, member_, max_, word_, help_)                                          \
  {                                                                                            \
    .name = name_, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (RivState, member_), .max = max_, \
    .word = word_, .help = help_                                                               \
  }
#define RACE_FLAG(name_, member_, help_)                                                  \
  {                                                                                       \
    .name = name_, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (RivState, member_), YES_NO, \
    .help = help_                                                                         \
  }
#define RACE_SET(name_, member_, help_)                                           \
  {                                                                               \
    .name = name_, .kind = PADDOCK_FACT_SET, PADDOCK_FACT_AT (RivState, member_), \
    .max = 8 * (int) sizeof (((RivState *) NULL)->member_) - 1, .help = help_     \
  }
#define RACE_LIST(name_, member_, count_, max_, word_, flags_, help_)                           \
  {                                                                                             \
    .name = name_, .kind = PADDOCK_FACT_INTS, .flags = flags_,                                  \
    PADDOCK_FACT_ARRAY (RivState, member_), .count_offset = G_STRUCT_OFFSET (RivState, count_), \
    .max = max_, .word = word_, .help = help_                                                   \
  }
#define RIDER_INT(name_, member_, max_, help_)                      \
  {                                                                 \
    .name = name_, .scope = SCOPE_RIDER, .kind = PADDOCK_FACT_INT,  \
    PADDOCK_FACT_AT (RivRider, member_), .max = max_, .help = help_ \
  }
#define TEAM_LIST(name_, member_, count_, max_, word_, flags_, help_)                         \
  {                                                                                           \
    .name = name_, .scope = SCOPE_TEAM, .kind = PADDOCK_FACT_INTS, .flags = flags_,           \
    PADDOCK_FACT_ARRAY (RivTeam, member_), .count_offset = G_STRUCT_OFFSET (RivTeam, count_), \
    .max = max_, .word = word_, .help = help_                                                 \
  }
#define TASK_INT(name_, member_, max_, help_)                      \
  {                                                                \
    .name = name_, .scope = SCOPE_TASK, .kind = PADDOCK_FACT_INT,  \
    PADDOCK_FACT_AT (RivTask, member_), .max = max_, .help = help_ \
  }

const PaddockFact riv_facts[] = {
  PADDOCK_STATE_FACTS,
  { .name = "step",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_FIXED_WORDS,
    PADDOCK_FACT_AT (RivState, flow.step),
    .max = RIV_N_STEPS - 1,
    .word = step_word,
    .help = "where the race stands" },
  RACE_WORD ("active", active, RIV_MAX_TEAMS - 1, team_word, "the team whose turn it is"),
  RACE_WORD ("first", first, RIV_MAX_TEAMS - 1, team_word, "the first team of the phase"),
  RACE_INT ("phase", phase, 65535, "Movement phases, from 1"),
  RACE_INT ("round", round, 255, "round of the phase"),
  RACE_INT ("turn", turn, 255, "turn of the phase"),
  { .name = "indicator",
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RivState, is_black),
    .max = 1,
    .names = colours,
    .help = "the label that available riders show" },
  RACE_INT ("placing", placing, 255, "setup: how far it has come"),
  RACE_INT ("finished", n_finished, RIV_MAX_RIDERS, "riders that have crossed the finish line"),
  RACE_LIST ("podium",
             podium,
             n_podium,
             RIV_MAX_RIDERS - 1,
             riv_move_rider_word,
             0,
             "riders on the podium, the winner first"),
  RACE_FLAG ("light-rescue", is_rescue_light, "whether a rescue made now gives light fatigue"),
  RACE_WORD ("helper", helper, 255, riv_move_rider_word, "the helper of the rescue under way"),
  RACE_INT ("asked", asked, 255, "teams that a window or the rescues have passed"),
  RACE_WORD ("tactic", tactic, 255, tactic_word, "the tactics card that is carried out"),
  RACE_INT ("tactic-effect", tactic_effect, RIV_MAX_EFFECTS, "which of its effects"),
  RACE_INT ("phase-events", n_phase_events, RIV_PHASE_EVENTS, "events of the phase"),
  RACE_LIST ("event-deck",
             events,
             n_events,
             RIV_MAX_EVENTS - 1,
             event_word,
             PADDOCK_FACT_HIDDEN | PADDOCK_FACT_STACK | PADDOCK_FACT_DRAWN,
             "event cards, bottom to top"),
  RACE_LIST ("event-discard",
             event_discard,
             n_event_discard,
             RIV_MAX_EVENTS - 1,
             event_word,
             0,
             "event cards that were resolved, the last one last"),
  RACE_SET ("claimed", claimed, "time-bonus lines whose token is taken, from 0"),
  RACE_SET ("played-tactics", played_tactics, "tactics cards that were played, by number from 0"),
  RACE_INT ("teams", n_teams, RIV_MAX_TEAMS, "how many teams there are"),
  RACE_INT ("riders", n_riders, RIV_MAX_RIDERS, "how many riders there are"),
  RACE_FLAG ("artificial-team", has_machine, "whether the last team is artificial"),
  { .name = "order", .kind = PADDOCK_FACT_DERIVED, .get = get_order, .help = "placing order" },
  { .name = "tasks",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_UNHASHED | PADDOCK_FACT_PENDING,
    PADDOCK_FACT_AT (RivState, flow.n_tasks),
    .max = RIV_MAX_TASKS,
    .help = "tasks before the turn continues" },

  RIV_MOVE_FACTS,

  { .name = "at",
    .scope = SCOPE_RIDER,
    .kind = PADDOCK_FACT_PLACE,
    PADDOCK_FACT_AT (RivRider, at),
    .help = "where it is" },
  { .name = "id",
    .scope = SCOPE_RIDER,
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_id,
    .help = "its name in answers" },
  { .name = "label",
    .scope = SCOPE_RIDER,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RivRider, is_black),
    .max = 1,
    .names = colours,
    .help = "the label that is up" },
  { .name = "of-team",
    .scope = SCOPE_RIDER,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_READ_ONLY,
    PADDOCK_FACT_AT (RivRider, team),
    .max = RIV_MAX_TEAMS - 1,
    .word = team_word,
    .help = "its team" },
  { .name = "class",
    .scope = SCOPE_RIDER,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_READ_ONLY,
    PADDOCK_FACT_AT (RivRider, kind),
    .max = RIV_MAX_CLASSES - 1,
    .word = class_word,
    .help = "its class" },
  RIDER_INT ("light", light, 99, "light fatigue"),
  RIDER_INT ("heavy", heavy, 99, "heavy fatigue"),
  RIDER_INT ("energy", energy, 1, "energy chits"),
  RIDER_INT ("slow", slow, 99, "pedal strokes less at its next activation"),
  RIDER_INT ("bonuses", bonuses, 99, "time-bonus tokens"),
  RIDER_INT ("podium-place", podium, RIV_MAX_RIDERS, "its place on the podium; 0: none"),
  { .name = "abilities",
    .scope = SCOPE_RIDER,
    .kind = PADDOCK_FACT_INTS,
    PADDOCK_FACT_ARRAY (RivRider, abilities),
    .count_offset = PADDOCK_FACT_FIXED,
    .max = RIV_MAX_TACTICS,
    .word = ability_word,
    .help = "bonus abilities" },
  { .name = "seconds",
    .scope = SCOPE_RIDER,
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_rider_time,
    .help = "its time on the podium, without bonuses" },

  TEAM_LIST ("pile",
             pile,
             n_pile,
             RIV_HEADLINES,
             card_word,
             PADDOCK_FACT_HIDDEN | PADDOCK_FACT_STACK | PADDOCK_FACT_DRAWN,
             "draw pile, bottom to top"),
  TEAM_LIST ("discard",
             discard,
             n_discard,
             RIV_MAX_ACTIONS - 1,
             card_word,
             0,
             "cards played, the last one last"),
  TEAM_LIST ("hand",
             hand,
             n_hand,
             RIV_MAX_ACTIONS - 1,
             card_word,
             PADDOCK_FACT_PRIVATE,
             "cards in hand"),
  TEAM_LIST ("tactics",
             tactics,
             n_tactics,
             RIV_MAX_TACTICS - 1,
             tactic_word,
             PADDOCK_FACT_PRIVATE,
             "tactics cards in hand"),
  { .name = "drew-headlines",
    .scope = SCOPE_TEAM,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RivTeam, has_headlines),
    YES_NO,
    .help = "whether Making Headlines was drawn in this turn" },
  { .name = "headlines-aside",
    .scope = SCOPE_TEAM,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RivTeam, headlines_aside),
    .max = RIV_ASIDE_WAITING,
    .names = aside_names,
    .help = "whether Making Headlines is out of the pile" },
  { .name = "played-tactic",
    .scope = SCOPE_TEAM,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RivTeam, has_played_tactic),
    YES_NO,
    .help = "whether it has played a tactics card in this turn" },
  { .name = "time",
    .scope = SCOPE_TEAM,
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_team_time,
    .help = "its seconds so far" },

  { .name = "kind",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_FIXED_WORDS,
    PADDOCK_FACT_AT (RivTask, kind),
    .max = RIV_N_TASKS - 1,
    .word = task_word,
    .help = "what comes" },
  { .name = "team",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RivTask, team),
    .max = RIV_MAX_TEAMS - 1,
    .word = team_word,
    .help = "the team that reveals it" },
  { .name = "event",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RivTask, event),
    .max = RIV_MAX_EVENTS - 1,
    .word = event_word,
    .help = "the event card" },
  TASK_INT ("stage", stage, RIV_EVENT_EFFECT, "how far the event has come"),
  TASK_INT ("passed", asked, 255, "teams that its window has passed, or the row that is chosen"),
  { .name = "selected",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (RivTask, riders),
    .max = RIV_MAX_RIDERS - 1,
    .help = "riders that it is about, by number from 0" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (riv_facts) == RIV_N_FACTS);
