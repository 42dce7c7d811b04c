/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Works out what a keystroke changes in a comparison N times: the figures of a vehicle, and the cells in which it differs.
 * Takes N, what the figure is called, and the names of the vehicle and of the other.
 */

#include "cell-differences.h"
#include "shelf.h"
#include "vehicle-measures.h"

static PaddockDocument *
read_vehicle (const char *name)
{
  g_autofree char *path = g_strdup_printf ("vehicles/%s.vehicle.xml", name);

  return paddock_shelf_load (path, NULL, NULL);
}

int
main (int argc, char **argv)
{
  guint n = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 100;
  g_autoptr (PaddockDocument) vehicle = read_vehicle (argc > 4 ? argv[3] : "gossamer");
  g_autoptr (PaddockDocument) other = read_vehicle (argc > 4 ? argv[4] : "basic-chariot");
  const PaddockVehicleMeasures *measures = paddock_vehicle_measures_find (vehicle->kind);
  gint64 began = g_get_monotonic_time ();

  for (guint i = 0; i < n; i++) {
    g_autofree PaddockVehicleFigures *figures =
      paddock_vehicle_measures_take (measures, vehicle->record);
    g_autoptr (GArray) differences = paddock_cells_compare (vehicle, other, NULL);

    if (figures[0].values[0][1] <= 0 || differences->len == 0)
      return 1;
  }

  g_print ("decisions %u\n", n);
  g_print ("%s-per-second %.0f keys/s goal none met\n", argc > 2 ? argv[2] : "measures",
           n * (double) G_USEC_PER_SEC / (double) MAX (1, g_get_monotonic_time () - began));
  return 0;
}
