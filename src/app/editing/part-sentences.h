/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPartSentences: the effects of a part of one's own as sentences with gaps: a moment, what happens, and a number.
 *
 * Each sentence is a part itself (model/part.h), in a list of the part that is being put together.  Signal "changed": the
 * list is another one.
 */

#pragma once

#include "part-controls.h"

#define PADDOCK_TYPE_PART_SENTENCES (paddock_part_sentences_get_type ())
G_DECLARE_FINAL_TYPE (PaddockPartSentences, paddock_part_sentences, PADDOCK, PART_SENTENCES, AdwBin)

/* Shows the sentences of DRAFT's part, if its kind has any; they are hidden otherwise.  DRAFT lives longer. */
void paddock_part_sentences_show (PaddockPartSentences *self, const PaddockPartDraft *draft);
