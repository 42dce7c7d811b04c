/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Items, abilities, special spaces and the effects that they are made of, as parts that galleries offer: what a new one
 * begins with, when an effect can happen, and the text that says it.
 */

#include "card-effects.h"
#include "cards.h"
#include "words.h"

#define BOARD_LIGHTS (PADDOCK_LIGHT_START | PADDOCK_LIGHT_SHIFT | PADDOCK_LIGHT_END)

/* Catalogues of what cards there are. */

static const PaddockCatalogueRow category_rows[] = {
  [PADDOCK_CATEGORY_DROPPED] = {
    .label = N_ ("Dropped"),
    .help = N_ ("Lies behind the car and acts on whoever meets it."),
    .clause = "JOY-DRP-02",
  },
  [PADDOCK_CATEGORY_FIRED] = {
    .label = N_ ("Fired"),
    .help = N_ ("Flies ahead of the car and acts where its flight ends."),
    .clause = "JOY-FIR-02",
  },
  [PADDOCK_CATEGORY_ACTIVATED] = {
    .label = N_ ("Activated"),
    .help = N_ ("Acts when its owner uses it, in the phases that it names."),
    .clause = "JOY-ACT-01",
  },
};

static const PaddockCatalogueRow ability_rows[] = {
  [PADDOCK_ABILITY_ONE_SHOT] = {
    .label = N_ ("One shot"),
    .help = N_ ("Can be used once, and again when it is recharged."),
    .clause = "JOY-ABL-02",
  },
  [PADDOCK_ABILITY_PERMANENT] = {
    .label = N_ ("Permanent"),
    .help = N_ ("Applies in every turn."),
    .clause = "JOY-ABL-03",
  },
  [PADDOCK_ABILITY_TOGGLE] = {
    .label = N_ ("Toggle"),
    .help = N_ ("Has two sides; using one of them turns it over."),
    .clause = "JOY-ABL-04",
  },
};

/* A special space acts at one of these moments. */
static const PaddockTrigger space_triggers[] = { PADDOCK_ON_ENTER, PADDOCK_ON_LEAD_LEAVE,
                                                 PADDOCK_ON_MOVE_START };
static const char *const space_trigger_names[] = { "enter", "lead-leaves", "move-starts", NULL };

static const PaddockCatalogueRow space_rows[] = {
  {
    .label = N_ ("Driven onto"),
    .help = N_ ("Acts on a car that drives onto it."),
    .clause = "JOY-RUL-56",
  },
  {
    .label = N_ ("Driven off"),
    .help = N_ ("Acts on a car whose leading end drives off it."),
    .clause = "JOY-RUL-56",
  },
  {
    .label = N_ ("Started from"),
    .help = N_ ("Acts on a car whose move starts on it."),
    .clause = "JOY-RUL-56",
  },
};

#define CATALOGUE(title_, element_, names_, rows_)                                \
  {                                                                               \
    .title = (title_), .element = (element_), .names = (names_), .rows = (rows_), \
    .row_size = sizeof *(rows_), .n_rows = G_N_ELEMENTS (rows_)                   \
  }

const PaddockCatalogue paddock_item_categories =
  CATALOGUE (N_ ("Kinds of Items"), "item", paddock_item_category_names, category_rows);
const PaddockCatalogue paddock_ability_kinds =
  CATALOGUE (N_ ("Kinds of Abilities"), "ability", paddock_ability_kind_names, ability_rows);
const PaddockCatalogue paddock_space_triggers =
  CATALOGUE (N_ ("Kinds of Special Spaces"), "space", space_trigger_names, space_rows);

/* --- When an effect can happen --- */

static guint
get_item_moment (const PaddockItem *item, guint on)
{
  static const guint moments[][PADDOCK_N_TRIGGERS] = {
    [PADDOCK_CATEGORY_DROPPED] = { [PADDOCK_ON_ENTER] = PADDOCK_CARD_AT_ENTER,
                                   [PADDOCK_ON_LEAD_LEAVE] = PADDOCK_CARD_AT_LEAVE,
                                   [PADDOCK_ON_DAMAGE] = PADDOCK_CARD_AT_DAMAGE },
    [PADDOCK_CATEGORY_FIRED] = { [PADDOCK_ON_HIT] = PADDOCK_CARD_AT_HIT },
    [PADDOCK_CATEGORY_ACTIVATED] = { [PADDOCK_ON_USE] = PADDOCK_CARD_AT_USE },
  };

  return moments[item->category][on];
}

static guint
get_ability_moment (const PaddockAbility *ability, guint on)
{
  guint moment = ability->kind == PADDOCK_ABILITY_PERMANENT ? PADDOCK_CARD_AT_ALL_TIMES
                                                            : PADDOCK_CARD_AT_ABILITY;

  return on == PADDOCK_ON_USE ? moment : 0;
}

static guint
get_space_moment (guint on)
{
  static const guint moments[PADDOCK_N_TRIGGERS] = {
    [PADDOCK_ON_ENTER] = PADDOCK_CARD_AT_SPACE_ENTER,
    [PADDOCK_ON_LEAD_LEAVE] = PADDOCK_CARD_AT_SPACE_LEAVE,
    [PADDOCK_ON_MOVE_START] = PADDOCK_CARD_AT_SPACE_BEGIN,
  };

  return moments[on];
}

/* 0: what has the effect is never set off so. */
static guint
get_moment (const PaddockPartPlace *place, guint on)
{
  if (place->owner_type == &paddock_item_type)
    return get_item_moment (place->owner, on);
  if (place->owner_type == &paddock_ability_type)
    return get_ability_moment (place->owner, on);
  if (place->owner_type == &paddock_ability_back_type)
    return on == PADDOCK_ON_USE ? PADDOCK_CARD_AT_ABILITY : 0;

  return get_space_moment (on);
}

static gboolean
can_happen (guint kind, const PaddockPartPlace *place, guint on)
{
  return paddock_card_effect_get_row (kind)->at & get_moment (place, on);
}

/* PADDOCK_N_TRIGGERS: never. */
static guint
find_trigger (guint kind, const PaddockPartPlace *place)
{
  guint on = 0;

  while (on < PADDOCK_N_TRIGGERS && !can_happen (kind, place, on))
    on++;
  return on;
}

/* --- Effects --- */

/* NULL: a later version knows it. */
static const PaddockCardEffectRow *
find_effect_row (const PaddockCardEffect *effect)
{
  int kind = paddock_catalogue_find (&paddock_card_effects, paddock_text_get (effect->kind));

  return kind < 0 ? NULL : paddock_card_effect_get_row ((guint) kind);
}

static void
complete_effect (gpointer part, const PaddockPartPlace *place)
{
  PaddockCardEffect *effect = part;
  const PaddockCardEffectRow *row = find_effect_row (effect);
  guint on =
    find_trigger ((guint) paddock_catalogue_find (&paddock_card_effects, effect->kind), place);

  effect->on = on < PADDOCK_N_TRIGGERS ? (int) on : PADDOCK_ON_USE;
  if (row->usual)
    paddock_list_append_int (&effect->numbers, row->usual);
}

static gboolean
uses_effect (gconstpointer part, const PaddockField *field)
{
  const PaddockCardEffectRow *row = find_effect_row (part);

  if (row && g_str_equal (field->name, "numbers"))
    return row->row.parameter != PADDOCK_PARAMETER_NONE;
  if (row && g_str_equal (field->name, "word"))
    return row == paddock_card_effect_get_row (PADDOCK_CARD_EFFECT_ADD_DIE);

  return TRUE;
}

static gboolean
allows_in_effect (gconstpointer part,
                  const PaddockPartPlace *place,
                  const PaddockField *field,
                  guint value)
{
  const PaddockCardEffectRow *row = find_effect_row (part);

  return !row || field->kind != PADDOCK_FIELD_ENUM || row->at & get_moment (place, value);
}

static void
get_effect_range (gconstpointer part, const PaddockField *field, int *min, int *max)
{
  const PaddockCardEffectRow *row = find_effect_row (part);

  *min = row ? row->min : field->min;
  *max = row ? row->max : field->max;
}

static const char *
refuse_effect (guint row, const PaddockPartPlace *place)
{
  return find_trigger (row, place) < PADDOCK_N_TRIGGERS
           ? NULL
           : N_ ("There is no moment at which this could happen here.");
}

static PaddockTone
get_neutral_tone (gconstpointer part)
{
  return PADDOCK_TONE_NEUTRAL;
}

static const char *
say (PaddockTranslate translate, const char *text)
{
  return translate ? translate (text) : text;
}

static char *
dup_effect_text (gconstpointer part, PaddockTranslate translate)
{
  static const char *const moments[PADDOCK_N_TRIGGERS] = {
    [PADDOCK_ON_USE] = "{1}",
    [PADDOCK_ON_ENTER] = N_ ("When a car drives onto it: {1}"),
    [PADDOCK_ON_LEAD_LEAVE] = N_ ("When a car drives off it: {1}"),
    [PADDOCK_ON_MOVE_START] = N_ ("When a move starts on it: {1}"),
    [PADDOCK_ON_DAMAGE] = N_ ("When it is damaged: {1}"),
    [PADDOCK_ON_HIT] = N_ ("Where its flight ends: {1}"),
  };
  const PaddockCardEffect *effect = part;
  const PaddockCardEffectRow *row = find_effect_row (effect);
  int n = paddock_part_get_number (effect,
                                   paddock_record_type_find (&paddock_card_effect_type, "numbers"));
  g_autofree char *help = NULL;
  GString *text;

  if (!row)
    return g_strdup (paddock_text_get (effect->kind));

  help =
    paddock_catalogue_format_help (say (translate, paddock_catalogue_row_get_help (&row->row, n)),
                                   n);
  text = g_string_new (say (translate, moments[effect->on]));
  g_string_replace (text, "{1}", help, 1);
  return g_string_free (text, FALSE);
}

static char *
dup_effects_text (const PaddockList *effects, PaddockTranslate translate)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (effects); i++) {
    g_autofree char *sentence =
      dup_effect_text (PADDOCK_LIST_AT (effects, PaddockCardEffect, i), translate);

    g_string_append_printf (text, "%s%s", i ? " " : "", sentence);
  }

  return g_string_free (text, FALSE);
}

static void
write_text (char **text, const PaddockList *effects, PaddockTranslate translate)
{
  g_autofree char *written = dup_effects_text (effects, translate);

  paddock_text_set (text, written);
}

static void
add_effect (PaddockList **effects,
            PaddockCardEffectKind kind,
            const PaddockRecordType *owner_type,
            gconstpointer owner)
{
  paddock_part_init (&paddock_card_effect_parts,
                     paddock_list_append (effects, &paddock_card_effect_type), kind,
                     &(PaddockPartPlace){ NULL, owner_type, owner });
}

/* --- Items, abilities and spaces --- */

/* Every card begins with its id. */
static gboolean
has_id (const PaddockList *cards, const char *id)
{
  for (guint i = 0; i < paddock_list_len (cards); i++)
    if (g_strcmp0 (*(char *const *) (cards->data + i * cards->element_size), id) == 0)
      return TRUE;

  return FALSE;
}

static void
give_id (char **id, const PaddockList *cards, const char *word)
{
  for (guint number = 1; number <= paddock_list_len (cards) + 1; number++) {
    g_autofree char *free_id = g_strdup_printf ("%s-%u", word, number);

    if (!has_id (cards, free_id)) {
      paddock_text_set (id, free_id);
      return;
    }
  }
}

static void
complete_item (gpointer part, const PaddockPartPlace *place)
{
  static const struct {
    guint windows;
    int placement;
    PaddockCardEffectKind effect;
  } usual[] = {
    [PADDOCK_CATEGORY_DROPPED] = { BOARD_LIGHTS, PADDOCK_PLACEMENT_REAR_ARC,
                                   PADDOCK_CARD_EFFECT_DAMAGE },
    [PADDOCK_CATEGORY_FIRED] = { BOARD_LIGHTS, PADDOCK_PLACEMENT_FRONT_ARC,
                                 PADDOCK_CARD_EFFECT_DAMAGE },
    [PADDOCK_CATEGORY_ACTIVATED] = { PADDOCK_LIGHT_ROLL, PADDOCK_PLACEMENT_NONE,
                                     PADDOCK_CARD_EFFECT_ADD_MOVE },
  };
  PaddockItem *item = part;
  const PaddockCards *cards = place->document;

  give_id (&item->id, cards ? cards->items : NULL, "item");
  paddock_text_set (&item->name, "New Item");
  item->windows = usual[item->category].windows;
  item->placement = usual[item->category].placement;
  add_effect (&item->effects, usual[item->category].effect, &paddock_item_type, item);
  write_text (&item->text, item->effects, NULL);
}

static gboolean
uses_item (gconstpointer part, const PaddockField *field)
{
  const PaddockItem *item = part;

  return !g_str_equal (field->name, "placement") || item->category != PADDOCK_CATEGORY_ACTIVATED;
}

static void
write_item (gpointer part, PaddockTranslate translate)
{
  PaddockItem *item = part;

  write_text (&item->text, item->effects, translate);
}

static char *
dup_item_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockItem *item = part;
  g_autofree char *effects = dup_effects_text (item->effects, translate);

  return g_strdup_printf ("%s %s", say (translate, category_rows[item->category].help), effects);
}

static void
complete_ability (gpointer part, const PaddockPartPlace *place)
{
  static const PaddockCardEffectKind effects[] = {
    [PADDOCK_ABILITY_ONE_SHOT] = PADDOCK_CARD_EFFECT_ADD_MOVE,
    [PADDOCK_ABILITY_PERMANENT] = PADDOCK_CARD_EFFECT_FREE_BRAKE,
    [PADDOCK_ABILITY_TOGGLE] = PADDOCK_CARD_EFFECT_ADD_MOVE,
  };
  PaddockAbility *ability = part;
  const PaddockCards *cards = place->document;

  give_id (&ability->id, cards ? cards->abilities : NULL, "ability");
  paddock_text_set (&ability->name, "New Ability");
  ability->lights = ability->kind == PADDOCK_ABILITY_PERMANENT ? 0 : PADDOCK_LIGHT_ROLL;
  add_effect (&ability->effects, effects[ability->kind], &paddock_ability_type, ability);
  write_text (&ability->text, ability->effects, NULL);
  if (ability->kind != PADDOCK_ABILITY_TOGGLE)
    return;

  paddock_text_set (&ability->back.name, "Other Side");
  ability->back.lights = PADDOCK_LIGHT_START;
  add_effect (&ability->back.effects, PADDOCK_CARD_EFFECT_SHIELD, &paddock_ability_back_type,
              &ability->back);
  write_text (&ability->back.text, ability->back.effects, NULL);
}

static gboolean
uses_ability (gconstpointer part, const PaddockField *field)
{
  const PaddockAbility *ability = part;

  if (g_str_equal (field->name, "lights"))
    return ability->kind != PADDOCK_ABILITY_PERMANENT;
  if (g_str_equal (field->name, "back"))
    return ability->kind == PADDOCK_ABILITY_TOGGLE;

  return TRUE;
}

static void
write_ability (gpointer part, PaddockTranslate translate)
{
  PaddockAbility *ability = part;

  write_text (&ability->text, ability->effects, translate);
}

static char *
dup_ability_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockAbility *ability = part;
  g_autofree char *effects = dup_effects_text (ability->effects, translate);

  return g_strdup_printf ("%s %s", say (translate, ability_rows[ability->kind].help), effects);
}

/* A space has the moment of its first effect. */
static guint
get_space_row (gconstpointer part)
{
  const PaddockSpace *space = part;
  int on = paddock_list_len (space->effects)
             ? PADDOCK_LIST_AT (space->effects, PaddockCardEffect, 0)->on
             : PADDOCK_ON_ENTER;

  for (guint row = 0; row < G_N_ELEMENTS (space_triggers); row++)
    if ((int) space_triggers[row] == on)
      return row;

  return PADDOCK_NO_ROW;
}

static void
set_space_row (gpointer part, guint row)
{
  static const PaddockCardEffectKind effects[] = { PADDOCK_CARD_EFFECT_BOOST,
                                                   PADDOCK_CARD_EFFECT_FREE_STEER,
                                                   PADDOCK_CARD_EFFECT_REPAIR };
  PaddockSpace *space = part;

  add_effect (&space->effects, effects[row], &paddock_space_type, space);
  ((PaddockCardEffect *) paddock_list_edit (&space->effects, 0))->on = (int) space_triggers[row];
}

static void
complete_space (gpointer part, const PaddockPartPlace *place)
{
  PaddockSpace *space = part;
  const PaddockCards *cards = place->document;

  give_id (&space->id, cards ? cards->spaces : NULL, "space");
  paddock_text_set (&space->name, "New Space");
  write_text (&space->text, space->effects, NULL);
}

static gboolean
uses_space (gconstpointer part, const PaddockField *field)
{
  return TRUE;
}

static void
write_space (gpointer part, PaddockTranslate translate)
{
  PaddockSpace *space = part;

  write_text (&space->text, space->effects, translate);
}

static char *
dup_space_text (gconstpointer part, PaddockTranslate translate)
{
  return dup_effects_text (((const PaddockSpace *) part)->effects, translate);
}

const PaddockPartKind paddock_card_effect_parts = {
  .type = &paddock_card_effect_type,
  .catalogue = &paddock_card_effects,
  .naming = "kind",
  .offered_from = PADDOCK_CARD_EFFECT_NONE + 1,
  .complete = complete_effect,
  .uses = uses_effect,
  .allows = allows_in_effect,
  .get_range = get_effect_range,
  .refuse = refuse_effect,
  .get_tone = get_neutral_tone,
  .dup_text = dup_effect_text,
};

const PaddockPartKind paddock_item_parts = {
  .type = &paddock_item_type,
  .catalogue = &paddock_item_categories,
  .naming = "category",
  .has_identity = TRUE,
  .complete = complete_item,
  .uses = uses_item,
  .get_tone = get_neutral_tone,
  .write = write_item,
  .dup_text = dup_item_text,
};

const PaddockPartKind paddock_ability_parts = {
  .type = &paddock_ability_type,
  .catalogue = &paddock_ability_kinds,
  .naming = "kind",
  .has_identity = TRUE,
  .complete = complete_ability,
  .uses = uses_ability,
  .get_tone = get_neutral_tone,
  .write = write_ability,
  .dup_text = dup_ability_text,
};

const PaddockPartKind paddock_space_parts = {
  .type = &paddock_space_type,
  .catalogue = &paddock_space_triggers,
  .has_identity = TRUE,
  .get_row = get_space_row,
  .set_row = set_space_row,
  .complete = complete_space,
  .uses = uses_space,
  .get_tone = get_neutral_tone,
  .write = write_space,
  .dup_text = dup_space_text,
};
