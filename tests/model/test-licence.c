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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/licence/speeds-and-moves", test_speeds);
  g_test_add_func ("/model/FRO-DOC-39/traits-without-id-have-that-of-their-kind", test_trait_ids);
  g_test_add_func ("/model/licence/counts-all-cards", test_cards);
  return g_test_run ();
}
