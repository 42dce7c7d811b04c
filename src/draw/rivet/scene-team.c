/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-team.h"

#include "field-words.h"
#include "scene-sheet.h"
#include "team.h"
#include "words.h"

#define WIDTH PADDOCK_SHEET_WIDTH
#define JERSEY 150.0 /* side of the square that it fills */
#define MAT_WIDTH 374.0
#define MAT_HEIGHT 92.0
#define GAP 12.0
#define SHORT_SLOTS 3 /* RIV-FAT-02 */
#define SLOTS 5

typedef struct {
  PaddockSheet sheet;
  const PaddockTeam *team;
} Drawing;

static const char *
word (const Drawing *self, const char *text)
{
  return paddock_sheet_word (&self->sheet, text);
}

/* --- The jersey --- */

/* Of six hexadecimal digits; others are grey. */
static guint
read_colour (const char *text)
{
  return strlen (paddock_text_get (text)) == 6 ? (guint) g_ascii_strtoull (text, NULL, 16)
                                               : 0x9a9a9a;
}

/* Shares of the square, from its upper left corner. */
static void
add_patch (Drawing *self, PaddockPoint at, const PaddockPoint *shares, guint n, const char *colour)
{
  PaddockPoint points[16];

  for (guint i = 0; i < n; i++)
    points[i] = paddock_point_move (at, JERSEY * shares[i].x, JERSEY * shares[i].y);
  paddock_scene_add_polygon (self->sheet.scene, PADDOCK_STYLE_OWN, points, n);
  paddock_scene_colour_shape (self->sheet.scene, read_colour (colour));
}

static void
add_bar (Drawing *self, PaddockPoint at, double x, double y, double width, double height)
{
  const PaddockPoint bar[] = {
    { x, y }, { x + width, y }, { x + width, y + height }, { x, y + height }
  };

  add_patch (self, at, bar, G_N_ELEMENTS (bar), self->team->trim);
}

static void
add_hoops (Drawing *self, PaddockPoint at)
{
  for (int i = 0; i < 3; i++)
    add_bar (self, at, 0.27, 0.32 + 0.22 * i, 0.46, 0.1);
}

static void
add_stripes (Drawing *self, PaddockPoint at)
{
  for (int i = 0; i < 3; i++)
    add_bar (self, at, 0.32 + 0.14 * i, 0.2, 0.08, 0.75);
}

static void
add_sash (Drawing *self, PaddockPoint at)
{
  static const PaddockPoint sash[] = { { 0.27, 0.2 },  { 0.43, 0.2 },  { 0.73, 0.8 },
                                       { 0.73, 0.95 }, { 0.62, 0.95 }, { 0.27, 0.3 } };

  add_patch (self, at, sash, G_N_ELEMENTS (sash), self->team->trim);
}

static void
add_halves (Drawing *self, PaddockPoint at)
{
  add_bar (self, at, 0.5, 0.14, 0.23, 0.81);
}

static void
add_dots (Drawing *self, PaddockPoint at)
{
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 3; column++) {
      paddock_scene_add_circle (self->sheet.scene, PADDOCK_STYLE_OWN,
                                paddock_point_move (at, JERSEY * (0.35 + 0.15 * column),
                                                    JERSEY * (0.3 + 0.18 * row)),
                                6);
      paddock_scene_colour_shape (self->sheet.scene, read_colour (self->team->trim));
    }
}

static void
add_chevron (Drawing *self, PaddockPoint at)
{
  static const PaddockPoint chevron[] = { { 0.27, 0.4 },  { 0.5, 0.6 },  { 0.73, 0.4 },
                                          { 0.73, 0.55 }, { 0.5, 0.75 }, { 0.27, 0.55 } };

  add_patch (self, at, chevron, G_N_ELEMENTS (chevron), self->team->trim);
}

static void
add_jersey (Drawing *self, PaddockPoint at)
{
  static const PaddockPoint cut[] = {
    { 0.36, 0.08 }, { 0.44, 0.14 }, { 0.56, 0.14 }, { 0.64, 0.08 }, { 0.8, 0.14 },
    { 0.98, 0.42 }, { 0.82, 0.52 }, { 0.73, 0.38 }, { 0.73, 0.95 }, { 0.27, 0.95 },
    { 0.27, 0.38 }, { 0.18, 0.52 }, { 0.02, 0.42 }, { 0.2, 0.14 },
  };
  static void (*const patterns[PADDOCK_N_JERSEYS]) (Drawing *, PaddockPoint) = {
    [PADDOCK_JERSEY_HOOPS] = add_hoops, [PADDOCK_JERSEY_STRIPES] = add_stripes,
    [PADDOCK_JERSEY_SASH] = add_sash,   [PADDOCK_JERSEY_HALVES] = add_halves,
    [PADDOCK_JERSEY_DOTS] = add_dots,   [PADDOCK_JERSEY_CHEVRON] = add_chevron,
  };

  add_patch (self, at, cut, G_N_ELEMENTS (cut), self->team->colour);
  paddock_scene_next_layer (self->sheet.scene);
  if (patterns[self->team->jersey])
    patterns[self->team->jersey](self, at);
  paddock_scene_next_layer (self->sheet.scene);
}

/* What the jersey is made of, in words that can be filled in. */
static void
add_colours (Drawing *self, PaddockPoint at)
{
  const struct {
    const char *label, *value, *address;
  } rows[] = {
    { N_ ("Colour"), paddock_text_get (self->team->colour), "colour" },
    { N_ ("Second colour"), paddock_text_get (self->team->trim), "trim" },
  };
  const PaddockField *field = paddock_record_type_find (paddock_team_kind.type, "jersey");
  g_autofree char *jersey = paddock_field_dup_value_words (field, (guint) self->team->jersey,
                                                           self->sheet.options->translate);
  PaddockRect box = { at.x, at.y, 140, 18 };

  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG, box, 12, PADDOCK_ALIGN_LEFT,
                          jersey);
  paddock_sheet_add_cell (&self->sheet, box, 12, PADDOCK_ALIGN_LEFT, "jersey");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    PaddockRect rect = { at.x, at.y + 24 + i * 22, 220, 18 };
    g_autofree char *text = g_strdup_printf ("%s: %s", word (self, rows[i].label), rows[i].value);

    paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_MUTED, rect, 12,
                             *rows[i].value ? text : "", word (self, rows[i].label),
                             rows[i].address);
  }
}

/* --- Riders --- */

/* "D2": the first letter of its class, and its number if there are several. */
static char *
dup_plate (const PaddockTeam *team, guint i)
{
  const char *class = PADDOCK_LIST_AT (team->riders, PaddockTeamRider, i)->class_id;
  guint number = 0, n = 0;
  char letter = g_ascii_toupper (*paddock_text_get (class));

  for (guint other = 0; other < paddock_list_len (team->riders); other++)
    if (g_strcmp0 (PADDOCK_LIST_AT (team->riders, PaddockTeamRider, other)->class_id, class) == 0) {
      n++;
      number += other <= i;
    }

  return n > 1 ? g_strdup_printf ("%c%u", letter, number) : g_strdup_printf ("%c", letter);
}

/* In which races rider I has a place (RIV-TEAM-02 to RIV-TEAM-06). */
static const char *
get_races (guint i)
{
  static const char *const races[] = {
    N_ ("in every race"),       N_ ("in every race"),       N_ ("in every race"),
    N_ ("with 3 to 5 players"), N_ ("with 3 or 4 players"), N_ ("with 3 players"),
  };

  return i < G_N_ELEMENTS (races) ? races[i] : N_ ("in no race");
}

/* Where fatigue lies; the dashed slots are on the side for medium and long races. */
static void
add_slots (Drawing *self, PaddockPoint at)
{
  for (guint i = 0; i < SLOTS; i++)
    paddock_scene_add_circle (self->sheet.scene,
                              i < SHORT_SLOTS ? PADDOCK_STYLE_BOX : PADDOCK_STYLE_DAMAGE_SLOT,
                              paddock_point_move (at, 14 + i * 32, 13), 12);
}

static void
show (Drawing *self, guint i)
{
  paddock_scene_show (self->sheet.scene,
                      (PaddockThing){ .kind = PADDOCK_THING_RIDER, .index = (guint16) i });
}

static PaddockPoint
get_corner (guint i, double top)
{
  return (PaddockPoint){ i % 2 * (MAT_WIDTH + GAP), top + i / 2 * (MAT_HEIGHT + GAP) };
}

/* A layer below what stands on it. */
static void
add_mat (Drawing *self, guint i, PaddockPoint at)
{
  show (self, i);
  paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_PANEL,
                          (PaddockRect){ at.x, at.y, MAT_WIDTH, MAT_HEIGHT }, 8);
}

static void
add_rider (Drawing *self, guint i, PaddockPoint at)
{
  const PaddockTeamRider *rider = PADDOCK_LIST_AT (self->team->riders, PaddockTeamRider, i);
  g_autofree char *plate = dup_plate (self->team, i);
  g_autofree char *id = g_strdup_printf ("rider[%u]/id", i);
  g_autofree char *name = g_strdup_printf ("rider[%u]/name", i);
  PaddockRect class = { at.x + 58, at.y + 29, 120, 16 };

  show (self, i);
  paddock_scene_add_circle (self->sheet.scene, PADDOCK_STYLE_BAND,
                            (PaddockPoint){ at.x + 30, at.y + 28 }, 19);
  paddock_scene_add_label (self->sheet.scene, PADDOCK_STYLE_BAND_TITLE,
                           (PaddockPoint){ at.x + 30, at.y + 28 }, 17, 15, plate);
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_STRONG,
                           (PaddockRect){ at.x + 58, at.y + 9, 200, 18 }, 13,
                           paddock_text_get (rider->name), word (self, N_ ("Name")), name);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_TEXT, class, 11, PADDOCK_ALIGN_LEFT,
                          paddock_text_get (rider->class_id));
  paddock_sheet_add_cell (&self->sheet, class, 11, PADDOCK_ALIGN_LEFT, "rider[%u]/class", i);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ at.x + 184, at.y + 29, MAT_WIDTH - 194, 16 }, 10,
                          PADDOCK_ALIGN_RIGHT, word (self, get_races (i)));
  if (self->sheet.options->is_edited)
    paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_MUTED,
                             (PaddockRect){ at.x + 262, at.y + 10, MAT_WIDTH - 272, 16 }, 10,
                             paddock_text_get (rider->id), word (self, N_ ("Name in files")), id);
  add_slots (self, (PaddockPoint){ at.x + 56, at.y + 54 });
}

static void
add_riders (Drawing *self)
{
  guint n = paddock_list_len (self->team->riders);
  double top;

  paddock_sheet_add_heading (&self->sheet, word (self, N_ ("Riders")));
  top = self->sheet.y;
  for (guint i = 0; i < n; i++)
    add_mat (self, i, get_corner (i, top));
  paddock_scene_next_layer (self->sheet.scene);
  for (guint i = 0; i < n; i++)
    add_rider (self, i, get_corner (i, top));
  paddock_scene_show (self->sheet.scene, (PaddockThing){ 0 });
  paddock_sheet_add_space (&self->sheet, (n + 1) / 2 * (MAT_HEIGHT + GAP));
  paddock_sheet_add_room (&self->sheet, word (self, N_ ("Rider")), "rider[+]");
}

static void
add_description (Drawing *self, double left)
{
  const char *text = paddock_text_get (self->team->description);
  PaddockRect rect = { left, self->sheet.y + 80, WIDTH - left, 66 };

  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_TEXT, rect, 12, text,
                           word (self, N_ ("Description")), "description");
}

static void
add_head_cells (Drawing *self)
{
  const double y = self->sheet.y - 100;

  if (!self->sheet.options->is_edited)
    return;

  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 16, y + 24, WIDTH - 32, 32 }, 24,
                          PADDOCK_ALIGN_LEFT, "name");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TEXT,
                           (PaddockRect){ 580, y + 58, 150, 18 }, 12,
                           paddock_text_get (self->team->id), word (self, N_ ("Name in files")),
                           "id");
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  const PaddockTeam *team = picture->document->record;
  Drawing self = { { .scene = scene, .options = &picture->options }, team };
  g_autofree char *line =
    g_strdup_printf ("%s: %u", word (&self, N_ ("Riders")), paddock_list_len (team->riders));

  paddock_sheet_add_head (&self.sheet, word (&self, picture->document->kind->label),
                          paddock_text_get (team->name), line);
  add_head_cells (&self);
  add_jersey (&self, (PaddockPoint){ 0, self.sheet.y });
  add_colours (&self, (PaddockPoint){ JERSEY + 24, self.sheet.y + 4 });
  add_description (&self, JERSEY + 24);
  paddock_sheet_add_space (&self.sheet, JERSEY + 8);
  add_riders (&self);
  paddock_sheet_add_house_rules (&self.sheet, picture->document);
}

const PaddockPictureKind paddock_team_picture = {
  .document = &paddock_team_kind,
  .is_sheet = TRUE,
  .build = build,
};
