/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The judge of On the Rivet.
 */

#pragma once

#include "judge.h"

extern const PaddockJudge paddock_rivet_judge;
