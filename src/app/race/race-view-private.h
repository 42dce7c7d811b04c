/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceView's inside, for the files it is made of: race-view.c (layout), race-view-events.c (what has just
 * happened), race-view-keys.c (keys and focus), race-view-result.c (its end), race-view-arrange.c (positions set up by hand, and tracks that changed)
 * and race-view-popovers.c (what a place of the board offers).
 */

#pragma once

#include "editor.h"
#include "properties-panel.h"
#include "race-arrange-panel.h"
#include "race-board.h"
#include "race-choices.h"
#include "race-curtain.h"
#include "race-dashboards.h"
#include "race-dice.h"
#include "race-lines.h"
#include "race-log.h"
#include "race-moments.h"
#include "race-problems.h"
#include "race-result.h"
#include "race-timeline.h"
#include "race-view.h"

struct _PaddockRaceView {
  PaddockDocumentBin parent_instance;

  PaddockRace *race;
  PaddockRaceBoard *board;
  PaddockEditor *editor;           /* of the form */
  PaddockDocumentFile *origin;     /* weak */
  PaddockDocument *raced;          /* the version of it that is raced on; NULL: none */
  PaddockArrangement *arrangement; /* NULL: none is being set up */
  guint marks_source;              /* 0: the marks are up to date */
  guint focus_source;
  gboolean is_board_wanted; /* though the race is over */

  GtkInfoBar *notice; /* template children below */
  GtkLabel *notice_text;
  GtkStack *stack;
  AdwStatusPage *failure;
  GtkWidget *board_area;
  PaddockCanvas *canvas;
  PaddockMinimap *minimap;
  GtkWidget *tray;
  PaddockRaceDice *dice; /* in the tray */
  GtkWidget *board_edge;
  GtkStack *bottom;
  PaddockRaceChoices *choices;
  PaddockRaceArrangePanel *arrange_panel;
  PaddockRaceLines *lines;
  PaddockRaceResult *result;
  PaddockRaceTimeline *timeline;
  GtkWidget *result_button;
  PaddockPanelFrame *frame;
  PaddockRaceDashboards *dashboards;
  PaddockRaceLog *log;
  PaddockRaceMoments *moments;
  PaddockRaceProblems *problems;
  AdwViewStack *pages;
  PaddockPropertiesPanel *properties;
  PaddockRaceCurtain *curtain;
};

/* Board functions. */
void paddock_race_view_put_cb (gpointer data,
                               const PaddockPiece *piece,
                               PaddockPlace place,
                               int heading);
void paddock_race_view_ambiguous_cb (gpointer data, const guint *choices, guint n, GdkRectangle at);
void paddock_race_view_asked_cb (gpointer data, PaddockPlace place, GdkRectangle at);
void paddock_race_view_advanced_cb (gpointer data);

/* Dice, caption, answers, dashboards and log as the race stands; while the board shows a film, only what that has told. */
void paddock_race_view_refresh (PaddockRaceView *self);
void paddock_race_view_tell (PaddockRaceView *self); /* in words, and by its dice */

/* The result, if the race is over here (race-view-result.c); and the button that leads to it. */
void paddock_race_view_update_result (PaddockRaceView *self);
void paddock_race_view_update_result_button (PaddockRaceView *self);

/* What stands out is looked for in the whole race: not at every decision of drivers who race at once. */
void paddock_race_view_show_marks_soon (PaddockRaceView *self);

void paddock_race_view_add_keys (PaddockRaceView *self);
/* What had the focus may go away: a bar that was answered, a popover.  Keys are for the race then, unless something else
 * takes them at once. */
void paddock_race_view_focus_changed_cb (PaddockRaceView *self);

/* Template callbacks. */
void paddock_race_view_left_result_cb (PaddockRaceView *self);
void paddock_race_view_arranged_cb (PaddockRaceView *self);
void paddock_race_view_remedied_cb (PaddockRaceView *self, int number);
void paddock_race_view_new_piece_cb (PaddockRaceView *self, int number);
