/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPlaytest: a saved race and a test at once.
 *
 * Setup, options, optionally an explicit position, and a script in order: forced dice, choices by key,
 * and what must hold.  Nothing here knows a game: positions and expectations are facts of the game's own
 * table (rules/fact.h), and rules/playtest-run.h carries the script out.
 */

#pragma once

#include "document.h"
#include "race-data.h"

typedef struct {
  char *id;
  char *name;
  int team;
  char *driver; /* "person", or a driver's id with its level */
  PaddockSource vehicle;
  PaddockList *settings; /* of PaddockSetting */
} PaddockPlaytestSeat;

/* "of" names an element: a seat's id, "pile:2", or nothing for the race. */
typedef struct {
  char *of;
  char *name;
  char *is;
  int file_line; /* 0: not from a file */
} PaddockPlaytestFact;

typedef enum {
  PADDOCK_STEP_FORCE = 1, /* faces: what the next dice show */
  PADDOCK_STEP_CHOOSE,    /* key */
  PADDOCK_STEP_FACT,      /* of, name, is: must hold now */
  PADDOCK_STEP_ASKED,     /* of, kind: this seat is asked this */
  PADDOCK_STEP_LEGAL,     /* keys: each of them can be chosen */
  PADDOCK_STEP_ILLEGAL,   /* keys: none of them can be chosen */
  PADDOCK_STEP_CHOICES,   /* keys: exactly these can be chosen, in any order */
  PADDOCK_STEP_EVENT,     /* happened since the last choice (or the start) */
  PADDOCK_STEP_NO_EVENT,  /* did not happen since then */
  PADDOCK_STEP_OVER,      /* winner: this seat, if given */
  PADDOCK_STEP_HASH,      /* is: of the state */
  PADDOCK_STEP_REMARK,    /* text: pinned to this moment */
  PADDOCK_STEP_SHUFFLE,   /* is: what the next shuffle puts on top, topmost first */
  PADDOCK_STEP_DRAW,      /* of, name: a pile; is: the card that is drawn from it next */
  PADDOCK_STEP_ANSWERED, /* of, kind, key: had one answer since the last choice, and so was not asked */
} PaddockStepKind;

/* One struct for every kind of step; each kind uses and writes only its own members. */
typedef struct {
  int kind;           /* PaddockStepKind */
  int file_line;      /* 0: not from a file */
  PaddockList *faces; /* of int */
  char *key;
  char *keys; /* with spaces between */
  char *of;
  char *name;
  char *is;
  char *type;    /* event */
  char *subject; /* event: as its words name it */
  char *amount;  /* event: a number, or empty for any */
  char *from;    /* event: a place, or empty for any */
  char *to;
  char *clause;
  char *count;   /* event: how many, a number; empty: one or more */
  gboolean then; /* event: behind the one that the step before found */
  char *winner;
  char *place; /* remark: where it is pinned, or empty */
  char *text;
} PaddockStep;

/* Another way that the race went: like its parent, "of", for so many choices, then by its own script. */
typedef struct {
  char *id;
  char *name;
  char *of; /* a line that stands before it; empty: the main one */
  int after;
  PaddockList *script; /* variants of PaddockStep */
} PaddockPlaytestLine;

#define PADDOCK_AT_END (-1)

typedef struct {
  char *id;
  char *title;
  char *author;
  char *game;
  char *preset;
  int rules_version; /* of the game when it was made; 0: not recorded */
  int seed;
  int race;
  gboolean forced_only; /* no die and no pick is left to the seed */
  char *clauses;        /* ids that it proves, separated by spaces */
  char *description;
  PaddockList *options; /* of PaddockSetting */
  PaddockSource track;
  PaddockList *cards;    /* of PaddockSource */
  PaddockList *seats;    /* of PaddockPlaytestSeat */
  PaddockList *position; /* of PaddockPlaytestFact; empty: the ordinary start */
  PaddockList *script;   /* variants of PaddockStep: the main line */
  PaddockList *lines;    /* of PaddockPlaytestLine: what else was tried */
  char *line;            /* the one in hand; empty: the main line */
  int time_left;         /* seconds of a race by the clock, when it was last asked; -1: not yet */
  int at;                /* how many of its choices are carried out, or PADDOCK_AT_END */
} PaddockPlaytest;

extern const PaddockDocumentKind paddock_playtest_kind;
extern const PaddockRecordType paddock_playtest_seat_type, paddock_playtest_fact_type;
extern const PaddockRecordType paddock_playtest_line_type;
extern const PaddockRecordType *const paddock_step_types[]; /* NULL-terminated; tag = kind */

/* Appends a step of this kind to a script. */
PaddockStep *paddock_script_add (PaddockList **script, PaddockStepKind kind);
PaddockStep *paddock_playtest_add_step (PaddockPlaytest *self, PaddockStepKind kind);
void paddock_script_append (PaddockList **script, const PaddockStep *step); /* a copy of it */

/* Whether it says what chance brings next, rather than what players do or what must hold. */
gboolean paddock_step_is_forced (const PaddockStep *self);

/* How many steps it takes to make N choices, or -1 if there are not so many. */
int paddock_script_find_choice (const PaddockList *script, guint n);
guint paddock_script_count_choices (const PaddockList *script);
