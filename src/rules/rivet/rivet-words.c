/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The questions of On the Rivet, in one table.
 */

#include "rivet-words.h"

#include "words.h"

#define RIV_CLAUSE_ID(area_, number_) "RIV-" #area_ "-" #number_,

const char *const riv_clause_ids[] = { "", RIV_CLAUSES (RIV_CLAUSE_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (riv_clause_ids) == RIV_N_CLAUSES);

const PaddockKeyWord riv_key_words[] = {
  { "RIDER", N_ ("the id of a rider in its team: \"climber\"") },
  { "WHO", N_ ("a rider with its team: \"red-climber\"") },
  { "CARD", N_ ("the id of a card: \"even-turn\"") },
  { "LANE", N_ ("the number of a lane, from the left") },
  { "COUNT", N_ ("how many") },
  { "PLACE", N_ ("a place of the road: \"12.2\" is row 12, lane 2") },
  { "ROW", N_ ("the number of a row, from the rear") },
  { NULL },
};

#define SIDES(of_)                                                                        \
  of_ ":left " of_ ":left-front " of_ ":left-rear " of_ ":right " of_ ":right-front " of_ \
      ":right-rear"

const PaddockAsk riv_asks[RIV_N_ASKS] = {
  [RIV_ASK_RIDER] = { "rider", N_ ("Which rider do you activate?"), riv_key_own_rider,
                      riv_label_rider, "rider:RIDER" },
  [RIV_ASK_CARD] = { "card", N_ ("Which card do you play?"), riv_key_card, riv_label_card,
                     "card:CARD" },
  [RIV_ASK_DROP] = { "drop", N_ ("No card fits a rider: which one do you discard?"), riv_key_card,
                     riv_label_card, "drop:CARD" },
  [RIV_ASK_TYPE] = { "type", N_ ("How is the Wild played?"), riv_key_type, riv_label_type,
                     "type:lead type:chase type:draft type:break", .is_sequel = TRUE },
  [RIV_ASK_ENERGY] = { "energy", N_ ("Spend the energy chit?"), riv_key_energy, riv_label_energy,
                       "energy:keep energy:spend", .is_sequel = TRUE },
  [RIV_ASK_FOLLOWER] = { "follow", N_ ("Two lanes meet behind: who follows?"), riv_key_rider,
                         riv_label_rider, "follow:WHO", .is_sequel = TRUE },
  [RIV_ASK_KEEP] = { "keep", N_ ("How many followers stay?"), riv_key_number, riv_label_keep,
                     "keep:COUNT", .is_sequel = TRUE },
  [RIV_ASK_STEP] = { "step", N_ ("Where does the rider go?"), riv_key_step, riv_label_step,
                     "step:forward step:forward-LANE bump:forward bump:forward-LANE " SIDES (
                       "step") " " SIDES ("bump") " diagonal:LANE diagonal:LANE-front "
                                                  "diagonal:LANE-rear step:stop",
                     .prefer = riv_prefer_step, .is_sequel = TRUE },
  [RIV_ASK_LANE] = { "lane", N_ ("Which space do those take who are pushed?"), riv_key_lane,
                     riv_label_lane, "lane:LANE half:front half:rear", .is_sequel = TRUE },
  [RIV_ASK_ATTACH] = { "attach", N_ ("Take the line behind along?"), riv_key_rider,
                       riv_label_attach, "attach:WHO leave", .is_sequel = TRUE },
  [RIV_ASK_RECOVER] = { "recover", N_ ("How much light fatigue goes?"), riv_key_number,
                        riv_label_recover, "recover:COUNT", .is_sequel = TRUE },
  [RIV_ASK_RECOVER_LINE] = { "recover-line", N_ ("Who of the line loses a light fatigue?"),
                             riv_key_own_rider, riv_label_rider,
                             "recover-line:RIDER recover-line:none", .is_sequel = TRUE },
  [RIV_ASK_CYCLE] = { "cycle", N_ ("Discard a card before drawing?"), riv_key_card, riv_label_card,
                      "cycle:CARD cycle:none", .prefer = riv_prefer_none, .is_sequel = TRUE },
  [RIV_ASK_GRID] = { "grid", N_ ("Which rider takes the next starting place?"), riv_key_own_rider,
                     riv_label_rider, "grid:RIDER" },
  [RIV_ASK_INITIAL] = { "ability", N_ ("Which rider gets the ability?"), riv_key_own_rider,
                        riv_label_rider, "ability:RIDER" },
  [RIV_ASK_TACTIC] = { "tactic", N_ ("Play a tactics card?"), riv_key_tactic, riv_label_tactic,
                       "tactic:CARD tactic:none" },
  [RIV_ASK_TACTIC_RIDER] = { "tactic-for", N_ ("For which rider?"), riv_key_own_rider,
                             riv_label_rider, "tactic-for:RIDER" },
  [RIV_ASK_TACTIC_CARD] = { "change", N_ ("Discard which card?"), riv_key_card, riv_label_card,
                            "change:CARD change:none" },
  [RIV_ASK_GRUPO] = { "grupo", N_ ("Grupo Compacto: where does the rider move up to?"),
                      riv_key_grupo, riv_label_grupo, "grupo:stay grupo:PLACE",
                      .prefer = riv_prefer_last },
  [RIV_ASK_GRUPO_ROW] = { "grupo-row", N_ ("Grupo Compacto: into which row?"), riv_key_grupo,
                          riv_label_grupo, "grupo-row:stay grupo-row:ROW",
                          .prefer = riv_prefer_last },
  [RIV_ASK_RESCUE] = { "rescue", N_ ("Who brings the dropped rider back?"), riv_key_rescue,
                       riv_label_rescue,
                       "rescue:none rescue:RIDER rescue:RIDER@PLACE tactic:CARD" },
  [RIV_ASK_RESCUE_SPACE] = { "behind", N_ ("Where does the rescued rider go?"), riv_key_place,
                             riv_label_place, "behind:PLACE" },
};
