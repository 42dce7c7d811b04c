/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "licence.h"

static PaddockTrait *
add_trait (PaddockLicence *licence, int kind, const char *id)
{
  PaddockTrait *trait = paddock_list_append (&licence->traits, &paddock_trait_type);

  trait->kind = kind;
  paddock_text_set (&trait->id, id);
  return trait;
}

static void
test_speeds (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_licence_kind);
  PaddockLicence *licence = document->record;
  PaddockSpeed *speed = paddock_list_append (&licence->speeds, &paddock_speed_type);

  speed->rating = 3;
  for (int i = 1; i <= 3; i++)
    paddock_list_append_int (&speed->move, i);

  g_assert_null (paddock_licence_find_speed (licence, 0));
  g_assert_true (paddock_licence_find_speed (licence, 3) == speed);
  g_assert_cmpint (paddock_speed_get_move (speed, 2), ==, 3);
  g_assert_cmpint (paddock_speed_get_move (speed, 3), ==, 0);
  g_assert_cmpint (paddock_speed_get_total (speed), ==, 6);
}

/* FRO-DOC-39: without an id of its own a trait is named by its kind. */
static void
test_trait_ids (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_licence_kind);
  PaddockLicence *licence = document->record;

  add_trait (licence, PADDOCK_TRAIT_BLADES, NULL);
  add_trait (licence, PADDOCK_TRAIT_CUSTOM, "fire-breath");
  g_assert_cmpint (paddock_licence_find_trait (licence, "blades")->kind, ==, PADDOCK_TRAIT_BLADES);
  g_assert_cmpint (paddock_licence_find_trait (licence, "fire-breath")->kind, ==,
                   PADDOCK_TRAIT_CUSTOM);
  g_assert_null (paddock_licence_find_trait (licence, "custom"));
}

static void
test_cards (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_licence_kind);
  PaddockLicence *licence = document->record;

  licence->cards.whip = 4;
  licence->cards.reins = 3;
  licence->cards.dual = 2;
  paddock_list_append (&licence->cards.specials, &paddock_special_card_type);
  g_assert_cmpint (paddock_licence_count_cards (licence), ==, 10);
}

/* FRO-TRT-10: Cautious 2 takes 2 off and turns the check round; a designer's own effects follow. */
static void
test_effects (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_licence_kind);
  PaddockTrait *trait = add_trait (document->record, PADDOCK_TRAIT_CAUTIOUS, NULL);
  PaddockFrothyEffect *own = paddock_list_append (&trait->own, &paddock_frothy_effect_type);
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];

  trait->n = 2;
  *own = (PaddockFrothyEffect){ PADDOCK_EFFECT_REROLL, PADDOCK_WHEN_CONTROL_ROLL, 1 };
  g_assert_cmpuint (paddock_trait_get_effects (trait, effects), ==, 3);
  g_assert_cmpint (effects[0].kind, ==, PADDOCK_EFFECT_VALUE);
  g_assert_cmpint (effects[0].n, ==, -2);
  g_assert_cmpint (effects[1].kind, ==, PADDOCK_EFFECT_REVERSE);
  g_assert_cmpint (effects[2].kind, ==, PADDOCK_EFFECT_REROLL);

  trait->n = PADDOCK_NUMBER_DICE + 1;
  paddock_trait_get_effects (trait, effects);
  g_assert_cmpint (effects[0].n, ==, -(PADDOCK_NUMBER_DICE + 1));
}

/* FRO-DOC-30, FRO-DOC-32: what a special card does not say, its kind and its number do. */
static void
test_special_cards (void)
{
  PaddockSpecialCard card = { .kind = PADDOCK_CARD_LASH, .n = PADDOCK_USUAL_NUMBER };

  g_assert_cmpint (paddock_special_card_get_base (&card), ==, PADDOCK_BASE_WHIP);
  g_assert_false (paddock_special_card_is_discarded (&card));
  card.n++;
  g_assert_true (paddock_special_card_is_discarded (&card));
  card.discard = PADDOCK_DISCARD_NO;
  card.base = PADDOCK_BASE_NONE;
  g_assert_false (paddock_special_card_is_discarded (&card));
  g_assert_cmpint (paddock_special_card_get_base (&card), ==, PADDOCK_BASE_NONE);
  card = (PaddockSpecialCard){ .kind = PADDOCK_CARD_LUCKY, .n = PADDOCK_NUMBER_DICE + 2 };
  g_assert_cmpint (paddock_special_card_get_base (&card), ==, PADDOCK_BASE_BY_KIND);
  g_assert_false (paddock_special_card_is_discarded (&card));
}

/* FRO-DOC-36. */
static void
test_natures (void)
{
  PaddockTrait trait = { .kind = PADDOCK_TRAIT_LAZY };

  g_assert_cmpint (paddock_trait_get_nature (&trait), ==, PADDOCK_NATURE_FLAW);
  trait.nature = PADDOCK_NATURE_EDGE;
  g_assert_cmpint (paddock_trait_get_nature (&trait), ==, PADDOCK_NATURE_EDGE);
  trait = (PaddockTrait){ .kind = PADDOCK_TRAIT_CARD_COOL };
  g_assert_cmpint (paddock_trait_get_nature (&trait), ==, PADDOCK_NATURE_EDGE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/licence/speeds-and-moves", test_speeds);
  g_test_add_func ("/model/FRO-DOC-39/traits-without-id-have-that-of-their-kind", test_trait_ids);
  g_test_add_func ("/model/licence/counts-all-cards", test_cards);
  g_test_add_func ("/model/FRO-TRT-10/effects-have-the-number-of-the-licence", test_effects);
  g_test_add_func ("/model/FRO-DOC-32/special-cards-by-kind-and-number", test_special_cards);
  g_test_add_func ("/model/FRO-DOC-36/natures-by-kind-or-own", test_natures);
  return g_test_run ();
}
