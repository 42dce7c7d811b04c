/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people do with sections of their own: keep what is selected under a name, rename one, delete one.
 */

#pragma once

#include "sections.h"
#include "window.h"

/* Asks for a name, and keeps what is selected under it. */
void paddock_section_dialog_present (PaddockWindow *window);
/* Asks for another name. */
void paddock_section_dialog_present_rename (PaddockWindow *window,
                                            const PaddockKeptSection *section);
/* Deletes it, with a way back. */
void paddock_section_dialog_delete (PaddockWindow *window, const PaddockKeptSection *section);
