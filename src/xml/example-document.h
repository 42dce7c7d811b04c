/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small document of any kind that shows what can stand in it: one element of every sort, with the
 * attributes that must be there.  For the page on the format and as a seed for the fuzzer.
 */

#pragma once

#include "document.h"

PaddockDocument *paddock_example_document_new (const PaddockDocumentKind *kind);
