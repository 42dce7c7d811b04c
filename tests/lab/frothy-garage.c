/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-garage.h"

static int
draw (PaddockStream *stream, int min, int max)
{
  return min + (int) paddock_stream_pick (stream, (guint) (max - min + 1));
}

/* A number of a catalogue row: now and then dice. */
static int
draw_number (PaddockStream *stream, const PaddockCatalogueRow *row)
{
  int n =
    draw (stream, 0, 9) == 0 ? PADDOCK_NUMBER_DICE + draw (stream, 1, 2) : draw (stream, 1, 3);

  switch (row->parameter) {
  case PADDOCK_PARAMETER_COUNT:
  case PADDOCK_PARAMETER_LIMIT:
    return n;
  case PADDOCK_PARAMETER_SIGNED:
    return draw (stream, 0, 1) ? n : -n;
  case PADDOCK_PARAMETER_NONE:
  default:
    return 0;
  }
}

static void
draw_speeds (PaddockLicence *licence, PaddockStream *stream)
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    PaddockSpeed *speed = paddock_list_append (&licence->speeds, &paddock_speed_type);

    speed->rating = rating;
    speed->accel = draw (stream, 1, 3);
    speed->decel = draw (stream, 1, 3);
    speed->control = rating < 2 ? PADDOCK_CONTROL_SAFE : draw (stream, 0, rating);
    speed->stamina = 3 - rating;
    for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++)
      paddock_list_append_int (&speed->move, rating == 0 ? 0 : draw (stream, 0, 1 + rating / 2));
  }
}

static void
draw_affect (PaddockLicence *licence, PaddockAffect *affect, PaddockStream *stream)
{
  affect->kind = draw (stream, 0, PADDOCK_N_AFFECTS - 2); /* not CUSTOM */
  affect->n =
    draw_number (stream, paddock_catalogue_get_row (&paddock_affects, (guint) affect->kind));
  affect->card = draw (stream, PADDOCK_LOSE_EITHER, PADDOCK_LOSE_REINS);
  affect->dice = draw (stream, 1, 2);
  if (affect->kind == PADDOCK_AFFECT_LOSE_TRAIT && licence->traits)
    paddock_text_set (&affect->trait,
                      paddock_trait_get_id (
                        PADDOCK_LIST_AT (licence->traits, PaddockTrait,
                                         paddock_stream_pick (stream, licence->traits->len))));
}

static void
draw_damage (PaddockLicence *licence, PaddockStream *stream)
{
  licence->damage.resilience = draw (stream, PADDOCK_RESILIENCE_BLANK, 2);
  licence->damage.maximum = draw (stream, 4, 20);
  for (int value = 1; value < licence->damage.maximum; value += draw (stream, 1, 3)) {
    PaddockDamageLevel *level =
      paddock_list_append (&licence->damage.levels, &paddock_damage_level_type);
    PaddockAffect *affect = paddock_list_append (&level->affects, &paddock_affect_type);

    level->value = value;
    draw_affect (licence, affect, stream);
    for (int roll = 0; affect->kind == PADDOCK_AFFECT_RANDOM && roll <= 3 * affect->dice; roll++) {
      PaddockAffectChoice *choice =
        paddock_list_append (&affect->choices, &paddock_affect_choice_type);

      choice->roll = roll;
      do
        draw_affect (licence, &choice->affect, stream);
      while (choice->affect.kind == PADDOCK_AFFECT_RANDOM);
    }
  }
}

static void
draw_stamina (PaddockLicence *licence, PaddockStream *stream)
{
  licence->stamina.maximum = draw (stream, 4, 10);
  licence->stamina.minimum = draw (stream, -2, 2);
  for (int value = licence->stamina.maximum - 1; value >= licence->stamina.minimum; value -= 2) {
    PaddockStaminaStep *step =
      paddock_list_append (&licence->stamina.steps, &paddock_stamina_step_type);
    PaddockStaminaEffect *effect =
      paddock_list_append (&step->effects, &paddock_stamina_effect_type);

    step->value = value;
    effect->kind = draw (stream, 0, PADDOCK_N_STAMINA_EFFECTS - 2);
    effect->n = effect->kind == PADDOCK_STAMINA_SPEED ? -1 : draw (stream, 1, 2);
  }
}

static void
draw_cards (PaddockLicence *licence, PaddockStream *stream)
{
  licence->cards.whip = draw (stream, 0, 4);
  licence->cards.reins = draw (stream, 0, 4);
  licence->cards.dual = draw (stream, 0, 3);
  for (int n = draw (stream, 0, 4); n > 0; n--) {
    PaddockSpecialCard *card =
      paddock_list_append (&licence->cards.specials, &paddock_special_card_type);

    card->kind = draw (stream, 0, PADDOCK_CARD_CUSTOM - 1);
    card->base = draw (stream, PADDOCK_BASE_WHIP, PADDOCK_BASE_NONE);
    card->n =
      draw_number (stream, paddock_catalogue_get_row (&paddock_special_cards, (guint) card->kind));
    card->discard = draw (stream, PADDOCK_DISCARD_BY_NUMBER, PADDOCK_DISCARD_NO);
  }
}

static void
draw_traits (PaddockLicence *licence, PaddockStream *stream)
{
  for (int n = draw (stream, 0, 4); n > 0; n--) {
    PaddockTrait *trait = paddock_list_append (&licence->traits, &paddock_trait_type);

    do
      trait->kind = draw (stream, 0, PADDOCK_N_TRAITS - 1);
    while (trait->kind == PADDOCK_TRAIT_CUSTOM);
    trait->n =
      draw_number (stream, paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind));
    trait->uses = trait->kind > PADDOCK_TRAIT_CUSTOM ? draw (stream, 1, 3) : 0;
  }
}

PaddockDocument *
frothy_garage_draw (PaddockStream *stream)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_licence_kind);
  PaddockLicence *licence = paddock_document_dup_record (empty);

  licence->control.minimum = draw (stream, 0, 9) ? 0 : 1;
  draw_speeds (licence, stream);
  draw_traits (licence, stream);
  draw_cards (licence, stream);
  draw_damage (licence, stream);
  draw_stamina (licence, stream);
  return paddock_document_new_take (&paddock_licence_kind, licence);
}
