/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a part would change on a very licence, in its own numbers: "Control dice 1 2 3 4 become 2 3 4 5."
 */

#pragma once

#include "part.h"

char *paddock_trait_part_dup_change (gconstpointer part,
                                     const PaddockPartPlace *place,
                                     PaddockTranslate translate);
char *paddock_special_card_part_dup_change (gconstpointer part,
                                            const PaddockPartPlace *place,
                                            PaddockTranslate translate);
char *paddock_affect_part_dup_change (gconstpointer part,
                                      const PaddockPartPlace *place,
                                      PaddockTranslate translate);
char *paddock_stamina_effect_part_dup_change (gconstpointer part,
                                              const PaddockPartPlace *place,
                                              PaddockTranslate translate);
char *paddock_effect_part_dup_change (gconstpointer part,
                                      const PaddockPartPlace *place,
                                      PaddockTranslate translate);
