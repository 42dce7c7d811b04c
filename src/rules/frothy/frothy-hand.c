/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards in hand: what each can be used as, laying down and spending (FRO-CRD).
 */

#include "frothy-abilities.h"
#include "frothy-boxes.h"
#include "frothy-rows.h"
#include "words.h"

static const char *const plain_ids[] = { "whip", "reins", "dual" };

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

PaddockChoice
fro_card_choice (FroCard card)
{
  guint id = card.kind == FRO_CARD_PLAIN     ? plain_choice (card.number, card.use)
             : card.kind == FRO_CARD_SPECIAL ? special_choice (card.number, card.use)
                                             : FRO_TRAIT_CARD + (guint) card.number;

  return (PaddockChoice){ .id = (guint16) id,
                          .target = PADDOCK_TARGET_CARD,
                          .place = PADDOCK_PLACE (id, 0) };
}

void
fro_add_card (PaddockDecision *decision, FroCard card)
{
  paddock_decision_add (decision, fro_card_choice (card));
}

/* --- What there is --- */

static gboolean
is_secret (const FroVehicle *vehicle)
{
  return (vehicle->pledge.flags & FRO_PLEDGE_SECRET) != 0;
}

static guint
count_free (const FroVehicle *vehicle, guint kind)
{
  const guint8 *pledged = vehicle->pledge.plain[kind];

  return vehicle->hand.plain[kind] - (is_secret (vehicle) ? pledged[0] + pledged[1] : 0u);
}

guint
fro_free_specials (const FroVehicle *vehicle)
{
  const guint16 *pledged = vehicle->pledge.specials;

  return is_secret (vehicle)
           ? vehicle->hand.specials & ~(guint) (pledged[0] | pledged[1] | pledged[2])
           : vehicle->hand.specials;
}

/* Whether the other type passes for SIDE: Encouragement, Snapper. */
static gboolean
passes_for (const PaddockTable *table, guint vehicle, guint side, guint when)
{
  PaddockFrothyEffectKind kind =
    side == FRO_WHIP ? PADDOCK_EFFECT_REINS_AS_WHIP : PADDOCK_EFFECT_WHIP_AS_REINS;

  return fro_has_effect (table, vehicle, kind, when)
         || fro_has_pledged (table, vehicle, kind, when);
}

/* The kinds of plain cards that can be used as SIDE, as a set; special cards by their sides alike. */
static guint
usable_kinds (const PaddockTable *table, guint vehicle, guint side, guint when)
{
  guint kinds = 1u << side | 1u << FRO_DUAL;

  return passes_for (table, vehicle, side, when) ? kinds | 1u << (1 - side) : kinds;
}

gboolean
fro_card_passes (const PaddockTable *table, guint vehicle, FroCard card, guint side, guint when)
{
  guint kinds = usable_kinds (table, vehicle, side, when);

  if (card.kind == FRO_CARD_PLAIN)
    return kinds >> card.number & 1;

  return card.kind == FRO_CARD_SPECIAL
         && (fro_spec (table, vehicle)->specials[card.number].sides & kinds) != 0;
}

guint
fro_count_cards (const PaddockTable *table, guint vehicle, guint side, guint when)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint kinds = usable_kinds (table, vehicle, side, when), n = 0;

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    n += kinds >> kind & 1 ? count_free (self, kind) : 0;
  for (guint set = fro_free_specials (self); set; set &= set - 1)
    n += (fro_spec (table, vehicle)->specials[__builtin_ctz (set)].sides & kinds) != 0;

  return n;
}

static void
add_plain (PaddockDecision *decision, guint kind, guint side)
{
  fro_add_card (decision, (FroCard){ FRO_CARD_PLAIN, (guint8) kind, (guint8) side });
}

static void
add_special (PaddockDecision *decision, guint special, guint side)
{
  fro_add_card (decision, (FroCard){ FRO_CARD_SPECIAL, (guint8) special, (guint8) side });
}

void
fro_add_cards (const PaddockTable *table,
               guint vehicle,
               guint sides,
               guint when,
               PaddockDecision *decision)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);

  for (guint side = FRO_WHIP; side <= FRO_REINS; side++) {
    guint kinds;

    if (!(sides >> side & 1))
      continue;
    kinds = usable_kinds (table, vehicle, side, when);
    for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
      if ((kinds >> kind & 1) && count_free (self, kind) > 0)
        add_plain (decision, kind, side);
    for (guint set = fro_free_specials (self); set; set &= set - 1)
      if (fro_spec (table, vehicle)->specials[__builtin_ctz (set)].sides & kinds)
        add_special (decision, (guint) __builtin_ctz (set), side);
  }
}

/* The side as which a card is laid down where none is asked for. */
static guint
first_side (guint sides)
{
  return sides >> FRO_WHIP & 1 ? FRO_WHIP : FRO_REINS;
}

void
fro_add_any_cards (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    if (count_free (self, kind) > 0)
      add_plain (decision, kind, kind == FRO_REINS ? FRO_REINS : FRO_WHIP);
  for (guint set = fro_free_specials (self); set; set &= set - 1) {
    guint special = (guint) __builtin_ctz (set),
          sides = fro_spec (table, vehicle)->specials[special].sides;

    if (sides)
      add_special (decision, special, first_side (sides));
  }
}

gboolean
fro_has_any_card (const PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    if (count_free (self, kind) > 0)
      return TRUE;
  for (guint set = fro_free_specials (self); set; set &= set - 1)
    if (fro_spec (table, vehicle)->specials[__builtin_ctz (set)].sides)
      return TRUE;

  return FALSE;
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
  guint n = 0;

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    n += vehicle->pledge.plain[kind][side];

  for (guint set = vehicle->pledge.specials[side]; set; set &= set - 1)
    n++;

  return n;
}

/* FRO-CRD-05, 07: to the spent box, or out of the game. */
void
fro_spend_card (PaddockTable *table, guint vehicle, FroCard card, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  gboolean is_lost = card.kind == FRO_CARD_SPECIAL && card.use == FRO_AS_ABILITY
                     && fro_spec (table, vehicle)->specials[card.number].is_lost;

  if (card.kind == FRO_CARD_TRAIT) {
    self->uses[card.number]--;
  } else {
    fro_take_card (&self->hand, card);
    if (!is_lost)
      fro_put_card (&self->spent, card);
  }

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = (guint8) vehicle,
                .subject = fro_card_subject (card), .clause = clause,
                .amount = (gint16) (is_lost ? -1 : 0), .from = PADDOCK_PLACE (card.use, 0));
}

/* The clause of an ability is its own; that of a plain card is what it is laid down for. */
static FroClause
find_clause (const PaddockTable *table, guint vehicle, FroCard card, FroClause clause)
{
  const FroEffect *effects;

  if (card.use != FRO_AS_ABILITY || fro_get_card_effects (table, vehicle, card, &effects) == 0)
    return clause;

  return (FroClause) effects[0].clause;
}

void
fro_lay_card (PaddockTable *table, guint vehicle, FroCard card, FroClause clause)
{
  fro_spend_card (table, vehicle, card, find_clause (table, vehicle, card, clause));
  fro_pledge_card (fro_vehicle (table, vehicle), card);
}

/* Everything that lies there in secret, in the order of the kinds of cards. */
void
fro_reveal_pledge (PaddockTable *table, guint vehicle, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  FroPledge pledge = self->pledge;

  self->pledge.flags &= (guint8) ~FRO_PLEDGE_SECRET;
  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    for (guint side = FRO_WHIP; side <= FRO_REINS; side++)
      for (guint n = pledge.plain[kind][side]; n > 0; n--)
        fro_spend_card (table, vehicle, (FroCard){ FRO_CARD_PLAIN, (guint8) kind, (guint8) side },
                        clause);
  for (guint use = FRO_AS_WHIP; use <= FRO_AS_ABILITY; use++)
    for (guint set = pledge.specials[use]; set; set &= set - 1) {
      FroCard card = { FRO_CARD_SPECIAL, (guint8) __builtin_ctz (set), (guint8) use };

      fro_spend_card (table, vehicle, card, find_clause (table, vehicle, card, clause));
    }
  for (guint set = pledge.traits; set; set &= set - 1) {
    FroCard card = { FRO_CARD_TRAIT, (guint8) __builtin_ctz (set), FRO_AS_ABILITY };

    fro_spend_card (table, vehicle, card, find_clause (table, vehicle, card, clause));
  }
}

/* --- Words --- */

static const char *
get_id (const FroSpec *spec, FroCardKind kind, guint number)
{
  return kind == FRO_CARD_TRAIT ? spec->traits[number].id : spec->specials[number].id;
}

/* How many of the same kind come before it on the licence. */
static guint
count_before (const FroSpec *spec, FroCardKind kind, guint number)
{
  const char *id = get_id (spec, kind, number);
  guint before = 0;

  for (guint i = 0; i < number; i++)
    before += g_str_equal (get_id (spec, kind, i), id);

  return before;
}

/* The second of the same kind is "lucky-2". */
static void
add_id (const FroSpec *spec, FroCardKind kind, guint number, GString *text)
{
  guint before = count_before (spec, kind, number);

  g_string_append (text, get_id (spec, kind, number));
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
  else
    add_id (spec, card.kind, card.number, text);
  if (card.use != FRO_AS_ABILITY && (card.kind == FRO_CARD_SPECIAL || card.number != card.use))
    g_string_append_printf (text, "-as-%s", plain_ids[card.use]);
}

/* FRO-GEN-04 */
const char *
fro_plain_name (const FroSpec *spec, guint kind)
{
  static const char *const names[FRO_N_PLAIN] = { N_ ("Whip"), N_ ("Reins"), N_ ("Dual") };
  const char *own = kind == FRO_WHIP    ? spec->licence->whip_name
                    : kind == FRO_REINS ? spec->licence->reins_name
                                        : NULL;

  return *paddock_text_get (own) ? own : names[kind];
}

/* The second of the same kind is "Lucky 2". */
static char *
dup_name (const PaddockTable *table, const FroSpec *spec, FroCard card)
{
  const char *name = card.kind == FRO_CARD_PLAIN     ? fro_plain_name (spec, card.number)
                     : card.kind == FRO_CARD_SPECIAL ? spec->specials[card.number].name
                                                     : spec->traits[card.number].name;
  guint before = card.kind == FRO_CARD_PLAIN ? 0 : count_before (spec, card.kind, card.number);

  name = paddock_table_translate (table, name);
  return before > 0 ? g_strdup_printf ("%s %u", name, before + 1) : g_strdup (name);
}

void
fro_format_card (const PaddockTable *table, guint vehicle, FroCard card, GString *text)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  gboolean has_use =
    card.use != FRO_AS_ABILITY && (card.kind == FRO_CARD_SPECIAL || card.number != card.use);
  g_autofree char *name = dup_name (table, spec, card);

  paddock_table_say (table, text, has_use ? N_ ("{1} as {2}") : "{1}", name,
                     has_use ? paddock_table_translate (table, fro_plain_name (spec, card.use))
                             : NULL,
                     NULL);
}
