/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From documents and options to the flat arrays that a race runs on, or a sentence that says why these
 * documents make no race (JOY-BRD, JOY-OBS, JOY-CPT, JOY-SET, JOY-HCP).
 */

#include "joyride-course.h"

#include <string.h>

#include "car.h"
#include "hex-track.h"
#include "joyride-content.h"
#include "track-layout.h"

#define MAX_SIDE 1000

static gboolean fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
                                                format, args));
  va_end (args);

  return FALSE;
}

/* --- The board --- */

static void
set_cell (JoyCourse *self, PaddockHex hex, guint kind)
{
  guint i = joy_course_index (self, hex);

  self->flags[i] = kind == PADDOCK_CELL_SPACE || kind >= PADDOCK_CELL_SPECIAL ? JOY_CELL_SPACE : 0;
  self->specials[i] = kind >= PADDOCK_CELL_SPECIAL ? (guint8) (kind - PADDOCK_CELL_SPECIAL + 1) : 0;
  self->has_specials |= self->specials[i] != 0;
}

static void
copy_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  set_cell (data, hex, cell.kind);
}

/* JOY-RUL-08: with a border of barriers all round. */
static gboolean
lay_board (JoyCourse *self, const PaddockHexTrack *track, GError **error)
{
  PaddockBoardBounds bounds;

  if (!paddock_board_get_bounds (track->board, &bounds))
    return fail (error, "The track has no spaces yet");

  self->q0 = bounds.min.q - 1;
  self->r0 = bounds.min.r - 1;
  self->width = bounds.max.q - bounds.min.q + 3;
  self->height = bounds.max.r - bounds.min.r + 3;
  if (self->width > MAX_SIDE || self->height > MAX_SIDE)
    return fail (error, "The board is %d by %d hexes; a race takes at most %d by %d", self->width,
                 self->height, MAX_SIDE, MAX_SIDE);

  self->flags = g_new0 (guint8, self->width * self->height);
  self->specials = g_new0 (guint8, self->width * self->height);
  self->lines = g_new0 (guint32, self->width * self->height);
  paddock_board_foreach (track->board, NULL, copy_cell, self);
  return TRUE;
}

/* JOY-DIF-10: special spaces leave the length of a move alone. */
static void
drop_boosts (JoySpecial *special)
{
  for (guint i = 0; i < JOY_MAX_EFFECTS; i++)
    if (special->effects[i].kind == JOY_EFFECT_BOOST)
      special->effects[i] = (JoyEffect){ JOY_EFFECT_NONE, 0 };
}

/* The letters of the legend; a cell whose letter has none is a plain space. */
static gboolean
read_specials (JoyCourse *self,
               const PaddockSetup *setup,
               const PaddockHexTrack *track,
               GError **error)
{
  for (guint i = 0; i < paddock_list_len (track->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (track->specials, PaddockSpecial, i);
    const char *key = paddock_text_get (special->key);

    if (*key < 'a' || *key > 'z')
      continue;
    if (!joy_find_space (setup, paddock_text_get (special->name), &self->special[*key - 'a'],
                         error))
      return FALSE;
    if (self->options[JOY_OPTION_STOP_CAUSES])
      drop_boosts (&self->special[*key - 'a']);
  }
  self->n_specials = JOY_MAX_SPECIALS;

  return TRUE;
}

/* A token, or one hex of it, on top of the board: never beside it, never on another. */
static gboolean
cover (JoyCourse *self, const PaddockHexTrack *track, PaddockHex hex, guint kind, GError **error)
{
  if (paddock_board_get (track->board, hex).kind == PADDOCK_CELL_OFF)
    return fail (error, "The token at %d,%d lies outside the board", hex.q, hex.r);
  if (self->flags[joy_course_index (self, hex)] & JOY_CELL_COVERED)
    return fail (error, "Two tokens lie on %d,%d", hex.q, hex.r);

  set_cell (self, hex, kind);
  self->flags[joy_course_index (self, hex)] |= JOY_CELL_COVERED;
  return TRUE;
}

/* JOY-OBS-01 and 02: what the token shows replaces what is below it. */
static gboolean
lay_obstacles (JoyCourse *self, const PaddockHexTrack *track, GError **error)
{
  for (guint i = 0; i < paddock_list_len (track->obstacles); i++) {
    const PaddockObstacle *obstacle = PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i);
    const char *shows = paddock_text_get (obstacle->shows);
    PaddockHex hexes[3];
    guint n = paddock_obstacle_get_hexes (obstacle, hexes);

    for (guint k = 0; k < n; k++)
      if (!cover (self, track, hexes[k],
                  k < strlen (shows) ? (guint) MAX (0, paddock_cell_kind_from_char (shows[k]))
                                     : PADDOCK_CELL_BARRIER,
                  error))
        return FALSE;
  }

  return TRUE;
}

/* --- Lines --- */

static void
add_to_line (JoyCourse *self, guint line, GArray *cells, PaddockHex hex)
{
  if (!joy_course_is_space (self, hex))
    return; /* JOY-CPT-04 */

  g_array_append_val (cells, hex);
  self->lines[joy_course_index (self, hex)] |= 1u << line;
}

/* Whether the second token of a pair lies in the row of the first one's arrow and looks back at it. */
static gboolean
is_pair (const PaddockLineToken *first, const PaddockLineToken *second)
{
  int direction, steps;

  return paddock_hex_is_in_row (first->at, second->at, &direction, &steps)
         && first->arrow == direction && second->arrow == (direction + 3) % PADDOCK_N_DIRECTIONS;
}

static gboolean
lay_line (JoyCourse *self,
          const PaddockHexTrack *track,
          guint line,
          const PaddockList *tokens,
          GError **error)
{
  const PaddockLineToken *first = PADDOCK_LIST_AT (tokens, PaddockLineToken, 0);
  const PaddockLineToken *second = tokens->len > 1 ? first + 1 : NULL;
  PaddockLineRow row;
  GArray *cells;

  if (second && !is_pair (first, second))
    return fail (error, "The tokens at %d,%d and %d,%d do not face each other in one row",
                 first->at.q, first->at.r, second->at.q, second->at.r);

  cells = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  paddock_line_row_find (&row, track->board, tokens);
  for (int i = 0; i < row.n; i++)
    add_to_line (self, line, cells, paddock_line_row_at (&row, i));

  self->line[line].n_cells = (guint16) cells->len;
  self->line[line].cells = (PaddockHex *) g_array_free (cells, FALSE);
  if (self->line[line].n_cells > 0)
    return TRUE;

  return line == 0 ? fail (error, "The starting line has no space on it")
                   : fail (error, "Checkpoint %u has no space on its line", line);
}

static gboolean
lay_tokens (JoyCourse *self,
            const PaddockHexTrack *track,
            const PaddockList *tokens,
            const char *what,
            GError **error)
{
  if (paddock_list_len (tokens) < 1 || paddock_list_len (tokens) > 2)
    return fail (error, "%s needs one token or a pair", what);

  for (guint i = 0; i < tokens->len; i++)
    if (!cover (self, track, PADDOCK_LIST_AT (tokens, PaddockLineToken, i)->at,
                PADDOCK_CELL_BARRIER, error)) /* JOY-CPT-05 */
      return FALSE;

  return TRUE;
}

static const PaddockCheckpoint *
find_checkpoint (const PaddockHexTrack *track, guint number)
{
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    if (PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->number == (int) number)
      return PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);

  return NULL;
}

/* JOY-CPT-01: the start and the checkpoints 1..N.  All tokens first: they are barriers to every line. */
static gboolean
lay_lines (JoyCourse *self, const PaddockHexTrack *track, GError **error)
{
  guint n = paddock_list_len (track->checkpoints);

  if (n < 1 || n + 1 > JOY_MAX_LINES)
    return fail (error, "The track has %u checkpoints; a race needs 1 to %d", n, JOY_MAX_LINES - 1);
  if (!lay_tokens (self, track, track->start.tokens, "The starting line", error))
    return FALSE;
  for (guint i = 1; i <= n; i++) {
    const PaddockCheckpoint *checkpoint = find_checkpoint (track, i);

    if (!checkpoint)
      return fail (error, "Checkpoint %u is missing: they are numbered from 1 without gaps", i);
    if (!lay_tokens (self, track, checkpoint->tokens, "Every checkpoint", error))
      return FALSE;
  }

  self->n_lines = n + 1;
  self->start_direction = (guint8) track->start.direction;
  self->line[0].has_item = track->start.side == PADDOCK_SIDE_ITEM;
  if (!lay_line (self, track, 0, track->start.tokens, error))
    return FALSE;
  for (guint i = 1; i <= n; i++) {
    const PaddockCheckpoint *checkpoint = find_checkpoint (track, i);

    self->line[i].has_item = checkpoint->side == PADDOCK_SIDE_ITEM;
    if (!lay_line (self, track, i, checkpoint->tokens, error))
      return FALSE;
  }

  return TRUE;
}

/* --- Items --- */

static int
find_item_index (const JoyCourse *self, const char *id)
{
  for (guint i = 0; i < self->n_items; i++)
    if (g_str_equal (self->items[i].id, id))
      return (int) i;

  return -1;
}

/* The index of an item type, which is added to the race if it is new to it; -1 on error. */
static int
need_item (JoyCourse *self, const PaddockSetup *setup, const char *id, GError **error)
{
  int i = find_item_index (self, id);

  if (i >= 0)
    return i;
  if (self->n_items == JOY_MAX_ITEM_TYPES) {
    fail (error, "A race takes at most %d types of item", JOY_MAX_ITEM_TYPES);
    return -1;
  }
  if (!joy_find_item (setup, id, &self->items[self->n_items], error))
    return -1;

  return (int) self->n_items++;
}

/* JOY-CPX-04: a pool may be limited to one category. */
static gboolean
is_raced (const JoyCourse *self, guint item)
{
  int which = self->options[JOY_OPTION_ITEMS];

  return which == JOY_ITEMS_ALL
         || self->items[item].category
              == (which == JOY_ITEMS_DROPPED ? JOY_ITEM_DROPPED : JOY_ITEM_FIRED);
}

static gboolean
add_tokens (JoyCourse *self, const PaddockSetup *setup, const char *id, int count, GError **error)
{
  int item = need_item (self, setup, id, error);

  if (item < 0)
    return FALSE;
  if (!is_raced (self, (guint) item))
    return TRUE;
  if (count < 0)
    count = self->items[item].tokens;
  if (self->n_stack + (guint) count > JOY_MAX_STACK)
    return fail (error, "A race takes at most %d item tokens", JOY_MAX_STACK);
  for (; count > 0; count--)
    self->stack[self->n_stack++] = (guint8) item;

  return TRUE;
}

static gboolean
add_named_items (JoyCourse *self, const PaddockSetup *setup, const char *names, GError **error)
{
  g_auto (GStrv) ids = g_strsplit_set (names, " ", -1);

  for (guint i = 0; ids[i]; i++)
    if (*ids[i] && !add_tokens (self, setup, ids[i], -1, error))
      return FALSE;

  return TRUE;
}

/* JOY-SET-02, JOY-ITM-10: the layout's pool, or what it recommends, or the standard items. */
static gboolean
fill_stack (JoyCourse *self,
            const PaddockSetup *setup,
            const PaddockHexTrack *track,
            GError **error)
{
  if (!self->options[JOY_OPTION_ITEMS])
    return TRUE;
  if (paddock_list_len (track->pool) == 0)
    return add_named_items (self, setup,
                            *paddock_text_get (track->items) ? track->items
                                                             : "rocket mine oil-slick nitro",
                            error);

  for (guint i = 0; i < track->pool->len; i++) {
    const PaddockPoolEntry *entry = PADDOCK_LIST_AT (track->pool, PaddockPoolEntry, i);

    if (!add_tokens (self, setup, paddock_text_get (entry->item), entry->count, error))
      return FALSE;
  }

  return TRUE;
}

/* A token that lies on the board from the start comes out of the stack, as at the table. */
static gboolean
take_from_stack (JoyCourse *self, guint item)
{
  for (guint i = self->n_stack; i-- > 0;)
    if (self->stack[i] == item) {
      self->n_stack--;
      memmove (self->stack + i, self->stack + i + 1, self->n_stack - i);
      return TRUE;
    }

  return FALSE;
}

static gboolean
has_board_item (const JoyCourse *self, PaddockHex hex)
{
  for (guint i = 0; i < self->n_board_items; i++)
    if (paddock_hex_equal (self->board_items[i].at, hex))
      return TRUE;

  return FALSE;
}

/* JOY-RUL-62: on a space, one to a space, and no more of a type than there are. */
static gboolean
lay_board_item (JoyCourse *self,
                const PaddockSetup *setup,
                const PaddockBoardItem *item,
                GError **error)
{
  static const guint8 is_down[] = {
    [PADDOCK_ITEM_RANDOM] = 1, [PADDOCK_ITEM_FIXED] = 2, [PADDOCK_ITEM_ARMED] = 0
  };
  JoyBoardItem *laid = &self->board_items[self->n_board_items];
  int type = JOY_RANDOM_ITEM;

  if (self->n_board_items == JOY_MAX_BOARD_ITEMS)
    return fail (error, "A race takes at most %d items on the board", JOY_MAX_BOARD_ITEMS);
  if (!joy_course_has (self, item->at) || !joy_course_is_space (self, item->at))
    return fail (error, "The item at %d,%d does not lie on a space", item->at.q, item->at.r);
  if (has_board_item (self, item->at))
    return fail (error, "Two items lie on %d,%d", item->at.q, item->at.r);
  if (item->how != PADDOCK_ITEM_RANDOM) {
    type = need_item (self, setup, paddock_text_get (item->item), error);
    if (type < 0)
      return FALSE;
    if (!is_raced (self, (guint) type))
      return TRUE;
    if (!take_from_stack (self, (guint) type))
      return fail (error, "More tokens of \"%s\" lie on the board than there are in the race",
                   self->items[type].id);
  }

  *laid = (JoyBoardItem){ .at = item->at, .item = (guint8) type, .is_down = is_down[item->how] };
  self->n_board_items++;
  return TRUE;
}

/* What lies there and what can be dropped there must find room in the state at the same time. */
static gboolean
check_board_room (const JoyCourse *self, GError **error)
{
  guint n = self->n_board_items;

  for (guint i = 0; i < self->n_stack; i++)
    n += self->items[self->stack[i]].category == JOY_ITEM_DROPPED;
  if (n > JOY_MAX_BOARD_ITEMS)
    return fail (error, "Up to %u items could lie on the board at once; a race takes %d", n,
                 JOY_MAX_BOARD_ITEMS);
  return TRUE;
}

static gboolean
lay_board_items (JoyCourse *self,
                 const PaddockSetup *setup,
                 const PaddockHexTrack *track,
                 GError **error)
{
  if (!self->options[JOY_OPTION_ITEMS])
    return TRUE;
  for (guint i = 0; i < paddock_list_len (track->board_items); i++)
    if (!lay_board_item (self, setup, PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, i),
                         error))
      return FALSE;

  return check_board_room (self, error);
}

/* JOY-RUL-66: the types a checkpoint may give. */
static void
restrict_checkpoints (JoyCourse *self, const PaddockHexTrack *track)
{
  for (guint line = 1; line < self->n_lines; line++) {
    g_auto (GStrv) ids =
      g_strsplit_set (paddock_text_get (find_checkpoint (track, line)->items), " ", -1);

    for (guint i = 0; ids[i]; i++) {
      int item = find_item_index (self, ids[i]);

      if (*ids[i])
        self->line[line].item_types |= item >= 0 ? 1u << item : JOY_NOT_RACED;
    }
  }
}

/* --- Cars --- */

static const JoyCarSpec standard_car = {
  .n_dice = 5,
  .top_gear = 5,
  .start_gear = 2,
  .n_damage_gears = 3,
  .bonus_gears = 1 << 2,
  .reverse_gears = 1 << 1,
  .n_locks = 4,
  .n_damage_locks = 3,
  .n_slots = 2,
  .damage_slots = 3,
  .n_faces = 3,
  .faces = { 1, 2, 3 },
  .die = { .name = "car", .n_sides = 6, .shows = { 1, 1, 2, 2, 3, 3 } },
};

static gboolean
read_gears (JoyCarSpec *spec, const PaddockCar *car, GError **error)
{
  if (paddock_list_len (car->gears) == 0)
    return TRUE;
  if (car->gears->len > JOY_MAX_GEAR)
    return fail (error, "The car \"%s\" has %u gears; at most %d can be raced", car->name,
                 car->gears->len, JOY_MAX_GEAR);

  spec->top_gear = (guint8) car->gears->len;
  spec->n_damage_gears = spec->bonus_gears = spec->reverse_gears = 0;
  for (guint i = 0; i < car->gears->len; i++) {
    const PaddockGear *gear = PADDOCK_LIST_AT (car->gears, PaddockGear, i);

    if (gear->number < 1 || gear->number > (int) car->gears->len)
      return fail (error, "The gears of \"%s\" are not numbered 1 to %u", car->name,
                   car->gears->len);
    spec->n_damage_gears = (guint8) (spec->n_damage_gears + (gear->damageable ? 1 : 0));
    spec->bonus_gears |= (guint8) ((gear->bonus_steer ? 1 : 0) << gear->number);
    spec->reverse_gears |= (guint8) ((gear->reverse ? 1 : 0) << gear->number);
  }

  return TRUE;
}

static gboolean
read_dice (JoyCarSpec *spec, const PaddockCar *car, GError **error)
{
  guint faces = 0;

  spec->n_dice = (guint8) car->dice.count;
  if (spec->n_dice > JOY_MAX_DICE || spec->n_dice < spec->top_gear)
    return fail (error, "The car \"%s\" has %d dice; it needs one for each gear, at most %d",
                 car->name, car->dice.count, JOY_MAX_DICE);
  if (paddock_list_len (car->dice.faces) == 0)
    return TRUE;
  if (car->dice.faces->len > G_N_ELEMENTS (spec->die.shows))
    return fail (error, "A die of \"%s\" has %u faces; at most %u can be rolled", car->name,
                 car->dice.faces->len, (guint) G_N_ELEMENTS (spec->die.shows));

  spec->die.n_sides = (guint8) car->dice.faces->len;
  for (guint i = 0; i < car->dice.faces->len; i++) {
    spec->die.shows[i] = (gint8) paddock_list_get_int (car->dice.faces, i);
    faces |= 1u << spec->die.shows[i];
  }
  if ((guint) __builtin_popcount (faces) > JOY_MAX_FACES)
    return fail (error, "A die of \"%s\" shows more than %d different numbers", car->name,
                 JOY_MAX_FACES);

  spec->n_faces = 0;
  for (guint value = 0; faces >> value; value++)
    if (faces >> value & 1)
      spec->faces[spec->n_faces++] = (guint8) value;
  return TRUE;
}

static gboolean
read_car (JoyCarSpec *spec, const PaddockCar *car, GError **error)
{
  spec->start_gear = (guint8) car->start_gear;
  spec->n_locks = (guint8) MIN (car->lock_slots.total, JOY_MAX_LOCKS);
  spec->n_damage_locks = (guint8) MIN (car->lock_slots.damageable, spec->n_locks);
  spec->n_slots = (guint8) MIN (car->item_slots.total, JOY_MAX_ITEM_SLOTS);
  spec->damage_slots = (guint8) ((1 << MIN (car->item_slots.damageable, spec->n_slots)) - 1);

  return read_gears (spec, car, error) && read_dice (spec, car, error);
}

/* Permanent abilities are part of the car (JOY-ABL-03). */
static void
build_in (JoyCarSpec *spec, const JoyEffect *effect)
{
  switch (effect->kind) {
  case JOY_EFFECT_EXTRA_LOCK:
    spec->extra_locks = (guint8) MIN (spec->extra_locks + effect->n, JOY_MAX_LOCKS - spec->n_locks);
    break;
  case JOY_EFFECT_FULL_PUSH:
    spec->is_full_push = TRUE;
    break;
  case JOY_EFFECT_RAM:
    spec->ram = (guint8) effect->n;
    break;
  case JOY_EFFECT_FREE_BRAKE:
    spec->is_free_brake = TRUE;
    break;
  case JOY_EFFECT_REVERSE_GEAR:
    spec->reverse_gears |= (guint8) ((2 << effect->n) - 2);
    break;
  case JOY_EFFECT_STEER_GEAR:
    spec->bonus_gears |= (guint8) (1 << effect->n);
    break;
  case JOY_EFFECT_BUMPER:
    spec->has_bumper = TRUE;
    break;
  case JOY_EFFECT_HEAD_START:
    spec->head_start = (guint8) effect->n;
    break;
  default:
    break;
  }
}

static JoyUse
find_use (const JoyAbilitySide *side)
{
  static const JoyEffectKind moments[JOY_N_USES] = {
    [JOY_USE_EXTRA_SHIFT] = JOY_EFFECT_EXTRA_SHIFT,
    [JOY_USE_SET_DIE] = JOY_EFFECT_SET_DIE,
    [JOY_USE_SHARP_STEER] = JOY_EFFECT_SHARP_STEER,
    [JOY_USE_REROLL] = JOY_EFFECT_REROLL,
  };

  for (guint use = JOY_USE_WINDOW + 1; use < JOY_N_USES; use++)
    for (guint i = 0; i < JOY_MAX_EFFECTS; i++)
      if (side->effects[i].kind == moments[use])
        return use;

  return JOY_USE_WINDOW;
}

/* Notes when each side of an ability can be used; only toggles have a second one. */
static void
index_ability (JoyCarSpec *spec, guint ability)
{
  const JoyAbility *self = &spec->abilities[ability];
  guint n_sides = self->kind == JOY_ABILITY_TOGGLE ? 2 : self->kind == JOY_ABILITY_ONE_SHOT ? 1 : 0;

  for (guint side = 0; side < n_sides; side++)
    for (guint phase = 0; phase < JOY_N_PHASES; phase++)
      if (self->sides[side].lights >> phase & 1) {
        JoyUse use = find_use (&self->sides[side]);

        spec->usable[side][use][phase] |= (guint8) (1 << ability);
        spec->has_window_abilities |= use == JOY_USE_WINDOW;
      }
}

static gboolean
add_ability (JoyCarSpec *spec, const PaddockSetup *setup, const char *id, GError **error)
{
  JoyAbility *ability = &spec->abilities[spec->n_abilities];

  if (spec->n_abilities == JOY_MAX_ABILITIES)
    return fail (error, "A driver has at most %d abilities", JOY_MAX_ABILITIES);
  if (!joy_find_ability_card (setup, id, ability, error))
    return FALSE;

  if (ability->kind == JOY_ABILITY_PERMANENT)
    for (guint i = 0; i < JOY_MAX_EFFECTS; i++)
      build_in (spec, &ability->sides[0].effects[i]);
  index_ability (spec, spec->n_abilities++);
  return TRUE;
}

static const char *
seat_setting (const PaddockSeat *seat, const char *name)
{
  const char *value = seat->settings ? g_hash_table_lookup (seat->settings, name) : NULL;

  return value ? value : "";
}

/* JOY-SET-03: one complete set, standard or the car's own. */
static gboolean
choose_abilities (JoyCourse *self, const PaddockSetup *setup, guint seat, GError **error)
{
  JoyCarSpec *spec = &self->cars[seat];
  const PaddockDocument *vehicle = setup->seats[seat].vehicle;
  const PaddockList *own = vehicle ? ((const PaddockCar *) vehicle->record)->abilities : NULL;
  const char *set = seat_setting (&setup->seats[seat], "abilities");
  gboolean is_unique = g_str_equal (set, "unique");

  if (*set && !is_unique && !g_str_equal (set, "standard"))
    return fail (error, "The seat \"%s\" chose the abilities \"%s\"; there are standard and unique",
                 setup->seats[seat].id, set);
  if (self->options[JOY_OPTION_ABILITIES] == 2)
    return TRUE;

  if (self->options[JOY_OPTION_ABILITIES] == 0 && is_unique) {
    if (paddock_list_len (own) == 0)
      return fail (error, "The seat \"%s\" chose unique abilities, but its car has none",
                   setup->seats[seat].id);
    for (guint i = 0; i < own->len; i++)
      if (!add_ability (spec, setup, PADDOCK_LIST_AT (own, PaddockCarAbility, i)->name, error))
        return FALSE;
    return TRUE;
  }

  for (guint i = 0; i < JOY_N_STANDARD_ABILITIES; i++) {
    spec->abilities[i] = joy_standard_abilities[i];
    index_ability (spec, spec->n_abilities++);
  }
  return TRUE;
}

static const struct {
  const char *name;
  JoyHandicap handicap;
} handicap_names[] = {
  { "low", JOY_HANDICAP_LOW },
  { "hot", JOY_HANDICAP_HOT },
  { "late", JOY_HANDICAP_LATE },
  { "random", JOY_HANDICAP_RANDOM },
};

static gboolean
read_handicaps (JoyCarSpec *spec, const PaddockSeat *seat, GError **error)
{
  g_auto (GStrv) names = g_strsplit (seat_setting (seat, "handicaps"), " ", -1);

  for (guint i = 0; names[i]; i++) {
    guint k = 0;

    if (!*names[i])
      continue;
    while (k < G_N_ELEMENTS (handicap_names) && !g_str_equal (handicap_names[k].name, names[i]))
      k++;
    if (k == G_N_ELEMENTS (handicap_names))
      return fail (error,
                   "The seat \"%s\" has a handicap \"%s\"; there are low, hot, late and random",
                   seat->id, names[i]);
    spec->handicaps |= (guint8) handicap_names[k].handicap;
  }

  return TRUE;
}

/* JOY-RUL-48: somebody whose abilities are all permanent has none to start used. */
static gboolean
check_low (const JoyCarSpec *spec, const PaddockSeat *seat, GError **error)
{
  if (!(spec->handicaps & JOY_HANDICAP_LOW))
    return TRUE;
  for (guint i = 0; i < spec->n_abilities; i++)
    if (spec->abilities[i].kind != JOY_ABILITY_PERMANENT)
      return TRUE;

  return fail (error, "The seat \"%s\" cannot run low: it has no ability that can be used up",
               seat->id);
}

/* JOY-DEC-01: a car that nobody before has taken. */
static gboolean
check_car (const PaddockSetup *setup, guint seat, GError **error)
{
  const PaddockCar *car = setup->seats[seat].vehicle->record;

  for (guint i = 0; i < seat; i++) {
    const PaddockDocument *other = setup->seats[i].vehicle;

    if (other && g_strcmp0 (((const PaddockCar *) other->record)->id, car->id) == 0)
      return fail (error, "The car \"%s\" is taken twice, by \"%s\" and \"%s\"", car->id,
                   setup->seats[i].id, setup->seats[seat].id);
  }

  return TRUE;
}

static gboolean
read_seat (JoyCourse *self, const PaddockSetup *setup, guint i, GError **error)
{
  const PaddockSeat *seat = &setup->seats[i];
  JoyCarSpec *spec = &self->cars[i];

  *spec = standard_car;
  spec->team = (guint8) seat->team;
  if (seat->vehicle && seat->vehicle->kind != &paddock_car_kind)
    return fail (error, "The seat \"%s\" brings something that is not a Joyride car", seat->id);
  if (seat->vehicle
      && (!check_car (setup, i, error) || !read_car (spec, seat->vehicle->record, error)))
    return FALSE;
  if (self->options[JOY_OPTION_LOCK_DAMAGE_SLOTS] == 4 && spec->n_damage_locks == 3)
    spec->n_damage_locks = 4;

  return choose_abilities (self, setup, i, error) && read_handicaps (spec, seat, error)
         && check_low (spec, seat, error);
}

/* JOY-DIF-09: the rules of 2023 have no such chapter.  Which abilities and items a race has is not among them:
 * that a layout may say in any edition (JOY-RGD-05). */
static gboolean
check_variants (const JoyCourse *self, const PaddockSetup *setup, GError **error)
{
  static const JoyOption variants[] = { JOY_OPTION_TEAMS, JOY_OPTION_INITIATIVE, JOY_OPTION_DAMAGE,
                                        JOY_OPTION_FEWER_LAPS };

  if (self->options[JOY_OPTION_VARIANTS])
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    if (self->options[variants[i]] != joy_options[variants[i]].initial)
      return fail (error, "The option \"%s\" is a variant, and this race has none",
                   joy_options[variants[i]].name);
  for (guint i = 0; i < setup->n_seats; i++)
    if (self->cars[i].handicaps)
      return fail (error, "The seat \"%s\" has a handicap: a variant, and this race has none",
                   setup->seats[i].id);
  return TRUE;
}

/* JOY-TEA-01, JOY-CMP-09 */
static gboolean
read_seats (JoyCourse *self, const PaddockSetup *setup, GError **error)
{
  guint in_second = 0;

  if ((int) setup->n_seats > self->options[JOY_OPTION_MAX_CARS])
    return fail (error, "%u cars are too many; the option max-cars allows %d", setup->n_seats,
                 self->options[JOY_OPTION_MAX_CARS]);

  self->n_cars = setup->n_seats;
  for (guint i = 0; i < setup->n_seats; i++) {
    if (!read_seat (self, setup, i, error))
      return FALSE;
    in_second += self->cars[i].team == 2;
  }

  if (self->options[JOY_OPTION_TEAMS] && self->n_cars != 4)
    return fail (error, "Teams need exactly four cars");
  if (self->options[JOY_OPTION_TEAMS] == 2 && in_second != 2)
    return fail (error, "Chosen teams need two seats of team 1 and two of team 2");
  return TRUE;
}

/* Places on the starting line: a space whose rear space is free too (JOY-RUL-53).  With the start direction along
 * the line a car can spoil the places before and behind it, so only a third of them is safe. */
static gboolean
check_start (const JoyCourse *self, GError **error)
{
  const JoyLine *line = &self->line[0];
  guint places = 0;
  gboolean is_along = FALSE;

  for (guint i = 0; i < line->n_cells; i++) {
    PaddockHex rear = paddock_hex_neighbour (line->cells[i], self->start_direction + 3);

    places += joy_course_is_space (self, rear);
    is_along |= (self->lines[joy_course_index (self, rear)] & 1) != 0;
  }
  if (is_along)
    places = (places + 2) / 3;

  if (places < self->n_cars)
    return fail (error, "The starting line has room for %u cars, not for %u", places, self->n_cars);
  return TRUE;
}

JoyCourse *
joy_course_new (const PaddockSetup *setup, GError **error)
{
  g_autoptr (JoyCourse) self = g_new0 (JoyCourse, 1);
  const PaddockHexTrack *track;

  if (!setup->track || setup->track->kind != &paddock_hex_track_kind) {
    fail (error, "A Joyride race needs a hex track");
    return NULL;
  }

  track = setup->track->record;
  memcpy (self->options, setup->options, sizeof self->options);
  self->laps = (guint8) MAX (1, track->laps - self->options[JOY_OPTION_FEWER_LAPS]);
  if (!lay_board (self, track, error) || !read_specials (self, setup, track, error)
      || !lay_obstacles (self, track, error) || !lay_lines (self, track, error)
      || !fill_stack (self, setup, track, error) || !lay_board_items (self, setup, track, error)
      || !read_seats (self, setup, error) || !check_variants (self, setup, error)
      || !check_start (self, error))
    return NULL;

  restrict_checkpoints (self, track);
  return g_steal_pointer (&self);
}

void
joy_course_free (JoyCourse *self)
{
  for (guint i = 0; i < JOY_MAX_LINES; i++)
    g_free (self->line[i].cells);
  g_free (self->flags);
  g_free (self->specials);
  g_free (self->lines);
  g_free (self);
}
