/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-licence.h"

#include "licence.h"
#include "scene-sheet.h"
#include "words.h"

#define WIDTH PADDOCK_SHEET_WIDTH
#define HEADER_WIDTH 102.0
#define COLUMN ((WIDTH - HEADER_WIDTH) / PADDOCK_N_SPEEDS)
#define GAP 2.0 /* between boxes */

typedef struct {
  PaddockSheet sheet;
  const PaddockLicence *licence;
} Drawing;

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

/* The speed table */

static PaddockRect
get_cell (const Drawing *self, guint column, double height)
{
  return (PaddockRect){ HEADER_WIDTH + column * COLUMN + GAP, self->sheet.y + GAP, COLUMN - 2 * GAP,
                        height - 2 * GAP };
}

static void
add_row_header (Drawing *self, double height, const char *text)
{
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG,
                          (PaddockRect){ 0, self->sheet.y + height / 2 - 8, HEADER_WIDTH - 6, 17 },
                          12, PADDOCK_ALIGN_LEFT, text);
}

static void
add_box (Drawing *self,
         PaddockStyle box,
         PaddockStyle text,
         PaddockRect rect,
         double size,
         const char *value)
{
  paddock_scene_add_rect (self->sheet.scene, box, rect, 3);
  paddock_scene_add_text (self->sheet.scene, text, rect, size, PADDOCK_ALIGN_CENTRE, value);
}

static const PaddockSpeed *
get_speed (const Drawing *self, guint rating)
{
  return paddock_licence_find_speed (self->licence, (int) rating);
}

/* The rating, and small beside it how far it goes in a round (FRO-LIC-03). */
static void
add_ratings (Drawing *self)
{
  add_row_header (self, 34, word (self, N_ ("Speed")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    const PaddockSpeed *speed = get_speed (self, i);
    PaddockRect cell = get_cell (self, i, 34), total = cell;
    g_autofree char *rating = g_strdup_printf ("%u", i);
    g_autofree char *spaces =
      speed ? g_strdup_printf ("Σ%d", paddock_speed_get_total (speed)) : NULL;

    show (self, PADDOCK_THING_SPEED, i);
    add_box (self, PADDOCK_STYLE_BAND, PADDOCK_STYLE_BAND_TITLE, cell, 18, rating);
    total.x += cell.width * 0.62;
    total.width *= 0.3;
    paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_BAND_TEXT, total, 10,
                            PADDOCK_ALIGN_CENTRE, spaces);
  }
  self->sheet.y += 34;
}

/* N boxes of equal width in a column; a marker stands on one of them. */
static void
add_marker_boxes (Drawing *self, guint column, int n, double angle)
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
  }
}

static void
add_boxes (Drawing *self)
{
  add_row_header (self, 30, word (self, N_ ("Accelerate")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++)
    if (get_speed (self, i)) {
      show (self, PADDOCK_THING_SPEED, i);
      add_marker_boxes (self, i, get_speed (self, i)->accel, 0);
    }
  self->sheet.y += 30;

  add_row_header (self, 30, word (self, N_ ("Decelerate")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++)
    if (get_speed (self, i)) {
      show (self, PADDOCK_THING_SPEED, i);
      add_marker_boxes (self, i, get_speed (self, i)->decel, G_PI);
    }
  self->sheet.y += 30 + 4;
}

static void
add_moves (Drawing *self)
{
  for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++) {
    g_autofree char *header = g_strdup_printf ("%s %u", word (self, N_ ("Move")), phase + 1);

    add_row_header (self, 26, header);
    for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
      const PaddockSpeed *speed = get_speed (self, i);
      int move = speed ? paddock_speed_get_move (speed, phase) : 0;
      g_autofree char *value = g_strdup_printf ("%d", move);

      show (self, PADDOCK_THING_SPEED, i);
      add_box (self, PADDOCK_STYLE_PANEL, move ? PADDOCK_STYLE_STRONG : PADDOCK_STYLE_MUTED,
               get_cell (self, i, 26), 13, value);
    }
    self->sheet.y += 26;
  }
  self->sheet.y += 4;
}

static void
add_control_and_stamina (Drawing *self)
{
  add_row_header (self, 28, word (self, N_ ("Control")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    const PaddockSpeed *speed = get_speed (self, i);
    gboolean is_safe = speed && speed->control == PADDOCK_CONTROL_SAFE;
    g_autofree char *dice = speed ? g_strdup_printf ("%d", speed->control) : NULL;

    show (self, PADDOCK_THING_SPEED, i);
    add_box (self, PADDOCK_STYLE_BOX, is_safe ? PADDOCK_STYLE_GOOD : PADDOCK_STYLE_STRONG,
             get_cell (self, i, 28), 13, is_safe ? word (self, N_ ("Safe")) : dice);
  }
  self->sheet.y += 28;

  add_row_header (self, 28, word (self, N_ ("Stamina")));
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++) {
    const PaddockSpeed *speed = get_speed (self, i);
    g_autofree char *change = speed ? g_strdup_printf ("%+d", speed->stamina) : NULL;

    show (self, PADDOCK_THING_SPEED, i);
    add_box (self, PADDOCK_STYLE_BOX, PADDOCK_STYLE_TEXT, get_cell (self, i, 28), 13,
             speed && speed->stamina == 0 ? "0" : change);
  }
  self->sheet.y += 28 + 14;
}

/* Tracks: a row of boxes, of which some carry something. */

typedef gboolean (*MarkFunc) (const PaddockLicence *licence, int value);

static gboolean
has_damage_level (const PaddockLicence *licence, int value)
{
  for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++)
    if (PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, i)->value == value)
      return TRUE;

  return value == licence->damage.maximum;
}

static gboolean
has_stamina_step (const PaddockLicence *licence, int value)
{
  for (guint i = 0; i < paddock_list_len (licence->stamina.steps); i++)
    if (PADDOCK_LIST_AT (licence->stamina.steps, PaddockStaminaStep, i)->value == value)
      return TRUE;

  return FALSE;
}

static gboolean
is_control_minimum (const PaddockLicence *licence, int value)
{
  return value == licence->control.minimum;
}

static void
add_track (Drawing *self, PaddockThingKind kind, int from, int to, MarkFunc is_marked)
{
  int step = from <= to ? 1 : -1, n = ABS (to - from) + 1;
  double width = MIN (WIDTH / n, 40);

  for (int i = 0; i < n; i++) {
    int value = from + i * step;
    PaddockRect box = { i * width, self->sheet.y, width - 2 * GAP, 26 };
    g_autofree char *text = g_strdup_printf ("%d", value);
    gboolean has_mark = is_marked (self->licence, value);

    show (self, kind, (guint) value);
    add_box (self, has_mark ? PADDOCK_STYLE_BAND : PADDOCK_STYLE_BOX,
             has_mark ? PADDOCK_STYLE_BAND_TITLE : PADDOCK_STYLE_TEXT, box, MIN (13, width * 0.5),
             text);
  }
  self->sheet.y += 26 + 8;
}

/* "Maximum Speed 5": a row of a catalogue with its number, or the name the designer gave. */
static char *
make_name (const Drawing *self, const PaddockCatalogueRow *row, int n, const char *name)
{
  return *paddock_text_get (name)
           ? g_strdup (name)
           : paddock_catalogue_row_dup_name (row, word (self, row->label), n);
}

static char *
make_help (const Drawing *self, const PaddockCatalogueRow *row, int n, const char *text)
{
  return *paddock_text_get (text)
           ? g_strdup (text)
           : paddock_catalogue_format_help (word (self, paddock_catalogue_row_get_help (row, n)),
                                            n);
}

/* One line below a track: the value, what happens there, and what that means. */
static void
add_remark (Drawing *self, const char *value, const char *name, const char *help)
{
  double height = paddock_sheet_get_height (help, 11, WIDTH - 220);

  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG,
                          (PaddockRect){ 0, self->sheet.y, 26, 16 }, 11, PADDOCK_ALIGN_RIGHT,
                          value);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG,
                          (PaddockRect){ 36, self->sheet.y, 176, 16 }, 11, PADDOCK_ALIGN_LEFT,
                          name);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ 220, self->sheet.y, WIDTH - 220, height }, 11,
                          PADDOCK_ALIGN_LEFT, help);
  self->sheet.y += height + 3;
}

static void
add_damage (Drawing *self)
{
  const PaddockDamageTable *damage = &self->licence->damage;
  g_autofree char *heading =
    damage->resilience == PADDOCK_RESILIENCE_BLANK
      ? g_strdup (word (self, N_ ("Damage")))
      : g_strdup_printf ("%s  ·  %s: %d", word (self, N_ ("Damage")),
                         word (self, N_ ("Resilience")), damage->resilience);
  g_autofree char *maximum = g_strdup_printf ("%d", damage->maximum);

  paddock_sheet_add_heading (&self->sheet, heading);
  add_track (self, PADDOCK_THING_DAMAGE, 0, damage->maximum, has_damage_level);
  for (guint i = 0; i < paddock_list_len (damage->levels); i++) {
    const PaddockDamageLevel *level = PADDOCK_LIST_AT (damage->levels, PaddockDamageLevel, i);
    g_autofree char *value = g_strdup_printf ("%d", level->value);

    for (guint j = 0; j < paddock_list_len (level->affects); j++) {
      const PaddockAffect *affect = PADDOCK_LIST_AT (level->affects, PaddockAffect, j);
      const PaddockCatalogueRow *row =
        paddock_catalogue_get_row (&paddock_affects, (guint) affect->kind);
      g_autofree char *name = make_name (self, row, affect->n, affect->name);
      g_autofree char *help = make_help (self, row, affect->n, affect->text);

      if (affect->kind != PADDOCK_AFFECT_WIPE_OUT)
        add_remark (self, value, name, help);
    }
  }
  add_remark (self, maximum, word (self, N_ ("Wipe-out")),
              word (self, N_ ("The vehicle is out of the race.")));
  paddock_sheet_add_space (&self->sheet, 12);
}

static void
add_control (Drawing *self)
{
  paddock_sheet_add_heading (&self->sheet, word (self, N_ ("Control loss")));
  add_track (self, PADDOCK_THING_CONTROL, 0, 9, is_control_minimum);
  paddock_sheet_add_space (&self->sheet, 8);
}

static void
add_stamina (Drawing *self)
{
  const PaddockStaminaTable *stamina = &self->licence->stamina;

  paddock_sheet_add_heading (&self->sheet, word (self, N_ ("Stamina")));
  add_track (self, PADDOCK_THING_STAMINA, stamina->maximum, stamina->minimum, has_stamina_step);
  for (guint i = 0; i < paddock_list_len (stamina->steps); i++) {
    const PaddockStaminaStep *step = PADDOCK_LIST_AT (stamina->steps, PaddockStaminaStep, i);
    g_autofree char *value = g_strdup_printf ("%d", step->value);

    for (guint j = 0; j < paddock_list_len (step->effects); j++) {
      const PaddockStaminaEffect *effect = PADDOCK_LIST_AT (step->effects, PaddockStaminaEffect, j);
      const PaddockCatalogueRow *row =
        paddock_catalogue_get_row (&paddock_stamina_effects, (guint) effect->kind);
      g_autofree char *name = make_name (self, row, effect->n, effect->name);
      g_autofree char *help = make_help (self, row, effect->n, effect->text);

      add_remark (self, value, name, help);
    }
  }
  paddock_sheet_add_space (&self->sheet, 12);
}

/* Cards and traits */

static void
add_plain_cards (Drawing *self)
{
  const PaddockLicenceCards *cards = &self->licence->cards;
  const char *whip = paddock_text_get (self->licence->whip_name);
  const char *reins = paddock_text_get (self->licence->reins_name);
  const struct {
    const char *name;
    int n;
  } kinds[] = {
    { *whip ? whip : word (self, N_ ("Whip")), cards->whip },
    { *reins ? reins : word (self, N_ ("Reins")), cards->reins },
    { word (self, N_ ("Dual")), cards->dual },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    PaddockRect box = { i * 130.0, self->sheet.y, 120, 30 };
    g_autofree char *text = g_strdup_printf ("%s × %d", kinds[i].name, kinds[i].n);

    add_box (self, PADDOCK_STYLE_BOX, PADDOCK_STYLE_STRONG, box, 13, text);
  }
  self->sheet.y += 30 + 8;
}

static void
add_cards (Drawing *self)
{
  const PaddockList *specials = self->licence->cards.specials;

  paddock_sheet_add_heading (&self->sheet, word (self, N_ ("Cards")));
  show (self, PADDOCK_THING_NONE, 0);
  add_plain_cards (self);
  for (guint i = 0; i < paddock_list_len (specials); i++) {
    const PaddockSpecialCard *card = PADDOCK_LIST_AT (specials, PaddockSpecialCard, i);
    const PaddockCatalogueRow *row =
      paddock_catalogue_get_row (&paddock_special_cards, (guint) card->kind);
    g_autofree char *name = make_name (self, row, card->n, card->name);
    g_autofree char *help = make_help (self, row, card->n, card->text);

    show (self, PADDOCK_THING_CARD, i);
    paddock_sheet_add_panel (&self->sheet, name, help);
  }
  paddock_sheet_add_space (&self->sheet, 8);
}

/* An edge points up, a flaw down. */
static void
add_nature (Drawing *self, double y, gboolean is_edge)
{
  PaddockPoint tip = { WIDTH - 22, y + (is_edge ? 9 : 20) };

  paddock_scene_add_arrow (self->sheet.scene,
                           is_edge ? PADDOCK_STYLE_GOOD_MARK : PADDOCK_STYLE_BAD_MARK, tip,
                           (is_edge ? -G_PI : G_PI) / 2, 11);
  paddock_scene_add_text (self->sheet.scene, is_edge ? PADDOCK_STYLE_GOOD : PADDOCK_STYLE_BAD,
                          (PaddockRect){ WIDTH - 96, y + 7, 60, 16 }, 11, PADDOCK_ALIGN_RIGHT,
                          word (self, is_edge ? N_ ("Edge") : N_ ("Flaw")));
}

static void
add_traits (Drawing *self)
{
  const PaddockList *traits = self->licence->traits;

  if (paddock_list_len (traits) > 0)
    paddock_sheet_add_heading (&self->sheet, word (self, N_ ("Traits")));
  for (guint i = 0; i < paddock_list_len (traits); i++) {
    const PaddockTrait *trait = PADDOCK_LIST_AT (traits, PaddockTrait, i);
    const PaddockCatalogueRow *row =
      paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind);
    g_autofree char *name = make_name (self, row, trait->n, trait->name);
    g_autofree char *help = make_help (self, row, trait->n, trait->summary);
    int nature = trait->nature == PADDOCK_NATURE_BY_KIND ? (int) row->nature : trait->nature;
    double y = self->sheet.y;

    show (self, PADDOCK_THING_TRAIT, i);
    paddock_sheet_add_panel (&self->sheet, name, help);
    if (nature != PADDOCK_NATURE_BY_KIND)
      add_nature (self, y, nature == PADDOCK_NATURE_EDGE);
  }
}

static void
add_used_cards (Drawing *self)
{
  const char *const names[] = { N_ ("Spent"), N_ ("Recovery") };
  const double width = (WIDTH - 16) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    PaddockRect box = { i * (width + 16), self->sheet.y, width, 74 };

    paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_BOX, box, 5);
    paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                            (PaddockRect){ box.x + 10, box.y + 6, width - 20, 16 }, 11,
                            PADDOCK_ALIGN_LEFT, word (self, names[i]));
  }
  self->sheet.y += 74 + 14;
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  const PaddockLicence *licence = picture->document->record;
  Drawing self = { { .scene = scene, .options = &picture->options }, licence };
  const char *driver = paddock_text_get (licence->driver), *kind = paddock_text_get (licence->kind);
  g_autofree char *line = g_strdup_printf ("%s%s%s", driver, *driver && *kind ? "  ·  " : "", kind);

  paddock_sheet_add_head (&self.sheet, word (&self, picture->document->kind->label),
                          paddock_text_get (licence->name), line);
  if (*paddock_text_get (licence->flavour))
    paddock_sheet_add_paragraph (&self.sheet, PADDOCK_STYLE_MUTED, 12, licence->flavour);
  add_ratings (&self);
  add_boxes (&self);
  add_moves (&self);
  add_control_and_stamina (&self);
  show (&self, PADDOCK_THING_NONE, 0);
  add_used_cards (&self);
  add_control (&self);
  add_damage (&self);
  add_stamina (&self);
  add_cards (&self);
  add_traits (&self);
  show (&self, PADDOCK_THING_NONE, 0);
  if (*paddock_text_get (licence->background))
    paddock_sheet_add_paragraph (&self.sheet, PADDOCK_STYLE_TEXT, 12, licence->background);
}

const PaddockPictureKind paddock_licence_picture = {
  .document = &paddock_licence_kind,
  .build = build,
};
