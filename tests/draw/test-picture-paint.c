/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of pictures: that they fit together, and that painting again what an edit changed is enough.
 */

#include "picture-paint.h"

#include <math.h>
#include <string.h>

#include "draw-samples.h"
#include "hex-track.h"
#include "picture-diff.h"
#include "track-layout.h"
#include "track-things.h"

#define SIDE 300
#define TOLERANCE 16 /* of 255: rounding on lines at an angle, which nobody sees */

static const double zooms[] = { 0.05, 0.31, 1, 2.7 };

typedef struct {
  const PaddockPicture *picture;
  PaddockPicturePart part;
  cairo_surface_t *image;
} Canvas;

/* The part of IMAGE from (X, Y) on, which shares its pixels. */
static void
paint_rect (Canvas *self, int x, int y, int width, int height)
{
  int stride = cairo_image_surface_get_stride (self->image);
  guchar *data = cairo_image_surface_get_data (self->image) + y * stride + 4 * x;
  cairo_surface_t *image =
    cairo_image_surface_create_for_data (data, CAIRO_FORMAT_ARGB32, width, height, stride);
  PaddockPicturePart part = self->part;

  part.x += x;
  part.y += y;
  paddock_picture_paint (self->picture, &part, image);
  cairo_surface_destroy (image);
}

/* The middle of PICTURE. */
static Canvas
canvas_new (const PaddockPicture *picture, double zoom)
{
  const PaddockRect *bounds = &picture->bounds;
  Canvas self = {
    .picture = picture,
    .part = { .x = floor ((bounds->x + bounds->width / 2) * zoom - SIDE / 2),
              .y = floor ((bounds->y + bounds->height / 2) * zoom - SIDE / 2),
              .zoom = zoom },
    .image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE),
  };

  paint_rect (&self, 0, 0, SIDE, SIDE);
  return self;
}

/* The largest, of any channel of any pixel. */
static int
get_difference (const Canvas *a, const Canvas *b)
{
  const guchar *bytes_a = cairo_image_surface_get_data (a->image);
  const guchar *bytes_b = cairo_image_surface_get_data (b->image);
  int difference = 0;

  for (guint i = 0; i < SIDE * SIDE * 4; i++)
    difference = MAX (difference, ABS ((int) bytes_a[i] - bytes_b[i]));

  return difference;
}

static void
test_parts_fit_together (void)
{
  for (guint s = 0; s < n_samples; s++)
    for (guint z = 0; z < G_N_ELEMENTS (zooms); z++) {
      g_autoptr (PaddockDocument) document = samples[s].make ();
      g_autoptr (PaddockPicture) picture =
        paddock_picture_new (document, &(PaddockViewOptions){ .has_notes = TRUE });
      Canvas whole = canvas_new (picture, zooms[z]), pieces = canvas_new (picture, zooms[z]);

      memset (cairo_image_surface_get_data (pieces.image), 0, SIDE * SIDE * 4);
      paint_rect (&pieces, 0, 0, 100, SIDE);
      paint_rect (&pieces, 100, 0, 200, 37);
      paint_rect (&pieces, 100, 37, 200, SIDE - 37);
      g_test_message ("%s at %g", samples[s].name, zooms[z]);
      g_assert_cmpint (get_difference (&whole, &pieces), <=, TOLERANCE);
      cairo_surface_destroy (whole.image);
      cairo_surface_destroy (pieces.image);
    }
}

static void
repaint_cb (PaddockRect rect, gpointer data)
{
  Canvas *self = data;
  double zoom = self->part.zoom;
  int left = (int) CLAMP (floor (rect.x * zoom - self->part.x) - 1, 0, SIDE);
  int top = (int) CLAMP (floor (rect.y * zoom - self->part.y) - 1, 0, SIDE);
  int right = (int) CLAMP (ceil ((rect.x + rect.width) * zoom - self->part.x) + 1, 0, SIDE);
  int bottom = (int) CLAMP (ceil ((rect.y + rect.height) * zoom - self->part.y) + 1, 0, SIDE);

  if (right > left && bottom > top)
    paint_rect (self, left, top, right - left, bottom - top);
}

static PaddockHex
random_hex (void)
{
  int r = g_test_rand_int_range (0, 12);

  return PADDOCK_HEX (g_test_rand_int_range (0, 14) - r / 2, r);
}

/* Where things of each kind keep their hex; those of lines are in tokens. */
static const struct {
  PaddockThingKind kind;
  gsize at;
} places[] = {
  { PADDOCK_THING_OBSTACLE, G_STRUCT_OFFSET (PaddockObstacle, at) },
  { PADDOCK_THING_ITEM, G_STRUCT_OFFSET (PaddockBoardItem, at) },
  { PADDOCK_THING_SLOT, G_STRUCT_OFFSET (PaddockGridSlot, at) },
  { PADDOCK_THING_HAZARD, G_STRUCT_OFFSET (PaddockHazard, at) },
  { PADDOCK_THING_FRAGILE, G_STRUCT_OFFSET (PaddockFragile, at) },
  { PADDOCK_THING_SOLID, G_STRUCT_OFFSET (PaddockSolid, at) },
  { PADDOCK_THING_RUNNER_ENTRY, G_STRUCT_OFFSET (PaddockRunnerEntry, at) },
  { PADDOCK_THING_NOTE, G_STRUCT_OFFSET (PaddockNote, at) },
};

static void
edit_cells (PaddockHexTrack *track)
{
  for (guint i = 0; i < 3; i++) {
    PaddockCell cell = PADDOCK_CELL ((guint8) g_test_rand_int_range (0, 6));

    cell.rank = (gint16) g_test_rand_int_range (0, 4);
    paddock_board_set (&track->board, random_hex (), cell);
  }
}

/* One more, one that has moved, or one less. */
static void
edit_thing (PaddockHexTrack *track)
{
  guint row = (guint) g_test_rand_int_range (0, G_N_ELEMENTS (places));
  PaddockThingKind kind = places[row].kind;
  guint n = paddock_track_count (track, kind);
  guint index = n > 0 ? (guint) g_test_rand_int_range (0, (int) n) : 0;
  int what = n > 0 ? g_test_rand_int_range (0, 3) : 0;

  if (what == 2)
    paddock_track_remove (track, kind, index);
  else
    *(PaddockHex *) ((char *) (what == 1 ? paddock_track_edit (track, kind, index)
                                         : paddock_track_add (track, kind))
                     + places[row].at) = random_hex ();
}

static void
edit_tokens (PaddockList **tokens)
{
  guint n = paddock_list_len (*tokens);
  PaddockLineToken *token = n > 0 && g_test_rand_bit ()
                              ? paddock_list_edit (tokens, n - 1)
                              : paddock_list_append (tokens, &paddock_line_token_type);

  token->at = random_hex ();
  token->arrow = g_test_rand_int_range (0, 6);
  if (n == 3)
    g_clear_pointer (tokens, paddock_list_unref);
}

static void
edit_line (PaddockHexTrack *track)
{
  guint n = paddock_list_len (track->checkpoints);
  guint index = n > 0 ? (guint) g_test_rand_int_range (0, (int) n) : 0;
  int what = g_test_rand_int_range (0, n > 0 ? 6 : 3);

  if (what == 0)
    track->start.direction = g_test_rand_int_range (0, 6);
  else if (what == 1)
    edit_tokens (&track->start.tokens);
  else if (what == 2)
    edit_tokens (
      &((PaddockCheckpoint *) paddock_track_add (track, PADDOCK_THING_CHECKPOINT))->tokens);
  else if (what == 3)
    paddock_track_remove (track, PADDOCK_THING_CHECKPOINT, index);
  else if (what == 4)
    edit_tokens (&((PaddockCheckpoint *) paddock_list_edit (&track->checkpoints, index))->tokens);
  else
    ((PaddockCheckpoint *) paddock_list_edit (&track->checkpoints, index))->number++;
}

static void
edit (PaddockHexTrack *track)
{
  static void (*const edits[]) (PaddockHexTrack *) = { edit_cells, edit_thing, edit_line };

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    if (g_test_rand_bit ())
      edits[i](track);
}

static PaddockDocument *
edit_document (PaddockDocument *document)
{
  PaddockHexTrack *draft = paddock_document_dup_record (document);

  edit (draft);
  return paddock_document_new_take (&paddock_hex_track_kind, draft);
}

static void
assert_patch_is_enough (PaddockDocument *before, PaddockDocument *after, double zoom)
{
  PaddockViewOptions options = { .has_notes = TRUE, .has_coordinates = TRUE };
  g_autoptr (PaddockPicture) was = paddock_picture_new (before, &options);
  g_autoptr (PaddockPicture) is = paddock_picture_new (after, &options);
  Canvas patched = canvas_new (was, zoom), painted = patched;

  painted.picture = patched.picture = is;
  painted.image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  paint_rect (&painted, 0, 0, SIDE, SIDE);
  g_assert_true (paddock_picture_diff (was, is, repaint_cb, &patched));
  g_assert_cmpint (get_difference (&patched, &painted), <=, TOLERANCE);
  cairo_surface_destroy (patched.image);
  cairo_surface_destroy (painted.image);
}

static void
test_painting_again_what_changed_is_enough (void)
{
  static PaddockDocument *(*const makers[]) (void) = { sample_joyride_track, sample_frothy_track };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (zooms); i++) {
    g_autoptr (PaddockDocument) document = makers[i % 2]();

    for (guint n = 0; n < 40; n++) {
      g_autoptr (PaddockDocument) before = g_steal_pointer (&document);

      document = edit_document (before);
      assert_patch_is_enough (before, document, zooms[i / 2]);
    }
  }
}

/* The squares of the rest of the line are counted anew. */
static void
test_what_lies_on_a_line_changes_all_of_it (void)
{
  g_autoptr (PaddockDocument) before = sample_joyride_track ();
  PaddockHexTrack *draft = paddock_document_dup_record (before);
  g_autoptr (PaddockDocument) after = NULL;
  PaddockLineRow row;

  g_assert_true (paddock_line_row_find (&row, draft->board, draft->start.tokens));
  ((PaddockObstacle *) paddock_track_add (draft, PADDOCK_THING_OBSTACLE))->at =
    paddock_line_row_at (&row, 1);
  after = paddock_document_new_take (&paddock_hex_track_kind, draft);
  assert_patch_is_enough (before, after, 1);
}

static void
count_cb (PaddockRect rect, gpointer data)
{
  (*(guint *) data)++;
}

/* An edit of one cell of a large board is one small rectangle. */
static void
test_a_small_edit_is_a_small_difference (void)
{
  g_autoptr (PaddockDocument) before = sample_board (200);
  PaddockHexTrack *draft = paddock_document_dup_record (before);
  g_autoptr (PaddockDocument) after = NULL;
  g_autoptr (PaddockPicture) was = paddock_picture_new (before, &(PaddockViewOptions){ 0 });
  g_autoptr (PaddockPicture) is = NULL, turned = NULL;
  guint n = 0;

  paddock_board_set (&draft->board, PADDOCK_HEX (10, 100), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  after = paddock_document_new_take (&paddock_hex_track_kind, draft);
  is = paddock_picture_new (after, &(PaddockViewOptions){ 0 });
  g_assert_true (paddock_picture_diff (was, is, count_cb, &n));
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (paddock_picture_diff (is, is, count_cb, &n));
  g_assert_cmpuint (n, ==, 1);

  turned = paddock_picture_new (after, &(PaddockViewOptions){ .has_coordinates = TRUE });
  g_assert_false (paddock_picture_diff (is, turned, count_cb, &n));
}

static void
test_what_is_new_is_what_the_old_does_not_show (void)
{
  g_autoptr (PaddockDocument) before = sample_board (20);
  PaddockHexTrack *draft = paddock_document_dup_record (before);
  g_autoptr (PaddockDocument) after = NULL;
  g_autoptr (PaddockPicture) was = paddock_picture_new (before, &(PaddockViewOptions){ 0 });
  g_autoptr (PaddockPicture) is = NULL;
  g_autoptr (PaddockScene) old = paddock_picture_build (was, NULL), new = NULL;

  paddock_board_set (&draft->board, PADDOCK_HEX (3, 3), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  after = paddock_document_new_take (&paddock_hex_track_kind, draft);
  is = paddock_picture_new (after, &(PaddockViewOptions){ 0 });
  new = paddock_picture_build (is, NULL);
  paddock_scene_subtract (new, old);
  g_assert_cmpuint (new->shapes->len, ==, 1);
  g_assert_cmpint (g_array_index (new->shapes, PaddockShape, 0).style, ==, PADDOCK_STYLE_BARRIER);
}

/* However small, a board shows its cells' colours and the paper around it. */
static void
test_an_overview_shows_what_is_where (void)
{
  g_autoptr (PaddockDocument) document = sample_board (1000);
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &(PaddockViewOptions){ 0 });
  PaddockPicturePart part = { .zoom = SIDE / picture->bounds.width,
                              .palette = PADDOCK_PALETTE_LIGHT };
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  const guint32 *pixels;
  guint n_paper = 0, n_darker = 0;

  part.x = floor (picture->bounds.x * part.zoom);
  part.y = floor (picture->bounds.y * part.zoom);
  paddock_picture_paint (picture, &part, image);
  pixels = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (image);
  for (guint i = 0; i < SIDE * SIDE; i++) {
    n_paper += (pixels[i] & 0xffffff) == paddock_palette_get (part.palette, PADDOCK_INK_PAPER);
    n_darker += (pixels[i] & 0xff) < 0x80;
  }
  cairo_surface_destroy (image);

  /* It is wider than it is high, by 1000 x sqrt (3) to 1000 x 1.5. */
  g_assert_cmpuint (n_paper, >, SIDE * SIDE / 10);
  g_assert_cmpuint (n_paper, <, SIDE * SIDE / 5);
  g_assert_cmpuint (n_darker, >, SIDE * SIDE * 8 / 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/draw/picture-paint/" path_, test_)
  ADD ("parts-fit-together", test_parts_fit_together);
  ADD ("painting-again-what-changed-is-enough", test_painting_again_what_changed_is_enough);
  ADD ("what-lies-on-a-line-changes-all-of-it", test_what_lies_on_a_line_changes_all_of_it);
  ADD ("a-small-edit-is-a-small-difference", test_a_small_edit_is_a_small_difference);
  ADD ("what-is-new-is-what-the-old-does-not-show", test_what_is_new_is_what_the_old_does_not_show);
  ADD ("an-overview-shows-what-is-where", test_an_overview_shows_what_is_where);

  return g_test_run ();
}
