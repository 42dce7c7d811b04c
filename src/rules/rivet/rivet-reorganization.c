/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-reorganization.h"

#include "rivet-asks.h"
#include "rivet-fatigue.h"
#include "rivet-hands.h"
#include "rivet-riders.h"
#include "rivet-tactics.h"
#include "rivet-turn.h"

gboolean
riv_begin_reorganization (PaddockTable *table)
{
  RivState *state = riv_state (table);

  state->asked = 0;
  state->helper = RIV_NO_RIDER;
  state->is_rescue_light = FALSE;
  riv_forget_tactics (state);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PHASE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = RIV_REORG_01, .amount = RIV_PHASE_REORGANIZATION);
  return riv_go_to (table, RIV_STEP_RESCUE);
}

/* --- Who is dropped --- */

/* RIV-RESC-02, RIV-RUL-26: unlinked, and behind every linked rider; RIV-RESC-03: there must be a line. */
guint
riv_find_dropped (const PaddockTable *table, guint team)
{
  guint last = riv_find_last_of_team (table, team), n_linked = 0;

  if (last == RIV_NO_RIDER || riv_is_linked (table, last))
    return RIV_NO_RIDER;

  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (riv_is_linked (table, i)) {
      if (riv_get_rank (table, i) > riv_get_rank (table, last))
        return RIV_NO_RIDER;
      n_linked++;
    }

  return n_linked > 0 ? last : RIV_NO_RIDER;
}

/* --- Where they go (25.4) --- */

/* The rescue as it would be: the dropped rider lifted, the helper on its new space. */
typedef struct {
  const PaddockTable *table;
  guint dropped, helper;
  PaddockPlace helper_at;
} Rescue;

static gboolean
is_free (const Rescue *self, PaddockPlace place)
{
  guint rider = riv_find_rider (self->table, place);

  return !paddock_place_equal (place, self->helper_at)
         && (rider == RIV_NO_RIDER || rider == self->dropped || rider == self->helper);
}

static guint
get_place_rank (const PaddockTable *table, PaddockPlace place)
{
  return riv_road_get_cell (&riv_course (table)->road, place)->rank;
}

/* The free spaces directly behind PLACE; BEST is the best-ranked of the others. */
static guint
list_free_behind (const Rescue *self,
                  PaddockPlace place,
                  PaddockPlace free[PADDOCK_ROAD_MAX_LANES],
                  PaddockPlace *best)
{
  guint n_ways, n = 0;
  const PaddockPlace *ways =
    riv_road_get_ways (&riv_course (self->table)->road, place, RIV_BEHIND, &n_ways);

  *best = PADDOCK_NOWHERE;
  for (guint i = 0; i < n_ways; i++)
    if (is_free (self, ways[i]))
      free[n++] = ways[i];
    else if (paddock_place_is_nowhere (*best)
             || get_place_rank (self->table, ways[i]) < get_place_rank (self->table, *best))
      *best = ways[i];

  return n;
}

/* Behind the helper, or behind whoever stands there (RIV-RUL-28); never farther back than it is now. */
static guint
list_dropped_spaces (const Rescue *self, PaddockPlace spaces[PADDOCK_ROAD_MAX_LANES])
{
  PaddockPlace place = self->helper_at;

  while (!paddock_place_is_nowhere (place)) {
    guint n = list_free_behind (self, place, spaces, &place);

    if (n > 0)
      return spaces[0].a >= riv_get_place (self->table, self->dropped).a ? n : 0;
  }

  return 0;
}

static Rescue
make_rescue (const PaddockTable *table, guint dropped, guint helper, PaddockPlace helper_at)
{
  return (Rescue){ table, dropped, helper, helper_at };
}

guint
riv_list_helper_spaces (const PaddockTable *table,
                        guint dropped,
                        guint helper,
                        PaddockPlace spaces[PADDOCK_ROAD_MAX_LANES])
{
  PaddockPlace behind[PADDOCK_ROAD_MAX_LANES], of_dropped[PADDOCK_ROAD_MAX_LANES];
  guint tail = riv_find_tail (table), n = 0, n_behind;
  PaddockPlace best;
  Rescue rescue = make_rescue (table, dropped, helper, PADDOCK_NOWHERE);

  behind[0] = riv_get_place (table, helper);
  n_behind =
    helper == tail ? 1 : list_free_behind (&rescue, riv_get_place (table, tail), behind, &best);
  for (guint i = 0; i < n_behind; i++) {
    rescue.helper_at = behind[i];
    if (list_dropped_spaces (&rescue, of_dropped) > 0)
      spaces[n++] = behind[i];
  }

  return n;
}

/* --- Rescues, team by team --- */

static guint
get_rescuer (const PaddockTable *table)
{
  return riv_get_team_after (table, riv_state (table)->first, riv_state (table)->asked);
}

static gboolean
can_help (const PaddockTable *table, guint rider, guint dropped)
{
  PaddockPlace spaces[PADDOCK_ROAD_MAX_LANES];

  return riv_state (table)->riders[rider].team == riv_state (table)->riders[dropped].team
         && rider != dropped && riv_is_on_map (table, rider)
         && riv_list_helper_spaces (table, dropped, rider, spaces) > 0;
}

static gboolean
may_rescue (const PaddockTable *table, guint team)
{
  guint dropped = riv_find_dropped (table, team);

  if (riv_state (table)->teams[team].seat == PADDOCK_NOBODY || dropped == RIV_NO_RIDER)
    return FALSE;
  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (can_help (table, i, dropped))
      return TRUE;

  return FALSE;
}

/* RIV-RUL-29: one after another from the first player on; RIV-RUL-60: the artificial team never rescues. */
static gboolean
run_rescue (PaddockTable *table)
{
  RivState *state = riv_state (table);

  if (state->asked == state->n_teams)
    return riv_go_past (table);

  state->active = (guint8) get_rescuer (table);
  if (state->helper != RIV_NO_RIDER || may_rescue (table, state->active))
    return FALSE;

  state->asked++;
  return TRUE;
}

static void
add_space (PaddockDecision *decision, guint rider, PaddockPlace place)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) rider,
                                                   .target = PADDOCK_TARGET_ROAD,
                                                   .place = place });
}

/* Each helper with each of its spaces, behind the tail. */
static void
ask_helper (const PaddockTable *table, PaddockDecision *decision)
{
  const RivState *state = riv_state (table);
  guint dropped = riv_find_dropped (table, state->active);
  PaddockPlace spaces[PADDOCK_ROAD_MAX_LANES];

  riv_ask (table, decision, state->active, RIV_ASK_RESCUE);
  paddock_decision_add (decision, (PaddockChoice){ .id = RIV_NONE });
  riv_add_tactics (table, decision, state->active, PADDOCK_WINDOW_REORG);
  for (guint i = 0; i < state->n_riders; i++)
    if (can_help (table, i, dropped)) {
      guint n = riv_list_helper_spaces (table, dropped, i, spaces);

      for (guint k = 0; k < n; k++)
        add_space (decision, i, spaces[k]);
    }
}

/* The rider that is being rescued: the team's last apart from the helper, who has moved. */
static guint
find_rescued (const PaddockTable *table)
{
  return riv_state (table)->move.rider;
}

static void
ask_space (const PaddockTable *table, PaddockDecision *decision)
{
  const RivState *state = riv_state (table);
  PaddockPlace spaces[PADDOCK_ROAD_MAX_LANES];
  Rescue rescue =
    make_rescue (table, find_rescued (table), state->helper, riv_get_place (table, state->helper));
  guint n = list_dropped_spaces (&rescue, spaces);

  riv_ask (table, decision, state->active, RIV_ASK_RESCUE_SPACE);
  for (guint i = 0; i < n; i++)
    add_space (decision, rescue.dropped, spaces[i]);
}

static void
ask_rescue (const PaddockTable *table, PaddockDecision *decision)
{
  if (riv_state (table)->helper == RIV_NO_RIDER)
    ask_helper (table, decision);
  else
    ask_space (table, decision);
}

/* RIV-RESC-04 and 05 */
static void
bring_helper (PaddockTable *table, guint helper, PaddockPlace to)
{
  RivState *state = riv_state (table);

  state->move.rider = (guint8) riv_find_dropped (table, state->active);
  state->helper = (guint8) helper;
  if (!paddock_place_equal (riv_get_place (table, helper), to))
    riv_put (table, helper, to, PADDOCK_EVENT_JUMPED, RIV_RESC_04);
}

/* RIV-RESC-06 and 07; nobody is activated by it (RIV-RESC-08). */
static void
bring_dropped (PaddockTable *table, PaddockPlace to)
{
  RivState *state = riv_state (table);
  guint dropped = find_rescued (table);

  if (!paddock_place_equal (riv_get_place (table, dropped), to))
    riv_put (table, dropped, to, PADDOCK_EVENT_JUMPED, RIV_RESC_06);
  riv_give_fatigue (table, dropped,
                    state->is_rescue_light ? PADDOCK_FATIGUE_LIGHT : PADDOCK_FATIGUE_HEAVY,
                    RIV_RESC_07);
  riv_clear_move (state);
  state->helper = RIV_NO_RIDER;
}

static void
end_rescue (RivState *state)
{
  state->asked++;
  state->is_rescue_light = FALSE;
}

static void
answer_rescue (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  RivState *state = riv_state (table);

  if (choice->target == PADDOCK_TARGET_CARD) {
    riv_play_tactic (table, state->active, choice->id);
    state->is_rescue_light = TRUE;
    state->tactic = RIV_NO_CARD;
  } else if (decision->kind == RIV_ASK_RESCUE_SPACE) {
    bring_dropped (table, choice->place);
    end_rescue (state);
  } else if (choice->id == RIV_NONE) {
    end_rescue (state);
  } else {
    bring_helper (table, choice->id, choice->place);
  }
}

const PaddockRoutine riv_rescue_step = { run_rescue, ask_rescue, answer_rescue };

/* --- Events and indicator --- */

/* RIV-EVT-09, where unresolved cards come back only now. */
static void
return_waiting (PaddockTable *table)
{
  for (guint i = 0; i < riv_state (table)->n_teams; i++)
    if (riv_state (table)->teams[i].headlines_aside == RIV_ASIDE_WAITING)
      riv_return_headlines (table, i);
}

/* RIV-EVT-07 and 08, RIV-RUL-24: it is the first player's of the phase that ends. */
static gboolean
run_clean_up (PaddockTable *table)
{
  RivState *state = riv_state (table);

  state->active = state->first;
  if (state->n_phase_events == 0 && riv_reveal_event (table, state->first, RIV_EVT_07))
    return TRUE;

  state->n_phase_events = 0;
  return_waiting (table);
  return riv_go_past (table);
}

const PaddockRoutine riv_clean_up_step = { run_clean_up };

/* RIV-REORG-03 and 04, RIV-RUL-30. */
static gboolean
run_flip (PaddockTable *table)
{
  RivState *state = riv_state (table);
  guint team = state->riders[riv_find_leader (table)].team;

  state->is_black = !state->is_black;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ORDER, .actor = state->teams[team].seat,
                .subject = (guint8) team, .clause = RIV_REORG_04, .amount = 1);
  riv_begin_phase (table, team);
  return TRUE;
}

const PaddockRoutine riv_flip_step = { run_flip };
