/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSectionChooser: a button that opens the library of sections, as pictures.
 *
 * Signal "chosen" (PaddockDocument *section), as a pointer.
 */

#pragma once

#include <adwaita.h>

#define PADDOCK_TYPE_SECTION_CHOOSER (paddock_section_chooser_get_type ())
G_DECLARE_FINAL_TYPE (PaddockSectionChooser,
                      paddock_section_chooser,
                      PADDOCK,
                      SECTION_CHOOSER,
                      AdwBin)

GtkWidget *paddock_section_chooser_new (void);
