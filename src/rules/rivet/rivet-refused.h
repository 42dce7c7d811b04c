/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the questions of an activation refuse, and why.
 */

#pragma once

#include "game.h"

void riv_refuse_rider (PaddockRefuser *self);
void riv_refuse_card (PaddockRefuser *self);
void riv_refuse_step (PaddockRefuser *self);
void riv_refuse_attach (PaddockRefuser *self);
