/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The licence document has every field of the catalogue, with its kind, range and default; the tests are named by the
 * clauses.
 */

#include "licence.h"

typedef struct {
  const char *clause;
  const char *path; /* names of fields, from the root on */
  PaddockFieldKind kind;
  int min, max, initial; /* of INT and ENUM; max of TEXT */
  const char *initial_text;
} Row;

static const Row rows[] = {
  { "FRO-DOC-02", "id", PADDOCK_FIELD_ID, 0, 0, 0, "vehicle" },
  { "FRO-DOC-03", "name", PADDOCK_FIELD_TEXT, 0, 60, 0, NULL },
  { "FRO-DOC-04", "driver", PADDOCK_FIELD_TEXT, 0, 60, 0, NULL },
  { "FRO-DOC-04", "kind", PADDOCK_FIELD_TEXT, 0, 60, 0, NULL },
  { "FRO-DOC-05", "whip-name", PADDOCK_FIELD_TEXT, 0, 60, 0, "Whip" },
  { "FRO-DOC-05", "reins-name", PADDOCK_FIELD_TEXT, 0, 60, 0, "Reins" },
  { "FRO-DOC-06", "flavour", PADDOCK_FIELD_PROSE, 0, 0, 0, NULL },
  { "FRO-DOC-07", "background", PADDOCK_FIELD_PROSE, 0, 0, 0, NULL },
  { "FRO-DOC-08", "speeds/speed/rating", PADDOCK_FIELD_INT, 0, 6, 0, NULL },
  { "FRO-DOC-09", "speeds/speed/accel", PADDOCK_FIELD_INT, 1, 9, 1, NULL },
  { "FRO-DOC-10", "speeds/speed/decel", PADDOCK_FIELD_INT, 1, 9, 1, NULL },
  { "FRO-DOC-11", "speeds/speed/move", PADDOCK_FIELD_INTS, 0, 9, 0, NULL },
  { "FRO-DOC-12", "speeds/speed/control", PADDOCK_FIELD_INT, 1, 9, PADDOCK_CONTROL_SAFE, NULL },
  { "FRO-DOC-13", "speeds/speed/stamina", PADDOCK_FIELD_INT, -9, 9, 0, NULL },
  { "FRO-DOC-14", "speeds/speed/match/accel-to-decel", PADDOCK_FIELD_INTS, 1, 9, 0, NULL },
  { "FRO-DOC-15", "speeds/speed/match/decel-to-accel", PADDOCK_FIELD_INTS, 1, 9, 0, NULL },
  { "FRO-DOC-16", "control/minimum", PADDOCK_FIELD_INT, 0, 9, 0, NULL },
  { "FRO-DOC-17", "damage/resilience", PADDOCK_FIELD_INT, 0, 2, 1, NULL },
  { "FRO-DOC-18", "damage/maximum", PADDOCK_FIELD_INT, 1, 30, 8, NULL },
  { "FRO-DOC-19", "damage/level/value", PADDOCK_FIELD_INT, 1, 30, 1, NULL },
  { "FRO-DOC-20", "damage/level/affect/kind", PADDOCK_FIELD_ENUM, 0, 17, 0, NULL },
  { "FRO-DOC-21", "damage/level/affect/n", PADDOCK_FIELD_NUMBER, 0, 0, 0, NULL },
  { "FRO-DOC-22", "damage/level/affect/trait", PADDOCK_FIELD_ID, 0, 0, 0, NULL },
  { "FRO-DOC-23", "damage/level/affect/card", PADDOCK_FIELD_ENUM, 0, 2, PADDOCK_LOSE_EITHER, NULL },
  { "FRO-DOC-24", "damage/level/affect/choice/roll", PADDOCK_FIELD_INT, 0, 6, 0, NULL },
  { "FRO-DOC-24", "damage/level/affect/dice", PADDOCK_FIELD_INT, 1, 2, 1, NULL },
  { "FRO-DOC-24", "damage/level/affect/choice/affect/kind", PADDOCK_FIELD_ENUM, 0, 17, 0, NULL },
  { "FRO-DOC-25", "stamina/maximum", PADDOCK_FIELD_INT, -99, 99, 10, NULL },
  { "FRO-DOC-25", "stamina/minimum", PADDOCK_FIELD_INT, -99, 99, 0, NULL },
  { "FRO-DOC-26", "stamina/step/value", PADDOCK_FIELD_INT, -99, 99, 0, NULL },
  { "FRO-DOC-27", "stamina/step/effect/kind", PADDOCK_FIELD_ENUM, 0, 5, 0, NULL },
  { "FRO-DOC-28", "cards/whip", PADDOCK_FIELD_INT, 0, 12, 0, NULL },
  { "FRO-DOC-28", "cards/reins", PADDOCK_FIELD_INT, 0, 12, 0, NULL },
  { "FRO-DOC-28", "cards/dual", PADDOCK_FIELD_INT, 0, 12, 0, NULL },
  { "FRO-DOC-29", "cards/special/kind", PADDOCK_FIELD_ENUM, 0, 15, 0, NULL },
  { "FRO-DOC-30", "cards/special/base", PADDOCK_FIELD_ENUM, 0, 4, PADDOCK_BASE_BY_KIND, NULL },
  { "FRO-DOC-31", "cards/special/n", PADDOCK_FIELD_NUMBER, 0, 0, 0, NULL },
  { "FRO-DOC-32", "cards/special/discard", PADDOCK_FIELD_ENUM, 0, 2, 0, NULL },
  { "FRO-DOC-33", "cards/special/text", PADDOCK_FIELD_PROSE, 0, 0, 0, NULL },
  { "FRO-DOC-34", "traits/trait/kind", PADDOCK_FIELD_ENUM, 0, 47 + 15, 0, NULL },
  { "FRO-DOC-35", "traits/trait/n", PADDOCK_FIELD_NUMBER, 0, 0, 0, NULL },
  { "FRO-DOC-36", "traits/trait/nature", PADDOCK_FIELD_ENUM, 0, 2, 0, NULL },
  { "FRO-DOC-37", "traits/trait/short", PADDOCK_FIELD_PROSE, 0, 0, 0, NULL },
  { "FRO-DOC-37", "traits/trait/text", PADDOCK_FIELD_PROSE, 0, 0, 0, NULL },
  { "FRO-DOC-39", "traits/trait/id", PADDOCK_FIELD_ID, 0, 0, 0, NULL },
  { "FRO-DOC-39", "traits/trait/name", PADDOCK_FIELD_TEXT, 0, 60, 0, NULL },
  { "FRO-DOC-40", "traits/trait/uses", PADDOCK_FIELD_INT, 0, 9, 0, NULL },
  { "FRO-DOC-41", "damage/level/affect/name", PADDOCK_FIELD_TEXT, 0, 60, 0, NULL },
  { "FRO-DOC-41", "damage/level/affect/text", PADDOCK_FIELD_PROSE, 0, 0, 0, NULL },
  { "FRO-DOC-41", "stamina/step/effect/name", PADDOCK_FIELD_TEXT, 0, 60, 0, NULL },
  { "FRO-DOC-41", "stamina/step/effect/text", PADDOCK_FIELD_PROSE, 0, 0, 0, NULL },
  { "FRO-DOC-41", "cards/special/name", PADDOCK_FIELD_TEXT, 0, 60, 0, NULL },
};

static const PaddockField *
find_field (const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, "/", -1);
  const PaddockRecordType *type = paddock_licence_kind.type;
  const PaddockField *field = NULL;

  for (guint i = 0; names[i]; i++) {
    field = type ? paddock_record_type_find (type, names[i]) : NULL;
    if (!field)
      return NULL;
    type = field->type;
  }

  return field;
}

static void
test_field (gconstpointer data)
{
  const Row *row = data;
  const PaddockField *field = find_field (row->path);

  g_assert_nonnull (field);
  g_assert_cmpint (field->kind, ==, row->kind);
  g_assert_cmpint (field->min, ==, row->min);
  g_assert_cmpint (field->max, ==, row->max);
  g_assert_cmpint (field->initial, ==, row->initial);
  g_assert_cmpstr (field->initial_text, ==, row->initial_text);
}

/* FRO-DOC-01. */
static void
test_version (void)
{
  g_assert_cmpint (paddock_licence_kind.version, ==, 1);
  g_assert_cmpstr (paddock_licence_kind.type->name, ==, "licence");
}

/* FRO-DOC-12, FRO-DOC-17: two numbers have a word. */
static void
test_words (void)
{
  const PaddockField *control = find_field ("speeds/speed/control");
  const PaddockField *resilience = find_field ("damage/resilience");

  g_assert_cmpstr (control->word, ==, "safe");
  g_assert_cmpint (control->word_value, ==, PADDOCK_CONTROL_SAFE);
  g_assert_cmpstr (resilience->word, ==, "blank");
  g_assert_cmpint (resilience->word_value, ==, PADDOCK_RESILIENCE_BLANK);
}

/* FRO-DOC-38: what follows from other fields is never stored. */
static void
test_derived (void)
{
  static const char *const paths[] = { "speeds/speed/total", "cards/total", "top-speed", "safe" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    g_assert_null (find_field (paths[i]));
}

/* FRO-DOC-42: the maximum defines the wipe-out, which an affect may repeat. */
static void
test_wipe_out (void)
{
  g_assert_cmpint (paddock_catalogue_find (&paddock_affects, "wipe-out"), ==,
                   PADDOCK_AFFECT_WIPE_OUT);
  g_assert_true (find_field ("damage/maximum")->flags & PADDOCK_FIELD_REQUIRED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *name = g_strdelimit (g_strdup (rows[i].path), "/", '.');
    g_autofree char *path = g_strdup_printf ("/model/%s/%s", rows[i].clause, name);

    g_test_add_data_func (path, &rows[i], test_field);
  }
  g_test_add_func ("/model/FRO-DOC-01/version", test_version);
  g_test_add_func ("/model/FRO-DOC-17/words-for-numbers", test_words);
  g_test_add_func ("/model/FRO-DOC-38/nothing-derived-is-stored", test_derived);
  g_test_add_func ("/model/FRO-DOC-42/wipe-out", test_wipe_out);
  return g_test_run ();
}
