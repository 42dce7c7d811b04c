/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "position.h"

#include "race-plan.h"
#include "sight.h"
#include "words.h"

struct _PaddockPosition {
  PaddockDocument *playtest; /* that it was taken from, with the track it is for */
  PaddockMatch *match;
  GPtrArray *lost; /* of PaddockConflict: what the track has no word for */
};

/* --- Life --- */

/* More decisions than any race needs until everybody has started. */
#define MAX_AHEAD 100

static void
tidy (PaddockMatch *match)
{
  PaddockTable *table = paddock_match_edit_table (match);

  if (table->setup->game->hand->tidy)
    table->setup->game->hand->tidy (table);
}

/* Whether a race can begin here. */
static gboolean
can_begin (const PaddockMatch *match)
{
  g_autoptr (PaddockMatch) copy = paddock_match_copy (match);

  return paddock_match_settle (copy, NULL);
}

/* From a moment that no position can stand at, on: everybody makes the first choice. */
static PaddockMatch *
find_start (const PaddockMatch *match)
{
  g_autoptr (PaddockMatch) copy = paddock_match_copy (match);

  if (!paddock_match_get_decision (copy)) /* it is over: reopened */
    tidy (copy);
  for (guint i = 0; i < MAX_AHEAD; i++) {
    if (can_begin (copy))
      return g_steal_pointer (&copy);
    if (!paddock_match_get_decision (copy))
      return NULL;
    paddock_match_choose (copy, 0, NULL);
  }

  return NULL;
}

static PaddockPosition *
position_new_take (PaddockDocument *playtest, PaddockMatch *match)
{
  PaddockPosition *self = g_new0 (PaddockPosition, 1);

  self->playtest = playtest;
  self->match = match;
  self->lost = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_conflict_free);
  return self;
}

PaddockPosition *
paddock_position_new (const PaddockSession *session, guint seat)
{
  const PaddockGame *game = paddock_session_get_setup (session)->game;
  g_autoptr (PaddockSight) sight = paddock_sight_new (paddock_session_get_journal (session), seat);
  PaddockMatch *match = game->hand ? find_start (paddock_sight_get_match (sight)) : NULL;

  return match ? position_new_take (paddock_session_dup_document (session), match) : NULL;
}

void
paddock_position_free (PaddockPosition *self)
{
  if (!self)
    return;

  paddock_document_unref (self->playtest);
  paddock_match_free (self->match);
  g_ptr_array_unref (self->lost);
  g_free (self);
}

const PaddockMatch *
paddock_position_get_match (const PaddockPosition *self)
{
  return self->match;
}

/* --- Edits --- */

static const PaddockHand *
hand_of (const PaddockPosition *self)
{
  return paddock_match_get_setup (self->match)->game->hand;
}

void
paddock_position_put (PaddockPosition *self,
                      const PaddockPiece *piece,
                      PaddockPlace place,
                      int heading)
{
  paddock_match_put_piece (self->match, piece, place, heading);
}

guint
paddock_position_list_new (const PaddockPosition *self, PaddockPiece pieces[PADDOCK_MAX_PIECES])
{
  const PaddockHand *hand = hand_of (self);

  return hand->list_new ? hand->list_new (paddock_match_get_table (self->match), pieces) : 0;
}

void
paddock_position_turn_part (PaddockPosition *self,
                            guint seat,
                            const PaddockGauge *gauge,
                            guint part,
                            gboolean is_damage)
{
  g_return_if_fail (gauge->fact && part < gauge->n_parts);

  if (hand_of (self)->turn_part)
    hand_of (self)->turn_part (paddock_match_edit_table (self->match), seat, gauge->fact, part,
                               is_damage);
}

gboolean
paddock_position_set_fact (PaddockPosition *self,
                           const char *of,
                           const char *name,
                           const char *is,
                           GError **error)
{
  if (!paddock_match_set_fact (self->match, of, name, is, error))
    return FALSE;

  tidy (self->match);
  return TRUE;
}

/* --- Conflicts --- */

static void
add_copy (gpointer data, gpointer array)
{
  const PaddockConflict *conflict = data;
  PaddockConflict *copy = g_new (PaddockConflict, 1);

  *copy = *conflict;
  copy->text = g_strdup (conflict->text);
  g_ptr_array_add (array, copy);
}

/* For a game that does not say it in detail: the first thing that its rules refuse. */
static void
add_refusal (const PaddockPosition *self, GPtrArray *conflicts)
{
  g_autoptr (PaddockMatch) copy = paddock_match_copy (self->match);
  g_autoptr (GError) error = NULL;
  PaddockConflict conflict = { .remedy = PADDOCK_REMEDY_NONE,
                               .seat = PADDOCK_NOBODY,
                               .place = PADDOCK_NOWHERE };

  if (paddock_match_settle (copy, &error))
    return;
  conflict.text = error->message;
  add_copy (&conflict, conflicts);
}

GPtrArray *
paddock_position_find_conflicts (const PaddockPosition *self)
{
  GPtrArray *conflicts = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_conflict_free);

  g_ptr_array_foreach (self->lost, add_copy, conflicts);
  if (hand_of (self)->find_conflicts)
    hand_of (self)->find_conflicts (paddock_match_get_table (self->match), conflicts);
  if (conflicts->len == 0)
    add_refusal (self, conflicts);
  return conflicts;
}

/* What was lost is adjusted already: people only have to know it. */
void
paddock_position_remedy (PaddockPosition *self, const PaddockConflict *conflict)
{
  for (guint i = 0; i < self->lost->len; i++) {
    const PaddockConflict *lost = self->lost->pdata[i];

    if (g_str_equal (lost->text, conflict->text)) {
      g_ptr_array_remove_index (self->lost, i);
      return;
    }
  }

  if (hand_of (self)->remedy && conflict->remedy != PADDOCK_REMEDY_NONE)
    hand_of (self)->remedy (paddock_match_edit_table (self->match), conflict);
}

/* --- Another track --- */

static PaddockDocument *
put_on_track (const PaddockSession *session, PaddockDocument *track)
{
  g_autoptr (PaddockDocument) document = paddock_session_dup_document (session);
  PaddockPlaytest *record = paddock_document_dup_record (document);

  paddock_plan_set_track (record, track);
  return paddock_document_new_take (document->kind, record);
}

/* A number that is too high there becomes the highest that is not. */
static gboolean
set_lower (PaddockMatch *match, const char *of, const char *name, const char *is)
{
  gint64 number;

  if (!g_ascii_string_to_signed (is, 10, 0, G_MAXINT16, &number, NULL))
    return FALSE;

  while (--number >= 0) {
    g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

    if (paddock_match_set_fact (match, of, name, text, NULL))
      return TRUE;
  }

  return FALSE;
}

static void
add_lost (PaddockPosition *self, const PaddockPlaytestFact *fact)
{
  const PaddockTable *table = paddock_match_get_table (self->match);
  g_autoptr (GString) text = g_string_new (NULL);
  PaddockConflict *conflict = g_new0 (PaddockConflict, 1);
  int seat = paddock_setup_find_seat (table->setup, paddock_text_get (fact->of));

  paddock_table_say (table, text,
                     seat < 0 ? N_ ("\"{2}\" cannot be \"{3}\" here.")
                              : N_ ("\"{2}\" of {1} cannot be \"{3}\" here."),
                     seat < 0 ? "" : table->setup->seats[seat].name, paddock_text_get (fact->name),
                     paddock_text_get (fact->is), NULL);
  *conflict = (PaddockConflict){ .text = g_strdup (text->str),
                                 .remedy = PADDOCK_REMEDY_ADJUST,
                                 .seat = seat < 0 ? PADDOCK_NOBODY : (guint8) seat,
                                 .place = PADDOCK_NOWHERE };
  g_ptr_array_add (self->lost, conflict);
}

static void
bring (PaddockPosition *self, const PaddockList *facts)
{
  paddock_match_clear_pending (self->match);
  for (guint i = 0; i < paddock_list_len (facts); i++) {
    const PaddockPlaytestFact *fact = PADDOCK_LIST_AT (facts, PaddockPlaytestFact, i);
    const char *name = paddock_text_get (fact->name), *is = paddock_text_get (fact->is);

    if (paddock_match_set_fact (self->match, fact->of, name, is, NULL))
      continue;
    set_lower (self->match, fact->of, name, is);
    add_lost (self, fact);
  }
  tidy (self->match);
}

PaddockPosition *
paddock_position_new_on (const PaddockSession *session,
                         guint seat,
                         PaddockDocument *track,
                         const PaddockGame *const *games,
                         PaddockLoadFunc load,
                         gpointer data,
                         GError **error)
{
  g_autoptr (PaddockDocument) playtest = put_on_track (session, track);
  g_autoptr (PaddockPosition) here = paddock_position_new (session, seat);
  g_autoptr (PaddockSetup) setup =
    paddock_playtest_dup_setup (playtest->record, games, load, data, error);
  g_autoptr (PaddockList) facts = NULL;
  PaddockPosition *self;

  if (!here && setup)
    g_set_error_literal (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_POSITION,
                         paddock_language_translate (N_ ("the race cannot continue from here")));
  if (!setup || !here)
    return NULL;

  paddock_playtest_record_position (here->match, &facts);
  self = position_new_take (g_steal_pointer (&playtest),
                            paddock_match_new (setup,
                                               paddock_journal_get_race (
                                                 paddock_session_get_journal (session)),
                                               NULL));
  bring (self, facts);
  return self;
}

static gboolean
stands_the_same (const PaddockSession *a, const PaddockSession *b)
{
  g_autofree char *dump = paddock_match_dump (paddock_session_get_match (a), PADDOCK_EVERYBODY);
  g_autofree char *other = paddock_match_dump (paddock_session_get_match (b), PADDOCK_EVERYBODY);

  return g_str_equal (dump, other);
}

PaddockDocument *
paddock_session_dup_on_track (const PaddockSession *session,
                              PaddockDocument *track,
                              const PaddockGame *const *games,
                              PaddockLoadFunc load,
                              gpointer data)
{
  g_autoptr (PaddockDocument) document = put_on_track (session, track);
  g_autoptr (PaddockSession) there = paddock_session_new (document, games, load, data, NULL);
  guint moment = paddock_session_get_moment (session);

  if (!there || paddock_session_get_n_moments (there) < moment)
    return NULL;

  paddock_session_travel (there, moment);
  return stands_the_same (session, there) ? paddock_session_dup_document (there) : NULL;
}

/* --- The playtest --- */

PaddockDocument *
paddock_position_dup_document (const PaddockPosition *self, GError **error)
{
  g_autoptr (PaddockMatch) settled = paddock_match_copy (self->match);
  g_autoptr (PaddockDocument) plan = NULL;
  const PaddockPlaytest *before = self->playtest->record;
  PaddockPlaytest *record;

  if (!paddock_match_settle (settled, error))
    return NULL;

  plan = paddock_plan_again (self->playtest, NULL, before->seed);
  record = paddock_document_dup_record (plan);
  record->race = before->race;
  record->rules_version = (int) paddock_match_get_setup (self->match)->game->rules_version;
  paddock_playtest_record_position (settled, &record->position);
  return paddock_document_new_take (plan->kind, record);
}
