/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "option.h"

#include "game.h"

static const char *const flag_names[] = { "off", "on", NULL };

/* The words of an option's values from 0 on, or NULL. */
static const char *const *
get_names (const PaddockOption *self)
{
  return self->kind == PADDOCK_OPTION_FLAG ? flag_names : self->names;
}

static gboolean
parse_name (const char *const *names, const char *text, int *value)
{
  for (int i = 0; names[i]; i++)
    if (g_str_equal (names[i], text)) {
      *value = i;
      return TRUE;
    }

  return FALSE;
}

static gboolean
parse_int (const PaddockOption *self, const char *text, int *value)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, self->min, self->max, &number, NULL))
    return FALSE;

  *value = (int) number;
  return TRUE;
}

gboolean
paddock_option_parse (const PaddockOption *self, const char *text, int *value, GError **error)
{
  g_autofree char *range = NULL;

  if (self->kind == PADDOCK_OPTION_INT ? parse_int (self, text, value)
                                       : parse_name (get_names (self), text, value))
    return TRUE;

  range = paddock_option_describe_range (self);
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_OPTION,
               "option \"%s\" is %s, not \"%s\"", self->name, range, text);
  return FALSE;
}

char *
paddock_option_format (const PaddockOption *self, int value)
{
  if (self->kind == PADDOCK_OPTION_INT)
    return g_strdup_printf ("%d", value);

  return g_strdup (get_names (self)[value]);
}

char *
paddock_option_describe_range (const PaddockOption *self)
{
  const char *const *names = get_names (self);
  GString *text;

  if (self->kind == PADDOCK_OPTION_INT)
    return g_strdup_printf ("%d to %d", self->min, self->max);

  text = g_string_new (names[0]);
  for (guint i = 1; names[i]; i++)
    g_string_append_printf (text, "%s%s", names[i + 1] ? ", " : " or ", names[i]);

  return g_string_free (text, FALSE);
}

int
paddock_option_find (const PaddockOption *options, guint n, const char *name)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (options[i].name, name))
      return i;

  return -1;
}
