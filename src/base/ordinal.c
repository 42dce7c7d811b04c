/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ordinal.h"

#include "words.h"

/* Translators: places in a race, as they stand beside a name and in sentences such as "Red takes 2nd place!". */
static const char *const labels[PADDOCK_MAX_ORDINAL + 1] = {
  "–",         N_ ("1st"),  N_ ("2nd"),  N_ ("3rd"),  N_ ("4th"),  N_ ("5th"),  N_ ("6th"),
  N_ ("7th"),  N_ ("8th"),  N_ ("9th"),  N_ ("10th"), N_ ("11th"), N_ ("12th"), N_ ("13th"),
  N_ ("14th"), N_ ("15th"), N_ ("16th"), N_ ("17th"), N_ ("18th"), N_ ("19th"), N_ ("20th"),
};

const char *
paddock_ordinal_get_label (guint n)
{
  g_return_val_if_fail (n <= PADDOCK_MAX_ORDINAL, labels[0]);

  return labels[n];
}
