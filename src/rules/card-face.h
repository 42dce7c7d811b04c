/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCardFace: what is on a card of a game, in words for people.
 *
 * A card is known by its set and its number in it, which are the game's own; the sets are numbered like the stacks that cards
 * are drawn from (rules/fact.h).  All members are owned; NULL: there is none.
 */

#pragma once

#include <glib.h>

typedef struct {
  char *title;
  char *kind;   /* "Lead" */
  char *figure; /* what counts most, in a few letters: "5" */
  char *price;  /* "1 light fatigue" */
  char *text;   /* what it does beyond that */
} PaddockCardFace;

void paddock_card_face_clear (PaddockCardFace *self);

/* All of it in one line, for those who hear it. */
char *paddock_card_face_dup_words (const PaddockCardFace *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockCardFace, paddock_card_face_clear)
