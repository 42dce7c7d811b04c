/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-rows.h"

#include "field-text.h"
#include "hex-track.h"
#include "xml-error.h"

#include <string.h>

#define SPAN (PADDOCK_HEX_MAX - PADDOCK_HEX_MIN + 1)
#define BAND 32      /* rows that go to the board at once: as many as one of its leaves has */
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

/* Sixteen characters, and what becomes of them, side by side: reading rows is most of what reading a
 * large board costs. */
typedef guint8 Lanes __attribute__ ((vector_size (16)));

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
  gboolean has_row[SPAN];
  gboolean has_way[SPAN];
  Band band;
  GArray *ways;            /* of Way: those that came before their rows */
  PaddockCell steps[SPAN]; /* of the way at hand */
  PaddockCell cells[SPAN]; /* and what it leads over */
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
fail_cell (const char *text, GError **error)
{
  g_autofree char *found = NULL;
  g_autofree char *quoted = NULL;

  while (paddock_cell_kind_from_char (*text) >= 0)
    text++;
  found = g_utf8_substring (text, 0, 1);
  quoted = paddock_quote (found);
  g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_VALUE,
               "%s is not a cell; expected \".\", \"#\", \"_\" or a letter \"a\" to \"z\"", quoted);
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

/* What paddock_cell_kind_from_char() says, or NO_CELL. */
static Lanes
kinds_from_lanes (Lanes c)
{
  Lanes letter = c - 'a';
  Lanes is_letter = (Lanes) (letter < PADDOCK_N_SPECIALS);
  Lanes is_space = (Lanes) (c == '.');
  Lanes is_barrier = (Lanes) (c == '#');
  Lanes is_off = (Lanes) (c == '_');

  return (is_letter & (letter + PADDOCK_CELL_SPECIAL)) | (is_space & PADDOCK_CELL_SPACE)
         | (is_barrier & PADDOCK_CELL_BARRIER)
         | (~(is_letter | is_space | is_barrier | is_off) & NO_CELL);
}

static gboolean
read_kinds (const char *text, gsize n, guint8 *kinds)
{
  Lanes lanes, all = { 0 };
  guint64 halves[2];
  gsize i;

  for (i = 0; i + sizeof lanes <= n; i += sizeof lanes) {
    memcpy (&lanes, text + i, sizeof lanes);
    lanes = kinds_from_lanes (lanes);
    memcpy (kinds + i, &lanes, sizeof lanes);
    all |= lanes;
  }

  memset (&lanes, '_', sizeof lanes);
  memcpy (&lanes, text + i, n - i);
  lanes = kinds_from_lanes (lanes);
  memcpy (kinds + i, &lanes, n - i);
  all = (all | lanes) & NO_CELL;

  memcpy (halves, &all, sizeof halves);
  return (halves[0] | halves[1]) == 0;
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

  return read_kinds (first, n, make_room (self, at, n)) || fail_cell (first, error);
}

/* Reads digits and returns what stands behind them; NULL if there are none or they are too many. */
static const char *
read_digits (const char *text, guint max, guint *value)
{
  guint digit = (guint) *text - '0';
  guint n = 0;

  if (digit > 9)
    return NULL;
  for (; digit <= 9; digit = (guint) * ++text - '0')
    if ((n = n * 10 + digit) > max)
      return NULL;

  *value = n;
  return text;
}

/* Reads "12.3" or "-" and returns what stands behind it, or NULL. */
static const char *
read_step (const char *text, PaddockCell *step)
{
  guint rank, lane = 0;

  *step = PADDOCK_CELL (PADDOCK_CELL_OFF);
  if (*text == '-')
    return text + 1;

  text = read_digits (text, PADDOCK_RANK_MAX, &rank);
  if (!text || *text != '.')
    return NULL;
  text = read_digits (text + 1, PADDOCK_LANE_MAX, &lane);

  step->rank = rank;
  step->lane = lane;
  return text;
}

static gboolean
fail_step (const char *text, GError **error)
{
  g_autofree char *word = g_strndup (text, strcspn (text, " \t\n\r"));
  g_autofree char *quoted = paddock_quote (word);

  g_set_error (
    error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_VALUE,
    "%s is not a step of a way; expected a rank from 0 to %d, \".\" and a lane from 0 to %d, or "
    "\"-\"",
    quoted, PADDOCK_RANK_MAX, PADDOCK_LANE_MAX);
  return FALSE;
}

static gboolean
read_steps (PaddockBoardReader *self,
            const PaddockBoardLine *at,
            const char *text,
            int *n,
            GError **error)
{
  *n = 0;
  for (text = paddock_skip_blanks (text); *text; text = paddock_skip_blanks (text)) {
    const char *step = text;

    if (at->q + *n > PADDOCK_HEX_MAX)
      return fail_too_far (at, error);
    text = read_step (step, &self->steps[(*n)++]);
    if (!text || (*text && !paddock_is_blank (*text)))
      return fail_step (step, error);
  }

  return TRUE;
}

static gboolean
lay_way (PaddockBoardReader *self, const PaddockBoardLine *at, const char *text, GError **error)
{
  int n;

  if (!read_steps (self, at, text, &n, error))
    return FALSE;

  paddock_board_get_row (*self->board, at->r, at->q, at->q + n - 1, self->cells);
  for (int i = 0; i < n; i++) {
    if (self->steps[i].rank != PADDOCK_RANK_NONE && self->cells[i].kind == PADDOCK_CELL_OFF) {
      g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_REFERENCE,
                   "the way leads over %d,%d; expected only cells that are on the board", at->q + i,
                   at->r);
      return FALSE;
    }
    self->steps[i].kind = self->cells[i].kind;
  }

  paddock_board_set_row (self->board, at->r, at->q, n, self->steps);
  return TRUE;
}

gboolean
paddock_board_reader_add_way (PaddockBoardReader *self,
                              const PaddockBoardLine *at,
                              const GString *text,
                              int line,
                              GError **error)
{
  if (!check_first (self->has_way, "way", at, error))
    return FALSE;

  if (self->has_row[at->r - PADDOCK_HEX_MIN]) {
    write_band (self);
    return lay_way (self, at, text->str, error);
  } else {
    Way way = { *at, line, g_strndup (text->str, text->len) };

    g_array_append_val (self->ways, way);
    return TRUE;
  }
}

gboolean
paddock_board_reader_finish (PaddockBoardReader *self, int *line, GError **error)
{
  write_band (self);
  for (guint i = 0; i < self->ways->len; i++) {
    const Way *way = &g_array_index (self->ways, Way, i);

    if (!lay_way (self, &way->at, way->text, error)) {
      *line = way->line;
      return FALSE;
    }
  }

  return TRUE;
}
