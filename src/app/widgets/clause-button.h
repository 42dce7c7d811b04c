/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small button that names a clause of the rules and shows it.
 */

#pragma once

#include <gtk/gtk.h>

/* NULL: there is no such clause, or ID is NULL or empty. */
GtkWidget *paddock_clause_button_new (const char *id);
