/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What speaks against a Joyride position that was set up by hand or brought from another track, and what can be done
 * about it.
 */

#include "joyride-cars.h"
#include "joyride-hand.h"
#include "joyride-items.h"
#include "words.h"

enum {
  CONFLICT_CAR,
  CONFLICT_TOKEN,
  CONFLICT_LAPS,
};

typedef struct {
  const PaddockTable *table;
  GPtrArray *conflicts;
} Finder;

static void
add_conflict (const Finder *self, PaddockConflict conflict, GString *text)
{
  PaddockConflict *copy = g_new (PaddockConflict, 1);

  *copy = conflict;
  copy->text = g_string_free (text, FALSE);
  g_ptr_array_add (self->conflicts, copy);
}

static GString *
say (const Finder *self, const char *text, const char *a, const char *b)
{
  GString *words = g_string_new (NULL);

  paddock_table_say (self->table, words, text, a, b, NULL);
  return words;
}

static gboolean
is_space (const PaddockTable *table, PaddockHex hex)
{
  return joy_course_has (joy_course (table), hex) && joy_course_is_space (joy_course (table), hex);
}

static void
blame_car (const Finder *self, guint car, PaddockHex at, const char *text, const char *other)
{
  add_conflict (self,
                (PaddockConflict){ .remedy = PADDOCK_REMEDY_MOVE,
                                   .seat = (guint8) car,
                                   .kind = CONFLICT_CAR,
                                   .index = (guint8) car,
                                   .place = paddock_hex_to_place (at) },
                say (self, text, self->table->setup->seats[car].name, other));
}

static int
find_other_car (const JoyState *state, guint car, PaddockHex hex)
{
  for (guint i = 0; i < car; i++)
    if (paddock_hex_equal (state->cars[i].front, hex)
        || paddock_hex_equal (state->cars[i].rear, hex))
      return (int) i;

  return -1;
}

/* JOY-INV-01, the first thing that is wrong with each car. */
static void
look_at_car (const Finder *self, guint i)
{
  const JoyState *state = joy_state (self->table);
  const JoyCar *car = &state->cars[i];
  int other = MAX (find_other_car (state, i, car->front), find_other_car (state, i, car->rear));

  if (car->front.q == G_MININT16)
    blame_car (self, i, car->front, N_ ("{1} is off the board."), "");
  else if (!is_space (self->table, car->front))
    blame_car (self, i, car->front, N_ ("The front of {1} is not on a space."), "");
  else if (joy_heading (state, i) < 0)
    blame_car (self, i, car->front, N_ ("The ends of {1} are not next to each other."), "");
  else if (!is_space (self->table, car->rear))
    blame_car (self, i, car->rear, N_ ("The rear of {1} is not on a space."), "");
  else if (other >= 0)
    blame_car (self, i, car->front, N_ ("{1} and {2} stand on the same space."),
               self->table->setup->seats[other].name);
}

static void
look_at_laps (const Finder *self, guint i)
{
  guint laps = joy_state (self->table)->cars[i].laps;
  g_autofree char *number = g_strdup_printf ("%u", laps);

  if (laps < joy_course (self->table)->laps)
    return;
  add_conflict (self,
                (PaddockConflict){ .remedy = PADDOCK_REMEDY_ADJUST,
                                   .seat = (guint8) i,
                                   .kind = CONFLICT_LAPS,
                                   .index = (guint8) i,
                                   .place = PADDOCK_NOWHERE },
                say (self, N_ ("{1} has completed {2} laps, which already wins the race."),
                     self->table->setup->seats[i].name, number));
}

static void
look_at_token (const Finder *self, guint i)
{
  const JoyState *state = joy_state (self->table);
  const JoyBoardItem *item = &state->board_items[i];
  gboolean is_alone = joy_find_board_item (state, item->at) == (int) i;

  if (is_alone && is_space (self->table, item->at))
    return;
  add_conflict (self,
                (PaddockConflict){ .remedy = PADDOCK_REMEDY_REMOVE,
                                   .seat = PADDOCK_NOBODY,
                                   .kind = CONFLICT_TOKEN,
                                   .index = (guint8) i,
                                   .place = paddock_hex_to_place (item->at) },
                say (self,
                     is_alone ? N_ ("A token is not on a space.")
                              : N_ ("Two tokens lie on the same space."),
                     "", ""));
}

void
joy_find_conflicts (const PaddockTable *table, GPtrArray *conflicts)
{
  Finder finder = { table, conflicts };

  for (guint i = 0; i < joy_state (table)->n_cars; i++) {
    look_at_car (&finder, i);
    look_at_laps (&finder, i);
  }
  for (guint i = 0; i < joy_state (table)->n_board_items; i++)
    look_at_token (&finder, i);
}

/* --- Remedies --- */

static gboolean
can_stand (const PaddockTable *table, guint car, PaddockHex hex)
{
  int other = joy_car_at (joy_state (table), hex);

  return is_space (table, hex) && (other < 0 || other == (int) car);
}

/* Which way it looks when its front is there: as before if it can, otherwise the way that is nearest to it. */
static int
find_heading (const PaddockTable *table, guint car, PaddockHex front, int heading)
{
  static const int turned[] = { 0, 1, -1, 2, -2, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (turned); i++)
    if (can_stand (table, car, paddock_hex_neighbour (front, heading + turned[i] + 3)))
      return paddock_direction_wrap (heading + turned[i]);

  return -1;
}

typedef struct {
  const PaddockTable *table;
  guint car;
  int heading; /* at best */
} Move;

static gboolean
stand_at (PaddockHex front, gpointer data)
{
  const Move *move = data;
  int heading = can_stand (move->table, move->car, front)
                  ? find_heading (move->table, move->car, front, move->heading)
                  : -1;

  if (heading < 0)
    return FALSE;

  joy_put_car (&joy_state (move->table)->cars[move->car], paddock_hex_to_place (front), heading);
  return TRUE;
}

/* Ring after ring about where it was; about the starting line if it is nowhere. */
static void
move_car (const PaddockTable *table, guint car)
{
  const JoyCourse *course = joy_course (table);
  JoyCar *self = &joy_state (table)->cars[car];
  int heading = joy_heading (joy_state (table), car);
  Move move = { table, car, heading < 0 ? course->start_direction : heading };
  PaddockHex centre = joy_course_has (course, self->front) ? self->front : course->line[0].cells[0];

  self->front = self->rear = PADDOCK_HEX (G_MININT16, 0);
  paddock_hex_window_search (&course->window, centre, stand_at, &move);
}

void
joy_remedy (PaddockTable *table, const PaddockConflict *conflict)
{
  JoyState *state = joy_state (table);

  if (conflict->kind == CONFLICT_CAR)
    move_car (table, conflict->index);
  else if (conflict->kind == CONFLICT_TOKEN)
    joy_take_off (state, conflict->index);
  else
    state->cars[conflict->index].laps = (guint8) (joy_course (table)->laps - 1);
}
