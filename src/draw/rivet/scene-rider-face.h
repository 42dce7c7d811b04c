/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The faces of rider cards: action cards, event cards and tactics cards, as they lie on the table.
 */

#pragma once

#include "scene-sheet.h"
#include "team-cards.h"

#define PADDOCK_FACE_WIDTH 181.0
#define PADDOCK_FACE_HEIGHT 216.0

/* The card itself, a layer below its face. */
void paddock_sheet_add_face_frame (PaddockSheet *self, PaddockThing card, PaddockPoint at);

/* Draws the face of card I of its list whose upper left corner is AT; a sheet that is edited has its cells. */
typedef void (*PaddockFaceFunc) (PaddockSheet *sheet,
                                 const PaddockTeamCards *cards,
                                 guint i,
                                 PaddockPoint at);

void paddock_sheet_add_action_face (PaddockSheet *self,
                                    const PaddockTeamCards *cards,
                                    guint i,
                                    PaddockPoint at);
void paddock_sheet_add_event_face (PaddockSheet *self,
                                   const PaddockTeamCards *cards,
                                   guint i,
                                   PaddockPoint at);
void paddock_sheet_add_tactics_face (PaddockSheet *self,
                                     const PaddockTeamCards *cards,
                                     guint i,
                                     PaddockPoint at);
