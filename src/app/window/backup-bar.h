/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockBackupBar: tells people in every window that unsaved work is not being kept, until it is, and that work of an
 * earlier session can't be read, until they have seen it.
 */

#pragma once

#include "application.h"

#define PADDOCK_TYPE_BACKUP_BAR (paddock_backup_bar_get_type ())
G_DECLARE_FINAL_TYPE (PaddockBackupBar, paddock_backup_bar, PADDOCK, BACKUP_BAR, AdwBin)

void paddock_backup_bar_set_application (PaddockBackupBar *self, PaddockApplication *application);
