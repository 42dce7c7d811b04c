/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Palettes: the colour of every ink.  One table; a new palette is one more column.
 */

#pragma once

#include "style.h"

typedef enum {
  PADDOCK_PALETTE_LIGHT,
  PADDOCK_PALETTE_DARK,
  PADDOCK_PALETTE_PRINT,
  PADDOCK_PALETTE_CONTRAST,
  PADDOCK_PALETTE_COLOUR_BLIND,
  PADDOCK_N_PALETTES,
} PaddockPalette;

/* "light", "dark", "print", "contrast", "colour-blind"; NULL-terminated, in the enum's order. */
extern const char *const paddock_palette_names[];

/* 0xRRGGBB */
guint paddock_palette_get (PaddockPalette palette, PaddockInk ink);

/* The contrast of two colours as WCAG 2 defines it, 1 to 21. */
double paddock_palette_contrast (guint a, guint b);
