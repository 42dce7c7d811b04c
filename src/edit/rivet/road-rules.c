/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-rules.h"

#include "words.h"

const PaddockRefusal paddock_refused_has_end_already = {
  N_ ("The course already has this piece of its start or finish."),
  "RIV-MAP-01",
};
const PaddockRefusal paddock_refused_ends_stay = {
  N_ ("The start stays at the beginning of the course, and the finish at its end."),
  "RIV-MAP-01",
};
const PaddockRefusal paddock_refused_unlike_ends = {
  N_ ("Only the same piece of another start or finish can go here."),
  "RIV-MAP-01",
};
const PaddockRefusal paddock_refused_no_lane = {
  N_ ("These rows do not have that lane."),
  "RIV-ROAD-04",
};
const PaddockRefusal paddock_refused_no_cut = {
  N_ ("A section must end between two rows of the tile."),
  "RIV-MAP-13",
};
const PaddockRefusal paddock_refused_is_laid = {
  N_ ("This tile is the start or the finish of the course. Remove it from the course before "
      "changing its kind."),
  "RIV-MAP-01",
};
const PaddockRefusal paddock_refused_no_finish = {
  N_ ("The finish line must come after a row of the last piece of a finish."),
  "RIV-MAP-10",
};
const PaddockRefusal paddock_refused_dead_end = {
  N_ ("A lane would lead nowhere, or nothing would lead into one. Make the new path before "
      "closing the old one."),
  "RIV-LANE-01",
};
const PaddockRefusal paddock_refused_loose_edge = {
  N_ ("Edge lanes must lead to edge lanes: riders on the outside stay outside."),
  "RIV-LANE-01",
};
const PaddockRefusal paddock_refused_crossing = {
  N_ ("Two paths would cross; riders follow the natural path."),
  "RIV-LANE-01",
};
const PaddockRefusal paddock_refused_no_start = {
  N_ ("Riders start on a start tile; this is another kind."),
  "RIV-MAP-01",
};
const PaddockRefusal paddock_refused_no_room = {
  N_ ("There are too few spaces behind the start line for this grid."),
  "RIV-GRID-08",
};
const PaddockRefusal paddock_refused_beyond_line = {
  N_ ("All riders start behind the start line; this space is beyond it."),
  "RIV-MAP-02",
};
const PaddockRefusal paddock_refused_on_finish = {
  N_ ("Bonus lines can’t go on the finish: it has its own prize."),
  "RIV-BONUS-06",
};
const PaddockRefusal paddock_refused_outside_section = {
  N_ ("A bonus line goes between two rows of one section; a section ends here."),
  "RIV-BONUS-05",
};
const PaddockRefusal paddock_refused_wrong_terrain = {
  N_ ("Bonus lines go on sprints and climbs; this is neither."),
  "RIV-BONUS-02",
};
const PaddockRefusal paddock_refused_second_in_section = {
  N_ ("This section already has a bonus line."),
  "RIV-BONUS-04",
};
