/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vehicle-measures.h"

extern const PaddockVehicleMeasures paddock_car_measures;
