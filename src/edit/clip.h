/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clips and sections: pieces of a track that can be laid on tracks (stamp-tools.h).
 *
 * A clip is an ordinary hex track: cells and things lie about hex (0, 0), and its legend has the letters that it
 * uses.  So it goes through files and clipboards like any document.  Ranks stay behind: no two hexes of a course may
 * have the same.  A section is a clip with a name.
 */

#pragma once

#include "selection.h"

/* What is selected; NULL: nothing is. */
PaddockDocument *paddock_clip_new (const PaddockHexTrack *track, const PaddockSelection *selection);
PaddockDocument *paddock_section_new (const PaddockHexTrack *track,
                                      const PaddockSelection *selection,
                                      const char *title);
