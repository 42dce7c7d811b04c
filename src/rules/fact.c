/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fact.h"

#include "game.h"

#include <string.h>

gboolean
paddock_fact_is_settable (const PaddockFact *self)
{
  return self->kind != PADDOCK_FACT_DERIVED && !(self->flags & PADDOCK_FACT_READ_ONLY);
}

/* One fact in one element's memory: what every kind below works on. */
typedef struct {
  const PaddockFact *fact;
  const PaddockTable *table;
  guint element;
  guint slot;   /* as in PaddockFactRef */
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

  return (Cell){ ref.fact, table, ref.element, ref.slot,
                 element_memory (scope, table, ref.element) };
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

/* What one value is, alone or in an array. */

typedef struct {
  void (*format) (const Cell *cell, gconstpointer item, GString *text);
  gboolean (*parse) (const Cell *cell, const char *word, gpointer item, GError **error);
  guint64 (*hash) (const Cell *cell, gconstpointer item, guint64 hash);
} Item;

static void
number_format (const Cell *cell, gconstpointer item, GString *text)
{
  format_value (cell, read_int (cell->fact, item), text);
}

static gboolean
number_parse (const Cell *cell, const char *word, gpointer item, GError **error)
{
  gint64 value;

  if (!parse_value (cell, word, &value, error))
    return FALSE;

  write_int (cell->fact, item, value);
  return TRUE;
}

static guint64
number_hash (const Cell *cell, gconstpointer item, guint64 hash)
{
  return paddock_hash_add (hash, (guint64) read_int (cell->fact, item));
}

static void
place_format (const Cell *cell, gconstpointer item, GString *text)
{
  paddock_table_format_place (cell->table, *(const PaddockPlace *) item, text);
}

static gboolean
place_parse (const Cell *cell, const char *word, gpointer item, GError **error)
{
  return paddock_table_parse_place (cell->table, word, item)
         || refuse (cell, error, "is a place, not \"%s\"", word);
}

static guint64
place_hash (const Cell *cell, gconstpointer item, guint64 hash)
{
  const PaddockPlace *place = item;

  return paddock_hash_add (hash, (guint64) (guint16) place->a << 16 | (guint16) place->b);
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

static void
set_format (const Cell *cell, gconstpointer item, GString *text)
{
  guint64 bits = (guint64) read_int (cell->fact, item);
  gsize start = text->len;

  for (guint i = 0; i < 64; i++)
    if (bits >> i & 1) {
      if (text->len > start)
        g_string_append_c (text, ' ');
      format_value (cell, cell->fact->min + (int) i, text);
    }
}

static gboolean
set_parse (const Cell *cell, const char *text, gpointer item, GError **error)
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

  write_int (cell->fact, item, (gint64) bits);
  return TRUE;
}

/* One value of a set. */

static guint64
slot_bit (const Cell *cell)
{
  return G_GUINT64_CONSTANT (1) << (cell->slot - 1);
}

static void
bit_format (const Cell *cell, GString *text)
{
  guint64 bits = (guint64) read_int (cell->fact, cell->memory + cell->fact->offset);

  g_string_append (text, paddock_no_yes[(bits & slot_bit (cell)) != 0]);
}

static gboolean
bit_parse (const Cell *cell, const char *text, GError **error)
{
  gpointer item = cell->memory + cell->fact->offset;
  guint64 bits = (guint64) read_int (cell->fact, item) & ~slot_bit (cell);

  if (g_str_equal (text, paddock_no_yes[1]))
    bits |= slot_bit (cell);
  else if (!g_str_equal (text, paddock_no_yes[0]))
    return refuse (cell, error, "is no or yes for one of them, not \"%s\"", text);

  write_int (cell->fact, item, (gint64) bits);
  return TRUE;
}

static void
derived_format (const Cell *cell, gconstpointer item, GString *text)
{
  cell->fact->get (cell->table, cell->element, text);
}

static gboolean
derived_parse (const Cell *cell, const char *text, gpointer item, GError **error)
{
  return refuse (cell, error, "follows from other facts and cannot be set");
}

static guint64
derived_hash (const Cell *cell, gconstpointer item, guint64 hash)
{
  return hash;
}

static const Item number = { number_format, number_parse, number_hash };
static const Item place = { place_format, place_parse, place_hash };
static const Item set = { set_format, set_parse, number_hash };
static const Item derived = { derived_format, derived_parse, derived_hash };

static const struct {
  const Item *item;
  gboolean is_array;
  gboolean is_sorted; /* for whoever looks; stored in any order */
} kinds[] = {
  [PADDOCK_FACT_INT] = { &number },
  [PADDOCK_FACT_PLACE] = { &place },
  [PADDOCK_FACT_INTS] = { &number, .is_array = TRUE },
  [PADDOCK_FACT_BAG] = { &number, .is_array = TRUE, .is_sorted = TRUE },
  [PADDOCK_FACT_PLACES] = { &place, .is_array = TRUE },
  [PADDOCK_FACT_SET] = { &set },
  [PADDOCK_FACT_DERIVED] = { &derived },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == PADDOCK_N_FACT_KINDS);

/* Arrays: how many, in which order, and their text as words with a space between. */

static guint
get_count (const Cell *cell)
{
  const PaddockFact *fact = cell->fact;

  if (!kinds[fact->kind].is_array)
    return 1;

  return fact->count_offset == PADDOCK_FACT_FIXED
           ? fact->max_count
           : MIN ((guint8) cell->memory[fact->count_offset], fact->max_count);
}

static void
sort_items (const Cell *cell, char *sorted, const char *items, guint n)
{
  guint width = cell->fact->width;

  for (guint i = 0; i < n; i++) {
    const char *item = items + i * width;
    guint j = i;

    for (; j > 0 && read_int (cell->fact, sorted + (j - 1) * width) > read_int (cell->fact, item);
         j--)
      memcpy (sorted + j * width, sorted + (j - 1) * width, width);
    memcpy (sorted + j * width, item, width);
  }
}

/* The items as they are looked at; SORTED is room for them. */
static const char *
get_items (const Cell *cell, guint n, guint64 sorted[PADDOCK_FACT_MAX_COUNT])
{
  const char *items = cell->memory + cell->fact->offset;

  if (!kinds[cell->fact->kind].is_sorted)
    return items;

  sort_items (cell, (char *) sorted, items, n);
  return (const char *) sorted;
}

static gboolean
is_bit (const Cell *cell)
{
  return cell->slot > 0 && cell->fact->kind == PADDOCK_FACT_SET;
}

static char *
slot_memory (const Cell *cell)
{
  return cell->memory + cell->fact->offset + (cell->slot - 1) * cell->fact->width;
}

static void
format_all (const Cell *cell, GString *text)
{
  guint64 sorted[PADDOCK_FACT_MAX_COUNT];
  guint n = get_count (cell);
  const char *items = get_items (cell, n, sorted);

  for (guint i = 0; i < n; i++) {
    if (i > 0)
      g_string_append_c (text, ' ');
    kinds[cell->fact->kind].item->format (cell, items + i * cell->fact->width, text);
  }
}

static void
format_cell (const Cell *cell, GString *text)
{
  if (is_bit (cell))
    bit_format (cell, text);
  else if (cell->slot > 0)
    kinds[cell->fact->kind].item->format (cell, slot_memory (cell), text);
  else
    format_all (cell, text);
}

static guint64
hash_cell (const Cell *cell, guint64 hash)
{
  guint64 sorted[PADDOCK_FACT_MAX_COUNT];
  guint n = get_count (cell);
  const char *items = get_items (cell, n, sorted);

  if (kinds[cell->fact->kind].is_array)
    hash = paddock_hash_add (hash, n);
  for (guint i = 0; i < n; i++)
    hash = kinds[cell->fact->kind].item->hash (cell, items + i * cell->fact->width, hash);

  return hash;
}

static gboolean
parse_array (const Cell *cell, const char *text, GError **error)
{
  const PaddockFact *fact = cell->fact;
  gboolean is_fixed = fact->count_offset == PADDOCK_FACT_FIXED;
  g_autoptr (GPtrArray) words = split_words (text);
  char *items = cell->memory + fact->offset;

  if (is_fixed && words->len != fact->max_count)
    return refuse (cell, error, "has exactly %u values, not %u", fact->max_count, words->len);
  if (words->len > fact->max_count)
    return refuse (cell, error, "has at most %u values, not %u", fact->max_count, words->len);

  for (guint i = 0; i < words->len; i++, items += fact->width)
    if (!kinds[fact->kind].item->parse (cell, words->pdata[i], items, error))
      return FALSE;

  memset (items, 0, (gsize) (fact->max_count - words->len) * fact->width);
  if (!is_fixed)
    cell->memory[fact->count_offset] = (char) words->len;
  return TRUE;
}

static gboolean
parse_cell (const Cell *cell, const char *text, GError **error)
{
  if (is_bit (cell))
    return bit_parse (cell, text, error);
  if (cell->slot > 0)
    return kinds[cell->fact->kind].item->parse (cell, text, slot_memory (cell), error);
  if (kinds[cell->fact->kind].is_array)
    return parse_array (cell, text, error);

  return kinds[cell->fact->kind].item->parse (cell, text, cell->memory + cell->fact->offset, error);
}

void
paddock_fact_format_stored (PaddockFactRef ref, const PaddockTable *table, GString *text)
{
  Cell cell = cell_of (ref, table);

  format_cell (&cell, text);
}

void
paddock_fact_format (PaddockFactRef ref, const PaddockTable *table, GString *text)
{
  Cell cell = cell_of (ref, table);
  gint64 stored;

  if (!ref.fact->reads) {
    format_cell (&cell, text);
    return;
  }

  stored = read_int (ref.fact, cell.memory + ref.fact->offset);
  format_value (&cell, ref.fact->reads (table, ref.element, stored), text);
}

gboolean
paddock_fact_parse (PaddockFactRef ref, const PaddockTable *table, const char *text, GError **error)
{
  Cell cell = cell_of (ref, table);

  if (ref.fact->flags & PADDOCK_FACT_READ_ONLY)
    return refuse (&cell, error, "can be expected but not set");

  return parse_cell (&cell, text, error);
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
  if (!parse_cell (&cell, text, error))
    return NULL;

  format_cell (&cell, normal);
  return g_strdup (normal->str);
}

/* --- Stacks --- */

const PaddockFact *
paddock_table_get_stack (const PaddockTable *table, guint index)
{
  const PaddockGame *game = game_of (table);

  for (guint i = 0; i < game->n_facts; i++)
    if (game->facts[i].flags & PADDOCK_FACT_STACK && index-- == 0)
      return &game->facts[i];

  return NULL;
}

/* The number of a stack, or how many there are. */
static guint
find_stack (const PaddockTable *table, const PaddockFact *fact)
{
  guint i = 0;

  while (paddock_table_get_stack (table, i) && paddock_table_get_stack (table, i) != fact)
    i++;

  return i;
}

static gboolean
parse_items (const Cell *cell, GPtrArray *words, guint8 *items, GError **error)
{
  gint64 value;

  for (guint i = 0; i < words->len; i++) {
    if (!parse_value (cell, words->pdata[i], &value, error))
      return FALSE;
    items[i] = (guint8) value;
  }

  return TRUE;
}

/* What the first stack has to say against the words is reported, if none has them. */
gboolean
paddock_stack_parse (const PaddockTable *table,
                     const char *text,
                     guint *stack,
                     guint8 items[PADDOCK_FACT_MAX_COUNT],
                     guint *n,
                     GError **error)
{
  Cell cell = { .fact = paddock_table_get_stack (table, 0), .table = table };
  g_autoptr (GPtrArray) words = split_words (text);

  if (!cell.fact) {
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT,
                 "%s shuffles nothing that can be put in order", game_of (table)->id);
    return FALSE;
  }
  if (words->len > PADDOCK_FACT_MAX_COUNT)
    return refuse (&cell, error, "has at most %u values", PADDOCK_FACT_MAX_COUNT);

  *n = words->len;
  for (*stack = 0; cell.fact; cell.fact = paddock_table_get_stack (table, ++*stack))
    if (parse_items (&cell, words, items, NULL))
      return TRUE;

  cell.fact = paddock_table_get_stack (table, 0);
  return parse_items (&cell, words, items, error);
}

void
paddock_stack_format (const PaddockTable *table,
                      guint stack,
                      const int *items,
                      guint n,
                      GString *text)
{
  Cell cell = { .fact = paddock_table_get_stack (table, stack), .table = table };

  for (guint i = 0; cell.fact && i < n; i++) {
    g_string_append (text, i ? " " : "");
    format_value (&cell, items[i], text);
  }
}

gboolean
paddock_drawn_parse (const PaddockTable *table,
                     const char *element,
                     const char *name,
                     const char *card,
                     PaddockDrawn *drawn,
                     GError **error)
{
  Cell cell = { .table = table };
  PaddockFactRef ref;
  gint64 value;

  if (!paddock_fact_find (table, element, name, &ref, error))
    return FALSE;

  cell = cell_of (ref, table);
  if (!(ref.fact->flags & PADDOCK_FACT_DRAWN))
    return refuse (&cell, error, "is no pile that cards are drawn from");
  if (!parse_value (&cell, card, &value, error))
    return FALSE;

  *drawn = (PaddockDrawn){ find_stack (table, ref.fact), ref.element, (guint8) value };
  return TRUE;
}

void
paddock_stack_format_element (const PaddockTable *table, guint stack, guint element, GString *text)
{
  paddock_scope_format_element (scope_of (paddock_table_get_stack (table, stack), table), table,
                                element, text);
}

char *
paddock_stack_dup_word (const PaddockTable *table, guint stack, int item)
{
  Cell cell = { .fact = paddock_table_get_stack (table, stack), .table = table };

  return has_words (cell.fact) ? g_strdup (get_word (&cell, item)) : g_strdup_printf ("%d", item);
}

/* --- Without a race --- */

static void
describe_words (const PaddockFact *fact, GString *text)
{
  for (int value = fact->min; value <= fact->max; value++)
    g_string_append_printf (text, "%s%s", value > fact->min ? ", " : "",
                            fact->names ? fact->names[value - fact->min]
                                        : fact->word (NULL, value));
}

static void
describe_value (const PaddockFact *fact, GString *text)
{
  if (fact->kind == PADDOCK_FACT_PLACE || fact->kind == PADDOCK_FACT_PLACES)
    g_string_append (text, "a place");
  else if (fact->flags & PADDOCK_FACT_SEATS)
    g_string_append (text, fact->max == PADDOCK_NOBODY ? "a seat or nobody" : "a seat");
  else if (fact->names || fact->flags & PADDOCK_FACT_FIXED_WORDS)
    describe_words (fact, text);
  else if (fact->word)
    g_string_append (text, "a name of the race");
  else if (fact->max == G_MAXINT)
    g_string_append_printf (text, "%d or more", fact->min);
  else
    g_string_append_printf (text, "%d to %d", fact->min, fact->max);
}

void
paddock_fact_describe_values (const PaddockFact *self, GString *text)
{
  static const char *const several[PADDOCK_N_FACT_KINDS] = {
    [PADDOCK_FACT_INTS] = "in order: ",
    [PADDOCK_FACT_PLACES] = "in order: ",
    [PADDOCK_FACT_BAG] = "in any order: ",
    [PADDOCK_FACT_SET] = "any of: ",
  };

  if (self->kind == PADDOCK_FACT_DERIVED)
    return;
  if (kinds[self->kind].is_array && self->count_offset == PADDOCK_FACT_FIXED)
    g_string_append_printf (text, "%u ", self->max_count);
  if (several[self->kind])
    g_string_append (text, several[self->kind]);
  describe_value (self, text);
  if (self->find_slot)
    g_string_append (text, "; or of one thing alone");
}

guint64
paddock_fact_hash (PaddockFactRef ref, const PaddockTable *table, guint64 hash)
{
  Cell cell = cell_of (ref, table);

  if (ref.fact->flags & PADDOCK_FACT_UNHASHED)
    return hash;

  return hash_cell (&cell, hash);
}
