/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A result in words and figures, in the language of the program: for the studio and for reports.  The caller frees them.
 */

#pragma once

#include "result.h"

char *paddock_result_dup_headline (const PaddockResult *self);        /* "Red wins the race!" */
const char *paddock_standing_get_place (const PaddockStanding *self); /* "2nd" */
const char *paddock_result_get_name (const PaddockResult *self, const PaddockStanding *standing);

/* How it ended for the seat, where its place does not say it: "Out in round 7"; or "". */
char *paddock_result_dup_end (const PaddockResult *self, const PaddockStanding *standing);

char *paddock_result_dup_value (const PaddockResult *self,
                                const PaddockStanding *standing,
                                guint measure);

/* "+3.5"; and line by line what was rolled and what could be expected, exactly. */
char *paddock_result_dup_luck (const PaddockResult *self, const PaddockStanding *standing);
char *paddock_result_dup_luck_words (const PaddockResult *self, const PaddockStanding *standing);
const char *paddock_result_get_luck_help (void);

/* All of a line of the table, for those who hear it. */
char *paddock_result_dup_sentence (const PaddockResult *self, const PaddockStanding *standing);

/* A row of the rounds: "After round 3"; and who had which place then. */
char *paddock_result_dup_round (const PaddockResult *self, guint row);
char *paddock_result_dup_places (const PaddockResult *self, guint row);
