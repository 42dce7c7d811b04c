/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCatalogue: a table of things that vehicles and tracks are made of, one row a thing.
 *
 * A row is data only, and has what all catalogues have; a game adds to it what it needs.  Files, builders, help and checks read it, and the engine gives it meaning;
 * nothing about a thing is said twice.  The ids are a list of their own (one X-macro a catalogue, from
 * which the enum and the names of the ENUM fields come), and rows are placed by the enum.
 */

#pragma once

#include <glib.h>

typedef enum {
  PADDOCK_PARAMETER_NONE,
  PADDOCK_PARAMETER_COUNT,  /* a number above zero, or dice */
  PADDOCK_PARAMETER_SIGNED, /* any number but zero, or dice */
  PADDOCK_PARAMETER_LIMIT,  /* a number from zero on, or dice */
} PaddockParameter;

typedef struct {
  const char *label;
  const char *help;     /* one sentence; {n} stands for the parameter */
  const char *help_one; /* the same for a parameter of 1, where that reads otherwise; or NULL */
  const char *clause;
  const char *group; /* heading under which builders list it; NULL: none */
  PaddockParameter parameter;
} PaddockCatalogueRow;

typedef struct _PaddockCatalogue PaddockCatalogue;

struct _PaddockCatalogue {
  const char *title;        /* for people */
  const char *element;      /* of files: where its ids are used */
  const char *const *names; /* the ids, NULL-terminated; names[i] is that of row i */
  gconstpointer
    rows; /* each begins with a PaddockCatalogueRow; what follows is known to its game */
  gsize row_size;
  guint n_rows;
  const PaddockCatalogue *tail; /* its first n_tail rows follow our own; or NULL */
  guint n_tail;
};

/* Every catalogue, NULL-terminated. */
extern const PaddockCatalogue *const paddock_catalogues[];

guint paddock_catalogue_get_size (const PaddockCatalogue *self);
const PaddockCatalogueRow *paddock_catalogue_get_row (const PaddockCatalogue *self, guint i);
int paddock_catalogue_find (const PaddockCatalogue *self, const char *id); /* or -1 */

/* "Maximum Speed 5": LABEL, its own in any language, with a PaddockNumber if it takes one; the caller frees it. */
char *
paddock_catalogue_row_dup_name (const PaddockCatalogueRow *self, const char *label, int number);

/* The sentence for a PaddockNumber, to be translated and then filled in. */
const char *paddock_catalogue_row_get_help (const PaddockCatalogueRow *self, int number);

/* HELP with every {n} replaced by a PaddockNumber; the caller frees it. */
char *paddock_catalogue_format_help (const char *help, int number);
