/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions of Frothy Races in words: questions, keys of choices for files, and labels for people.  Events are in
 * frothy-telling.c.
 */

#include "frothy.h"

#include "words.h"

#define FRO_CLAUSE_ID(area_, number_) "FRO-" #area_ "-" #number_,

const char *const fro_clause_ids[] = { "", FRO_CLAUSES (FRO_CLAUSE_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (fro_clause_ids) == FRO_N_CLAUSES);

const char *const fro_icon_names[] = {
  "slide", "damage", "left-spin", "right-spin", "slow", "haste"
};
static const char *const icon_labels[] = { N_ ("Slide"),      N_ ("Damage"), N_ ("Left spin"),
                                           N_ ("Right spin"), N_ ("Slow"),   N_ ("Haste") };

const char *const fro_ask_names[FRO_N_ASKS] = {
  [FRO_ASK_GRID] = "grid",
  [FRO_ASK_ROLLING] = "rolling-start",
  [FRO_ASK_RIVAL] = "rival",
  [FRO_ASK_ADAPT] = "adapt",
  [FRO_ASK_RECOVER] = "recover",
  [FRO_ASK_CHECK] = "check",
  [FRO_ASK_CHECK_REROLL] = "check-reroll",
  [FRO_ASK_CHECK_KEEP] = "check-keep",
  [FRO_ASK_BOXES] = "boxes",
  [FRO_ASK_ADJUST] = "adjust",
  [FRO_ASK_MOVE] = "move",
  [FRO_ASK_TURN] = "turn",
  [FRO_ASK_PAY] = "pay",
  [FRO_ASK_STOP] = "stop",
  [FRO_ASK_ATTACK_CARDS] = "attack-cards",
  [FRO_ASK_ATTACK_REROLL] = "attack-reroll",
  [FRO_ASK_ATTACK_KEEP] = "attack-keep",
  [FRO_ASK_SNEAK] = "sneak",
  [FRO_ASK_CONTROL] = "control",
  [FRO_ASK_CONTROL_REROLL] = "control-reroll",
  [FRO_ASK_REACT] = "react",
  [FRO_ASK_DISCARD] = "discard",
  [FRO_ASK_SLIDE] = "slide",
  [FRO_ASK_DAMAGE] = "damage",
  [FRO_ASK_DAMAGE_REROLL] = "damage-reroll",
  [FRO_ASK_RELIEF] = "relief",
  [FRO_ASK_LOSE_CARD] = "lose-card",
  [FRO_ASK_END] = "end",
  [FRO_ASK_WRECK] = "wreck",
};

const char *const fro_ask_labels[FRO_N_ASKS] = {
  [FRO_ASK_GRID] = N_ ("Which place on the grid?"),
  [FRO_ASK_ROLLING] = N_ ("At which Speed do you start?"),
  [FRO_ASK_RIVAL] = N_ ("Who is your rival?"),
  [FRO_ASK_ADAPT] = N_ ("Exchange a card?"),
  [FRO_ASK_RECOVER] = N_ ("Take back a card?"),
  [FRO_ASK_CHECK] = N_ ("Which cards for the Speed check, and which way?"),
  [FRO_ASK_CHECK_REROLL] = N_ ("Roll dice of the Speed check again?"),
  [FRO_ASK_CHECK_KEEP] = N_ ("Which dice do you keep?"),
  [FRO_ASK_BOXES] = N_ ("How many boxes?"),
  [FRO_ASK_ADJUST] = N_ ("What do your cards add or take away?"),
  [FRO_ASK_MOVE] = N_ ("Where do you move?"),
  [FRO_ASK_TURN] = N_ ("Do you turn?"),
  [FRO_ASK_PAY] = N_ ("Which card do you spend?"),
  [FRO_ASK_STOP] = N_ ("How many spaces fewer?"),
  [FRO_ASK_ATTACK_CARDS] = N_ ("Which cards, in secret?"),
  [FRO_ASK_ATTACK_REROLL] = N_ ("Roll dice of the attack again?"),
  [FRO_ASK_ATTACK_KEEP] = N_ ("Which dice do you keep, in secret?"),
  [FRO_ASK_SNEAK] = N_ ("Attack the vehicle that moves?"),
  [FRO_ASK_CONTROL] = N_ ("Which cards for the control roll?"),
  [FRO_ASK_CONTROL_REROLL] = N_ ("Roll dice of the control roll again?"),
  [FRO_ASK_REACT] = N_ ("Play a card on the roll?"),
  [FRO_ASK_DISCARD] = N_ ("Which die do you discard?"),
  [FRO_ASK_SLIDE] = N_ ("Which way does it slide?"),
  [FRO_ASK_DAMAGE] = N_ ("Play a card before the damage is rolled?"),
  [FRO_ASK_DAMAGE_REROLL] = N_ ("Roll the damage again?"),
  [FRO_ASK_RELIEF] = N_ ("Where does it face now?"),
  [FRO_ASK_LOSE_CARD] = N_ ("Which card do you lose?"),
  [FRO_ASK_END] = N_ ("Play a card at the end of the round?"),
  [FRO_ASK_WRECK] = N_ ("Which way does the wreck roll?"),
};

typedef void (*FormatFunc) (const PaddockTable *table,
                            const PaddockDecision *decision,
                            const PaddockChoice *choice,
                            GString *text);

/* --- Cards --- */

static gboolean
is_card (const PaddockChoice *choice)
{
  return choice->target == PADDOCK_TARGET_CARD;
}

/* What ends the question, by what is asked. */
static const struct {
  guint16 id;
  const char *key, *label;
} ends[] = {
  { FRO_ACCELERATE, "accelerate", N_ ("Accelerate") },
  { FRO_DECELERATE, "decelerate", N_ ("Decelerate") },
  { FRO_ROLL_DICE, "spare", N_ ("Roll, with the spare dice") },
};

static void
key_card (const PaddockTable *table,
          const PaddockDecision *decision,
          const PaddockChoice *choice,
          GString *text)
{
  const char *key = "done";

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (choice->id == ends[i].id)
      key = ends[i].key;
  if (is_card (choice))
    fro_format_card_key (table, decision->player, fro_card_of (choice), text);
  else
    g_string_append (text, key);
}

static void
label_card (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  const char *label = decision->kind == FRO_ASK_CONTROL ? N_ ("Roll") : N_ ("No more cards");

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (choice->id == ends[i].id)
      label = ends[i].label;
  if (is_card (choice))
    fro_format_card (table, decision->player, fro_card_of (choice), text);
  else
    g_string_append (text, label);
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

static void
key_boxed (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           GString *text)
{
  if (!is_boxed (choice)) {
    key_card (table, decision, choice, text);
    return;
  }

  fro_format_card_key (table, decision->player, without_side (choice), text);
  g_string_append_printf (text, "@%s", fro_box_names[choice->extra]);
}

static void
label_boxed (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  static const char *const boxes[] = { N_ ("in hand"), N_ ("spent"), N_ ("in recovery") };

  if (!is_boxed (choice)) {
    label_card (table, decision, choice, text);
    return;
  }

  fro_format_card (table, decision->player, without_side (choice), text);
  g_string_append_printf (text, ", %s", boxes[choice->extra]);
}

/* --- Dice --- */

static void
key_pair (const PaddockTable *table,
          const PaddockDecision *decision,
          const PaddockChoice *choice,
          GString *text)
{
  if (choice->id >= FRO_SINGLE_DIE (0))
    g_string_append_printf (text, "keep:%d", choice->place.a);
  else
    g_string_append_printf (text, "keep:%u,%u", (choice->id - FRO_DIE) / 4u,
                            (choice->id - FRO_DIE) % 4u);
}

static void
label_pair (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  if (choice->id >= FRO_SINGLE_DIE (0))
    g_string_append_printf (text, "Keep %d", choice->place.a);
  else
    g_string_append_printf (text, "Keep %u and %u", (choice->id - FRO_DIE) / 4u,
                            (choice->id - FRO_DIE) % 4u);
}

static gboolean
shows_icons (const PaddockDecision *decision)
{
  return decision->kind == FRO_ASK_DISCARD || decision->kind == FRO_ASK_CONTROL_REROLL;
}

/* A die to roll again or to discard, a card that allows it, or the end. */
static void
key_die (const PaddockTable *table,
         const PaddockDecision *decision,
         const PaddockChoice *choice,
         GString *text)
{
  const char *prefix = decision->kind == FRO_ASK_DISCARD ? "discard" : "reroll";

  if (is_card (choice))
    key_card (table, decision, choice, text);
  else if (choice->id == FRO_DONE)
    g_string_append_printf (text, "%s:done", prefix);
  else if (shows_icons (decision))
    g_string_append_printf (text, "%s:%s", prefix, fro_icon_names[choice->id - FRO_DIE]);
  else
    g_string_append_printf (text, "%s:%d", prefix, choice->id - FRO_DIE);
}

static void
label_die (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           GString *text)
{
  if (choice->id == FRO_DONE)
    g_string_append (text, decision->kind == FRO_ASK_DISCARD ? N_ ("Leave the rest")
                                                             : N_ ("That is all"));
  else if (is_card (choice))
    label_card (table, decision, choice, text);
  else if (shows_icons (decision))
    g_string_append (text, icon_labels[choice->id - FRO_DIE]);
  else
    g_string_append_printf (text, "%d", choice->id - FRO_DIE);
}

/* A card on the roll, with the icon that it takes away if it does. */
static void
key_reaction (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  key_card (table, decision, choice, text);
  if (choice->extra > 0)
    g_string_append_printf (text, "@%s", fro_icon_names[choice->extra - 1]);
}

static void
label_reaction (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  label_card (table, decision, choice, text);
  if (choice->extra > 0)
    g_string_append_printf (text, ": %s", icon_labels[choice->extra - 1]);
}

/* --- Movement --- */

static const struct {
  const char *key, *label;
} moves[FRO_N_MOVES] = {
  [FRO_GO_STRAIGHT] = { "go:straight", N_ ("Straight on") },
  [FRO_GO_LEFT] = { "go:left", N_ ("On to the left") },
  [FRO_GO_RIGHT] = { "go:right", N_ ("On to the right") },
  [FRO_DRIFT_LEFT] = { "drift:left", N_ ("Drift left") },
  [FRO_DRIFT_RIGHT] = { "drift:right", N_ ("Drift right") },
  [FRO_JUMP_ONE] = { "jump", N_ ("Jump over a space") },
  [FRO_JUMP_TWO] = { "leap", N_ ("Leap over two spaces") },
  [FRO_MORE] = { "more", N_ ("One space more") },
  [FRO_LESS] = { "less", N_ ("One space less") },
  [FRO_ATTACK_PERSON] = { "attack:person", N_ ("Attack the driver") },
  [FRO_ATTACK_VEHICLE] = { "attack:vehicle", N_ ("Attack the vehicle") },
  [FRO_KEEP_FACING] = { "turn:none", N_ ("Do not turn") },
  [FRO_TURN_LEFT] = { "turn:left", N_ ("Turn left") },
  [FRO_TURN_RIGHT] = { "turn:right", N_ ("Turn right") },
};

static gboolean
has_target (const PaddockChoice *choice)
{
  return choice->id == FRO_ATTACK_PERSON || choice->id == FRO_ATTACK_VEHICLE;
}

static void
key_move (const PaddockTable *table,
          const PaddockDecision *decision,
          const PaddockChoice *choice,
          GString *text)
{
  if (choice->id >= FRO_N_MOVES) {
    key_card (table, decision, choice, text);
    return;
  }

  g_string_append (text, moves[choice->id].key);
  if (has_target (choice))
    g_string_append_printf (text, "@%s", table->setup->seats[choice->place.a].id);
  else if (choice->id == FRO_JUMP_ONE || choice->id == FRO_JUMP_TWO)
    g_string_append_printf (text, "@%d,%d", choice->place.a, choice->place.b);
}

static void
label_move (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  if (choice->id >= FRO_N_MOVES) {
    label_card (table, decision, choice, text);
    return;
  }

  g_string_append (text, moves[choice->id].label);
  if (has_target (choice))
    g_string_append_printf (text, ": %s", table->setup->seats[choice->place.a].name);
}

/* The move's own words, but for letting the moment pass. */
static void
key_sneak (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           GString *text)
{
  if (choice->id == FRO_KEEP_FACING)
    g_string_append (text, "pass");
  else
    key_move (table, decision, choice, text);
}

static void
label_sneak (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  if (choice->id == FRO_KEEP_FACING)
    g_string_append (text, N_ ("Let it pass"));
  else
    label_move (table, decision, choice, text);
}

static void
key_side (const PaddockTable *table,
          const PaddockDecision *decision,
          const PaddockChoice *choice,
          GString *text)
{
  g_string_append_printf (text, "%s:%s", fro_ask_names[decision->kind],
                          choice->id == FRO_LEFT ? "left" : "right");
}

static void
label_side (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  g_string_append (text, choice->id == FRO_LEFT ? N_ ("Left") : N_ ("Right"));
}

/* --- Places, facings, numbers, vehicles --- */

static void
key_place (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           GString *text)
{
  g_string_append_printf (text, "place:%d,%d", choice->place.a, choice->place.b);
}

static void
label_place (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  g_string_append_printf (text, "Start on %d,%d", choice->place.a, choice->place.b);
}

static void
key_number (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  g_string_append_printf (text, "%s:%d", fro_ask_names[decision->kind],
                          choice->id - (decision->kind == FRO_ASK_ADJUST ? FRO_ADJUST_ZERO : 0));
}

static void
label_number (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  g_string_append_printf (text, decision->kind == FRO_ASK_ADJUST ? "%+d" : "%d",
                          choice->id - (decision->kind == FRO_ASK_ADJUST ? FRO_ADJUST_ZERO : 0));
}

static void
key_seat (const PaddockTable *table,
          const PaddockDecision *decision,
          const PaddockChoice *choice,
          GString *text)
{
  g_string_append_printf (text, "%s:%s", fro_ask_names[decision->kind],
                          table->setup->seats[choice->id].id);
}

static void
label_seat (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  g_string_append (text, table->setup->seats[choice->id].name);
}

static const struct {
  FormatFunc key;
  FormatFunc label;
} formats[FRO_N_ASKS] = {
  [FRO_ASK_GRID] = { key_place, label_place },
  [FRO_ASK_ROLLING] = { key_number, label_number },
  [FRO_ASK_RIVAL] = { key_seat, label_seat },
  [FRO_ASK_ADAPT] = { key_boxed, label_boxed },
  [FRO_ASK_RECOVER] = { key_boxed, label_boxed },
  [FRO_ASK_CHECK] = { key_card, label_card },
  [FRO_ASK_CHECK_REROLL] = { key_die, label_die },
  [FRO_ASK_CHECK_KEEP] = { key_pair, label_pair },
  [FRO_ASK_BOXES] = { key_number, label_number },
  [FRO_ASK_ADJUST] = { key_number, label_number },
  [FRO_ASK_MOVE] = { key_move, label_move },
  [FRO_ASK_TURN] = { key_move, label_move },
  [FRO_ASK_PAY] = { key_card, label_card },
  [FRO_ASK_STOP] = { key_number, label_number },
  [FRO_ASK_ATTACK_CARDS] = { key_card, label_card },
  [FRO_ASK_ATTACK_REROLL] = { key_die, label_die },
  [FRO_ASK_ATTACK_KEEP] = { key_pair, label_pair },
  [FRO_ASK_SNEAK] = { key_sneak, label_sneak },
  [FRO_ASK_CONTROL] = { key_card, label_card },
  [FRO_ASK_CONTROL_REROLL] = { key_die, label_die },
  [FRO_ASK_REACT] = { key_reaction, label_reaction },
  [FRO_ASK_DISCARD] = { key_die, label_die },
  [FRO_ASK_SLIDE] = { key_side, label_side },
  [FRO_ASK_DAMAGE] = { key_card, label_card },
  [FRO_ASK_DAMAGE_REROLL] = { key_die, label_die },
  [FRO_ASK_RELIEF] = { key_number, label_number },
  [FRO_ASK_LOSE_CARD] = { key_boxed, label_boxed },
  [FRO_ASK_END] = { key_boxed, label_boxed },
  [FRO_ASK_WRECK] = { key_side, label_side },
};

void
fro_format_key (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *key)
{
  formats[decision->kind].key (table, decision, choice, key);
}

void
fro_format_label (const PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice,
                  GString *label)
{
  formats[decision->kind].label (table, decision, choice, label);
}
