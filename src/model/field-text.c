/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "field-text.h"

#include "hex.h"
#include "list.h"
#include "number.h"

#include <string.h>

/* What can be done with one kind of field; kinds without a row are child elements. */
typedef struct {
  gboolean (*parse) (const PaddockField *field, gpointer member, const char *text);
  void (*format) (const PaddockField *field, gconstpointer member, GString *out);
  void (*expect) (const PaddockField *field, GString *out);
} KindInfo;

gboolean
paddock_text_read_int (const char **cursor, int min, int max, int *value)
{
  const char *c = *cursor;
  gboolean is_negative = *c == '-';
  gint64 n = 0;

  c += *c == '-' || *c == '+';
  if (!g_ascii_isdigit (*c))
    return FALSE;
  for (; g_ascii_isdigit (*c); c++)
    n = MIN (n * 10 + (*c - '0'), (gint64) G_MAXUINT32);

  n = is_negative ? -n : n;
  if (n < min || n > max)
    return FALSE;

  *cursor = c;
  *value = (int) n;
  return TRUE;
}

static gboolean
is_at_end (const char *text)
{
  return *paddock_skip_blanks (text) == '\0';
}

/* The next word of TEXT, or FALSE; LEN is set to its length. */
static gboolean
next_word (const char **text, gsize *len)
{
  *text = paddock_skip_blanks (*text);
  *len = strcspn (*text, " \t\n\r");
  return *len > 0;
}

static int
find_name (const char *const *names, const char *word, gsize len)
{
  for (int i = 0; names[i]; i++)
    if (strlen (names[i]) == len && strncmp (names[i], word, len) == 0)
      return i;

  return -1;
}

static void
append_names (GString *out, const char *const *names, const char *last)
{
  for (guint i = 0; names[i]; i++)
    g_string_append_printf (out, "%s\"%s\"", i == 0 ? "" : names[i + 1] ? ", " : last, names[i]);
}

static gboolean
enum_parse (const PaddockField *field, gpointer member, const char *text)
{
  gsize len;
  int i = next_word (&text, &len) ? find_name (field->names, text, len) : -1;

  if (i < 0 || !is_at_end (text + len))
    return FALSE;

  *(int *) member = i;
  return TRUE;
}

static void
enum_format (const PaddockField *field, gconstpointer member, GString *out)
{
  int i = *(const int *) member;

  g_return_if_fail (i >= 0 && i < (int) g_strv_length ((char **) field->names));
  g_string_append (out, field->names[i]);
}

static void
enum_expect (const PaddockField *field, GString *out)
{
  append_names (out, field->names, " or ");
}

/* A flag is an enum of two names. */
static const char *const flag_names[] = { "no", "yes", NULL };
static const PaddockField flag_field = { .kind = PADDOCK_FIELD_ENUM, .names = flag_names };

static gboolean
flag_parse (const PaddockField *field, gpointer member, const char *text)
{
  return enum_parse (&flag_field, member, text);
}

static void
flag_format (const PaddockField *field, gconstpointer member, GString *out)
{
  g_string_append (out, flag_names[*(const gboolean *) member != FALSE]);
}

static void
flag_expect (const PaddockField *field, GString *out)
{
  enum_expect (&flag_field, out);
}

static gboolean
is_word (const PaddockField *field, const char *text)
{
  gsize len;

  return field->word && next_word (&text, &len) && len == strlen (field->word)
         && strncmp (text, field->word, len) == 0 && is_at_end (text + len);
}

static gboolean
int_parse (const PaddockField *field, gpointer member, const char *text)
{
  int value = field->word_value;

  if (!is_word (field, text)) {
    text = paddock_skip_blanks (text);
    if (!paddock_text_read_int (&text, field->min, field->max, &value) || !is_at_end (text))
      return FALSE;
  }

  *(int *) member = value;
  return TRUE;
}

static void
int_format (const PaddockField *field, gconstpointer member, GString *out)
{
  int value = *(const int *) member;

  if (field->word && value == field->word_value)
    g_string_append (out, field->word);
  else
    g_string_append_printf (out, "%d", value);
}

static void
int_expect (const PaddockField *field, GString *out)
{
  g_string_append_printf (out, "a whole number from %d to %d", field->min, field->max);
  if (field->word)
    g_string_append_printf (out, ", or \"%s\"", field->word);
}

static gboolean
number_parse (const PaddockField *field, gpointer member, const char *text)
{
  g_autofree char *trimmed = NULL;
  gsize len;

  if (!next_word (&text, &len) || !is_at_end (text + len))
    return FALSE;

  trimmed = g_strndup (text, len);
  return paddock_number_parse (trimmed, member);
}

static void
number_format (const PaddockField *field, gconstpointer member, GString *out)
{
  g_autofree char *text = paddock_number_to_string (*(const int *) member);

  g_string_append (out, text);
}

static void
number_expect (const PaddockField *field, GString *out)
{
  g_string_append_printf (
    out, "a whole number from %d to %d, or dice \"d1\" to \"d%d\" or \"-d1\" to \"-d%d\"",
    -PADDOCK_NUMBER_MAX, PADDOCK_NUMBER_MAX, PADDOCK_NUMBER_MAX_DICE, PADDOCK_NUMBER_MAX_DICE);
}

static gboolean
set_parse (const PaddockField *field, gpointer member, const char *text)
{
  guint set = 0;
  gsize len;

  for (; next_word (&text, &len); text += len) {
    int i = find_name (field->names, text, len);

    if (i < 0)
      return FALSE;
    set |= 1u << i;
  }

  *(guint *) member = set;
  return TRUE;
}

static void
set_format (const PaddockField *field, gconstpointer member, GString *out)
{
  guint set = *(const guint *) member;
  const char *space = "";

  for (guint i = 0; field->names[i]; i++)
    if (set & (1u << i)) {
      g_string_append_printf (out, "%s%s", space, field->names[i]);
      space = " ";
    }
}

static void
set_expect (const PaddockField *field, GString *out)
{
  g_string_append (out, "any of ");
  append_names (out, field->names, " and ");
  g_string_append (out, ", separated by spaces");
}

gboolean
paddock_alphabet_next (const char **alphabet, gunichar *first, gunichar *last)
{
  const char *c = *alphabet;

  if (!*c)
    return FALSE;

  *first = *last = g_utf8_get_char (c);
  c = g_utf8_next_char (c);
  if (c[0] == '-' && c[1]) {
    *last = g_utf8_get_char (c + 1);
    c = g_utf8_next_char (c + 1);
  }

  *alphabet = c;
  return TRUE;
}

static gboolean
is_in_alphabet (const char *alphabet, gunichar character)
{
  gunichar first, last;

  while (paddock_alphabet_next (&alphabet, &first, &last))
    if (first <= character && character <= last)
      return TRUE;

  return FALSE;
}

static const char *
get_alphabet (const PaddockField *field)
{
  return field->kind == PADDOCK_FIELD_ID ? "a-z0-9-" : field->alphabet;
}

gboolean
paddock_field_allows_text (const PaddockField *field, const char *text)
{
  const char *alphabet = get_alphabet (field);
  glong len = g_utf8_strlen (text, -1);

  if (len < paddock_field_get_min (field) || len > paddock_field_get_max (field))
    return FALSE;

  for (const char *c = text; alphabet && *c; c = g_utf8_next_char (c))
    if (!is_in_alphabet (alphabet, g_utf8_get_char (c)))
      return FALSE;

  return TRUE;
}

static gboolean
text_parse (const PaddockField *field, gpointer member, const char *text)
{
  if (!paddock_field_allows_text (field, text))
    return FALSE;

  paddock_text_set (member, text);
  return TRUE;
}

static gboolean
id_parse (const PaddockField *field, gpointer member, const char *text)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));

  return text_parse (field, member, trimmed);
}

static void
text_format (const PaddockField *field, gconstpointer member, GString *out)
{
  g_string_append (out, paddock_text_get (*(char *const *) member));
}

static void
text_expect (const PaddockField *field, GString *out)
{
  int min = paddock_field_get_min (field);
  int max = paddock_field_get_max (field);

  if (min == max)
    g_string_append_printf (out, "%d", max);
  else if (min > 0)
    g_string_append_printf (out, "%d to %d", min, max);
  else
    g_string_append_printf (out, "at most %d", max);

  g_string_append (out, max == 1 ? " character" : " characters");
  if (get_alphabet (field))
    g_string_append_printf (out, " of %s", get_alphabet (field));
}

static gboolean
place_parse (const PaddockField *field, gpointer member, const char *text)
{
  PaddockPlace place;
  int q, r;

  text = paddock_skip_blanks (text);
  if (!paddock_text_read_int (&text, PADDOCK_HEX_MIN, PADDOCK_HEX_MAX, &q) || *text++ != ','
      || !paddock_text_read_int (&text, PADDOCK_HEX_MIN, PADDOCK_HEX_MAX, &r) || !is_at_end (text))
    return FALSE;

  place = PADDOCK_PLACE (q, r);
  memcpy (member, &place, sizeof place); /* a place or a hex */
  return TRUE;
}

static void
place_format (const PaddockField *field, gconstpointer member, GString *out)
{
  PaddockPlace place;

  memcpy (&place, member, sizeof place);
  g_string_append_printf (out, "%d,%d", place.a, place.b);
}

static void
place_expect (const PaddockField *field, GString *out)
{
  g_string_append_printf (out, "a place \"q,r\", both from %d to %d", PADDOCK_HEX_MIN,
                          PADDOCK_HEX_MAX);
}

static gboolean
ints_parse (const PaddockField *field, gpointer member, const char *text)
{
  g_autoptr (PaddockList) list = NULL;
  int value;

  for (text = paddock_skip_blanks (text); *text; text = paddock_skip_blanks (text)) {
    if (!paddock_text_read_int (&text, field->min, field->max, &value)
        || (*text && !paddock_is_blank (*text)))
      return FALSE;
    paddock_list_append_int (&list, value);
  }

  paddock_list_unref (*(PaddockList **) member);
  *(PaddockList **) member = g_steal_pointer (&list);
  return TRUE;
}

static void
ints_format (const PaddockField *field, gconstpointer member, GString *out)
{
  const PaddockList *list = *(PaddockList *const *) member;

  for (guint i = 0; i < paddock_list_len (list); i++)
    g_string_append_printf (out, "%s%d", i ? " " : "", paddock_list_get_int (list, i));
}

static void
ints_expect (const PaddockField *field, GString *out)
{
  g_string_append_printf (out, "whole numbers from %d to %d, separated by spaces", field->min,
                          field->max);
}

static const KindInfo kinds[PADDOCK_N_FIELD_KINDS] = {
  [PADDOCK_FIELD_FLAG] = { flag_parse, flag_format, flag_expect },
  [PADDOCK_FIELD_INT] = { int_parse, int_format, int_expect },
  [PADDOCK_FIELD_NUMBER] = { number_parse, number_format, number_expect },
  [PADDOCK_FIELD_ENUM] = { enum_parse, enum_format, enum_expect },
  [PADDOCK_FIELD_SET] = { set_parse, set_format, set_expect },
  [PADDOCK_FIELD_TEXT] = { text_parse, text_format, text_expect },
  [PADDOCK_FIELD_ID] = { id_parse, text_format, text_expect },
  [PADDOCK_FIELD_PROSE] = { NULL, NULL, text_expect },
  [PADDOCK_FIELD_HEX] = { place_parse, place_format, place_expect },
  [PADDOCK_FIELD_PLACE] = { place_parse, place_format, place_expect },
  [PADDOCK_FIELD_INTS] = { ints_parse, ints_format, ints_expect },
};

gboolean
paddock_field_is_attribute (const PaddockField *field)
{
  return kinds[field->kind].parse != NULL;
}

const char *
paddock_field_get_name (const PaddockField *field, int version)
{
  return version < field->since ? field->was : field->name;
}

gboolean
paddock_field_parse (const PaddockField *field, gpointer record, const char *text)
{
  return kinds[field->kind].parse (field, (char *) record + field->offset, text);
}

void
paddock_field_format (const PaddockField *field, gconstpointer record, GString *out)
{
  kinds[field->kind].format (field, (const char *) record + field->offset, out);
}

void
paddock_field_expect (const PaddockField *field, GString *out)
{
  kinds[field->kind].expect (field, out);
}

int
paddock_field_get_min (const PaddockField *field)
{
  if (field->kind == PADDOCK_FIELD_ID)
    return field->flags & PADDOCK_FIELD_REQUIRED ? 1 : 0;

  return field->min;
}

int
paddock_field_get_max (const PaddockField *field)
{
  static const int limits[PADDOCK_N_FIELD_KINDS] = {
    [PADDOCK_FIELD_TEXT] = PADDOCK_TEXT_LIMIT,     [PADDOCK_FIELD_ID] = PADDOCK_ID_LIMIT,
    [PADDOCK_FIELD_PROSE] = PADDOCK_PROSE_LIMIT,   [PADDOCK_FIELD_LIST] = PADDOCK_LIST_LIMIT,
    [PADDOCK_FIELD_VARIANTS] = PADDOCK_LIST_LIMIT,
  };

  return field->max ? field->max : limits[field->kind];
}
