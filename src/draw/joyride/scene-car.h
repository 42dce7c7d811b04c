/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a Joyride car: its dashboard (JOY-DSH-01), and what else belongs to it.
 */

#pragma once

#include "picture.h"

extern const PaddockPictureKind paddock_car_picture;
