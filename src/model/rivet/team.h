/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTeam: a team of On the Rivet: its colours, and its riders with their classes.
 *
 * A plain value.  Riders stand in the order in which they are taken: where a race has fewer riders a team, the last ones of
 * the list stay at home (RIV-TEAM-02 to RIV-TEAM-06).  What a class is worth is in the cards (team-cards.h).
 */

#pragma once

#include "document.h"
#include "list.h"

#define PADDOCK_TEAM_FULL 6 /* riders of a full team (RIV-TEAM-02) */

#define PADDOCK_JERSEYS(X) \
  X (PLAIN, "plain")       \
  X (HOOPS, "hoops")       \
  X (STRIPES, "stripes")   \
  X (SASH, "sash")         \
  X (HALVES, "halves")     \
  X (DOTS, "dots")         \
  X (CHEVRON, "chevron")

#define PADDOCK_JERSEY_ID(id_, name_) PADDOCK_JERSEY_##id_,

typedef enum {
  PADDOCK_JERSEYS (PADDOCK_JERSEY_ID) PADDOCK_N_JERSEYS,
} PaddockJersey;

typedef struct {
  char *id; /* in its team: what files and answers call it, such as "domestique-2" */
  char *name;
  char *class_id; /* of a class in the cards of the race */
} PaddockTeamRider;

typedef struct {
  char *id;
  char *name;
  char *colour; /* six hexadecimal digits: of pieces and jerseys */
  char *trim;   /* of the pattern on jerseys and mats */
  int jersey;   /* PaddockJersey */
  char *description;
  PaddockList *riders;   /* of PaddockTeamRider */
  PaddockList *accepted; /* of PaddockAccepted */
} PaddockTeam;

extern const PaddockDocumentKind paddock_team_kind;
extern const PaddockRecordType paddock_team_rider_type;
extern const char *const paddock_jersey_names[];
