/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "course-map.h"

#include "figure.h"

#define FAR PADDOCK_COURSE_FAR

static gpointer
key_of (PaddockHex hex)
{
  return GUINT_TO_POINTER ((guint) (guint16) hex.q << 16 | (guint16) hex.r);
}

/* Neighbours have keys that are close together. */
static guint
hash_key (gconstpointer key)
{
  return GPOINTER_TO_UINT (key) * 2654435761u;
}

int
paddock_course_map_find (const PaddockCourseMap *self, PaddockHex hex)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->index, key_of (hex))) - 1;
}

static void
add_space (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockCourseMap *self = data;

  if (!paddock_cell_kind_is_free (cell.kind))
    return;
  g_array_append_val (self->hexes, hex);
  paddock_board_set (&self->spaces, hex, PADDOCK_CELL (PADDOCK_CELL_SPACE));
  g_hash_table_insert (self->index, key_of (hex), GUINT_TO_POINTER (self->hexes->len));
}

void
paddock_course_map_init (PaddockCourseMap *self,
                         const PaddockBoard *board,
                         PaddockOrientation orientation)
{
  guint n;

  self->layout = (PaddockHexLayout){ orientation, 1, { 0, 0 } };
  self->hexes = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  self->index = g_hash_table_new (hash_key, NULL);
  paddock_board_foreach (board, NULL, add_space, self);
  n = self->hexes->len;
  self->next = g_malloc_n (n, sizeof *self->next);
  self->is_line = g_new (gboolean, n);
  self->ahead = g_new (int, n);
  self->behind = g_new (int, n);
  for (guint i = 0; i < n; i++) {
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
      self->next[i][d] =
        paddock_course_map_find (self, paddock_hex_neighbour (paddock_course_map_hex (self, i), d));
  }
}

void
paddock_course_map_clear (PaddockCourseMap *self)
{
  g_clear_pointer (&self->hexes, g_array_unref);
  g_clear_pointer (&self->spaces, paddock_board_unref);
  g_clear_pointer (&self->islands, paddock_board_unref);
  g_clear_pointer (&self->index, g_hash_table_unref);
  g_clear_pointer (&self->next, g_free);
  g_clear_pointer (&self->is_line, g_free);
  g_clear_pointer (&self->ahead, g_free);
  g_clear_pointer (&self->behind, g_free);
}

/* The line. */

double
paddock_course_map_measure_left (const PaddockCourseMap *self, PaddockHex hex)
{
  PaddockPoint centre = paddock_hex_layout_centre (&self->layout, hex);

  return self->along_y * centre.x - self->along_x * centre.y;
}

/* The i-th hex of the way from A to B, which goes on beyond both; the nudge is that of paddock_hex_line(). */
static PaddockHex
hex_on_way (PaddockHex a, PaddockHex b, int i)
{
  double t = (double) i / paddock_hex_distance (a, b);

  return paddock_hex_round (a.q + (b.q - a.q) * t + 1e-6, a.r + (b.r - a.r) * t + 2e-6);
}

static gboolean
is_on (const PaddockBoard *board, PaddockHex hex)
{
  return paddock_board_get (board, hex).kind != PADDOCK_CELL_OFF;
}

/* Whether the I-th hex of the way is a space, or one of an island. */
static gboolean
goes_on (const PaddockCourseMap *self, PaddockHex a, PaddockHex b, int i)
{
  PaddockHex hex = hex_on_way (a, b, i);

  return is_on (self->spaces, hex) || is_on (self->islands, hex);
}

/* The first stretch of spaces on the way, from FIRST to LAST. */
static gboolean
find_stretch (const PaddockCourseMap *self, PaddockHex a, PaddockHex b, int *first, int *last)
{
  int n = (int) paddock_hex_distance (a, b);

  for (*first = 0; *first <= n && !is_on (self->spaces, hex_on_way (a, b, *first));)
    (*first)++;
  if (*first > n)
    return FALSE;

  for (*last = *first; goes_on (self, a, b, *last + 1);)
    (*last)++;
  while (goes_on (self, a, b, *first - 1))
    (*first)--;
  return TRUE;
}

/* The line is left only to the left, if AHEAD is set, or only to the right. */
static void
spread_from_line (const PaddockCourseMap *self, int *steps, gboolean ahead)
{
  for (guint i = 0; i < self->hexes->len; i++)
    for (int d = 0; self->is_line[i] && d < PADDOCK_N_DIRECTIONS; d++) {
      int next = self->next[i][d];

      if (next >= 0 && !self->is_line[next]
          && (paddock_course_map_measure_left (self, paddock_course_map_hex (self, (guint) next))
              > 0)
               == ahead)
        steps[next] = 0;
    }
  for (guint i = 0; i < self->hexes->len; i++)
    if (self->is_line[i])
      steps[i] = -1; /* not to be crossed */
  paddock_course_map_spread (self, steps);
  for (guint i = 0; i < self->hexes->len; i++)
    steps[i] += steps[i] != FAR;
}

/* Where the way across leads; what lies left and right of it is counted from A on. */
static void
aim (PaddockCourseMap *self, PaddockHex a, PaddockHex b)
{
  PaddockPoint from, to;

  self->layout.origin = (PaddockPoint){ 0, 0 };
  from = paddock_hex_layout_centre (&self->layout, a);
  to = paddock_hex_layout_centre (&self->layout, b);
  self->along_x = to.x - from.x;
  self->along_y = to.y - from.y;
  self->layout.origin = (PaddockPoint){ -from.x, -from.y };
}

static gboolean
lay_line (PaddockCourseMap *self, PaddockHex a, PaddockHex b)
{
  int first, last;

  if (!find_stretch (self, a, b, &first, &last))
    return FALSE;

  for (guint i = 0; i < self->hexes->len; i++) {
    self->is_line[i] = FALSE;
    self->ahead[i] = self->behind[i] = FAR;
  }
  for (int i = first; i <= last; i++)
    if (paddock_course_map_find (self, hex_on_way (a, b, i)) >= 0)
      self->is_line[paddock_course_map_find (self, hex_on_way (a, b, i))] = TRUE;
  self->before = hex_on_way (a, b, first - 1);
  self->after = hex_on_way (a, b, last + 1);
  spread_from_line (self, self->ahead, TRUE);
  spread_from_line (self, self->behind, FALSE);
  return TRUE;
}

/* Islands. */

PaddockBoard *
paddock_course_map_find_hole (const PaddockCourseMap *self, PaddockHex hex)
{
  return paddock_figure_region (self->spaces, hex);
}

PaddockBoard *
paddock_course_map_find_outside (const PaddockCourseMap *self)
{
  g_autoptr (PaddockBoard) ground = NULL;
  PaddockBoardBounds bounds;

  paddock_board_get_bounds (self->spaces, &bounds);
  for (int q = bounds.min.q - 1; q <= bounds.max.q + 1; q++)
    for (int r = bounds.min.r - 1; r <= bounds.max.r + 1; r++)
      if (!is_on (self->spaces, PADDOCK_HEX (q, r)))
        paddock_board_set (&ground, PADDOCK_HEX (q, r), PADDOCK_CELL (PADDOCK_CELL_BARRIER));

  return paddock_figure_region (ground, PADDOCK_HEX (bounds.min.q - 1, bounds.min.r - 1));
}

PaddockBoard *
paddock_course_map_fill (const PaddockCourseMap *self, const PaddockBoard *hole)
{
  g_autoptr (PaddockBoard) outside = paddock_course_map_find_outside (self);
  PaddockBoard *filled = NULL;
  PaddockBoardBounds bounds;

  paddock_board_get_bounds (self->spaces, &bounds);
  for (int q = bounds.min.q; q <= bounds.max.q; q++)
    for (int r = bounds.min.r; r <= bounds.max.r; r++)
      if (!is_on (outside, PADDOCK_HEX (q, r)) && !is_on (hole, PADDOCK_HEX (q, r)))
        paddock_board_set (&filled, PADDOCK_HEX (q, r), PADDOCK_CELL (PADDOCK_CELL_SPACE));

  return filled;
}

/* Round a circuit all ways are of about one length.  Round an island the shortest is short, and the track goes on far
 * beyond it. */
#define MOST_FOR_CIRCUIT 3

static gboolean
has_short_way_round (const PaddockCourseMap *self)
{
  int shortest = FAR, longest = 0;

  for (guint i = 0; i < self->hexes->len; i++) {
    if (self->is_line[i] || self->ahead[i] == FAR || self->behind[i] == FAR)
      continue;
    shortest = MIN (shortest, self->ahead[i] + self->behind[i]);
    longest = MAX (longest, self->ahead[i] + self->behind[i]);
  }

  return longest / MOST_FOR_CIRCUIT > shortest;
}

/* The island at an end of the line; NULL: it ends inside and outside a circuit, or on both sides of a road.  Between two
 * holes the smaller one is the island. */
static PaddockBoard *
find_island (const PaddockCourseMap *self)
{
  g_autoptr (PaddockBoard) left = paddock_course_map_find_hole (self, self->before);
  g_autoptr (PaddockBoard) right = paddock_course_map_find_hole (self, self->after);

  if (left && right) {
    if (is_on (left, self->after))
      return NULL;
    return paddock_board_count (left) < paddock_board_count (right) ? g_steal_pointer (&left)
                                                                    : g_steal_pointer (&right);
  }
  if ((!left && !right) || !has_short_way_round (self))
    return NULL;

  return left ? g_steal_pointer (&left) : g_steal_pointer (&right);
}

static void
add_island (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockCourseMap *self = data;

  paddock_board_set (&self->islands, hex, PADDOCK_CELL (PADDOCK_CELL_BARRIER));
}

/* Each time the line is longer by an island, until it is whole. */
gboolean
paddock_course_map_cut (PaddockCourseMap *self, PaddockHex a, PaddockHex b)
{
  aim (self, a, b);
  while (lay_line (self, a, b)) {
    g_autoptr (PaddockBoard) island = find_island (self);

    if (!island)
      return TRUE;
    paddock_board_foreach (island, NULL, add_island, self);
  }

  return FALSE;
}

void
paddock_course_map_spread (const PaddockCourseMap *self, int *steps)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->hexes->len; i++)
    if (steps[i] == 0)
      g_array_append_val (queue, i);

  for (guint head = 0; head < queue->len; head++) {
    guint at = g_array_index (queue, guint, head);

    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
      int next = self->next[at][d];

      if (next < 0 || steps[next] != FAR)
        continue;
      steps[next] = steps[at] + 1;
      g_array_append_val (queue, next);
    }
  }
}
