/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceSetupWindow's inside, for the files it is made of: race-setup-window.c (the window and the race),
 * race-setup-seats.c (who races), race-setup-sources.c (vehicles and card sets, and where they come from),
 * race-setup-combo.c (lists), race-setup-repair.c (what would make it possible) and race-setup-rules.c (options).
 */

#pragma once

#include "check.h"
#include "finding-list.h"
#include "games.h"
#include "playtest-run.h"
#include "race-setup-window.h"

/* What would make a race of a plan that is none: a repair of the drawing, or fewer seats.  Both empty: nothing known. */
typedef struct {
  PaddockDocument *version; /* of the drawing, borrowed: what the finding is about */
  PaddockFinding *finding;  /* or NULL */
  guint n_seats;            /* or 0 */
} PaddockRaceSetupRepair;

struct _PaddockRaceSetupWindow {
  AdwWindow parent_instance;

  PaddockPlaytest *plan; /* ours to change; NULL: it is being raced */
  const PaddockGame *game;
  PaddockDocumentFile *track; /* the drawing that it is for, or NULL */
  PaddockRaceSetupRepair repair;
  PaddockRaceSetupFunc func;
  gpointer data;
  GDestroyNotify destroy;
  int opened;          /* the seat whose row is open, or -1 */
  gboolean is_showing; /* rows are filled: what they report is no news */
  GPtrArray *rows; /* of GtkWidget, borrowed: what is made anew when the plan changes as a whole */
  GPtrArray *seat_rows; /* of GtkWidget, borrowed: those of them that are a seat */
  GPtrArray *vehicles;  /* of PaddockDocument: what can be raced with */
  GPtrArray *card_sets; /* of PaddockDocument */
  guint n_open;         /* the first so many vehicles are open in the studio */
  guint findings_source;

  GtkWidget *problems; /* template children below */
  PaddockFindingList *findings;
  AdwPreferencesGroup *seats;
  AdwPreferencesGroup *race;
  AdwPreferencesGroup *rules;
  GtkWidget *race_button;
  GtkRevealer *problem;
  GtkLabel *problem_text;
  GtkButton *repair_button;
};

/* In race-setup-repair.c: finds the repair of a plan that cannot be raced, and shows its button; makes it. */
void paddock_race_setup_window_find_repair (PaddockRaceSetupWindow *self);
void paddock_race_setup_window_forget_repair (PaddockRaceSetupWindow *self);
void paddock_race_setup_window_repair (PaddockRaceSetupWindow *self);

/* After every change of the plan: says what is wrong with it, the findings of checks a moment later, for the same reason as
 * below. */
void paddock_race_setup_window_changed (PaddockRaceSetupWindow *self);
/* Makes all rows anew, soon: for what changes them all.  Not for a choice in a row, which would go under the pointer. */
void paddock_race_setup_window_rebuild (PaddockRaceSetupWindow *self);
/* Adds ROW to GROUP until the next rebuild. */
void paddock_race_setup_window_add (PaddockRaceSetupWindow *self,
                                    AdwPreferencesGroup *group,
                                    GtkWidget *row);
/* Takes one of them out before that: hides it now, and removes it when GTK is done with the current event.  A number that is
 * typed counts when the keyboard leaves it, and GTK 4.8 never comes back if the row to which it goes is gone by then. */
void paddock_race_setup_window_remove (PaddockRaceSetupWindow *self, GtkWidget *row);

/* A setting of a list; NULL: it has none of that name.  Setting it to NULL takes it out. */
const char *paddock_setting_find (const PaddockList *settings, const char *name);
void paddock_setting_set (PaddockList **settings, const char *name, const char *value);

/* Finds out what can be chosen. */
void paddock_race_setup_window_collect (PaddockRaceSetupWindow *self, GPtrArray *open);
/* The number of a vehicle among those that can be chosen, from 1; it is one of them from now on.  0: there is none. */
guint paddock_race_setup_window_find_vehicle (PaddockRaceSetupWindow *self,
                                              PaddockDocument *vehicle);
char *paddock_race_setup_window_dup_vehicle_label (PaddockRaceSetupWindow *self, guint i);
/* Lets people choose a file of this kind; nothing is called if they do not, or if it is of another. */
typedef void (*PaddockRaceSetupPicked) (PaddockDocument *document, gpointer data);
GtkWidget *paddock_race_setup_window_file_button_new (PaddockRaceSetupWindow *self,
                                                      const PaddockDocumentKind *kind,
                                                      PaddockRaceSetupPicked picked,
                                                      gpointer data);

void paddock_race_setup_window_add_cards (PaddockRaceSetupWindow *self);
void paddock_race_setup_window_add_seats (PaddockRaceSetupWindow *self);
void paddock_race_setup_window_add_rules (PaddockRaceSetupWindow *self);

/* Rows.  CHANGED is called, swapped with DATA, when people choose another value. */
GtkWidget *paddock_combo_row_new (const char *title,
                                  const char *subtitle,
                                  const char *const *labels,
                                  guint selected);
GtkWidget *paddock_spin_row_new (const char *title,
                                 const char *subtitle,
                                 int min,
                                 int max,
                                 int value,
                                 GtkSpinButton **spin);
GtkWidget *paddock_switch_row_new (const char *title,
                                   const char *subtitle,
                                   gboolean is_on,
                                   GtkSwitch **control);
