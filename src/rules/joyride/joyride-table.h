/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is on the table in a race of Joyride: state and course.
 */

#pragma once

#include "joyride-clauses.h"
#include "joyride-course.h"
#include "joyride-vocabulary.h"

static inline JoyState *
joy_state (const PaddockTable *table)
{
  return table->state;
}

static inline const JoyCourse *
joy_course (const PaddockTable *table)
{
  return table->course;
}
