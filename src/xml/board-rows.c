/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-rows.h"

#include "field-text.h"
#include "hex-track.h"
#include "xml-error.h"

#include <string.h>

#define SPAN (PADDOCK_HEX_MAX - PADDOCK_HEX_MIN + 1)
#define BAND 16      /* rows that go to the board at once: as many as one of its leaves has */
#define NO_CELL 0x80 /* a bit that no kind has */

static const PaddockField line_fields[] = {
  { .name = "r",
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockBoardLine, r),
    .min = PADDOCK_HEX_MIN,
    .max = PADDOCK_HEX_MAX,
    .help = "The row." },
  { .name = "q",
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockBoardLine, q),
    .min = PADDOCK_HEX_MIN,
    .max = PADDOCK_HEX_MAX,
    .help = "Where in the row the first cell lies." },
};

const PaddockRecordType paddock_board_row_type = {
  .name = "row",
  .help =
    "The cells of one row, a character each: \".\" a space, \"#\" a barrier, \"a\" to \"z\" a "
    "special space, \"_\" not on the board.",
  PADDOCK_RECORD (PaddockBoardLine, line_fields),
};

const PaddockRecordType paddock_board_way_type = {
  .name = "way",
  .help =
    "Where the cells of one row lie on the way round: the rank, a point and the lane of each, or "
    "\"-\" for a cell without.",
  PADDOCK_RECORD (PaddockBoardLine, line_fields),
};

/* A way, until the rows are known. */
typedef struct {
  PaddockBoardLine at;
  int line;
  char *text;
} Way;

/* Rows that were read and are not on the board yet.  Bytes outside of them are zero: off the board. */
typedef struct {
  int r;           /* of the first */
  guint n_rows;    /* that are there */
  int first[BAND]; /* q of the first cell */
  int last[BAND];  /* and of the last; less than the first: there is no such row */
  guint8 kinds[BAND][SPAN];
} Band;

struct _PaddockBoardReader {
  PaddockBoard **board;
  guint8 alphabet[256]; /* the kinds of cell characters, or NO_CELL */
  gboolean has_row[SPAN];
  gboolean has_way[SPAN];
  Band band;
  GArray *ways;            /* of Way */
  PaddockCell cells[SPAN]; /* of the way at hand */
};

static void
way_clear (gpointer data)
{
  g_free (((Way *) data)->text);
}

static void
clear_band (Band *band)
{
  for (guint i = 0; i < BAND; i++) {
    band->first[i] = 0;
    band->last[i] = -1;
  }
  band->n_rows = 0;
}

PaddockBoardReader *
paddock_board_reader_new (PaddockBoard **board)
{
  PaddockBoardReader *self = g_new0 (PaddockBoardReader, 1);

  self->board = board;
  clear_band (&self->band);
  self->ways = g_array_new (FALSE, FALSE, sizeof (Way));
  g_array_set_clear_func (self->ways, way_clear);
  for (guint c = 0; c < G_N_ELEMENTS (self->alphabet); c++) {
    int kind = paddock_cell_kind_from_char ((char) c);

    self->alphabet[c] = kind < 0 ? NO_CELL : kind;
  }

  return self;
}

void
paddock_board_reader_free (PaddockBoardReader *self)
{
  g_array_unref (self->ways);
  g_free (self);
}

static gboolean
check_first (gboolean *seen, const char *name, const PaddockBoardLine *at, GError **error)
{
  gboolean *is_there = &seen[at->r - PADDOCK_HEX_MIN];

  if (*is_there) {
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_DUPLICATE,
                 "there is a second <%s> with r=\"%d\"; expected one for each r", name, at->r);
    return FALSE;
  }

  *is_there = TRUE;
  return TRUE;
}

static gboolean
fail_too_far (const PaddockBoardLine *at, GError **error)
{
  g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_LIMIT,
               "the cells of row %d reach beyond q=\"%d\"; expected at most %d from q=\"%d\" on",
               at->r, PADDOCK_HEX_MAX, PADDOCK_HEX_MAX - at->q + 1, at->q);
  return FALSE;
}

static gboolean
fail_cell (PaddockBoardReader *self, const char *text, GError **error)
{
  g_autofree char *found = NULL;
  g_autofree char *quoted = NULL;

  while (self->alphabet[(guchar) *text] != NO_CELL)
    text++;
  found = g_utf8_substring (text, 0, 1);
  quoted = paddock_quote (found);
  g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_VALUE,
               "%s stands for no cell; expected \".\", \"#\", \"_\" or a letter \"a\" to \"z\"",
               quoted);
  return FALSE;
}

static gboolean
has_row (const Band *band, guint i)
{
  return i < BAND && band->first[i] <= band->last[i];
}

/* Writes the rows from I to before END, all of which are there, and forgets them. */
static void
write_rows (PaddockBoardReader *self, guint i, guint end)
{
  Band *band = &self->band;
  int first = band->first[i];
  int last = band->last[i];

  for (guint k = i; k < end; k++) {
    first = MIN (first, band->first[k]);
    last = MAX (last, band->last[k]);
  }

  paddock_board_set_kinds (self->board, PADDOCK_HEX (first, band->r + (int) i), last - first + 1,
                           end - i, SPAN, &band->kinds[i][first - PADDOCK_HEX_MIN]);
  for (guint k = i; k < end; k++)
    memset (&band->kinds[k][first - PADDOCK_HEX_MIN], 0, last - first + 1);
}

static void
write_band (PaddockBoardReader *self)
{
  guint end;

  for (guint i = 0; self->band.n_rows > 0 && i < BAND; i = end) {
    for (end = i; has_row (&self->band, end);)
      end++;
    if (end > i)
      write_rows (self, i, end);
    end = MAX (end, i + 1);
  }

  clear_band (&self->band);
}

/* Room for a row; any other band goes to the board first. */
static guint8 *
make_room (PaddockBoardReader *self, const PaddockBoardLine *at, gsize n)
{
  Band *band = &self->band;
  guint i = (guint) (at->r - PADDOCK_HEX_MIN) % BAND;

  if (band->r != at->r - (int) i)
    write_band (self);

  band->r = at->r - (int) i;
  band->n_rows++;
  band->first[i] = at->q;
  band->last[i] = at->q + (int) n - 1;
  return &band->kinds[i][at->q - PADDOCK_HEX_MIN];
}

static gboolean
read_kinds (const PaddockBoardReader *self, const char *text, gsize n, guint8 *kinds)
{
  guint8 all = 0;

#pragma GCC unroll 8
  for (gsize i = 0; i < n; i++)
    all |= kinds[i] = self->alphabet[(guchar) text[i]];

  return !(all & NO_CELL);
}

gboolean
paddock_board_reader_add_row (PaddockBoardReader *self,
                              const PaddockBoardLine *at,
                              const GString *text,
                              GError **error)
{
  const char *first = paddock_skip_blanks (text->str);
  const char *end = text->str + text->len;
  gsize n;

  while (end > first && paddock_is_blank (end[-1]))
    end--;
  n = end - first;

  if (!check_first (self->has_row, "row", at, error))
    return FALSE;
  if (n == 0) {
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_VALUE,
                 "<row> is empty; expected a character for each cell");
    return FALSE;
  }
  if (n > (gsize) (PADDOCK_HEX_MAX - at->q + 1))
    return fail_too_far (at, error);

  return read_kinds (self, first, n, make_room (self, at, n)) || fail_cell (self, first, error);
}

gboolean
paddock_board_reader_add_way (PaddockBoardReader *self,
                              const PaddockBoardLine *at,
                              const GString *text,
                              int line,
                              GError **error)
{
  Way way = { *at, line, g_strndup (text->str, text->len) };

  g_array_append_val (self->ways, way);
  return check_first (self->has_way, "way", at, error);
}

/* Reads "12.3" or "-" into CELL and moves TEXT behind it. */
static gboolean
read_step (const char **text, PaddockCell *cell)
{
  const char *c = *text;
  guint rank = 0, lane = 0;

  cell->rank = PADDOCK_RANK_NONE;
  cell->lane = 0;
  if (*c == '-') {
    *text = c + 1;
    return TRUE;
  }

  if (!g_ascii_isdigit (*c))
    return FALSE;
  for (; g_ascii_isdigit (*c); c++)
    rank = MIN (rank * 10 + (*c - '0'), PADDOCK_RANK_MAX + 1);
  if (*c != '.' || !g_ascii_isdigit (c[1]) || rank > PADDOCK_RANK_MAX)
    return FALSE;
  for (c++; g_ascii_isdigit (*c); c++)
    lane = MIN (lane * 10 + (*c - '0'), PADDOCK_LANE_MAX + 1);

  cell->rank = rank;
  cell->lane = lane;
  *text = c;
  return lane <= PADDOCK_LANE_MAX;
}

static gboolean
fail_step (const char *text, GError **error)
{
  g_autofree char *word = g_strndup (text, strcspn (text, " \t\n\r"));
  g_autofree char *quoted = paddock_quote (word);

  g_set_error (
    error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_VALUE,
    "%s is no step of a way; expected a rank from 0 to %d, \".\" and a lane from 0 to %d, or "
    "\"-\"",
    quoted, PADDOCK_RANK_MAX, PADDOCK_LANE_MAX);
  return FALSE;
}

static gboolean
lay_way (PaddockBoardReader *self, const Way *way, GError **error)
{
  int n = 0;
  int room = PADDOCK_HEX_MAX - way->at.q + 1;
  const char *text = paddock_skip_blanks (way->text);

  paddock_board_get_row (*self->board, way->at.r, way->at.q, PADDOCK_HEX_MAX, self->cells);
  for (; *text; n++) {
    const char *step = text;

    if (n == room)
      return fail_too_far (&way->at, error);
    if (!read_step (&text, &self->cells[n]) || (*text && !paddock_is_blank (*text)))
      return fail_step (step, error);
    if (self->cells[n].rank != PADDOCK_RANK_NONE && self->cells[n].kind == PADDOCK_CELL_OFF) {
      g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_REFERENCE,
                   "the way leads over %d,%d; expected only cells that are on the board",
                   way->at.q + n, way->at.r);
      return FALSE;
    }
    text = paddock_skip_blanks (text);
  }

  if (n > 0)
    paddock_board_set_row (self->board, way->at.r, way->at.q, n, self->cells);
  return TRUE;
}

gboolean
paddock_board_reader_finish (PaddockBoardReader *self, int *line, GError **error)
{
  write_band (self);
  for (guint i = 0; i < self->ways->len; i++) {
    const Way *way = &g_array_index (self->ways, Way, i);

    if (!lay_way (self, way, error)) {
      *line = way->line;
      return FALSE;
    }
  }

  return TRUE;
}

/* Writing. */

/* The cells of one row, from bounds.min.q on. */
typedef struct {
  int r;
  int q;
  int n;
  PaddockCell *cells;
} Row;

static gboolean
is_on_board (const PaddockCell *cell)
{
  return cell->kind != PADDOCK_CELL_OFF;
}

static gboolean
is_on_way (const PaddockCell *cell)
{
  return is_on_board (cell) && cell->rank != PADDOCK_RANK_NONE;
}

static void
write_kind (const PaddockCell *cell, GString *out)
{
  g_string_append_c (out, paddock_cell_kind_to_char (cell->kind));
}

static void
append_number (GString *out, guint n)
{
  char digits[10];
  guint i = sizeof digits;

  do
    digits[--i] = '0' + n % 10;
  while ((n /= 10) > 0);

  g_string_append_len (out, digits + i, sizeof digits - i);
}

static void
write_step (const PaddockCell *cell, GString *out)
{
  if (!is_on_way (cell)) {
    g_string_append_c (out, '-');
    return;
  }

  append_number (out, cell->rank);
  g_string_append_c (out, '.');
  append_number (out, cell->lane);
}

/* One kind of line: which cells matter, how each is written, what stands between. */
typedef struct {
  const PaddockRecordType *type;
  gboolean (*counts) (const PaddockCell *cell);
  void (*write) (const PaddockCell *cell, GString *out);
  const char *between;
} LineStyle;

static const LineStyle row_style = { &paddock_board_row_type, is_on_board, write_kind, "" };
static const LineStyle way_style = { &paddock_board_way_type, is_on_way, write_step, " " };

static void
write_line (const Row *row, const LineStyle *style, guint indent, GString *out)
{
  int first = 0;
  int last = row->n - 1;

  while (first <= last && !style->counts (&row->cells[first]))
    first++;
  while (last > first && !style->counts (&row->cells[last]))
    last--;
  if (first > last)
    return;

  g_string_append_printf (out, "%*s<%s r=\"%d\" q=\"%d\">", (int) indent, "", style->type->name,
                          row->r, row->q + first);
  for (int i = first; i <= last; i++) {
    if (i > first)
      g_string_append (out, style->between);
    style->write (&row->cells[i], out);
  }
  g_string_append_printf (out, "</%s>\n", style->type->name);
}

static void
write_lines (const PaddockBoard *board, const LineStyle *style, guint indent, GString *out)
{
  PaddockBoardBounds bounds;
  g_autofree PaddockCell *cells = NULL;

  if (!paddock_board_get_bounds (board, &bounds))
    return;

  cells = g_new (PaddockCell, bounds.max.q - bounds.min.q + 1);
  for (int r = bounds.min.r; r <= bounds.max.r; r++) {
    Row row = { r, bounds.min.q, bounds.max.q - bounds.min.q + 1, cells };

    paddock_board_get_row (board, r, bounds.min.q, bounds.max.q, cells);
    write_line (&row, style, indent, out);
  }
}

void
paddock_board_write (const PaddockBoard *board, guint indent, GString *out)
{
  write_lines (board, &row_style, indent, out);
  write_lines (board, &way_style, indent, out);
}
