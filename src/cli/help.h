/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Help and the manual page, both made from the table of subcommands and their switches.
 */

#pragma once

#include "subcommand.h"

/* What every subcommand takes. */
typedef struct {
  gboolean help;
} PaddockCommonOptions;

/* What paddock-cli takes before any subcommand. */
typedef struct {
  gboolean help, version;
} PaddockProgramOptions;

extern const PaddockSwitch paddock_common_switches[1], paddock_program_switches[2];

PaddockExit paddock_help_show (const PaddockSubcommand *command); /* NULL: of the program */
void paddock_help_add_manual (GString *out);                      /* roff, for man */
