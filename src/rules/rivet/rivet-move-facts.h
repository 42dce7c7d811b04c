/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be said about the activation that is under way: rows of the race's facts.
 */

#pragma once

#include "rivet-table.h"

extern const char *const riv_doing_names[], *const riv_move_flag_names[], *const riv_go_names[];

/* Words of values: riders as in keys, "none" for nobody; action cards by their ids. */
const char *riv_move_rider_word (const PaddockTable *table, int rider);
const char *riv_move_card_word (const PaddockTable *table, int card);

#define RIV_MOVE_FACT(name_, member_, ...)                                                         \
  {                                                                                                \
    .name = name_, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (RivState, move.member_), __VA_ARGS__ \
  }
#define RIV_MOVE_SET(name_, member_, ...)                                                          \
  {                                                                                                \
    .name = name_, .kind = PADDOCK_FACT_SET, PADDOCK_FACT_AT (RivState, move.member_), __VA_ARGS__ \
  }
#define RIV_MOVE_LIST(name_, kind_, member_, count_, ...)                      \
  {                                                                            \
    .name = name_, .kind = kind_, PADDOCK_FACT_ARRAY (RivState, move.member_), \
    .count_offset = G_STRUCT_OFFSET (RivState, move.count_), __VA_ARGS__       \
  }

/* clang-format off */
#define RIV_MOVE_FACTS                                                                                      \
  RIV_MOVE_FACT ("move-rider", rider, .max = RIV_NO_RIDER, .word = riv_move_rider_word,                     \
                 .help = "the rider that is activated"),                                                    \
  RIV_MOVE_FACT ("move-card", card, .max = RIV_NO_CARD, .word = riv_move_card_word,                         \
                 .help = "the card that is played for it"),                                                 \
  RIV_MOVE_FACT ("move-type", type, .max = RIV_TYPE_WILD, .names = paddock_movement_names,                  \
                 .help = "how it is played"),                                                               \
  RIV_MOVE_FACT ("move-doing", doing, .max = RIV_DOING_LIMIT - 1, .names = riv_doing_names,                 \
                 .help = "what the activation does next"),                                                  \
  RIV_MOVE_FACT ("strokes", left, .min = -99, .max = 999, .help = "pedal strokes that are left"),           \
  RIV_MOVE_SET ("move-flags", flags, .max = 9, .names = riv_move_flag_names,                                \
                .help = "what icons, text and tactics make of the move"),                                   \
  RIV_MOVE_FACT ("move-terrain", terrain, .max = PADDOCK_N_TERRAINS - 1, .names = paddock_terrain_names,    \
                 .help = "the terrain that was entered last"),                                              \
  RIV_MOVE_SET ("move-terrains", terrains, .max = PADDOCK_N_TERRAINS - 1, .names = paddock_terrain_names,   \
                .help = "terrains whose modifier has been applied"),                                        \
  RIV_MOVE_FACT ("diagonals", diagonals, .max = 99, .help = "diagonal steps that may still be made"),       \
  RIV_MOVE_FACT ("slack", slack, .max = 99, .help = "strokes with which it may stop"),                      \
  RIV_MOVE_FACT ("shed", shed, .max = 99, .help = "followers after which the train may be cut; 0: none"),   \
  RIV_MOVE_FACT ("more-strokes", strokes, .min = -99, .max = 99, .help = "strokes that text adds"),         \
  RIV_MOVE_SET ("move-effects", effects, .max = 7,                                                          \
                .help = "effects of the card whose condition held, counted from 0"),                        \
  RIV_MOVE_FACT ("effects-done", done, .max = 8, .help = "effects that are carried out at the end"),        \
  RIV_MOVE_FACT ("effect-times", times, .max = 99, .help = "answers to the effect that is under way"),      \
  RIV_MOVE_FACT ("move-go", go, .max = 4, .names = riv_go_names, .help = "the step that is chosen"),        \
  { .name = "move-to", .kind = PADDOCK_FACT_PLACE, PADDOCK_FACT_AT (RivState, move.step),                   \
    .help = "where it leads" },                                                                             \
  RIV_MOVE_FACT ("move-cost", cost, .max = 9, .help = "what it costs"),                                     \
  RIV_MOVE_FACT ("move-seen", seen, .max = G_MAXINT,                                                        \
                 .help = "how often the rider held each space of its row, two bits each"),                  \
  RIV_MOVE_SET ("barred", barred, .max = RIV_MAX_RIDERS - 1, .word = riv_move_rider_word,                   \
                .help = "riders that cannot be taken along"),                                               \
  RIV_MOVE_SET ("healed", healed, .max = RIV_MAX_RIDERS - 1, .word = riv_move_rider_word,                   \
                .help = "riders that the effect under way has helped"),                                     \
  RIV_MOVE_LIST ("train", PADDOCK_FACT_INTS, train, n_train, .max = RIV_MAX_RIDERS - 1,                     \
                 .word = riv_move_rider_word, .help = "the activated rider and its followers"),             \
  RIV_MOVE_LIST ("picks", PADDOCK_FACT_INTS, picks, n_picks, .max = PADDOCK_ROAD_MAX_LANES - 1,             \
                 .help = "lanes that are picked for those who are pushed"),                                 \
  RIV_MOVE_LIST ("herd-from", PADDOCK_FACT_PLACES, commits_from, n_commits,                                 \
                 .help = "spaces from which the herd took a lane"),                                         \
  RIV_MOVE_LIST ("herd-to", PADDOCK_FACT_PLACES, commits_to, n_commits, .help = "where it went")
/* clang-format on */
