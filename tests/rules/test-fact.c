/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every kind of fact in every kind of scope, on a state made for it; then the tables of the test games.
 */

#include "walks.h"

typedef struct {
  guint8 owner;
  gint8 speed;
  PaddockPlace at;
  guint8 cards[4];
  guint8 n_cards;
} Rider;

typedef struct {
  guint8 dice[3];
  PaddockPlace path[2];
  guint8 n_path;
} Pile;

typedef struct {
  PaddockState base;
  guint8 phase;
  guint8 leader;
  gint16 height;
  guint32 money;
  guint64 fields;
  guint8 damage;
  guint8 weather;
  guint8 stock[3];
  guint8 purse;
  guint8 n_riders;
  Rider riders[6];
  Pile piles[2];
} State;

enum {
  RACE,
  RIDER,
  PILE,
  DECK,
};

static const char *const phases[] = { "roll", "move", NULL };
static const char *const slots[] = { "engine", "tyre", "axle", NULL };
static const char *const pile_names[] = { "draw", "discard", NULL };

static const char *
weather_word (const PaddockTable *table, int value)
{
  static const char *const words[] = { "dry", "wet" };

  return value < 2 ? words[value] : NULL;
}

static void
get_double (const PaddockTable *table, guint element, GString *text)
{
  const State *state = table->state;

  g_string_append_printf (text, "%d", 2 * state->riders[element].speed);
}

static const char *const goods[] = { "beans", "corn", "hay", NULL };

static int
find_good (const PaddockTable *table, const char *name)
{
  for (guint i = 0; goods[i]; i++)
    if (g_str_equal (goods[i], name))
      return (int) i;

  return -1;
}

/* What lies on the counter counts too. */
static gint64
count_purse (const PaddockTable *table, guint element, gint64 stored)
{
  return stored + ((const State *) table->state)->stock[0];
}

static const PaddockScope scopes[] = {
  [RACE] = PADDOCK_STATE_SCOPE,
  [RIDER] = {
    .name = "rider",
    .offset = G_STRUCT_OFFSET (State, riders),
    .stride = sizeof (Rider),
    .max_count = 6,
    .count_offset = G_STRUCT_OFFSET (State, n_riders),
    .owner = PADDOCK_OWNER_STORED,
    .owner_offset = G_STRUCT_OFFSET (Rider, owner),
  },
  [PILE] = {
    .name = "pile",
    .offset = G_STRUCT_OFFSET (State, piles),
    .stride = sizeof (Pile),
    .max_count = 2,
    .count_offset = PADDOCK_FACT_FIXED,
    .names = pile_names,
  },
  [DECK] = {
    .name = "deck",
    .offset = G_STRUCT_OFFSET (State, piles),
    .stride = sizeof (Pile),
    .max_count = 2,
    .count_offset = PADDOCK_FACT_FIXED,
  },
};

static const PaddockFact facts[] = {
  PADDOCK_STATE_FACTS,
  { "phase", .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (State, phase), .max = 1, .names = phases },
  { "leader", .kind = PADDOCK_FACT_INT, .flags = PADDOCK_FACT_SEATS,
    PADDOCK_FACT_AT (State, leader), .max = PADDOCK_NOBODY },
  { "height", .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (State, height), .min = -1000,
    .max = 9000 },
  { "money", .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (State, money), .max = G_MAXINT },
  { "fields", .kind = PADDOCK_FACT_SET, PADDOCK_FACT_AT (State, fields), .min = 1, .max = 64 },
  { "damage", .kind = PADDOCK_FACT_SET, PADDOCK_FACT_AT (State, damage), .max = 2, .names = slots },
  { "weather", .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (State, weather), .max = 1,
    .word = weather_word },
  { "season", .kind = PADDOCK_FACT_INT, .flags = PADDOCK_FACT_FIXED_WORDS,
    PADDOCK_FACT_AT (State, weather), .max = 1, .word = weather_word },
  { "stock", .kind = PADDOCK_FACT_INTS, PADDOCK_FACT_ARRAY (State, stock),
    .count_offset = PADDOCK_FACT_FIXED, .max = 99, .find_slot = find_good },
  { "sold-out", .kind = PADDOCK_FACT_SET, PADDOCK_FACT_AT (State, damage), .max = 2,
    .find_slot = find_good },
  { "purse", .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (State, purse), .max = 99,
    .reads = count_purse },
  { "speed", .scope = RIDER, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (Rider, speed), .min = -5,
    .max = 5 },
  { "at", .scope = RIDER, .kind = PADDOCK_FACT_PLACE, PADDOCK_FACT_AT (Rider, at) },
  { "cards", .scope = RIDER, .kind = PADDOCK_FACT_BAG, .flags = PADDOCK_FACT_PRIVATE,
    PADDOCK_FACT_ARRAY (Rider, cards), .count_offset = G_STRUCT_OFFSET (Rider, n_cards),
    .max = 99 },
  { "double", .scope = RIDER, .kind = PADDOCK_FACT_DERIVED, .get = get_double },
  { "dice", .scope = PILE, .kind = PADDOCK_FACT_INTS, .flags = PADDOCK_FACT_HIDDEN,
    PADDOCK_FACT_ARRAY (Pile, dice), .count_offset = PADDOCK_FACT_FIXED, .min = 1, .max = 6 },
  { "path", .scope = PILE, .kind = PADDOCK_FACT_PLACES, PADDOCK_FACT_ARRAY (Pile, path),
    .count_offset = G_STRUCT_OFFSET (Pile, n_path) },
  { "length", .scope = DECK, .kind = PADDOCK_FACT_INT, .flags = PADDOCK_FACT_READ_ONLY,
    PADDOCK_FACT_AT (Pile, n_path), .max = 2 },
};

static const PaddockGame game = {
  .id = "facts",
  .min_seats = 2,
  .max_seats = 4,
  .state_size = sizeof (State),
  .scopes = scopes,
  .n_scopes = G_N_ELEMENTS (scopes),
  .facts = facts,
  .n_facts = G_N_ELEMENTS (facts),
};

typedef struct {
  PaddockSetup *setup;
  State state;
  PaddockTable table;
} Fixture;

/* Red has riders 0, 2 and 4, blue 1 and 3; the fifth belongs to nobody. */
static void
set_up (Fixture *self, gconstpointer data)
{
  self->setup = walks_setup_new (&game, 2, 0);
  self->state.n_riders = 6;
  self->state.base.n_players = 2;
  for (guint i = 0; i < 5; i++)
    self->state.riders[i].owner = i % 2;
  self->state.riders[5].owner = PADDOCK_NOBODY;
  self->state.piles[0] = self->state.piles[1] = (Pile){ .dice = { 1, 1, 1 } };
  self->table = (PaddockTable){ .setup = self->setup, .state = &self->state };
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  paddock_setup_unref (self->setup);
}

static PaddockFactRef
find (const Fixture *self, const char *element, const char *name)
{
  PaddockFactRef ref = { NULL, 0 };
  GError *error = NULL;

  paddock_fact_find (&self->table, element, name, &ref, &error);
  g_assert_no_error (error);
  return ref;
}

/* Sets, gets, and looks at whether the hash noticed. */
static void
assert_sets (Fixture *self,
             const char *element,
             const char *name,
             const char *text,
             const char *normal)
{
  PaddockFactRef ref = find (self, element, name);
  g_autofree char *normalised = NULL;
  g_autoptr (GString) found = g_string_new (NULL);
  State before = self->state;
  guint64 hash = paddock_fact_hash (ref, &self->table, 1);
  GError *error = NULL;

  normalised = paddock_fact_normalise (ref, &self->table, text, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (normalised, ==, normal);
  g_assert_cmpmem (&before, sizeof before, &self->state, sizeof self->state);

  g_assert_true (paddock_fact_parse (ref, &self->table, text, NULL));
  paddock_fact_format (ref, &self->table, found);
  g_assert_cmpstr (found->str, ==, normal);
  g_assert_cmpuint (paddock_fact_hash (ref, &self->table, 1), !=, hash);
}

static void
assert_refuses (Fixture *self,
                const char *element,
                const char *name,
                const char *text,
                const char *message)
{
  PaddockFactRef ref = find (self, element, name);
  State before = self->state;
  g_autoptr (GError) error = NULL;

  g_assert_false (paddock_fact_parse (ref, &self->table, text, &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT);
  g_assert_cmpstr (error->message, ==, message);
  if (ref.fact->kind != PADDOCK_FACT_INTS && ref.fact->kind != PADDOCK_FACT_PLACES)
    g_assert_cmpmem (&before, sizeof before, &self->state, sizeof self->state);
}

static void
test_kinds (Fixture *self, gconstpointer data)
{
  assert_sets (self, NULL, "phase", "move", "move");
  assert_sets (self, "", "leader", "blue", "blue");
  assert_sets (self, "", "leader", "nobody", "nobody");
  assert_sets (self, "", "height", "-1000", "-1000");
  assert_sets (self, "", "height", "9000", "9000");
  assert_sets (self, "", "money", "2000000000", "2000000000");
  assert_sets (self, "", "fields", "64 1  7", "1 7 64");
  assert_sets (self, "", "damage", "axle engine", "engine axle");
  assert_sets (self, "", "damage", "", "");
  assert_sets (self, "", "weather", "wet", "wet");
  assert_sets (self, "red:1", "speed", "-5", "-5");
  assert_sets (self, "red:1", "at", "-3,14", "-3,14");
  assert_sets (self, "red:1", "at", "none", "none");
  assert_sets (self, "blue:2", "cards", "30 4 4", "4 4 30");
  assert_sets (self, "pile:draw", "dice", "6 1 1", "6 1 1");
  assert_sets (self, "pile:discard", "path", "1,2 none", "1,2 none");
}

/* One value of many, by the name of what it belongs to. */
static void
test_slots (Fixture *self, gconstpointer data)
{
  assert_sets (self, "", "stock", "1 2 3", "1 2 3");
  assert_sets (self, "hay", "stock", "07", "7");
  g_assert_cmpmem (self->state.stock, 3, ((guint8[]){ 1, 2, 7 }), 3);
  assert_refuses (self, "hay", "stock", "100", "\"stock\" is 0 to 99, not \"100\"");

  assert_sets (self, "corn", "sold-out", "yes", "yes");
  assert_sets (self, "hay", "sold-out", "yes", "yes");
  assert_sets (self, "corn", "sold-out", "no", "no");
  g_assert_cmpuint (self->state.damage, ==, 4);
  assert_refuses (self, "hay", "sold-out", "2",
                  "\"sold-out\" is no or yes for one of them, not \"2\"");
  g_assert_false (paddock_fact_find (&self->table, "rye", "stock", &(PaddockFactRef){ 0 }, NULL));
  g_assert_false (paddock_fact_find (&self->table, "hay", "fields", &(PaddockFactRef){ 0 }, NULL));
}

static void
test_reads (Fixture *self, gconstpointer data)
{
  PaddockFactRef ref = find (self, "", "purse");
  g_autoptr (GString) read = g_string_new (NULL), stored = g_string_new (NULL);
  guint64 hash;

  self->state.purse = 2;
  hash = paddock_fact_hash (ref, &self->table, 1);
  self->state.stock[0] = 5;
  paddock_fact_format (ref, &self->table, read);
  paddock_fact_format_stored (ref, &self->table, stored);
  g_assert_cmpstr (read->str, ==, "7");
  g_assert_cmpstr (stored->str, ==, "2");
  g_assert_cmpuint (paddock_fact_hash (ref, &self->table, 1), ==, hash);
}

static void
test_words (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *element, *name;
    gboolean is_settable;
    const char *values;
  } cases[] = {
    { "", "phase", TRUE, "roll, move" },
    { "", "leader", TRUE, "a seat or nobody" },
    { "", "height", TRUE, "-1000 to 9000" },
    { "", "money", TRUE, "0 or more" },
    { "", "damage", TRUE, "any of: engine, tyre, axle" },
    { "", "weather", TRUE, "a name of the race" },
    { "", "season", TRUE, "dry, wet" },
    { "", "stock", TRUE, "3 in order: 0 to 99; or of one thing alone" },
    { "", "places", TRUE, "in order: a seat" },
    { "red:1", "at", TRUE, "a place" },
    { "red:1", "cards", TRUE, "in any order: 0 to 99" },
    { "red:1", "double", FALSE, "" },
    { "deck:1", "length", FALSE, "0 to 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const PaddockFact *fact = find (self, cases[i].element, cases[i].name).fact;
    g_autoptr (GString) values = g_string_new (NULL);

    paddock_fact_describe_values (fact, values);
    g_assert_cmpstr (values->str, ==, cases[i].values);
    g_assert_cmpint (paddock_fact_is_settable (fact), ==, cases[i].is_settable);
  }
}

static void
test_refuse (Fixture *self, gconstpointer data)
{
  assert_refuses (self, "", "phase", "rest", "\"phase\" is one of roll, move, not \"rest\"");
  assert_refuses (self, "", "leader", "green",
                  "\"leader\" is one of red, blue, nobody, not \"green\"");
  assert_refuses (self, "", "height", "9001", "\"height\" is -1000 to 9000, not \"9001\"");
  assert_refuses (self, "", "height", "", "\"height\" is -1000 to 9000, not \"\"");
  assert_refuses (self, "", "fields", "3 65", "\"fields\" is 1 to 64, not \"65\"");
  assert_refuses (self, "", "fields", "3 4 3", "\"fields\" has \"3\" twice");
  assert_refuses (self, "", "damage", "roof",
                  "\"damage\" is one of engine, tyre, axle, not \"roof\"");
  assert_refuses (self, "", "weather", "fog", "\"weather\" is one of dry, wet, not \"fog\"");
  assert_refuses (self, "red:2", "at", "3;4", "red:2's \"at\" is a place, not \"3;4\"");
  assert_refuses (self, "red:2", "at", "3,99999", "red:2's \"at\" is a place, not \"3,99999\"");
  assert_refuses (self, "red:2", "cards", "1 2 3 4 5",
                  "red:2's \"cards\" has at most 4 values, not 5");
  assert_refuses (self, "red:2", "double", "4",
                  "red:2's \"double\" follows from other facts and cannot be set");
  assert_refuses (self, "pile:draw", "dice", "1 2",
                  "pile:draw's \"dice\" has exactly 3 values, not 2");
  assert_refuses (self, "pile:draw", "dice", "1 2 7", "pile:draw's \"dice\" is 1 to 6, not \"7\"");
  assert_refuses (self, "deck:2", "length", "1", "deck:2's \"length\" can be expected but not set");
}

static void
assert_not_found (const Fixture *self, const char *element, const char *name, const char *message)
{
  g_autoptr (GError) error = NULL;
  PaddockFactRef ref;

  g_assert_false (paddock_fact_find (&self->table, element, name, &ref, &error));
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_elements (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *called, *name;
    guint element;
    const char *written;
  } cases[] = {
    { "red:1", "speed", 0, "red:1" },
    { "red:3", "speed", 4, "red:3" },
    { "blue:2", "speed", 3, "blue:2" },
    { "rider:2", "speed", 1, "blue:1" },
    { "rider:6", "speed", 5, "rider:6" },
    { "pile:draw", "dice", 0, "pile:draw" },
    { "pile:2", "dice", 1, "pile:discard" },
    { "deck:2", "length", 1, "deck:2" },
    { "", "phase", 0, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    PaddockFactRef ref = find (self, cases[i].called, cases[i].name);
    g_autoptr (GString) written = g_string_new (NULL);

    g_assert_cmpuint (ref.element, ==, cases[i].element);
    paddock_scope_format_element (&scopes[ref.fact->scope], &self->table, ref.element, written);
    g_assert_cmpstr (written->str, ==, cases[i].written);
  }

  assert_not_found (self, "red:1", "geer",
                    "red:1 has no \"geer\"; choose one of: speed, at, cards, double");
  assert_not_found (
    self, "", "geer",
    "the race has no \"geer\"; choose one of: over, places, decisions, dice-drawn, "
    "cards-drawn, phase, leader, height, money, fields, damage, weather, season, stock, sold-out, purse");
  assert_not_found (
    self, "red:4", "speed",
    "nothing is called \"red:4\" here; choose one of: red:1, blue:1, red:2, blue:2, red:3, "
    "rider:6, pile:draw, pile:discard, deck:1, deck:2");
  assert_not_found (
    self, "pile:0", "dice",
    "nothing is called \"pile:0\" here; choose one of: red:1, blue:1, red:2, blue:2, red:3, "
    "rider:6, pile:draw, pile:discard, deck:1, deck:2");
}

static void
test_visible (Fixture *self, gconstpointer data)
{
  PaddockFactRef hand = find (self, "blue:1", "cards"), nobodys = find (self, "rider:6", "cards");
  PaddockFactRef hidden = find (self, "pile:draw", "dice"), open = find (self, "", "phase");

  g_assert_true (paddock_fact_is_visible (hand, &self->table, 1));
  g_assert_false (paddock_fact_is_visible (hand, &self->table, 0));
  g_assert_false (paddock_fact_is_visible (nobodys, &self->table, 0));
  g_assert_false (paddock_fact_is_visible (hidden, &self->table, 1));
  g_assert_true (paddock_fact_is_visible (open, &self->table, 0));
  g_assert_true (paddock_fact_is_visible (hidden, &self->table, PADDOCK_EVERYBODY));
}

/* Order does not matter in a bag, and does in a list. */
static void
test_bag (Fixture *self, gconstpointer data)
{
  PaddockFactRef cards = find (self, "red:1", "cards"), dice = find (self, "pile:1", "dice");
  guint64 hash;

  paddock_fact_parse (cards, &self->table, "3 1 2", NULL);
  hash = paddock_fact_hash (cards, &self->table, 0);
  paddock_fact_parse (cards, &self->table, "2 3 1", NULL);
  g_assert_cmpuint (paddock_fact_hash (cards, &self->table, 0), ==, hash);
  paddock_fact_parse (cards, &self->table, "2 3 3", NULL);
  g_assert_cmpuint (paddock_fact_hash (cards, &self->table, 0), !=, hash);

  paddock_fact_parse (dice, &self->table, "3 1 2", NULL);
  hash = paddock_fact_hash (dice, &self->table, 0);
  paddock_fact_parse (dice, &self->table, "2 3 1", NULL);
  g_assert_cmpuint (paddock_fact_hash (dice, &self->table, 0), !=, hash);
}

/* Every game's table: names unique in their scope, room that fits, help for everything. */
static void
test_tables (void)
{
  for (guint g = 0; walks_games[g]; g++)
    for (guint i = 0; i < walks_games[g]->n_facts; i++) {
      const PaddockFact *fact = &walks_games[g]->facts[i];

      g_assert_cmpuint (fact->scope, <, walks_games[g]->n_scopes);
      g_assert_cmpuint (fact->max_count, <=, PADDOCK_FACT_MAX_COUNT);
      g_assert_nonnull (fact->help);
      g_assert_cmpint (fact->kind == PADDOCK_FACT_DERIVED, ==, fact->get != NULL);
      for (guint j = 0; j < i; j++)
        g_assert_false (fact->scope == walks_games[g]->facts[j].scope
                        && g_str_equal (fact->name, walks_games[g]->facts[j].name));
    }
}

/* Of none at all, no number is right. */
static void
test_of_none (Fixture *self, gconstpointer data)
{
  PaddockFactRef ref = { NULL, 0 };
  g_autoptr (GError) error = NULL;

  self->state.n_riders = 0;
  g_assert_false (paddock_fact_find (&self->table, "rider:1", "speed", &ref, &error));
  g_assert_nonnull (error);
}

#define ADD(path_, test_) g_test_add (path_, Fixture, NULL, set_up, test_, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/rules/fact/every-kind-is-set-and-read", test_kinds);
  ADD ("/rules/fact/says-what-would-be-right", test_refuse);
  ADD ("/rules/fact/one-value-is-called-by-name", test_slots);
  ADD ("/rules/fact/reads-more-than-is-stored", test_reads);
  ADD ("/rules/fact/says-which-values-it-takes", test_words);
  ADD ("/rules/fact/elements-have-names", test_elements);
  ADD ("/rules/fact/none-has-a-number", test_of_none);
  ADD ("/rules/fact/is-seen-by-whom-it-should", test_visible);
  ADD ("/rules/fact/a-bag-has-no-order", test_bag);
  g_test_add_func ("/rules/fact/tables-make-sense", test_tables);

  return g_test_run ();
}
