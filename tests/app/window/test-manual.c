/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "manual.h"

#include "action-rows.h"

static void
assert_blocks (const char *markdown, const char *expected)
{
  g_autoptr (GArray) blocks = paddock_manual_parse (markdown);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < blocks->len; i++) {
    PaddockManualBlock *block = &g_array_index (blocks, PaddockManualBlock, i);

    g_string_append_printf (out, "%d:%s|", block->kind, block->markup);
  }
  g_assert_cmpstr (out->str, ==, expected);
}

static void
test_blocks_are_told_apart (void)
{
  assert_blocks ("# A title\n\nSome text\nthat goes on.\n\n## More\n- one\n- two\n  and on\n\n"
                 "    $ a  b\n    c\n\nThe end.\n",
                 "0:A title|2:Some text that goes on.|1:More|3:one|3:two and on|4:$ a  b\nc|"
                 "2:The end.|");
  assert_blocks ("\n\n", "");
}

static void
test_words_are_marked_up (void)
{
  assert_blocks ("**Ctrl+Z** & `a<b`", "2:<b>Ctrl+Z</b> &amp; <tt>a&lt;b</tt>|");
  assert_blocks ("See [the canvas](canvas.md).", "2:See <a href=\"canvas\">the canvas</a>.|");
  assert_blocks ("An [odd bracket", "2:An [odd bracket|");
}

/* Every page, in English and in every language that it is translated to. */
static void
for_each_block (void (*check) (const char *page, const PaddockManualBlock *block))
{
  static const char *const languages[] = { "en", "de" };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    for (guint i = 0; paddock_manual_pages[i]; i++) {
      g_autoptr (GArray) blocks = NULL;

      g_setenv ("LANGUAGE", languages[l], TRUE);
      blocks = paddock_manual_read (paddock_manual_pages[i]);
      g_assert_cmpuint (blocks->len, >, 2);
      g_assert_cmpint (g_array_index (blocks, PaddockManualBlock, 0).kind, ==,
                       PADDOCK_MANUAL_TITLE);
      for (guint b = 0; b < blocks->len; b++)
        check (paddock_manual_pages[i], &g_array_index (blocks, PaddockManualBlock, b));
    }
}

/* What stands between BEGIN and END, each time. */
static GPtrArray *
find_all (const char *text, const char *begin, const char *end)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  const char *at = text;

  while ((at = strstr (at, begin))) {
    at += strlen (begin);
    g_ptr_array_add (found, g_strndup (at, (gsize) (strstr (at, end) - at)));
  }

  return found;
}

static void
check_markup (const char *page, const PaddockManualBlock *block)
{
  static const GMarkupParser parser = { NULL };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, NULL, NULL);
  g_autofree char *whole = g_strdup_printf ("<p>%s</p>", block->markup);
  g_autoptr (GError) error = NULL;

  if (!g_markup_parse_context_parse (context, whole, -1, &error))
    g_error ("%s: %s in %s", page, error->message, whole);
}

static void
test_pages_are_well_formed (void)
{
  for_each_block (check_markup);
}

static void
check_links (const char *page, const PaddockManualBlock *block)
{
  g_autoptr (GPtrArray) links = find_all (block->markup, "<a href=\"", "\"");

  for (guint i = 0; i < links->len; i++)
    if (!g_strv_contains (paddock_manual_pages, links->pdata[i]))
      g_error ("%s links to %s, which is no page", page, (char *) links->pdata[i]);
}

static void
test_links_lead_to_pages (void)
{
  for_each_block (check_links);
}

/* "Ctrl+Page Up" is "<Control>Page_Up". */
static char *
dup_accelerator (const char *words)
{
  static const char *const pairs[][2] = {
    { "Ctrl+", "<Control>" },     { "Strg+", "<Control>" },   { "Shift+", "<Shift>" },
    { "Umschalt+", "<Shift>" },   { "Alt+", "<Alt>" },        { " ", "_" },
    { "Links", "Left" },          { "Rechts", "Right" },      { "Hoch", "Up" },
    { "Runter", "Down" },         { "Pos1", "Home" },         { "Ende", "End" },
    { "Bild_auf", "Page_Up" },    { "Bild_ab", "Page_Down" }, { "Rücktaste", "BackSpace" },
    { "Backspace", "BackSpace" }, { "Komma", "comma" },       { "Punkt", "period" },
    { "Comma", "comma" },         { "Period", "period" },     { "[", "bracketleft" },
    { "]", "bracketright" },      { "Entf", "Delete" },       { "Eingabe", "Return" },
    { "Enter", "Return" },        { ">?", ">question" },      { ">+", ">plus" },
    { ">-", ">minus" },
  };
  g_autoptr (GString) text = g_string_new (words);

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_string_replace (text, pairs[i][0], pairs[i][1], 0);
  return g_strdup (text->str);
}

static gboolean
is_key_of_action (const char *words)
{
  g_autofree char *accelerator = dup_accelerator (words);
  GdkModifierType modifiers, other_modifiers;
  guint key, other_key;

  if (!gtk_accelerator_parse (accelerator, &key, &modifiers))
    return FALSE;

  for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
    g_auto (GStrv) keys = g_strsplit (action->keys ? action->keys : "", " ", -1);

    for (guint i = 0; keys[i]; i++)
      if (gtk_accelerator_parse (keys[i], &other_key, &other_modifiers)
          && gdk_keyval_to_lower (key) == gdk_keyval_to_lower (other_key)
          && modifiers == other_modifiers)
        return TRUE;
  }

  return FALSE;
}

/* Only keys are bold. */
static void
check_keys (const char *page, const PaddockManualBlock *block)
{
  g_autoptr (GPtrArray) keys = find_all (block->markup, "<b>", "</b>");

  for (guint i = 0; i < keys->len; i++)
    if (!is_key_of_action (keys->pdata[i]))
      g_error ("%s tells of %s, which is the key of no action", page, (char *) keys->pdata[i]);
}

static void
test_keys_are_those_of_actions (void)
{
  for_each_block (check_keys);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  paddock_action_rows_use ();

#define ADD(path_, test_) g_test_add_func ("/app/manual/" path_, test_)
  ADD ("blocks-are-told-apart", test_blocks_are_told_apart);
  ADD ("words-are-marked-up", test_words_are_marked_up);
  ADD ("pages-are-well-formed", test_pages_are_well_formed);
  ADD ("links-lead-to-pages", test_links_lead_to_pages);
  ADD ("keys-are-those-of-actions", test_keys_are_those_of_actions);

  return g_test_run ();
}
