/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-ride-table.h"

#include <string.h>

#include "rivet/rivet-card-text.h"

/* --- Who stands where --- */

guint
riv_ride_find_name (RivRide *self, const char *name)
{
  for (guint i = 0; i < self->names->len; i++)
    if (g_str_equal (self->names->pdata[i], name))
      return i;

  g_error ("%s: nobody is called %s", self->row->name, name);
}

static void
add_rider (RivRide *self, const char *name, PaddockPlace at)
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

void
riv_ride_add_riders (RivRide *self)
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

/* Of the card, and, since it is played already, of the move. */
static void
apply_effect (RivRide *self, const char *id, int n)
{
  PaddockRiderEffect named = { .kind = (char *) id };
  int kind = paddock_rider_effect_get_kind (&named);
  RivEffect effect = { .kind = (guint8) kind, .n = (gint8) n };
  RivAction *action = &self->course.piles.actions[0];

  if (kind < 0)
    g_error ("%s: no effect is called %s", self->row->name, id);
  action->effects[action->n_effects++] = effect;
  if (!self->is_machine && !riv_apply_effect (&self->state.move, &effect))
    g_error ("%s: %s is no effect of a move", self->row->name, id);
}

static void
give_ability (RivRide *self, RivEffect effect)
{
  RivPiles *piles = &self->course.piles;
  RivTactic *tactic = &piles->tactics[piles->n_tactics++];

  tactic->n_effects = 1;
  tactic->effects[0] = effect;
  self->state.riders[0].abilities[piles->n_tactics - 1] = (guint8) piles->n_tactics;
}

static const char terrain_letters[] = "fmdsc";

static gboolean
apply_rider_word (RivRide *self, const char *word, int n)
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
apply_class_word (RivRide *self, const char *word, int n)
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
  { "must-bump", RIV_OPTION_BUMP },      { "terrain-once", RIV_OPTION_TERRAIN },
  { "start-free", RIV_OPTION_OCCUPIED }, { "rested-wild", RIV_OPTION_WILD_DRAFT },
  { "own-bonus", RIV_OPTION_BONUS },
};

static gboolean
apply_option_word (RivRide *self, const char *word, int n)
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

/* Words about the road and who moves. */
static gboolean
apply_table_word (RivRide *self, const char *word, int n)
{
  if (g_str_equal (word, "machine"))
    self->is_machine = TRUE;
  else if (g_str_equal (word, "line"))
    self->course.road.rows[n].bonus = (guint8) ++self->course.road.n_bonuses;
  else
    return FALSE;

  return TRUE;
}

static void
apply_word (RivRide *self, const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, "=", 2);
  int n = halves[1] ? atoi (halves[1]) : 1;

  if (g_str_equal (halves[0], "barred"))
    self->state.move.barred |= 1u << riv_ride_find_name (self, halves[1]);
  else if (!apply_rider_word (self, halves[0], n) && !apply_class_word (self, halves[0], n)
           && !apply_option_word (self, halves[0], n) && !apply_table_word (self, halves[0], n))
    apply_effect (self, halves[0], n);
}

static RivType
find_type (RivRide *self, const char *name)
{
  for (guint i = 0; i < RIV_N_TYPES; i++)
    if (g_str_equal (paddock_movement_names[i], name))
      return (RivType) i;

  g_error ("%s: no type is called %s", self->row->name, name);
}

/* "lead 4", or "wild-lead 4". */
void
riv_ride_play_card (RivRide *self)
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
