/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "svg-file.h"

#include <math.h>

#define BUFFER_BYTES (1 << 16)

/* libxml2, and with it many viewers, gives up where 10 MB follow each other without a moment in which it has
 * just used up what it read.  Blanks between long paths are such moments; an attribute has none. */
#define MAX_PATH_BYTES (1 << 22)
#define LONG_PATH_BYTES (1 << 16)
#define PAUSE_BYTES 8192

static void
flush (PaddockSvgFile *self)
{
  paddock_output_file_write (self->file, self->buffer->str, self->buffer->len);
  g_string_truncate (self->buffer, 0);
}

/* Numbers */

static int
round_hundredths (double value)
{
  return (int) lround (value * 100);
}

/* As short as SVG allows, "-.5" for -0.5, whatever the locale. */
static void
add_number (GString *buffer, int hundredths)
{
  guint n = (guint) ABS (hundredths);

  if (hundredths < 0)
    g_string_append_c (buffer, '-');
  if (n >= 100 || n == 0)
    g_string_append_printf (buffer, "%u", n / 100);
  if (n % 100 != 0) {
    g_string_append_c (buffer, '.');
    g_string_append_c (buffer, (char) ('0' + n / 10 % 10));
    if (n % 10 != 0)
      g_string_append_c (buffer, (char) ('0' + n % 10));
  }
}

/* A minus parts numbers as well as a space. */
static void
add_next_number (GString *buffer, int hundredths)
{
  if (hundredths >= 0)
    g_string_append_c (buffer, ' ');
  add_number (buffer, hundredths);
}

static void
add_attribute (GString *buffer, const char *name, double value)
{
  g_string_append_printf (buffer, " %s=\"", name);
  add_number (buffer, round_hundredths (value));
  g_string_append_c (buffer, '"');
}

/* The file */

void
paddock_svg_file_begin (PaddockSvgFile *self,
                        PaddockOutputFile *file,
                        double width,
                        double height,
                        guint paper)
{
  *self = (PaddockSvgFile){ .file = file, .buffer = g_string_sized_new (2 * BUFFER_BYTES) };

  g_string_append (self->buffer, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                 "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\"");
  add_attribute (self->buffer, "width", width);
  add_attribute (self->buffer, "height", height);
  g_string_append (self->buffer, " viewBox=\"0 0");
  add_next_number (self->buffer, round_hundredths (width));
  add_next_number (self->buffer, round_hundredths (height));
  g_string_append_printf (self->buffer,
                          "\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#%06x\"/>\n", paper);
}

void
paddock_svg_file_end (PaddockSvgFile *self)
{
  g_string_append (self->buffer, "</svg>\n");
  flush (self);
  g_string_free (self->buffer, TRUE);
}

/* Paths: a letter and pairs, relative to the place before.  What was written counts, not what was meant, so
 * that rounding never adds up. */

static void
add_element (PaddockSvgFile *self, char letter, const cairo_path_data_t *points, guint n)
{
  int x = self->x, y = self->y;

  g_string_append_c (self->buffer, letter);
  for (guint i = 0; i < n; i++) {
    self->x = round_hundredths (points[i].point.x);
    self->y = round_hundredths (points[i].point.y);
    if (i == 0)
      add_number (self->buffer, self->x - x);
    else
      add_next_number (self->buffer, self->x - x);
    add_next_number (self->buffer, self->y - y);
  }
}

static void
add_elements (PaddockSvgFile *self, const cairo_path_t *path)
{
  const cairo_path_data_t *start = NULL;
  gboolean is_moved = FALSE; /* to START, which has not been written */

  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    const cairo_path_data_t *data = &path->data[i];

    if (data->header.type == CAIRO_PATH_MOVE_TO) {
      start = data + 1;
      is_moved = TRUE;
      continue;
    }

    if (is_moved)
      add_element (self, 'm', start, 1);
    is_moved = FALSE;
    if (data->header.type == CAIRO_PATH_CLOSE_PATH) {
      g_string_append_c (self->buffer, 'z');
      self->x = round_hundredths (start->point.x);
      self->y = round_hundredths (start->point.y);
    } else {
      gboolean is_curve = data->header.type == CAIRO_PATH_CURVE_TO;

      add_element (self, is_curve ? 'c' : 'l', data + 1, is_curve ? 3 : 1);
    }
  }
}

/* Takes CR's path away. */
static void
take_path (PaddockSvgFile *self, cairo_t *cr)
{
  gsize before = self->buffer->len;
  cairo_path_t *path;

  cairo_save (cr);
  cairo_identity_matrix (cr);
  path = cairo_copy_path (cr);
  cairo_restore (cr);
  cairo_new_path (cr);

  if (path->num_data > 0) {
    if (self->path_length == 0) {
      g_string_append (self->buffer, "<path d=\"");
      self->x = self->y = 0;
    }
    add_elements (self, path);
  }
  cairo_path_destroy (path);
  self->path_length += self->buffer->len - before;
  if (self->buffer->len >= BUFFER_BYTES)
    flush (self);
}

/* Attributes */

static void
add_colour (PaddockSvgFile *self, cairo_t *cr, const char *name)
{
  double red = 0, green = 0, blue = 0;

  cairo_pattern_get_rgba (cairo_get_source (cr), &red, &green, &blue, NULL);
  g_string_append_printf (self->buffer, "\" %s=\"#%02x%02x%02x\"", name, (guint) lround (red * 255),
                          (guint) lround (green * 255), (guint) lround (blue * 255));
}

static void
end_path (PaddockSvgFile *self)
{
  g_string_append (self->buffer, "/>\n");
  if (self->path_length > LONG_PATH_BYTES)
    g_string_append_printf (self->buffer, "%*s\n", PAUSE_BYTES, "");
  self->path_length = 0;
}

void
paddock_svg_file_fill (PaddockSvgFile *self, cairo_t *cr, gboolean is_last)
{
  gboolean is_even_odd = cairo_get_fill_rule (cr) == CAIRO_FILL_RULE_EVEN_ODD;

  take_path (self, cr);
  if (self->path_length == 0 || (!is_last && (is_even_odd || self->path_length < MAX_PATH_BYTES)))
    return;

  add_colour (self, cr, "fill");
  if (is_even_odd)
    g_string_append (self->buffer, " fill-rule=\"evenodd\"");
  end_path (self);
}

void
paddock_svg_file_stroke (PaddockSvgFile *self, cairo_t *cr, gboolean is_last)
{
  double scale = 1, dy = 0, dash = 0;

  take_path (self, cr);
  if (self->path_length == 0 || (!is_last && self->path_length < MAX_PATH_BYTES))
    return;

  cairo_user_to_device_distance (cr, &scale, &dy);
  add_colour (self, cr, "stroke");
  g_string_append (self->buffer, " fill=\"none\" stroke-linejoin=\"round\"");
  add_attribute (self->buffer, "stroke-width", cairo_get_line_width (cr) * scale);
  if (cairo_get_dash_count (cr) == 1) {
    cairo_get_dash (cr, &dash, NULL);
    add_attribute (self->buffer, "stroke-dasharray", dash * scale);
  }
  end_path (self);
}
