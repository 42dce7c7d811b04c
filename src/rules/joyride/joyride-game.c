/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "car.h"
#include "cards.h"
#include "joyride-facts.h"
#include "joyride-flow.h"
#include "joyride-items.h"
#include "joyride-setup.h"
#include "joyride-show.h"
#include "joyride.h"
#include "words.h"

static gpointer
compile (const PaddockSetup *setup, GError **error)
{
  return joy_course_new (setup, error);
}

static void
free_course (gpointer course)
{
  joy_course_free (course);
}

#define MAX_STRAYS (JOY_MAX_BOARD_ITEMS + JOY_MAX_CARS * JOY_MAX_EARNED)

/* Tokens outside the stack whose type nobody can know: those that lie face down, or were driven over in the move under
 * way, unless the layout names them (JOY-DSH-08).  Finds where their types are kept. */
static guint
find_strays (JoyState *state, guint8 *strays[MAX_STRAYS])
{
  guint n = 0;

  for (guint i = 0; i < state->n_board_items; i++)
    if (state->board_items[i].is_down == JOY_FACE_DOWN)
      strays[n++] = &state->board_items[i].item;
  for (guint car = 0; car < state->n_cars; car++)
    for (guint i = 0; i < state->cars[car].n_items_earned; i++)
      if ((state->cars[car].earned[i] & (JOY_FROM_BOARD | JOY_KNOWN)) == JOY_FROM_BOARD)
        strays[n++] = &state->cars[car].earned[i];

  return n;
}

/* The stack and the strays are dealt anew into the same places. */
static void
redeal (PaddockTable *table, guint seat)
{
  JoyState *state = joy_state (table);
  guint8 *strays[MAX_STRAYS];
  guint8 types[JOY_MAX_STACK + MAX_STRAYS];
  guint n_stack = state->n_stack, n = find_strays (state, strays);

  memcpy (types, state->stack, n_stack);
  for (guint i = 0; i < n; i++)
    types[n_stack + i] = *strays[i] & JOY_TYPE_MASK;
  paddock_chance_deal_anew (&state->core.chance, types, n_stack + n);
  memcpy (state->stack, types, n_stack);
  for (guint i = 0; i < n; i++)
    *strays[i] = (guint8) ((*strays[i] & ~JOY_TYPE_MASK) | types[n_stack + i]);
}

static const gint16 typed_faces[] = { JOY_LIGHTNING };

const PaddockGame paddock_joyride = {
  .id = "joyride",
  .label = N_ ("Joyride"),
  .min_seats = 2,
  .is_driven_alone = TRUE,
  .max_seats = JOY_MAX_CARS,
  .rules_version = 1,
  .state_size = sizeof (JoyState),
  .options = joy_options,
  .n_options = JOY_N_OPTIONS,
  .presets = joy_presets,
  .n_presets = JOY_N_PRESETS,
  .seat_options = joy_seat_options,
  .n_seat_options = JOY_N_SEAT_OPTIONS,
  .vehicle_kind = &paddock_car_kind,
  .cards_kind = &paddock_cards_kind,
  .scopes = joy_scopes,
  .n_scopes = JOY_N_SCOPES,
  .facts = joy_facts,
  .n_facts = JOY_N_FACTS,
  .asks = joy_asks,
  .n_asks = JOY_N_ASKS,
  .key_words = joy_key_words,
  .clauses = joy_clause_ids,
  .n_clauses = JOY_N_CLAUSES,
  .event_texts = joy_event_texts,
  .n_event_texts = JOY_N_EVENT_TEXTS,
  .aids = &joy_aids,
  .compile = compile,
  .free_course = free_course,
  .start = joy_start,
  .pending = joy_pending,
  .apply = joy_apply,
  .settle = joy_settle,
  .redeal = redeal,
  .answers_single = TRUE,
  .progress = joy_progress,
  .measures = joy_measures,
  .n_measures = JOY_N_MEASURES,
  .weigh_die = joy_weigh_die,
  .luck_kinds = joy_luck_kinds,
  .n_luck_kinds = JOY_N_LUCK_KINDS,
  .n_headings = PADDOCK_N_DIRECTIONS,
  .format_subject = joy_format_subject,
  .say_place = joy_say_place,
  .list_things = joy_list_things,
  .face = joy_get_face,
  .typed_faces = typed_faces,
  .n_typed_faces = G_N_ELEMENTS (typed_faces),
  .pieces = joy_show_pieces,
  .hand = &joy_hand,
  .dashboard = joy_show_dashboard,
  .refused = joy_refused,
  .check = joy_check,
};
