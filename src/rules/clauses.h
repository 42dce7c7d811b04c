/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clauses of the rules, as docs/rules/ has them: built into the programs, so that whatever names a
 * clause can show it.
 */

#pragma once

#include <glib.h>

typedef struct {
  const char *id; /* "MAE-MOV-02" */
  const char *section;
  const char *text; /* several lines */
} PaddockClause;

/* Sorted by id. */
extern const PaddockClause paddock_clauses[];
extern const guint paddock_n_clauses;

const PaddockClause *paddock_clause_find (const char *id); /* or NULL */
