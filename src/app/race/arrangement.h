/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockArrangement: a position that is being set up by hand (play/position.h), with undo: it keeps what was done, and
 * begins anew without the last of it.
 */

#pragma once

#include "race-record.h"

typedef struct _PaddockArrangement PaddockArrangement;

/* Begins with the race's position at its moment, on TRACK if that is not NULL.  RACE must live as long, and not move. */
PaddockArrangement *
paddock_arrangement_new (PaddockRace *race, PaddockDocument *track, GError **error);
void paddock_arrangement_free (PaddockArrangement *self);

const PaddockMatch *paddock_arrangement_get_match (const PaddockArrangement *self);
PaddockPosition *paddock_arrangement_get_position (PaddockArrangement *self); /* to look at */
gboolean paddock_arrangement_is_on_other_track (const PaddockArrangement *self);
/* Whether something is hidden from those who look, and has been dealt anew. */
gboolean paddock_arrangement_has_secrets (const PaddockArrangement *self);

void paddock_arrangement_put (PaddockArrangement *self,
                              const PaddockPiece *piece,
                              PaddockPlace place,
                              int heading);
void paddock_arrangement_turn_part (PaddockArrangement *self,
                                    guint seat,
                                    const PaddockGauge *gauge,
                                    guint part,
                                    gboolean is_damage);
void paddock_arrangement_remedy (PaddockArrangement *self, const PaddockConflict *conflict);

gboolean paddock_arrangement_can_undo (const PaddockArrangement *self);
gboolean paddock_arrangement_can_redo (const PaddockArrangement *self);
void paddock_arrangement_undo (PaddockArrangement *self);
void paddock_arrangement_redo (PaddockArrangement *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockArrangement, paddock_arrangement_free)
