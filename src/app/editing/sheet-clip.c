/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-clip.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sheet-edits.h"

#define MAX_CELLS 1000 /* more than any sheet has: what is pasted may be anything */

/* --- The range --- */

static const PaddockSheetCell *
get_cell (PaddockCanvas *canvas, int row, int column)
{
  return paddock_scene_find_cell_in_table (paddock_canvas_get_sheet (canvas), row, column);
}

/* The head of a column stands for all of it. */
static PaddockSheetRange
get_range (PaddockCanvas *canvas, PaddockSheetCursor *cursor)
{
  PaddockSheetRange range = paddock_sheet_cursor_get_range (cursor);

  if (range.row != 0)
    return range;

  range.row = 1;
  range.n_rows = 0;
  while (get_cell (canvas, range.row + range.n_rows, range.column))
    range.n_rows++;
  return range;
}

char **
paddock_sheet_dup_marked (PaddockCanvas *canvas, PaddockSheetCursor *cursor)
{
  PaddockSheetRange range = paddock_sheet_cursor_get_range (cursor);
  g_autoptr (GStrvBuilder) addresses = g_strv_builder_new ();

  if (range.row < 0 || range.n_rows * range.n_columns == 1)
    g_strv_builder_add (addresses, paddock_sheet_cursor_get_address (cursor));
  else
    for (int i = 0; i < range.n_rows * range.n_columns; i++) {
      const PaddockSheetCell *cell =
        get_cell (canvas, range.row + i / range.n_columns, range.column + i % range.n_columns);

      if (cell)
        g_strv_builder_add (addresses,
                            paddock_scene_get_address (paddock_canvas_get_sheet (canvas), cell));
    }

  return g_strv_builder_end (addresses);
}

/* --- Copying --- */

static void
append_cell (GString *text, PaddockCanvas *canvas, const char *address)
{
  g_autofree char *value = paddock_sheet_cell_dup_text (paddock_canvas_get_document (canvas),
                                                        address, paddock_sheet_translate);

  g_string_append (text, value);
}

char *
paddock_sheet_dup_clip (PaddockCanvas *canvas, PaddockSheetCursor *cursor)
{
  PaddockSheetRange range = get_range (canvas, cursor);
  GString *text = g_string_new (NULL);

  if (range.row < 0) {
    append_cell (text, canvas, paddock_sheet_cursor_get_address (cursor));
    return g_string_free (text, FALSE);
  }

  for (int i = 0; i < range.n_rows * range.n_columns; i++) {
    const PaddockSheetCell *cell =
      get_cell (canvas, range.row + i / range.n_columns, range.column + i % range.n_columns);

    if (i > 0)
      g_string_append_c (text, i % range.n_columns ? '\t' : '\n');
    if (cell)
      append_cell (text, canvas,
                   paddock_scene_get_address (paddock_canvas_get_sheet (canvas), cell));
  }

  return g_string_free (text, FALSE);
}

/* --- Pasting --- */

/* What was pasted, row by row. */
typedef struct {
  GPtrArray *texts; /* of char * */
  guint n_rows, n_columns;
  gboolean is_even; /* every row has as many */
} Table;

static void
add_row (Table *self, const char *line)
{
  g_auto (GStrv) values = g_strsplit (line, "\t", MAX_CELLS);
  guint n = MAX (g_strv_length (values), 1);

  if (self->n_rows == 0)
    self->n_columns = n;
  self->is_even &= n == self->n_columns;
  self->n_rows++;
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->texts, g_strstrip (g_strdup (values[i] ? values[i] : "")));
}

static Table
read_table (const char *text)
{
  Table self = { g_ptr_array_new_with_free_func (g_free), 0, 0, TRUE };
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_CELLS);
  guint n = g_strv_length (lines);

  while (n > 1 && *g_strstrip (lines[n - 1]) == '\0')
    n--;
  for (guint i = 0; i < n; i++)
    add_row (&self, lines[i]);

  return self;
}

static char *
refuse_size (const Table *table)
{
  return table->is_even
           ? g_strdup_printf (_ ("There is no room here for %u × %u values."), table->n_columns,
                              table->n_rows)
           : g_strdup (_ ("This is no table: its lines have different numbers of values."));
}

/* The addresses that a table goes to from the corner of a range; NULL: it has no room. */
static GPtrArray *
find_targets (PaddockCanvas *canvas, PaddockSheetRange range, const Table *table)
{
  g_autoptr (GPtrArray) targets = g_ptr_array_new ();

  for (guint i = 0; table->is_even && i < table->n_rows * table->n_columns; i++) {
    const PaddockSheetCell *cell = get_cell (canvas, range.row + (int) (i / table->n_columns),
                                             range.column + (int) (i % table->n_columns));

    if (!cell)
      return NULL;
    g_ptr_array_add (targets,
                     (gpointer) paddock_scene_get_address (paddock_canvas_get_sheet (canvas),
                                                           cell));
  }

  return table->is_even ? g_steal_pointer (&targets) : NULL;
}

static char *
paste_table (PaddockCanvas *canvas,
             PaddockDocumentFile *file,
             PaddockSheetRange range,
             const Table *table,
             const PaddockSheetCell **cell)
{
  g_autoptr (GPtrArray) targets = find_targets (canvas, range, table);
  const char *refused = NULL;
  g_autoptr (PaddockScene) kept = NULL;
  char *reason;

  if (!targets)
    return refuse_size (table);

  kept = paddock_scene_ref ((PaddockScene *) paddock_canvas_get_sheet (canvas)); /* its texts */
  reason = paddock_sheet_paste (file, (const char *const *) targets->pdata,
                                (const char *const *) table->texts->pdata, targets->len, &refused);
  if (refused)
    *cell = paddock_scene_find_cell (paddock_canvas_get_sheet (canvas), refused, NULL);
  return reason;
}

/* One value into every cell that is marked. */
static void
repeat (Table *table, PaddockSheetRange range)
{
  guint n = (guint) (range.n_rows * range.n_columns);

  if (table->n_rows != 1 || table->n_columns != 1 || n == 1)
    return;

  for (guint i = 1; i < n; i++)
    g_ptr_array_add (table->texts, g_strdup (table->texts->pdata[0]));
  table->n_rows = (guint) range.n_rows;
  table->n_columns = (guint) range.n_columns;
}

char *
paddock_sheet_paste_clip (PaddockCanvas *canvas,
                          PaddockDocumentFile *file,
                          PaddockSheetCursor *cursor,
                          const char *text,
                          const PaddockSheetCell **cell)
{
  PaddockSheetRange range = get_range (canvas, cursor);
  Table table;
  char *reason;

  *cell = paddock_sheet_cursor_get (cursor);
  if (range.row < 0)
    return paddock_sheet_write (file, paddock_sheet_cursor_get_address (cursor), text, FALSE);

  table = read_table (text);
  repeat (&table, range);
  reason = paste_table (canvas, file, range, &table, cell);
  g_ptr_array_unref (table.texts);
  return reason;
}
