/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-motion.h"

#include <math.h>

#define GONE -1

typedef enum {
  STEP_GLIDE,  /* a piece goes from where it is to a pose */
  STEP_APPEAR, /* a piece that was not there */
  STEP_VANISH,
  STEP_BURST,
  STEP_PAUSE, /* something that is told, not seen on the board: dice, damage */
} StepKind;

typedef struct {
  guint8 kind;
  gint16 piece; /* of pieces; GONE: none */
  guint start, length;
  PaddockPose from, to;
  double reach; /* of a burst */
} Step;

struct _PaddockMotion {
  PaddockRaceGround ground;
  guint8 colours[PADDOCK_MAX_SEATS];
  PaddockPieces after;
  GArray *pieces; /* of PaddockPiece: all that are there at some time */
  GArray *poses;  /* of PaddockPose: where they are when it begins */
  GArray *there;  /* of gboolean: whether they are */
  GArray *steps;  /* of Step, by their start */
  GArray *times;  /* of guint: when each event is over */
  guint length;
};

/* How long an event is seen, in milliseconds; those that are not here take no time. */
static const guint16 durations[PADDOCK_N_EVENTS] = {
  [PADDOCK_EVENT_ROLLED] = 220,   [PADDOCK_EVENT_PLACED] = 250,   [PADDOCK_EVENT_MOVED] = 130,
  [PADDOCK_EVENT_TURNED] = 160,   [PADDOCK_EVENT_PUSHED] = 130,   [PADDOCK_EVENT_JUMPED] = 320,
  [PADDOCK_EVENT_COLLIDED] = 220, [PADDOCK_EVENT_CRASHED] = 520,  [PADDOCK_EVENT_EXPLODED] = 520,
  [PADDOCK_EVENT_DAMAGED] = 200,  [PADDOCK_EVENT_SPENT] = 200,    [PADDOCK_EVENT_GAINED] = 200,
  [PADDOCK_EVENT_LAP] = 400,      [PADDOCK_EVENT_FINISHED] = 600,
};

/* --- Pieces while the film is made --- */

/* The maker: where everything is by now. */
typedef struct {
  PaddockMotion *film;
  GArray *poses;  /* of PaddockPose */
  GArray *places; /* of PaddockPiece: with place and heading as they are by now */
  GArray *there;
  guint time;
} Maker;

static guint
add_piece (Maker *self, const PaddockPiece *piece, gboolean is_there)
{
  PaddockPose pose = paddock_race_ground_get_pose (&self->film->ground, piece);

  g_array_append_val (self->film->pieces, *piece);
  g_array_append_val (self->film->poses, pose);
  g_array_append_val (self->film->there, is_there);
  g_array_append_val (self->places, *piece);
  g_array_append_val (self->poses, pose);
  g_array_append_val (self->there, is_there);
  return self->places->len - 1;
}

static gboolean
is_vehicle (const PaddockPiece *piece)
{
  return piece->kind == PADDOCK_PIECE_VEHICLE || piece->kind == PADDOCK_PIECE_WRECK
         || piece->kind == PADDOCK_PIECE_RUNNER;
}

static int
find_vehicle (const Maker *self, guint id)
{
  for (guint i = 0; i < self->places->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->places, PaddockPiece, i);

    if (is_vehicle (piece) && piece->id == id && g_array_index (self->there, gboolean, i))
      return (int) i;
  }

  return GONE;
}

static gboolean
stands_on (const PaddockPiece *piece, PaddockPlace place)
{
  for (guint i = 0; i < piece->n_places; i++)
    if (paddock_place_equal (piece->places[i], place))
      return TRUE;

  return FALSE;
}

/* What lies there: never a vehicle, which events name. */
static int
find_thing (const Maker *self, PaddockPlace place)
{
  for (guint i = 0; i < self->places->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->places, PaddockPiece, i);

    if (!is_vehicle (piece) && stands_on (piece, place) && g_array_index (self->there, gboolean, i))
      return (int) i;
  }

  return GONE;
}

static gboolean
is_known (const Maker *self, const PaddockPiece *piece)
{
  return is_vehicle (piece) ? find_vehicle (self, piece->id) != GONE
                            : find_thing (self, piece->places[0]) != GONE;
}

/* A piece of those after that stands on PLACE and has not been there before. */
static const PaddockPiece *
find_newcomer (const Maker *self, PaddockPlace place)
{
  const PaddockPieces *after = &self->film->after;

  for (guint i = 0; i < after->n; i++)
    if (stands_on (&after->pieces[i], place) && !is_known (self, &after->pieces[i]))
      return &after->pieces[i];

  return NULL;
}

/* --- Steps --- */

static void
add_step (Maker *self, Step step)
{
  step.start = self->time;
  g_array_append_val (self->film->steps, step);
}

/* The other places lie behind the front. */
static PaddockPose
make_pose (const Maker *self, const PaddockPiece *piece)
{
  const PaddockRaceGround *ground = &self->film->ground;
  PaddockPose pose = { .front = paddock_race_ground_get_point (ground, piece->places[0]) };
  double spacing = ground->layout.size * sqrt (3);

  pose.rear = pose.front;
  if (piece->heading == PADDOCK_NO_HEADING)
    return pose;

  pose.angle = paddock_race_ground_get_angle (ground, piece->heading);
  pose.rear = paddock_point_along (pose.front, pose.angle, -(piece->n_places - 1) * spacing);
  return pose;
}

static void
glide (Maker *self, int index, guint length)
{
  PaddockPose *pose = &g_array_index (self->poses, PaddockPose, index);
  PaddockPose to = make_pose (self, &g_array_index (self->places, PaddockPiece, index));

  add_step (self, (Step){ .kind = STEP_GLIDE,
                          .piece = (gint16) index,
                          .length = length,
                          .from = *pose,
                          .to = to });
  *pose = to;
}

/* The piece turns on the way if the next event says so. */
static void
show_move (Maker *self, const PaddockEvent *event, const PaddockEvent *next, guint length)
{
  int index = find_vehicle (self, event->subject);
  PaddockPiece *piece;

  if (index == GONE)
    return;

  piece = &g_array_index (self->places, PaddockPiece, index);
  piece->places[0] = event->to;
  if (next && next->type == PADDOCK_EVENT_TURNED && next->subject == event->subject)
    piece->heading = (gint8) next->to.a;
  glide (self, index, length);
}

/* FALSE: it looks that way already. */
static gboolean
show_turn (Maker *self, const PaddockEvent *event, guint length)
{
  int index = find_vehicle (self, event->subject);
  PaddockPiece *piece = index == GONE ? NULL : &g_array_index (self->places, PaddockPiece, index);

  if (!piece || piece->heading == event->to.a)
    return FALSE;

  piece->heading = (gint8) event->to.a;
  glide (self, index, length);
  return TRUE;
}

static void
show_newcomer (Maker *self, PaddockPlace place, guint length)
{
  const PaddockPiece *piece = find_newcomer (self, place);
  guint index;

  if (!piece)
    return;

  index = add_piece (self, piece, FALSE);
  g_array_index (self->there, gboolean, index) = TRUE;
  add_step (self, (Step){ .kind = STEP_APPEAR, .piece = (gint16) index, .length = length });
}

static void
show_removal (Maker *self, const PaddockEvent *event)
{
  int index = find_thing (self, event->from);

  if (index == GONE)
    return;

  g_array_index (self->there, gboolean, index) = FALSE;
  add_step (self, (Step){ .kind = STEP_VANISH, .piece = (gint16) index });
}

static void
show_burst (Maker *self, PaddockPlace place, double reach, guint length)
{
  PaddockPoint at = paddock_race_ground_get_point (&self->film->ground, place);

  if (!paddock_place_equal (place, PADDOCK_NOWHERE))
    add_step (self, (Step){ .kind = STEP_BURST,
                            .piece = GONE,
                            .length = length,
                            .from = { .front = at },
                            .reach = reach });
}

static void
show_event (Maker *self, const PaddockEvent *event, const PaddockEvent *next)
{
  guint length = durations[event->type];

  switch (event->type) {
  case PADDOCK_EVENT_MOVED:
  case PADDOCK_EVENT_PUSHED:
    show_move (self, event, next, length);
    break;
  case PADDOCK_EVENT_TURNED:
    if (!show_turn (self, event, length))
      length = 0;
    break;
  case PADDOCK_EVENT_PLACED:
  case PADDOCK_EVENT_JUMPED:
    show_newcomer (self, event->to, length);
    break;
  case PADDOCK_EVENT_REMOVED:
    show_removal (self, event);
    break;
  case PADDOCK_EVENT_CRASHED:
    show_burst (self, event->from, 0.9, length);
    break;
  case PADDOCK_EVENT_COLLIDED:
    show_burst (self, event->to, 0.6, length);
    break;
  case PADDOCK_EVENT_EXPLODED:
    show_burst (self, event->to, 2.4, length);
    break;
  default:
    if (length > 0)
      add_step (self, (Step){ .kind = STEP_PAUSE, .piece = GONE, .length = length });
  }
  self->time += length;
  g_array_append_val (self->film->times, self->time);
}

/* --- Making --- */

static void
make (PaddockMotion *self, const PaddockPieces *before, const PaddockEvent *events, guint n)
{
  Maker maker = {
    .film = self,
    .poses = g_array_new (FALSE, FALSE, sizeof (PaddockPose)),
    .places = g_array_new (FALSE, FALSE, sizeof (PaddockPiece)),
    .there = g_array_new (FALSE, FALSE, sizeof (gboolean)),
  };

  for (guint i = 0; i < before->n; i++)
    add_piece (&maker, &before->pieces[i], TRUE);
  for (guint i = 0; i < n; i++)
    show_event (&maker, &events[i], i + 1 < n ? &events[i + 1] : NULL);
  self->length = maker.time;

  g_array_unref (maker.poses);
  g_array_unref (maker.places);
  g_array_unref (maker.there);
}

PaddockMotion *
paddock_motion_new (const PaddockRaceGround *ground,
                    const guint8 *colours,
                    const PaddockPieces *before,
                    const PaddockPieces *after,
                    const PaddockEvent *events,
                    guint n_events)
{
  PaddockMotion *self = g_new0 (PaddockMotion, 1);

  self->ground = *ground;
  memcpy (self->colours, colours, sizeof self->colours);
  self->after = *after;
  self->pieces = g_array_new (FALSE, FALSE, sizeof (PaddockPiece));
  self->poses = g_array_new (FALSE, FALSE, sizeof (PaddockPose));
  self->there = g_array_new (FALSE, FALSE, sizeof (gboolean));
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->times = g_array_new (FALSE, FALSE, sizeof (guint));
  make (self, before, events, n_events);

  return self;
}

void
paddock_motion_free (PaddockMotion *self)
{
  g_array_unref (self->pieces);
  g_array_unref (self->poses);
  g_array_unref (self->there);
  g_array_unref (self->steps);
  g_array_unref (self->times);
  g_free (self);
}

guint
paddock_motion_get_length (const PaddockMotion *self)
{
  return self->length;
}

guint
paddock_motion_count_events (const PaddockMotion *self, guint time)
{
  guint n = 0;

  while (n < self->times->len && g_array_index (self->times, guint, n) <= time)
    n++;

  return n;
}

/* --- Showing --- */

/* How much of a step is over, 0 to 1; it starts and ends gently. */
static double
get_part (const Step *step, guint time)
{
  double part = step->length ? CLAMP ((double) (time - step->start) / step->length, 0, 1) : 1;

  return part * part * (3 - 2 * part);
}

static gboolean
get_pose (const PaddockMotion *self, guint piece, guint time, PaddockPose *pose)
{
  gboolean is_there = g_array_index (self->there, gboolean, piece);

  *pose = g_array_index (self->poses, PaddockPose, piece);
  for (guint i = 0; i < self->steps->len; i++) {
    const Step *step = &g_array_index (self->steps, Step, i);

    if (step->start > time)
      break;
    if (step->piece != (int) piece)
      continue;
    if (step->kind == STEP_GLIDE)
      *pose = paddock_pose_between (step->from, step->to, get_part (step, time));
    else
      is_there = step->kind == STEP_APPEAR;
  }

  return is_there;
}

static guint
get_colour (const PaddockMotion *self, const PaddockPiece *piece)
{
  return piece->seat < PADDOCK_MAX_SEATS ? self->colours[piece->seat] : 0;
}

static void
add_bursts (const PaddockMotion *self, guint time, PaddockScene *scene)
{
  for (guint i = 0; i < self->steps->len; i++) {
    const Step *step = &g_array_index (self->steps, Step, i);

    if (step->kind == STEP_BURST && step->start <= time && time < step->start + step->length)
      paddock_race_add_burst (scene, step->from.front, step->reach, get_part (step, time));
  }
}

void
paddock_motion_build (const PaddockMotion *self, guint time, PaddockScene *scene)
{
  PaddockPose pose;

  if (time >= self->length) {
    for (guint i = 0; i < self->after.n; i++) {
      const PaddockPiece *piece = &self->after.pieces[i];

      paddock_race_add_piece (scene, piece, paddock_race_ground_get_pose (&self->ground, piece),
                              get_colour (self, piece));
    }
    return;
  }

  for (guint i = 0; i < self->pieces->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->pieces, PaddockPiece, i);

    if (get_pose (self, i, time, &pose))
      paddock_race_add_piece (scene, piece, pose, get_colour (self, piece));
  }
  add_bursts (self, time, scene);
}

void
paddock_motion_build_moved (const PaddockMotion *self, PaddockScene *scene)
{
  for (guint i = 0; i < self->pieces->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->pieces, PaddockPiece, i);
    const PaddockPose *before = &g_array_index (self->poses, PaddockPose, i);
    PaddockPose pose;

    if (get_pose (self, i, G_MAXUINT, &pose) && memcmp (&pose, before, sizeof pose) != 0)
      paddock_race_add_piece (scene, piece, pose, get_colour (self, piece));
  }
}

guint
paddock_motion_get_trail (const PaddockMotion *self,
                          guint time,
                          guint seat,
                          PaddockPoint *points,
                          guint room)
{
  guint n = 0;

  for (guint i = 0; i < self->steps->len && n < room; i++) {
    const Step *step = &g_array_index (self->steps, Step, i);

    if (step->kind != STEP_GLIDE || step->start > time
        || g_array_index (self->pieces, PaddockPiece, step->piece).seat != seat)
      continue;
    if (n == 0)
      points[n++] = step->from.front;
    if (n < room)
      points[n++] = paddock_pose_between (step->from, step->to, get_part (step, time)).front;
  }

  return n;
}
