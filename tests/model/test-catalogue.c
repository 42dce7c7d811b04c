/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "catalogue.h"

#include "frothy-catalogue.h"
#include "number.h"

typedef void (*RowFunc) (const char *id, const PaddockCatalogueRow *row);

static void
foreach_row (RowFunc func)
{
  for (guint c = 0; paddock_catalogues[c]; c++)
    for (guint i = 0; i < paddock_catalogue_get_size (paddock_catalogues[c]); i++) {
      const char *id = paddock_catalogues[c]->names[i];

      g_test_message ("%s %s", paddock_catalogues[c]->element, id);
      func (id, paddock_catalogue_get_row (paddock_catalogues[c], i));
    }
}

static void
test_ids (void)
{
  for (guint c = 0; paddock_catalogues[c]; c++) {
    const PaddockCatalogue *catalogue = paddock_catalogues[c];

    g_assert_cmpuint (g_strv_length ((char **) catalogue->names), ==,
                      paddock_catalogue_get_size (catalogue));
    for (guint i = 0; i < paddock_catalogue_get_size (catalogue); i++) {
      g_assert_true (g_regex_match_simple ("^[a-z0-9]+(-[a-z0-9]+)*$", catalogue->names[i], 0, 0));
      g_assert_cmpint (paddock_catalogue_find (catalogue, catalogue->names[i]), ==, (int) i);
    }
    g_assert_cmpint (paddock_catalogue_find (catalogue, "no-such-thing"), ==, -1);
  }
}

static void
check_complete (const char *id, const PaddockCatalogueRow *row)
{
  g_assert_true (row->label && *row->label);
  g_assert_true (row->help && g_str_has_suffix (row->help, "."));
  g_assert_true (g_regex_match_simple ("^(FRO|RIV|JOY)-[A-Z]+-[0-9]+$", row->clause, 0, 0));
}

static void
test_complete (void)
{
  foreach_row (check_complete);
}

static void
check_parameter (const char *id, const PaddockCatalogueRow *row)
{
  g_autofree char *help = paddock_catalogue_format_help (row->help, 3);
  g_autofree char *one = paddock_catalogue_format_help (paddock_catalogue_row_get_help (row, 1), 1);

  g_assert_true ((strstr (row->help, "{n}") != NULL) == (row->parameter != PADDOCK_PARAMETER_NONE));
  g_assert_null (strpbrk (help, "{}"));
  g_assert_null (strpbrk (one, "{}"));
  g_assert_false (g_regex_match_simple ("\\b1 (more |fewer |damage |control loss )*"
                                        "(dice|cards|boxes|points|times|hexes)\\b",
                                        one, 0, 0));
  g_assert_true (paddock_catalogue_row_get_help (row, 2) == row->help);
}

static void
test_parameters (void)
{
  foreach_row (check_parameter);
}

static void
test_help (void)
{
  g_autofree char *plain = paddock_catalogue_format_help ("Adds {n}, at most {n}.", -2);
  g_autofree char *dice = paddock_catalogue_format_help ("Adds {n}.", PADDOCK_NUMBER_DICE + 1);

  g_assert_cmpstr (plain, ==, "Adds -2, at most -2.");
  g_assert_cmpstr (dice, ==, "Adds d1.");
}

/* FRO-DOC-34: a trait of kind card-lucky is the special card Lucky. */
static void
test_card_traits (void)
{
  int i = paddock_catalogue_find (&paddock_traits, "card-lucky");

  g_assert_cmpint (i, ==, PADDOCK_TRAIT_CARD_LUCKY);
  g_assert_true (paddock_catalogue_get_row (&paddock_traits, (guint) i)
                 == paddock_catalogue_get_row (&paddock_special_cards, PADDOCK_CARD_LUCKY));
  g_assert_cmpint (paddock_catalogue_find (&paddock_traits, "card-custom"), ==, -1);
}

/* FRO-TRT-48. */
static void
test_natures (void)
{
  static const char *const flaws[] = { "cautious", "hyperactive", "reckless",  "lazy",
                                       "whitey",   "spinner",     "slippery",  "unlucky-charm",
                                       "flimsy",   "ill-fate",    "thin-skin", "jerry-rigged",
                                       NULL };

  for (guint i = 0; i < paddock_catalogue_get_size (&paddock_traits); i++) {
    const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_traits, (int) i);
    gboolean is_flaw = g_strv_contains (flaws, paddock_trait_names[i]);

    if (i != PADDOCK_TRAIT_CUSTOM)
      g_assert_cmpint (row->nature, ==, is_flaw ? PADDOCK_NATURE_FLAW : PADDOCK_NATURE_EDGE);
  }
}

/* A row's number as a designer would write it, for rows that have none a fixed one. */
static void
check_effect (const PaddockFrothyEffect *effect, PaddockParameter parameter)
{
  const PaddockFrothyRow *kind = paddock_frothy_get_row (&paddock_frothy_effects, effect->kind);

  g_test_message ("  %s", paddock_frothy_effect_names[effect->kind]);
  g_assert_cmpuint (effect->when, !=, 0);
  g_assert_cmphex (effect->when & ~kind->when, ==, 0);
  if (kind->row.parameter == PADDOCK_PARAMETER_NONE)
    g_assert_cmpint (effect->n, ==, 0);
  else if (ABS (effect->n) == PADDOCK_NUMBER_OWN)
    g_assert_cmpint (parameter, !=, PADDOCK_PARAMETER_NONE);
  else
    g_assert_cmpint (ABS (effect->n), <=, kind->highest);
}

/* Every trait, card and affect of the guide is made of effects; what is custom has only its own. */
static void
test_effects (void)
{
  static const PaddockCatalogue *const catalogues[] = {
    &paddock_traits,
    &paddock_special_cards,
    &paddock_affects,
    &paddock_stamina_effects,
  };

  for (guint c = 0; c < G_N_ELEMENTS (catalogues); c++)
    for (guint i = 0; i < paddock_catalogue_get_size (catalogues[c]); i++) {
      const PaddockFrothyRow *row = paddock_frothy_get_row (catalogues[c], (int) i);
      gboolean is_custom = g_str_equal (catalogues[c]->names[i], "custom");
      gboolean uses_number = FALSE;

      g_test_message ("%s %s", catalogues[c]->element, catalogues[c]->names[i]);
      g_assert_true (is_custom == (row->effects[0].kind == PADDOCK_EFFECT_NONE));
      for (guint e = 0; e < PADDOCK_MAX_EFFECTS && row->effects[e].kind; e++) {
        check_effect (&row->effects[e], row->row.parameter);
        uses_number |= ABS (row->effects[e].n) == PADDOCK_NUMBER_OWN;
      }
      g_assert_true (uses_number == (row->row.parameter != PADDOCK_PARAMETER_NONE));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/catalogue/ids-are-unique-and-found", test_ids);
  g_test_add_func ("/model/catalogue/rows-are-complete", test_complete);
  g_test_add_func ("/model/catalogue/help-has-a-number-if-the-row-has-one", test_parameters);
  g_test_add_func ("/model/catalogue/help-is-filled-in", test_help);
  g_test_add_func ("/model/FRO-DOC-34/card-traits-are-the-cards", test_card_traits);
  g_test_add_func ("/model/FRO-TRT-48/natures", test_natures);
  g_test_add_func ("/model/catalogue/rows-are-made-of-effects", test_effects);
  return g_test_run ();
}
