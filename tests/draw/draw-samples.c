/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "draw-samples.h"

#include "car.h"
#include "cards.h"
#include "hex-layout.h"
#include "hex-track.h"
#include "licence.h"
#include "playtest.h"
#include "road-track.h"

/* Rows of cells, each shifted half a hex against the one above, so that they fill a rectangle. */
static void
set_rows (PaddockBoard **board, const char *const *rows)
{
  for (int r = 0; rows[r]; r++)
    for (int i = 0; rows[r][i]; i++)
      paddock_board_set (board, PADDOCK_HEX (i - r / 2, r),
                         PADDOCK_CELL ((guint8) paddock_cell_kind_from_char (rows[r][i])));
}

static PaddockHex
at (int column, int row)
{
  return PADDOCK_HEX (column - row / 2, row);
}

static void
add_token (PaddockList **tokens, PaddockHex hex, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = hex;
  token->arrow = arrow;
}

static PaddockCheckpoint *
add_checkpoint (PaddockHexTrack *track, int number, int side)
{
  PaddockCheckpoint *checkpoint =
    paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);

  checkpoint->number = number;
  checkpoint->side = side;

  return checkpoint;
}

static void
add_special (PaddockHexTrack *track, const char *key, const char *name, const char *label)
{
  PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);

  paddock_text_set (&special->key, key);
  paddock_text_set (&special->name, name);
  paddock_text_set (&special->label, label);
}

static void
add_obstacle (PaddockHexTrack *track, PaddockHex hex, int shape, int rotation, const char *shows)
{
  PaddockObstacle *obstacle = paddock_list_append (&track->obstacles, &paddock_obstacle_type);

  obstacle->at = hex;
  obstacle->shape = shape;
  obstacle->rotation = rotation;
  paddock_text_set (&obstacle->shows, shows);
}

static void
add_item (PaddockHexTrack *track, PaddockHex hex, int how, const char *item)
{
  PaddockBoardItem *entry = paddock_list_append (&track->board_items, &paddock_board_item_type);

  entry->at = hex;
  entry->how = how;
  paddock_text_set (&entry->item, item);
}

static void
add_note (PaddockHexTrack *track, PaddockHex hex, const char *text)
{
  PaddockNote *note = paddock_list_append (&track->notes, &paddock_note_type);

  note->at = paddock_hex_to_place (hex);
  paddock_text_set (&note->text, text);
}

PaddockDocument *
sample_joyride_track (void)
{
  static const char *const rows[] = {
    "__########################__", "_#........................#_",
    "#..........................#", "#..........aaa.............#",
    "#....##############........#", "#...#______________##......#",
    "#...#_______________#......#", "#...#______________##..bb..#",
    "#....##############....bb..#", "#..........................#",
    "#..........................#", "_#........................#_",
    "__########################__", NULL,
  };
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (blank);

  paddock_text_set (&track->title, "Harbour Loop");
  paddock_text_set (&track->location, "Old Harbour");
  paddock_text_set (&track->author, "The Paddock");
  track->laps = 3;
  track->difficulty = 2;
  set_rows (&track->board, rows);
  add_special (track, "a", "extra-grip", "Extra grip: steering is free here");
  add_special (track, "b", "boost", "Boost");

  track->start.direction = 0;
  add_token (&track->start.tokens, at (10, 8), 5);
  add_token (&track->start.tokens, at (12, 12), 2);

  add_token (&add_checkpoint (track, 1, PADDOCK_SIDE_PLAIN)->tokens, at (20, 6), 0);
  add_token (&add_checkpoint (track, 2, PADDOCK_SIDE_ITEM)->tokens, at (10, 4), 2);
  add_token (&add_checkpoint (track, 3, PADDOCK_SIDE_ITEM)->tokens, at (4, 6), 3);

  add_obstacle (track, at (17, 10), PADDOCK_SHAPE_ONE, 0, "");
  add_obstacle (track, at (22, 2), PADDOCK_SHAPE_TRIANGLE, 0, "#.a");
  add_obstacle (track, at (5, 10), PADDOCK_SHAPE_BENT, 1, "");

  add_item (track, at (15, 2), PADDOCK_ITEM_RANDOM, "");
  add_item (track, at (7, 2), PADDOCK_ITEM_FIXED, "missile");
  add_item (track, at (24, 9), PADDOCK_ITEM_ARMED, "oil-slick");
  add_note (track, at (2, 8), "Too narrow for three cars abreast?");

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

static void
add_slot (PaddockHexTrack *track, int number, PaddockHex hex, int facing)
{
  PaddockGridSlot *slot = paddock_list_append (&track->grid, &paddock_grid_slot_type);

  slot->number = number;
  slot->at = hex;
  slot->facing = facing;
}

/* A ring of three lanes around a field, ranked all the way round. */
static void
lay_ring (PaddockHexTrack *track, guint inner)
{
  for (guint lane = 0; lane < 3; lane++) {
    guint n;
    g_autofree PaddockHex *ring = paddock_hex_ring (PADDOCK_HEX (0, 0), inner + lane, &n);

    for (guint i = 0; i < n; i++) {
      PaddockCell cell = PADDOCK_CELL (PADDOCK_CELL_SPACE);

      cell.lane = (guint8) lane;
      cell.rank = (gint16) (i * 6 * inner / n);
      paddock_board_set (&track->board, ring[i], cell);
    }
  }
  track->course.length = (int) (6 * inner);
}

PaddockDocument *
sample_frothy_track (void)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (blank);
  PaddockHazard *hazard;
  PaddockFragile *fragile;
  PaddockSolid *solid;
  PaddockRunnerEntry *entry;

  paddock_text_set (&track->title, "Circus Minimus");
  track->game = PADDOCK_GAME_FROTHY;
  track->orientation = PADDOCK_ORIENTATION_FLAT;
  lay_ring (track, 4);
  track->course.line_rank = 2;

  add_slot (track, 1, PADDOCK_HEX (4, 0), 4);
  add_slot (track, 2, PADDOCK_HEX (5, 0), 4);
  add_slot (track, 3, PADDOCK_HEX (6, 0), 5);

  hazard = paddock_list_append (&track->hazards, &paddock_hazard_type);
  hazard->at = PADDOCK_HEX (0, -5);
  hazard->clp = 2;
  hazard = paddock_list_append (&track->hazards, &paddock_hazard_type);
  hazard->at = PADDOCK_HEX (2, -6);
  hazard->clp = 1;
  hazard->dice = 2;
  fragile = paddock_list_append (&track->fragiles, &paddock_fragile_type);
  fragile->at = PADDOCK_HEX (-4, 0);
  fragile->dice = 1;
  solid = paddock_list_append (&track->solids, &paddock_solid_type);
  solid->at = PADDOCK_HEX (-2, 6);
  solid->dice = 3;
  entry = paddock_list_append (&track->course.runners.entries, &paddock_runner_entry_type);
  entry->at = PADDOCK_HEX (-6, 3);
  entry->direction = 5;

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

PaddockDocument *
sample_board (int side)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (blank);
  g_autofree PaddockCell *cells = g_new (PaddockCell, side);

  paddock_text_set (&track->title, "A large board");
  for (int r = 0; r < side; r++) {
    for (int i = 0; i < side; i++) {
      int kind = PADDOCK_CELL_SPACE;

      if (i % 23 == 7 && r % 5 != 0)
        kind = PADDOCK_CELL_BARRIER;
      else if (i % 31 == 3 && r % 17 == 4)
        kind = PADDOCK_CELL_SPECIAL + i % 5;
      cells[i] = PADDOCK_CELL ((guint8) kind);
    }
    paddock_board_set_row (&track->board, r, -(r / 2), (guint) side, cells);
  }
  for (int i = 0; i < side / 10; i++)
    add_token (&add_checkpoint (track, i + 1, i % 2)->tokens, at (i * 10 + 5, i * 10 + 2), 0);

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

PaddockDocument *
sample_row (int n)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (blank);

  for (int q = 0; q < n; q++)
    paddock_board_set (&track->board, PADDOCK_HEX (q, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

/* A run of rows in the notation of the catalogue: rows, lanes, priority, split lanes as bits. */
typedef struct {
  int n, lanes, priority, split;
} Run;

static PaddockTile *
add_tile (PaddockRoadTrack *track, const char *id, const char *label, int kind, int turn)
{
  PaddockTile *tile = paddock_list_append (&track->tiles, &paddock_tile_type);

  paddock_text_set (&tile->id, id);
  paddock_text_set (&tile->label, label);
  tile->kind = kind;
  tile->turn = turn;

  return tile;
}

static void
add_section (PaddockTile *tile, int terrain, const Run *runs)
{
  PaddockSection *section = paddock_list_append (&tile->sections, &paddock_section_type);

  section->terrain = terrain;
  for (; runs->n > 0; runs++) {
    PaddockRows *rows = paddock_list_append (&section->rows, &paddock_rows_type);

    rows->n = runs->n;
    rows->lanes = runs->lanes;
    rows->priority = runs->priority;
    for (int lane = 1; lane <= runs->lanes; lane++)
      if (runs->split & (1 << (lane - 1)))
        paddock_list_append_int (&rows->split, lane);
  }
}

static void
add_place (PaddockRoadTrack *track, const char *tile, int line, gboolean mirror)
{
  PaddockTilePlace *place = paddock_list_append (&track->places, &paddock_tile_place_type);

  paddock_text_set (&place->tile, tile);
  paddock_text_set (&place->as, tile);
  place->line = line;
  place->mirror = mirror;
}

static void
add_bonus (PaddockRoadTrack *track, const char *id, int type, const char *place, int after)
{
  PaddockBonusLine *bonus = paddock_list_append (&track->bonuses, &paddock_bonus_line_type);

  paddock_text_set (&bonus->id, id);
  paddock_text_set (&bonus->at, place);
  bonus->type = type;
  bonus->after = after;
}

static void
add_grid (PaddockTile *tile, int n)
{
  for (int i = 0; i < n; i++) {
    PaddockRoadSlot *slot = paddock_list_append (&tile->slots, &paddock_road_slot_type);

    slot->number = i + 1;
    slot->row = 10 - i / 3;
    slot->lane = 1 + i % 3;
  }
}

PaddockDocument *
sample_road_track (void)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_road_track_kind);
  PaddockRoadTrack *track = paddock_document_dup_record (blank);
  PaddockTile *tile;
  PaddockNote *note;

  paddock_text_set (&track->title, "Market Square Classic");
  paddock_text_set (&track->author, "The Paddock");

  tile = add_tile (track, "s1", "", PADDOCK_TILE_START, PADDOCK_BEND_NONE);
  add_section (tile, PADDOCK_TERRAIN_FLAT, (Run[]){ { 11, 3, 1, 0 }, { 0 } });
  tile->start_line = 10;
  add_grid (tile, 18);
  tile = add_tile (track, "s2", "Market Square", PADDOCK_TILE_START, PADDOCK_BEND_NONE);
  add_section (tile, PADDOCK_TERRAIN_FLAT, (Run[]){ { 4, 3, 1, 0 }, { 7, 4, 1, 0 }, { 0 } });
  tile = add_tile (track, "c1", "", PADDOCK_TILE_CURVE, PADDOCK_BEND_LEFT);
  add_section (tile, PADDOCK_TERRAIN_DESCENT,
               (Run[]){ { 2, 3, 1, 0 }, { 4, 3, 1, 6 }, { 2, 3, 1, 0 }, { 0 } });
  tile = add_tile (track, "i1", "Chapel Climb", PADDOCK_TILE_INTERMEDIATE, PADDOCK_BEND_NONE);
  add_section (tile, PADDOCK_TERRAIN_MOUNTAIN,
               (Run[]){ { 6, 3, 3, 0 }, { 8, 2, 2, 0 }, { 8, 2, 1, 0 }, { 0 } });
  tile = add_tile (track, "c6", "", PADDOCK_TILE_CURVE, PADDOCK_BEND_RIGHT);
  add_section (tile, PADDOCK_TERRAIN_COBBLES,
               (Run[]){ { 2, 3, 3, 0 }, { 2, 3, 3, 3 }, { 2, 2, 2, 1 }, { 2, 2, 2, 0 }, { 0 } });
  tile = add_tile (track, "i2", "Harbour Avenue", PADDOCK_TILE_INTERMEDIATE, PADDOCK_BEND_NONE);
  add_section (tile, PADDOCK_TERRAIN_SPRINT,
               (Run[]){ { 7, 4, 4, 0 },
                        { 2, 5, 4, 0 },
                        { 2, 5, 3, 0 },
                        { 2, 5, 2, 0 },
                        { 2, 5, 1, 0 },
                        { 7, 4, 1, 0 },
                        { 0 } });
  tile = add_tile (track, "f2", "", PADDOCK_TILE_FINISH, PADDOCK_BEND_NONE);
  add_section (tile, PADDOCK_TERRAIN_SPRINT, (Run[]){ { 11, 4, 4, 0 }, { 0 } });
  tile->finish_line = 9;

  add_place (track, "s1", 1, FALSE);
  add_place (track, "s2", 1, FALSE);
  add_place (track, "c1", 0, FALSE);
  add_place (track, "i1", 2, FALSE);
  add_place (track, "c6", 0, FALSE);
  add_place (track, "i2", 3, TRUE);
  add_place (track, "f2", 3, FALSE);
  add_bonus (track, "b1", PADDOCK_BONUS_MOM, "i1", 20);
  add_bonus (track, "b2", PADDOCK_BONUS_SPRINT, "i2", 18);
  note = paddock_list_append (&track->notes, &paddock_note_type);
  note->at = PADDOCK_PLACE (36, 2);
  paddock_text_set (&note->text, "Everybody bunches up here.");

  return paddock_document_new_take (&paddock_road_track_kind, track);
}

static void
add_speed (PaddockLicence *licence, int rating, const int *values)
{
  PaddockSpeed *speed = paddock_list_append (&licence->speeds, &paddock_speed_type);

  speed->rating = rating;
  speed->accel = values[0];
  speed->decel = values[1];
  for (int i = 0; i < PADDOCK_N_PHASES; i++)
    paddock_list_append_int (&speed->move, values[2 + i]);
  speed->control = values[6];
  speed->stamina = values[7];
}

static void
add_affect (PaddockLicence *licence, int value, int kind, int n)
{
  PaddockDamageLevel *level =
    paddock_list_append (&licence->damage.levels, &paddock_damage_level_type);
  PaddockAffect *affect = paddock_list_append (&level->affects, &paddock_affect_type);

  level->value = value;
  affect->kind = kind;
  affect->n = n;
}

static void
add_effect (PaddockLicence *licence, int value, int kind, int n)
{
  PaddockStaminaStep *step =
    paddock_list_append (&licence->stamina.steps, &paddock_stamina_step_type);
  PaddockStaminaEffect *effect = paddock_list_append (&step->effects, &paddock_stamina_effect_type);

  step->value = value;
  effect->kind = kind;
  effect->n = n;
}

static void
add_trait (PaddockLicence *licence, int kind, int n)
{
  PaddockTrait *trait = paddock_list_append (&licence->traits, &paddock_trait_type);

  trait->kind = kind;
  trait->n = n;
}

/* The basic chariot, with two traits and a special card. */
PaddockDocument *
sample_licence (void)
{
  static const int speeds[PADDOCK_N_SPEEDS][8] = {
    { 1, 1, 0, 0, 0, 0, 0, 3 },  { 2, 1, 1, 0, 1, 0, 0, 2 }, { 1, 2, 1, 1, 1, 1, 0, 1 },
    { 2, 1, 1, 2, 1, 2, 1, 0 },  { 2, 1, 0, 3, 3, 2, 2, 0 }, { 2, 1, 0, 4, 3, 3, 3, -1 },
    { 1, 2, 0, 6, 0, 6, 4, -3 },
  };
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_licence_kind);
  PaddockLicence *licence = paddock_document_dup_record (blank);
  PaddockSpecialCard *card;

  paddock_text_set (&licence->name, "Basic Chariot");
  paddock_text_set (&licence->driver, "Flavia");
  paddock_text_set (&licence->kind, "chariot");
  paddock_text_set (&licence->flavour, "Two horses, two wheels, no brakes to speak of.");
  while (paddock_list_len (licence->speeds) > 0)
    paddock_list_remove (&licence->speeds, 0);
  for (int i = 0; i < PADDOCK_N_SPEEDS; i++)
    add_speed (licence, i, speeds[i]);
  licence->damage.resilience = 1;
  licence->damage.maximum = 8;
  add_affect (licence, 1, PADDOCK_AFFECT_CONTROL, 1);
  add_affect (licence, 4, PADDOCK_AFFECT_SAFE_SPEED, 0);
  add_affect (licence, 6, PADDOCK_AFFECT_MAX_SPEED, 5);
  licence->stamina.maximum = 10;
  add_effect (licence, 9, PADDOCK_STAMINA_SPEED, -1);
  add_effect (licence, 8, PADDOCK_STAMINA_REINS_CHECK, 1);
  add_effect (licence, 6, PADDOCK_STAMINA_SPEED, -1);
  licence->cards.whip = 4;
  licence->cards.reins = 4;
  card = paddock_list_append (&licence->cards.specials, &paddock_special_card_type);
  card->kind = PADDOCK_CARD_LASH;
  card->n = 2;
  add_trait (licence, PADDOCK_TRAIT_BLADES, 1);
  add_trait (licence, PADDOCK_TRAIT_FLIMSY, 2);

  return paddock_document_new_take (&paddock_licence_kind, licence);
}

PaddockDocument *
sample_car (void)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_car_kind);
  PaddockCar *car = paddock_document_dup_record (blank);
  PaddockCarAbility *ability = paddock_list_append (&car->abilities, &paddock_car_ability_type);
  PaddockComponent *component = paddock_list_append (&car->components, &paddock_component_type);

  paddock_text_set (&car->name, "Hot Rod");
  paddock_text_set (&car->colour, "c8322b");
  paddock_text_set (&car->description, "Loud, quick off the line and hard to stop.");
  paddock_text_set (&ability->name, "burnout");
  paddock_text_set (&component->name, "Blower");
  component->count = 2;
  paddock_text_set (&component->text, "Lies beside the dashboard until it is used.");

  return paddock_document_new_take (&paddock_car_kind, car);
}

PaddockDocument *
sample_cards (void)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_cards_kind);
  PaddockCards *cards = paddock_document_dup_record (blank);
  PaddockItem *item = paddock_list_append (&cards->items, &paddock_item_type);
  PaddockSpace *space = paddock_list_append (&cards->spaces, &paddock_space_type);
  PaddockCardEffect *effect;

  paddock_text_set (&cards->title, "Old Harbour");
  paddock_text_set (&item->id, "oil-slick");
  paddock_text_set (&item->name, "Oil slick");
  paddock_text_set (&item->text, "Whoever leaves it must steer.");
  item->windows = PADDOCK_LIGHT_START | PADDOCK_LIGHT_END;
  effect = paddock_list_append (&item->effects, &paddock_card_effect_type);
  effect->on = PADDOCK_ON_LEAD_LEAVE;
  paddock_text_set (&effect->kind, "must-steer");
  paddock_text_set (&space->id, "extra-grip");
  paddock_text_set (&space->name, "Extra grip");

  return paddock_document_new_take (&paddock_cards_kind, cards);
}

PaddockDocument *
sample_playtest (void)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_playtest_kind);
  PaddockPlaytest *playtest = paddock_document_dup_record (blank);
  PaddockPlaytestSeat *seat = paddock_list_append (&playtest->seats, &paddock_playtest_seat_type);

  paddock_text_set (&playtest->title, "A smash in the first bend");
  paddock_text_set (&playtest->game, "joyride");
  paddock_text_set (&playtest->track.file, "harbour-loop.track.xml");
  paddock_text_set (&seat->id, "red");
  paddock_text_set (&seat->name, "Red");
  paddock_list_append_int (&paddock_playtest_add_step (playtest, PADDOCK_STEP_FORCE)->faces, 3);
  paddock_text_set (&paddock_playtest_add_step (playtest, PADDOCK_STEP_CHOOSE)->key, "steer:left");

  return paddock_document_new_take (&paddock_playtest_kind, playtest);
}

const Sample samples[] = {
  { "joyride-track", sample_joyride_track },
  { "frothy-track", sample_frothy_track },
  { "road-track", sample_road_track },
  { "licence", sample_licence },
  { "car", sample_car },
  { "cards", sample_cards },
  { "playtest", sample_playtest },
};
const guint n_samples = G_N_ELEMENTS (samples);
