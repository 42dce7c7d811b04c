/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decision.h"

static void
test_names (void)
{
  for (guint i = 0; i < PADDOCK_N_EVENTS; i++) {
    const PaddockEventInfo *info = paddock_event_type_get_info (i);
    PaddockEventType found;

    g_assert_nonnull (info->name);
    g_assert_true (g_regex_match_simple ("^[a-z]+(-[a-z]+)*$", info->name, 0, 0));
    g_assert_true (paddock_event_type_find (info->name, &found));
    g_assert_cmpuint (found, ==, i); /* so that no two share a name */
  }
}

static void
test_unknown (void)
{
  PaddockEventType type;

  g_assert_false (paddock_event_type_find ("flew", &type));
}

static void
test_grows (void)
{
  g_auto (PaddockEvents) events;

  paddock_events_init (&events, 1);
  for (gint16 i = 0; i < 1000; i++)
    PADDOCK_TELL (&events, .type = PADDOCK_EVENT_LAP, .amount = i);
  g_assert_cmpuint (paddock_events_len (&events), ==, 1000);
  for (gint16 i = 0; i < 1000; i++)
    g_assert_cmpint (events.items[i].amount, ==, i);

  paddock_events_truncate (&events, 10);
  g_assert_cmpuint (paddock_events_len (&events), ==, 10);
  PADDOCK_TELL ((PaddockEvents *) NULL, .type = PADDOCK_EVENT_LAP); /* nobody listens */
}

static void
test_visible (void)
{
  PaddockEvent open = { .type = PADDOCK_EVENT_DREW };
  PaddockEvent hidden = { .type = PADDOCK_EVENT_DREW, .hidden = PADDOCK_HIDDEN_BUT (2) };

  for (guint seat = 0; seat < 8; seat++) {
    g_assert_true (paddock_event_is_visible (&open, seat));
    g_assert_cmpint (paddock_event_is_visible (&hidden, seat), ==, seat == 2);
  }
  g_assert_true (paddock_event_is_visible (&hidden, PADDOCK_EVERYBODY));
}

static void
test_choice (void)
{
  PaddockDecision decision = { .player = 3, .kind = 5, .hidden = PADDOCK_HIDDEN_BUT (3) };
  PaddockChoice choice = { .id = 40000, .target = 2, .extra = 200, .place = { -5, 7 } };
  g_auto (PaddockEvents) events;
  PaddockChoice told;

  paddock_events_init (&events, 0);
  paddock_events_tell_choice (&events, &decision, &choice);
  told = paddock_event_get_choice (&events.items[0]);
  g_assert_cmpmem (&told, sizeof told, &choice, sizeof choice);
  g_assert_cmpuint (events.items[0].actor, ==, 3);
  g_assert_cmpint (events.items[0].amount, ==, 5);
  g_assert_false (paddock_event_is_visible (&events.items[0], 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/event/every-type-has-a-name-of-its-own", test_names);
  g_test_add_func ("/rules/event/unknown-name-is-not-found", test_unknown);
  g_test_add_func ("/rules/event/feed-grows-and-is-cut", test_grows);
  g_test_add_func ("/rules/event/hidden-from-all-but-one", test_visible);
  g_test_add_func ("/rules/event/carries-the-choice", test_choice);

  return g_test_run ();
}
