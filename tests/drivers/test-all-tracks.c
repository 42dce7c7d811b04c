/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Races of drivers come to an end on every track that ships.
 */

#include "race-field.h"
#include "rounds.h"

#define N_RACES 8

static void
test_track (gconstpointer track)
{
  static const char *const fields[] = { "racer racer racer racer", "racer rookie",
                                        "rookie:sprinter racer:blocker rookie:cautious",
                                        "racer:brawler racer:hoarder rookie racer:cautious" };

  guint n_fields = G_N_ELEMENTS (fields), first = g_str_hash (track) % n_fields;

  /* A short run sees a part of the fields on each track, and not the same on all. */
  for (guint k = 0; k < count_rounds (n_fields); k++) {
    guint i = (first + k) % n_fields;
    g_auto (GStrv) words = g_strsplit (fields[i], " ", -1);
    g_autoptr (PaddockSetup) setup = field_setup_deal (track, g_strv_length (words), 4 * i);

    for (guint64 race = 0; race < count_rounds (N_RACES); race++)
      field_race (setup, fields[i], race);
  }
}

int
main (int argc, char **argv)
{
  static const char *const games[] = { "joyride", "frothy", "rivet" };

  g_test_init (&argc, &argv, NULL);
  for (guint k = 0; k < G_N_ELEMENTS (games); k++) {
    const char *const *tracks = field_get_tracks (games[k]);

    for (guint i = 0; tracks[i]; i++) {
      g_autofree char *path = g_strdup_printf ("/drivers/finish/%s", tracks[i]);

      g_test_add_data_func (path, tracks[i], test_track);
    }
  }

  return g_test_run ();
}
