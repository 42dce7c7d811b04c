/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRefusal: why an edit is not carried out: a sentence for people, and the rule behind it.
 *
 * Functions that edit a draft return NULL when they did it, or a refusal, and have then changed nothing.
 */

#pragma once

typedef struct {
  const char *text;   /* marked for translation */
  const char *clause; /* of the rules; NULL: no rule of the game, but of documents */
} PaddockRefusal;
