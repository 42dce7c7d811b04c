/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How races of Frothy Races stand and end: who is placed, in which order, by the type of the race, points and teams.  The
 * moments at which a race ends are proved by scenarios.
 */

#include "frothy-cases.h"

#include "frothy/frothy-state.h"

/* --- Ends --- */

/* Places of the ring, one behind the other. */
#define AT_FIRST "6,4"
#define AT_SECOND "4,5"
#define AT_THIRD "2,6"
#define AT_FOURTH "1,6"

/* The third round of a furthest race is over: red, blue, green and gold are on AT, in this order. */
typedef struct {
  const char *name, *options, *teams, *given, *places, *winners;
} End;

#define FIRST_TO_LAST \
  "at=" AT_FIRST " blue.at=" AT_SECOND " green.at=" AT_THIRD " gold.at=" AT_FOURTH

static const End ends[] = {
  { "FRO-RAC-02/the-furthest-first", "", "", FIRST_TO_LAST, "red blue green gold", "0" },
  { "FRO-RAC-02/wrecks-have-no-place", "", "", FIRST_TO_LAST " blue.status=wreck", "red green gold",
    "0" },
  { "FRO-RAC-12/the-score-decides", "scoring=on scoring-first=0 scoring-second=0 scoring-third=0",
    "", FIRST_TO_LAST " score=1 blue.score=3 gold.score=2", "blue gold red green", "0" },
  { "FRO-RAC-12/equal-points-keep-the-order",
    "scoring=on scoring-first=0 scoring-second=0 scoring-third=0", "",
    FIRST_TO_LAST " gold.score=1 green.score=1", "green gold red blue", "0" },
  { "FRO-RAC-11/places-count-as-well",
    "scoring=on scoring-first=5 scoring-second=3 scoring-third=1", "",
    FIRST_TO_LAST " blue.score=2 gold.score=2", "red blue gold green", "0" },
  { "FRO-RAC-11/a-wreck-keeps-its-points",
    "scoring=on scoring-first=5 scoring-second=3 scoring-third=1", "",
    FIRST_TO_LAST " blue.status=wreck blue.score=4", "red blue green gold", "0" },
  { "FRO-RAC-13/the-winners-team", "teams=on", "1221", FIRST_TO_LAST, "red gold blue green", "1" },
  { "FRO-RAC-13/the-winner-does-not-decide",
    "teams=on scoring-first=3 scoring-second=2 scoring-third=2", "1221", FIRST_TO_LAST,
    "blue green red gold", "2" },
  { "FRO-RAC-13/equal-teams-by-the-first",
    "teams=on scoring-first=4 scoring-second=2 scoring-third=2", "1221", FIRST_TO_LAST,
    "red gold blue green", "1" },
  { "FRO-RAC-13/the-best-of-three", "teams=on scoring-first=1 scoring-second=2 scoring-third=4",
    "1233", FIRST_TO_LAST, "green gold red blue", "3" },
  { "FRO-RAC-13/the-first-of-equals-of-three",
    "teams=on scoring-first=1 scoring-second=4 scoring-third=4", "1233", FIRST_TO_LAST,
    "blue red green gold", "2" },
  { "FRO-RUL-68/points-of-a-team",
    "teams=on scoring=on scoring-first=0 scoring-second=0 scoring-third=0", "1122",
    FIRST_TO_LAST " score=3 blue.score=1 green.score=2 gold.score=3", "gold green red blue", "2" },
  { "FRO-RUL-68/points-near-miss",
    "teams=on scoring=on scoring-first=0 scoring-second=0 scoring-third=0", "1122",
    FIRST_TO_LAST " score=3 blue.score=2 green.score=2 gold.score=3", "red blue gold green", "1" },
};

static void
test_end (gconstpointer data)
{
  const End *self = data;
  g_autofree char *options = g_strdup_printf ("race=furthest rounds=3 %s", self->options);
  g_autoptr (PaddockSetup) setup =
    table_setup_new ("ring.track.xml", NULL, g_strchomp (options), 4, self->teams);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  g_autofree char *places = NULL, *winners = NULL;

  table_give (match, "step:recovery round:3 hand=0,0,0 blue.hand=0,0,0 green.hand=0,0,0 "
                     "gold.hand=0,0,0");
  table_give (match, self->given);
  table_settle (match);
  g_assert_true (paddock_match_get_state (match)->is_over);
  places = paddock_match_dup_fact (match, NULL, "places", NULL);
  winners = paddock_match_dup_fact (match, NULL, "winners", NULL);
  g_assert_cmpstr (places, ==, self->places);
  g_assert_cmpstr (winners, ==, self->winners);
}

/* --- Standings --- */

/* What everybody is worth in the standings of a race under way, and whether somebody leads it. */
typedef struct {
  const char *name, *options, *given;
  gboolean has_leader;
  int standings[4];
} Standing;

#define FAR_OUT (-G_MAXINT16)

static const Standing standings[] = {
  { "fastest",
    "race=fastest",
    "progress=11 blue.progress=9 green.progress=-2 gold.progress=0",
    TRUE,
    { 11, 9, -2, 0 } },
  { "fastest-with-finishers",
    "race=fastest finish-all=on",
    "progress=119 blue.finished=1 blue.status=finished blue.at=none green.finished=2 "
    "green.status=finished green.at=none gold.progress=0",
    TRUE,
    { 119, G_MAXINT16 - 1, G_MAXINT16 - 2, 0 } },
  { "furthest-with-a-wreck",
    "race=furthest rounds=9",
    "progress=3 blue.progress=9 blue.status=wreck green.progress=1 gold.progress=2",
    TRUE,
    { 3, 9 + FAR_OUT, 1, 2 } },
  { "toughest",
    "race=toughest",
    "progress=3 blue.progress=9 blue.status=wreck blue.wiped-out-as=1 green.status=wreck "
    "green.wiped-out-as=2",
    FALSE,
    { 0, 1 - FRO_MAX_VEHICLES - 1, 2 - FRO_MAX_VEHICLES - 1, 0 } },
  { "fox-and-hounds",
    "race=fox-hounds",
    "progress=3 blue.progress=9 green.progress=1 gold.progress=2",
    FALSE,
    { 3, 9, 1, 2 } },
  { "scoring",
    "race=furthest rounds=9 scoring=on",
    "progress=3 blue.progress=9 score=4 blue.score=1 gold.score=-1",
    TRUE,
    { 4, 1, 0, -1 } },
  { "scoring-toughest",
    "race=toughest scoring=on",
    "score=2 blue.score=5 blue.status=wreck blue.wiped-out-as=1",
    TRUE,
    { 2, 5, 0, 0 } },
};

static void
test_standing (gconstpointer data)
{
  const Standing *self = data;
  g_autoptr (PaddockSetup) setup = table_setup_new ("ring.track.xml", NULL, self->options, 4, "");
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  const PaddockTable *table = paddock_match_get_table (match);

  table_give (match, "step:move phase:1 round:2 at=" AT_FIRST " blue.at=" AT_SECOND
                     " green.at=" AT_THIRD " gold.at=" AT_FOURTH);
  table_give (match, self->given);
  g_assert_cmpint (paddock_frothy.has_leader (table), ==, self->has_leader);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpint (paddock_frothy.progress (table, seat), ==, self->standings[seat]);
}

/* FRO-RAC-05: what counts in a pursuit is the way since the start. */
static void
test_pursuit (void)
{
  g_autoptr (PaddockSetup) setup = table_setup_new ("ring.track.xml", NULL, "race=pursuit", 2, "");
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  const PaddockTable *table = paddock_match_get_table (match);

  table_give (match, "step:move phase:1 round:2 at=" AT_FIRST " blue.at=" AT_SECOND
                     " began=4 progress=11 blue.began=-26 blue.progress=-20");
  g_assert_false (paddock_frothy.has_leader (table));
  g_assert_cmpint (paddock_frothy.progress (table, 0), ==, 7);
  g_assert_cmpint (paddock_frothy.progress (table, 1), ==, 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++) {
    g_autofree char *path = g_strdup_printf ("/rules/%s", ends[i].name);

    g_test_add_data_func (path, &ends[i], test_end);
  }
  for (guint i = 0; i < G_N_ELEMENTS (standings); i++) {
    g_autofree char *path = g_strdup_printf ("/play/frothy-standings/%s", standings[i].name);

    g_test_add_data_func (path, &standings[i], test_standing);
  }
  g_test_add_func ("/play/frothy-standings/pursuit", test_pursuit);

  return g_test_run ();
}
