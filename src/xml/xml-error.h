/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can go wrong with a file, and the words for it.
 *
 * Every message of the reader names the file and the line, what was found and what was expected:
 * 'my.track.xml:12: "laps" is "zero"; expected a whole number from 1 to 99'.
 */

#pragma once

#include "quote.h"

typedef enum {
  PADDOCK_XML_ERROR_FILE,      /* cannot be opened, read or written */
  PADDOCK_XML_ERROR_ENCODING,  /* not UTF-8 */
  PADDOCK_XML_ERROR_SYNTAX,    /* not well-formed, or with a DOCTYPE */
  PADDOCK_XML_ERROR_VERSION,   /* made by a newer Paddock */
  PADDOCK_XML_ERROR_STRUCTURE, /* elements or attributes unknown, missing or misplaced */
  PADDOCK_XML_ERROR_VALUE,     /* an attribute or a text that the table does not allow */
  /* From here on: what a RELAX NG schema cannot say. */
  PADDOCK_XML_ERROR_DUPLICATE, /* two things of one name, number or place */
  PADDOCK_XML_ERROR_REFERENCE, /* names a thing that is not there */
  PADDOCK_XML_ERROR_LIMIT,     /* too large, too deep, too many, too far out */
  PADDOCK_XML_ERROR_STOPPED,   /* nobody waits for it any more */
} PaddockXmlError;

#define PADDOCK_XML_ERROR (paddock_xml_error_quark ())
GQuark paddock_xml_error_quark (void);
