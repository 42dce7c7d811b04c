/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGame: what a game supplies to the core: tables, and a handful of functions.
 *
 * The state is flat: a struct that begins with PaddockState, fixed-size arrays, no pointers, integers
 * only, padding kept zero.  Copying it is one memcpy.  Everything else about the race (the board, the
 * cards' texts, options) is in the shared setup and in the course the game compiled from it.
 */

#pragma once

#include "chance.h"
#include "decision.h"
#include "event.h"
#include "fact.h"
#include "option.h"
#include "setup.h"

/* The start of every game's state. */
typedef struct {
  PaddockChance chance;
  guint32 n_decisions;
  guint8 n_players;
  guint8 is_over;
  guint8 n_placed; /* how many of places[] are settled */
  guint8 reserved;
  guint8 places[PADDOCK_MAX_SEATS]; /* seats in the order they finished */
} PaddockState;

/* What a game's functions are handed: the shared setup, the state, and where events go. */
typedef struct {
  const PaddockSetup *setup;
  gconstpointer course;
  gpointer state;
  PaddockEvents *events; /* or NULL */
} PaddockTable;

/* The words of an event.  {actor}, {subject}, {amount}, {from}, {to} are filled in; `hidden` is what the
 * others read who may not see it. */
typedef struct {
  const char *text;
  const char *hidden;
} PaddockEventText;

struct _PaddockGame {
  const char *id; /* in files */
  const char *label;
  guint min_seats, max_seats;
  guint rules_version; /* rises when a race could replay differently */
  gsize state_size;

  const PaddockOption *options;
  guint n_options;
  const PaddockPreset *presets;
  guint n_presets;
  const PaddockScope *scopes; /* [0] is the race */
  guint n_scopes;
  const PaddockFact *facts;
  guint n_facts;
  const char *const *decision_names;  /* by kind, kebab-case */
  const char *const *decision_labels; /* by kind: the question, for people */
  guint n_decision_kinds;
  const char *const *clauses; /* ids: "JOY-SSW-05"; events hold an index */
  guint n_clauses;
  const PaddockEventText *event_texts; /* by event type */

  /* Turns documents and options into the course, or says what is wrong with them. */
  gpointer (*compile) (const PaddockSetup *setup, GError **error);
  void (*free_course) (gpointer course);

  /* The start of a race: from zeroed memory with chance and n_players set, to the first decision. */
  void (*start) (PaddockTable *table);

  /* The pending decision; pure.  Leaves n_choices 0 when the race is over. */
  void (*pending) (const PaddockTable *table, PaddockDecision *decision);

  /* Carries out one choice of the pending decision, and everything up to the next one. */
  void (*apply) (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);

  /* After facts were set by hand: derive what depends on them, or say what contradicts. */
  gboolean (*settle) (PaddockTable *table, GError **error);

  /* Deals what SEAT cannot know anew, from the state's chance, keeping what it does know. */
  void (*redeal) (PaddockTable *table, guint seat); /* NULL: nothing is hidden */

  /* A choice's stable key, and its words for people. */
  void (*format_key) (const PaddockTable *table,
                      const PaddockDecision *decision,
                      const PaddockChoice *choice,
                      GString *key);
  void (*format_label) (const PaddockTable *table,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice,
                        GString *label);

  /* The name of a piece, die, card, line or place in an event's words. */
  void (*format_subject) (const PaddockTable *table, const PaddockEvent *event, GString *text);
  void (*format_place) (const PaddockTable *table, PaddockPlace place, GString *text);

  /* What must always hold; says what does not.  For tests. */
  gboolean (*check) (const PaddockTable *table, GError **error);
};

#define PADDOCK_RULES_ERROR (paddock_rules_error_quark ())
GQuark paddock_rules_error_quark (void);

typedef enum {
  PADDOCK_RULES_ERROR_SETUP,    /* these documents and options make no race */
  PADDOCK_RULES_ERROR_POSITION, /* this position cannot be */
  PADDOCK_RULES_ERROR_CHOICE,   /* this choice is not legal now */
  PADDOCK_RULES_ERROR_OPTION,
  PADDOCK_RULES_ERROR_INVARIANT,
} PaddockRulesError;
