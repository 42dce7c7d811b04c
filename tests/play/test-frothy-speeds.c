/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Speed checks of Frothy Races, against the clauses worked out once more: which dice may be kept with every number of
 * cards, and where the marker stands after every value from every box.
 */

#include "frothy-cases.h"

#define OPTIONS "grandstanding=off whips-of-shame=off"
#define MAX_CARDS 4
#define MAX_DICE (2 + 2 * MAX_CARDS)

static const int values[6] = { 0, 1, 2, 2, 3, 3 }; /* FRO-DIC-01 */

static PaddockMatch *
make_match (const char *given)
{
  g_autoptr (PaddockSetup) setup = table_setup_new ("plain.track.xml", NULL, OPTIONS, 2, "");
  PaddockMatch *match = paddock_match_new (setup, 1, NULL);

  table_give (match, "step:speed-checks round:2 at=0,0 blue.at=-8,6 blue.hand=0,0,0");
  table_give (match, given);
  table_settle (match);
  return match;
}

static void
choose (PaddockMatch *match, const char *key)
{
  int choice = paddock_match_find_choice (match, key);

  g_assert_cmpint (choice, >=, 0);
  paddock_match_choose (match, (guint) choice, NULL);
}

static gboolean
is_asked_to_keep (const PaddockMatch *match)
{
  return g_str_equal (paddock_frothy.asks[paddock_match_get_decision (match)->kind].name,
                      "check-keep");
}

/* --- Which dice may be kept --- */

/* FRO-SPC-07 to 11: how many of the two must be the lowest; AGAINST are the cards of the other way. */
static guint
count_forced (guint with, guint against)
{
  if (against == 0 || against < with)
    return 0;

  return against >= 2 * with ? 2 : 1;
}

static int
compare_ints (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* "keep:0,1 keep:0,2" of dice that rise, each pair of values once. */
static char *
list_pairs (const int *dice, guint n, guint forced)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++) {
      g_autofree char *key = g_strdup_printf (" keep:%d,%d", dice[i], dice[k]);

      if ((forced < 1 || dice[i] == dice[0]) && (forced < 2 || dice[k] == dice[1])
          && !strstr (text->str, key))
        g_string_append (text, key);
    }

  return g_string_free (text, FALSE);
}

static char *
list_keys (const PaddockMatch *match)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_match_get_decision (match)->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);

    g_string_append_printf (text, " %s", key);
  }

  return g_string_free (text, FALSE);
}

/* Dice that spread over all faces, others for each SALT. */
static void
assert_kept (guint whips, guint reins, gboolean is_accelerating, guint salt)
{
  g_autoptr (PaddockMatch) match = make_match ("accel=4 decel=4 hand=4,4,0");
  guint n = 2 + whips + reins;
  guint forced = is_accelerating ? count_forced (whips, reins) : count_forced (reins, whips);
  int faces[MAX_DICE], dice[MAX_DICE];
  g_autofree char *expected = NULL, *found = NULL;

  for (guint i = 0; i < n; i++) {
    faces[i] = (int) ((salt + i * (salt + 1)) % 6);
    dice[i] = values[faces[i]];
  }
  qsort (dice, n, sizeof *dice, compare_ints);
  for (guint i = 0; i < whips + reins; i++)
    choose (match, i < whips ? "card:whip" : "card:reins");
  g_assert_true (paddock_match_force (match, faces, n));
  choose (match, is_accelerating ? "accelerate" : "decelerate");

  expected = list_pairs (dice, n, forced);
  found = is_asked_to_keep (match) ? list_keys (match) : NULL;
  g_test_message ("%u Whips, %u Reins, salt %u", whips, reins, salt);
  if (strchr (expected + 1, ' '))
    g_assert_cmpstr (found, ==, expected);
  else
    g_assert_null (found); /* there is nothing to choose */
}

static void
test_kept (void)
{
  for (guint whips = 0; whips <= MAX_CARDS; whips++)
    for (guint reins = 0; reins <= MAX_CARDS; reins++)
      for (guint salt = 0; whips + reins > 0 && salt < 5; salt++) {
        assert_kept (whips, reins, TRUE, salt);
        assert_kept (whips, reins, FALSE, salt);
      }
}

/* --- Where the marker stands --- */

#define N_SPEEDS 7

/* Boxes of the basic chariot. */
static const int accels[N_SPEEDS] = { 1, 2, 1, 2, 2, 2, 1 };
static const int decels[N_SPEEDS] = { 1, 1, 2, 1, 1, 1, 2 };

#define N_ACCEL 11
#define N_DECEL 9

typedef struct {
  int accel, decel; /* boxes from 0 on */
} Marker;

/* The Speed of a box, and its number in that column, from 1 on. */
static int
find_column (const int *boxes, int box, int *number)
{
  int speed = 0;

  for (; box >= boxes[speed]; speed++)
    box -= boxes[speed];
  *number = box + 1;
  return speed;
}

static int
find_box (const int *boxes, int speed, int number)
{
  int box = number - 1;

  while (speed > 0)
    box += boxes[--speed];

  return box;
}

/* FRO-SCH-02, 04, 05, 07, 08 */
static Marker
slow_down (Marker marker, int n)
{
  int decel = MAX (marker.decel - n, 0), number;
  int speed = find_column (decels, decel, &number);

  if (n == 0)
    return marker;

  return (Marker){ find_box (accels, speed, (number - 1) * accels[speed] / decels[speed] + 1),
                   decel };
}

/* FRO-SCH-01, 03, 05, 07, 09, 10 */
static Marker
speed_up (Marker marker, int n)
{
  int accel = MIN (marker.accel + n, N_ACCEL - 1), number;
  int speed = find_column (accels, accel, &number);
  Marker to = { accel, find_box (decels, speed,
                                 (number * decels[speed] + accels[speed] - 1) / accels[speed]) };

  if (accel == marker.accel)
    return slow_down (marker, n);

  return slow_down (to, marker.accel + n - accel);
}

/* A check that comes to VALUE, of two dice or of three. */
static void
check_speed (PaddockMatch *match, int value, gboolean is_accelerating)
{
  static const int faces[] = { 0, 1, 2, 4 };
  int high = MIN (value, 3), low = value - high;
  int rolled[] = { faces[high], faces[low], faces[0] };
  g_autofree char *key = g_strdup_printf ("keep:%d,%d", low, high);

  if (is_accelerating)
    choose (match, "card:whip");
  g_assert_true (paddock_match_force (match, rolled, is_accelerating ? 3 : 2));
  choose (match, is_accelerating ? "accelerate" : "decelerate");
  if (is_asked_to_keep (match))
    choose (match, key);
}

static void
assert_marker (Marker from, int value, gboolean is_accelerating)
{
  g_autofree char *given = g_strdup_printf ("hand=2,0,0 accel=%d decel=%d", from.accel, from.decel);
  g_autoptr (PaddockMatch) match = make_match (given);
  Marker to = is_accelerating ? speed_up (from, value) : slow_down (from, value);
  g_autofree char *expected = g_strdup_printf ("%d %d", to.accel, to.decel);
  g_autofree char *accel = NULL, *decel = NULL, *found = NULL;

  check_speed (match, value, is_accelerating);
  accel = paddock_match_dup_fact (match, "red", "accel", NULL);
  decel = paddock_match_dup_fact (match, "red", "decel", NULL);
  found = g_strdup_printf ("%s %s", accel, decel);
  g_test_message ("%d %d by %s%d", from.accel, from.decel, is_accelerating ? "+" : "-", value);
  g_assert_cmpstr (found, ==, expected);
}

static void
test_markers (void)
{
  for (int accel = 0; accel < N_ACCEL; accel++)
    for (int decel = 0; decel < N_DECEL; decel++)
      for (int value = 0; value <= 6; value++) {
        int number;

        if (find_column (accels, accel, &number) != find_column (decels, decel, &number))
          continue;
        assert_marker ((Marker){ accel, decel }, value, TRUE);
        assert_marker ((Marker){ accel, decel }, value, FALSE);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/FRO-SPC-13/every-number-of-cards", test_kept);
  g_test_add_func ("/rules/FRO-SCH-05/every-value-from-every-box", test_markers);

  return g_test_run ();
}
