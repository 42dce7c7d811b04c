/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a team of On the Rivet: its jersey, its riders, and the mat on which their fatigue lies.
 */

#pragma once

#include "picture.h"

extern const PaddockPictureKind paddock_team_picture;
