/* SPDX-License-Identifier: GPL-3.0-or-later */

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

#define MAX_HIDDEN (JOY_MAX_STACK + JOY_MAX_BOARD_ITEMS)

/* What nobody can know: the order of the stack, and tokens that lie face down, or were driven over in the move
 * under way, unless the layout names them (JOY-DSH-08).  Finds where their types are kept. */
static guint
find_hidden (JoyState *state, guint8 *hidden[MAX_HIDDEN])
{
  guint n = 0;

  for (guint i = 0; i < state->n_stack; i++)
    hidden[n++] = &state->stack[i];
  for (guint i = 0; i < state->n_board_items; i++)
    if (state->board_items[i].is_down == 1)
      hidden[n++] = &state->board_items[i].item;
  for (guint car = 0; car < state->n_cars; car++)
    for (guint i = 0; i < state->cars[car].n_items_earned; i++)
      if ((state->cars[car].earned[i] & (JOY_FROM_BOARD | JOY_KNOWN)) == JOY_FROM_BOARD)
        hidden[n++] = &state->cars[car].earned[i];

  return n;
}

/* All of them are dealt anew into the same places. */
static void
redeal (PaddockTable *table, guint seat)
{
  JoyState *state = joy_state (table);
  guint8 *hidden[MAX_HIDDEN];
  guint8 types[MAX_HIDDEN];
  guint n = find_hidden (state, hidden);

  for (guint i = 0; i < n; i++)
    types[i] = *hidden[i] & JOY_TYPE_MASK;
  paddock_chance_deal_anew (&state->core.chance, types, n);
  for (guint i = 0; i < n; i++)
    *hidden[i] = (guint8) ((*hidden[i] & ~JOY_TYPE_MASK) | types[i]);
}

const PaddockGame paddock_joyride = {
  .id = "joyride",
  .label = N_ ("Joyride"),
  .min_seats = 2,
  .max_seats = JOY_MAX_CARS,
  .rules_version = 1,
  .state_size = sizeof (JoyState),
  .options = joy_options,
  .n_options = JOY_N_OPTIONS,
  .presets = joy_presets,
  .n_presets = JOY_N_PRESETS,
  .scopes = joy_scopes,
  .n_scopes = JOY_N_SCOPES,
  .facts = joy_facts,
  .n_facts = JOY_N_FACTS,
  .decision_names = joy_ask_names,
  .decision_labels = joy_ask_labels,
  .n_decision_kinds = JOY_N_ASKS,
  .clauses = joy_clause_ids,
  .n_clauses = JOY_N_CLAUSES,
  .event_texts = joy_event_texts,
  .n_event_texts = JOY_N_EVENT_TEXTS,
  .compile = compile,
  .free_course = free_course,
  .start = joy_start,
  .pending = joy_pending,
  .apply = joy_apply,
  .settle = joy_settle,
  .redeal = redeal,
  .answers_single = TRUE,
  .progress = joy_progress,
  .n_headings = PADDOCK_N_DIRECTIONS,
  .format_key = joy_format_key,
  .format_label = joy_format_label,
  .format_subject = joy_format_subject,
  .check = joy_check,
};
