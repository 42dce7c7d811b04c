/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clip.h"

#include "legend.h"
#include "motion.h"

#define ID_MAX 40

/* Taking. */

typedef struct {
  const PaddockHexTrack *track;
  PaddockHexTrack *clip;
  PaddockMotion motion;
} Taking;

/* What lies half a world from the middle has no place in a document. */
static gboolean
fits (const Taking *self, PaddockHex hex)
{
  return paddock_hex_is_in_range (paddock_motion_hex (&self->motion, hex));
}

static void
take_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Taking *self = data;
  guint8 kind = paddock_board_get (self->track->board, hex).kind;

  if (kind != PADDOCK_CELL_OFF && fits (self, hex))
    paddock_board_set (&self->clip->board, paddock_motion_hex (&self->motion, hex),
                       PADDOCK_CELL (kind));
}

static void
take_thing (Taking *self, PaddockThing thing)
{
  gconstpointer record = paddock_track_get (self->track, thing.kind, thing.index);
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = paddock_track_get_hexes (self->track, thing.kind, thing.index, hexes);

  for (guint i = 0; i < n; i++)
    if (!fits (self, hexes[i]))
      return;

  paddock_motion_thing (&self->motion, thing.kind,
                        paddock_track_add_copy (self->clip, thing.kind, record));
}

static void
take_legend (Taking *self)
{
  guint32 letters = paddock_legend_find_letters (self->clip);

  for (guint i = 0; i < paddock_list_len (self->track->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (self->track->specials, PaddockSpecial, i);

    if (letters & paddock_special_get_bit (special))
      paddock_legend_add (&self->clip->specials, special, paddock_special_get_letter (special));
  }
}

PaddockDocument *
paddock_clip_new (const PaddockHexTrack *track, const PaddockSelection *selection)
{
  Taking self = { .track = track };
  PaddockHex pivot;

  if (!paddock_selection_get_pivot (selection, track, &pivot))
    return NULL;

  self.clip = g_malloc (paddock_hex_track_kind.type->size);
  paddock_record_init (paddock_hex_track_kind.type, self.clip);
  self.clip->game = track->game;
  self.clip->orientation = track->orientation;
  self.motion.offset = paddock_hex_subtract (PADDOCK_HEX (0, 0), pivot);
  paddock_board_foreach (selection->hexes, NULL, take_cell, &self);
  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++)
    take_thing (&self, paddock_selection_get_thing (selection, i));
  take_legend (&self);

  return paddock_document_new_take (&paddock_hex_track_kind, self.clip);
}

/* "Tight Corner!" becomes tight-corner. */
static char *
make_id (const char *title)
{
  GString *id = g_string_new (NULL);

  for (const char *c = title; *c && id->len < ID_MAX; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);

  return g_string_free (id, FALSE);
}

PaddockDocument *
paddock_section_new (const PaddockHexTrack *track,
                     const PaddockSelection *selection,
                     const char *title)
{
  g_autoptr (PaddockDocument) clip = paddock_clip_new (track, selection);
  g_autofree char *id = make_id (title);
  PaddockHexTrack *section;

  if (!clip)
    return NULL;

  section = paddock_document_dup_record (clip);
  paddock_text_set (&section->id, *id ? id : "section");
  paddock_text_set (&section->title, title);
  section->is_section = TRUE;
  return paddock_document_new_take (&paddock_hex_track_kind, section);
}
