/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What tracks of every kind say about the race on them, and small parts that several documents share.
 */

#pragma once

#include "document.h"
#include "game-names.h"
#include "hex.h"
#include "list.h"

/* Another document, by reference, relative to the file that names it, or inside.  Loading puts the document
 * beside its name (xml/load.h). */
typedef struct {
  char *file;
  PaddockDocument *document;
} PaddockSource;

/* An option that a document or a playtest sets: names of the game's option table. */
typedef struct {
  char *name;
  char *value;
} PaddockSetting;

/* A remark pinned to a place: a hex, or the row and the lane of a road. */
typedef struct {
  PaddockPlace at;
  char *text;
} PaddockNote;

/* A problem that the designer looked at and keeps: which check, where, and why. */
typedef struct {
  char *check;
  char *place; /* as the finding wrote it; empty: everywhere */
  char *reason;
  gboolean is_house_rule; /* it breaks a rule on purpose: sheets say so */
} PaddockAccepted;

/* Suitability of a player count. */
typedef enum {
  PADDOCK_SUITS_UNRATED,
  PADDOCK_SUITS_NOT,
  PADDOCK_SUITS_WELL,
  PADDOCK_SUITS_IDEALLY,
} PaddockSuits;

typedef struct {
  int two, three, four, five, six, teams; /* PaddockSuits */
} PaddockPlayers;

extern const PaddockRecordType paddock_source_type;
extern const PaddockRecordType paddock_setting_type;  /* element "option" */
extern const PaddockRecordType paddock_note_type;     /* element "note" */
extern const PaddockRecordType paddock_accepted_type; /* element "accepted" */
extern const PaddockRecordType paddock_players_type;  /* element "players" */
extern const char *const paddock_suits_names[];
