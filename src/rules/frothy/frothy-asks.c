/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The questions of Frothy Races (FRO-DEC), with what writes their answers.
 */

#include "frothy-words.h"

#include "words.h"

#define FRO_CLAUSE_ID(area_, number_) "FRO-" #area_ "-" #number_,

const char *const fro_clause_ids[] = { "", FRO_CLAUSES (FRO_CLAUSE_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (fro_clause_ids) == FRO_N_CLAUSES);

const PaddockAsk fro_asks[FRO_N_ASKS] = {
  [FRO_ASK_GRID] = { "grid", N_ ("Which place on the grid?"), paddock_key_place, fro_label_slot },
  [FRO_ASK_ROLLING] = { "rolling-start", N_ ("At which Speed do you start?"), paddock_key_number,
                        fro_label_speed },
  [FRO_ASK_RIVAL] = { "rival", N_ ("Who is your rival?"), fro_key_seat, fro_label_seat },
  [FRO_ASK_ADAPT] = { "adapt", N_ ("Exchange a card?"), fro_key_boxed, fro_label_boxed },
  [FRO_ASK_RECOVER] = { "recover", N_ ("Take back a card?"), fro_key_boxed, fro_label_boxed },
  [FRO_ASK_CHECK] = { "check", N_ ("Which cards for the Speed check, and which way?"), fro_key_card,
                      fro_label_card },
  [FRO_ASK_CHECK_REROLL] = { "check-reroll", N_ ("Roll dice of the Speed check again?"),
                             fro_key_die, fro_label_die },
  [FRO_ASK_CHECK_KEEP] = { "check-keep", N_ ("Which dice do you keep?"), fro_key_pair,
                           fro_label_pair },
  [FRO_ASK_BOXES] = { "boxes", N_ ("How many boxes?"), paddock_key_number, fro_label_boxes },
  [FRO_ASK_ADJUST] = { "adjust", N_ ("What do your cards add or take away?"), fro_key_adjust,
                       fro_label_adjust },
  [FRO_ASK_MOVE] = { "move", N_ ("Where do you move?"), fro_key_move, fro_label_move },
  [FRO_ASK_TURN] = { "turn", N_ ("Do you turn?"), fro_key_move, fro_label_move },
  [FRO_ASK_PAY] = { "pay", N_ ("Which card do you spend?"), fro_key_card, fro_label_card },
  [FRO_ASK_STOP] = { "stop", N_ ("How many spaces fewer?"), paddock_key_number, fro_label_stop },
  [FRO_ASK_ATTACK_CARDS] = { "attack-cards", N_ ("Which cards, in secret?"), fro_key_card,
                             fro_label_card },
  [FRO_ASK_ATTACK_REROLL] = { "attack-reroll", N_ ("Roll dice of the attack again?"), fro_key_die,
                              fro_label_die },
  [FRO_ASK_ATTACK_KEEP] = { "attack-keep", N_ ("Which dice do you keep, in secret?"), fro_key_pair,
                            fro_label_pair },
  [FRO_ASK_SNEAK] = { "sneak", N_ ("Attack the vehicle that moves?"), fro_key_sneak,
                      fro_label_sneak },
  [FRO_ASK_CONTROL] = { "control", N_ ("Which cards for the control roll?"), fro_key_card,
                        fro_label_card },
  [FRO_ASK_CONTROL_REROLL] = { "control-reroll", N_ ("Roll dice of the control roll again?"),
                               fro_key_die, fro_label_die },
  [FRO_ASK_REACT] = { "react", N_ ("Play a card on the roll?"), fro_key_reaction,
                      fro_label_reaction },
  [FRO_ASK_DISCARD] = { "discard", N_ ("Which die do you discard?"), fro_key_die, fro_label_die },
  [FRO_ASK_SLIDE] = { "slide", N_ ("Which way does it slide?"), fro_key_side, fro_label_side },
  [FRO_ASK_DAMAGE] = { "damage", N_ ("Play a card before the damage is rolled?"), fro_key_card,
                       fro_label_card },
  [FRO_ASK_DAMAGE_REROLL] = { "damage-reroll", N_ ("Roll the damage again?"), fro_key_die,
                              fro_label_die },
  [FRO_ASK_RELIEF] = { "relief", N_ ("Where does it face now?"), paddock_key_number,
                       fro_label_facing },
  [FRO_ASK_LOSE_CARD] = { "lose-card", N_ ("Which card do you lose?"), fro_key_boxed,
                          fro_label_boxed },
  [FRO_ASK_END] = { "end", N_ ("Play a card at the end of the round?"), fro_key_boxed,
                    fro_label_boxed },
  [FRO_ASK_WRECK] = { "wreck", N_ ("Which way does the wreck roll?"), fro_key_side,
                      fro_label_side },
};
