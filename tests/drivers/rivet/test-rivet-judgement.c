/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What drivers of On the Rivet make of positions: what each thing is worth, and what they answer because of it.
 */

#include "race-field.h"
#include "level-drivers.h"
#include "rivet-board.h"
#include "rivet-worth.h"
#include "rivet/rivet-asks.h"
#include "rivet/rivet-strokes.h"

#include <string.h>

#define SQUARE "tracks/market-square.track.xml"
#define N_SEATS 3

/* A race of three teams in its first turn, everybody where a test puts him. */
typedef struct {
  PaddockSetup *setup;
  PaddockMatch *match;
  const PaddockTable *table;
  RivState *state;
  const RivCourse *course;
  guint seat; /* whose turn it is */
} Scene;

static void
scene_init (Scene *self)
{
  self->setup = field_setup_new (SQUARE, N_SEATS);
  self->match = paddock_match_new (self->setup, 0, NULL);
  while (paddock_match_get_decision (self->match)->kind != RIV_ASK_RIDER)
    paddock_match_choose (self->match, 0, NULL);
  self->table = paddock_match_get_table (self->match);
  self->state = riv_state (self->table);
  self->course = riv_course (self->table);
  self->seat = paddock_match_get_decision (self->match)->player;
  for (guint i = 0; i < self->state->n_riders; i++)
    self->state->riders[i].at = PADDOCK_PLACE (2 + i / 3 * 2, (1 + (int) i % 3) * 4 + 1);
}

static void
scene_clear (Scene *self)
{
  paddock_match_free (self->match);
  paddock_setup_unref (self->setup);
}

static guint
rider_of (const Scene *self, guint team, guint i)
{
  return team * self->course->n_team + i;
}

static guint
another_team (const Scene *self)
{
  return (self->seat + 1) % N_SEATS;
}

static void
put (const Scene *self, guint rider, int row, int lane)
{
  self->state->riders[rider].at = PADDOCK_PLACE (row, lane * 4 + 1);
}

static gint32
ask_term (const Scene *self, PaddockTerm term)
{
  gint32 terms[PADDOCK_N_TERMS] = { 0 };
  PaddockRivBoard board;

  paddock_riv_board_init (&board, self->table);
  paddock_riv_judge_board (&board, self->seat, PADDOCK_ALL_TERMS, terms);
  return terms[term];
}

/* --- Terms --- */

static void
test_bonus (void)
{
  Scene scene;
  gint32 line, rivals;

  scene_init (&scene);
  line = ask_term (&scene, PADDOCK_TERM_LINE);
  scene.state->riders[rider_of (&scene, scene.seat, 2)].bonuses = 1;
  g_assert_cmpint (ask_term (&scene, PADDOCK_TERM_LINE) - line, ==, 2 * PADDOCK_RIV_SECOND);

  rivals = ask_term (&scene, PADDOCK_TERM_RIVALS);
  for (guint team = 0; team < N_SEATS; team++)
    scene.state->riders[rider_of (&scene, team, 0)].bonuses = 3;
  g_assert_cmpint (ask_term (&scene, PADDOCK_TERM_RIVALS) - rivals, ==, -6 * PADDOCK_RIV_SECOND);
  scene_clear (&scene);
}

/* Every rider counts, the worst placed too; rivals who come on cost as much. */
static void
test_places (void)
{
  Scene scene;

  scene_init (&scene);
  for (guint i = 0; i < scene.course->n_team; i++) {
    RivRider *own = &scene.state->riders[rider_of (&scene, scene.seat, i)];
    RivRider *rival = &scene.state->riders[rider_of (&scene, another_team (&scene), i)];
    gint32 before = ask_term (&scene, PADDOCK_TERM_LINE), between;

    own->at.a += 20;
    between = ask_term (&scene, PADDOCK_TERM_LINE);
    g_assert_cmpint (between, >, before);
    rival->at.a += 20;
    g_assert_cmpint (ask_term (&scene, PADDOCK_TERM_LINE), <, between);
  }
  scene_clear (&scene);
}

/* A row is worth the more the nearer the finish is. */
static void
test_sprint (void)
{
  Scene scene;
  gint32 gain[2];

  scene_init (&scene);
  for (guint i = 0; i < 2; i++) {
    RivRider *rider = &scene.state->riders[rider_of (&scene, scene.seat, 0)];
    gint32 before = ask_term (&scene, PADDOCK_TERM_LINE);

    rider->at.a += 3;
    gain[i] = ask_term (&scene, PADDOCK_TERM_LINE) - before;
    rider->at.a -= 3;
    for (guint k = 0; k < scene.state->n_riders; k++)
      scene.state->riders[k].at.a += (gint16) (scene.course->road.n_rows - 25);
  }
  g_assert_cmpint (gain[1], >, gain[0]);
  scene_clear (&scene);
}

/* Nothing is uncertain about riders over the line, however close behind the next ones are. */
static void
test_podium (void)
{
  Scene scene;
  gint32 first;

  scene_init (&scene);
  scene.state->n_finished = scene.state->n_podium = 2;
  for (guint i = 0; i < 2; i++) {
    guint team = i ? another_team (&scene) : scene.seat;
    RivRider *rider = &scene.state->riders[rider_of (&scene, team, 0)];

    rider->podium = (guint8) (i + 1);
    rider->at = riv_road_get_finish (&scene.course->road);
  }
  first = ask_term (&scene, PADDOCK_TERM_LINE);
  scene.state->riders[rider_of (&scene, scene.seat, 0)].podium = 2;
  scene.state->riders[rider_of (&scene, another_team (&scene), 0)].podium = 1;
  g_assert_cmpint (first - ask_term (&scene, PADDOCK_TERM_LINE), ==, PADDOCK_RIV_SECOND);
  scene_clear (&scene);
}

/* To be linked to one's own is worth more than to a rival, and that more than to ride alone. */
static void
test_shelter (void)
{
  Scene scene;
  gint32 alone, with_rival, with_own;
  guint rider, own, rival;

  scene_init (&scene);
  rider = rider_of (&scene, scene.seat, 0);
  own = rider_of (&scene, scene.seat, 1);
  rival = rider_of (&scene, another_team (&scene), 0);
  for (guint i = 0; i < scene.state->n_riders; i++)
    put (&scene, i, 2 + (int) i * 2, 1);
  put (&scene, rider, 41, 1);
  put (&scene, own, 40, 2);
  put (&scene, rival, 40, 3);
  alone = ask_term (&scene, PADDOCK_TERM_DANGER);
  put (&scene, own, 40, 1);
  put (&scene, rival, 40, 2);
  with_own = ask_term (&scene, PADDOCK_TERM_LINE);
  g_assert_cmpint (ask_term (&scene, PADDOCK_TERM_DANGER), >, alone);
  put (&scene, own, 40, 2);
  put (&scene, rival, 40, 1);
  with_rival = ask_term (&scene, PADDOCK_TERM_LINE);
  g_assert_cmpint (with_own, >, with_rival);
  scene_clear (&scene);
}

static void
test_fatigue (void)
{
  Scene scene;
  RivRider *rider;
  gint32 fresh, tired, spent, late;

  scene_init (&scene);
  rider = &scene.state->riders[rider_of (&scene, scene.seat, 0)];
  fresh = ask_term (&scene, PADDOCK_TERM_DAMAGE);
  rider->light = 1;
  tired = ask_term (&scene, PADDOCK_TERM_DAMAGE);
  rider->heavy = 2;
  spent = ask_term (&scene, PADDOCK_TERM_DAMAGE);
  rider->at.a = (gint16) (scene.course->road.n_rows - 1);
  scene.state->n_finished = 1;
  rider->is_black = !scene.state->is_black;
  late = ask_term (&scene, PADDOCK_TERM_DAMAGE);
  g_assert_cmpint (fresh, ==, 0);
  g_assert_cmpint (tired, <, fresh);
  g_assert_cmpint (spent, <, tired);
  g_assert_cmpint (late, ==, 0); /* it will not be activated again */
  scene_clear (&scene);
}

static guint
find_action (const Scene *self, const char *id)
{
  for (guint i = 0; i < self->course->piles.n_actions; i++)
    if (g_str_equal (self->course->piles.actions[i].id, id))
      return i;

  g_assert_not_reached ();
}

static void
hold (const Scene *self, const char *const *ids)
{
  RivTeam *team = &self->state->teams[self->seat];

  for (team->n_hand = 0; ids[team->n_hand]; team->n_hand++)
    team->hand[team->n_hand] = (guint8) find_action (self, ids[team->n_hand]);
}

static void
test_kit (void)
{
  static const char *const weak[] = { "easy-spin", NULL }, *const strong[] = { "one-bullet", NULL };
  Scene scene;
  gint32 with_weak, with_strong;

  scene_init (&scene);
  hold (&scene, weak);
  with_weak = ask_term (&scene, PADDOCK_TERM_KIT);
  hold (&scene, strong);
  with_strong = ask_term (&scene, PADDOCK_TERM_KIT);
  g_assert_cmpint (with_strong, >, with_weak);
  scene.state->riders[rider_of (&scene, scene.seat, 1)].energy = 1;
  g_assert_cmpint (ask_term (&scene, PADDOCK_TERM_KIT), >, with_strong);
  scene_clear (&scene);
}

static void
test_block (void)
{
  Scene scene;
  gint32 before;

  scene_init (&scene);
  for (guint i = 0; i < scene.state->n_riders; i++)
    put (&scene, i, 2 + (int) i * 2, 1);
  before = ask_term (&scene, PADDOCK_TERM_BLOCK);
  put (&scene, rider_of (&scene, scene.seat, 0), 61, 1);
  put (&scene, rider_of (&scene, another_team (&scene), 0), 60, 1);
  g_assert_cmpint (before, ==, 0);
  g_assert_cmpint (ask_term (&scene, PADDOCK_TERM_BLOCK), >, 0);
  scene_clear (&scene);
}

static void
test_front (void)
{
  Scene scene;
  gint32 before;

  scene_init (&scene);
  before = ask_term (&scene, PADDOCK_TERM_SPEED);
  put (&scene, rider_of (&scene, scene.seat, 0), 40, 1);
  g_assert_cmpint (ask_term (&scene, PADDOCK_TERM_SPEED), >, before);
  scene_clear (&scene);
}

/* --- Answers --- */

/* The rider is chosen; the id of the card that a Racer plays. */
static const char *
ask_card (const Scene *self, guint rider, const char *const *ids)
{
  g_autoptr (PaddockDriver) driver =
    paddock_driver_new (&paddock_racer_driver, self->setup, self->seat, 0);
  const PaddockDecision *decision = paddock_match_get_decision (self->match);

  hold (self, ids);
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].id == rider) {
      paddock_match_choose (self->match, i, NULL);
      break;
    }
  g_assert_cmpuint (decision->kind, ==, RIV_ASK_CARD);

  return self->course->piles
    .actions[decision->choices[paddock_driver_choose (driver, self->match)].id]
    .id;
}

/* Everybody on the grid but one, with the road before him. */
static guint
break_away (const Scene *self, int row)
{
  guint rider = rider_of (self, self->seat, 0);

  for (guint i = 0; i < self->state->n_riders; i++)
    self->state->riders[i].at.a = (gint16) MIN (self->state->riders[i].at.a + row - 20, row - 4);
  put (self, rider, row, 1);
  return rider;
}

/* A turn that tires is not taken early, but for the stroke that brings a rider over the line. */
static void
test_saves_strength (void)
{
  static const char *const cards[] = { "even-turn", "long-turn", NULL };
  Scene scene;
  int row;

  scene_init (&scene);
  g_assert_cmpstr (ask_card (&scene, break_away (&scene, 30), cards), ==, "even-turn");
  scene_clear (&scene);

  scene_init (&scene);
  scene.state->n_finished = scene.state->n_podium = 1;
  scene.state->riders[rider_of (&scene, scene.seat, 1)].podium = 1;
  row = scene.course->road.n_rows - 4;
  row -=
    riv_get_terrain_strokes (scene.table, rider_of (&scene, scene.seat, 0), PADDOCK_TERRAIN_SPRINT);
  g_assert_cmpstr (ask_card (&scene, break_away (&scene, row), cards), ==, "long-turn");
  scene_clear (&scene);
}

/* With his own behind he leads, with rivals behind he leaves them there. */
static const char *
ask_with_behind (guint teams_on)
{
  static const char *const cards[] = { "even-turn", "shut-the-gap", NULL };
  Scene scene;
  guint rider;
  const char *card;

  scene_init (&scene);
  rider = break_away (&scene, 40);
  for (guint i = 1; i < 4; i++)
    put (&scene, rider_of (&scene, (scene.seat + teams_on) % N_SEATS, i), 40 - (int) i, 1);
  card = g_intern_string (ask_card (&scene, rider, cards));
  scene_clear (&scene);
  return card;
}

static void
test_leads_own (void)
{
  g_assert_cmpstr (ask_with_behind (0), ==, "even-turn");
  g_assert_cmpstr (ask_with_behind (1), ==, "shut-the-gap");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drivers/rivet/worth/bonus", test_bonus);
  g_test_add_func ("/drivers/rivet/worth/places", test_places);
  g_test_add_func ("/drivers/rivet/worth/sprint", test_sprint);
  g_test_add_func ("/drivers/rivet/worth/podium", test_podium);
  g_test_add_func ("/drivers/rivet/worth/shelter", test_shelter);
  g_test_add_func ("/drivers/rivet/worth/fatigue", test_fatigue);
  g_test_add_func ("/drivers/rivet/worth/kit", test_kit);
  g_test_add_func ("/drivers/rivet/worth/block", test_block);
  g_test_add_func ("/drivers/rivet/worth/front", test_front);
  g_test_add_func ("/drivers/rivet/answers/saves-strength", test_saves_strength);
  g_test_add_func ("/drivers/rivet/answers/leads-its-own", test_leads_own);

  return g_test_run ();
}
