/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts as galleries offer them: every row of every catalogue is valid as soon as it is added, survives saving, and has
 * words for what it does.
 */

#include "licence-testing.h"
#include "list.h"
#include "part.h"
#include "reader.h"
#include "writer.h"

/* A vehicle that any part fits: it has one trait, which no gallery need refuse. */
static PaddockDocument *
make_vehicle (void)
{
  PaddockDocument *document = sample ();
  PaddockLicence *licence = document->record;
  PaddockTrait *trait = paddock_list_append (&licence->traits, &paddock_trait_type);

  trait->kind = PADDOCK_TRAIT_CUSTOM;
  trait->nature = PADDOCK_NATURE_FLAW;
  paddock_text_set (&trait->id, "first");
  paddock_text_set (&trait->name, "First");
  paddock_text_set (&trait->text, "Text.");
  return document;
}

/* The record that has the list for parts of a type, and that list. */
static PaddockList **
find_list (PaddockLicence *licence, const PaddockPartKind *kind, PaddockPartPlace *place)
{
  PaddockTrait *trait = paddock_list_edit (&licence->traits, 0);
  PaddockDamageLevel *level = paddock_list_edit (&licence->damage.levels, 3);
  PaddockStaminaStep *step = paddock_list_edit (&licence->stamina.steps, 0);

  place->document = licence;
  if (kind->type == &paddock_affect_type) {
    place->owner_type = &paddock_damage_level_type;
    place->owner = level;
    return &level->affects;
  }
  if (kind->type == &paddock_stamina_effect_type)
    return &step->effects;
  if (kind->type == &paddock_special_card_type)
    return &licence->cards.specials;
  if (kind->type == &paddock_frothy_effect_type) {
    place->owner_type = &paddock_trait_type;
    place->owner = trait;
    return &trait->own;
  }

  return kind->type == &paddock_trait_type ? &licence->traits : NULL;
}

static void
assert_valid (const PaddockDocument *document, const char *what)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];
    g_autofree char *message = paddock_finding_dup_message (finding, NULL);

    if (finding->severity == PADDOCK_SEVERITY_ERROR)
      g_error ("%s: %s", what, message);
  }
}

static void
assert_survives (const PaddockDocument *document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autoptr (PaddockDocument) read = paddock_xml_read_bytes (data, size, "part", &error);

  g_assert_no_error (error);
  g_assert_true (paddock_document_equal (document, read));
}

static void
assert_words (const PaddockPartKind *kind, gconstpointer part, const PaddockPartPlace *place)
{
  g_autofree char *text = kind->dup_text (part, NULL);
  g_autofree char *change = kind->dup_change (part, place, NULL);

  g_assert_cmpstr (text, !=, "");
  g_assert_null (strstr (text, "{n}"));
  g_assert_null (change ? strchr (change, '{') : NULL);
}

/* Adds one row; FALSE: the gallery does not offer it here. */
static gboolean
try_row (const PaddockPartKind *kind, guint row)
{
  g_autoptr (PaddockDocument) document = make_vehicle ();
  PaddockPartPlace place = { 0 };
  PaddockList **list = find_list (document->record, kind, &place);

  if (!list || (kind->refuse && kind->refuse (row, &place)))
    return FALSE;

  paddock_part_init (kind, paddock_list_append (list, kind->type), row, &place);
  place = (PaddockPartPlace){ 0 };
  list = find_list (document->record, kind, &place);
  assert_words (kind, (*list)->data + (paddock_list_len (*list) - 1) * (*list)->element_size,
                &place);
  assert_valid (document, kind->catalogue->names[row]);
  assert_survives (document);
  return TRUE;
}

static void
test_every_row (void)
{
  for (guint k = 0; paddock_part_kinds[k]; k++) {
    const PaddockPartKind *kind = paddock_part_kinds[k];
    guint n = paddock_catalogue_get_size (kind->catalogue), n_added = 0;

    for (guint row = kind->offered_from; row < n; row++)
      n_added += try_row (kind, row);
    g_test_message ("%s: %u of %u", kind->type->name, n_added, n);
    if (kind == &paddock_trait_parts || kind == &paddock_special_card_parts
        || kind == &paddock_affect_parts || kind == &paddock_stamina_effect_parts)
      g_assert_cmpuint (n_added, ==, n);
    if (kind == &paddock_frothy_effect_parts)
      g_assert_cmpuint (n_added, >, 30);
  }
}

/* A list that is seen at a glance needs no headings. */
#define MAX_AT_A_GLANCE 6

static void
test_groups (void)
{
  for (guint k = 0; paddock_part_kinds[k]; k++) {
    const PaddockPartKind *kind = paddock_part_kinds[k];
    guint n = paddock_catalogue_get_size (kind->catalogue);

    for (guint row = kind->offered_from; row < n; row++)
      g_assert_true (paddock_catalogue_get_row (kind->catalogue, row)->group
                     || n - kind->offered_from <= MAX_AT_A_GLANCE);
  }
}

static void
test_refusals (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockLicence *licence = document->record;
  PaddockPartPlace place = { licence, &paddock_damage_level_type,
                             PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, 0) };

  g_assert_nonnull (paddock_affect_parts.refuse (PADDOCK_AFFECT_WIPE_OUT, &place));
  g_assert_nonnull (paddock_affect_parts.refuse (PADDOCK_AFFECT_LOSE_TRAIT, &place));
  g_assert_null (paddock_affect_parts.refuse (PADDOCK_AFFECT_SLOW, &place));
  g_assert_null (paddock_trait_parts.refuse (PADDOCK_TRAIT_LASH, &place));
  ((PaddockTrait *) paddock_list_append (&licence->traits, &paddock_trait_type))->kind =
    PADDOCK_TRAIT_LASH;
  g_assert_nonnull (paddock_trait_parts.refuse (PADDOCK_TRAIT_LASH, &place));
  g_assert_null (paddock_trait_parts.refuse (PADDOCK_TRAIT_CUSTOM, &place));
}

static void
test_fields (void)
{
  PaddockAffect affect = { .kind = PADDOCK_AFFECT_SLOW, .dice = 1 };
  const PaddockRecordType *type = &paddock_affect_type;

  g_assert_false (paddock_part_shows (type, &affect, paddock_record_type_find (type, "n")));
  g_assert_false (paddock_part_shows (type, &affect, paddock_record_type_find (type, "trait")));
  g_assert_true (paddock_part_shows (type, &affect, paddock_record_type_find (type, "kind")));
  affect.n = 2; /* holds something: never hidden */
  g_assert_true (paddock_part_shows (type, &affect, paddock_record_type_find (type, "n")));
  affect = (PaddockAffect){ .kind = PADDOCK_AFFECT_LOSE_TRAIT, .dice = 1 };
  g_assert_true (paddock_part_shows (type, &affect, paddock_record_type_find (type, "trait")));
}

static void
test_changes (void)
{
  static const struct {
    int kind;
    const char *change;
  } cases[] = {
    { PADDOCK_AFFECT_CONTROL, "Control dice 1 2 3 4 become 2 3 4 5." },
    { PADDOCK_AFFECT_RESILIENCE, "5 of 6 faces of a damage die hurt instead of 4." },
    { PADDOCK_AFFECT_MAX_SPEED, "At most 10 spaces a round instead of 12." },
    { PADDOCK_AFFECT_SAFE_SPEED, "Speed 2 is no longer Safe." },
    { PADDOCK_AFFECT_MAX_ACCEL, "It takes at least 4 rounds from a standstill to top Speed." },
    { PADDOCK_AFFECT_ACCEL_MOD,
      "-1 boxes in a check to accelerate; it is 10 from a stop to top Speed." },
    { PADDOCK_AFFECT_LOSE_CARD, "8 cards become 7." },
    { PADDOCK_AFFECT_DAMAGE, "0.7 damage on average; the maximum is 8." },
    { PADDOCK_AFFECT_HASTE, NULL },
  };
  g_autoptr (PaddockDocument) document = sample ();
  PaddockPartPlace place = { .document = document->record };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    PaddockAffect affect;
    g_autofree char *change = NULL;

    paddock_part_init (&paddock_affect_parts, &affect, (guint) cases[i].kind, &place);
    change = paddock_affect_parts.dup_change (&affect, &place, NULL);
    g_assert_cmpstr (change, ==, cases[i].change);
    paddock_record_clear (&paddock_affect_type, &affect);
  }
}

static void
test_sentences (void)
{
  PaddockFrothyEffect effect = { PADDOCK_EFFECT_DICE,
                                 PADDOCK_WHEN_CONTROL_ROLL | PADDOCK_WHEN_DAMAGE_ROLL, 1 };
  g_autofree char *text = paddock_frothy_effect_parts.dup_text (&effect, NULL);

  g_assert_cmpstr (text, ==, "In a control roll, In a damage roll: Rolls 1 more die.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/parts/every-row-is-valid-at-once", test_every_row);
  g_test_add_func ("/model/parts/groups", test_groups);
  g_test_add_func ("/model/parts/refusals", test_refusals);
  g_test_add_func ("/model/parts/fields-of-a-kind", test_fields);
  g_test_add_func ("/model/parts/changes-on-this-vehicle", test_changes);
  g_test_add_func ("/model/parts/sentences", test_sentences);

  return g_test_run ();
}
