/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What holds at every roll of random Frothy races with the licences that ship: what is chosen in secret stays secret, and
 * the odds look at as many dice as are then rolled.
 */

#include <string.h>

#include "frothy/odds/frothy-odds.h"
#include "frothy/frothy-table.h"
#include "games.h"
#include "licence.h"
#include "match.h"
#include "shelf.h"

#define N_RACES 25
#define N_SEATS 4

static PaddockSetup *
make_setup (const char *order)
{
  static const char *const ids[N_SEATS] = { "red", "blue", "green", "gold" };
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  g_autoptr (PaddockDocument) track =
    paddock_shelf_file_read (paddock_shelf_find ("tracks/windmill-oval.track.xml"), NULL);
  guint n = 0;

  g_assert_true (paddock_setup_set_track (setup, track, NULL));
  for (guint i = 0; i < paddock_shelf_n_files && n < N_SEATS; i++) {
    g_autoptr (PaddockDocument) licence = NULL;

    if (!g_str_has_prefix (paddock_shelf_files[i].name, "vehicles/"))
      continue;
    licence = paddock_shelf_file_read (&paddock_shelf_files[i], NULL);
    if (licence->kind == &paddock_licence_kind)
      paddock_setup_add_seat (setup, ids[n++], NULL, licence, NULL);
  }
  setup->options[FRO_OPTION_TRUCE] = 0;
  if (g_str_equal (order, "secret"))
    setup->options[FRO_OPTION_CHECK_ORDER] = FRO_ORDER_SECRET;
  g_assert_true (paddock_setup_seal (setup, NULL));

  return g_steal_pointer (&setup);
}

typedef void (*LookFunc) (const PaddockMatch *match);

/* Random races, looked at before every choice. */
static void
drive (PaddockSetup *setup, LookFunc look)
{
  for (guint race = 0; race < N_RACES; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
    const PaddockDecision *decision;
    PaddockStream stream;

    paddock_stream_init (&stream, 17, race, PADDOCK_PURPOSE_DRIVERS);
    while ((decision = paddock_match_get_decision (match))) {
      look (match);
      paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), NULL);
    }
  }
}

/* --- Secrets --- */

static guint n_compared;

/* Cards that were laid down openly or are shown: everybody has seen how each was used. */
static gboolean
show_the_same (const PaddockMatch *a, const PaddockMatch *b)
{
  for (guint i = 0; i < N_SEATS; i++) {
    FroPledge first = fro_vehicle (paddock_match_get_table (a), i)->pledge;
    FroPledge second = fro_vehicle (paddock_match_get_table (b), i)->pledge;

    first.kept = second.kept = 0;
    if (!(first.flags & FRO_PLEDGE_SECRET) && memcmp (&first, &second, sizeof first) != 0)
      return FALSE;
  }

  return TRUE;
}

static gboolean
looks_the_same (const PaddockMatch *a, const PaddockMatch *b, guint seat)
{
  g_autofree char *first = paddock_match_dump (a, seat), *second = paddock_match_dump (b, seat);

  return g_str_equal (first, second) && show_the_same (a, b);
}

static void
assert_same_fork (const PaddockMatch *a, const PaddockMatch *b, guint seat)
{
  g_autoptr (PaddockMatch) first = paddock_match_copy (a), second = paddock_match_copy (b);

  paddock_match_fork (first, a, seat, 4711);
  paddock_match_fork (second, b, seat, 4711);
  g_assert_cmphex (paddock_match_hash (first), ==, paddock_match_hash (second));
  g_assert_cmpuint (first->decision->player, ==, second->decision->player);
  g_assert_cmpuint (first->decision->n_choices, ==, second->decision->n_choices);
  n_compared++;
}

/* Two answers that a seat may not see, and everything else alike: its forks are the same race. */
static void
compare_answers (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  for (guint i = 0; decision->hidden && i + 1 < decision->n_choices; i++) {
    g_autoptr (PaddockMatch) a = paddock_match_copy (match), b = paddock_match_copy (match);

    paddock_match_choose (a, i, NULL);
    paddock_match_choose (b, i + 1, NULL);
    for (guint seat = 0; seat < N_SEATS; seat++)
      if (decision->hidden >> seat & 1 && looks_the_same (a, b, seat))
        assert_same_fork (a, b, seat);
  }
}

static void
test_secret_attacks (void)
{
  g_autoptr (PaddockSetup) setup = make_setup ("initiative");

  n_compared = 0;
  drive (setup, compare_answers);
  g_assert_cmpuint (n_compared, >, 100);
}

static void
test_secret_checks (void)
{
  g_autoptr (PaddockSetup) setup = make_setup ("secret");

  n_compared = 0;
  drive (setup, compare_answers);
  g_assert_cmpuint (n_compared, >, 1000);
}

/* --- Odds --- */

static guint n_counted;

/* How many dice for USE are rolled when this choice is made, up to the first that stand for something else. */
static guint
count_rolled (const PaddockMatch *match, guint choice, FroDieUse use)
{
  g_autoptr (PaddockMatch) copy = paddock_match_copy (match);
  g_auto (PaddockEvents) events;
  guint n = 0;

  paddock_events_init (&events, 64);
  paddock_match_choose (copy, choice, &events);
  for (const PaddockEvent *event = events.items; event < events.next; event++) {
    if (event->type == PADDOCK_EVENT_ROLLED && event->subject == use)
      n++;
    else if (n > 0)
      break;
  }

  return n;
}

static void
compare_dice (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockTable *table = paddock_match_get_table (match);

  for (guint i = 0; i < decision->n_choices; i++) {
    guint id = decision->choices[i].id;
    FroControlRoll control;
    FroCheckRoll check;

    if (decision->kind == FRO_ASK_CONTROL && (id == FRO_DONE || id == FRO_ROLL_DICE)
        && fro_find_control_roll (table, id == FRO_ROLL_DICE, &control)) {
      g_assert_cmpuint (control.dice, ==, count_rolled (match, i, FRO_DIE_CONTROL));
      n_counted++;
    }
    if (decision->kind == FRO_ASK_CHECK && (id == FRO_ACCELERATE || id == FRO_DECELERATE)
        && fro_find_check_roll (table, id == FRO_ACCELERATE, &check)) {
      g_assert_cmpuint (check.dice, ==, count_rolled (match, i, FRO_DIE_CHECK));
      n_counted++;
    }
  }
}

static void
test_odds_look_at_the_dice (void)
{
  g_autoptr (PaddockSetup) setup = make_setup ("initiative");

  n_counted = 0;
  drive (setup, compare_dice);
  g_assert_cmpuint (n_counted, >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/FRO-ATK-06/attacks-stay-secret", test_secret_attacks);
  g_test_add_func ("/rules/FRO-RUL-63/secret-checks-stay-secret", test_secret_checks);
  g_test_add_func ("/rules/frothy/odds/look-at-the-dice-that-are-rolled",
                   test_odds_look_at_the_dice);

  return g_test_run ();
}
