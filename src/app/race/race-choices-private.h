/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the halves of PaddockRaceChoices share: the widget, and its buttons.
 */

#pragma once

#include "race-choices.h"

#include "answers.h"
#include "group-box.h"
#include "race-badge.h"
#include "race-outlook.h"
#include "share-box.h"

struct _PaddockRaceChoices {
  AdwBin parent_instance;

  PaddockRace *race;     /* borrowed: it lives longer */
  PaddockAnswers sorted; /* what is asked, as it is shown */
  GPtrArray *buttons;    /* of GtkWidget, borrowed: one an answer, in the order of the screen */
  char *shown;           /* what the buttons answer, see dup_answers(); NULL: there are none */
  gboolean had_focus;    /* what was shown last: what comes gets it */
  gboolean is_awaited;   /* by the keyboard, on the board */
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n_refused;
  gboolean has_places; /* among the answers, which stand on the board with their numbers */

  GtkScrolledWindow *room; /* template children below */
  PaddockShareBox *halves;
  GtkWidget *question_side;
  PaddockRaceBadge *badge;
  GtkLabel *question;
  GtkLabel *caption;
  GtkSpinner *spinner;
  GtkWidget *decide_button;
  GtkWidget *why_button;
  GtkWidget *over_buttons;
  GtkScrolledWindow *scroller;
  PaddockGroupBox *answers;
  GtkMenuButton *fold;
  GtkLabel *fold_label;
  GtkBox *fold_rows;
  PaddockRaceOutlook *outlook;
};

/* race-choices-answers.c: buttons for all that is in `sorted`; RECORDED is the choice that was made here, or -1. */
void paddock_race_choices_add_answers (PaddockRaceChoices *self, int recorded);
/* Which of them Enter gives, and which is looked at. */
void paddock_race_choices_mark (PaddockRaceChoices *self);

/* race-choices-fold.c: what is not possible, in one line that opens. */
void paddock_race_choices_show_refused (PaddockRaceChoices *self);
void paddock_race_choices_clear_refused (PaddockRaceChoices *self);
