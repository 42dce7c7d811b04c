/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-die.h"

#include <math.h>

#define CORNER 0.2  /* of a die, in edges */
#define PIP 0.085   /* the radius of one */
#define SPREAD 0.26 /* how far pips stand from the middle */

/* Where a symbol is: a square from -1 to 1 in both directions. */
typedef struct {
  PaddockScene *scene;
  PaddockPoint centre;
  double unit;
} Field;

typedef struct {
  double x, y;
} Spot;

#define MAX_SPOTS 16

static PaddockPoint
place (const Field *field, Spot spot)
{
  return paddock_point_move (field->centre, spot.x * field->unit, spot.y * field->unit);
}

static void
add_stroke (const Field *field, const Spot *spots, guint n)
{
  PaddockPoint points[MAX_SPOTS];

  for (guint i = 0; i < n; i++)
    points[i] = place (field, spots[i]);
  paddock_scene_add_polyline (field->scene, PADDOCK_STYLE_FACE_LINE, points, n);
}

static void
add_shape (const Field *field, const Spot *spots, guint n)
{
  PaddockPoint points[MAX_SPOTS];

  for (guint i = 0; i < n; i++)
    points[i] = place (field, spots[i]);
  paddock_scene_add_polygon (field->scene, PADDOCK_STYLE_FACE_MARK, points, n);
}

/* --- Symbols --- */

/* The tracks of two wheels that lost their hold. */
static void
add_skid (const Field *field)
{
  for (int side = -1; side <= 1; side += 2) {
    Spot track[9];

    for (guint i = 0; i < G_N_ELEMENTS (track); i++)
      track[i] = (Spot){ 0.45 * side + 0.25 * sin (i * G_PI_4 * 1.5), 0.9 - 0.225 * i };
    add_stroke (field, track, G_N_ELEMENTS (track));
  }
}

static void
add_burst (const Field *field)
{
  Spot star[MAX_SPOTS];

  for (guint i = 0; i < G_N_ELEMENTS (star); i++) {
    double radius = i % 2 ? 0.45 : 1, angle = i * 2 * G_PI / G_N_ELEMENTS (star);

    star[i] = (Spot){ radius * sin (angle), -radius * cos (angle) };
  }
  add_shape (field, star, G_N_ELEMENTS (star));
}

/* Three quarters of a circle with an arrow at its end; SIDE is -1 for anti-clockwise. */
static void
add_spin (const Field *field, int side)
{
  const Spot head[] = { { -0.75 * side, -1.05 }, { -0.75 * side, -0.25 }, { -0.05 * side, -0.65 } };
  Spot arc[13];

  for (guint i = 0; i < G_N_ELEMENTS (arc); i++) {
    double angle = -G_PI * 0.75 - i * G_PI * 1.5 / (G_N_ELEMENTS (arc) - 1);

    arc[i] = (Spot){ 0.75 * side * cos (angle), 0.15 + 0.75 * sin (angle) };
  }
  add_stroke (field, arc, G_N_ELEMENTS (arc));
  add_shape (field, head, G_N_ELEMENTS (head));
}

static void
add_spin_left (const Field *field)
{
  add_spin (field, -1);
}

static void
add_spin_right (const Field *field)
{
  add_spin (field, 1);
}

/* Two chevrons, upwards if UP is 1. */
static void
add_chevrons (const Field *field, int up)
{
  for (int i = 0; i < 2; i++) {
    double y = up * (0.8 * i - 0.1);

    add_stroke (field,
                (const Spot[]){
                  { -0.75, y + 0.3 * up }, { 0, y - 0.4 * up }, { 0.75, y + 0.3 * up } },
                3);
  }
}

static void
add_slower (const Field *field)
{
  add_chevrons (field, -1);
}

static void
add_faster (const Field *field)
{
  add_chevrons (field, 1);
}

static void
add_lightning (const Field *field)
{
  static const Spot bolt[] = { { 0.35, -1 }, { -0.6, 0.15 }, { -0.05, 0.15 },
                               { -0.35, 1 }, { 0.6, -0.2 },  { 0.05, -0.2 } };

  add_shape (field, bolt, G_N_ELEMENTS (bolt));
}

static void (*const symbols[PADDOCK_N_SYMBOLS]) (const Field *field) = {
  [PADDOCK_SYMBOL_SKID] = add_skid,           [PADDOCK_SYMBOL_BURST] = add_burst,
  [PADDOCK_SYMBOL_SPIN_LEFT] = add_spin_left, [PADDOCK_SYMBOL_SPIN_RIGHT] = add_spin_right,
  [PADDOCK_SYMBOL_SLOWER] = add_slower,       [PADDOCK_SYMBOL_FASTER] = add_faster,
  [PADDOCK_SYMBOL_LIGHTNING] = add_lightning,
};

/* --- Numbers --- */

/* Which of the nine places have a pip, row by row from the top. */
static const guint16 pips[PADDOCK_MAX_PIPS + 1] = {
  0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d,
};

static void
add_pips (PaddockScene *scene, guint n, PaddockPoint centre, double size)
{
  for (int i = 0; i < 9; i++)
    if (pips[n] >> i & 1)
      paddock_scene_add_circle (scene, PADDOCK_STYLE_FACE_MARK,
                                paddock_point_move (centre, (i % 3 - 1) * SPREAD * size,
                                                    (i / 3 - 1) * SPREAD * size),
                                PIP * size);
}

static void
add_figure (PaddockScene *scene, int number, PaddockPoint centre, double size)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  paddock_scene_add_label (scene, PADDOCK_STYLE_FACE_TEXT, centre, size * 0.48, size * 0.62, text);
}

/* A symbol has the face to itself, or makes room for a number in the corner. */
static void
add_symbol (PaddockScene *scene, const PaddockFace *face, PaddockPoint centre, double size)
{
  gboolean is_alone = face->look == PADDOCK_LOOK_SYMBOL;
  Field field = { scene, is_alone ? centre : paddock_point_move (centre, -size * 0.12, -size * 0.1),
                  size * (is_alone ? 0.34 : 0.25) };

  symbols[face->symbol](&field);
  if (!is_alone)
    add_figure (scene, face->number, paddock_point_move (centre, size * 0.3, size * 0.26),
                size * 0.6);
}

void
paddock_scene_add_die (PaddockScene *scene,
                       const PaddockFace *face,
                       PaddockPoint centre,
                       double size)
{
  PaddockRect body = { centre.x - size / 2, centre.y - size / 2, size, size };

  paddock_scene_add_rect (scene, PADDOCK_STYLE_FACE, body, size * CORNER);
  if (paddock_face_has_symbol (face))
    add_symbol (scene, face, centre, size);
  else if (paddock_face_has_pips (face))
    add_pips (scene, (guint) face->number, centre, size);
  else
    add_figure (scene, face->number, centre, size);
}
