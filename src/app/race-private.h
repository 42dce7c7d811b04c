/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRace's inside, for the files it is made of: race.c (session, document and what is done), race-viewer.c (who may
 * see what), race-undo.c (back and forward), race-clock.c (what goes on by itself) and race-odds.c (the choice that is
 * looked at, and what may follow from it).
 */

#pragma once

#include "race.h"

/* Drivers decide: what is recorded is played first, then they think in a thread. */
typedef struct {
  gboolean wants;     /* people have not paused it */
  gboolean is_back;   /* people went through time: it waits until they do something */
  guint holds;        /* of those who show something */
  guint source;       /* of the next decision; 0: none */
  GTask *thinking;    /* borrowed; NULL: nobody thinks */
  guint generation;   /* of the moment: an answer to an older one counts no more */
  gboolean is_single; /* one decision only */
  double speed;
} PaddockRaceClock;

struct _PaddockRace {
  GObject parent_instance;

  PaddockDocumentFile *file;
  PaddockSession *session; /* NULL: see error */
  GError *error;
  PaddockDocument *told;  /* what the document was when we last told or asked it */
  guint n_untold;         /* decisions that it does not know */
  gboolean has_travelled; /* it does not know where we are */
  gboolean is_telling;
  gboolean
    is_touched; /* what it does not hold on disk is somebody's work, not only what drivers made of it */
  guint focus;
  PaddockOdds *odds; /* of the choice that is looked at; NULL: not counted yet */
  guint uncovered;   /* the seat that said that it alone looks, or PADDOCK_NOBODY */
  PaddockRaceClock clock;
};

void paddock_race_emit_moved (PaddockRace *self, int steps);
void paddock_race_emit_changed (PaddockRace *self);
void paddock_race_emit_focused (PaddockRace *self);
/* Begins to count what may follow from the choice that is looked at (race-odds.c). */
void paddock_race_count_odds (PaddockRace *self);
/* The label of the step of the document's history that holds what was raced. */
const char *paddock_race_get_step_label (void);
/* The person who is asked; PADDOCK_NOBODY: none is. */
guint paddock_race_find_asked_person (PaddockRace *self);
/* Whoever looked has looked: with another person the curtain falls again. */
void paddock_race_cover (PaddockRace *self);
/* After a decision was carried out. */
void paddock_race_made_decision (PaddockRace *self, gboolean is_by_person);

void paddock_race_init_clock (PaddockRace *self);
void paddock_race_stop_clock (PaddockRace *self);
/* Another moment or another driver: whatever was going on by itself begins anew. */
void paddock_race_reset_clock (PaddockRace *self);
