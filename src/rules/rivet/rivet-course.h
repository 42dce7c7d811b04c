/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a race of On the Rivet is compiled into before it starts: the road, the riders of every team, their classes, the
 * cards.  Immutable, shared by all matches.
 */

#pragma once

#include "rivet-options.h"
#include "rivet-piles.h"
#include "rivet-road.h"
#include "rivet-state.h"

typedef struct {
  const char *id; /* in files: "climber" */
  const char *name;
  guint8 sign; /* PaddockClassSign */
  gint8 strokes[PADDOCK_N_TERRAINS];
} RivClass;

/* A rider as the race begins. */
typedef struct {
  const char *id;   /* unique in its team, in files and keys: "domestique-2" */
  const char *name; /* for people */
  char *word;       /* with its team: "red-domestique-2" */
  guint8 team;
  guint8 seat; /* PADDOCK_NOBODY: of the artificial team */
  guint8 kind; /* its class */
} RivRosterRider;

typedef struct {
  const char *id; /* in keys: that of its seat, or "machine" */
  const char *name;
} RivRosterTeam;

typedef struct {
  int options[RIV_N_OPTIONS];

  RivRoad road;
  gboolean is_short;    /* the face of the mats (RIV-MAP-07) */
  gboolean has_tactics; /* RIV-MAP-09 */
  guint capacity;       /* fatigue that a rider holds (RIV-FAT-02) */

  guint n_players, n_teams, n_team; /* n_team: riders of a team (RIV-TEAM-03 to 07) */
  guint n_riders;
  RivRosterTeam teams[RIV_MAX_TEAMS];
  RivRosterRider riders[RIV_MAX_RIDERS]; /* those of team t from t * n_team on */

  guint n_classes;
  RivClass classes[RIV_MAX_CLASSES];
  RivPiles piles;
} RivCourse;

RivCourse *riv_course_new (const PaddockSetup *setup, GError **error);
void riv_course_free (RivCourse *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RivCourse, riv_course_free)
