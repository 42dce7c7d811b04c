/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-editor.h"

#include <glib/gi18n.h>

#include "snap.h"

struct _PaddockRoadEditor {
  GObject parent_instance;

  PaddockEditor *editor;
  PaddockDocument *laid;     /* the version that LAYOUT is of */
  PaddockRoadLayout *layout; /* NULL: no road */
  char *tile;                /* id; NULL: the first */
  char *opened;              /* id; NULL: none */
  gboolean is_placing;
  int gap;
  char *words;
};

G_DEFINE_FINAL_TYPE (PaddockRoadEditor, paddock_road_editor, G_TYPE_OBJECT)

enum {
  CHANGED,
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

PaddockEditor *
paddock_road_editor_get_editor (PaddockRoadEditor *self)
{
  return self->editor;
}

static PaddockDocumentFile *
get_file (PaddockRoadEditor *self)
{
  return paddock_editor_get_file (self->editor);
}

static void
emit_changed (PaddockRoadEditor *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The track, and where it lies. */

const PaddockRoadTrack *
paddock_road_editor_get_track (PaddockRoadEditor *self)
{
  return self->laid ? self->laid->record : NULL;
}

const PaddockRoadLayout *
paddock_road_editor_get_layout (PaddockRoadEditor *self)
{
  return self->layout;
}

static PaddockDocument *
find_road (PaddockRoadEditor *self)
{
  PaddockDocumentFile *file = get_file (self);
  PaddockDocument *document = paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY
                                ? paddock_document_file_get_document (file)
                                : NULL;

  return document && document->kind == &paddock_road_track_kind ? document : NULL;
}

static void
lay (PaddockRoadEditor *self)
{
  PaddockDocument *road = find_road (self);

  if (road == self->laid)
    return;

  g_clear_pointer (&self->layout, paddock_road_layout_free);
  g_clear_pointer (&self->laid, paddock_document_unref);
  if (road) {
    self->laid = paddock_document_ref (road);
    self->layout = paddock_road_layout_new (road->record);
  }
}

static void
file_changed_cb (PaddockRoadEditor *self)
{
  lay (self);
  if (self->layout)
    self->gap = CLAMP (self->gap, 0, self->layout->course->n_rows);
  emit_changed (self);
}

/* What is selected. */

static gboolean
find_selected (PaddockRoadEditor *self, PaddockThingKind kind, guint n, guint *index)
{
  const PaddockSelection *selection = paddock_editor_get_selection (self->editor);

  for (guint i = paddock_selection_get_n_things (selection); i-- > 0;) {
    PaddockThing thing = paddock_selection_get_thing (selection, i);

    *index = thing.index;
    if (thing.kind == kind && thing.index < n)
      return TRUE;
  }

  return FALSE;
}

static void
select_thing (PaddockRoadEditor *self, PaddockThingKind kind, guint index)
{
  g_auto (PaddockSelection) selection = { 0 };

  if (kind != PADDOCK_THING_NONE)
    paddock_selection_set_thing (&selection,
                                 (PaddockThing){ .kind = kind, .index = (guint16) index }, TRUE);
  paddock_editor_set_selection (self->editor, &selection);
}

int
paddock_road_editor_get_place (PaddockRoadEditor *self)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self);
  guint index;

  return track && find_selected (self, PADDOCK_THING_TILE, paddock_list_len (track->places), &index)
           ? (int) index
           : PADDOCK_NO_PLACE;
}

void
paddock_road_editor_set_place (PaddockRoadEditor *self, int place)
{
  select_thing (self, place < 0 ? PADDOCK_THING_NONE : PADDOCK_THING_TILE, (guint) place);
}

guint
paddock_road_editor_get_bonus (PaddockRoadEditor *self)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self);
  guint index;

  return track
             && find_selected (self, PADDOCK_THING_BONUS, paddock_list_len (track->bonuses), &index)
           ? index
           : PADDOCK_NO_BONUS;
}

void
paddock_road_editor_set_bonus (PaddockRoadEditor *self, guint bonus)
{
  select_thing (self, bonus == PADDOCK_NO_BONUS ? PADDOCK_THING_NONE : PADDOCK_THING_BONUS, bonus);
}

const PaddockTile *
paddock_road_editor_get_tile (PaddockRoadEditor *self)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self);
  const PaddockTile *tile =
    track && self->tile ? paddock_road_track_find_tile (track, self->tile) : NULL;

  if (!tile && track && paddock_list_len (track->tiles) > 0)
    tile = PADDOCK_LIST_AT (track->tiles, PaddockTile, 0);

  return tile;
}

void
paddock_road_editor_set_tile (PaddockRoadEditor *self, const char *id)
{
  if (g_strcmp0 (self->tile, id) == 0)
    return;

  g_free (self->tile);
  self->tile = g_strdup (id);
  if (self->opened)
    paddock_road_editor_open_tile (self, id);
  emit_changed (self);
}

const PaddockTile *
paddock_road_editor_get_opened (PaddockRoadEditor *self)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self);

  return track && self->opened ? paddock_road_track_find_tile (track, self->opened) : NULL;
}

void
paddock_road_editor_open_tile (PaddockRoadEditor *self, const char *id)
{
  if (g_strcmp0 (self->opened, id) == 0)
    return;

  g_free (self->opened);
  self->opened = g_strdup (id);
  paddock_road_editor_tell (self, NULL);
  if (id)
    paddock_road_editor_set_tile (self, id);
  emit_changed (self);
}

/* Words. */

void
paddock_road_editor_tell (PaddockRoadEditor *self, const char *words)
{
  if (g_strcmp0 (self->words, words) == 0)
    return;

  g_free (self->words);
  self->words = g_strdup (words);
  g_signal_emit (self, signals[TOLD], 0);
}

static void
tell_refusal (PaddockRoadEditor *self, const PaddockRefusal *refusal)
{
  /* Translators: why something cannot be done, and the rule that says so. */
  g_autofree char *words = refusal->clause
                             ? g_strdup_printf (_ ("%s (%s)"), _ (refusal->text), refusal->clause)
                             : g_strdup (_ (refusal->text));

  paddock_road_editor_tell (self, words);
}

const char *
paddock_road_editor_get_words (PaddockRoadEditor *self)
{
  return self->words;
}

/* Bonus lines. */

gboolean
paddock_road_editor_is_placing (PaddockRoadEditor *self)
{
  return self->is_placing;
}

static void
tell_about_gap (PaddockRoadEditor *self)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self);
  PaddockRoadGap gap = paddock_road_gap_after (self->layout->course, self->gap);
  const PaddockRefusal *refusal = paddock_bonus_refuse (track, gap, PADDOCK_NO_BONUS);
  g_autofree char *words = NULL;

  if (paddock_bonus_find (track, gap) != PADDOCK_NO_BONUS)
    words =
      g_strdup_printf (_ ("There is a bonus line after row %d; click to remove it."), self->gap);
  else if (refusal)
    /* Translators: 1 is a row, 2 a sentence, 3 the clause of the rules. */
    words = g_strdup_printf (_ ("After row %1$d: %2$s (%3$s)"), self->gap, _ (refusal->text),
                             refusal->clause);
  else
    words = g_strdup_printf (_ ("A bonus line can go after row %d."), self->gap);
  paddock_road_editor_tell (self, words);
}

static gboolean
has_room (PaddockRoadEditor *self)
{
  const PaddockRoadCourse *course = self->layout->course;

  for (int row = 1; row <= course->n_rows; row++)
    if (!paddock_bonus_refuse (paddock_road_editor_get_track (self),
                               paddock_road_gap_after (course, row), PADDOCK_NO_BONUS))
      return TRUE;

  return FALSE;
}

static const char *
get_placing_words (PaddockRoadEditor *self)
{
  if (!self->layout || self->layout->course->n_rows == 0)
    return _ ("There is no road yet. Add some tiles first.");

  return has_room (self)
           ? _ ("Bonus lines can go where the dashed lines are. Point elsewhere to see why not.")
           : _ ("No more bonus lines can go on this course. Point at a gap to see why.");
}

void
paddock_road_editor_set_placing (PaddockRoadEditor *self, gboolean is_placing)
{
  if (self->is_placing == is_placing)
    return;

  self->is_placing = is_placing;
  self->gap = 0;
  paddock_road_editor_tell (self, is_placing ? get_placing_words (self) : NULL);
  emit_changed (self);
}

int
paddock_road_editor_get_gap (PaddockRoadEditor *self)
{
  return self->gap;
}

void
paddock_road_editor_set_gap (PaddockRoadEditor *self, int row)
{
  if (!self->layout || self->gap == row)
    return;

  self->gap = CLAMP (row, 0, self->layout->course->n_rows);
  if (self->gap > 0)
    tell_about_gap (self);
  emit_changed (self);
}

int
paddock_road_editor_snap (PaddockRoadEditor *self, int row, guint moved, guint flags)
{
  return row > 0
             && paddock_snap_is_on (paddock_editor_get_settings (self->editor)->is_snapping, flags)
           ? paddock_snap_to_gap (paddock_road_editor_get_track (self), self->layout->course, row,
                                  moved)
           : row;
}

/* Why a line lies elsewhere than where the pointer is. */
static void
tell_about_snapping (PaddockRoadEditor *self, int row)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self);
  PaddockRoadGap gap = paddock_road_gap_after (self->layout->course, row);
  const PaddockRefusal *refusal = paddock_bonus_refuse (track, gap, PADDOCK_NO_BONUS);
  g_autofree char *words = NULL;

  if (!refusal)
    return;
  /* Translators: 1 and 4 are rows, 2 a sentence, 3 the clause of the rules. */
  words = g_strdup_printf (_ ("After row %1$d: %2$s (%3$s) Click to use the gap after row %4$d."),
                           row, _ (refusal->text), refusal->clause, self->gap);
  paddock_road_editor_tell (self, words);
}

void
paddock_road_editor_point_at_gap (PaddockRoadEditor *self, int row, guint flags)
{
  int gap = paddock_road_editor_snap (self, row, PADDOCK_NO_BONUS, flags);

  paddock_road_editor_set_gap (self, gap);
  if (gap != row)
    tell_about_snapping (self, row);
  else if (gap > 0)
    tell_about_gap (self);
}

/* Edits. */

static guint
count_bonuses (PaddockRoadEditor *self)
{
  return paddock_list_len (paddock_road_editor_get_track (self)->bonuses);
}

/* Bonus lines that went with what an edit took away, so that nobody misses them later. */
static void
tell_loss (PaddockRoadEditor *self, guint n_before)
{
  guint n = count_bonuses (self);
  g_autofree char *words = NULL;

  if (n >= n_before)
    return;

  words = g_strdup_printf (ngettext ("%u bonus line was removed with it.",
                                     "%u bonus lines were removed with it.", n_before - n),
                           n_before - n);
  paddock_road_editor_tell (self, words);
}

gboolean
paddock_road_editor_edit (PaddockRoadEditor *self,
                          const char *label,
                          PaddockRoadEditFunc func,
                          gpointer data)
{
  g_autoptr (PaddockEdit) edit = NULL;
  const PaddockRefusal *refusal;
  guint n_bonuses;

  if (!self->laid)
    return FALSE;

  n_bonuses = count_bonuses (self);
  edit = paddock_document_file_begin_edit (get_file (self), _ (label), NULL);
  refusal = func (edit->draft, data);
  if (refusal) {
    tell_refusal (self, refusal);
    return FALSE;
  }

  if (!paddock_document_file_commit (get_file (self), edit))
    return FALSE;

  paddock_road_editor_tell (self, NULL);
  tell_loss (self, n_bonuses);
  return TRUE;
}

static void
paddock_road_editor_dispose (GObject *object)
{
  PaddockRoadEditor *self = PADDOCK_ROAD_EDITOR (object);

  g_clear_pointer (&self->layout, paddock_road_layout_free);
  g_clear_pointer (&self->laid, paddock_document_unref);
  g_clear_pointer (&self->tile, g_free);
  g_clear_pointer (&self->opened, g_free);
  g_clear_pointer (&self->words, g_free);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_road_editor_parent_class)->dispose (object);
}

static void
paddock_road_editor_class_init (PaddockRoadEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = paddock_road_editor_dispose;

  signals[CHANGED] = g_signal_new ("changed", PADDOCK_TYPE_ROAD_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", PADDOCK_TYPE_ROAD_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
paddock_road_editor_init (PaddockRoadEditor *self)
{
}

PaddockRoadEditor *
paddock_road_editor_new (PaddockEditor *editor)
{
  PaddockRoadEditor *self = g_object_new (PADDOCK_TYPE_ROAD_EDITOR, NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "selection-changed", G_CALLBACK (emit_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (paddock_editor_get_file (editor), "changed",
                           G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);
  lay (self);

  return self;
}
