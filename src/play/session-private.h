/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of session.h share.
 */

#pragma once

#include "session.h"

/* How a line ends, found out when somebody asks. */
typedef struct {
  gboolean is_known;
  gboolean is_over;
  guint winner;
  char *difference;
} PaddockLineEnd;

struct _PaddockSession {
  PaddockPlaytest *record; /* without the hash at the end of a line that has grown */
  PaddockSetup *setup;
  PaddockJournal *journal;
  guint line;
  gboolean has_grown; /* the line in hand, since it was taken in hand */
  gboolean has_rest;  /* its script has choices that could not be made */
  char *note;
  char *difference;
  GArray *ends; /* of PaddockLineEnd, by line */
  PaddockDriverSpec specs[PADDOCK_MAX_SEATS];
  PaddockDriver *drivers[PADDOCK_MAX_SEATS]; /* made when they are needed */
};

static inline const PaddockPlaytestLine *
paddock_session_line_at (const PaddockSession *self, guint line)
{
  return PADDOCK_LIST_AT (self->record->lines, PaddockPlaytestLine, line - 1);
}

/* The moment at which a line leaves its parent. */
static inline guint
paddock_session_get_fork (const PaddockSession *self, guint line)
{
  return line ? (guint) paddock_session_line_at (self, line)->after : 0;
}

guint paddock_session_get_parent (const PaddockSession *self, guint line);

/* The line, from LINE towards the main one, that the choice at MOMENT is a part of. */
guint paddock_session_find_owner (const PaddockSession *self, guint line, guint moment);

/* Carries out LINE, to its end. */
gboolean paddock_session_take_line (PaddockSession *self, guint line, GError **error);

/* The line in hand is left: its script is put in order. */
void paddock_session_finish_line (PaddockSession *self);

/* Begins a new line at MOMENT and takes it in hand; the journal is there already. */
void paddock_session_begin_line (PaddockSession *self, guint moment);
