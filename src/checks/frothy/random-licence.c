/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Licences made by chance, along the steps of the creation guide (FRO-VCG).
 *
 * A theme is a row of ranges and of parts that suit it.  Each step keeps within what the guide advises, so that most
 * attempts pass the checks at once; those that depend on several steps (such as a vehicle that is better everywhere) are
 * left to the checks.
 */

#include "random-licence.h"

#include "chance.h"
#include "licence.h"
#include "random-names.h"
#include "words.h"

typedef struct {
  int from, to;
} Range;

#define MAX_SUITING 12
#define TOP (PADDOCK_N_SPEEDS - 1)

typedef struct {
  Range top;                   /* spaces at Speed 6 */
  Range phases;                /* in which the two highest Speeds move */
  Range accel, decel;          /* boxes in all */
  Range safe;                  /* the highest Safe Speed */
  Range dice;                  /* more than one for each Speed that is not Safe */
  Range tiring;                /* the cost of top Speed */
  Range resilience, toughness; /* dice that it survives, the basic chariot 12 */
  Range affects;               /* before the end of the damage track */
  Range whip, reins;           /* cards */
  gint8 specials[MAX_SUITING]; /* PaddockFrothyCard, up to -1 */
  gint8 edges[MAX_SUITING];    /* PaddockFrothyTrait, up to -1 */
  gint8 flaws[MAX_SUITING];
  const PaddockNameParts *names;
} Theme;

enum {
  FAST,
  TOUGH,
  NIMBLE,
  BRAWLER,
  N_THEMES,
};

#define T(id_) PADDOCK_TRAIT_##id_
#define C(id_) PADDOCK_CARD_##id_

static const Theme themes[N_THEMES] = {
  [FAST] = {
    .top = { 11, 12 },
    .phases = { 3, 3 },
    .accel = { 8, 10 },
    .decel = { 9, 11 },
    .safe = { 1, 2 },
    .dice = { 0, 1 },
    .tiring = { 3, 4 },
    .resilience = { 0, 1 },
    .toughness = { 7, 10 },
    .affects = { 2, 3 },
    .whip = { 4, 5 },
    .reins = { 2, 3 },
    .specials = { C (LASH), C (YAH), C (LUCKY), -1 },
    .edges = { T (LONG_LEGS), T (LASH), T (CHAMPING_AT_THE_BIT), T (ENCOURAGEMENT), T (TIRELESS), -1 },
    .flaws = { T (RECKLESS), T (FLIMSY), T (THIN_SKIN), T (SLIPPERY), T (JERRY_RIGGED), T (SPINNER), -1 },
    .names = &paddock_fast_names,
  },
  [TOUGH] = {
    .top = { 9, 10 },
    .phases = { 3, 4 },
    .accel = { 11, 13 },
    .decel = { 8, 10 },
    .safe = { 2, 3 },
    .dice = { 0, 0 },
    .tiring = { 2, 3 },
    .resilience = { 1, 2 },
    .toughness = { 14, 18 },
    .affects = { 3, 5 },
    .whip = { 3, 4 },
    .reins = { 3, 4 },
    .specials = { C (SURVIVOR), C (SHIELD), C (SWERVE), C (DETERMINATION), -1 },
    .edges = { T (ARMOURED), T (BSH), T (FAILSAFES), T (SHIELD), T (GUARDED), -1 },
    .flaws = { T (LAZY), T (CAUTIOUS), T (WHITEY), T (ILL_FATE), -1 },
    .names = &paddock_tough_names,
  },
  [NIMBLE] = {
    .top = { 10, 11 },
    .phases = { 4, 4 },
    .accel = { 9, 11 },
    .decel = { 8, 9 },
    .safe = { 2, 3 },
    .dice = { -1, 0 },
    .tiring = { 2, 3 },
    .resilience = { 0, 1 },
    .toughness = { 7, 11 },
    .affects = { 2, 4 },
    .whip = { 2, 3 },
    .reins = { 4, 5 },
    .specials = { C (CONTROL), C (COOL), C (BRAKE), C (EMERGENCY_STOP), C (SWERVE), -1 },
    .edges = { T (DRIVER), T (HANDLING), T (REACTIONS), T (EVASIVE), T (LEAP), T (RUBBER_SHOES), T (TIGHT_LEASH), -1 },
    .flaws = { T (FLIMSY), T (THIN_SKIN), T (UNLUCKY_CHARM), T (JERRY_RIGGED), T (HYPERACTIVE), -1 },
    .names = &paddock_nimble_names,
  },
  [BRAWLER] = {
    .top = { 9, 11 },
    .phases = { 3, 4 },
    .accel = { 10, 12 },
    .decel = { 8, 10 },
    .safe = { 2, 2 },
    .dice = { 0, 1 },
    .tiring = { 2, 4 },
    .resilience = { 0, 1 },
    .toughness = { 11, 15 },
    .affects = { 3, 4 },
    .whip = { 3, 5 },
    .reins = { 3, 4 },
    .specials = { C (BERSERKER), C (KAMIKAZE), C (RAMMING_SPEED), C (SHIELD), -1 },
    .edges = { T (SAVAGE), T (SNAPPER), T (BLADES), T (SPIKED), T (TANK), T (WHIPLASH), T (CAT_O_NINE), T (FRENZIED), -1 },
    .flaws = { T (LAZY), T (RECKLESS), T (SLIPPERY), T (SPINNER), T (CAUTIOUS), -1 },
    .names = &paddock_brawler_names,
  },
};

typedef struct {
  PaddockLicence *licence;
  const Theme *theme;
  PaddockStream stream;
} Maker;

static int
draw (Maker *self, Range range)
{
  return range.from
         + (int) paddock_stream_pick (&self->stream, (guint32) (range.to - range.from + 1));
}

static guint
draw_below (Maker *self, guint n)
{
  return paddock_stream_pick (&self->stream, n);
}

/* One of a list that ends with -1. */
static int
draw_from (Maker *self, const gint8 *list)
{
  guint n = 0;

  while (list[n] >= 0)
    n++;

  return list[draw_below (self, n)];
}

/* Speeds. */

static PaddockSpeed *
edit_speed (Maker *self, int rating)
{
  return paddock_list_edit (&self->licence->speeds, (guint) rating);
}

static void
add_speeds (Maker *self)
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    PaddockSpeed *speed = paddock_list_append (&self->licence->speeds, &paddock_speed_type);

    speed->rating = rating;
  }
}

/* TOTAL boxes over the Speeds, each of which has one at least (FRO-VCG-05). */
static void
share_out (Maker *self, int total, int boxes[PADDOCK_N_SPEEDS])
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    boxes[rating] = 1;
  for (int left = total - PADDOCK_N_SPEEDS; left > 0;) {
    int *box = &boxes[1 + draw_below (self, TOP)];

    if (*box < 3) {
      (*box)++;
      left--;
    }
  }
}

static void
set_boxes (Maker *self)
{
  int accel[PADDOCK_N_SPEEDS], decel[PADDOCK_N_SPEEDS];

  share_out (self, draw (self, self->theme->accel), accel);
  share_out (self, draw (self, self->theme->decel), decel);
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    edit_speed (self, rating)->accel = accel[rating];
    edit_speed (self, rating)->decel = decel[rating];
  }
}

/* Spread evenly over the last N phases, the longer moves last: so slowing down never pays (FRO-VCG-08, FRO-VCG-10). */
static void
set_moves (PaddockSpeed *speed, int total, int n)
{
  for (int phase = 0; phase < PADDOCK_N_PHASES; phase++) {
    int i = phase - (PADDOCK_N_PHASES - n);

    paddock_list_append_int (&speed->move, i < 0 ? 0 : (total + i) / n);
  }
}

/* High Speeds make longer moves in fewer phases (FRO-VCG-09). */
static void
set_speed_moves (Maker *self)
{
  int top = draw (self, self->theme->top), phases = draw (self, self->theme->phases);
  int wobble = (int) draw_below (self, 2);

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    int wobbles = rating == 3 || rating == 4 ? wobble : 0;
    int total = MIN ((top * rating + TOP - 1) / TOP + wobbles, top);
    int n = rating == 0 ? 1 : rating == 1 ? 2 : rating < 4 ? PADDOCK_N_PHASES : phases;

    set_moves (edit_speed (self, rating), total, MIN (n, MAX (total, 1)));
  }
}

/* Safe at first, then ever more dice (FRO-VCG-11). */
static void
set_control (Maker *self)
{
  int safe = draw (self, self->theme->safe), more = draw (self, self->theme->dice);

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    edit_speed (self, rating)->control =
      rating <= safe ? PADDOCK_CONTROL_SAFE : MAX (1, rating - safe + (rating > 4 ? more : 0));
}

/* From rest at a standstill down to the cost of top Speed (FRO-VCG-12). */
static void
set_stamina_row (Maker *self)
{
  static const int row[PADDOCK_N_SPEEDS] = { 3, 2, 1, 0, 0, -1, 0 };
  int tiring = draw (self, self->theme->tiring), at_four = -(int) draw_below (self, 2);

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    edit_speed (self, rating)->stamina = rating == TOP ? -tiring
                                         : rating == 4 ? at_four
                                                       : row[rating];
}

/* Stamina. */

static void
add_step (Maker *self, int value, int kind, int n)
{
  PaddockStaminaStep *step =
    paddock_list_append (&self->licence->stamina.steps, &paddock_stamina_step_type);
  PaddockStaminaEffect *effect = paddock_list_append (&step->effects, &paddock_stamina_effect_type);

  step->value = value;
  effect->kind = kind;
  effect->n = n;
}

/* Like that of the basic chariot: the vehicle slows down, then its next Speed check suffers, then nothing happens. */
static void
set_stamina (Maker *self)
{
  const PaddockStaminaTable *table = &self->licence->stamina;
  int second = draw_below (self, 4) == 0 ? PADDOCK_STAMINA_CONTROL : PADDOCK_STAMINA_REINS_CHECK;
  int period = 3 + (int) draw_below (self, 2);

  for (int value = table->maximum - 1; value >= table->minimum; value--) {
    int place = (table->maximum - 1 - value) % period;

    if (place == 0)
      add_step (self, value, PADDOCK_STAMINA_SPEED, -1);
    else if (place == 1)
      add_step (self, value, second, 1);
  }
}

/* Damage. */

static void
add_affect (Maker *self, int value, int kind, int n)
{
  PaddockDamageLevel *level =
    paddock_list_append (&self->licence->damage.levels, &paddock_damage_level_type);
  PaddockAffect *affect = paddock_list_append (&level->affects, &paddock_affect_type);

  level->value = value;
  affect->kind = kind;
  affect->n = n;
}

/* What damage can do to any vehicle; the numbers are small (FRO-VCG-22). */
static const struct {
  int kind;
  Range n;
} harms[] = {
  { PADDOCK_AFFECT_CONTROL, { 1, 1 } },     { PADDOCK_AFFECT_SAFE_SPEED, { 0, 0 } },
  { PADDOCK_AFFECT_MAX_SPEED, { 4, 5 } },   { PADDOCK_AFFECT_ACCEL_MOD, { -2, -1 } },
  { PADDOCK_AFFECT_DECEL_MOD, { -2, -1 } }, { PADDOCK_AFFECT_CONTROL_ROUND, { 1, 1 } },
  { PADDOCK_AFFECT_LOSE_CARD, { 0, 0 } },   { PADDOCK_AFFECT_MAX_ACCEL, { 3, 4 } },
  { PADDOCK_AFFECT_SLOW, { 0, 0 } },        { PADDOCK_AFFECT_MAX_DECEL, { 3, 4 } },
};

/* N of them, none twice, each at a level of its own, the vehicle out of the race at the last (FRO-VCG-17, FRO-VCG-18). */
static void
add_affects (Maker *self, int n)
{
  int maximum = self->licence->damage.maximum;
  guint used = 0;

  n = MIN (n, maximum - 1);
  for (int i = 0; i < n; i++) {
    guint harm;

    do
      harm = draw_below (self, G_N_ELEMENTS (harms));
    while (used & (1u << harm));
    used |= 1u << harm;
    add_affect (self, 1 + i * (maximum - 1) / n, harms[harm].kind, draw (self, harms[harm].n));
  }
  add_affect (self, maximum, PADDOCK_AFFECT_WIPE_OUT, 0);
}

/* Low Resilience goes with a long track (FRO-VCG-15). */
static void
set_damage (Maker *self)
{
  static const int hits[] = { 5, 4, 2 }; /* of six faces, from Resilience 0 on */
  PaddockDamageTable *damage = &self->licence->damage;

  damage->resilience = draw (self, self->theme->resilience);
  damage->maximum = MAX (draw (self, self->theme->toughness) * hits[damage->resilience] / 6, 3);
  add_affects (self, draw (self, self->theme->affects));
}

/* Cards and traits. */

static void
add_special (Maker *self, int kind)
{
  const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_special_cards, kind);
  PaddockSpecialCard *card =
    paddock_list_append (&self->licence->cards.specials, &paddock_special_card_type);

  card->kind = kind;
  card->n = row->row.parameter ? draw (self, (Range){ 1, 2 }) : 0;
  if (row->base == PADDOCK_BASE_BY_KIND)
    card->base = draw_below (self, 2) ? PADDOCK_BASE_WHIP : PADDOCK_BASE_REINS;
}

/* Six to eight in all (FRO-VCG-19); a special one takes the place of a plain one. */
static void
set_cards (Maker *self)
{
  PaddockLicenceCards *cards = &self->licence->cards;

  cards->whip = draw (self, self->theme->whip);
  cards->reins = draw (self, self->theme->reins);
  if (draw_below (self, 4) == 0)
    cards->dual = 1;
  while (cards->whip + cards->reins + cards->dual > 7)
    (*(cards->whip > cards->reins ? &cards->whip : &cards->reins))--;
  if (draw_below (self, 3) > 0)
    add_special (self, draw_from (self, self->theme->specials));
}

static void
add_trait (Maker *self, int kind)
{
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (&paddock_traits, (guint) kind);
  PaddockTrait *trait;

  for (guint i = 0; i < paddock_list_len (self->licence->traits); i++)
    if (PADDOCK_LIST_AT (self->licence->traits, PaddockTrait, i)->kind == kind)
      return;

  trait = paddock_list_append (&self->licence->traits, &paddock_trait_type);
  trait->kind = kind;
  trait->n = row->parameter ? draw (self, (Range){ 1, 2 }) : 0;
}

/* Two edges at most and a flaw: a mix (FRO-VCG-23, FRO-VCG-26). */
static void
set_traits (Maker *self)
{
  add_trait (self, draw_from (self, self->theme->edges));
  if (draw_below (self, 2))
    add_trait (self, draw_from (self, self->theme->edges));
  add_trait (self, draw_from (self, self->theme->flaws));
}

/* Concept. */

static const char *
draw_word (Maker *self, const char *const *words)
{
  return words[draw_below (self, g_strv_length ((char **) words))];
}

static void
set_names (Maker *self)
{
  const PaddockNameParts *parts = self->theme->names;
  const char *first = draw_word (self, parts->adjectives), *second = draw_word (self, parts->nouns);
  g_autofree char *name = g_strdup_printf ("%s %s", first, second);
  g_autofree char *id = g_ascii_strdown (name, -1);

  paddock_text_set (&self->licence->name, name);
  paddock_text_set (&self->licence->id, g_strdelimit (id, " ", '-'));
  paddock_text_set (&self->licence->kind, draw_word (self, parts->kinds));
  paddock_text_set (&self->licence->driver, draw_word (self, paddock_driver_names));
}

/* The guide's steps, in its order. */
static void (*const steps[]) (Maker *self) = {
  set_names,       add_speeds,  set_boxes,  set_speed_moves, set_control,
  set_stamina_row, set_stamina, set_damage, set_cards,       set_traits,
};

static void
fill (gpointer record, guint64 seed, guint64 attempt, guint theme)
{
  Maker self = { .licence = record, .theme = &themes[theme] };

  paddock_stream_init (&self.stream, seed, attempt * N_THEMES + theme, PADDOCK_PURPOSE_CARDS);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    steps[i](&self);
}

static const PaddockRandomTheme theme_rows[N_THEMES + 1] = {
  [FAST] = { "fast", N_ ("Fast"), N_ ("Quick off the line and hard to hold at top Speed.") },
  [TOUGH] = { "tough", N_ ("Tough"), N_ ("Takes a beating and is slow to get going.") },
  [NIMBLE] = { "nimble", N_ ("Nimble"), N_ ("Safe in bends, and easily hurt.") },
  [BRAWLER] = { "brawler", N_ ("Brawler"), N_ ("Looks for fights rather than the finish line.") },
};

const PaddockRandomKind paddock_random_licences = { &paddock_licence_kind, theme_rows, fill };
