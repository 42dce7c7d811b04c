/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers of Frothy Races in words: moves, sides, facings, numbers and vehicles.
 */

#include "frothy-facts.h"
#include "frothy-words.h"
#include "place-words.h"
#include "words.h"

/* --- Movement --- */

static const struct {
  const char *key,
    *label; /* {1}: who is attacked, by name; {2}: which hex a jump goes over first */
} moves[FRO_N_MOVES] = {
  [FRO_GO_STRAIGHT] = { "go:straight", N_ ("Straight on") },
  [FRO_GO_LEFT] = { "go:left", N_ ("On to the left") },
  [FRO_GO_RIGHT] = { "go:right", N_ ("On to the right") },
  [FRO_DRIFT_LEFT] = { "drift:left", N_ ("Drift left") },
  [FRO_DRIFT_RIGHT] = { "drift:right", N_ ("Drift right") },
  [FRO_JUMP_ONE] = { "jump", N_ ("Jump, over the {2}") },
  [FRO_JUMP_TWO] = { "leap", N_ ("Long jump, over the {2}") },
  [FRO_MORE] = { "more", N_ ("One space more") },
  [FRO_LESS] = { "less", N_ ("One space less") },
  [FRO_ATTACK_PERSON] = { "attack:person", N_ ("Attack the driver of {1}") },
  [FRO_ATTACK_VEHICLE] = { "attack:vehicle", N_ ("Attack the vehicle of {1}") },
  [FRO_KEEP_FACING] = { "turn:none", N_ ("Do not turn") },
  [FRO_TURN_LEFT] = { "turn:left", N_ ("Turn left") },
  [FRO_TURN_RIGHT] = { "turn:right", N_ ("Turn right") },
};

static gboolean
has_target (const PaddockChoice *choice)
{
  return choice->id == FRO_ATTACK_PERSON || choice->id == FRO_ATTACK_VEHICLE;
}

void
fro_key_move (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  if (choice->id >= FRO_N_MOVES) {
    fro_key_card (table, decision, choice, text);
    return;
  }

  g_string_append (text, moves[choice->id].key);
  if (has_target (choice))
    g_string_append_printf (text, "@%s", table->setup->seats[choice->place.a].id);
  else if (choice->id == FRO_JUMP_ONE || choice->id == FRO_JUMP_TWO)
    g_string_append_printf (text, "@%d,%d", choice->place.a, choice->place.b);
}

/* As the driver sees it. */
static void
say_place (const PaddockTable *table, guint vehicle, const PaddockChoice *choice, GString *text)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);

  paddock_table_say_hex (table, text, self->at, self->facing,
                         paddock_hex_from_place (choice->place));
}

void
fro_label_move (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  g_autoptr (GString) place = g_string_new (NULL);

  if (choice->id == FRO_JUMP_ONE || choice->id == FRO_JUMP_TWO)
    say_place (table, decision->player, choice, place);
  if (choice->id >= FRO_N_MOVES)
    fro_label_card (table, decision, choice, text);
  else if (choice->id == FRO_KEEP_FACING && fro_vehicle (table, decision->player)->moved == 0)
    paddock_table_say (table, text, N_ ("Stay there"), NULL);
  else
    paddock_table_say (table, text, moves[choice->id].label,
                       has_target (choice) ? table->setup->seats[choice->place.a].name : "",
                       place->str, NULL);
}

/* The move's own words, but for letting the moment pass. */
void
fro_key_sneak (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               GString *text)
{
  if (choice->id == FRO_KEEP_FACING)
    g_string_append (text, "pass");
  else
    fro_key_move (table, decision, choice, text);
}

void
fro_label_sneak (const PaddockTable *table,
                 const PaddockDecision *decision,
                 const PaddockChoice *choice,
                 GString *text)
{
  if (choice->id == FRO_KEEP_FACING)
    paddock_table_say (table, text, N_ ("Let it pass"), NULL);
  else
    fro_label_move (table, decision, choice, text);
}

void
fro_key_side (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  g_string_append_printf (text, "%s:%s", fro_asks[decision->kind].name,
                          choice->id == FRO_LEFT ? "left" : "right");
}

void
fro_label_side (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  paddock_table_say (table, text, choice->id == FRO_LEFT ? N_ ("To the left") : N_ ("To the right"),
                     NULL);
}

/* How far it turns, in degrees. */
void
fro_label_facing (const PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice,
                  GString *text)
{
  int by = paddock_facing_wrap (choice->id - fro_vehicle (table, decision->player)->facing);

  if (by == 0)
    paddock_table_say (table, text, N_ ("Do not turn"), NULL);
  else if (2 * by == PADDOCK_N_FACINGS)
    paddock_table_say (table, text, N_ ("Turn round"), NULL);
  else if (2 * by < PADDOCK_N_FACINGS)
    paddock_table_say_number (table, text, N_ ("Turn left by {1}°"), 30 * by);
  else
    paddock_table_say_number (table, text, N_ ("Turn right by {1}°"),
                              30 * (PADDOCK_N_FACINGS - by));
}

/* --- Places, numbers, vehicles --- */

guint
fro_number_slot (const PaddockTable *table,
                 const PaddockDecision *decision,
                 const PaddockChoice *choice)
{
  return fro_course (table)->slots[choice->id].number;
}

void
fro_label_slot (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  paddock_table_say_number (table, text, N_ ("Grid place {1}"),
                            (int) fro_number_slot (table, decision, choice));
}

static int
get_adjustment (const PaddockChoice *choice)
{
  return choice->id - FRO_ADJUST_ZERO;
}

void
fro_key_adjust (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  g_string_append_printf (text, "adjust:%d", get_adjustment (choice));
}

void
fro_label_adjust (const PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice,
                  GString *text)
{
  int by = get_adjustment (choice);

  paddock_table_say_number (table, text,
                            by > 0   ? N_ ("Add {1}")
                            : by < 0 ? N_ ("Take away {1}")
                                     : N_ ("Leave as it is"),
                            ABS (by));
}

void
fro_label_speed (const PaddockTable *table,
                 const PaddockDecision *decision,
                 const PaddockChoice *choice,
                 GString *text)
{
  paddock_table_say_number (table, text, N_ ("Speed {1}"), choice->id);
}

void
fro_label_boxes (const PaddockTable *table,
                 const PaddockDecision *decision,
                 const PaddockChoice *choice,
                 GString *text)
{
  paddock_table_say_count (table, text, N_ ("1 box"), N_ ("{1} boxes"), choice->id);
}

void
fro_label_stop (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  paddock_table_say_count (table, text, N_ ("1 space fewer"), N_ ("{1} spaces fewer"), choice->id);
}

void
fro_key_seat (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  g_string_append_printf (text, "%s:%s", fro_asks[decision->kind].name,
                          table->setup->seats[choice->id].id);
}

void
fro_label_seat (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  g_string_append (text, table->setup->seats[choice->id].name);
}

/* FRO-RAC-07 */
void
fro_label_next (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  paddock_table_say_number (table, text, N_ ("Begin chase {1}"), choice->id);
}

/* FRO-RAC-02 */
void
fro_key_time (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  g_string_append (text, choice->id == PADDOCK_CLOCK_UP ? "time:up" : "time:left");
}

void
fro_label_time (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  paddock_table_say (table, text,
                     choice->id == PADDOCK_CLOCK_UP ? N_ ("Time is up") : N_ ("There is time left"),
                     NULL);
}
