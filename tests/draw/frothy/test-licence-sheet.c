/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sheet of a driving licence says everything that is on it.
 */

#include <string.h>

#include "draw-samples.h"
#include "licence.h"
#include "picture.h"
#include "race-data.h"
#include "render-fixture.h"

static PaddockLicence *
dup_licence (void)
{
  g_autoptr (PaddockDocument) document = sample_licence ();

  return paddock_document_dup_record (document);
}

/* Takes the licence. */
static char *
dump_sheet (PaddockLicence *licence)
{
  g_autoptr (PaddockDocument) document = paddock_document_new_take (&paddock_licence_kind, licence);
  PaddockViewOptions options = PADDOCK_VIEW_ALONE;
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &options);
  g_autoptr (PaddockScene) scene = paddock_picture_build (picture, NULL);

  return paddock_scene_dump (scene);
}

/* Dumps are plain ASCII. */
static void
assert_says (const char *dump, const char *text)
{
  g_autofree char *escaped = g_strescape (text, "\"");

  if (!strstr (dump, escaped))
    g_error ("the sheet does not say \"%s\"", escaped);
}

/* FRO-LIC-01, FRO-LIC-05, FRO-LIC-09, FRO-LIC-10. */
static void
test_front (void)
{
  static const char *const texts[] = { "Accelerate", "Decelerate", "Move 4",   "Safe",
                                       "+3",         "Stamina",    "Spent",    "Recovery",
                                       "Wipe-out",   "Whip × 4",   "Blades 1", "Speed -1" };
  g_autofree char *dump = dump_sheet (dup_licence ());

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_says (dump, texts[i]);
  g_assert_null (strstr (dump, "Reverse")); /* there is nothing to say there */
}

/* FRO-LIC-12: the short text is in front, the long one and the story on the reverse. */
static void
test_reverse (void)
{
  PaddockLicence *licence = dup_licence ();
  PaddockTrait *trait = paddock_list_edit (&licence->traits, 0);
  g_autofree char *dump = NULL;

  paddock_text_set (&trait->name, "Scythes");
  paddock_text_set (&trait->summary, "Ouch.");
  paddock_text_set (&trait->text, "Blades on both hubs.");
  paddock_text_set (&licence->background, "Once upon a time.");
  dump = dump_sheet (licence);
  assert_says (dump, "Scythes  (Blades 1)");
  g_assert_true (strstr (dump, "Ouch.") < strstr (dump, "Reverse"));
  g_assert_true (strstr (dump, "Reverse") < strstr (dump, "Once upon a time."));
  g_assert_true (strstr (dump, "Reverse") < strstr (dump, "Blades on both hubs."));
}

/* FRO-AFF-05, FRO-AFF-09, FRO-AFF-15: which trait, which outcome, which card. */
static void
test_affects (void)
{
  PaddockLicence *licence = dup_licence ();
  PaddockDamageLevel *level = paddock_list_edit (&licence->damage.levels, 0);
  PaddockAffect *affect = paddock_list_append (&level->affects, &paddock_affect_type);
  PaddockAffectChoice *choice;
  g_autofree char *dump = NULL;

  affect->kind = PADDOCK_AFFECT_LOSE_TRAIT;
  paddock_text_set (&affect->trait, "flimsy");
  affect = paddock_list_append (&level->affects, &paddock_affect_type);
  affect->kind = PADDOCK_AFFECT_LOSE_CARD;
  affect->card = PADDOCK_LOSE_REINS;
  affect = paddock_list_append (&level->affects, &paddock_affect_type);
  affect->kind = PADDOCK_AFFECT_RANDOM;
  choice = paddock_list_append (&affect->choices, &paddock_affect_choice_type);
  choice->roll = 3;
  choice->affect.kind = PADDOCK_AFFECT_HASTE;
  dump = dump_sheet (licence);
  assert_says (dump, "The trait Flimsy 2 is lost.");
  assert_says (dump, "A Reins card leaves the game.");
  assert_says (dump, "Every SLOW in a control roll counts as HASTE.");
}

/* FRO-GEN-04: cards have a name of the licence, beside that of the rules.  FRO-DOC-30, FRO-DOC-32, FRO-DOC-40. */
static void
test_cards (void)
{
  PaddockLicence *licence = dup_licence ();
  PaddockSpecialCard *card = paddock_list_edit (&licence->cards.specials, 0);
  PaddockTrait *trait = paddock_list_edit (&licence->traits, 0);
  g_autofree char *dump = NULL;

  paddock_text_set (&licence->whip_name, "Coal");
  card->n = 4;
  trait->uses = 2;
  dump = dump_sheet (licence);
  assert_says (dump, "Coal × 4");
  assert_says (dump, "\"Whip\"");
  assert_says (dump, "or a Whip card  ·  used once");
  assert_says (dump, "☐ ☐");
}

static void
accept (PaddockLicence *licence, const char *check, const char *reason, gboolean is_house_rule)
{
  PaddockAccepted *accepted = paddock_list_append (&licence->accepted, &paddock_accepted_type);

  paddock_text_set (&accepted->check, check);
  paddock_text_set (&accepted->reason, reason);
  accepted->is_house_rule = is_house_rule;
}

/* What breaks a rule on purpose is stamped on the front; what is accepted besides is not. */
static void
test_house_rules (void)
{
  PaddockLicence *licence = dup_licence ();
  g_autofree char *dump = NULL;

  accept (licence, "FRO-LNV-05", "It has eight legs.", TRUE);
  accept (licence, "FRO-LNV-10", "So it is in the guide.", FALSE);
  accept (licence, "FRO-LNV-28", "", TRUE);
  paddock_text_set (&licence->background, "Once upon a time.");
  dump = dump_sheet (licence);
  assert_says (dump, "House rule: It has eight legs.");
  assert_says (dump, "\"House rule\""); /* without a reason */
  assert_says (dump, "FRO-LNV-05");
  g_assert_null (strstr (dump, "So it is in the guide."));
  g_assert_true (strstr (dump, "eight legs") < strstr (dump, "Reverse"));
}

/* The picture of a licence with or without a house rule, as a file of this kind. */
static char *
render_with (RenderFixture *self, const char *name, gboolean is_house_rule, gsize *size)
{
  PaddockLicence *licence = dup_licence ();
  g_autofree char *path = render_make_path (self, name);
  g_autoptr (PaddockDocument) document = NULL;
  char *bytes;

  accept (licence, "FRO-LNV-05", "It has eight legs.", is_house_rule);
  document = paddock_document_new_take (&paddock_licence_kind, licence);
  render_file (self, document, path);
  g_assert_true (g_file_get_contents (path, &bytes, size, NULL));
  return bytes;
}

/* Exported pictures have the stamp, in its colour; without it they are as they were. */
static void
test_house_rules_are_exported (RenderFixture *self, gconstpointer data)
{
  static const char *const names[] = { "a.png", "a.svg", "a.pdf" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    gsize n_plain, n_stamped, n_bare;
    g_autofree char *plain = render_with (self, names[i], FALSE, &n_plain);
    g_autofree char *stamped = render_with (self, names[i], TRUE, &n_stamped);
    g_autofree char *path = render_make_path (self, names[i]);
    g_autoptr (PaddockDocument) sample = sample_licence ();
    g_autofree char *bare = NULL;

    g_test_message ("%s", names[i]);
    render_file (self, sample, path);
    g_assert_true (g_file_get_contents (path, &bare, &n_bare, NULL));
    g_assert_cmpmem (plain, n_plain, bare, n_bare);
    g_assert_nonnull (stamped);
    g_assert_cmpuint (n_stamped, >, n_plain);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/licence-sheet/front", test_front);
  g_test_add_func ("/draw/licence-sheet/reverse", test_reverse);
  g_test_add_func ("/draw/licence-sheet/affects-say-what-they-take", test_affects);
  g_test_add_func ("/draw/licence-sheet/cards-and-uses", test_cards);
  g_test_add_func ("/draw/licence-sheet/house-rules", test_house_rules);
  g_test_add ("/draw/licence-sheet/house-rules-are-exported", RenderFixture, NULL, render_set_up,
              test_house_rules_are_exported, render_tear_down);
  return g_test_run ();
}
