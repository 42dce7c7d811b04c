/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceGlance: a glance at another moment of a race: a small board as it stands then, and what had happened in one
 * sentence.  Like all that is shown of a race, it holds what those who look may see.
 */

#pragma once

#include <gtk/gtk.h>

#include "race.h"

typedef struct _PaddockRaceGlance PaddockRaceGlance;

PaddockRaceGlance *paddock_race_glance_new (PaddockRace *race);
void paddock_race_glance_free (PaddockRaceGlance *self);

/* Another race, line or moment: what was painted is not good any more. */
void paddock_race_glance_forget (PaddockRaceGlance *self);

/* Board and sentence for a tooltip, SENTENCE in place of what happened last if it is not NULL.  The same one as before as
 * long as neither changes; owned by SELF. */
GtkWidget *paddock_race_glance_show (PaddockRaceGlance *self, guint moment, const char *sentence);

/* The last thing that happened on the way to a moment, in words with dice to draw (rules/face.h); NULL: there are none. */
char *paddock_race_dup_sentence (PaddockRace *race, guint moment);

/* The same, of the first N of EVENTS, as VIEWER may read it; MATCH stands behind them. */
char *paddock_match_dup_sentence (const PaddockMatch *match,
                                  const PaddockEvent *events,
                                  guint n,
                                  guint viewer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockRaceGlance, paddock_race_glance_free)
