/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Helpers of the tests of licence checks: the basic chariot, and ways to spoil it.
 */

#pragma once

#include "check-testing.h"
#include "licence.h"
#include "shelf.h"

#define LICENCE(document_) ((PaddockLicence *) (document_)->record)

/* The basic chariot, ours alone to change. */
static inline PaddockDocument *
sample (void)
{
  g_autoptr (PaddockDocument) chariot =
    paddock_shelf_file_read (paddock_shelf_find_base ("basic-chariot.vehicle.xml"), NULL);
  PaddockDocument *document = paddock_document_new (&paddock_licence_kind);

  paddock_record_clear (paddock_licence_kind.type, document->record);
  paddock_record_copy (paddock_licence_kind.type, document->record, chariot->record);
  return document;
}

static inline PaddockSpeed *
edit_speed (PaddockDocument *document, guint rating)
{
  return paddock_list_edit (&LICENCE (document)->speeds, rating);
}

static inline void
set_ints (PaddockList **list, const char *digits)
{
  g_clear_pointer (list, paddock_list_unref);
  for (; *digits; digits++)
    paddock_list_append_int (list, *digits - '0');
}

static inline void
set_moves (PaddockDocument *document, guint rating, const char *digits)
{
  set_ints (&edit_speed (document, rating)->move, digits);
}

static inline void
clear_levels (PaddockDocument *document)
{
  g_clear_pointer (&LICENCE (document)->damage.levels, paddock_list_unref);
}

static inline PaddockAffect *
add_affect (PaddockDocument *document, int value, int kind, int n)
{
  PaddockDamageLevel *level =
    paddock_list_append (&LICENCE (document)->damage.levels, &paddock_damage_level_type);
  PaddockAffect *affect = paddock_list_append (&level->affects, &paddock_affect_type);

  level->value = value;
  affect->kind = kind;
  affect->n = n;
  return affect;
}

static inline PaddockTrait *
add_trait (PaddockDocument *document, int kind, int n)
{
  PaddockTrait *trait = paddock_list_append (&LICENCE (document)->traits, &paddock_trait_type);

  trait->kind = kind;
  trait->n = n;
  return trait;
}

static inline PaddockTrait *
add_custom_trait (PaddockDocument *document, const char *id, const char *name)
{
  PaddockTrait *trait = add_trait (document, PADDOCK_TRAIT_CUSTOM, 0);

  trait->nature = PADDOCK_NATURE_EDGE;
  paddock_text_set (&trait->id, id);
  paddock_text_set (&trait->name, name);
  paddock_text_set (&trait->text, "Everybody hears it.");
  return trait;
}

static inline PaddockStaminaEffect *
add_effect (PaddockDocument *document, int value, int kind, int n)
{
  PaddockStaminaStep *step =
    paddock_list_append (&LICENCE (document)->stamina.steps, &paddock_stamina_step_type);
  PaddockStaminaEffect *effect = paddock_list_append (&step->effects, &paddock_stamina_effect_type);

  step->value = value;
  effect->kind = kind;
  effect->n = n;
  return effect;
}

static inline PaddockSpecialCard *
add_special (PaddockDocument *document, int kind, int n)
{
  PaddockSpecialCard *card =
    paddock_list_append (&LICENCE (document)->cards.specials, &paddock_special_card_type);

  card->kind = kind;
  card->n = n;
  return card;
}

static inline PaddockFrothyEffect *
add_own (PaddockList **own, int kind, guint when, int n)
{
  PaddockFrothyEffect *effect = paddock_list_append (own, &paddock_frothy_effect_type);

  *effect = (PaddockFrothyEffect){ kind, when, n };
  return effect;
}
