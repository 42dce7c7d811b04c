/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards: what is in hand and what it can be used as, laying down, spending and recovering (FRO-CRD, FRO-REC).
 */

#include "frothy.h"

static const char *const plain_ids[] = { "whip", "reins", "dual" };
static const char *const plain_names[] = { "Whip", "Reins", "Dual" };

/* --- Choices --- */

static guint
plain_choice (guint kind, guint side)
{
  return FRO_PLAIN_CARD + 2 * kind + side;
}

static guint
special_choice (guint special, FroUse use)
{
  return FRO_SPECIAL_CARD + 3 * special + use;
}

FroCard
fro_card_of (const PaddockChoice *choice)
{
  if (choice->id >= FRO_TRAIT_CARD)
    return (FroCard){ FRO_CARD_TRAIT, (guint8) (choice->id - FRO_TRAIT_CARD), FRO_AS_ABILITY };
  if (choice->id >= FRO_SPECIAL_CARD)
    return (FroCard){ FRO_CARD_SPECIAL, (guint8) ((choice->id - FRO_SPECIAL_CARD) / 3),
                      (guint8) ((choice->id - FRO_SPECIAL_CARD) % 3) };

  return (FroCard){ FRO_CARD_PLAIN, (guint8) ((choice->id - FRO_PLAIN_CARD) / 2),
                    (guint8) ((choice->id - FRO_PLAIN_CARD) % 2) };
}

/* Whether the other type passes for SIDE: Encouragement, Snapper. */
static gboolean
passes_for (const PaddockTable *table, guint vehicle, guint side, guint when)
{
  return fro_has_effect (table, vehicle,
                         side == FRO_WHIP ? PADDOCK_EFFECT_REINS_AS_WHIP
                                          : PADDOCK_EFFECT_WHIP_AS_REINS,
                         when);
}

/* The kinds of plain cards that can be used as SIDE, as a set; special cards by their sides alike. */
static guint
usable_kinds (const PaddockTable *table, guint vehicle, guint side, guint when)
{
  guint kinds = 1u << side | 1u << FRO_DUAL;

  return passes_for (table, vehicle, side, when) ? kinds | 1u << (1 - side) : kinds;
}

guint
fro_count_cards (const PaddockTable *table, guint vehicle, guint side, guint when)
{
  const FroPile *hand = &fro_vehicle (table, vehicle)->hand;
  guint kinds = usable_kinds (table, vehicle, side, when), n = 0;

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    n += kinds >> kind & 1 ? hand->plain[kind] : 0;
  for (guint set = hand->specials; set; set &= set - 1)
    n += (fro_spec (table, vehicle)->specials[__builtin_ctz (set)].sides & kinds) != 0;

  return n;
}

static void
add_card (PaddockDecision *decision, guint id)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) id,
                                                   .target = PADDOCK_TARGET_CARD,
                                                   .place = fro_index ((int) id) });
}

void
fro_add_cards (const PaddockTable *table,
               guint vehicle,
               guint sides,
               guint when,
               PaddockDecision *decision)
{
  const FroPile *hand = &fro_vehicle (table, vehicle)->hand;

  for (guint side = FRO_WHIP; side <= FRO_REINS; side++) {
    guint kinds;

    if (!(sides >> side & 1))
      continue;
    kinds = usable_kinds (table, vehicle, side, when);
    for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
      if ((kinds >> kind & 1) && hand->plain[kind] > 0)
        add_card (decision, plain_choice (kind, side));
    for (guint set = hand->specials; set; set &= set - 1) {
      guint special = (guint) __builtin_ctz (set);

      if (fro_spec (table, vehicle)->specials[special].sides & kinds)
        add_card (decision, special_choice (special, side));
    }
  }
}

/* --- Abilities --- */

static const FroEffect *
find_effect (const FroEffect *effects, guint n, guint64 kinds, guint when)
{
  for (guint i = 0; i < n; i++)
    if ((kinds >> effects[i].kind & 1) && (effects[i].when & when))
      return &effects[i];

  return NULL;
}

const FroEffect *
fro_find_ability (const PaddockTable *table, guint vehicle, FroCard card, guint64 kinds, guint when)
{
  const FroSpec *spec = fro_spec (table, vehicle);

  if (card.kind == FRO_CARD_SPECIAL)
    return find_effect (spec->specials[card.number].effects, spec->specials[card.number].n_effects,
                        kinds, when);
  if (card.kind == FRO_CARD_PLAIN)
    return NULL;

  for (guint64 rows = spec->traits[card.number].effects; rows; rows &= rows - 1) {
    const FroEffect *effect = find_effect (&spec->effects[__builtin_ctzll (rows)], 1, kinds, when);

    if (effect)
      return effect;
  }
  return NULL;
}

/* FRO-CRD-06, FRO-DEC-31 */
void
fro_add_abilities (const PaddockTable *table,
                   guint vehicle,
                   guint64 kinds,
                   guint when,
                   PaddockDecision *decision)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  const FroSpec *spec = fro_spec (table, vehicle);

  for (guint set = self->hand.specials; set; set &= set - 1) {
    FroCard card = { FRO_CARD_SPECIAL, (guint8) __builtin_ctz (set), FRO_AS_ABILITY };

    if (fro_find_ability (table, vehicle, card, kinds, when))
      add_card (decision, special_choice (card.number, FRO_AS_ABILITY));
  }
  for (guint i = 0; i < spec->n_traits; i++) {
    FroCard card = { FRO_CARD_TRAIT, (guint8) i, FRO_AS_ABILITY };

    if (self->uses[i] > 0 && !(self->lost_traits >> i & 1)
        && fro_find_ability (table, vehicle, card, kinds, when))
      add_card (decision, FRO_TRAIT_CARD + i);
  }
}

/* --- Laying down --- */

void
fro_clear_pledge (FroVehicle *vehicle)
{
  memset (&vehicle->pledge, 0, sizeof vehicle->pledge);
}

void
fro_pledge_card (FroVehicle *vehicle, FroCard card)
{
  if (card.kind == FRO_CARD_PLAIN)
    vehicle->pledge.plain[card.number][card.use]++;
  else if (card.kind == FRO_CARD_SPECIAL)
    vehicle->pledge.specials[card.use] |= (guint16) (1 << card.number);
  else
    vehicle->pledge.traits |= (guint8) (1 << card.number);
}

guint
fro_count_pledged (const FroVehicle *vehicle, guint side)
{
  guint n = (guint) __builtin_popcount (vehicle->pledge.specials[side]);

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    n += vehicle->pledge.plain[kind][side];

  return n;
}

/* FRO-CRD-05, 07: to the spent box, or out of the game. */
void
fro_spend_card (PaddockTable *table, guint vehicle, FroCard card, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  guint16 bit = (guint16) (1 << card.number);

  if (card.kind == FRO_CARD_PLAIN) {
    self->hand.plain[card.number]--;
    self->spent.plain[card.number]++;
  } else if (card.kind == FRO_CARD_SPECIAL) {
    self->hand.specials &= (guint16) ~bit;
    if (card.use != FRO_AS_ABILITY || !fro_spec (table, vehicle)->specials[card.number].is_lost)
      self->spent.specials |= bit;
  } else {
    self->uses[card.number]--;
  }

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = (guint8) vehicle,
                .subject = fro_card_subject (card), .clause = clause, .from = fro_index (card.use));
}

/* --- Recovery --- */

static void
add_pile (FroPile *to, const FroPile *from)
{
  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    to->plain[kind] = (guint8) (to->plain[kind] + from->plain[kind]);
  to->specials |= from->specials;
}

static guint
count_pile (const FroPile *pile)
{
  return pile->plain[FRO_WHIP] + pile->plain[FRO_REINS] + pile->plain[FRO_DUAL]
         + (guint) __builtin_popcount (pile->specials);
}

void
fro_recover_cards (PaddockTable *table, guint vehicle)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  guint n = count_pile (&self->recovery);

  if (n > 0)
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RECOVERED, .actor = (guint8) vehicle,
                  .subject = FRO_SUBJECT_CARDS, .clause = FRO_REC_01, .amount = (gint16) n);
  add_pile (&self->hand, &self->recovery);
  self->recovery = self->spent;
  memset (&self->spent, 0, sizeof self->spent);
}

/* --- Words --- */

static void
add_special_id (const FroSpec *spec, guint special, GString *text)
{
  guint before = 0;

  for (guint i = 0; i < special; i++)
    before += g_str_equal (spec->specials[i].id, spec->specials[special].id);
  g_string_append (text, spec->specials[special].id);
  if (before > 0)
    g_string_append_printf (text, "-%u", before + 1);
}

void
fro_format_card_key (const PaddockTable *table, guint vehicle, FroCard card, GString *text)
{
  const FroSpec *spec = fro_spec (table, vehicle);

  g_string_append (text, card.kind == FRO_CARD_TRAIT ? "trait:" : "card:");
  if (card.kind == FRO_CARD_PLAIN)
    g_string_append (text, plain_ids[card.number]);
  else if (card.kind == FRO_CARD_SPECIAL)
    add_special_id (spec, card.number, text);
  else
    g_string_append (text, spec->traits[card.number].id);
  if (card.use != FRO_AS_ABILITY && (card.kind == FRO_CARD_SPECIAL || card.number != card.use))
    g_string_append_printf (text, "-as-%s", plain_ids[card.use]);
}

void
fro_format_card (const PaddockTable *table, guint vehicle, FroCard card, GString *text)
{
  const FroSpec *spec = fro_spec (table, vehicle);

  g_string_append (text, card.kind == FRO_CARD_PLAIN     ? plain_names[card.number]
                         : card.kind == FRO_CARD_SPECIAL ? spec->specials[card.number].name
                                                         : spec->traits[card.number].name);
  if (card.use != FRO_AS_ABILITY && (card.kind == FRO_CARD_SPECIAL || card.number != card.use))
    g_string_append_printf (text, " as %s", plain_names[card.use]);
}
