/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What findings are about, as values and as the text that files keep.
 */

#include "site.h"

#include "check.h"

static char *
format (PaddockSite site)
{
  GString *text = g_string_new (NULL);

  paddock_site_format (&site, NULL, text);
  return g_string_free (text, FALSE);
}

static void
assert_text (PaddockSite site, const char *expected)
{
  g_autofree char *text = format (site);

  g_assert_cmpstr (text, ==, expected);
}

/* Accepted findings in files say it so. */
static void
test_texts (void)
{
  assert_text (PADDOCK_SITE (DOCUMENT), "");
  assert_text (PADDOCK_SITE (START), "start");
  assert_text (PADDOCK_SITE (DEAD_ENDS), "dead ends");
  assert_text (PADDOCK_SITE_NUMBERED (CHECKPOINT, 2), "checkpoint 2");
  assert_text (PADDOCK_SITE_NUMBERED (STAMINA, -1), "stamina -1");
  assert_text (PADDOCK_SITE_AT (ITEM, PADDOCK_PLACE (3, -4)), "item 3,-4");
  assert_text (PADDOCK_SITE_AT (HEX, PADDOCK_PLACE (3, 5)), "3,5");
  assert_text (PADDOCK_SITE_NAMED (TILE, "s1"), "tile s1");
  assert_text (PADDOCK_SITE_NAMED (CARD, ""), "card ");
}

static void
test_every_site_has_a_word_of_its_own (void)
{
  g_autoptr (GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint kind = PADDOCK_SITE_HEX + 1; kind < PADDOCK_N_SITES; kind++) {
    char *word = format ((PaddockSite){ .kind = (guint8) kind });

    g_assert_cmpstr (word, !=, "");
    g_assert_true (g_hash_table_add (words, word));
  }
}

/* Things are called alike wherever they are written. */
static void
test_things_keep_their_names (void)
{
  for (guint kind = 0; kind < PADDOCK_N_SITES; kind++) {
    PaddockSite site = { .kind = (guint8) kind };
    PaddockThingKind thing = paddock_site_get_thing_kind (&site);
    PaddockThing at = { .kind = (guint8) thing, .at = { 4, 2 } };

    if (thing == PADDOCK_THING_NONE)
      continue;
    assert_text (site, paddock_thing_names[thing]);
    g_assert_cmpuint (paddock_site_of_thing (&at).kind, ==, kind);
    g_assert_true (paddock_place_equal (paddock_site_of_thing (&at).place, at.at));
  }
}

static const char *
shout (const char *word)
{
  g_autofree char *loud = g_ascii_strup (word, -1);

  return g_intern_string (loud);
}

/* People read their own words; names stay. */
static void
test_words_are_translated (void)
{
  g_autoptr (GPtrArray) findings =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_finding_free);
  PaddockReport report = { paddock_check_find ("JOY-LNT-01"), findings };
  PaddockFinding *finding = paddock_report (&report, "Here.");
  g_autofree char *text = NULL;

  paddock_finding_set_site_within (finding, PADDOCK_SITE_NAMED (TILE, "bend"),
                                   PADDOCK_SITE_NUMBERED (ROW, 3));
  text = paddock_finding_dup_place (finding, shout);
  g_assert_cmpstr (finding->place, ==, "tile bend row 3");
  g_assert_cmpstr (text, ==, "TILE bend ROW 3");
  paddock_finding_set_site (finding, PADDOCK_SITE (START));
  g_assert_cmpstr (finding->place, ==, "start");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/site/texts", test_texts);
  g_test_add_func ("/checks/site/every-site-has-a-word-of-its-own",
                   test_every_site_has_a_word_of_its_own);
  g_test_add_func ("/checks/site/things-keep-their-names", test_things_keep_their_names);
  g_test_add_func ("/checks/site/words-are-translated", test_words_are_translated);
  return g_test_run ();
}
