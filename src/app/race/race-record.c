/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-record.h"

#include <glib/gi18n.h>

#include "games.h"
#include "race-private.h"

const char *
paddock_race_get_note (PaddockRace *self)
{
  return paddock_session_get_note (self->session);
}

/* What was expected and found may be somebody's secret. */
static const char *
get_told (PaddockRace *self, const char *difference)
{
  return !difference || paddock_sight_sees_all (paddock_race_get_sight (self))
           ? difference
           : _ ("a choice or the position is different");
}

const char *
paddock_race_get_difference (PaddockRace *self)
{
  return get_told (self, paddock_session_get_difference (self->session));
}

PaddockDocument *
paddock_race_dup_seen (PaddockRace *self)
{
  return paddock_session_dup_seen (self->session, paddock_race_get_viewer (self));
}

gboolean
paddock_race_has_secrets (PaddockRace *self)
{
  return paddock_race_get_setup (self)->game->redeal != NULL;
}

/* --- Lines --- */

guint
paddock_race_get_line (PaddockRace *self)
{
  return paddock_session_get_line (self->session);
}

guint
paddock_race_get_n_lines (PaddockRace *self)
{
  return paddock_session_get_n_lines (self->session);
}

void
paddock_race_get_line_info (PaddockRace *self, guint line, PaddockLineInfo *info)
{
  paddock_session_get_line_info (self->session, line, info);
  info->difference = get_told (self, info->difference);
  paddock_session_count_line (self->session, line, paddock_race_get_viewer (self), &info->fork,
                              &info->n_moments);
}

GArray *
paddock_race_list_branches (PaddockRace *self)
{
  GArray *branches = g_array_new (FALSE, FALSE, sizeof (PaddockBranch));
  guint here = paddock_race_get_line (self);

  for (guint i = 0; i < paddock_race_get_n_lines (self); i++) {
    PaddockBranch branch = { .line = i };
    guint parting, fork;

    if (i == here)
      continue;
    parting = MIN (paddock_session_find_parting (self->session, here, i),
                   paddock_session_get_n_moments (self->session));
    branch.from = paddock_sight_count (paddock_race_get_sight (self), parting);
    paddock_session_count_line (self->session, i, paddock_race_get_viewer (self), &fork,
                                &branch.to);
    g_array_append_val (branches, branch);
  }

  return branches;
}

char *
paddock_race_dup_line_name (PaddockRace *self, guint line)
{
  PaddockLineInfo info;

  paddock_session_get_line_info (self->session, line, &info);
  if (*info.name)
    return g_strdup (info.name);
  if (line == 0)
    return g_strdup (_ ("Main line"));

  /* Translators: another way that a race went. */
  return g_strdup_printf (_ ("Line %u"), line + 1);
}

typedef struct {
  guint line;
  const char *name; /* of a line that gets one */
} Change;

static void
rename_line (PaddockSession *session, gpointer data)
{
  const Change *change = data;

  paddock_session_rename_line (session, change->line, change->name);
}

static void
delete_line (PaddockSession *session, gpointer data)
{
  paddock_session_delete_line (session, ((const Change *) data)->line);
}

static void
promote_line (PaddockSession *session, gpointer data)
{
  paddock_session_promote_line (session, ((const Change *) data)->line);
}

void
paddock_race_rename_line (PaddockRace *self, guint line, const char *name)
{
  Change change = { line, name };

  paddock_race_edit (self, _ ("Name Line"), rename_line, &change);
}

void
paddock_race_delete_line (PaddockRace *self, guint line)
{
  Change change = { line, NULL };

  paddock_race_edit (self, _ ("Delete Line"), delete_line, &change);
}

void
paddock_race_promote_line (PaddockRace *self, guint line)
{
  Change change = { line, NULL };

  paddock_race_edit (self, _ ("Make Main Line"), promote_line, &change);
}

/* --- Remarks --- */

GArray *
paddock_race_list_remarks (PaddockRace *self)
{
  GArray *remarks = paddock_session_list_remarks (self->session);

  for (guint i = 0; i < remarks->len; i++) {
    PaddockRemark *remark = &g_array_index (remarks, PaddockRemark, i);

    remark->moment = paddock_sight_count (paddock_race_get_sight (self), remark->moment);
  }

  return remarks;
}

typedef struct {
  const PaddockRemark *remark; /* NULL: a new one */
  PaddockPlace place;
  const char *text; /* empty: it goes */
} Writing;

static void
write_remark (PaddockSession *session, gpointer data)
{
  const Writing *writing = data;

  if (!writing->remark)
    paddock_session_add_remark (session, writing->place, writing->text);
  else if (*writing->text)
    paddock_session_change_remark (session, writing->remark, writing->place, writing->text);
  else
    paddock_session_remove_remark (session, writing->remark);
}

void
paddock_race_write_remark (PaddockRace *self,
                           const PaddockRemark *remark,
                           PaddockPlace place,
                           const char *text)
{
  Writing writing = { remark, place, text };

  paddock_race_edit (self,
                     !remark ? _ ("Remark")
                     : *text ? _ ("Change Remark")
                             : _ ("Remove Remark"),
                     write_remark, &writing);
}

/* --- What if --- */

PaddockPosition *
paddock_race_create_position (PaddockRace *self, PaddockDocument *track, GError **error)
{
  guint viewer = paddock_race_get_viewer (self);
  PaddockPosition *position;

  if (track)
    return paddock_position_new_on (self->session, viewer, track, paddock_games, NULL, NULL, error);

  position = paddock_position_new (self->session, viewer);
  if (!position)
    g_set_error_literal (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_POSITION,
                         _ ("Positions can’t be set up by hand in this game yet"));
  return position;
}

PaddockDocument *
paddock_race_dup_on_track (PaddockRace *self, PaddockDocument *track)
{
  return paddock_session_dup_on_track (self->session, track, paddock_games, NULL, NULL);
}
