/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What bash completes after paddock-cli, made from the table of subcommands and their switches.
 */

#pragma once

#include <glib.h>

void paddock_completion_add (GString *out);
