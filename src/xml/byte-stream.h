/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockByteStream: the bytes of a file or of memory, piece by piece, as the parser asks for them.
 *
 * Guards the parser: only plain files are opened, compressed files are not unpacked, and the stream
 * ends at the limits of size, before the first byte that no document has, and when it is stopped.  `problem` then says why,
 * without file and line, which only the parser knows.
 */

#pragma once

#include "stop.h"
#include "tag-guard.h"

typedef struct {
  int fd;            /* or -1: from memory */
  PaddockStop *stop; /* asked before each piece; NULL: never */
  const char *data;  /* what is left of it */
  gsize left;
  gsize n_read;
  PaddockTagGuard guard;
  GError *problem;
  int problem_line;       /* 0: where the parser is */
  char buffer[16 * 1024]; /* of a file: the parser asks for little at a time */
} PaddockByteStream;

gboolean paddock_byte_stream_open_file (PaddockByteStream *self, const char *path, GError **error);
void paddock_byte_stream_open_memory (PaddockByteStream *self, const char *data, gsize len);
void paddock_byte_stream_close (PaddockByteStream *self);

/* For the parser: how many bytes were put into BUFFER; 0 at the end. */
int paddock_byte_stream_read (void *stream, char *buffer, int len);

/* All of it as it is, for those who are not the parser; NULL: see errno. */
GBytes *paddock_byte_stream_read_all (PaddockByteStream *self);
