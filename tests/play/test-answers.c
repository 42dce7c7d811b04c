/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the answers of each game are shown to people: every choice in one group, with a number, and a sensible one for
 * whoever just goes on.
 */

#include "play-field.h"

#include <string.h>

#include "answers.h"
#include "games.h"

/* --- Races --- */

typedef struct {
  const char *track;
  int seed;
} Course;

static const Course courses[] = {
  { "tracks/harbour-loop.track.xml", 3 },   { "tracks/cauldron.track.xml", 4 },
  { "tracks/windmill-oval.track.xml", 5 },  { "tracks/long-post-road.track.xml", 6 },
  { "tracks/foxglove-heath.track.xml", 7 },
};

/* Numbers go up to the last answer without a gap, group after group, and lead back to the choices. */
static void
assert_numbered (const PaddockAnswers *answers, const PaddockDecision *decision)
{
  guint n = 0;

  g_assert_cmpuint (answers->n, ==, decision->n_choices);
  for (guint i = 0; i < decision->n_choices; i++)
    g_assert_cmpuint (answers->choices[answers->numbers[i]], ==, i);
  for (guint i = 0; i < answers->n_runs; i++) {
    g_assert_cmpuint (answers->runs[i].first, ==, n);
    g_assert_cmpuint (answers->runs[i].n, >, 0);
    n += answers->runs[i].n;
  }
  g_assert_cmpuint (n, ==, answers->n);
  g_assert_cmpuint (answers->standard, <, decision->n_choices);
}

static const PaddockAnswerGroup *
find_group (const PaddockAnswers *answers, guint choice)
{
  guint i = 0;

  while (answers->numbers[choice] >= answers->runs[i].first + answers->runs[i].n)
    i++;
  return answers->runs[i].group;
}

/* Whoever adds something is asked again, unless it brings dice or rivals into play. */
static void
assert_adds (const PaddockMatch *match, const PaddockAnswers *answers, guint counts[2])
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  for (guint i = 0; i < decision->n_choices; i++) {
    PaddockAnswerRole role = find_group (answers, i)->role;
    g_autoptr (PaddockMatch) after = NULL;

    if (role != PADDOCK_ANSWER_ADDS)
      continue;
    after = paddock_match_copy (match);
    paddock_match_choose (after, i, NULL);
    counts[0]++;
    counts[1] += paddock_match_get_decision (after)
                 && paddock_match_get_decision (after)->player == decision->player;
  }
}

static void
wander (const Course *course, guint counts[2])
{
  g_autoptr (PaddockSession) session =
    play_session_new (course->track, "racer racer:brawler rookie", course->seed);

  for (guint i = 0; i < 400 && paddock_match_get_decision (paddock_session_get_match (session));
       i++) {
    const PaddockMatch *match = paddock_session_get_match (session);
    PaddockAnswers answers;

    paddock_match_sort_answers (match, &answers);
    assert_numbered (&answers, paddock_match_get_decision (match));
    assert_adds (match, &answers, counts);
    play_session_wander (session, 1, i * 7 + (guint) course->seed);
  }
}

static void
test_every_choice_has_a_group (void)
{
  guint counts[2] = { 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (courses); i++)
    wander (&courses[i], counts);
  g_assert_cmpuint (counts[0], >, 100);
  g_assert_cmpuint (counts[1] * 10, >, counts[0] * 7);
}

/* --- What is meant by Enter --- */

/* "check accelerate": what is asked first with that, and the key that is preferred; the others are the groups of it all. */
typedef struct {
  const char *track;
  const char *ask;
  const char *has;      /* a key that must be there */
  const char *standard; /* the key that is meant */
  const char *groups;   /* headings and keys, in order */
} Case;

static char *
dup_groups (const PaddockMatch *match, const PaddockAnswers *answers)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answers->n_runs; i++) {
    const PaddockAnswerRun *run = &answers->runs[i];

    g_string_append_printf (text, "%s%s%s", i ? " / " : "", run->group->heading,
                            run->group->role == PADDOCK_ANSWER_ADDS ? "+:" : ":");
    for (guint k = run->first; k < run->first + run->n; k++) {
      g_autofree char *key = paddock_match_dup_key (match, answers->choices[k]);

      g_string_append_printf (text, " %s", key);
    }
  }
  return g_string_free (text, FALSE);
}

static const Case cases[] = {
  { "tracks/windmill-oval.track.xml", "grid", "place:0,3", "place:1,4", NULL },
  { "tracks/windmill-oval.track.xml", "check", "decelerate", "card:whip", NULL },
  { "tracks/windmill-oval.track.xml", "check", "accelerate", "accelerate",
    "Roll the Check: accelerate decelerate / Lay Down First+: card:whip card:reins" },
  { "tracks/windmill-oval.track.xml", "move", "go:straight", "go:straight", NULL },
  { "tracks/harbour-loop.track.xml", "drive", "reverse:straight", "forward:straight",
    "Forwards: forward:straight forward:left forward:right forward:hard-left forward:hard-right / "
    "Backwards: reverse:straight reverse:left reverse:right reverse:hard-left reverse:hard-right" },
  { "tracks/harbour-loop.track.xml", "window", "pass", "pass", NULL },
  { "tracks/harbour-loop.track.xml", "lock", "lock:none", "lock:none", NULL },
};

static gboolean
is_meant (const PaddockMatch *match, const Case *self)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  return decision
         && g_str_equal (paddock_match_get_setup (match)->game->asks[decision->kind].name,
                         self->ask)
         && paddock_match_find_choice (match, self->has) >= 0;
}

static void
test_enter_means_something_sensible (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (PaddockSession) session = play_session_new (self->track, "racer racer racer", 3);
  g_autofree char *key = NULL, *groups = NULL;
  PaddockAnswers answers;

  while (!is_meant (paddock_session_get_match (session), self))
    g_assert_true (paddock_session_drive (session));
  paddock_match_sort_answers (paddock_session_get_match (session), &answers);
  key = paddock_match_dup_key (paddock_session_get_match (session), answers.standard);
  g_assert_cmpstr (key, ==, self->standard);
  groups = dup_groups (paddock_session_get_match (session), &answers);
  if (self->groups)
    g_assert_cmpstr (groups, ==, self->groups);
}

/* Whatever else is offered: whoever stands is not told to slow down. */
static void
test_nobody_slows_down_at_a_standstill (void)
{
  guint n = 0;

  for (int seed = 1; seed < 12; seed++) {
    g_autoptr (PaddockSession) session =
      play_session_new ("tracks/windmill-oval.track.xml", "racer rookie rookie", seed);

    for (guint i = 0; i < 60; i++) {
      const PaddockMatch *match = paddock_session_get_match (session);
      const PaddockDecision *decision = paddock_match_get_decision (match);
      g_autofree char *speed = NULL, *key = NULL;
      PaddockAnswers answers;

      if (!decision)
        break;
      speed =
        paddock_match_dup_fact (match, paddock_match_get_setup (match)->seats[decision->player].id,
                                "speed", NULL);
      paddock_match_sort_answers (match, &answers);
      key = paddock_match_dup_key (match, answers.standard);
      if (g_strcmp0 (speed, "0") == 0 && decision->n_choices > 1) {
        g_assert_cmpstr (key, !=, "decelerate");
        n++;
      }
      play_session_wander (session, 1, i * 5 + (guint) seed);
    }
  }
  g_assert_cmpuint (n, >, 20);
}

/* --- Frothy Races, worked out from the keys --- */

/* "move turn": where answers with a key that begins so are shown, whatever else fits further down. */
static const struct {
  const char *asks, *begins, *heading;
} places[] = {
  { "check", "card: trait:", "Lay Down First" },
  { "check", "", "Roll the Check" },
  { "control damage", "card: trait:", "Lay Down First" },
  { "control damage", "", "Roll" },
  { "adapt recover attack-cards react end", "card: trait:", "Cards" },
  { "adapt recover attack-cards react end", "", "Go On" },
  { "check-reroll attack-reroll control-reroll damage-reroll discard", "reroll:done discard:done",
    "Go On" },
  { "check-reroll attack-reroll control-reroll damage-reroll", "reroll:", "Roll Again" },
  { "check-reroll attack-reroll control-reroll damage-reroll", "card: trait:", "Cards" },
  { "discard", "", "Discard" },
  { "move turn", "attack:", "Attack" },
  { "move turn", "turn:", "Turn" },
  { "move turn", "card: trait: more less", "Add First" },
  { "move turn", "", "Drive" },
};

static const struct {
  const char *asks, *keys;
} wishes[] = {
  { "move turn", "go:straight go:left go:right turn:none drift:left drift:right" },
  { "recover", "card:" },
  { "check", "accelerate spare" },
};

static gboolean
has_word (const char *words, const char *word)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  return g_strv_contains ((const char *const *) list, word);
}

static gboolean
begins_with_one (const char *key, const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (guint i = 0; list[i]; i++)
    if (g_str_has_prefix (key, list[i]))
      return TRUE;

  return !*words;
}

static const char *
work_out_heading (const char *ask, const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (has_word (places[i].asks, ask) && begins_with_one (key, places[i].begins))
      return places[i].heading;

  return NULL;
}

/* The first choice that begins with a word of WORDS, which are in the order of preference; else the first of all. */
static guint
find_wish (const PaddockMatch *match, const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (guint k = 0; list[k]; k++)
    for (guint i = 0; i < paddock_match_get_decision (match)->n_choices; i++) {
      g_autofree char *key = paddock_match_dup_key (match, i);

      if (g_str_has_prefix (key, list[k]))
        return i;
    }

  return 0;
}

/* Whoever stands lays a card down rather than slowing down. */
static guint
work_out_standard (const PaddockMatch *match, const char *ask, const char *words)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  guint wish = find_wish (match, words);
  const char *seat = paddock_match_get_setup (match)->seats[decision->player].id;
  g_autofree char *speed = paddock_match_dup_fact (match, seat, "speed", NULL);
  g_autofree char *key = paddock_match_dup_key (match, wish);

  if (g_str_equal (ask, "check") && g_str_equal (speed, "0") && g_str_equal (key, "decelerate")
      && wish + 1 < decision->n_choices)
    return wish + 1;

  return wish;
}

static void
assert_worked_out (const PaddockMatch *match, const char *name, gpointer data)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const char *ask = paddock_match_get_setup (match)->game->asks[decision->kind].name;
  guint *n = data;
  PaddockAnswers answers;

  paddock_match_sort_answers (match, &answers);
  for (guint i = 0; i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);
    const char *heading = work_out_heading (ask, key);

    if (heading && g_strcmp0 (find_group (&answers, i)->heading, heading) != 0)
      g_error ("%s: %s of %s is not in %s", name, key, ask, heading);
    *n += heading != NULL;
  }
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    if (has_word (wishes[i].asks, ask)
        && answers.standard != work_out_standard (match, ask, wishes[i].keys))
      g_error ("%s: choice %u of %s is not what is meant", name, answers.standard, ask);
}

static void
test_answers_of_frothy (void)
{
  guint n = 0;

  play_each_question ("frothy", assert_worked_out, &n);
  g_assert_cmpuint (n, >, 3000);
}

/* --- Numbers --- */

/* The number that is shown and pressed is the one in the name of the place, whichever others are taken. */
static void
test_grid_places_keep_their_numbers (gconstpointer track)
{
  g_autoptr (PaddockSession) session = play_session_new (track, "person person person", 1);
  const PaddockMatch *match = paddock_session_get_match (session);
  guint n_taken = 0;

  while (paddock_match_get_decision (match)->choices[0].target == PADDOCK_TARGET_HEX) {
    PaddockAnswers answers;

    paddock_match_sort_answers (match, &answers);
    for (guint i = 0; i < answers.n; i++) {
      g_autofree char *label = paddock_match_dup_label (match, answers.choices[i]);
      g_autofree char *name = g_strdup_printf ("Grid place %u", answers.keys[i]);

      g_assert_cmpstr (label, ==, name);
      g_assert_cmpint (paddock_answers_find (&answers, answers.keys[i]), ==, (int) i);
      n_taken += answers.keys[i] != i + 1;
    }
    g_assert_cmpint (paddock_answers_find (&answers, 99), ==, -1);
    paddock_session_choose (session, 0); /* the first that is left */
  }
  g_assert_cmpuint (n_taken, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/answers/every-choice-has-a-group", test_every_choice_has_a_group);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/play/answers/enter-means-something-sensible/%s-%s",
                                             cases[i].ask, cases[i].has);

    g_test_add_data_func (path, &cases[i], test_enter_means_something_sensible);
  }
  g_test_add_data_func ("/play/answers/grid-places-keep-their-numbers/joyride",
                        "tracks/harbour-loop.track.xml", test_grid_places_keep_their_numbers);
  g_test_add_data_func ("/play/answers/grid-places-keep-their-numbers/frothy",
                        "tracks/windmill-oval.track.xml", test_grid_places_keep_their_numbers);
  g_test_add_func ("/play/answers/worked-out-from-the-keys/frothy", test_answers_of_frothy);
  g_test_add_func ("/play/answers/nobody-slows-down-at-a-standstill",
                   test_nobody_slows_down_at_a_standstill);
  return g_test_run ();
}
