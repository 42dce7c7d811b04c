/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "part-changes.h"

#include "licence.h"
#include "words.h"

#define TOP (PADDOCK_N_SPEEDS - 1)

typedef struct {
  const PaddockLicence *licence;
  const PaddockFrothyEffect *effect;
  PaddockTranslate translate;
} Change;

/* A sentence in the language of the people, with what stands for {1} and {2}. */
static char *
say (const Change *self, const char *text, const char *first, const char *second)
{
  GString *sentence = g_string_new (self->translate ? self->translate (text) : text);

  g_string_replace (sentence, "{1}", first, 0);
  g_string_replace (sentence, "{2}", second, 0);
  return g_string_free (sentence, FALSE);
}

static char *
say_numbers (const Change *self, const char *text, int first, int second)
{
  g_autofree char *one = g_strdup_printf ("%d", first), *two = g_strdup_printf ("%d", second);

  return say (self, text, one, two);
}

/* Faces of a die that hurt (FRO-DMG-04). */
static int
count_hurting_faces (int resilience)
{
  static const int hits[] = { 6, 5, 4, 2, 0 };

  return hits[CLAMP (resilience, -1, 3) + 1];
}

/* The control dice of every Speed, N more where it is not Safe. */
static char *
dup_dice (const PaddockLicence *licence, int n)
{
  GString *dice = g_string_new (NULL);

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, rating);

    if (speed && speed->control != PADDOCK_CONTROL_SAFE)
      g_string_append_printf (dice, "%s%d", dice->len > 0 ? " " : "", MAX (speed->control + n, 0));
  }

  return g_string_free (dice, FALSE);
}

static char *
change_dice (const Change *self)
{
  g_autofree char *before = dup_dice (self->licence, 0);
  g_autofree char *after = dup_dice (self->licence, self->effect->n);

  if (!(self->effect->when & PADDOCK_WHEN_CONTROL_ROLL) || !*before)
    return NULL;

  /* Translators: the control dice of all Speeds: "Control dice 1 2 3 4 become 2 3 4 5." */
  return say (self, N_ ("Control dice {1} become {2}."), before, after);
}

static char *
change_resilience (const Change *self)
{
  int before = self->licence->damage.resilience, after = before + self->effect->n;

  return say_numbers (self, N_ ("{1} of 6 faces of a damage die hurt instead of {2}."),
                      count_hurting_faces (after), count_hurting_faces (before));
}

static int
get_spaces (const PaddockLicence *licence, int rating)
{
  const PaddockSpeed *speed = paddock_licence_find_speed (licence, CLAMP (rating, 0, TOP));

  return speed ? paddock_speed_get_total (speed) : 0;
}

static char *
change_max_speed (const Change *self)
{
  return say_numbers (self, N_ ("At most {1} spaces a round instead of {2}."),
                      get_spaces (self->licence, self->effect->n), get_spaces (self->licence, TOP));
}

static int
find_highest_safe (const PaddockLicence *licence)
{
  for (int rating = TOP; rating >= 0; rating--) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, rating);

    if (speed && speed->control == PADDOCK_CONTROL_SAFE)
      return rating;
  }

  return -1;
}

static char *
change_safe_speed (const Change *self)
{
  int highest = find_highest_safe (self->licence);

  return say_numbers (self,
                      highest < 0 ? N_ ("The vehicle has no Safe Speed.")
                                  : N_ ("Speed {1} is no longer Safe."),
                      highest, 0);
}

/* Boxes from a standstill to the first of top Speed, or the other way. */
static int
count_boxes (const PaddockLicence *licence, gboolean is_down)
{
  int n = 0;

  for (int rating = is_down; rating < TOP + is_down; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, rating);

    n += speed ? (is_down ? speed->decel : speed->accel) : 0;
  }

  return n;
}

static gboolean
is_down (const Change *self)
{
  return !(self->effect->when & PADDOCK_WHEN_ACCELERATE);
}

static char *
change_cap (const Change *self)
{
  int boxes = count_boxes (self->licence, is_down (self)), n = self->effect->n;

  if (n <= 0)
    return say (self,
                is_down (self) ? N_ ("It can never slow down in a Speed check.")
                               : N_ ("It can never set off."),
                "", "");

  return say_numbers (self,
                      is_down (self)
                        ? N_ ("It takes at least {1} rounds to stop from top Speed.")
                        : N_ ("It takes at least {1} rounds from a standstill to top Speed."),
                      (boxes + n - 1) / n, 0);
}

static char *
change_value (const Change *self)
{
  g_autofree char *more = g_strdup_printf ("%+d", self->effect->n);
  g_autofree char *boxes = g_strdup_printf ("%d", count_boxes (self->licence, is_down (self)));

  if (!(self->effect->when & PADDOCK_WHEN_SPEED_CHECK))
    return NULL;

  return say (self,
              is_down (self)
                ? N_ ("{1} boxes in a check to decelerate; it is {2} from top Speed to a stop.")
                : N_ ("{1} boxes in a check to accelerate; it is {2} from a stop to top Speed."),
              more, boxes);
}

static char *
change_cards (const Change *self)
{
  int n = paddock_licence_count_cards (self->licence);

  return say_numbers (self, N_ ("{1} cards become {2}."), n, MAX (n - 1, 0));
}

static char *
change_recover (const Change *self)
{
  return say_numbers (self, N_ ("Up to {1} of its {2} cards come back."), self->effect->n,
                      paddock_licence_count_cards (self->licence));
}

static char *
change_damage (const Change *self)
{
  int faces = count_hurting_faces (self->licence->damage.resilience);
  g_autofree char *mean = g_strdup_printf ("%.1f", self->effect->n * faces / 6.);
  g_autofree char *maximum = g_strdup_printf ("%d", self->licence->damage.maximum);

  return say (self, N_ ("{1} damage on average; the maximum is {2}."), mean, maximum);
}

static char *
change_wipe_out (const Change *self)
{
  return say_numbers (self, N_ ("The maximum damage is {1}."), self->licence->damage.maximum, 0);
}

static char *(*const changes[PADDOCK_N_EFFECT_KINDS]) (const Change *self) = {
  [PADDOCK_EFFECT_DICE] = change_dice,
  [PADDOCK_EFFECT_RESILIENCE] = change_resilience,
  [PADDOCK_EFFECT_MAX_SPEED] = change_max_speed,
  [PADDOCK_EFFECT_SAFE_SPEED] = change_safe_speed,
  [PADDOCK_EFFECT_CAP] = change_cap,
  [PADDOCK_EFFECT_VALUE] = change_value,
  [PADDOCK_EFFECT_LOSE_CARD] = change_cards,
  [PADDOCK_EFFECT_RECOVER] = change_recover,
  [PADDOCK_EFFECT_DAMAGE] = change_damage,
  [PADDOCK_EFFECT_WIPE_OUT] = change_wipe_out,
};

static char *
dup_changes (const PaddockFrothyEffect *effects,
             guint n,
             const PaddockPartPlace *place,
             PaddockTranslate translate)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; place->document && i < n; i++) {
    Change change = { place->document, &effects[i], translate };
    gboolean is_known = changes[effects[i].kind] && !paddock_number_is_random (effects[i].n);
    g_autofree char *sentence = is_known ? changes[effects[i].kind](&change) : NULL;

    if (sentence)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
paddock_trait_part_dup_change (gconstpointer part,
                               const PaddockPartPlace *place,
                               PaddockTranslate translate)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];

  return dup_changes (effects, paddock_trait_get_effects (part, effects), place, translate);
}

char *
paddock_special_card_part_dup_change (gconstpointer part,
                                      const PaddockPartPlace *place,
                                      PaddockTranslate translate)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];

  return dup_changes (effects, paddock_special_card_get_effects (part, effects), place, translate);
}

char *
paddock_affect_part_dup_change (gconstpointer part,
                                const PaddockPartPlace *place,
                                PaddockTranslate translate)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];

  return dup_changes (effects, paddock_affect_get_effects (part, effects), place, translate);
}

char *
paddock_stamina_effect_part_dup_change (gconstpointer part,
                                        const PaddockPartPlace *place,
                                        PaddockTranslate translate)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];

  return dup_changes (effects, paddock_stamina_effect_get_effects (part, effects), place,
                      translate);
}

char *
paddock_effect_part_dup_change (gconstpointer part,
                                const PaddockPartPlace *place,
                                PaddockTranslate translate)
{
  return dup_changes (part, 1, place, translate);
}
