/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading documents of every kind from XML.
 *
 * The record tables say all there is to say about a kind; nothing here knows one.  Elements may come
 * in any order; whatever the table does not know is an error with file, line, what was found and what
 * was expected.  Older versions are brought up to date, newer ones refused.
 *
 * Safe on files from anywhere: no network, no DOCTYPE, no entities, no compression, UTF-8 only, limits
 * on size, depth and counts, and nothing is loaded by halves: a document, or an error.
 */

#pragma once

#include "document.h"
#include "reference-lines.h"
#include "stop.h"
#include "xml-error.h"

#define PADDOCK_XML_NAMESPACE "urn:paddock:documents"

#define PADDOCK_XML_MAX_BYTES (64 * 1024 * 1024)
#define PADDOCK_XML_MAX_DEPTH 32
#define PADDOCK_XML_MAX_ELEMENTS 1000000

/* A document exactly as the file has it; what it refers to is not looked at. */
PaddockDocument *paddock_xml_read_file (const char *path, GError **error);

/* The same; LINES has then also where that is.  DATA, if given, is what the file would hold.  NULL after a STOP, with an
 * error. */
PaddockDocument *paddock_xml_read_with_lines (const char *path,
                                              const char *data,
                                              gsize len,
                                              PaddockReferenceLines *lines,
                                              PaddockStop *stop,
                                              GError **error);

/* The bytes of a plain file, one more at most than a document may have. */
GBytes *paddock_xml_read_all (const char *path, GError **error);

/* NAME stands for the file in messages. */
PaddockDocument *
paddock_xml_read_bytes (const char *data, gsize len, const char *name, GError **error);
PaddockDocument *paddock_xml_read_bytes_until (const char *data,
                                               gsize len,
                                               const char *name,
                                               PaddockStop *stop,
                                               GError **error);

/* Reads only documents of these kinds (NULL-terminated), at the root and inside others. */
PaddockDocument *paddock_xml_read_bytes_as (const PaddockDocumentKind *const *kinds,
                                            const char *data,
                                            gsize len,
                                            const char *name,
                                            GError **error);
