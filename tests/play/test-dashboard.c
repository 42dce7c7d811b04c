/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A Joyride car's dashboard, as the rule book has it.
 */

#include "clauses.h"
#include "joyride-tracks.h"
#include "play-field.h"

static void
assert_dashboard (const PaddockMatch *match, guint of, const char *expected)
{
  g_autofree char *found = play_dashboard_dup (match, of, PADDOCK_EVERYBODY);

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
  joy_test_give (match, "blue", "items", "mine none none");
  joy_test_give (match, "red", "used", "1");
  joy_test_give (match, "red", "laps", "1");
  joy_test_give (match, "red", "next", "start");
  joy_test_give (match, "red", "tokens", g_str_equal (step, "start") ? "0" : "2");
  joy_test_give (match, "blue", "gear", g_str_equal (step, "roll-window") ? "0" : "2");
  joy_test_give (match, "blue", "mirror", g_str_equal (step, "roll-window") ? "" : "1 1");
  joy_test_give (match, NULL, "stack",
                 "mine mine mine mine mine mine mine mine mine mine mine mine mine mine");
  joy_test_settle (match);
  return match;
}

/* The lines of a dashboard. */
#define GEAR(parts_) "Gear lever gear JOY-DSH-01:" parts_ "\n"
#define MIRROR(parts_) "Mirror dice dice mirror JOY-DSH-06:" parts_ "\n"
#define LOCKS(parts_) "Lock slots slots locked JOY-LCK-02:" parts_ "\n"
#define ITEMS(parts_) "Items tokens items JOY-ITM-03:" parts_ "\n"
#define ABILITIES(parts_) "Abilities skills used JOY-ABL-01:" parts_ "\n"
#define LAPS(parts_) "Laps completed track laps JOY-LIN-09:" parts_ "\n"
#define LINES(parts_) "Next line track next JOY-LIN-01:" parts_ "\n"
#define INITIATIVE(parts_) "Initiative text - JOY-RND-01:" parts_ "\n"
#define TURN(parts_) "This turn flags - JOY-STR-02:" parts_ "\n"
#define LEFT(parts_) "Spaces left text - JOY-MOV-01:" parts_ "\n"
#define ADDED(parts_) "Spaces added to the roll text - JOY-ROL-01:" parts_ "\n"
#define DAMAGE(parts_) "Damage to place text tokens JOY-DMG-03:" parts_ "\n"
#define SHIFTS(parts_) "Forced shift-downs text owed-shifts JOY-END-02:" parts_ "\n"
#define SHIELD(parts_) "Shield text shielded JOY-ABL-02:" parts_ "\n"
#define LATE(parts_) "Running Late flags owes-start JOY-HCP-04:" parts_ "\n"
#define TEAM(parts_) "Team text - JOY-TEA-02:" parts_ "\n"
#define ROUND(parts_) "Round text - JOY-TRN-01:" parts_ "\n"
#define PHASE(parts_) "Phase track - JOY-TRN-02:" parts_ "\n"
#define ORDER(parts_) "Initiative cards - JOY-RND-01:" parts_ "\n"
#define STACK(parts_) "Item stack text - JOY-SET-02:" parts_ "\n"
#define REMOVED(parts_) "Removed items cards - JOY-ITM-07:" parts_ "\n"

#define BRIEF(text_) "In brief: " text_ "\n"

/* A position (match_at()) after CHOSEN, and the dashboard of a seat or of the table. */
typedef struct {
  const char *name, *step, *chosen;
  guint of;
  const char *shows;
} Case;

static const Case cases[] = {
  { "a-car", "start", "", 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3 4Vx4 5DVx5") MIRROR (" 1 2 3") LOCKS (
      " 0. 0.V 0.V 0.DV") ITEMS (" 2r!V(Mine) 0.DV") LAPS (" 0o 1* 2") LINES (" 1o 0*(Start)")
      ABILITIES (" 1x(Gear Master) 2r(Precision Driving) 3r(Handbrake Turn)") INITIATIVE (" 2")
        TURN ("") BRIEF ("lap 2 · gear 3 · damage 3 · Mine") },
  { "another-car", "start", "", 1,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR (" 1 1")
      LOCKS (" 0. 0.V 0.V 0.V") ITEMS (" 2rV(Mine) 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        ABILITIES (" 1r(Gear Master) 2r(Precision Driving) 3r(Handbrake Turn)") INITIATIVE (" 1")
          BRIEF ("lap 1 · gear 2 · Mine") },
  { "the-table", "start", "", PADDOCK_NOBODY,
    ROUND (" 4") PHASE (" 0*(START) 1(LOCK) 2(SHIFT) 3(ROLL) 4(END)") ORDER (" 1(blue) 0*(red)")
      STACK (" 14") REMOVED ("") BRIEF ("round 4 · START") },
  { "to-lock", "lock", "", 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3 4Vx4 5DVx5") MIRROR (" 1 2 3")
      LOCKS (" 0. 0.V 0.V 0.DV") ITEMS (" 2rV(Mine) 0.DV") LAPS (" 0o 1* 2") LINES (" 1o 0*(Start)")
        ABILITIES (" 1x(Gear Master) 2r(Precision Driving) 3r(Handbrake Turn)") INITIATIVE (" 2")
          TURN ("") DAMAGE (" 2") BRIEF ("lap 2 · gear 3 · damage 3 · Mine") },
  { "locked", "lock", "lock:1,2", 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3 4Vx4 5DVx5") MIRROR (" 3") LOCKS (" 1 2V 0.V 0.DV")
      ITEMS (" 2rV(Mine) 0.DV") LAPS (" 0o 1* 2") LINES (" 1o 0*(Start)")
        ABILITIES (" 1x(Gear Master) 2r!(Precision Driving) 3r(Handbrake Turn)") INITIATIVE (" 2")
          TURN (" 0*(Dice locked)") DAMAGE (" 2") BRIEF ("lap 2 · gear 3 · damage 3 · Mine") },
  { "locked-and-kept", "lock", "lock:1,2 set-die:none", 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3 4Vx4 5DVx5") MIRROR (" 3") LOCKS (" 1 2V 0.V 0.DV")
      ITEMS (" 2rV(Mine) 0.DV") LAPS (" 0o 1* 2") LINES (" 1o 0*(Start)")
        ABILITIES (" 1x(Gear Master) 2r(Precision Driving) 3r!(Handbrake Turn)") INITIATIVE (" 2")
          TURN (" 0*(Dice locked)") DAMAGE (" 2") BRIEF ("lap 2 · gear 3 · damage 3 · Mine") },
  { "the-table-in-lock", "lock", "", PADDOCK_NOBODY,
    ROUND (" 4") PHASE (" 0(START) 1*(LOCK) 2(SHIFT) 3(ROLL) 4(END)") ORDER (" 1(blue) 0*(red)")
      STACK (" 14") REMOVED ("") BRIEF ("round 4 · LOCK") },
  { "after-the-roll", "shift", "shift:up", 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3Vx3 4*Vx4 5DVx5") MIRROR (" 1 2 1 3")
      LOCKS (" 0. 0.V 0.V 0.DV") ITEMS (" 2rV(Mine) 0.DV") LAPS (" 0o 1* 2") LINES (" 1o 0*(Start)")
        ABILITIES (" 1x(Gear Master) 2r(Precision Driving) 3r!(Handbrake Turn)") INITIATIVE (" 2")
          TURN ("") DAMAGE (" 2") BRIEF ("lap 2 · gear 4 · damage 3 · Mine") },
  { "gear-zero", "roll-window", "", 1,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR ("") LOCKS (" 0. 0.V 0.V 0.V")
      ITEMS (" 2rV(Mine) 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        ABILITIES (" 1r(Gear Master) 2r(Precision Driving) 3r(Handbrake Turn)") INITIATIVE (" 1")
          BRIEF ("lap 1 · gear 0 · Mine") },
};

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (PaddockMatch) match = match_at (self->step);
  g_auto (GStrv) keys = g_strsplit (self->chosen, " ", -1);

  for (guint i = 0; keys[i]; i++)
    joy_test_choose (match, keys[i], NULL);
  assert_dashboard (match, self->of, self->shows);
}

/* The race of a playtest below tests/scenarios/joyride, at a moment. */
typedef struct {
  const char *playtest;
  guint moment;
  guint of;
  const char *shows;
} Scene;

static const Scene scenes[] = {
  { "handicap-low-not-what-is-permanent", 0, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer, reverse) 3*x3 4x4(Bonus steer) 5Vx5 6Vx6") MIRROR ("")
      LOCKS (" 0. 0.V 0.V 0.V 0.V 0.V") ITEMS (" 0.V 0.V 0.") LAPS (" 0* 1 2") LINES (
        " 1* 0(Start)") ABILITIES (" 1r(Second Thoughts) 2r(About Face) 3l(Deep Locks; Permanent)")
        BRIEF ("lap 1 · gear 3") },
  { "handicap-low-not-what-is-permanent", 0, PADDOCK_NOBODY, STACK (" 32") REMOVED ("") },
  { "handicap-late", 13, 1,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3 4Vx4 5Vx5") MIRROR (" 1 1 2")
      LOCKS (" 0. 0.V 0.V 0.V") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2")
        LINES (" 1o(Item) 2o(Item) 0*(Start; Item)")
          ABILITIES (" 1r(Gear Master) 2r(Precision Driving) 3r(Handbrake Turn)") INITIATIVE (" 1")
            TURN ("") LATE (" 1*(Must cross the start first)") BRIEF ("lap 1 · gear 3") },
  { "damage-only-where-it-can-be", 2, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer, reverse) 3x3 4*x4(Bonus steer) 5DVx5 6DVx6")
      MIRROR (" 1 1 1 1") LOCKS (" 0. 0.V 0.DV 0.DV 0.DV 0.DV") ITEMS (" 0.V 0.DV 0.")
        LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
          ABILITIES (" 1r(Second Thoughts) 2r(About Face) 3l(Deep Locks; Permanent)")
            INITIATIVE (" 1") TURN ("") BRIEF ("lap 1 · gear 4 · damage 7") },
  { "ability-toggle-in-its-other-phase", 3, 0,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3Vx3(Bonus steer) 4Vx4 5Vx5") MIRROR (" 1 1") LOCKS (
      " 0. 0.V 0.V 0.V") ITEMS (" 10r!V(Booster) 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
      ABILITIES (" 1l(Quick Hands; Permanent) 2l(Early Bird; Permanent) 3r(Flip; Second side up)")
        INITIATIVE (" 1") TURN ("") SHIELD (" 1") BRIEF ("lap 1 · gear 2 · Booster") },
  { "effect-extra-lock", 0, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3Vx3 4Vx4 5*Vx5") MIRROR (" 1 1 1 1 1")
      LOCKS (" 0. 0. 0.V 0.V 0.V") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        ABILITIES (" 1l(Deep Locks; Permanent) 2l(Bulldozer; Permanent) 3l(Ram Bar; Permanent)")
          INITIATIVE (" 1") TURN ("") BRIEF ("lap 1 · gear 5") },
  { "effect-extra-lock-damaged", 0, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3Vx3 4Vx4 5*Vx5") MIRROR (" 1 1 1 1 1")
      LOCKS (" 0. 0. 0.DV 0.DV 0.DV") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        ABILITIES (" 1l(Deep Locks; Permanent) 2l(Bulldozer; Permanent) 3l(Ram Bar; Permanent)")
          INITIATIVE (" 1") TURN ("") BRIEF ("lap 1 · gear 5 · damage 3") },
  { "effect-force-steer-space", 2, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3(Bonus steer) 4Vx4 5Vx5") MIRROR (" 1 1")
      LOCKS (" 3 0.V 0.V 0.V") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        ABILITIES (" 1l(Quick Hands; Permanent) 2l(Early Bird; Permanent) 3r(Flip; First side up)")
          INITIATIVE (" 1") TURN (" 0*(Dice locked)") LEFT (" 1") BRIEF ("lap 1 · gear 3") },
  { "items-one-roll-die-a-turn", 2, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer, reverse) 3*x3 4x4(Bonus steer) 5Vx5 6Vx6")
      MIRROR (" 0 0 1") LOCKS (" 0. 0.V 0.V 0.V 0.V 0.V") ITEMS (" 0.V 0.V 16r(Turbo)")
        LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
          ABILITIES (" 1r!(Second Thoughts) 2r(About Face) 3l(Deep Locks; Permanent)")
            INITIATIVE (" 1") TURN ("") ADDED (" 3") BRIEF ("lap 1 · gear 3 · Turbo") },
  { "items-one-roll-die-a-turn", 1, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer, reverse) 3*x3 4x4(Bonus steer) 5Vx5 6Vx6")
      MIRROR (" 1 1 1") LOCKS (" 0. 0.V 0.V 0.V 0.V 0.V") ITEMS (" 0.V 10r!V(Booster) 16r(Turbo)")
        LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
          ABILITIES (" 1r(Second Thoughts) 2r(About Face) 3l(Deep Locks; Permanent)")
            INITIATIVE (" 1") TURN ("") BRIEF ("lap 1 · gear 3 · Booster · Turbo") },
  { "ability-sharp-steer-by-a-toggle", 1, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3 4Vx4 5Vx5") MIRROR (" 1 2") LOCKS (" 1 0.V 0.V 0.V")
      ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        ABILITIES (" 1x(Second Thoughts) 2x(Double Clutch) 3r!(Pirouette; First side up)")
          INITIATIVE (" 1") TURN (" 0*(Dice locked)") BRIEF ("lap 1 · gear 3") },
  { "team-random-by-order", 4, 0,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR (" 1 1")
      LOCKS (" 0. 0.V 0.V 0.V") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        INITIATIVE (" 2") TEAM (" 0(Team B)") BRIEF ("lap 1 · gear 2") },
  { "team-random-by-order", 4, 2,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR (" 1 1")
      LOCKS (" 0. 0.V 0.V 0.V") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        INITIATIVE (" 1") TURN ("") TEAM (" 0(Team A)") BRIEF ("lap 1 · gear 2") },
  { "team-chosen-alternate", 0, 0,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR ("") LOCKS (" 0. 0.V 0.V 0.V")
      ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)") BRIEF ("lap 1 · gear 2") },
  { "damage-all-slots-full", 1, 1,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3DVx3 4DVx4 5DVx5") MIRROR (" 1 3")
      LOCKS (" 0. 0.DV 0.DV 0.DV") ITEMS (" 0.DV 0.DV") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        INITIATIVE (" 2") SHIFTS (" 1") BRIEF ("lap 1 · gear 2 · damage 8") },
  { "damage-all-slots-full", 1, PADDOCK_NOBODY,
    PHASE (" 0(START) 1*(LOCK) 2(SHIFT) 3(ROLL) 4(END)") ORDER (" 0*(red) 1(blue)") STACK (" 3")
      REMOVED (" 1x(Rocket)") BRIEF ("LOCK") },
  { "lines-win-when-pushed", 2, 0,
    GEAR (" 1*x1(Reverse) 2x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR ("") LOCKS (" 3 0.V 0.V 0.V")
      ITEMS (" 0.V 0.V") LAPS (" 0o 1* 2") LINES (" 1o 2o 0*(Start)") INITIATIVE (" 1")
        BRIEF ("lap 2 · gear 1") },
  { "lines-win-when-pushed", 2, 1,
    GEAR (" 1*x1(Reverse) 2x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR (" 1") LOCKS (" 0. 0.V 0.V 0.V")
      ITEMS (" 0.V 0.V") LAPS (" 0o 1o 2*") LINES (" 1* 2 0(Start)") INITIATIVE (" 2")
        BRIEF ("finished · gear 1") },
  { "variant-no-items", 2, 0,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR ("") LOCKS (" 2 3V 0.V 0.V")
      ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1o(Item) 0*(Start)") INITIATIVE (" 1")
        TURN (" 0*(Dice locked)") BRIEF ("lap 1 · gear 2") },
  { "variant-no-items", 2, PADDOCK_NOBODY,
    PHASE (" 0(START) 1(LOCK) 2*(SHIFT) 3(ROLL) 4(END)") ORDER (" 0*(red) 1(blue)")
      BRIEF ("SHIFT") },
  { "variant-no-abilities", 1, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3Vx3 4Vx4 5*Vx5") MIRROR (" 1 1 1 1")
      LOCKS (" 1 0.V 0.V 0.V") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        INITIATIVE (" 1") TURN (" 0*(Dice locked)") BRIEF ("lap 1 · gear 5") },
  { "items-restricted-checkpoint", 0, 0,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR (" 1 2")
      LOCKS (" 0. 0.V 0.V 0.V") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (
        " 1o(Item) 2*(Item) 0(Start; Item)") INITIATIVE (" 1") TURN ("") BRIEF ("lap 1 · gear 2") },
  { "round-sorts-by-gear", 5, PADDOCK_NOBODY,
    ROUND (" 1") PHASE (" 0(START) 1*(LOCK) 2(SHIFT) 3(ROLL) 4(END)") ORDER (
      " 1*(blue) 2(green) 3(gold) 0(red)") STACK (" 4") REMOVED ("") BRIEF ("round 1 · LOCK") },
  { "effect-shield", 1, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3 4Vx4 5Vx5") MIRROR (" 2 1 1")
      LOCKS (" 0. 0.V 0.V 0.V") ITEMS (" 14r!V(Armour) 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        INITIATIVE (" 1") TURN ("") BRIEF ("lap 1 · gear 3 · Armour") },
  { "standard-gear-master-up", 1, 0,
    GEAR (" 1x1(Reverse) 2x2(Bonus steer) 3*Vx3 4Vx4 5Vx5") MIRROR (" 1 2 0b")
      LOCKS (" 0. 0.V 0.V 0.V") ITEMS (" 0.V 0.V") LAPS (" 0* 1 2") LINES (" 1* 0(Start)")
        ABILITIES (" 1r!(Gear Master) 2x(Precision Driving) 3x(Handbrake Turn)") INITIATIVE (" 1")
          TURN ("") BRIEF ("lap 1 · gear 3") },
  { "items-car-without-slots", 0, 0,
    GEAR (" 1x1(Reverse) 2*x2(Bonus steer) 3Vx3 4Vx4 5Vx5") MIRROR (" 1 3") LOCKS (" 0.")
      LAPS (" 0* 1 2") LINES (" 1*(Item) 2(Item) 0(Start; Item)") INITIATIVE (" 1") TURN ("")
        BRIEF ("lap 1 · gear 2") },
};

static void
test_scene (gconstpointer data)
{
  const Scene *self = data;
  g_autoptr (PaddockSession) session = play_session_scenario ("joyride", self->playtest);

  paddock_session_travel (session, self->moment);
  g_assert_cmpuint (paddock_session_get_moment (session), ==, self->moment);
  assert_dashboard (paddock_session_get_match (session), self->of, self->shows);
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

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/play/dashboard/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++) {
    g_autofree char *path = g_strdup_printf ("/play/dashboard/%s/%u/%u", scenes[i].playtest,
                                             scenes[i].moment, scenes[i].of);

    g_test_add_data_func (path, &scenes[i], test_scene);
  }
  g_test_add_func ("/play/dashboard/facts-can-be-set", test_facts);

  return g_test_run ();
}
