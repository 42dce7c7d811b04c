/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "licence-guide.h"

#include "licence-findings.h"
#include "words.h"

static void
list_concept (gconstpointer record, GPtrArray *tasks)
{
  if (!*paddock_text_get (((const PaddockLicence *) record)->kind))
    paddock_guide_leave (tasks, N_ ("Say what type of vehicle it is."), 0, "kind");
}

/* A Speed that is missing is left to the step of the Speeds, except when there are none: then nothing is done. */
static void
list_moves (gconstpointer record, GPtrArray *tasks)
{
  PaddockSpeedRow row = paddock_licence_get_speed_row (record);

  if (paddock_list_len (((const PaddockLicence *) record)->speeds) == 0)
    paddock_guide_leave (tasks, N_ ("Fill in the moves of each Speed."), 0,
                         "speeds/speed[rating=1]/move[0:4]");
  for (int rating = 1; rating < PADDOCK_N_SPEEDS; rating++)
    if (row.speeds[rating] && paddock_speed_get_total (row.speeds[rating]) == 0)
      paddock_guide_leave (tasks, N_ ("Speed {1} does not move yet."), rating,
                           "speeds/speed[rating=%d]/move[0:4]", rating);
}

/* That every Speed is Safe is found by a check, once all are there. */
static void
list_control (gconstpointer record, GPtrArray *tasks)
{
  PaddockSpeedRow row = paddock_licence_get_speed_row (record);
  gboolean has_dice = FALSE;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    has_dice |= row.speeds[rating] && row.speeds[rating]->control != PADDOCK_CONTROL_SAFE;
  if (!has_dice && !row.is_complete)
    paddock_guide_leave (tasks, N_ ("Give the higher Speeds control dice."), 0,
                         "speeds/speed[rating=3]/control");
}

static void
list_stamina (gconstpointer record, GPtrArray *tasks)
{
  const PaddockLicence *licence = record;
  gboolean has_row = FALSE;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    has_row |= paddock_licence_speed_at (licence, i)->stamina != 0;
  if (!has_row)
    paddock_guide_leave (tasks, N_ ("Say which Speeds tire the vehicle and which rest it."), 0,
                         "speeds/speed[rating=0]/stamina");
  if (paddock_list_len (licence->stamina.steps) == 0)
    paddock_guide_leave (tasks, N_ ("Put effects on the stamina track."), 0,
                         "stamina/step[-value=%d]/effect", licence->stamina.maximum - 1);
}

static gboolean
has_wipe_out (const PaddockLicence *licence)
{
  for (guint l = 0; l < paddock_list_len (licence->damage.levels); l++) {
    const PaddockDamageLevel *level = paddock_licence_level_at (licence, l);

    for (guint i = 0;
         level->value == licence->damage.maximum && i < paddock_list_len (level->affects); i++)
      if (PADDOCK_LIST_AT (level->affects, PaddockAffect, i)->kind == PADDOCK_AFFECT_WIPE_OUT)
        return TRUE;
  }

  return FALSE;
}

static void
list_damage (gconstpointer record, GPtrArray *tasks)
{
  const PaddockLicence *licence = record;
  int maximum = licence->damage.maximum;

  if (!has_wipe_out (licence)) /* FRO-VCG-17 */
    paddock_guide_leave (tasks, N_ ("Put Wipe-out at damage {1}, the end of the track."), maximum,
                         "damage/level[value=%d]/affect", maximum);
}

/* FRO-VCG-23: usual, not needed.  A vehicle with all its Speeds may stay as plain as the basic chariot is. */
static void
list_traits (gconstpointer record, GPtrArray *tasks)
{
  const PaddockLicence *licence = record;

  if (paddock_list_len (licence->traits) == 0
      && !paddock_licence_get_speed_row (licence).is_complete)
    paddock_guide_leave (tasks, N_ ("Choose a trait, or fill in the Speeds first."), 0,
                         "traits/trait[+]");
}

#define LIST(...) ((const char *const[]){ __VA_ARGS__, NULL })

static const PaddockGuideStep steps[] = {
  {
    .id = "concept",
    .title = N_ ("Concept"),
    .text = N_ (
      "Decide what it is and who drives it. There are no points to spend: pay for what it does better than the "
      "basic chariot with something it does worse."),
    .clause = "FRO-VCG-26",
    .first = "name",
    .cells = LIST ("name", "driver", "kind", "id", "flavour", "background"),
    .checks = LIST ("FRO-LNV-41"),
    .list_left = list_concept,
  },
  {
    .id = "speeds",
    .title = N_ ("Speeds"),
    .text = N_ (
      "Every vehicle has the Speeds 0 to 6. The more acceleration boxes a Speed has, the longer it takes to get "
      "beyond it; the fewer deceleration boxes, the sooner it stops."),
    .clause = "FRO-VCG-05",
    .first = "speeds/speed[rating=0]/accel",
    .cells = LIST ("speeds"),
    .checks = LIST ("FRO-LNV-01", "FRO-LNV-02", "FRO-LNV-38", "FRO-LNV-39"),
  },
  {
    .id = "moves",
    .title = N_ ("Moves"),
    .text = N_ (
      "Spread the spaces of each Speed over the four phases: at most 6 in a phase and 12 in a round. Short moves "
      "in many phases are an advantage, so high Speeds make long ones in few. Slowing down should gain nothing."),
    .clause = "FRO-VCG-08",
    .first = "speeds/speed[rating=1]/move[0:4]",
    .cells = LIST ("speeds/speed/move"),
    .checks = LIST ("FRO-LNV-03",
                    "FRO-LNV-04",
                    "FRO-LNV-05",
                    "FRO-LNV-06",
                    "FRO-LNV-07",
                    "FRO-LNV-08",
                    "FRO-LNV-09",
                    "FRO-LNV-10",
                    "FRO-LNV-11"),
    .list_left = list_moves,
  },
  {
    .id = "control",
    .title = N_ ("Control"),
    .text = N_ (
      "Low Speeds are Safe; above them, the faster the more control dice. Control loss usually begins at 0; a "
      "higher minimum is a flaw."),
    .clause = "FRO-VCG-11",
    .first = "speeds/speed[rating=0]/control",
    .cells = LIST ("speeds/speed/control", "control"),
    .checks = LIST ("FRO-LNV-12", "FRO-LNV-13", "FRO-LNV-14", "FRO-LNV-42"),
    .list_left = list_control,
  },
  {
    .id = "stamina",
    .title = N_ ("Stamina"),
    .text = N_ (
      "Low Speeds rest the vehicle, high ones tire it: a fast vehicle can be made to pay for its top Speed here. "
      "The track says what happens as stamina runs out."),
    .clause = "FRO-VCG-12",
    .first = "speeds/speed[rating=0]/stamina",
    .cells = LIST ("speeds/speed/stamina", "stamina"),
    .checks = LIST ("FRO-LNV-15", "FRO-LNV-16", "FRO-LNV-17", "FRO-LNV-18"),
    .list_left = list_stamina,
  },
  {
    .id = "damage",
    .title = N_ ("Damage"),
    .text = N_ (
      "Resilience is blank, 0, 1 or 2. Low Resilience goes with a long track, and a long track with more affects on "
      "the way. At its end every vehicle has a Wipe-out."),
    .clause = "FRO-VCG-15",
    .first = "damage/resilience",
    .cells = LIST ("damage"),
    .checks = LIST ("FRO-LNV-19",
                    "FRO-LNV-20",
                    "FRO-LNV-21",
                    "FRO-LNV-22",
                    "FRO-LNV-24",
                    "FRO-LNV-25",
                    "FRO-LNV-26",
                    "FRO-LNV-27",
                    "PAD-LIC-01"),
    .list_left = list_damage,
  },
  {
    .id = "cards",
    .title = N_ ("Cards"),
    .text = N_ (
      "Six to eight Whip and Reins cards are usual, fewer than 4 or more than 12 are not allowed. Dual cards count "
      "for more, so have fewer in all. Special cards are few, and strong ones are used once."),
    .clause = "FRO-VCG-19",
    .first = "cards/whip",
    .cells = LIST ("cards", "whip-name", "reins-name"),
    .checks =
      LIST ("FRO-LNV-28", "FRO-LNV-29", "FRO-LNV-30", "FRO-LNV-31", "FRO-LNV-32", "FRO-LNV-33"),
  },
  {
    .id = "traits",
    .title = N_ ("Traits"),
    .text = N_ (
      "One to four edges and flaws are usual, each of them small and in keeping with the rest. Numbers are mostly 1 "
      "to 3."),
    .clause = "FRO-VCG-23",
    .first = "traits/trait[+]",
    .cells = LIST ("traits"),
    .checks = LIST ("FRO-LNV-34", "FRO-LNV-35", "FRO-LNV-36"),
    .list_left = list_traits,
  },
  {
    .id = "check",
    .title = N_ ("Check"),
    .text = N_ (
      "Repair what is wrong, or accept it with a reason: the sheet then says that it is a house rule. Then race "
      "against the basic chariot."),
    .clause = "FRO-VCG-01",
    .cells = LIST ("accepted"),
  },
};

const PaddockGuide paddock_licence_guide = { &paddock_licence_kind, steps, G_N_ELEMENTS (steps) };
