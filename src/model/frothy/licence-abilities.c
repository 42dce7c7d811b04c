/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards and the traits of a licence.
 */

#include "licence-parts.h"
#include "licence.h"
#include "words.h"

static const char *const discard_names[] = { NC_ ("value", "by-number"), NC_ ("value", "yes"),
                                             NC_ ("value", "no"), NULL };
static const char *const base_names[] = { NC_ ("value", "by-kind"), NC_ ("value", "whip"),
                                          NC_ ("value", "reins"),   NC_ ("value", "dual"),
                                          NC_ ("value", "none"),    NULL };
static const char *const nature_names[] = { NC_ ("value", "by-kind"), NC_ ("value", "edge"),
                                            NC_ ("value", "flaw"), NULL };

static const PaddockField special_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSpecialCard, kind),
    .max = PADDOCK_N_CARDS - 1,
    .names = paddock_card_names,
    .help = N_ ("The ability on its special side."),
  },
  {
    .name = NC_ ("field", "base"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockSpecialCard, base),
    .max = PADDOCK_BASE_NONE,
    .names = base_names,
    .help = N_ ("Its plain side; by-kind uses the catalogue's."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_NUMBER,
    PADDOCK_AT (PaddockSpecialCard, n),
    .help = N_ ("Its number."),
  },
  {
    .name = NC_ ("field", "discard"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockSpecialCard, discard),
    .max = PADDOCK_DISCARD_NO,
    .names = discard_names,
    .help = N_ ("Whether it leaves the game once its special side is used; by-number means if the "
                "number is above 3."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockSpecialCard, name),
    .max = PADDOCK_LICENCE_NAME_MAX,
    .help = N_ ("Its name, if it differs from the catalogue's."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockSpecialCard, text),
    .help = N_ ("The text of a custom card."),
  },
  {
    .name = "does",
    .label = N_ ("Effects"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockSpecialCard, own),
    .type = &paddock_frothy_effect_type,
    .max = PADDOCK_MAX_EFFECTS,
    .help = N_ ("The effects of a custom card that Paddock carries out."),
  },
};

const PaddockRecordType paddock_special_card_type = {
  .name = "special",
  .help = N_ ("A special card."),
  PADDOCK_RECORD (PaddockSpecialCard, special_fields),
};

static const PaddockField cards_fields[] = {
  {
    .name = NC_ ("field", "whip"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockLicenceCards, whip),
    .max = 12,
    .help = N_ ("Plain Whip cards."),
  },
  {
    .name = NC_ ("field", "reins"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockLicenceCards, reins),
    .max = 12,
    .help = N_ ("Plain Reins cards."),
  },
  {
    .name = NC_ ("field", "dual"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockLicenceCards, dual),
    .max = 12,
    .help = N_ ("Plain cards that are Whip on one side and Reins on the other."),
  },
  {
    .name = NC_ ("field", "special"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockLicenceCards, specials),
    .type = &paddock_special_card_type,
    .help = N_ ("Special cards."),
  },
};

const PaddockRecordType paddock_licence_cards_type = {
  .name = "cards",
  .help = N_ ("The cards of the vehicle."),
  PADDOCK_RECORD (PaddockLicenceCards, cards_fields),
};

static const PaddockField trait_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTrait, kind),
    .max = PADDOCK_N_TRAITS - 1,
    .names = paddock_trait_names,
    .help = N_ ("What it does."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_NUMBER,
    PADDOCK_AT (PaddockTrait, n),
    .help = N_ ("Its number."),
  },
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockTrait, id),
    .help = N_ ("The name that lose-trait uses to remove it; by default that of its kind."),
  },
  {
    .name = NC_ ("field", "nature"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockTrait, nature),
    .max = PADDOCK_NATURE_FLAW,
    .names = nature_names,
    .help = N_ ("Good or bad; by-kind uses the catalogue's."),
  },
  {
    .name = NC_ ("field", "uses"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTrait, uses),
    .max = 9,
    .help = N_ ("How often it can be used in a race; 0 means no limit."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockTrait, name),
    .max = PADDOCK_LICENCE_NAME_MAX,
    .help = N_ ("Its name, if it differs from the catalogue's."),
  },
  {
    .name = "short",
    .label = N_ ("Short text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockTrait, summary),
    .help = N_ ("The text on the front of the licence."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockTrait, text),
    .help = N_ ("The text on the reverse."),
  },
  {
    .name = "does",
    .label = N_ ("Effects"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTrait, own),
    .type = &paddock_frothy_effect_type,
    .max = PADDOCK_MAX_EFFECTS,
    .help = N_ ("The effects of a custom trait that Paddock carries out."),
  },
};

const PaddockRecordType paddock_trait_type = {
  .name = "trait",
  .help = N_ ("A trait of the vehicle."),
  PADDOCK_RECORD (PaddockTrait, trait_fields),
};

static const PaddockField traits_fields[] = {
  {
    .name = NC_ ("field", "trait"),
    .kind = PADDOCK_FIELD_LIST,
    .type = &paddock_trait_type,
    .help = N_ ("The traits, in printed order."),
  },
};

const PaddockRecordType paddock_licence_traits_type = {
  .name = "traits",
  .help = N_ ("The traits of the vehicle."),
  PADDOCK_RECORD (PaddockList *, traits_fields),
};

const char *
paddock_trait_get_id (const PaddockTrait *self)
{
  const char *id = paddock_text_get (self->id);

  return *id ? id : paddock_trait_names[self->kind];
}

const PaddockTrait *
paddock_licence_find_trait (const PaddockLicence *self, const char *id)
{
  for (guint i = 0; i < paddock_list_len (self->traits); i++) {
    const PaddockTrait *trait = PADDOCK_LIST_AT (self->traits, PaddockTrait, i);

    if (g_str_equal (paddock_trait_get_id (trait), id))
      return trait;
  }

  return NULL;
}

PaddockNature
paddock_trait_get_nature (const PaddockTrait *self)
{
  PaddockNature nature = self->nature
                           ? (PaddockNature) self->nature
                           : paddock_frothy_get_row (&paddock_traits, self->kind)->nature;

  return nature == PADDOCK_NATURE_FLAW ? nature : PADDOCK_NATURE_EDGE;
}

PaddockCardBase
paddock_special_card_get_base (const PaddockSpecialCard *self)
{
  return self->base ? (PaddockCardBase) self->base
                    : paddock_frothy_get_row (&paddock_special_cards, self->kind)->base;
}

gboolean
paddock_special_card_is_discarded (const PaddockSpecialCard *self)
{
  if (self->discard != PADDOCK_DISCARD_BY_NUMBER)
    return self->discard == PADDOCK_DISCARD_YES;

  return !paddock_number_is_random (self->n) && self->n > PADDOCK_USUAL_NUMBER;
}

int
paddock_licence_count_cards (const PaddockLicence *self)
{
  const PaddockLicenceCards *cards = &self->cards;

  return cards->whip + cards->reins + cards->dual + (int) paddock_list_len (cards->specials);
}

guint
paddock_trait_get_effects (const PaddockTrait *self,
                           PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS])
{
  return paddock_frothy_effects_fill (effects, paddock_frothy_get_row (&paddock_traits, self->kind),
                                      self->n, self->own);
}

guint
paddock_special_card_get_effects (const PaddockSpecialCard *self,
                                  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS])
{
  return paddock_frothy_effects_fill (effects,
                                      paddock_frothy_get_row (&paddock_special_cards, self->kind),
                                      self->n, self->own);
}
