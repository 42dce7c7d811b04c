/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A kind of document that lives only in the tests: every kind of field once, and a past.
 *
 * Version 1 called the title "name" and had no count; version 2 brought the count (a file of version 1
 * gets 7 by its upgrade) and version 3 renamed "paint" to colour and <piece> to <part>.
 */

#pragma once

#include "board.h"
#include "document.h"
#include "list.h"

typedef enum {
  SAMPLE_STEP_GO = 1,
  SAMPLE_STEP_SAY,
} SampleStepKind;

typedef struct {
  int kind;
  int far;
  char *text;
} SampleStep;

typedef struct {
  int x;
} SamplePeg;

typedef struct {
  char *id;
  int number;
  char *beside; /* the id of another part */
  PaddockList *pegs;
} SamplePart;

typedef struct {
  int width;
  char *note;
} SampleInner;

typedef struct {
  char *file;
  PaddockDocument *document;
} SampleSource;

typedef struct {
  char *id;
  int is_good;
  int count;
  int number;
  int colour;
  guint tools;
  char *title;
  char *letters;
  PaddockHex at;
  PaddockList *sizes;
  char *story;
  SampleInner inner;
  PaddockList *parts;
  PaddockList *steps;
  PaddockBoard *board;
  SampleSource source;
} Sample;

#define SAMPLE_COUNT_ENDLESS (-1)
#define SAMPLE_OLD_COUNT 7

extern const PaddockDocumentKind sample_kind;
extern const PaddockDocumentKind *const sample_kinds[]; /* it alone */
