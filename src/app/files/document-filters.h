/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which files a dialog offers.
 */

#pragma once

#include <gtk/gtk.h>

/* "Paddock Documents" and "All Files". */
void paddock_document_filters_add (GtkFileChooser *chooser);
