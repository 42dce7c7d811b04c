/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Effects of Frothy Races in every roll: each acts at its own moment and at no other, and it does the same whether it
 * comes from a trait, from a limited trait or from a card.
 */

#include "frothy-cases.h"

#include "frothy-effects.h"
#include "reader.h"

#define MAX_QUESTIONS 12

/* What red, or in defence blue, goes through from BEGIN on: what is chosen of it, wherever it is offered, "use:" being what
 * is tested.  ACTING is what then makes a difference to the roll at MOMENT. */
typedef struct {
  const char *name, *moment, *given, *begin, *chosen, *faces, *acting;
  guint of;
} Scene;

#define CHECK \
  "step:speed-checks round:2 at=0,0 accel=4 decel=4 hand=1,1,0 blue.at=-8,6 blue.hand=0,0,0"
#define MOVE "step:move phase:3 round:2 at=0,0 accel=4 decel=4 blue.at=-8,6 blue.hand=0,0,0 "
#define FIGHT MOVE "hand=1,1,0 blue.at=0,1 blue.accel=8 blue.decel=6 blue.phase-flags=acted"
#define CRASH \
  "step:move phase:2 round:2 at=0,0 accel=6 decel=5 hand=0,0,0 blue.at=1,0 blue.hand=0,0,0"
#define WIN "1 4 3 4 5 0 1 4 4 4 4 4 4 4 4 4"
#define LOW "0 1 4 0 1 0 1 0"
#define TIE "0 1 1 1 5 0 1 4 0 0 0 0 0 0 0 0"
#define KNOCKS "1 1 4 4 0 4 4 0 4 4 0 4 4"
#define RANK_ROUND_END 3

static const Scene scenes[] = {
  { "accelerate", "accelerate", CHECK, "", "use: card:whip card:reins accelerate", WIN,
    "value@accelerate reroll@accelerate free-boxes@accelerate cap@accelerate keep-any@accelerate",
    0 },
  { "decelerate", "decelerate", CHECK " accel=10 decel=8", "",
    "use: card:reins card:whip decelerate", LOW,
    "value@decelerate free-boxes@decelerate cap@decelerate keep-any@decelerate", 0 },
  { "no-cards", "accelerate", CHECK " accel=8 decel=6", "", "use: accelerate decelerate", WIN,
    "value@decelerate spare-dice@decelerate reroll@decelerate free-boxes@decelerate cap@decelerate eager@accelerate",
    0 },
  { "control-roll", "control-roll", MOVE "clp=2 hand=0,0,0", "go:straight turn:left", "use: done",
    "4 0 1 5 1 2 0 0",
    "dice@control-roll reroll@control-roll slide@control-roll slow-to-haste@control-roll", 0 },
  { "vehicle-attack", "vehicle-attack", FIGHT, "attack:vehicle@blue", "use: card:reins done", WIN,
    "value@vehicle-attack reroll@vehicle-attack", 0 },
  { "vehicle-attack-tie", "vehicle-attack", FIGHT, "attack:vehicle@blue", "use: card:reins done",
    TIE,
    "value@vehicle-attack dice@vehicle-attack reroll@vehicle-attack win-tie@vehicle-attack lose-tie@vehicle-attack",
    0 },
  { "vehicle-defence", "vehicle-defence", FIGHT, "attack:vehicle@blue", "use: card:reins done", WIN,
    "value@vehicle-defence dice@vehicle-defence reroll@vehicle-defence", 1 },
  { "vehicle-defence-tie", "vehicle-defence", FIGHT, "attack:vehicle@blue", "use: card:reins done",
    TIE,
    "value@vehicle-defence dice@vehicle-defence reroll@vehicle-defence win-tie@vehicle-defence lose-tie@vehicle-defence",
    1 },
  { "personal-attack", "personal-attack", FIGHT, "attack:person@blue", "use: card:whip done", WIN,
    "value@personal-attack reroll@personal-attack", 0 },
  { "personal-attack-tie", "personal-attack", FIGHT, "attack:person@blue", "use: card:whip done",
    TIE,
    "value@personal-attack dice@personal-attack reroll@personal-attack win-tie@personal-attack lose-tie@personal-attack",
    0 },
  { "personal-defence", "personal-defence", FIGHT, "attack:person@blue", "use: card:whip done", WIN,
    "value@personal-defence dice@personal-defence reroll@personal-defence", 1 },
  { "personal-defence-tie", "personal-defence", FIGHT, "attack:person@blue", "use: card:whip done",
    TIE,
    "value@personal-defence dice@personal-defence reroll@personal-defence win-tie@personal-defence lose-tie@personal-defence",
    1 },
  { "damage-roll", "damage-roll", MOVE "clp=2 hand=0,0,0", "go:straight turn:left", "use: done",
    KNOCKS, "dice@damage-roll reroll@damage-roll", 0 },
  { "damage-icon-roll", "damage-icon-roll", MOVE "clp=2 hand=0,0,0", "go:straight turn:left",
    "use: done", KNOCKS, "dice@damage-icon-roll", 0 },
  { "collision-roll", "collision-roll", CRASH, "go:straight", "use: done",
    "4 0 0 4 4 0 4 0 4 0 4 0 4", "dice@collision-roll their-dice@collision-roll", 0 },
};

#define LICENCE                                                                       \
  "<licence xmlns='urn:paddock:documents' version='1' id='cart' name='Cart'><speeds>" \
  "<speed rating='0' move='0 0 0 0' control='safe' stamina='3'/>"                     \
  "<speed rating='1' accel='2' move='1 0 1 0' control='safe' stamina='2'/>"           \
  "<speed rating='2' decel='2' move='1 1 1 1' control='safe' stamina='1'/>"           \
  "<speed rating='3' accel='2' move='1 2 1 2' control='1'/>"                          \
  "<speed rating='4' accel='2' move='0 3 3 2' control='2'/>"                          \
  "<speed rating='5' accel='2' move='0 4 3 3' control='3' stamina='-1'/>"             \
  "<speed rating='6' decel='2' move='0 6 0 6' control='4' stamina='-3'/>"             \
  "</speeds><damage resilience='1' maximum='8'/><cards whip='4' reins='4'>%s</cards>" \
  "<traits>%s</traits></licence>"

typedef enum {
  TRAIT,
  LIMITED,
  CARD
} Source;

static PaddockDocument *
make_licence (const char *kind, const char *moment, const char *base, Source source)
{
  static const char *const heads[] = { "<trait kind='custom' name='It'>",
                                       "<trait kind='custom' name='It' uses='1'>",
                                       "<special kind='custom' name='It' base='" };
  gboolean is_card = source == CARD;
  g_autofree char *part = g_strdup_printf ("%s%s%s<does kind='%s' when='%s' n='1'/></%s>",
                                           heads[source], is_card ? base : "", is_card ? "'>" : "",
                                           kind, moment, is_card ? "special" : "trait");
  g_autofree char *text = g_strdup_printf (LICENCE, is_card ? part : "", is_card ? "" : part);
  g_autoptr (GError) error = NULL;
  PaddockDocument *document =
    paddock_xml_read_bytes (text, strlen (text), "cart.vehicle.xml", &error);

  g_assert_no_error (error);
  return document;
}

static PaddockMatch *
make_match (const Scene *scene, PaddockDocument *licence)
{
  PaddockSetup *setup = paddock_setup_new (&paddock_frothy, 1);
  g_autoptr (PaddockDocument) track = table_load ("plain.track.xml");
  g_autoptr (GError) error = NULL;
  PaddockMatch *match;

  g_assert_true (paddock_setup_set_track (setup, track, NULL));
  for (guint i = 0; i < 2; i++)
    paddock_setup_add_seat (setup, i ? "blue" : "red", NULL, i == scene->of ? licence : NULL, NULL);
  paddock_setup_set_option (setup, "deliberate-collisions", "on", NULL);
  paddock_setup_set_option (setup, "grandstanding", "off", NULL);
  paddock_setup_set_option (setup, "whips-of-shame", "off", NULL);
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);
  match = paddock_match_new (setup, 1, NULL);
  paddock_setup_unref (setup);
  table_give (match, scene->given);
  table_settle (match);
  table_choose (match, scene->faces, scene->begin);
  return match;
}

static gboolean
is_of_cards (const char *line)
{
  static const char *const names[] = { "hand", "spent", "recovery", "uses", "effects", "pledge" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_has_prefix (line, names[i]))
      return TRUE;

  return FALSE;
}

/* "use:" stands for whatever is tested, and for dice that are rolled again or put aside. */
static gboolean
is_meant (const char *key, const char *word)
{
  static const char *const uses[] = { "trait:", "reroll:", "discard:" };

  if (!g_str_equal (word, "use:"))
    return g_str_equal (key, word);
  if (g_str_equal (key, "card:custom"))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    if (g_str_has_prefix (key, uses[i]) && !g_str_has_suffix (key, ":done"))
      return TRUE;

  return FALSE;
}

/* The first of WORDS that is offered, or else the last answer: high dice, and enough of them. */
static guint
prefer (const PaddockMatch *match, char **words)
{
  guint n = paddock_match_get_decision (match)->n_choices;

  for (guint k = 0; words[k]; k++)
    for (guint i = 0; i < n; i++) {
      g_autofree char *key = paddock_match_dup_key (match, i);

      if (is_meant (key, words[k]))
        return i;
    }

  return n - 1;
}

/* How the race stands, but for cards: what is laid down is used up, a trait is not. */
static char *
describe (const PaddockMatch *match)
{
  g_autofree char *dump = paddock_match_dump (match, PADDOCK_EVERYBODY);
  g_auto (GStrv) lines = g_strsplit (dump, "\n", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i]; i++) {
    const char *name = strchr (lines[i], ' ');

    if (!name || !is_of_cards (name + 1))
      g_string_append_printf (text, "%s\n", lines[i]);
  }

  return g_string_free (text, FALSE);
}

static gboolean
is_at_end (const PaddockMatch *match, char **words, guint chosen)
{
  const char *kind = paddock_frothy.asks[paddock_match_get_decision (match)->kind].name;
  g_autofree char *key = paddock_match_dup_key (match, chosen);

  return (g_str_equal (kind, "move") || g_str_equal (kind, "turn"))
         && !g_strv_contains ((const char *const *) words, key);
}

/* How the scene ends, up to the next move that it does not mention. */
static char *
play (const Scene *scene, PaddockDocument *licence)
{
  g_autoptr (PaddockMatch) match = make_match (scene, licence);
  g_auto (GStrv) words = g_strsplit (scene->chosen, " ", -1);

  for (guint i = 0; i < MAX_QUESTIONS && paddock_match_get_decision (match); i++) {
    guint chosen = prefer (match, words);

    if (is_at_end (match, words, chosen))
      break;
    paddock_match_choose (match, chosen, NULL);
  }

  return describe (match);
}

static char *
play_with (const Scene *scene, guint kind, guint moment, Source source)
{
  const char *base = g_str_has_prefix (scene->name, "personal") ? "reins" : "whip";
  g_autoptr (PaddockDocument) licence =
    make_licence (paddock_frothy_effect_names[kind], paddock_frothy_moment_names[moment], base,
                  source);

  return play (scene, licence);
}

/* What is always so is no matter of a moment. */
static gboolean
has_moment (guint kind)
{
  return kind != PADDOCK_EFFECT_RESILIENCE && kind != PADDOCK_EFFECT_MAX_SPEED
         && kind != PADDOCK_EFFECT_SAFE_SPEED;
}

/* Where one roll leads to another, and what is asked after it. */
static gboolean
may_follow (const char *kind, const char *moment)
{
  static const char *const rolls[] = { "control-roll",     "damage-roll", "collision-roll",
                                       "damage-icon-roll", "movement",    NULL };

  return g_strv_contains (rolls, moment) || g_str_equal (kind, "attack-mover");
}

/* What acts as a trait, "value@accelerate eager@accelerate". */
static void
test_moments (gconstpointer data)
{
  const Scene *scene = data;
  g_autofree char *plain = play_with (scene, PADDOCK_EFFECT_RECOVER, RANK_ROUND_END, TRAIT);
  g_autoptr (GString) acting = g_string_new (NULL);

  for (guint kind = 1; kind < PADDOCK_N_EFFECT_KINDS; kind++)
    for (guint moment = RANK_ROUND_END; has_moment (kind) && moment < PADDOCK_N_MOMENTS; moment++) {
      const char *what = paddock_frothy_effect_names[kind];
      const char *when = paddock_frothy_moment_names[moment];
      g_autofree char *with = play_with (scene, kind, moment, TRAIT);

      if (!g_str_equal (plain, with)
          && (g_str_equal (when, scene->moment) || !may_follow (what, when)))
        g_string_append_printf (acting, "%s%s@%s", acting->len ? " " : "", what, when);
    }
  g_assert_cmpstr (acting->str, ==, scene->acting);
}

static gboolean
is_fight (const Scene *scene)
{
  return g_str_has_prefix (scene->name, "vehicle") || g_str_has_prefix (scene->name, "personal");
}

static void
assert_same (const Scene *scene, guint kind, guint moment)
{
  g_autofree char *trait = play_with (scene, kind, moment, TRAIT);
  g_autofree char *limited = play_with (scene, kind, moment, LIMITED);
  g_autofree char *card = play_with (scene, kind, moment, CARD);

  g_test_message ("%s", paddock_frothy_effect_names[kind]);
  g_assert_cmpstr (limited, ==, trait);
  if (is_fight (scene))
    g_assert_cmpstr (card, ==, trait);
}

/* What is laid down for a roll does to it what a trait does; but spare dice of a trait are asked for, and elsewhere than in
 * a fight a card has a plain side that counts as well (FRO-CRD-08). */
static void
test_sources (gconstpointer data)
{
  static const guint kinds[] = {
    PADDOCK_EFFECT_VALUE,         PADDOCK_EFFECT_DICE,       PADDOCK_EFFECT_SPARE_DICE,
    PADDOCK_EFFECT_REROLL,        PADDOCK_EFFECT_FREE_BOXES, PADDOCK_EFFECT_KEEP_ANY,
    PADDOCK_EFFECT_EAGER,         PADDOCK_EFFECT_WIN_TIE,    PADDOCK_EFFECT_REINS_AS_WHIP,
    PADDOCK_EFFECT_WHIP_AS_REINS,
  };
  const Scene *scene = data;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint moment = RANK_ROUND_END + 1; moment < PADDOCK_N_MOMENTS; moment++)
      if (g_str_equal (paddock_frothy_moment_names[moment], scene->moment)
          && (kinds[i] != PADDOCK_EFFECT_SPARE_DICE || !g_str_equal (scene->name, "control-roll")))
        assert_same (scene, kinds[i], moment);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++) {
    g_autofree char *moments = g_strdup_printf ("/play/frothy-effects/moments/%s", scenes[i].name);
    g_autofree char *sources = g_strdup_printf ("/play/frothy-effects/sources/%s", scenes[i].name);

    g_test_add_data_func (moments, &scenes[i], test_moments);
    g_test_add_data_func (sources, &scenes[i], test_sources);
  }

  return g_test_run ();
}
