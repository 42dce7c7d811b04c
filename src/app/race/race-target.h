/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where on the board a choice can be made: the place that it names, or where the piece of the one who is asked will
 * certainly end.
 */

#pragma once

#include "match.h"

/* PADDOCK_NOWHERE: it has none.  EVENTS are overwritten with what certainly follows. */
PaddockPlace paddock_target_find (const PaddockMatch *match, guint choice, PaddockEvents *events);
