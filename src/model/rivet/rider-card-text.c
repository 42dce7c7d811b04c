/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rider-card-text.h"

#include "words.h"

/* What gaps of sentences are filled with. */
typedef struct {
  int n;
  gboolean is_signed;
  guint terrains;
  const char *for_class;
  const PaddockTeamCards *cards;
  PaddockTranslate translate;
} Gaps;

static const char *
say (PaddockTranslate translate, const char *text)
{
  return translate ? translate (text) : text;
}

/* Replaces MARK in TEXT, which it takes. */
static char *
fill (char *text, const char *mark, const char *with)
{
  GString *filled = g_string_new (text);

  g_free (text);
  g_string_replace (filled, mark, with, 0);
  return g_string_free (filled, FALSE);
}

/* "on a mountain or on cobbles" */
static char *
dup_terrains (guint terrains, PaddockTranslate translate)
{
  static const char *const places[PADDOCK_N_TERRAINS] = {
    [PADDOCK_TERRAIN_FLAT] = N_ ("on flat road"),
    [PADDOCK_TERRAIN_MOUNTAIN] = N_ ("on a mountain"),
    [PADDOCK_TERRAIN_DESCENT] = N_ ("on a descent"),
    [PADDOCK_TERRAIN_SPRINT] = N_ ("on a sprint section"),
    [PADDOCK_TERRAIN_COBBLES] = N_ ("on cobbles"),
  };
  char *text = NULL;

  for (guint i = 0; i < PADDOCK_N_TERRAINS; i++)
    if (terrains & 1u << i) {
      char *more = text ? fill (g_strdup (say (translate, N_ ("{1} or {2}"))), "{1}", text) : NULL;

      g_free (text);
      text = more ? fill (more, "{2}", say (translate, places[i]))
                  : g_strdup (say (translate, places[i]));
    }

  return text ? text : g_strdup (say (translate, N_ ("on no terrain")));
}

static const char *
get_class_name (const PaddockTeamCards *cards, const char *id)
{
  int i = cards ? paddock_team_cards_find_class (cards, id) : -1;

  return i < 0 ? paddock_text_get (id)
               : paddock_text_get (PADDOCK_LIST_AT (cards->classes, PaddockRiderClass, i)->name);
}

static char *
dup_filled (const char *sentence, const Gaps *gaps)
{
  g_autofree char *n = g_strdup_printf (gaps->is_signed ? "%+d" : "%d", gaps->n);
  g_autofree char *terrains = dup_terrains (gaps->terrains, gaps->translate);
  char *text = fill (g_strdup (say (gaps->translate, sentence)), "{n}", n);

  text = fill (text, "{terrain}", terrains);
  return fill (text, "{class}", get_class_name (gaps->cards, gaps->for_class));
}

static Gaps
get_gaps (const PaddockRiderEffect *self,
          const PaddockRiderEffectRow *row,
          const PaddockTeamCards *cards,
          PaddockTranslate translate)
{
  return (Gaps){ self->n,        row->row.parameter == PADDOCK_PARAMETER_SIGNED,
                 self->terrains, self->for_class,
                 cards,          translate };
}

/* What stands where the row has no words of its own for this sort of card. */
static const char *
get_sentence (const PaddockRiderEffectRow *row, const char *own, int n)
{
  return own ? own : paddock_catalogue_row_get_help (&row->row, n);
}

/* SENTENCE with the condition of the effect before it. */
static char *
dup_under_condition (const PaddockRiderEffect *self, const char *sentence, const Gaps *gaps)
{
  const PaddockRiderConditionRow *condition =
    paddock_rider_condition_get_row ((guint) self->condition);
  g_autofree char *text = dup_filled (sentence, gaps);

  return fill (dup_filled (condition->before, gaps), "{1}", text);
}

static char *
dup_restriction (const PaddockRiderEffect *self, const Gaps *gaps)
{
  const PaddockRiderConditionRow *condition =
    paddock_rider_condition_get_row ((guint) self->condition);

  return dup_filled (condition->only ? condition->only : condition->row.help, gaps);
}

static char *
dup_effect (const PaddockRiderEffect *self,
            gboolean is_tactic,
            const PaddockTeamCards *cards,
            PaddockTranslate translate)
{
  int kind = paddock_rider_effect_get_kind (self);
  const PaddockRiderEffectRow *row;
  Gaps gaps;

  if (kind < 0)
    return g_strdup_printf ("%s.", paddock_text_get (self->kind));

  row = paddock_rider_effect_get_row ((guint) kind);
  gaps = get_gaps (self, row, cards, translate);
  if (kind == PADDOCK_RIDER_EFFECT_ONLY)
    return dup_restriction (self, &gaps);

  is_tactic |= !(row->at & (PADDOCK_RIDER_AT_ACTION | PADDOCK_RIDER_AT_EVENT));
  return dup_under_condition (self, get_sentence (row, is_tactic ? row->on_tactic : NULL, self->n),
                              &gaps);
}

char *
paddock_rider_effect_dup_text (const PaddockRiderEffect *self,
                               const PaddockTeamCards *cards,
                               PaddockTranslate translate)
{
  return dup_effect (self, FALSE, cards, translate);
}

char *
paddock_rider_selector_dup_text (const PaddockRiderSelector *self,
                                 const PaddockTeamCards *cards,
                                 PaddockTranslate translate)
{
  int kind = paddock_rider_selector_get_kind (self);
  const Gaps gaps = { self->n, FALSE, self->terrains, self->for_class, cards, translate };
  char *who = kind < 0 ? g_strdup (paddock_text_get (self->kind))
                       : dup_filled (paddock_rider_selector_get_row ((guint) kind)->who, &gaps);
  char *text;

  if (!self->is_not)
    return who;

  text = fill (g_strdup (say (translate, N_ ("not {1}"))), "{1}", who);
  g_free (who);
  return text;
}

static char *
dup_effects (const PaddockList *effects,
             gboolean is_tactic,
             const PaddockTeamCards *cards,
             PaddockTranslate translate)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (effects); i++) {
    g_autofree char *sentence =
      dup_effect (PADDOCK_LIST_AT (effects, PaddockRiderEffect, i), is_tactic, cards, translate);

    g_string_append_printf (text, "%s%s", i ? " " : "", sentence);
  }

  return g_string_free (text, FALSE);
}

char *
paddock_action_card_dup_text (const PaddockActionCard *self,
                              const PaddockTeamCards *cards,
                              PaddockTranslate translate)
{
  return dup_effects (self->effects, FALSE, cards, translate);
}

char *
paddock_tactics_card_dup_text (const PaddockTacticsCard *self,
                               const PaddockTeamCards *cards,
                               PaddockTranslate translate)
{
  return dup_effects (self->effects, TRUE, cards, translate);
}

/* --- Events --- */

/* "on a mountain, at the front of a line" */
static char *
dup_selectors (const PaddockEventCard *self,
               const PaddockTeamCards *cards,
               PaddockTranslate translate)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (self->selectors); i++) {
    g_autofree char *who =
      paddock_rider_selector_dup_text (PADDOCK_LIST_AT (self->selectors, PaddockRiderSelector, i),
                                       cards, translate);

    g_string_append_printf (text, "%s%s", i ? ", " : "", who);
  }

  return g_string_free (text, FALSE);
}

char *
paddock_event_card_dup_what (const PaddockEventCard *self,
                             const PaddockTeamCards *cards,
                             PaddockTranslate translate)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (self->effects); i++) {
    const PaddockRiderEffect *effect = PADDOCK_LIST_AT (self->effects, PaddockRiderEffect, i);
    int kind = paddock_rider_effect_get_kind (effect);
    const PaddockRiderEffectRow *row =
      kind < 0 ? NULL : paddock_rider_effect_get_row ((guint) kind);
    Gaps gaps = row ? get_gaps (effect, row, cards, translate) : (Gaps){ 0 };
    g_autofree char *what = row ? dup_filled (get_sentence (row, row->on_event, effect->n), &gaps)
                                : g_strdup (paddock_text_get (effect->kind));

    g_string_append_printf (text, "%s%s", i ? "; " : "", what);
  }

  return g_string_free (text, FALSE);
}

char *
paddock_event_card_dup_who (const PaddockEventCard *self,
                            const PaddockTeamCards *cards,
                            PaddockTranslate translate)
{
  static const char *const forms[][2] = {
    [PADDOCK_PICK_ALL] = { N_ ("Every rider {1}"), N_ ("Every rider {1}") },
    [PADDOCK_PICK_RANDOM] = { N_ ("{n} riders {1}, at random"), N_ ("A rider {1}, at random") },
    [PADDOCK_PICK_LAST] = { N_ ("The last {n} riders {1}"), N_ ("The last rider {1}") },
  };
  g_autofree char *who = dup_selectors (self, cards, translate);
  const Gaps gaps = { .n = self->picked, .translate = translate };

  if (!*who)
    return g_strdup ("");

  return fill (dup_filled (forms[self->pick][self->picked == 1], &gaps), "{1}", who);
}

char *
paddock_event_card_dup_text (const PaddockEventCard *self,
                             const PaddockTeamCards *cards,
                             PaddockTranslate translate)
{
  g_autofree char *who = paddock_event_card_dup_who (self, cards, translate);
  g_autofree char *what = paddock_event_card_dup_what (self, cards, translate);

  return *who && *what ? g_strdup_printf ("%s: %s.", who, what)
                       : g_strdup (say (translate, N_ ("Nothing happens to anybody.")));
}
