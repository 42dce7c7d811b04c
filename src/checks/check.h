/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCheck: one thing that designs are looked over for.
 *
 * A check is a row: what it is called, how bad it is, which documents it looks at, the function that
 * looks, why the rule exists and, where that is possible, a repair.  The rows stand in one table a
 * topic, beside their functions; every table is listed in check-tables.c.  Ids are those of the
 * catalogues; checks of our own begin with PAD.
 *
 * Checks only read, so they may run on any thread that holds the document.
 */

#pragma once

#include "document.h"
#include "finding.h"
#include "stop.h"

/* Where the findings of one run go. */
typedef struct {
  const PaddockCheck *check;
  GPtrArray *findings;
  gconstpointer prepared; /* what the table's prepare() made of the document, or NULL */
  guint n;                /* findings of this check so far */
  PaddockFinding *spare;  /* the last one too many, until the next */
} PaddockReport;

/* Of one check: where everything is wrong with everything, nobody reads on, and memory ends. */
#define PADDOCK_MAX_FINDINGS 1000

typedef void (*PaddockCheckFunc) (gconstpointer record, PaddockReport *report);
typedef void (*PaddockFixFunc) (gpointer draft, const PaddockFinding *finding);

struct _PaddockCheck {
  const char *id;
  PaddockSeverity severity; /* of its findings, unless one says otherwise */
  const PaddockDocumentKind *kind;
  const char *game;     /* the id of the game whose documents it looks at; NULL: those of any */
  gboolean of_sections; /* whether it looks at pieces of tracks too, which nobody can race on yet */
  PaddockCheckFunc run;
  const char *label;
  const char *why;    /* a sentence */
  const char *clause; /* the rule behind it; NULL: none */
  /* Where a sheet shows it: the address of a cell (see edit/sheet-cell.h), or the beginning of it, in which # is the number
   * of the site; NULL: the thing that the finding is about. */
  const char *cell;
  const char *fix_label;
  PaddockFixFunc fix; /* or NULL */
  gboolean fixes_all; /* one repair is of all that it finds: nobody wants only some of them */
};

/* Checks that need the same costly look at a document share it: prepare() is called once for tables
 * that stand together. */
typedef struct {
  const PaddockCheck *rows;
  guint n_rows;
  gpointer (*prepare) (gconstpointer record, PaddockStop *stop);
  void (*release) (gpointer prepared);
} PaddockCheckTable;

#define PADDOCK_CHECK_TABLE(rows_)                  \
  {                                                 \
    .rows = (rows_), .n_rows = G_N_ELEMENTS (rows_) \
  }

/* Every table, NULL-terminated. */
extern const PaddockCheckTable *const paddock_check_tables[];

const PaddockCheck *paddock_check_find (const char *id); /* or NULL */

/* All findings, in the order of the tables and, within a check, of the document.  Accepted ones are
 * marked, not left out.  Never NULL; of PaddockFinding, which it frees. */
GPtrArray *paddock_check_document (const PaddockDocument *document);

/* The same; NULL: it was stopped. */
GPtrArray *paddock_check_document_until (const PaddockDocument *document, PaddockStop *stop);

/* What one check finds. */
GPtrArray *paddock_check_run (const PaddockCheck *check, const PaddockDocument *document);
/* How many checks look at such a document. */
guint paddock_check_count (const PaddockDocument *document);

/* Repairs a draft of the document that the finding was made on, and with it the others of a check that fixes all. */
void paddock_finding_fix (const PaddockFinding *self, gpointer draft);

/* For the functions of checks: a finding to be filled in.  WORDS has them with tabs between. */
PaddockFinding *paddock_report (PaddockReport *self, const char *message);
PaddockFinding *
paddock_report_words (PaddockReport *self, const char *message, const char *words, ...)
  G_GNUC_PRINTF (3, 4);
