/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a document together with the documents it refers to.
 *
 * A record may name a file (`refers_to` of its DOCUMENT field), relative to the file it stands in.
 * Loading puts what that file holds into the record beside the name.  Writing goes by the name alone,
 * so a document that is loaded and saved keeps its references.
 *
 * A reference to what is not there is an error, unless the design can be opened without it
 * (PADDOCK_FIELD_MAY_MISS).  What comes with the programs (shelf.h) is found by its name from anywhere, unless there is a file where the
 * reference points.
 */

#pragma once

#include "document.h"
#include "stop.h"
#include "xml-error.h"

#define PADDOCK_LOAD_MAX_FILES 1000
#define PADDOCK_LOAD_MAX_DEPTH 8

PaddockDocument *paddock_xml_load (const char *path, GError **error);
PaddockDocument *paddock_xml_load_until (const char *path, PaddockStop *stop, GError **error);
/* As if the file PATH held DATA. */
PaddockDocument *
paddock_xml_load_bytes (const char *data, gsize len, const char *path, GError **error);
PaddockDocument *paddock_xml_load_bytes_until (const char *data,
                                               gsize len,
                                               const char *path,
                                               PaddockStop *stop,
                                               GError **error);
