/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFinding: something about a document that a design check points at.
 *
 * A finding knows its check, which says why it matters.  Its message is a sentence for people with
 * {1}, {2} ... where its words go, so that it can be translated as a whole where it is shown.
 */

#pragma once

#include "hex.h"
#include "site.h"

typedef struct _PaddockCheck PaddockCheck;

typedef enum {
  PADDOCK_SEVERITY_ERROR,   /* breaks a rule, or cannot be raced */
  PADDOCK_SEVERITY_WARNING, /* probably a slip */
  PADDOCK_SEVERITY_HINT,    /* worth knowing, never a fault */
  PADDOCK_N_SEVERITIES,
} PaddockSeverity;

extern const char *const paddock_severity_names[]; /* in files and output; NULL-terminated */

#define PADDOCK_FINDING_MAX_PLACES 100

typedef struct {
  const PaddockCheck *check;
  PaddockSeverity severity;
  const char *message; /* marked for translation */
  char **words; /* NULL-terminated; one with line ends is a phrase: marked text, then its words */
  PaddockSite site;   /* what it is about; the ids of this one and the next are the finding's own */
  PaddockSite within; /* and which part of that: the row of a tile; the whole DOCUMENT: all of it */
  char
    *place; /* both as a stable text, as PaddockAccepted has it: "checkpoint 2", "tile b row 3" */
  GArray *places; /* of PaddockPlace: what to show on a board; the first ones, if there are many */
  char *cell;     /* of a sheet, if it is another than the check says: see PaddockCheck */
  int element;    /* for the fix: which element of its list; -1: none */
  gboolean can_fix;
  const char *tool;     /* that lays what is missing: "start"; NULL: none */
  gboolean is_accepted; /* the designer keeps it so */
  char *reason;         /* why, if it is accepted */
} PaddockFinding;

void paddock_finding_free (PaddockFinding *self);

/* The message with its words; TRANSLATE may be NULL.  The caller frees it. */
char *paddock_finding_dup_message (const PaddockFinding *self,
                                   const char *(*translate) (const char *text));

/* The same text for people. */
char *paddock_finding_dup_place (const PaddockFinding *self,
                                 const char *(*translate) (const char *word));

void paddock_finding_set_site (PaddockFinding *self, PaddockSite site);
void paddock_finding_set_site_within (PaddockFinding *self, PaddockSite site, PaddockSite within);
void paddock_finding_add_hex (PaddockFinding *self, PaddockHex hex);
void paddock_finding_set_cell (PaddockFinding *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The address of the cell on a sheet where it shows, or the beginning of it; NULL: that of the thing it is about, if any. */
char *paddock_finding_dup_cell (const PaddockFinding *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFinding, paddock_finding_free)
