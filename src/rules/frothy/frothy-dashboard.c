/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies in front of a driver of Frothy Races: the licence with its markers, the cards, the traits (FRO-LIC).  All of
 * it is public but cards that are laid down in secret (FRO-ATK-06, FRO-RUL-63).  How the race stands is in
 * frothy-middle.c.
 */

#include "frothy-dashboard.h"

#include "frothy-catalogue.h"
#include "frothy-hand.h"
#include "frothy-speed.h"
#include "words.h"

#define COLUMN 60 /* how wide a Speed is in its table: boxes divide it */
#define SPEED_TABLE 1
#define LAST_CONTROL 9 /* FRO-LIC-08: the track ends here, the points do not */

/* --- Gauges --- */

void
fro_add_gauge (const FroView *view,
               PaddockGaugeKind kind,
               const char *label,
               const char *fact,
               const char *clause)
{
  paddock_dashboard_add (view->out,
                         (PaddockGauge){
                           .kind = (guint8) kind, .label = label, .fact = fact, .clause = clause });
}

void
fro_add_part (const FroView *view, int value, guint marks, const char *label, const char *extra)
{
  paddock_dashboard_add_part (view->out, (PaddockPart){ .value = (gint16) value,
                                                        .marks = (guint16) marks,
                                                        .label = label,
                                                        .extra = extra });
}

void
fro_add_count (const FroView *view, int n, const char *label, const char *fact, const char *clause)
{
  if (n == 0)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, label, fact, clause);
  fro_add_part (view, n, 0, NULL, NULL);
}

/* --- The speed table --- */

static void
add_row (const FroView *view, const char *label, const char *fact, const char *clause)
{
  paddock_dashboard_add (view->out, (PaddockGauge){ .kind = PADDOCK_GAUGE_TRACK,
                                                    .table = SPEED_TABLE,
                                                    .label = label,
                                                    .fact = fact,
                                                    .clause = clause });
}

static void
add_cell (const FroView *view, int value, guint marks, guint span, const char *label)
{
  paddock_dashboard_add_part (view->out, (PaddockPart){ .value = (gint16) value,
                                                        .marks = (guint16) marks,
                                                        .span = (guint8) span,
                                                        .label = label });
}

static guint
get_speed (const FroView *view)
{
  return view->spec->accel_speed[view->vehicle->accel];
}

static guint
mark_speed (const FroView *view, guint speed)
{
  return (speed == get_speed (view) ? PADDOCK_PART_MARKED : 0)
         | (speed > view->vehicle->max_speed ? PADDOCK_PART_DAMAGED : 0);
}

static void
add_speeds (const FroView *view)
{
  add_row (view, N_ ("Speed"), "speed", "FRO-LIC-01");
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
    add_cell (view, (int) speed, mark_speed (view, speed), COLUMN, NULL);
}

/* The boxes of each Speed share its width, as they are printed (FRO-SCH-05); FIRST has the first of each. */
static void
add_boxes (const FroView *view, const guint8 first[FRO_N_SPEEDS + 1], guint marked)
{
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++) {
    guint n = (guint) first[speed + 1] - first[speed];

    for (guint i = 0; i < n; i++)
      add_cell (view, first[speed] + (int) i,
                (first[speed] + i == marked ? PADDOCK_PART_MARKED : 0)
                  | (speed > view->vehicle->max_speed ? PADDOCK_PART_DAMAGED : 0),
                COLUMN * (i + 1) / n - COLUMN * i / n, "");
  }
}

static void
add_moves (const FroView *view, guint phase)
{
  static const char *const labels[FRO_N_PHASES] = { N_ ("Move 1"), N_ ("Move 2"), N_ ("Move 3"),
                                                    N_ ("Move 4") };
  gboolean is_now = view->state->phase == phase + 1 && view->state->flow.step >= FRO_STEP_PHASE
                    && view->state->flow.step <= FRO_STEP_PHASE_END;

  add_row (view, labels[phase], NULL, "FRO-LIC-02");
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
    add_cell (view, view->spec->move[speed][phase],
              is_now && speed == get_speed (view) ? PADDOCK_PART_MARKED : 0, COLUMN, NULL);
}

static void
add_control_dice (const FroView *view)
{
  add_row (view, N_ ("Control dice"), NULL, "FRO-LIC-04");
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++) {
    guint dice = fro_control_dice (view->table, view->seat, speed);

    paddock_dashboard_add_part (view->out,
                                (PaddockPart){ .value = (gint16) dice,
                                               .marks = (guint16) mark_speed (view, speed),
                                               .span = COLUMN,
                                               .extra = dice ? NULL : N_ ("Safe") });
  }
}

static void
add_stamina_changes (const FroView *view)
{
  add_row (view, N_ ("Stamina"), NULL, "FRO-LIC-05");
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++) {
    GString *text = g_string_new (NULL);

    g_string_printf (text, view->spec->stamina[speed] ? "%+d" : "%d", view->spec->stamina[speed]);
    add_cell (view, view->spec->stamina[speed], mark_speed (view, speed), COLUMN,
              fro_keep_words (text));
  }
}

static void
add_speed_table (const FroView *view)
{
  add_speeds (view);
  add_row (view, N_ ("Accelerate"), "accel", "FRO-SCH-01");
  add_boxes (view, view->spec->first_accel, view->vehicle->accel);
  add_row (view, N_ ("Decelerate"), "decel", "FRO-SCH-02");
  add_boxes (view, view->spec->first_decel, view->vehicle->decel);
  for (guint phase = 0; phase < FRO_N_PHASES; phase++)
    add_moves (view, phase);
  add_control_dice (view);
  if (fro_option (view->table, FRO_OPTION_STAMINA))
    add_stamina_changes (view);
}

/* --- Tracks --- */

/* FRO-LIC-08 */
static void
add_control_loss (const FroView *view)
{
  int clp = view->vehicle->clp, last = MAX (LAST_CONTROL, clp);

  fro_add_gauge (view, PADDOCK_GAUGE_TRACK, N_ ("Control loss"), "clp", "FRO-LIC-08");
  for (int i = view->spec->min_clp; i <= last; i++)
    if (i <= LAST_CONTROL || i == clp)
      fro_add_part (view, i, i == clp ? PADDOCK_PART_MARKED : 0, NULL, NULL);
}

/* FRO-LIC-06 */
static void
add_resilience (const FroView *view)
{
  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Resilience"), NULL, "FRO-LIC-06");
  fro_add_part (view, view->spec->resilience, 0, view->spec->resilience < 0 ? N_ ("None") : NULL,
                NULL);
}

/* FRO-LIC-07 */
static void
add_damage (const FroView *view)
{
  int damage = view->vehicle->damage;

  fro_add_gauge (view, PADDOCK_GAUGE_TRACK, N_ ("Damage"), "damage", "FRO-LIC-07");
  for (int i = 0; i <= view->spec->max_damage; i++)
    fro_add_part (view, i,
                  (i == damage  ? PADDOCK_PART_MARKED
                   : i < damage ? PADDOCK_PART_DONE
                                : 0)
                    | (i > 0 && fro_name_affects (view, i, i, FALSE) ? PADDOCK_PART_VULNERABLE : 0),
                  NULL, i > 0 ? fro_name_affects (view, i, i, FALSE) : NULL);
}

/* What acts from now on; outcomes of random affects stand behind those of the levels. */
static void
add_affects (const FroView *view)
{
  const char *names =
    view->vehicle->damage > 0 ? fro_name_affects (view, 1, view->vehicle->damage, TRUE) : NULL;
  gboolean is_open = FALSE;

  if (names) {
    fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Lasting damage"), NULL, "FRO-DMG-05");
    fro_add_part (view, 0, 0, names, NULL);
    is_open = TRUE;
  }
  for (guint i = view->spec->n_levels; i < view->spec->n_affects; i++) {
    const FroAffect *affect = &view->spec->affects[i];

    if (!(affect->effects & view->vehicle->effects))
      continue;
    if (!is_open)
      fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Lasting damage"), NULL, "FRO-DMG-05");
    is_open = TRUE;
    fro_add_part (view, 0, 0, affect->name, NULL);
  }
}

/* FRO-LIC-09, with what each value brings, this one and all above it (FRO-STA-03). */
static void
add_stamina (const FroView *view)
{
  int stamina = view->vehicle->stamina;

  if (!fro_option (view->table, FRO_OPTION_STAMINA))
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_TRACK, N_ ("Stamina left"), "stamina", "FRO-LIC-09");
  for (int i = view->spec->max_stamina; i >= view->spec->min_stamina; i--) {
    const char *effects = fro_name_stamina (view, i);

    fro_add_part (view, i,
                  (i == stamina  ? PADDOCK_PART_MARKED
                   : i > stamina ? PADDOCK_PART_DONE
                                 : 0)
                    | (effects ? PADDOCK_PART_VULNERABLE : 0),
                  NULL, effects);
  }
}

/* --- Cards and traits --- */

static gboolean
is_offered (const FroView *view, guint subject)
{
  const PaddockDecision *pending = view->pending;

  for (guint i = 0; pending->player == view->seat && i < pending->n_choices; i++)
    if (pending->choices[i].target == PADDOCK_TARGET_CARD
        && fro_card_subject (fro_card_of (&pending->choices[i])) == subject)
      return TRUE;

  return FALSE;
}

static void
add_card (const FroView *view, FroCard card, guint count, guint marks, const char *name)
{
  if ((marks & PADDOCK_PART_READY) && is_offered (view, fro_card_subject (card)))
    marks |= PADDOCK_PART_USABLE;
  paddock_dashboard_add_part (view->out, (PaddockPart){ .value = fro_card_subject (card),
                                                        .marks = (guint16) marks,
                                                        .count = count > 1 ? (guint8) count : 0,
                                                        .label = name });
}

static void
add_pile (const FroView *view,
          const FroPile *pile,
          guint marks,
          const char *label,
          const char *clause)
{
  guint n = pile->specials;

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    n += pile->plain[kind];
  if (n == 0 && marks != PADDOCK_PART_READY)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_CARDS, label, NULL, clause);
  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    if (pile->plain[kind] > 0)
      add_card (view, (FroCard){ FRO_CARD_PLAIN, (guint8) kind, 0 }, pile->plain[kind], marks,
                fro_name_plain (view, kind));
  for (guint set = pile->specials; set; set &= set - 1) {
    guint i = (guint) __builtin_ctz (set);

    add_card (view, (FroCard){ FRO_CARD_SPECIAL, (guint8) i, 0 }, 1, marks,
              fro_name_special (view, i));
  }
  if (n == 0)
    fro_add_part (view, 0, PADDOCK_PART_EMPTY, NULL, NULL);
}

/* What is on the licence and in no box (FRO-REC-05). */
static FroPile
find_lost_cards (const FroView *view)
{
  const FroPile *piles[] = { &view->vehicle->hand, &view->vehicle->spent,
                             &view->vehicle->recovery };
  FroPile lost = { .specials = (guint16) ((1 << view->spec->n_specials) - 1) };

  memcpy (lost.plain, view->spec->cards, sizeof lost.plain);
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++) {
    for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
      lost.plain[kind] = (guint8) (lost.plain[kind] - piles[i]->plain[kind]);
    lost.specials &= (guint16) ~piles[i]->specials;
  }

  return lost;
}

/* FRO-LIC-10, 11 */
static void
add_cards (const FroView *view)
{
  FroPile lost = find_lost_cards (view);

  add_pile (view, &view->vehicle->hand, PADDOCK_PART_READY, N_ ("Hand"), "FRO-CRD-01");
  add_pile (view, &view->vehicle->spent, PADDOCK_PART_SPENT, N_ ("Spent"), "FRO-REC-02");
  add_pile (view, &view->vehicle->recovery, PADDOCK_PART_RESTING, N_ ("Recovery"), "FRO-REC-01");
  add_pile (view, &lost, PADDOCK_PART_GONE, N_ ("Out of the game"), "FRO-REC-05");
}

static void
add_pledged (const FroView *view, guint kind, guint side)
{
  static const char *const uses[] = { N_ ("as Whip"), N_ ("as Reins") };
  guint n = view->vehicle->pledge.plain[kind][side];

  if (n > 0)
    paddock_dashboard_add_part (view->out,
                                (PaddockPart){ .marks = PADDOCK_PART_MARKED,
                                               .count = n > 1 ? (guint8) n : 0,
                                               .label = fro_name_plain (view, kind),
                                               .extra = kind == side ? NULL : uses[side] });
}

/* What is laid down for the roll at hand: others see no more than backs of what is secret. */
static void
add_pledge (const FroView *view)
{
  static const FroPledge nothing;
  const FroPledge *pledge = &view->vehicle->pledge;
  gboolean is_secret = (pledge->flags & FRO_PLEDGE_SECRET) && view->viewer != view->seat
                       && view->viewer != PADDOCK_EVERYBODY;

  if (memcmp (pledge, &nothing, sizeof nothing) == 0)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_CARDS, N_ ("Played"), NULL, "FRO-ATK-06");
  if (is_secret) {
    fro_add_part (view, 0, PADDOCK_PART_HIDDEN, NULL, NULL);
    return;
  }
  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    for (guint side = FRO_WHIP; side <= FRO_REINS; side++)
      add_pledged (view, kind, side);
  for (guint set = pledge->specials[FRO_AS_WHIP] | pledge->specials[FRO_AS_REINS]
                   | pledge->specials[FRO_AS_ABILITY];
       set; set &= set - 1)
    fro_add_part (view, 0, PADDOCK_PART_MARKED,
                  fro_name_special (view, (guint) __builtin_ctz (set)), NULL);
  for (guint set = pledge->traits; set; set &= set - 1)
    fro_add_part (view, 0, PADDOCK_PART_MARKED, fro_name_trait (view, (guint) __builtin_ctz (set)),
                  NULL);
}

/* Questions about dice that lie there: which, and what they were rolled for. */
static const struct {
  guint8 ask, die;
  const char *label, *clause;
} rolls[] = {
  { FRO_ASK_CHECK_REROLL, FRO_DIE_CHECK, N_ ("Speed check"), "FRO-SPC-05" },
  { FRO_ASK_CHECK_KEEP, FRO_DIE_CHECK, N_ ("Speed check"), "FRO-SPC-05" },
  { FRO_ASK_CONTROL_REROLL, FRO_DIE_CONTROL, N_ ("Control roll"), "FRO-CTL-04" },
  { FRO_ASK_DISCARD, FRO_DIE_CONTROL, N_ ("Control roll"), "FRO-CTL-04" },
  { FRO_ASK_DAMAGE_REROLL, FRO_DIE_DAMAGE, N_ ("Damage roll"), "FRO-DMG-01" },
};

static void
add_dice (const FroView *view, guint die)
{
  for (int shows = 0; shows < FRO_N_ICONS; shows++)
    for (guint n = view->state->roll.counts[shows]; n > 0; n--)
      paddock_dashboard_add_face (view->out, paddock_table_get_face (view->table, die, shows), 0);
}

static void
add_roll (const FroView *view)
{
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    if (view->pending->player == view->seat && view->pending->kind == rolls[i].ask) {
      fro_add_gauge (view, PADDOCK_GAUGE_DICE, rolls[i].label, NULL, rolls[i].clause);
      add_dice (view, rolls[i].die);
    }
}

static guint
mark_trait (const FroView *view, guint i)
{
  if (view->vehicle->lost_traits >> i & 1)
    return PADDOCK_PART_GONE;
  if (view->spec->traits[i].uses == 0)
    return PADDOCK_PART_LASTING;

  return view->vehicle->uses[i] ? PADDOCK_PART_READY : PADDOCK_PART_SPENT;
}

/* FRO-LIC-12, FRO-DOC-40 */
static void
add_traits (const FroView *view)
{
  if (view->spec->n_traits == 0)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_SKILLS, N_ ("Traits"), NULL, "FRO-LIC-12");
  for (guint i = 0; i < view->spec->n_traits; i++)
    add_card (view, (FroCard){ FRO_CARD_TRAIT, (guint8) i, 0 }, view->vehicle->uses[i],
              mark_trait (view, i), fro_name_trait (view, i));
}

void
fro_add_name (const FroView *view)
{
  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Vehicle"), NULL, "FRO-DOC-03");
  fro_add_part (view, 0, 0, paddock_text_get (view->spec->licence->name), NULL);
}

void
fro_add_licence (const FroView *view)
{
  add_resilience (view);
  add_roll (view);
  add_speed_table (view);
  add_control_loss (view);
  add_damage (view);
  add_affects (view);
  add_stamina (view);
  add_cards (view);
  add_pledge (view);
  add_traits (view);
}
