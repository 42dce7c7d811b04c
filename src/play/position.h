/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPosition: a position that is being set up by hand, taken from a race at a moment: what if?
 *
 * Pieces are put elsewhere, dashboards are set, the track may be another one.  What conflicts is told one by one, with
 * what can be done about it.  What comes of it is a playtest that begins with this position, on the same dice as the
 * race it was taken from.
 */

#pragma once

#include "hand.h"
#include "session.h"

typedef struct _PaddockPosition PaddockPosition;

/* The session's position at its moment, or as soon after it as there is one that can be set up: before the race has
 * begun, as if everybody had started.  Where that comes about is no part of the session.  As SEAT may see it: what is
 * hidden from it is dealt anew, so that it can all be shown.  NULL: this game has none. */
PaddockPosition *paddock_position_new (const PaddockSession *session, guint seat);

/* The same on another track.  What the track has no place for are conflicts; one that cannot be raced on is an error. */
PaddockPosition *paddock_position_new_on (const PaddockSession *session,
                                          guint seat,
                                          PaddockDocument *track,
                                          const PaddockGame *const *games,
                                          PaddockLoadFunc load,
                                          gpointer data,
                                          GError **error);
void paddock_position_free (PaddockPosition *self);

/* To show it; nobody is asked anything. */
const PaddockMatch *paddock_position_get_match (const PaddockPosition *self);

/* Edits. */
void paddock_position_put (PaddockPosition *self,
                           const PaddockPiece *piece,
                           PaddockPlace place,
                           int heading);
guint paddock_position_list_new (const PaddockPosition *self,
                                 PaddockPiece pieces[PADDOCK_MAX_PIECES]);
void paddock_position_turn_part (PaddockPosition *self,
                                 guint seat,
                                 const PaddockGauge *gauge,
                                 guint part,
                                 gboolean is_damage);
gboolean paddock_position_set_fact (PaddockPosition *self,
                                    const char *of,
                                    const char *name,
                                    const char *is,
                                    GError **error);

/* An array of PaddockConflict, which the caller unrefs; empty: it can be raced from here. */
GPtrArray *paddock_position_find_conflicts (const PaddockPosition *self);
void paddock_position_remedy (PaddockPosition *self, const PaddockConflict *conflict);

/* The playtest that begins with it; the error says what still speaks against it. */
PaddockDocument *paddock_position_dup_document (const PaddockPosition *self, GError **error);

/* The whole race on another track, if it would have gone just the same there up to its moment, with what lies ahead
 * and other lines as far as they go; NULL: it would not. */
PaddockDocument *paddock_session_dup_on_track (const PaddockSession *session,
                                               PaddockDocument *track,
                                               const PaddockGame *const *games,
                                               PaddockLoadFunc load,
                                               gpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockPosition, paddock_position_free)
