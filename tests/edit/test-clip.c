/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clip.h"
#include "edit-fixture.h"
#include "layout-tools.h"
#include "shelf.h"
#include "stamp-tools.h"

static void
add_special (PaddockHexTrack *track, const char *key, const char *name)
{
  PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);

  paddock_text_set (&special->key, key);
  paddock_text_set (&special->name, name);
}

/* A disc about (10, 0) with a turbo in its middle, and a bit of everything on it; all of it is selected. */
static void
set_up (Fixture *self, gconstpointer data)
{
  PaddockObstacle *obstacle;

  fixture_set_up (self, data);
  fixture_paint_disc (self, PADDOCK_HEX (10, 0), 3);
  paddock_board_set (&self->track.board, PADDOCK_HEX (10, 0),
                     (PaddockCell){ .kind = PADDOCK_CELL_SPECIAL + 2, .rank = 3 });
  add_special (&self->track, "a", "mud");
  add_special (&self->track, "c", "turbo");
  fixture_add_token (&self->track.start.tokens, PADDOCK_HEX (11, 0), 2);
  fixture_add_checkpoint (self, 4, PADDOCK_HEX (9, 0), PADDOCK_HEX (9, 0), 2);
  obstacle = paddock_track_add (&self->track, PADDOCK_THING_OBSTACLE);
  obstacle->at = PADDOCK_HEX (10, 1);
  paddock_text_set (&obstacle->shows, "c");
  fixture_command (self, "select-all");
}

static PaddockDocument *
copy (Fixture *self)
{
  return paddock_clip_new (&self->track, &self->selection);
}

/* An empty track, so that a clip is laid on another document. */
static void
start_anew (Fixture *self)
{
  fixture_tear_down (self, NULL);
  fixture_set_up (self, NULL);
}

static void
test_copy (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) clip = copy (self);
  const PaddockHexTrack *track = clip->record;

  g_assert_cmpuint (paddock_board_count (track->board), ==, 37);
  g_assert_cmpuint (paddock_board_get (track->board, PADDOCK_HEX (0, 0)).kind, ==,
                    PADDOCK_CELL_SPECIAL + 2);
  g_assert_cmpint (paddock_board_get (track->board, PADDOCK_HEX (0, 0)).rank, ==,
                   PADDOCK_RANK_NONE);
  assert_hex (PADDOCK_LIST_AT (track->start.tokens, PaddockLineToken, 0)->at, 1, 0);
  g_assert_cmpuint (paddock_list_len (track->specials), ==, 1);

  paddock_selection_clear (&self->selection);
  g_assert_null (copy (self));
}

/* Copied and laid where it was, on a new document, it is the same but for its ranks. */
static void
test_round_trip (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) clip = copy (self), again = NULL;

  start_anew (self);
  self->settings.stamp = clip->record;
  fixture_click (self, "stamp", PADDOCK_HEX (-40, 7), 0);
  g_assert_null (self->refusal);
  again = copy (self);
  g_assert_true (paddock_document_equal (clip, again));
}

static void
test_duplicate (Fixture *self, gconstpointer data)
{
  fixture_command (self, "duplicate");
  g_assert_cmpuint (paddock_list_len (self->track.checkpoints), ==, 2);
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.checkpoints, PaddockCheckpoint, 1)->number, ==, 1);
  assert_hex (fixture_get_place (self, PADDOCK_THING_CHECKPOINT, 1), 9, 1);
  g_assert_cmpuint (paddock_list_len (self->track.start.tokens), ==, 1);
  assert_hex (fixture_get_place (self, PADDOCK_THING_START, 0), 11, 0);

  /* What is selected now is the duplicate. */
  g_assert_false (
    paddock_selection_has_thing (&self->selection, (PaddockThing){ PADDOCK_THING_CHECKPOINT }));
  g_assert_true (
    paddock_selection_has_thing (&self->selection,
                                 (PaddockThing){ PADDOCK_THING_CHECKPOINT, .index = 1 }));
  g_assert_cmpuint (paddock_board_count (self->selection.hexes), ==, 37);
}

/* Letters mean what the legend says, not what they are. */
static void
test_legend (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) clip = copy (self);

  start_anew (self);
  add_special (&self->track, "c", "mud");
  add_special (&self->track, "f", "turbo");
  self->settings.stamp = clip->record;
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  g_assert_cmpint (fixture_get_kind (self, 0, 0), ==, PADDOCK_CELL_SPECIAL + 5);
  g_assert_cmpstr (PADDOCK_LIST_AT (self->track.obstacles, PaddockObstacle, 0)->shows, ==, "f");
  g_assert_cmpuint (paddock_list_len (self->track.specials), ==, 2);

  start_anew (self);
  add_special (&self->track, "c", "mud");
  self->settings.stamp = clip->record;
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  g_assert_cmpint (fixture_get_kind (self, 0, 0), ==, PADDOCK_CELL_SPECIAL);
  g_assert_cmpuint (paddock_list_len (self->track.specials), ==, 2);
}

static void
test_full_legend (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) clip = copy (self);

  start_anew (self);
  for (char letter = 'a'; letter <= 'z'; letter++) {
    char name[] = { 's', letter, '\0' };

    add_special (&self->track, name + 1, name);
  }
  self->settings.stamp = clip->record;
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  g_assert_cmpint (fixture_get_kind (self, 0, 0), ==, PADDOCK_CELL_SPACE);
  g_assert_cmpuint (paddock_list_len (self->track.specials), ==, PADDOCK_N_SPECIALS);
}

/* Checkpoints and places of the grid have numbers; the last one that is free is taken, and no more are laid. */
static void
test_full_numbers (Fixture *self, gconstpointer data)
{
  static const PaddockThingKind kinds[] = { PADDOCK_THING_CHECKPOINT, PADDOCK_THING_SLOT };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint n_free = 0; n_free < 2; n_free++) {
      g_autoptr (PaddockDocument) clip = paddock_document_new (&paddock_hex_track_kind);

      start_anew (self);
      paddock_track_add (clip->record, kinds[i]);
      for (int number = 1; number <= PADDOCK_LAYOUT_MAX_NUMBER - (int) n_free; number++) {
        gpointer record = paddock_track_add (&self->track, kinds[i]);

        if (kinds[i] == PADDOCK_THING_SLOT)
          ((PaddockGridSlot *) record)->number = number;
        else
          ((PaddockCheckpoint *) record)->number = number;
      }
      self->settings.stamp = clip->record;
      fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
      g_assert_cmpstr (self->refusal, ==,
                       n_free ? NULL : "There are no numbers left for another one.");
      g_assert_cmpuint (paddock_track_count (&self->track, kinds[i]), ==,
                        PADDOCK_LAYOUT_MAX_NUMBER);
    }
}

/* A form adds special spaces that have neither letter nor name at first. */
static void
test_no_letter_yet (Fixture *self, gconstpointer data)
{
  static const char *const letters[] = { NULL, "c", "a", "b" };
  g_autoptr (PaddockDocument) clip = NULL;
  PaddockHexTrack *track;

  add_special (&self->track, "", "nameless");
  clip = copy (self);
  track = clip->record;
  g_assert_cmpuint (paddock_list_len (track->specials), ==, 1);

  add_special (track, "", "later");
  add_special (track, "{", "beyond"); /* what follows z */
  start_anew (self);
  add_special (&self->track, "", "turbo");
  self->settings.stamp = track;
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  g_assert_cmpint (fixture_get_kind (self, 0, 0), ==, PADDOCK_CELL_SPECIAL + 2);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++) /* they get those that are free */
    g_assert_cmpstr (PADDOCK_LIST_AT (self->track.specials, PaddockSpecial, i)->key, ==,
                     letters[i]);
}

static void
test_stamp_turned (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) clip = copy (self);

  start_anew (self);
  self->settings.stamp = clip->record;
  self->settings.rotation = 1;
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  assert_hex (fixture_get_place (self, PADDOCK_THING_START, 0), 1, -1);
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.start.tokens, PaddockLineToken, 0)->arrow, ==, 3);

  start_anew (self);
  self->settings.stamp = clip->record;
  self->settings.rotation = 0;
  self->settings.is_flipped = TRUE;
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  assert_hex (fixture_get_place (self, PADDOCK_THING_START, 0), -1, 0);
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.start.tokens, PaddockLineToken, 0)->arrow, ==, 1);
}

static void
test_refused (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) clip = copy (self);

  start_anew (self);
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  g_assert_nonnull (self->refusal);

  self->settings.stamp = clip->record;
  fixture_click (self, "stamp", PADDOCK_HEX (PADDOCK_HEX_MAX - 1, 0), 0);
  g_assert_nonnull (self->refusal);
  self->settings.is_layout_locked = TRUE;
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  g_assert_nonnull (self->refusal);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 0);

  self->settings.is_layout_locked = FALSE;
  for (int i = 1; i < 100; i++)
    fixture_add_checkpoint (self, i, PADDOCK_HEX (0, i), PADDOCK_HEX (0, i), 0);
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  g_assert_nonnull (self->refusal);
}

static void
test_section (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *title, *id;
  } names[] = {
    { "Tight Corner!", "tight-corner" },
    { "  --  ", "section" },
    { "Ärger im Süden", "rger-im-s-den" },
    { "A title of more than forty characters, really", "a-title-of-more-than-forty-characters-re" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (PaddockDocument) section =
      paddock_section_new (&self->track, &self->selection, names[i].title);

    g_assert_cmpstr (((const PaddockHexTrack *) section->record)->id, ==, names[i].id);
    g_assert_cmpstr (paddock_document_get_title (section), ==, names[i].title);
    g_assert_true (paddock_document_is_section (section));
  }
}

/* Sections of the shelf join: the road goes on from one to the next without a gap, and so do its barriers. */
static void
test_sections_join (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) straight =
    paddock_shelf_file_read (paddock_shelf_find ("sections/straight.track.xml"), NULL);

  start_anew (self);
  self->settings.stamp = straight->record;
  fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 7 * 8);
  fixture_click (self, "stamp", PADDOCK_HEX (8, 0), 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 7 * 16);
  for (int r = -3; r <= 3; r++)
    for (int i = 0; i < 15; i++)
      g_assert_cmpint (fixture_get_kind (self, i - 2 - (r + 3) / 2, r), ==,
                       ABS (r) == 3 ? PADDOCK_CELL_BARRIER : PADDOCK_CELL_SPACE);
}

/* A piece is turned in the hand as it would be turned once it lies there. */
static void
test_turned_in_hand_or_on_the_board (Fixture *self, gconstpointer data)
{
  static const char *const turns[] = { "rotate-left",   "rotate-left", "mirror-across",
                                       "rotate-right",  "mirror-down", "rotate-left",
                                       "mirror-across", "mirror-down" };
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *piece = blank->record;
  g_autoptr (PaddockBoard) by_hand = NULL;

  for (int q = 0; q < 3; q++)
    paddock_board_set (&piece->board, PADDOCK_HEX (q, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  paddock_board_set (&piece->board, PADDOCK_HEX (2, -1), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  self->settings.stamp = piece;
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++) {
    PaddockToolSettings straight = { .stamp = piece }, turned = self->settings;

    g_assert_true (paddock_stamp_turn (&turned, turns[i]));
    self->settings = straight;
    g_clear_pointer (&self->track.board, paddock_board_unref);
    fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
    self->selection.pivot = PADDOCK_HEX (0, 0);
    self->selection.has_pivot = TRUE;
    for (guint j = 0; j <= i; j++)
      fixture_run (self, NULL, paddock_command_find (turns[j]), NULL);
    g_clear_pointer (&by_hand, paddock_board_unref);
    by_hand = g_steal_pointer (&self->track.board);

    self->settings = turned;
    fixture_click (self, "stamp", PADDOCK_HEX (0, 0), 0);
    g_assert_true (paddock_board_equal (self->track.board, by_hand));
  }
  g_assert_false (paddock_stamp_turn (&self->settings, "delete"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) \
  g_test_add ("/edit/" path_, Fixture, NULL, set_up, func_, fixture_tear_down)

  ADD ("clip/lies-about-the-origin", test_copy);
  ADD ("clip/goes-from-document-to-document", test_round_trip);
  ADD ("clip/duplicates-get-numbers-of-their-own", test_duplicate);
  ADD ("clip/letters-follow-the-legend", test_legend);
  ADD ("clip/a-full-legend-takes-no-more", test_full_legend);
  ADD ("clip/full-numbers-take-no-more", test_full_numbers);
  ADD ("clip/specials-without-a-letter-do-no-harm", test_no_letter_yet);
  ADD ("stamp/turns-and-flips", test_stamp_turned);
  ADD ("stamp/is-turned-in-hand-as-on-the-board", test_turned_in_hand_or_on_the_board);
  ADD ("stamp/is-refused-where-it-cannot-be-laid", test_refused);
  ADD ("section/joins-with-the-next", test_sections_join);
  ADD ("section/has-an-id-made-of-its-title", test_section);

  return g_test_run ();
}
