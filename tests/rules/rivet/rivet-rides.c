/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-rides.h"

#include "rivet/rivet-activation.h"
#include "rivet/rivet-card-text.h"
#include "rivet/rivet-words.h"

#include <string.h>

#define MAX_NAME 12

typedef struct {
  const RivRideCase *row;
  RivCourse course;
  RivState state;
  PaddockTable table;
  PaddockActionCard card;
  PaddockDecision decision;
  GPtrArray *names;
  gboolean is_over;
} Ride;

/* --- Who stands where --- */

static guint
find_name (Ride *self, const char *name)
{
  for (guint i = 0; i < self->names->len; i++)
    if (g_str_equal (self->names->pdata[i], name))
      return i;

  g_error ("%s: nobody is called %s", self->row->name, name);
}

static void
add_rider (Ride *self, const char *name, PaddockPlace at)
{
  guint i = self->names->len;
  gboolean is_own = g_ascii_islower (*name) || g_str_equal (name, "X");

  g_ptr_array_add (self->names, g_strdup (name));
  self->state.riders[i] =
    (RivRider){ .at = at, .team = !is_own, .seat = !is_own, .kind = !g_str_equal (name, "X") };
  self->course.riders[i] =
    (RivRosterRider){ .word = g_strconcat (is_own ? "own-" : "rival-", name, NULL),
                      .id = self->names->pdata[i],
                      .name = self->names->pdata[i],
                      .team = !is_own,
                      .seat = !is_own };
  self->state.n_riders = (guint8) (i + 1);
}

static void
add_riders (Ride *self)
{
  g_auto (GStrv) words = g_strsplit (self->row->riders, " ", -1);

  for (guint is_other = FALSE; is_other <= TRUE; is_other++) /* X is rider 0 */
    for (guint i = 0; words[i]; i++) {
      g_auto (GStrv) halves = g_strsplit (words[i], "=", 2);

      if (g_str_equal (halves[0], "X") != is_other)
        add_rider (self, halves[0], riv_test_place (&self->course.road, halves[1]));
    }
  self->course.n_riders = self->names->len;
}

/* --- The card --- */

static void
apply_effect (Ride *self, const char *id, int n)
{
  PaddockRiderEffect named = { .kind = (char *) id };
  int kind = paddock_rider_effect_get_kind (&named);
  RivEffect effect = { .kind = (guint8) kind, .n = (gint8) n };

  if (kind < 0 || !riv_apply_effect (&self->state.move, &effect))
    g_error ("%s: no effect of a move is called %s", self->row->name, id);
}

static void
give_ability (Ride *self, RivEffect effect)
{
  RivPiles *piles = &self->course.piles;
  RivTactic *tactic = &piles->tactics[piles->n_tactics++];

  tactic->n_effects = 1;
  tactic->effects[0] = effect;
  self->state.riders[0].abilities[piles->n_tactics - 1] = (guint8) piles->n_tactics;
}

static const char terrain_letters[] = "fmdsc";

static gboolean
apply_rider_word (Ride *self, const char *word, int n)
{
  RivRider *x = &self->state.riders[0];

  if (g_str_equal (word, "light"))
    x->light = (guint8) n;
  else if (g_str_equal (word, "heavy"))
    x->heavy = (guint8) n;
  else if (g_str_equal (word, "slow"))
    x->slow = (guint8) n;
  else if (g_str_equal (word, "long"))
    self->course.is_short = FALSE;
  else if (g_str_equal (word, "energy")) {
    x->energy = 1;
    self->state.move.flags |= RIV_MOVE_ENERGY;
  } else
    return FALSE;

  return TRUE;
}

/* "m=1": what the class is worth on a terrain; "+m=1": a bonus ability; "+lone=1": the one for riders that are not linked. */
static gboolean
apply_class_word (Ride *self, const char *word, int n)
{
  gboolean is_ability = *word == '+';
  const char *name = word + is_ability;
  const char *terrain = strchr (terrain_letters, *name);

  if (is_ability && g_str_equal (name, "lone"))
    give_ability (self, (RivEffect){ .kind = PADDOCK_RIDER_EFFECT_START_BONUS,
                                     .n = (gint8) n,
                                     .condition = PADDOCK_RIDER_IF_UNLINKED });
  else if (!*name || name[1] || !terrain)
    return FALSE;
  else if (is_ability)
    give_ability (self, (RivEffect){ .kind = PADDOCK_RIDER_EFFECT_TERRAIN_BONUS,
                                     .n = (gint8) n,
                                     .terrains = (guint8) (1u << (terrain - terrain_letters)) });
  else
    self->course.classes[0].strokes[terrain - terrain_letters] = (gint8) n;

  return TRUE;
}

static const struct {
  const char *name;
  RivOption option;
} option_words[] = {
  { "must-bump", RIV_OPTION_BUMP },
  { "terrain-once", RIV_OPTION_TERRAIN },
  { "start-free", RIV_OPTION_OCCUPIED },
  { "rested-wild", RIV_OPTION_WILD_DRAFT },
};

static gboolean
apply_option_word (Ride *self, const char *word, int n)
{
  static const char *const icons[] = { "icon-class", "icon-fatigue", "icon-sideways" };

  for (guint i = 0; i < G_N_ELEMENTS (option_words); i++)
    if (g_str_equal (word, option_words[i].name)) {
      self->course.options[option_words[i].option] = n;
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    if (g_str_equal (word, icons[i])) {
      self->card.icons[i] = n ? PADDOCK_ICON_SHOWN : PADDOCK_ICON_DIMMED;
      return TRUE;
    }

  return FALSE;
}

static void
apply_word (Ride *self, const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, "=", 2);
  int n = halves[1] ? atoi (halves[1]) : 1;

  if (g_str_equal (halves[0], "barred"))
    self->state.move.barred |= 1u << find_name (self, halves[1]);
  else if (!apply_rider_word (self, halves[0], n) && !apply_class_word (self, halves[0], n)
           && !apply_option_word (self, halves[0], n))
    apply_effect (self, halves[0], n);
}

static RivType
find_type (Ride *self, const char *name)
{
  for (guint i = 0; i < RIV_N_TYPES; i++)
    if (g_str_equal (paddock_movement_names[i], name))
      return (RivType) i;

  g_error ("%s: no type is called %s", self->row->name, name);
}

/* "lead 4", or "wild-lead 4". */
static void
play_card (Ride *self)
{
  g_auto (GStrv) words = g_strsplit (self->row->card, " ", -1);
  RivAction *action = &self->course.piles.actions[0];
  gboolean is_wild = g_str_has_prefix (words[0], "wild-");

  self->state.move.type = (guint8) find_type (self, words[0] + (is_wild ? 5 : 0));
  self->card.type = is_wild ? RIV_TYPE_WILD : self->state.move.type;
  *action = (RivAction){ .card = &self->card,
                         .type = (guint8) self->card.type,
                         .strokes = (guint8) atoi (words[1]) };
  for (guint i = 2; words[i]; i++)
    apply_word (self, words[i]);
}

/* --- Questions --- */

static const PaddockRoutine *
get_routine (const Ride *self)
{
  return self->state.flow.step == RIV_STEP_FOLLOWERS ? &riv_choose_followers : &riv_move_step;
}

/* Up to the next step, or the next question with more than one answer. */
static void
go_on (Ride *self)
{
  for (;;) {
    if (self->state.flow.step == RIV_STEP_OPP_PRE)
      self->state.flow.step = RIV_STEP_MOVE;
    self->is_over = self->state.flow.step > RIV_STEP_MOVE;
    if (self->is_over)
      return;
    if (get_routine (self)->run (&self->table))
      continue;
    get_routine (self)->ask (&self->table, &self->decision);
    g_assert_cmpuint (self->decision.n_choices, >, 0);
    if (self->decision.n_choices > 1 || self->decision.kind == RIV_ASK_STEP)
      return;
    get_routine (self)->answer (&self->table, &self->decision, &self->decision.choices[0]);
  }
}

static char *
dup_key (const Ride *self, guint i)
{
  GString *key = g_string_new (NULL);

  riv_asks[self->decision.kind].key (&self->table, &self->decision, &self->decision.choices[i],
                                     key);
  return g_string_free (key, FALSE);
}

/* From the short form to the key. */
static char *
expand_key (Ride *self, const char *word)
{
  gboolean is_bump = g_str_has_suffix (word, "!");
  g_autofree char *bare = g_strndup (word, strlen (word) - is_bump);
  const char *prefix = is_bump ? "bump" : "step";

  if (strchr (word, ':'))
    return g_strdup (word);
  if (*bare == 'F')
    return g_strdup_printf (bare[1] ? "%s:forward-%s" : "%s:forward", prefix, bare + 1);
  if (*bare == 'L' || *bare == 'R')
    return g_strdup_printf ("%s:%s%s", prefix, *bare == 'L' ? "left" : "right", bare + 1);
  if (*bare == 'D')
    return g_strdup_printf ("diagonal:%s", bare + 1);
  if (*bare == '+')
    return g_strdup_printf ("attach:%s-%s",
                            self->state.riders[find_name (self, bare + 1)].team ? "rival" : "own",
                            bare + 1);

  return g_strdup (g_str_equal (bare, "S") ? "step:stop" : "leave");
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
dup_keys (const Ride *self)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  GString *text = g_string_new (NULL);

  for (guint i = 0; !self->is_over && i < self->decision.n_choices; i++)
    g_ptr_array_add (keys, dup_key (self, i));
  g_ptr_array_sort (keys, compare_words);
  for (guint i = 0; i < keys->len; i++)
    g_string_append_printf (text, "%s%s", i ? " " : "", (const char *) keys->pdata[i]);

  return g_string_free (text, FALSE);
}

static void
choose (Ride *self, const char *word)
{
  g_autofree char *key = expand_key (self, word);
  g_autofree char *keys = dup_keys (self);

  for (guint i = 0; !self->is_over && i < self->decision.n_choices; i++) {
    g_autofree char *found = dup_key (self, i);

    if (!g_str_equal (found, key))
      continue;
    get_routine (self)->answer (&self->table, &self->decision, &self->decision.choices[i]);
    go_on (self);
    return;
  }

  g_test_message ("%s: %s is not among: %s", self->row->name, key, keys);
  g_test_fail ();
}

/* --- Checks --- */

static void
check_keys (Ride *self, char **words, guint n)
{
  g_autoptr (GPtrArray) expected = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *found = dup_keys (self);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (expected, expand_key (self, words[i]));
  g_ptr_array_sort (expected, compare_words);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i ? " " : "", (const char *) expected->pdata[i]);

  if (!g_str_equal (text->str, found)) {
    g_test_message ("%s: found    %s\nexpected %s", self->row->name, found, text->str);
    g_test_fail ();
  }
}

static void
check_place (Ride *self, const char *word)
{
  g_auto (GStrv) halves = g_strsplit (word, "=", 2);
  guint rider = find_name (self, halves[0]);
  g_autofree char *found = riv_test_format (&self->course.road, self->state.riders[rider].at);

  if (!g_str_equal (found, halves[1])) {
    g_test_message ("%s: %s stands on %s, not on %s", self->row->name, halves[0], found, halves[1]);
    g_test_fail ();
  }
}

static void
check_left (Ride *self, int left)
{
  if (self->state.move.left != left) {
    g_test_message ("%s: %d strokes are left, not %d", self->row->name, self->state.move.left,
                    left);
    g_test_fail ();
  }
}

/* The words of a check in brackets; returns the index behind it. */
static guint
cut_group (char **words, guint first, char end, GPtrArray *inside)
{
  guint i = first;

  for (;; i++) {
    char *word = words[i] + (i == first);
    gboolean is_last;

    g_assert_nonnull (words[i]);
    is_last = *word && word[strlen (word) - 1] == end;
    if (is_last)
      word[strlen (word) - 1] = '\0';
    if (*word)
      g_ptr_array_add (inside, word);
    if (is_last)
      return i;
  }
}

static guint
check_group (Ride *self, char **words, guint i)
{
  g_autoptr (GPtrArray) inside = g_ptr_array_new ();
  gboolean is_places = *words[i] == '{';
  guint last = cut_group (words, i, is_places ? '}' : ']', inside);

  if (!is_places)
    check_keys (self, (char **) inside->pdata, inside->len);
  for (guint k = 0; is_places && k < inside->len; k++)
    check_place (self, inside->pdata[k]);

  return last;
}

static void
run_script (Ride *self)
{
  g_auto (GStrv) words = g_strsplit (self->row->script, " ", -1);

  for (guint i = 0; words[i] && !g_test_failed (); i++)
    if (*words[i] == '[' || *words[i] == '{')
      i = check_group (self, words, i);
    else if (*words[i] == '=')
      check_left (self, atoi (words[i] + 1));
    else if (g_str_equal (words[i], "."))
      g_assert_true (self->is_over);
    else
      choose (self, words[i]);
}

/* --- A case --- */

static void
init_ride (Ride *self, const RivRideCase *row)
{
  self->row = row;
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->course.is_short = TRUE;
  self->course.capacity = 5;
  self->course.teams[0] = (RivRosterTeam){ "own", "Own" };
  self->course.teams[1] = (RivRosterTeam){ "rival", "Rival" };
  self->table = (PaddockTable){ .course = &self->course, .state = &self->state };
  self->state.n_teams = 2;
  self->state.teams[1].seat = 1;
  self->state.flow.step = RIV_STEP_FOLLOWERS;
  riv_test_road_init (&self->course.road, row->road);
  add_riders (self);
}

static void
run_case (gconstpointer data)
{
  g_autofree Ride *self = g_new0 (Ride, 1);

  init_ride (self, data);
  play_card (self);
  go_on (self);
  run_script (self);

  for (guint i = 0; i < self->names->len; i++)
    g_free (self->course.riders[i].word);
  riv_road_clear (&self->course.road);
  g_ptr_array_unref (self->names);
}

void
riv_ride_add_cases (const RivRideCase *cases, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/rules/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], run_case);
  }
}
