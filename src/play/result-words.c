/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "result-words.h"

#include "ordinal.h"
#include "words.h"

#define NONE "–"

static const char *
say (const char *text)
{
  return paddock_language_translate (text);
}

const char *
paddock_result_get_name (const PaddockResult *self, const PaddockStanding *standing)
{
  g_return_val_if_fail (self != NULL && standing != NULL, NULL);

  return self->setup->seats[standing->seat].name;
}

const char *
paddock_standing_get_place (const PaddockStanding *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return say (paddock_ordinal_get_label (self->place));
}

/* --- Who has won --- */

/* "Red, Green and Blue" */
static char *
dup_winners (const PaddockResult *self)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < self->n_winners; i++) {
    const char *name = paddock_result_get_name (self, &self->standings[i]);

    if (i > 0 && i + 1 == self->n_winners)
      /* Translators: the last name of a list follows. */
      g_string_append_printf (names, paddock_language_translate (N_ (" and %s")), name);
    else
      g_string_append_printf (names, i > 0 ? ", %s" : "%s", name);
  }

  return g_string_free (names, FALSE);
}

char *
paddock_result_dup_headline (const PaddockResult *self)
{
  g_autofree char *names = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (!self->is_over)
    return g_strdup (say (N_ ("The race is not over yet")));
  if (self->n_winners == 0)
    return g_strdup (say (N_ ("The race ends without a winner")));

  names = dup_winners (self);
  return self->n_winners == 1
           ? g_strdup_printf (paddock_language_translate (N_ ("%s wins the race!")), names)
           /* Translators: the names of several winners. */
           : g_strdup_printf (paddock_language_translate (N_ ("%s win the race!")), names);
}

/* --- A line of the table --- */

static const char *const ends[] = {
  [PADDOCK_END_WON] = "",
  [PADDOCK_END_PLACED] = "",
  [PADDOCK_END_RACING] = N_ ("Still racing"),
  [PADDOCK_END_OUT] = N_ ("Out of the race"),
};

char *
paddock_result_dup_end (const PaddockResult *self, const PaddockStanding *standing)
{
  g_return_val_if_fail (self != NULL && standing != NULL, NULL);

  if (standing->end != PADDOCK_END_OUT || standing->round == 0)
    return g_strdup (*ends[standing->end] ? say (ends[standing->end]) : "");

  return g_strdup_printf (paddock_language_translate (N_ ("Out in round %u")), standing->round);
}

char *
paddock_result_dup_value (const PaddockResult *self, const PaddockStanding *standing, guint measure)
{
  int value, first;

  g_return_val_if_fail (self != NULL && standing != NULL && measure < self->n_measures, NULL);

  value = standing->values[measure];
  first = self->standings[0].values[measure];
  if (self->measures[measure]->form == PADDOCK_MEASURE_PLAIN)
    return g_strdup_printf ("%d", value);

  return standing->seat == self->standings[0].seat ? g_strdup (NONE)
                                                   : g_strdup_printf ("%d", MAX (first - value, 0));
}

/* --- Luck --- */

char *
paddock_result_dup_luck (const PaddockResult *self, const PaddockStanding *standing)
{
  gint64 n, of;

  g_return_val_if_fail (self != NULL && standing != NULL, NULL);

  if (!paddock_result_get_luck (self, standing, &n, &of))
    return g_strdup (NONE);

  return g_strdup_printf ("%+.1f", (double) n / (double) of);
}

/* "30 1/2" */
static char *
dup_exact (PaddockFraction fraction)
{
  guint64 whole = fraction.n / fraction.of, rest = fraction.n % fraction.of;

  if (rest == 0)
    return g_strdup_printf ("%" G_GUINT64_FORMAT, whole);

  return g_strdup_printf ("%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, whole,
                          rest, fraction.of);
}

static void
say_luck (const PaddockLuckKind *kind, const PaddockLuck *luck, GString *text)
{
  g_autofree char *expected = dup_exact (luck->expected);

  g_string_append (text, text->len > 0 ? "\n" : "");
  if (kind->is_harm)
    g_string_append_printf (
      text,
      /* Translators: what dice are for, how many were rolled, their sum, and what could be expected. */
      paddock_language_translate (N_ ("%s: %u dice came to %d, %s expected (less is better)")),
      say (kind->label), luck->n_dice, luck->worth, expected);
  else
    g_string_append_printf (text,
                            paddock_language_translate (N_ ("%s: %u dice came to %d, %s expected")),
                            say (kind->label), luck->n_dice, luck->worth, expected);
}

char *
paddock_result_dup_luck_words (const PaddockResult *self, const PaddockStanding *standing)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && standing != NULL, NULL);

  for (guint i = 0; i < self->setup->game->n_luck_kinds; i++)
    if (standing->luck[i].n_dice > 0)
      say_luck (&self->setup->game->luck_kinds[i], &standing->luck[i], text);
  if (text->len == 0)
    g_string_append (text, say (N_ ("No dice rolled")));
  return g_string_free (text, FALSE);
}

const char *
paddock_result_get_luck_help (void)
{
  return say (
    N_ ("What the dice came to beyond what could be expected of them: of every die that was "
        "rolled, the mean of its sides"));
}

/* --- Whole lines --- */

char *
paddock_result_dup_sentence (const PaddockResult *self, const PaddockStanding *standing)
{
  g_autofree char *end = NULL, *luck = NULL;
  GString *text;

  g_return_val_if_fail (self != NULL && standing != NULL, NULL);

  end = paddock_result_dup_end (self, standing);
  luck = paddock_result_dup_luck (self, standing);
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s, %s%s%s", paddock_standing_get_place (standing),
                          paddock_result_get_name (self, standing), *end ? ", " : "", end);
  for (guint i = 0; i < self->n_measures; i++) {
    g_autofree char *value = paddock_result_dup_value (self, standing, i);

    g_string_append_printf (text, ", %s: %s", say (self->measures[i]->label), value);
  }
  g_string_append_printf (text, ", %s: %s", say (N_ ("Dice luck")), luck);
  return g_string_free (text, FALSE);
}

/* --- Rounds --- */

char *
paddock_result_dup_round (const PaddockResult *self, guint row)
{
  const PaddockRoundPlaces *places;
  g_autofree char *round = NULL;

  g_return_val_if_fail (self != NULL && row < self->rounds->len, NULL);

  places = &g_array_index (self->rounds, PaddockRoundPlaces, row);
  round = places->is_last ? g_strdup (say (N_ ("Result")))
          : places->round == 0
            ? g_strdup (say (N_ ("Start")))
            : g_strdup_printf (paddock_language_translate (N_ ("After round %u")), places->round);
  return self->n_legs > 1 && !places->is_last
           /* Translators: one of the races of a series, and a round of it. */
           ? g_strdup_printf (paddock_language_translate (N_ ("Race %u: %s")), places->leg, round)
           : g_steal_pointer (&round);
}

char *
paddock_result_dup_places (const PaddockResult *self, guint row)
{
  const PaddockRoundPlaces *places;
  GString *text;

  g_return_val_if_fail (self != NULL && row < self->rounds->len, NULL);

  places = &g_array_index (self->rounds, PaddockRoundPlaces, row);
  text = g_string_new (NULL);
  for (guint place = 0; place <= self->n_seats; place++) {
    guint shown = (place + 1) % (self->n_seats + 1); /* those without one come last */

    for (guint seat = 0; seat < self->n_seats; seat++)
      if (places->places[seat] == shown)
        g_string_append_printf (text, "%s%s %s", text->len > 0 ? "\n" : "",
                                say (paddock_ordinal_get_label (shown)),
                                self->setup->seats[seat].name);
  }

  return g_string_free (text, FALSE);
}
