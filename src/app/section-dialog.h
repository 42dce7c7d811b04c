/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks for a name, and keeps what is selected as a section of the user's own library.
 */

#pragma once

#include "window.h"

void paddock_section_dialog_present (PaddockWindow *window);
