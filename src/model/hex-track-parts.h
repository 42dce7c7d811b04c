/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of a hex track that only its own files need: hex-track.c (the track) and those
 * in the folders of games (what stands on it).
 */

#pragma once

#include "hex-track.h"
#include "words.h"

#define TITLE_MAX 200
#define ID_LIST_MAX 500
#define ID_LIST_ALPHABET "a-z0-9 -"
#define RATING_MAX 9
#define OBSTACLE_MAX_HEXES 3

extern const PaddockRecordType paddock_runners_type, paddock_course_type;
