/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A folder of its own for each test that renders files.
 */

#pragma once

#include "render.h"

typedef struct {
  char *folder;
  PaddockRenderOptions options;
} RenderFixture;

void render_set_up (RenderFixture *self, gconstpointer data);
void render_tear_down (RenderFixture *self, gconstpointer data);

char *render_make_path (RenderFixture *self, const char *name);
guint render_count_files (const char *folder);

/* Must not fail.  The name says the format. */
void render_file (RenderFixture *self, PaddockDocument *document, const char *path);
