/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clauses.h"

#include <stdlib.h>
#include <string.h>

static int
compare (gconstpointer id, gconstpointer clause)
{
  return strcmp (id, ((const PaddockClause *) clause)->id);
}

const PaddockClause *
paddock_clause_find (const char *id)
{
  return bsearch (id, paddock_clauses, paddock_n_clauses, sizeof (PaddockClause), compare);
}
