/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cells of sheets, by their addresses: what they say, what can be written into them, what is refused and why; a whole licence
 * made of nothing else.
 */

#include "cards.h"
#include "licence.h"
#include "load.h"
#include "sheet-cell.h"
#include "sheet-cell-parts.h"
#include "sheet-cell-rules.h"

static PaddockDocument *
load (const char *path)
{
  g_autofree char *name = g_test_build_filename (G_TEST_DIST, "..", "data", path, NULL);
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_xml_load (name, &error);

  g_assert_no_error (error);
  return document;
}

/* Writes into a cell; the reason is NULL if it was taken, and else the document is as before. */
static char *
write_cell (PaddockDocument **document, const char *address, const char *text)
{
  const PaddockDocumentKind *kind = (*document)->kind;
  gpointer draft = paddock_document_dup_record (*document);
  char *reason = paddock_sheet_cell_set_text (kind, draft, address, text, NULL);
  PaddockDocument *changed = paddock_document_new_take (kind, draft);

  if (reason) {
    paddock_document_unref (changed);
  } else {
    paddock_document_unref (*document);
    *document = changed;
  }

  return reason;
}

static void
fill (PaddockDocument **document, const char *address, const char *text)
{
  g_autofree char *reason = write_cell (document, address, text);

  g_assert_cmpstr (reason, ==, NULL);
}

static void
assert_text (const PaddockDocument *document, const char *address, const char *expected)
{
  g_autofree char *text = paddock_sheet_cell_dup_text (document, address, NULL);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_refused (PaddockDocument **document, const char *address, const char *text, const char *why)
{
  g_autofree char *before = paddock_sheet_cell_dup_text (*document, address, NULL);
  g_autofree char *reason = write_cell (document, address, text);

  g_assert_cmpstr (reason, ==, why);
  assert_text (*document, address, before);
}

/* --- A licence of cells --- */

typedef struct {
  const char *boxes[2], *moves, *control, *stamina;
} Column;

static void
fill_column (PaddockDocument **document, guint rating, const Column *column)
{
  const char *const values[] = { column->boxes[0], column->boxes[1], column->control,
                                 column->stamina };
  const char *const fields[] = { "accel", "decel", "control", "stamina" };

  for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++) {
    g_autofree char *address =
      g_strdup_printf ("speeds/speed[rating=%u]/move[%u:4]", rating, phase);
    g_autofree char *spaces = g_strndup (column->moves + phase, 1);

    fill (document, address, spaces);
  }
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++) {
    g_autofree char *address = g_strdup_printf ("speeds/speed[rating=%u]/%s", rating, fields[i]);

    fill (document, address, values[i]);
  }
}

static void
test_a_licence_is_made_of_cells (void)
{
  static const Column columns[PADDOCK_N_SPEEDS] = {
    { { "1", "1" }, "0000", "Safe", "3" }, { { "2", "1" }, "1010", "safe", "2" },
    { { "1", "2" }, "1111", "s", "+1" },   { { "2", "1" }, "1212", "1", "0" },
    { { "2", "1" }, "0332", "2", "0" },    { { "2", "1" }, "0433", "3", "-1" },
    { { "1", "2" }, "0606", "4", "-3" },
  };
  static const char *const values[][2] = {
    { "id", "basic-chariot" },
    { "name", "Basic Chariot" },
    { "kind", "chariot" },
    { "damage/level[value=6]/affect", "Maximum Speed 5" },
    { "damage/level[value=1]/affect", "control" },
    { "damage/level[value=4]/affect", "safe-speed" },
    { "damage/level[value=8]/affect", "wipe" },
    { "stamina/step[-value=0]/effect", "Speed \u22121" },
    { "stamina/step[-value=9]/effect", "speed" },
    { "stamina/step[-value=8]/effect", "Reins in the Speed Check 1" },
    { "stamina/step[-value=6]/effect", "Speed -1" },
    { "stamina/step[-value=5]/effect", "reins 1" },
    { "stamina/step[-value=3]/effect", "Speed -1" },
    { "stamina/step[-value=2]/effect", "Reins-check 1" },
    { "cards/whip", "4" },
    { "cards/reins", " 4 " },
  };
  g_autoptr (PaddockDocument) shipped = load ("vehicles/basic-chariot.vehicle.xml");
  PaddockDocument *made = paddock_document_new (&paddock_licence_kind);
  const PaddockLicence *a = shipped->record, *b;

  for (guint i = PADDOCK_N_SPEEDS; i-- > 0;)
    fill_column (&made, i, &columns[i]);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    fill (&made, values[i][0], values[i][1]);
  fill (&made, "flavour", a->flavour);
  fill (&made, "background", a->background);

  b = made->record;
  g_assert_true (paddock_list_equal (a->speeds, b->speeds));
  g_assert_true (paddock_list_equal (a->damage.levels, b->damage.levels));
  g_assert_true (paddock_list_equal (a->stamina.steps, b->stamina.steps));
  g_assert_cmpmem (&a->cards, sizeof (a->cards), &b->cards, sizeof (b->cards));
  g_assert_cmpstr (b->name, ==, a->name);
  paddock_document_unref (made);
}

/* Whatever a cell says can be written into it. */
static void
test_what_a_cell_says_it_takes (void)
{
  static const char *const addresses[] = {
    "name",
    "damage/resilience",
    "speeds/speed[rating=4]/accel",
    "speeds/speed[rating=0]/control",
    "speeds/speed[rating=4]/move[1:4]",
    "damage/level[value=4]/affect",
    "damage/level[value=4]/affect[0]",
    "stamina/step[-value=9]/effect",
    "traits/trait[0]",
    "traits/trait[1]",
    "traits/trait[2]",
    "cards/special[0]",
  };
  PaddockDocument *duchess = load ("vehicles/iron-duchess.vehicle.xml");
  g_autoptr (PaddockDocument) before = paddock_document_ref (duchess);

  for (guint i = 0; i < G_N_ELEMENTS (addresses); i++) {
    g_autofree char *text = paddock_sheet_cell_dup_text (duchess, addresses[i], NULL);

    fill (&duchess, addresses[i], text);
    g_assert_true (paddock_document_equal (duchess, before));
  }
  paddock_document_unref (duchess);
}

static void
test_what_is_wrong_is_refused_with_a_reason (void)
{
  PaddockDocument *chariot = load ("vehicles/basic-chariot.vehicle.xml");
  g_autofree char *long_text = g_strnfill (10000, 'x');
  g_autofree char *emoji = g_strdup ("\U0001f3c7\U0001f3ff Zoë");

  assert_refused (&chariot, "speeds/speed[rating=4]/move[1:4]", "99999999999999999999",
                  "Expected a whole number from 0 to 9.");
  assert_refused (&chariot, "speeds/speed[rating=4]/move[1:4]", "3 3",
                  "Expected a whole number from 0 to 9.");
  assert_refused (&chariot, "speeds/speed[rating=4]/control", "-1",
                  "Expected a whole number from 1 to 9, or \"safe\".");
  assert_refused (&chariot, "speeds/speed[rating=9]/control", "1",
                  "This is not part of the document any more.");
  assert_refused (&chariot, "damage/level[value=4]/affect", "Maximum Speed 5; nonsense",
                  "There is nothing of that name.");
  assert_refused (&chariot, "damage/level[value=4]/affect", "Safe Speed 3",
                  "Safe Speed takes no number.");
  assert_refused (&chariot, "traits/trait[+]", "Lazy 0",
                  "Lazy takes a number from 1 to 99, or dice: d1, d2.");
  assert_refused (&chariot, "no/such[7]/thing", "1", "This is not part of the document any more.");
  assert_refused (&chariot, "name", long_text, "Expected at most 60 characters.");
  fill (&chariot, "name", emoji);
  assert_text (chariot, "name", emoji);
  fill (&chariot, "flavour", long_text);
  assert_text (chariot, "flavour", long_text);
  paddock_document_unref (chariot);
}

/* --- Boxes --- */

static void
test_boxes_are_counted_and_matched (void)
{
  const char *accel = "speeds/speed[rating=4]/accel";
  PaddockDocument *chariot = load ("vehicles/basic-chariot.vehicle.xml");
  gconstpointer speed;
  const PaddockBoxRow *row;

  assert_text (chariot, accel, "2");
  fill (&chariot, "speeds/speed[rating=4]/decel", "3");
  fill (&chariot, accel, "2: 1 3");
  assert_text (chariot, accel, "2: 1 3");
  assert_refused (
    &chariot, accel, "2: 1 4",
    "Write how many boxes there are, 1 to 9, and if need be which ones they face: 3: 1 1 2");
  assert_refused (
    &chariot, accel, "2: 1",
    "Write how many boxes there are, 1 to 9, and if need be which ones they face: 3: 1 1 2");
  assert_refused (
    &chariot, accel, "0",
    "Write how many boxes there are, 1 to 9, and if need be which ones they face: 3: 1 1 2");
  row = paddock_box_row_get (chariot, accel, &speed);
  g_assert_cmpuint (row->count (speed), ==, 2);
  g_assert_cmpuint (row->get_match (speed, 1), ==, 2);
  fill (&chariot, accel, "3");
  assert_text (chariot, accel, "3"); /* by how they stand */
  row = paddock_box_row_get (chariot, accel, &speed);
  g_assert_cmpuint (row->get_match (speed, 1), ==, 1);
  paddock_document_unref (chariot);
}

static void
test_a_box_is_matched_with_another (void)
{
  g_autoptr (PaddockDocument) chariot = load ("vehicles/basic-chariot.vehicle.xml");
  const char *decel = "speeds/speed[rating=4]/decel";
  gpointer draft = paddock_document_dup_record (chariot);
  g_autoptr (PaddockDocument) changed = NULL;

  g_assert_null (paddock_box_row_resize (chariot->kind, draft, decel, 1));
  g_assert_null (paddock_box_row_match (chariot->kind, draft, decel, 1, 0));
  g_assert_nonnull (paddock_box_row_match (chariot->kind, draft, decel, 2, 0));
  g_assert_nonnull (paddock_box_row_match (chariot->kind, draft, decel, 0, 2));
  g_assert_nonnull (paddock_box_row_resize (chariot->kind, draft, decel, -2));
  g_assert_nonnull (paddock_box_row_resize (chariot->kind, draft, decel, 8));
  changed = paddock_document_new_take (chariot->kind, draft);
  assert_text (changed, decel, "2: 1 1");
}

/* --- Elements --- */

typedef char *(*ElementEdit) (const PaddockDocumentKind *kind, gpointer draft, const char *address);

static PaddockDocument *
change (const PaddockDocument *document, ElementEdit edit, const char *address)
{
  gpointer draft = paddock_document_dup_record (document);
  g_autofree char *reason = edit (document->kind, draft, address);

  g_assert_cmpstr (reason, ==, NULL);
  return paddock_document_new_take (document->kind, draft);
}

static char *
move_right (const PaddockDocumentKind *kind, gpointer draft, const char *address)
{
  return paddock_sheet_cell_move (kind, draft, address, 1);
}

static void
test_columns_are_moved_and_removed (void)
{
  g_autoptr (PaddockDocument) chariot = load ("vehicles/basic-chariot.vehicle.xml");
  g_autoptr (PaddockDocument) moved =
    change (chariot, move_right, "speeds/speed[rating=3]/move[0:4]");
  g_autoptr (PaddockDocument) removed =
    change (moved, paddock_sheet_cell_remove, "speeds/speed[rating=3]");
  g_autoptr (PaddockDocument) again = change (removed, move_right, "speeds/speed[rating=2]");
  g_autofree char *address = paddock_sheet_cell_dup_moved ("speeds/speed[rating=3]/move[0:4]", 1);

  g_assert_cmpstr (address, ==, "speeds/speed[rating=4]/move[0:4]");
  assert_text (moved, "speeds/speed[rating=4]/move[0:4]", "1");
  assert_text (moved, "speeds/speed[rating=3]/move[1:4]", "3");
  g_assert_cmpint (
    PADDOCK_LIST_AT (((PaddockLicence *) moved->record)->speeds, PaddockSpeed, 3)->rating, ==, 3);
  assert_text (removed, "speeds/speed[rating=3]", "");
  assert_text (removed, "speeds/speed[rating=3]/control", "");
  assert_text (again, "speeds/speed[rating=3]/control", "Safe"); /* into the gap */
  assert_text (again, "speeds/speed[rating=2]", "");
  assert_text (again, "speeds/speed[rating=4]", "4");
}

static void
test_boxes_that_are_cleared_are_gone (void)
{
  g_autoptr (PaddockDocument) chariot = load ("vehicles/basic-chariot.vehicle.xml");
  g_autoptr (PaddockDocument) cleared =
    change (chariot, paddock_sheet_cell_clear, "damage/level[value=4]/affect");
  g_autoptr (PaddockDocument) safe =
    change (chariot, paddock_sheet_cell_clear, "speeds/speed[rating=6]/control");
  const PaddockLicence *licence = cleared->record;

  g_assert_cmpuint (paddock_list_len (licence->damage.levels), ==, 3);
  assert_text (safe, "speeds/speed[rating=6]/control", "Safe");
}

/* What another kind had goes; what people wrote stays. */
static void
test_a_kind_is_changed (void)
{
  PaddockDocument *duchess = load ("vehicles/iron-duchess.vehicle.xml");
  guint n = paddock_list_len (((const PaddockLicence *) duchess->record)->traits);
  g_autofree char *added = g_strdup_printf ("traits/trait[%u]", n);

  fill (&duchess, "traits/trait[0]/name", "Old Boiler");
  fill (&duchess, "traits/trait[0]", "Beastmaster");
  assert_text (duchess, "traits/trait[0]", "Beastmaster");
  assert_text (duchess, "traits/trait[0]/name", "Old Boiler");
  fill (&duchess, "traits/trait[+]", "lash 2");
  assert_text (duchess, added, "Lash 2");
  paddock_document_unref (duchess);
}

static void
test_cells_are_called_something (void)
{
  static const char *const labels[][2] = {
    { "name", "Name" },
    { "damage/resilience", "Damage, Resilience" },
    { "speeds/speed[rating=4]", "Speed 4" },
    { "speeds/speed[rating=4]/move[1:4]", "Speed 4, Move 2" },
    { "damage/level[value=4]/affect", "Damage, Level 4, Affect" },
    { "traits/trait[1]/name", "Trait 2, Name" },
    { "traits/trait[+]", "Trait" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++) {
    g_autofree char *label =
      paddock_sheet_cell_dup_label (&paddock_licence_kind, labels[i][0], NULL);

    g_assert_cmpstr (label, ==, labels[i][1]);
  }
}

/* Every name that is offered is taken: nothing added is invalid at once. */
static void
test_every_choice_can_be_made (void)
{
  static const char *const addresses[] = { "traits/trait[+]", "cards/special[+]",
                                           "damage/level[value=3]/affect",
                                           "stamina/step[-value=4]/effect" };

  for (guint i = 0; i < G_N_ELEMENTS (addresses); i++) {
    PaddockDocument *chariot = load ("vehicles/basic-chariot.vehicle.xml");
    g_autoptr (GArray) choices =
      paddock_sheet_cell_list_choices (chariot->kind, addresses[i], NULL);

    g_assert_cmpuint (choices->len, >, 5);
    for (guint j = 0; j < choices->len; j++)
      fill (&chariot, addresses[i], g_array_index (choices, PaddockCellChoice, j).text);
    paddock_document_unref (chariot);
  }
}

/* A new item has a name in files that no other has; renaming it is followed. */
static void
test_cards_are_filled_in (void)
{
  PaddockDocument *cards = load ("cards/standard.cards.xml");
  guint n = paddock_list_len (((PaddockCards *) cards->record)->items);
  g_autofree char *category = g_strdup_printf ("item[%u]/category", n);
  g_autofree char *windows = g_strdup_printf ("item[%u]/windows", n);
  g_autofree char *first = g_strdup_printf ("item[%u]/id", n);
  g_autofree char *second = g_strdup_printf ("item[%u]/id", n + 1);

  fill (&cards, "item[+]", "Banana");
  fill (&cards, "item[+]", "Orange");
  assert_text (cards, first, "item-1");
  assert_text (cards, second, "item-2");
  fill (&cards, category, "fired");
  assert_text (cards, category, "Fired");
  fill (&cards, windows, "Start, roll");
  assert_text (cards, windows, "Start, Roll");
  assert_refused (&cards, second, "item-1",
                  "Expected 1 to 40 characters of a-z0-9- that nothing else is using.");
  paddock_document_unref (cards);
}

/* Whatever is written into whatever cell: it is taken whole, or refused with a reason and nothing changes. */
static void
test_nothing_does_harm (void)
{
  static const struct {
    const char *file, *address;
  } cells[] = {
    { "vehicles/basic-chariot.vehicle.xml", "name" },
    { "vehicles/basic-chariot.vehicle.xml", "speeds/speed[rating=4]/move[1:4]" },
    { "vehicles/basic-chariot.vehicle.xml", "speeds/speed[rating=4]/accel" },
    { "vehicles/basic-chariot.vehicle.xml", "damage/level[value=4]/affect" },
    { "vehicles/basic-chariot.vehicle.xml", "traits/trait[+]" },
    { "vehicles/red-comet.vehicle.xml", "colour" },
    { "vehicles/red-comet.vehicle.xml", "dice/faces" },
    { "vehicles/red-comet.vehicle.xml", "ability[+]" },
    { "cards/standard.cards.xml", "item[0]/tokens" },
    { "cards/standard.cards.xml", "item[0]/windows" },
    { "cards/standard.cards.xml", "item[0]/effect[0]" },
    { "cards/standard.cards.xml", "item[0]/effect[+]" },
    { "cards/standard.cards.xml", "item[+]" },
    { "cards/standard.cards.xml", "ability[0]/text" },
  };
  g_autofree char *long_text = g_strnfill (10000, 'w');
  const char *const texts[] = { "",
                                " ",
                                "-",
                                "99999999999999999999",
                                "-2147483649",
                                "1e9",
                                "Lash 2147483648",
                                "Damage 99999",
                                "Repair -1",
                                "\t\n1\t2",
                                ";;;",
                                "[]{}%s%n",
                                long_text,
                                "\U0001f3ce\ufe0f \U0001f468\u200d\U0001f469" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    for (guint j = 0; j < G_N_ELEMENTS (texts); j++) {
      PaddockDocument *document = load (cells[i].file);
      g_autoptr (PaddockDocument) before = paddock_document_ref (document);
      g_autofree char *reason = write_cell (&document, cells[i].address, texts[j]);
      g_autofree char *text = paddock_sheet_cell_dup_text (document, cells[i].address, NULL);

      if (reason)
        g_assert_true (*reason && document == before);
      g_assert_true (g_utf8_validate (text, -1, NULL));
      paddock_document_unref (document);
    }
}

/* Galleries put parts into cells, change them and take them out; an empty box is no element. */
static void
test_parts_are_put_and_taken (void)
{
  static const char *const box = "damage/level[value=3]/affect";
  g_autoptr (PaddockDocument) chariot = load ("vehicles/basic-chariot.vehicle.xml");
  const PaddockPartKind *kind = paddock_sheet_cell_get_part_kind (chariot->kind, box);
  gpointer draft = paddock_document_dup_record (chariot);
  PaddockPartPlace place;
  g_autoptr (PaddockDocument) prepared = paddock_sheet_cell_prepare_part (chariot, box, &place);
  g_autoptr (PaddockDocument) again = NULL;
  PaddockAffect affect = { 0 };

  g_assert_nonnull (prepared); /* keeps the place */
  g_assert_true (kind == &paddock_affect_parts && place.owner_type == &paddock_damage_level_type);
  g_assert_cmpint (((const PaddockDamageLevel *) place.owner)->value, ==, 3);
  g_assert_null (paddock_sheet_cell_get_part_kind (chariot->kind, "name"));
  g_assert_cmpuint (paddock_sheet_cell_count_parts (chariot, box), ==, 0);
  paddock_part_init (kind, &affect, PADDOCK_AFFECT_DAMAGE, &place);
  g_assert_null (paddock_sheet_cell_put_part (chariot->kind, draft, box, 0, &affect));
  g_assert_nonnull (paddock_sheet_cell_put_part (chariot->kind, draft, box, 7, &affect));
  g_assert_nonnull (paddock_sheet_cell_take_part (chariot->kind, draft, box, 1));
  g_assert_null (paddock_sheet_cell_take_part (chariot->kind, draft, box, 0));
  again = paddock_document_new_take (chariot->kind, draft);
  g_assert_true (paddock_document_equal (again, chariot));
  paddock_record_clear (kind->type, &affect);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/edit/sheet-cell/licence", test_a_licence_is_made_of_cells);
  g_test_add_func ("/edit/sheet-cell/round-trip", test_what_a_cell_says_it_takes);
  g_test_add_func ("/edit/sheet-cell/refusals", test_what_is_wrong_is_refused_with_a_reason);
  g_test_add_func ("/edit/sheet-cell/boxes", test_boxes_are_counted_and_matched);
  g_test_add_func ("/edit/sheet-cell/matching", test_a_box_is_matched_with_another);
  g_test_add_func ("/edit/sheet-cell/columns", test_columns_are_moved_and_removed);
  g_test_add_func ("/edit/sheet-cell/cleared", test_boxes_that_are_cleared_are_gone);
  g_test_add_func ("/edit/sheet-cell/kinds", test_a_kind_is_changed);
  g_test_add_func ("/edit/sheet-cell/labels", test_cells_are_called_something);
  g_test_add_func ("/edit/sheet-cell/choices", test_every_choice_can_be_made);
  g_test_add_func ("/edit/sheet-cell/cards", test_cards_are_filled_in);
  g_test_add_func ("/edit/sheet-cell/absurd", test_nothing_does_harm);
  g_test_add_func ("/edit/sheet-cell/parts", test_parts_are_put_and_taken);

  return g_test_run ();
}
