/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-rows.h"

#include "hex-track.h"

G_STATIC_ASSERT (PADDOCK_RANK_MAX <= 9999 && PADDOCK_LANE_MAX <= 99);

/* Cells that follow each other in a row. */
typedef struct {
  int r, q, n;
  const PaddockCell *cells;
} Run;

/* One kind of line: which cells it must reach to, how it writes a run of them, and how many bytes of
 * text a cell can take. */
typedef struct {
  const PaddockRecordType *type;
  gboolean (*counts) (const PaddockCell *cell);
  char *(*write) (char *to, const Run *run);
  guint bytes;
} LineStyle;

static gboolean
is_on_board (const PaddockCell *cell)
{
  return cell->kind != PADDOCK_CELL_OFF;
}

static gboolean
is_on_way (const PaddockCell *cell)
{
  return cell->rank != PADDOCK_RANK_NONE;
}

static char *
write_kinds (char *to, const Run *run)
{
  char alphabet[PADDOCK_CELL_SPECIAL + PADDOCK_N_SPECIALS];

  for (guint kind = 0; kind < sizeof alphabet; kind++)
    alphabet[kind] = paddock_cell_kind_to_char (kind);
  for (int i = 0; i < run->n; i++)
    *to++ = alphabet[run->cells[i].kind];

  return to;
}

static char *
write_number (char *to, guint n)
{
  char digits[10];
  guint i = sizeof digits;

  do
    digits[--i] = '0' + n % 10;
  while ((n /= 10) > 0);

  while (i < sizeof digits)
    *to++ = digits[i++];
  return to;
}

static char *
write_steps (char *to, const Run *run)
{
  for (int i = 0; i < run->n; i++) {
    if (is_on_way (&run->cells[i])) {
      to = write_number (to, run->cells[i].rank);
      *to++ = '.';
      to = write_number (to, run->cells[i].lane);
    } else {
      *to++ = '-';
    }
    *to++ = ' ';
  }

  return to - 1;
}

static const LineStyle row_style = { &paddock_board_row_type, is_on_board, write_kinds, 1 };
static const LineStyle way_style = { &paddock_board_way_type, is_on_way, write_steps,
                                     sizeof "9999.99" };

/* From the first to the last cell that counts; no line if none does. */
static void
write_line (const LineStyle *style, Run run, guint indent, GString *out)
{
  gsize len;

  for (; run.n > 0 && !style->counts (run.cells); run.cells++, run.q++)
    run.n--;
  while (run.n > 0 && !style->counts (&run.cells[run.n - 1]))
    run.n--;
  if (run.n == 0)
    return;

  g_string_append_printf (out, "%*s<%s r=\"%d\" q=\"%d\">", (int) indent, "", style->type->name,
                          run.r, run.q);
  len = out->len;
  g_string_set_size (out, len + (gsize) run.n * style->bytes);
  g_string_truncate (out, style->write (out->str + len, &run) - out->str);
  g_string_append_printf (out, "</%s>\n", style->type->name);
}

void
paddock_board_write (const PaddockBoard *board, guint indent, GString *out)
{
  PaddockBoardBounds bounds;
  gboolean has_hexes = paddock_board_get_bounds (board, &bounds);
  g_autofree PaddockCell *cells = NULL;
  g_autoptr (GString) ways = g_string_new (NULL);

  g_return_if_fail (has_hexes);

  cells = g_new (PaddockCell, bounds.max.q - bounds.min.q + 1);
  for (int r = bounds.min.r; r <= bounds.max.r; r++) {
    Run run = { r, bounds.min.q, bounds.max.q - bounds.min.q + 1, cells };
    gboolean has_ranks = paddock_board_get_row (board, r, bounds.min.q, bounds.max.q, cells);

    write_line (&row_style, run, indent, out);
    if (has_ranks)
      write_line (&way_style, run, indent, ways);
  }

  g_string_append_len (out, ways->str, ways->len);
}
