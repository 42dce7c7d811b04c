/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "manual.h"

#include <gio/gio.h>
#include <string.h>

#define RESOURCES "/app/paddock/Paddock/manual/"

const char *const paddock_manual_pages[] = {
  "first-track", "canvas",    "hex-tools",    "checkpoints", "roads",  "riders",
  "licences",    "panel",     "problems",     "files",       "garage", "export",
  "racing",      "playtests", "command-line", NULL,
};

static const struct {
  const char *mark;
  PaddockManualBlockKind kind;
} marks[] = {
  { "# ", PADDOCK_MANUAL_TITLE },
  { "## ", PADDOCK_MANUAL_HEADING },
  { "- ", PADDOCK_MANUAL_ITEM },
  { "    ", PADDOCK_MANUAL_EXAMPLE },
};

static void
block_clear (gpointer block)
{
  g_free (((PaddockManualBlock *) block)->markup);
}

/* "[the canvas](canvas.md)" is a link to "canvas". */
static const char *
add_link (GString *markup, const char *c)
{
  const char *middle = strstr (c, "]("), *end = middle ? strchr (middle, ')') : NULL;
  g_autofree char *text = NULL, *page = NULL;

  if (!end) {
    g_string_append_c (markup, *c);
    return c + 1;
  }

  text = g_markup_escape_text (c + 1, middle - c - 1);
  page = g_strndup (middle + 2, strcspn (middle + 2, ".)"));
  g_string_append_printf (markup, "<a href=\"%s\">%s</a>", page, text);
  return end + 1;
}

static char *
dup_markup (const char *text)
{
  GString *markup = g_string_new (NULL);
  gboolean is_bold = FALSE, is_code = FALSE;

  for (const char *c = text; *c;) {
    if (!is_code && g_str_has_prefix (c, "**")) {
      is_bold = !is_bold;
      g_string_append (markup, is_bold ? "<b>" : "</b>");
      c += 2;
    } else if (*c == '`') {
      is_code = !is_code;
      g_string_append (markup, is_code ? "<tt>" : "</tt>");
      c++;
    } else if (!is_code && *c == '[') {
      c = add_link (markup, c);
    } else {
      const char *next = g_utf8_next_char (c);
      g_autofree char *escaped = g_markup_escape_text (c, next - c);

      g_string_append (markup, escaped);
      c = next;
    }
  }

  return g_string_free (markup, FALSE);
}

static void
end_block (GArray *blocks, PaddockManualBlockKind kind, GString *text)
{
  PaddockManualBlock block = { kind, NULL };

  if (text->len == 0)
    return;

  block.markup =
    kind == PADDOCK_MANUAL_EXAMPLE ? g_markup_escape_text (text->str, -1) : dup_markup (text->str);
  g_array_append_val (blocks, block);
  g_string_truncate (text, 0);
}

/* The kind of block that LINE begins, and where its text is; a line without a mark goes on with the
 * block that is open. */
static gboolean
begins_block (const char **line, PaddockManualBlockKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (*line, marks[i].mark)) {
      *line += strlen (marks[i].mark);
      *kind = marks[i].kind;
      return TRUE;
    }

  return FALSE;
}

GArray *
paddock_manual_parse (const char *markdown)
{
  GArray *blocks = g_array_new (FALSE, FALSE, sizeof (PaddockManualBlock));
  g_auto (GStrv) lines = g_strsplit (markdown, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  PaddockManualBlockKind kind = PADDOCK_MANUAL_TEXT;

  g_array_set_clear_func (blocks, block_clear);
  for (guint i = 0; lines[i]; i++) {
    const char *line = lines[i];
    PaddockManualBlockKind begun = PADDOCK_MANUAL_TEXT;
    gboolean begins = begins_block (&line, &begun);
    gboolean goes_on = !begins || (begun == kind && kind == PADDOCK_MANUAL_EXAMPLE);

    if (*line == '\0' || (begins && !goes_on) || text->len == 0) {
      end_block (blocks, kind, text);
      kind = begun;
    } else {
      g_string_append_c (text, begins ? '\n' : ' ');
    }
    g_string_append (text, begins ? line : g_strchug ((char *) line));
  }
  end_block (blocks, kind, text);

  return blocks;
}

/* English needs no folder. */
static GBytes *
look_up (const char *language, const char *page)
{
  gboolean is_english = g_str_has_prefix (language, "en") || g_str_equal (language, "C");
  g_autofree char *path =
    g_strconcat (RESOURCES, is_english ? "" : language, is_english ? "" : "/", page, ".md", NULL);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

GArray *
paddock_manual_read (const char *page)
{
  const char *const *languages = g_get_language_names ();
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *markdown = NULL;

  for (guint i = 0; languages[i] && !bytes; i++)
    bytes = look_up (languages[i], page);
  g_return_val_if_fail (bytes, NULL);

  markdown = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return paddock_manual_parse (markdown);
}
