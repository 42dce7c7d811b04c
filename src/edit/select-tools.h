/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tools that select, and move what is selected.
 */

#pragma once

#include "tool.h"

extern const PaddockToolTable paddock_select_tools;
