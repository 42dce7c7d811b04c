/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "render.h"

#include <cairo-pdf.h>
#include <math.h>
#include <string.h>

#include "language.h"
#include "pages.h"
#include "paint.h"
#include "picture-paint.h"
#include "png-bands.h"
#include "svg-file.h"
#include "words.h"

G_DEFINE_QUARK (paddock - render - error - quark, paddock_render_error)

#define BAND_BYTES (6 << 20) /* of pixels; a band has at least one row */
#define MAX_BAND_ROWS 512
#define MAX_TILE 8192 /* pixels across: Cairo's surfaces end at 32767 */
#define MAX_THREADS 8
#define AUTOMATIC_SIDE 16384 /* pixels: the longer side where no scale is given */

#define POINTS_PER_UNIT 0.75
#define PDF_PAINTING 0.2     /* of the time that a PDF takes; the rest is writing it */
#define BYTES_PER_SHAPE 42.0 /* of a PDF */
#define MAX_PAGE_SHAPES \
  250000 /* Cairo keeps a page of a PDF until its end: about half a kilobyte for each */
#define PIXELS_PER_METRE (96 / 0.0254)

const char *const paddock_render_format_names[] = {
  [PADDOCK_RENDER_PNG] = "png",
  [PADDOCK_RENDER_SVG] = "svg",
  [PADDOCK_RENDER_PDF] = "pdf",
  [PADDOCK_N_RENDER_FORMATS] = NULL,
};

typedef struct {
  const PaddockPicture *picture;
  const PaddockRenderOptions *options;
  PaddockOutputFile *file;
  double scale;
  guint width, height; /* pixels */
} Job;

int
paddock_render_format_of (const char *path)
{
  const char *dot = strrchr (path, '.');

  for (int i = 0; dot && i < PADDOCK_N_RENDER_FORMATS; i++)
    if (g_ascii_strcasecmp (dot + 1, paddock_render_format_names[i]) == 0)
      return i;

  return -1;
}

/* Whether to go on: neither where it is not wanted, nor where there is no more room for it. */
static gboolean
report (const Job *job, double done, GError **error)
{
  if (paddock_output_file_has_failed (job->file))
    return FALSE; /* committing says why */
  if (job->options->progress == NULL || job->options->progress (done, job->options->data))
    return TRUE;

  g_set_error_literal (error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_CANCELLED,
                       paddock_language_translate (N_ ("Rendering was cancelled")));
  return FALSE;
}

/* PNG */

typedef struct {
  guint first_row, n_rows;
  gboolean is_last, is_done;
  PaddockPngBand packed;
} Band;

typedef struct {
  const Job *job;
  Band *bands;
  guint n_bands;
  GMutex lock;
  GCond is_done;
} BandQueue;

/* Paints a part of the picture whose top left pixel is (LEFT, TOP). */
static void
paint_tile (const Job *job, cairo_surface_t *surface, guint left, guint top)
{
  const PaddockRect *bounds = &job->picture->bounds;
  PaddockPicturePart part = { bounds->x * job->scale + left, bounds->y * job->scale + top,
                              job->scale, job->options->palette };

  paddock_picture_paint (job->picture, &part, surface);
}

static PaddockPngBand
make_band (const Job *job, const Band *band)
{
  g_autofree guint32 *pixels = g_new (guint32, (gsize) job->width * band->n_rows);

  for (guint left = 0; left < job->width; left += MAX_TILE) {
    cairo_surface_t *surface =
      cairo_image_surface_create_for_data ((guchar *) (pixels + left), CAIRO_FORMAT_RGB24,
                                           (int) MIN (MAX_TILE, job->width - left),
                                           (int) band->n_rows, (int) job->width * 4);

    paint_tile (job, surface, left, band->first_row);
    cairo_surface_destroy (surface);
  }

  return paddock_png_band_pack (pixels, job->width, band->n_rows, band->is_last);
}

static void
work_on_band (gpointer data, gpointer user_data)
{
  Band *band = data;
  BandQueue *queue = user_data;
  PaddockPngBand packed = make_band (queue->job, band);

  g_mutex_lock (&queue->lock);
  band->packed = packed;
  band->is_done = TRUE;
  g_cond_signal (&queue->is_done);
  g_mutex_unlock (&queue->lock);
}

static void
wait_for (BandQueue *queue, const Band *band)
{
  g_mutex_lock (&queue->lock);
  while (!band->is_done)
    g_cond_wait (&queue->is_done, &queue->lock);
  g_mutex_unlock (&queue->lock);
}

/* Bands are written in their order; no more of them are under way than keep the threads busy. */
static gboolean
write_bands (BandQueue *queue, GError **error)
{
  const Job *job = queue->job;
  guint n_threads = MIN (g_get_num_processors (), MAX_THREADS), n_pushed = 0;
  GThreadPool *pool = g_thread_pool_new (work_on_band, queue, (int) n_threads, FALSE, NULL);
  PaddockPngFile png;
  gboolean is_going = TRUE;

  paddock_png_file_begin (&png, job->file, job->width, job->height,
                          (guint) (PIXELS_PER_METRE * job->scale + 0.5));
  for (guint i = 0; i < queue->n_bands && is_going; i++) {
    while (n_pushed < MIN (i + n_threads + 1, queue->n_bands))
      g_thread_pool_push (pool, &queue->bands[n_pushed++], NULL);
    wait_for (queue, &queue->bands[i]);
    paddock_png_file_add (&png, &queue->bands[i].packed);
    paddock_png_band_clear (&queue->bands[i].packed);
    is_going = report (job, (i + 1.0) / queue->n_bands, error);
  }
  g_thread_pool_free (pool, FALSE, TRUE);
  paddock_png_file_end (&png);

  return is_going;
}

static gboolean
render_png (const Job *job, GError **error)
{
  guint rows = CLAMP (BAND_BYTES / (job->width * 4), 1, MAX_BAND_ROWS);
  BandQueue queue = { .job = job, .n_bands = (job->height + rows - 1) / rows };
  gboolean is_complete;

  queue.bands = g_new0 (Band, queue.n_bands);
  for (guint i = 0; i < queue.n_bands; i++) {
    queue.bands[i].first_row = i * rows;
    queue.bands[i].n_rows = MIN (rows, job->height - i * rows);
    queue.bands[i].is_last = i + 1 == queue.n_bands;
  }
  g_mutex_init (&queue.lock);
  g_cond_init (&queue.is_done);

  is_complete = write_bands (&queue, error);

  for (guint i = 0; i < queue.n_bands; i++)
    paddock_png_band_clear (&queue.bands[i].packed);
  g_free (queue.bands);
  g_mutex_clear (&queue.lock);
  g_cond_clear (&queue.is_done);

  return is_complete;
}

/* SVG and PDF */

typedef struct {
  const Job *job;
  PaddockSvgFile *svg; /* NULL: a PDF */
  double share;        /* of the whole job, that painting is */
  guint n_shapes;      /* of all scenes */
  guint n_before, n;   /* of those painted, and of that which is being painted */
  guint page, n_pages; /* of a poster, which Cairo writes page by page; 0: it is none */
  gsize n_written;     /* bytes */
  GError **error;
  gboolean is_stopped;
} Vectors;

static gboolean
paint_progress_cb (double done, gpointer data)
{
  Vectors *self = data;
  double painted = (self->n_before + done * self->n) / self->n_shapes;

  if (self->n_pages > 0)
    painted = (self->page + done) / self->n_pages;
  self->is_stopped = !report (self->job, painted * self->share, self->error);
  return !self->is_stopped;
}

static gboolean
paint_scene (Vectors *self, cairo_t *cr, const PaddockScene *scene)
{
  PaddockPaintOptions options = { paint_progress_cb, self, self->svg };

  self->n_before += self->n;
  self->n = scene->shapes->len;

  return paddock_paint_scene_stepwise (cr, scene, self->job->options->palette, &options);
}

static gboolean
fits_on_page (Vectors *self)
{
  if (self->n_shapes <= MAX_PAGE_SHAPES)
    return TRUE;

  self->is_stopped = TRUE;
  g_set_error (self->error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_TOO_LARGE,
               paddock_language_translate (
                 N_ ("The drawing has %u shapes; a page of a PDF takes at most %d. Cut it into "
                     "sheets, or choose PNG or SVG.")),
               self->n_shapes, MAX_PAGE_SHAPES);
  return FALSE;
}

/* Paints on a context that has UNITS of its own to a scene unit. */
static gboolean
paint_vectors (Vectors *self, cairo_t *cr, double units)
{
  const Job *job = self->job;
  const PaddockRect *bounds = &job->picture->bounds;
  g_autoptr (PaddockScene) built = NULL;
  const PaddockScene *scene = paddock_picture_peek (job->picture, bounds, &built);
  const PaddockScene *above = job->picture->options.above;

  self->n_shapes = scene->shapes->len + (above ? above->shapes->len : 0);
  if (!self->svg && !fits_on_page (self))
    return FALSE;

  cairo_scale (cr, units, units);
  cairo_translate (cr, -bounds->x, -bounds->y);

  return paint_scene (self, cr, scene) && (!above || paint_scene (self, cr, above));
}

static gboolean
render_svg (const Job *job, GError **error)
{
  double width = job->picture->bounds.width * job->scale;
  double height = job->picture->bounds.height * job->scale;
  cairo_rectangle_t extents = { 0, 0, width, height };
  /* Nothing is ever painted here: it has the size and makes the paths. */
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, &extents);
  PaddockSvgFile svg;
  Vectors vectors = { .job = job, .svg = &svg, .share = 1, .error = error };
  cairo_t *cr = cairo_create (surface);
  gboolean is_painted;

  paddock_svg_file_begin (&svg, job->file, width, height,
                          paddock_palette_get (job->options->palette, PADDOCK_INK_PAPER));
  is_painted = paint_vectors (&vectors, cr, job->scale);
  paddock_svg_file_end (&svg);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return is_painted && report (job, 1, error);
}

/* Cairo writes a PDF when it is finished, which is nearly all the work.  A failure is the way to stop it.  How
 * much there will be to write nobody knows before, but it is much the same for every shape. */
static cairo_status_t
write_pdf_cb (void *closure, const unsigned char *data, unsigned int length)
{
  Vectors *self = closure;
  double done;

  if (self->is_stopped || !paddock_output_file_write (self->job->file, data, length))
    return CAIRO_STATUS_WRITE_ERROR;

  self->n_written += length;
  if (self->n_pages > 0)
    return CAIRO_STATUS_SUCCESS; /* painting reports, and stops */
  done = MIN (self->n_written / (BYTES_PER_SHAPE * self->n_shapes), 1);
  self->is_stopped =
    !report (self->job, self->share + (1 - self->share) * 0.99 * done, self->error);

  return self->is_stopped ? CAIRO_STATUS_WRITE_ERROR : CAIRO_STATUS_SUCCESS;
}

/* One page of a sheet. */
static gboolean
paint_page (Vectors *self, cairo_t *cr, const PaddockScene *scene, PaddockRect page)
{
  double units = (PADDOCK_PAGE_WIDTH - 2 * PADDOCK_PAGE_MARGIN) / page.width;
  gboolean is_painted;

  cairo_save (cr);
  paddock_paint_paper (cr, self->job->options->palette);
  cairo_translate (cr, PADDOCK_PAGE_MARGIN, PADDOCK_PAGE_MARGIN);
  cairo_scale (cr, units, units);
  cairo_translate (cr, -page.x, -page.y);
  cairo_rectangle (cr, page.x - PADDOCK_PAGE_MARGIN, page.y, page.width + 2 * PADDOCK_PAGE_MARGIN,
                   page.height);
  cairo_clip (cr);
  is_painted = paint_scene (self, cr, scene);
  cairo_restore (cr);
  cairo_show_page (cr);

  return is_painted;
}

static void
paint_pages (Vectors *self, cairo_t *cr)
{
  const PaddockPicture *picture = self->job->picture;
  g_autoptr (PaddockScene) built = NULL;
  const PaddockScene *scene = paddock_picture_peek (picture, &picture->bounds, &built);
  g_autoptr (GArray) pages = paddock_pages_cut (scene, paddock_scene_measure (scene));

  self->n_shapes = scene->shapes->len * pages->len;
  for (guint i = 0; i < pages->len; i++)
    if (!paint_page (self, cr, scene, g_array_index (pages, PaddockRect, i)))
      return;
}

/* A line where the sheets before it end, to lay this one along, and which one it is: row and column. */
static void
paint_marks (Vectors *self, cairo_t *cr, const PaddockPoster *poster)
{
  g_autoptr (PaddockScene) marks = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  guint row = self->page / poster->n_columns, column = self->page % poster->n_columns;
  double left = PADDOCK_POSTER_MARGIN, right = poster->width - left;
  double top = left, bottom = poster->height - left;
  double x = left + PADDOCK_POSTER_OVERLAP, y = top + PADDOCK_POSTER_OVERLAP;
  g_autofree char *label = g_strdup_printf ("%u – %u", row + 1, column + 1);
  PaddockRect box = { left, bottom + 4, right - left, 12 };

  if (column > 0)
    paddock_scene_add_polyline (marks, PADDOCK_STYLE_RULE,
                                (PaddockPoint[]){ { x, top }, { x, bottom } }, 2);
  if (row > 0)
    paddock_scene_add_polyline (marks, PADDOCK_STYLE_RULE,
                                (PaddockPoint[]){ { left, y }, { right, y } }, 2);
  paddock_scene_add_text (marks, PADDOCK_STYLE_MUTED, box, 8, PADDOCK_ALIGN_LEFT, label);
  paddock_paint_scene (cr, marks, self->job->options->palette);
}

static gboolean
paint_sheet (Vectors *self, cairo_t *cr, const PaddockPoster *poster)
{
  const PaddockPicture *picture = self->job->picture;
  PaddockRect part = paddock_poster_get_part (poster, self->page);
  g_autoptr (PaddockScene) scene = paddock_picture_build (picture, &part);
  gboolean is_painted;

  paddock_paint_paper (cr, self->job->options->palette);
  cairo_save (cr);
  cairo_translate (cr, PADDOCK_POSTER_MARGIN, PADDOCK_POSTER_MARGIN);
  cairo_scale (cr, poster->units, poster->units);
  cairo_translate (cr, -part.x, -part.y);
  cairo_rectangle (cr, part.x, part.y, part.width, part.height);
  cairo_clip (cr);
  is_painted = paint_scene (self, cr, scene)
               && (!picture->options.above || paint_scene (self, cr, picture->options.above));
  cairo_restore (cr);
  paint_marks (self, cr, poster);
  cairo_show_page (cr);

  return is_painted;
}

static void
paint_poster (Vectors *self, cairo_t *cr, const PaddockPoster *poster)
{
  self->n_shapes = 1;
  self->share = 0.99;
  self->n_pages = paddock_poster_count (poster);
  for (self->page = 0; self->page < self->n_pages; self->page++)
    if (!paint_sheet (self, cr, poster))
      return;
}

static void
paint_whole (Vectors *self, cairo_t *cr)
{
  paddock_paint_paper (cr, self->job->options->palette);
  paint_vectors (self, cr, self->job->scale * POINTS_PER_UNIT);
}

static gboolean
render_pdf (const Job *job, GError **error)
{
  const PaddockRect *bounds = &job->picture->bounds;
  double units = job->scale * POINTS_PER_UNIT;
  gboolean is_sheet = job->picture->kind->is_sheet;
  PaddockPoster poster = { .width = is_sheet ? PADDOCK_PAGE_WIDTH : bounds->width * units,
                           .height = is_sheet ? PADDOCK_PAGE_HEIGHT : bounds->height * units };
  Vectors vectors = { .job = job, .share = PDF_PAINTING, .error = error };
  cairo_surface_t *surface;
  cairo_t *cr;
  cairo_status_t status;

  if (!is_sheet && job->options->paper != PADDOCK_PAPER_WHOLE)
    paddock_poster_init (&poster, job->options->paper, *bounds, units);
  surface =
    cairo_pdf_surface_create_for_stream (write_pdf_cb, &vectors, poster.width, poster.height);
  cr = cairo_create (surface);

  /* The date of the writing would make every file different. */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  if (is_sheet)
    paint_pages (&vectors, cr);
  else if (paddock_poster_count (&poster) > 0)
    paint_poster (&vectors, cr, &poster);
  else
    paint_whole (&vectors, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  if (vectors.is_stopped)
    return FALSE;
  if (status != CAIRO_STATUS_SUCCESS && status != CAIRO_STATUS_WRITE_ERROR) {
    g_set_error_literal (error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_FAILED,
                         cairo_status_to_string (status));
    return FALSE;
  }

  return report (job, 1, error);
}

static double
find_scale (const PaddockRenderOptions *options, PaddockRect bounds)
{
  if (options->width > 0)
    return options->width / bounds.width;
  if (options->scale > 0)
    return options->scale;

  return MIN (1, AUTOMATIC_SIDE / MAX (bounds.width, bounds.height));
}

gboolean
paddock_render (PaddockDocument *document,
                const PaddockRenderOptions *options,
                const char *path,
                GError **error)
{
  static gboolean (*const formats[]) (const Job *job, GError **error) = {
    [PADDOCK_RENDER_PNG] = render_png,
    [PADDOCK_RENDER_SVG] = render_svg,
    [PADDOCK_RENDER_PDF] = render_pdf,
  };
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &options->view);
  g_autoptr (PaddockOutputFile) file = NULL;
  Job job = { .picture = picture, .options = options };
  gboolean is_rendered;
  double width, height;

  job.scale = find_scale (options, picture->bounds);
  width = ceil (picture->bounds.width * job.scale - 0.01);
  height = ceil (picture->bounds.height * job.scale - 0.01);
  if (MAX (width, height) > PADDOCK_RENDER_MAX_SIDE) {
    g_set_error (error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_TOO_LARGE,
                 paddock_language_translate (
                   N_ ("The picture would be %.0f x %.0f pixels; the maximum is %d per side")),
                 width, height, PADDOCK_RENDER_MAX_SIDE);
    return FALSE;
  }

  job.width = (guint) MAX (width, 1);
  job.height = (guint) MAX (height, 1);
  file = paddock_output_file_new (path, error);
  if (file == NULL)
    return FALSE;

  job.file = file;
  is_rendered = report (&job, 0, error) && formats[options->format](&job, error);
  if (!is_rendered && !paddock_output_file_has_failed (file))
    return FALSE;

  g_clear_error (error); /* what went wrong first is what counts */

  return paddock_output_file_commit (file, error);
}
