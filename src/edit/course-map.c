/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "course-map.h"

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

static int
find (const PaddockCourseMap *self, PaddockHex hex)
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
  g_hash_table_insert (self->index, key_of (hex), GUINT_TO_POINTER (self->hexes->len));
}

void
paddock_course_map_init (PaddockCourseMap *self, const PaddockHexTrack *track)
{
  guint n;

  self->layout = (PaddockHexLayout){ (PaddockOrientation) track->orientation, 1, { 0, 0 } };
  self->hexes = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  self->index = g_hash_table_new (hash_key, NULL);
  paddock_board_foreach (track->board, NULL, add_space, self);
  n = self->hexes->len;
  self->next = g_malloc_n (n, sizeof *self->next);
  self->is_line = g_new0 (gboolean, n);
  self->ahead = g_new (int, n);
  self->behind = g_new (int, n);
  for (guint i = 0; i < n; i++) {
    self->ahead[i] = self->behind[i] = FAR;
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
      self->next[i][d] = find (self, paddock_hex_neighbour (paddock_course_map_hex (self, i), d));
  }
}

void
paddock_course_map_clear (PaddockCourseMap *self)
{
  g_clear_pointer (&self->hexes, g_array_unref);
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

/* The first stretch of spaces on the way, from FIRST to LAST. */
static gboolean
find_stretch (const PaddockCourseMap *self, PaddockHex a, PaddockHex b, int *first, int *last)
{
  int n = (int) paddock_hex_distance (a, b);

  for (*first = 0; *first <= n && find (self, hex_on_way (a, b, *first)) < 0;)
    (*first)++;
  if (*first > n)
    return FALSE;

  for (*last = *first; find (self, hex_on_way (a, b, *last + 1)) >= 0;)
    (*last)++;
  while (find (self, hex_on_way (a, b, *first - 1)) >= 0)
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

gboolean
paddock_course_map_cut (PaddockCourseMap *self, PaddockHex a, PaddockHex b)
{
  PaddockPoint from = paddock_hex_layout_centre (&self->layout, a);
  PaddockPoint to = paddock_hex_layout_centre (&self->layout, b);
  int first, last;

  if (!find_stretch (self, a, b, &first, &last))
    return FALSE;

  self->along_x = to.x - from.x;
  self->along_y = to.y - from.y;
  self->layout.origin = (PaddockPoint){ -from.x, -from.y };
  for (int i = first; i <= last; i++)
    self->is_line[find (self, hex_on_way (a, b, i))] = TRUE;
  self->before = hex_on_way (a, b, first - 1);
  self->after = hex_on_way (a, b, last + 1);
  spread_from_line (self, self->ahead, TRUE);
  spread_from_line (self, self->behind, FALSE);
  return TRUE;
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
