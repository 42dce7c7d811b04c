/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is refused in a race of Frothy Races, looked over: nothing that can be chosen, nothing twice, every reason with
 * a clause that can be read.
 */

#pragma once

#include "match.h"

/* Adds "question clause" of each to SEEN. */
void frothy_refusals_check (const PaddockMatch *match, GHashTable *seen);

/* Fails unless every reason that can be given was. */
void frothy_refusals_check_seen (GHashTable *seen);
