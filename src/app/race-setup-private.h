/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceSetupWindow's inside, for the files it is made of: race-setup-window.c (the window and the race),
 * race-setup-seats.c (who races) and race-setup-rules.c (options).
 */

#pragma once

#include "games.h"
#include "playtest-run.h"
#include "race-setup-window.h"

struct _PaddockRaceSetupWindow {
  AdwWindow parent_instance;

  PaddockPlaytest *plan; /* ours to change; NULL: it is being raced */
  const PaddockGame *game;
  PaddockRaceSetupFunc func;
  gpointer data;
  GDestroyNotify destroy;
  int opened;          /* the seat whose row is open, or -1 */
  gboolean is_showing; /* rows are filled: what they report is no news */
  GPtrArray *rows; /* of GtkWidget, borrowed: what is made anew when the plan changes as a whole */
  GPtrArray *vehicles; /* of PaddockDocument: what can be raced with */

  AdwPreferencesGroup *seats; /* template children below */
  AdwPreferencesGroup *race;
  AdwPreferencesGroup *rules;
  GtkWidget *race_button;
  GtkRevealer *problem;
  GtkLabel *problem_text;
};

/* After every change of the plan: says what is wrong with it. */
void paddock_race_setup_changed (PaddockRaceSetupWindow *self);
/* Makes all rows anew, soon. */
void paddock_race_setup_rebuild (PaddockRaceSetupWindow *self);
/* Adds ROW to GROUP until the next rebuild. */
void
paddock_race_setup_add (PaddockRaceSetupWindow *self, AdwPreferencesGroup *group, GtkWidget *row);

/* A setting of a list; NULL: it has none of that name.  Setting it to NULL takes it out. */
const char *paddock_race_setup_find (const PaddockList *settings, const char *name);
void paddock_race_setup_set (PaddockList **settings, const char *name, const char *value);

void paddock_race_setup_add_seats (PaddockRaceSetupWindow *self);
void paddock_race_setup_add_rules (PaddockRaceSetupWindow *self);

/* Rows.  CHANGED is called, swapped with DATA, when people choose another value. */
GtkWidget *paddock_race_setup_combo_new (const char *title,
                                         const char *subtitle,
                                         const char *const *labels,
                                         guint selected);
GtkWidget *paddock_race_setup_spin_new (const char *title,
                                        const char *subtitle,
                                        int min,
                                        int max,
                                        int value,
                                        GtkSpinButton **spin);
GtkWidget *paddock_race_setup_switch_new (const char *title,
                                          const char *subtitle,
                                          gboolean is_on,
                                          GtkSwitch **control);
