/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of rider cards: the table of classes, and the faces of all cards.
 */

#pragma once

#include "picture.h"

extern const PaddockPictureKind paddock_team_cards_picture;
