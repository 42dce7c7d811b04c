/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One random change to a well-formed document: an attribute, an element or a text renamed, dropped,
 * moved, doubled or given another value.  Some of the results are still right, most are not.
 */

#pragma once

#include <libxml/tree.h>

#include <glib.h>

/* Changes DOC; the words say what was done. */
const char *mutate (xmlDoc *doc, GRand *rand);
