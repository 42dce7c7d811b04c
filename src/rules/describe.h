/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events of a match in words.
 */

#pragma once

#include "match.h"

/* An event in words, as SEAT may read it; NULL if there is nothing to read. */
char *paddock_match_describe (const PaddockMatch *self, const PaddockEvent *event, guint seat);

/* How many of these events, from the first on, are told as one; and the words for so many. */
guint
paddock_match_count_run (const PaddockMatch *self, const PaddockEvent *events, guint n, guint seat);
char *paddock_match_describe_run (const PaddockMatch *self,
                                  const PaddockEvent *events,
                                  guint n,
                                  guint seat);

/* The words of an event's row (PaddockEventText) with or without what is only said with coordinates. */
char *paddock_event_words_pick (const char *text, gboolean names_places);

char *paddock_match_describe_leader (const PaddockMatch *self, guint leader);

/* Whether the words for it say no more than those of the choice. */
gboolean paddock_match_is_echo (const PaddockMatch *self, const PaddockEvent *event);
