/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMessageBar: a lasting message across the window, and what people can do about it.  Not seen while there is
 * nothing to tell.
 */

#pragma once

#include <adwaita.h>

#define PADDOCK_TYPE_MESSAGE_BAR (paddock_message_bar_get_type ())
G_DECLARE_FINAL_TYPE (PaddockMessageBar, paddock_message_bar, PADDOCK, MESSAGE_BAR, AdwBin)

/* A button: its label, to be translated, the action that it runs, and that action's parameter; no label: no button. */
typedef struct {
  const char *label;
  const char *action;
  const char *target; /* NULL: none */
} PaddockMessageChoice;

void paddock_message_bar_show (PaddockMessageBar *self,
                               GtkMessageType type,
                               const char *text,
                               PaddockMessageChoice first,
                               PaddockMessageChoice second);
void paddock_message_bar_hide (PaddockMessageBar *self);
