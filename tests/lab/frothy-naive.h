/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of movement once more, written down as the clauses say them and without any care for speed: what the
 * engine offers and does in random races is held against it.
 */

#pragma once

#include "match.h"

/* Whether the steps on offer are those of FRO-MOV, FRO-DRF and FRO-AVO, no more and no fewer. */
void frothy_naive_check_steps (const PaddockMatch *match);

/* Whether the vehicle that begins to move is the first by FRO-INI-02 to 05 and FRO-RUL-13. */
void frothy_naive_check_initiative (const PaddockMatch *match, guint vehicle);
