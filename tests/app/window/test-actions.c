/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-rows.h"

#include "window.h"

static gboolean
is_word_char (char c)
{
  return g_ascii_islower (c) || c == '-';
}

static void
test_rows_are_complete (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  GObjectClass *window_class = g_type_class_ref (PADDOCK_TYPE_WINDOW);

  for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
    const char *dot = strchr (action->name, '.');

    g_test_message ("%s", action->name);
    g_assert_true (g_hash_table_add (names, (gpointer) action->name));
    g_assert_nonnull (dot);
    for (const char *c = action->name; *c; c++)
      g_assert_true (is_word_char (*c) || c == dot);
    g_assert_cmpuint (strlen (action->label), >, 1);
    g_assert_true (g_ascii_isupper (action->label[0]));
    g_assert_true (!action->property == !!action->activate);
    if (action->property)
      g_assert_nonnull (g_object_class_find_property (window_class, action->property));
    if (action->parameter)
      g_assert_null (action->keys);
    g_assert_true (paddock_actions_find (action->name) == action);
  }
  g_assert_null (paddock_actions_find ("win.nonsense"));
  g_type_class_unref (window_class);
}

/* Keys of hexes, of roads and of races may be the same, since a page shows one of them. */
static void
test_keys_are_valid_and_unique (void)
{
  g_autoptr (GHashTable) on_hexes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) on_roads = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) on_races = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  PaddockActionFlags somewhere =
    PADDOCK_ACTION_ON_CANVAS | PADDOCK_ACTION_ON_ROAD | PADDOCK_ACTION_ON_RACE;

  for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
    g_auto (GStrv) keys = g_strsplit (action->keys ? action->keys : "", " ", -1);

    for (guint i = 0; keys[i]; i++) {
      GdkModifierType modifiers;
      guint key;

      g_test_message ("%s %s", action->name, keys[i]);
      g_assert_true (gtk_accelerator_parse (keys[i], &key, &modifiers));
      if (!(action->flags & somewhere & ~PADDOCK_ACTION_ON_CANVAS))
        g_assert_true (g_hash_table_add (on_hexes, gtk_accelerator_name (key, modifiers)));
      if (!(action->flags & somewhere & ~PADDOCK_ACTION_ON_ROAD))
        g_assert_true (g_hash_table_add (on_roads, gtk_accelerator_name (key, modifiers)));
      if (!(action->flags & somewhere & ~PADDOCK_ACTION_ON_RACE))
        g_assert_true (g_hash_table_add (on_races, gtk_accelerator_name (key, modifiers)));
      /* A bare key would otherwise be taken from whoever types in a field. */
      if (!modifiers && (key < GDK_KEY_F1 || key > GDK_KEY_F12))
        g_assert_true (action->flags & somewhere);
    }
  }
}

static void
test_menu_has_every_action_for_it (void)
{
  g_autoptr (GMenuModel) menu = paddock_actions_create_menu ();
  guint n_items = 0, n_expected = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

    g_assert_cmpint (g_menu_model_get_n_items (section), >, 0);
    for (int j = 0; j < g_menu_model_get_n_items (section); j++, n_items++) {
      g_autofree char *name = NULL;

      g_assert_true (g_menu_model_get_item_attribute (section, j, "action", "s", &name));
      g_assert_true (paddock_actions_find (name)->flags & PADDOCK_ACTION_IN_MENU);
    }
  }
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
    n_expected += !!(action->flags & PADDOCK_ACTION_IN_MENU);
  g_assert_cmpuint (n_items, ==, n_expected);
}

static guint
count_shortcuts (GtkWidget *widget)
{
  guint n = GTK_IS_SHORTCUTS_SHORTCUT (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_shortcuts (child);
  return n;
}

static void
test_shortcuts_window_shows_every_key (void)
{
  GtkWindow *window = paddock_actions_create_shortcuts_window ();
  guint n_expected = 0;

  for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
    n_expected += action->keys != NULL;
  /* Each once in its group, and once among the results of a search. */
  g_assert_cmpuint (count_shortcuts (GTK_WIDGET (window)), ==, 2 * n_expected);
  gtk_window_destroy (window);
}

static void
test_tooltips_name_the_keys (void)
{
  g_autofree char *undo = paddock_action_dup_tooltip (paddock_actions_find ("doc.undo"));
  g_autofree char *about = paddock_action_dup_tooltip (paddock_actions_find ("win.about"));

  g_assert_cmpstr (undo, ==, "Undo (Ctrl+Z)");
  g_assert_cmpstr (about, ==, "About Paddock");
}

static gboolean
has_action (gpointer keys, const char *name)
{
  guint n = g_list_model_get_n_items (keys);

  for (guint i = 0; i < n; i++) {
    g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (keys, i);
    GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);

    if (g_str_equal (gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)), name))
      return TRUE;
  }
  return FALSE;
}

/* Which of the keys of drawings all of the window has. */
static void
test_characters_are_no_other_keys (void)
{
  g_autoptr (GtkEventController) road = paddock_actions_create_characters (PADDOCK_ACTION_ON_ROAD);
  g_autoptr (GtkEventController) hexes =
    paddock_actions_create_characters (PADDOCK_ACTION_ON_CANVAS);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (hexes));

  for (guint i = 0; i < n; i++) {
    g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (hexes), i);
    gpointer trigger = gtk_shortcut_get_trigger (shortcut);

    g_assert_true (
      g_unichar_isgraph (gdk_keyval_to_unicode (gtk_keyval_trigger_get_keyval (trigger))));
    g_assert_cmpint (gtk_keyval_trigger_get_modifiers (trigger) & ~GDK_SHIFT_MASK, ==, 0);
  }
  g_assert_true (has_action (hexes, "tool.brush"));
  g_assert_true (has_action (hexes, "set.larger")); /* a bracket */
  g_assert_true (has_action (hexes, "set.hole"));   /* a digit */
  g_assert_false (has_action (hexes, "cursor.apply"));
  g_assert_false (has_action (hexes, "edit.copy"));
  g_assert_false (has_action (hexes, "edit.delete"));
  g_assert_true (has_action (road, "road.flip"));
  g_assert_false (has_action (road, "road.next"));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  paddock_action_rows_use ();
  g_test_add_func ("/app/actions/rows-are-complete", test_rows_are_complete);
  g_test_add_func ("/app/actions/keys-are-valid-and-unique", test_keys_are_valid_and_unique);
  g_test_add_func ("/app/actions/characters-are-no-other-keys", test_characters_are_no_other_keys);
  g_test_add_func ("/app/actions/menu-has-every-action-for-it", test_menu_has_every_action_for_it);
  g_test_add_func ("/app/actions/shortcuts-window-shows-every-key",
                   test_shortcuts_window_shows_every_key);
  g_test_add_func ("/app/actions/tooltips-name-the-keys", test_tooltips_name_the_keys);
  return g_test_run ();
}
