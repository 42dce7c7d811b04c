/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadCommand: what can be done to a road with one key: one table, from which come the actions, the keys on the
 * canvas and the shortcuts window.
 */

#pragma once

#include "road-editor.h"

typedef struct {
  const char *id; /* "flip"; the action is "road.flip" */
  const char *label;
  const char *keys; /* on the canvas */
  void (*run) (PaddockRoadEditor *editor);
  gboolean is_of_course; /* it changes or moves about what nobody sees while a tile is open */
} PaddockRoadCommand;

/* NULL-terminated by id. */
extern const PaddockRoadCommand paddock_road_commands[];

void paddock_road_commands_run (PaddockRoadEditor *editor, const char *id);
