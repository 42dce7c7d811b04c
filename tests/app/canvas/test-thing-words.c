/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing-words.h"

#include "app-fixture.h"

static void
test_every_kind_has_words (void)
{
  for (guint kind = 0; kind < PADDOCK_N_THINGS; kind++) {
    PaddockThing thing = { .kind = (guint8) kind, .part = 1, .index = 2, .at = { 3, 4 } };
    g_autofree char *words = paddock_thing_dup_words (&thing);
    gboolean is_mute = kind == PADDOCK_THING_NONE || kind == PADDOCK_THING_FIELD;

    g_test_message ("%s: %s", paddock_thing_names[kind], words);
    g_assert_cmpint (*words == '\0', ==, is_mute);
  }
}

static void
test_words_say_where (void)
{
  static const struct {
    PaddockThing thing;
    const char *words;
  } cases[] = {
    { { .kind = PADDOCK_THING_CELL, .at = { -3, 5 } }, "Hex at -3, 5" },
    { { .kind = PADDOCK_THING_CHECKPOINT, .index = 7, .at = { 1, 2 } }, "Checkpoint at 1, 2" },
    { { .kind = PADDOCK_THING_NOTE, .index = 0 }, "Note 1" },
    { { .kind = PADDOCK_THING_GEAR, .index = 3 }, "Gear 3" },
    { { .kind = PADDOCK_THING_STAMINA, .index = (guint16) -2 }, "Stamina -2" },
    { { .kind = PADDOCK_THING_ROAD_SPACE, .part = 1, .at = { 12, 3 } }, "Row 12, lane 3" },
    { { .kind = PADDOCK_THING_ROAD_SPACE, .at = { 12, 0 } }, "Road side of row 12" },
    { { .kind = PADDOCK_THING_DICE }, "Dice" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = paddock_thing_dup_words (&cases[i].thing);

    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

static void
test_a_hex_says_all_that_is_on_it (void)
{
  static const struct {
    PaddockHex hex;
    const char *words;
  } cases[] = {
    { { 5, 5 }, "Hex 5, 5: barrier" },
    { { 7, 13 }, "Hex 7, 13: space, item" },
    { { 16, 4 }, "Hex 16, 4: barrier, checkpoint 2" },
    { { 12, 7 }, "Hex 12, 7: Extra Grip" },
    { { -9, 0 }, "Hex -9, 0: not on the board" },
  };
  g_autoptr (PaddockDocument) document = read_example ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words =
      paddock_place_dup_words (document, paddock_hex_to_place (cases[i].hex));

    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/thing-words/every-kind-has-words", test_every_kind_has_words);
  g_test_add_func ("/app/thing-words/words-say-where", test_words_say_where);
  g_test_add_func ("/app/thing-words/a-hex-says-all-that-is-on-it",
                   test_a_hex_says_all_that_is_on_it);
  return g_test_run ();
}
