/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys that "catalogue decisions" lists: every choice of every scenario has one of them, and none is listed that no
 * scenario can choose.
 */

#include "play-field.h"

/* A key as it is listed, "use:ITEM@PLACE", by what it can be. */
typedef struct {
  char *listed;
  GRegex *regex;
  gboolean is_seen;
} Key;

typedef struct {
  const PaddockGame *game;
  GPtrArray **keys; /* by kind of decision, of Key */
} Listed;

static void
key_free (gpointer data)
{
  Key *key = data;

  g_free (key->listed);
  g_regex_unref (key->regex);
  g_free (key);
}

/* Capitals stand for words, numbers and places. */
static Key *
key_new (const char *listed)
{
  g_autoptr (GRegex) capitals = g_regex_new ("[A-Z]+", 0, 0, NULL);
  g_autofree char *open = g_regex_replace (capitals, listed, -1, 0, "[-a-z0-9,.]+", 0, NULL);
  g_autofree char *whole = g_strdup_printf ("^%s$", open);
  Key *key = g_new0 (Key, 1);

  key->listed = g_strdup (listed);
  key->regex = g_regex_new (whole, 0, 0, NULL);
  g_assert_nonnull (key->regex);
  return key;
}

static GPtrArray *
list_keys (const PaddockAsk *ask)
{
  GPtrArray *keys = g_ptr_array_new_with_free_func (key_free);
  g_auto (GStrv) listed = g_strsplit (ask->keys, " ", -1);

  for (guint i = 0; listed[i]; i++)
    g_ptr_array_add (keys, key_new (listed[i]));
  return keys;
}

static void
look_at_choice (const Listed *listed, guint kind, const char *key, const char *playtest)
{
  gboolean is_listed = FALSE;

  for (guint i = 0; i < listed->keys[kind]->len; i++) {
    Key *row = listed->keys[kind]->pdata[i];

    if (g_regex_match (row->regex, key, 0, NULL))
      is_listed = row->is_seen = TRUE;
  }
  if (!is_listed)
    g_error ("%s: %s of \"%s\" is not listed", playtest, key, listed->game->asks[kind].name);
}

static void
look_cb (const PaddockMatch *match, const char *playtest, gpointer data)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  for (guint i = 0; i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);

    look_at_choice (data, decision->kind, key, playtest);
  }
}

/* What only a card, trait or road of one's own can bring, and what answers itself. */
static gboolean
is_rare (const PaddockAsk *ask, const Key *key)
{
  static const char *const rare[] = { "adapt card:CARD", "turn card:CARD", "end card:CARD@BOX",
                                      "next-chase next-chase:NUMBER", NULL };
  g_autofree char *name = g_strdup_printf ("%s %s", ask->name, key->listed);

  return g_str_has_prefix (key->listed, "trait:") || g_strv_contains (rare, name);
}

static void
assert_seen (const Listed *listed, guint kind)
{
  for (guint i = 0; i < listed->keys[kind]->len; i++) {
    const Key *key = listed->keys[kind]->pdata[i];

    if (!key->is_seen && !is_rare (&listed->game->asks[kind], key))
      g_error ("%s of \"%s\" is listed, but no scenario offers it", key->listed,
               listed->game->asks[kind].name);
  }
}

static void
test_keys (gconstpointer data)
{
  const PaddockGame *game = data;
  Listed listed = { game, g_new (GPtrArray *, game->n_asks) };

  for (guint i = 0; i < game->n_asks; i++)
    listed.keys[i] = list_keys (&game->asks[i]);
  play_each_question (game->id, look_cb, &listed);
  for (guint i = 0; i < game->n_asks; i++)
    assert_seen (&listed, i);

  for (guint i = 0; i < game->n_asks; i++)
    g_ptr_array_unref (listed.keys[i]);
  g_free (listed.keys);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; paddock_games[i]; i++) {
    g_autofree char *path = g_strconcat ("/play/listed-keys/", paddock_games[i]->id, NULL);

    g_test_add_data_func (path, paddock_games[i], test_keys);
  }

  return g_test_run ();
}
