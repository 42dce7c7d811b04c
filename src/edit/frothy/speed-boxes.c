/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "speed-boxes.h"

#include <string.h>

#include "field-text.h"
#include "licence.h"
#include "words.h"

#define MAX_BOXES 9

#define NOT_BOXES \
  N_ ("Write how many boxes there are, 1 to 9, and if need be which ones they face: 3: 1 1 2")

/* One row, and the one that it faces. */
typedef struct {
  int *n;
  int n_facing;
  PaddockList **map;        /* of this row */
  PaddockList **facing_map; /* of the other */
  guint (*match) (const PaddockSpeed *speed, guint box);
} Row;

static Row
get_row (PaddockSpeed *speed, gboolean is_accel)
{
  PaddockBoxMatch *match = &speed->match;

  return is_accel ? (Row){ &speed->accel, speed->decel, &match->accel_to_decel,
                           &match->decel_to_accel, paddock_speed_match_decel }
                  : (Row){ &speed->decel, speed->accel, &match->decel_to_accel,
                           &match->accel_to_decel, paddock_speed_match_accel };
}

static char *
dup_text (gconstpointer record, gboolean is_accel)
{
  Row row = get_row ((PaddockSpeed *) record, is_accel);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d", *row.n);
  for (guint i = 0; i < paddock_list_len (*row.map); i++)
    g_string_append_printf (text, "%s%d", i ? " " : ": ", paddock_list_get_int (*row.map, i));

  return g_string_free (text, FALSE);
}

/* Numbers of boxes that are there, one for each of N. */
static gboolean
read_map (const char *text, int n, int n_facing, PaddockList **map)
{
  int other;

  for (int i = 0; i < n; i++) {
    text = paddock_skip_blanks (text);
    if (!paddock_text_read_int (&text, 1, n_facing, &other))
      return FALSE;
    paddock_list_append_int (map, other);
  }

  return *paddock_skip_blanks (text) == '\0';
}

/* How long a row is decides which boxes those of the other one can face. */
static void
set_length (Row *row, int n)
{
  if (n == *row->n)
    return;

  *row->n = n;
  g_clear_pointer (row->map, paddock_list_unref);
  g_clear_pointer (row->facing_map, paddock_list_unref);
}

static const char *
set_text (gpointer record, const char *text, gboolean is_accel)
{
  Row row = get_row (record, is_accel);
  g_autoptr (PaddockList) map = NULL;
  int n;

  text = paddock_skip_blanks (text);
  if (!paddock_text_read_int (&text, 1, MAX_BOXES, &n))
    return NOT_BOXES;
  text = paddock_skip_blanks (text);
  if (*text && (*text != ':' || !read_map (text + 1, n, row.n_facing, &map)))
    return NOT_BOXES;

  set_length (&row, n);
  g_clear_pointer (row.map, paddock_list_unref);
  *row.map = g_steal_pointer (&map);
  return NULL;
}

static const char *
set_match (gpointer record, guint box, guint other, gboolean is_accel)
{
  Row row = get_row (record, is_accel);
  PaddockList *map = NULL;

  if (box >= (guint) *row.n || other >= (guint) row.n_facing)
    return N_ ("There is no such box.");

  for (guint i = 0; i < (guint) *row.n; i++)
    paddock_list_append_int (&map, (int) (i == box ? other : row.match (record, i)) + 1);
  paddock_list_unref (*row.map);
  *row.map = map;
  return NULL;
}

static const char *
resize (gpointer record, int by, gboolean is_accel)
{
  Row row = get_row (record, is_accel);

  if (*row.n + by < 1)
    return N_ ("Every Speed has at least one box in each row.");
  if (*row.n + by > MAX_BOXES)
    return N_ ("A Speed has at most nine boxes in a row.");

  set_length (&row, *row.n + by);
  return NULL;
}

#define ROW(name_, is_accel_, member_, match_)                                   \
  static char *name_##_dup_text (gconstpointer record)                           \
  {                                                                              \
    return dup_text (record, is_accel_);                                         \
  }                                                                              \
  static const char *name_##_set_text (gpointer record, const char *text)        \
  {                                                                              \
    return set_text (record, text, is_accel_);                                   \
  }                                                                              \
  static guint name_##_count (gconstpointer record)                              \
  {                                                                              \
    return (guint) ((const PaddockSpeed *) record)->member_;                     \
  }                                                                              \
  static guint name_##_get_match (gconstpointer record, guint box)               \
  {                                                                              \
    return match_ (record, box);                                                 \
  }                                                                              \
  static const char *name_##_set_match (gpointer record, guint box, guint other) \
  {                                                                              \
    return set_match (record, box, other, is_accel_);                            \
  }                                                                              \
  static const char *name_##_resize (gpointer record, int by)                    \
  {                                                                              \
    return resize (record, by, is_accel_);                                       \
  }                                                                              \
  const PaddockBoxRow paddock_##name_##_boxes = {                                \
    .type = &paddock_speed_type,                                                 \
    .field = #member_,                                                           \
    .dup_text = name_##_dup_text,                                                \
    .set_text = name_##_set_text,                                                \
    .count = name_##_count,                                                      \
    .get_match = name_##_get_match,                                              \
    .set_match = name_##_set_match,                                              \
    .resize = name_##_resize,                                                    \
  }

ROW (acceleration, TRUE, accel, paddock_speed_match_decel);
ROW (deceleration, FALSE, decel, paddock_speed_match_accel);
