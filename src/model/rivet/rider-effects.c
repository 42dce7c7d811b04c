/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The effects of cards, and the record that names one.
 */

#include "rider-effects.h"

#include "road-track.h"
#include "words.h"

#define ACTION PADDOCK_RIDER_AT_ACTION
#define EVENT PADDOCK_RIDER_AT_EVENT
#define WINDOW(window_) PADDOCK_RIDER_AT_WINDOW (PADDOCK_WINDOW_##window_)
/* Whatever changes how a card is played can come from the card itself or from a tactics card. */
#define ON_A_CARD (ACTION | WINDOW (OWN_PRE))

#define PLAY .counts = PADDOCK_RIDER_COUNTS_PLAY
#define START .counts = PADDOCK_RIDER_COUNTS_START
#define MOVE .counts = PADDOCK_RIDER_COUNTS_MOVE
#define END .counts = PADDOCK_RIDER_COUNTS_END
#define ONCE .counts = PADDOCK_RIDER_COUNTS_ONCE

#define PLAYING .row.group = N_ ("Playing the card")
#define STROKES .row.group = N_ ("Pedal strokes")
#define LINES .row.group = N_ ("Lines")
#define STEPS .row.group = N_ ("Steps")
#define FATIGUE .row.group = N_ ("Fatigue")
#define CARDS .row.group = N_ ("Cards in hand")
#define PLACES .row.group = N_ ("Places")
#define COUNTED(max_, usual_) \
  .row.parameter = PADDOCK_PARAMETER_COUNT, .min = 1, .max = (max_), .usual = (usual_)
#define SIGNED(min_, max_, usual_) \
  .row.parameter = PADDOCK_PARAMETER_SIGNED, .min = (min_), .max = (max_), .usual = (usual_)

static const PaddockRiderEffectRow rows[PADDOCK_N_RIDER_EFFECTS] = {
  [PADDOCK_RIDER_EFFECT_ONLY] = {
    .row.label = N_ ("Restriction"),
    .row.help = N_ ("The card can be played only under a condition."),
    .row.clause = "RIV-CARD-04",
    PLAYING,
    .at = ACTION,
    PLAY,
    .needs_condition = TRUE,
  },
  [PADDOCK_RIDER_EFFECT_STROKES] = {
    .row.label = N_ ("Pedal Strokes"),
    .row.help = N_ ("{n} pedal strokes."),
    .row.help_one = N_ ("{n} pedal stroke."),
    .row.clause = "RIV-CARD-03",
    STROKES,
    .at = ON_A_CARD,
    START,
    SIGNED (-9, 9, 1),
  },
  [PADDOCK_RIDER_EFFECT_USE_CLASS] = {
    .row.label = N_ ("Class Counts"),
    .row.help = N_ ("Class modifiers apply, whatever the icon says."),
    .row.clause = "RIV-DRAFT-05",
    STROKES,
    .at = ON_A_CARD,
    START,
  },
  [PADDOCK_RIDER_EFFECT_IGNORE_FATIGUE] = {
    .row.label = N_ ("Fatigue Forgotten"),
    .row.help = N_ ("The fatigue modifier does not apply."),
    .row.clause = "RIV-CARD-04",
    STROKES,
    .at = ON_A_CARD,
    START,
  },
  [PADDOCK_RIDER_EFFECT_TEAM_ONLY] = {
    .row.label = N_ ("Own Team Only"),
    .row.help = N_ ("Only riders of the own team follow: the train ends before the first of another team."),
    .row.clause = "RIV-LEAD-03",
    LINES,
    .at = ON_A_CARD,
    START,
  },
  [PADDOCK_RIDER_EFFECT_SHED] = {
    .row.label = N_ ("Shed"),
    .row.help = N_ ("The train may be cut behind follower {n} or any later one."),
    .row.clause = "RIV-LEAD-03",
    LINES,
    .at = ON_A_CARD,
    START,
    COUNTED (9, 2),
  },
  [PADDOCK_RIDER_EFFECT_DIAGONAL] = {
    .row.label = N_ ("Diagonal Steps"),
    .row.help = N_ ("Up to {n} steps may be diagonal, onto a free space."),
    .row.help_one = N_ ("One step may be diagonal, onto a free space."),
    .row.clause = "RIV-BACK-02",
    STEPS,
    .at = ON_A_CARD,
    MOVE,
    COUNTED (9, 1),
  },
  [PADDOCK_RIDER_EFFECT_CHEAP_BUMP] = {
    .row.label = N_ ("Cheap Bumps"),
    .row.help = N_ ("A bump costs 1 pedal stroke."),
    .row.clause = "RIV-BUMP-01",
    STEPS,
    .at = ON_A_CARD,
    MOVE,
  },
  [PADDOCK_RIDER_EFFECT_NO_BUMP] = {
    .row.label = N_ ("No Bumps"),
    .row.help = N_ ("The rider cannot bump."),
    .row.clause = "RIV-CARD-04",
    STEPS,
    .at = ON_A_CARD,
    MOVE,
  },
  [PADDOCK_RIDER_EFFECT_NO_SIDE] = {
    .row.label = N_ ("Straight On"),
    .row.help = N_ ("The rider cannot go sideways."),
    .row.clause = "RIV-CARD-04",
    STEPS,
    .at = ON_A_CARD,
    MOVE,
  },
  [PADDOCK_RIDER_EFFECT_SLACK] = {
    .row.label = N_ ("Slack"),
    .row.help = N_ ("The rider may stop with up to {n} pedal strokes left."),
    .row.help_one = N_ ("The rider may stop with 1 pedal stroke left."),
    .row.clause = "RIV-RESTR-02",
    STEPS,
    .at = ON_A_CARD,
    MOVE,
    COUNTED (9, 2),
  },
  [PADDOCK_RIDER_EFFECT_RECOVER] = {
    .row.label = N_ ("Recovery"),
    .row.help = N_ ("The rider loses up to {n} light fatigue."),
    .row.help_one = N_ ("The rider loses 1 light fatigue."),
    .row.clause = "RIV-FAT-01",
    FATIGUE,
    .at = ACTION | EVENT | WINDOW (OWN_START),
    END,
    COUNTED (5, 1),
    .on_event = N_ ("up to {n} light fatigue off"),
    .on_tactic = N_ ("One of your riders loses up to {n} light fatigue."),
  },
  [PADDOCK_RIDER_EFFECT_RECOVER_LINE] = {
    .row.label = N_ ("Recovery in the Line"),
    .row.help = N_ ("Up to {n} team-mates in the rider's line lose 1 light fatigue each."),
    .row.help_one = N_ ("A team-mate in the rider's line loses 1 light fatigue."),
    .row.clause = "RIV-FAT-01",
    FATIGUE,
    .at = ACTION,
    END,
    COUNTED (5, 2),
  },
  [PADDOCK_RIDER_EFFECT_CYCLE] = {
    .row.label = N_ ("New Cards"),
    .row.help = N_ ("Discard up to {n} cards from your hand, and draw as many."),
    .row.help_one = N_ ("You may discard a card from your hand, and draw another."),
    .row.clause = "RIV-DECK-03",
    CARDS,
    .at = ACTION | WINDOW (OWN_START),
    END,
    COUNTED (5, 2),
  },
  [PADDOCK_RIDER_EFFECT_ENERGY] = {
    .row.label = N_ ("Energy"),
    .row.help = N_ ("The rider takes an energy chit."),
    .row.clause = "RIV-COMP-17",
    STROKES,
    .at = ACTION | EVENT,
    END,
    .on_event = N_ ("an energy chit"),
  },
  [PADDOCK_RIDER_EFFECT_ROAD_SIDE] = {
    .row.label = N_ ("Road Side"),
    .row.help = N_ ("The rider goes to the road side of its row."),
    .row.clause = "RIV-ROAD-05",
    PLACES,
    .at = EVENT,
    ONCE,
    .on_event = N_ ("to the road side of the same row"),
  },
  [PADDOCK_RIDER_EFFECT_BACK] = {
    .row.label = N_ ("Back"),
    .row.help = N_ ("The rider falls back {n} spaces, and farther to the first free one."),
    .row.help_one = N_ ("The rider falls back a space, and farther to the first free one."),
    .row.clause = "RIV-BACK-01",
    PLACES,
    .at = EVENT,
    ONCE,
    COUNTED (9, 1),
    .on_event = N_ ("spaces back: {n}, and farther to the first free one"),
  },
  [PADDOCK_RIDER_EFFECT_CUT] = {
    .row.label = N_ ("Cut Line"),
    .row.help = N_ ("The line breaks behind its first {n} riders: those farther back fall back a space."),
    .row.help_one = N_ ("The line breaks behind its first rider: those farther back fall back a space."),
    .row.clause = "RIV-LINK-03",
    LINES,
    .at = EVENT,
    ONCE,
    COUNTED (9, 3),
    .on_event = N_ ("the line breaks behind rider {n}; those farther back fall back a space"),
  },
  [PADDOCK_RIDER_EFFECT_LIGHT] = {
    .row.label = N_ ("Light Fatigue"),
    .row.help = N_ ("The rider takes {n} light fatigue."),
    .row.clause = "RIV-FAT-01",
    FATIGUE,
    .at = EVENT,
    ONCE,
    COUNTED (5, 1),
    .on_event = N_ ("{n} light fatigue"),
  },
  [PADDOCK_RIDER_EFFECT_HEAVY] = {
    .row.label = N_ ("Heavy Fatigue"),
    .row.help = N_ ("The rider takes {n} heavy fatigue."),
    .row.clause = "RIV-FAT-01",
    FATIGUE,
    .at = EVENT,
    ONCE,
    COUNTED (5, 1),
    .on_event = N_ ("{n} heavy fatigue"),
  },
  [PADDOCK_RIDER_EFFECT_SLOW] = {
    .row.label = N_ ("Slowed Down"),
    .row.help = N_ ("The next card played for the rider has {n} pedal strokes fewer."),
    .row.help_one = N_ ("The next card played for the rider has 1 pedal stroke fewer."),
    .row.clause = "RIV-CARD-03",
    STROKES,
    .at = EVENT,
    ONCE,
    COUNTED (9, 1),
    .on_event = N_ ("{n} off the pedal strokes of the next card"),
  },
  [PADDOCK_RIDER_EFFECT_SPARE] = {
    .row.label = N_ ("Spared"),
    .row.help = N_ ("One of your riders that the event selects is spared."),
    .row.clause = "RIV-EVT-05",
    PLACES,
    .at = WINDOW (EVENT),
    ONCE,
  },
  [PADDOCK_RIDER_EFFECT_NO_FATIGUE] = {
    .row.label = N_ ("No Fatigue"),
    .row.help = N_ ("The card just played gives no fatigue."),
    .row.clause = "RIV-TURN-04",
    FATIGUE,
    .at = WINDOW (OWN_POST),
    ONCE,
  },
  [PADDOCK_RIDER_EFFECT_CUT_TRAIN] = {
    .row.label = N_ ("Lost Wheel"),
    .row.help = N_ ("Name one of your riders in the train of a Lead or Draft. The train ends before it, and those cut off cannot rejoin."),
    .row.clause = "RIV-LEAD-03",
    LINES,
    .at = WINDOW (OPP_PRE),
    ONCE,
  },
  [PADDOCK_RIDER_EFFECT_LIGHT_RESCUE] = {
    .row.label = N_ ("Light Rescue"),
    .row.help = N_ ("A rescue made now gives light fatigue instead of heavy."),
    .row.clause = "RIV-RESC-07",
    FATIGUE,
    .at = WINDOW (REORG),
    ONCE,
  },
  [PADDOCK_RIDER_EFFECT_TERRAIN_BONUS] = {
    .row.label = N_ ("Terrain Ability"),
    .row.help = N_ ("Bonus ability of one rider: {n} pedal strokes wherever its modifier for some terrains counts."),
    .row.clause = "RIV-CLASS-02",
    STROKES,
    .at = WINDOW (SETUP),
    ONCE,
    SIGNED (-9, 9, 1),
    .has_terrains = TRUE,
    .on_tactic = N_ ("Pedal strokes {terrain}: {n}."),
  },
  [PADDOCK_RIDER_EFFECT_START_BONUS] = {
    .row.label = N_ ("Starting Ability"),
    .row.help = N_ ("Bonus ability of one rider: {n} pedal strokes at the start of a card."),
    .row.clause = "RIV-CLASS-02",
    STROKES,
    .at = WINDOW (SETUP),
    ONCE,
    SIGNED (-9, 9, 1),
    .needs_condition = TRUE,
    .on_tactic = N_ ("Pedal strokes at the start of a card: {n}."),
  },
};

#define EFFECT_NAME(id_, name_) name_,
static const char *const names[] = { PADDOCK_RIDER_EFFECTS (EFFECT_NAME) NULL };

const PaddockCatalogue paddock_rider_effects = {
  .title = N_ ("Effects of Rider Cards"),
  .element = "effect",
  .names = names,
  .rows = rows,
  .row_size = sizeof *rows,
  .n_rows = G_N_ELEMENTS (rows),
};

static const PaddockField effect_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRiderEffect, kind),
    .help = N_ ("What it does."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRiderEffect, n),
    .min = -9,
    .max = 9,
    .initial = 1,
    .help = N_ ("Its number, if its kind needs one."),
  },
  {
    .name = "if",
    .label = N_ ("Condition"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockRiderEffect, condition),
    .max = PADDOCK_N_RIDER_CONDITIONS - 1,
    .names = paddock_rider_condition_names,
    .help = N_ ("What must be true of the rider when the card is played."),
  },
  {
    .name = NC_ ("field", "terrains"),
    .kind = PADDOCK_FIELD_SET,
    PADDOCK_AT (PaddockRiderEffect, terrains),
    .max = (1 << PADDOCK_N_TERRAINS) - 1,
    .names = paddock_terrain_names,
    .help = N_ ("The terrains it is about."),
  },
  {
    .name = NC_ ("field", "class"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockRiderEffect, for_class),
    .refers_to = "class",
    .help = N_ ("The class of riders that its condition is about."),
  },
};

const PaddockRecordType paddock_rider_effect_type = {
  .name = "effect",
  .help = N_ ("An effect of a card."),
  PADDOCK_RECORD (PaddockRiderEffect, effect_fields),
};

const PaddockRiderEffectRow *
paddock_rider_effect_get_row (guint kind)
{
  g_return_val_if_fail (kind < PADDOCK_N_RIDER_EFFECTS, NULL);

  return &rows[kind];
}

int
paddock_rider_effect_get_kind (const PaddockRiderEffect *self)
{
  return paddock_catalogue_find (&paddock_rider_effects, paddock_text_get (self->kind));
}
