/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From documents and options to the flat arrays that a race runs on, or a sentence that says why these
 * documents make no race: the board and its lines (JOY-BRD, JOY-OBS, JOY-CPT).
 */

#include "hex-course.h"
#include "joyride-compile.h"
#include "joyride-content.h"
#include "track-layout.h"
#include "words.h"

#include <string.h>

#define MAX_SPACES_BY_LINES 100000

/* --- The board --- */

static void
set_cell (JoyCourse *self, PaddockHex hex, guint kind)
{
  guint i = joy_course_index (self, hex);

  self->flags[i] = kind == PADDOCK_CELL_SPACE     ? JOY_CELL_SPACE
                   : kind >= PADDOCK_CELL_SPECIAL ? JOY_CELL_SPACE | JOY_CELL_SPECIAL
                                                  : 0;
  self->specials[i] = kind >= PADDOCK_CELL_SPECIAL ? (guint8) (kind - PADDOCK_CELL_SPECIAL + 1) : 0;
}

static void
copy_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  set_cell (data, hex, cell.kind);
}

/* JOY-RUL-08: with a border of barriers all round. */
static gboolean
lay_board (JoyCourse *self, const PaddockHexTrack *track, GError **error)
{
  guint n;

  if (!paddock_hex_course_frame (&self->window, track, error))
    return FALSE;

  n = paddock_hex_window_size (&self->window);
  self->flags = g_new0 (guint8, n);
  self->specials = g_new0 (guint8, n);
  self->lines = g_new0 (guint32, n);
  paddock_board_foreach (track->board, NULL, copy_cell, self);
  return TRUE;
}

/* JOY-DIF-10: special spaces leave the length of a move alone. */
static void
drop_boosts (JoySpecial *special)
{
  for (guint i = 0; i < JOY_MAX_EFFECTS; i++)
    if (special->effects[i].kind == PADDOCK_CARD_EFFECT_BOOST)
      special->effects[i] = (JoyEffect){ PADDOCK_CARD_EFFECT_NONE, 0 };
}

/* The letters of the legend; a cell whose letter has none is a plain space. */
static gboolean
read_specials (JoyCourse *self,
               const PaddockSetup *setup,
               const PaddockHexTrack *track,
               GError **error)
{
  for (guint i = 0; i < paddock_list_len (track->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (track->specials, PaddockSpecial, i);
    const char *key = paddock_text_get (special->key);

    if (*key < 'a' || *key > 'z')
      continue;
    if (!joy_find_space (setup, paddock_text_get (special->name), &self->special[*key - 'a'],
                         error))
      return FALSE;
    if (self->options[JOY_OPTION_STOP_CAUSES])
      drop_boosts (&self->special[*key - 'a']);
  }
  self->n_specials = JOY_MAX_SPECIALS;

  return TRUE;
}

/* A token, or one hex of it, on top of the board: never beside it, never on another. */
static gboolean
cover (JoyCourse *self, const PaddockHexTrack *track, PaddockHex hex, guint kind, GError **error)
{
  if (paddock_board_get (track->board, hex).kind == PADDOCK_CELL_OFF)
    return paddock_refuse_setup (error, N_ ("The token at %d,%d lies outside the board"), hex.q,
                                 hex.r);
  if (self->flags[joy_course_index (self, hex)] & JOY_CELL_COVERED)
    return paddock_refuse_setup (error, N_ ("Two tokens lie on %d,%d"), hex.q, hex.r);

  set_cell (self, hex, kind);
  self->flags[joy_course_index (self, hex)] |= JOY_CELL_COVERED;
  return TRUE;
}

/* JOY-OBS-01 and 02: what the token shows replaces what is below it. */
static gboolean
lay_obstacles (JoyCourse *self, const PaddockHexTrack *track, GError **error)
{
  for (guint i = 0; i < paddock_list_len (track->obstacles); i++) {
    const PaddockObstacle *obstacle = PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i);
    const char *shows = paddock_text_get (obstacle->shows);
    PaddockHex hexes[3];
    guint n = paddock_obstacle_get_hexes (obstacle, hexes);

    for (guint k = 0; k < n; k++)
      if (!cover (self, track, hexes[k],
                  k < strlen (shows) ? (guint) MAX (0, paddock_cell_kind_from_char (shows[k]))
                                     : PADDOCK_CELL_BARRIER,
                  error))
        return FALSE;
  }

  return TRUE;
}

/* --- Lines --- */

static void
add_to_line (JoyCourse *self, guint line, GArray *cells, PaddockHex hex)
{
  if (!joy_course_is_space (self, hex))
    return; /* JOY-CPT-04 */

  g_array_append_val (cells, hex);
  self->lines[joy_course_index (self, hex)] |= 1u << line;
  self->flags[joy_course_index (self, hex)] |= JOY_CELL_LINE;
}

/* Whether the second token of a pair lies in the row of the first one's arrow and looks back at it. */
static gboolean
is_pair (const PaddockLineToken *first, const PaddockLineToken *second)
{
  int direction, steps;

  return paddock_hex_is_in_row (first->at, second->at, &direction, &steps)
         && first->arrow == direction && second->arrow == (direction + 3) % PADDOCK_N_DIRECTIONS;
}

static gboolean
lay_line (JoyCourse *self,
          const PaddockHexTrack *track,
          guint line,
          const PaddockList *tokens,
          GError **error)
{
  const PaddockLineToken *first = PADDOCK_LIST_AT (tokens, PaddockLineToken, 0);
  const PaddockLineToken *second = tokens->len > 1 ? first + 1 : NULL;
  PaddockLineRow row;
  GArray *cells;

  if (second && !is_pair (first, second))
    return paddock_refuse_setup (
      error, N_ ("The tokens at %d,%d and %d,%d do not face each other in one row"), first->at.q,
      first->at.r, second->at.q, second->at.r);

  cells = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  paddock_line_row_find (&row, track->board, tokens);
  for (int i = 0; i < row.n; i++)
    add_to_line (self, line, cells, paddock_line_row_at (&row, i));

  self->line[line].n_cells = (guint16) cells->len;
  self->line[line].cells = (PaddockHex *) g_array_free (cells, FALSE);
  if (self->line[line].n_cells > 0)
    return TRUE;

  return line == 0
           ? paddock_refuse_setup (error, N_ ("The starting line has no spaces"))
           : paddock_refuse_setup (error, N_ ("The line of checkpoint %u has no spaces"), line);
}

static gboolean
lay_tokens (JoyCourse *self,
            const PaddockHexTrack *track,
            const PaddockList *tokens,
            const char *what,
            GError **error)
{
  if (paddock_list_len (tokens) < 1 || paddock_list_len (tokens) > 2)
    return paddock_refuse_setup (error, N_ ("%s needs one token or a pair"),
                                 paddock_language_translate (what));

  for (guint i = 0; i < tokens->len; i++)
    if (!cover (self, track, PADDOCK_LIST_AT (tokens, PaddockLineToken, i)->at,
                PADDOCK_CELL_BARRIER, error)) /* JOY-CPT-05 */
      return FALSE;

  return TRUE;
}

const PaddockCheckpoint *
joy_find_checkpoint (const PaddockHexTrack *track, guint number)
{
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    if (PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->number == (int) number)
      return PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);

  return NULL;
}

/* JOY-CPT-01: the start and the checkpoints 1..N.  All tokens first: they are barriers to every line. */
static gboolean
lay_lines (JoyCourse *self, const PaddockHexTrack *track, GError **error)
{
  guint n = paddock_list_len (track->checkpoints);

  if (n < 1 || n + 1 > JOY_MAX_LINES)
    return paddock_refuse_setup (error, N_ ("The track has %u checkpoints; a race needs 1 to %d"),
                                 n, JOY_MAX_LINES - 1);
  if (!lay_tokens (self, track, track->start.tokens, N_ ("The starting line"), error))
    return FALSE;
  for (guint i = 1; i <= n; i++) {
    const PaddockCheckpoint *checkpoint = joy_find_checkpoint (track, i);

    if (!checkpoint)
      return paddock_refuse_setup (
        error, N_ ("Checkpoint %u is missing: numbers start at 1 and have no gaps"), i);
    if (!lay_tokens (self, track, checkpoint->tokens, N_ ("Every checkpoint"), error))
      return FALSE;
  }

  self->n_lines = n + 1;
  self->start_direction = (guint8) track->start.direction;
  self->line[0].has_item = track->start.side == PADDOCK_SIDE_ITEM;
  if (!lay_line (self, track, 0, track->start.tokens, error))
    return FALSE;
  for (guint i = 1; i <= n; i++) {
    const PaddockCheckpoint *checkpoint = joy_find_checkpoint (track, i);

    self->line[i].has_item = checkpoint->side == PADDOCK_SIDE_ITEM;
    if (!lay_line (self, track, i, checkpoint->tokens, error))
      return FALSE;
  }

  return TRUE;
}

/* --- The whole --- */

/* Every space of the line is a place to start from, and all of them are offered at once. */
static gboolean
check_choices (const JoyLine *line, const char *what, GError **error)
{
  return line->n_cells <= PADDOCK_MAX_CHOICES
         || paddock_refuse_setup (error, N_ ("%s has %u spaces; a race takes at most %d"),
                                  paddock_language_translate (what), line->n_cells,
                                  PADDOCK_MAX_CHOICES);
}

static gboolean
has_late_cars (const JoyCourse *self)
{
  for (guint i = 0; i < self->n_cars; i++)
    if (self->cars[i].handicaps & (JOY_HANDICAP_LATE | JOY_HANDICAP_RANDOM))
      return TRUE;

  return FALSE;
}

/* Places on the starting line: a space whose rear space is free too (JOY-RUL-53).  With the start direction along
 * the line a car can spoil the places before and behind it, so only a third of them is safe. */
static gboolean
check_start (const JoyCourse *self, GError **error)
{
  const JoyLine *line = &self->line[0];
  guint places = 0;
  gboolean is_along = FALSE;

  for (guint i = 0; i < line->n_cells; i++) {
    PaddockHex rear = paddock_hex_neighbour (line->cells[i], self->start_direction + 3);

    places += joy_course_is_space (self, rear);
    is_along |= (self->lines[joy_course_index (self, rear)] & 1) != 0;
  }
  if (is_along)
    places = (places + 2) / 3;

  if (places < self->n_cars)
    return paddock_refuse_setup (error, N_ ("The starting line has room for %u cars, not for %u"),
                                 places, self->n_cars);
  return check_choices (line, N_ ("The starting line"), error)
         && (!has_late_cars (self)
             || check_choices (&self->line[self->n_lines - 1], N_ ("The last checkpoint"), error));
}

/* Drivers know the way from every space to every line, so what they remember grows with both. */
static gboolean
check_spaces (const JoyCourse *self, GError **error)
{
  guint most = MAX_SPACES_BY_LINES / MAX (1, self->n_lines), n = 0;

  for (guint i = 0; i < paddock_hex_window_size (&self->window); i++)
    n += joy_course_is_space (self, paddock_hex_window_at (&self->window, i));

  return n <= most
         || paddock_refuse_setup (
           error,
           N_ ("The track has %u spaces; a race with its number of checkpoints takes at most %u"),
           n, most);
}

static gboolean
check_card_set (const PaddockDocument *set, GError **error)
{
  if (!set || set->kind == &paddock_cards_kind)
    return TRUE;

  return paddock_refuse_setup (error, N_ ("Found a %s where a card set is expected"),
                               set->kind->type->name);
}

static gboolean
check_card_sets (const PaddockSetup *setup, const PaddockHexTrack *track, GError **error)
{
  for (guint i = 0; i < setup->cards->len; i++)
    if (!check_card_set (setup->cards->pdata[i], error))
      return FALSE;
  for (guint i = 0; i < paddock_list_len (track->cards); i++)
    if (!check_card_set (PADDOCK_LIST_AT (track->cards, PaddockSource, i)->document, error))
      return FALSE;

  return TRUE;
}

JoyCourse *
joy_course_new (const PaddockSetup *setup, GError **error)
{
  g_autoptr (JoyCourse) self = g_new0 (JoyCourse, 1);
  const PaddockHexTrack *track;
  int laps;

  if (!setup->track || setup->track->kind != &paddock_hex_track_kind) {
    paddock_refuse_setup (error, N_ ("A Joyride race needs a hex track"));
    return NULL;
  }

  track = setup->track->record;
  memcpy (self->options, setup->options, sizeof self->options);
  laps = self->options[JOY_OPTION_LAPS] ? self->options[JOY_OPTION_LAPS] : track->laps;
  self->laps = (guint8) MAX (1, laps - self->options[JOY_OPTION_FEWER_LAPS]);
  if (!check_card_sets (setup, track, error) || !lay_board (self, track, error)
      || !read_specials (self, setup, track, error) || !lay_obstacles (self, track, error)
      || !lay_lines (self, track, error) || !check_spaces (self, error)
      || !joy_fill_stack (self, setup, track, error)
      || !joy_lay_board_items (self, setup, track, error) || !joy_read_seats (self, setup, error)
      || !joy_check_variants (self, setup, error) || !check_start (self, error))
    return NULL;

  joy_restrict_checkpoints (self, track);
  return g_steal_pointer (&self);
}

void
joy_course_free (JoyCourse *self)
{
  for (guint i = 0; i < JOY_MAX_LINES; i++)
    g_free (self->line[i].cells);
  g_free (self->flags);
  g_free (self->specials);
  g_free (self->lines);
  g_free (self);
}
