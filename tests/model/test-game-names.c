/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>

#include "hex-track.h"

/* A field that no game uses would be seen by nobody. */
static void
test_fields (void)
{
  const PaddockRecordType *type = paddock_hex_track_kind.type;

  for (guint i = 0; i < type->n_fields; i++) {
    gboolean is_used = FALSE;

    for (guint game = 0; game < PADDOCK_N_GAMES; game++)
      is_used |= (PADDOCK_HEX_GAMES & 1u << game)
                 && paddock_game_has (paddock_game_names[game], type->fields[i].features);
    g_test_message ("%s", type->fields[i].name);
    g_assert_true (is_used);
  }
}

static void
test_tracks (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  track->game = PADDOCK_GAME_JOYRIDE;
  g_assert_true (paddock_hex_track_has (track, PADDOCK_FEATURE_LINES));
  g_assert_true (paddock_hex_track_has (track, PADDOCK_FEATURE_LINES | PADDOCK_FEATURE_GRID));
  g_assert_false (paddock_hex_track_has (track, PADDOCK_FEATURE_COURSE));
  track->game = PADDOCK_GAME_FROTHY;
  g_assert_true (paddock_hex_track_has (track, PADDOCK_FEATURE_COURSE));
  g_assert_false (paddock_hex_track_has (track, PADDOCK_FEATURE_LINES));
  track->game = PADDOCK_GAME_RIVET;
  g_assert_false (paddock_hex_track_has (track, G_MAXUINT));
  g_assert_true (paddock_hex_track_has (track, 0));
}

static void
test_strangers (void)
{
  g_assert_true (paddock_game_has (NULL, 0));
  g_assert_false (paddock_game_has (NULL, PADDOCK_FEATURE_LINES));
  g_assert_false (paddock_game_has ("maedn", PADDOCK_FEATURE_LINES));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/game-names/every-field-is-used-by-a-game", test_fields);
  g_test_add_func ("/model/game-names/tracks-have-what-their-game-has", test_tracks);
  g_test_add_func ("/model/game-names/an-unknown-game-has-no-features", test_strangers);

  return g_test_run ();
}
