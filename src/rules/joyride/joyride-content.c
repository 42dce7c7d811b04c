/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-content.h"

#include "words.h"

#include <string.h>

G_STATIC_ASSERT (PADDOCK_CARD_MAX_LOCKS == JOY_MAX_LOCKS && PADDOCK_CARD_MAX_GEAR == JOY_MAX_GEAR);

/* JOY-DRP-01, JOY-FIR-01: when whatever goes onto the board can be used. */
#define BOARD_WINDOWS (1 << JOY_PHASE_START | 1 << JOY_PHASE_SHIFT | 1 << JOY_PHASE_END)

/* --- The standard set (JOY-RKT, JOY-MIN, JOY-OIL, JOY-NIT, JOY-STD, JOY-RUL-07) --- */

const JoyItem joy_standard_items[JOY_N_STANDARD_ITEMS] = {
  {
    .id = "rocket",
    .label = N_ ("Rocket"),
    .category = JOY_ITEM_FIRED,
    .tokens = 4,
    .windows = BOARD_WINDOWS,
    .on_hit = { { PADDOCK_CARD_EFFECT_EXPLODE, 1 } },
  },
  {
    .id = "mine",
    .label = N_ ("Mine"),
    .category = JOY_ITEM_DROPPED,
    .tokens = 4,
    .windows = BOARD_WINDOWS,
    .on_enter = { { PADDOCK_CARD_EFFECT_EXPLODE, 1 } },
    .on_damage = { { PADDOCK_CARD_EFFECT_EXPLODE, 1 } },
  },
  {
    .id = "oil-slick",
    .label = N_ ("Oil Slick"),
    .category = JOY_ITEM_DROPPED,
    .tokens = 4,
    .windows = BOARD_WINDOWS,
    .on_leave = { { PADDOCK_CARD_EFFECT_FORCE_STEER, 1 } },
  },
  {
    .id = "nitro",
    .label = N_ ("Nitro"),
    .category = JOY_ITEM_ACTIVATED,
    .tokens = 4,
    .windows = 1 << JOY_PHASE_ROLL,
    .on_use = { { PADDOCK_CARD_EFFECT_ADD_DIE, 1 } },
    .die = { .name = "nitro", .n_sides = 6, .shows = { 2, 2, 3, 3, 4, JOY_LIGHTNING } },
  },
};

const JoyAbility joy_standard_abilities[JOY_N_STANDARD_ABILITIES] = {
  {
    .id = "gear-master",
    .label = N_ ("Gear Master"),
    .sides = { { 1 << JOY_PHASE_SHIFT, { { PADDOCK_CARD_EFFECT_EXTRA_SHIFT, 1 } } } },
  },
  {
    .id = "precision-driving",
    .label = N_ ("Precision Driving"),
    .sides = { { 1 << JOY_PHASE_LOCK, { { PADDOCK_CARD_EFFECT_SET_DIE, 1 } } } },
  },
  {
    .id = "handbrake-turn",
    .label = N_ ("Handbrake Turn"),
    .sides = { { (1 << JOY_PHASE_LOCK) | (1 << JOY_PHASE_ROLL),
                 { { PADDOCK_CARD_EFFECT_SHARP_STEER, 2 } } } },
  },
};

static const JoySpecial standard_specials[] = {
  {
    .id = "extra-grip",
    .label = N_ ("Extra Grip"),
    .trigger = JOY_TRIGGER_LEAVE,
    .effects = { { PADDOCK_CARD_EFFECT_FREE_STEER, 1 } },
  },
};

/* --- Card sets --- */

static gboolean
read_effect (const PaddockCardEffect *card,
             PaddockCardMoment at,
             JoyEffect *effect,
             const char *id,
             GError **error)
{
  const char *name = paddock_text_get (card->kind);
  int kind = paddock_catalogue_find (&paddock_card_effects, name);
  const PaddockCardEffectRow *info = kind > 0 ? paddock_card_effect_get_row ((guint) kind) : NULL;
  int n = paddock_list_len (card->numbers) > 0 ? paddock_list_get_int (card->numbers, 0) : 1;

  if (!info)
    return paddock_refuse_setup (error, N_ ("The card \"%s\" has an unknown effect, \"%s\""), id,
                                 name);
  if (!(info->at & at))
    return paddock_refuse_setup (error,
                                 N_ ("The effect \"%s\" of \"%s\" can do nothing at that moment"),
                                 name, id);
  if (n < info->min || n > info->max || n == 0)
    return paddock_refuse_setup (
      error, N_ ("The effect \"%s\" of \"%s\" has the number %d; it must be %d to %d"), name, id, n,
      info->min, info->max);

  *effect = (JoyEffect){ (guint8) kind, (gint8) n };
  return TRUE;
}

/* The effects of one trigger, in order. */
static gboolean
read_effects (const PaddockList *cards,
              PaddockTrigger on,
              PaddockCardMoment at,
              JoyEffect effects[JOY_MAX_EFFECTS],
              const char *id,
              GError **error)
{
  guint n = 0;

  memset (effects, 0, JOY_MAX_EFFECTS * sizeof (JoyEffect));
  for (guint i = 0; i < paddock_list_len (cards); i++) {
    const PaddockCardEffect *card = PADDOCK_LIST_AT (cards, PaddockCardEffect, i);

    if (card->on != (int) on)
      continue;
    if (n == JOY_MAX_EFFECTS)
      return paddock_refuse_setup (error,
                                   N_ ("The card \"%s\" has more than %d effects at one moment"),
                                   id, JOY_MAX_EFFECTS);
    if (!read_effect (card, at, &effects[n++], id, error))
      return FALSE;
  }

  return TRUE;
}

/* Faces are whole numbers, or the word "lightning". */
static gboolean
read_die (const PaddockCardDie *card, PaddockDie *die, const char *id, GError **error)
{
  g_auto (GStrv) faces = g_strsplit (paddock_text_get (card->faces), " ", -1);

  *die = (PaddockDie){ .name = card->id };
  for (guint i = 0; faces[i]; i++) {
    gint64 shows;

    if (die->n_sides == G_N_ELEMENTS (die->shows)
        || (!g_str_equal (faces[i], "lightning")
            && !g_ascii_string_to_signed (faces[i], 10, 0, 9, &shows, NULL)))
      return paddock_refuse_setup (
        error,
        N_ ("The die of \"%s\" shows \"%s\"; expected up to %u faces from 0 to 9, or lightning"),
        id, paddock_text_get (card->faces), (guint) G_N_ELEMENTS (die->shows));
    die->shows[die->n_sides++] =
      g_str_equal (faces[i], "lightning") ? JOY_LIGHTNING : (gint16) shows;
  }

  return TRUE;
}

static gboolean
read_item (const PaddockItem *card, JoyItem *item, GError **error)
{
  const char *id = card->id;

  *item = (JoyItem){
    .id = id,
    .label = *paddock_text_get (card->name) ? card->name : id,
    .category = (guint8) card->category,
    .tokens = (guint8) card->tokens,
    .windows =
      card->category == PADDOCK_CATEGORY_ACTIVATED ? (guint8) card->windows : BOARD_WINDOWS,
  };

  return read_effects (card->effects, PADDOCK_ON_USE, PADDOCK_CARD_AT_USE, item->on_use, id, error)
         && read_effects (card->effects, PADDOCK_ON_ENTER, PADDOCK_CARD_AT_ENTER, item->on_enter,
                          id, error)
         && read_effects (card->effects, PADDOCK_ON_LEAD_LEAVE, PADDOCK_CARD_AT_LEAVE,
                          item->on_leave, id, error)
         && read_effects (card->effects, PADDOCK_ON_DAMAGE, PADDOCK_CARD_AT_DAMAGE, item->on_damage,
                          id, error)
         && read_effects (card->effects, PADDOCK_ON_HIT, PADDOCK_CARD_AT_HIT, item->on_hit, id,
                          error)
         && (paddock_list_len (card->dice) == 0
             || read_die (PADDOCK_LIST_AT (card->dice, PaddockCardDie, 0), &item->die, id, error));
}

static gboolean
read_ability (const PaddockAbility *card, JoyAbility *ability, GError **error)
{
  PaddockCardMoment at =
    card->kind == PADDOCK_ABILITY_PERMANENT ? PADDOCK_CARD_AT_ALL_TIMES : PADDOCK_CARD_AT_ABILITY;

  *ability = (JoyAbility){
    .id = card->id,
    .label = *paddock_text_get (card->name) ? card->name : card->id,
    .kind = (guint8) card->kind,
    .sides = { { .lights = (guint8) card->lights }, { .lights = (guint8) card->back.lights } },
  };

  return read_effects (card->effects, PADDOCK_ON_USE, at, ability->sides[0].effects, card->id,
                       error)
         && read_effects (card->back.effects, PADDOCK_ON_USE, at, ability->sides[1].effects,
                          card->id, error);
}

static gboolean
read_space (const PaddockSpace *card, JoySpecial *special, GError **error)
{
  static const struct {
    PaddockTrigger on;
    JoyTrigger trigger;
    PaddockCardMoment at;
  } triggers[] = { { PADDOCK_ON_LEAD_LEAVE, JOY_TRIGGER_LEAVE, PADDOCK_CARD_AT_SPACE_LEAVE },
                   { PADDOCK_ON_ENTER, JOY_TRIGGER_ENTER, PADDOCK_CARD_AT_SPACE_ENTER },
                   { PADDOCK_ON_MOVE_START, JOY_TRIGGER_BEGIN, PADDOCK_CARD_AT_SPACE_BEGIN } };

  *special =
    (JoySpecial){ .id = card->id, .label = *paddock_text_get (card->name) ? card->name : card->id };
  for (guint i = 0; i < G_N_ELEMENTS (triggers); i++) {
    if (!read_effects (card->effects, triggers[i].on, triggers[i].at, special->effects, card->id,
                       error))
      return FALSE;
    special->trigger = (guint8) triggers[i].trigger;
    if (special->effects[0].kind)
      return TRUE;
  }

  return TRUE;
}

/* The lists of a card set, as offsets. */
#define ITEMS G_STRUCT_OFFSET (PaddockCards, items)
#define ABILITIES G_STRUCT_OFFSET (PaddockCards, abilities)
#define SPACES G_STRUCT_OFFSET (PaddockCards, spaces)

/* Every card begins with its id. */
static gconstpointer
find_in_set (const PaddockDocument *set, gsize list_offset, const char *id)
{
  const PaddockList *list;

  if (!set || set->kind != &paddock_cards_kind)
    return NULL;

  list = *(PaddockList *const *) ((const char *) set->record + list_offset);
  for (guint i = 0; i < paddock_list_len (list); i++) {
    const char *card = list->data + i * list->element_size;

    if (g_strcmp0 (*(char *const *) card, id) == 0)
      return card;
  }

  return NULL;
}

static gconstpointer
find_in_track (const PaddockHexTrack *track, gsize list_offset, const char *id)
{
  gconstpointer card = NULL;

  for (guint i = paddock_list_len (track->cards); !card && i-- > 0;)
    card =
      find_in_set (PADDOCK_LIST_AT (track->cards, PaddockSource, i)->document, list_offset, id);

  return card;
}

/* In the card sets of the race, the last added first, then in those of its track. */
static gconstpointer
find_card (const PaddockSetup *setup, gsize list_offset, const char *id)
{
  gconstpointer card = NULL;

  for (guint i = setup->cards->len; !card && i-- > 0;)
    card = find_in_set (setup->cards->pdata[i], list_offset, id);

  return card ? card : find_in_track (setup->track->record, list_offset, id);
}

static const JoyItem *
find_standard_item (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (joy_standard_items); i++)
    if (g_str_equal (joy_standard_items[i].id, id))
      return &joy_standard_items[i];

  return NULL;
}

static const JoySpecial *
find_standard_space (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (standard_specials); i++)
    if (g_str_equal (standard_specials[i].id, id))
      return &standard_specials[i];

  return NULL;
}

gboolean
joy_track_knows_item (const PaddockHexTrack *track, const char *id)
{
  return find_in_track (track, ITEMS, id) || find_standard_item (id);
}

gboolean
joy_track_knows_space (const PaddockHexTrack *track, const char *id)
{
  return find_in_track (track, SPACES, id) || find_standard_space (id);
}

static gboolean
fail_unknown (const char *what, const char *id, GError **error)
{
  return paddock_refuse_setup (
    error, N_ ("There is no %s \"%s\" in the standard set or in a card set of this race"), what,
    id);
}

gboolean
joy_find_item (const PaddockSetup *setup, const char *id, JoyItem *item, GError **error)
{
  const PaddockItem *card = find_card (setup, ITEMS, id);
  const JoyItem *standard = find_standard_item (id);

  if (card)
    return read_item (card, item, error);
  if (!standard)
    return fail_unknown ("item", id, error);

  *item = *standard;
  return TRUE;
}

gboolean
joy_find_ability_card (const PaddockSetup *setup,
                       const char *id,
                       JoyAbility *ability,
                       GError **error)
{
  const PaddockAbility *card = find_card (setup, ABILITIES, id);

  if (card)
    return read_ability (card, ability, error);
  for (guint i = 0; i < G_N_ELEMENTS (joy_standard_abilities); i++)
    if (g_str_equal (joy_standard_abilities[i].id, id)) {
      *ability = joy_standard_abilities[i];
      return TRUE;
    }

  return fail_unknown ("ability", id, error);
}

gboolean
joy_find_space (const PaddockSetup *setup, const char *id, JoySpecial *special, GError **error)
{
  const PaddockSpace *card = find_card (setup, SPACES, id);
  const JoySpecial *standard = find_standard_space (id);

  if (card)
    return read_space (card, special, error);
  if (!standard)
    return fail_unknown ("special space", id, error);

  *special = *standard;
  return TRUE;
}
