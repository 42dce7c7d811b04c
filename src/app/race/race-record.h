/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a race holds beside its decisions, as those who look may see it: lines and remarks, what is wrong with its file,
 * and positions that are taken from it.
 *
 * All that follows needs a race.
 */

#pragma once

#include "position.h"
#include "race.h"

/* That the file was made under other rules; where the race does not go as it says.  Or NULL. */
const char *paddock_race_get_note (PaddockRace *self);
const char *paddock_race_get_difference (PaddockRace *self);

/* The playtest as those who look may read it, for pictures. */
PaddockDocument *paddock_race_dup_seen (PaddockRace *self);
/* Whether the game hides anything from anybody: a file then holds more than people may see. */
gboolean paddock_race_has_secrets (PaddockRace *self);

/* --- Lines: 0 is the main one --- */

guint paddock_race_get_line (PaddockRace *self);
guint paddock_race_get_n_lines (PaddockRace *self);
char *paddock_race_dup_line_name (PaddockRace *self,
                                  guint line); /* one that it was given, or a number */
/* Plays the line through, to count it. */
void paddock_race_get_line_info (PaddockRace *self, guint line, PaddockLineInfo *info);

/* Another line beside the one in hand. */
typedef struct {
  guint line;
  guint from; /* the last moment that both have */
  guint to;   /* its own last one */
} PaddockBranch;

/* All lines but the one in hand, in their order: an array of PaddockBranch.  Plays each of them through. */
GArray *paddock_race_list_branches (PaddockRace *self);

void paddock_race_rename_line (PaddockRace *self, guint line, const char *name);
void paddock_race_delete_line (PaddockRace *self, guint line);
void paddock_race_promote_line (PaddockRace *self, guint line);

/* --- Remarks --- */

/* Of the line in hand: an array of PaddockRemark, good until the race changes. */
GArray *paddock_race_list_remarks (PaddockRace *self);
/* Changes one of them, or pins a new one (REMARK is NULL) to the moment; without a text it goes. */
void paddock_race_write_remark (PaddockRace *self,
                                const PaddockRemark *remark,
                                PaddockPlace place,
                                const char *text);

/* --- What if --- */

/* The position of the moment, on TRACK if that is not NULL.  What is hidden from those who look is dealt anew. */
PaddockPosition *
paddock_race_create_position (PaddockRace *self, PaddockDocument *track, GError **error);
/* The whole race on another track, if it would have gone the same there; or NULL. */
PaddockDocument *paddock_race_dup_on_track (PaddockRace *self, PaddockDocument *track);
