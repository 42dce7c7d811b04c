/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDashboard: what lies in front of a seat, as somebody may see it: a list of gauges, each a row of parts, and the
 * same in brief.
 *
 * Values only, no looks: a gauge says what kind of thing it is (a lever, boxes with a marker, slots, cards, lamps), a
 * part what is in it.  Whoever draws knows these few kinds and no game.  Words are marked for translation by the game or
 * come from documents.
 */

#pragma once

#include "event.h"
#include "face.h"
#include "fact.h"
#include "piece.h"

typedef enum {
  PADDOCK_GAUGE_TRACK, /* boxes in a row; the marker stands in the part that is MARKED, if any */
  PADDOCK_GAUGE_LEVER, /* places one above the other, the first at the bottom; the lever is at the part that is MARKED */
  PADDOCK_GAUGE_DICE, /* value, look, symbol and label: the face of each (paddock_part_get_face()) */
  PADDOCK_GAUGE_SLOTS,  /* places for a die each, which may be EMPTY or DAMAGED */
  PADDOCK_GAUGE_TOKENS, /* places for a token each: the same */
  PADDOCK_GAUGE_CARDS,  /* a hand or a pile of cards, or names in an order */
  PADDOCK_GAUGE_SKILLS, /* what somebody can do, by itself or once it is READY */
  PADDOCK_GAUGE_FLAGS, /* lamps: on if MARKED; those that say nothing while they are off can be left out */
  PADDOCK_GAUGE_TEXT, /* words, each with its value if it has one */
  PADDOCK_GAUGE_HAND, /* cards with their faces: value and look are number and set (card-face.h) */
  PADDOCK_GAUGE_CREW, /* what one of several pieces of the seat has: places for a token each */
  PADDOCK_N_GAUGE_KINDS,
} PaddockGaugeKind;

/* What can be said of a part. */
typedef enum {
  PADDOCK_PART_MARKED = 1 << 0,     /* here is the marker; the lamp is on */
  PADDOCK_PART_EMPTY = 1 << 1,      /* a slot with nothing in it */
  PADDOCK_PART_HIDDEN = 1 << 2,     /* something is there that the viewer may not see */
  PADDOCK_PART_SPENT = 1 << 3,      /* used up, until something brings it back */
  PADDOCK_PART_READY = 1 << 4,      /* charged: can be used when its moment comes */
  PADDOCK_PART_USABLE = 1 << 5,     /* ready, and its moment is now */
  PADDOCK_PART_DAMAGED = 1 << 6,    /* broken: of no use any more */
  PADDOCK_PART_VULNERABLE = 1 << 7, /* can be broken */
  PADDOCK_PART_LASTING = 1 << 8,    /* a card that is never spent */
  PADDOCK_PART_DONE = 1 << 9,       /* a box that is left behind */
  PADDOCK_PART_BLANK = 1 << 10,     /* a die that is not rolled yet */
  PADDOCK_PART_RESTING =
    1 << 11,                   /* a card that comes back by itself, before those that are spent */
  PADDOCK_PART_GONE = 1 << 12, /* out of the game */
} PaddockPartMarks;

typedef struct {
  gint16 value;  /* the number of a box, what a die shows, how many */
  guint16 marks; /* PaddockPartMarks */
  guint8
    count; /* how many of them, where it is more than one; else 0.  Of a lever: the dice of this place */
  guint8 span;         /* of a table: how wide it is, in units that all rows of the table share */
  guint8 look, symbol; /* of a die: PaddockLook and PaddockSymbol; of a card: look is its set */
  const char *label;   /* words for it, or NULL: its value says it */
  const char *extra;   /* more words: what a box gives ("Reverse"), or NULL */
} PaddockPart;

typedef struct {
  guint8 kind; /* a PaddockGaugeKind */
  guint8
    table; /* gauges in a row with the same number are the rows of one table; 0: it stands alone */
  guint16 n_parts;
  guint16 first; /* of the dashboard's parts */
  const char *label;
  PaddockSign sign; /* of the piece whose it is, if any, with the state that it shows */
  guint8 state;
  const char
    *fact; /* of the seat's scope: what is set by hand to change it (rules/fact.h), or NULL */
  const char *clause; /* its help */
} PaddockGauge;

/* What matters most to others, in a word or two: "gear {1}". */
typedef struct {
  const char *words;
  gint16 value; /* in the gap {1}, if there is one */
} PaddockBrief;

#define PADDOCK_MAX_GAUGES 40
#define PADDOCK_MAX_PARTS 512
#define PADDOCK_MAX_BRIEFS 8

typedef struct {
  const PaddockTable
    *table; /* whose cards and words it has: good as long as the match is; NULL: none */
  guint n_gauges, n_parts, n_briefs;
  PaddockGauge gauges[PADDOCK_MAX_GAUGES];
  PaddockPart parts[PADDOCK_MAX_PARTS];
  PaddockBrief briefs[PADDOCK_MAX_BRIEFS];
} PaddockDashboard;

/* "lap 2 · gear 3", in the language of the table; empty if there is nothing to say. */
char *paddock_dashboard_dup_brief (const PaddockDashboard *self, const PaddockTable *table);

static inline const PaddockPart *
paddock_dashboard_get_part (const PaddockDashboard *self, const PaddockGauge *gauge, guint i)
{
  return &self->parts[gauge->first + i];
}

static inline PaddockFace
paddock_part_get_face (const PaddockPart *self)
{
  return (PaddockFace){ self->value, self->look, self->symbol, self->label };
}

/* For games: opens a gauge, and adds a part to the one opened last. */
static inline PaddockGauge *
paddock_dashboard_add (PaddockDashboard *self, PaddockGauge gauge)
{
  g_assert (self->n_gauges < PADDOCK_MAX_GAUGES);

  gauge.first = (guint16) self->n_parts;
  gauge.n_parts = 0;
  self->gauges[self->n_gauges] = gauge;
  return &self->gauges[self->n_gauges++];
}

static inline void
paddock_dashboard_add_part (PaddockDashboard *self, PaddockPart part)
{
  g_assert (self->n_gauges > 0 && self->n_parts < PADDOCK_MAX_PARTS);

  self->parts[self->n_parts++] = part;
  self->gauges[self->n_gauges - 1].n_parts++;
}

/* For games: the most important comes first; those that find no room are left out. */
static inline void
paddock_dashboard_add_brief (PaddockDashboard *self, const char *words, int value)
{
  if (self->n_briefs < PADDOCK_MAX_BRIEFS)
    self->briefs[self->n_briefs++] = (PaddockBrief){ words, (gint16) value };
}

static inline void
paddock_dashboard_add_face (PaddockDashboard *self, PaddockFace face, guint marks)
{
  paddock_dashboard_add_part (self, (PaddockPart){ .value = face.number,
                                                   .marks = (guint16) marks,
                                                   .look = face.look,
                                                   .symbol = face.symbol,
                                                   .label = face.label });
}
