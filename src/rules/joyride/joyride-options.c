/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules that can be switched: editions (JOY-DIF), rulings (RUL) and variants (JOY-TEA, JOY-CPX).
 */

#include "joyride-course.h"
#include "words.h"

#define NAMES(...)      \
  (const char *const[]) \
  {                     \
    __VA_ARGS__, NULL   \
  }

const PaddockOption joy_options[JOY_N_OPTIONS] = {
  [JOY_OPTION_THIRD_CAR] = {
    .name = "third-car",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("chain", "block"),
    .max = 1,
    .label = N_ ("A third car in the way"),
    .help = N_ ("Is pushed or rotated along, or blocks like a barrier and makes a Pile-Up."),
    .clause = "JOY-DIF-01",
  },
  [JOY_OPTION_PILEUP_VICTIMS] = {
    .name = "pileup-victims",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("prevented", "involved"),
    .max = 1,
    .label = N_ ("Victims of a Pile-Up"),
    .help = N_ ("Only cars that could not move in that step, or every car moved or blocked in "
                "the move."),
    .clause = "JOY-DIF-02",
  },
  [JOY_OPTION_DIRECT_ONLY] = {
    .name = "direct-only",
    .kind = PADDOCK_OPTION_FLAG,
    .max = 1,
    .initial = 1,
    .label = N_ ("Only direct hits halve"),
    .help = N_ ("Halving and the head-on choice need a direct hit by the active car."),
    .clause = "JOY-DIF-03",
  },
  [JOY_OPTION_STACK_EXHAUST] = {
    .name = "stack-exhaust",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("reshuffle", "none"),
    .max = 1,
    .label = N_ ("Empty item stack"),
    .help = N_ ("Removed tokens become a new stack, or the race continues without items."),
    .clause = "JOY-DIF-04",
  },
  [JOY_OPTION_PEEK] = {
    .name = "peek",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("steer-and-reverse", "reverse-only"),
    .max = 1,
    .label = N_ ("Choice after the roll"),
    .help = N_ ("Steering and direction of travel, or only the direction: steering is declared "
                "before."),
    .clause = "JOY-DIF-05",
  },
  [JOY_OPTION_LOCK_DAMAGE_SLOTS] = {
    .name = "lock-damage-slots",
    .kind = PADDOCK_OPTION_INT,
    .min = 3,
    .max = 4,
    .initial = 3,
    .label = N_ ("Damageable lock slots"),
    .help = N_ ("How many of the four lock slots of a standard dashboard can be damaged."),
    .clause = "JOY-DIF-08",
  },
  [JOY_OPTION_NITRO_LIGHTNING] = {
    .name = "nitro-lightning",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("three", "zero", "five", "four-and-damage", "recharge"),
    .max = 4,
    .label = N_ ("Lightning on the nitro die"),
    .help = N_ ("What the lightning face of the nitro die means; the books do not say."),
    .clause = "JOY-NIT-03",
  },
  [JOY_OPTION_FORCED_FLOOR] = {
    .name = "forced-floor",
    .kind = PADDOCK_OPTION_INT,
    .min = 0,
    .max = 1,
    .initial = 1,
    .label = N_ ("Lowest gear of a forced shift-down"),
    .help = N_ ("1: a forced shift-down does nothing in gear 1.  0: it takes the car to gear 0."),
    .clause = "JOY-END-02",
  },
  [JOY_OPTION_UNHALVE] = {
    .name = "unhalve",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("double", "exact"),
    .max = 1,
    .label = N_ ("When a push ends"),
    .help = N_ ("The remaining spaces double, or are counted back exactly: two for each space "
                "pushed."),
    .clause = "JOY-RRE-04",
  },
  [JOY_OPTION_COLLECT_WHEN_PUSHED] = {
    .name = "collect-when-pushed",
    .kind = PADDOCK_OPTION_FLAG,
    .max = 1,
    .label = N_ ("Pushed cars collect"),
    .help = N_ ("A car that is pushed onto a face-down item takes it."),
    .clause = "JOY-ITM-01",
  },
  [JOY_OPTION_LATE_HEADING] = {
    .name = "late-heading",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("free", "start"),
    .max = 1,
    .label = N_ ("Heading of a late car"),
    .help = N_ ("Chosen by its driver, or the start direction like all others."),
    .clause = "JOY-HCP-04",
  },
  [JOY_OPTION_MAX_CARS] = {
    .name = "max-cars",
    .kind = PADDOCK_OPTION_INT,
    .min = 2,
    .max = JOY_MAX_CARS,
    .initial = 4,
    .label = N_ ("Maximum cars"),
    .help = N_ ("The books allow two to four; combine sets for more."),
    .clause = "JOY-CMP-09",
  },
  [JOY_OPTION_TEAMS] = {
    .name = "teams",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("off", "random", "chosen"),
    .max = 2,
    .label = N_ ("Teams"),
    .help = N_ ("Four cars in two teams: drawn with the running order, or as the seats say."),
    .clause = "JOY-TEA-01",
  },
  [JOY_OPTION_INITIATIVE] = {
    .name = "initiative",
    .kind = PADDOCK_OPTION_FLAG,
    .max = 1,
    .initial = 1,
    .label = N_ ("Initiative track"),
    .help = N_ ("Without it, a random player begins and turns go round the table for the whole "
                "race."),
    .clause = "JOY-CPX-01",
  },
  [JOY_OPTION_DAMAGE] = {
    .name = "damage",
    .kind = PADDOCK_OPTION_FLAG,
    .max = 1,
    .initial = 1,
    .label = N_ ("Damage"),
    .help = N_ ("Without it, nobody takes damage tokens; gears are still lost."),
    .clause = "JOY-CPX-02",
  },
  [JOY_OPTION_ABILITIES] = {
    .name = "abilities",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("chosen", "standard", "none"),
    .max = 2,
    .label = N_ ("Driver abilities"),
    .help = N_ ("The set each seat chose, the standard set for everybody, or none."),
    .clause = "JOY-CPX-03",
  },
  [JOY_OPTION_ITEMS] = {
    .name = "items",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("off", "on", "dropped", "fired"),
    .max = JOY_ITEMS_FIRED,
    .initial = JOY_ITEMS_ALL,
    .label = N_ ("Items"),
    .help = N_ ("None, all that the layout gives, or only those that are dropped or fired."),
    .clause = "JOY-CPX-04",
  },
  [JOY_OPTION_FEWER_LAPS] = {
    .name = "fewer-laps",
    .kind = PADDOCK_OPTION_FLAG,
    .max = 1,
    .label = N_ ("One lap fewer"),
    .help = N_ ("The race is one lap shorter than the layout says, but at least one lap."),
    .clause = "JOY-CPX-05",
  },
  [JOY_OPTION_VARIANTS] = {
    .name = "variants",
    .kind = PADDOCK_OPTION_FLAG,
    .max = 1,
    .initial = 1,
    .label = N_ ("Variants"),
    .help = N_ ("Without them there are no teams, no handicaps, and no race without initiative or damage."),
    .clause = "JOY-DIF-09",
  },
  [JOY_OPTION_STOP_CAUSES] = {
    .name = "stop-causes",
    .kind = PADDOCK_OPTION_ENUM,
    .names = NAMES ("any-effect", "crash-item-ability"),
    .max = 1,
    .label = N_ ("What changes the length of a move"),
    .help = N_ ("Any effect, or only crashes, items and abilities: special spaces do not."),
    .clause = "JOY-DIF-10",
  },
  [JOY_OPTION_LAPS] = {
    .name = "laps",
    .kind = PADDOCK_OPTION_INT,
    .max = 99,
    .label = N_ ("Laps"),
    .help = N_ ("Laps of the race; 0: as in the layout."),
    .clause = "JOY-LIN-09",
  },
};

const PaddockSeatOption joy_seat_options[] = {
  {
    .name = "abilities",
    .names = NAMES ("standard", "unique"),
    .labels = NAMES (N_ ("Standard set"), N_ ("The car's own")),
    .label = N_ ("Abilities"),
    .help = N_ ("One complete set; a car can have its own."),
    .clause = "JOY-SET-03",
  },
  {
    .name = "handicaps",
    .is_set = TRUE,
    .names = NAMES ("low", "hot", "late", "random"),
    .labels =
      NAMES (N_ ("Running low"), N_ ("Running hot"), N_ ("Running late"), N_ ("Drawn at random")),
    .label = N_ ("Handicaps"),
    .help = N_ ("For drivers who have won too often."),
    .clause = "JOY-HCP-01",
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (joy_seat_options) == JOY_N_SEAT_OPTIONS);

static const PaddockOptionValue prototype_2023[] = {
  { JOY_OPTION_THIRD_CAR, 1 },
  { JOY_OPTION_PILEUP_VICTIMS, 1 },
  { JOY_OPTION_STACK_EXHAUST, 1 },
  { JOY_OPTION_VARIANTS, 0 },
};

static const PaddockOptionValue first_race[] = {
  { JOY_OPTION_ABILITIES, 2 },
  { JOY_OPTION_ITEMS, 0 },
};

static const PaddockOptionValue simplest[] = {
  { JOY_OPTION_ABILITIES, 2 },  { JOY_OPTION_ITEMS, 0 },      { JOY_OPTION_DAMAGE, 0 },
  { JOY_OPTION_INITIATIVE, 0 }, { JOY_OPTION_FEWER_LAPS, 1 },
};

const PaddockPreset joy_presets[] = {
  { "rules-2024", N_ ("2024 rules"), NULL, 0 },
  { "rules-2023", N_ ("2023 prototype rules"), prototype_2023, G_N_ELEMENTS (prototype_2023) },
  { "first-race", N_ ("First race: no items, no abilities"), first_race,
    G_N_ELEMENTS (first_race) },
  { "simplest", N_ ("Simplest: everything complex left out"), simplest, G_N_ELEMENTS (simplest) },
};

G_STATIC_ASSERT (G_N_ELEMENTS (joy_presets) == JOY_N_PRESETS);
