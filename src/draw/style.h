/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Styles: how things look, by name.  A scene says "barrier"; a palette says which colours that is.
 *
 * A style draws with inks, and a palette gives every ink its colour: one table each, in style.c and
 * palette.c.  Nothing may be told by colour alone: things that mean different things also differ in
 * shape, letter, hatching or dashes.
 */

#pragma once

#include <glib.h>

typedef enum {
  PADDOCK_INK_NONE,
  PADDOCK_INK_PAPER,
  PADDOCK_INK_INK,    /* text and strong lines on paper */
  PADDOCK_INK_MUTED,  /* secondary text on paper */
  PADDOCK_INK_RULE,   /* thin lines on paper */
  PADDOCK_INK_PANEL,  /* shaded boxes; ink and muted text stay readable on it */
  PADDOCK_INK_ACCENT, /* headings */
  PADDOCK_INK_ON_ACCENT,
  PADDOCK_INK_ASPHALT,
  PADDOCK_INK_ASPHALT_LINE,
  PADDOCK_INK_ASPHALT_TEXT,
  PADDOCK_INK_PRIORITY, /* the priority line's lighter asphalt */
  PADDOCK_INK_PRIORITY_TEXT,
  PADDOCK_INK_BARRIER,
  PADDOCK_INK_BARRIER_HATCH,
  PADDOCK_INK_BARRIER_LINE,
  PADDOCK_INK_BARRIER_TEXT,
  PADDOCK_INK_SPECIAL,
  PADDOCK_INK_SPECIAL_TEXT,
  PADDOCK_INK_TOKEN,
  PADDOCK_INK_TOKEN_TEXT,
  PADDOCK_INK_CHECKPOINT,
  PADDOCK_INK_START,
  PADDOCK_INK_START_LIGHT,
  PADDOCK_INK_ITEM,
  PADDOCK_INK_ITEM_TEXT,
  PADDOCK_INK_HAZARD,
  PADDOCK_INK_HAZARD_TEXT,
  PADDOCK_INK_FRAGILE,
  PADDOCK_INK_FRAGILE_TEXT,
  PADDOCK_INK_SOLID,
  PADDOCK_INK_SOLID_TEXT,
  PADDOCK_INK_VERGE, /* the road side */
  PADDOCK_INK_VERGE_TEXT,
  PADDOCK_INK_MOUNTAIN,
  PADDOCK_INK_FLAT,
  PADDOCK_INK_DESCENT,
  PADDOCK_INK_SPRINT,
  PADDOCK_INK_COBBLES,
  PADDOCK_INK_NOTE,
  PADDOCK_INK_NOTE_TEXT,
  PADDOCK_INK_GOOD,
  PADDOCK_INK_BAD,
  PADDOCK_N_INKS,
} PaddockInk;

/* In the order in which they are painted where they share a layer. */
typedef enum {
  PADDOCK_STYLE_PAPER,
  /* text on paper and on panels */
  PADDOCK_STYLE_TITLE,
  PADDOCK_STYLE_HEADING,
  PADDOCK_STYLE_TEXT,
  PADDOCK_STYLE_STRONG,
  PADDOCK_STYLE_MUTED,
  /* hex boards */
  PADDOCK_STYLE_SPACE,
  PADDOCK_STYLE_SPACE_TEXT,
  PADDOCK_STYLE_BARRIER,
  PADDOCK_STYLE_BARRIER_TEXT,
  PADDOCK_STYLE_SPECIAL,
  PADDOCK_STYLE_OBSTACLE,       /* a token's hex that bars the way */
  PADDOCK_STYLE_OBSTACLE_SPACE, /* a token's hex that may be driven on */
  PADDOCK_STYLE_SPECIAL_BADGE,
  PADDOCK_STYLE_SPECIAL_TEXT,
  PADDOCK_STYLE_LAP_LINE_CASING,
  PADDOCK_STYLE_LAP_LINE,
  PADDOCK_STYLE_CHECKPOINT_CASING,
  PADDOCK_STYLE_CHECKPOINT_LINE,
  PADDOCK_STYLE_START_LINE,
  PADDOCK_STYLE_START_CHEQUER,
  PADDOCK_STYLE_START_ARROW,
  PADDOCK_STYLE_TOKEN,
  PADDOCK_STYLE_TOKEN_START,
  PADDOCK_STYLE_TOKEN_MARK,
  PADDOCK_STYLE_TOKEN_TEXT,
  PADDOCK_STYLE_SLOT,
  PADDOCK_STYLE_RUNNER,
  PADDOCK_STYLE_ITEM,
  PADDOCK_STYLE_ITEM_ARMED,
  PADDOCK_STYLE_ITEM_TEXT,
  PADDOCK_STYLE_HAZARD,
  PADDOCK_STYLE_HAZARD_TEXT,
  PADDOCK_STYLE_FRAGILE,
  PADDOCK_STYLE_FRAGILE_TEXT,
  PADDOCK_STYLE_SOLID,
  PADDOCK_STYLE_SOLID_TEXT,
  PADDOCK_STYLE_NOTE,
  PADDOCK_STYLE_NOTE_TEXT,
  /* roads */
  PADDOCK_STYLE_VERGE,
  PADDOCK_STYLE_LANE,
  PADDOCK_STYLE_PRIORITY,
  PADDOCK_STYLE_PRIORITY_TEXT,
  PADDOCK_STYLE_ROW_LINE,
  PADDOCK_STYLE_LANE_LINE,
  PADDOCK_STYLE_SPLIT_LINE,
  PADDOCK_STYLE_TILE_LINE,
  PADDOCK_STYLE_MOUNTAIN,
  PADDOCK_STYLE_FLAT,
  PADDOCK_STYLE_DESCENT,
  PADDOCK_STYLE_SPRINT,
  PADDOCK_STYLE_COBBLES,
  PADDOCK_STYLE_BONUS_SPRINT,
  PADDOCK_STYLE_BONUS_MOM,
  PADDOCK_STYLE_SIGN,
  /* sheets */
  PADDOCK_STYLE_BAND, /* the head of a sheet */
  PADDOCK_STYLE_BAND_TITLE,
  PADDOCK_STYLE_BAND_TEXT,
  PADDOCK_STYLE_BOX,
  PADDOCK_STYLE_PANEL,
  PADDOCK_STYLE_RULE,
  PADDOCK_STYLE_GOOD,
  PADDOCK_STYLE_BAD,
  PADDOCK_STYLE_MARK, /* a solid sign in ink */
  PADDOCK_N_STYLES,
} PaddockStyle;

#define PADDOCK_STYLE_MAX_GROUNDS 3

typedef struct {
  const char *name;
  PaddockInk fill; /* of shapes, and of text */
  PaddockInk line;
  double width; /* of the line, in scene units; 0: none */
  double dash;  /* length of dashes and of the gaps between them; 0: solid */
  PaddockInk hatch;
  gboolean is_bold;
  gboolean is_text;
  PaddockInk on[PADDOCK_STYLE_MAX_GROUNDS]; /* text: every ink that it may stand on */
} PaddockStyleInfo;

extern const PaddockStyleInfo paddock_styles[PADDOCK_N_STYLES];
