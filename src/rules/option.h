/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockOption: one rule that can be switched: an edition, an optional rule or a ruling of ours.
 *
 * One table a game.  The setup dialog, the files, the help and the engine read that table.
 */

#pragma once

#include <glib.h>

typedef enum {
  PADDOCK_OPTION_FLAG, /* "off", "on" */
  PADDOCK_OPTION_INT,  /* min .. max */
  PADDOCK_OPTION_ENUM, /* index into names */
} PaddockOptionKind;

typedef struct {
  const char *name; /* in files: never changes, never translated */
  PaddockOptionKind kind;
  int min, max, initial;
  const char *const *names; /* NULL-terminated */
  const char *label;
  const char *help;
  const char *clause; /* where it comes from */
} PaddockOption;

typedef struct {
  guint option; /* index into the table */
  int value;
} PaddockOptionValue;

typedef struct {
  const char *name;
  const char *label;
  const PaddockOptionValue *values; /* what differs from the defaults */
  guint n_values;
} PaddockPreset;

/* What a game wants to know of each seat, besides what it drives: an ability set, handicaps, a role. */
typedef struct {
  const char *name; /* in files */
  gboolean
    is_set; /* any number of the values, separated by spaces; else one, or nothing for the first */
  const char *const *names;  /* in files, NULL-terminated */
  const char *const *labels; /* as many */
  const char *label;
  const char *help;
  const char *clause;
} PaddockSeatOption;

/* FALSE with a sentence that says what would be right. */
gboolean
paddock_option_parse (const PaddockOption *self, const char *text, int *value, GError **error);
char *paddock_option_format (const PaddockOption *self, int value);
char *paddock_option_describe_range (const PaddockOption *self); /* "off or on", "2 to 4" */

int paddock_option_find (const PaddockOption *options, guint n, const char *name); /* or -1 */
