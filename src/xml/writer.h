/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing documents of every kind as XML.
 *
 * Canonical: equal documents give equal bytes, and what was written is written again byte for byte
 * after reading.  Attributes, then elements, in the order of the record tables; what holds its default
 * is left out unless it is required; two spaces a level; one row of cells a line.
 *
 * Writes what the record holds.  A record that breaks its own table (a number out of range, a control
 * character in a text) gives a file that the reader refuses; paddock_xml_save() never lets such a file
 * replace a good one.
 */

#pragma once

#include "document.h"

GBytes *paddock_xml_write (const PaddockDocument *document);
