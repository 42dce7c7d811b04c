/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What rider cards say, written from their effects: a card has no text of its own.
 *
 * CARDS says what classes are called; NULL: their ids say it.  The caller frees all texts.
 */

#pragma once

#include "team-cards.h"

/* Whole sentences, with the condition. */
char *paddock_rider_effect_dup_text (const PaddockRiderEffect *self,
                                     const PaddockTeamCards *cards,
                                     PaddockTranslate translate);
/* "at the front of a line", "not on the priority line" */
char *paddock_rider_selector_dup_text (const PaddockRiderSelector *self,
                                       const PaddockTeamCards *cards,
                                       PaddockTranslate translate);

/* The special text of a card; "" if it has none. */
char *paddock_action_card_dup_text (const PaddockActionCard *self,
                                    const PaddockTeamCards *cards,
                                    PaddockTranslate translate);
char *paddock_tactics_card_dup_text (const PaddockTacticsCard *self,
                                     const PaddockTeamCards *cards,
                                     PaddockTranslate translate);
/* "Every rider at the front of a line", and "1 light fatigue; an energy chit"; "" if the card has none. */
char *paddock_event_card_dup_who (const PaddockEventCard *self,
                                  const PaddockTeamCards *cards,
                                  PaddockTranslate translate);
char *paddock_event_card_dup_what (const PaddockEventCard *self,
                                   const PaddockTeamCards *cards,
                                   PaddockTranslate translate);
/* "Every rider at the front of a line: 1 light fatigue." without the Grupo Compacto. */
char *paddock_event_card_dup_text (const PaddockEventCard *self,
                                   const PaddockTeamCards *cards,
                                   PaddockTranslate translate);
