/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the halves of PaddockRaceChoices share: the widget, and its buttons.
 */

#pragma once

#include "race-choices.h"

#include "race-badge.h"
#include "race-outlook.h"
#include "wrap-box.h"

struct _PaddockRaceChoices {
  AdwBin parent_instance;

  PaddockRace *race;   /* borrowed: it lives longer */
  GPtrArray *buttons;  /* of GtkWidget, borrowed: one a choice */
  char *shown;         /* what the buttons answer, see dup_answers(); NULL: there are none */
  gboolean had_focus;  /* what was shown last: what comes gets it */
  gboolean is_awaited; /* by the keyboard, on the board */
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n_refused;
  int width;        /* that the answers were fitted to */
  guint fit_source; /* 0: they are fitted */

  PaddockRaceBadge *badge; /* template children below */
  GtkLabel *question;
  GtkLabel *caption;
  GtkSpinner *spinner;
  GtkWidget *decide_button;
  GtkWidget *why_button;
  GtkWidget *over_buttons;
  GtkScrolledWindow *scroller;
  PaddockWrapBox *answers;
  PaddockRaceOutlook *outlook;
};

/* race-choices-answers.c: appends the button of choice I, which the record may have chosen; and one of those that are
 * not possible, which must live as long. */
void paddock_race_choices_add_answer (PaddockRaceChoices *self, guint i, int recorded);
void paddock_race_choices_add_refused (PaddockRaceChoices *self, const PaddockRefused *refused);
