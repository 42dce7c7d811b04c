/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of playtest-run.h share.
 */

#pragma once

#include "playtest-run.h"

/* A script that is being carried out. */
typedef struct {
  PaddockJournal *journal;
  GArray *answers;  /* of PaddockAnswer, since the last choice */
  guint next_event; /* behind the one that was found last since then */
} PaddockRunner;

/* Sets PADDOCK_RULES_ERROR_DIFFERENCE; always FALSE. */
gboolean paddock_playtest_differ (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* playtest-script.c: one step; ERROR says what differs, or why it makes no sense. */
gboolean paddock_runner_carry_out (PaddockRunner *self, const PaddockStep *step, GError **error);

/* The faces that a step forces, as the queue of chance has them. */
gboolean paddock_step_collect_faces (const PaddockStep *step,
                                     const PaddockTable *table,
                                     GArray *faces,
                                     GError **error);
gboolean paddock_refuse_faces (GError **error); /* too many of them; always FALSE */
gboolean paddock_playtest_check_forced (const PaddockJournal *journal, GError **error);

/* playtest-events.c: whether an event as STEP says has happened since the last choice, or (not EXPECTED) has not. */
gboolean paddock_runner_expect_event (PaddockRunner *self,
                                      const PaddockStep *step,
                                      gboolean expected,
                                      GError **error);
