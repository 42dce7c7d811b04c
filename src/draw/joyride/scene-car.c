/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-car.h"

#include "car.h"
#include "scene-sheet.h"
#include "words.h"

#define WIDTH PADDOCK_SHEET_WIDTH
#define PADDING 18.0
#define GEAR_WIDTH 150.0
#define GEAR_HEIGHT 40.0
#define SLOT 54.0
#define DIE 34.0

typedef struct {
  PaddockSheet sheet;
  const PaddockCar *car;
} Drawing;

/* The dashboard of a car that has no gears of its own (JOY-DSH-02 to 04). */
static const PaddockGear standard_gears[] = {
  { .number = 1, .reverse = TRUE },    { .number = 2, .bonus_steer = TRUE },
  { .number = 3, .damageable = TRUE }, { .number = 4, .damageable = TRUE },
  { .number = 5, .damageable = TRUE },
};

static const PaddockGear *
get_gears (const PaddockCar *car, guint *n)
{
  *n = paddock_list_len (car->gears);
  if (*n > 0)
    return PADDOCK_LIST_AT (car->gears, PaddockGear, 0);

  *n = G_N_ELEMENTS (standard_gears);
  return standard_gears;
}

static const char *
word (const Drawing *self, const char *text)
{
  return paddock_sheet_word (&self->sheet, text);
}

static void
show (Drawing *self, PaddockThingKind kind, guint index)
{
  paddock_scene_show (self->sheet.scene,
                      (PaddockThing){ .kind = (guint8) kind, .index = (guint16) index });
}

static void
add_caption (Drawing *self, PaddockPoint at, const char *text)
{
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ at.x, at.y, MIN (300, WIDTH - at.x), 16 }, 11,
                          PADDOCK_ALIGN_LEFT, text);
}

/* A number to be filled in, on the right of a caption. */
static void
add_number (Drawing *self, PaddockPoint at, const char *label, int value, const char *address)
{
  g_autofree char *text = g_strdup_printf ("%d", value);
  PaddockRect box = { at.x, at.y - 2, 34, 20 };

  if (!self->sheet.options->is_edited)
    return;

  show (self, PADDOCK_THING_NONE, 0);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ at.x - 128, at.y, 120, 16 }, 11, PADDOCK_ALIGN_RIGHT,
                          label);
  paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_BOX, box, 3);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG, box, 12, PADDOCK_ALIGN_CENTRE,
                          text);
  paddock_sheet_add_cell (&self->sheet, box, 12, PADDOCK_ALIGN_CENTRE, "%s", address);
}

/* Signs of a gear, which a click puts there and takes away; those of the standard dashboard stay as they are. */
static void
add_gear_cells (Drawing *self, const PaddockGear *gear, PaddockRect box)
{
  static const char *const signs[] = { "bonus-steer", "reverse", "damageable" };

  if (!self->car->gears)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++) {
    PaddockRect rect = { box.x + 44 + i * 35, box.y + 3, 33, box.height - 6 };

    if (self->sheet.options->is_edited)
      paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_FAINT_MARK,
                              (PaddockRect){ rect.x + 12, rect.y + rect.height - 3, 9, 1 }, 0);
    paddock_sheet_add_cell (&self->sheet, rect, 12, PADDOCK_ALIGN_CENTRE, "gear[number=%d]/%s",
                            gear->number, signs[i]);
  }
}

/* Where a damage token can lie. */
static void
add_damage_slot (Drawing *self, PaddockPoint at)
{
  paddock_scene_add_circle (self->sheet.scene, PADDOCK_STYLE_DAMAGE_SLOT, at, 8);
}

static void
add_gear (Drawing *self, const PaddockGear *gear, PaddockRect box)
{
  gboolean is_first = gear->number == self->car->start_gear;
  PaddockStyle mark = is_first ? PADDOCK_STYLE_BAND_MARK : PADDOCK_STYLE_MARK;
  g_autofree char *number = g_strdup_printf ("%d", gear->number);
  PaddockPoint middle = { box.x + box.width / 2, box.y + box.height / 2 };

  show (self, PADDOCK_THING_GEAR, (guint) gear->number);
  paddock_scene_add_rect (self->sheet.scene, is_first ? PADDOCK_STYLE_BAND : PADDOCK_STYLE_BOX, box,
                          5);
  paddock_scene_add_text (self->sheet.scene,
                          is_first ? PADDOCK_STYLE_BAND_TITLE : PADDOCK_STYLE_STRONG,
                          (PaddockRect){ box.x, box.y, 44, box.height }, 20, PADDOCK_ALIGN_CENTRE,
                          number);
  if (gear->bonus_steer)
    for (int side = -1; side <= 1; side += 2)
      paddock_scene_add_arrow (self->sheet.scene, mark, paddock_point_move (middle, side * 15, 0),
                               side < 0 ? G_PI : 0, 11);
  if (gear->reverse)
    paddock_scene_add_arrow (self->sheet.scene, mark, paddock_point_move (middle, 0, 8), G_PI / 2,
                             14);
  if (gear->damageable)
    add_damage_slot (self, paddock_point_move (middle, box.width / 2 - 20, 0));
  add_gear_cells (self, gear, box);
}

/* The highest gear on top. */
static void
add_gears (Drawing *self, double y)
{
  guint n;
  const PaddockGear *gears = get_gears (self->car, &n);

  add_caption (self, (PaddockPoint){ PADDING, y }, word (self, N_ ("Gears")));
  for (guint i = 0; i < n; i++)
    add_gear (self, &gears[i],
              (PaddockRect){ PADDING, y + 20 + (n - 1 - i) * (GEAR_HEIGHT + 4), GEAR_WIDTH,
                             GEAR_HEIGHT });
}

static char *
make_faces (const PaddockCarDice *dice)
{
  GString *text = g_string_new (dice->faces ? NULL : "1 1 2 2 3 3"); /* JOY-CMP-05 */

  for (guint i = 0; i < paddock_list_len (dice->faces); i++)
    g_string_append_printf (text, "%s%d", i ? " " : "", paddock_list_get_int (dice->faces, i));

  return g_string_free (text, FALSE);
}

/* The mirror holds the dice between turns. */
static void
add_mirror (Drawing *self, PaddockPoint at)
{
  const PaddockCarDice *dice = &self->car->dice;
  g_autofree char *faces = make_faces (dice);
  g_autofree char *caption = g_strdup_printf ("%s: %s", word (self, N_ ("Mirror dice")), faces);

  add_caption (self, at, caption);
  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ at.x, at.y - 2, 190, 18 }, 11,
                          PADDOCK_ALIGN_LEFT, "dice/faces");
  add_number (self, (PaddockPoint){ WIDTH - PADDING - 34, at.y }, word (self, N_ ("Dice")),
              dice->count, "dice/count");
  show (self, PADDOCK_THING_DICE, 0);
  paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_BOX,
                          (PaddockRect){ at.x, at.y + 20, WIDTH - PADDING - at.x, DIE + 24 }, 14);
  for (int i = 0; i < dice->count; i++)
    paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_DIE,
                            (PaddockRect){ at.x + 16 + i * (DIE + 10), at.y + 32, DIE, DIE }, 6);
}

/* A row of slots, of which the first ones can be damaged. */
static void
add_slots (Drawing *self,
           PaddockThingKind kind,
           PaddockPoint at,
           const PaddockCarSlots *slots,
           const char *caption)
{
  const char *field = kind == PADDOCK_THING_ITEM_SLOT ? "item-slots" : "lock-slots";
  g_autofree char *total = g_strdup_printf ("%s/total", field);
  g_autofree char *damageable = g_strdup_printf ("%s/damageable", field);

  add_caption (self, at, caption);
  add_number (self, (PaddockPoint){ WIDTH - PADDING - 224, at.y }, word (self, N_ ("Slots")),
              slots->total, total);
  add_number (self, (PaddockPoint){ WIDTH - PADDING - 34, at.y },
              word (self, N_ ("can be damaged")), slots->damageable, damageable);
  for (int i = 0; i < slots->total; i++) {
    PaddockRect box = { at.x + i * (SLOT + 8), at.y + 20, SLOT, SLOT };

    show (self, kind, (guint) i);
    paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_BOX, box,
                            kind == PADDOCK_THING_ITEM_SLOT ? SLOT / 2 : 6);
    if (i < slots->damageable)
      add_damage_slot (self, (PaddockPoint){ box.x + SLOT / 2, box.y + SLOT / 2 });
  }
}

static void
add_dashboard (Drawing *self)
{
  const double left = PADDING + GEAR_WIDTH + 40;
  double y = self->sheet.y + PADDING, height;
  guint n;

  get_gears (self->car, &n);
  height = MAX (20 + n * (GEAR_HEIGHT + 4), 270) + 2 * PADDING;
  show (self, PADDOCK_THING_NONE, 0);
  paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_PANEL,
                          (PaddockRect){ 0, self->sheet.y, WIDTH, height }, 18);
  paddock_scene_next_layer (self->sheet.scene);
  add_gears (self, y);
  add_mirror (self, (PaddockPoint){ left, y });
  add_slots (self, PADDOCK_THING_LOCK_SLOT, (PaddockPoint){ left, y + 96 }, &self->car->lock_slots,
             word (self, N_ ("Lock slots")));
  add_slots (self, PADDOCK_THING_ITEM_SLOT, (PaddockPoint){ left, y + 188 }, &self->car->item_slots,
             word (self, N_ ("Item slots")));

  show (self, PADDOCK_THING_NONE, 0);
  add_damage_slot (self, (PaddockPoint){ WIDTH - 178, y + height - 2 * PADDING - 8 });
  add_caption (self, (PaddockPoint){ WIDTH - 162, y + height - 2 * PADDING - 16 },
               word (self, N_ ("can be damaged")));
  self->sheet.y += height + 16;
}

static void
add_abilities (Drawing *self)
{
  const PaddockList *abilities = self->car->abilities;

  if (paddock_list_len (abilities) > 0 || self->sheet.options->is_edited)
    paddock_sheet_add_heading (&self->sheet, word (self, N_ ("Abilities")));
  for (guint i = 0; i < paddock_list_len (abilities); i++) {
    show (self, PADDOCK_THING_ABILITY, i);
    paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 8, self->sheet.y + 4, 300, 20 }, 13,
                            PADDOCK_ALIGN_LEFT, "ability[%u]", i);
    paddock_sheet_add_panel (&self->sheet,
                             paddock_text_get (
                               PADDOCK_LIST_AT (abilities, PaddockCarAbility, i)->name),
                             "");
  }
  show (self, PADDOCK_THING_NONE, 0);
  paddock_sheet_add_room (&self->sheet, word (self, N_ ("Ability")), "ability[+]");
}

/* Over the panel that comes next. */
static void
add_component_cells (Drawing *self, const PaddockComponent *component, guint i)
{
  const double y = self->sheet.y, width = WIDTH - 16;
  const char *text = paddock_text_get (component->text);

  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 8, y + 4, 300, 20 }, 13, PADDOCK_ALIGN_LEFT,
                          "component[%u]/name", i);
  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 316, y + 4, 50, 20 }, 13, PADDOCK_ALIGN_LEFT,
                          "component[%u]/count", i);
  paddock_sheet_add_cell (&self->sheet,
                          (PaddockRect){ 8, y + 25, width,
                                         *text ? paddock_sheet_get_height (text, 11, width) : 8 },
                          11, PADDOCK_ALIGN_LEFT, "component[%u]/text", i);
}

static void
add_components (Drawing *self)
{
  const PaddockList *components = self->car->components;

  if (paddock_list_len (components) > 0 || self->sheet.options->is_edited)
    paddock_sheet_add_heading (&self->sheet, word (self, N_ ("Parts")));
  for (guint i = 0; i < paddock_list_len (components); i++) {
    const PaddockComponent *component = PADDOCK_LIST_AT (components, PaddockComponent, i);
    g_autofree char *name =
      g_strdup_printf ("%s × %d", paddock_text_get (component->name), component->count);

    show (self, PADDOCK_THING_COMPONENT, i);
    add_component_cells (self, component, i);
    paddock_sheet_add_panel (&self->sheet, name, paddock_text_get (component->text));
  }
  show (self, PADDOCK_THING_NONE, 0);
  paddock_sheet_add_room (&self->sheet, word (self, N_ ("Part")), "component[+]");
}

/* In the band that was just added. */
static void
add_head_cells (Drawing *self)
{
  const double y = self->sheet.y - 100;
  const char *icon = paddock_text_get (self->car->icon);

  if (!self->sheet.options->is_edited)
    return;

  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 16, y + 24, WIDTH - 32, 32 }, 24,
                          PADDOCK_ALIGN_LEFT, "name");
  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 16, y + 57, 200, 20 }, 12,
                          PADDOCK_ALIGN_LEFT, "start-gear");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TEXT,
                           (PaddockRect){ 240, y + 58, 150, 18 }, 12,
                           paddock_text_get (self->car->colour), word (self, N_ ("Colour")),
                           "colour");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TEXT,
                           (PaddockRect){ 410, y + 58, 150, 18 }, 12, icon,
                           word (self, N_ ("Icon")), "icon");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TEXT,
                           (PaddockRect){ 580, y + 58, 150, 18 }, 12,
                           paddock_text_get (self->car->id), word (self, N_ ("Name in files")),
                           "id");
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  const PaddockCar *car = picture->document->record;
  Drawing self = { { .scene = scene, .options = &picture->options }, car };
  g_autofree char *line =
    g_strdup_printf ("%s: %d", word (&self, N_ ("Starts in gear")), car->start_gear);

  paddock_sheet_add_head (&self.sheet, word (&self, picture->document->kind->label),
                          paddock_text_get (car->name), line);
  add_head_cells (&self);
  paddock_sheet_add_prose (&self.sheet, PADDOCK_STYLE_TEXT, 12, paddock_text_get (car->description),
                           word (&self, N_ ("Description")), "description");
  paddock_sheet_add_space (&self.sheet, 6);
  add_dashboard (&self);
  add_abilities (&self);
  add_components (&self);
  paddock_sheet_add_house_rules (&self.sheet, picture->document);
}

const PaddockPictureKind paddock_car_picture = {
  .document = &paddock_car_kind,
  .build = build,
};
