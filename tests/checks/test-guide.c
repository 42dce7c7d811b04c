/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps of guides: what is done and what is left of each, on a table of licences; which cell and which check belongs to
 * which step.
 */

#include "guide.h"

#include "acceptance.h"
#include "check-tables.h"
#include "licence.h"
#include "race-data.h"
#include "shelf.h"

static const PaddockGuide *
get_guide (void)
{
  return paddock_guide_find (&paddock_licence_kind);
}

static PaddockDocument *
read_chariot (void)
{
  return paddock_shelf_file_read (paddock_shelf_find ("vehicles/basic-chariot.vehicle.xml"), NULL);
}

static GPtrArray *
list_left (const PaddockDocument *document, guint step, const GPtrArray *findings)
{
  return paddock_guide_list_left (get_guide (), step, document, findings);
}

/* The ids of the steps of which something is left, with spaces between. */
static char *
dup_left (const PaddockDocument *document)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < get_guide ()->n_steps; i++) {
    g_autoptr (GPtrArray) tasks = list_left (document, i, findings);

    if (tasks->len > 0)
      g_string_append_printf (ids, "%s%s", ids->len ? " " : "", get_guide ()->steps[i].id);
  }

  return g_string_free (ids, FALSE);
}

static void
assert_left (const PaddockDocument *document, const char *expected)
{
  g_autofree char *left = dup_left (document);

  g_assert_cmpstr (left, ==, expected);
}

static void
test_nothing_of_an_empty_licence_is_done (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_licence_kind);

  assert_left (empty, "concept speeds moves control stamina damage cards traits check");
}

/* Every vehicle that ships, and with it the basic chariot. */
static void
test_shipped_vehicles_are_done (void)
{
  guint n = 0;

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = paddock_shelf_file_read (&paddock_shelf_files[i], NULL);

    if (document->kind != &paddock_licence_kind)
      continue;
    g_test_message ("%s", paddock_shelf_files[i].name);
    assert_left (document, "");
    n++;
  }
  g_assert_cmpuint (n, >, 10);
}

/* --- One thing taken away from the basic chariot --- */

static PaddockSpeed *
edit_speed (PaddockLicence *licence, guint rating)
{
  return paddock_list_edit (&licence->speeds, rating);
}

static void
take_name (PaddockLicence *licence)
{
  paddock_text_set (&licence->name, "");
}

static void
take_kind (PaddockLicence *licence)
{
  paddock_text_set (&licence->kind, "");
}

static void
take_speed (PaddockLicence *licence)
{
  paddock_list_remove (&licence->speeds, 3);
}

static void
take_moves (PaddockLicence *licence)
{
  g_clear_pointer (&edit_speed (licence, 1)->move, paddock_list_unref);
}

static void
make_move_long (PaddockLicence *licence)
{
  *(int *) paddock_list_edit (&edit_speed (licence, 6)->move, 3) = 7;
}

static void
make_all_safe (PaddockLicence *licence)
{
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++)
    edit_speed (licence, i)->control = PADDOCK_CONTROL_SAFE;
}

static void
take_stamina_row (PaddockLicence *licence)
{
  for (guint i = 0; i < PADDOCK_N_SPEEDS; i++)
    edit_speed (licence, i)->stamina = 0;
}

static void
take_stamina_steps (PaddockLicence *licence)
{
  g_clear_pointer (&licence->stamina.steps, paddock_list_unref);
}

static void
make_track_longer (PaddockLicence *licence)
{
  licence->damage.maximum++;
}

static void
take_cards (PaddockLicence *licence)
{
  licence->cards.whip = licence->cards.reins = 1;
}

static void
add_trait_twice (PaddockLicence *licence)
{
  for (guint i = 0; i < 2; i++)
    ((PaddockTrait *) paddock_list_append (&licence->traits, &paddock_trait_type))->kind =
      PADDOCK_TRAIT_LEAP;
}

/* What belongs to no step of its own: a number that is too low. */
static void
take_number (PaddockLicence *licence)
{
  PaddockDamageLevel *level = paddock_list_edit (&licence->damage.levels, 0);

  ((PaddockAffect *) paddock_list_edit (&level->affects, 0))->n = 0;
}

static void
test_a_step_is_left_until_it_is_done (void)
{
  static const struct {
    void (*change) (PaddockLicence *licence);
    const char *left;
    const char *message; /* of the first thing that is left */
    const char *cell;
  } cases[] = {
    { take_name, "concept check", "The vehicle has no name.", "name" },
    { take_kind, "concept check", "Say what type of vehicle it is.", "kind" },
    { take_speed, "speeds traits check", "There is no Speed 3.", "speeds/speed[rating=3]" },
    { take_moves, "moves check", "Speed 1 does not move yet.", "speeds/speed[rating=1]/move[0:4]" },
    { make_move_long, "moves check",
      "At Speed 6 the vehicle moves more than six spaces in one phase.",
      "speeds/speed[rating=6]/move[3:4]" },
    { make_all_safe, "control check", "Every Speed is Safe.", "speeds/speed[rating=0]/control" },
    { take_stamina_row, "stamina check", "Say which Speeds tire the vehicle and which rest it.",
      "speeds/speed[rating=0]/stamina" },
    { take_stamina_steps, "stamina check", "Put effects on the stamina track.",
      "stamina/step[-value=9]/effect" },
    { make_track_longer, "damage check", "Put Wipe-out at damage 9, the end of the track.",
      "damage/level[value=9]/affect" },
    { take_cards, "cards check", "The vehicle has 2 cards; it needs 4.", "cards/whip" },
    { add_trait_twice, "traits check", "The vehicle has the trait Leap twice.", NULL },
    { take_number, "check", "The affect Control at damage 1 needs a different number.",
      "damage/level[value=1]/affect" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (PaddockDocument) document = read_chariot ();
    g_autoptr (GPtrArray) findings = NULL;
    g_autoptr (GPtrArray) tasks = NULL;
    g_autofree char *message = NULL;
    g_autofree char *cell = NULL;
    const PaddockGuideTask *task;
    guint step = 0;

    g_test_message ("case %u", i);
    cases[i].change (document->record);
    assert_left (document, cases[i].left);

    findings = paddock_check_document (document);
    while (!g_str_has_prefix (cases[i].left, get_guide ()->steps[step].id))
      step++;
    tasks = list_left (document, step, findings);
    task = tasks->pdata[0];
    message = paddock_guide_task_dup_text (task, NULL);
    cell = task->finding ? paddock_finding_dup_cell (task->finding) : g_strdup (task->cell);
    g_assert_cmpstr (message, ==, cases[i].message);
    g_assert_cmpstr (cell, ==, cases[i].cell);
  }
}

/* A house rule, unless it breaks no rule. */
static void
assert_accepts (PaddockDocument *document, const PaddockFinding *finding)
{
  PaddockLicence *licence = document->record;
  const PaddockAccepted *accepted;

  paddock_finding_accept (finding, document->kind, licence, "We like it.");
  accepted =
    PADDOCK_LIST_AT (licence->accepted, PaddockAccepted, paddock_list_len (licence->accepted) - 1);
  g_assert_cmpint (accepted->is_house_rule, ==, finding->severity != PADDOCK_SEVERITY_HINT);
}

/* What somebody accepts is done; the step that looks over the others counts what is left of them. */
static void
test_what_is_accepted_is_done (void)
{
  g_autoptr (PaddockDocument) document = read_chariot ();
  g_autoptr (GPtrArray) findings = NULL;
  g_autoptr (GPtrArray) tasks = NULL;
  g_autofree char *message = NULL;

  make_move_long (document->record);
  take_kind (document->record);
  ((PaddockLicence *) document->record)->control.minimum = 1; /* not better everywhere */
  findings = paddock_check_document (document);
  tasks = list_left (document, get_guide ()->n_steps - 1, findings);
  g_assert_cmpuint (tasks->len, ==, 1);
  message = paddock_guide_task_dup_text (tasks->pdata[0], NULL);
  g_assert_cmpstr (message, ==,
                   "Things left in the other steps: 3."); /* long in a phase and in a round */

  for (guint i = 0; i < findings->len; i++)
    assert_accepts (document, findings->pdata[i]);
  assert_left (document, "concept check");
}

/* --- What belongs where --- */

static void
test_cells_belong_to_steps (void)
{
  static const struct {
    const char *address, *step;
  } cases[] = {
    { "name", "concept" },
    { "id", "concept" },
    { "speeds/speed[rating=4]", "speeds" },
    { "speeds/speed[rating=4]/decel", "speeds" },
    { "speeds/speed[rating=4]/move[1:4]", "moves" },
    { "speeds/speed[rating=0]/control", "control" },
    { "control/minimum", "control" },
    { "speeds/speed[rating=6]/stamina", "stamina" },
    { "stamina/step[-value=9]/effect", "stamina" },
    { "damage/level[value=4]/affect[0]", "damage" },
    { "cards/special[+]", "cards" },
    { "reins-name", "cards" },
    { "traits/trait[2]/summary", "traits" },
    { "accepted[0]/reason", "check" },
    { "nameless", NULL },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    int step = paddock_guide_find_step (get_guide (), cases[i].address);

    g_test_message ("%s", cases[i].address);
    g_assert_cmpstr (step < 0 ? NULL : get_guide ()->steps[step].id, ==, cases[i].step);
  }
}

/* No step names a check that there is not, and none is in two. */
static void
test_checks_belong_to_one_step (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < get_guide ()->n_steps; i++) {
    const char *const *ids = get_guide ()->steps[i].checks;

    for (guint j = 0; ids && ids[j]; j++) {
      const PaddockCheck *check = paddock_check_find (ids[j]);

      g_test_message ("%s", ids[j]);
      g_assert_nonnull (check);
      g_assert_true (check->kind == &paddock_licence_kind);
      g_assert_true (g_hash_table_add (seen, (gpointer) ids[j]));
      g_assert_cmpint (paddock_guide_find_step_of_check (get_guide (), check), ==, (int) i);
    }
  }
}

static void
test_only_some_kinds_have_a_guide (void)
{
  g_autoptr (PaddockDocument) car =
    paddock_shelf_file_read (paddock_shelf_find ("vehicles/red-comet.vehicle.xml"), NULL);

  g_assert_nonnull (get_guide ());
  g_assert_null (paddock_guide_find (car->kind));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/checks/guide/empty-licence-has-nothing-done",
                   test_nothing_of_an_empty_licence_is_done);
  g_test_add_func ("/checks/guide/shipped-vehicles-are-done", test_shipped_vehicles_are_done);
  g_test_add_func ("/checks/guide/step-is-left-until-it-is-done",
                   test_a_step_is_left_until_it_is_done);
  g_test_add_func ("/checks/guide/what-is-accepted-is-done", test_what_is_accepted_is_done);
  g_test_add_func ("/checks/guide/cells-belong-to-steps", test_cells_belong_to_steps);
  g_test_add_func ("/checks/guide/checks-belong-to-one-step", test_checks_belong_to_one_step);
  g_test_add_func ("/checks/guide/only-some-kinds-have-one", test_only_some_kinds_have_a_guide);

  return g_test_run ();
}
