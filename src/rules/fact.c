/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fact.h"

#include "game.h"

#include <string.h>

/* One fact in one element's memory: what every kind below works on. */
typedef struct {
  const PaddockFact *fact;
  const PaddockTable *table;
  guint element;
  char *memory; /* of the element */
} Cell;

static const PaddockGame *
game_of (const PaddockTable *table)
{
  return table->setup->game;
}

static const PaddockScope *
scope_of (const PaddockFact *fact, const PaddockTable *table)
{
  return &game_of (table)->scopes[fact->scope];
}

static char *
element_memory (const PaddockScope *scope, const PaddockTable *table, guint element)
{
  return (char *) table->state + scope->offset + element * scope->stride;
}

static Cell
cell_of (PaddockFactRef ref, const PaddockTable *table)
{
  const PaddockScope *scope = scope_of (ref.fact, table);

  return (Cell){ ref.fact, table, ref.element, element_memory (scope, table, ref.element) };
}

/* Integers of any width. */

static gint64
read_int (const PaddockFact *fact, gconstpointer at)
{
  gboolean is_signed = fact->min < 0;

  switch (fact->width) {
  case 1:
    return is_signed ? *(const gint8 *) at : *(const guint8 *) at;
  case 2:
    return is_signed ? *(const gint16 *) at : *(const guint16 *) at;
  case 4:
    return is_signed ? (gint64) * (const gint32 *) at : (gint64) * (const guint32 *) at;
  case 8:
    return *(const gint64 *) at;
  default:
    g_return_val_if_reached (0);
  }
}

static void
write_int (const PaddockFact *fact, gpointer at, gint64 value)
{
  switch (fact->width) {
  case 1:
    *(guint8 *) at = (guint8) value;
    break;
  case 2:
    *(guint16 *) at = (guint16) value;
    break;
  case 4:
    *(guint32 *) at = (guint32) value;
    break;
  case 8:
    *(guint64 *) at = (guint64) value;
    break;
  default:
    g_return_if_reached ();
  }
}

/* Words of integers. */

static gboolean
has_words (const PaddockFact *fact)
{
  return (fact->flags & PADDOCK_FACT_SEATS) || fact->names || fact->word;
}

static const char *
seat_word (const PaddockTable *table, gint64 seat)
{
  if (seat == PADDOCK_NOBODY)
    return "nobody";

  return seat >= 0 && seat < table->setup->n_seats ? table->setup->seats[seat].id : NULL;
}

static gint64
last_value (const Cell *cell)
{
  if (cell->fact->flags & PADDOCK_FACT_SEATS && cell->fact->max != PADDOCK_NOBODY)
    return (gint64) cell->table->setup->n_seats - 1;

  return cell->fact->max;
}

static const char *
get_word (const Cell *cell, gint64 value)
{
  const PaddockFact *fact = cell->fact;

  if (fact->flags & PADDOCK_FACT_SEATS)
    return seat_word (cell->table, value);
  if (value < fact->min || value > fact->max)
    return NULL;
  if (fact->names)
    return fact->names[value - fact->min];

  return fact->word ? fact->word (cell->table, (int) value) : NULL;
}

static void
format_value (const Cell *cell, gint64 value, GString *text)
{
  const char *word = get_word (cell, value);

  if (word)
    g_string_append (text, word);
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, value);
}

static gboolean
parse_word (const Cell *cell, const char *text, gint64 *value)
{
  for (*value = cell->fact->min; *value <= last_value (cell); ++*value)
    if (g_strcmp0 (get_word (cell, *value), text) == 0)
      return TRUE;

  return FALSE;
}

static char *
describe_range (const Cell *cell)
{
  const PaddockFact *fact = cell->fact;
  GString *text;

  if (!has_words (fact))
    return g_strdup_printf ("%d to %d", fact->min, fact->max);

  text = g_string_new (NULL);
  for (gint64 value = fact->min; value <= last_value (cell); value++) {
    const char *word = get_word (cell, value);

    if (word)
      g_string_append_printf (text, "%s%s", text->len ? ", " : "", word);
  }
  return g_string_free (text, FALSE);
}

G_GNUC_PRINTF (3, 4)
static gboolean
refuse (const Cell *cell, GError **error, const char *format, ...)
{
  g_autoptr (GString) element = g_string_new (NULL);
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);

  paddock_scope_format_element (scope_of (cell->fact, cell->table), cell->table, cell->element,
                                element);
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT, "%s%s\"%s\" %s", element->str,
               element->len ? "'s " : "", cell->fact->name, sentence);
  return FALSE;
}

static gboolean
parse_value (const Cell *cell, const char *text, gint64 *value, GError **error)
{
  const PaddockFact *fact = cell->fact;
  g_autofree char *range = NULL;

  if (has_words (fact) ? parse_word (cell, text, value)
                       : g_ascii_string_to_signed (text, 10, fact->min, fact->max, value, NULL))
    return TRUE;

  range = describe_range (cell);
  return refuse (cell, error, "is %s%s, not \"%s\"", has_words (fact) ? "one of " : "", range,
                 text);
}

/* INT */

static void
int_format (const Cell *cell, GString *text)
{
  format_value (cell, read_int (cell->fact, cell->memory + cell->fact->offset), text);
}

static gboolean
int_parse (const Cell *cell, const char *text, GError **error)
{
  gint64 value;

  if (!parse_value (cell, text, &value, error))
    return FALSE;

  write_int (cell->fact, cell->memory + cell->fact->offset, value);
  return TRUE;
}

static guint64
int_hash (const Cell *cell, guint64 hash)
{
  return paddock_hash_add (hash,
                           (guint64) read_int (cell->fact, cell->memory + cell->fact->offset));
}

/* Arrays: where, how many, and their text as words with a space between. */

static guint
get_count (const Cell *cell)
{
  const PaddockFact *fact = cell->fact;

  return fact->count_offset == PADDOCK_FACT_FIXED
           ? fact->max_count
           : MIN ((guint8) cell->memory[fact->count_offset], fact->max_count);
}

static gpointer
item_at (const Cell *cell, guint i)
{
  return cell->memory + cell->fact->offset + i * cell->fact->width;
}

typedef void (*FormatItem) (const Cell *cell, gconstpointer item, GString *text);
typedef gboolean (*ParseItem) (const Cell *cell, const char *word, gpointer item, GError **error);

static void
format_items (const Cell *cell, const char *items, FormatItem format, GString *text)
{
  guint n = get_count (cell);

  for (guint i = 0; i < n; i++) {
    if (i > 0)
      g_string_append_c (text, ' ');
    format (cell, items + i * cell->fact->width, text);
  }
}

/* The words of TEXT, without the empty ones that several spaces make. */
static GPtrArray *
split_words (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; parts[i]; i++)
    if (*parts[i])
      g_ptr_array_add (words, g_strdup (parts[i]));

  return words;
}

static gboolean
parse_items (const Cell *cell, const char *text, ParseItem parse, GError **error)
{
  const PaddockFact *fact = cell->fact;
  gboolean is_fixed = fact->count_offset == PADDOCK_FACT_FIXED;
  g_autoptr (GPtrArray) words = split_words (text);

  if (is_fixed && words->len != fact->max_count)
    return refuse (cell, error, "has exactly %u values, not %u", fact->max_count, words->len);
  if (words->len > fact->max_count)
    return refuse (cell, error, "has at most %u values, not %u", fact->max_count, words->len);

  for (guint i = 0; i < words->len; i++)
    if (!parse (cell, words->pdata[i], item_at (cell, i), error))
      return FALSE;

  memset (item_at (cell, words->len), 0, (gsize) (fact->max_count - words->len) * fact->width);
  if (!is_fixed)
    cell->memory[fact->count_offset] = (char) words->len;
  return TRUE;
}

/* INTS */

static void
value_item_format (const Cell *cell, gconstpointer item, GString *text)
{
  format_value (cell, read_int (cell->fact, item), text);
}

static gboolean
value_item_parse (const Cell *cell, const char *word, gpointer item, GError **error)
{
  gint64 value;

  if (!parse_value (cell, word, &value, error))
    return FALSE;

  write_int (cell->fact, item, value);
  return TRUE;
}

static void
ints_format (const Cell *cell, GString *text)
{
  format_items (cell, item_at (cell, 0), value_item_format, text);
}

static gboolean
ints_parse (const Cell *cell, const char *text, GError **error)
{
  return parse_items (cell, text, value_item_parse, error);
}

static guint64
ints_hash (const Cell *cell, guint64 hash)
{
  guint n = get_count (cell);

  hash = paddock_hash_add (hash, n);
  for (guint i = 0; i < n; i++)
    hash = paddock_hash_add (hash, (guint64) read_int (cell->fact, item_at (cell, i)));

  return hash;
}

/* BAG */

static guint
sort_bag (const Cell *cell, gint64 values[PADDOCK_FACT_MAX_COUNT])
{
  guint n = get_count (cell);

  for (guint i = 0; i < n; i++) {
    gint64 value = read_int (cell->fact, item_at (cell, i));
    guint j = i;

    for (; j > 0 && values[j - 1] > value; j--)
      values[j] = values[j - 1];
    values[j] = value;
  }

  return n;
}

static void
bag_format (const Cell *cell, GString *text)
{
  gint64 values[PADDOCK_FACT_MAX_COUNT];
  guint n = sort_bag (cell, values);

  for (guint i = 0; i < n; i++) {
    if (i > 0)
      g_string_append_c (text, ' ');
    format_value (cell, values[i], text);
  }
}

static guint64
bag_hash (const Cell *cell, guint64 hash)
{
  gint64 values[PADDOCK_FACT_MAX_COUNT];
  guint n = sort_bag (cell, values);

  hash = paddock_hash_add (hash, n);
  for (guint i = 0; i < n; i++)
    hash = paddock_hash_add (hash, (guint64) values[i]);

  return hash;
}

/* PLACE and PLACES */

static void
place_item_format (const Cell *cell, gconstpointer item, GString *text)
{
  paddock_table_format_place (cell->table, *(const PaddockPlace *) item, text);
}

static gboolean
place_item_parse (const Cell *cell, const char *word, gpointer item, GError **error)
{
  if (paddock_table_parse_place (cell->table, word, item))
    return TRUE;

  return refuse (cell, error, "is a place, not \"%s\"", word);
}

static guint64
place_item_hash (gconstpointer item, guint64 hash)
{
  const PaddockPlace *place = item;

  return paddock_hash_add (hash, (guint64) (guint16) place->a << 16 | (guint16) place->b);
}

static void
place_format (const Cell *cell, GString *text)
{
  place_item_format (cell, item_at (cell, 0), text);
}

static gboolean
place_parse (const Cell *cell, const char *text, GError **error)
{
  return place_item_parse (cell, text, item_at (cell, 0), error);
}

static guint64
place_hash (const Cell *cell, guint64 hash)
{
  return place_item_hash (item_at (cell, 0), hash);
}

static void
places_format (const Cell *cell, GString *text)
{
  format_items (cell, item_at (cell, 0), place_item_format, text);
}

static gboolean
places_parse (const Cell *cell, const char *text, GError **error)
{
  return parse_items (cell, text, place_item_parse, error);
}

static guint64
places_hash (const Cell *cell, guint64 hash)
{
  guint n = get_count (cell);

  hash = paddock_hash_add (hash, n);
  for (guint i = 0; i < n; i++)
    hash = place_item_hash (item_at (cell, i), hash);

  return hash;
}

/* SET */

static void
set_format (const Cell *cell, GString *text)
{
  guint64 bits = (guint64) read_int (cell->fact, item_at (cell, 0));
  gsize start = text->len;

  for (guint i = 0; i < 64; i++)
    if (bits >> i & 1) {
      if (text->len > start)
        g_string_append_c (text, ' ');
      format_value (cell, cell->fact->min + (int) i, text);
    }
}

static gboolean
set_parse (const Cell *cell, const char *text, GError **error)
{
  g_autoptr (GPtrArray) words = split_words (text);
  guint64 bits = 0;

  for (guint i = 0; i < words->len; i++) {
    gint64 value;

    if (!parse_value (cell, words->pdata[i], &value, error))
      return FALSE;
    if (bits >> (value - cell->fact->min) & 1)
      return refuse (cell, error, "has \"%s\" twice", (const char *) words->pdata[i]);
    bits |= G_GUINT64_CONSTANT (1) << (value - cell->fact->min);
  }

  write_int (cell->fact, item_at (cell, 0), (gint64) bits);
  return TRUE;
}

/* DERIVED */

static void
derived_format (const Cell *cell, GString *text)
{
  cell->fact->get (cell->table, cell->element, text);
}

static gboolean
derived_parse (const Cell *cell, const char *text, GError **error)
{
  return refuse (cell, error, "follows from other facts and cannot be set");
}

static guint64
derived_hash (const Cell *cell, guint64 hash)
{
  return hash;
}

static const struct {
  void (*format) (const Cell *cell, GString *text);
  gboolean (*parse) (const Cell *cell, const char *text, GError **error);
  guint64 (*hash) (const Cell *cell, guint64 hash);
} kinds[] = {
  [PADDOCK_FACT_INT] = { int_format, int_parse, int_hash },
  [PADDOCK_FACT_PLACE] = { place_format, place_parse, place_hash },
  [PADDOCK_FACT_INTS] = { ints_format, ints_parse, ints_hash },
  [PADDOCK_FACT_BAG] = { bag_format, ints_parse, bag_hash },
  [PADDOCK_FACT_PLACES] = { places_format, places_parse, places_hash },
  [PADDOCK_FACT_SET] = { set_format, set_parse, int_hash },
  [PADDOCK_FACT_DERIVED] = { derived_format, derived_parse, derived_hash },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == PADDOCK_N_FACT_KINDS);

void
paddock_fact_format (PaddockFactRef ref, const PaddockTable *table, GString *text)
{
  Cell cell = cell_of (ref, table);

  kinds[ref.fact->kind].format (&cell, text);
}

gboolean
paddock_fact_parse (PaddockFactRef ref, const PaddockTable *table, const char *text, GError **error)
{
  Cell cell = cell_of (ref, table);

  if (ref.fact->flags & PADDOCK_FACT_READ_ONLY)
    return refuse (&cell, error, "can be expected but not set");

  return kinds[ref.fact->kind].parse (&cell, text, error);
}

char *
paddock_fact_normalise (PaddockFactRef ref,
                        const PaddockTable *table,
                        const char *text,
                        GError **error)
{
  const PaddockScope *scope = scope_of (ref.fact, table);
  gsize size = scope->stride ? scope->stride : game_of (table)->state_size;
  g_autoptr (GString) normal = g_string_new (NULL);
  Cell cell = cell_of (ref, table);
  g_autofree char *memory = NULL;

  if (ref.fact->kind == PADDOCK_FACT_DERIVED)
    return g_strdup (text);

  cell.memory = memory = g_memdup2 (cell.memory, size);
  if (!kinds[ref.fact->kind].parse (&cell, text, error))
    return NULL;

  kinds[ref.fact->kind].format (&cell, normal);
  return g_strdup (normal->str);
}

guint64
paddock_fact_hash (PaddockFactRef ref, const PaddockTable *table, guint64 hash)
{
  Cell cell = cell_of (ref, table);

  if (ref.fact->flags & PADDOCK_FACT_UNHASHED)
    return hash;

  return kinds[ref.fact->kind].hash (&cell, hash);
}

/* Scopes and their elements. */

guint
paddock_scope_count (const PaddockScope *self, const PaddockTable *table)
{
  if (self->count_offset == PADDOCK_FACT_FIXED)
    return self->max_count;

  return MIN (((const guint8 *) table->state)[self->count_offset], self->max_count);
}

/* The seat that an element belongs to, or PADDOCK_NOBODY. */
static guint
owner_of (const PaddockScope *scope, const PaddockTable *table, guint element)
{
  switch (scope->owner) {
  case PADDOCK_OWNER_SEAT:
    return element;
  case PADDOCK_OWNER_STORED:
    return ((const guint8 *) element_memory (scope, table, element))[scope->owner_offset];
  case PADDOCK_OWNER_NONE:
  default:
    return PADDOCK_NOBODY;
  }
}

gboolean
paddock_fact_is_visible (PaddockFactRef ref, const PaddockTable *table, guint seat)
{
  if (seat == PADDOCK_EVERYBODY)
    return TRUE;
  if (ref.fact->flags & PADDOCK_FACT_HIDDEN)
    return FALSE;
  if (ref.fact->flags & PADDOCK_FACT_PRIVATE)
    return owner_of (scope_of (ref.fact, table), table, ref.element) == seat;

  return TRUE;
}

/* How many elements up to and with ELEMENT belong to the same seat. */
static guint
number_among_owned (const PaddockScope *scope, const PaddockTable *table, guint element)
{
  guint owner = owner_of (scope, table, element), n = 0;

  for (guint i = 0; i <= element; i++)
    n += owner_of (scope, table, i) == owner;

  return n;
}

void
paddock_scope_format_element (const PaddockScope *self,
                              const PaddockTable *table,
                              guint element,
                              GString *text)
{
  const char *seat = seat_word (table, owner_of (self, table, element));

  if (self == &game_of (table)->scopes[0])
    return;

  if (self->owner == PADDOCK_OWNER_SEAT)
    g_string_append (text, seat);
  else if (owner_of (self, table, element) < table->setup->n_seats)
    g_string_append_printf (text, "%s:%u", seat, number_among_owned (self, table, element));
  else if (self->names)
    g_string_append_printf (text, "%s:%s", self->name, self->names[element]);
  else
    g_string_append_printf (text, "%s:%u", self->name, element + 1);
}

static gboolean
parse_number (const char *text, guint max, guint *index)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 1, max, &number, NULL))
    return FALSE;

  *index = (guint) number - 1;
  return TRUE;
}

/* "pile:1", "pile:deck" */
static gboolean
find_in_scope (const PaddockScope *scope,
               const PaddockTable *table,
               const char *tail,
               guint *element)
{
  guint n = paddock_scope_count (scope, table);

  for (*element = 0; scope->names && *element < n; ++*element)
    if (g_str_equal (scope->names[*element], tail))
      return TRUE;

  return parse_number (tail, n, element);
}

/* "red", "red:2" */
static gboolean
find_owned (const PaddockScope *scope,
            const PaddockTable *table,
            guint seat,
            const char *tail,
            guint *element)
{
  guint n = paddock_scope_count (scope, table), number;

  if (scope->owner == PADDOCK_OWNER_SEAT && !tail) {
    *element = seat;
    return seat < n;
  }
  if (scope->owner != PADDOCK_OWNER_STORED || !tail || !parse_number (tail, n, &number))
    return FALSE;

  for (*element = 0; *element < n; ++*element)
    if (owner_of (scope, table, *element) == seat
        && number_among_owned (scope, table, *element) == number + 1)
      return TRUE;

  return FALSE;
}

static gboolean
find_element (const PaddockScope *scope,
              const PaddockTable *table,
              const char *text,
              guint *element)
{
  g_auto (GStrv) parts = g_strsplit (text ? text : "", ":", 2);
  const char *tail = parts[0] ? parts[1] : NULL;
  int seat;

  *element = 0;
  if (!parts[0])
    return scope == &game_of (table)->scopes[0];

  seat = paddock_setup_find_seat (table->setup, parts[0]);
  if (seat >= 0)
    return find_owned (scope, table, (guint) seat, tail, element);

  return tail && g_str_equal (scope->name, parts[0]) && find_in_scope (scope, table, tail, element);
}

/* What facts there are of an element, or what elements there are. */
static gboolean
refuse_name (const PaddockTable *table, const char *element, const char *name, GError **error)
{
  const PaddockGame *game = game_of (table);
  g_autoptr (GString) known = g_string_new (NULL);
  guint index;

  for (guint i = 0; i < game->n_facts; i++)
    if (find_element (scope_of (&game->facts[i], table), table, element, &index))
      g_string_append_printf (known, "%s%s", known->len ? ", " : "", game->facts[i].name);

  if (known->len) {
    gboolean is_race = !element || !*element;

    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT, "%s has no \"%s\", only: %s",
                 is_race ? "the race" : element, name, known->str);
    return FALSE;
  }

  for (guint s = 1; s < game->n_scopes; s++)
    for (guint i = 0; i < paddock_scope_count (&game->scopes[s], table); i++) {
      if (known->len)
        g_string_append (known, ", ");
      paddock_scope_format_element (&game->scopes[s], table, i, known);
    }
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT,
               "nothing is called \"%s\" here, only: %s", element, known->str);
  return FALSE;
}

gboolean
paddock_fact_find (const PaddockTable *table,
                   const char *element,
                   const char *name,
                   PaddockFactRef *ref,
                   GError **error)
{
  const PaddockGame *game = game_of (table);

  for (guint i = 0; i < game->n_facts; i++)
    if (g_str_equal (game->facts[i].name, name)
        && find_element (scope_of (&game->facts[i], table), table, element, &ref->element)) {
      ref->fact = &game->facts[i];
      return TRUE;
    }

  return refuse_name (table, element, name, error);
}

gboolean
paddock_fact_next (const PaddockTable *table, PaddockFactRef *ref)
{
  const PaddockGame *game = game_of (table);

  if (ref->fact && ++ref->element < paddock_scope_count (scope_of (ref->fact, table), table))
    return TRUE;

  ref->element = 0;
  ref->fact = ref->fact ? ref->fact + 1 : game->facts;
  while (ref->fact < game->facts + game->n_facts
         && paddock_scope_count (scope_of (ref->fact, table), table) == 0)
    ref->fact++;

  return ref->fact < game->facts + game->n_facts;
}
