/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rider cards, their effects and the selectors of events as parts that galleries offer: what a new one begins with, and
 * where an effect means something.
 */

#include "rider-card-text.h"
#include "words.h"

/* --- Where an effect can stand --- */

guint
paddock_rider_get_moment (const PaddockRecordType *owner_type, gconstpointer owner)
{
  if (owner_type == &paddock_event_card_type)
    return PADDOCK_RIDER_AT_EVENT;
  if (owner_type == &paddock_tactics_card_type)
    return PADDOCK_RIDER_AT_WINDOW (((const PaddockTacticsCard *) owner)->window);

  return PADDOCK_RIDER_AT_ACTION;
}

static guint
get_moment (const PaddockPartPlace *place)
{
  return paddock_rider_get_moment (place->owner_type, place->owner);
}

gboolean
paddock_rider_effect_allows_condition (guint kind, guint moment)
{
  if (paddock_rider_effect_get_row (kind)->needs_condition || moment == PADDOCK_RIDER_AT_ACTION)
    return TRUE;

  for (guint i = 0; i < PADDOCK_N_TACTIC_WINDOWS; i++)
    if (moment == PADDOCK_RIDER_AT_WINDOW (i))
      return paddock_tactic_window_get_row (i)->has_rider;

  return FALSE;
}

/* Whether there is any place at which it can have a condition. */
static gboolean
can_have_condition (guint kind)
{
  const PaddockRiderEffectRow *row = paddock_rider_effect_get_row (kind);

  return row->needs_condition || row->at & PADDOCK_RIDER_AT_ACTION
         || row->at & PADDOCK_RIDER_AT_WINDOW (PADDOCK_WINDOW_OWN_POST);
}

static const char *
refuse_effect (guint kind, const PaddockPartPlace *place)
{
  return paddock_rider_effect_get_row (kind)->at & get_moment (place)
           ? NULL
           : N_ ("There is no moment at which this could happen here.");
}

/* --- Effects --- */

static void
complete_effect (gpointer part, const PaddockPartPlace *place)
{
  PaddockRiderEffect *effect = part;
  const PaddockRiderEffectRow *row =
    paddock_rider_effect_get_row ((guint) paddock_rider_effect_get_kind (effect));

  if (row->usual)
    effect->n = row->usual;
  if (row->needs_condition)
    effect->condition = PADDOCK_RIDER_IF_LINKED;
  if (row->has_terrains)
    effect->terrains = 1u << PADDOCK_TERRAIN_MOUNTAIN;
}

static gboolean
uses_effect (gconstpointer part, const PaddockField *field)
{
  const PaddockRiderEffect *effect = part;
  int kind = paddock_rider_effect_get_kind (effect);
  const PaddockRiderEffectRow *row = kind < 0 ? NULL : paddock_rider_effect_get_row ((guint) kind);
  const PaddockRiderConditionRow *condition =
    paddock_rider_condition_get_row ((guint) effect->condition);

  if (!row)
    return TRUE;
  if (g_str_equal (field->name, "n"))
    return row->usual != 0;
  if (g_str_equal (field->name, "if"))
    return can_have_condition ((guint) kind);
  if (g_str_equal (field->name, "terrains"))
    return row->has_terrains || condition->has_terrains;

  return !g_str_equal (field->name, "class") || condition->has_class;
}

static gboolean
allows_in_effect (gconstpointer part,
                  const PaddockPartPlace *place,
                  const PaddockField *field,
                  guint value)
{
  int kind = paddock_rider_effect_get_kind (part);

  if (kind < 0 || field->kind != PADDOCK_FIELD_ENUM)
    return TRUE;
  if (value == PADDOCK_RIDER_IF_ALWAYS)
    return !paddock_rider_effect_get_row ((guint) kind)->needs_condition;

  return paddock_rider_effect_allows_condition ((guint) kind, get_moment (place));
}

static void
get_effect_range (gconstpointer part, const PaddockField *field, int *min, int *max)
{
  int kind = paddock_rider_effect_get_kind (part);
  const PaddockRiderEffectRow *row = kind < 0 ? NULL : paddock_rider_effect_get_row ((guint) kind);

  *min = row ? row->min : field->min;
  *max = row ? row->max : field->max;
}

static PaddockTone
get_neutral_tone (gconstpointer part)
{
  return PADDOCK_TONE_NEUTRAL;
}

/* The classes of the document. */
static gboolean
list_classes (const PaddockPartPlace *place,
              guint i,
              PaddockTranslate translate,
              char **id,
              char **label)
{
  const PaddockTeamCards *cards = place->document;
  const PaddockRiderClass *class;

  if (i >= paddock_list_len (cards->classes))
    return FALSE;

  class = PADDOCK_LIST_AT (cards->classes, PaddockRiderClass, i);
  *id = g_strdup (paddock_text_get (class->id));
  *label = g_strdup (paddock_text_get (class->name));
  return TRUE;
}

static char *
dup_effect_text (gconstpointer part, PaddockTranslate translate)
{
  return paddock_rider_effect_dup_text (part, NULL, translate);
}

/* --- Selectors --- */

static const PaddockRiderSelectorRow *
find_selector_row (gconstpointer part)
{
  int kind = paddock_rider_selector_get_kind (part);

  return kind < 0 ? NULL : paddock_rider_selector_get_row ((guint) kind);
}

static void
name_first_class (char **name, const PaddockPartPlace *place)
{
  const PaddockTeamCards *cards = place->document;

  if (cards && paddock_list_len (cards->classes) > 0)
    paddock_text_set (name, PADDOCK_LIST_AT (cards->classes, PaddockRiderClass, 0)->id);
}

static void
complete_selector (gpointer part, const PaddockPartPlace *place)
{
  PaddockRiderSelector *selector = part;
  const PaddockRiderSelectorRow *row = find_selector_row (selector);

  if (row->usual)
    selector->n = row->usual;
  if (row->has_terrains)
    selector->terrains = 1u << PADDOCK_TERRAIN_MOUNTAIN;
  if (row->has_class)
    name_first_class (&selector->for_class, place);
}

static gboolean
uses_selector (gconstpointer part, const PaddockField *field)
{
  const PaddockRiderSelectorRow *row = find_selector_row (part);

  if (!row)
    return TRUE;
  if (g_str_equal (field->name, "n"))
    return row->usual != 0;
  if (g_str_equal (field->name, "terrains"))
    return row->has_terrains;

  return !g_str_equal (field->name, "class") || row->has_class;
}

static void
get_selector_range (gconstpointer part, const PaddockField *field, int *min, int *max)
{
  const PaddockRiderSelectorRow *row = find_selector_row (part);

  *min = row ? row->min : field->min;
  *max = row ? row->max : field->max;
}

static char *
dup_selector_text (gconstpointer part, PaddockTranslate translate)
{
  g_autofree char *who = paddock_rider_selector_dup_text (part, NULL, translate);

  return g_strdup_printf ("%s.", who);
}

/* --- Cards --- */

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
add_effect (PaddockList **effects,
            PaddockRiderEffectKind kind,
            const PaddockRecordType *owner_type,
            gconstpointer owner)
{
  paddock_part_init (&paddock_rider_effect_parts,
                     paddock_list_append (effects, &paddock_rider_effect_type), kind,
                     &(PaddockPartPlace){ NULL, owner_type, owner });
}

static void
complete_action (gpointer part, const PaddockPartPlace *place)
{
  PaddockActionCard *card = part;
  const PaddockTeamCards *cards = place->document;

  give_id (&card->id, cards ? cards->actions : NULL, "action");
  paddock_text_set (&card->name, "New Action");
}

static void
complete_event (gpointer part, const PaddockPartPlace *place)
{
  PaddockEventCard *card = part;
  const PaddockTeamCards *cards = place->document;

  give_id (&card->id, cards ? cards->events : NULL, "event");
  paddock_text_set (&card->name, "New Event");
  paddock_part_init (&paddock_rider_selector_parts,
                     paddock_list_append (&card->selectors, &paddock_rider_selector_type),
                     PADDOCK_RIDER_WHO_FRONTS, &(PaddockPartPlace){ 0 });
  add_effect (&card->effects, PADDOCK_RIDER_EFFECT_LIGHT, &paddock_event_card_type, card);
}

static void
complete_tactic (gpointer part, const PaddockPartPlace *place)
{
  static const PaddockRiderEffectKind effects[PADDOCK_N_TACTIC_WINDOWS] = {
    [PADDOCK_WINDOW_SETUP] = PADDOCK_RIDER_EFFECT_TERRAIN_BONUS,
    [PADDOCK_WINDOW_OWN_START] = PADDOCK_RIDER_EFFECT_RECOVER,
    [PADDOCK_WINDOW_OWN_PRE] = PADDOCK_RIDER_EFFECT_DIAGONAL,
    [PADDOCK_WINDOW_OPP_PRE] = PADDOCK_RIDER_EFFECT_CUT_TRAIN,
    [PADDOCK_WINDOW_OWN_POST] = PADDOCK_RIDER_EFFECT_NO_FATIGUE,
    [PADDOCK_WINDOW_EVENT] = PADDOCK_RIDER_EFFECT_SPARE,
    [PADDOCK_WINDOW_REORG] = PADDOCK_RIDER_EFFECT_LIGHT_RESCUE,
  };
  PaddockTacticsCard *card = part;
  const PaddockTeamCards *cards = place->document;

  give_id (&card->id, cards ? cards->tactics : NULL, "tactic");
  paddock_text_set (&card->name, "New Tactic");
  add_effect (&card->effects, effects[card->window], &paddock_tactics_card_type, card);
}

static gboolean
uses_all (gconstpointer part, const PaddockField *field)
{
  return TRUE;
}

static gboolean
uses_event (gconstpointer part, const PaddockField *field)
{
  return !g_str_equal (field->name, "picked")
         || ((const PaddockEventCard *) part)->pick != PADDOCK_PICK_ALL;
}

/* An INT of a card is as the field has it. */
static void
get_field_range (gconstpointer part, const PaddockField *field, int *min, int *max)
{
  *min = field->min;
  *max = field->max;
}

static char *
dup_action_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockActionCard *card = part;
  const char *help = paddock_movement_get_row ((guint) card->type)->row.help;
  g_autofree char *text = paddock_action_card_dup_text (card, NULL, translate);

  return g_strdup_printf ("%s %s", translate ? translate (help) : help, text);
}

static char *
dup_event_text (gconstpointer part, PaddockTranslate translate)
{
  return paddock_event_card_dup_text (part, NULL, translate);
}

static char *
dup_tactic_text (gconstpointer part, PaddockTranslate translate)
{
  const PaddockTacticsCard *card = part;
  const char *help = paddock_tactic_window_get_row ((guint) card->window)->row.help;
  g_autofree char *text = paddock_tactics_card_dup_text (card, NULL, translate);

  return g_strdup_printf ("%s %s", translate ? translate (help) : help, text);
}

const PaddockPartKind paddock_rider_effect_parts = {
  .type = &paddock_rider_effect_type,
  .catalogue = &paddock_rider_effects,
  .naming = "kind",
  .complete = complete_effect,
  .uses = uses_effect,
  .allows = allows_in_effect,
  .get_range = get_effect_range,
  .refuse = refuse_effect,
  .get_tone = get_neutral_tone,
  .list_names = list_classes,
  .dup_text = dup_effect_text,
};

const PaddockPartKind paddock_rider_selector_parts = {
  .type = &paddock_rider_selector_type,
  .catalogue = &paddock_rider_selectors,
  .naming = "kind",
  .complete = complete_selector,
  .uses = uses_selector,
  .get_range = get_selector_range,
  .get_tone = get_neutral_tone,
  .list_names = list_classes,
  .dup_text = dup_selector_text,
};

#define CARD_PARTS(type_, catalogue_, naming_, complete_, uses_, dup_text_)                \
  {                                                                                        \
    .type = (type_), .catalogue = (catalogue_), .naming = (naming_), .has_identity = TRUE, \
    .complete = (complete_), .uses = (uses_), .get_range = get_field_range,                \
    .get_tone = get_neutral_tone, .dup_text = (dup_text_)                                  \
  }

const PaddockPartKind paddock_action_card_parts = CARD_PARTS (&paddock_action_card_type,
                                                              &paddock_movements,
                                                              "type",
                                                              complete_action,
                                                              uses_all,
                                                              dup_action_text);
const PaddockPartKind paddock_event_card_parts = CARD_PARTS (&paddock_event_card_type,
                                                             &paddock_event_picks,
                                                             "pick",
                                                             complete_event,
                                                             uses_event,
                                                             dup_event_text);
const PaddockPartKind paddock_tactics_card_parts = CARD_PARTS (&paddock_tactics_card_type,
                                                               &paddock_tactic_windows,
                                                               "window",
                                                               complete_tactic,
                                                               uses_all,
                                                               dup_tactic_text);
