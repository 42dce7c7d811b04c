/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-content.h"

#include <string.h>

#include "words.h"

const char *const joy_effect_names[] = {
  [JOY_EFFECT_NONE] = "none",
  [JOY_EFFECT_EXPLODE] = "explode",
  [JOY_EFFECT_FORCE_STEER] = "force-steer",
  [JOY_EFFECT_FREE_STEER] = "free-steer",
  [JOY_EFFECT_ADD_DIE] = "add-die",
  [JOY_EFFECT_ADD_MOVE] = "add-move",
  [JOY_EFFECT_BOOST] = "boost",
  [JOY_EFFECT_DAMAGE] = "damage",
  [JOY_EFFECT_SHIFT_DOWN] = "shift-down",
  [JOY_EFFECT_REMOVE_SELF] = "remove-self",
  [JOY_EFFECT_EXTRA_SHIFT] = "extra-shift",
  [JOY_EFFECT_SET_DIE] = "set-die",
  [JOY_EFFECT_SHARP_STEER] = "sharp-steer",
  [JOY_EFFECT_EXTRA_STEER] = "extra-steer",
  [JOY_EFFECT_REROLL] = "reroll",
  [JOY_EFFECT_GAIN_ITEM] = "gain-item",
  [JOY_EFFECT_REPAIR] = "repair",
  [JOY_EFFECT_RECHARGE] = "recharge",
  [JOY_EFFECT_SHIELD] = "shield",
  [JOY_EFFECT_SPIN] = "spin",
  [JOY_EFFECT_EXTRA_LOCK] = "extra-lock",
  [JOY_EFFECT_FULL_PUSH] = "full-push",
  [JOY_EFFECT_RAM] = "ram",
  [JOY_EFFECT_FREE_BRAKE] = "free-brake",
  [JOY_EFFECT_REVERSE_GEAR] = "reverse-gear",
  [JOY_EFFECT_STEER_GEAR] = "steer-gear",
  [JOY_EFFECT_BUMPER] = "bumper",
  [JOY_EFFECT_HEAD_START] = "head-start",
  [JOY_N_EFFECTS] = NULL,
};

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
    .on_hit = { { JOY_EFFECT_EXPLODE, 1 } },
  },
  {
    .id = "mine",
    .label = N_ ("Mine"),
    .category = JOY_ITEM_DROPPED,
    .tokens = 4,
    .windows = BOARD_WINDOWS,
    .on_enter = { { JOY_EFFECT_EXPLODE, 1 } },
    .on_damage = { { JOY_EFFECT_EXPLODE, 1 } },
  },
  {
    .id = "oil-slick",
    .label = N_ ("Oil Slick"),
    .category = JOY_ITEM_DROPPED,
    .tokens = 4,
    .windows = BOARD_WINDOWS,
    .on_leave = { { JOY_EFFECT_FORCE_STEER, 1 } },
  },
  {
    .id = "nitro",
    .label = N_ ("Nitro"),
    .category = JOY_ITEM_ACTIVATED,
    .tokens = 4,
    .windows = 1 << JOY_PHASE_ROLL,
    .on_use = { { JOY_EFFECT_ADD_DIE, 1 } },
    .die = { .name = "nitro", .n_sides = 6, .shows = { 2, 2, 3, 3, 4, JOY_LIGHTNING } },
  },
};

const JoyAbility joy_standard_abilities[JOY_N_STANDARD_ABILITIES] = {
  {
    .id = "gear-master",
    .label = N_ ("Gear Master"),
    .sides = { { 1 << JOY_PHASE_SHIFT, { { JOY_EFFECT_EXTRA_SHIFT, 1 } } } },
  },
  {
    .id = "precision-driving",
    .label = N_ ("Precision Driving"),
    .sides = { { 1 << JOY_PHASE_LOCK, { { JOY_EFFECT_SET_DIE, 1 } } } },
  },
  {
    .id = "handbrake-turn",
    .label = N_ ("Handbrake Turn"),
    .sides = { { (1 << JOY_PHASE_LOCK) | (1 << JOY_PHASE_ROLL),
                 { { JOY_EFFECT_SHARP_STEER, 2 } } } },
  },
};

static const JoySpecial standard_specials[] = {
  {
    .id = "extra-grip",
    .label = N_ ("Extra Grip"),
    .trigger = JOY_TRIGGER_LEAVE,
    .effects = { { JOY_EFFECT_FREE_STEER, 1 } },
  },
};

/* --- Card sets --- */

static gboolean
read_effect (const PaddockCardEffect *card, JoyEffect *effect, const char *id, GError **error)
{
  for (guint kind = 1; kind < JOY_N_EFFECTS; kind++)
    if (g_str_equal (joy_effect_names[kind], paddock_text_get (card->kind))) {
      int n = paddock_list_len (card->numbers) > 0 ? paddock_list_get_int (card->numbers, 0) : 1;

      *effect = (JoyEffect){ (guint8) kind, (gint8) CLAMP (n, -9, 9) };
      return TRUE;
    }

  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
               "The card \"%s\" has an effect \"%s\" that Joyride does not know", id,
               paddock_text_get (card->kind));
  return FALSE;
}

/* The effects of one trigger, in order. */
static gboolean
read_effects (const PaddockList *cards,
              PaddockTrigger on,
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
    if (n == JOY_MAX_EFFECTS) {
      g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
                   "The card \"%s\" has more than %d effects at one moment", id, JOY_MAX_EFFECTS);
      return FALSE;
    }
    if (!read_effect (card, &effects[n++], id, error))
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
            && !g_ascii_string_to_signed (faces[i], 10, 0, 9, &shows, NULL))) {
      g_set_error (
        error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
        "The die of \"%s\" shows \"%s\"; expected up to %u faces from 0 to 9, or lightning", id,
        paddock_text_get (card->faces), (guint) G_N_ELEMENTS (die->shows));
      return FALSE;
    }
    die->shows[die->n_sides++] =
      g_str_equal (faces[i], "lightning") ? JOY_LIGHTNING : (gint8) shows;
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

  return read_effects (card->effects, PADDOCK_ON_USE, item->on_use, id, error)
         && read_effects (card->effects, PADDOCK_ON_ENTER, item->on_enter, id, error)
         && read_effects (card->effects, PADDOCK_ON_LEAD_LEAVE, item->on_leave, id, error)
         && read_effects (card->effects, PADDOCK_ON_DAMAGE, item->on_damage, id, error)
         && read_effects (card->effects, PADDOCK_ON_HIT, item->on_hit, id, error)
         && (paddock_list_len (card->dice) == 0
             || read_die (PADDOCK_LIST_AT (card->dice, PaddockCardDie, 0), &item->die, id, error));
}

static gboolean
read_ability (const PaddockAbility *card, JoyAbility *ability, GError **error)
{
  *ability = (JoyAbility){
    .id = card->id,
    .label = *paddock_text_get (card->name) ? card->name : card->id,
    .kind = (guint8) card->kind,
    .sides = { { .lights = (guint8) card->lights }, { .lights = (guint8) card->back.lights } },
  };

  return read_effects (card->effects, PADDOCK_ON_USE, ability->sides[0].effects, card->id, error)
         && read_effects (card->back.effects, PADDOCK_ON_USE, ability->sides[1].effects, card->id,
                          error);
}

static gboolean
read_space (const PaddockSpace *card, JoySpecial *special, GError **error)
{
  static const struct {
    PaddockTrigger on;
    JoyTrigger trigger;
  } triggers[] = { { PADDOCK_ON_LEAD_LEAVE, JOY_TRIGGER_LEAVE },
                   { PADDOCK_ON_ENTER, JOY_TRIGGER_ENTER },
                   { PADDOCK_ON_MOVE_START, JOY_TRIGGER_BEGIN } };

  *special =
    (JoySpecial){ .id = card->id, .label = *paddock_text_get (card->name) ? card->name : card->id };
  for (guint i = 0; i < G_N_ELEMENTS (triggers); i++) {
    if (!read_effects (card->effects, triggers[i].on, special->effects, card->id, error))
      return FALSE;
    special->trigger = (guint8) triggers[i].trigger;
    if (special->effects[0].kind)
      return TRUE;
  }

  return TRUE;
}

/* Looks ID up in one list of every card set, the last added first.  Every card begins with its id. */
static gconstpointer
find_card (const PaddockSetup *setup, gsize list_offset, const char *id)
{
  for (guint i = setup->cards->len; i-- > 0;) {
    const PaddockDocument *document = setup->cards->pdata[i];
    const PaddockList *list =
      *(PaddockList *const *) ((const char *) document->record + list_offset);

    for (guint k = 0; k < paddock_list_len (list); k++) {
      const char *card = list->data + k * list->element_size;

      if (g_strcmp0 (*(char *const *) card, id) == 0)
        return card;
    }
  }

  return NULL;
}

static gboolean
fail_unknown (const char *what, const char *id, GError **error)
{
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
               "There is no %s \"%s\" in the standard set or in a card set of this race", what, id);
  return FALSE;
}

gboolean
joy_find_item (const PaddockSetup *setup, const char *id, JoyItem *item, GError **error)
{
  const PaddockItem *card = find_card (setup, G_STRUCT_OFFSET (PaddockCards, items), id);

  if (card)
    return read_item (card, item, error);
  for (guint i = 0; i < G_N_ELEMENTS (joy_standard_items); i++)
    if (g_str_equal (joy_standard_items[i].id, id)) {
      *item = joy_standard_items[i];
      return TRUE;
    }

  return fail_unknown ("item", id, error);
}

gboolean
joy_find_ability_card (const PaddockSetup *setup,
                       const char *id,
                       JoyAbility *ability,
                       GError **error)
{
  const PaddockAbility *card = find_card (setup, G_STRUCT_OFFSET (PaddockCards, abilities), id);

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
  const PaddockSpace *card = find_card (setup, G_STRUCT_OFFSET (PaddockCards, spaces), id);

  if (card)
    return read_space (card, special, error);
  for (guint i = 0; i < G_N_ELEMENTS (standard_specials); i++)
    if (g_str_equal (standard_specials[i].id, id)) {
      *special = standard_specials[i];
      return TRUE;
    }

  return fail_unknown ("special space", id, error);
}
