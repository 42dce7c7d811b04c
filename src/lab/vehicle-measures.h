/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockVehicleMeasure: something about a vehicle that can be told in numbers and compared with others: how far it goes, how soon
 * it is fast, what it survives.
 *
 * All of them are counted, never drawn, so they are the same every time.  A game brings a table (vehicle-measures.c lists them);
 * each measure has one value a point of its axis, such as a Speed.
 */

#pragma once

#include "document.h"

#define PADDOCK_VEHICLE_MEASURE_MAX 16 /* points */

typedef enum {
  PADDOCK_VEHICLE_UNIT_COUNT,   /* a whole number */
  PADDOCK_VEHICLE_UNIT_PART,    /* 0 to 1, shown in percent */
  PADDOCK_VEHICLE_UNIT_DECIMAL, /* with one decimal */
} PaddockVehicleUnit;

typedef struct {
  const char *id;      /* in output */
  const char *label;   /* for people */
  const char *formula; /* how it is worked out, in a sentence or two */
  const char *axis;    /* what the points are; NULL: there is one, without a name */
  int first;           /* the number of the first point */
  guint n_points;
  PaddockVehicleUnit unit;
  gboolean is_less_better;
  /* A value below 0: there is none at this point. */
  void (*measure) (gconstpointer record, double values[PADDOCK_VEHICLE_MEASURE_MAX]);
} PaddockVehicleMeasure;

typedef struct {
  const PaddockDocumentKind *kind;
  const PaddockVehicleMeasure *measures;
  guint n_measures;
  /* Rounds that a vehicle alone needs for a lap of TRACK; below 0: it is no track to go round. */
  double (*measure_lap) (PaddockDocument *vehicle, PaddockDocument *track);
} PaddockVehicleMeasures;

/* NULL: vehicles of this kind have none. */
const PaddockVehicleMeasures *paddock_vehicle_measures_find (const PaddockDocumentKind *kind);

/* A value as people read it: "12", "67 %", "3.5", "–"; the caller frees it. */
char *paddock_vehicle_unit_dup_value (PaddockVehicleUnit unit, double value);
