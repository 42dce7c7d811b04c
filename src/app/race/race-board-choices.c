/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"

#include "answers.h"
#include "race-clock.h"
#include "race-target.h"

#define GHOST_OPACITY 0.6

/* A driver is not helped while it goes on by itself. */
static gboolean
can_choose (PaddockRaceBoard *self)
{
  const PaddockDecision *decision = paddock_race_get_decision (self->race);

  if (!decision
      || (!paddock_race_is_person (self->race, decision->player)
          && paddock_race_is_playing (self->race)))
    return FALSE;

  return self->has_places && !self->is_covered && !self->tick && !self->arrangement
         && !paddock_race_is_thinking (self->race) && paddock_race_shows_decision (self->race);
}

void
paddock_race_board_find_targets (PaddockRaceBoard *self)
{
  const PaddockMatch *match = paddock_race_get_match (self->race);
  const PaddockDecision *decision = paddock_race_get_decision (self->race);
  g_auto (PaddockEvents) events = { 0 };

  paddock_events_init (&events, 64);
  g_array_set_size (self->targets, 0);
  for (guint i = 0; self->has_places && decision && i < decision->n_choices; i++) {
    PaddockPlace place = paddock_target_find (match, i, &events);

    g_array_append_val (self->targets, place);
  }
}

guint
paddock_race_board_find_choices (PaddockRaceBoard *self,
                                 PaddockPlace place,
                                 guint choices[PADDOCK_MAX_CHOICES])
{
  guint n = 0;

  for (guint i = 0; can_choose (self) && i < self->targets->len; i++)
    if (paddock_place_equal (g_array_index (self->targets, PaddockPlace, i), place))
      choices[n++] = i;

  return n;
}

/* Whether another piece is more likely to come to stand there. */
static gboolean
is_taken (const GArray *places, guint i)
{
  for (guint k = 0; k < i; k++)
    if (paddock_place_equal (g_array_index (places, PaddockOddsPlace, k).place,
                             g_array_index (places, PaddockOddsPlace, i).place))
      return TRUE;

  return FALSE;
}

/* Where pieces may come to stand, and how likely that is. */
static PaddockScene *
create_odds (PaddockRaceBoard *self)
{
  const PaddockOdds *odds = paddock_race_get_odds (self->race);
  PaddockScene *scene;

  if (!can_choose (self) || !odds || odds->is_certain || odds->places->len == 0)
    return NULL;

  scene = paddock_ground_create_scene (self->stage.ground);
  for (guint i = 0; i < odds->places->len; i++) {
    const PaddockOddsPlace *place = &g_array_index (odds->places, PaddockOddsPlace, i);

    if (!paddock_place_is_nowhere (place->place) && !is_taken (odds->places, i))
      paddock_scene_add_odds (scene, self->stage.ground, place->place,
                              paddock_fraction_get (place->odds));
  }
  return scene;
}

static void
show_targets (PaddockRaceBoard *self)
{
  guint focus = paddock_race_get_focus (self->race);
  PaddockScene *scene = create_odds (self);

  for (guint i = 0; can_choose (self) && i < self->targets->len; i++) {
    PaddockPlace place = g_array_index (self->targets, PaddockPlace, i);

    if (paddock_place_is_nowhere (place))
      continue;
    if (!scene)
      scene = paddock_ground_create_scene (self->stage.ground);
    paddock_scene_add_target (scene, self->stage.ground, place, i == focus);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_TARGETS, scene, 1);
}

/* Apart from the targets: a vehicle may stand on one. */
static void
show_keys (PaddockRaceBoard *self)
{
  PaddockScene *scene = NULL;

  PaddockAnswers answers;

  paddock_match_sort_answers (paddock_race_get_match (self->race), &answers);
  for (guint i = 0; can_choose (self) && i < self->targets->len; i++) {
    PaddockPlace place = g_array_index (self->targets, PaddockPlace, i);
    g_autofree char *key = g_strdup_printf ("%u", answers.keys[answers.numbers[i]]);

    if (paddock_place_is_nowhere (place))
      continue;
    if (!scene)
      scene = paddock_ground_create_scene (self->stage.ground);
    paddock_scene_add_key (scene, self->stage.ground, place, key);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_KEYS, scene, 1);
}

/* Where pieces would certainly go. */
static PaddockScene *
create_ghost (PaddockRaceBoard *self, guint choice)
{
  g_auto (PaddockEvents) events = { 0 };
  g_autoptr (PaddockFilm) film = NULL;
  PaddockScene *scene = paddock_ground_create_scene (self->stage.ground);

  paddock_events_init (&events, 64);
  paddock_match_foresee (paddock_race_get_match (self->race), choice, &events);
  film = paddock_film_new (&self->stage, &self->shown, &self->shown, events.items,
                           paddock_events_len (&events));
  paddock_film_build_trails (film, G_MAXUINT, paddock_race_get_decision (self->race)->player,
                             scene);
  paddock_film_build_moved (film, scene);
  return scene;
}

static void
show_ghost (PaddockRaceBoard *self)
{
  guint focus = paddock_race_get_focus (self->race);
  gboolean is_shown = can_choose (self) && focus < self->targets->len;

  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_GHOST,
                              is_shown ? create_ghost (self, focus) : NULL, GHOST_OPACITY);
}

void
paddock_race_board_show_choices (PaddockRaceBoard *self)
{
  show_targets (self);
  show_keys (self);
  show_ghost (self);
}
