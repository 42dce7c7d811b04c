/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMatch: a race in progress, always waiting for one decision of one player, or over.
 *
 * Everything else (dice, cards, collisions, forced effects) happens inside and is told as events.
 * History is not part of it: see journal.h.  Nothing is allocated while a race runs.
 */

#pragma once

#include "game.h"

/* Read through the functions below.  The state and, right behind it, the pending decision: taking over
 * another match is one memcpy. */
typedef struct {
  PaddockTable table;
  const PaddockGame *game;
  gsize state_size; /* a multiple of 8 */
  PaddockDecision *decision;
  GArray *answers; /* of PaddockAnswer: borrowed, or NULL; no part of the race */
  _Alignas(16) guint64 payload[];
} PaddockMatch;

/* SETUP must be sealed.  EVENTS, here and below, may be NULL. */
PaddockMatch *paddock_match_new (PaddockSetup *setup, guint64 race, PaddockEvents *events);
PaddockMatch *paddock_match_copy (const PaddockMatch *self);
void paddock_match_free (PaddockMatch *self);

/* A copy whose words have dice to draw (face.h). */
PaddockMatch *paddock_match_copy_drawn (const PaddockMatch *self);

/* Its words, and those of its copies, name places instead of giving their coordinates (PaddockTable.names_places). */
void paddock_match_name_places (PaddockMatch *self);

/* Start another race of the same setup, the second with faces forced before its first die. */
void paddock_match_restart (PaddockMatch *self, guint64 race, PaddockEvents *events);
gboolean paddock_match_restart_forced (PaddockMatch *self,
                                       guint64 race,
                                       const int *faces,
                                       guint n_faces,
                                       PaddockEvents *events); /* FALSE: too many faces */

/* Take over the state of another match of the same setup. */
static inline void
paddock_match_assign (PaddockMatch *self, const PaddockMatch *other)
{
  g_return_if_fail (self->table.setup == other->table.setup);

  memcpy (self->payload, other->payload,
          other->state_size + G_STRUCT_OFFSET (PaddockDecision, choices)
            + other->decision->n_choices * sizeof (PaddockChoice));
}

PaddockSetup *paddock_match_get_setup (const PaddockMatch *self);
const PaddockTable *paddock_match_get_table (const PaddockMatch *self);

/* For positions set by hand (hand.h); after the last change, settle. */
PaddockTable *paddock_match_edit_table (PaddockMatch *self);
void paddock_match_put_piece (PaddockMatch *self,
                              const PaddockPiece *piece,
                              PaddockPlace place,
                              int heading);

static inline const PaddockState *
paddock_match_get_state (const PaddockMatch *self)
{
  return (const PaddockState *) self->payload;
}

static inline gsize
paddock_match_get_state_size (const PaddockMatch *self)
{
  return self->state_size;
}

void paddock_match_set_state (PaddockMatch *self,
                              gconstpointer state); /* a snapshot of this setup */

/* NULL when over. */
static inline const PaddockDecision *
paddock_match_get_decision (const PaddockMatch *self)
{
  return self->decision->n_choices ? self->decision : NULL;
}

/* Where there is but one choice and the game wants it so: gives that answer. */
void paddock_match_answer_single (PaddockMatch *self);

/* Such an answer, for those who want to know of them: they are added to ANSWERS (NULL: no longer) as they are given. */
typedef struct {
  guint8 player, kind; /* of the decision */
  char *key;
} PaddockAnswer;

GArray *paddock_answers_new (void);
void paddock_match_note_answers (PaddockMatch *self, GArray *answers);

/* Looks up what is asked now; for the functions here. */
static inline void
paddock_match_ask (PaddockMatch *self)
{
  if (G_UNLIKELY (paddock_match_get_state (self)->is_over)) {
    self->decision->n_choices = 0;
    return;
  }

  self->game->pending (&self->table, self->decision);
  if (G_UNLIKELY (self->decision->n_choices <= self->game->answers_single))
    paddock_match_answer_single (self);
}

/* Carries out one of the listed choices and everything that follows, up to the next decision.  Inline,
 * because this is what all simulation consists of. */
static inline void
paddock_match_choose (PaddockMatch *self, guint choice, PaddockEvents *events)
{
  const PaddockDecision *decision = self->decision;

  g_return_if_fail (choice < decision->n_choices);

  if (events)
    paddock_events_tell_choice (events, decision, &decision->choices[choice]);
  self->table.events = events;
  ((PaddockState *) self->payload)->n_decisions++;
  self->game->apply (&self->table, decision, &decision->choices[choice]);
  paddock_match_ask (self);
}

/* Puts here what the state of OTHER becomes by one of its choices, with other dice unless SALT is 0; says whether any
 * were rolled.  Nothing is asked afterwards, which spares most of the cost to those who only judge the state. */
static inline gboolean
paddock_match_try (PaddockMatch *self, const PaddockMatch *other, guint choice, guint64 salt)
{
  const PaddockDecision *decision = other->decision;
  PaddockChance *chance = &((PaddockState *) self->payload)->chance;
  guint64 drawn;

  memcpy (self->payload, other->payload, other->state_size);
  if (salt)
    paddock_chance_rekey (chance, salt);
  drawn = chance->dice.drawn + chance->cards.drawn;
  self->table.events = NULL;
  self->decision->n_choices = 0;
  self->game->apply (&self->table, decision, &decision->choices[choice]);
  return chance->dice.drawn + chance->cards.drawn != drawn;
}

/* Whether what is asked now is for a clock to answer. */
static inline gboolean
paddock_match_asks_clock (const PaddockMatch *self)
{
  const PaddockDecision *decision = paddock_match_get_decision (self);

  return decision && self->game->asks[decision->kind].is_of_clock;
}

/* Keys. */
char *paddock_match_dup_key (const PaddockMatch *self, guint choice);
char *paddock_match_dup_label (const PaddockMatch *self, guint choice);
char *paddock_match_dup_drawn_label (const PaddockMatch *self,
                                     guint choice); /* with dice to draw (face.h) */
int paddock_match_find_choice (const PaddockMatch *self, const char *key); /* or -1 */

/* What the next dice show; FALSE: the queue is full. */
gboolean paddock_match_force (PaddockMatch *self, const int *faces, guint n);
void paddock_match_unforce (PaddockMatch *self, guint n); /* all but the first N that wait */

/* For copies: makes a choice with FACES as its first dice and says what would be drawn beyond them (chance.h). */
PaddockDraw paddock_match_probe (PaddockMatch *self,
                                 guint choice,
                                 const int *faces,
                                 guint n,
                                 PaddockEvents *events);

/* A copy that SEAT (or PADDOCK_ONLOOKER) may think on: other dice, hidden cards dealt anew.  Same SALT, same fork. */
void paddock_match_fork (PaddockMatch *self, const PaddockMatch *real, guint seat, guint64 salt);

/* What SEAT cannot know is dealt anew; the dice to come stay what they are. */
void paddock_match_hide (PaddockMatch *self, guint seat);

/* What certainly follows from a choice: its events, as the one who is asked may see them, up to the first that chance
 * decides or that depends on what he cannot know. */
void paddock_match_preview (const PaddockMatch *self, guint choice, PaddockEvents *events);

/* The same, and what would follow if the questions that belong to what was begun (PaddockAsk.is_sequel) were all given
 * the answer that is preferred. */
void paddock_match_foresee (const PaddockMatch *self, guint choice, PaddockEvents *events);

/* What SEAT (or PADDOCK_EVERYBODY) may see: of the board, and of what lies in front of OF, a seat or PADDOCK_NOBODY for
 * the middle of the table. */
guint paddock_match_show_pieces (const PaddockMatch *self,
                                 guint seat,
                                 PaddockPiece pieces[PADDOCK_MAX_PIECES]);
void paddock_match_show_dashboard (const PaddockMatch *self,
                                   guint of,
                                   guint seat,
                                   PaddockDashboard *dashboard);

/* What is not among the pending decision's choices, with why; their keys and labels are owned by the caller. */
guint paddock_match_find_refused (const PaddockMatch *self,
                                  PaddockRefused refused[PADDOCK_MAX_REFUSED]);
char *paddock_match_dup_refused_key (const PaddockMatch *self, const PaddockRefused *refused);
char *paddock_match_dup_refused_label (const PaddockMatch *self, const PaddockRefused *refused);
char *paddock_match_dup_drawn_refused_label (const PaddockMatch *self,
                                             const PaddockRefused *refused); /* with dice to draw */

/* Of the position, field by field in the order of the game's facts; equal on every machine.  The
 * streams of chance, forced faces and the number of decisions are no part of it. */
guint64 paddock_match_hash (const PaddockMatch *self);

/* Facts as text.  ELEMENT as in fact.h, NULL or "" for the race.  An expectation that does not hold is
 * PADDOCK_RULES_ERROR_DIFFERENCE, one that makes no sense PADDOCK_RULES_ERROR_FACT. */
char *paddock_match_dup_fact (const PaddockMatch *self,
                              const char *element,
                              const char *name,
                              GError **error);
gboolean paddock_match_expect_fact (const PaddockMatch *self,
                                    const char *element,
                                    const char *name,
                                    const char *text,
                                    GError **error);
gboolean paddock_match_set_fact (PaddockMatch *self,
                                 const char *element,
                                 const char *name,
                                 const char *text,
                                 GError **error);
void paddock_match_clear_pending (PaddockMatch *self);              /* before the first set_fact */
gboolean paddock_match_settle (PaddockMatch *self, GError **error); /* after the last */

/* The position: every fact one a line, those that SEAT may not see as "?"; PADDOCK_EVERYBODY sees all. */
char *paddock_match_dump (const PaddockMatch *self, guint seat);

gboolean paddock_match_check (const PaddockMatch *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockMatch, paddock_match_free)
