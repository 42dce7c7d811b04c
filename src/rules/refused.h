/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRefused: an answer that a person could expect and may not give, and why.
 *
 * It has the form of a choice, so that its key, its words and its place on the board are found as those of any other.
 * It is only ever shown: what can be done is in the decision's list alone.
 *
 * A game goes through everything that a driver may think of at a kind of question, and adds it with the first reason
 * that holds; what the question does offer is left out.
 */

#pragma once

#include "decision.h"
#include "fact.h"

#define PADDOCK_MAX_REFUSED 32

typedef struct {
  PaddockChoice choice;
  const char *reason; /* a sentence, marked for translation */
  const char *clause; /* its id */
} PaddockRefused;

typedef struct {
  const char *reason;
  const char *clause;
} PaddockReason;

typedef struct {
  const PaddockTable *table;
  const PaddockDecision *decision;
  PaddockRefused *refused; /* PADDOCK_MAX_REFUSED of them */
  guint n;
} PaddockRefuser;

/* Adds what one kind of question refuses. */
typedef void (*PaddockRefuse) (PaddockRefuser *self);

gboolean paddock_decision_offers (const PaddockDecision *self, PaddockChoice choice);

void paddock_refuser_add (PaddockRefuser *self, PaddockChoice choice, PaddockReason reason);
