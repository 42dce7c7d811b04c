/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What traits, cards, affects and effects of a licence are called where it is shown.
 */

#include "frothy-catalogue.h"
#include "frothy-dashboard.h"
#include "frothy-hand.h"
#include "words.h"

const char *
fro_keep_words (GString *words)
{
  const char *kept = words->len > 0 ? g_intern_string (words->str) : NULL;

  g_string_free (words, TRUE);
  return kept;
}

static void
add_words (GString *to, const char *words)
{
  g_string_append_printf (to, "%s%s", to->len > 0 ? ", " : "", words);
}

static void
add_name (const FroView *view,
          const PaddockCatalogue *catalogue,
          int kind,
          int n,
          const char *own,
          GString *to)
{
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (catalogue, (guint) kind);
  g_autofree char *name =
    *paddock_text_get (own)
      ? g_strdup (own)
      : paddock_catalogue_row_dup_name (row, paddock_table_translate (view->table, row->label), n);

  add_words (to, name);
}

const char *
fro_name_trait (const FroView *view, guint i)
{
  const PaddockTrait *trait = PADDOCK_LIST_AT (view->spec->licence->traits, PaddockTrait, i);
  GString *name = g_string_new (NULL);

  add_name (view, &paddock_traits, trait->kind, trait->n, trait->name, name);
  return fro_keep_words (name);
}

const char *
fro_name_special (const FroView *view, guint i)
{
  const PaddockSpecialCard *card =
    PADDOCK_LIST_AT (view->spec->licence->cards.specials, PaddockSpecialCard, i);
  GString *name = g_string_new (NULL);

  add_name (view, &paddock_special_cards, card->kind, card->n, card->name, name);
  return fro_keep_words (name);
}

static void
add_affect_name (const FroView *view, const PaddockAffect *affect, GString *names)
{
  if (affect->kind == PADDOCK_AFFECT_RANDOM && !*paddock_text_get (affect->name))
    add_words (names, paddock_table_translate (view->table, N_ ("a random affect")));
  else if (affect->kind != PADDOCK_AFFECT_WIPE_OUT)
    add_name (view, &paddock_affects, affect->kind, affect->n, affect->name, names);
}

const char *
fro_name_affects (const FroView *view, int from, int to, gboolean is_acting)
{
  const PaddockDamageTable *damage = &view->spec->licence->damage;
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (damage->levels); i++) {
    const PaddockDamageLevel *level = PADDOCK_LIST_AT (damage->levels, PaddockDamageLevel, i);

    for (guint k = 0;
         level->value >= from && level->value <= to && k < paddock_list_len (level->affects); k++) {
      const PaddockAffect *affect = PADDOCK_LIST_AT (level->affects, PaddockAffect, k);

      if (!is_acting || affect->kind != PADDOCK_AFFECT_RANDOM)
        add_affect_name (view, affect, names);
    }
  }
  if (to == damage->maximum)
    add_words (names, paddock_table_translate (view->table, N_ ("Wipe-out")));

  return fro_keep_words (names);
}

const char *
fro_name_stamina (const FroView *view, int value)
{
  const PaddockStaminaTable *stamina = &view->spec->licence->stamina;
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (stamina->steps); i++) {
    const PaddockStaminaStep *step = PADDOCK_LIST_AT (stamina->steps, PaddockStaminaStep, i);

    for (guint k = 0; step->value == value && k < paddock_list_len (step->effects); k++) {
      const PaddockStaminaEffect *effect = PADDOCK_LIST_AT (step->effects, PaddockStaminaEffect, k);

      add_name (view, &paddock_stamina_effects, effect->kind, effect->n, effect->name, names);
    }
  }

  return fro_keep_words (names);
}

const char *
fro_name_plain (const FroView *view, guint kind)
{
  return g_intern_string (fro_plain_name (view->spec, kind));
}
