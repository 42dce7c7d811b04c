/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSwitch: one option of a subcommand.  One row gives its parsing, its line of help and its entry
 * in the manual.
 *
 * Values go into a struct of the subcommand's own.  Spellings are those of GNU: "--width=800",
 * "--width 800", "-w800", "-w 800", short flags together ("-qs"), "--" before operands that begin with
 * a dash.  A lone "-" is an operand: standard input or output.
 */

#pragma once

#include <glib.h>

typedef enum {
  PADDOCK_SWITCH_FLAG, /* gboolean */
  PADDOCK_SWITCH_TEXT, /* const char *, into argv */
  PADDOCK_SWITCH_INT,  /* int, min .. max */
  PADDOCK_SWITCH_REAL, /* double above min, at most max */
  PADDOCK_SWITCH_NAME, /* int: index into names */
} PaddockSwitchKind;

typedef struct {
  char letter; /* 0: none */
  const char *name;
  PaddockSwitchKind kind;
  gsize offset;
  const char *value;        /* in help: "FILE"; FLAG has none */
  const char *const *names; /* NULL-terminated */
  int min, max, initial;
  const char *help; /* a sentence without its full stop */
} PaddockSwitch;

#define PADDOCK_USAGE_ERROR (paddock_usage_error_quark ())
GQuark paddock_usage_error_quark (void);

/* Rows and the struct that they fill. */
typedef struct {
  const PaddockSwitch *rows;
  guint n_rows;
  gpointer values; /* zeroed; what a row begins with is set before anything is parsed */
} PaddockSwitches;

/* Moves the operands to the front of ARGV and returns how many there are, or -1. */
int paddock_switches_parse (const PaddockSwitches *groups,
                            guint n_groups,
                            int argc,
                            char **argv,
                            GError **error);
