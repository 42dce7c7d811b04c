/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "json.h"

#include "quote.h"

static const char *const escapes[128] = {
  ['"'] = "\\\"", ['\\'] = "\\\\", ['\b'] = "\\b", ['\f'] = "\\f",
  ['\n'] = "\\n", ['\r'] = "\\r",  ['\t'] = "\\t",
};

static void
add_character (GString *out, gunichar c)
{
  if (c < G_N_ELEMENTS (escapes) && escapes[c])
    g_string_append (out, escapes[c]);
  else if (paddock_is_control (c)) /* JSON allows most of them, but terminals show it too */
    g_string_append_printf (out, "\\u%04x", c);
  else
    g_string_append_unichar (out, c);
}

static void
add_quoted (GString *out, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  g_string_append_c (out, '"');
  for (const char *c = valid; *c; c = g_utf8_next_char (c))
    add_character (out, g_utf8_get_char (c));
  g_string_append_c (out, '"');
}

static void
begin_line (PaddockJson *self)
{
  g_string_append_printf (self->text, "\n%*s", 2 * self->depth, "");
}

/* Everything that stands before a value. */
static void
begin_value (PaddockJson *self, const char *name)
{
  if (self->has_members)
    g_string_append_c (self->text, ',');
  if (self->depth > 0)
    begin_line (self);
  if (name) {
    add_quoted (self->text, name);
    g_string_append (self->text, ": ");
  }
  self->has_members = TRUE;
}

static void
begin (PaddockJson *self, const char *name, char bracket)
{
  begin_value (self, name);
  g_string_append_c (self->text, bracket);
  self->depth++;
  self->has_members = FALSE;
}

static void
end (PaddockJson *self, char bracket)
{
  self->depth--;
  if (self->has_members)
    begin_line (self);
  g_string_append_c (self->text, bracket);
  if (self->depth == 0)
    g_string_append_c (self->text, '\n');
  self->has_members = TRUE;
}

void
paddock_json_begin_object (PaddockJson *self, const char *name)
{
  begin (self, name, '{');
}

void
paddock_json_end_object (PaddockJson *self)
{
  end (self, '}');
}

void
paddock_json_begin_array (PaddockJson *self, const char *name)
{
  begin (self, name, '[');
}

void
paddock_json_end_array (PaddockJson *self)
{
  end (self, ']');
}

void
paddock_json_add_text (PaddockJson *self, const char *name, const char *text)
{
  begin_value (self, name);
  if (text)
    add_quoted (self->text, text);
  else
    g_string_append (self->text, "null");
}

void
paddock_json_add_int (PaddockJson *self, const char *name, gint64 value)
{
  begin_value (self, name);
  g_string_append_printf (self->text, "%" G_GINT64_FORMAT, value);
}

void
paddock_json_add_flag (PaddockJson *self, const char *name, gboolean value)
{
  begin_value (self, name);
  g_string_append (self->text, value ? "true" : "false");
}
