/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions of an activation in words: who, with which card, and each step of the move.
 */

#include "rivet-riders.h"
#include "rivet-show.h"
#include "rivet-steps.h"
#include "rivet-words.h"
#include "words.h"

/* --- Riders --- */

static const RivRosterRider *
get_rider (const PaddockTable *table, guint rider)
{
  return &riv_course (table)->riders[rider];
}

void
riv_say_rider (const PaddockTable *table, GString *out, guint rider, guint reader)
{
  const RivRosterRider *self = get_rider (table, rider);
  const char *name = paddock_table_translate (table, self->name);

  if (self->seat == reader && reader != PADDOCK_NOBODY)
    g_string_append (out, name);
  else
    paddock_table_say (table, out, N_ ("{1} ({2})"), name,
                       paddock_table_translate (table, riv_course (table)->teams[self->team].name),
                       NULL);
}

void
riv_format_rider (const PaddockTable *table, GString *out, guint rider)
{
  g_string_append (out, get_rider (table, rider)->word);
}

static void
begin_key (const PaddockDecision *decision, GString *text)
{
  g_string_append_printf (text, "%s:", riv_asks[decision->kind].name);
}

RIV_FORMATTER (riv_key_number)
{
  begin_key (decision, text);
  g_string_append_printf (text, "%u", choice->id);
}

RIV_FORMATTER (riv_key_own_rider)
{
  begin_key (decision, text);
  g_string_append (text, choice->id == RIV_NONE ? "none" : get_rider (table, choice->id)->id);
}

RIV_FORMATTER (riv_key_rider)
{
  if (choice->id == RIV_NONE) {
    g_string_append (text, "leave");
    return;
  }

  begin_key (decision, text);
  riv_format_rider (table, text, choice->id);
}

RIV_FORMATTER (riv_label_rider)
{
  if (choice->id == RIV_NONE)
    paddock_table_say (table, text, N_ ("Nobody else"), NULL);
  else {
    g_string_append_printf (text, "%s · ", riv_get_sign (table, choice->id).text);
    riv_say_rider (table, text, choice->id, decision->player);
  }
}

/* How many riders stand behind one another from RIDER on, itself with them. */
static guint
count_line (const PaddockTable *table, guint rider)
{
  guint8 behind[PADDOCK_ROAD_MAX_LANES];
  guint n = 1;

  while (riv_list_beside (table, riv_get_place (table, rider), RIV_BEHIND, behind) > 0) {
    rider = behind[0];
    n++;
  }

  return n;
}

RIV_FORMATTER (riv_label_attach)
{
  g_autoptr (GString) rider = g_string_new (NULL);
  g_autofree char *more = NULL;

  if (choice->id == RIV_NONE) {
    paddock_table_say (table, text, N_ ("Leave them behind"), NULL);
    return;
  }

  riv_say_rider (table, rider, choice->id, decision->player);
  more = g_strdup_printf ("%u", count_line (table, choice->id) - 1);
  paddock_table_say (table, text,
                     count_line (table, choice->id) == 1 ? N_ ("Take {1} along")
                                                         : N_ ("Take {1} and {2} more along"),
                     rider->str, more, NULL);
}

/* --- Cards --- */

static const RivAction *
get_action (const PaddockTable *table, const PaddockChoice *choice)
{
  return &riv_course (table)->piles.actions[choice->id];
}

RIV_FORMATTER (riv_key_card)
{
  begin_key (decision, text);
  g_string_append (text, choice->id == RIV_NONE ? "none" : get_action (table, choice)->id);
}

RIV_FORMATTER (riv_label_card)
{
  if (choice->id == RIV_NONE)
    paddock_table_say (table, text, N_ ("No more"), NULL);
  else
    g_string_append (text, paddock_table_translate (table, get_action (table, choice)->name));
}

RIV_FORMATTER (riv_key_type)
{
  g_string_append_printf (text, "type:%s", paddock_movement_names[choice->id]);
}

RIV_FORMATTER (riv_label_type)
{
  paddock_table_say (table, text, paddock_movement_get_row (choice->id)->row.label, NULL);
}

RIV_FORMATTER (riv_key_energy)
{
  g_string_append (text, choice->id ? "energy:spend" : "energy:keep");
}

RIV_FORMATTER (riv_label_energy)
{
  paddock_table_say (table, text, choice->id ? N_ ("Spend it: one stroke more") : N_ ("Keep it"),
                     NULL);
}

RIV_FORMATTER (riv_label_keep)
{
  paddock_table_say_count (table, text, N_ ("{1} follower"), N_ ("{1} followers"), choice->id);
}

RIV_FORMATTER (riv_label_recover)
{
  if (choice->id == 0)
    paddock_table_say (table, text, N_ ("None"), NULL);
  else
    paddock_table_say_number (table, text, N_ ("{1} light fatigue"), choice->id);
}

/* --- Where a step leads --- */

static gboolean
is_split (const PaddockTable *table, PaddockPlace place)
{
  const RivRoad *road = &riv_course (table)->road;

  return riv_road_is_on_road (road, place)
         && riv_road_get_cell (road, PADDOCK_PLACE (place.a, (place.b & ~3) + 2))->rank > 0;
}

/* Which half of its lane a place is, where that says something: 0: its lane has one space, or it follows from AT. */
static guint
find_half (const PaddockTable *table, PaddockPlace at, PaddockPlace to)
{
  gboolean is_open = is_split (table, to) && (at.a != to.a || !is_split (table, at));

  return is_open ? riv_place_get_half (to) : 0;
}

static const char *const half_keys[] = { "", "-front", "-rear" };

static PaddockPlace
get_at (const PaddockTable *table)
{
  return riv_get_place (table, riv_state (table)->move.rider);
}

static guint
count_ahead (const PaddockTable *table)
{
  guint n;

  riv_road_get_ways (&riv_course (table)->road, get_at (table), RIV_AHEAD, &n);
  return n;
}

static const char *
prefix_of (const PaddockChoice *choice)
{
  RivStepOption step = riv_step_from_choice (choice);

  return step.go == RIV_GO_DIAGONAL ? "diagonal" : step.is_bump ? "bump" : "step";
}

RIV_FORMATTER (riv_key_step)
{
  RivStepOption step = riv_step_from_choice (choice);
  guint half = find_half (table, get_at (table), step.to);

  g_string_append_printf (text, "%s:", prefix_of (choice));
  if (step.go == RIV_GO_STOP)
    g_string_append (text, "stop");
  else if (step.go == RIV_GO_DIAGONAL)
    g_string_append_printf (text, "%u%s", riv_place_get_lane (step.to), half_keys[half]);
  else if (step.go != RIV_GO_AHEAD)
    g_string_append_printf (text, "%s%s", step.go == RIV_GO_LEFT ? "left" : "right",
                            half_keys[half]);
  else if (count_ahead (table) > 1)
    g_string_append_printf (text, "forward-%u", riv_place_get_lane (step.to));
  else
    g_string_append (text, "forward");
}

/* --- Steps for people --- */

/* By RivGo; then, of the way ahead, whether there are several lanes. */
static const char *const free_labels[][2] = {
  [RIV_GO_AHEAD] = { N_ ("Forward"), N_ ("Forward into lane {1}") },
  [RIV_GO_LEFT] = { N_ ("To the left"), N_ ("To the left") },
  [RIV_GO_RIGHT] = { N_ ("To the right"), N_ ("To the right") },
  [RIV_GO_DIAGONAL] = { N_ ("Diagonally into lane {1}"), N_ ("Diagonally into lane {1}") },
  [RIV_GO_STOP] = { N_ ("Stop here"), N_ ("Stop here") },
};
static const char *const herd_labels[] = {
  N_ ("Forward, pushing {2} along"),
  N_ ("Forward into lane {1}, pushing {2} along"),
};
static const char *const bump_labels[][2] = {
  [RIV_GO_AHEAD] = { N_ ("Bump {2} forward ({3})"), N_ ("Bump {2} forward in lane {1} ({3})") },
  [RIV_GO_LEFT] = { N_ ("Bump {2} to the left ({3})"), N_ ("Bump {2} to the left ({3})") },
  [RIV_GO_RIGHT] = { N_ ("Bump {2} to the right ({3})"), N_ ("Bump {2} to the right ({3})") },
};

static const char *
find_step_label (const RivStepOption *step, gboolean is_occupied, gboolean has_lanes)
{
  if (step->is_bump)
    return bump_labels[step->go][has_lanes];

  return is_occupied && step->go == RIV_GO_AHEAD ? herd_labels[has_lanes]
                                                 : free_labels[step->go][has_lanes];
}

static void
say_half (const PaddockTable *table, GString *out, const char *main, guint half)
{
  static const char *const labels[] = { "{1}", N_ ("{1}, front half"), N_ ("{1}, rear half") };

  paddock_table_say (table, out, labels[half], main, NULL);
}

RIV_FORMATTER (riv_label_step)
{
  RivStepOption step = riv_step_from_choice (choice);
  guint met = step.go == RIV_GO_STOP ? RIV_NO_RIDER : riv_find_rider (table, step.to);
  g_autoptr (GString) rider = g_string_new (NULL), cost = g_string_new (NULL);
  g_autoptr (GString) main = g_string_new (NULL);
  g_autofree char *lane = g_strdup_printf ("%u", riv_place_get_lane (step.to));

  if (met != RIV_NO_RIDER)
    riv_say_rider (table, rider, met, decision->player);
  paddock_table_say_count (table, cost, N_ ("{1} stroke"), N_ ("{1} strokes"), step.cost);
  paddock_table_say (table, main,
                     find_step_label (&step, met != RIV_NO_RIDER, count_ahead (table) > 1), lane,
                     rider->str, cost->str, NULL);
  say_half (table, text, main->str, find_half (table, get_at (table), step.to));
}

/* --- Lanes of those who are pushed --- */

RIV_FORMATTER (riv_key_lane)
{
  if (choice->extra == RIV_LANE_HALF)
    g_string_append_printf (text, "half:%s", half_keys[riv_place_get_half (choice->place)] + 1);
  else
    g_string_append_printf (text, "lane:%u", riv_place_get_lane (choice->place));
}

RIV_FORMATTER (riv_label_lane)
{
  if (choice->extra == RIV_LANE_HALF)
    paddock_table_say (table, text,
                       riv_place_get_half (choice->place) == 1 ? N_ ("The front half")
                                                               : N_ ("The rear half"),
                       NULL);
  else
    paddock_table_say_number (table, text, N_ ("Lane {1}"),
                              (int) riv_place_get_lane (choice->place));
}

/* --- What is meant unless something else is said --- */

static gboolean
is_plain (const PaddockChoice *choice, guint go)
{
  return choice->id == go;
}

/* Straight on; else stopping rather than bumping or going round. */
guint
riv_prefer_step (const PaddockTable *table, const PaddockDecision *decision)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (is_plain (&decision->choices[i], RIV_GO_AHEAD))
      return i;
  for (guint i = 0; i < decision->n_choices; i++)
    if (is_plain (&decision->choices[i], RIV_GO_STOP))
      return i;

  return 0;
}

guint
riv_prefer_none (const PaddockTable *table, const PaddockDecision *decision)
{
  return decision->n_choices - 1u;
}
