/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is on the table in a race of Frothy Races: state, course, vehicles and their licences.
 */

#pragma once

#include "frothy-clauses.h"
#include "frothy-course.h"
#include "frothy-vocabulary.h"

static inline FroState *
fro_state (const PaddockTable *table)
{
  return table->state;
}

static inline const FroCourse *
fro_course (const PaddockTable *table)
{
  return table->course;
}

static inline FroVehicle *
fro_vehicle (const PaddockTable *table, guint vehicle)
{
  return &fro_state (table)->vehicles[vehicle];
}

static inline const FroSpec *
fro_spec (const PaddockTable *table, guint vehicle)
{
  return &fro_course (table)->specs[vehicle];
}

static inline int
fro_option (const PaddockTable *table, FroOption option)
{
  return fro_course (table)->options[option];
}

static inline gboolean
fro_is_racing (const PaddockTable *table, guint vehicle)
{
  return fro_vehicle (table, vehicle)->status == FRO_RACING;
}

static inline gboolean
fro_is_wreck (const FroVehicle *vehicle)
{
  return vehicle->status == FRO_ROLLING_WRECK || vehicle->status == FRO_RESTING_WRECK;
}

static inline guint
fro_half_up (guint n)
{
  return (n + 1) / 2;
}
