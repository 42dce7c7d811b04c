/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockNumber: a number printed on a licence, or dice rolled each time it is needed.
 *
 * An int: n itself, or "dN" / "-dN" for the sum of one or two dice.  Encoded far outside the range of
 * plain numbers, so that it fits an ordinary int field.
 */

#pragma once

#include <glib.h>

#define PADDOCK_NUMBER_DICE 1000 /* 1001 is d1, 1002 is d2, -1001 is -d1 */
#define PADDOCK_NUMBER_MAX_DICE 2
#define PADDOCK_NUMBER_MAX 99

gboolean paddock_number_parse (const char *text, int *number);
char *paddock_number_to_string (int number);
gboolean paddock_number_is_random (int number);
int paddock_number_get_dice (int number); /* 0, 1 or 2 */
int paddock_number_get_sign (int number);
