/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "event.h"

#define MIN_CAPACITY 16

void
paddock_events_init (PaddockEvents *self, guint capacity)
{
  self->items = self->next = g_new (PaddockEvent, MAX (capacity, MIN_CAPACITY));
  self->end = self->items + MAX (capacity, MIN_CAPACITY);
}

void
paddock_events_clear (PaddockEvents *self)
{
  g_clear_pointer (&self->items, g_free);
  self->next = self->end = NULL;
}

void
paddock_events_grow (PaddockEvents *self)
{
  guint n = paddock_events_len (self), capacity = MAX (2 * n, MIN_CAPACITY);

  self->items = g_renew (PaddockEvent, self->items, capacity);
  self->next = self->items + n;
  self->end = self->items + capacity;
}

#define PLACE PADDOCK_ARG_PLACE
#define NUMBER PADDOCK_ARG_NUMBER

static const PaddockEventInfo infos[] = {
  [PADDOCK_EVENT_RACE_BEGAN] = { "race-began" },
  [PADDOCK_EVENT_ROUND_BEGAN] = { "round-began" },
  [PADDOCK_EVENT_TURN_BEGAN] = { "turn-began", .from = PLACE, .to = NUMBER },
  [PADDOCK_EVENT_PHASE_BEGAN] = { "phase-began", .sort = PADDOCK_SORT_AMOUNT },
  [PADDOCK_EVENT_CHOSE] = { "chose", .sort = PADDOCK_SORT_AMOUNT },
  [PADDOCK_EVENT_ROLLED] = { "rolled", .is_chance = TRUE, .sort = PADDOCK_SORT_SUBJECT },
  [PADDOCK_EVENT_SHUFFLED] = { "shuffled", .is_chance = TRUE, .sort = PADDOCK_SORT_SUBJECT },
  [PADDOCK_EVENT_DREW] = { "drew", .is_chance = TRUE, .sort = PADDOCK_SORT_SUBJECT },
  [PADDOCK_EVENT_PLACED] = { "placed", .has_piece = TRUE, .to = PLACE },
  [PADDOCK_EVENT_MOVED] = { "moved", .has_piece = TRUE, .from = PLACE, .to = PLACE,
                            .sort = PADDOCK_SORT_TURN },
  [PADDOCK_EVENT_TURNED] = { "turned", .has_piece = TRUE, .from = NUMBER, .to = NUMBER,
                             .sort = PADDOCK_SORT_TURN },
  [PADDOCK_EVENT_PUSHED] = { "pushed", .has_piece = TRUE, .from = PLACE, .to = PLACE,
                             .sort = PADDOCK_SORT_TURN },
  [PADDOCK_EVENT_JUMPED] = { "jumped", .has_piece = TRUE, .from = PLACE, .to = PLACE },
  [PADDOCK_EVENT_LINKED] = { "linked", .has_piece = TRUE, .to = NUMBER },
  [PADDOCK_EVENT_ATTACKED] = { "attacked", .has_piece = TRUE, .sort = PADDOCK_SORT_AMOUNT },
  [PADDOCK_EVENT_COLLIDED] = { "collided", .has_piece = TRUE, .to = PLACE,
                               .sort = PADDOCK_SORT_AMOUNT },
  [PADDOCK_EVENT_CRASHED] = { "crashed", .has_piece = TRUE, .from = PLACE,
                              .sort = PADDOCK_SORT_AMOUNT },
  [PADDOCK_EVENT_REMOVED] = { "removed", .has_piece = TRUE, .from = PLACE },
  [PADDOCK_EVENT_DAMAGED] = { "damaged", .to = NUMBER },
  [PADDOCK_EVENT_REPAIRED] = { "repaired" },
  [PADDOCK_EVENT_SPEED] = { "speed", .from = NUMBER, .to = NUMBER, .sort = PADDOCK_SORT_CHANGE },
  [PADDOCK_EVENT_POINTS] = { "points", .to = NUMBER, .sort = PADDOCK_SORT_SUBJECT },
  [PADDOCK_EVENT_GAINED] = { "gained", .to = NUMBER },
  [PADDOCK_EVENT_SPENT] = { "spent", .from = NUMBER },
  [PADDOCK_EVENT_RECOVERED] = { "recovered" },
  [PADDOCK_EVENT_REVEALED] = { "revealed", .is_chance = TRUE, .to = PLACE },
  [PADDOCK_EVENT_EFFECT] = { "effect", .sort = PADDOCK_SORT_SUBJECT },
  [PADDOCK_EVENT_EXPLODED] = { "exploded", .to = PLACE },
  [PADDOCK_EVENT_CROSSED] = { "crossed", .sort = PADDOCK_SORT_SUBJECT },
  [PADDOCK_EVENT_LAP] = { "lap" },
  [PADDOCK_EVENT_ORDER] = { "order" },
  [PADDOCK_EVENT_FINISHED] = { "finished" },
  [PADDOCK_EVENT_RETIRED] = { "retired" },
  [PADDOCK_EVENT_RACE_OVER] = { "race-over" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (infos) == PADDOCK_N_EVENTS);

const PaddockEventInfo *
paddock_event_type_get_info (PaddockEventType type)
{
  g_return_val_if_fail (type < PADDOCK_N_EVENTS, NULL);

  return &infos[type];
}

gboolean
paddock_event_type_find (const char *name, PaddockEventType *type)
{
  for (guint i = 0; i < PADDOCK_N_EVENTS; i++)
    if (g_str_equal (infos[i].name, name)) {
      *type = i;
      return TRUE;
    }

  return FALSE;
}
