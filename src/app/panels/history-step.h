/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHistoryStep: one version of a document, as the history panel lists it.
 */

#pragma once

#include <gio/gio.h>

typedef enum {
  PADDOCK_STEP_PAST,
  PADDOCK_STEP_CURRENT,
  PADDOCK_STEP_FUTURE, /* undone */
} PaddockStepState;

#define PADDOCK_TYPE_HISTORY_STEP (paddock_history_step_get_type ())
G_DECLARE_FINAL_TYPE (PaddockHistoryStep, paddock_history_step, PADDOCK, HISTORY_STEP, GObject)

/* VERSION is only compared, never looked at. */
PaddockHistoryStep *paddock_history_step_new (const char *label, gconstpointer version);
gconstpointer paddock_history_step_get_version (PaddockHistoryStep *self);
void paddock_history_step_set_state (PaddockHistoryStep *self, PaddockStepState state);
