/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-names.h"

#include <string.h>

#define ID_MAX 40    /* characters of an id, in every document */
#define LABEL_MAX 60 /* of the labels that get numbers */
#define NUMBER_ROOM 6

/* How many bytes of BASE stand before its "-2", and leave room for another number. */
static int
measure_stem (const char *base, char separator, gsize max)
{
  gsize n = strlen (base);

  while (n > 0 && g_ascii_isdigit (base[n - 1]))
    n--;
  if (n < 2 || base[n] == '\0' || base[n - 1] != separator)
    n = strlen (base) + 1;
  n = MIN (n - 1, max - NUMBER_ROOM);
  while (n > 0 && ((guchar) base[n] & 0xc0) == 0x80) /* never half of a character */
    n--;

  return (int) n;
}

static char *
dup_free (const char *base,
          char separator,
          gsize max,
          PaddockIsNameTaken is_taken,
          gconstpointer data)
{
  char *name = g_strdup (base);

  for (int i = 2; is_taken (data, name); i++) {
    g_free (name);
    name = g_strdup_printf ("%.*s%c%d", measure_stem (base, separator, max), base, separator, i);
  }

  return name;
}

char *
paddock_edit_dup_free_name (const char *base, PaddockIsNameTaken is_taken, gconstpointer data)
{
  return dup_free (base, '-', ID_MAX, is_taken, data);
}

char *
paddock_edit_dup_free_label (const char *base, PaddockIsNameTaken is_taken, gconstpointer data)
{
  return dup_free (base, ' ', LABEL_MAX, is_taken, data);
}
