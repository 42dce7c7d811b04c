/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is wrong with a file that is not well-formed XML, in the words of our other messages.
 *
 * The parser's own words change from version to version and rarely say what was expected.
 */

#pragma once

#include <libxml/xmlerror.h>

#include "xml-error.h"

/* Sets ERROR, without file and line, from what the parser reports. */
void paddock_syntax_error (const xmlError *report, GError **error);
