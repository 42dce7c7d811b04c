/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "site.h"

#include "words.h"

typedef struct {
  const char *word; /* in files and output; never changes */
  PaddockThingKind thing;
} SiteInfo;

static const SiteInfo sites[PADDOCK_N_SITES] = {
  [PADDOCK_SITE_DOCUMENT] = { "" },
  [PADDOCK_SITE_HEX] = { "" },
  [PADDOCK_SITE_STAGE] = { NC_ ("place", "stage") },
  [PADDOCK_SITE_START] = { NC_ ("place", "start"), PADDOCK_THING_START },
  [PADDOCK_SITE_CHECKPOINT] = { NC_ ("place", "checkpoint"), PADDOCK_THING_CHECKPOINT },
  [PADDOCK_SITE_CHECKPOINTS] = { "checkpoints" },
  [PADDOCK_SITE_ITEM] = { NC_ ("place", "item"), PADDOCK_THING_ITEM },
  [PADDOCK_SITE_ITEMS] = { NC_ ("place", "items") },
  [PADDOCK_SITE_POOL] = { "pool" },
  [PADDOCK_SITE_OBSTACLE] = { NC_ ("place", "obstacle"), PADDOCK_THING_OBSTACLE },
  [PADDOCK_SITE_OBSTACLES] = { "obstacles" },
  [PADDOCK_SITE_HAZARD] = { NC_ ("place", "hazard"), PADDOCK_THING_HAZARD },
  [PADDOCK_SITE_FRAGILE] = { NC_ ("place", "fragile"), PADDOCK_THING_FRAGILE },
  [PADDOCK_SITE_SOLID] = { NC_ ("place", "solid"), PADDOCK_THING_SOLID },
  [PADDOCK_SITE_RUNNER_ENTRY] = { "runner-entry", PADDOCK_THING_RUNNER_ENTRY },
  [PADDOCK_SITE_NOTE] = { "note", PADDOCK_THING_NOTE },
  [PADDOCK_SITE_SPECIAL] = { NC_ ("place", "special") },
  [PADDOCK_SITE_SPACES] = { NC_ ("place", "spaces") },
  [PADDOCK_SITE_STRETCH] = { NC_ ("place", "stretch") },
  [PADDOCK_SITE_RANK] = { "rank" },
  [PADDOCK_SITE_RANKS] = { NC_ ("place", "ranks") },
  [PADDOCK_SITE_SHORTCUTS] = { "shortcuts" },
  [PADDOCK_SITE_DEAD_ENDS] = { "dead ends" },
  [PADDOCK_SITE_WIDTH] = { "width" },
  [PADDOCK_SITE_WAY] = { "way" },
  [PADDOCK_SITE_BEND] = { "bend" },
  [PADDOCK_SITE_LINE] = { "line" },
  [PADDOCK_SITE_PIECES] = { "pieces" },
  [PADDOCK_SITE_SLOT] = { NC_ ("place", "slot"), PADDOCK_THING_SLOT },
  [PADDOCK_SITE_GRID] = { "grid" },
  [PADDOCK_SITE_ROW] = { "row" },
  [PADDOCK_SITE_TO] = { NC_ ("place", "to") },
  [PADDOCK_SITE_TILE] = { NC_ ("place", "tile"), PADDOCK_THING_TILE },
  [PADDOCK_SITE_PLACE] = { "place" },
  [PADDOCK_SITE_BONUS] = { NC_ ("place", "bonus"), PADDOCK_THING_BONUS },
  [PADDOCK_SITE_FINISH] = { "finish" },
  [PADDOCK_SITE_NAME] = { "name" },
  [PADDOCK_SITE_ID] = { "id" },
  [PADDOCK_SITE_SPEED] = { NC_ ("place", "speed"), PADDOCK_THING_SPEED },
  [PADDOCK_SITE_SPEEDS] = { "speeds" },
  [PADDOCK_SITE_PHASE] = { "phase" },
  [PADDOCK_SITE_ACCELERATION] = { "acceleration" },
  [PADDOCK_SITE_DECELERATION] = { "deceleration" },
  [PADDOCK_SITE_CONTROL] = { "control", PADDOCK_THING_CONTROL },
  [PADDOCK_SITE_DAMAGE] = { NC_ ("place", "damage"), PADDOCK_THING_DAMAGE },
  [PADDOCK_SITE_LEVELS] = { "levels" },
  [PADDOCK_SITE_STAMINA] = { NC_ ("place", "stamina"), PADDOCK_THING_STAMINA },
  [PADDOCK_SITE_AFFECT] = { "affect" },
  [PADDOCK_SITE_EFFECT] = { "effect" },
  [PADDOCK_SITE_TRAIT] = { NC_ ("place", "trait"), PADDOCK_THING_TRAIT },
  [PADDOCK_SITE_TRAITS] = { "traits" },
  [PADDOCK_SITE_CARD] = { NC_ ("place", "card"), PADDOCK_THING_CARD },
  [PADDOCK_SITE_CARDS] = { "cards" },
  [PADDOCK_SITE_GEAR] = { NC_ ("place", "gear"), PADDOCK_THING_GEAR },
  [PADDOCK_SITE_START_GEAR] = { "start-gear" },
  [PADDOCK_SITE_LOCK_SLOTS] = { "lock-slots" },
  [PADDOCK_SITE_ITEM_SLOTS] = { "item-slots" },
  [PADDOCK_SITE_ABILITY] = { NC_ ("place", "ability"), PADDOCK_THING_ABILITY },
  [PADDOCK_SITE_RIDER] = { NC_ ("place", "rider"), PADDOCK_THING_RIDER },
  [PADDOCK_SITE_CLASS] = { NC_ ("place", "class"), PADDOCK_THING_CLASS },
  [PADDOCK_SITE_ACTION] = { NC_ ("place", "action"), PADDOCK_THING_ACTION },
  [PADDOCK_SITE_EVENT] = { NC_ ("place", "event"), PADDOCK_THING_EVENT },
  [PADDOCK_SITE_TACTIC] = { NC_ ("place", "tactic"), PADDOCK_THING_TACTIC },
  [PADDOCK_SITE_RACE] = { "race" },
  [PADDOCK_SITE_SEAT] = { "seat" },
};

PaddockSite
paddock_site_of_thing (const PaddockThing *thing)
{
  PaddockSiteKind kind = PADDOCK_SITE_DOCUMENT;

  while (kind < PADDOCK_N_SITES && sites[kind].thing != thing->kind)
    kind++;
  g_assert (kind < PADDOCK_N_SITES);

  return (PaddockSite){ .kind = (guint8) kind, .by = PADDOCK_SITE_BY_PLACE, .place = thing->at };
}

PaddockThingKind
paddock_site_get_thing_kind (const PaddockSite *self)
{
  return sites[self->kind].thing;
}

static void
add_name (const PaddockSite *self, GString *text)
{
  switch (self->by) {
  case PADDOCK_SITE_BY_NUMBER:
    g_string_append_printf (text, "%d", self->number);
    break;
  case PADDOCK_SITE_BY_PLACE:
    g_string_append_printf (text, "%d,%d", self->place.a, self->place.b);
    break;
  case PADDOCK_SITE_BY_ID:
    g_string_append (text, self->id);
    break;
  case PADDOCK_SITE_BY_KIND:
  default:
    break;
  }
}

void
paddock_site_format (const PaddockSite *self,
                     const char *(*translate) (const char *word),
                     GString *text)
{
  const char *word = sites[self->kind].word;

  g_string_append (text, translate && *word ? translate (word) : word);
  if (*word && self->by != PADDOCK_SITE_BY_KIND)
    g_string_append_c (text, ' ');
  add_name (self, text);
}
