/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games this program knows, as a NULL-terminated table.  Programs hand the table down; tests hand
 * down their own.  The studio does not: its tests define paddock_games themselves (games-table.c).
 */

#pragma once

#include "game.h"

extern const PaddockGame *const paddock_games[];

const PaddockGame *paddock_games_find (const PaddockGame *const *games, const char *id);

/* What people call the game, to be translated: of a game without rules, too; ID itself if nobody knows it. */
const char *paddock_games_get_label (const char *id);
