/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSubcommand: one subcommand of paddock-cli, as a row.
 *
 * The row gives the dispatch, the parsing, the help and the manual; each lives in a file of its own and
 * is listed in the one table of cli.c.
 */

#pragma once

#include "games.h"
#include "switches.h"

typedef enum {
  PADDOCK_EXIT_FINE,
  PADDOCK_EXIT_FOUND, /* findings, or an expectation that does not hold */
  PADDOCK_EXIT_BAD,   /* bad usage, bad input, or output that could not be written */
} PaddockExit;

/* What a subcommand is called with. */
typedef struct {
  const PaddockGame *const *games;
  gconstpointer options; /* the struct its switches fill */
  char **operands;       /* NULL-terminated */
  guint n_operands;
} PaddockCall;

typedef struct {
  const char *name;
  const char *summary;     /* one line, without a full stop */
  const char *operands;    /* in the usage line: "FILE..." */
  const char *description; /* paragraphs, an empty line between them */
  const char *examples;    /* lines as typed, each with its comment: "# ..." above it; or NULL */
  guint min_operands, max_operands;
  const PaddockSwitch *switches;
  guint n_switches;
  gsize options_size;
  PaddockExit (*run) (const PaddockCall *call);
} PaddockSubcommand;

#define PADDOCK_COMMAND_SWITCHES(struct_, table_) \
  .switches = (table_), .n_switches = G_N_ELEMENTS (table_), .options_size = sizeof (struct_)

extern const PaddockSubcommand *const paddock_commands[]; /* NULL-terminated */

const PaddockSubcommand *paddock_commands_find (const char *name); /* complains: NULL */

extern const PaddockSubcommand paddock_catalogue_command, paddock_check_command,
  paddock_clause_command, paddock_compare_command, paddock_convert_command, paddock_help_command,
  paddock_new_command, paddock_playtest_command, paddock_race_command, paddock_render_command,
  paddock_summary_command;
