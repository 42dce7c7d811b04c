/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceSetupWindow's inside, for the files it is made of: race-setup-window.c (the window and the race),
 * race-setup-seats.c (who races), race-setup-sources.c (vehicles and card sets, and where they come from) and
 * race-setup-rules.c (options).
 */

#pragma once

#include "finding-list.h"
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
  GPtrArray *vehicles;  /* of PaddockDocument: what can be raced with */
  GPtrArray *card_sets; /* of PaddockDocument */
  guint n_open;         /* the first so many vehicles are open in the studio */

  GtkWidget *problems; /* template children below */
  PaddockFindingList *findings;
  AdwPreferencesGroup *seats;
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

/* Finds out what can be chosen. */
void paddock_race_setup_collect (PaddockRaceSetupWindow *self, GPtrArray *open);
/* The number of a vehicle among those that can be chosen, from 1; it is one of them from now on.  0: there is none. */
guint paddock_race_setup_find_vehicle (PaddockRaceSetupWindow *self, PaddockDocument *vehicle);
char *paddock_race_setup_dup_vehicle_label (PaddockRaceSetupWindow *self, guint i);
/* Lets people choose a file of this kind; nothing is called if they do not, or if it is of another. */
typedef void (*PaddockRaceSetupPicked) (PaddockDocument *document, gpointer data);
GtkWidget *paddock_race_setup_file_button_new (PaddockRaceSetupWindow *self,
                                               const PaddockDocumentKind *kind,
                                               PaddockRaceSetupPicked picked,
                                               gpointer data);

void paddock_race_setup_add_cards (PaddockRaceSetupWindow *self);
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
