/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the rules say no to the world: documents that make no race, positions that cannot be, and the rules themselves
 * when they are wrong.
 */

#pragma once

#include <glib.h>

#define PADDOCK_RULES_ERROR (paddock_rules_error_quark ())
GQuark paddock_rules_error_quark (void);

typedef enum {
  PADDOCK_RULES_ERROR_SETUP,      /* these documents and options make no race */
  PADDOCK_RULES_ERROR_POSITION,   /* this position cannot be */
  PADDOCK_RULES_ERROR_CHOICE,     /* this choice is not legal now */
  PADDOCK_RULES_ERROR_OPTION,     /* no such option, or not such a value */
  PADDOCK_RULES_ERROR_FACT,       /* no such fact, or not such a value */
  PADDOCK_RULES_ERROR_DIFFERENCE, /* something else was expected */
  PADDOCK_RULES_ERROR_INVARIANT,  /* the rules are wrong */
} PaddockRulesError;

/* Both return FALSE, to be returned.  What is refused is marked for translation: people meet it when they race what they
 * drew; what is violated is for us. */
gboolean paddock_refuse_setup (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);
gboolean paddock_violate (GError **error, const char *clause, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
