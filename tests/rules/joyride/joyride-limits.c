/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How much a Joyride race takes: each limit met exactly, and passed by one.
 */

#include "joyride-limits.h"

#include "car.h"
#include "cards.h"
#include "joyride-tracks.h"
#include "joyride/joyride-content.h"
#include "joyride/joyride.h"

static const JoyCourse *
course_of (const PaddockSetup *setup)
{
  return setup->course;
}

/* --- Tracks --- */

static void
add_pool (PaddockHexTrack *track, const char *item, int count)
{
  PaddockPoolEntry *entry = paddock_list_append (&track->pool, &paddock_pool_entry_type);

  paddock_text_set (&entry->item, item);
  entry->count = count;
}

/* N checkpoints, each a token that looks along its row to the edge. */
static void
add_checkpoints (PaddockHexTrack *track, int n)
{
  paddock_list_remove (&track->checkpoints, 0);
  for (int i = 0; i < n; i++)
    joy_test_add_checkpoint (track, i + 1, PADDOCK_HEX (i < 20 ? 2 : 6, i % 20 - 8), 0);
}

static void
add_nitros (PaddockHexTrack *track, int n)
{
  add_pool (track, "nitro", n);
}

static void
add_mines (PaddockHexTrack *track, int n)
{
  add_pool (track, "mine", n);
}

/* N tokens from the stack that lie face down. */
static void
add_board_items (PaddockHexTrack *track, int n)
{
  add_pool (track, "nitro", n);
  for (int i = 0; i < n; i++) {
    PaddockBoardItem *item = paddock_list_append (&track->board_items, &paddock_board_item_type);

    item->at = PADDOCK_HEX (i % 8, i / 8);
  }
}

static const struct {
  const char *name;
  void (*add) (PaddockHexTrack *track, int n);
  int least, most;
  const char *below, *above;
} track_limits[] = {
  { "checkpoints", add_checkpoints, 1, JOY_MAX_LINES - 1,
    "The track has 0 checkpoints; a race needs 1 to 30",
    "The track has 31 checkpoints; a race needs 1 to 30" },
  { "tokens", add_nitros, 0, JOY_MAX_STACK, NULL, "A race takes at most 64 item tokens" },
  { "dropped-items", add_mines, 0, JOY_MAX_BOARD_ITEMS, NULL,
    "Up to 33 items could lie on the board at once; a race takes 32" },
  { "board-items", add_board_items, 0, JOY_MAX_BOARD_ITEMS, NULL,
    "A race takes at most 32 items on the board" },
};

static PaddockDocument *
track_with (guint limit, int n)
{
  PaddockHexTrack *track = joy_test_plain_new ();

  track_limits[limit].add (track, n);
  return joy_test_take (track);
}

static void
race_with (guint limit, int n)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (track_with (limit, n), 2, NULL);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  g_autoptr (GError) error = NULL;

  paddock_match_check (match, &error);
  g_assert_no_error (error);
}

static void
test_tracks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (track_limits); i++) {
    int least = track_limits[i].least, most = track_limits[i].most;

    race_with (i, least);
    race_with (i, most);
    if (track_limits[i].below)
      joy_test_refused (track_with (i, least - 1), 2, NULL, track_limits[i].below);
    joy_test_refused (track_with (i, most + 1), 2, NULL, track_limits[i].above);
  }
}

/* Random tokens for which the stack has none are left out; those behind them that have a type are laid. */
static void
test_too_few_tokens (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;
  g_autoptr (PaddockMatch) match = NULL;
  PaddockBoardItem *item;

  add_pool (track, "nitro", 1);
  add_pool (track, "mine", 1);
  for (int i = 0; i < 3; i++) {
    item = paddock_list_append (&track->board_items, &paddock_board_item_type);
    item->at = PADDOCK_HEX (i, 0);
  }
  item->how = PADDOCK_ITEM_ARMED;
  paddock_text_set (&item->item, "mine");
  setup = joy_test_setup (joy_test_take (track), 2, NULL);
  match = paddock_match_new (setup, 1, NULL);
  g_assert_cmpuint (joy_test_state (match)->n_stack, ==, 0);
  g_assert_cmpuint (joy_test_state (match)->n_board_items, ==, 2);
  joy_test_assert_hex (joy_test_state (match)->board_items[0].at, 0, 0);
  joy_test_assert_hex (joy_test_state (match)->board_items[1].at, 2, 0);
}

static void
test_unknown_board_item (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockBoardItem *item = paddock_list_append (&track->board_items, &paddock_board_item_type);

  item->at = PADDOCK_HEX (2, 2);
  item->how = PADDOCK_ITEM_FIXED;
  paddock_text_set (&item->item, "anvil");
  joy_test_refused (joy_test_take (track), 2, NULL,
                    "There is no item \"anvil\" in the standard set or in a card set of this race");
}

/* A list of items in which one is unknown, wherever it stands. */
static void
test_unknown_items (void)
{
  static const char *const lists[] = { "anvil", "anvil mine", "mine  anvil rocket", " mine anvil" };
  PaddockHexTrack *known = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++) {
    PaddockHexTrack *track = joy_test_plain_new ();

    paddock_text_set (&track->items, lists[i]);
    joy_test_refused (
      joy_test_take (track), 2, NULL,
      "There is no item \"anvil\" in the standard set or in a card set of this race");
  }
  paddock_text_set (&known->items, " mine  rocket");
  setup = joy_test_setup (joy_test_take (known), 2, NULL);
  g_assert_cmpuint (course_of (setup)->n_stack, ==, 8);
}

/* A card set that a track names and nobody has found is as good as none. */
static void
test_missing_cards (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  G_GNUC_UNUSED g_autoptr (PaddockSetup) setup = NULL;

  paddock_list_append (&track->cards, &paddock_source_type);
  setup = joy_test_setup (joy_test_take (track), 2, NULL);
}

/* Every letter of a legend is read, the first and the last too; what is no letter is not. */
static void
test_letters (void)
{
  static const char *const keys[] = { "`", "a", "{", "m", "z" };
  PaddockHexTrack *track = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;
  const JoyCourse *course;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);

    paddock_text_set (&special->key, keys[i]);
    paddock_text_set (&special->name, g_ascii_islower (*keys[i]) ? "extra-grip" : "no-such-space");
  }
  joy_test_set_cell (track, 3, 3, PADDOCK_CELL_SPECIAL + 25);
  setup = joy_test_setup (joy_test_take (track), 2, NULL);
  course = course_of (setup);

  for (guint i = 0; i < JOY_MAX_SPECIALS; i++)
    g_assert_cmpstr (course->special[i].id, ==,
                     i == 0 || i == 'm' - 'a' || i == 25 ? "extra-grip" : NULL);
  g_assert_cmpuint (course->specials[joy_course_index (course, PADDOCK_HEX (3, 3))], ==, 26);
}

/* --- Cards --- */

/* A race with N types of item, each with a token. */
static PaddockSetup *
open_with_types (guint n)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_cards_kind), document = NULL;
  PaddockCards *cards = paddock_document_dup_record (empty);
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockSetup *setup;

  for (guint i = 0; i < n; i++) {
    PaddockItem *item = paddock_list_append (&cards->items, &paddock_item_type);
    char id[] = { (char) ('a' + i), 0 };

    paddock_text_set (&item->id, id);
    item->category = PADDOCK_CATEGORY_ACTIVATED;
    add_pool (track, id, 1);
  }
  document = paddock_document_new_take (&paddock_cards_kind, cards);
  setup = joy_test_open_setup (joy_test_take (track), 2, NULL);
  paddock_setup_add_cards (setup, document);
  return setup;
}

static void
test_item_types (void)
{
  g_autoptr (PaddockSetup) most = open_with_types (JOY_MAX_ITEM_TYPES);
  g_autoptr (PaddockSetup) more = open_with_types (JOY_MAX_ITEM_TYPES + 1);

  g_assert_true (paddock_setup_seal (most, NULL));
  g_assert_cmpuint (course_of (most)->n_items, ==, 16);
  joy_test_assert_refused (more, "A race takes at most 16 types of item");
}

/* The numbers that an effect takes, and none beside them. */
static PaddockSetup *
open_with_effect (const char *kind, int number)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_cards_kind), document = NULL;
  PaddockCards *cards = paddock_document_dup_record (empty);
  PaddockSpace *space = paddock_list_append (&cards->spaces, &paddock_space_type);
  PaddockCardEffect *effect = paddock_list_append (&space->effects, &paddock_card_effect_type);
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);
  PaddockSetup *setup;

  paddock_text_set (&space->id, "thing");
  effect->on = PADDOCK_ON_ENTER;
  paddock_text_set (&effect->kind, kind);
  paddock_list_append_int (&effect->numbers, number);
  paddock_text_set (&special->key, "t");
  paddock_text_set (&special->name, "thing");
  document = paddock_document_new_take (&paddock_cards_kind, cards);
  setup = joy_test_open_setup (joy_test_take (track), 2, NULL);
  paddock_setup_add_cards (setup, document);
  return setup;
}

static void
test_effect_numbers (void)
{
  static const struct {
    int number;
    const char *message;
  } rows[] = {
    { -10, "The effect \"boost\" of \"thing\" has the number -10; it must be -9 to 9" },
    { -9, NULL },
    { -1, NULL },
    { 0, "The effect \"boost\" of \"thing\" has the number 0; it must be -9 to 9" },
    { 1, NULL },
    { 9, NULL },
    { 10, "The effect \"boost\" of \"thing\" has the number 10; it must be -9 to 9" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockSetup) setup = open_with_effect ("boost", rows[i].number);

    if (rows[i].message)
      joy_test_assert_refused (setup, rows[i].message);
    else
      g_assert_true (paddock_setup_seal (setup, NULL));
  }
}

/* A race with one item, "thing", that does this when it is used and entered, in any order: "use 2, enter 1". */
static PaddockSetup *
open_with_item (const char *effects)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_cards_kind), document = NULL;
  PaddockCards *cards = paddock_document_dup_record (empty);
  PaddockItem *item = paddock_list_append (&cards->items, &paddock_item_type);
  PaddockHexTrack *track = joy_test_plain_new ();
  g_auto (GStrv) words = g_strsplit (effects, ", ", -1);
  PaddockSetup *setup;

  paddock_text_set (&item->id, "thing");
  item->category = PADDOCK_CATEGORY_ACTIVATED;
  for (guint i = 0; words[i]; i++) {
    PaddockCardEffect *effect = paddock_list_append (&item->effects, &paddock_card_effect_type);

    effect->on = g_str_has_prefix (words[i], "use") ? PADDOCK_ON_USE : PADDOCK_ON_ENTER;
    paddock_text_set (&effect->kind, effect->on == PADDOCK_ON_USE ? "add-move" : "boost");
    paddock_list_append_int (&effect->numbers, atoi (strchr (words[i], ' ')));
  }
  add_pool (track, "thing", 1);
  document = paddock_document_new_take (&paddock_cards_kind, cards);
  setup = joy_test_open_setup (joy_test_take (track), 2, NULL);
  paddock_setup_add_cards (setup, document);
  return setup;
}

static char *
list_numbers (const JoyEffect effects[JOY_MAX_EFFECTS])
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < JOY_MAX_EFFECTS && effects[i].kind; i++)
    g_string_append_printf (text, "%s%d", i ? " " : "", effects[i].n);

  return g_string_free (text, FALSE);
}

/* Effects are sorted by their moment and keep their order there; three of each are raced. */
static void
test_effect_moments (void)
{
  static const struct {
    const char *effects, *on_use, *on_enter, *message;
  } rows[] = {
    { "use 2", "2", "", NULL },
    { "enter 1, use 2, enter 3", "2", "1 3", NULL },
    { "use 1, enter 4, use 2, enter 5, use 3, enter 6", "1 2 3", "4 5 6", NULL },
    { "enter 9, use 1, use 2, use 3, use 4", NULL, NULL,
      "The card \"thing\" has more than 3 effects at one moment" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockSetup) setup = open_with_item (rows[i].effects);
    g_autofree char *on_use = NULL, *on_enter = NULL;
    const JoyItem *item;

    if (rows[i].message) {
      joy_test_assert_refused (setup, rows[i].message);
      continue;
    }
    g_assert_true (paddock_setup_seal (setup, NULL));
    item = &course_of (setup)->items[course_of (setup)->n_items - 1];
    g_assert_cmpstr (item->id, ==, "thing");
    on_use = list_numbers (item->on_use);
    on_enter = list_numbers (item->on_enter);
    g_assert_cmpstr (on_use, ==, rows[i].on_use);
    g_assert_cmpstr (on_enter, ==, rows[i].on_enter);
  }
}

/* No effect is called by the word that stands for none. */
static void
test_effect_names (void)
{
  static const char *const names[] = { "none", "", "Boost" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (PaddockSetup) setup = open_with_effect (names[i], 1);
    g_autofree char *message =
      g_strdup_printf ("The card \"thing\" has an unknown effect, \"%s\"", names[i]);

    joy_test_assert_refused (setup, message);
  }
}

static PaddockSetup *
open_with_die (const char *faces)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_cards_kind), document = NULL;
  PaddockCards *cards = paddock_document_dup_record (empty);
  PaddockItem *item = paddock_list_append (&cards->items, &paddock_item_type);
  PaddockCardDie *die = paddock_list_append (&item->dice, &paddock_card_die_type);
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockSetup *setup;

  paddock_text_set (&item->id, "turbo");
  item->category = PADDOCK_CATEGORY_ACTIVATED;
  paddock_text_set (&die->id, "turbo");
  paddock_text_set (&die->faces, faces);
  add_pool (track, "turbo", 1);
  document = paddock_document_new_take (&paddock_cards_kind, cards);
  setup = joy_test_open_setup (joy_test_take (track), 2, NULL);
  paddock_setup_add_cards (setup, document);
  return setup;
}

/* The die of an item: faces from 0 to 9 and lightnings, up to as many as a die has. */
static void
test_item_die (void)
{
  static const char *const wrong[] = { "10", "-1", "storm", "1 1 1 1 1 1 1 1 1 1 1 1 1" };
  static const char *const right[] = { "0", "9", "lightning", "1 1 1 1 1 1 1 1 1 1 1 1" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (PaddockSetup) refused = open_with_die (wrong[i]);
    g_autoptr (PaddockSetup) taken = open_with_die (right[i]);
    g_autofree char *message =
      g_strdup_printf ("The die of \"turbo\" shows \"%s\"; expected up to 12 faces from 0 to 9, "
                       "or lightning",
                       wrong[i]);

    joy_test_assert_refused (refused, message);
    g_assert_true (paddock_setup_seal (taken, NULL));
  }
  {
    g_autoptr (PaddockSetup) mixed = open_with_die ("7 lightning 0");

    g_assert_true (paddock_setup_seal (mixed, NULL));
    g_assert_cmpuint (course_of (mixed)->items[0].die.n_sides, ==, 3);
    g_assert_cmpint (course_of (mixed)->items[0].die.shows[0], ==, 7);
    g_assert_cmpint (course_of (mixed)->items[0].die.shows[1], ==, JOY_LIGHTNING);
    g_assert_cmpint (course_of (mixed)->items[0].die.shows[2], ==, 0);
  }
}

/* --- Cars --- */

/* GEARS "1 2 3": their numbers, or "" for those of the standard dashboard; FACES likewise. */
typedef struct {
  const char *gears;
  int dice;
  const char *faces;
  const char *message;
} CarRow;

static const CarRow car_rows[] = {
  { "", 5, "", NULL },
  { "", 6, "", NULL },
  { "", 4, "", "The car \"odd\" has 4 dice; it needs one for each gear, at most 6" },
  { "", 7, "", "The car \"odd\" has 7 dice; it needs one for each gear, at most 6" },
  { "1 2 3 4 5 6", 6, "", NULL },
  { "1 2 3 4 5 6", 5, "", "The car \"odd\" has 5 dice; it needs one for each gear, at most 6" },
  { "1 2 3 4 5 6 7", 6, "", "The car \"odd\" has 7 gears; at most 6 can be raced" },
  { "0 1 2", 5, "", "The gears of \"odd\" are not numbered 1 to 3" },
  { "2 3 4", 5, "", "The gears of \"odd\" are not numbered 1 to 3" },
  { "3 2 1", 5, "", NULL },
  { "1", 1, "", NULL },
  { "", 5, "0 1 2 3 4", NULL },
  { "", 5, "0 1 2 3 4 5", "A die of \"odd\" shows more than 5 different numbers" },
  { "", 5, "1 1 1 1 1 1 1 1 1 1 1 1", NULL },
  { "", 5, "1 1 1 1 1 1 1 1 1 1 1 1 1", "A die of \"odd\" has 13 faces; at most 12 can be rolled" },
};

static PaddockDocument *
car_new (const CarRow *row)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_car_kind);
  PaddockCar *car = paddock_document_dup_record (empty);
  g_auto (GStrv) gears = g_strsplit (row->gears, " ", -1), faces = g_strsplit (row->faces, " ", -1);

  paddock_text_set (&car->id, "odd");
  paddock_text_set (&car->name, "odd");
  for (guint i = 0; gears[i]; i++)
    ((PaddockGear *) paddock_list_append (&car->gears, &paddock_gear_type))->number =
      atoi (gears[i]);
  car->dice.count = row->dice;
  for (guint i = 0; faces[i]; i++)
    paddock_list_append_int (&car->dice.faces, atoi (faces[i]));
  return paddock_document_new_take (&paddock_car_kind, car);
}

static PaddockSetup *
open_with_car (PaddockDocument *car)
{
  PaddockSetup *setup = paddock_setup_new (&paddock_joyride, 1);
  g_autoptr (PaddockDocument) track = joy_test_take (joy_test_plain_new ()), taken = car;

  paddock_setup_set_track (setup, track, NULL);
  paddock_setup_add_seat (setup, "red", NULL, taken, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL);
  return setup;
}

static void
test_cars (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (car_rows); i++) {
    g_autoptr (PaddockSetup) setup = open_with_car (car_new (&car_rows[i]));
    g_autoptr (GError) error = NULL;

    paddock_setup_seal (setup, &error);
    g_assert_cmpstr (error ? error->message : NULL, ==, car_rows[i].message);
  }
}

/* What a dashboard cannot show is left away: six lock slots, three for items, no damage where there is no slot. */
static void
test_slots (void)
{
  static const struct {
    PaddockCarSlots locks, items;
    guint n_locks, n_damage_locks, n_slots, damage_slots;
  } rows[] = {
    { { 4, 3 }, { 2, 2 }, 4, 3, 2, 3 }, { { 9, 9 }, { 9, 9 }, 6, 6, 3, 7 },
    { { 6, 5 }, { 3, 1 }, 6, 5, 3, 1 }, { { 2, 3 }, { 1, 2 }, 2, 2, 1, 1 },
    { { 0, 0 }, { 0, 0 }, 0, 0, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_car_kind);
    PaddockCar *car = paddock_document_dup_record (empty);
    g_autoptr (PaddockSetup) setup = NULL;
    const JoyCarSpec *spec;

    car->lock_slots = rows[i].locks;
    car->item_slots = rows[i].items;
    setup = open_with_car (paddock_document_new_take (&paddock_car_kind, car));
    g_assert_true (paddock_setup_seal (setup, NULL));
    spec = &course_of (setup)->cars[0];
    g_assert_cmpuint (spec->n_locks, ==, rows[i].n_locks);
    g_assert_cmpuint (spec->n_damage_locks, ==, rows[i].n_damage_locks);
    g_assert_cmpuint (spec->n_slots, ==, rows[i].n_slots);
    g_assert_cmpuint (spec->damage_slots, ==, rows[i].damage_slots);
  }
}

/* Handicaps stand apart by any number of spaces. */
static void
test_handicaps (void)
{
  static const struct {
    const char *names;
    guint handicaps;
    const char *message;
  } rows[] = {
    { "", 0, NULL },
    { "low", JOY_HANDICAP_LOW, NULL },
    { " late  hot ", JOY_HANDICAP_LATE | JOY_HANDICAP_HOT, NULL },
    { "low hot late random",
      JOY_HANDICAP_LOW | JOY_HANDICAP_HOT | JOY_HANDICAP_LATE | JOY_HANDICAP_RANDOM, NULL },
    { " cold", 0,
      "The seat \"red\" has the handicap \"cold\"; it must be low, hot, late or random" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockSetup) setup =
      joy_test_open_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);
    g_autoptr (GError) error = NULL;

    g_hash_table_insert (setup->seats[0].settings, g_strdup ("handicaps"),
                         g_strdup (rows[i].names));
    paddock_setup_seal (setup, &error);
    g_assert_cmpstr (error ? error->message : NULL, ==, rows[i].message);
    if (!error)
      g_assert_cmpuint (course_of (setup)->cars[0].handicaps, ==, rows[i].handicaps);
  }
}

void
joy_test_add_limits (void)
{
  g_test_add_func ("/rules/joyride/limits/tracks", test_tracks);
  g_test_add_func ("/rules/JOY-EVT-04/too-few-tokens-for-the-board", test_too_few_tokens);
  g_test_add_func ("/rules/JOY-RUL-62/a-type-that-is-not-there", test_unknown_board_item);
  g_test_add_func ("/rules/JOY-SET-02/a-type-that-is-not-there", test_unknown_items);
  g_test_add_func ("/rules/joyride/a-card-set-that-is-missing", test_missing_cards);
  g_test_add_func ("/rules/joyride/limits/letters", test_letters);
  g_test_add_func ("/rules/joyride/limits/item-types", test_item_types);
  g_test_add_func ("/rules/JOY-RGD-08/numbers-of-an-effect", test_effect_numbers);
  g_test_add_func ("/rules/JOY-RGD-08/moments-of-effects", test_effect_moments);
  g_test_add_func ("/rules/JOY-RGD-08/names-of-effects", test_effect_names);
  g_test_add_func ("/rules/joyride/limits/die-of-an-item", test_item_die);
  g_test_add_func ("/rules/joyride/limits/cars", test_cars);
  g_test_add_func ("/rules/joyride/limits/slots", test_slots);
  g_test_add_func ("/rules/JOY-HCP-01/names", test_handicaps);
}
