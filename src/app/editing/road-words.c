/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-words.h"

#include <glib/gi18n.h>

#include "road-selection.h"

/* "Harbour Avenue", or its id. */
static const char *
get_name (const PaddockTile *tile)
{
  const char *label = paddock_text_get (tile->label);

  return *label ? label : paddock_text_get (tile->id);
}

char *
paddock_tile_dup_title (const PaddockTile *tile)
{
  if (tile->of < 2)
    return g_strdup (get_name (tile));

  /* Translators: the name of a tile, and which of how many pieces it is. */
  return g_strdup_printf (_ ("%s, %d of %d"), get_name (tile), tile->piece, tile->of);
}

/* The fewest and the most lanes of its rows. */
static void
find_lanes (const PaddockTile *tile, int *least, int *most)
{
  *least = PADDOCK_ROAD_MAX_LANES;
  *most = 1;
  for (guint s = 0; s < paddock_list_len (tile->sections); s++) {
    const PaddockSection *section = PADDOCK_LIST_AT (tile->sections, PaddockSection, s);

    for (guint i = 0; i < paddock_list_len (section->rows); i++) {
      int lanes = PADDOCK_LIST_AT (section->rows, PaddockRows, i)->lanes;

      *least = MIN (*least, lanes);
      *most = MAX (*most, lanes);
    }
  }
}

static char *
dup_terrains (const PaddockTile *tile)
{
  GString *words = g_string_new (NULL);
  guint seen = 0;

  for (guint s = 0; s < paddock_list_len (tile->sections); s++) {
    guint terrain = (guint) PADDOCK_LIST_AT (tile->sections, PaddockSection, s)->terrain;

    if (!(seen & (1u << terrain)))
      g_string_append_printf (words, "%s%s", seen ? ", " : "",
                              _ (paddock_catalogue_get_row (&paddock_terrains, terrain)->label));
    seen |= 1u << terrain;
  }

  return g_string_free (words, FALSE);
}

char *
paddock_tile_dup_words (const PaddockTile *tile)
{
  g_autofree char *terrains = dup_terrains (tile);
  g_autofree char *rows = NULL, *lanes = NULL;
  int n = paddock_tile_count_rows (tile), least, most;

  find_lanes (tile, &least, &most);
  rows = g_strdup_printf (ngettext ("%d row", "%d rows", (gulong) n), n);
  lanes = least == most ? g_strdup_printf (ngettext ("%d lane", "%d lanes", (gulong) most), most)
                        /* Translators: from the fewest to the most lanes. */
                        : g_strdup_printf (_ ("%d–%d lanes"), least, most);

  /* Translators: rows, lanes and terrain of a tile: "22 rows, 3 lanes, Flat". */
  return g_strdup_printf (_ ("%s, %s, %s"), rows, lanes, terrains);
}

static char *
dup_place_words (const PaddockRoadTrack *track, const PaddockRoadLayout *layout, guint index)
{
  const PaddockTilePlace *place = PADDOCK_LIST_AT (track->places, PaddockTilePlace, index);
  const PaddockTile *tile = paddock_road_track_find_tile (track, place->tile);
  guint n = paddock_list_len (track->places);
  int first, last;

  if (!tile || !paddock_road_layout_find_place (layout, index, &first, &last))
    return g_strdup_printf (_ ("Tile %u of %u is not in the library"), index + 1, n);
  if (place->line == 0)
    return g_strdup_printf (_ ("Tile %u of %u: %s, between two lines, rows %d to %d"), index + 1, n,
                            get_name (tile), first, last);

  return g_strdup_printf (_ ("Tile %u of %u: %s, line %d, rows %d to %d"), index + 1, n,
                          get_name (tile), place->line, first, last);
}

char *
paddock_road_dup_selection_words (PaddockRoadEditor *editor)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (editor);
  int place = paddock_road_editor_get_place (editor);
  guint bonus = paddock_road_editor_get_bonus (editor);
  g_autoptr (GArray) places = paddock_road_selection_list (editor);

  if (places->len > 1)
    return g_strdup_printf (ngettext ("%u tile selected", "%u tiles selected", places->len),
                            places->len);
  if (bonus != PADDOCK_NO_BONUS)
    return g_strdup_printf (_ ("Bonus line %u of %u"), bonus + 1,
                            paddock_list_len (track->bonuses));

  return place < 0
           ? NULL
           : dup_place_words (track, paddock_road_editor_get_layout (editor), (guint) place);
}

char *
paddock_road_dup_summary_words (const PaddockRoadSummary *summary)
{
  g_autofree char *rows =
    g_strdup_printf (ngettext ("%d row", "%d rows", (gulong) summary->n_rows), summary->n_rows);
  g_autofree char *lines =
    g_strdup_printf (ngettext ("%u line", "%u lines", summary->n_lines), summary->n_lines);

  /* Translators: rows, lines of tiles, and "Short game". */
  return g_strdup_printf (_ ("%s, %s, %s"), rows, lines,
                          _ (paddock_game_lengths[summary->length].label));
}

static void
add_lanes (GString *words, const PaddockRoadSummary *summary)
{
  for (int i = 0; i < PADDOCK_ROAD_MAX_LANES && summary->rows_of_lane[i]; i++)
    g_string_append_printf (words, _ ("Lane %d: %d rows, %d spaces\n"), i + 1,
                            summary->rows_of_lane[i], summary->spaces_of_lane[i]);
  g_string_append_printf (words, _ ("Without changing lanes: %d to %d spaces\n"), summary->shortest,
                          summary->longest);
}

static void
add_players (GString *words, const PaddockRoadSummary *summary)
{
  g_autoptr (GString) players = g_string_new (NULL);

  for (guint p = 2; p <= 7; p++)
    if (summary->players & (1u << p))
      g_string_append_printf (players, "%s%u", players->len ? ", " : "", p);
  g_string_append_printf (words, ngettext ("Grid: %u place", "Grid: %u places", summary->n_slots),
                          summary->n_slots);
  if (players->len)
    /* Translators: after "Grid: 21 places"; for how many players they suffice: "2, 3, 6". */
    g_string_append_printf (words, _ (", for %s players"), players->str);
  g_string_append_c (words, '\n');
}

char *
paddock_road_dup_detail_words (const PaddockRoadSummary *summary)
{
  const PaddockGameLengthInfo *length = &paddock_game_lengths[summary->length];
  GString *words = g_string_new (NULL);

  add_lanes (words, summary);
  add_players (words, summary);
  g_string_append_printf (words,
                          ngettext ("%u bonus line\n", "%u bonus lines\n", summary->n_bonuses),
                          summary->n_bonuses);
  /* Translators: "Short game", how long it takes, the clause of the rules, and what that means. */
  g_string_append_printf (words, _ ("\n%s, about %d minutes (%s)\n%s"), _ (length->label),
                          length->minutes, length->clause, _ (length->help));

  return g_string_free (words, FALSE);
}
