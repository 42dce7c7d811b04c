/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Traits, special cards, affects, stamina effects and the effects that they are made of, as parts that galleries offer:
 * what a new one begins with, and which of its fields count.
 */

#include "effect-words.h"
#include "licence.h"
#include "part-changes.h"
#include "words.h"

#define ALL_MOMENTS ((1u << PADDOCK_N_MOMENTS) - 1)
/* A card, or a trait with uses, is played: it cannot work by itself. */
#define PLAYED_MOMENTS (ALL_MOMENTS & ~(PADDOCK_WHEN_NOW | PADDOCK_WHEN_ALWAYS))

/* Numbers. */

static int
get_usual_limit (int effect)
{
  static const int limits[PADDOCK_N_EFFECT_KINDS] = {
    [PADDOCK_EFFECT_CAP] = 3,
    [PADDOCK_EFFECT_JUMP] = 1,
    [PADDOCK_EFFECT_MAX_SPEED] = 5,
  };

  return limits[effect];
}

/* The smallest that does something; of an affect or a stamina effect, that does harm. */
static int
get_usual_number (const PaddockFrothyRow *row, int effect, gboolean is_harm)
{
  switch (row->row.parameter) {
  case PADDOCK_PARAMETER_COUNT:
    return 1;
  case PADDOCK_PARAMETER_SIGNED:
    return is_harm ? -1 : 1;
  case PADDOCK_PARAMETER_LIMIT:
    return get_usual_limit (effect);
  case PADDOCK_PARAMETER_NONE:
  default:
    return 0;
  }
}

static gboolean
is_field (const PaddockField *field, const char *const *names)
{
  return g_strv_contains (names, field->name);
}

#define IS_ONE_OF(field_, ...) is_field (field_, (const char *const[]){ __VA_ARGS__, NULL })

static gboolean
has_number (const PaddockCatalogue *catalogue, int kind)
{
  return paddock_catalogue_get_row (catalogue, (guint) kind)->parameter != PADDOCK_PARAMETER_NONE;
}

/* What the designer makes up has a name, one effect to begin with, and the text of that. */
static void
complete_custom (char **name,
                 char **text,
                 PaddockList **own,
                 const char *called,
                 PaddockFrothyEffect effect)
{
  g_autofree char *written = NULL;

  paddock_text_set (name, called);
  *(PaddockFrothyEffect *) paddock_list_append (own, &paddock_frothy_effect_type) = effect;
  written = paddock_frothy_effects_dup_text (*own, NULL);
  paddock_text_set (text, written);
}

static void
write_text (int kind, int custom, char **text, const PaddockList *own, PaddockTranslate translate)
{
  g_autofree char *written = paddock_frothy_effects_dup_text (own, translate);

  if (kind == custom)
    paddock_text_set (text, written);
}

#define WRITER(name_, ctype_, custom_)                                   \
  static void name_ (gpointer part, PaddockTranslate translate)          \
  {                                                                      \
    ctype_ *self = part;                                                 \
                                                                         \
    write_text (self->kind, custom_, &self->text, self->own, translate); \
  }

WRITER (write_trait, PaddockTrait, PADDOCK_TRAIT_CUSTOM)
WRITER (write_special_card, PaddockSpecialCard, PADDOCK_CARD_CUSTOM)
WRITER (write_affect, PaddockAffect, PADDOCK_AFFECT_CUSTOM)
WRITER (write_stamina_effect, PaddockStaminaEffect, PADDOCK_STAMINA_CUSTOM)

/* Traits. */

static void
give_trait_id (PaddockTrait *trait, const PaddockLicence *licence)
{
  for (int number = 1; number < 99; number++) {
    g_autofree char *id = g_strdup_printf (number > 1 ? "own-%d" : "own", number);

    if (!licence || !paddock_licence_find_trait (licence, id)) {
      paddock_text_set (&trait->id, id);
      return;
    }
  }
}

static void
complete_trait (gpointer part, const PaddockPartPlace *place)
{
  PaddockTrait *trait = part;
  const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_traits, trait->kind);

  trait->n = get_usual_number (row, row->effects[0].kind, FALSE);
  trait->uses = trait->kind > PADDOCK_TRAIT_CUSTOM;
  if (trait->kind != PADDOCK_TRAIT_CUSTOM)
    return;

  trait->nature = PADDOCK_NATURE_EDGE;
  give_trait_id (trait, place->document);
  complete_custom (&trait->name, &trait->text, &trait->own, "Own Trait",
                   (PaddockFrothyEffect){ PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_ACCELERATE, 1 });
}

static gboolean
uses_trait (gconstpointer part, const PaddockField *field)
{
  const PaddockTrait *trait = part;

  if (IS_ONE_OF (field, "n"))
    return has_number (&paddock_traits, trait->kind);
  if (IS_ONE_OF (field, "id", "nature", "does"))
    return trait->kind == PADDOCK_TRAIT_CUSTOM;

  return TRUE;
}

static const char *
refuse_trait (guint row, const PaddockPartPlace *place)
{
  const PaddockLicence *licence = place->document;

  for (guint i = 0; licence && i < paddock_list_len (licence->traits); i++)
    if (PADDOCK_LIST_AT (licence->traits, PaddockTrait, i)->kind == (int) row
        && row != PADDOCK_TRAIT_CUSTOM)
      return N_ ("The vehicle has this trait already.");

  return NULL;
}

static PaddockTone
get_trait_tone (gconstpointer part)
{
  return paddock_trait_get_nature (part) == PADDOCK_NATURE_FLAW ? PADDOCK_TONE_BAD
                                                                : PADDOCK_TONE_GOOD;
}

/* Special cards. */

static void
complete_special_card (gpointer part, const PaddockPartPlace *place)
{
  PaddockSpecialCard *card = part;
  const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_special_cards, card->kind);

  card->n = get_usual_number (row, row->effects[0].kind, FALSE);
  if (row->base == PADDOCK_BASE_BY_KIND)
    card->base = PADDOCK_BASE_WHIP;
  if (card->kind == PADDOCK_CARD_CUSTOM)
    complete_custom (&card->name, &card->text, &card->own, "Own Card",
                     (PaddockFrothyEffect){ PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_ACCELERATE, 1 });
}

static gboolean
uses_special_card (gconstpointer part, const PaddockField *field)
{
  const PaddockSpecialCard *card = part;

  if (IS_ONE_OF (field, "n"))
    return has_number (&paddock_special_cards, card->kind);
  if (IS_ONE_OF (field, "text", "does"))
    return card->kind == PADDOCK_CARD_CUSTOM;

  return TRUE;
}

/* A Whip card has no plain Reins side alone, and the other way round. */
static gboolean
allows_in_card (gconstpointer part,
                const PaddockPartPlace *place,
                const PaddockField *field,
                guint value)
{
  const PaddockSpecialCard *card = part;
  PaddockCardBase base = paddock_frothy_get_row (&paddock_special_cards, card->kind)->base;

  if (!IS_ONE_OF (field, "base"))
    return TRUE;
  if (value == PADDOCK_BASE_BY_KIND)
    return base != PADDOCK_BASE_BY_KIND;

  return !(base == PADDOCK_BASE_WHIP && value == PADDOCK_BASE_REINS)
         && !(base == PADDOCK_BASE_REINS && value == PADDOCK_BASE_WHIP);
}

/* Cards help and affects hurt, as everybody knows. */
static PaddockTone
get_neutral_tone (gconstpointer part)
{
  return PADDOCK_TONE_NEUTRAL;
}

/* Affects. */

static gboolean
list_traits (const PaddockPartPlace *place,
             guint i,
             PaddockTranslate translate,
             char **id,
             char **label)
{
  const PaddockLicence *licence = place->document;
  const PaddockTrait *trait;

  if (!licence || i >= paddock_list_len (licence->traits))
    return FALSE;

  trait = PADDOCK_LIST_AT (licence->traits, PaddockTrait, i);
  *id = g_strdup (paddock_trait_get_id (trait));
  *label = *paddock_text_get (trait->name)
             ? g_strdup (trait->name)
             : paddock_field_dup_value_words (&paddock_trait_type.fields[0], (guint) trait->kind,
                                              translate);
  return TRUE;
}

static void
add_outcome (PaddockAffect *affect, int roll, int kind, int n)
{
  PaddockAffectChoice *choice = paddock_list_append (&affect->choices, &paddock_affect_choice_type);

  choice->roll = roll;
  choice->affect.kind = kind;
  choice->affect.n = n;
}

/* One for every face of a die. */
static void
add_outcomes (PaddockAffect *affect)
{
  affect->dice = 1;
  add_outcome (affect, 0, PADDOCK_AFFECT_CONTROL, 1);
  add_outcome (affect, 1, PADDOCK_AFFECT_ACCEL_MOD, -1);
  add_outcome (affect, 2, PADDOCK_AFFECT_DECEL_MOD, -1);
  add_outcome (affect, 3, PADDOCK_AFFECT_MAX_SPEED, 5);
}

static void
complete_affect (gpointer part, const PaddockPartPlace *place)
{
  PaddockAffect *affect = part;
  const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_affects, affect->kind);
  const PaddockLicence *licence = place->document;

  affect->n = get_usual_number (row, row->effects[0].kind, TRUE);
  if (affect->kind == PADDOCK_AFFECT_LOSE_TRAIT && licence && paddock_list_len (licence->traits))
    paddock_text_set (&affect->trait,
                      paddock_trait_get_id (PADDOCK_LIST_AT (licence->traits, PaddockTrait, 0)));
  if (affect->kind == PADDOCK_AFFECT_CUSTOM)
    complete_custom (&affect->name, &affect->text, &affect->own, "Own Affect",
                     (PaddockFrothyEffect){ PADDOCK_EFFECT_DICE, PADDOCK_WHEN_CONTROL_ROLL, 1 });
  if (affect->kind == PADDOCK_AFFECT_RANDOM && place->owner_type != &paddock_affect_choice_type)
    add_outcomes (affect); /* an outcome has none of its own */
}

static gboolean
uses_affect (gconstpointer part, const PaddockField *field)
{
  const PaddockAffect *affect = part;

  if (IS_ONE_OF (field, "n"))
    return has_number (&paddock_affects, affect->kind);
  if (IS_ONE_OF (field, "trait"))
    return affect->kind == PADDOCK_AFFECT_LOSE_TRAIT;
  if (IS_ONE_OF (field, "card"))
    return affect->kind == PADDOCK_AFFECT_LOSE_CARD;
  if (IS_ONE_OF (field, "dice", "choice"))
    return affect->kind == PADDOCK_AFFECT_RANDOM;
  if (IS_ONE_OF (field, "name", "text", "does"))
    return affect->kind == PADDOCK_AFFECT_CUSTOM;

  return TRUE;
}

static gboolean
is_below_maximum (const PaddockPartPlace *place)
{
  const PaddockLicence *licence = place->document;

  return place->owner_type == &paddock_damage_level_type
         && ((const PaddockDamageLevel *) place->owner)->value < licence->damage.maximum;
}

static const char *
refuse_affect (guint row, const PaddockPartPlace *place)
{
  const PaddockLicence *licence = place->document;

  if (!licence)
    return NULL;
  if (row == PADDOCK_AFFECT_LOSE_TRAIT && !paddock_list_len (licence->traits))
    return N_ ("The vehicle has no trait to lose.");
  if (row == PADDOCK_AFFECT_LOSE_CARD && paddock_licence_count_cards (licence) == 0)
    return N_ ("The vehicle has no card to lose.");
  if (row == PADDOCK_AFFECT_WIPE_OUT && is_below_maximum (place))
    return N_ ("A vehicle wipes out at its maximum damage, not before.");

  return NULL;
}

static const char *
refuse_outcome (guint row, const PaddockPartPlace *place)
{
  return row == PADDOCK_AFFECT_RANDOM ? N_ ("A random affect does not lead to another one.")
                                      : refuse_affect (row, place);
}

/* Stamina effects. */

static void
complete_stamina_effect (gpointer part, const PaddockPartPlace *place)
{
  PaddockStaminaEffect *effect = part;
  const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_stamina_effects, effect->kind);

  effect->n = get_usual_number (row, row->effects[0].kind, TRUE);
  if (effect->kind == PADDOCK_STAMINA_CUSTOM)
    complete_custom (&effect->name, &effect->text, &effect->own, "Own Effect",
                     (PaddockFrothyEffect){ PADDOCK_EFFECT_CONTROL_LOSS, PADDOCK_WHEN_NOW, 1 });
}

static gboolean
uses_stamina_effect (gconstpointer part, const PaddockField *field)
{
  const PaddockStaminaEffect *effect = part;

  if (IS_ONE_OF (field, "n"))
    return has_number (&paddock_stamina_effects, effect->kind);
  if (IS_ONE_OF (field, "name", "text", "does"))
    return effect->kind == PADDOCK_STAMINA_CUSTOM;

  return TRUE;
}

/* The effects of a custom part: sentences of a moment, what happens, and a number. */

static guint
get_moments (const PaddockPartPlace *place)
{
  if (place->owner_type == &paddock_trait_type)
    return ((const PaddockTrait *) place->owner)->uses ? PLAYED_MOMENTS
                                                       : ALL_MOMENTS & ~PADDOCK_WHEN_NOW;
  if (place->owner_type == &paddock_special_card_type)
    return PLAYED_MOMENTS;
  if (place->owner_type == &paddock_stamina_effect_type)
    return PADDOCK_WHEN_NOW;

  return ALL_MOMENTS;
}

static guint
get_possible_moments (int kind, const PaddockPartPlace *place)
{
  return paddock_frothy_get_row (&paddock_frothy_effects, kind)->when & get_moments (place);
}

static void
complete_effect (gpointer part, const PaddockPartPlace *place)
{
  PaddockFrothyEffect *effect = part;
  const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_frothy_effects, effect->kind);
  guint when = get_possible_moments (effect->kind, place);

  effect->n = get_usual_number (row, effect->kind, FALSE);
  effect->when = when & -when; /* the first of them */
}

static gboolean
uses_effect (gconstpointer part, const PaddockField *field)
{
  return !IS_ONE_OF (field, "n")
         || has_number (&paddock_frothy_effects, ((const PaddockFrothyEffect *) part)->kind);
}

static gboolean
allows_in_effect (gconstpointer part,
                  const PaddockPartPlace *place,
                  const PaddockField *field,
                  guint value)
{
  return field->kind != PADDOCK_FIELD_SET
         || get_possible_moments (((const PaddockFrothyEffect *) part)->kind, place)
              & (1u << value);
}

/* What takes a name or a list cannot be said in a sentence. */
static const char *
refuse_effect (guint row, const PaddockPartPlace *place)
{
  if (row == PADDOCK_EFFECT_LOSE_TRAIT || row == PADDOCK_EFFECT_LOSE_CARD
      || row == PADDOCK_EFFECT_RANDOM)
    return N_ ("Only an affect of the catalogue can do this.");

  return get_possible_moments ((int) row, place)
           ? NULL
           : N_ ("There is no moment at which this could happen here.");
}

const PaddockPartKind paddock_trait_parts = {
  .type = &paddock_trait_type,
  .catalogue = &paddock_traits,
  .complete = complete_trait,
  .uses = uses_trait,
  .refuse = refuse_trait,
  .get_tone = get_trait_tone,
  .write = write_trait,
  .dup_text = paddock_trait_part_dup_text,
  .dup_change = paddock_trait_part_dup_change,
};

const PaddockPartKind paddock_special_card_parts = {
  .type = &paddock_special_card_type,
  .catalogue = &paddock_special_cards,
  .complete = complete_special_card,
  .uses = uses_special_card,
  .allows = allows_in_card,
  .get_tone = get_neutral_tone,
  .write = write_special_card,
  .dup_text = paddock_special_card_part_dup_text,
  .dup_change = paddock_special_card_part_dup_change,
};

#define AFFECT_PARTS                                                               \
  .catalogue = &paddock_affects, .complete = complete_affect, .uses = uses_affect, \
  .get_tone = get_neutral_tone, .list_names = list_traits, .write = write_affect,  \
  .dup_text = paddock_affect_part_dup_text, .dup_change = paddock_affect_part_dup_change

const PaddockPartKind paddock_affect_parts = { .type = &paddock_affect_type,
                                               .refuse = refuse_affect,
                                               AFFECT_PARTS };
const PaddockPartKind paddock_outcome_parts = { .type = &paddock_affect_outcome_type,
                                                .refuse = refuse_outcome,
                                                AFFECT_PARTS };

const PaddockPartKind paddock_stamina_effect_parts = {
  .type = &paddock_stamina_effect_type,
  .catalogue = &paddock_stamina_effects,
  .complete = complete_stamina_effect,
  .uses = uses_stamina_effect,
  .get_tone = get_neutral_tone,
  .write = write_stamina_effect,
  .dup_text = paddock_stamina_effect_part_dup_text,
  .dup_change = paddock_stamina_effect_part_dup_change,
};

const PaddockPartKind paddock_frothy_effect_parts = {
  .type = &paddock_frothy_effect_type,
  .catalogue = &paddock_frothy_effects,
  .offered_from = PADDOCK_EFFECT_NONE + 1,
  .complete = complete_effect,
  .uses = uses_effect,
  .allows = allows_in_effect,
  .refuse = refuse_effect,
  .get_tone = get_neutral_tone,
  .dup_text = paddock_effect_part_dup_text,
  .dup_change = paddock_effect_part_dup_change,
};
