/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers of Frothy Races in words: cards and dice.  Events are in frothy-telling.c.
 */

#include "frothy-words.h"

#include "frothy-boxes.h"
#include "frothy-facts.h"
#include "words.h"

static const char *const icon_names[FRO_N_ICONS] = { "slide",      "damage", "left-spin",
                                                     "right-spin", "slow",   "haste" };

const char *const fro_icon_labels[FRO_N_ICONS] = { N_ ("Slide"),     N_ ("Damage"),
                                                   N_ ("Left spin"), N_ ("Right spin"),
                                                   N_ ("Slow"),      N_ ("Haste") };

static const guint8 icon_symbols[FRO_N_ICONS] = {
  [FRO_SLIDE] = PADDOCK_SYMBOL_SKID,          [FRO_DAMAGE] = PADDOCK_SYMBOL_BURST,
  [FRO_LEFT_SPIN] = PADDOCK_SYMBOL_SPIN_LEFT, [FRO_RIGHT_SPIN] = PADDOCK_SYMBOL_SPIN_RIGHT,
  [FRO_SLOW] = PADDOCK_SYMBOL_SLOWER,         [FRO_HASTE] = PADDOCK_SYMBOL_FASTER,
};

/* FRO-DIC-01, 02 */
PaddockFace
fro_get_face (const PaddockTable *table, guint die, int shows)
{
  gboolean is_any = die == PADDOCK_ANY_DIE;

  if ((!is_any && die != FRO_DIE_CONTROL) || shows < 0 || shows >= FRO_N_ICONS)
    return (PaddockFace){ .number = (gint16) shows, .look = PADDOCK_LOOK_FIGURE };

  return (PaddockFace){ .number = is_any ? fro_course (table)->values[shows] : (gint16) shows,
                        .look = is_any ? PADDOCK_LOOK_SYMBOL_FIGURE : PADDOCK_LOOK_SYMBOL,
                        .symbol = icon_symbols[shows],
                        .label = fro_icon_labels[shows] };
}

/* --- Cards --- */

static gboolean
is_card (const PaddockChoice *choice)
{
  return choice->target == PADDOCK_TARGET_CARD;
}

/* What ends the question; `label` NULL: as ends_by_question says. */
static const struct {
  guint16 id;
  const char *key, *label;
} ends[] = {
  { FRO_ACCELERATE, "accelerate", N_ ("Accelerate") },
  { FRO_DECELERATE, "decelerate", N_ ("Decelerate") },
  { FRO_ROLL_DICE, "spare", N_ ("Roll with the spare dice") },
  { FRO_DONE, "done", NULL },
};

static const char *const ends_by_question[FRO_N_ASKS] = {
  [FRO_ASK_ADAPT] = N_ ("Stop exchanging"), [FRO_ASK_RECOVER] = N_ ("Stop taking back"),
  [FRO_ASK_CONTROL] = N_ ("Roll"),          [FRO_ASK_DAMAGE] = N_ ("Roll"),
  [FRO_ASK_REACT] = N_ ("Leave as it is"),  [FRO_ASK_END] = N_ ("Play nothing"),
};

void
fro_key_card (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  guint i = 0;

  if (is_card (choice)) {
    fro_format_card_key (table, decision->player, fro_card_of (choice), text);
    return;
  }

  while (ends[i].id != choice->id)
    i++;
  g_string_append (text, ends[i].key);
}

static const char *
find_end (const PaddockDecision *decision, const PaddockChoice *choice)
{
  guint i = 0;

  while (ends[i].id != choice->id)
    i++;
  if (ends[i].label)
    return ends[i].label;

  return ends_by_question[decision->kind] ? ends_by_question[decision->kind] : N_ ("No more cards");
}

void
fro_label_card (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  if (is_card (choice))
    fro_format_card (table, decision->player, fro_card_of (choice), text);
  else
    paddock_table_say (table, text, find_end (decision, choice), NULL);
}

/* Abilities are played from hand; any other card is named by the box that it lies in. */
static gboolean
is_boxed (const PaddockChoice *choice)
{
  return is_card (choice) && fro_card_of (choice).use != FRO_AS_ABILITY;
}

static FroCard
without_side (const PaddockChoice *choice)
{
  FroCard card = fro_card_of (choice);

  card.use = FRO_AS_ABILITY;
  return card;
}

void
fro_key_boxed (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               GString *text)
{
  if (!is_boxed (choice)) {
    fro_key_card (table, decision, choice, text);
    return;
  }

  fro_format_card_key (table, decision->player, without_side (choice), text);
  g_string_append_printf (text, "@%s", fro_box_names[choice->extra]);
}

void
fro_label_boxed (const PaddockTable *table,
                 const PaddockDecision *decision,
                 const PaddockChoice *choice,
                 GString *text)
{
  static const char *const boxes[] = { N_ ("{1}, in hand"), N_ ("{1}, spent"),
                                       N_ ("{1}, in recovery") };
  g_autoptr (GString) card = g_string_new (NULL);

  if (!is_boxed (choice)) {
    fro_label_card (table, decision, choice, text);
    return;
  }

  fro_format_card (table, decision->player, without_side (choice), card);
  paddock_table_say (table, text, boxes[choice->extra], card->str, NULL);
}

/* --- Dice --- */

static guint
first_of_pair (const PaddockChoice *choice)
{
  return (choice->id - FRO_DIE) / 4u;
}

static guint
second_of_pair (const PaddockChoice *choice)
{
  return (choice->id - FRO_DIE) % 4u;
}

void
fro_key_pair (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  if (choice->id >= FRO_SINGLE_DIE (0))
    g_string_append_printf (text, "keep:%d", choice->place.a);
  else
    g_string_append_printf (text, "keep:%u,%u", first_of_pair (choice), second_of_pair (choice));
}

void
fro_label_pair (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  gboolean is_single = choice->id >= FRO_SINGLE_DIE (0);
  g_autoptr (GString) first = g_string_new (NULL), second = g_string_new (NULL);

  paddock_table_format_face (table, FRO_DIE_NUMBER,
                             is_single ? choice->place.a : (int) first_of_pair (choice), first);
  paddock_table_format_face (table, FRO_DIE_NUMBER, (int) second_of_pair (choice), second);
  paddock_table_say (table, text, is_single ? N_ ("Keep {1}") : N_ ("Keep {1} and {2}"), first->str,
                     second->str, NULL);
}

static gboolean
shows_icons (const PaddockDecision *decision)
{
  return decision->kind == FRO_ASK_DISCARD || decision->kind == FRO_ASK_CONTROL_REROLL;
}

/* A die to roll again or to discard, a card that allows it, or the end. */
void
fro_key_die (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  const char *prefix = decision->kind == FRO_ASK_DISCARD ? "discard" : "reroll";

  if (is_card (choice))
    fro_key_card (table, decision, choice, text);
  else if (choice->id == FRO_DONE)
    g_string_append_printf (text, "%s:done", prefix);
  else if (shows_icons (decision))
    g_string_append_printf (text, "%s:%s", prefix, icon_names[choice->id - FRO_DIE]);
  else
    g_string_append_printf (text, "%s:%d", prefix, choice->id - FRO_DIE);
}

static void
say_die (const PaddockTable *table,
         const PaddockDecision *decision,
         const PaddockChoice *choice,
         GString *text)
{
  g_autoptr (GString) face = g_string_new (NULL);

  paddock_table_format_face (table, shows_icons (decision) ? FRO_DIE_CONTROL : FRO_DIE_NUMBER,
                             choice->id - FRO_DIE, face);
  paddock_table_say (table, text,
                     decision->kind == FRO_ASK_DISCARD ? N_ ("Discard {1}") : N_ ("Reroll {1}"),
                     face->str, NULL);
}

void
fro_label_die (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               GString *text)
{
  if (is_card (choice))
    fro_label_card (table, decision, choice, text);
  else if (choice->id != FRO_DONE)
    say_die (table, decision, choice, text);
  else
    paddock_table_say (table, text,
                       decision->kind == FRO_ASK_DISCARD ? N_ ("Stop discarding") : N_ ("Done"),
                       NULL);
}

/* A card on the roll, with the icon that it takes away if it does. */
void
fro_key_reaction (const PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice,
                  GString *text)
{
  fro_key_card (table, decision, choice, text);
  if (choice->extra > 0)
    g_string_append_printf (text, "@%s", icon_names[choice->extra - 1]);
}

void
fro_label_reaction (const PaddockTable *table,
                    const PaddockDecision *decision,
                    const PaddockChoice *choice,
                    GString *text)
{
  g_autoptr (GString) card = g_string_new (NULL), face = g_string_new (NULL);

  fro_label_card (table, decision, choice, card);
  if (choice->extra > 0)
    paddock_table_format_face (table, FRO_DIE_CONTROL, choice->extra - 1, face);
  if (choice->extra > 0)
    paddock_table_say (table, text, N_ ("{1}, against every {2}"), card->str, face->str, NULL);
  else
    g_string_append (text, card->str);
}
