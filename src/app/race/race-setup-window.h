/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceSetupWindow: who races, with what and by which rules, before a race.
 *
 * Works on a plan of its own (play/race-plan.h) and hands it over when people want to race.  Everything that depends on
 * the game comes from its tables.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"

#define PADDOCK_TYPE_RACE_SETUP_WINDOW (paddock_race_setup_window_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceSetupWindow,
                      paddock_race_setup_window,
                      PADDOCK,
                      RACE_SETUP_WINDOW,
                      AdwWindow)

typedef void (*PaddockRaceSetupFunc) (PaddockDocument *plan, gboolean is_raced, gpointer data);

/* TRACK is the drawing that the plan is for, where repairs are made, or NULL.  OPEN are the documents that people work on, of
 * any kind: those that a race can be set up with are offered.  FUNC is called once, with the plan as people left it, and
 * whether they want to race it. */
GtkWindow *paddock_race_setup_window_new (GtkWindow *parent,
                                          PaddockDocument *plan,
                                          PaddockDocumentFile *track,
                                          GPtrArray *open,
                                          PaddockRaceSetupFunc func,
                                          gpointer data,
                                          GDestroyNotify destroy);
