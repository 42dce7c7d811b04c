/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "arrangement.h"

typedef enum {
  DEED_PUT,
  DEED_TURN,
  DEED_REMEDY,
} DeedKind;

typedef struct {
  DeedKind kind;
  PaddockPiece piece;
  PaddockPlace place;
  int heading;
  guint seat, part;
  PaddockGauge gauge;
  gboolean is_damage;
  PaddockConflict conflict; /* its text is ours */
} Deed;

struct _PaddockArrangement {
  PaddockRace *race;
  PaddockDocument *track; /* NULL: that of the race */
  PaddockPosition *position;
  GArray *deeds; /* of Deed */
  guint n_done;  /* those behind are undone */
};

static void
clear_deed (gpointer deed)
{
  g_free (((Deed *) deed)->conflict.text);
}

static PaddockPosition *
make_position (PaddockArrangement *self, GError **error)
{
  return paddock_race_create_position (self->race, self->track, error);
}

static void
carry_out (PaddockArrangement *self, const Deed *deed)
{
  switch (deed->kind) {
  case DEED_PUT:
    paddock_position_put (self->position, &deed->piece, deed->place, deed->heading);
    break;
  case DEED_TURN:
    paddock_position_turn_part (self->position, deed->seat, &deed->gauge, deed->part,
                                deed->is_damage);
    break;
  case DEED_REMEDY:
  default:
    paddock_position_remedy (self->position, &deed->conflict);
  }
}

/* Takes DEED; what was undone before is gone. */
static void
add (PaddockArrangement *self, Deed deed)
{
  g_array_set_size (self->deeds, self->n_done);
  g_array_append_val (self->deeds, deed);
  self->n_done++;
  carry_out (self, &deed);
}

PaddockArrangement *
paddock_arrangement_new (PaddockRace *race, PaddockDocument *track, GError **error)
{
  PaddockArrangement *self = g_new0 (PaddockArrangement, 1);

  self->race = race;
  self->track = track ? paddock_document_ref (track) : NULL;
  self->deeds = g_array_new (FALSE, FALSE, sizeof (Deed));
  g_array_set_clear_func (self->deeds, clear_deed);
  self->position = make_position (self, error);
  if (!self->position)
    g_clear_pointer (&self, paddock_arrangement_free);

  return self;
}

void
paddock_arrangement_free (PaddockArrangement *self)
{
  g_clear_pointer (&self->position, paddock_position_free);
  g_clear_pointer (&self->track, paddock_document_unref);
  g_array_unref (self->deeds);
  g_free (self);
}

const PaddockMatch *
paddock_arrangement_get_match (const PaddockArrangement *self)
{
  return paddock_position_get_match (self->position);
}

PaddockPosition *
paddock_arrangement_get_position (PaddockArrangement *self)
{
  return self->position;
}

gboolean
paddock_arrangement_is_on_other_track (const PaddockArrangement *self)
{
  return self->track != NULL;
}

gboolean
paddock_arrangement_has_secrets (const PaddockArrangement *self)
{
  return !paddock_sight_sees_all (paddock_race_get_sight (self->race));
}

void
paddock_arrangement_put (PaddockArrangement *self,
                         const PaddockPiece *piece,
                         PaddockPlace place,
                         int heading)
{
  add (self, (Deed){ .kind = DEED_PUT, .piece = *piece, .place = place, .heading = heading });
}

void
paddock_arrangement_turn_part (PaddockArrangement *self,
                               guint seat,
                               const PaddockGauge *gauge,
                               guint part,
                               gboolean is_damage)
{
  add (self,
       (Deed){
         .kind = DEED_TURN, .seat = seat, .gauge = *gauge, .part = part, .is_damage = is_damage });
}

void
paddock_arrangement_remedy (PaddockArrangement *self, const PaddockConflict *conflict)
{
  Deed deed = { .kind = DEED_REMEDY, .conflict = *conflict };

  deed.conflict.text = g_strdup (conflict->text);
  add (self, deed);
}

gboolean
paddock_arrangement_can_undo (const PaddockArrangement *self)
{
  return self->n_done > 0;
}

gboolean
paddock_arrangement_can_redo (const PaddockArrangement *self)
{
  return self->n_done < self->deeds->len;
}

/* It could be made before, so it can be made again. */
void
paddock_arrangement_undo (PaddockArrangement *self)
{
  g_return_if_fail (paddock_arrangement_can_undo (self));

  paddock_position_free (self->position);
  self->position = make_position (self, NULL);
  self->n_done--;
  for (guint i = 0; i < self->n_done; i++)
    carry_out (self, &g_array_index (self->deeds, Deed, i));
}

void
paddock_arrangement_redo (PaddockArrangement *self)
{
  g_return_if_fail (paddock_arrangement_can_redo (self));

  carry_out (self, &g_array_index (self->deeds, Deed, self->n_done++));
}
