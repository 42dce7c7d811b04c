/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockScene: a picture as plain data: a flat list of shapes, each with a style by name and the thing
 * that it shows.
 *
 * Painting (paint.h) and hit-testing walk the same list, so that what is seen is what is touched.  Later
 * layers lie above earlier ones; in one layer shapes are painted style by style, in the styles' order.
 *
 * Coordinates are in units of 1/96 inch, y downwards.  Nothing here knows documents or Cairo.  Typical
 * sizes: some hundred shapes; a board of 300 x 300 has 100,000.
 */

#pragma once

#include "hex-layout.h"
#include "rect.h"
#include "style.h"
#include "thing.h"

typedef enum {
  PADDOCK_SHAPE_HEX,      /* one point, its centre; size: to a corner; the line lies inside */
  PADDOCK_SHAPE_RECT,     /* two points, its corners; size: radius of rounding */
  PADDOCK_SHAPE_CIRCLE,   /* one point, its centre; size: radius */
  PADDOCK_SHAPE_POLYGON,  /* filled and outlined */
  PADDOCK_SHAPE_POLYLINE, /* outlined only */
  PADDOCK_SHAPE_TEXT,     /* two points, the corners of its box; size: of the font */
  PADDOCK_N_SHAPE_KINDS,
} PaddockShapeKind;

/* Where text stands in its box.  Text that is wider than its box is wrapped if the box has room for
 * more lines, and ends in an ellipsis where it still does not fit. */
typedef enum {
  PADDOCK_ALIGN_CENTRE, /* and in the middle of its height; the others hang from the top */
  PADDOCK_ALIGN_LEFT,
  PADDOCK_ALIGN_RIGHT,
} PaddockAlign;

typedef struct {
  float x, y;
} PaddockScenePoint;

typedef struct {
  guint8 kind;
  guint8 style;
  guint8 layer;
  guint8 align;
  guint32 first; /* of its points */
  guint32 n;     /* how many points; TEXT: where its text starts */
  float size;
  union {
    float angle;    /* TEXT: turned about the middle of its box, clockwise, in radians */
    guint32 colour; /* of style OWN, 0xRRGGBB: never text */
  };
  PaddockThing thing;
} PaddockShape;

/* A place of a sheet that can be filled in.  Sheets have them where they are edited; see scene-cells.h. */
typedef struct {
  PaddockRect rect;
  guint32 address; /* where it begins in the texts: which value of the document it shows */
  guint32 pick;    /* where the value begins that a click gives it; 0: none */
  guint32 facing; /* where the address begins of the row that its boxes are matched with; 0: none */
  float size;     /* of the font */
  guint8 align;
  gint16 row, column; /* in the one table of the sheet; -1: it is not in it */
  PaddockThing thing; /* that it belongs to */
} PaddockSheetCell;

typedef struct {
  gatomicrefcount n_refs;         /* one that is finished may be shared, by threads too */
  PaddockOrientation orientation; /* of HEX shapes */
  GArray *shapes;                 /* of PaddockShape */
  GArray *points;                 /* of PaddockScenePoint */
  GString *texts;                 /* each ends in NUL */
  GArray *cells;                  /* of PaddockSheetCell, in the order of reading; NULL: none */
  guint8 layer;                   /* of what is added next */
  PaddockThing thing;             /* that what is added next shows */
} PaddockScene;

PaddockScene *paddock_scene_new (PaddockOrientation orientation);
PaddockScene *paddock_scene_ref (PaddockScene *self);
void paddock_scene_free (PaddockScene *self); /* one reference less */

/* Building.  What is added shows SELF->thing and lies in SELF->layer. */
void paddock_scene_next_layer (PaddockScene *self);
void paddock_scene_show (PaddockScene *self, PaddockThing thing);
void
paddock_scene_add_hex (PaddockScene *self, PaddockStyle style, PaddockPoint centre, double size);
void
paddock_scene_add_rect (PaddockScene *self, PaddockStyle style, PaddockRect rect, double radius);
void paddock_scene_add_circle (PaddockScene *self,
                               PaddockStyle style,
                               PaddockPoint centre,
                               double radius);
void paddock_scene_add_polygon (PaddockScene *self,
                                PaddockStyle style,
                                const PaddockPoint *points,
                                guint n);
void paddock_scene_add_polyline (PaddockScene *self,
                                 PaddockStyle style,
                                 const PaddockPoint *points,
                                 guint n);
void
paddock_scene_add_line (PaddockScene *self, PaddockStyle style, PaddockPoint a, PaddockPoint b);

/* An arrow head with its point at TIP, looking along ANGLE. */
void paddock_scene_add_arrow (PaddockScene *self,
                              PaddockStyle style,
                              PaddockPoint tip,
                              double angle,
                              double size);
void paddock_scene_add_text (PaddockScene *self,
                             PaddockStyle style,
                             PaddockRect box,
                             double size,
                             PaddockAlign align,
                             const char *text);

/* Text in the middle of a circle around a point; it shrinks to fit into RADIUS. */
void paddock_scene_add_label (PaddockScene *self,
                              PaddockStyle style,
                              PaddockPoint centre,
                              double radius,
                              double size,
                              const char *text);

/* Gives the shape added last, of style OWN, its colour: 0xRRGGBB. */
void paddock_scene_colour_shape (PaddockScene *self, guint colour);

/* Turns the shape added last, which is text. */
void paddock_scene_turn_text (PaddockScene *self, double angle);

/* Reading. */
const PaddockScenePoint *paddock_scene_get_points (const PaddockScene *self,
                                                   const PaddockShape *shape);
const char *paddock_scene_get_text (const PaddockScene *self, const PaddockShape *shape);

/* The extent of all shapes, without their lines; and of one, with its line and all its text. */
PaddockRect paddock_scene_measure (const PaddockScene *self);
/* Without what may hang out of it. */
PaddockRect paddock_scene_get_box (const PaddockScene *self, const PaddockShape *shape);
PaddockRect paddock_scene_measure_shape (const PaddockScene *self, const PaddockShape *shape);

/* The topmost thing within TOLERANCE of a point; FALSE if there is none. */
gboolean paddock_scene_hit (const PaddockScene *self,
                            PaddockPoint point,
                            double tolerance,
                            PaddockThing *thing);

/* One shape a line, for tests. */
char *paddock_scene_dump (const PaddockScene *self);

static inline PaddockPoint
paddock_point_move (PaddockPoint point, double dx, double dy)
{
  return (PaddockPoint){ point.x + dx, point.y + dy };
}

/* The point at a distance from another, along an angle as cairo counts them. */
PaddockPoint paddock_point_along (PaddockPoint point, double angle, double distance);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockScene, paddock_scene_free)
