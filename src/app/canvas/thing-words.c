/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing-words.h"

#include <glib/gi18n.h>

#include "hex-track.h"
#include "road-course.h"
#include "track-things.h"

/* How people find the thing. */
typedef enum {
  PLAIN,
  AT_HEX,
  ON_ROAD,
  NUMBERED,
  COUNTED, /* like NUMBERED, but the index starts at 0 */
} Where;

typedef struct {
  const char *label;
  Where where;
} ThingWords;

static const ThingWords words[] = {
  [PADDOCK_THING_CELL] = { N_ ("Hex"), AT_HEX },
  [PADDOCK_THING_START] = { N_ ("Starting line"), AT_HEX },
  [PADDOCK_THING_CHECKPOINT] = { N_ ("Checkpoint"), AT_HEX },
  [PADDOCK_THING_OBSTACLE] = { N_ ("Obstacle"), AT_HEX },
  [PADDOCK_THING_ITEM] = { N_ ("Item"), AT_HEX },
  [PADDOCK_THING_SLOT] = { N_ ("Starting place"), AT_HEX },
  [PADDOCK_THING_HAZARD] = { N_ ("Hazard"), AT_HEX },
  [PADDOCK_THING_FRAGILE] = { N_ ("Fragile obstacle"), AT_HEX },
  [PADDOCK_THING_SOLID] = { N_ ("Solid obstacle"), AT_HEX },
  [PADDOCK_THING_RUNNER_ENTRY] = { N_ ("Runners’ entry"), AT_HEX },
  [PADDOCK_THING_NOTE] = { N_ ("Note"), COUNTED },
  [PADDOCK_THING_TILE] = { N_ ("Tile"), COUNTED },
  [PADDOCK_THING_ROAD_SPACE] = { N_ ("Space"), ON_ROAD },
  [PADDOCK_THING_BONUS] = { N_ ("Bonus line"), COUNTED },
  [PADDOCK_THING_SPEED] = { N_ ("Speed"), NUMBERED },
  [PADDOCK_THING_CONTROL] = { N_ ("Control loss"), NUMBERED },
  [PADDOCK_THING_DAMAGE] = { N_ ("Damage"), NUMBERED },
  [PADDOCK_THING_STAMINA] = { N_ ("Stamina"), NUMBERED },
  [PADDOCK_THING_CARD] = { N_ ("Card"), COUNTED },
  [PADDOCK_THING_TRAIT] = { N_ ("Trait"), COUNTED },
  [PADDOCK_THING_GEAR] = { N_ ("Gear"), NUMBERED },
  [PADDOCK_THING_DICE] = { N_ ("Dice"), PLAIN },
  [PADDOCK_THING_LOCK_SLOT] = { N_ ("Lock slot"), COUNTED },
  [PADDOCK_THING_ITEM_SLOT] = { N_ ("Item slot"), COUNTED },
  [PADDOCK_THING_ABILITY] = { N_ ("Ability"), COUNTED },
  [PADDOCK_THING_COMPONENT] = { N_ ("Part"), COUNTED },
  [PADDOCK_THING_SPACE] = { N_ ("Special space"), COUNTED },
  [PADDOCK_THING_RIDER] = { N_ ("Rider"), COUNTED },
  [PADDOCK_THING_CLASS] = { N_ ("Class"), COUNTED },
  [PADDOCK_THING_ACTION] = { N_ ("Action card"), COUNTED },
  [PADDOCK_THING_EVENT] = { N_ ("Event card"), COUNTED },
  [PADDOCK_THING_TACTIC] = { N_ ("Tactics card"), COUNTED },
  [PADDOCK_THING_FIELD] = { NULL }, /* says itself what it is */
};

G_STATIC_ASSERT (G_N_ELEMENTS (words) == PADDOCK_N_THINGS);

const char *
paddock_thing_kind_get_label (PaddockThingKind kind)
{
  return words[kind].label ? _ (words[kind].label) : "";
}

char *
paddock_thing_dup_words (const PaddockThing *self)
{
  const ThingWords *row = &words[self->kind];

  if (!row->label)
    return g_strdup ("");

  switch (row->where) {
  case AT_HEX:
    /* Translators: a thing on a board and its hex: "Checkpoint at 3, 5". */
    return g_strdup_printf (_ ("%s at %d, %d"), _ (row->label), self->at.a, self->at.b);
  case ON_ROAD:
    return self->part ? g_strdup_printf (_ ("Row %d, lane %d"), self->at.a, self->at.b)
                      : g_strdup_printf (_ ("Road side of row %d"), self->at.a);
  case NUMBERED:
  case COUNTED:
    /* Translators: a thing and its number: "Gear 3". */
    return g_strdup_printf (_ ("%s %d"), _ (row->label),
                            (gint16) self->index + (row->where == COUNTED));
  case PLAIN:
  default:
    return g_strdup (_ (row->label));
  }
}

gboolean
paddock_thing_is_numbered (const PaddockThing *self)
{
  return words[self->kind].where == NUMBERED;
}

/* Things on a hex, in the middle of a sentence. */
static const char *const on_hex[] = {
  [PADDOCK_THING_START] = N_ ("starting line"),
  [PADDOCK_THING_CHECKPOINT] = N_ ("checkpoint %d"),
  [PADDOCK_THING_OBSTACLE] = N_ ("obstacle"),
  [PADDOCK_THING_ITEM] = N_ ("item"),
  [PADDOCK_THING_SLOT] = N_ ("starting place %d"),
  [PADDOCK_THING_HAZARD] = N_ ("hazard"),
  [PADDOCK_THING_FRAGILE] = N_ ("fragile obstacle"),
  [PADDOCK_THING_SOLID] = N_ ("solid obstacle"),
  [PADDOCK_THING_RUNNER_ENTRY] = N_ ("runners’ entry"),
  [PADDOCK_THING_NOTE] = N_ ("note %d"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (on_hex) == PADDOCK_THING_LAST + 1);

static const char *
get_special (const PaddockHexTrack *track, guint kind)
{
  for (guint i = 0; i < paddock_list_len (track->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (track->specials, PaddockSpecial, i);

    if (paddock_cell_kind_from_char (*paddock_text_get (special->key)) == (int) kind)
      return *paddock_text_get (special->label) ? special->label : paddock_text_get (special->name);
  }

  return _ ("special space");
}

static const char *
get_cell (const PaddockHexTrack *track, PaddockHex hex)
{
  static const char *const cells[] = {
    [PADDOCK_CELL_OFF] = N_ ("not on the board"),
    [PADDOCK_CELL_SPACE] = N_ ("space"),
    [PADDOCK_CELL_BARRIER] = N_ ("barrier"),
  };
  guint kind = paddock_board_get (track->board, hex).kind;

  return kind < PADDOCK_CELL_SPECIAL ? _ (cells[kind]) : get_special (track, kind);
}

static int
get_number (const PaddockHexTrack *track, const PaddockThing *thing)
{
  if (thing->kind == PADDOCK_THING_CHECKPOINT)
    return PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, thing->index)->number;
  if (thing->kind == PADDOCK_THING_SLOT)
    return PADDOCK_LIST_AT (track->grid, PaddockGridSlot, thing->index)->number;

  return thing->index + 1;
}

static void
add_thing (GString *text, const PaddockHexTrack *track, const PaddockThing *thing)
{
  const char *label = _ (on_hex[thing->kind]);
  const char *place = strstr (label, "%d");

  g_string_append (text, _ (", ")); /* Translators: between the things that are on a hex */
  if (place) {
    g_string_append_len (text, label, place - label);
    g_string_append_printf (text, "%d%s", get_number (track, thing), place + 2);
  } else {
    g_string_append (text, label);
  }
}

static char *
dup_hex_words (const PaddockHexTrack *track, PaddockHex hex)
{
  g_autoptr (GArray) things = paddock_track_things_new (track);
  GString *text = g_string_new (NULL);

  /* Translators: a hex and what it is: "Hex 3, 5: barrier". */
  g_string_append_printf (text, _ ("Hex %d, %d: %s"), hex.q, hex.r, get_cell (track, hex));
  for (guint i = 0; i < things->len; i++) {
    const PaddockThing *thing = &g_array_index (things, PaddockThing, i);

    if (paddock_place_equal (thing->at, paddock_hex_to_place (hex)))
      add_thing (text, track, thing);
  }

  return g_string_free (text, FALSE);
}

static char *
dup_space_words (const PaddockRoadTrack *track, PaddockRoadSpace space)
{
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (track);
  PaddockThing thing = { .kind = PADDOCK_THING_ROAD_SPACE,
                         .part = (guint8) space.k,
                         .at = PADDOCK_PLACE (space.row, space.lane) };

  return paddock_road_is_finish (course->road, space) ? g_strdup (_ ("Beyond the finish line"))
                                                      : paddock_thing_dup_words (&thing);
}

char *
paddock_place_dup_words (const PaddockDocument *document, PaddockPlace place)
{
  if (document->kind == &paddock_hex_track_kind)
    return dup_hex_words (document->record, paddock_hex_from_place (place));
  if (document->kind == &paddock_road_track_kind)
    return dup_space_words (document->record, paddock_road_space_from_place (place));

  return g_strdup ("");
}
