/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From documents and options to what a race runs on, or a sentence that says why these documents make no race
 * (RIV-TEAM, RIV-MAP-04 to 09, RIV-GRID-08).
 */

#include "rivet-course.h"

#include "road-length.h"
#include "rules-error.h"
#include "team.h"
#include "words.h"

#include <string.h>

#define RIV_MACHINE_TEAM 2 /* of two players (RIV-TEAM-07) */

/* --- The length of the game --- */

/* RIV-RUL-04, RIV-MAP-07 to 09; the option has the values of PaddockGameLength. */
static void
set_length (RivCourse *self, const PaddockRoadTrack *track)
{
  PaddockGameLength length = (PaddockGameLength) self->options[RIV_OPTION_LENGTH];

  if (length == PADDOCK_LENGTH_AUTO)
    length = paddock_road_track_get_length (track);
  self->is_short = length == PADDOCK_LENGTH_SHORT;
  self->capacity = (guint) paddock_game_lengths[length].fatigue_slots;
  self->has_tactics = self->options[RIV_OPTION_TACTICS] == RIV_TACTICS_BY_LENGTH
                        ? paddock_game_lengths[length].has_tactics
                        : self->options[RIV_OPTION_TACTICS] == RIV_TACTICS_ALWAYS;
}

/* --- Classes and riders --- */

static gboolean
read_classes (RivCourse *self, const PaddockTeamCards *cards, GError **error)
{
  guint n = paddock_list_len (cards->classes);

  if (n == 0 || n > RIV_MAX_CLASSES)
    return paddock_refuse_setup (error, N_ ("The cards have %u classes; a race takes 1 to %d"), n,
                                 RIV_MAX_CLASSES);

  self->n_classes = n;
  for (guint i = 0; i < n; i++) {
    const PaddockRiderClass *from = PADDOCK_LIST_AT (cards->classes, PaddockRiderClass, i);
    RivClass *to = &self->classes[i];

    to->id = paddock_text_get (from->id);
    to->name = paddock_text_get (from->name);
    to->sign = (guint8) from->sign;
    for (guint t = 0; t < PADDOCK_N_TERRAINS; t++)
      to->strokes[t] = (gint8) from->strokes[t];
  }

  return TRUE;
}

/* Who rides where no team document says it, in the order in which they are taken (RIV-TEAM-02 to 06). */
static const struct {
  const char *id, *name, *class_id;
} standard_riders[PADDOCK_TEAM_FULL] = {
  { "all-star", N_ ("All-Star"), "all-star" },
  { "climber", N_ ("Climber"), "climber" },
  { "sprinter", N_ ("Sprinter"), "sprinter" },
  { "domestique-1", N_ ("Domestique 1"), "domestique" },
  { "domestique-2", N_ ("Domestique 2"), "domestique" },
  { "domestique-3", N_ ("Domestique 3"), "domestique" },
};

static gboolean
set_class (RivCourse *self,
           RivRosterRider *rider,
           const PaddockTeamCards *cards,
           const char *class_id,
           GError **error)
{
  int kind = paddock_team_cards_find_class (cards, class_id);

  if (kind < 0)
    return paddock_refuse_setup (error, N_ ("The cards have no class %s, as rider %s needs it"),
                                 class_id, rider->id);

  rider->kind = (guint8) kind;
  return TRUE;
}

static gboolean
read_riders (RivCourse *self,
             guint team,
             const PaddockTeam *from,
             const PaddockTeamCards *cards,
             GError **error)
{
  if (from && paddock_list_len (from->riders) < self->n_team)
    return paddock_refuse_setup (error, N_ ("Team %s has %u riders; the race needs %u"),
                                 paddock_text_get (from->name), paddock_list_len (from->riders),
                                 self->n_team);

  for (guint i = 0; i < self->n_team; i++) {
    const PaddockTeamRider *doc = from ? PADDOCK_LIST_AT (from->riders, PaddockTeamRider, i) : NULL;
    RivRosterRider *rider = &self->riders[team * self->n_team + i];

    rider->team = (guint8) team;
    rider->seat = (guint8) (team < self->n_players ? team : PADDOCK_NOBODY);
    rider->id = doc ? paddock_text_get (doc->id) : standard_riders[i].id;
    rider->name = doc ? paddock_text_get (doc->name) : standard_riders[i].name;
    rider->word = g_strdup_printf ("%s-%s", self->teams[team].id, rider->id);
    if (!set_class (self, rider, cards, doc ? doc->class_id : standard_riders[i].class_id, error))
      return FALSE;
  }

  return TRUE;
}

/* RIV-TEAM-03 to 07 */
static void
count_riders (RivCourse *self, const PaddockSetup *setup)
{
  self->n_players = setup->n_seats;
  self->n_riders = paddock_road_riders[self->n_players];
  self->n_teams = MAX (self->n_players, RIV_MACHINE_TEAM + 1);
  self->n_team = self->n_riders / self->n_teams;
}

static gboolean
read_teams (RivCourse *self,
            const PaddockSetup *setup,
            const PaddockTeamCards *cards,
            GError **error)
{
  count_riders (self, setup);
  for (guint t = 0; t < self->n_teams; t++) {
    const PaddockSeat *seat = t < setup->n_seats ? &setup->seats[t] : NULL;
    const PaddockDocument *team = seat ? seat->vehicle : NULL;

    if (team && team->kind != &paddock_team_kind)
      return paddock_refuse_setup (error, N_ ("Found a %s where a team is expected"),
                                   team->kind->type->name);
    self->teams[t].id = seat ? seat->id : "machine";
    self->teams[t].name = seat ? seat->name : N_ ("Artificial team");
    if (!read_riders (self, t, team ? team->record : NULL, cards, error))
      return FALSE;
  }

  if (self->road.n_slots < self->n_riders) /* RIV-GRID-08 */
    return paddock_refuse_setup (error, N_ ("The grid has %u places; the race needs %u"),
                                 self->road.n_slots, self->n_riders);

  return TRUE;
}

/* --- All of it --- */

static const PaddockTeamCards *
find_cards (const PaddockSetup *setup, GError **error)
{
  const PaddockDocument *cards = setup->cards->len > 0 ? setup->cards->pdata[0] : NULL;

  if (cards && cards->kind == &paddock_team_cards_kind)
    return cards->record;

  paddock_refuse_setup (error, N_ ("A race of On the Rivet needs a set of rider cards"));
  return NULL;
}

RivCourse *
riv_course_new (const PaddockSetup *setup, GError **error)
{
  g_autoptr (RivCourse) self = g_new0 (RivCourse, 1);
  const PaddockTeamCards *cards = find_cards (setup, error);

  if (!cards)
    return NULL;
  if (!setup->track || setup->track->kind != &paddock_road_track_kind) {
    paddock_refuse_setup (error, N_ ("A race of On the Rivet needs a road track"));
    return NULL;
  }

  memcpy (self->options, setup->options, sizeof self->options);
  if (!riv_road_init (&self->road, setup->track->record, error)
      || !riv_piles_init (&self->piles, cards, self->options[RIV_OPTION_EXPANSION] != 0, error)
      || !read_classes (self, cards, error) || !read_teams (self, setup, cards, error))
    return NULL;

  set_length (self, setup->track->record);
  return g_steal_pointer (&self);
}

void
riv_course_free (RivCourse *self)
{
  for (guint i = 0; i < RIV_MAX_RIDERS; i++)
    g_free (self->riders[i].word);
  riv_road_clear (&self->road);
  g_free (self);
}
