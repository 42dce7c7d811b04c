/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small tracks for tests of Joyride, and positions on them.
 */

#pragma once

#include "hex-track.h"
#include "joyride/joyride-table.h"
#include "match.h"

/* A ring of spaces round an island, a starting line and three checkpoints; room for six cars. */
PaddockDocument *joy_test_ring (void);

/* The same ring turned by SIXTHS and, if MIRRORED, mirrored first: see joy_test_turn(). */
PaddockDocument *joy_test_ring_turned (int sixths, gboolean mirrored);
PaddockHex joy_test_turn (PaddockHex hex, int sixths, gboolean mirrored);
int joy_test_turn_direction (int direction, int sixths, gboolean mirrored);

#define JOY_TEST_PLAIN_SIDE 12

/* Spaces from -12 to 12 both ways, a starting line at the left (q = -10) and checkpoint 1 at the right
 * (q = 10).  For the caller to change, then make a document of it. */
PaddockHexTrack *joy_test_plain_new (void);
PaddockDocument *joy_test_take (PaddockHexTrack *track);

void joy_test_set_cell (PaddockHexTrack *track, int q, int r, guint kind);
PaddockCheckpoint *
joy_test_add_checkpoint (PaddockHexTrack *track, int number, PaddockHex at, int arrow);
void joy_test_add_token (PaddockList **tokens, PaddockHex at, int arrow);
PaddockObstacle *joy_test_add_obstacle (PaddockHexTrack *track, PaddockHex at, int shape);

/* A sealed setup of N seats ("red", "blue", ...) on TRACK, which is taken; OPTIONS "name=value ...", or NULL. */
PaddockSetup *joy_test_setup (PaddockDocument *track, guint n, const char *options);

/* The same before it is sealed, and the end of one that must not be. */
PaddockSetup *joy_test_open_setup (PaddockDocument *track, guint n, const char *options);
void joy_test_assert_refused (PaddockSetup *setup, const char *message);

/* A setup that is refused with MESSAGE. */
void joy_test_refused (PaddockDocument *track, guint n, const char *options, const char *message);

/* Position: sets one fact of a seat (NULL: of the race), which must be possible. */
void joy_test_give (PaddockMatch *match, const char *seat, const char *name, const char *value);
void joy_test_put (PaddockMatch *match, const char *seat, PaddockHex front, PaddockHex rear);
void joy_test_settle (PaddockMatch *match);

/* Makes the choice with this key, which must be there. */
void joy_test_choose (PaddockMatch *match, const char *key, PaddockEvents *events);

static inline const JoyState *
joy_test_state (const PaddockMatch *match)
{
  return joy_state (paddock_match_get_table (match));
}

static inline void
joy_test_assert_hex (PaddockHex found, int q, int r)
{
  g_assert_cmpint (found.q, ==, q);
  g_assert_cmpint (found.r, ==, r);
}
