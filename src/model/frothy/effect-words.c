/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "effect-words.h"

#include "licence.h"
#include "words.h"

static const char *const moments[] = {
  N_ ("At once"),
  N_ ("Always"),
  N_ ("At the start of a round"),
  N_ ("At the end of a round"),
  N_ ("When accelerating in a Speed check"),
  N_ ("When decelerating in a Speed check"),
  N_ ("When moving"),
  N_ ("In a control roll"),
  N_ ("When starting a Vehicle attack"),
  N_ ("When defending against a Vehicle attack"),
  N_ ("When starting a Personal attack"),
  N_ ("When defending against a Personal attack"),
  N_ ("In a damage roll"),
  N_ ("In a damage roll after a collision"),
  N_ ("In a damage roll for the icons of a control roll"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (moments) == PADDOCK_N_MOMENTS);

static const char *
look_up (const char *text, PaddockTranslate translate)
{
  return translate ? translate (text) : text;
}

static char *
dup_help (const PaddockCatalogue *catalogue, int kind, int n, PaddockTranslate translate)
{
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (catalogue, (guint) kind);

  return paddock_catalogue_format_help (look_up (paddock_catalogue_row_get_help (row, n),
                                                 translate),
                                        n);
}

char *
paddock_effect_part_dup_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockFrothyEffect *effect = part;
  g_autofree char *help = dup_help (&paddock_frothy_effects, effect->kind, effect->n, translate);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < PADDOCK_N_MOMENTS; i++)
    if (effect->when & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              look_up (moments[i], translate));
  g_string_append_printf (text, "%s%s", text->len > 0 ? ": " : "", help);

  return g_string_free (text, FALSE);
}

char *
paddock_frothy_effects_dup_text (const PaddockList *effects, PaddockTranslate translate)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (effects); i++) {
    g_autofree char *sentence =
      paddock_effect_part_dup_text (PADDOCK_LIST_AT (effects, PaddockFrothyEffect, i), translate);

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", sentence);
  }

  return g_string_free (text, FALSE);
}

/* A custom one does what its effects say. */
static char *
dup_part_text (const PaddockCatalogue *catalogue,
               int kind,
               int n,
               const PaddockList *own,
               PaddockTranslate translate)
{
  return paddock_list_len (own) ? paddock_frothy_effects_dup_text (own, translate)
                                : dup_help (catalogue, kind, n, translate);
}

char *
paddock_trait_part_dup_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockTrait *trait = part;

  return dup_part_text (&paddock_traits, trait->kind, trait->n, trait->own, translate);
}

char *
paddock_special_card_part_dup_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockSpecialCard *card = part;

  return dup_part_text (&paddock_special_cards, card->kind, card->n, card->own, translate);
}

char *
paddock_affect_part_dup_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockAffect *affect = part;

  return dup_part_text (&paddock_affects, affect->kind, affect->n, affect->own, translate);
}

char *
paddock_stamina_effect_part_dup_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockStaminaEffect *effect = part;

  return dup_part_text (&paddock_stamina_effects, effect->kind, effect->n, effect->own, translate);
}
