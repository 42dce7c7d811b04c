/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules-error.h"

#include "language.h"

G_DEFINE_QUARK (paddock - rules - error - quark, paddock_rules_error)

gboolean
paddock_refuse_setup (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
                                                paddock_language_translate (format), args));
  va_end (args);

  return FALSE;
}

gboolean
paddock_violate (GError **error, const char *clause, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_INVARIANT,
                                                format, args));
  va_end (args);
  g_prefix_error (error, "%s: ", clause);

  return FALSE;
}
