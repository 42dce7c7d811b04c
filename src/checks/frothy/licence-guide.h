/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a driving licence is made, step by step, as the creation guide has it (FRO-VCG).
 */

#pragma once

#include "guide.h"

extern const PaddockGuide paddock_licence_guide;
