/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-overlay.h"

static const PaddockOutline outlines[PADDOCK_N_SEVERITIES] = {
  [PADDOCK_SEVERITY_ERROR] = PADDOCK_OUTLINE_ERROR,
  [PADDOCK_SEVERITY_WARNING] = PADDOCK_OUTLINE_WARNING,
  [PADDOCK_SEVERITY_HINT] = PADDOCK_OUTLINE_HINT,
};

gboolean
paddock_problem_is_marked (const PaddockFinding *finding, const PaddockFinding *in_hand)
{
  return finding == in_hand
         || (!finding->is_accepted && finding->severity != PADDOCK_SEVERITY_HINT);
}

PaddockOutline
paddock_problem_get_outline (const PaddockFinding *finding)
{
  return outlines[finding->severity];
}

static PaddockPlace
get_place (const PaddockFinding *finding, guint i)
{
  return g_array_index (finding->places, PaddockPlace, i);
}

static void
add_finding (PaddockScene *scene, const PaddockGround *ground, const PaddockFinding *finding)
{
  PaddockPoint first = paddock_ground_get_point (ground, get_place (finding, 0));
  double aside = 0.6 * paddock_ground_get_size (ground, get_place (finding, 0));

  for (guint i = 0; i < finding->places->len; i++)
    paddock_ground_add_outline (ground, scene, outlines[finding->severity], get_place (finding, i),
                                0);
  paddock_overlay_add_sign (scene, outlines[finding->severity],
                            paddock_point_move (first, aside, -aside));
}

PaddockScene *
paddock_problem_overlay_new (const PaddockGround *ground,
                             const GPtrArray *findings,
                             const PaddockFinding *in_hand)
{
  PaddockScene *scene = NULL;

  for (guint i = 0; findings && i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];

    if (finding->places->len == 0 || !paddock_problem_is_marked (finding, in_hand))
      continue;
    if (!scene)
      scene = paddock_ground_create_scene (ground);
    add_finding (scene, ground, finding);
  }

  return scene;
}

static gboolean
has_place (const PaddockFinding *finding, PaddockPlace place)
{
  for (guint i = 0; i < finding->places->len; i++)
    if (paddock_place_equal (get_place (finding, i), place))
      return TRUE;

  return FALSE;
}

const PaddockFinding *
paddock_problem_overlay_find (const GPtrArray *findings,
                              const PaddockFinding *in_hand,
                              PaddockPlace place)
{
  const PaddockFinding *worst = NULL;

  for (guint i = 0; findings && i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];

    if (paddock_problem_is_marked (finding, in_hand) && has_place (finding, place)
        && (!worst || finding->severity < worst->severity))
      worst = finding;
  }

  return worst;
}
