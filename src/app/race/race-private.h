/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRace's inside, for the files it is made of: race.c (session, document and what is done), race-viewer.c (who may
 * see what), race-record.c (lines, remarks, positions), race-undo.c (back and forward), race-clock.c (what goes on by itself),
 * race-countdown.c (the time of a race by the clock)
 * and race-odds.c (the choice that is looked at, and what may follow from it).
 *
 * Nobody else may see the session: it holds everybody's secrets.  tests/house/secrets.py holds them to it.
 */

#pragma once

#include "race-countdown.h"
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
  double left;    /* seconds of a race by the clock (race-countdown.h) */
  PaddockNow now; /* tells the time */
  gint64 since;   /* when it was so many; 0: the time stands still */
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
  guint rest;            /* what is looked at while nothing else is */
  PaddockOdds *odds;     /* of the choice that is looked at; NULL: not counted yet */
  PaddockSight *sight;   /* as it was last looked at; NULL: not since it moved */
  gboolean names_places; /* the board shows no coordinates, so words have none either */
  guint uncovered;       /* the seat that said that it alone looks, or PADDOCK_NOBODY */
  PaddockRaceClock clock;
};

/* What is asked, whoever may see it; NULL: the race is over. */
static inline const PaddockDecision *
paddock_race_peek_decision (PaddockRace *self)
{
  return paddock_match_get_decision (paddock_session_get_match (self->session));
}

/* An edit of the document that is no decision: begins with all that the session knows. */
typedef void (*PaddockRaceEdit) (PaddockSession *session, gpointer data);
void paddock_race_edit (PaddockRace *self, const char *label, PaddockRaceEdit edit, gpointer data);

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
/* To a moment of the session. */
void paddock_race_travel_to (PaddockRace *self, guint moment);
/* After a decision was carried out. */
void paddock_race_made_decision (PaddockRace *self, gboolean is_by_person);

/* The time of a race by the clock (race-countdown.c): its start; whether it runs may have changed; its answer. */
void paddock_race_init_countdown (PaddockRace *self);
void paddock_race_run_countdown (PaddockRace *self);
gboolean paddock_race_asks_clock (PaddockRace *self);
void paddock_race_answer_clock (PaddockRace *self);

void paddock_race_init_clock (PaddockRace *self);
void paddock_race_stop_clock (PaddockRace *self);
/* Another moment or another driver: whatever was going on by itself begins anew. */
void paddock_race_reset_clock (PaddockRace *self);
