/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "stamp-tools.h"

#include "layout-tools.h"
#include "legend.h"
#include "tool-tables.h"
#include "words.h"

typedef struct {
  PaddockToolRun *run;
  const PaddockHexTrack *clip;
  const PaddockMotion *motion;
  guint8 kinds[PADDOCK_CELL_SPECIAL + PADDOCK_N_SPECIALS]; /* what each of the clip's becomes */
} Laying;

static int
find_letter (const PaddockHexTrack *track, const char *name)
{
  for (guint i = 0; i < paddock_list_len (track->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (track->specials, PaddockSpecial, i);

    if (g_strcmp0 (special->name, name) == 0)
      return paddock_special_get_letter (special);
  }

  return -1;
}

static guint32
find_taken_letters (const PaddockHexTrack *track)
{
  guint32 letters = paddock_legend_find_letters (track);

  for (guint i = 0; i < paddock_list_len (track->specials); i++)
    letters |= paddock_special_get_bit (PADDOCK_LIST_AT (track->specials, PaddockSpecial, i));

  return letters;
}

/* The letter that stands for it on the track, its own if that is free; -1: there is none left. */
static int
settle_letter (PaddockHexTrack *draft, const PaddockSpecial *special)
{
  guint32 taken = find_taken_letters (draft);
  int letter = find_letter (draft, special->name);

  if (letter >= 0)
    return letter;

  letter = paddock_special_get_letter (special);
  if (letter < 0 || taken & 1u << letter)
    letter = g_bit_nth_lsf (~(gulong) taken, -1);
  if (letter >= PADDOCK_N_SPECIALS)
    return -1;

  paddock_legend_add (&draft->specials, special, letter);
  return letter;
}

static void
settle_legend (Laying *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->kinds); i++)
    self->kinds[i] = (guint8) i;

  for (guint i = 0; i < paddock_list_len (self->clip->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (self->clip->specials, PaddockSpecial, i);
    int own = paddock_special_get_letter (special);
    int letter = settle_letter (self->run->draft, special);

    if (own >= 0) /* otherwise nothing on the clip is meant by it */
      self->kinds[PADDOCK_CELL_SPECIAL + own] =
        letter < 0 ? PADDOCK_CELL_SPACE : (guint8) (PADDOCK_CELL_SPECIAL + letter);
  }
}

static void
lay_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Laying *self = data;
  PaddockHex image = paddock_motion_hex (self->motion, hex);

  paddock_board_set (&self->run->draft->board, image, PADDOCK_CELL (self->kinds[cell.kind]));
  paddock_selection_set_hex (self->run->selection, image, TRUE);
}

static void
translate_obstacle (Laying *self, PaddockObstacle *obstacle)
{
  g_autofree char *shows = g_strdup (paddock_text_get (obstacle->shows));

  for (char *c = shows; *c; c++) {
    int kind = paddock_cell_kind_from_char (*c);

    if (kind >= 0)
      *c = paddock_cell_kind_to_char (self->kinds[kind]);
  }
  paddock_text_set (&obstacle->shows, shows);
}

/* Where the places of a grid and checkpoints have their numbers. */
static gsize
number_of (PaddockThingKind kind, const PaddockHexTrack *track, const PaddockList **list)
{
  *list = kind == PADDOCK_THING_SLOT ? track->grid : track->checkpoints;

  return kind == PADDOCK_THING_SLOT ? G_STRUCT_OFFSET (PaddockGridSlot, number)
                                    : G_STRUCT_OFFSET (PaddockCheckpoint, number);
}

/* A number that is taken becomes the next free one; the record is the last of its list. */
static void
renumber (Laying *self, PaddockThingKind kind, gpointer record)
{
  const PaddockList *list;
  gsize offset = number_of (kind, self->run->draft, &list);
  int *number = &G_STRUCT_MEMBER (int, record, offset), own = *number;

  *number = 0;
  if (paddock_layout_has_number (list, offset, own))
    own = paddock_layout_free_number (list, offset);
  *number = own;
}

static void
lay_thing (Laying *self, PaddockThingKind kind, guint index)
{
  PaddockHexTrack *draft = self->run->draft;
  PaddockThing thing = { .kind = (guint8) kind };
  gpointer record;

  if (kind == PADDOCK_THING_START && paddock_track_count (draft, kind) > 0)
    return;

  record = paddock_track_add_copy (draft, kind, paddock_track_get (self->clip, kind, index));
  paddock_motion_thing (self->motion, kind, record);
  if (kind == PADDOCK_THING_CHECKPOINT || kind == PADDOCK_THING_SLOT)
    renumber (self, kind, record);
  if (kind == PADDOCK_THING_OBSTACLE)
    translate_obstacle (self, record);

  thing.index = (guint16) (paddock_track_count (draft, kind) - 1);
  paddock_selection_set_thing (self->run->selection, thing, TRUE);
}

static void
check_hex (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Laying *self = data;

  if (!paddock_hex_is_in_range (paddock_motion_hex (self->motion, hex)))
    self->run->refusal = N_ ("This is too far out.");
}

static void
check_things (Laying *self, PaddockThingKind kind)
{
  guint n = paddock_track_count (self->clip, kind);

  if (kind == PADDOCK_THING_CHECKPOINT)
    paddock_layout_may_number (self->run, self->run->draft->checkpoints, n);
  if (kind == PADDOCK_THING_SLOT)
    paddock_layout_may_number (self->run, self->run->draft->grid, n);
  for (guint i = 0; i < n; i++) {
    PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
    guint n_hexes = paddock_track_get_hexes (self->clip, kind, i, hexes);

    for (guint j = 0; j < n_hexes; j++)
      check_hex (hexes[j], PADDOCK_CELL (PADDOCK_CELL_SPACE), self);
  }
}

static gboolean
has_things (const PaddockHexTrack *clip)
{
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    if (paddock_track_count (clip, kind) > 0)
      return TRUE;

  return FALSE;
}

static gboolean
check (Laying *self)
{
  if ((paddock_board_count (self->clip->board) > 0 && !paddock_tool_may_paint (self->run))
      || (has_things (self->clip) && !paddock_tool_may_lay (self->run)))
    return FALSE;

  paddock_board_foreach (self->clip->board, NULL, check_hex, self);
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    check_things (self, kind);
  return self->run->refusal == NULL;
}

void
paddock_clip_lay (PaddockToolRun *run, const PaddockHexTrack *clip, const PaddockMotion *motion)
{
  Laying self = { .run = run, .clip = clip, .motion = motion };

  if (!check (&self))
    return;

  paddock_selection_clear (run->selection);
  settle_legend (&self);
  paddock_board_foreach (clip->board, NULL, lay_cell, &self);
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    for (guint i = 0; i < paddock_track_count (clip, kind); i++)
      lay_thing (&self, kind, i);
}

/* The tool. */

/* A mirror that swaps left and right, as the track is drawn. */
static int
get_axis (const PaddockHexTrack *track)
{
  return track->orientation == PADDOCK_ORIENTATION_FLAT ? 4 : 3;
}

static void
run_stamp (PaddockToolRun *run)
{
  const PaddockToolSettings *settings = run->settings;
  PaddockMotion motion = { .is_mirrored = settings->is_flipped,
                           .axis = get_axis (run->track),
                           .sixths = settings->rotation,
                           .offset = paddock_gesture_get_last (run->gesture) };

  if (!settings->stamp)
    run->refusal = N_ ("Copy something first, or choose a section.");
  else if (!paddock_hex_is_in_range (motion.offset))
    run->refusal = N_ ("This is too far out.");
  else
    paddock_clip_lay (run, settings->stamp, &motion);
}

/* What a command does to a piece that is flipped first and then rotated: a mirror turns rotations round. */
static const struct {
  const char *command;
  gboolean is_mirror;
  int sixths;
} turns[] = {
  { "rotate-left", FALSE, 1 },
  { "rotate-right", FALSE, 5 },
  { "mirror-across", TRUE, 0 },
  { "mirror-down", TRUE, 3 },
};

gboolean
paddock_stamp_turn (PaddockToolSettings *settings, const char *command)
{
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    if (g_strcmp0 (turns[i].command, command) == 0) {
      int rotation = turns[i].is_mirror ? 6 - settings->rotation : settings->rotation;

      settings->rotation = (rotation + turns[i].sixths) % 6;
      settings->is_flipped ^= turns[i].is_mirror;
      return TRUE;
    }

  return FALSE;
}

static const PaddockTool rows[] = {
  { "stamp", N_ ("Stamp"), N_ ("Click to place what you copied, or a section from the library."),
    "t", .uses = PADDOCK_USES_STAMP | PADDOCK_USES_ROTATION | PADDOCK_USES_FLIP, .run = run_stamp },
};

const PaddockToolTable paddock_stamp_tools = PADDOCK_TOOL_TABLE (rows);
