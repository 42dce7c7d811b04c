/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGame: what a game supplies to the core: tables, and a handful of functions.
 *
 * The state is flat: a struct that begins with PaddockState, fixed-size arrays, no pointers, integers
 * only, padding kept zero.  Copying it is one memcpy.  Everything else about the race (the board, the
 * cards' texts, options) is in the shared setup and in the course the game compiled from it.
 */

#pragma once

#include "aid.h"
#include "ask.h"
#include "card-face.h"
#include "chance.h"
#include "dashboard.h"
#include "decision.h"
#include "event.h"
#include "face.h"
#include "fact.h"
#include "hand.h"
#include "language.h"
#include "measure.h"
#include "option.h"
#include "piece.h"
#include "refused.h"
#include "remarkable.h"
#include "rules-error.h"
#include "setup.h"

/* The start of every game's state. */
typedef struct {
  PaddockChance chance;
  guint32 n_decisions; /* made so far */
  guint8 n_players;
  guint8 is_over;
  guint8 n_placed; /* how many of places[] are settled */
  guint8 reserved;
  guint8 places[PADDOCK_MAX_SEATS]; /* seats in the order they finished */
} PaddockState;

/* The scope and the facts that every game's tables begin with. */
#define PADDOCK_STATE_SCOPE                                            \
  {                                                                    \
    .name = "race", .max_count = 1, .count_offset = PADDOCK_FACT_FIXED \
  }

#define PADDOCK_STATE_FACTS                                                          \
  { .name = "over",                                                                  \
    .kind = PADDOCK_FACT_INT,                                                        \
    PADDOCK_FACT_AT (PaddockState, is_over),                                         \
    .max = 1,                                                                        \
    .names = paddock_no_yes,                                                         \
    .help = "whether the race is over" },                                            \
    { .name = "places",                                                              \
      .kind = PADDOCK_FACT_INTS,                                                     \
      .flags = PADDOCK_FACT_SEATS,                                                   \
      PADDOCK_FACT_ARRAY (PaddockState, places),                                     \
      .count_offset = G_STRUCT_OFFSET (PaddockState, n_placed),                      \
      .help = "seats in the order they finished" },                                  \
    { .name = "decisions",                                                           \
      .kind = PADDOCK_FACT_INT,                                                      \
      .flags = PADDOCK_FACT_UNHASHED,                                                \
      PADDOCK_FACT_AT (PaddockState, n_decisions),                                   \
      .max = G_MAXINT,                                                               \
      .help = "choices made so far" },                                               \
    { .name = "dice-drawn",                                                          \
      .kind = PADDOCK_FACT_INT,                                                      \
      .flags = PADDOCK_FACT_UNHASHED,                                                \
      PADDOCK_FACT_AT (PaddockState, chance.dice.drawn),                             \
      .max = G_MAXINT,                                                               \
      .help = "how far the stream of dice is used up" },                             \
  {                                                                                  \
    .name = "cards-drawn", .kind = PADDOCK_FACT_INT, .flags = PADDOCK_FACT_UNHASHED, \
    PADDOCK_FACT_AT (PaddockState, chance.cards.drawn), .max = G_MAXINT,             \
    .help = "how far the stream of shuffles and picks is used up"                    \
  }

extern const char *const paddock_no_yes[]; /* "no", "yes" */

/* What a game's functions are handed: the shared setup, the state, where events go, and who translates words. */
struct _PaddockTable {
  const PaddockSetup *setup;
  gconstpointer course;
  gpointer state;
  PaddockEvents *events;          /* or NULL */
  PaddockTranslateFunc translate; /* NULL: words are as files have them */
  gboolean draws_dice;            /* words have marks for them (face.h) */
  gboolean names_places;          /* words say no coordinates, because the board shows none */
};

/* Adds TEXT, marked for translation, with the words that follow it (up to NULL) in its gaps {1}, {2} ...: how a game
 * says something to people.  Whole sentences can be translated, pieces of them cannot. */
void paddock_table_say (const PaddockTable *self, GString *out, const char *text, ...)
  G_GNUC_NULL_TERMINATED;
/* With a number in the gap {1}; with one in either of two texts, ONE if it is 1. */
void paddock_table_say_number (const PaddockTable *self, GString *out, const char *text, int n);
void paddock_table_say_count (const PaddockTable *self,
                              GString *out,
                              const char *one,
                              const char *many,
                              int n);
const char *paddock_table_translate (const PaddockTable *self, const char *text);

/* The words of an event.  Part of them may be in brackets: "moves [from {from} to {to}|{to}]" says the first half with
 * coordinates and the second without, where {from} and {to} are what the game's say_place() calls them; "[ on {to}]" says
 * nothing without.  {actor}, {subject}, {amount}, {from}, {to} and {place}, the actor's in the race ("2nd"), are
 * filled in; {ordinal} is the amount as a place; `hidden` is what those read who may not see it, NULL if they read nothing.  The first row that
 * fits is taken.  With `one` and `none`, events whose number is 1 or 0 are told so: {amount}, or {to} if IS_OF_TO; with
 * `in_place`, those that end where they began.
 *
 * With `several`, events of the same kind, subject and, if it is named, actor that follow each other are told as
 * one: {from} is where the first began, {to} where the last ended, {count} how many they are, {each} the {subject}
 * of each, {faces} what dice show, and {sum} of their amounts.  Turns of a piece that moves so belong to its way if there is a row for
 * them. */
typedef struct {
  PaddockEventType type;
  int sort; /* the game's own kind this row is for (PaddockEventInfo.sort), or PADDOCK_ANY_SORT */
  const char *text;
  const char *hidden;
  const char *several;
  const char *one, *none, *in_place;
  gboolean is_of_to;
  gboolean is_echo; /* says no more than the choice before it or the heading after it */
  guint
    clause; /* only for events of this clause; PADDOCK_NO_CLAUSE: of any.  Such rows come first */
} PaddockEventText;

#define PADDOCK_ANY_SORT (-1)

typedef struct _PaddockHand PaddockHand;

/* An event that may come of a choice, and in how many of `of` ways: if the one who decides avoids it, and if he seeks it. */
typedef struct {
  PaddockEvent event;
  guint64 least, most, of;
} PaddockOddsOf;

#define PADDOCK_MAX_ODDS 20

struct _PaddockGame {
  const char *id; /* in files */
  const char *label;
  guint min_seats, max_seats;
  gboolean is_driven_alone; /* a single vehicle may go round, though no book calls that a race */
  guint rules_version;      /* rises when a race could replay differently */
  gsize state_size;

  const PaddockOption *options;
  guint n_options;
  const PaddockPreset *presets;
  guint n_presets;
  const PaddockSeatOption *seat_options;
  guint n_seat_options;
  const PaddockDocumentKind *vehicle_kind; /* what seats race with; NULL: nothing of their own */
  const PaddockDocumentKind *cards_kind;   /* card sets that change it; NULL: it takes none */
  /* Vehicles that suit TRACK, seat by seat, as files that come with the programs, up to NULL.  NULL: the standard one. */
  const char *const *(*line_up) (const PaddockDocument *track);
  const char *standard_cards; /* the card set that races have, such a file too; NULL: none */
  const PaddockScope *scopes; /* [0] is PADDOCK_STATE_SCOPE */
  guint n_scopes;
  const PaddockFact *facts; /* from PADDOCK_STATE_FACTS on */
  guint n_facts;
  const PaddockAsk *asks; /* by kind of decision */
  guint n_asks;
  const PaddockKeyWord *key_words; /* ends with an empty row */
  const char *const
    *clauses; /* ids, as docs/rules has them; events hold an index, [PADDOCK_NO_CLAUSE] is "" */
  guint n_clauses;
  const PaddockEventText *event_texts;
  guint n_event_texts;
  const PaddockAids
    *aids; /* of the player's summary; NULL: it has its questions and options only */

  /* Turns documents and options into the course, or says what is wrong with them. */
  gpointer (*compile) (const PaddockSetup *setup, GError **error);
  void (*free_course) (gpointer course);

  /* The start of a race: from zeroed memory with chance and n_players set, to the first decision. */
  void (*start) (PaddockTable *table);

  /* The pending decision; pure.  Not called when the race is over. */
  void (*pending) (const PaddockTable *table, PaddockDecision *decision);

  /* Carries out one choice of the pending decision, and everything up to the next one. */
  void (*apply) (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);

  /* After facts were set by hand: derive what depends on them, or say what contradicts. */
  gboolean (*settle) (PaddockTable *table, GError **error); /* NULL: nothing to derive */

  /* Deals what SEAT (or PADDOCK_ONLOOKER, who knows what everybody does) cannot know anew, from the state's chance, keeping
   * what it does know.  The result depends on nothing else: two states that look the same to SEAT become equal. */
  void (*redeal) (PaddockTable *table, guint seat); /* NULL: nothing is hidden */

  /* A decision with one choice is answered by the match itself, without asking. */
  guint answers_single;

  /* The odds of what a choice rolls for, or will be rolled for if the questions before the roll are let be; returns how
   * many, 0: it does not know.  NULL: the sum of the dice says it all. */
  guint (*list_odds) (const PaddockTable *table,
                      const PaddockDecision *decision,
                      const PaddockChoice *choice,
                      PaddockOddsOf odds[PADDOCK_MAX_ODDS]);

  /* Whether somebody can be said to lead the race; NULL: always. */
  gboolean (*has_leader) (const PaddockTable *table);

  /* The seconds that the race has if a clock runs; NULL or 0: none does. */
  int (*time) (const PaddockTable *table);

  /* How far a seat has come: more is further ahead; NULL: nobody can say. */
  int (*progress) (const PaddockTable *table, guint seat);

  /* What the result of a race says of each seat beyond what all games tell (play/result.h). */
  const PaddockMeasure *measures;
  guint n_measures;
  /* Whether those who had no place yet when somebody won are placed by how far they have come.  NULL: they are. */
  gboolean (*ranks_rest) (const PaddockTable *table);

  /* What a ROLLED event was worth to its actor; FALSE: its number is neither good nor bad.  NULL: no die is. */
  gboolean (*weigh_die) (const PaddockTable *table,
                         const PaddockEvent *event,
                         PaddockWeighedDie *weighed);
  /* Events that are remarkable in this game, beyond those that are in any. */
  const PaddockRemarkable *remarkables;
  guint n_remarkables;
  const PaddockLuckKind *luck_kinds;
  guint n_luck_kinds;

  guint n_headings; /* of a piece, anti-clockwise; 0: pieces look nowhere */

  /* The name of a piece, die, card or line in an event's words; NULL: its number. */
  void (*format_subject) (const PaddockTable *table, const PaddockEvent *event, GString *text);

  /* What is on card number CARD of a SET; FACE is empty.  NULL: its cards are words alone. */
  void (*describe_card) (const PaddockTable *table, guint set, guint card, PaddockCardFace *face);

  /* What pieces in events are called by, beyond the names of seats, in words of files; NULL: nothing. */
  void (*list_things) (const PaddockTable *table, GPtrArray *names);

  /* What a die shows; DIE is the subject of ROLLED events, or PADDOCK_ANY_DIE.  NULL: pips, in figures beyond six. */
  PaddockFace (*face) (const PaddockTable *table, guint die, int shows);
  /* Faces that are no numbers to people who roll their own dice: what they type in for each.  NULL: there are none. */
  const gint16 *typed_faces;
  guint n_typed_faces;

  /* A place in files and words, without spaces; NULL: "a,b". */
  void (*format_place) (const PaddockTable *table, PaddockPlace place, GString *text);
  gboolean (*parse_place) (const PaddockTable *table, const char *text, PaddockPlace *place);
  /* A place of EVENT for people who see no coordinates: what is there, or which way it lies.  NULL: as in files. */
  void (*say_place) (const PaddockTable *table,
                     const PaddockEvent *event,
                     PaddockPlace place,
                     GString *text);

  /* The seat that owns a piece which events name by this id, on the board or off it; PADDOCK_NOBODY: none does.  NULL: each
   * seat owns one piece, of its own number. */
  guint (*owner) (const PaddockTable *table, guint piece);

  /* What stands on the board, as VIEWER (a seat, or PADDOCK_EVERYBODY) may see it; returns how many of the
   * PADDOCK_MAX_PIECES.  Nothing depends on what is hidden from VIEWER.  NULL: there is nothing to see. */
  guint (*pieces) (const PaddockTable *table, guint viewer, PaddockPiece *pieces);

  /* What lies in front of SEAT, or in the middle of the table (PADDOCK_NOBODY), as VIEWER may see it; SELF is empty. */
  void (*dashboard) (const PaddockTable *table,
                     guint seat,
                     guint viewer,
                     PaddockDashboard *self); /* NULL: nothing does */

  /* What a person could expect to choose and may not, with the reason: by kind of decision; NULL: nothing. */
  const PaddockRefuse *refused;

  const PaddockHand *hand; /* NULL: positions are only ever played or read */

  /* What must always hold; says what does not. */
  gboolean (*check) (const PaddockTable *table, GError **error);
};

/* Fills in what is on a card; FALSE, and FACE stays empty: the game does not say. */
gboolean paddock_table_describe_card (const PaddockTable *self,
                                      guint set,
                                      guint card,
                                      PaddockCardFace *face);

/* The seat that owns a piece, by its id; PADDOCK_NOBODY: none does. */
guint paddock_table_get_owner (const PaddockTable *self, guint piece);

/* What stands for SEAT as a whole, beside its name: the number of its piece; nothing if it owns several. */
PaddockSign paddock_game_get_sign (const PaddockGame *self, guint seat);

/* The place of SEAT in the race, from 1; equals share the better one.  0: nobody can say. */
guint paddock_table_get_place (const PaddockTable *self, guint seat);

/* The only seat that nobody is ahead of or beside, or -1. */
int paddock_table_find_leader (const PaddockTable *self);

/* What a die shows, as people see it; DIE as in PaddockGame.face. */
PaddockFace paddock_table_get_face (const PaddockTable *self, guint die, int shows);
void paddock_table_format_face (const PaddockTable *self, guint die, int shows, GString *text);

/* Subjects and places, with PADDOCK_NOWHERE and the default forms taken care of. */
void
paddock_table_format_subject (const PaddockTable *self, const PaddockEvent *event, GString *text);
void paddock_table_format_place (const PaddockTable *self, PaddockPlace place, GString *text);
gboolean
paddock_table_parse_place (const PaddockTable *self, const char *text, PaddockPlace *place);
