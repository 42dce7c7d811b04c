/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is settled before a Joyride race and what chance decides in it: options, presets, content of card sets,
 * setups that are refused, draws and what they hide.
 */

#include "joyride-tracks.h"

#include "car.h"
#include "cards.h"
#include "joyride-limits.h"
#include "joyride/joyride-content.h"
#include "joyride/joyride-items.h"
#include "joyride/joyride.h"

static const JoyCourse *
course_of (const PaddockSetup *setup)
{
  return setup->course;
}

/* --- Presets and options --- */

static void
test_presets (void)
{
  static const PaddockOptionValue changed[] = {
    { JOY_OPTION_THIRD_CAR, 1 },
    { JOY_OPTION_PILEUP_VICTIMS, 1 },
    { JOY_OPTION_STACK_EXHAUST, 1 },
    { JOY_OPTION_VARIANTS, 0 },
  };
  const PaddockPreset *rules_2023 = &joy_presets[1];

  g_assert_cmpstr (joy_presets[0].name, ==, "rules-2024");
  g_assert_cmpuint (joy_presets[0].n_values, ==, 0);
  g_assert_cmpstr (rules_2023->name, ==, "rules-2023");
  g_assert_cmpuint (rules_2023->n_values, ==, G_N_ELEMENTS (changed));
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++) {
    g_assert_cmpuint (rules_2023->values[i].option, ==, changed[i].option);
    g_assert_cmpint (rules_2023->values[i].value, ==, changed[i].value);
    g_assert_cmpint (joy_options[changed[i].option].initial, !=, changed[i].value);
  }
}

static void
assert_variant_refused (const char *option, const char *message)
{
  g_autofree char *options = g_strdup_printf ("variants=off %s", option);
  G_GNUC_UNUSED g_autoptr (PaddockSetup) allowed = joy_test_setup (joy_test_ring (), 4, option);

  joy_test_refused (joy_test_ring (), 4, options, message);
}

static void
test_no_variants (void)
{
  G_GNUC_UNUSED g_autoptr (PaddockSetup) plain =
    joy_test_setup (joy_test_ring (), 4, "variants=off abilities=none items=off");
  g_autoptr (PaddockSetup) late = joy_test_open_setup (joy_test_ring (), 2, "variants=off");

  assert_variant_refused ("teams=random",
                          "The option \"teams\" is a variant, but variants are off in this race");
  assert_variant_refused (
    "initiative=off", "The option \"initiative\" is a variant, but variants are off in this race");
  assert_variant_refused ("damage=off",
                          "The option \"damage\" is a variant, but variants are off in this race");
  assert_variant_refused (
    "fewer-laps=on", "The option \"fewer-laps\" is a variant, but variants are off in this race");

  g_hash_table_insert (late->seats[1].settings, g_strdup ("handicaps"), g_strdup ("late"));
  joy_test_assert_refused (
    late,
    "The seat \"blue\" has a handicap, which is a variant, but variants are off in this race");
}

/* A layout's own rules stand above the preset's, and what the table agrees on above those. */
static void
test_layout_rules (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockSetting *setting = paddock_list_append (&track->options, &paddock_setting_type);
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&paddock_joyride, 1);

  paddock_text_set (&setting->name, "third-car");
  paddock_text_set (&setting->value, "chain");
  document = joy_test_take (track);

  g_assert_true (paddock_setup_apply_preset (setup, "rules-2023", NULL));
  g_assert_cmpint (setup->options[JOY_OPTION_THIRD_CAR], ==, 1);
  g_assert_true (paddock_setup_set_track (setup, document, NULL));
  g_assert_cmpint (setup->options[JOY_OPTION_THIRD_CAR], ==, 0);
  g_assert_cmpint (setup->options[JOY_OPTION_PILEUP_VICTIMS], ==, 1);
  g_assert_true (paddock_setup_set_option (setup, "third-car", "block", NULL));
  g_assert_cmpint (setup->options[JOY_OPTION_THIRD_CAR], ==, 1);
}

/* --- Teams, cars and abilities --- */

static void
test_teams_of_two (void)
{
  static const char *const uneven = "Chosen teams need two seats of team 1 and two of team 2";
  g_autoptr (PaddockSetup) three_to_one = joy_test_open_setup (joy_test_ring (), 4, "teams=chosen");
  g_autoptr (PaddockSetup) even = joy_test_open_setup (joy_test_ring (), 4, "teams=chosen");

  joy_test_refused (joy_test_ring (), 3, "teams=random", "Teams need exactly four cars");
  joy_test_refused (joy_test_ring (), 6, "teams=random max-cars=6", "Teams need exactly four cars");

  three_to_one->seats[1].team = 2;
  joy_test_assert_refused (three_to_one, uneven);
  even->seats[0].team = even->seats[3].team = 2;
  even->seats[1].team = even->seats[2].team = 1;
  g_assert_true (paddock_setup_seal (even, NULL));
}

static void
test_more_than_four_cars (void)
{
  g_autoptr (PaddockSetup) six = joy_test_setup (joy_test_ring (), 6, "max-cars=6");

  g_assert_cmpuint (course_of (six)->n_cars, ==, 6);
  joy_test_refused (joy_test_ring (), 5, NULL, "5 cars are too many; the option max-cars allows 4");
}

static PaddockDocument *
car_new (const char *id, const char *abilities)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_car_kind);
  PaddockCar *car = paddock_document_dup_record (empty);
  g_auto (GStrv) names = g_strsplit (abilities, " ", -1);

  paddock_text_set (&car->id, id);
  for (guint i = 0; names[i]; i++) {
    PaddockCarAbility *ability = paddock_list_append (&car->abilities, &paddock_car_ability_type);

    paddock_text_set (&ability->name, names[i]);
  }

  return paddock_document_new_take (&paddock_car_kind, car);
}

/* A race whose first two seats have these cars. */
static PaddockSetup *
open_with_cars (const char *first, const char *second, const char *abilities)
{
  PaddockSetup *setup = paddock_setup_new (&paddock_joyride, 1);
  g_autoptr (PaddockDocument) track = joy_test_ring ();
  g_autoptr (PaddockDocument) red = car_new (first, abilities);
  g_autoptr (PaddockDocument) blue = car_new (second, abilities);

  paddock_setup_set_track (setup, track, NULL);
  paddock_setup_add_seat (setup, "red", NULL, red, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, blue, NULL);

  return setup;
}

static void
test_car_not_yet_taken (void)
{
  g_autoptr (PaddockSetup) twice = open_with_cars ("bull", "bull", "");
  g_autoptr (PaddockSetup) once = open_with_cars ("bull", "cow", "");

  joy_test_assert_refused (twice, "The car \"bull\" is taken twice, by \"red\" and \"blue\"");
  g_assert_true (paddock_setup_seal (once, NULL));
}

static PaddockSetup *
open_with_abilities (const char *word, const char *abilities)
{
  PaddockSetup *setup = open_with_cars ("bull", "cow", abilities);

  g_hash_table_insert (setup->seats[1].settings, g_strdup ("abilities"), g_strdup (word));
  return setup;
}

static void
test_ability_sets (void)
{
  g_autoptr (PaddockSetup) mixed = open_with_abilities ("mixed", "gear-master");
  g_autoptr (PaddockSetup) none = open_with_abilities ("unique", "");
  g_autoptr (PaddockSetup) four =
    open_with_abilities ("unique", "gear-master precision-driving handbrake-turn gear-master");
  g_autoptr (PaddockSetup) unknown = open_with_abilities ("unique", "x-ray");

  joy_test_assert_refused (
    mixed, "The seat \"blue\" chose the abilities \"mixed\"; they must be standard or unique");
  joy_test_assert_refused (none, "The seat \"blue\" chose unique abilities, but its car has none");
  joy_test_assert_refused (four, "A driver has at most 3 abilities");
  joy_test_assert_refused (
    unknown, "There is no ability \"x-ray\" in the standard set or in a card set of this race");
}

/* --- Card sets --- */

static PaddockCardEffect *
add_effect (PaddockList **effects, PaddockTrigger on, const char *kind, int number)
{
  PaddockCardEffect *effect = paddock_list_append (effects, &paddock_card_effect_type);

  effect->on = (int) on;
  paddock_text_set (&effect->kind, kind);
  paddock_list_append_int (&effect->numbers, number);
  return effect;
}

static PaddockSetup *
open_with_cards (PaddockCards *cards, const char *item)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockPoolEntry *entry = paddock_list_append (&track->pool, &paddock_pool_entry_type);
  PaddockSetup *setup;
  g_autoptr (PaddockDocument) document = paddock_document_new_take (&paddock_cards_kind, cards);

  paddock_text_set (&entry->item, item);
  setup = joy_test_open_setup (joy_test_take (track), 2, NULL);
  paddock_setup_add_cards (setup, document);

  return setup;
}

static PaddockItem *
add_item (PaddockCards *cards, const char *id, int category)
{
  PaddockItem *item = paddock_list_append (&cards->items, &paddock_item_type);

  paddock_text_set (&item->id, id);
  item->category = category;
  return item;
}

static PaddockCards *
cards_new (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_cards_kind);

  return paddock_document_dup_record (empty);
}

static void
assert_effect_refused (int category,
                       PaddockTrigger on,
                       const char *kind,
                       int number,
                       const char *message)
{
  PaddockCards *cards = cards_new ();
  g_autoptr (PaddockSetup) setup = NULL;

  add_effect (&add_item (cards, "thing", category)->effects, on, kind, number);
  setup = open_with_cards (cards, "thing");
  joy_test_assert_refused (setup, message);
}

static void
test_effects_make_sense (void)
{
  assert_effect_refused (PADDOCK_CATEGORY_DROPPED, PADDOCK_ON_ENTER, "levitate", 1,
                         "The card \"thing\" has an unknown effect, \"levitate\"");
  assert_effect_refused (PADDOCK_CATEGORY_ACTIVATED, PADDOCK_ON_USE, "extra-shift", 1,
                         "The effect \"extra-shift\" of \"thing\" can do nothing at that moment");
  assert_effect_refused (PADDOCK_CATEGORY_FIRED, PADDOCK_ON_HIT, "boost", 1,
                         "The effect \"boost\" of \"thing\" can do nothing at that moment");
  assert_effect_refused (PADDOCK_CATEGORY_DROPPED, PADDOCK_ON_ENTER, "damage", -1,
                         "The effect \"damage\" of \"thing\" has the number -1; it must be 1 to 9");
  assert_effect_refused (PADDOCK_CATEGORY_DROPPED, PADDOCK_ON_ENTER, "boost", 10,
                         "The effect \"boost\" of \"thing\" has the number 10; it must be -9 to 9");
}

static void
name_in_track (PaddockSetup *setup, PaddockDocument *document)
{
  PaddockHexTrack *track = setup->track->record;
  PaddockSource *source = paddock_list_append (&track->cards, &paddock_source_type);

  source->document = document;
}

/* The card sets that a track names are in the race; one that was added to it comes before them. */
static void
test_cards_of_a_track (void)
{
  PaddockCards *own = cards_new ();
  g_autoptr (PaddockSetup) setup = open_with_cards (cards_new (), "thing");
  g_autoptr (PaddockSetup) other = NULL;

  add_item (own, "thing", PADDOCK_CATEGORY_FIRED);
  joy_test_assert_refused (setup, "There is no item \"thing\" in the standard set or in a card set "
                                  "of this race");
  name_in_track (setup, paddock_document_new_take (&paddock_cards_kind, own));
  g_assert_true (paddock_setup_seal (setup, NULL));
  g_assert_cmpuint (((const JoyCourse *) setup->course)->items[0].category, ==, JOY_ITEM_FIRED);

  own = cards_new ();
  add_item (own, "thing", PADDOCK_CATEGORY_DROPPED);
  other = open_with_cards (own, "thing");
  own = cards_new ();
  add_item (own, "thing", PADDOCK_CATEGORY_FIRED);
  name_in_track (other, paddock_document_new_take (&paddock_cards_kind, own));
  g_assert_true (paddock_setup_seal (other, NULL));
  g_assert_cmpuint (((const JoyCourse *) other->course)->items[0].category, ==, JOY_ITEM_DROPPED);
}

static void
test_no_card_set (void)
{
  g_autoptr (PaddockSetup) setup = open_with_cards (cards_new (), "mine");

  name_in_track (setup, paddock_document_new (&paddock_hex_track_kind));
  joy_test_assert_refused (setup, "Found a hex-track where a card set is expected");
}

/* Running Low with one ability of this kind. */
static PaddockSetup *
open_running_low (int kind)
{
  PaddockCards *cards = cards_new ();
  PaddockAbility *ability = paddock_list_append (&cards->abilities, &paddock_ability_type);
  g_autoptr (PaddockDocument) document = NULL;
  PaddockSetup *setup = open_with_abilities ("unique", "knack");

  paddock_text_set (&ability->id, "knack");
  ability->kind = kind;
  document = paddock_document_new_take (&paddock_cards_kind, cards);
  paddock_setup_add_cards (setup, document);
  g_hash_table_insert (setup->seats[1].settings, g_strdup ("handicaps"), g_strdup ("low"));

  return setup;
}

static void
test_nothing_to_run_low_on (void)
{
  g_autoptr (PaddockSetup) one_shot = open_running_low (PADDOCK_ABILITY_ONE_SHOT);
  g_autoptr (PaddockSetup) toggle = open_running_low (PADDOCK_ABILITY_TOGGLE);
  g_autoptr (PaddockSetup) permanent = open_running_low (PADDOCK_ABILITY_PERMANENT);

  g_assert_true (paddock_setup_seal (one_shot, NULL));
  g_assert_true (paddock_setup_seal (toggle, NULL));
  joy_test_assert_refused (
    permanent, "The seat \"blue\" cannot run low: it has no ability that can be used up");
}

static void
test_three_effects_at_once (void)
{
  PaddockCards *cards = cards_new ();
  g_autoptr (PaddockSetup) setup = NULL;
  PaddockItem *item = add_item (cards, "thing", PADDOCK_CATEGORY_DROPPED);

  for (guint i = 0; i < 4; i++)
    add_effect (&item->effects, PADDOCK_ON_ENTER, "damage", 1);
  setup = open_with_cards (cards, "thing");
  joy_test_assert_refused (setup, "The card \"thing\" has more than 3 effects at one moment");
}

/* The row of every kind: a name of its own, somewhere to stand, a number to take. */
static void
test_effect_table (void)
{
  for (guint kind = 1; kind < PADDOCK_N_CARD_EFFECTS; kind++) {
    const PaddockCardEffectRow *row = paddock_card_effect_get_row (kind);

    g_assert_cmpuint (row->at, !=, 0);
    g_assert_cmpint (row->min, <=, row->max);
    g_assert_cmpint (row->max, >, 0);
    g_assert_cmpint (paddock_catalogue_find (&paddock_card_effects,
                                             paddock_card_effects.names[kind]),
                     ==, (int) kind);
  }
}

/* The standard set goes through the same door as anybody's. */
static void
test_standard_set_makes_sense (void)
{
  for (guint i = 0; i < JOY_N_STANDARD_ITEMS; i++) {
    const JoyItem *item = &joy_standard_items[i];
    const struct {
      const JoyEffect *effects;
      PaddockCardMoment at;
    } moments[] = {
      { item->on_use, PADDOCK_CARD_AT_USE },     { item->on_enter, PADDOCK_CARD_AT_ENTER },
      { item->on_leave, PADDOCK_CARD_AT_LEAVE }, { item->on_damage, PADDOCK_CARD_AT_DAMAGE },
      { item->on_hit, PADDOCK_CARD_AT_HIT },
    };

    for (guint k = 0; k < G_N_ELEMENTS (moments); k++)
      if (moments[k].effects[0].kind)
        g_assert_cmpuint (paddock_card_effect_get_row (moments[k].effects[0].kind)->at
                            & moments[k].at,
                          !=, 0);
  }
}

/* --- Items --- */

static guint
count_tokens (const PaddockSetup *setup, const char *id)
{
  const JoyCourse *course = course_of (setup);
  guint n = 0;

  for (guint i = 0; i < course->n_stack; i++)
    n += g_str_equal (course->items[course->stack[i]].id, id);

  return n;
}

static void
test_four_tokens (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockCards *cards = cards_new ();
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (PaddockSetup) setup = NULL;

  add_item (cards, "thing", PADDOCK_CATEGORY_DROPPED);
  add_item (cards, "rarity", PADDOCK_CATEGORY_DROPPED)->tokens = 1;
  document = paddock_document_new_take (&paddock_cards_kind, cards);
  paddock_text_set (&track->items, "mine thing rarity");
  setup = joy_test_open_setup (joy_test_take (track), 2, NULL);
  paddock_setup_add_cards (setup, document);
  g_assert_true (paddock_setup_seal (setup, NULL));

  g_assert_cmpuint (count_tokens (setup, "mine"), ==, 4);
  g_assert_cmpuint (count_tokens (setup, "thing"), ==, 4);
  g_assert_cmpuint (count_tokens (setup, "rarity"), ==, 1);
  g_assert_cmpuint (course_of (setup)->n_stack, ==, 9);
}

static void
lay (PaddockHexTrack *track, int q, int r, int how, const char *id)
{
  PaddockBoardItem *item = paddock_list_append (&track->board_items, &paddock_board_item_type);

  item->at = PADDOCK_HEX (q, r);
  item->how = how;
  paddock_text_set (&item->item, id);
}

static void
test_board_items (void)
{
  PaddockHexTrack *on_barrier = joy_test_plain_new ();
  PaddockHexTrack *on_token = joy_test_plain_new ();
  PaddockHexTrack *off_board = joy_test_plain_new ();
  PaddockHexTrack *on_another = joy_test_plain_new ();
  PaddockHexTrack *too_many = joy_test_plain_new ();
  PaddockHexTrack *all_four = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;
  PaddockHex token = PADDOCK_LIST_AT (on_token->start.tokens, PaddockLineToken, 0)->at;
  g_autofree char *beside =
    g_strdup_printf ("The item at %d,%d does not lie on a space", token.q, token.r);

  joy_test_set_cell (on_barrier, 2, 0, PADDOCK_CELL_BARRIER);
  lay (on_barrier, 2, 0, PADDOCK_ITEM_RANDOM, NULL);
  joy_test_refused (joy_test_take (on_barrier), 2, NULL, "The item at 2,0 does not lie on a space");
  lay (on_token, token.q, token.r, PADDOCK_ITEM_RANDOM, NULL);
  joy_test_refused (joy_test_take (on_token), 2, NULL, beside);
  lay (off_board, 99, 0, PADDOCK_ITEM_RANDOM, NULL);
  joy_test_refused (joy_test_take (off_board), 2, NULL, "The item at 99,0 does not lie on a space");
  lay (on_another, 2, 0, PADDOCK_ITEM_RANDOM, NULL);
  lay (on_another, 2, 0, PADDOCK_ITEM_ARMED, "mine");
  joy_test_refused (joy_test_take (on_another), 2, NULL, "Two items lie on 2,0");

  for (int q = 0; q < 5; q++)
    lay (too_many, q, 0, PADDOCK_ITEM_ARMED, "mine");
  joy_test_refused (joy_test_take (too_many), 2, NULL,
                    "More tokens of \"mine\" lie on the board than there are in the race");
  for (int q = 0; q < 4; q++)
    lay (all_four, q, 0, PADDOCK_ITEM_ARMED, "mine");
  setup = joy_test_setup (joy_test_take (all_four), 2, NULL);
  g_assert_cmpuint (count_tokens (setup, "mine"), ==, 0);
  g_assert_cmpuint (course_of (setup)->n_stack, ==, 12);
}

/* Every token that can be dropped must find room on the board together with the others. */
static void
test_room_for_dropped_items (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockPoolEntry *entry = paddock_list_append (&track->pool, &paddock_pool_entry_type);

  paddock_text_set (&entry->item, "mine");
  entry->count = JOY_MAX_BOARD_ITEMS + 1;
  joy_test_refused (joy_test_take (track), 2, NULL,
                    "Up to 33 items could lie on the board at once; a race takes 32");
}

/* --- Chance --- */

#define N_RACES 24000

/* Counts are as even as chance makes them: within five standard deviations. */
static void
assert_even (const guint *counts, guint n)
{
  double expected = (double) N_RACES / n;
  double most = 25 * expected;

  for (guint i = 0; i < n; i++) {
    double off = counts[i] - expected;

    g_assert_cmpfloat (off * off, <, most);
  }
}

/* What SEE makes of a race at its first decision, counted over many races. */
static void
count_races (PaddockSetup *setup, guint (*see) (PaddockMatch *match), guint *counts)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);

  for (guint race = 0; race < N_RACES; race++) {
    paddock_match_restart (match, race, NULL);
    counts[see (match)]++;
  }
}

/* The number of a permutation of 0 .. n - 1. */
static guint
rank (const guint8 *items, guint n)
{
  guint number = 0;

  for (guint i = 0; i < n; i++) {
    guint smaller = 0;

    for (guint k = i + 1; k < n; k++)
      smaller += items[k] < items[i];
    number = number * (n - i) + smaller;
  }

  return number;
}

static guint
see_order (PaddockMatch *match)
{
  while (joy_test_state (match)->flow.step == JOY_STEP_PLACE)
    paddock_match_choose (match, 0, NULL);

  return rank (joy_test_state (match)->order, joy_test_state (match)->n_cars);
}

static void
test_initiative_is_uniform (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_ring (), 3, "items=off");
  guint counts[6] = { 0 };

  count_races (setup, see_order, counts);
  assert_even (counts, G_N_ELEMENTS (counts));
}

static guint
see_first (PaddockMatch *match)
{
  return joy_test_state (match)->order[0];
}

static void
test_first_player_is_uniform (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_ring (), 4, "initiative=off");
  guint counts[4] = { 0 };

  count_races (setup, see_first, counts);
  assert_even (counts, G_N_ELEMENTS (counts));
}

/* Place 4 and place 3: any car, then any of its two opponents; the rest follows. */
static guint
see_last_two (PaddockMatch *match)
{
  const guint8 *order = joy_test_state (match)->order;

  see_order (match);
  g_assert_cmpuint (order[1] % 2, ==, order[3] % 2);
  g_assert_cmpuint (order[0] % 2, ==, order[2] % 2);
  g_assert_cmpuint (order[2] % 2, !=, order[3] % 2);
  return order[3] * 2u + order[2] / 2u;
}

static void
test_chosen_teams_are_uniform (void)
{
  g_autoptr (PaddockSetup) setup =
    joy_test_open_setup (joy_test_ring (), 4, "items=off teams=chosen");
  guint counts[8] = { 0 };

  for (guint i = 0; i < 4; i++)
    setup->seats[i].team = 1 + (int) (i % 2);
  g_assert_true (paddock_setup_seal (setup, NULL));

  count_races (setup, see_last_two, counts);
  assert_even (counts, G_N_ELEMENTS (counts));
}

/* One token each of four types. */
static PaddockHexTrack *
four_tokens_new (void)
{
  static const char *const ids[] = { "rocket", "mine", "oil-slick", "nitro" };
  PaddockHexTrack *track = joy_test_plain_new ();

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++) {
    PaddockPoolEntry *entry = paddock_list_append (&track->pool, &paddock_pool_entry_type);

    paddock_text_set (&entry->item, ids[i]);
    entry->count = 1;
  }

  return track;
}

static guint
see_stack (PaddockMatch *match)
{
  return rank (joy_test_state (match)->stack, 4);
}

static void
test_shuffle_is_uniform (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (four_tokens_new ()), 2, NULL);
  guint counts[24] = { 0 };

  count_races (setup, see_stack, counts);
  assert_even (counts, G_N_ELEMENTS (counts));
}

/* Red stands before checkpoint 1; the stack is empty, and all four tokens are removed. */
static guint
see_reshuffled (PaddockMatch *match)
{
  joy_test_give (match, NULL, "step", "lock");
  joy_test_give (match, NULL, "active", "red");
  joy_test_give (match, NULL, "order", "red blue");
  joy_test_give (match, NULL, "stack", "");
  joy_test_give (match, NULL, "removed", "1 1 1 1 0 0 0 0 0 0 0 0 0 0 0 0");
  joy_test_give (match, "red", "mirror", "1 1");
  joy_test_give (match, "blue", "mirror", "1 1");
  joy_test_put (match, "red", PADDOCK_HEX (9, 0), PADDOCK_HEX (8, 0));
  joy_test_put (match, "blue", PADDOCK_HEX (0, 3), PADDOCK_HEX (-1, 3));
  joy_test_settle (match);
  joy_test_choose (match, "lock:1", NULL);
  joy_test_choose (match, "steer:straight", NULL);

  return joy_test_state (match)->cars[0].items[0] - 1u;
}

static void
test_reshuffle_is_uniform (void)
{
  PaddockHexTrack *track = four_tokens_new ();
  g_autoptr (PaddockSetup) setup = NULL;
  guint counts[4] = { 0 };

  ((PaddockCheckpoint *) paddock_list_edit (&track->checkpoints, 0))->side = PADDOCK_SIDE_ITEM;
  setup = joy_test_setup (joy_test_take (track), 2, "abilities=none");
  count_races (setup, see_reshuffled, counts);
  assert_even (counts, G_N_ELEMENTS (counts));
}

/* With the same shuffle: the layout's first random token is the top of the stack, the second the next. */
static void
test_board_tokens_are_dealt (void)
{
  g_autoptr (PaddockSetup) bare = joy_test_setup (joy_test_take (four_tokens_new ()), 2, NULL);
  PaddockHexTrack *track = four_tokens_new ();
  g_autoptr (PaddockSetup) laid = NULL;

  lay (track, 5, 0, PADDOCK_ITEM_RANDOM, NULL);
  lay (track, 2, 0, PADDOCK_ITEM_RANDOM, NULL);
  laid = joy_test_setup (joy_test_take (track), 2, NULL);
  for (guint race = 0; race < 20; race++) {
    g_autoptr (PaddockMatch) without = paddock_match_new (bare, race, NULL);
    g_autoptr (PaddockMatch) with = paddock_match_new (laid, race, NULL);
    const guint8 *stack = joy_test_state (without)->stack;
    const JoyState *state = joy_test_state (with);

    g_assert_cmpuint (state->n_board_items, ==, 2);
    joy_test_assert_hex (state->board_items[0].at, 5, 0);
    g_assert_cmpuint (state->board_items[0].item, ==, stack[3]);
    g_assert_cmpuint (state->board_items[1].item, ==, stack[2]);
    g_assert_cmpuint (state->n_stack, ==, 2);
    g_assert_cmpmem (state->stack, 2, stack, 2);
  }
}

/* --- Hidden information --- */

/* Red has driven over a random token and a known one and is stopped by a question; one of each lies on. */
static PaddockMatch *
hidden_new (PaddockSetup *setup)
{
  PaddockMatch *match = paddock_match_new (setup, 3, NULL);

  joy_test_give (match, NULL, "step", "lock");
  joy_test_give (match, NULL, "active", "red");
  joy_test_give (match, NULL, "order", "red blue");
  joy_test_give (match, "red", "mirror", "3 3");
  joy_test_give (match, "blue", "mirror", "1 1");
  joy_test_put (match, "red", PADDOCK_HEX (0, 0), PADDOCK_HEX (-1, 0));
  joy_test_put (match, "blue", PADDOCK_HEX (3, 0), PADDOCK_HEX (4, 0));
  joy_test_settle (match);
  joy_test_choose (match, "lock:3", NULL);
  joy_test_choose (match, "steer:straight", NULL);
  g_assert_cmpuint (joy_test_state (match)->cars[0].n_items_earned, ==, 2);

  return match;
}

static PaddockSetup *
hidden_setup_new (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();

  lay (track, 1, 0, PADDOCK_ITEM_RANDOM, NULL);
  lay (track, 2, 0, PADDOCK_ITEM_FIXED, "nitro");
  lay (track, 0, 5, PADDOCK_ITEM_RANDOM, NULL);
  lay (track, 0, 6, PADDOCK_ITEM_FIXED, "mine");
  lay (track, 0, 7, PADDOCK_ITEM_ARMED, "mine");

  return joy_test_setup (joy_test_take (track), 2, "abilities=none");
}

static void
count_hidden (const JoyState *state, guint counts[JOY_MAX_ITEM_TYPES])
{
  memset (counts, 0, JOY_MAX_ITEM_TYPES * sizeof (guint));
  for (guint i = 0; i < state->n_stack; i++)
    counts[state->stack[i]]++;
  for (guint i = 0; i < state->n_board_items; i++)
    counts[state->board_items[i].item]++;
  for (guint i = 0; i < state->cars[0].n_items_earned; i++)
    counts[state->cars[0].earned[i] & JOY_TYPE_MASK]++;
}

/* A fork deals anew what nobody knows, and nothing else. */
static void
test_fork_hides (void)
{
  g_autoptr (PaddockSetup) setup = hidden_setup_new ();
  g_autoptr (PaddockMatch) real = hidden_new (setup);
  g_autoptr (PaddockMatch) fork = paddock_match_copy (real);
  const JoyState *truth = joy_test_state (real), *seen = joy_test_state (fork);
  guint before[JOY_MAX_ITEM_TYPES], after[JOY_MAX_ITEM_TYPES];
  gboolean has_stack = FALSE, has_board = FALSE, has_earned = FALSE;

  count_hidden (truth, before);
  for (guint salt = 0; salt < 50; salt++) {
    paddock_match_fork (fork, real, 1, salt);
    count_hidden (seen, after);
    g_assert_cmpmem (before, sizeof before, after, sizeof after);
    g_assert_cmpuint (seen->cars[0].earned[1], ==, truth->cars[0].earned[1]);
    g_assert_cmpmem (&seen->board_items[1], sizeof (JoyBoardItem), &truth->board_items[1],
                     sizeof (JoyBoardItem));
    g_assert_cmpmem (&seen->board_items[2], sizeof (JoyBoardItem), &truth->board_items[2],
                     sizeof (JoyBoardItem));
    has_stack |= memcmp (seen->stack, truth->stack, truth->n_stack) != 0;
    has_board |= seen->board_items[0].item != truth->board_items[0].item;
    has_earned |= seen->cars[0].earned[0] != truth->cars[0].earned[0];
  }
  g_assert_true (has_stack && has_board && has_earned);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/JOY-DIF-15/presets", test_presets);
  g_test_add_func ("/rules/JOY-DIF-09/no-variants", test_no_variants);
  g_test_add_func ("/rules/JOY-RGD-05/layout-over-preset", test_layout_rules);
  g_test_add_func ("/rules/JOY-TEA-01/two-teams-of-two", test_teams_of_two);
  g_test_add_func ("/rules/JOY-RUL-49/more-than-four-by-option", test_more_than_four_cars);
  g_test_add_func ("/rules/JOY-DEC-01/a-car-not-yet-taken", test_car_not_yet_taken);
  g_test_add_func ("/rules/JOY-DEC-02/standard-or-unique", test_ability_sets);
  g_test_add_func ("/rules/joyride/cards-of-a-track", test_cards_of_a_track);
  g_test_add_func ("/rules/joyride/no-card-set", test_no_card_set);
  g_test_add_func ("/rules/JOY-RUL-48/nothing-to-run-low-on", test_nothing_to_run_low_on);
  g_test_add_func ("/rules/JOY-RGD-08/effects-that-make-sense", test_effects_make_sense);
  g_test_add_func ("/rules/JOY-RGD-08/three-effects-at-once", test_three_effects_at_once);
  g_test_add_func ("/rules/JOY-RGD-08/effect-table", test_effect_table);
  g_test_add_func ("/rules/JOY-RGD-08/standard-set", test_standard_set_makes_sense);
  g_test_add_func ("/rules/JOY-ITM-10/four-tokens-of-a-type", test_four_tokens);
  g_test_add_func ("/rules/JOY-RUL-62/board-items-lie-on-spaces", test_board_items);
  g_test_add_func ("/rules/JOY-DRP-03/room-for-all-dropped-items", test_room_for_dropped_items);
  g_test_add_func ("/rules/JOY-EVT-01/initiative-is-uniform", test_initiative_is_uniform);
  g_test_add_func ("/rules/JOY-EVT-02/first-player-is-uniform", test_first_player_is_uniform);
  g_test_add_func ("/rules/JOY-EVT-03/shuffle-is-uniform", test_shuffle_is_uniform);
  g_test_add_func ("/rules/JOY-EVT-04/board-tokens-from-the-top", test_board_tokens_are_dealt);
  g_test_add_func ("/rules/JOY-EVT-08/reshuffle-is-uniform", test_reshuffle_is_uniform);
  g_test_add_func ("/rules/JOY-EVT-09/chosen-teams-are-uniform", test_chosen_teams_are_uniform);
  g_test_add_func ("/rules/JOY-DSH-08/forks-know-nothing-hidden", test_fork_hides);
  joy_test_add_limits ();

  return g_test_run ();
}
