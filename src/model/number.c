/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "number.h"

#include <stdlib.h>

gboolean
paddock_number_parse (const char *text, int *number)
{
  int sign = *text == '-' ? -1 : 1;
  const char *digits = text + (*text == '-');
  gboolean is_dice = *digits == 'd';
  gint64 value;
  char *end;

  digits += is_dice;
  if (!g_ascii_isdigit (*digits))
    return FALSE;

  value = g_ascii_strtoll (digits, &end, 10);
  if (*end || value > (is_dice ? PADDOCK_NUMBER_MAX_DICE : PADDOCK_NUMBER_MAX)
      || (is_dice && value < 1))
    return FALSE;

  *number = sign * (int) (value + (is_dice ? PADDOCK_NUMBER_DICE : 0));
  return TRUE;
}

gboolean
paddock_number_is_random (int number)
{
  return abs (number) > PADDOCK_NUMBER_DICE;
}

int
paddock_number_get_dice (int number)
{
  return paddock_number_is_random (number) ? abs (number) - PADDOCK_NUMBER_DICE : 0;
}

int
paddock_number_get_sign (int number)
{
  return number < 0 ? -1 : 1;
}

char *
paddock_number_to_string (int number)
{
  if (!paddock_number_is_random (number))
    return g_strdup_printf ("%d", number);

  return g_strdup_printf ("%sd%d", number < 0 ? "-" : "", paddock_number_get_dice (number));
}
