/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two licences cell by cell.
 */

#include "cell-differences.h"
#include "licence.h"
#include "list.h"
#include "shelf.h"

static PaddockDocument *
read_chariot (void)
{
  g_autoptr (GError) error = NULL;
  PaddockDocument *document =
    paddock_shelf_file_read (paddock_shelf_find ("vehicles/basic-chariot.vehicle.xml"), &error);

  g_assert_no_error (error);
  return document;
}

/* Speed 3 makes three spaces in its second phase, and there is a trait. */
static PaddockDocument *
make_other (void)
{
  g_autoptr (PaddockDocument) chariot = read_chariot ();
  PaddockLicence *licence = paddock_document_dup_record (chariot);
  PaddockSpeed *speed = paddock_list_edit (&licence->speeds, 3);
  PaddockTrait *trait = paddock_list_append (&licence->traits, &paddock_trait_type);

  *(int *) paddock_list_edit (&speed->move, 1) = 3;
  trait->kind = PADDOCK_TRAIT_DRIVER;
  trait->n = 2;
  return paddock_document_new_take (&paddock_licence_kind, licence);
}

static void
assert_difference (const GArray *differences,
                   guint i,
                   const char *address,
                   const char *text,
                   const char *other_text)
{
  const PaddockCellDifference *difference = &g_array_index (differences, PaddockCellDifference, i);

  g_assert_cmpstr (difference->address, ==, address);
  g_assert_cmpstr (difference->text, ==, text);
  g_assert_cmpstr (difference->other_text, ==, other_text);
}

static void
test_same (void)
{
  g_autoptr (PaddockDocument) a = read_chariot ();
  g_autoptr (PaddockDocument) b = read_chariot ();
  g_autoptr (GArray) differences = paddock_cells_compare (a, b, NULL);

  g_assert_cmpuint (differences->len, ==, 0);
}

/* Whichever is the first; but what only the other has is not on its sheet. */
static void
test_differences (void)
{
  g_autoptr (PaddockDocument) a = read_chariot ();
  g_autoptr (PaddockDocument) b = make_other ();
  g_autoptr (GArray) there = paddock_cells_compare (a, b, NULL);
  g_autoptr (GArray) back = paddock_cells_compare (b, a, NULL);

  g_assert_cmpuint (there->len, ==, 2);
  assert_difference (there, 0, "speeds/speed[rating=3]/move[1:4]", "2", "3");
  assert_difference (there, 1, "traits/trait[0]", "", "Driver 2");
  g_assert_cmpstr (g_array_index (there, PaddockCellDifference, 0).label, ==, "Speed 3, Move 2");
  g_assert_true (g_array_index (there, PaddockCellDifference, 0).is_shown);
  g_assert_false (g_array_index (there, PaddockCellDifference, 1).is_shown);
  g_assert_cmpuint (back->len, ==, 2);
  assert_difference (back, 0, "speeds/speed[rating=3]/move[1:4]", "3", "2");
  assert_difference (back, 1, "traits/trait[0]", "Driver 2", "");
  g_assert_true (g_array_index (back, PaddockCellDifference, 1).is_shown);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/cell-differences/none-of-equals", test_same);
  g_test_add_func ("/lab/cell-differences/both-ways", test_differences);

  return g_test_run ();
}
