/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "summary-page.h"

#include <cairo-pdf.h>

#include "output-file.h"
#include "pages.h"
#include "render.h"
#include "text-layout.h"

#define N_COLUMNS 2
#define GUTTER 16.0
#define LARGEST 9.0  /* points: the letters of the text */
#define SMALLEST 4.5 /* a longer page than that is cut at the foot */
#define STEP 0.25
#define TITLE_SCALE 1.9
#define HEADING_SCALE 1.15
#define GAP 0.3 /* between blocks, in sizes of letters */
#define HEADING_GAP 0.9
#define INK 0.1
#define PALE_INK "#555555"

/* A block of text, with the room above it. */
typedef struct {
  PangoLayout *layout;
  double gap, height;
} Block;

typedef struct {
  cairo_t *cr;
  double size, top;
} Page;

static double
get_column_width (void)
{
  return (PADDOCK_PAGE_WIDTH - 2 * PADDOCK_PAGE_MARGIN - (N_COLUMNS - 1) * GUTTER) / N_COLUMNS;
}

static void
block_clear (gpointer block)
{
  g_object_unref (((Block *) block)->layout);
}

/* Small, pale and never broken at a hyphen. */
static void
add_clauses (GString *markup, const char *clauses)
{
  g_auto (GStrv) ids = g_strsplit (clauses, " ", -1);

  for (guint i = 0; ids[i]; i++)
    g_string_append_printf (markup,
                            " <span size=\"80%%\" color=\"" PALE_INK
                            "\" allow_breaks=\"false\">%s</span>",
                            ids[i]);
}

/* The title, then what happens, then what is asked, then the clauses.  Options have their default only: their meanings
 * would take a page of their own. */
static char *
dup_markup (const PaddockSummaryRow *row)
{
  g_autofree char *head = NULL;
  g_autoptr (GString) markup = NULL;

  if (row->kind == PADDOCK_SUMMARY_HEADING)
    return g_markup_printf_escaped ("<b>%s</b>", row->title);

  head =
    row->kind == PADDOCK_SUMMARY_OPTION
      ? g_markup_escape_text (row->title, -1)
      : g_markup_printf_escaped ("<b>%s</b>  %s <i>%s</i>", row->title, row->text, row->questions);
  markup = g_string_new (head);
  add_clauses (markup, row->clauses);
  return g_strdup (markup->str);
}

static Block
block_new (const Page *page, const PaddockSummaryRow *row)
{
  gboolean is_heading = row->kind == PADDOCK_SUMMARY_HEADING;
  g_autofree char *markup = dup_markup (row);
  Block block = { paddock_text_layout_new (page->cr) };
  PangoRectangle extents;

  paddock_text_layout_set_font (block.layout, page->size * (is_heading ? HEADING_SCALE : 1), FALSE);
  pango_layout_set_ellipsize (block.layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_width (block.layout, (int) (get_column_width () * PANGO_SCALE));
  pango_layout_set_markup (block.layout, markup, -1);
  pango_layout_get_extents (block.layout, NULL, &extents);
  block.height = (double) extents.height / PANGO_SCALE;
  block.gap = page->size * (is_heading ? HEADING_GAP : GAP);

  return block;
}

static GArray *
lay_out (const Page *page, const GArray *rows)
{
  GArray *blocks = g_array_new (FALSE, FALSE, sizeof (Block));

  g_array_set_clear_func (blocks, block_clear);
  for (guint i = 0; i < rows->len; i++) {
    Block block = block_new (page, &g_array_index (rows, PaddockSummaryRow, i));

    g_array_append_val (blocks, block);
  }

  return blocks;
}

/* How much room must be left in a column for block I: no heading stands alone at its foot. */
static double
get_need (const GArray *rows, const GArray *blocks, guint i)
{
  const Block *block = &g_array_index (blocks, Block, i);

  if (g_array_index (rows, PaddockSummaryRow, i).kind != PADDOCK_SUMMARY_HEADING
      || i + 1 == blocks->len)
    return block->height;

  return block->height + block[1].gap + block[1].height;
}

/* Fills the columns from top to bottom, and draws the blocks if they are to be.  FALSE: the last column is too short. */
static gboolean
fill (const Page *page, const GArray *rows, const GArray *blocks, gboolean is_drawn)
{
  double foot = PADDOCK_PAGE_HEIGHT - PADDOCK_PAGE_MARGIN, y = page->top;
  guint column = 0;

  for (guint i = 0; i < blocks->len; i++) {
    const Block *block = &g_array_index (blocks, Block, i);

    if (y > page->top)
      y += block->gap;
    if (y + get_need (rows, blocks, i) > foot) {
      column++;
      y = page->top;
    }
    if (is_drawn) {
      cairo_move_to (page->cr, PADDOCK_PAGE_MARGIN + column * (get_column_width () + GUTTER), y);
      pango_cairo_show_layout (page->cr, block->layout);
    }
    y += block->height;
  }

  return column < N_COLUMNS;
}

static void
draw_title (Page *page, const PaddockGame *game)
{
  g_autofree char *title = paddock_summary_dup_title (game);
  PangoLayout *layout = paddock_text_layout_new (page->cr);
  PangoRectangle extents;

  paddock_text_layout_set_font (layout, LARGEST * TITLE_SCALE, TRUE);
  pango_layout_set_text (layout, title, -1);
  pango_layout_get_extents (layout, NULL, &extents);
  cairo_set_source_rgb (page->cr, INK, INK, INK);
  cairo_move_to (page->cr, PADDOCK_PAGE_MARGIN, PADDOCK_PAGE_MARGIN);
  pango_cairo_show_layout (page->cr, layout);
  g_object_unref (layout);
  page->top = PADDOCK_PAGE_MARGIN + (double) extents.height / PANGO_SCALE + LARGEST;
}

static void
draw (cairo_t *cr, const PaddockGame *game, const PaddockSetup *setup)
{
  g_autoptr (GArray) rows = paddock_summary_list (game, setup);
  g_autoptr (GArray) blocks = NULL;
  Page page = { cr, LARGEST };

  draw_title (&page, game);
  blocks = lay_out (&page, rows);
  while (!fill (&page, rows, blocks, FALSE) && page.size > SMALLEST) {
    page.size -= STEP;
    g_array_unref (blocks);
    blocks = lay_out (&page, rows);
  }
  fill (&page, rows, blocks, TRUE);
  cairo_show_page (cr);
}

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  return paddock_output_file_write (closure, data, length) ? CAIRO_STATUS_SUCCESS
                                                           : CAIRO_STATUS_WRITE_ERROR;
}

gboolean
paddock_summary_page_save (const PaddockGame *game,
                           const PaddockSetup *setup,
                           const char *path,
                           GError **error)
{
  g_autoptr (PaddockOutputFile) file = paddock_output_file_new (path, error);
  g_autofree char *title = paddock_summary_dup_title (game);
  cairo_surface_t *surface;
  cairo_t *cr;

  if (!file)
    return FALSE;

  surface =
    cairo_pdf_surface_create_for_stream (write_cb, file, PADDOCK_PAGE_WIDTH, PADDOCK_PAGE_HEIGHT);
  /* The date of the writing would make every file different. */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cr = cairo_create (surface);
  draw (cr, game, setup);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);

  return paddock_output_file_commit (file, error);
}
