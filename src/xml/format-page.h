/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/FORMAT.md: every element and attribute of every kind of document, from the record tables.
 */

#pragma once

#include <glib.h>

/* The page as Markdown.  The caller frees it. */
char *paddock_xml_write_format (void);
