/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-ride-table.h"

#include "rivet/rivet-activation.h"
#include "rivet/rivet-machine.h"
#include "rivet/rivet-riders.h"
#include "rivet/rivet-words.h"

#include <string.h>

/* --- Questions --- */

static const PaddockRoutine *
get_routine (const RivRide *self)
{
  if (self->is_machine)
    return &riv_machine_step;

  return self->state.flow.step == RIV_STEP_FOLLOWERS ? &riv_choose_followers : &riv_move_step;
}

/* Up to the next step, or the next question with more than one answer. */
static void
go_on (RivRide *self)
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
dup_key (const RivRide *self, guint i)
{
  GString *key = g_string_new (NULL);

  riv_asks[self->decision.kind].key (&self->table, &self->decision, &self->decision.choices[i],
                                     key);
  return g_string_free (key, FALSE);
}

/* From the short form to the key. */
static char *
expand_key (RivRide *self, const char *word)
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
                            self->state.riders[riv_ride_find_name (self, bare + 1)].team ? "rival"
                                                                                         : "own",
                            bare + 1);

  return g_strdup (g_str_equal (bare, "S") ? "step:stop" : "leave");
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
dup_keys (const RivRide *self)
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
choose (RivRide *self, const char *word)
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
check_keys (RivRide *self, char **words, guint n)
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
check_text (const RivRide *self, const char *what, const char *found, const char *expected)
{
  if (!g_str_equal (found, expected)) {
    g_test_message ("%s: %s: found %s, not %s", self->row->name, what, found, expected);
    g_test_fail ();
  }
}

static char *
dup_belonging (const RivRide *self, const RivRider *rider, const char *name)
{
  const struct {
    const char *name;
    guint8 n;
  } belongings[] = {
    { "bonus", rider->bonuses }, { "light", rider->light },  { "heavy", rider->heavy },
    { "energy", rider->energy }, { "place", rider->podium },
  };

  for (guint i = 0; i < G_N_ELEMENTS (belongings); i++)
    if (g_str_equal (belongings[i].name, name))
      return g_strdup_printf ("%u", belongings[i].n);

  g_error ("%s: riders have no %s", self->row->name, name);
}

/* "X=10.1", or "X.bonus=1". */
static void
check_rider (RivRide *self, const char *word)
{
  g_auto (GStrv) halves = g_strsplit (word, "=", 2);
  g_auto (GStrv) names = g_strsplit (halves[0], ".", 2);
  const RivRider *rider = &self->state.riders[riv_ride_find_name (self, names[0])];
  g_autofree char *found = names[1] ? dup_belonging (self, rider, names[1])
                                    : riv_test_format (&self->course.road, rider->at);

  check_text (self, halves[0], found, halves[1]);
}

/* --- Links and order --- */

static const char *
get_name (const RivRide *self, guint rider)
{
  return rider == RIV_NO_RIDER ? "none" : self->names->pdata[rider];
}

/* "X-A B-C": the front one first, in the order of the names. */
static char *
dup_links (const RivRide *self)
{
  GString *text = g_string_new (NULL);
  guint32 linked = 0;

  for (guint i = 0; i < self->names->len; i++) {
    guint8 behind[PADDOCK_ROAD_MAX_LANES];
    PaddockPlace at = self->state.riders[i].at;
    guint n = riv_road_is_on_road (&self->course.road, at)
                ? riv_list_beside (&self->table, at, RIV_BEHIND, behind)
                : 0;

    for (guint k = 0; k < n; k++) {
      g_string_append_printf (text, "%s%s-%s", text->len ? " " : "", get_name (self, i),
                              get_name (self, behind[k]));
      linked |= 1u << i | 1u << behind[k];
    }
  }
  for (guint i = 0; i < self->names->len; i++)
    g_assert_cmpint (riv_is_linked (&self->table, i), ==, (int) (linked >> i & 1));

  return g_string_free (text, FALSE);
}

static char *
dup_order (const RivRide *self)
{
  GString *text = g_string_new (NULL);
  guint8 order[RIV_MAX_RIDERS];
  guint n = riv_list_order (&self->table, order);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i ? " " : "", get_name (self, order[i]));

  return g_string_free (text, FALSE);
}

/* "leads=A", "last=x", "tail=B"; FALSE: it is none of these. */
static gboolean
check_single (RivRide *self, const char *word)
{
  static const char *const names[] = { "leads", "last", "tail" };
  const guint riders[] = { riv_find_leader (&self->table), riv_find_last_of_team (&self->table, 0),
                           riv_find_tail (&self->table) };
  g_auto (GStrv) halves = g_strsplit (word, "=", 2);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (halves[0], names[i])) {
      check_text (self, names[i], get_name (self, riders[i]), halves[1]);
      return TRUE;
    }

  return FALSE;
}

static void
check_left (RivRide *self, int left)
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

static void
check_list (RivRide *self, char bracket, GPtrArray *inside)
{
  g_autofree char *found = bracket == '<' ? dup_links (self) : dup_order (self);
  g_autofree char *expected = NULL;

  g_ptr_array_add (inside, NULL);
  expected = g_strjoinv (" ", (char **) inside->pdata);
  check_text (self, bracket == '<' ? "links" : "order", found, expected);
}

static guint
check_group (RivRide *self, char **words, guint i)
{
  static const char brackets[] = "[{<(", ends[] = "]}>)";
  g_autoptr (GPtrArray) inside = g_ptr_array_new ();
  char bracket = *words[i];
  guint last = cut_group (words, i, ends[strchr (brackets, bracket) - brackets], inside);

  if (bracket == '[')
    check_keys (self, (char **) inside->pdata, inside->len);
  else if (bracket != '{')
    check_list (self, bracket, inside);
  for (guint k = 0; bracket == '{' && k < inside->len; k++)
    check_rider (self, inside->pdata[k]);

  return last;
}

static void
run_script (RivRide *self)
{
  g_auto (GStrv) words = g_strsplit (self->row->script, " ", -1);

  for (guint i = 0; words[i] && !g_test_failed (); i++)
    if (strchr ("[{<(", *words[i]))
      i = check_group (self, words, i);
    else if (*words[i] == '=')
      check_left (self, atoi (words[i] + 1));
    else if (g_str_equal (words[i], "."))
      check_text (self, "the move", self->is_over ? "over" : "going on", "over");
    else if (!check_single (self, words[i]))
      choose (self, words[i]);
}

/* --- A case --- */

static void
init_ride (RivRide *self, const RivRideCase *row)
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
  riv_ride_add_riders (self);
}

static void
run_case (gconstpointer data)
{
  g_autofree RivRide *self = g_new0 (RivRide, 1);

  init_ride (self, data);
  riv_ride_play_card (self);
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
