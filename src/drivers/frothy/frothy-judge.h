/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The judge of Frothy Races.
 */

#pragma once

#include "judge.h"

extern const PaddockJudge paddock_frothy_judge;
