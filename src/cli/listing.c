/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "listing.h"

#include <glib/gi18n.h>

#include "wrap.h"

#define WIDEST 28    /* of any column but the last, in text */
#define NARROWEST 30 /* of the last one: where there is less room it goes below the others */
#define BELOW 4

const char *const paddock_listing_format_names[] = { "text", "markdown", "json", NULL };

void
paddock_listing_init (PaddockListing *self, PaddockListingFormat format, GString *out)
{
  *self = (PaddockListing){ .format = format, .out = out, .json = { .text = out } };
  if (format == PADDOCK_LISTING_JSON)
    paddock_json_begin_array (&self->json, NULL);
}

void
paddock_listing_finish (PaddockListing *self)
{
  if (self->format == PADDOCK_LISTING_JSON)
    paddock_json_end_array (&self->json);
}

static const char *
cell_at (const PaddockListing *self, guint row, guint column)
{
  return g_ptr_array_index (self->cells, row * self->n_columns + column);
}

/* Text: columns as wide as what is in them, the last one wrapped. */

static guint
column_width (const PaddockListing *self, guint column)
{
  guint width = g_utf8_strlen (_ (self->columns[column].heading), -1);

  for (guint row = 0; row < self->cells->len / self->n_columns; row++)
    width = MAX (width, g_utf8_strlen (cell_at (self, row, column), -1));

  return MIN (width, WIDEST);
}

/* Row -1 is the heading. */
static void
add_text_row (PaddockListing *self, int row, const guint *ends)
{
  for (guint i = 0; i < self->n_columns; i++) {
    const char *text = row < 0 ? _ (self->columns[i].heading) : cell_at (self, row, i);

    if (i > 0 && *text)
      paddock_wrap_pad (self->out, ends[i - 1]);
    if (i + 1 < self->n_columns)
      g_string_append (self->out, text);
    else if (*text)
      paddock_wrap (self->out, text, i > 0 ? ends[i - 1] : 0);
    else
      g_string_append_c (self->out, '\n');
  }
}

static void
add_text_rows (PaddockListing *self)
{
  g_autofree guint *ends = g_new (guint, self->n_columns);

  for (guint i = 0; i < self->n_columns; i++)
    ends[i] = (i > 0 ? ends[i - 1] : 0) + column_width (self, i) + 2;

  if (self->n_columns > 1 && ends[self->n_columns - 2] > PADDOCK_WRAP_WIDTH - NARROWEST)
    ends[self->n_columns - 2] = BELOW;

  add_text_row (self, -1, ends);
  for (guint row = 0; row < self->cells->len / self->n_columns; row++)
    add_text_row (self, row, ends);
}

static void
begin_text (PaddockListing *self, const char *name, const char *title, const char *help)
{
  if (self->n_sections > 0)
    g_string_append_c (self->out, '\n');
  g_string_append_printf (self->out, "%s\n", title);
  if (help)
    paddock_wrap (self->out, help, 0);
  g_string_append_c (self->out, '\n');
}

/* Markdown. */

static void
add_markdown_cell (GString *out, const char *text)
{
  g_string_append (out, " ");
  for (const char *c = text; *c; c++)
    if (*c == '|')
      g_string_append (out, "\\|");
    else
      g_string_append_c (out, *c == '\n' ? ' ' : *c);
  g_string_append (out, " |");
}

static void
add_markdown_rows (PaddockListing *self)
{
  g_string_append_c (self->out, '|');
  for (guint i = 0; i < self->n_columns; i++)
    add_markdown_cell (self->out, _ (self->columns[i].heading));
  g_string_append (self->out, "\n|");
  for (guint i = 0; i < self->n_columns; i++)
    g_string_append (self->out, "---|");

  for (guint i = 0; i < self->cells->len; i++) {
    if (i % self->n_columns == 0)
      g_string_append (self->out, "\n|");
    add_markdown_cell (self->out, g_ptr_array_index (self->cells, i));
  }
  g_string_append_c (self->out, '\n');
}

static void
begin_markdown (PaddockListing *self, const char *name, const char *title, const char *help)
{
  if (self->n_sections > 0)
    g_string_append_c (self->out, '\n');
  g_string_append_printf (self->out, "## %s\n\n", title);
  if (help)
    g_string_append_printf (self->out, "%s\n\n", help);
}

/* JSON. */

static void
add_json_rows (PaddockListing *self)
{
  paddock_json_begin_array (&self->json, "rows");
  for (guint i = 0; i < self->cells->len; i++) {
    if (i % self->n_columns == 0)
      paddock_json_begin_object (&self->json, NULL);
    paddock_json_add_text (&self->json, self->columns[i % self->n_columns].key,
                           g_ptr_array_index (self->cells, i));
    if ((i + 1) % self->n_columns == 0)
      paddock_json_end_object (&self->json);
  }
  paddock_json_end_array (&self->json);
  paddock_json_end_object (&self->json);
}

static void
begin_json (PaddockListing *self, const char *name, const char *title, const char *help)
{
  paddock_json_begin_object (&self->json, NULL);
  paddock_json_add_text (&self->json, "name", name);
  paddock_json_add_text (&self->json, "title", title);
  if (help)
    paddock_json_add_text (&self->json, "help", help);
}

static const struct {
  void (*begin) (PaddockListing *self, const char *name, const char *title, const char *help);
  void (*add_rows) (PaddockListing *self);
} formats[] = {
  [PADDOCK_LISTING_TEXT] = { begin_text, add_text_rows },
  [PADDOCK_LISTING_MARKDOWN] = { begin_markdown, add_markdown_rows },
  [PADDOCK_LISTING_JSON] = { begin_json, add_json_rows },
};

void
paddock_listing_begin (PaddockListing *self,
                       const char *name,
                       const char *title,
                       const char *help,
                       const PaddockListingColumn *columns,
                       guint n_columns)
{
  self->columns = columns;
  self->n_columns = n_columns;
  self->cells = g_ptr_array_new_with_free_func (g_free);
  formats[self->format].begin (self, name, title, help);
}

void
paddock_listing_end (PaddockListing *self)
{
  g_return_if_fail (self->cells->len % self->n_columns == 0);

  formats[self->format].add_rows (self);
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  self->n_sections++;
}

void
paddock_listing_add (PaddockListing *self, const char *text)
{
  g_ptr_array_add (self->cells, g_strdup (text ? text : ""));
}

void
paddock_listing_add_int (PaddockListing *self, int value)
{
  g_ptr_array_add (self->cells, g_strdup_printf ("%d", value));
}
