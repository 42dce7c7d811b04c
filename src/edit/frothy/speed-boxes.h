/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two rows of boxes of a Speed, filled in on the sheet (FRO-SCH-05).
 *
 * As text a row is the number of its boxes, "2", and where they are not matched by how they stand, which ones they face:
 * "3: 1 1 2".
 */

#pragma once

#include "sheet-cell-rules.h"

extern const PaddockBoxRow paddock_acceleration_boxes, paddock_deceleration_boxes;
