/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "film.h"

#include <math.h>

#define GONE -1
#define MAX_TRAIL 64

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
  double radius; /* of a burst */
} Step;

struct _PaddockFilm {
  PaddockStage stage;
  PaddockPieces after;
  GArray *pieces; /* of PaddockPiece: all that are there at some time */
  GArray *poses;  /* of PaddockPose: where they are when it begins */
  GArray *there;  /* of gboolean: whether they are */
  GArray *steps;  /* of Step, by their start */
  GArray *times;  /* of guint: when each event is over */
  guint length;
};

#define NEAR 1.4 /* times the distance of two that stand linked: so far away they still look it */

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
  PaddockFilm *film;
  GArray *poses;  /* of PaddockPose */
  GArray *places; /* of PaddockPiece: with place and heading as they are by now */
  GArray *there;
  guint time;
} Maker;

static guint
add_piece (Maker *self, const PaddockPiece *piece, gboolean is_there)
{
  PaddockPose pose = paddock_stage_get_pose (&self->film->stage, piece);

  g_array_append_val (self->film->pieces, *piece);
  g_array_append_val (self->film->poses, pose);
  g_array_append_val (self->film->there, is_there);
  g_array_append_val (self->places, *piece);
  g_array_append_val (self->poses, pose);
  g_array_append_val (self->there, is_there);
  return self->places->len - 1;
}

static int
find_mover (const Maker *self, guint id)
{
  for (guint i = 0; i < self->places->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->places, PaddockPiece, i);

    if (paddock_piece_is_mover (piece) && piece->id == id
        && g_array_index (self->there, gboolean, i))
      return (int) i;
  }

  return GONE;
}

/* What lies there: nothing that events name. */
static int
find_thing (const Maker *self, PaddockPlace place)
{
  for (guint i = 0; i < self->places->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->places, PaddockPiece, i);

    if (!paddock_piece_is_mover (piece) && paddock_piece_stands_on (piece, place)
        && g_array_index (self->there, gboolean, i))
      return (int) i;
  }

  return GONE;
}

static gboolean
is_known (const Maker *self, const PaddockPiece *piece)
{
  return paddock_piece_is_mover (piece) ? find_mover (self, piece->id) != GONE
                                        : find_thing (self, piece->places[0]) != GONE;
}

/* A piece of those after that stands on PLACE and has not been there before. */
static const PaddockPiece *
find_newcomer (const Maker *self, PaddockPlace place)
{
  const PaddockPieces *after = &self->film->after;

  for (guint i = 0; i < after->n; i++)
    if (paddock_piece_stands_on (&after->pieces[i], place) && !is_known (self, &after->pieces[i]))
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
  const PaddockStage *stage = &self->film->stage;
  PaddockPiece front = *piece;
  PaddockPose pose;

  front.n_places = 1;
  pose = paddock_stage_get_pose (stage, &front);
  if (piece->n_places > 1)
    pose.rear =
      paddock_point_along (pose.front, pose.angle,
                           -(piece->n_places - 1) * paddock_ground_get_spacing (stage->ground));
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

/* Where several share a place: which spot of it a piece has in the end. */
static guint8
find_spot (const Maker *self, const PaddockPiece *piece)
{
  const PaddockPieces *after = &self->film->after;

  for (guint i = 0; i < after->n; i++)
    if (paddock_piece_is_mover (&after->pieces[i]) && after->pieces[i].id == piece->id
        && paddock_piece_stands_on (&after->pieces[i], piece->places[0]))
      return after->pieces[i].spot;

  return 0;
}

/* The piece turns on the way if the next event says so. */
static void
show_move (Maker *self, const PaddockEvent *event, const PaddockEvent *next, guint length)
{
  int index = find_mover (self, event->subject);
  PaddockPiece *piece;

  if (index == GONE)
    return;

  piece = &g_array_index (self->places, PaddockPiece, index);
  piece->places[0] = event->to;
  piece->spot = find_spot (self, piece);
  if (next && next->type == PADDOCK_EVENT_TURNED && next->subject == event->subject)
    piece->heading = (gint8) next->to.a;
  glide (self, index, length);
}

/* FALSE: it looks that way already. */
static gboolean
show_turn (Maker *self, const PaddockEvent *event, guint length)
{
  int index = find_mover (self, event->subject);
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
  const PaddockGround *ground = self->film->stage.ground;

  if (!paddock_place_is_nowhere (place))
    add_step (self, (Step){ .kind = STEP_BURST,
                            .piece = GONE,
                            .length = length,
                            .from = { .front = paddock_ground_get_point (ground, place) },
                            .radius = reach * paddock_ground_get_size (ground, place) });
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
    if (find_mover (self, event->subject) != GONE)
      show_move (self, event, next, length);
    else
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

static gboolean
is_step (const PaddockEvent *event)
{
  return event->type == PADDOCK_EVENT_MOVED || event->type == PADDOCK_EVENT_PUSHED;
}

/* Whether a piece goes to where the one before it has just left: a line moves as one. */
static gboolean
goes_along (const PaddockEvent *before, const PaddockEvent *event)
{
  return is_step (before) && is_step (event) && event->subject != before->subject
         && paddock_place_equal (event->to, before->from);
}

static void
make (PaddockFilm *self, const PaddockPieces *before, const PaddockEvent *events, guint n)
{
  Maker maker = {
    .film = self,
    .poses = g_array_new (FALSE, FALSE, sizeof (PaddockPose)),
    .places = g_array_new (FALSE, FALSE, sizeof (PaddockPiece)),
    .there = g_array_new (FALSE, FALSE, sizeof (gboolean)),
  };

  for (guint i = 0; i < before->n; i++)
    add_piece (&maker, &before->pieces[i], TRUE);
  for (guint i = 0; i < n; i++) {
    if (i > 0 && goes_along (&events[i - 1], &events[i]))
      maker.time -= durations[events[i].type];
    show_event (&maker, &events[i], i + 1 < n ? &events[i + 1] : NULL);
  }
  self->length = maker.time;

  g_array_unref (maker.poses);
  g_array_unref (maker.places);
  g_array_unref (maker.there);
}

PaddockFilm *
paddock_film_new (const PaddockStage *stage,
                  const PaddockPieces *before,
                  const PaddockPieces *after,
                  const PaddockEvent *events,
                  guint n_events)
{
  PaddockFilm *self = g_new0 (PaddockFilm, 1);

  self->stage = paddock_stage_copy (stage);
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
paddock_film_free (PaddockFilm *self)
{
  paddock_stage_clear (&self->stage);
  g_array_unref (self->pieces);
  g_array_unref (self->poses);
  g_array_unref (self->there);
  g_array_unref (self->steps);
  g_array_unref (self->times);
  g_free (self);
}

guint
paddock_film_get_length (const PaddockFilm *self)
{
  return self->length;
}

guint
paddock_film_count_events (const PaddockFilm *self, guint time)
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
get_pose (const PaddockFilm *self, guint piece, guint time, PaddockPose *pose)
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

static void
add_bursts (const PaddockFilm *self, guint time, PaddockScene *scene)
{
  for (guint i = 0; i < self->steps->len; i++) {
    const Step *step = &g_array_index (self->steps, Step, i);

    if (step->kind == STEP_BURST && step->start <= time && time < step->start + step->length)
      paddock_scene_add_burst (scene, step->from.front, step->radius, get_part (step, time));
  }
}

static double
measure (PaddockPose a, PaddockPose b)
{
  PaddockPoint from = paddock_pose_get_middle (a), to = paddock_pose_get_middle (b);

  return hypot (to.x - from.x, to.y - from.y);
}

/* One of PIECES by its id; NULL: it is not there. */
static const PaddockPiece *
find_by_id (const PaddockPiece *pieces, guint n, guint id)
{
  for (guint i = 0; i < n; i++)
    if (paddock_piece_is_mover (&pieces[i]) && pieces[i].id == id)
      return &pieces[i];

  return NULL;
}

/* How far apart the two stand where they are linked; 0: they are not. */
static double
measure_link (const PaddockFilm *self, const PaddockPiece *pieces, guint n, guint id, guint behind)
{
  const PaddockPiece *a = find_by_id (pieces, n, id), *b = find_by_id (pieces, n, behind);

  return a && b && paddock_piece_is_linked_to (b, id)
           ? measure (paddock_stage_get_pose (&self->stage, a),
                      paddock_stage_get_pose (&self->stage, b))
           : 0;
}

/* Those that are linked before or after hang together while they are near each other. */
static void
add_links (const PaddockFilm *self, guint time, PaddockScene *scene)
{
  const PaddockPiece *pieces = (const PaddockPiece *) self->pieces->data;
  guint n = self->pieces->len;
  PaddockPose ahead, behind;

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++) {
      double distance =
        MAX (measure_link (self, pieces, n, pieces[i].id, pieces[k].id),
             measure_link (self, self->after.pieces, self->after.n, pieces[i].id, pieces[k].id));

      if (distance > 0 && get_pose (self, i, time, &ahead) && get_pose (self, k, time, &behind)
          && measure (ahead, behind) <= NEAR * distance)
        paddock_scene_add_link (scene, ahead, behind);
    }
}

void
paddock_film_build (const PaddockFilm *self, guint time, PaddockScene *scene)
{
  PaddockPose pose;

  if (time >= self->length) {
    paddock_stage_add_pieces (&self->stage, scene, self->after.pieces, self->after.n);
    return;
  }

  add_links (self, time, scene);
  for (guint i = 0; i < self->pieces->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->pieces, PaddockPiece, i);

    if (get_pose (self, i, time, &pose))
      paddock_stage_add_piece (&self->stage, scene, piece, pose);
  }
  add_bursts (self, time, scene);
}

void
paddock_film_build_moved (const PaddockFilm *self, PaddockScene *scene)
{
  for (guint i = 0; i < self->pieces->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->pieces, PaddockPiece, i);
    const PaddockPose *before = &g_array_index (self->poses, PaddockPose, i);
    PaddockPose pose;

    if (get_pose (self, i, G_MAXUINT, &pose) && memcmp (&pose, before, sizeof pose) != 0)
      paddock_stage_add_piece (&self->stage, scene, piece, pose);
  }
}

guint
paddock_film_get_trail (const PaddockFilm *self,
                        guint time,
                        guint piece,
                        PaddockPoint *points,
                        guint room)
{
  guint n = 0;

  for (guint i = 0; i < self->steps->len && n < room; i++) {
    const Step *step = &g_array_index (self->steps, Step, i);

    if (step->kind != STEP_GLIDE || step->start > time
        || g_array_index (self->pieces, PaddockPiece, step->piece).id != piece)
      continue;
    if (n == 0)
      points[n++] = step->from.front;
    if (n < room)
      points[n++] = paddock_pose_between (step->from, step->to, get_part (step, time)).front;
  }

  return n;
}

/* The same piece may be among them twice: off the board and on it again. */
static gboolean
is_first (const PaddockFilm *self, guint index)
{
  guint id = g_array_index (self->pieces, PaddockPiece, index).id, i = 0;

  while (g_array_index (self->pieces, PaddockPiece, i).id != id)
    i++;

  return i == index;
}

guint
paddock_film_build_trails (const PaddockFilm *self, guint time, guint seat, PaddockScene *scene)
{
  PaddockPoint points[MAX_TRAIL];
  guint n_trails = 0;

  for (guint i = 0; i < self->pieces->len; i++) {
    const PaddockPiece *piece = &g_array_index (self->pieces, PaddockPiece, i);
    guint n = piece->seat == seat && is_first (self, i)
                ? paddock_film_get_trail (self, time, piece->id, points, MAX_TRAIL)
                : 0;

    if (n > 1) {
      paddock_scene_add_trail (scene, points, n);
      n_trails++;
    }
  }

  return n_trails;
}
