/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All design checks of a Joyride track of 100 x 100 hexes, as they run after every stroke, against one
 * pass of the lap search (every stage searched once): a ratio that a noisy machine does not blur.
 */

#include "check.h"
#include "joyride-map.h"

#define SIDE 100
#define N_ROUNDS 15
#define GOAL_RATIO 8.0 /* 16 ms, at the two milliseconds of one pass */

static void
add_token (PaddockList **tokens, PaddockHex at, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = at;
  token->arrow = arrow;
}

static void
add_checkpoint (PaddockHexTrack *track, int number, PaddockHex at, int arrow)
{
  PaddockCheckpoint *checkpoint =
    paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);

  checkpoint->number = number;
  checkpoint->side = PADDOCK_SIDE_ITEM;
  add_token (&checkpoint->tokens, at, arrow);
}

/* A wide ring with blocks scattered over it. */
static PaddockDocument *
make_track (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  for (int r = 0; r < SIDE; r++)
    for (int q = 0; q < SIDE; q++) {
      gboolean is_island = r >= 40 && r < 60 && q >= 30 && q < 70;
      gboolean is_block = (q * 7 + r * 13) % 61 == 0;

      paddock_board_set (&track->board, PADDOCK_HEX (q, r),
                         PADDOCK_CELL (is_island || is_block ? PADDOCK_CELL_BARRIER
                                                             : PADDOCK_CELL_SPACE));
    }
  add_token (&track->start.tokens, PADDOCK_HEX (50, 59), 5);
  add_checkpoint (track, 1, PADDOCK_HEX (69, 50), 0);
  add_checkpoint (track, 2, PADDOCK_HEX (50, 40), 2);
  add_checkpoint (track, 3, PADDOCK_HEX (30, 50), 3);
  return document;
}

static double
time_checks (const PaddockDocument *document)
{
  gint64 began = g_get_monotonic_time ();

  g_ptr_array_unref (paddock_check_document (document));
  return (double) (g_get_monotonic_time () - began);
}

static double
time_lap_search (const PaddockJoyMap *map)
{
  gint64 began = g_get_monotonic_time ();

  for (guint stage = 0; stage < map->n_lines; stage++) {
    guint n;
    g_autofree guint32 *states = paddock_joy_map_line_states (map, stage, &n);

    g_free (paddock_joy_map_search (map, states, n, PADDOCK_JOY_FORWARD));
  }
  return (double) (g_get_monotonic_time () - began);
}

int
main (void)
{
  g_autoptr (PaddockDocument) document = make_track ();
  g_autoptr (PaddockJoyMap) map = paddock_joy_map_new (document->record, NULL);
  double checks = G_MAXDOUBLE, search = G_MAXDOUBLE;

  for (guint i = 0; i < N_ROUNDS; i++) {
    checks = MIN (checks, time_checks (document));
    search = MIN (search, time_lap_search (map));
  }

  g_print ("joyride-checks-vs-lap-search %.1f ratio goal %.0f %s\n", checks / search, GOAL_RATIO,
           checks / search <= GOAL_RATIO ? "met" : "missed");
  g_print ("joyride-checks-100x100 %.2f ms goal 16 %s\n", checks / 1000,
           checks <= 16000 ? "met" : "missed");
  return 0;
}
