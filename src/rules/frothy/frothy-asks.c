/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The questions of Frothy Races (FRO-DEC), with what writes their answers, which group each is in, and which is meant
 * unless something else is said.
 */

#include "frothy-facts.h"
#include "frothy-speed.h"
#include "frothy-words.h"
#include "words.h"

#define FRO_CLAUSE_ID(area_, number_) "FRO-" #area_ "-" #number_,

const char *const fro_clause_ids[] = { "", FRO_CLAUSES (FRO_CLAUSE_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (fro_clause_ids) == FRO_N_CLAUSES);

#define ABILITIES "card:CARD trait:TRAIT"
#define CARDS ABILITIES " done"
#define BOXED "card:CARD@BOX " CARDS
#define REROLLS(face_) "reroll:" face_ " reroll:done " ABILITIES
#define KEEP "keep:NUMBER keep:NUMBER,NUMBER"
#define TURNS "turn:none turn:left turn:right"
#define ATTACKS "attack:person@SEAT attack:vehicle@SEAT"

const PaddockKeyWord fro_key_words[] = {
  { "PLACE", N_ ("a space: \"3,-1\"") },
  { "SEAT", N_ ("the id of a seat") },
  { "NUMBER", N_ ("a number: a Speed, boxes, spaces, or what a die shows") },
  { "CARD",
    N_ ("whip, reins, dual or the id of a special card; \"dual-as-whip\", if it has sides") },
  { "TRAIT", N_ ("the id of a trait that is used like a card") },
  { "BOX", N_ ("where a card lies: hand, spent or recovery") },
  { "ICON", N_ ("slide, damage, left-spin, right-spin, slow or haste") },
  { "FACING", N_ ("a facing, 0 to 11") },
  { NULL },
};

/* --- Groups of answers --- */

#define COMMITS PADDOCK_ANSWER_COMMITS
#define ADDS PADDOCK_ANSWER_ADDS

/* What ends the question, and the cards before it. */
static const PaddockAnswerGroup check_groups[] = {
  { N_ ("Roll the Check"), COMMITS },
  { N_ ("Lay Down First"), ADDS },
  { NULL },
};
static const PaddockAnswerGroup roll_groups[] = {
  { N_ ("Roll"), COMMITS },
  { N_ ("Lay Down First"), ADDS },
  { NULL },
};
static const PaddockAnswerGroup card_groups[] = {
  { N_ ("Go On"), COMMITS },
  { N_ ("Cards"), ADDS },
  { NULL },
};

static guint
group_cards (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice)
{
  return choice->target == PADDOCK_TARGET_CARD;
}

/* Dice. */

static const PaddockAnswerGroup reroll_groups[] = {
  { N_ ("Go On"), COMMITS },
  { N_ ("Roll Again"), ADDS },
  { N_ ("Cards"), ADDS },
  { NULL },
};
static const PaddockAnswerGroup discard_groups[] = {
  { N_ ("Go On"), COMMITS },
  { N_ ("Discard"), ADDS },
  { NULL },
};

static guint
group_dice (const PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  if (choice->target == PADDOCK_TARGET_CARD)
    return 2;

  return choice->id != FRO_DONE;
}

/* Moves. */

enum {
  DRIVE,
  TURN,
  ATTACK,
  ADD_FIRST,
};

static const PaddockAnswerGroup move_groups[] = {
  [DRIVE] = { N_ ("Drive"), COMMITS },
  [TURN] = { N_ ("Turn"), COMMITS },
  [ATTACK] = { N_ ("Attack"), ADDS },
  [ADD_FIRST] = { N_ ("Add First"), ADDS },
  { NULL },
};

static const guint8 groups_of_moves[FRO_N_MOVES] = {
  [FRO_MORE] = ADD_FIRST,   [FRO_LESS] = ADD_FIRST,       [FRO_RAM] = ADD_FIRST,
  [FRO_STOP] = ADD_FIRST,   [FRO_ATTACK_PERSON] = ATTACK, [FRO_ATTACK_VEHICLE] = ATTACK,
  [FRO_KEEP_FACING] = TURN, [FRO_TURN_LEFT] = TURN,       [FRO_TURN_RIGHT] = TURN,
};

static guint
group_moves (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice)
{
  if (choice->target == PADDOCK_TARGET_CARD)
    return ADD_FIRST;

  return choice->id < FRO_N_MOVES ? groups_of_moves[choice->id] : DRIVE;
}

/* --- What is meant unless something else is said --- */

/* The first choice with one of IDS, which are in the order of preference; else the first of all. */
static guint
find_id (const PaddockDecision *decision, const guint16 *ids, guint n)
{
  for (guint k = 0; k < n; k++)
    for (guint i = 0; i < decision->n_choices; i++)
      if (decision->choices[i].id == ids[k] && decision->choices[i].target != PADDOCK_TARGET_CARD)
        return i;

  return 0;
}

/* Whoever stands has nothing to slow down. */
static guint
prefer_way (const PaddockTable *table, const PaddockDecision *decision)
{
  static const guint16 ways[] = { FRO_ACCELERATE, FRO_ROLL_DICE };
  guint way = find_id (decision, ways, G_N_ELEMENTS (ways));
  gboolean stands = fro_speed (table, decision->player) == 0;

  if (stands && decision->choices[way].id == FRO_DECELERATE && decision->n_choices > way + 1)
    return way + 1;

  return way;
}

static guint
prefer_move (const PaddockTable *table, const PaddockDecision *decision)
{
  static const guint16 moves[] = {
    FRO_GO_STRAIGHT, FRO_GO_LEFT, FRO_GO_RIGHT, FRO_KEEP_FACING, FRO_DRIFT_LEFT, FRO_DRIFT_RIGHT,
  };

  return find_id (decision, moves, G_N_ELEMENTS (moves));
}

/* A card that comes back is a gain. */
static guint
prefer_card (const PaddockTable *table, const PaddockDecision *decision)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].target == PADDOCK_TARGET_CARD)
      return i;

  return 0;
}

/* --- The questions --- */

const PaddockAsk fro_asks[FRO_N_ASKS] = {
  [FRO_ASK_GRID] = { "grid", N_ ("Which place on the grid?"), paddock_key_place, fro_label_slot,
                     "place:PLACE", .number = fro_number_slot },
  [FRO_ASK_ROLLING] = { "rolling-start", N_ ("At which Speed do you start?"), paddock_key_number,
                        fro_label_speed, "rolling-start:NUMBER" },
  [FRO_ASK_RIVAL] = { "rival", N_ ("Who is your rival?"), fro_key_seat, fro_label_seat,
                      "rival:SEAT" },
  [FRO_ASK_ADAPT] = { "adapt", N_ ("Exchange a card?"), fro_key_boxed, fro_label_boxed, BOXED,
                      .groups = card_groups, .group = group_cards },
  [FRO_ASK_RECOVER] = { "recover", N_ ("Take back a card?"), fro_key_boxed, fro_label_boxed, BOXED,
                        .groups = card_groups, .group = group_cards, .prefer = prefer_card },
  [FRO_ASK_CHECK] = { "check", N_ ("Which cards for the Speed check, and which way?"), fro_key_card,
                      fro_label_card, ABILITIES " accelerate decelerate", .groups = check_groups,
                      .group = group_cards, .prefer = prefer_way },
  [FRO_ASK_CHECK_REROLL] = { "check-reroll", N_ ("Reroll dice of the Speed check?"), fro_key_die,
                             fro_label_die, REROLLS ("NUMBER"), .groups = reroll_groups,
                             .group = group_dice },
  [FRO_ASK_CHECK_KEEP] = { "check-keep", N_ ("Which dice do you keep?"), fro_key_pair,
                           fro_label_pair, KEEP },
  [FRO_ASK_BOXES] = { "boxes", N_ ("How many boxes?"), paddock_key_number, fro_label_boxes,
                      "boxes:NUMBER" },
  [FRO_ASK_ADJUST] = { "adjust", N_ ("What do your cards add or take away?"), fro_key_adjust,
                       fro_label_adjust, "adjust:NUMBER" },
  [FRO_ASK_MOVE] = { "move", N_ ("Where do you move?"), fro_key_move, fro_label_move,
                     "go:straight go:left go:right drift:left drift:right jump@PLACE leap@PLACE more less " ATTACKS
                     " " ABILITIES,
                     .groups = move_groups, .group = group_moves, .prefer = prefer_move },
  [FRO_ASK_TURN] = { "turn", N_ ("Do you turn?"), fro_key_move, fro_label_move,
                     TURNS " " ATTACKS " more " ABILITIES, .groups = move_groups,
                     .group = group_moves, .prefer = prefer_move },
  [FRO_ASK_PAY] = { "pay", N_ ("Which card do you spend?"), fro_key_card, fro_label_card,
                    "card:CARD" },
  [FRO_ASK_STOP] = { "stop", N_ ("How many spaces fewer?"), paddock_key_number, fro_label_stop,
                     "stop:NUMBER" },
  [FRO_ASK_ATTACK_CARDS] = { "attack-cards", N_ ("Which cards, in secret?"), fro_key_card,
                             fro_label_card, CARDS, .groups = card_groups, .group = group_cards },
  [FRO_ASK_ATTACK_REROLL] = { "attack-reroll", N_ ("Reroll dice of the attack?"), fro_key_die,
                              fro_label_die, REROLLS ("NUMBER"), .groups = reroll_groups,
                              .group = group_dice },
  [FRO_ASK_ATTACK_KEEP] = { "attack-keep", N_ ("Which dice do you keep, in secret?"), fro_key_pair,
                            fro_label_pair, KEEP },
  [FRO_ASK_SNEAK] = { "sneak", N_ ("Attack the moving vehicle?"), fro_key_sneak, fro_label_sneak,
                      "pass " ATTACKS },
  [FRO_ASK_CONTROL] = { "control", N_ ("Which cards for the control roll?"), fro_key_card,
                        fro_label_card, CARDS " spare", .groups = roll_groups,
                        .group = group_cards },
  [FRO_ASK_CONTROL_REROLL] = { "control-reroll", N_ ("Reroll dice of the control roll?"),
                               fro_key_die, fro_label_die, REROLLS ("ICON"),
                               .groups = reroll_groups, .group = group_dice },
  [FRO_ASK_REACT] = { "react", N_ ("Play a card on the roll?"), fro_key_reaction,
                      fro_label_reaction, CARDS " card:CARD@ICON trait:TRAIT@ICON",
                      .groups = card_groups, .group = group_cards },
  [FRO_ASK_DISCARD] = { "discard", N_ ("Which die do you discard?"), fro_key_die, fro_label_die,
                        "discard:ICON discard:done", .groups = discard_groups,
                        .group = group_dice },
  [FRO_ASK_SLIDE] = { "slide", N_ ("Which way does it slide?"), fro_key_side, fro_label_side,
                      "slide:left slide:right" },
  [FRO_ASK_DAMAGE] = { "damage", N_ ("Play a card before the damage is rolled?"), fro_key_card,
                       fro_label_card, CARDS, .groups = roll_groups, .group = group_cards },
  [FRO_ASK_DAMAGE_REROLL] = { "damage-reroll", N_ ("Reroll the damage?"), fro_key_die,
                              fro_label_die, REROLLS ("NUMBER"), .groups = reroll_groups,
                              .group = group_dice },
  [FRO_ASK_RELIEF] = { "relief", N_ ("Where does it face now?"), paddock_key_number,
                       fro_label_facing, "relief:FACING" },
  [FRO_ASK_LOSE_CARD] = { "lose-card", N_ ("Which card do you lose?"), fro_key_boxed,
                          fro_label_boxed, "card:CARD@BOX" },
  [FRO_ASK_END] = { "end", N_ ("Play a card at the end of the round?"), fro_key_boxed,
                    fro_label_boxed, BOXED, .groups = card_groups, .group = group_cards },
  [FRO_ASK_WRECK] = { "wreck", N_ ("Which way does the wreck roll?"), fro_key_side, fro_label_side,
                      "wreck:left wreck:right" },
  [FRO_ASK_NEXT_CHASE] = { "next-chase", N_ ("Ready to be the Fox?"), paddock_key_number,
                           fro_label_next, "next-chase:NUMBER" },
  [FRO_ASK_TIME] = { "time", N_ ("Is the time up?"), fro_key_time, fro_label_time,
                     "time:left time:up", .is_of_clock = TRUE },
};
