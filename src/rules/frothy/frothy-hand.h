/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards: which there are and what they can be used as (frothy-hand.c).
 */

#pragma once

#include "frothy-clauses.h"
#include "frothy-course.h"

typedef enum {
  FRO_CARD_PLAIN,   /* number: FRO_WHIP, FRO_REINS, FRO_DUAL */
  FRO_CARD_SPECIAL, /* number: which of the vehicle's */
  FRO_CARD_TRAIT,   /* a trait with limited uses stands for it */
} FroCardKind;

typedef enum {
  FRO_AS_WHIP = FRO_WHIP,
  FRO_AS_REINS = FRO_REINS,
  FRO_AS_ABILITY,
} FroUse;

typedef struct {
  guint8 kind;
  guint8 number;
  guint8 use; /* FroUse */
} FroCard;

#define FRO_BOTH_SIDES (1u << FRO_WHIP | 1u << FRO_REINS)

/* Subjects of SPENT, GAINED and RECOVERED events. */
#define FRO_SUBJECT_CARDS 0xff /* several */
static inline guint8
fro_card_subject (FroCard card)
{
  return (guint8) (card.kind * 32 + card.number);
}

/* --- In hand (frothy-hand.c); what is laid down in secret counts as gone --- */

FroCard fro_card_of (const PaddockChoice *choice);
PaddockChoice fro_card_choice (FroCard card);
void fro_add_card (PaddockDecision *decision, FroCard card);

guint fro_free_specials (const FroVehicle *vehicle); /* set */

/* Cards that can be used as SIDE (FRO_WHIP, FRO_REINS) at WHEN: dual cards, the plain sides of special ones, and what
 * traits let pass for it are among them. */
gboolean
fro_card_passes (const PaddockTable *table, guint vehicle, FroCard card, guint side, guint when);
guint fro_count_cards (const PaddockTable *table, guint vehicle, guint side, guint when);
/* Lists them as choices, one of each kind, for the sides in the set SIDES. */
void fro_add_cards (const PaddockTable *table,
                    guint vehicle,
                    guint sides,
                    guint when,
                    PaddockDecision *decision);
/* The same where the side makes no difference: each card once. */
void fro_add_any_cards (const PaddockTable *table, guint vehicle, PaddockDecision *decision);
gboolean fro_has_any_card (const PaddockTable *table, guint vehicle);

/* From hand to the spent box, or out of the game. */
void fro_spend_card (PaddockTable *table, guint vehicle, FroCard card, FroClause clause);

/* What is laid down for the action at hand: openly, or in secret and shown later. */
void fro_clear_pledge (FroVehicle *vehicle);
void fro_pledge_card (FroVehicle *vehicle, FroCard card);
guint fro_count_pledged (const FroVehicle *vehicle, guint side);
void fro_lay_card (PaddockTable *table, guint vehicle, FroCard card, FroClause clause);
void fro_reveal_pledge (PaddockTable *table, guint vehicle, FroClause clause);

const char *fro_plain_name (const FroSpec *spec, guint kind); /* as the licence calls it */
void fro_format_card_key (const PaddockTable *table, guint vehicle, FroCard card, GString *text);
void fro_format_card (const PaddockTable *table, guint vehicle, FroCard card, GString *text);
