/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The folder of one session (autosave-folder.h): its lock, its journals, and what else a kill may leave in it.
 */

#pragma once

#include <glib.h>

#define PADDOCK_AUTOSAVE_SUFFIX ".journal"
#define PADDOCK_AUTOSAVE_DAMAGED_SUFFIX \
  ".damaged" /* of a journal that was read as far as it went */

/* A descriptor that holds the lock of FOLDER; OPERATION may be LOCK_NB.  -1: somebody else does, or it can't be had. */
int paddock_autosave_session_lock (const char *folder, int operation);

/* Names of files, in the order in which the documents were first changed, which is near enough that of the tabs. */
GPtrArray *paddock_autosave_session_list (const char *session, const char *suffix);

/* Gives a journal the suffix of damaged ones. */
void paddock_autosave_session_set_aside (const char *path);

/* Nothing happens if there still is unsaved work in it, readable or not, or a temporary file is recorded there. */
void paddock_autosave_session_remove (const char *session);
