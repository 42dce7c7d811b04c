/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-overlay.h"

#define SIGN 9.0 /* half the height of a sign */
#define SMALL_SIGN 7.0

typedef struct {
  PaddockStyle casing, line;
  PaddockStyle sign, text; /* PAPER: it has none */
  const char *letter;
} OutlineStyles;

static const OutlineStyles outlines[PADDOCK_N_OUTLINES] = {
  [PADDOCK_OUTLINE_SELECTION] = { PADDOCK_STYLE_SELECTION_CASING, PADDOCK_STYLE_SELECTION },
  [PADDOCK_OUTLINE_RUBBER_BAND] = { PADDOCK_STYLE_RUBBER_BAND_CASING, PADDOCK_STYLE_RUBBER_BAND },
  [PADDOCK_OUTLINE_GHOST] = { PADDOCK_STYLE_GHOST_CASING, PADDOCK_STYLE_GHOST },
  [PADDOCK_OUTLINE_CURSOR] = { PADDOCK_STYLE_CURSOR_CASING, PADDOCK_STYLE_CURSOR },
  [PADDOCK_OUTLINE_LINK] = { PADDOCK_STYLE_LINK_CASING, PADDOCK_STYLE_LINK },
  [PADDOCK_OUTLINE_ROUTE] = { PADDOCK_STYLE_ROUTE_CASING, PADDOCK_STYLE_ROUTE },
  [PADDOCK_OUTLINE_HINT] = { PADDOCK_STYLE_PROBLEM_CASING, PADDOCK_STYLE_HINT_LINE,
                             PADDOCK_STYLE_HINT_MARK, PADDOCK_STYLE_HINT_TEXT, "i" },
  [PADDOCK_OUTLINE_WARNING] = { PADDOCK_STYLE_PROBLEM_CASING, PADDOCK_STYLE_WARNING_LINE,
                                PADDOCK_STYLE_WARNING_MARK, PADDOCK_STYLE_WARNING_TEXT, "!" },
  [PADDOCK_OUTLINE_ERROR] = { PADDOCK_STYLE_PROBLEM_CASING, PADDOCK_STYLE_ERROR_LINE,
                              PADDOCK_STYLE_ERROR_MARK, PADDOCK_STYLE_ERROR_TEXT, "×" },
};

PaddockStyle
paddock_outline_get_casing (PaddockOutline outline)
{
  return outlines[outline].casing;
}

PaddockStyle
paddock_outline_get_line (PaddockOutline outline)
{
  return outlines[outline].line;
}

void
paddock_overlay_add_hex (PaddockScene *scene,
                         PaddockOutline outline,
                         PaddockPoint centre,
                         double size)
{
  paddock_scene_add_hex (scene, outlines[outline].casing, centre, size);
  paddock_scene_add_hex (scene, outlines[outline].line, centre, size);
}

void
paddock_overlay_add_rect (PaddockScene *scene, PaddockOutline outline, PaddockRect rect)
{
  paddock_scene_add_rect (scene, outlines[outline].casing, rect, 0);
  paddock_scene_add_rect (scene, outlines[outline].line, rect, 0);
}

void
paddock_overlay_add_circle (PaddockScene *scene,
                            PaddockOutline outline,
                            PaddockPoint centre,
                            double radius)
{
  paddock_scene_add_circle (scene, outlines[outline].casing, centre, radius);
  paddock_scene_add_circle (scene, outlines[outline].line, centre, radius);
}

void
paddock_overlay_add_polyline (PaddockScene *scene,
                              PaddockOutline outline,
                              const PaddockPoint *points,
                              guint n)
{
  paddock_scene_add_polyline (scene, outlines[outline].casing, points, n);
  paddock_scene_add_polyline (scene, outlines[outline].line, points, n);
}

static void
add_sign (PaddockScene *scene, PaddockOutline outline, PaddockPoint centre, double size)
{
  const OutlineStyles *styles = &outlines[outline];
  PaddockPoint triangle[] = { paddock_point_move (centre, 0, -size * 1.3),
                              paddock_point_move (centre, size * 1.2, size * 0.9),
                              paddock_point_move (centre, -size * 1.2, size * 0.9) };

  g_return_if_fail (styles->letter != NULL);

  if (outline == PADDOCK_OUTLINE_WARNING)
    paddock_scene_add_polygon (scene, styles->sign, triangle, G_N_ELEMENTS (triangle));
  else if (outline == PADDOCK_OUTLINE_ERROR)
    paddock_scene_add_circle (scene, styles->sign, centre, size);
  else
    paddock_scene_add_rect (scene, styles->sign,
                            paddock_rect_grow ((PaddockRect){ centre.x, centre.y, 0, 0 }, size - 1),
                            2);
  paddock_scene_add_label (scene, styles->text, centre, size, size * 13 / SIGN, styles->letter);
}

void
paddock_overlay_add_sign (PaddockScene *scene, PaddockOutline outline, PaddockPoint centre)
{
  add_sign (scene, outline, centre, SIGN);
}

void
paddock_overlay_add_small_sign (PaddockScene *scene, PaddockOutline outline, PaddockPoint centre)
{
  add_sign (scene, outline, centre, SMALL_SIGN);
}
