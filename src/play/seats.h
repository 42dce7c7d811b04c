/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What seats are called when nobody says otherwise: by a colour each.
 */

#pragma once

#include "setup.h"

typedef struct {
  const char *id;    /* in files, and the name of its colour: "red" */
  const char *label; /* for people, marked for translation */
} PaddockSeatName;

extern const PaddockSeatName paddock_seat_names[PADDOCK_MAX_SEATS];

/* The number of a seat's colour among them: its own if its id is one, else that of its number. */
guint paddock_seat_find_colour (const char *id, guint seat);
