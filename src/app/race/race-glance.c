/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-glance.h"

#include <glib/gi18n.h>

#include "canvas.h"
#include "describe.h"
#include "dice-words.h"
#include "picture-paint.h"
#include "scene-pieces.h"

#define WIDTH 260   /* of the board, at most */
#define HEIGHT 180  /* in pixels as applications count them */
#define DIE_SIZE 16 /* in the sentence */
#define LETTERS 42  /* in a line of the sentence */

struct _PaddockRaceGlance {
  PaddockRace *race; /* borrowed: it lives longer */
  PaddockPicture *picture;
  PaddockStage stage;
  PaddockDocument *track; /* whose picture and stage these are; NULL: none yet */

  GtkWidget *widget; /* the last one; NULL: none */
  guint moment;
  char *sentence;
};

PaddockRaceGlance *
paddock_race_glance_new (PaddockRace *race)
{
  PaddockRaceGlance *self = g_new0 (PaddockRaceGlance, 1);

  self->race = race;
  return self;
}

void
paddock_race_glance_forget (PaddockRaceGlance *self)
{
  g_clear_object (&self->widget);
  g_clear_pointer (&self->sentence, g_free);
}

static void
forget_track (PaddockRaceGlance *self)
{
  g_clear_pointer (&self->picture, paddock_picture_free);
  paddock_stage_clear (&self->stage);
  self->stage = (PaddockStage){ 0 };
  g_clear_pointer (&self->track, paddock_document_unref);
}

void
paddock_race_glance_free (PaddockRaceGlance *self)
{
  paddock_race_glance_forget (self);
  forget_track (self);
  g_free (self);
}

/* --- Words --- */

char *
paddock_match_dup_sentence (const PaddockMatch *match,
                            const PaddockEvent *events,
                            guint n,
                            guint viewer)
{
  char *sentence = NULL;

  for (guint i = 0, run; i < n; i += run) {
    char *words;

    run = paddock_match_count_run (match, events + i, n - i, viewer);
    if (events[i].type == PADDOCK_EVENT_CHOSE || paddock_match_is_echo (match, &events[i]))
      continue;
    words = paddock_match_describe_run (match, events + i, run, viewer);
    if (words) {
      g_free (sentence);
      sentence = words;
    }
  }

  return sentence;
}

static PaddockMatch *
dup_match (PaddockRace *race, guint moment)
{
  PaddockMatch *match = paddock_match_copy_drawn (paddock_race_get_match (race));

  paddock_sight_go_to (paddock_race_get_sight (race), moment, match);
  return match;
}

char *
paddock_race_dup_sentence (PaddockRace *race, guint moment)
{
  const PaddockSight *sight = paddock_race_get_sight (race);
  g_autoptr (PaddockMatch) match = dup_match (race, moment);
  guint n;
  const PaddockEvent *events = paddock_sight_get_events (sight, (int) moment - 1, &n);

  return paddock_match_dup_sentence (match, events, n, paddock_sight_get_seat (sight));
}

/* --- The board --- */

static void
lay_track (PaddockRaceGlance *self, PaddockDocument *track)
{
  const PaddockSetup *setup = paddock_race_get_setup (self->race);

  forget_track (self);
  self->track = paddock_document_ref (track);
  self->picture =
    paddock_picture_new (track, &(PaddockViewOptions){ .is_raced = TRUE, .is_small = TRUE });
  self->stage.ground = paddock_ground_new (track);
  self->stage.n_headings = setup->game->n_headings;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    self->stage.colours[seat] = (guint8) paddock_race_get_colour (self->race, seat);
}

static PaddockScene *
create_pieces (PaddockRaceGlance *self, guint moment)
{
  g_autoptr (PaddockMatch) match = dup_match (self->race, moment);
  PaddockScene *scene = paddock_ground_create_scene (self->stage.ground);
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, paddock_race_get_viewer (self->race), pieces);

  paddock_stage_add_pieces (&self->stage, scene, pieces, n);
  return scene;
}

/* Twice as fine as it is shown, so that it is sharp on any screen. */
static GdkPaintable *
paint_board (PaddockRaceGlance *self, guint moment, int *width, int *height)
{
  PaddockRect bounds = self->picture->bounds;
  double zoom = MIN (WIDTH / bounds.width, HEIGHT / bounds.height);
  g_autoptr (PaddockScene) pieces = create_pieces (self, moment);
  PaddockPicturePart part = {
    2 * zoom * bounds.x, 2 * zoom * bounds.y, 2 * zoom, paddock_canvas_find_palette (), pieces, 1
  };
  cairo_surface_t *image;
  g_autoptr (GBytes) bytes = NULL;
  int stride;

  *width = MAX ((int) (zoom * bounds.width), 1);
  *height = MAX ((int) (zoom * bounds.height), 1);
  image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 2 * *width, 2 * *height);
  paddock_picture_paint (self->picture, &part, image);
  cairo_surface_flush (image);
  stride = cairo_image_surface_get_stride (image);
  bytes = g_bytes_new (cairo_image_surface_get_data (image), (gsize) (stride * 2 * *height));
  cairo_surface_destroy (image);
  return GDK_PAINTABLE (
    gdk_memory_texture_new (2 * *width, 2 * *height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride));
}

static void
add_board (PaddockRaceGlance *self, GtkBox *box, guint moment)
{
  PaddockDocument *track = paddock_race_get_setup (self->race)->track;
  g_autoptr (GdkPaintable) board = NULL;
  GtkWidget *picture;
  int width, height;

  if (!track)
    return;
  if (track != self->track)
    lay_track (self, track);
  if (!paddock_ground_has_places (self->stage.ground))
    return;

  board = paint_board (self, moment, &width, &height);
  picture = gtk_picture_new_for_paintable (board);
  gtk_widget_set_size_request (picture, width, height);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (box, picture);
}

/* --- Both --- */

static GtkWidget *
create_label (PaddockRaceGlance *self, guint moment)
{
  guint n = paddock_sight_get_n_moments (paddock_race_get_sight (self->race));
  g_autofree char *when = g_strdup_printf (_ ("Decision %u of %u"), moment, n);
  g_autofree char *text =
    self->sentence ? g_strdup_printf ("%s\n%s", when, self->sentence) : g_strdup (when);
  GtkWidget *label = paddock_dice_words_new (text, DIE_SIZE);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LETTERS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

GtkWidget *
paddock_race_glance_show (PaddockRaceGlance *self, guint moment, const char *sentence)
{
  g_autofree char *words =
    sentence ? g_strdup (sentence) : paddock_race_dup_sentence (self->race, moment);

  if (self->widget && self->moment == moment && g_strcmp0 (self->sentence, words) == 0)
    return self->widget;

  paddock_race_glance_forget (self);
  self->moment = moment;
  self->sentence = g_steal_pointer (&words);
  self->widget = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  add_board (self, GTK_BOX (self->widget), moment);
  gtk_box_append (GTK_BOX (self->widget), create_label (self, moment));
  return self->widget;
}
