/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "interrupt.h"

#include <signal.h>

static volatile sig_atomic_t caught; /* the signal's number */

static const int ending[] = { SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU };
static const int failing[] = { SIGPIPE, SIGXFSZ };

void
paddock_interrupt_note (int number)
{
  caught = number;
}

/* Without SA_RESTART: who waits for input must hear of it. */
static void
catch_unless_ignored (int number)
{
  struct sigaction action = { .sa_handler = paddock_interrupt_note, .sa_flags = SA_RESETHAND };
  struct sigaction old;

  if (sigaction (number, NULL, &old) == 0 && old.sa_handler != SIG_IGN)
    sigaction (number, &action, NULL);
}

void
paddock_interrupt_catch (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ending); i++)
    catch_unless_ignored (ending[i]);
  for (guint i = 0; i < G_N_ELEMENTS (failing); i++)
    signal (failing[i], SIG_IGN);
}

gboolean
paddock_is_interrupted (void)
{
  return caught != 0;
}

static gboolean
is_asked_cb (gpointer data)
{
  return paddock_is_interrupted ();
}

PaddockStop *
paddock_interrupt_get_stop (void)
{
  static PaddockStop stop = { .func = is_asked_cb };

  return &stop;
}

void
paddock_interrupt_raise (void)
{
  signal (caught, SIG_DFL);
  raise (caught);
}
