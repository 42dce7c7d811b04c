/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who races: the licences with their speed tables, cards, traits, damage affects and stamina (FRO-LIC, FRO-DOC).
 */

#include "frothy-abilities.h"
#include "frothy-compile.h"
#include "frothy-facts.h"
#include "words.h"

/* --- Speed --- */

static gboolean
read_boxes (FroSpec *spec, const PaddockSpeed *speed, GError **error)
{
  guint rating = (guint) speed->rating;

  if (speed->accel < 1 || speed->decel < 1 || spec->n_accel + speed->accel > FRO_MAX_BOXES
      || spec->n_decel + speed->decel > FRO_MAX_BOXES)
    return paddock_refuse_setup (error,
                                 N_ ("Speed %u has %d and %d boxes; it needs 1 to 9 of each"),
                                 rating, speed->accel, speed->decel);

  spec->first_accel[rating] = spec->n_accel;
  spec->first_decel[rating] = spec->n_decel;
  for (guint i = 0; i < (guint) speed->accel; i++) {
    spec->accel_speed[spec->n_accel + i] = (guint8) rating;
    spec->to_decel[spec->n_accel + i] =
      (guint8) (spec->n_decel + paddock_speed_match_decel (speed, i));
  }
  for (guint i = 0; i < (guint) speed->decel; i++) {
    spec->decel_speed[spec->n_decel + i] = (guint8) rating;
    spec->to_accel[spec->n_decel + i] =
      (guint8) (spec->n_accel + paddock_speed_match_accel (speed, i));
  }
  spec->n_accel = (guint8) (spec->n_accel + speed->accel);
  spec->n_decel = (guint8) (spec->n_decel + speed->decel);
  spec->first_accel[rating + 1] = spec->n_accel;
  spec->first_decel[rating + 1] = spec->n_decel;
  return TRUE;
}

static gboolean
read_speeds (FroSpec *spec, const PaddockLicence *licence, GError **error)
{
  for (guint rating = 0; rating < FRO_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, (int) rating);

    if (!speed)
      return paddock_refuse_setup (error, N_ ("The licence \"%s\" has no Speed %u"),
                                   paddock_text_get (licence->name), rating);
    if (!read_boxes (spec, speed, error))
      return FALSE;
    for (guint phase = 0; phase < FRO_N_PHASES; phase++) {
      spec->move[rating][phase] = (guint8) CLAMP (paddock_speed_get_move (speed, phase), 0, 99);
      spec->total[rating] = (guint8) (spec->total[rating] + spec->move[rating][phase]);
    }
    spec->control[rating] = (guint8) CLAMP (speed->control, 0, 99);
    spec->stamina[rating] = (gint8) CLAMP (speed->stamina, -99, 99);
  }

  return TRUE;
}

/* --- Effects --- */

/* Where a row comes from. */
typedef struct {
  const PaddockCatalogue *catalogue;
  int kind;
  guint subject; /* of EFFECT events */
} Source;

static const PaddockCatalogueRow *
find_row (const Source *source)
{
  return paddock_catalogue_get_row (source->catalogue, (guint) source->kind);
}

static guint
find_clause (const Source *source)
{
  const char *id = find_row (source)->clause;

  for (guint i = 1; i < FRO_N_CLAUSES; i++)
    if (g_str_equal (fro_clause_ids[i], id))
      return i;

  return FRO_NO_CLAUSE;
}

/* Its own name, or that of its kind. */
static const char *
find_name (const Source *source, const char *own)
{
  return *paddock_text_get (own) ? own : find_row (source)->label;
}

static FroEffect
make_effect (const Source *source, const PaddockFrothyEffect *effect)
{
  return (FroEffect){ .kind = (guint8) effect->kind,
                      .subject = (guint8) source->subject,
                      .when = (guint16) effect->when,
                      .n = (gint16) effect->n,
                      .clause = (guint16) find_clause (source) };
}

/* A new row of the vehicle's own; its bit, or 0 if there is no room. */
static guint64
add_row (FroSpec *spec, FroEffect effect)
{
  if (spec->n_effects == FRO_MAX_EFFECTS)
    return 0;

  spec->effects[spec->n_effects] = effect;
  spec->kinds |= G_GUINT64_CONSTANT (1) << effect.kind;
  return G_GUINT64_CONSTANT (1) << spec->n_effects++;
}

static gboolean
fail_effects (const PaddockLicence *licence, GError **error)
{
  return paddock_refuse_setup (
    error, N_ ("The licence \"%s\" has more than %d effects, the maximum for a race"),
    paddock_text_get (licence->name), FRO_MAX_EFFECTS);
}

/* The rows of one trait; what cannot be chosen acts whatever limit there is (FRO-DOC-40). */
static gboolean
read_trait (FroSpec *spec, const PaddockTrait *trait)
{
  guint i = spec->n_traits++;
  Source source = { &paddock_traits, trait->kind, FRO_EFFECT_TRAIT + i };
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
  FroTrait *to = &spec->traits[i];

  to->id = paddock_trait_get_id (trait);
  to->name = find_name (&source, trait->name);
  to->uses = (guint8) CLAMP (trait->uses, 0, 9);
  to->first_effect = spec->n_effects;
  to->n_effects = (guint8) paddock_trait_get_effects (trait, effects);
  spec->limited |= (guint8) ((to->uses > 0) << i);
  for (guint k = 0; k < to->n_effects; k++) {
    guint64 row = add_row (spec, make_effect (&source, &effects[k]));

    if (!row)
      return FALSE;
    to->effects |= row;
    if (to->uses == 0 || !(FRO_KINDS_CHOSEN >> effects[k].kind & 1))
      spec->traits_effects |= row;
  }

  return TRUE;
}

static gboolean
read_traits (FroSpec *spec, const PaddockLicence *licence, GError **error)
{
  guint n = paddock_list_len (licence->traits);

  if (n > FRO_MAX_TRAITS)
    return paddock_refuse_setup (error,
                                 N_ ("The licence \"%s\" has %u traits; a race takes at most %d"),
                                 paddock_text_get (licence->name), n, FRO_MAX_TRAITS);

  for (guint i = 0; i < n; i++)
    if (!read_trait (spec, PADDOCK_LIST_AT (licence->traits, PaddockTrait, i)))
      return fail_effects (licence, error);

  return TRUE;
}

/* --- Cards --- */

static guint
find_sides (const PaddockSpecialCard *card)
{
  static const guint sides[] = {
    [PADDOCK_BASE_BY_KIND] = 0,
    [PADDOCK_BASE_WHIP] = 1 << FRO_WHIP,
    [PADDOCK_BASE_REINS] = 1 << FRO_REINS,
    [PADDOCK_BASE_DUAL] = FRO_BOTH_SIDES,
    [PADDOCK_BASE_NONE] = 0,
  };

  return sides[paddock_special_card_get_base (card)];
}

static gboolean
read_cards (FroSpec *spec, const PaddockLicence *licence, GError **error)
{
  const PaddockLicenceCards *cards = &licence->cards;
  guint n = paddock_list_len (cards->specials);

  spec->cards[FRO_WHIP] = (guint8) CLAMP (cards->whip, 0, 12);
  spec->cards[FRO_REINS] = (guint8) CLAMP (cards->reins, 0, 12);
  spec->cards[FRO_DUAL] = (guint8) CLAMP (cards->dual, 0, 12);
  if (n > FRO_MAX_SPECIALS)
    return paddock_refuse_setup (
      error, N_ ("The licence \"%s\" has %u special cards; a race takes at most %d"),
      paddock_text_get (licence->name), n, FRO_MAX_SPECIALS);

  for (guint i = 0; i < n; i++) {
    const PaddockSpecialCard *card = PADDOCK_LIST_AT (cards->specials, PaddockSpecialCard, i);
    Source source = { &paddock_special_cards, card->kind, FRO_EFFECT_CARD + i };
    PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
    FroSpecial *special = &spec->specials[spec->n_specials++];

    special->name = find_name (&source, card->name);
    special->id = paddock_card_names[card->kind];
    special->sides = (guint8) find_sides (card);
    special->is_lost = (guint8) paddock_special_card_is_discarded (card);
    special->n_effects = (guint8) paddock_special_card_get_effects (card, effects);
    for (guint k = 0; k < special->n_effects; k++)
      special->effects[k] = make_effect (&source, &effects[k]);
  }

  return TRUE;
}

/* --- Damage and stamina --- */

static guint
find_trait (const FroSpec *spec, const char *id)
{
  for (guint i = 0; i < spec->n_traits; i++)
    if (g_str_equal (spec->traits[i].id, id))
      return i;

  return FRO_NOBODY;
}

/* What counts at once is kept beside the affect, what acts from then on becomes a row of the vehicle. */
static gboolean
add_affect (FroSpec *spec,
            const PaddockLicence *licence,
            guint level,
            const PaddockAffect *affect,
            GError **error)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
  guint n = paddock_affect_get_effects (affect, effects);
  Source source = { &paddock_affects, affect->kind, FRO_EFFECT_AFFECT + spec->n_affects };
  FroAffect *to = &spec->affects[spec->n_affects];

  if (spec->n_affects == FRO_MAX_AFFECTS)
    return paddock_refuse_setup (
      error, N_ ("The licence \"%s\" has more than %d damage affects, the maximum for a race"),
      paddock_text_get (licence->name), FRO_MAX_AFFECTS);

  spec->n_affects++;
  to->name = find_name (&source, affect->name);
  to->clause = (guint16) find_clause (&source);
  to->level = (guint8) level;
  to->trait = (guint8) find_trait (spec, paddock_text_get (affect->trait));
  to->card = (guint8) affect->card;
  to->dice = (guint8) CLAMP (affect->dice, 1, 2);
  for (guint i = 0; i < n; i++) {
    guint64 row;

    if (effects[i].when & PADDOCK_WHEN_NOW) {
      to->now[to->n_now++] = make_effect (&source, &effects[i]);
      continue;
    }
    if (!(row = add_row (spec, make_effect (&source, &effects[i]))))
      return fail_effects (licence, error);
    to->effects |= row;
  }

  return TRUE;
}

static int
compare_levels (gconstpointer a, gconstpointer b)
{
  return (*(const PaddockDamageLevel *const *) a)->value
         - (*(const PaddockDamageLevel *const *) b)->value;
}

static GPtrArray *
sort_levels (const PaddockDamageTable *damage)
{
  GPtrArray *levels = g_ptr_array_new ();

  for (guint i = 0; i < paddock_list_len (damage->levels); i++)
    g_ptr_array_add (levels, (gpointer) PADDOCK_LIST_AT (damage->levels, PaddockDamageLevel, i));
  g_ptr_array_sort (levels, compare_levels);

  return levels;
}

/* The affects of the levels, rising; then the outcomes of each random one. */
static gboolean
read_affects (FroSpec *spec, const PaddockLicence *licence, GError **error)
{
  g_autoptr (GPtrArray) levels = sort_levels (&licence->damage);
  const PaddockAffect *randoms[FRO_MAX_AFFECTS];

  for (guint i = 0; i < levels->len; i++) {
    const PaddockDamageLevel *level = levels->pdata[i];

    for (guint k = 0; k < paddock_list_len (level->affects); k++) {
      randoms[MIN (spec->n_affects, FRO_MAX_AFFECTS - 1)] =
        PADDOCK_LIST_AT (level->affects, PaddockAffect, k);
      if (!add_affect (spec, licence, (guint) CLAMP (level->value, 0, 255),
                       PADDOCK_LIST_AT (level->affects, PaddockAffect, k), error))
        return FALSE;
    }
  }

  spec->n_levels = spec->n_affects;
  for (guint i = 0; i < spec->n_levels; i++) {
    spec->affects[i].first_choice = spec->n_affects;
    for (guint k = 0; k < paddock_list_len (randoms[i]->choices); k++) {
      const PaddockAffectChoice *choice =
        PADDOCK_LIST_AT (randoms[i]->choices, PaddockAffectChoice, k);

      if (!add_affect (spec, licence, (guint) CLAMP (choice->roll, 0, 255), &choice->affect, error))
        return FALSE;
      spec->affects[i].n_choices++;
    }
  }

  return TRUE;
}

static gboolean
read_damage (FroSpec *spec, const PaddockLicence *licence, GError **error)
{
  spec->min_clp = (guint8) CLAMP (licence->control.minimum, 0, 99);
  spec->resilience = (gint8) CLAMP (licence->damage.resilience, PADDOCK_RESILIENCE_BLANK, 9);
  spec->max_damage = (guint8) CLAMP (licence->damage.maximum, 1, 99);

  return read_affects (spec, licence, error);
}

static gboolean
read_stamina (FroSpec *spec, const PaddockLicence *licence, GError **error)
{
  const PaddockStaminaTable *table = &licence->stamina;

  spec->max_stamina = (gint8) CLAMP (table->maximum, -99, 99);
  spec->min_stamina = (gint8) CLAMP (table->minimum, -99, spec->max_stamina);
  for (guint i = 0; i < paddock_list_len (table->steps); i++) {
    const PaddockStaminaStep *step = PADDOCK_LIST_AT (table->steps, PaddockStaminaStep, i);

    for (guint k = 0; k < paddock_list_len (step->effects); k++) {
      const PaddockStaminaEffect *effect = PADDOCK_LIST_AT (step->effects, PaddockStaminaEffect, k);
      Source source = { &paddock_stamina_effects, effect->kind, FRO_EFFECT_STAMINA };
      PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
      guint n = paddock_stamina_effect_get_effects (effect, effects);

      if (spec->n_stamina_steps + n > FRO_MAX_STAMINA_STEPS)
        return paddock_refuse_setup (error,
                                     N_ ("The licence \"%s\" has more stamina effects than %d"),
                                     paddock_text_get (licence->name), FRO_MAX_STAMINA_STEPS);
      for (guint e = 0; e < n; e++)
        spec->stamina_steps[spec->n_stamina_steps++] =
          (FroStaminaStep){ (gint8) CLAMP (step->value, -99, 99),
                            make_effect (&source, &effects[e]) };
    }
  }

  return TRUE;
}

/* --- The seats --- */

static gboolean
read_licence (FroSpec *spec, const PaddockLicence *licence, GError **error)
{
  return read_speeds (spec, licence, error) && read_traits (spec, licence, error)
         && read_cards (spec, licence, error) && read_damage (spec, licence, error)
         && read_stamina (spec, licence, error);
}

static gboolean
read_seat (FroCourse *self, const PaddockSeat *seat, FroSpec *spec, GError **error)
{
  spec->team = (guint8) seat->team;
  if (!seat->vehicle && !self->standard)
    self->standard = fro_standard_licence_new ();
  else if (seat->vehicle && seat->vehicle->kind != &paddock_licence_kind)
    return paddock_refuse_setup (error,
                                 N_ (
                                   "The seat \"%s\" brings something other than a driving licence"),
                                 seat->id);

  spec->licence = (seat->vehicle ? seat->vehicle : self->standard)->record;
  return read_licence (spec, spec->licence, error);
}

static guint64
find_kinds (const FroSpec *spec)
{
  guint64 kinds = spec->kinds;

  for (guint i = 0; i < spec->n_specials; i++)
    for (guint k = 0; k < spec->specials[i].n_effects; k++)
      kinds |= G_GUINT64_CONSTANT (1) << spec->specials[i].effects[k].kind;

  return kinds;
}

gboolean
fro_read_seats (FroCourse *self, const PaddockSetup *setup, GError **error)
{
  for (guint i = 0; i < setup->n_seats; i++) {
    if (!read_seat (self, &setup->seats[i], &self->specs[i], error))
      return FALSE;
    self->kinds |= find_kinds (&self->specs[i]);
  }

  return TRUE;
}
