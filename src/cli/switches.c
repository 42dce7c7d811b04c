/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "switches.h"

#include <string.h>
#include <glib/gi18n.h>

#include "nearest.h"

G_DEFINE_QUARK (paddock - usage - error - quark, paddock_usage_error)

#define MEMBER(values_, row_, ctype_) (*(ctype_ *) ((char *) (values_) + (row_)->offset))

/* Where the parser stands in the command line. */
typedef struct {
  const PaddockSwitches *groups;
  guint n_groups;
  int argc;
  char **argv;
  int at;
} Parser;

static gboolean fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  if (error)
    *error = g_error_new_valist (PADDOCK_USAGE_ERROR, 0, format, args);
  va_end (args);

  return FALSE;
}

static gboolean
set_int (const PaddockSwitch *row, const char *text, int *value, GError **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, row->min, row->max, &number, NULL))
    return fail (error, _ ("--%s must be a whole number from %d to %d, not \"%s\""), row->name,
                 row->min, row->max, text);

  *value = number;
  return TRUE;
}

static gboolean
set_real (const PaddockSwitch *row, const char *text, double *value, GError **error)
{
  char *end;

  *value = g_ascii_strtod (text, &end);
  if (*text && !*end && *value > row->min && *value <= row->max)
    return TRUE;

  return fail (error, _ ("--%s must be a number above %d and at most %d, not \"%s\""), row->name,
               row->min, row->max, text);
}

static gboolean
set_name (const PaddockSwitch *row, const char *text, int *value, GError **error)
{
  g_autofree char *all = NULL;

  for (int i = 0; row->names[i]; i++)
    if (g_str_equal (row->names[i], text)) {
      *value = i;
      return TRUE;
    }

  all = g_strjoinv (", ", (char **) row->names);
  return fail (error, _ ("--%s must be one of %s, not \"%s\""), row->name, all, text);
}

static gboolean
set (const PaddockSwitch *row, gpointer values, const char *text, GError **error)
{
  switch (row->kind) {
  case PADDOCK_SWITCH_FLAG:
    MEMBER (values, row, gboolean) = TRUE;
    return TRUE;
  case PADDOCK_SWITCH_TEXT:
    MEMBER (values, row, const char *) = text;
    return TRUE;
  case PADDOCK_SWITCH_INT:
    return set_int (row, text, &MEMBER (values, row, int), error);
  case PADDOCK_SWITCH_REAL:
    return set_real (row, text, &MEMBER (values, row, double), error);
  case PADDOCK_SWITCH_NAME:
    return set_name (row, text, &MEMBER (values, row, int), error);
  default:
    g_assert_not_reached ();
  }
}

/* A row matches by name, or by letter when NAME is NULL. */
static const PaddockSwitch *
find (const Parser *self, const char *name, char letter, gpointer *values)
{
  for (guint g = 0; g < self->n_groups; g++)
    for (guint i = 0; i < self->groups[g].n_rows; i++) {
      const PaddockSwitch *row = &self->groups[g].rows[i];

      *values = self->groups[g].values;
      if (name ? g_str_equal (row->name, name) : row->letter == letter)
        return row;
    }

  return NULL;
}

/* The value is what was joined to the switch, or the word after it. */
static gboolean
take (Parser *self, const PaddockSwitch *row, gpointer values, const char *text, GError **error)
{
  if (!text && row->kind != PADDOCK_SWITCH_FLAG) {
    if (self->at == self->argc)
      return fail (error, _ ("--%s needs a value: --%s=%s"), row->name, row->name, row->value);
    text = self->argv[self->at++];
  }

  return set (row, values, text, error);
}

static gboolean
unknown_name (const Parser *self, const char *name, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *nearest;

  for (guint g = 0; g < self->n_groups; g++)
    for (guint i = 0; i < self->groups[g].n_rows; i++)
      g_ptr_array_add (names, (char *) self->groups[g].rows[i].name);
  g_ptr_array_add (names, NULL);

  nearest = paddock_nearest_name (name, (const char *const *) names->pdata);
  if (nearest)
    return fail (error, _ ("unknown option --%s; did you mean --%s?"), name, nearest);
  return fail (error, _ ("unknown option --%s"), name);
}

static gboolean
parse_name (Parser *self, const char *word, GError **error)
{
  const char *equals = strchr (word, '=');
  g_autofree char *name = equals ? g_strndup (word, equals - word) : g_strdup (word);
  gpointer values;
  const PaddockSwitch *row = find (self, name, 0, &values);

  if (!row)
    return unknown_name (self, name, error);
  if (equals && row->kind == PADDOCK_SWITCH_FLAG)
    return fail (error, _ ("--%s does not take a value"), name);

  return take (self, row, values, equals ? equals + 1 : NULL, error);
}

static gboolean
parse_letters (Parser *self, const char *word, GError **error)
{
  for (const char *c = word; *c; c++) {
    gpointer values;
    const PaddockSwitch *row = find (self, NULL, *c, &values);

    if (!row)
      return fail (error, _ ("unknown option -%.*s"), (int) (g_utf8_next_char (c) - c), c);
    if (row->kind != PADDOCK_SWITCH_FLAG)
      return take (self, row, values, c[1] ? c + 1 : NULL, error);
    if (!take (self, row, values, NULL, error))
      return FALSE;
  }

  return TRUE;
}

static void
set_initial (const PaddockSwitches *group)
{
  for (guint i = 0; i < group->n_rows; i++)
    if (group->rows[i].kind == PADDOCK_SWITCH_INT || group->rows[i].kind == PADDOCK_SWITCH_NAME)
      MEMBER (group->values, &group->rows[i], int) = group->rows[i].initial;
}

int
paddock_switches_parse (const PaddockSwitches *groups,
                        guint n_groups,
                        int argc,
                        char **argv,
                        GError **error)
{
  Parser parser = { groups, n_groups, argc, argv, 0 };
  gboolean only_operands = FALSE;
  int n_operands = 0;

  for (guint g = 0; g < n_groups; g++)
    set_initial (&groups[g]);

  while (parser.at < argc) {
    char *word = argv[parser.at++];

    if (only_operands || word[0] != '-' || word[1] == '\0')
      argv[n_operands++] = word;
    else if (g_str_equal (word, "--"))
      only_operands = TRUE;
    else if (!(word[1] == '-' ? parse_name (&parser, word + 2, error)
                              : parse_letters (&parser, word + 1, error)))
      return -1;
  }

  return n_operands;
}
