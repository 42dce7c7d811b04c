/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "legend.h"

static void
note_letter (PaddockHex hex, PaddockCell cell, gpointer data)
{
  if (cell.kind >= PADDOCK_CELL_SPECIAL)
    *(guint32 *) data |= 1u << (cell.kind - PADDOCK_CELL_SPECIAL);
}

guint32
paddock_legend_find_letters (const PaddockHexTrack *track)
{
  guint32 letters = 0;

  paddock_board_foreach (track->board, NULL, note_letter, &letters);
  for (guint i = 0; i < paddock_list_len (track->obstacles); i++) {
    const PaddockObstacle *obstacle = PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i);

    for (const char *c = paddock_text_get (obstacle->shows); *c; c++)
      if (g_ascii_islower (*c))
        letters |= 1u << (*c - 'a');
  }

  return letters;
}

int
paddock_special_get_letter (const PaddockSpecial *special)
{
  int kind = paddock_cell_kind_from_char (*paddock_text_get (special->key));

  return kind < PADDOCK_CELL_SPECIAL ? -1 : kind - PADDOCK_CELL_SPECIAL;
}

guint32
paddock_special_get_bit (const PaddockSpecial *special)
{
  int letter = paddock_special_get_letter (special);

  return letter < 0 ? 0 : 1u << letter;
}

void
paddock_legend_add (PaddockList **specials, const PaddockSpecial *special, int letter)
{
  PaddockSpecial *added = paddock_list_append (specials, &paddock_special_type);
  char key[] = { (char) ('a' + letter), '\0' };

  paddock_text_set (&added->key, key);
  paddock_text_set (&added->name, special->name);
  paddock_text_set (&added->label, special->label);
}
