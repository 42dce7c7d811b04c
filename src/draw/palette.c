/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "palette.h"

#include <math.h>

const char *const paddock_palette_names[] = {
  [PADDOCK_PALETTE_LIGHT] = "light",
  [PADDOCK_PALETTE_DARK] = "dark",
  [PADDOCK_PALETTE_PRINT] = "print",
  [PADDOCK_PALETTE_CONTRAST] = "contrast",
  [PADDOCK_PALETTE_COLOUR_BLIND] = "colour-blind",
  [PADDOCK_N_PALETTES] = NULL,
};

/* clang-format off */
static const guint colours[PADDOCK_N_INKS][PADDOCK_N_PALETTES] = {
  /*                               light     dark      print     contrast  colour-blind */
  [PADDOCK_INK_PAPER] =          { 0xfaf9f6, 0x1c1d20, 0xffffff, 0xffffff, 0xfaf9f6 },
  [PADDOCK_INK_INK] =            { 0x1d1f23, 0xf1efe9, 0x000000, 0x000000, 0x1d1f23 },
  [PADDOCK_INK_MUTED] =          { 0x5c606a, 0xaeb2bb, 0x444444, 0x000000, 0x5c606a },
  [PADDOCK_INK_RULE] =           { 0xc9c6be, 0x4a4d55, 0x999999, 0x000000, 0xc9c6be },
  [PADDOCK_INK_PANEL] =          { 0xeeece5, 0x292b30, 0xf0f0f0, 0xffffff, 0xeeece5 },
  [PADDOCK_INK_ACCENT] =         { 0x1f4e79, 0x8fc1ee, 0x222222, 0x000000, 0x00558c },
  [PADDOCK_INK_ON_ACCENT] =      { 0xffffff, 0x10151b, 0xffffff, 0xffffff, 0xffffff },
  [PADDOCK_INK_ASPHALT] =        { 0x565b64, 0x3b3f47, 0xe9e9e9, 0xffffff, 0x565b64 },
  [PADDOCK_INK_ASPHALT_LINE] =   { 0xe8e6df, 0x8c919b, 0x848484, 0x000000, 0xe8e6df },
  [PADDOCK_INK_ASPHALT_TEXT] =   { 0xffffff, 0xf1efe9, 0x000000, 0x000000, 0xffffff },
  [PADDOCK_INK_PRIORITY] =       { 0xb9bcc2, 0x6d727c, 0xffffff, 0xd6d6d6, 0xb9bcc2 },
  [PADDOCK_INK_PRIORITY_TEXT] =  { 0x16181b, 0xffffff, 0x000000, 0x000000, 0x16181b },
  [PADDOCK_INK_BARRIER] =        { 0x23262b, 0x101113, 0x6b6b6b, 0x000000, 0x23262b },
  [PADDOCK_INK_BARRIER_HATCH] =  { 0x3f444d, 0x3a3e46, 0x555555, 0x3d3d3d, 0x3f444d },
  [PADDOCK_INK_BARRIER_LINE] =   { 0x101215, 0x4c515b, 0x333333, 0x000000, 0x101215 },
  [PADDOCK_INK_BARRIER_TEXT] =   { 0xe2e1dc, 0xc9cdd6, 0xffffff, 0xffffff, 0xe2e1dc },
  [PADDOCK_INK_SPECIAL] =        { 0x7fd0c4, 0x5cc4b4, 0x808080, 0x0038b8, 0x5cb8ec },
  [PADDOCK_INK_SPECIAL_TEXT] =   { 0x07332d, 0x041f1b, 0x000000, 0xffffff, 0x06283b },
  [PADDOCK_INK_TOKEN] =          { 0x15171a, 0x08090a, 0xffffff, 0x000000, 0x15171a },
  [PADDOCK_INK_TOKEN_TEXT] =     { 0xffd23f, 0xffd23f, 0x000000, 0xffffff, 0xf0e442 },
  [PADDOCK_INK_CHECKPOINT] =     { 0xffc21a, 0xffc21a, 0x111111, 0xa87400, 0xf0e442 },
  [PADDOCK_INK_START] =          { 0x101215, 0x08090a, 0x000000, 0x000000, 0x101215 },
  [PADDOCK_INK_START_LIGHT] =    { 0xffffff, 0xf4f2ec, 0xffffff, 0xffffff, 0xffffff },
  [PADDOCK_INK_ITEM] =           { 0xf6984a, 0xe8842f, 0xffffff, 0xffffff, 0xe69f00 },
  [PADDOCK_INK_ITEM_TEXT] =      { 0x2a1402, 0x1d0d00, 0x000000, 0x000000, 0x241900 },
  [PADDOCK_INK_HAZARD] =         { 0xc9a6e8, 0xb48fd8, 0xffffff, 0xe2c2ff, 0xe0a6c8 },
  [PADDOCK_INK_HAZARD_TEXT] =    { 0x1c0830, 0x14041f, 0x000000, 0x000000, 0x2b0a1c },
  [PADDOCK_INK_FRAGILE] =        { 0xe7c59a, 0xd9b384, 0xffffff, 0xffffff, 0xe7c59a },
  [PADDOCK_INK_FRAGILE_TEXT] =   { 0x2e1c06, 0x241503, 0x000000, 0x000000, 0x2e1c06 },
  [PADDOCK_INK_SOLID] =          { 0x8e2f2f, 0x9c3434, 0x3a3a3a, 0x000000, 0x8a3500 },
  [PADDOCK_INK_SOLID_TEXT] =     { 0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff },
  [PADDOCK_INK_VERGE] =          { 0xa98a63, 0x5d4b36, 0xd8d8d8, 0xa0a0a0, 0xa98a63 },
  [PADDOCK_INK_VERGE_TEXT] =     { 0x20160a, 0xfff4e3, 0x000000, 0x000000, 0x20160a },
  [PADDOCK_INK_MOUNTAIN] =       { 0xd7352c, 0xe8564d, 0x000000, 0x000000, 0xd55e00 },
  [PADDOCK_INK_FLAT] =           { 0xffd23f, 0xf2c531, 0xffffff, 0xffffff, 0xf0e442 },
  [PADDOCK_INK_DESCENT] =        { 0x2a78c9, 0x5aa2ec, 0x777777, 0x000000, 0x0072b2 },
  [PADDOCK_INK_SPRINT] =         { 0x2fa84f, 0x4cc66d, 0x444444, 0x000000, 0x009e73 },
  [PADDOCK_INK_COBBLES] =        { 0x8b5fbf, 0xb18be0, 0xaaaaaa, 0xffffff, 0xcc79a7 },
  [PADDOCK_INK_NOTE] =           { 0xfff3b0, 0xfbe98d, 0xffffff, 0xffffff, 0xfff3b0 },
  [PADDOCK_INK_NOTE_TEXT] =      { 0x3a3000, 0x2b2400, 0x000000, 0x000000, 0x3a3000 },
  [PADDOCK_INK_GOOD] =           { 0x1d6b35, 0x7fd79a, 0x000000, 0x000000, 0x00614a },
  [PADDOCK_INK_BAD] =            { 0xa3271f, 0xf59a92, 0x000000, 0x000000, 0x9c3d00 },
  [PADDOCK_INK_OVERLAY_LIGHT] =  { 0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff },
  [PADDOCK_INK_OVERLAY_DARK] =   { 0x0b0d10, 0x050607, 0x000000, 0x000000, 0x0b0d10 },
  [PADDOCK_INK_SELECTION] =      { 0x5cb3ff, 0x6cbcff, 0xffffff, 0x00e5ff, 0x56b4e9 },
  [PADDOCK_INK_CURSOR] =         { 0xff9ef5, 0xff9ef5, 0xffffff, 0xffff00, 0xffc2ef },
  [PADDOCK_INK_ERROR] =          { 0xff6b5e, 0xff7b6f, 0xffffff, 0xffffff, 0xff8a3d },
  [PADDOCK_INK_ERROR_TEXT] =     { 0x1a0200, 0x1a0200, 0x000000, 0x000000, 0x1f0d00 },
  [PADDOCK_INK_WARNING] =        { 0xffc94d, 0xffc94d, 0xffffff, 0xffffff, 0xf0e442 },
  [PADDOCK_INK_WARNING_TEXT] =   { 0x221800, 0x221800, 0x000000, 0x000000, 0x221f00 },
  [PADDOCK_INK_HINT] =           { 0x8fd0ff, 0x8fd0ff, 0xffffff, 0xffffff, 0x9ad1f5 },
  [PADDOCK_INK_HINT_TEXT] =      { 0x001827, 0x001827, 0x000000, 0x000000, 0x001827 },
  [PADDOCK_INK_HEAT_0] =         { 0xfde725, 0xfde725, 0xffffff, 0xffffff, 0xfde725 },
  [PADDOCK_INK_HEAT_1] =         { 0xb5de2b, 0xb5de2b, 0xe6e6e6, 0xe6e6e6, 0xb5de2b },
  [PADDOCK_INK_HEAT_2] =         { 0x6ece58, 0x6ece58, 0xcdcdcd, 0xcdcdcd, 0x6ece58 },
  [PADDOCK_INK_HEAT_3] =         { 0x35b779, 0x35b779, 0xb4b4b4, 0xb4b4b4, 0x35b779 },
  [PADDOCK_INK_HEAT_4] =         { 0x1f9e89, 0x1f9e89, 0x9b9b9b, 0x9b9b9b, 0x1f9e89 },
  [PADDOCK_INK_HEAT_5] =         { 0x2c8a97, 0x2c8a97, 0x828282, 0x828282, 0x2c8a97 },
  [PADDOCK_INK_HEAT_TEXT] =      { 0x000000, 0x000000, 0x000000, 0x000000, 0x000000 },
  [PADDOCK_INK_SEAT_0] =         { 0xd8352a, 0xe0473c, 0x9a9a9a, 0xc00000, 0xd55e00 },
  [PADDOCK_INK_SEAT_1] =         { 0x2f6fd0, 0x4a86e0, 0x6e6e6e, 0x0038b8, 0x0072b2 },
  [PADDOCK_INK_SEAT_2] =         { 0x2f9e4a, 0x3cae58, 0xb8b8b8, 0x006b1f, 0x009e73 },
  [PADDOCK_INK_SEAT_3] =         { 0xf5c518, 0xf5c518, 0xffffff, 0xffd000, 0xf0e442 },
  [PADDOCK_INK_SEAT_4] =         { 0xe86fb0, 0xee82bb, 0xd6d6d6, 0xff5fb8, 0xcc79a7 },
  [PADDOCK_INK_SEAT_5] =         { 0xa9b0ba, 0xb4bac3, 0x848484, 0x9aa0a8, 0x9aa0a8 },
  [PADDOCK_INK_SEAT_6] =         { 0xffffff, 0xf7f5f0, 0xffffff, 0xffffff, 0xffffff },
  [PADDOCK_INK_SEAT_7] =         { 0x26292e, 0x17191c, 0x303030, 0x000000, 0x26292e },
  [PADDOCK_INK_GLASS] =          { 0x1a2430, 0x0c1218, 0x000000, 0x000000, 0x1a2430 },
  [PADDOCK_INK_LIGHT] =          { 0xfff6c2, 0xfff6c2, 0xffffff, 0xffffff, 0xfff6c2 },
  [PADDOCK_INK_TARGET] =         { 0x7dff8a, 0x7dff8a, 0xffffff, 0xffff00, 0xf7f06d },
  [PADDOCK_INK_BURST] =          { 0xff8c1a, 0xffa033, 0xffffff, 0xffff00, 0xffb000 },
};
/* clang-format on */

guint
paddock_palette_get (PaddockPalette palette, PaddockInk ink)
{
  return colours[ink][palette];
}

static double
linear (guint channel)
{
  double c = channel / 255.0;

  return c <= 0.03928 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static double
luminance (guint colour)
{
  return 0.2126 * linear (colour >> 16 & 0xff) + 0.7152 * linear (colour >> 8 & 0xff)
         + 0.0722 * linear (colour & 0xff);
}

double
paddock_palette_contrast (guint a, guint b)
{
  double la = luminance (a), lb = luminance (b);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}
