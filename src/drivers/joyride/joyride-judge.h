/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The judge of Joyride.
 */

#pragma once

#include "judge.h"

extern const PaddockJudge paddock_joyride_judge;
