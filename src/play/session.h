/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSession: a playtest that is being played: one race with every line of it that was tried.
 *
 * The playtest document is the truth: what is chosen, forced and remarked goes into its scripts at once, and
 * paddock_session_dup_document() hands out what is to be saved; the same session gives the same bytes.  The journal
 * is that of the line in hand.  Nothing that was played is ever lost: whoever goes back and does something else
 * begins a new line, and the old one is kept.  So a line only ever grows at its end.
 *
 * Knows no files and no display; its doors are called from one thread.
 */

#pragma once

#include "crew.h"
#include "playtest-run.h"

typedef struct _PaddockSession PaddockSession;

/* Carries out the line in hand and goes to its moment.  A race that cannot be set up is an error; one that goes
 * differently is carried out as far as it goes.  LOAD may be NULL if every document stands inside. */
PaddockSession *paddock_session_new (PaddockDocument *playtest,
                                     const PaddockGame *const *games,
                                     PaddockLoadFunc load,
                                     gpointer data,
                                     GError **error);
void paddock_session_free (PaddockSession *self);

PaddockDocument *paddock_session_dup_document (const PaddockSession *self);
/* The line in hand as SEAT may read it: "?" for each secret.  Nothing to race or to save. */
PaddockDocument *paddock_session_dup_seen (const PaddockSession *self, guint seat);
PaddockSetup *paddock_session_get_setup (const PaddockSession *self);

/* That the file was made under other rules; or NULL. */
const char *paddock_session_get_note (const PaddockSession *self);

/* Where the line in hand first went differently from what its file says, and how; or NULL. */
const char *paddock_session_get_difference (const PaddockSession *self);

/* --- Time --- */

/* Of the line in hand; what lies ahead of the moment is there too, for redo. */
const PaddockJournal *paddock_session_get_journal (const PaddockSession *self);
const PaddockMatch *paddock_session_get_match (const PaddockSession *self); /* at the moment */
guint paddock_session_get_moment (const PaddockSession *self);
guint paddock_session_get_n_moments (const PaddockSession *self);
void paddock_session_travel (PaddockSession *self, guint moment);

/* Makes a choice of the pending decision.  The one that was made here before goes a moment forward; another one,
 * or one where the recorded future cannot be replayed, begins a new line. */
void paddock_session_choose (PaddockSession *self, guint choice);

/* What the next dice show, in place of what was forced at this moment before; begins a new line if the moment has a
 * future.  FALSE: too many wait already, or a face is out of range. */
gboolean paddock_session_force (PaddockSession *self, const int *faces, guint n);

/* The seconds that a race by the clock has left, as the document remembers them; -1: all of them. */
int paddock_session_get_time_left (const PaddockSession *self);
void paddock_session_set_time_left (PaddockSession *self, int seconds);

/* --- Lines: 0 is the main one; a line stands behind the one it leaves --- */

typedef struct {
  const char *id;   /* "" for the main line */
  const char *name; /* for people, or "" */
  guint parent;     /* of line 0: 0 */
  guint fork;       /* the moment at which it leaves its parent */
  guint n_moments;  /* from the start of the race */
  gboolean is_over;
  guint winner;           /* a seat, or PADDOCK_NOBODY */
  const char *difference; /* where it does not replay, or NULL */
} PaddockLineInfo;

guint paddock_session_get_line (const PaddockSession *self);
guint paddock_session_get_n_lines (const PaddockSession *self);
void paddock_session_get_line_info (PaddockSession *self, guint line, PaddockLineInfo *info);
/* The last moment that two lines have in common; G_MAXUINT: they are one. */
guint paddock_session_find_parting (const PaddockSession *self, guint a, guint b);

/* Where it leaves its parent and how many moments it has, as SEAT counts them (sight.h); carries the line out. */
void paddock_session_count_line (PaddockSession *self,
                                 guint line,
                                 guint seat,
                                 guint *fork,
                                 guint *n_moments);

/* Takes another line in hand, at the same moment if both have it, otherwise where they part. */
void paddock_session_switch (PaddockSession *self, guint line);
void paddock_session_rename_line (PaddockSession *self, guint line, const char *name);

/* It becomes the main line; what it left becomes a line that leaves it.  The moment stays. */
void paddock_session_promote_line (PaddockSession *self, guint line);

/* Lines that leave it keep what they have of it.  The main line cannot be deleted. */
void paddock_session_delete_line (PaddockSession *self, guint line);

/* --- Drivers: remembered in the document --- */

PaddockDriverSpec paddock_session_get_driver (const PaddockSession *self, guint seat);
void paddock_session_set_driver (PaddockSession *self, guint seat, PaddockDriverSpec spec);

/* The driver of the seat that is asked, to think in a thread of the caller's: its answer is for choose().  NULL: a
 * person is asked, or the race is over. */
PaddockDriver *paddock_session_dup_driver (const PaddockSession *self);

/* Lets that driver answer once; FALSE: there is none, or the race takes longer than any would. */
gboolean paddock_session_drive (PaddockSession *self);

/* --- Remarks --- */

typedef struct {
  guint line, step; /* where it is written; good until the session changes */
  guint moment;
  PaddockPlace place; /* or PADDOCK_NOWHERE */
  const char *text;
} PaddockRemark;

/* Those of the line in hand, in order: an array of PaddockRemark, which the caller unrefs. */
GArray *paddock_session_list_remarks (const PaddockSession *self);
void paddock_session_add_remark (PaddockSession *self, PaddockPlace place, const char *text);
void paddock_session_change_remark (PaddockSession *self,
                                    const PaddockRemark *remark,
                                    PaddockPlace place,
                                    const char *text);
void paddock_session_remove_remark (PaddockSession *self, const PaddockRemark *remark);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockSession, paddock_session_free)
