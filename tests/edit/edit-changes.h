/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What edits change in a file, line by line, and tests that are the sections of a text.
 */

#pragma once

#include "document.h"

/* The file that RECORD would be written to. */
char **edit_split_file (const PaddockDocumentKind *kind, gconstpointer record);

/* Lines that are gone, with "-", and lines that are new, with "+". */
void edit_add_changes (char *const *before, char *const *after, GString *text);

/* A test for each section of FILE in this folder: a line "== SCRIPT", then what comes of it. */
void edit_add_sections (const char *file, const char *path, GTestDataFunc test);

/* That RUN makes of a section's script what the section says. */
void edit_assert_section (const char *section, char *(*run) (const char *script));
