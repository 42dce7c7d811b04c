/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game.h"
#include "hex-track.h"
#include "walks.h"

static const char *const when_names[] = { "never", "sometimes", "always", NULL };

static const PaddockOption flag = { "jump", PADDOCK_OPTION_FLAG };
static const PaddockOption number = { "laps", PADDOCK_OPTION_INT, .min = -2, .max = 12 };
static const PaddockOption word = { "when", PADDOCK_OPTION_ENUM, .names = when_names };

static void
assert_parses (const PaddockOption *option, const char *text, int expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *again = NULL;
  int value = 99;

  paddock_option_parse (option, text, &value, &error);
  g_assert_no_error (error);
  g_assert_cmpint (value, ==, expected);
  again = paddock_option_format (option, value);
  g_assert_cmpstr (again, ==, text);
}

static void
assert_refuses (const PaddockOption *option, const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  int value = 99;

  g_assert_false (paddock_option_parse (option, text, &value, &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_OPTION);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpint (value, ==, 99);
}

static void
test_parse (void)
{
  assert_parses (&flag, "off", FALSE);
  assert_parses (&flag, "on", TRUE);
  assert_parses (&number, "-2", -2);
  assert_parses (&number, "12", 12);
  assert_parses (&word, "never", 0);
  assert_parses (&word, "always", 2);
}

static void
test_refuse (void)
{
  assert_refuses (&flag, "yes", "option \"jump\" is off or on, not \"yes\"");
  assert_refuses (&number, "13", "option \"laps\" is -2 to 12, not \"13\"");
  assert_refuses (&number, "3x", "option \"laps\" is -2 to 12, not \"3x\"");
  assert_refuses (&number, "", "option \"laps\" is -2 to 12, not \"\"");
  assert_refuses (&word, "often", "option \"when\" is never, sometimes or always, not \"often\"");
}

/* Setups */

#define assert_setup_error(call_, message_)         \
  G_STMT_START                                      \
  {                                                 \
    g_autoptr (GError) error = NULL;                \
    g_assert_false (call_);                         \
    g_assert_cmpstr (error->message, ==, message_); \
  }                                                 \
  G_STMT_END

static void
test_presets (void)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&maedn_game, 0);

  g_assert_cmpint (setup->options[MAEDN_OPTION_OPPOSITE], ==, TRUE);
  g_assert_true (paddock_setup_apply_preset (setup, "neighbours", NULL));
  g_assert_cmpint (setup->options[MAEDN_OPTION_OPPOSITE], ==, FALSE);
  g_assert_cmpint (paddock_setup_get_initial (setup, MAEDN_OPTION_OPPOSITE), ==, FALSE);
  g_assert_true (paddock_setup_set_option (setup, "opposite", "on", NULL));
  g_assert_cmpint (setup->options[MAEDN_OPTION_OPPOSITE], ==, TRUE);

  assert_setup_error (paddock_setup_apply_preset (setup, "crowd", &error),
                      "maedn has no preset \"crowd\"; choose one of: neighbours");
  assert_setup_error (paddock_setup_set_option (setup, "oposite", "on", &error),
                      "maedn has no option \"oposite\"; choose one of: opposite");
}

/* A track's own options stand behind the preset's and before those of the race. */
static void
test_track_options (void)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&maedn_game, 0);
  PaddockHexTrack *track = g_malloc (paddock_hex_track_kind.type->size);
  g_autoptr (PaddockDocument) document = NULL;
  PaddockSetting *setting;

  paddock_record_init (paddock_hex_track_kind.type, track);
  setting = paddock_list_append (&track->options, &paddock_setting_type);
  paddock_text_set (&setting->name, "opposite");
  paddock_text_set (&setting->value, "off");
  document = paddock_document_new_take (&paddock_hex_track_kind, track);

  g_assert_true (paddock_setup_set_track (setup, document, NULL));
  g_assert_true (setup->track == document);
  g_assert_cmpint (setup->options[MAEDN_OPTION_OPPOSITE], ==, FALSE);
  g_assert_true (paddock_setup_set_option (setup, "opposite", "on", NULL));
  g_assert_cmpint (setup->options[MAEDN_OPTION_OPPOSITE], ==, TRUE);

  paddock_text_set (&setting->value, "perhaps");
  assert_setup_error (paddock_setup_set_track (setup, document, &error),
                      "the track: option \"opposite\" is off or on, not \"perhaps\"");
}

static void
test_seats (void)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&maedn_game, 0);

  g_assert_nonnull (paddock_setup_add_seat (setup, "red", NULL, NULL, NULL));
  g_assert_cmpstr (setup->seats[0].name, ==, "red");
  assert_setup_error (paddock_setup_seal (setup, &error), "maedn is for 2 to 4 seats, not 1");

  assert_setup_error (paddock_setup_add_seat (setup, "red", NULL, NULL, &error) != NULL,
                      "seat \"red\" is there twice");
  assert_setup_error (paddock_setup_add_seat (setup, "Big Red", NULL, NULL, &error) != NULL,
                      "seat \"Big Red\" may have only small letters, digits and hyphens in its id");
  assert_setup_error (paddock_setup_add_seat (setup, "player", NULL, NULL, &error) != NULL,
                      "seat \"player\" has a name that already means something else here");

  for (guint i = 1; i < 4; i++) {
    g_autofree char *id = g_strdup_printf ("seat-%u", i);

    g_assert_nonnull (paddock_setup_add_seat (setup, id, NULL, NULL, NULL));
  }
  assert_setup_error (paddock_setup_add_seat (setup, "late", NULL, NULL, &error) != NULL,
                      "seat \"late\" is one too many");
  g_assert_true (paddock_setup_seal (setup, NULL));
  g_assert_cmpint (paddock_setup_find_seat (setup, "seat-3"), ==, 3);
  g_assert_cmpint (paddock_setup_find_seat (setup, "late"), ==, -1);
}

/* Every game's table makes sense. */
static void
test_tables (void)
{
  for (guint g = 0; walks_games[g]; g++)
    for (guint i = 0; i < walks_games[g]->n_options; i++) {
      const PaddockOption *option = &walks_games[g]->options[i];
      g_autofree char *text = paddock_option_format (option, option->initial);
      int value;

      g_assert_true (paddock_option_parse (option, text, &value, NULL));
      g_assert_cmpint (value, ==, option->initial);
      g_assert_cmpint (paddock_option_find (walks_games[g]->options, walks_games[g]->n_options,
                                            option->name),
                       ==, i);
      g_assert_nonnull (option->label);
      g_assert_nonnull (option->help);
      g_assert_nonnull (option->clause);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/option/parses-what-it-formats", test_parse);
  g_test_add_func ("/rules/option/says-what-would-be-right", test_refuse);
  g_test_add_func ("/rules/option/tables-make-sense", test_tables);
  g_test_add_func ("/rules/setup/presets-stand-before-options", test_presets);
  g_test_add_func ("/rules/setup/a-track-brings-its-options", test_track_options);
  g_test_add_func ("/rules/setup/seats-are-checked", test_seats);

  return g_test_run ();
}
