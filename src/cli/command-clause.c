/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "clauses.h"
#include "subcommand.h"
#include "console.h"
#include "words.h"

static void
print_clause (const PaddockClause *clause)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s  (%s)\n%s\n", clause->id, clause->section, clause->text);
  paddock_print_out (text);
}

/* "JOY-SSW" stands for all clauses of that topic. */
static guint
print_topic (const char *topic)
{
  guint n = 0;

  for (guint i = 0; i < paddock_n_clauses; i++)
    if (g_str_has_prefix (paddock_clauses[i].id, topic)
        && paddock_clauses[i].id[strlen (topic)] == '-') {
      if (n++ > 0)
        paddock_print ("\n");
      print_clause (&paddock_clauses[i]);
    }

  return n;
}

static PaddockExit
run (const PaddockCall *call)
{
  PaddockExit status = PADDOCK_EXIT_FINE;

  for (guint i = 0; i < call->n_operands; i++) {
    g_autofree char *id = g_ascii_strup (call->operands[i], -1);
    const PaddockClause *clause = paddock_clause_find (id);

    if (i > 0)
      paddock_print ("\n");
    if (clause) {
      print_clause (clause);
    } else if (print_topic (id) == 0) {
      paddock_complain (
        "there is no clause \"%s\"; clauses are called like JOY-SSW-05, topics like JOY-SSW",
        call->operands[i]);
      status = PADDOCK_EXIT_BAD;
    }
  }

  return status;
}

const PaddockSubcommand paddock_clause_command = {
  .name = "clause",
  .summary = N_ ("Print clauses of the rules"),
  .operands = "CLAUSE...",
  .description = N_ ("Prints the clauses that events, findings and refusals name. A topic, such "
                     "as JOY-SSW, prints all its clauses."),
  .examples = "# What a side-swipe does\n"
              "paddock-cli clause JOY-SSW-05",
  .min_operands = 1,
  .max_operands = G_MAXUINT,
  .run = run,
};
