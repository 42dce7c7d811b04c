/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFace: what one side of a die shows, as a value: for words here, for pictures in draw/scene-die.h.
 *
 * A game says it of its own dice (PaddockGame.face); symbols are shared by all games, so that whoever paints them knows
 * none.
 */

#pragma once

#include "language.h"

/* As a die in PaddockGame.face: one that nobody has rolled for anything yet, as it lies on the table. */
#define PADDOCK_ANY_DIE 0xff

typedef enum {
  PADDOCK_LOOK_PIPS,          /* `number` of them; in figures if it is not 0 to PADDOCK_MAX_PIPS */
  PADDOCK_LOOK_FIGURE,        /* `number` */
  PADDOCK_LOOK_SYMBOL,        /* `symbol` */
  PADDOCK_LOOK_SYMBOL_FIGURE, /* `symbol`, with `number` beside it */
} PaddockLook;

#define PADDOCK_MAX_PIPS 6

typedef enum {
  PADDOCK_SYMBOL_SKID,
  PADDOCK_SYMBOL_BURST,
  PADDOCK_SYMBOL_SPIN_LEFT,
  PADDOCK_SYMBOL_SPIN_RIGHT,
  PADDOCK_SYMBOL_SLOWER,
  PADDOCK_SYMBOL_FASTER,
  PADDOCK_SYMBOL_LIGHTNING,
  PADDOCK_N_SYMBOLS,
} PaddockSymbol;

typedef struct {
  gint16 number;
  guint8 look;   /* PaddockLook */
  guint8 symbol; /* PaddockSymbol */
  const char *
    label; /* words for a symbol, marked for translation; NULL: the number says it, or it is lost */
} PaddockFace;

static inline gboolean
paddock_face_has_symbol (const PaddockFace *self)
{
  return self->look == PADDOCK_LOOK_SYMBOL || self->look == PADDOCK_LOOK_SYMBOL_FIGURE;
}

static inline gboolean
paddock_face_has_pips (const PaddockFace *self)
{
  return self->look == PADDOCK_LOOK_PIPS && self->number >= 0 && self->number <= PADDOCK_MAX_PIPS;
}

/* A face in a text in which dice are to be drawn: one character of a private range, what paddock_face_format() says of it
 * for those who cannot see it, and PADDOCK_FACE_END. */
void paddock_face_mark (const PaddockFace *self, PaddockTranslateFunc translate, GString *text);
#define PADDOCK_FACE_END 0xffffd

/* The next piece of such a text: words up to a die, or a die with its words.  *FACE is only set if it is a die.  The pieces
 * are borrowed parts of TEXT; returns where the next one begins, NULL: there was none. */
const char *paddock_face_next (const char *text,
                               const char **words,
                               gsize *n,
                               gboolean *is_die,
                               PaddockFace *face);

/* The text for those who cannot see dice. */
char *paddock_face_dup_words (const char *text);

/* In a line of text: a small die, a number, or the name of a symbol.  TRANSLATE may be NULL. */
void paddock_face_format (const PaddockFace *self, PaddockTranslateFunc translate, GString *text);
