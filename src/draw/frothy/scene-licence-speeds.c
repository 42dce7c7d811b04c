/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Speed table of a licence's sheet.
 */

#include "scene-licence-parts.h"
#include "words.h"

#define HEADER_WIDTH 102.0
#define COLUMN ((PADDOCK_SHEET_WIDTH - HEADER_WIDTH) / PADDOCK_N_SPEEDS)
#define GAP PADDOCK_LICENCE_GAP

static PaddockRect
get_cell (const PaddockLicenceDrawing *self, guint column, double height)
{
  return (PaddockRect){ HEADER_WIDTH + column * COLUMN + GAP, self->sheet.y + GAP, COLUMN - 2 * GAP,
                        height - 2 * GAP };
}

/* Rows of the table, as cells count them. */
enum {
  ROW_RATING,
  ROW_ACCEL,
  ROW_DECEL,
  ROW_MOVE,
  ROW_CONTROL = ROW_MOVE + PADDOCK_N_PHASES,
  ROW_STAMINA,
};

/* FIELD of the Speed in this column: "" is the Speed itself. */
static PaddockSheetCell *
add_cell (PaddockLicenceDrawing *self, int row, guint column, PaddockRect rect, const char *field)
{
  PaddockSheetCell *cell =
    paddock_sheet_add_cell (&self->sheet, rect, 13, PADDOCK_ALIGN_CENTRE,
                            "speeds/speed[rating=%u]%s%s", column, *field ? "/" : "", field);

  if (cell) {
    cell->row = (gint16) row;
    cell->column = (gint16) column;
  }
  return cell;
}

static void
add_row_header (PaddockLicenceDrawing *self, double height, const char *text)
{
  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG,
                          (PaddockRect){ 0, self->sheet.y + height / 2 - 8, HEADER_WIDTH - 6, 17 },
                          12, PADDOCK_ALIGN_LEFT, text);
}

static const PaddockSpeed *
get_speed (const PaddockLicenceDrawing *self, guint rating)
{
  return paddock_licence_find_speed (self->licence, (int) rating);
}

/* The rating, and small beside it how far it goes in a round (FRO-LIC-03). */
static void
add_ratings (PaddockLicenceDrawing *self)
{
  add_row_header (self, 34, paddock_licence_drawing_word (self, N_ ("Speed")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    const PaddockSpeed *speed = get_speed (self, i);
    PaddockRect cell = get_cell (self, i, 34), total = cell;
    g_autofree char *rating = g_strdup_printf ("%u", i);
    g_autofree char *spaces =
      speed ? g_strdup_printf ("Σ%d", paddock_speed_get_total (speed)) : NULL;
    gboolean is_room = !speed && self->sheet.options->is_edited;

    paddock_licence_drawing_show (self, PADDOCK_THING_SPEED, i);
    paddock_licence_drawing_add_box (self, is_room ? PADDOCK_STYLE_PANEL : PADDOCK_STYLE_BAND,
                                     is_room ? PADDOCK_STYLE_MUTED : PADDOCK_STYLE_BAND_TITLE, cell,
                                     18, rating);
    add_cell (self, ROW_RATING, i, cell, "");
    total.x += cell.width * 0.62;
    total.width *= 0.3;
    paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_BAND_TEXT, total, 10,
                            PADDOCK_ALIGN_CENTRE, spaces);
  }
  self->sheet.y += 34;
}

/* N boxes of equal width in a column; a marker stands on one of them.  Where boxes are not matched by how they stand
 * beside each other, MAP says which ones of the other row they belong to. */
static void
add_marker_boxes (PaddockLicenceDrawing *self,
                  guint column,
                  int n,
                  double angle,
                  const PaddockList *map)
{
  PaddockRect cell = get_cell (self, column, 30);
  double width = (cell.width - (n - 1) * GAP) / n;

  for (int i = 0; i < n; i++) {
    PaddockRect box = { cell.x + i * (width + GAP), cell.y, width, cell.height };
    PaddockPoint middle = { box.x + box.width / 2, box.y + box.height / 2 };

    paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_BOX, box, 2);
    paddock_scene_add_arrow (self->sheet.scene, PADDOCK_STYLE_FAINT_MARK,
                             paddock_point_along (middle, angle, MIN (width / 5, 5)), angle,
                             MIN (width / 2.5, 10));
    if ((guint) i < paddock_list_len (map)) {
      g_autofree char *match = g_strdup_printf ("%d", paddock_list_get_int (map, (guint) i));

      paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_TEXT, box, MIN (width / 2, 10),
                              PADDOCK_ALIGN_CENTRE, match);
    }
  }
}

/* The boxes of one row can be matched with those of the other. */
static void
add_box_cell (PaddockLicenceDrawing *self, int row, guint column)
{
  const char *field = row == ROW_ACCEL ? "accel" : "decel";
  const char *other = row == ROW_ACCEL ? "decel" : "accel";
  PaddockSheetCell *cell = add_cell (self, row, column, get_cell (self, column, 30), field);
  g_autofree char *facing = g_strdup_printf ("speeds/speed[rating=%u]/%s", column, other);

  if (cell && get_speed (self, column))
    paddock_scene_set_facing (self->sheet.scene, cell, facing);
  else if (cell)
    paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_PANEL, cell->rect, 3);
}

static void
add_boxes (PaddockLicenceDrawing *self)
{
  add_row_header (self, 30, paddock_licence_drawing_word (self, N_ ("Accelerate")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    paddock_licence_drawing_show (self, PADDOCK_THING_SPEED, i);
    add_box_cell (self, ROW_ACCEL, i);
    if (get_speed (self, i))
      add_marker_boxes (self, i, get_speed (self, i)->accel, 0,
                        get_speed (self, i)->match.accel_to_decel);
  }
  self->sheet.y += 30;

  add_row_header (self, 30, paddock_licence_drawing_word (self, N_ ("Decelerate")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    paddock_licence_drawing_show (self, PADDOCK_THING_SPEED, i);
    add_box_cell (self, ROW_DECEL, i);
    if (get_speed (self, i))
      add_marker_boxes (self, i, get_speed (self, i)->decel, G_PI,
                        get_speed (self, i)->match.decel_to_accel);
  }
  self->sheet.y += 30 + 4;
}

static void
add_moves (PaddockLicenceDrawing *self)
{
  for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++) {
    g_autofree char *header =
      g_strdup_printf ("%s %u", paddock_licence_drawing_word (self, N_ ("Move")), phase + 1);

    add_row_header (self, 26, header);
    for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
      const PaddockSpeed *speed = get_speed (self, i);
      int move = speed ? paddock_speed_get_move (speed, phase) : 0;
      g_autofree char *value =
        speed || !self->sheet.options->is_edited ? g_strdup_printf ("%d", move) : NULL;
      g_autofree char *field = g_strdup_printf ("move[%u:%u]", phase, PADDOCK_N_PHASES);

      paddock_licence_drawing_show (self, PADDOCK_THING_SPEED, i);
      paddock_licence_drawing_add_box (self, PADDOCK_STYLE_PANEL,
                                       move ? PADDOCK_STYLE_STRONG : PADDOCK_STYLE_MUTED,
                                       get_cell (self, i, 26), 13, value);
      add_cell (self, ROW_MOVE + (int) phase, i, get_cell (self, i, 26), field);
    }
    self->sheet.y += 26;
  }
  self->sheet.y += 4;
}

static void
add_control_and_stamina (PaddockLicenceDrawing *self)
{
  add_row_header (self, 28, paddock_licence_drawing_word (self, N_ ("Control")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    const PaddockSpeed *speed = get_speed (self, i);
    gboolean is_safe = speed && speed->control == PADDOCK_CONTROL_SAFE;
    g_autofree char *dice = speed ? g_strdup_printf ("%d", speed->control) : NULL;

    paddock_licence_drawing_show (self, PADDOCK_THING_SPEED, i);
    paddock_licence_drawing_add_box (self, PADDOCK_STYLE_BOX,
                                     is_safe ? PADDOCK_STYLE_GOOD : PADDOCK_STYLE_STRONG,
                                     get_cell (self, i, 28), 13,
                                     is_safe ? paddock_licence_drawing_word (self, N_ ("Safe"))
                                             : dice);
    add_cell (self, ROW_CONTROL, i, get_cell (self, i, 28), "control");
  }
  self->sheet.y += 28;

  add_row_header (self, 28, paddock_licence_drawing_word (self, N_ ("Stamina")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    const PaddockSpeed *speed = get_speed (self, i);
    g_autofree char *change = speed ? g_strdup_printf ("%+d", speed->stamina) : NULL;

    paddock_licence_drawing_show (self, PADDOCK_THING_SPEED, i);
    paddock_licence_drawing_add_box (self, PADDOCK_STYLE_BOX, PADDOCK_STYLE_TEXT,
                                     get_cell (self, i, 28), 13,
                                     speed && speed->stamina == 0 ? "0" : change);
    add_cell (self, ROW_STAMINA, i, get_cell (self, i, 28), "stamina");
  }
  self->sheet.y += 28 + 14;
}

void
paddock_licence_drawing_add_speeds (PaddockLicenceDrawing *self)
{
  add_ratings (self);
  add_boxes (self);
  add_moves (self);
  add_control_and_stamina (self);
}
