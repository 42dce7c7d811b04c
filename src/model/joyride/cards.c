/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cards.h"

#include "race-data.h"
#include "words.h"

#define ALL_LIGHTS ((1 << PADDOCK_N_LIGHTS) - 1)

static const char *const light_names[] = { NC_ ("value", "start"), NC_ ("value", "lock"),
                                           NC_ ("value", "shift"), NC_ ("value", "roll"),
                                           NC_ ("value", "end"),   NULL };
const char *const paddock_item_category_names[] = { NC_ ("value", "dropped"),
                                                    NC_ ("value", "fired"),
                                                    NC_ ("value", "activated"), NULL };
static const char *const placement_names[] = { NC_ ("value", "none"), NC_ ("value", "rear-arc"),
                                               NC_ ("value", "front-arc"), NULL };
const char *const paddock_ability_kind_names[] = { NC_ ("value", "one-shot"),
                                                   NC_ ("value", "permanent"),
                                                   NC_ ("value", "toggle"), NULL };
static const char *const trigger_names[] = { NC_ ("value", "use"),
                                             NC_ ("value", "enter"),
                                             NC_ ("value", "lead-leaves"),
                                             NC_ ("value", "move-starts"),
                                             NC_ ("value", "damage"),
                                             NC_ ("value", "hit"),
                                             NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (trigger_names) == PADDOCK_N_TRIGGERS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (light_names) == PADDOCK_N_LIGHTS + 1);

static const PaddockField card_effect_fields[] = {
  {
    .name = "on",
    .label = N_ ("Set off by"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockCardEffect, on),
    .max = PADDOCK_N_TRIGGERS - 1,
    .names = trigger_names,
    .help = N_ ("What sets it off."),
  },
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockCardEffect, kind),
    .help = N_ ("What it does."),
  },
  {
    .name = NC_ ("field", "numbers"),
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (PaddockCardEffect, numbers),
    .min = -99,
    .max = 99,
    .help = N_ ("Its numbers, in the order that its kind needs."),
  },
  {
    .name = NC_ ("field", "word"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockCardEffect, word),
    .max = 60,
    .help = N_ ("A word that it needs: the id of a die, or a direction."),
  },
};

const PaddockRecordType paddock_card_effect_type = {
  .name = "effect",
  .help = N_ ("An effect of a card."),
  PADDOCK_RECORD (PaddockCardEffect, card_effect_fields),
};

static const PaddockField card_die_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockCardDie, id),
    .defines = "die",
    .help = N_ ("Its name in effects."),
  },
  {
    .name = NC_ ("field", "faces"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockCardDie, faces),
    .max = 200,
    .alphabet = "a-z0-9 -",
    .help = N_ ("Its faces, numbers or words, separated by spaces."),
  },
};

const PaddockRecordType paddock_card_die_type = {
  .name = "die",
  .help = N_ ("A die that comes with an item."),
  PADDOCK_RECORD (PaddockCardDie, card_die_fields),
};

static const PaddockField item_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockItem, id),
    .defines = "item",
    .help = N_ ("Its name in tracks."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockItem, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "icon"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockItem, icon),
    .help = N_ ("The picture on its token."),
  },
  {
    .name = NC_ ("field", "category"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockItem, category),
    .max = PADDOCK_CATEGORY_ACTIVATED,
    .names = paddock_item_category_names,
    .help = N_ ("How it is used."),
  },
  {
    .name = NC_ ("field", "tokens"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockItem, tokens),
    .max = 99,
    .initial = 4,
    .help = N_ ("How many tokens of it there are."),
  },
  {
    .name = "windows",
    .label = N_ ("Phases"),
    .kind = PADDOCK_FIELD_SET,
    PADDOCK_AT (PaddockItem, windows),
    .max = ALL_LIGHTS,
    .names = light_names,
    .help = N_ ("The phases of a turn in which it can be used."),
  },
  {
    .name = NC_ ("field", "placement"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockItem, placement),
    .max = PADDOCK_PLACEMENT_FRONT_ARC,
    .names = placement_names,
    .help = N_ ("Where it goes on the board."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockItem, text),
    .help = N_ ("A description of what it does."),
  },
  {
    .name = NC_ ("field", "die"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockItem, dice),
    .type = &paddock_card_die_type,
    .help = N_ ("The dice that come with it."),
  },
  {
    .name = NC_ ("field", "effect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockItem, effects),
    .type = &paddock_card_effect_type,
    .help = N_ ("What it does."),
  },
};

const PaddockRecordType paddock_item_type = {
  .name = "item",
  .help = N_ ("An item."),
  PADDOCK_RECORD (PaddockItem, item_fields),
};

static const PaddockField back_fields[] = {
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockAbilityBack, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = "lights",
    .label = N_ ("Phases"),
    .kind = PADDOCK_FIELD_SET,
    PADDOCK_AT (PaddockAbilityBack, lights),
    .max = ALL_LIGHTS,
    .names = light_names,
    .help = N_ ("The phases of a turn in which it can be used."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockAbilityBack, text),
    .help = N_ ("A description of what it does."),
  },
  {
    .name = NC_ ("field", "effect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockAbilityBack, effects),
    .type = &paddock_card_effect_type,
    .help = N_ ("What it does."),
  },
};

const PaddockRecordType paddock_ability_back_type = {
  .name = "back",
  .help = N_ ("The other side of an ability that toggles."),
  PADDOCK_RECORD (PaddockAbilityBack, back_fields),
};

static const PaddockField ability_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockAbility, id),
    .defines = "ability",
    .help = N_ ("Its name in cars."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockAbility, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "icon"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockAbility, icon),
    .help = N_ ("The picture on its token."),
  },
  {
    .name = NC_ ("field", "set"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockAbility, set),
    .initial_text = "standard",
    .help = N_ ("The set it belongs to; abilities come in whole sets."),
  },
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockAbility, kind),
    .max = PADDOCK_ABILITY_TOGGLE,
    .names = paddock_ability_kind_names,
    .help = N_ ("How often it can be used."),
  },
  {
    .name = "lights",
    .label = N_ ("Phases"),
    .kind = PADDOCK_FIELD_SET,
    PADDOCK_AT (PaddockAbility, lights),
    .max = ALL_LIGHTS,
    .names = light_names,
    .help = N_ ("The phases of a turn in which it can be used."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockAbility, text),
    .help = N_ ("A description of what it does."),
  },
  {
    .name = NC_ ("field", "effect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockAbility, effects),
    .type = &paddock_card_effect_type,
    .help = N_ ("What it does."),
  },
  {
    .name = "back",
    .label = N_ ("Other side"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockAbility, back),
    .type = &paddock_ability_back_type,
    .help = N_ ("Its other side, if it toggles."),
  },
};

const PaddockRecordType paddock_ability_type = {
  .name = "ability",
  .help = N_ ("A driver ability."),
  PADDOCK_RECORD (PaddockAbility, ability_fields),
};

static const PaddockField space_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSpace, id),
    .defines = "space",
    .help = N_ ("Its name in a board's legend."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSpace, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "icon"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockSpace, icon),
    .help = N_ ("The picture on the board."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockSpace, text),
    .help = N_ ("A description of what it does."),
  },
  {
    .name = NC_ ("field", "effect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockSpace, effects),
    .type = &paddock_card_effect_type,
    .help = N_ ("What it does."),
  },
};

const PaddockRecordType paddock_space_type = {
  .name = "space",
  .help = N_ ("A special space."),
  PADDOCK_RECORD (PaddockSpace, space_fields),
};

static const PaddockField cards_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockCards, id),
    .initial_text = "cards",
    .help = N_ ("A name for files and references."),
  },
  {
    .name = NC_ ("field", "title"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockCards, title),
    .max = 200,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "author"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockCards, author),
    .max = 200,
    .help = N_ ("Who made it."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockCards, description),
    .help = N_ ("A description of the set."),
  },
  {
    .name = NC_ ("field", "item"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCards, items),
    .type = &paddock_item_type,
    .help = N_ ("The items."),
  },
  {
    .name = NC_ ("field", "ability"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCards, abilities),
    .type = &paddock_ability_type,
    .help = N_ ("The driver abilities."),
  },
  {
    .name = NC_ ("field", "space"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCards, spaces),
    .type = &paddock_space_type,
    .help = N_ ("The special spaces."),
  },
  {
    .name = NC_ ("field", "accepted"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCards, accepted),
    .type = &paddock_accepted_type,
    .help = N_ ("Problems that the designer accepts."),
  },
};

static const PaddockRecordType cards_type = {
  .name = "cards",
  .help = N_ ("A card set: items, driver abilities and special spaces."),
  PADDOCK_RECORD (PaddockCards, cards_fields),
};

const PaddockDocumentKind paddock_cards_kind = {
  .label = N_ ("Card Set"),
  .extension = ".cards.xml",
  .version = 1,
  .type = &cards_type,
  .game = "joyride",
};
