/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The selectors by which events choose riders, and the record that names one.
 */

#include "rider-effects.h"
#include "road-track.h"
#include "words.h"

#define PLACING .row.group = N_ ("Order")
#define LINES .row.group = N_ ("Lines")
#define ROAD .row.group = N_ ("Places")
#define RIDERS .row.group = N_ ("Riders")
#define COUNTED(min_, max_, usual_) \
  .row.parameter = PADDOCK_PARAMETER_COUNT, .min = (min_), .max = (max_), .usual = (usual_)

static const PaddockRiderSelectorRow rows[PADDOCK_N_RIDER_SELECTORS] = {
  [PADDOCK_RIDER_WHO_ALL] = {
    .row.label = N_ ("Everybody"),
    .row.help = N_ ("Every rider on the road."),
    .row.clause = "RIV-EVT-05",
    PLACING,
    .who = N_ ("on the road"),
  },
  [PADDOCK_RIDER_WHO_LEADER] = {
    .row.label = N_ ("Leader"),
    .row.help = N_ ("The best-placed rider of the road."),
    .row.clause = "RIV-POS-05",
    PLACING,
    .who = N_ ("in the lead"),
  },
  [PADDOCK_RIDER_WHO_LEADER_LINE] = {
    .row.label = N_ ("Leader's Line"),
    .row.help = N_ ("The line of the best-placed rider; itself alone if it is not linked."),
    .row.clause = "RIV-LINK-01",
    LINES,
    .who = N_ ("in the line of the leader"),
  },
  [PADDOCK_RIDER_WHO_FRONTS] = {
    .row.label = N_ ("Front Riders"),
    .row.help = N_ ("The front rider of each line."),
    .row.clause = "RIV-LINK-01",
    LINES,
    .who = N_ ("at the front of a line"),
  },
  [PADDOCK_RIDER_WHO_LONGEST] = {
    .row.label = N_ ("Longest Line"),
    .row.help = N_ ("The longest line, if it has {n} riders or more."),
    .row.clause = "RIV-LINK-01",
    LINES,
    COUNTED (2, 9, 4),
    .who = N_ ("in the longest line, if it has {n} or more"),
  },
  [PADDOCK_RIDER_WHO_LINES] = {
    .row.label = N_ ("Long Lines"),
    .row.help = N_ ("Every line of {n} riders or more."),
    .row.clause = "RIV-LINK-01",
    LINES,
    COUNTED (2, 9, 3),
    .who = N_ ("in a line of {n} or more"),
  },
  [PADDOCK_RIDER_WHO_LONE] = {
    .row.label = N_ ("Lone Riders"),
    .row.help = N_ ("Riders who are not linked."),
    .row.clause = "RIV-LINK-01",
    LINES,
    .who = N_ ("in no line"),
  },
  [PADDOCK_RIDER_WHO_TERRAIN] = {
    .row.label = N_ ("Terrain"),
    .row.help = N_ ("Riders on one of the terrains."),
    .row.clause = "RIV-ROAD-12",
    ROAD,
    .has_terrains = TRUE,
    .who = "{terrain}",
  },
  [PADDOCK_RIDER_WHO_CLASS] = {
    .row.label = N_ ("Class"),
    .row.help = N_ ("Riders of the class."),
    .row.clause = "RIV-TEAM-08",
    RIDERS,
    .has_class = TRUE,
    .who = N_ ("of the class {class}"),
  },
  [PADDOCK_RIDER_WHO_FIRST] = {
    .row.label = N_ ("First Places"),
    .row.help = N_ ("The {n} best-placed riders of the road."),
    .row.clause = "RIV-POS-01",
    PLACING,
    COUNTED (1, 9, 3),
    .who = N_ ("among the first {n}"),
  },
  [PADDOCK_RIDER_WHO_LAST] = {
    .row.label = N_ ("Last Places"),
    .row.help = N_ ("The {n} worst-placed riders of the road."),
    .row.clause = "RIV-POS-01",
    PLACING,
    COUNTED (1, 9, 3),
    .who = N_ ("among the last {n}"),
  },
  [PADDOCK_RIDER_WHO_FRESH] = {
    .row.label = N_ ("Fresh"),
    .row.help = N_ ("Riders without fatigue."),
    .row.clause = "RIV-FAT-01",
    RIDERS,
    .who = N_ ("without fatigue"),
  },
  [PADDOCK_RIDER_WHO_TIRED] = {
    .row.label = N_ ("Tired"),
    .row.help = N_ ("Riders with {n} fatigue or more."),
    .row.clause = "RIV-FAT-01",
    RIDERS,
    COUNTED (1, 5, 3),
    .who = N_ ("with {n} fatigue or more"),
  },
  [PADDOCK_RIDER_WHO_EDGE] = {
    .row.label = N_ ("Edge of the Road"),
    .row.help = N_ ("Riders in the lane farthest from the priority lane of their row."),
    .row.clause = "RIV-ROAD-04",
    ROAD,
    .who = N_ ("in the lane farthest from the priority lane"),
  },
  [PADDOCK_RIDER_WHO_PRIORITY] = {
    .row.label = N_ ("Priority Lane"),
    .row.help = N_ ("Riders on the priority line."),
    .row.clause = "RIV-ROAD-04",
    ROAD,
    .who = N_ ("on the priority line"),
  },
  [PADDOCK_RIDER_WHO_CROWD] = {
    .row.label = N_ ("Fullest Row"),
    .row.help = N_ ("The riders of the row with the most riders, if there are two or more."),
    .row.clause = "RIV-ROAD-01",
    ROAD,
    .who = N_ ("in the fullest row"),
  },
  [PADDOCK_RIDER_WHO_LAST_OF_TEAM] = {
    .row.label = N_ ("Last of Each Team"),
    .row.help = N_ ("The worst-placed rider of each team."),
    .row.clause = "RIV-POS-01",
    PLACING,
    .who = N_ ("in last place of the team"),
  },
  [PADDOCK_RIDER_WHO_OWN_TEAM] = {
    .row.label = N_ ("Revealing Team"),
    .row.help = N_ ("Riders of the team that turned the event up."),
    .row.clause = "RIV-EVT-01",
    RIDERS,
    .who = N_ ("of the team that turned it up"),
  },
};

#define SELECTOR_NAME(id_, name_) name_,
static const char *const names[] = { PADDOCK_RIDER_SELECTORS (SELECTOR_NAME) NULL };

const PaddockCatalogue paddock_rider_selectors = {
  .title = N_ ("Riders Whom Events Select"),
  .element = "who",
  .names = names,
  .rows = rows,
  .row_size = sizeof *rows,
  .n_rows = G_N_ELEMENTS (rows),
};

static const PaddockField selector_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRiderSelector, kind),
    .help = N_ ("What is true of the riders."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRiderSelector, n),
    .min = 1,
    .max = 9,
    .initial = 1,
    .help = N_ ("Its number, if its kind needs one."),
  },
  {
    .name = NC_ ("field", "terrains"),
    .kind = PADDOCK_FIELD_SET,
    PADDOCK_AT (PaddockRiderSelector, terrains),
    .max = (1 << PADDOCK_N_TERRAINS) - 1,
    .names = paddock_terrain_names,
    .help = N_ ("The terrains it is about."),
  },
  {
    .name = NC_ ("field", "class"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockRiderSelector, for_class),
    .refers_to = "class",
    .help = N_ ("The class of riders it is about."),
  },
  {
    .name = "not",
    .label = N_ ("The others"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockRiderSelector, is_not),
    .max = 1,
    .help = N_ ("Whether it selects those of whom it is not true."),
  },
};

const PaddockRecordType paddock_rider_selector_type = {
  .name = "who",
  .help = N_ ("Which riders an event selects: those of whom all this is true."),
  PADDOCK_RECORD (PaddockRiderSelector, selector_fields),
};

const PaddockRiderSelectorRow *
paddock_rider_selector_get_row (guint kind)
{
  g_return_val_if_fail (kind < PADDOCK_N_RIDER_SELECTORS, NULL);

  return &rows[kind];
}

int
paddock_rider_selector_get_kind (const PaddockRiderSelector *self)
{
  return paddock_catalogue_find (&paddock_rider_selectors, paddock_text_get (self->kind));
}
