/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-names.h"

#include <string.h>

#define ID_MAX 40 /* characters of an id, in every document */
#define NUMBER_ROOM 6

/* How much of BASE stands before its "-2". */
static int
measure_stem (const char *base)
{
  gsize n = strlen (base);

  while (n > 0 && g_ascii_isdigit (base[n - 1]))
    n--;
  if (n < 2 || base[n] == '\0' || base[n - 1] != '-')
    n = strlen (base) + 1;

  return (int) MIN (n - 1, ID_MAX - NUMBER_ROOM);
}

char *
paddock_edit_dup_free_name (const char *base, PaddockIsNameTaken is_taken, gconstpointer data)
{
  char *name = g_strdup (base);

  for (int i = 2; is_taken (data, name); i++) {
    g_free (name);
    name = g_strdup_printf ("%.*s-%d", measure_stem (base), base, i);
  }

  return name;
}
