/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of the reader share.  reader.c talks with the parser; reader-names.c finds what the
 * names in a file mean; reader-attributes.c and reader-elements.c fill the record; reader-state.c says
 * where something went wrong.
 */

#pragma once

#include "board-rows.h"
#include "byte-stream.h"
#include "field-text.h"
#include "reader.h"
#include "thing-names.h"

#include <libxml/parser.h>

/* What may stand between the tags of an element. */
typedef enum {
  PADDOCK_CONTENT_ELEMENTS,
  PADDOCK_CONTENT_PROSE,
  PADDOCK_CONTENT_BOARD,
  PADDOCK_CONTENT_ROW,
  PADDOCK_CONTENT_WAY,
} PaddockContent;

/* An element that is open. */
typedef struct {
  const char *name;
  const PaddockField *field;       /* of the parent's record that it belongs to */
  const PaddockRecordType *type;   /* of its attributes and child elements */
  const PaddockDocumentKind *kind; /* if it is the root of a document */
  gpointer record;
  PaddockContent content;
  guint64 seen; /* bit i: fields[i] was in the file */
  guint id;
  PaddockThingPlace place;
} PaddockFrame;

typedef struct {
  xmlParserCtxt *parser;
  PaddockByteStream *stream;
  const PaddockDocumentKind *const *kinds;
  const char *file;
  GError *error; /* the first; nothing is read after it */
  PaddockDocument *document;
  PaddockFrame frames[PADDOCK_XML_MAX_DEPTH];
  guint depth;
  guint n_elements;
  GString *text;  /* of the element on top */
  GString *value; /* of the attribute at hand */
  PaddockBoardLine line;
  PaddockBoardReader *board;
  PaddockThingNames *names;
  PaddockReferenceLines *references; /* NULL: nobody wants to know */
} PaddockReader;

/* reader-state.c: failing.  All return FALSE, keep the first error and stop the parser. */
gboolean
paddock_reader_fail (PaddockReader *self, int line, PaddockXmlError code, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
gboolean paddock_reader_take_error (PaddockReader *self, int line, GError *error);

/* Where in the file: the parser's line, that of the start tag at whose end the parser stands, and that
 * of an attribute in it. */
int paddock_reader_get_line (const PaddockReader *self);
int paddock_reader_get_tag_line (const PaddockReader *self);
int paddock_reader_get_attribute_line (const PaddockReader *self, const char *name);

/* reader-names.c: what the names in a file mean; a fail says what was expected. */
const PaddockField *paddock_reader_find_attribute (const PaddockFrame *frame, const char *name);
const PaddockDocumentKind *paddock_reader_find_kind (const PaddockReader *self, const char *name);
gboolean paddock_frame_has_children (const PaddockFrame *frame);
gboolean paddock_reader_find_child (const PaddockReader *self,
                                    const PaddockFrame *parent,
                                    const char *name,
                                    PaddockFrame *child);
gboolean paddock_reader_fail_unknown_attribute (PaddockReader *self,
                                                const PaddockFrame *frame,
                                                const char *name);
gboolean paddock_reader_fail_unknown_element (PaddockReader *self,
                                              const PaddockFrame *parent,
                                              const char *name,
                                              int line);
gboolean paddock_reader_fail_unknown_root (PaddockReader *self, const char *name, int line);

/* reader-attributes.c */

/* One of the parser's attributes: name, prefix, namespace, begin and end of the value. */
typedef const xmlChar *PaddockAttribute[5];

gboolean paddock_reader_read_attributes (PaddockReader *self,
                                         PaddockFrame *frame,
                                         const PaddockAttribute *attributes,
                                         int n);

/* Whether a field that must be in the file has not been there. */
gboolean paddock_frame_is_missing (const PaddockFrame *frame, const PaddockField *field);

/* reader-elements.c */
gboolean paddock_reader_open (PaddockReader *self, const char *name, PaddockFrame *child);
gboolean paddock_reader_close (PaddockReader *self, PaddockFrame *frame);
