/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From findings to cells of sheets, and from steps of a guide to the cells that they begin with.
 */

#include "sheet-problems.h"

#include "car.h"
#include "check.h"
#include "guide.h"
#include "library.h"
#include "licence.h"
#include "picture.h"

typedef struct {
  PaddockDocument *document;
  PaddockPicture *picture;
  PaddockScene *scene;
  GPtrArray *findings;
} Shown;

/* Takes the document. */
static Shown
show (PaddockDocument *document)
{
  PaddockViewOptions options = { .is_edited = TRUE };
  Shown self = { .document = document };

  self.picture = paddock_picture_new (document, &options);
  self.scene = paddock_picture_build (self.picture, NULL);
  self.findings = paddock_check_document (document);
  return self;
}

static void
shown_clear (Shown *self)
{
  g_ptr_array_unref (self->findings);
  paddock_scene_free (self->scene);
  paddock_picture_free (self->picture);
  paddock_document_unref (self->document);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shown, shown_clear)

static PaddockSheetShown
get_sheet (const Shown *self)
{
  return (PaddockSheetShown){ self->scene, self->document };
}

static const PaddockFinding *
find_finding (const Shown *self, const char *id)
{
  for (guint i = 0; i < self->findings->len; i++) {
    const PaddockFinding *finding = self->findings->pdata[i];

    if (g_str_equal (finding->check->id, id))
      return finding;
  }

  return NULL;
}

static const PaddockSheetCell *
find_cell (const Shown *self, const char *id)
{
  const PaddockFinding *finding = find_finding (self, id);
  PaddockSheetShown sheet = get_sheet (self);

  g_assert_nonnull (finding);
  return paddock_sheet_problem_find_cell (&sheet, finding);
}

static void
assert_at (const Shown *self, const char *id, const char *address)
{
  const PaddockSheetCell *cell = find_cell (self, id);

  g_test_message ("%s", id);
  g_assert_cmpstr (cell ? paddock_scene_get_address (self->scene, cell) : NULL, ==, address);
}

static PaddockDocument *
load_chariot (void)
{
  return paddock_library_load ("vehicles/basic-chariot.vehicle.xml", NULL);
}

static PaddockSpeed *
edit_speed (PaddockLicence *licence, guint rating)
{
  return paddock_list_edit (&licence->speeds, rating);
}

static void
add_trait (PaddockLicence *licence, int kind)
{
  ((PaddockTrait *) paddock_list_append (&licence->traits, &paddock_trait_type))->kind = kind;
}

/* A licence with something wrong in every part. */
static PaddockDocument *
make_wrong (void)
{
  PaddockDocument *document = load_chariot ();
  PaddockLicence *licence = document->record;
  PaddockDamageLevel *level =
    paddock_list_append (&licence->damage.levels, &paddock_damage_level_type);
  PaddockSpecialCard *card =
    paddock_list_append (&licence->cards.specials, &paddock_special_card_type);

  paddock_text_set (&licence->name, "");
  *(int *) paddock_list_edit (&edit_speed (licence, 3)->move, 2) = 8;
  edit_speed (licence, 4)->control = PADDOCK_CONTROL_SAFE;
  edit_speed (licence, 5)->stamina = 1;
  level->value = 9; /* beyond the end */
  ((PaddockAffect *) paddock_list_append (&level->affects, &paddock_affect_type))->n = 1;
  licence->cards.whip = licence->cards.reins = 0;
  card->kind = PADDOCK_CARD_LASH;
  card->base = PADDOCK_BASE_REINS;
  card->n = 1;
  add_trait (licence, PADDOCK_TRAIT_LEAP);
  add_trait (licence, PADDOCK_TRAIT_WHITEY);
  paddock_list_remove (&licence->speeds, 6);
  return document;
}

static void
test_findings_show_at_their_cells (void)
{
  g_auto (Shown) shown = show (make_wrong ());

  assert_at (&shown, "FRO-LNV-41", "name");
  assert_at (&shown, "FRO-LNV-01", "speeds/speed[rating=6]"); /* where it can be filled in */
  assert_at (&shown, "FRO-LNV-05", "speeds/speed[rating=3]/move[2:4]");
  assert_at (&shown, "FRO-LNV-12", "speeds/speed[rating=4]/control");
  assert_at (&shown, "FRO-LNV-15", "speeds/speed[rating=5]/stamina");
  assert_at (&shown, "FRO-LNV-20", "damage/level[value=9]/affect[0]");
  assert_at (&shown, "FRO-LNV-28", "cards/whip");
  assert_at (&shown, "FRO-LNV-33", "cards/special[0]");
  assert_at (&shown, "FRO-LNV-36", "traits/trait[1]"); /* of which the site knows only the kind */
}

static void
test_what_has_no_cell_shows_nearby (void)
{
  g_auto (Shown) shown = show (make_wrong ());
  PaddockSheetShown sheet = get_sheet (&shown);
  PaddockFinding finding = *find_finding (&shown, "FRO-LNV-28");

  finding.cell = (char *) "damage/level[value=77]/affect";
  g_assert_cmpstr (paddock_scene_get_address (shown.scene,
                                              paddock_sheet_problem_find_cell (&sheet, &finding)),
                   ==, "damage/resilience");
  finding.cell = (char *) "nothing/like/it";
  g_assert_null (paddock_sheet_problem_find_cell (&sheet, &finding));
}

static void
test_cars_have_cells_too (void)
{
  PaddockDocument *document = paddock_library_load ("vehicles/red-comet.vehicle.xml", NULL);
  PaddockCar *car = document->record;
  g_auto (Shown) shown = { 0 };

  paddock_text_set (&car->name, "");
  car->item_slots.damageable = car->item_slots.total + 1;
  shown = show (document);
  assert_at (&shown, "PAD-CAR-03", "name");
  assert_at (&shown, "PAD-CAR-02", "item-slots/damageable");
}

/* The worst of a cell is shown there, unless another one is in hand; hints show only then. */
static void
test_a_cell_shows_one_problem (void)
{
  g_auto (Shown) shown = show (make_wrong ());
  PaddockSheetShown sheet = get_sheet (&shown);
  const PaddockFinding *hint = find_finding (&shown, "FRO-LNV-15");
  const PaddockSheetCell *stamina = find_cell (&shown, "FRO-LNV-15");
  const PaddockSheetCell *moves =
    paddock_scene_find_cell (shown.scene, "speeds/speed[rating=4]/move[0:4]", NULL);
  const PaddockFinding *worst, *other = NULL;

  g_assert_null (paddock_sheet_problems_find (&sheet, shown.findings, NULL, stamina));
  g_assert_true (paddock_sheet_problems_find (&sheet, shown.findings, hint, stamina) == hint);
  g_assert_null (paddock_sheet_problems_find (&sheet, shown.findings, NULL, NULL));

  worst = paddock_sheet_problems_find (&sheet, shown.findings, NULL, moves);
  g_assert_cmpstr (worst->check->id, ==, "FRO-LNV-07");
  for (guint i = 0; i < shown.findings->len; i++)
    if (shown.findings->pdata[i] != worst
        && paddock_sheet_problem_find_cell (&sheet, shown.findings->pdata[i]) == moves)
      other = shown.findings->pdata[i];
  g_assert_nonnull (other);
  g_assert_true (paddock_sheet_problems_find (&sheet, shown.findings, other, moves) == other);
}

static void
test_marks_are_where_something_is_wrong (void)
{
  g_auto (Shown) fine = show (load_chariot ());
  g_auto (Shown) wrong = show (make_wrong ());
  PaddockSheetShown sheet = get_sheet (&fine);
  g_autoptr (PaddockScene) marks = NULL;

  g_assert_null (paddock_sheet_problems_mark (&sheet, fine.findings, NULL));
  sheet = get_sheet (&wrong);
  marks = paddock_sheet_problems_mark (&sheet, wrong.findings, NULL);
  g_assert_nonnull (marks);
  ((PaddockFinding *) find_finding (&wrong, "FRO-LNV-41"))->is_accepted = TRUE;
  {
    g_autoptr (PaddockScene) fewer = paddock_sheet_problems_mark (&sheet, wrong.findings, NULL);

    g_assert_cmpuint (fewer->shapes->len, <, marks->shapes->len);
  }
}

/* --- Guides --- */

static void
assert_has_cell (const Shown *shown, const char *address)
{
  const PaddockSheetCell *cell = paddock_scene_find_cell (shown->scene, address, NULL);

  g_test_message ("%s", address);
  g_assert_nonnull (cell);
  g_assert_cmpstr (paddock_scene_get_address (shown->scene, cell), ==, address);
}

/* Of an empty licence, where everything is left, and of one that is done. */
static void
test_steps_lead_to_cells (void)
{
  const PaddockGuide *guide = paddock_guide_find (&paddock_licence_kind);
  g_auto (Shown) empty = show (paddock_library_load ("empty/licence", NULL));
  g_auto (Shown) chariot = show (load_chariot ());

  for (guint i = 0; i < guide->n_steps; i++) {
    g_autoptr (GPtrArray) tasks =
      paddock_guide_list_left (guide, i, empty.document, empty.findings);

    if (guide->steps[i].first) {
      assert_has_cell (&empty, guide->steps[i].first);
      assert_has_cell (&chariot, guide->steps[i].first);
      g_assert_cmpint (paddock_guide_find_step (guide, guide->steps[i].first), ==, (int) i);
    }
    for (guint j = 0; j < tasks->len; j++) {
      const PaddockGuideTask *task = tasks->pdata[j];

      if (task->cell)
        assert_has_cell (&empty, task->cell);
    }
  }
}

/* Every cell that can be filled in belongs to a step. */
static void
test_cells_have_a_step (void)
{
  const PaddockGuide *guide = paddock_guide_find (&paddock_licence_kind);
  g_auto (Shown) shown = show (make_wrong ());

  for (guint i = 0; i < paddock_scene_count_cells (shown.scene); i++) {
    const char *address =
      paddock_scene_get_address (shown.scene, paddock_scene_get_cell (shown.scene, i));

    g_test_message ("%s", address);
    g_assert_cmpint (paddock_guide_find_step (guide, address), >=, 0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/sheet-problems/findings-show-at-their-cells",
                   test_findings_show_at_their_cells);
  g_test_add_func ("/app/sheet-problems/what-has-no-cell-shows-nearby",
                   test_what_has_no_cell_shows_nearby);
  g_test_add_func ("/app/sheet-problems/cars-have-cells-too", test_cars_have_cells_too);
  g_test_add_func ("/app/sheet-problems/a-cell-shows-one-problem", test_a_cell_shows_one_problem);
  g_test_add_func ("/app/sheet-problems/marks-are-where-something-is-wrong",
                   test_marks_are_where_something_is_wrong);
  g_test_add_func ("/app/sheet-problems/steps-lead-to-cells", test_steps_lead_to_cells);
  g_test_add_func ("/app/sheet-problems/cells-have-a-step", test_cells_have_a_step);
  return g_test_run ();
}
