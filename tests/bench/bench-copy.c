/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Taking over another match's state against memcpy of the same bytes, both in turn so that a busy
 * machine slows both; the best of many rounds counts.
 */

#include "maedn.h"
#include "match.h"

#define N_ROUNDS 200
#define N_COPIES 20000
#define GOAL 1.2

static gint64
time_assign (PaddockMatch *to, const PaddockMatch *from)
{
  gint64 began = g_get_monotonic_time ();

  for (guint i = 0; i < N_COPIES; i++)
    paddock_match_assign (to, from);

  return g_get_monotonic_time () - began;
}

/* The size is hidden from the compiler, as it is from the match. */
static gint64
time_memcpy (char *to, const char *from, const volatile gsize *size)
{
  gint64 began = g_get_monotonic_time ();

  for (guint i = 0; i < N_COPIES; i++) {
    memcpy (to, from, *size);
    __asm__ volatile("" ::"r"(to) : "memory");
  }

  return g_get_monotonic_time () - began;
}

int
main (void)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&maedn_game, 17);
  g_autoptr (PaddockMatch) from = NULL, to = NULL;
  gint64 best_assign = G_MAXINT64, best_memcpy = G_MAXINT64;
  g_autofree char *a = NULL, *b = NULL;
  gsize size;

  paddock_setup_add_seat (setup, "red", NULL, NULL, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL);
  if (!paddock_setup_seal (setup, NULL))
    return 2;

  from = paddock_match_new (setup, 0, NULL);
  to = paddock_match_copy (from);
  size = paddock_match_get_state_size (from) + G_STRUCT_OFFSET (PaddockDecision, choices)
         + paddock_match_get_decision (from)->n_choices * sizeof (PaddockChoice);
  a = g_malloc0 (size);
  b = g_malloc0 (size);
  for (guint i = 0; i < N_ROUNDS; i++) {
    best_assign = MIN (best_assign, time_assign (to, from));
    best_memcpy = MIN (best_memcpy, time_memcpy (b, a, &size));
  }

  g_print ("copy-vs-memcpy %.2f ratio goal %.1f %s\n", (double) best_assign / (double) best_memcpy,
           GOAL, (double) best_assign <= GOAL * (double) best_memcpy ? "met" : "missed");
  return 0;
}
