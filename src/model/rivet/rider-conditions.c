/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The conditions of effects, and the windows in which tactics cards are played.
 */

#include "rider-effects.h"
#include "words.h"

#define NAME(id_, name_) name_,
const char *const paddock_rider_condition_names[] = { PADDOCK_RIDER_CONDITIONS (NAME) NULL };
const char *const paddock_tactic_window_names[] = { PADDOCK_TACTIC_WINDOWS (NAME) NULL };

static const PaddockRiderConditionRow condition_rows[] = {
  [PADDOCK_RIDER_IF_ALWAYS] = {
    .row.label = N_ ("Always"),
    .row.help = N_ ("In every case."),
    .row.clause = "RIV-CARD-04",
    .before = "{1}",
  },
  [PADDOCK_RIDER_IF_LINKED] = {
    .row.label = N_ ("Linked"),
    .row.help = N_ ("The rider is in a line."),
    .row.clause = "RIV-LINK-01",
    .before = N_ ("If linked: {1}"),
    .only = N_ ("Only for a linked rider."),
  },
  [PADDOCK_RIDER_IF_UNLINKED] = {
    .row.label = N_ ("Unlinked"),
    .row.help = N_ ("The rider is in no line."),
    .row.clause = "RIV-LINK-01",
    .before = N_ ("If not linked: {1}"),
    .only = N_ ("Only for a rider who is not linked."),
  },
  [PADDOCK_RIDER_IF_LEADER] = {
    .row.label = N_ ("Leader"),
    .row.help = N_ ("The rider is the best placed on the road, and nobody has finished."),
    .row.clause = "RIV-POS-05",
    .before = N_ ("If leading: {1}"),
    .only = N_ ("Only for the leading rider."),
  },
  [PADDOCK_RIDER_IF_NOT_LEADER] = {
    .row.label = N_ ("Not the Leader"),
    .row.help = N_ ("The rider is not the best placed on the road, or somebody has finished."),
    .row.clause = "RIV-POS-05",
    .before = N_ ("Unless leading: {1}"),
    .only = N_ ("Not for the leading rider."),
  },
  [PADDOCK_RIDER_IF_ON_TERRAIN] = {
    .row.label = N_ ("On Terrain"),
    .row.help = N_ ("The rider stands on one of the terrains."),
    .row.clause = "RIV-ROAD-12",
    .has_terrains = TRUE,
    .before = N_ ("If {terrain}: {1}"),
    .only = N_ ("Only for a rider {terrain}."),
  },
  [PADDOCK_RIDER_IF_OF_CLASS] = {
    .row.label = N_ ("Of a Class"),
    .row.help = N_ ("The rider is of the class."),
    .row.clause = "RIV-TEAM-08",
    .has_class = TRUE,
    .before = N_ ("If {class}: {1}"),
    .only = N_ ("Only for riders of the class {class}."),
  },
  [PADDOCK_RIDER_IF_NOT_OF_CLASS] = {
    .row.label = N_ ("Not of a Class"),
    .row.help = N_ ("The rider is of another class."),
    .row.clause = "RIV-TEAM-08",
    .has_class = TRUE,
    .before = N_ ("Unless {class}: {1}"),
    .only = N_ ("Not for riders of the class {class}."),
  },
  [PADDOCK_RIDER_IF_FRESH] = {
    .row.label = N_ ("Fresh"),
    .row.help = N_ ("The rider has no fatigue."),
    .row.clause = "RIV-FAT-01",
    .before = N_ ("If without fatigue: {1}"),
    .only = N_ ("Only for a rider without fatigue."),
  },
  [PADDOCK_RIDER_IF_LAST_OF_TEAM] = {
    .row.label = N_ ("Last of the Team"),
    .row.help = N_ ("The rider is the worst placed of the team."),
    .row.clause = "RIV-POS-01",
    .before = N_ ("If last of the team: {1}"),
    .only = N_ ("Only for the last rider of the team."),
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (condition_rows) == PADDOCK_N_RIDER_CONDITIONS);

static const PaddockTacticWindowRow window_rows[] = {
  [PADDOCK_WINDOW_SETUP] = {
    .row.label = N_ ("Initial Tactic"),
    .row.help = N_ ("Played as soon as it is dealt, as a bonus ability of one of your riders."),
    .row.clause = "RIV-TAC-03",
    .row.group = N_ ("Before the race"),
  },
  [PADDOCK_WINDOW_OWN_START] = {
    .row.label = N_ ("Before Your Turn"),
    .row.help = N_ ("At the start of your turn, before you choose a rider and a card."),
    .row.clause = "RIV-TAC-04",
    .row.group = N_ ("Your turn"),
  },
  [PADDOCK_WINDOW_OWN_PRE] = {
    .row.label = N_ ("With Your Card"),
    .row.help = N_ ("When you have chosen a rider and a card, before the first step."),
    .row.clause = "RIV-TAC-04",
    .row.group = N_ ("Your turn"),
    .has_rider = TRUE,
  },
  [PADDOCK_WINDOW_OPP_PRE] = {
    .row.label = N_ ("Against a Card"),
    .row.help = N_ ("When an opponent has chosen a rider and a card, before the first step."),
    .row.clause = "RIV-TAC-04",
    .row.group = N_ ("Other moments"),
  },
  [PADDOCK_WINDOW_OWN_POST] = {
    .row.label = N_ ("After Your Move"),
    .row.help = N_ ("After your move, before the fatigue of the card."),
    .row.clause = "RIV-TAC-04",
    .row.group = N_ ("Your turn"),
    .has_rider = TRUE,
  },
  [PADDOCK_WINDOW_EVENT] = {
    .row.label = N_ ("At an Event"),
    .row.help = N_ ("When an event has selected its riders, before its effect."),
    .row.clause = "RIV-TAC-04",
    .row.group = N_ ("Other moments"),
  },
  [PADDOCK_WINDOW_REORG] = {
    .row.label = N_ ("At a Rescue"),
    .row.help = N_ ("When you may rescue a rider."),
    .row.clause = "RIV-TAC-04",
    .row.group = N_ ("Other moments"),
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (window_rows) == PADDOCK_N_TACTIC_WINDOWS);

const PaddockCatalogue paddock_rider_conditions = {
  .title = N_ ("Conditions of Rider Cards"),
  .element = "effect",
  .names = paddock_rider_condition_names,
  .rows = condition_rows,
  .row_size = sizeof *condition_rows,
  .n_rows = G_N_ELEMENTS (condition_rows),
};

const PaddockCatalogue paddock_tactic_windows = {
  .title = N_ ("Moments of Tactics Cards"),
  .element = "tactic",
  .names = paddock_tactic_window_names,
  .rows = window_rows,
  .row_size = sizeof *window_rows,
  .n_rows = G_N_ELEMENTS (window_rows),
};

const PaddockRiderConditionRow *
paddock_rider_condition_get_row (guint condition)
{
  g_return_val_if_fail (condition < PADDOCK_N_RIDER_CONDITIONS, NULL);

  return &condition_rows[condition];
}

const PaddockTacticWindowRow *
paddock_tactic_window_get_row (guint window)
{
  g_return_val_if_fail (window < PADDOCK_N_TACTIC_WINDOWS, NULL);

  return &window_rows[window];
}
