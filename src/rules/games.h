/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games this program knows, as a NULL-terminated table.  Programs hand the table down; tests hand
 * down their own.
 */

#pragma once

#include "game.h"

extern const PaddockGame *const paddock_games[];

const PaddockGame *paddock_games_find (const PaddockGame *const *games, const char *id);
