/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where facts are: scopes, their elements and owners, and finding a fact by name.
 */

#include "fact.h"

#include "game.h"

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
  case PADDOCK_OWNER_SEAT: /* those behind the last seat are nobody's: an artificial team */
    return element < table->setup->n_seats ? element : PADDOCK_NOBODY;
  case PADDOCK_OWNER_STORED:
    return (
      (const guint8 *) table->state)[scope->offset + element * scope->stride + scope->owner_offset];
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
  if (!(ref.fact->flags & PADDOCK_FACT_PRIVATE)
      || (ref.fact->is_revealed && ref.fact->is_revealed (table, ref.element)))
    return TRUE;

  return owner_of (scope_of (ref.fact, table), table, ref.element) == seat;
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
  guint owner = owner_of (self, table, element);

  if (self == &game_of (table)->scopes[0])
    return;

  if (self->owner == PADDOCK_OWNER_SEAT && owner < table->setup->n_seats)
    g_string_append (text, table->setup->seats[owner].id);
  else if (owner < table->setup->n_seats)
    g_string_append_printf (text, "%s:%u", table->setup->seats[owner].id,
                            number_among_owned (self, table, element));
  else if (self->names)
    g_string_append_printf (text, "%s:%s", self->name, self->names[element]);
  else
    g_string_append_printf (text, "%s:%u", self->name, element + 1);
}

static gboolean
parse_number (const char *text, guint max, guint *index)
{
  guint64 number;

  if (max == 0 || !g_ascii_string_to_unsigned (text, 10, 1, max, &number, NULL))
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
find_slot (const PaddockFact *fact, const PaddockTable *table, const char *name, guint *slot)
{
  int found = fact->find_slot && name ? fact->find_slot (table, name) : -1;

  *slot = (guint) (found + 1);
  return found >= 0;
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

    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT,
                 "%s has no \"%s\"; choose one of: %s", is_race ? "the race" : element, name,
                 known->str);
    return FALSE;
  }

  for (guint s = 1; s < game->n_scopes; s++)
    for (guint i = 0; i < paddock_scope_count (&game->scopes[s], table); i++) {
      if (known->len)
        g_string_append (known, ", ");
      paddock_scope_format_element (&game->scopes[s], table, i, known);
    }
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT,
               "nothing is called \"%s\" here; choose one of: %s", element, known->str);
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

  ref->slot = 0;
  for (guint i = 0; i < game->n_facts; i++)
    if (g_str_equal (game->facts[i].name, name)
        && (find_element (scope_of (&game->facts[i], table), table, element, &ref->element)
            || find_slot (&game->facts[i], table, element, &ref->slot))) {
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
