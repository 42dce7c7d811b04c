/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A name for files and ids: "The Old Harbour!" becomes "the-old-harbour".  Empty if TEXT has no letter and no digit. */
char *paddock_slug_new (const char *text);
