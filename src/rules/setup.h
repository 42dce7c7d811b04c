/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSetup: everything about a race that is settled before it begins.
 *
 * Immutable once sealed, reference-counted and shared by every match and thread.  Holds the documents it
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
  GHashTable *settings; /* text to text: what else the game wants to know of a seat */
} PaddockSeat;

typedef struct {
  gatomicrefcount ref_count;
  const PaddockGame *game;
  guint64 seed; /* files hold 0 .. G_MAXINT */
  guint n_seats;
  PaddockSeat seats[PADDOCK_MAX_SEATS];
  const char *preset;     /* name of the game's, or NULL */
  int *options;           /* one a row of the game's table */
  PaddockDocument *track; /* or NULL */
  GPtrArray *cards;       /* of PaddockDocument: card sets */
  gpointer course;        /* the game's, made by its compile() */
  gboolean is_sealed;
  gboolean is_forced_only; /* its races may roll and pick nothing that is not forced (chance.h) */
  gsize insight;           /* see paddock_setup_get_insight() */
  GDestroyNotify free_insight;
} PaddockSetup;

/* Made in steps: new, the preset, the documents, seats and options, then seal, after which nothing
 * changes.  A later step overrides an earlier one: a track's own options those of the preset. */
PaddockSetup *paddock_setup_new (const PaddockGame *game, guint64 seed);
gboolean paddock_setup_apply_preset (PaddockSetup *self, const char *name, GError **error);
gboolean paddock_setup_set_track (PaddockSetup *self, PaddockDocument *track, GError **error);
void paddock_setup_add_cards (PaddockSetup *self, PaddockDocument *cards);
gboolean
paddock_setup_set_option (PaddockSetup *self, const char *name, const char *value, GError **error);

/* The seat is the setup's; team and settings may be filled in before sealing. */
PaddockSeat *paddock_setup_add_seat (PaddockSetup *self,
                                     const char *id,
                                     const char *name, /* NULL: the id */
                                     PaddockDocument *vehicle,
                                     GError **error);
gboolean paddock_setup_seal (PaddockSetup *self, GError **error);

PaddockSetup *paddock_setup_ref (PaddockSetup *self);
void paddock_setup_unref (PaddockSetup *self);

int paddock_setup_find_seat (const PaddockSetup *self, const char *id); /* or -1 */

/* What a layer above works out from a sealed setup, once and for all threads: MAKE is called by whoever comes first, and
 * what it returns, not NULL, is freed with the setup.  There is room for one: the computer drivers' map of the course. */
gpointer paddock_setup_get_insight (PaddockSetup *self,
                                    gpointer (*make) (const PaddockSetup *setup),
                                    GDestroyNotify free);

/* What an option is without a word from anybody but the preset: what a file can leave out. */
int paddock_setup_get_initial (const PaddockSetup *self, guint option);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockSetup, paddock_setup_unref)
