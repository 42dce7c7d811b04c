/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSetup: everything about a race that is settled before it begins.
 *
 * Immutable once made, reference-counted and shared by every match and thread.  Holds the documents it
 * was made from and what the game compiled from them (flat arrays with small indices).
 */

#pragma once

#include "document.h"

typedef struct _PaddockGame PaddockGame;

#define PADDOCK_MAX_SEATS 8

typedef struct {
  char *id;                 /* in files and keys: "red" */
  char *name;               /* for people */
  PaddockDocument *vehicle; /* or NULL */
  int team;
  GHashTable *settings; /* text to text: what else the game wants to know of a seat; or NULL */
} PaddockSeat;

typedef struct {
  gatomicrefcount ref_count;
  const PaddockGame *game;
  guint64 seed;
  guint n_seats;
  PaddockSeat seats[PADDOCK_MAX_SEATS];
  int *options;           /* one a row of the game's table */
  PaddockDocument *track; /* or NULL */
  GPtrArray *cards;       /* of PaddockDocument: card sets */
  gpointer course;        /* the game's, made by its compile() */
} PaddockSetup;

/* Made in steps: new, then the documents, seats and options, then seal, after which nothing changes. */
PaddockSetup *paddock_setup_new (const PaddockGame *game, guint64 seed);
void paddock_setup_add_seat (PaddockSetup *self,
                             const char *id,
                             const char *name,
                             PaddockDocument *vehicle);
void paddock_setup_set_track (PaddockSetup *self, PaddockDocument *track);
void paddock_setup_add_cards (PaddockSetup *self, PaddockDocument *cards);
gboolean
paddock_setup_set_option (PaddockSetup *self, const char *name, const char *value, GError **error);
gboolean paddock_setup_apply_preset (PaddockSetup *self, const char *name, GError **error);
gboolean paddock_setup_seal (PaddockSetup *self, GError **error);

PaddockSetup *paddock_setup_ref (PaddockSetup *self);
void paddock_setup_unref (PaddockSetup *self);

int paddock_setup_find_seat (const PaddockSetup *self, const char *id); /* or -1 */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockSetup, paddock_setup_unref)
