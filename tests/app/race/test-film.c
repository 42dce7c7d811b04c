/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happened at a moment, as a film: it begins with the pieces before, shows every event, and ends with the truth.
 */

#include "film.h"

#include <math.h>

#include "hex-track.h"

static PaddockStage
make_stage (void)
{
  g_autoptr (PaddockDocument) track = paddock_document_new (&paddock_hex_track_kind);

  return (PaddockStage){ .ground = paddock_ground_new (track),
                         .n_headings = PADDOCK_N_DIRECTIONS,
                         .colours = { 0, 1, 2, 3 } };
}

static PaddockPiece
make_car (guint seat, int q, int r, int heading)
{
  PaddockHex rear = paddock_hex_neighbour (PADDOCK_HEX (q, r), heading + 3);

  return (PaddockPiece){ .kind = PADDOCK_PIECE_VEHICLE,
                         .id = (guint8) seat,
                         .seat = (guint8) seat,
                         .heading = (gint8) heading,
                         .sign = paddock_sign_new_number (seat + 1),
                         .n_places = 2,
                         .places = { PADDOCK_PLACE (q, r), PADDOCK_PLACE (rear.q, rear.r) } };
}

static PaddockPieces
make_pieces (guint n, const PaddockPiece *pieces)
{
  PaddockPieces self = { .n = n };

  for (guint i = 0; i < n; i++)
    self.pieces[i] = pieces[i];
  return self;
}

static char *
dump (const PaddockFilm *film, guint time)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  paddock_film_build (film, time, scene);
  return paddock_scene_dump (scene);
}

/* The picture of pieces that stand. */
static char *
dump_pieces (const PaddockStage *stage, const PaddockPieces *pieces)
{
  g_autoptr (PaddockFilm) still = paddock_film_new (stage, pieces, pieces, NULL, 0);

  return dump (still, 0);
}

#define MOVE(seat_, q_, r_)                                                     \
  {                                                                             \
    .type = PADDOCK_EVENT_MOVED, .actor = 0, .subject = seat_, .to = { q_, r_ } \
  }

static void
test_begins_and_ends_with_the_pieces (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPieces before = make_pieces (1, (PaddockPiece[]){ make_car (0, 0, 0, 0) });
  PaddockPieces after = make_pieces (1, (PaddockPiece[]){ make_car (0, 2, 0, 0) });
  const PaddockEvent events[] = { MOVE (0, 1, 0), MOVE (0, 2, 0) };
  g_autoptr (PaddockFilm) film =
    paddock_film_new (&stage, &before, &after, events, G_N_ELEMENTS (events));
  guint length = paddock_film_get_length (film);
  g_autofree char *first = dump (film, 0), *middle = dump (film, length / 2);
  g_autofree char *last = dump (film, length), *start = dump_pieces (&stage, &before);
  g_autofree char *end = dump_pieces (&stage, &after);

  g_assert_cmpuint (length, >, 0);
  g_assert_cmpstr (first, ==, start);
  g_assert_cmpstr (last, ==, end);
  g_assert_cmpstr (middle, !=, start);
  g_assert_cmpstr (middle, !=, end);
}

/* Between the places, on the line from one to the other. */
static void
test_a_move_glides (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPieces before = make_pieces (1, (PaddockPiece[]){ make_car (0, 0, 0, 0) });
  PaddockPieces after = make_pieces (1, (PaddockPiece[]){ make_car (0, 1, 0, 0) });
  const PaddockEvent events[] = { MOVE (0, 1, 0) };
  g_autoptr (PaddockFilm) film = paddock_film_new (&stage, &before, &after, events, 1);
  PaddockPoint points[4], from = paddock_ground_get_point (stage.ground, PADDOCK_PLACE (0, 0));
  PaddockPoint to = paddock_ground_get_point (stage.ground, PADDOCK_PLACE (1, 0));
  double before_x = from.x;

  for (guint time = 0; time <= paddock_film_get_length (film); time += 10) {
    g_assert_cmpuint (paddock_film_get_trail (film, time, 0, points, 4), ==, 2);
    g_assert_cmpfloat (points[1].x, >=, before_x);
    g_assert_cmpfloat_with_epsilon (points[1].y, from.y, 1e-6);
    before_x = points[1].x;
  }
  g_assert_cmpfloat_with_epsilon (before_x, to.x, 1e-6);
}

/* Two pieces of one seat move: each has its own way, and one that stands has none. */
static void
test_the_trail_goes_by_piece (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPiece pieces[] = { make_car (0, 0, 0, 0), make_car (0, 0, 4, 0), make_car (0, 0, 8, 0) };
  const PaddockEvent events[] = { MOVE (0, 1, 0), MOVE (1, 3, 4) };
  g_autoptr (PaddockFilm) film = NULL;
  g_autoptr (PaddockScene) scene = paddock_ground_create_scene (stage.ground);
  PaddockPieces before;
  PaddockPoint points[4];

  pieces[1].id = 1;
  pieces[2].id = 2;
  before = make_pieces (3, pieces);
  film = paddock_film_new (&stage, &before, &before, events, 2);
  g_assert_cmpuint (paddock_film_get_trail (film, G_MAXUINT, 0, points, 4), ==, 2);
  g_assert_cmpuint (paddock_film_get_trail (film, G_MAXUINT, 1, points, 4), ==, 2);
  g_assert_cmpfloat_with_epsilon (points[1].x,
                                  paddock_ground_get_point (stage.ground, PADDOCK_PLACE (3, 4)).x,
                                  1e-6);
  g_assert_cmpuint (paddock_film_get_trail (film, G_MAXUINT, 2, points, 4), ==, 0);
  g_assert_cmpuint (paddock_film_build_trails (film, G_MAXUINT, 0, scene), ==, 2);
  g_assert_cmpuint (paddock_film_build_trails (film, G_MAXUINT, 1, scene), ==, 0);
}

#define PUSH(piece_, from_, to_)                                                            \
  {                                                                                         \
    .type = PADDOCK_EVENT_PUSHED, .subject = piece_, .from = { from_, 0 }, .to = { to_, 0 } \
  }

static double
get_x (const PaddockFilm *film, guint time, guint piece)
{
  PaddockPoint points[16];
  guint n = paddock_film_get_trail (film, time, piece, points, G_N_ELEMENTS (points));

  return n > 0 ? points[n - 1].x : G_MAXDOUBLE;
}

/* Each goes where the one before has just left: the line takes no longer than its first piece alone, and keeps its
 * distances on the way. */
static void
test_a_line_moves_as_one (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPiece pieces[] = { make_car (0, 4, 0, 0), make_car (1, 2, 0, 0), make_car (2, 0, 0, 0) };
  PaddockPieces before = make_pieces (3, pieces);
  const PaddockEvent events[] = { PUSH (0, 4, 6), PUSH (1, 2, 4), PUSH (2, 0, 2),
                                  PUSH (0, 6, 8), PUSH (1, 4, 6), PUSH (2, 2, 4) };
  const PaddockEvent apart[] = { PUSH (0, 4, 6), PUSH (2, 0, 2) };
  g_autoptr (PaddockFilm) line = paddock_film_new (&stage, &before, &before, events, 6);
  g_autoptr (PaddockFilm) alone = paddock_film_new (&stage, &before, &before, events, 1);
  g_autoptr (PaddockFilm) two = paddock_film_new (&stage, &before, &before, apart, 2);
  guint step = paddock_film_get_length (alone);
  double first = get_x (line, step / 2, 0);

  g_assert_cmpuint (paddock_film_get_length (line), ==, 2 * step);
  g_assert_cmpuint (paddock_film_get_length (two), ==, 2 * step);
  g_assert_cmpfloat_with_epsilon (first - get_x (line, step / 2, 1),
                                  get_x (line, step / 2, 1) - get_x (line, step / 2, 2), 1e-6);
  g_assert_cmpfloat (first, >, paddock_ground_get_point (stage.ground, PADDOCK_PLACE (4, 0)).x);
  g_assert_cmpfloat (first, <, paddock_ground_get_point (stage.ground, PADDOCK_PLACE (6, 0)).x);
}

static gboolean
has_link (const PaddockFilm *film, guint time)
{
  g_autofree char *text = dump (film, time);

  return strstr (text, "link-casing") != NULL;
}

/* Two that were linked hang together until one is too far away. */
static void
test_a_link_breaks_on_the_way (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPiece pieces[] = { make_car (0, 2, 0, 0), make_car (1, 0, 0, 0) };
  const PaddockEvent events[] = { PUSH (0, 2, 8) };
  PaddockPieces before, after;
  g_autoptr (PaddockFilm) film = NULL;

  pieces[1].n_ahead = 1; /* of piece 0 */
  before = make_pieces (2, pieces);
  pieces[1].n_ahead = 0;
  pieces[0].places[0] = PADDOCK_PLACE (8, 0);
  pieces[0].places[1] = PADDOCK_PLACE (7, 0);
  after = make_pieces (2, pieces);
  film = paddock_film_new (&stage, &before, &after, events, 1);
  g_assert_true (has_link (film, 0));
  g_assert_false (has_link (film, paddock_film_get_length (film) * 9 / 10));
  g_assert_false (has_link (film, paddock_film_get_length (film)));
}

/* A piece that is swept away is seen on its way, as one that is put down is not. */
static void
test_what_is_there_glides_where_it_is_put (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPieces pieces = make_pieces (1, (PaddockPiece[]){ make_car (0, 0, 0, 0) });
  const PaddockEvent events[] = { { .type = PADDOCK_EVENT_JUMPED, .subject = 0, .to = { 5, 0 } } };
  g_autoptr (PaddockFilm) film = paddock_film_new (&stage, &pieces, &pieces, events, 1);

  g_assert_cmpfloat_with_epsilon (get_x (film, paddock_film_get_length (film), 0),
                                  paddock_ground_get_point (stage.ground, PADDOCK_PLACE (5, 0)).x,
                                  1e-6);
}

/* The turn of a steered step is part of the step: it takes no time of its own. */
static void
test_a_steered_move_turns_on_the_way (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPieces before = make_pieces (1, (PaddockPiece[]){ make_car (0, 0, 0, 0) });
  PaddockPieces after = make_pieces (1, (PaddockPiece[]){ make_car (0, 1, -1, 1) });
  const PaddockEvent straight[] = { MOVE (0, 1, -1) };
  const PaddockEvent steered[] = {
    MOVE (0, 1, -1),
    { .type = PADDOCK_EVENT_TURNED, .subject = 0, .from = { 0, 0 }, .to = { 1, 0 } },
  };
  g_autoptr (PaddockFilm) a = paddock_film_new (&stage, &before, &after, straight, 1);
  g_autoptr (PaddockFilm) b = paddock_film_new (&stage, &before, &after, steered, 2);
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  g_autoptr (PaddockScene) expected = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  g_autofree char *ghost = NULL, *end = NULL;

  g_assert_cmpuint (paddock_film_get_length (a), ==, paddock_film_get_length (b));
  paddock_film_build_moved (b, scene);
  paddock_stage_add_piece (&stage, expected, &after.pieces[0],
                           paddock_stage_get_pose (&stage, &after.pieces[0]));
  ghost = paddock_scene_dump (scene);
  end = paddock_scene_dump (expected);
  g_assert_cmpstr (ghost, ==, end);
}

static void
test_only_what_moved_has_a_ghost (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPieces pieces =
    make_pieces (2, (PaddockPiece[]){ make_car (0, 0, 0, 0), make_car (1, 5, 5, 2) });
  const PaddockEvent events[] = { MOVE (1, 6, 5) };
  g_autoptr (PaddockFilm) film = paddock_film_new (&stage, &pieces, &pieces, events, 1);
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  g_autofree char *text = NULL;

  paddock_film_build_moved (film, scene);
  text = paddock_scene_dump (scene);
  g_assert_nonnull (strstr (text, "\"2\""));
  g_assert_null (strstr (text, "\"1\""));
}

static PaddockPiece
make_token (int q, int r)
{
  return (PaddockPiece){ .kind = PADDOCK_PIECE_TOKEN,
                         .seat = PADDOCK_NOBODY,
                         .heading = PADDOCK_NO_HEADING,
                         .n_places = 1,
                         .type = "mine",
                         .places = { PADDOCK_PLACE (q, r) } };
}

/* A token is there from when it is put down until it is taken away. */
static void
test_tokens_come_and_go (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPieces before = make_pieces (1, (PaddockPiece[]){ make_token (1, 1) });
  PaddockPieces after = make_pieces (1, (PaddockPiece[]){ make_token (4, 4) });
  const PaddockEvent events[] = {
    { .type = PADDOCK_EVENT_LAP, .amount = 1 }, { .type = PADDOCK_EVENT_REMOVED, .from = { 1, 1 } },
    { .type = PADDOCK_EVENT_LAP, .amount = 1 }, { .type = PADDOCK_EVENT_PLACED, .to = { 4, 4 } },
    { .type = PADDOCK_EVENT_LAP, .amount = 1 },
  };
  g_autoptr (PaddockFilm) film =
    paddock_film_new (&stage, &before, &after, events, G_N_ELEMENTS (events));
  g_autofree char *old = dump_pieces (&stage, &before), *new = dump_pieces (&stage, &after);
  g_autofree char *first = dump (film, 0), *between = dump (film, 410);
  g_autofree char *last = dump (film, paddock_film_get_length (film) - 1);

  g_assert_cmpstr (first, ==, old);
  g_assert_cmpstr (between, ==, "");
  g_assert_cmpstr (last, ==, new);
}

static void
test_events_are_counted_as_they_are_shown (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPieces pieces = make_pieces (1, (PaddockPiece[]){ make_car (0, 0, 0, 0) });
  const PaddockEvent events[] = {
    { .type = PADDOCK_EVENT_CHOSE },
    MOVE (0, 1, 0),
    { .type = PADDOCK_EVENT_CRASHED, .from = { 1, 0 } },
    { .type = PADDOCK_EVENT_SPEED },
  };
  g_autoptr (PaddockFilm) film =
    paddock_film_new (&stage, &pieces, &pieces, events, G_N_ELEMENTS (events));
  g_autofree char *crash = dump (film, paddock_film_get_length (film) - 100);

  g_assert_cmpuint (paddock_film_count_events (film, 0), ==, 1);
  g_assert_cmpuint (paddock_film_count_events (film, 140), ==, 2);
  g_assert_cmpuint (paddock_film_count_events (film, G_MAXUINT), ==, 4);
  g_assert_nonnull (strstr (crash, "burst"));
}

/* Events of which the film cannot know the piece are passed over. */
static void
test_what_is_not_known_is_not_shown (void)
{
  g_auto (PaddockStage) stage = make_stage ();
  PaddockPieces none = { 0 };
  const PaddockEvent events[] = {
    MOVE (3, 1, 0),
    { .type = PADDOCK_EVENT_TURNED, .subject = 7, .to = { 1, 0 } },
    { .type = PADDOCK_EVENT_REMOVED, .from = { 9, 9 } },
    { .type = PADDOCK_EVENT_PLACED, .to = { 9, 9 } },
    { .type = PADDOCK_EVENT_EXPLODED, .to = PADDOCK_NOWHERE },
  };
  g_autoptr (PaddockFilm) film =
    paddock_film_new (&stage, &none, &none, events, G_N_ELEMENTS (events));

  for (guint time = 0; time < 2000; time += 50) {
    g_autofree char *text = dump (film, time);

    g_assert_cmpstr (text, ==, "");
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/app/film/" path_, test_)
  ADD ("the-trail-goes-by-piece", test_the_trail_goes_by_piece);
  ADD ("a-line-moves-as-one", test_a_line_moves_as_one);
  ADD ("a-link-breaks-on-the-way", test_a_link_breaks_on_the_way);
  ADD ("what-is-there-glides-where-it-is-put", test_what_is_there_glides_where_it_is_put);
  ADD ("begins-and-ends-with-the-pieces", test_begins_and_ends_with_the_pieces);
  ADD ("a-move-glides", test_a_move_glides);
  ADD ("a-steered-move-turns-on-the-way", test_a_steered_move_turns_on_the_way);
  ADD ("only-what-moved-has-a-ghost", test_only_what_moved_has_a_ghost);
  ADD ("tokens-come-and-go", test_tokens_come_and_go);
  ADD ("events-are-counted-as-they-are-shown", test_events_are_counted_as_they_are_shown);
  ADD ("what-is-not-known-is-not-shown", test_what_is_not_known_is_not_shown);

  return g_test_run ();
}
