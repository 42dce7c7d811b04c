/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A Joyride car's dashboard, as the rule book has it.
 */

#include "clauses.h"
#include "joyride-tracks.h"
#include "play-field.h"

/* A letter for each mark of a part. */
static void
add_marks (guint marks, GString *text)
{
  static const char letters[] = "*.?xr!DVlob"; /* in the order of PaddockPartMarks */

  for (guint i = 0; letters[i]; i++)
    if (marks >> i & 1)
      g_string_append_c (text, letters[i]);
}

/* The gauge of this name as text: "1 2* 3V", with the words of a part in brackets. */
static char *
dup_gauge (const PaddockMatch *match, guint of, const char *label)
{
  PaddockDashboard dashboard;
  GString *text = g_string_new (NULL);

  paddock_match_show_dashboard (match, of, PADDOCK_EVERYBODY, &dashboard);
  for (guint i = 0; i < dashboard.n_gauges; i++) {
    const PaddockGauge *gauge = &dashboard.gauges[i];

    for (guint k = 0; g_str_equal (gauge->label, label) && k < gauge->n_parts; k++) {
      const PaddockPart *part = paddock_dashboard_get_part (&dashboard, gauge, k);

      g_string_append_printf (text, "%s%d", k ? " " : "", part->value);
      add_marks (part->marks, text);
      if (part->label || part->extra)
        g_string_append_printf (text, "(%s%s%s)", part->label ? part->label : "",
                                part->label && part->extra ? "; " : "",
                                part->extra ? part->extra : "");
    }
  }

  return g_string_free (text, FALSE);
}

static void
assert_gauge (const PaddockMatch *match, guint of, const char *label, const char *expected)
{
  g_autofree char *found = dup_gauge (match, of, label);

  g_assert_cmpstr (found, ==, expected);
}

/* Red at the start of STEP, in gear 3 with some damage, an item and a used ability. */
static PaddockMatch *
match_at (const char *step)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);
  PaddockMatch *match = paddock_match_new (setup, 1, NULL);

  joy_test_give (match, NULL, "step", step);
  joy_test_give (match, NULL, "active", "red");
  joy_test_give (match, NULL, "order", "blue red");
  joy_test_give (match, NULL, "round", "4");
  joy_test_put (match, "red", PADDOCK_HEX (0, 0), PADDOCK_HEX (-1, 0));
  joy_test_put (match, "blue", PADDOCK_HEX (0, 5), PADDOCK_HEX (-1, 5));
  joy_test_give (match, "red", "gear", "3");
  joy_test_give (match, "red", "mirror", "1 2 3");
  joy_test_give (match, "red", "damaged-gears", "1");
  joy_test_give (match, "red", "damaged-locks", "1");
  joy_test_give (match, "red", "damaged-slots", "2");
  joy_test_give (match, "red", "items", "mine none none");
  joy_test_give (match, "red", "used", "1");
  joy_test_give (match, "red", "laps", "1");
  joy_test_give (match, "red", "next", "start");
  joy_test_give (match, "red", "tokens", g_str_equal (step, "start") ? "0" : "2");
  joy_test_give (match, "blue", "mirror", "1 1");
  joy_test_give (match, NULL, "stack",
                 "mine mine mine mine mine mine mine mine mine mine mine mine mine mine mine");
  joy_test_settle (match);
  return match;
}

static void
test_car (void)
{
  g_autoptr (PaddockMatch) match = match_at ("start");

  assert_gauge (match, 0, "Gear", "1(Reverse) 2(Bonus steer) 3*V 4V 5DV");
  assert_gauge (match, 0, "Mirror dice", "1 2 3");
  assert_gauge (match, 0, "Lock slots", "0. 0.V 0.V 0.DV");
  assert_gauge (match, 0, "Items", "2r!V(Mine) 0.DV");
  assert_gauge (match, 0, "Abilities", "1x(Gear Master) 2r(Precision Driving) 3r(Handbrake Turn)");
  assert_gauge (match, 0, "Laps completed", "0o 1* 2");
  assert_gauge (match, 0, "Next line", "1o 0*(Start)");
  assert_gauge (match, 0, "Initiative", "1 2*");
  assert_gauge (match, 0, "This turn", "0(Dice locked) 0(Steered) 0(Slipped on oil)");
  assert_gauge (match, 1, "This turn", "");
}

/* Gear 0 has no box, and a die that came with a gear shows nothing yet. */
static void
test_gears (void)
{
  g_autoptr (PaddockMatch) match = match_at ("shift");

  joy_test_choose (match, "shift:up", NULL);
  joy_test_give (match, "blue", "gear", "0");
  joy_test_give (match, "blue", "mirror", "");
  assert_gauge (match, 1, "Gear", "1(Reverse) 2(Bonus steer) 3V 4V 5V");
  assert_gauge (match, 1, "Mirror dice", "");
}

/* What can be used right now is marked: an item in its window, an ability at its moment. */
static void
test_usable (void)
{
  g_autoptr (PaddockMatch) match = match_at ("lock");

  assert_gauge (match, 0, "Items", "2rV(Mine) 0.DV");
  assert_gauge (match, 0, "Damage to place", "2");
  assert_gauge (match, 1, "Damage to place", "");
  joy_test_choose (match, "lock:1,2", NULL);
  assert_gauge (match, 0, "Lock slots", "1 2V 0.V 0.DV");
  assert_gauge (match, 0, "Mirror dice", "3");
  assert_gauge (match, 0, "This turn", "0*(Dice locked) 0(Steered) 0(Slipped on oil)");
  assert_gauge (match, 0, "Abilities", "1x(Gear Master) 2r!(Precision Driving) 3r(Handbrake Turn)");
  joy_test_choose (match, "set-die:none", NULL);
  assert_gauge (match, 0, "Abilities", "1x(Gear Master) 2r(Precision Driving) 3r!(Handbrake Turn)");
}

static void
test_table (void)
{
  g_autoptr (PaddockMatch) match = match_at ("lock");

  assert_gauge (match, PADDOCK_NOBODY, "Round", "4");
  assert_gauge (match, PADDOCK_NOBODY, "Phase", "0(START) 1*(LOCK) 2(SHIFT) 3(ROLL) 4(END)");
  assert_gauge (match, PADDOCK_NOBODY, "Initiative", "1(blue) 0*(red)");
  assert_gauge (match, PADDOCK_NOBODY, "Item stack", "15");
}

/* Before anybody is drawn there is no order, and no phase. */
static void
test_setup (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);

  assert_gauge (match, PADDOCK_NOBODY, "Phase", "");
  assert_gauge (match, PADDOCK_NOBODY, "Initiative", "");
  assert_gauge (match, 0, "Initiative", "");
  assert_gauge (match, 0, "Gear", "1(Reverse) 2*(Bonus steer) 3V 4V 5V");
}

/* Every fact that a gauge names is one of the seat's, and every clause can be read. */
static void
test_facts (void)
{
  g_autoptr (PaddockMatch) match = match_at ("lock");
  PaddockDashboard dashboard;

  paddock_match_show_dashboard (match, 0, 0, &dashboard);
  for (guint i = 0; i < dashboard.n_gauges; i++)
    g_assert_nonnull (paddock_clause_find (dashboard.gauges[i].clause));
  for (guint i = 0; i < dashboard.n_gauges; i++)
    if (dashboard.gauges[i].fact) {
      g_autofree char *is = paddock_match_dup_fact (match, "red", dashboard.gauges[i].fact, NULL);

      g_assert_nonnull (is);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/dashboard/a-car-has-its-gauges", test_car);
  g_test_add_func ("/play/dashboard/gear-zero-has-no-box", test_gears);
  g_test_add_func ("/play/dashboard/what-can-be-used-now-is-marked", test_usable);
  g_test_add_func ("/play/dashboard/the-middle-of-the-table", test_table);
  g_test_add_func ("/play/dashboard/before-the-race", test_setup);
  g_test_add_func ("/play/dashboard/facts-can-be-set", test_facts);

  return g_test_run ();
}
