/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-overlay.h"

#include "scene-hex-track.h"

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

static void
add_finding (PaddockScene *scene, const PaddockHexLayout *layout, const PaddockFinding *finding)
{
  PaddockPoint first =
    paddock_hex_layout_centre (layout, g_array_index (finding->hexes, PaddockHex, 0));

  for (guint i = 0; i < finding->hexes->len; i++)
    paddock_overlay_add_hex (scene, outlines[finding->severity],
                             paddock_hex_layout_centre (layout, g_array_index (finding->hexes,
                                                                               PaddockHex, i)),
                             PADDOCK_HEX_DRAWN_SIZE);
  paddock_overlay_add_sign (scene, outlines[finding->severity],
                            paddock_point_move (first, PADDOCK_HEX_DRAWN_SIZE * 0.6,
                                                -PADDOCK_HEX_DRAWN_SIZE * 0.6));
}

PaddockScene *
paddock_problem_overlay_new (const PaddockHexTrack *track,
                             const GPtrArray *findings,
                             const PaddockFinding *in_hand)
{
  PaddockHexLayout layout = paddock_hex_track_get_layout (track);
  PaddockScene *scene = NULL;

  for (guint i = 0; findings && i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];

    if (finding->hexes->len == 0 || !paddock_problem_is_marked (finding, in_hand))
      continue;
    if (!scene)
      scene = paddock_scene_new (layout.orientation);
    add_finding (scene, &layout, finding);
  }

  return scene;
}

static gboolean
has_hex (const PaddockFinding *finding, PaddockHex hex)
{
  for (guint i = 0; i < finding->hexes->len; i++)
    if (paddock_hex_equal (g_array_index (finding->hexes, PaddockHex, i), hex))
      return TRUE;

  return FALSE;
}

const PaddockFinding *
paddock_problem_overlay_find (const GPtrArray *findings,
                              const PaddockFinding *in_hand,
                              PaddockHex hex)
{
  const PaddockFinding *worst = NULL;

  for (guint i = 0; findings && i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];

    if (paddock_problem_is_marked (finding, in_hand) && has_hex (finding, hex)
        && (!worst || finding->severity < worst->severity))
      worst = finding;
  }

  return worst;
}
