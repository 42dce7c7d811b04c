/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "form-words.h"

#include <libintl.h>
#include <locale.h>

#include "document-kinds.h"
#include "frothy-catalogue.h"
#include "licence.h"

static void
test_names_become_words (void)
{
  static const char *const names[] = { "phase-start", "plain", NULL };
  const PaddockField field = { .name = "max-players", .names = names };
  g_autofree char *label = paddock_field_dup_label (&field);
  g_autofree char *value = paddock_field_dup_value_label (&field, 0);

  g_assert_cmpstr (label, ==, "Max players");
  g_assert_cmpstr (value, ==, "Phase start");
}

static void
test_rows_of_catalogues_have_their_labels (void)
{
  const PaddockField field = { .name = "kind", .names = paddock_affect_names };
  g_autofree char *value = paddock_field_dup_value_label (&field, PADDOCK_AFFECT_MAX_SPEED);

  g_assert_cmpstr (value, ==, "Maximum Speed");
}

static void
test_labels_stand_before_names (void)
{
  const PaddockField field = { .name = "low", .label = "Can be jumped" };
  g_autofree char *label = paddock_field_dup_label (&field);

  g_assert_cmpstr (label, ==, "Can be jumped");
}

/* What a row of a form says of an affect, a level of damage and a Speed. */
static void
test_records_say_what_they_are (void)
{
  g_autoptr (PaddockList) affects = NULL;
  PaddockAffect *affect = paddock_list_append (&affects, &paddock_affect_type);
  const PaddockDamageLevel level = { .value = 6, .affects = affects };
  g_autofree char *title =
    paddock_record_dup_title (&paddock_damage_level_type, &level, "Level", 0);
  g_autofree char *name = NULL, *details = NULL;

  affect->kind = PADDOCK_AFFECT_MAX_SPEED;
  affect->n = 5;
  name = paddock_record_dup_title (&paddock_affect_type, affect, "Affect", 0);
  details = paddock_record_dup_details (&paddock_damage_level_type, &level, TRUE);
  g_assert_cmpstr (title, ==, "Level 6");
  g_assert_cmpstr (name, ==, "Maximum Speed 5");
  g_assert_cmpstr (details, ==, "Maximum Speed 5");
}

static void
test_names_of_people_come_first (void)
{
  const PaddockTrait trait = { .kind = PADDOCK_TRAIT_BEASTMASTER, .name = (char *) "Old Tom" };
  g_autofree char *title = paddock_record_dup_title (&paddock_trait_type, &trait, "Trait", 0);
  g_autofree char *details = paddock_record_dup_details (&paddock_trait_type, &trait, TRUE);

  g_assert_cmpstr (title, ==, "Old Tom");
  g_assert_cmpstr (details, ==, "Kind Beastmaster");
}

static gboolean
is_of_catalogue (const PaddockField *field)
{
  for (guint i = 0; paddock_catalogues[i]; i++)
    if (paddock_catalogues[i]->names == field->names)
      return TRUE;

  return FALSE;
}

/* Words that the names alone would not give: from the catalogue, or a translation. */
static void
check_value (const PaddockField *field, guint value)
{
  g_autofree char *label = paddock_field_dup_value_label (field, value);

  if (g_dpgettext2 ("paddock", "value", field->names[value]) == field->names[value]
      && !is_of_catalogue (field))
    g_error ("the value %s of %s has no German name", field->names[value], field->name);
  g_assert_cmpstr (label, !=, "");
}

static void check_type (const PaddockRecordType *type, GHashTable *seen);

static void
check_field (const PaddockField *field, GHashTable *seen)
{
  const char *translated =
    field->label ? gettext (field->label) : g_dpgettext2 ("paddock", "field", field->name);

  if (translated == field->label || translated == field->name)
    g_error ("the field %s has no German name", field->name);

  for (guint i = 0; field->names && field->names[i]; i++)
    check_value (field, i);
  if (field->type)
    check_type (field->type, seen);
  for (guint i = 0; field->variants && field->variants[i]; i++)
    check_type (field->variants[i], seen);
}

static void
check_type (const PaddockRecordType *type, GHashTable *seen)
{
  if (g_hash_table_add (seen, (gpointer) type))
    for (guint i = 0; i < type->n_fields; i++)
      check_field (&type->fields[i], seen);
}

static void
test_translators_have_every_name (void)
{
  g_autofree char *catalogues = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  setlocale (LC_ALL, "");
  g_setenv ("LANGUAGE", "de", TRUE);
  bindtextdomain ("paddock", catalogues);
  bind_textdomain_codeset ("paddock", "UTF-8");
  textdomain ("paddock");
  for (guint i = 0; paddock_document_kinds[i]; i++)
    check_type (paddock_document_kinds[i]->type, seen);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/form-words/names-become-words", test_names_become_words);
  g_test_add_func ("/app/form-words/records-say-what-they-are", test_records_say_what_they_are);
  g_test_add_func ("/app/form-words/names-of-people-come-first", test_names_of_people_come_first);
  g_test_add_func ("/app/form-words/rows-of-catalogues-have-their-labels",
                   test_rows_of_catalogues_have_their_labels);
  g_test_add_func ("/app/form-words/labels-stand-before-names", test_labels_stand_before_names);
  g_test_add_func ("/app/form-words/translators-have-every-name", test_translators_have_every_name);
  return g_test_run ();
}
