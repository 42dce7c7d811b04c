/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The time of a team is the sum of its riders' places.  Who will be placed ahead of whom is known at the end alone;
 * before that it is the likelier the further ahead a rider is, and the more likely the nearer the finish.  Where a rider
 * is counts together with what may still carry it: its own activation, and those it is linked to.
 */

#include "rivet-worth.h"

#include "rivet/rivet-fatigue.h"
#include "rivet/rivet-podium.h"

#define ROW 16 /* parts of a row */
#define NARROW \
  28 /* how far apart two riders are that are fairly sure to stay so: at the finish ... */
#define WIDEST 200 /* ... and far from it */
#define WIDER 3    /* for each row to go */
#define AN_ACTIVATION (4 * ROW)
#define ROWS_A_PHASE 9
#define LAGGING (7 * ROW) /* so far behind the winner a rider may not make it over the line */

/* What a rider gains from one that it is linked to: one of its own team and a rival, which is still to be activated or
 * has been. */
static const int shelter[2][2] = { { 3, 8 }, { 6, 20 } };

enum {
  WORTH_ENERGY = 60,
  WORTH_TACTIC = 40,
  WORTH_STROKE = 14, /* of a card in hand */
  WORTH_ALONE = 120,
  WORTH_IN_THE_WAY = 90,
  WORTH_ROW = 12, /* of the foremost rider, for those who love speed */
};

typedef struct {
  const PaddockRivBoard *board;
  const RivState *state;
  const RivCourse *course;
  int ahead[RIV_MAX_RIDERS];   /* how far it may be thought to be, in parts of a row */
  guint8 next[RIV_MAX_RIDERS]; /* who stands directly ahead */
  guint32 linked;              /* set */
  int to_go;                   /* rows, of the leader */
  int best;                    /* of ahead */
  int width;
  gint32 times[RIV_MAX_TEAMS];
} Worth;

static guint
team_of (const Worth *self, guint rider)
{
  return self->state->riders[rider].team;
}

/* --- How far riders are --- */

static int
count_rows_to_go (const Worth *self, guint rider)
{
  return self->board->podium[rider]
           ? 0
           : MAX (0, self->course->road.n_rows + 1 - self->board->at[rider].a);
}

static int
find_place (const Worth *self, guint rider)
{
  PaddockPlace at = self->board->at[rider];
  int lane = (int) riv_place_get_lane (at), priority;

  if (!riv_road_has (&self->course->road, at))
    return 0;

  priority = self->course->road.rows[at.a].priority;
  return at.a * ROW - 2 * ABS (lane - priority) - (riv_place_get_half (at) > 1 ? 1 : 0)
         + ((self->board->ready >> rider & 1) ? AN_ACTIVATION : 0);
}

static void
shelter_pair (Worth *self, guint a, guint b)
{
  gboolean is_own = team_of (self, a) == team_of (self, b);

  self->ahead[a] += shelter[is_own][self->board->ready >> b & 1];
  self->ahead[b] += shelter[is_own][self->board->ready >> a & 1];
  self->linked |= 1u << a | 1u << b;
}

static void
find_links (Worth *self)
{
  for (guint i = 0; i < self->board->n; i++)
    self->next[i] = (guint8) paddock_riv_board_find_beside (self->board, i, RIV_AHEAD);
  for (guint i = 0; i < self->board->n; i++)
    for (guint k = self->next[i]; k != RIV_NO_RIDER; k = self->next[k])
      shelter_pair (self, i, k);
}

static void
init (Worth *self, const PaddockRivBoard *board)
{
  self->board = board;
  self->state = riv_state (board->table);
  self->course = riv_course (board->table);
  self->linked = 0;
  self->to_go = self->course->road.n_rows;
  for (guint i = 0; i < board->n; i++) {
    self->ahead[i] = find_place (self, i);
    self->to_go = MIN (self->to_go, count_rows_to_go (self, i));
  }
  find_links (self);
  self->best = 0;
  for (guint i = 0; i < board->n; i++)
    self->best = MAX (self->best, self->ahead[i]);
  self->width = MIN (NARROW + WIDER * self->to_go, WIDEST);
}

/* --- Times --- */

/* Between two riders the places are even where they are level, sure where one is FAR widths ahead; most of it is
 * decided within the first width. */
#define FAR 4
#define STEEP 6 /* parts of it that are decided there, of STEEP + FAR */
#define OVER_THE_LINE 4000

/* Riders who are there are as far ahead as makes it sure. */
static void
spread (const Worth *self, gint16 ahead[RIV_MAX_RIDERS])
{
  for (guint i = 0; i < self->board->n; i++)
    ahead[i] =
      (gint16) (self->board->podium[i] ? OVER_THE_LINE - self->board->podium[i] * (FAR * NARROW + 1)
                                       : MAX (self->ahead[i] - self->best, -OVER_THE_LINE));
}

/* What a rider that is AT loses to those AHEAD of it, with half a second for itself.  16 bits
 * are enough, and quick. */
static gint32
lose_places (const Worth *self, const gint16 *ahead, gint16 at)
{
  gint16 width = (gint16) self->width, far = (gint16) (FAR * self->width), near_sum = 0, sum = 0;

  for (guint i = 0; i < self->board->n; i++) {
    gint16 d = (gint16) (ahead[i] - at);

    near_sum = (gint16) (near_sum + CLAMP (d, (gint16) -width, width));
    sum = (gint16) (sum + CLAMP (d, (gint16) -far, far));
  }

  return PADDOCK_RIV_SECOND / 2 * (gint32) self->board->n
         + PADDOCK_RIV_SECOND / 2 * (STEEP * near_sum + sum) / ((STEEP + FAR) * width);
}

static gint32
expect_penalty (const Worth *self, guint rider)
{
  int line = self->board->n_finished ? (self->course->road.n_rows + 1) * ROW : self->best - LAGGING;
  int d = line - self->ahead[rider];

  if (self->board->podium[rider])
    return 0;

  return RIV_PENALTY_TIME
         * (PADDOCK_RIV_SECOND / 2 + PADDOCK_RIV_SECOND / 2 * d / (ABS (d) + self->width));
}

static void
find_times (Worth *self)
{
  int second = self->course->options[RIV_OPTION_PODIUM];
  gint16 ahead[RIV_MAX_RIDERS];

  for (guint i = 0; i < RIV_MAX_TEAMS; i++)
    self->times[i] = 0;
  spread (self, ahead);
  for (guint i = 0; i < self->board->n; i++)
    self->times[team_of (self, i)] +=
      second * lose_places (self, ahead, ahead[i]) + expect_penalty (self, i)
      - RIV_BONUS_TIME * PADDOCK_RIV_SECOND * self->board->bonuses[i];
}

static gint32
find_best_rival (const Worth *self, guint team)
{
  gint32 best = G_MAXINT32;

  for (guint i = 0; i < self->state->n_teams; i++)
    if (i != team)
      best = MIN (best, self->times[i]);

  return best;
}

/* --- Fatigue --- */

/* Strokes that are lost in an activation, in quarters; the next token is near, and Drafts lose none. */
static int
lose_strokes (const Worth *self, guint rider)
{
  guint n = self->board->fatigue[rider];

  if (n == 0)
    return 0;

  return -(
    2 * riv_get_fatigue_modifier (self->course->is_short, n)
    + riv_get_fatigue_modifier (self->course->is_short, MIN (n + 1, self->course->capacity)));
}

/* Activations to come, in parts of a ROW's. */
static int
count_activations (const Worth *self, guint rider)
{
  int now = (self->board->ready >> rider & 1) ? ROW : 0;

  return self->board->n_finished ? now : now + count_rows_to_go (self, rider) * ROW / ROWS_A_PHASE;
}

/* What a row is worth to a rider among its rivals. */
static gint32
worth_of_row (const Worth *self)
{
  guint n_rivals = self->board->n - self->course->n_team;

  return (gint32) (PADDOCK_RIV_SECOND * n_rivals * ROW) / (4 * self->width);
}

static gint32
find_fatigue (const Worth *self, guint team)
{
  int lost = 0;

  for (guint i = 0; i < self->board->n; i++)
    if (team_of (self, i) == team && !self->board->podium[i])
      lost += lose_strokes (self, i) * count_activations (self, i);

  return lost * worth_of_row (self) / (6 * ROW);
}

/* --- What is held --- */

static gint32
worth_of_hand (const Worth *self, guint team)
{
  const RivTeam *held = &self->state->teams[team];
  gboolean is_played = self->board->played == RIV_NO_CARD;
  int strokes = 0;

  for (guint i = 0; i < held->n_hand; i++)
    if (is_played || held->hand[i] != self->board->played)
      strokes += self->course->piles.actions[held->hand[i]].strokes - 5;
    else
      is_played = TRUE;

  return strokes * WORTH_STROKE;
}

static gint32
find_kit (const Worth *self, guint team)
{
  gint32 worth = worth_of_hand (self, team) + WORTH_TACTIC * self->state->teams[team].n_tactics;

  for (guint i = 0; i < self->board->n; i++)
    if (team_of (self, i) == team && !self->board->podium[i])
      worth += WORTH_ENERGY * self->state->riders[i].energy;

  return worth * MIN (self->to_go, 2 * ROWS_A_PHASE) / (2 * ROWS_A_PHASE);
}

/* --- The others --- */

static gint32
count_alone (const Worth *self, guint team)
{
  gint32 n = 0;

  for (guint i = 0; i < self->board->n; i++)
    n += team_of (self, i) == team && !self->board->podium[i] && !(self->linked >> i & 1);

  return n;
}

/* Rivals who have one of the team directly ahead. */
static gint32
count_blocked (const Worth *self, guint team)
{
  gint32 n = 0;

  for (guint i = 0; i < self->board->n; i++)
    n += team_of (self, i) != team && self->next[i] != RIV_NO_RIDER
         && team_of (self, self->next[i]) == team;

  return n;
}

static gint32
find_foremost (const Worth *self, guint team)
{
  int rows = 0;

  for (guint i = 0; i < self->board->n; i++)
    if (team_of (self, i) == team)
      rows = MAX (rows, self->course->road.n_rows + 1 - count_rows_to_go (self, i));

  return rows;
}

/* --- A quick guess --- */

#define TOKEN_ROWS 5  /* as many rows of one rider a time bonus is worth */
#define TIRED_ROWS 12 /* a row less in as many that are still to be ridden */

gint32
paddock_riv_guess_gain (const PaddockRivBoard *board, guint team)
{
  const RivState *state = riv_state (board->table);
  int n_rows = riv_course (board->table)->road.n_rows;
  gint32 gain = 0;

  for (guint i = 0; i < board->n; i++) {
    const RivRider *before = &state->riders[i];
    gint32 rows =
      ROW * (board->at[i].a - before->at.a + TOKEN_ROWS * (board->bonuses[i] - before->bonuses));

    if (before->team != team)
      gain -= rows;
    else
      gain += (state->n_teams - 1)
              * (rows
                 - ROW * ((int) board->fatigue[i] - before->light - before->heavy)
                     * (board->n_finished ? 0 : n_rows - board->at[i].a) / TIRED_ROWS);
  }

  return gain;
}

void
paddock_riv_judge_board (const PaddockRivBoard *board,
                         guint team,
                         guint wanted,
                         gint32 terms[PADDOCK_N_TERMS])
{
  Worth self;

  init (&self, board);
  find_times (&self);
  terms[PADDOCK_TERM_LINE] = -self.times[team];
  terms[PADDOCK_TERM_RIVALS] = find_best_rival (&self, team);
  terms[PADDOCK_TERM_DAMAGE] = -find_fatigue (&self, team);
  terms[PADDOCK_TERM_KIT] = find_kit (&self, team);
  if (wanted & 1u << PADDOCK_TERM_SPEED)
    terms[PADDOCK_TERM_SPEED] = WORTH_ROW * find_foremost (&self, team);
  if (wanted & 1u << PADDOCK_TERM_DANGER)
    terms[PADDOCK_TERM_DANGER] = -WORTH_ALONE * count_alone (&self, team);
  if (wanted & 1u << PADDOCK_TERM_BLOCK)
    terms[PADDOCK_TERM_BLOCK] = WORTH_IN_THE_WAY * count_blocked (&self, team);
}
