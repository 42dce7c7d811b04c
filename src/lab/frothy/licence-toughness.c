/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A vehicle goes along its damage track: each die that hurts moves it on by one, and each affect that it reaches may lower its
 * Resilience, roll dice of its own or wipe it out.  Affects with random numbers are left out.
 */

#include "licence-toughness.h"

#include "number.h"

#define MAX_RESILIENCE 3 /* as high as a die shows */
#define NONE (-1.0)

/* An affect of the track; what it does at once and for good. */
typedef struct {
  int level;
  int dice;
  int resilience; /* is added */
  gboolean wipes_out;
} Step;

typedef struct {
  const GArray *steps; /* of Step, by level */
  int maximum;
  int *resilience; /* once so many steps are taken */
  double *means;   /* dice still to come, by steps taken and damage; NONE: not known yet */
} Track;

/* FRO-DIC-01, FRO-DMG-02, 03 */
static double
find_chance (int resilience)
{
  static const int hurting[] = { 6, 5, 4, 2, 0 }; /* of six faces, from blank Resilience on */

  return hurting[CLAMP (resilience, -1, MAX_RESILIENCE) + 1] / 6.;
}

/* --- The steps --- */

static void
add_effect (Step *step, const PaddockFrothyEffect *effect)
{
  int n = paddock_number_is_random (effect->n) ? 0 : effect->n;

  if (effect->kind == PADDOCK_EFFECT_DAMAGE && effect->when & PADDOCK_WHEN_NOW)
    step->dice += MAX (n, 0);
  else if (effect->kind == PADDOCK_EFFECT_RESILIENCE)
    step->resilience += n;
  else if (effect->kind == PADDOCK_EFFECT_WIPE_OUT)
    step->wipes_out = TRUE;
}

static void
add_level (GArray *steps, const PaddockDamageLevel *level)
{
  for (guint i = 0; i < paddock_list_len (level->affects); i++) {
    PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
    guint n =
      paddock_affect_get_effects (PADDOCK_LIST_AT (level->affects, PaddockAffect, i), effects);
    Step step = { .level = level->value };

    for (guint k = 0; k < n; k++)
      add_effect (&step, &effects[k]);
    g_array_append_val (steps, step);
  }
}

static GArray *
list_steps (const PaddockLicence *licence)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (Step));

  for (int value = 1; value <= licence->damage.maximum; value++)
    for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++) {
      const PaddockDamageLevel *level =
        PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, i);

      if (level->value == value)
        add_level (steps, level);
    }

  return steps;
}

/* --- The way --- */

static double *
find_slot (const Track *track, guint taken, int damage)
{
  return &track->means[taken * (guint) (track->maximum + 1) + (guint) damage];
}

static double get_mean (const Track *track, guint taken, int damage);

/* FRO-AFF-03: the dice of an affect are part of the blow that brought it about. */
static double
take_step (const Track *track, guint taken, int damage)
{
  const Step *step = &g_array_index (track->steps, Step, taken);
  double chance = find_chance (track->resilience[taken]), ways = 1, mean = 0;

  if (step->wipes_out)
    return 0;

  /* ways: how often exactly HITS of its dice hurt. */
  for (int i = 0; i < step->dice; i++)
    ways *= 1 - chance;
  if (chance == 1)
    return get_mean (track, taken + 1, damage + step->dice);
  for (int hits = 0; hits <= step->dice; hits++) {
    mean += ways * get_mean (track, taken + 1, damage + hits);
    ways *= chance / (1 - chance) * (step->dice - hits) / (hits + 1);
  }

  return mean;
}

static double
find_mean (const Track *track, guint taken, int damage)
{
  double chance = find_chance (track->resilience[taken]);

  if (taken < track->steps->len && g_array_index (track->steps, Step, taken).level <= damage)
    return take_step (track, taken, damage);

  return chance > 0 ? 1 / chance + get_mean (track, taken, damage + 1) : G_MAXDOUBLE;
}

static double
get_mean (const Track *track, guint taken, int damage)
{
  double *slot;

  if (damage >= track->maximum)
    return 0;

  slot = find_slot (track, taken, damage);
  if (*slot == NONE)
    *slot = MIN (find_mean (track, taken, damage), G_MAXDOUBLE);

  return *slot;
}

double
paddock_licence_find_toughness (const PaddockLicence *licence, int resilience)
{
  g_autoptr (GArray) steps = list_steps (licence);
  gsize n_means = (steps->len + 1) * (gsize) (licence->damage.maximum + 1);
  g_autofree int *resiliences = g_new (int, steps->len + 1);
  g_autofree double *means = g_new (double, n_means);
  Track track = { steps, licence->damage.maximum, resiliences, means };
  double mean;

  resiliences[0] = resilience;
  for (guint i = 0; i < steps->len; i++)
    resiliences[i + 1] = resiliences[i] + g_array_index (steps, Step, i).resilience;
  for (gsize i = 0; i < n_means; i++)
    means[i] = NONE;
  mean = get_mean (&track, 0, 0);

  return mean < G_MAXDOUBLE ? mean : NONE;
}
