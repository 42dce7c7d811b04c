/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockVehicleMeasure: something about a vehicle that can be told in numbers and compared with others: how far it goes, how soon
 * it is fast, what it survives.
 *
 * All of them are counted, never drawn, so they are the same every time.  A game brings a table (vehicle-measures.c lists them);
 * each measure has one value a point of its axis, such as a Speed, and may have several cases, such as numbers of cards.
 */

#pragma once

#include "document.h"

#define PADDOCK_VEHICLE_MAX_POINTS 16
#define PADDOCK_VEHICLE_MAX_CASES 8

typedef enum {
  PADDOCK_VEHICLE_UNIT_COUNT,   /* a whole number */
  PADDOCK_VEHICLE_UNIT_PART,    /* 0 to 1, shown in percent */
  PADDOCK_VEHICLE_UNIT_DECIMAL, /* with one decimal */
} PaddockVehicleUnit;

typedef struct {
  const char *id;            /* in output */
  const char *label;         /* for people */
  const char *formula;       /* how it is worked out, in a sentence or two */
  const char *axis;          /* what the points are; NULL: there is one, or they have names */
  const char *const *points; /* their names; NULL: numbers from FIRST on */
  int first;
  guint n_points;
  const char *case_axis; /* what the cases are, by numbers from FIRST_CASE on; NULL: there is one */
  int first_case;
  guint n_cases;
  guint shown_case; /* the one to begin with */
  PaddockVehicleUnit unit;
  gboolean is_less_better;
  /* FACTS are what prepare() of the table made.  A value below 0: there is none at this point. */
  void (*measure) (gconstpointer facts, int number, double values[PADDOCK_VEHICLE_MAX_POINTS]);
} PaddockVehicleMeasure;

typedef struct {
  const PaddockDocumentKind *kind;
  const PaddockVehicleMeasure *measures;
  guint n_measures;
  /* What measures have in common, worked out once for a vehicle; g_free() ends it, and the record must live as long. */
  gpointer (*prepare) (gconstpointer record);
  /* Rounds that a vehicle alone needs for a lap of TRACK; below 0: it is no track to go round.  What the vehicle names is
   * found in CARDS, of PaddockDocument of this kind. */
  double (*measure_lap) (PaddockDocument *vehicle, PaddockDocument *track, const GPtrArray *cards);
  const PaddockDocumentKind *cards_kind; /* NULL: it names none, and CARDS may be NULL */
  const char *lap_formula;
} PaddockVehicleMeasures;

/* All values of one measure. */
typedef struct {
  double values[PADDOCK_VEHICLE_MAX_CASES][PADDOCK_VEHICLE_MAX_POINTS];
} PaddockVehicleFigures;

/* NULL: vehicles of this kind have none. */
const PaddockVehicleMeasures *paddock_vehicle_measures_find (const PaddockDocumentKind *kind);

/* One a measure; the caller frees them. */
PaddockVehicleFigures *paddock_vehicle_measures_take (const PaddockVehicleMeasures *self,
                                                      gconstpointer record);
guint paddock_vehicle_measure_count_cases (const PaddockVehicleMeasure *self);
/* "4", "Used up"; "" if the only point has no name. */
char *paddock_vehicle_measure_dup_point (const PaddockVehicleMeasure *self, guint point);

/* A value as people read it: "12", "67 %", "3.5", "–"; and as exactly as makes sense: "12", "66.67 %", "3.47".  The caller
 * frees it. */
char *paddock_vehicle_unit_dup_value (PaddockVehicleUnit unit, double value);
char *paddock_vehicle_unit_dup_exact (PaddockVehicleUnit unit, double value);
