/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * faults KIND: does what a sanitizer must not let pass.
 */

#include <glib.h>

static int
leak (int n)
{
  char *volatile lost = g_malloc0 (n);

  lost = NULL;
  return lost != NULL;
}

static int
use_freed (int n)
{
  char *volatile freed = g_malloc0 (n);

  g_free (freed);
  return freed[0];
}

static int
overflow (int n)
{
  volatile int most = G_MAXINT;

  return most + n;
}

static const struct {
  const char *name;
  int (*commit) (int n);
} faults[] = { { "leak", leak }, { "use-freed", use_freed }, { "overflow", overflow } };

static volatile int result; /* so that the compiler leaves nothing out */

int
main (int argc, char **argv)
{
  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (faults); i++)
    if (g_str_equal (faults[i].name, argv[1]))
      result = faults[i].commit (argc);

  return 0;
}
