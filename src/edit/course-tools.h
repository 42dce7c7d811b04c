/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tool that lays the course of a Frothy track.
 */

#pragma once

#include "tool.h"

extern const PaddockToolTable paddock_course_tools;
