/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The options: length and expansion, and rulings where the book is silent (docs/RULINGS.md).
 */

#include "rivet-options.h"

#include "words.h"

static const char *const length_names[] = { NC_ ("value", "auto"), NC_ ("value", "short"),
                                            NC_ ("value", "medium"), NC_ ("value", "long"), NULL };
static const char *const tactics_names[] = { NC_ ("value", "by-length"), NC_ ("value", "always"),
                                             NC_ ("value", "never"), NULL };
static const char *const bump_names[] = { NC_ ("value", "optional"), NC_ ("value", "compulsory"),
                                          NULL };
static const char *const terrain_names[] = { NC_ ("value", "each-change"), NC_ ("value", "once"),
                                             NULL };
static const char *const occupied_names[] = { NC_ ("value", "with-start"),
                                              NC_ ("value", "without-start"), NULL };
static const char *const fatigue_names[] = { NC_ ("value", "applies"), NC_ ("value", "ignored"),
                                             NULL };
static const char *const bonus_names[] = { NC_ ("value", "anybody"), NC_ ("value", "active"),
                                           NULL };
static const char *const headlines_names[] = { NC_ ("value", "at-once"),
                                               NC_ ("value", "reorganization"), NULL };

#define ENUM(names_) \
  .kind = PADDOCK_OPTION_ENUM, .max = (int) G_N_ELEMENTS (names_) - 2, .names = names_

const PaddockOption riv_options[RIV_N_OPTIONS] = {
  [RIV_OPTION_LENGTH] = {
    .name = "length",
    ENUM (length_names),
    .label = N_ ("Length"),
    .help = N_ ("Which face of the mats is used: as the track says, or by its lines of tiles (up to 5 short, 6 or 7 "
                "medium, from 8 on long)."),
    .clause = "RIV-MAP-16",
  },
  [RIV_OPTION_EXPANSION] = {
    .name = "expansion",
    .kind = PADDOCK_OPTION_FLAG,
    .initial = 1,
    .max = 1,
    .label = N_ ("Events of the expansion"),
    .help = N_ ("Event cards of the expansion are shuffled in."),
    .clause = "RIV-COMP-22",
  },
  [RIV_OPTION_TACTICS] = {
    .name = "tactics",
    ENUM (tactics_names),
    .label = N_ ("Tactics cards"),
    .help = N_ ("By the book, short games have none."),
    .clause = "RIV-MAP-09",
  },
  [RIV_OPTION_ENERGY] = {
    .name = "energy",
    .kind = PADDOCK_OPTION_FLAG,
    .initial = 1,
    .max = 1,
    .label = N_ ("Energy chits"),
    .help = N_ ("The book has seven energy chits and no rule for them; here one gives a pedal stroke. Off: nobody "
                "takes any."),
    .clause = "RIV-COMP-17",
  },
  [RIV_OPTION_PODIUM] = {
    .name = "podium-step",
    .kind = PADDOCK_OPTION_INT,
    .min = 1,
    .max = 10,
    .initial = 1,
    .label = N_ ("Seconds between places"),
    .help = N_ ("How much more time each place of the podium has than the one before it."),
    .clause = "RIV-END-02",
  },
  [RIV_OPTION_BUMP] = {
    .name = "blocked-riders",
    ENUM (bump_names),
    .label = N_ ("Bumping when blocked"),
    .help = N_ ("Whether a rider that is blocked ahead may stop, or must bump if it can pay for it."),
    .clause = "RIV-BUMP-02",
  },
  [RIV_OPTION_TERRAIN] = {
    .name = "terrain-changes",
    ENUM (terrain_names),
    .label = N_ ("Coming back to a terrain"),
    .help = N_ ("Whether the modifier of a terrain counts at each change, or only once a move."),
    .clause = "RIV-TERR-03",
  },
  [RIV_OPTION_OCCUPIED] = {
    .name = "space-limit",
    ENUM (occupied_names),
    .label = N_ ("Holding a space twice"),
    .help = N_ ("Whether the space where a move starts counts as held once."),
    .clause = "RIV-SIDE-02",
  },
  [RIV_OPTION_WILD_DRAFT] = {
    .name = "wild-draft-fatigue",
    ENUM (fatigue_names),
    .label = N_ ("Fatigue for a Wild as Draft"),
    .help = N_ ("Whether the fatigue modifier applies to a Wild that is played as a Draft."),
    .clause = "RIV-WILD-02",
  },
  [RIV_OPTION_BONUS] = {
    .name = "bonus-for",
    ENUM (bonus_names),
    .label = N_ ("Who wins a time bonus"),
    .help = N_ ("The first rider over the line, whoever's card moves it, or only the rider that is activated."),
    .clause = "RIV-BONUS-11",
  },
  [RIV_OPTION_HEADLINES] = {
    .name = "unresolved-headlines",
    ENUM (headlines_names),
    .label = N_ ("Making Headlines that is not resolved"),
    .help = N_ ("Whether it goes back into its pile at once, or in the reorganization."),
    .clause = "RIV-EVT-03",
  },
};
