/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockWelcomePage: what a window shows while no document is open: how to begin.
 */

#pragma once

#include <adwaita.h>

#define PADDOCK_TYPE_WELCOME_PAGE (paddock_welcome_page_get_type ())
G_DECLARE_FINAL_TYPE (PaddockWelcomePage, paddock_welcome_page, PADDOCK, WELCOME_PAGE, AdwBin)

/* Shows which templates of the user's own there are now. */
void paddock_welcome_page_show_own (PaddockWelcomePage *self);
