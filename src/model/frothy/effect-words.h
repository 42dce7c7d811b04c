/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What traits, cards, affects and their effects do, in whole sentences: "In a control roll: Rolls 1 more die."
 */

#pragma once

#include "part.h"
#include "list.h"

/* Of a list of PaddockFrothyEffect; the caller frees it. */
char *paddock_frothy_effects_dup_text (const PaddockList *effects, PaddockTranslate translate);

/* `dup_text` of each kind of part. */
char *paddock_trait_part_dup_text (gconstpointer part, PaddockTranslate translate);
char *paddock_special_card_part_dup_text (gconstpointer part, PaddockTranslate translate);
char *paddock_affect_part_dup_text (gconstpointer part, PaddockTranslate translate);
char *paddock_stamina_effect_part_dup_text (gconstpointer part, PaddockTranslate translate);
char *paddock_effect_part_dup_text (gconstpointer part, PaddockTranslate translate);
