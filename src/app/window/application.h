/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockApplication: the running studio: its settings, its windows, and what the command line says.
 *
 * "backup-changed" is emitted when paddock_autosave_get_failure() or paddock_autosave_get_unread() has changed.
 */

#pragma once

#include <adwaita.h>

#include "autosave.h"
#include "document-file.h"
#include "settings.h"

#define PADDOCK_TYPE_APPLICATION (paddock_application_get_type ())
G_DECLARE_FINAL_TYPE (PaddockApplication, paddock_application, PADDOCK, APPLICATION, AdwApplication)

PaddockApplication *paddock_application_new (void);

PaddockAutosave *paddock_application_get_autosave (PaddockApplication *self);
/* Keeps the unsaved work in FILE. */
void paddock_application_watch (PaddockApplication *self, PaddockDocumentFile *file);
