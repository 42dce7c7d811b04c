/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-rider-cards.h"

#include "scene-class-sign.h"
#include "scene-rider-face.h"
#include "scene-terrain.h"
#include "words.h"

#define COLUMNS 4
#define GAP 12.0
#define ROW 28.0
#define FIRST_TERRAIN 270.0
#define TERRAIN_WIDTH 98.0

typedef struct {
  PaddockSheet sheet;
  const PaddockTeamCards *cards;
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

/* --- Classes --- */

static PaddockRect
get_terrain_box (const Drawing *self, guint terrain)
{
  return (PaddockRect){ FIRST_TERRAIN + terrain * TERRAIN_WIDTH, self->sheet.y, TERRAIN_WIDTH - 6,
                        ROW - 4 };
}

static void
add_terrain_heads (Drawing *self)
{
  for (guint terrain = 0; terrain < PADDOCK_N_TERRAINS; terrain++) {
    PaddockRect box = get_terrain_box (self, terrain);

    paddock_scene_add_terrain_sign (self->sheet.scene, terrain,
                                    (PaddockPoint){ box.x + 12, box.y + 9 }, 0);
    paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                            (PaddockRect){ box.x + 24, box.y + 1, box.width - 24, 16 }, 11,
                            PADDOCK_ALIGN_LEFT,
                            word (self,
                                  paddock_catalogue_get_row (&paddock_terrains, terrain)->label));
  }
  self->sheet.y += 22;
}

static void
add_terrain_value (Drawing *self, const PaddockRiderClass *class, guint i, guint terrain)
{
  PaddockRect box = get_terrain_box (self, terrain);
  int value = class->strokes[terrain];
  g_autofree char *text = g_strdup_printf (value ? "%+d" : "%d", value);

  paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_BOX, box, 4);
  paddock_scene_add_text (self->sheet.scene, value ? PADDOCK_STYLE_STRONG : PADDOCK_STYLE_MUTED,
                          box, 13, PADDOCK_ALIGN_CENTRE, text);
  paddock_sheet_add_cell (&self->sheet, box, 13, PADDOCK_ALIGN_CENTRE, "class[%u]/%s", i,
                          paddock_terrain_names[terrain]);
}

static void
add_class (Drawing *self, guint i)
{
  const PaddockRiderClass *class = PADDOCK_LIST_AT (self->cards->classes, PaddockRiderClass, i);
  PaddockRect sign = { 4, self->sheet.y, 24, 24 }, name = { 34, self->sheet.y + 3, 220, 18 };

  show (self, PADDOCK_THING_CLASS, i);
  paddock_scene_add_class_sign (self->sheet.scene, PADDOCK_STYLE_MARK,
                                (PaddockClassSign) class->sign,
                                (PaddockPoint){ sign.x + 12, sign.y + 12 }, 9);
  paddock_sheet_add_cell (&self->sheet, sign, 11, PADDOCK_ALIGN_CENTRE, "class[%u]/sign", i);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG, name, 13, PADDOCK_ALIGN_LEFT,
                          paddock_text_get (class->name));
  paddock_sheet_add_cell (&self->sheet, name, 13, PADDOCK_ALIGN_LEFT, "class[%u]/name", i);
  for (guint terrain = 0; terrain < PADDOCK_N_TERRAINS; terrain++)
    add_terrain_value (self, class, i, terrain);
  self->sheet.y += ROW;
}

static void
add_classes (Drawing *self)
{
  paddock_sheet_add_heading (&self->sheet, word (self, N_ ("Classes")));
  add_terrain_heads (self);
  for (guint i = 0; i < paddock_list_len (self->cards->classes); i++)
    add_class (self, i);
  show (self, PADDOCK_THING_NONE, 0);
  paddock_sheet_add_space (&self->sheet, 6);
  paddock_sheet_add_room (&self->sheet, word (self, N_ ("Class")), "class[+]");
}

/* --- Cards --- */

typedef struct {
  const char *heading, *one, *address;
  PaddockThingKind kind;
  PaddockFaceFunc add_face;
} Deck;

static PaddockPoint
get_corner (guint i, double top)
{
  return (PaddockPoint){ i % COLUMNS * (PADDOCK_FACE_WIDTH + GAP),
                         top + i / COLUMNS * (PADDOCK_FACE_HEIGHT + GAP) };
}

static void
add_deck (Drawing *self, const Deck *deck, guint n, guint n_copies)
{
  g_autofree char *heading = g_strdup_printf ("%s: %u", word (self, deck->heading), n_copies);
  double top;

  paddock_sheet_add_heading (&self->sheet, heading);
  top = self->sheet.y;
  for (guint i = 0; i < n; i++)
    paddock_sheet_add_face_frame (&self->sheet,
                                  (PaddockThing){ .kind = (guint8) deck->kind,
                                                  .index = (guint16) i },
                                  get_corner (i, top));
  paddock_scene_next_layer (self->sheet.scene);
  for (guint i = 0; i < n; i++)
    deck->add_face (&self->sheet, self->cards, i, get_corner (i, top));
  show (self, PADDOCK_THING_NONE, 0);
  paddock_sheet_add_space (&self->sheet, (n + COLUMNS - 1) / COLUMNS * (PADDOCK_FACE_HEIGHT + GAP));
  paddock_sheet_add_room (&self->sheet, word (self, deck->one), deck->address);
}

static void
add_decks (Drawing *self)
{
  static const Deck decks[] = {
    { N_ ("Action Cards"), N_ ("Action card"), "action[+]", PADDOCK_THING_ACTION,
      paddock_sheet_add_action_face },
    { N_ ("Event Cards"), N_ ("Event card"), "event[+]", PADDOCK_THING_EVENT,
      paddock_sheet_add_event_face },
    { N_ ("Tactics Cards"), N_ ("Tactics card"), "tactic[+]", PADDOCK_THING_TACTIC,
      paddock_sheet_add_tactics_face },
  };
  const PaddockTeamCards *cards = self->cards;

  add_deck (self, &decks[0], paddock_list_len (cards->actions),
            paddock_team_cards_count_actions (cards));
  add_deck (self, &decks[1], paddock_list_len (cards->events),
            paddock_team_cards_count_events (cards, TRUE));
  add_deck (self, &decks[2], paddock_list_len (cards->tactics),
            paddock_team_cards_count_tactics (cards));
}

/* In the band that was just added. */
static void
add_head_cells (Drawing *self)
{
  const double y = self->sheet.y - 100;

  if (!self->sheet.options->is_edited)
    return;

  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 16, y + 24, PADDOCK_SHEET_WIDTH - 32, 32 },
                          24, PADDOCK_ALIGN_LEFT, "title");
  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 16, y + 57, 300, 20 }, 12,
                          PADDOCK_ALIGN_LEFT, "author");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TEXT,
                           (PaddockRect){ 580, y + 58, 150, 18 }, 12,
                           paddock_text_get (self->cards->id), word (self, N_ ("Name in files")),
                           "id");
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  const PaddockTeamCards *cards = picture->document->record;
  Drawing self = { { .scene = scene, .options = &picture->options }, cards };
  const char *author = paddock_text_get (cards->author);

  paddock_sheet_add_head (&self.sheet, word (&self, picture->document->kind->label),
                          paddock_text_get (cards->title), *author ? author : " ");
  add_head_cells (&self);
  paddock_sheet_add_prose (&self.sheet, PADDOCK_STYLE_TEXT, 12,
                           paddock_text_get (cards->description), word (&self, N_ ("Description")),
                           "description");
  add_classes (&self);
  add_decks (&self);
  paddock_sheet_add_house_rules (&self.sheet, picture->document);
}

const PaddockPictureKind paddock_team_cards_picture = {
  .document = &paddock_team_cards_kind,
  .is_sheet = TRUE,
  .build = build,
};
