/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-overlay.h"

#include <glib/gi18n.h>

#include "ground.h"
#include "road-values.h"
#include "scene-hex-track.h"
#include "scene-overlay.h"
#include "track-layout.h"

const PaddockViewInfo paddock_views[PADDOCK_N_VIEWS] = {
  [PADDOCK_VIEW_NOTHING] = { "nothing", N_ ("Nothing"), .help = "" },
  [PADDOCK_VIEW_ORDER] = { "order", N_ ("Line Order"), N_ ("Show Line Order"), "<Control><Alt>1",
                           N_ ("The route from the start through the checkpoints, in order."),
                           PADDOCK_FEATURE_LINES },
  [PADDOCK_VIEW_DISTANCE] = { "distance", N_ ("Lap Distance"), N_ ("Show Lap Distance"),
                              "<Control><Alt>2", N_ ("How much of the lap is behind each space.") },
  [PADDOCK_VIEW_WIDTH] = { "width", N_ ("Width"), N_ ("Show Width"), "<Control><Alt>3",
                           N_ ("How many cars fit side by side; 1 and 2 are choke points.") },
  [PADDOCK_VIEW_ROUTES] = { "routes", N_ ("Routes"), N_ ("Show Routes"), "<Control><Alt>4",
                            N_ ("Where the shortest routes between lines can go."),
                            PADDOCK_FEATURE_LINES },
  [PADDOCK_VIEW_REACH] = { "reach", N_ ("Car Reach"), N_ ("Show Car Reach"), "<Control><Alt>5",
                           N_ ("How soon a car with its front on the selected hex can reach "
                               "each space."),
                           PADDOCK_FEATURE_LINES },
  [PADDOCK_VIEW_COORDINATES] = { "coordinates", N_ ("Coordinates"), N_ ("Show Coordinates"),
                                 "<Control><Alt>6", N_ ("The column and row of each hex.") },
  [PADDOCK_VIEW_ROWS] = { "rows", N_ ("Rows to Finish"), N_ ("Show Rows to Finish"),
                          "<Control><Alt>7",
                          N_ ("How many rows it is to the finish line, the last row being 1."),
                          .is_of_roads = TRUE },
  [PADDOCK_VIEW_LANES] = { "lanes", N_ ("Road Width"), N_ ("Show Road Width"), "<Control><Alt>8",
                           N_ ("How many lanes there are; 1 and 2 are choke points."),
                           .is_of_roads = TRUE },
  [PADDOCK_VIEW_LINKS] = { "links", N_ ("Link Breaks"), N_ ("Show Link Breaks"), "<Control><Alt>9",
                           N_ ("Where linked lines can break: spaces that lead on to several "
                               "lanes, or that several lanes lead into, and how many."),
                           .is_of_roads = TRUE },
};

gboolean
paddock_view_suits (PaddockView view, const PaddockDocument *document)
{
  if (document && document->kind == &paddock_road_track_kind)
    return paddock_views[view].is_of_roads || view == PADDOCK_VIEW_NOTHING;

  return document && document->kind == &paddock_hex_track_kind && !paddock_views[view].is_of_roads
         && paddock_hex_track_has (document->record, paddock_views[view].features);
}

PaddockView
paddock_view_find (const char *name)
{
  for (guint view = 0; view < PADDOCK_N_VIEWS; view++)
    if (g_strcmp0 (paddock_views[view].name, name) == 0)
      return view;

  return PADDOCK_VIEW_NOTHING;
}

#define ASK_EVERY 1024 /* labels */
#define SMALL_PLACE 11.0

typedef struct {
  PaddockScene *scene;
  PaddockHexLayout layout;
  PaddockStop *stop;
  guint n_labels;
} Overlay;

static void
add_label (Overlay *self, PaddockHex hex, PaddockStyle ground, const char *text)
{
  PaddockPoint centre = paddock_hex_layout_centre (&self->layout, hex);

  if (self->n_labels++ % ASK_EVERY == 0 && paddock_stop_is_asked (self->stop))
    return;

  paddock_scene_add_hex (self->scene, ground, centre, PADDOCK_HEX_DRAWN_SIZE);
  if (*text)
    paddock_scene_add_label (self->scene, PADDOCK_STYLE_HEAT_TEXT, centre, PADDOCK_HEX_DRAWN_SIZE,
                             strlen (text) > 4 ? 8 : 12, text);
}

/* From little to much; of widths the narrow ones are what people look for. */
static PaddockStyle
get_heat (PaddockView view, int value, int most)
{
  gboolean is_width = view == PADDOCK_VIEW_WIDTH || view == PADDOCK_VIEW_LANES;
  int heat = is_width ? PADDOCK_N_HEATS - value : value * PADDOCK_N_HEATS / (most + 1);

  return (PaddockStyle) (PADDOCK_STYLE_HEAT_0 + CLAMP (heat, 0, PADDOCK_N_HEATS - 1));
}

static void
add_values (Overlay *self, PaddockView view, const GArray *values)
{
  int most = 0;

  for (guint i = 0; i < values->len; i++)
    most = MAX (most, g_array_index (values, PaddockHexValue, i).value);
  for (guint i = 0; i < values->len; i++) {
    const PaddockHexValue *value = &g_array_index (values, PaddockHexValue, i);
    g_autofree char *text =
      view == PADDOCK_VIEW_ROUTES ? g_strdup ("") : g_strdup_printf ("%d", value->value);

    add_label (self, value->hex, get_heat (view, value->value, most), text);
  }
}

static void
add_coordinates (PaddockHex hex, PaddockCell cell, gpointer data)
{
  g_autofree char *text = g_strdup_printf ("%d,%d", hex.q, hex.r);

  add_label (data, hex, PADDOCK_STYLE_HEAT_0, text);
}

/* The lines in the order of the race; the start is the first, and the last. */

static gboolean
find_middle (Overlay *self,
             const PaddockHexTrack *track,
             const PaddockList *tokens,
             PaddockPoint *middle)
{
  PaddockLineRow row;
  PaddockPoint first, last;

  if (!paddock_line_row_find (&row, track->board, tokens))
    return FALSE;

  first = paddock_hex_layout_centre (&self->layout, row.first);
  last = paddock_hex_layout_centre (&self->layout, paddock_line_row_at (&row, row.n - 1));
  *middle = (PaddockPoint){ (first.x + last.x) / 2, (first.y + last.y) / 2 };
  return TRUE;
}

static const PaddockCheckpoint *
find_checkpoint (const PaddockHexTrack *track, int number)
{
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    if (PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->number == number)
      return PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);

  return NULL;
}

static void
add_number (Overlay *self, PaddockPoint at, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  paddock_scene_add_circle (self->scene, PADDOCK_STYLE_HEAT_0, at, PADDOCK_HEX_DRAWN_SIZE * 0.7);
  paddock_scene_add_label (self->scene, PADDOCK_STYLE_HEAT_TEXT, at, PADDOCK_HEX_DRAWN_SIZE, 14,
                           text);
}

static void
add_order (Overlay *self, const PaddockHexTrack *track)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (PaddockPoint));
  guint n = paddock_list_len (track->checkpoints);
  PaddockPoint point;

  if (find_middle (self, track, track->start.tokens, &point))
    g_array_append_val (points, point);
  for (guint number = 1; number <= n; number++) {
    const PaddockCheckpoint *checkpoint = find_checkpoint (track, (int) number);

    if (checkpoint && find_middle (self, track, checkpoint->tokens, &point))
      g_array_append_val (points, point);
  }
  if (points->len < 2)
    return;

  g_array_append_val (points, g_array_index (points, PaddockPoint, 0));
  for (guint i = 0; i + 1 < points->len; i++) /* apart, or sharp turns would have long points */
    paddock_overlay_add_polyline (self->scene, PADDOCK_OUTLINE_ROUTE,
                                  &g_array_index (points, PaddockPoint, i), 2);
  for (guint i = 0; i + 1 < points->len; i++)
    add_number (self, g_array_index (points, PaddockPoint, i), i);
}

static void
add_answer (Overlay *self,
            PaddockView view,
            const PaddockHexTrack *track,
            const PaddockTrackCar *car)
{
  static const PaddockTrackQuestion questions[PADDOCK_N_VIEWS] = {
    [PADDOCK_VIEW_DISTANCE] = PADDOCK_TRACK_DISTANCE,
    [PADDOCK_VIEW_WIDTH] = PADDOCK_TRACK_WIDTH,
    [PADDOCK_VIEW_ROUTES] = PADDOCK_TRACK_ROUTES,
    [PADDOCK_VIEW_REACH] = PADDOCK_TRACK_REACH,
  };
  g_autoptr (GArray) values = paddock_track_values_new (track, questions[view], car, self->stop);

  if (values)
    add_values (self, view, values);
}

static PaddockScene *
create_of_hexes (PaddockView view,
                 const PaddockHexTrack *track,
                 const PaddockTrackCar *car,
                 PaddockStop *stop)
{
  Overlay self = { .layout = paddock_hex_track_get_layout (track), .stop = stop };

  self.scene = paddock_scene_new (self.layout.orientation);
  if (view == PADDOCK_VIEW_ORDER)
    add_order (&self, track);
  else if (view == PADDOCK_VIEW_COORDINATES)
    paddock_board_foreach (track->board, NULL, add_coordinates, &self);
  else
    add_answer (&self, view, track, car);
  if (paddock_stop_is_asked (stop))
    g_clear_pointer (&self.scene, paddock_scene_free);

  return self.scene;
}

static void
add_place_value (PaddockScene *scene,
                 const PaddockGround *ground,
                 PaddockStyle heat,
                 const PaddockPlaceValue *value)
{
  g_autofree char *text = g_strdup_printf ("%d", value->value);
  double size = paddock_ground_get_size (ground, value->place);

  paddock_ground_add_place (ground, scene, heat, value->place, 0);
  paddock_scene_add_label (scene, PADDOCK_STYLE_HEAT_TEXT,
                           paddock_ground_get_point (ground, value->place), size,
                           size < SMALL_PLACE ? 7 : 9, text);
}

static PaddockScene *
create_of_road (PaddockView view, PaddockDocument *document, PaddockStop *stop)
{
  static const PaddockRoadQuestion questions[PADDOCK_N_VIEWS] = {
    [PADDOCK_VIEW_ROWS] = PADDOCK_ROAD_ROWS,
    [PADDOCK_VIEW_LANES] = PADDOCK_ROAD_LANES,
    [PADDOCK_VIEW_LINKS] = PADDOCK_ROAD_LINKS,
  };
  g_autoptr (GArray) values = paddock_road_values_new (document->record, questions[view], stop);
  g_autoptr (PaddockGround) ground = paddock_ground_new (document);
  PaddockScene *scene = paddock_ground_create_scene (ground);
  int most = 0;

  for (guint i = 0; values && i < values->len; i++)
    most = MAX (most, g_array_index (values, PaddockPlaceValue, i).value);
  for (guint i = 0; values && i < values->len; i++) {
    const PaddockPlaceValue *value = &g_array_index (values, PaddockPlaceValue, i);

    if (i % ASK_EVERY == 0 && paddock_stop_is_asked (stop))
      break;
    add_place_value (scene, ground, get_heat (view, value->value, most), value);
  }
  if (paddock_stop_is_asked (stop))
    g_clear_pointer (&scene, paddock_scene_free);

  return scene;
}

PaddockScene *
paddock_view_overlay_new (PaddockView view,
                          PaddockDocument *document,
                          const PaddockTrackCar *car,
                          PaddockStop *stop)
{
  if (view == PADDOCK_VIEW_NOTHING || !paddock_view_suits (view, document))
    return NULL;

  return paddock_views[view].is_of_roads ? create_of_road (view, document, stop)
                                         : create_of_hexes (view, document->record, car, stop);
}
