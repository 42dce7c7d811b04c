/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "setup.h"

#include "game.h"
#include "list.h"
#include "race-data.h"
#include "words.h"

PaddockSetup *
paddock_setup_new (const PaddockGame *game, guint64 seed)
{
  PaddockSetup *self = g_new0 (PaddockSetup, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->game = game;
  self->seed = seed;
  self->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);
  self->options = g_new0 (int, game->n_options);
  for (guint i = 0; i < game->n_options; i++)
    self->options[i] = game->options[i].initial;

  return self;
}

PaddockSetup *
paddock_setup_ref (PaddockSetup *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

static void
seat_clear (PaddockSeat *seat)
{
  g_free (seat->id);
  g_free (seat->name);
  paddock_document_unref (seat->vehicle);
  g_hash_table_unref (seat->settings);
}

void
paddock_setup_unref (PaddockSetup *self)
{
  if (!self || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  if (self->insight)
    self->free_insight ((gpointer) self->insight);
  if (self->course && self->game->free_course)
    self->game->free_course (self->course);
  for (guint i = 0; i < self->n_seats; i++)
    seat_clear (&self->seats[i]);
  g_free (self->options);
  paddock_document_unref (self->track);
  g_ptr_array_unref (self->cards);
  g_free (self);
}

static const PaddockPreset *
find_preset (const PaddockGame *game, const char *name)
{
  for (guint i = 0; i < game->n_presets; i++)
    if (g_str_equal (game->presets[i].name, name))
      return &game->presets[i];

  return NULL;
}

static char *
list_presets (const PaddockGame *game)
{
  g_autoptr (GString) names = g_string_new (game->n_presets ? NULL : "none");

  for (guint i = 0; i < game->n_presets; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", game->presets[i].name);

  return g_strdup (names->str);
}

gboolean
paddock_setup_apply_preset (PaddockSetup *self, const char *name, GError **error)
{
  const PaddockPreset *preset = find_preset (self->game, name);
  g_autofree char *known = NULL;

  g_return_val_if_fail (!self->is_sealed, FALSE);

  if (!preset) {
    known = list_presets (self->game);
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_OPTION,
                 "%s has no preset \"%s\"; choose one of: %s", self->game->id, name, known);
    return FALSE;
  }

  self->preset = preset->name;
  for (guint i = 0; i < preset->n_values; i++)
    self->options[preset->values[i].option] = preset->values[i].value;
  return TRUE;
}

int
paddock_setup_get_initial (const PaddockSetup *self, guint option)
{
  const PaddockPreset *preset = self->preset ? find_preset (self->game, self->preset) : NULL;

  for (guint i = 0; preset && i < preset->n_values; i++)
    if (preset->values[i].option == option)
      return preset->values[i].value;

  return self->game->options[option].initial;
}

static char *
list_options (const PaddockGame *game)
{
  g_autoptr (GString) names = g_string_new (game->n_options ? NULL : "none");

  for (guint i = 0; i < game->n_options; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", game->options[i].name);

  return g_strdup (names->str);
}

gboolean
paddock_setup_set_option (PaddockSetup *self, const char *name, const char *value, GError **error)
{
  int i = paddock_option_find (self->game->options, self->game->n_options, name);
  g_autofree char *known = NULL;

  g_return_val_if_fail (!self->is_sealed, FALSE);

  if (i >= 0)
    return paddock_option_parse (&self->game->options[i], value, &self->options[i], error);

  known = list_options (self->game);
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_OPTION,
               "%s has no option \"%s\"; choose one of: %s", self->game->id, name, known);
  return FALSE;
}

/* The options that a document itself sets, whatever its kind. */
static const PaddockList *
get_settings (const PaddockDocument *document)
{
  const PaddockField *field = paddock_record_type_find (document->kind->type, "option");

  if (!field || field->type != &paddock_setting_type)
    return NULL;

  return PADDOCK_FIELD_VALUE (document->record, field, PaddockList *);
}

gboolean
paddock_setup_set_track (PaddockSetup *self, PaddockDocument *track, GError **error)
{
  const PaddockList *settings = get_settings (track);

  g_return_val_if_fail (!self->is_sealed, FALSE);

  for (guint i = 0; i < paddock_list_len (settings); i++) {
    const PaddockSetting *setting = PADDOCK_LIST_AT (settings, PaddockSetting, i);

    if (!paddock_setup_set_option (self, paddock_text_get (setting->name),
                                   paddock_text_get (setting->value), error)) {
      g_prefix_error (error, "the track: ");
      return FALSE;
    }
  }

  paddock_document_unref (self->track);
  self->track = paddock_document_ref (track);
  return TRUE;
}

void
paddock_setup_add_cards (PaddockSetup *self, PaddockDocument *cards)
{
  g_return_if_fail (!self->is_sealed);

  g_ptr_array_add (self->cards, paddock_document_ref (cards));
}

static gboolean
is_scope (const PaddockGame *game, const char *id)
{
  for (guint i = 0; i < game->n_scopes; i++)
    if (g_str_equal (game->scopes[i].name, id))
      return TRUE;

  return FALSE;
}

/* Why a seat cannot have this id, or NULL.  Ids stand before a colon in the names of elements. */
static const char *
refuse_seat (const PaddockSetup *self, const char *id)
{
  if (self->n_seats == MIN (self->game->max_seats, PADDOCK_MAX_SEATS))
    return "is one too many";
  if (!*id || strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") != strlen (id))
    return "may have only small letters, digits and hyphens in its id";
  if (paddock_setup_find_seat (self, id) >= 0)
    return "is there twice";
  if (is_scope (self->game, id) || g_str_equal (id, "nobody"))
    return "has a name that already means something else here";

  return NULL;
}

PaddockSeat *
paddock_setup_add_seat (PaddockSetup *self,
                        const char *id,
                        const char *name,
                        PaddockDocument *vehicle,
                        GError **error)
{
  const char *reason = refuse_seat (self, id);
  PaddockSeat *seat;

  g_return_val_if_fail (!self->is_sealed, NULL);

  if (reason) {
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP, "seat \"%s\" %s", id,
                 reason);
    return NULL;
  }

  seat = &self->seats[self->n_seats++];
  seat->id = g_strdup (id);
  seat->name = g_strdup (name && *name ? name : id);
  seat->vehicle = paddock_document_ref (vehicle);
  seat->settings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return seat;
}

static gboolean
has_seat_option (const PaddockGame *game, const char *name)
{
  for (guint i = 0; i < game->n_seat_options; i++)
    if (g_str_equal (game->seat_options[i].name, name))
      return TRUE;

  return FALSE;
}

static char *
list_seat_options (const PaddockGame *game)
{
  g_autoptr (GString) names = g_string_new (game->n_seat_options ? NULL : "none");

  for (guint i = 0; i < game->n_seat_options; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", game->seat_options[i].name);

  return g_strdup (names->str);
}

/* The values are for the game to judge. */
static gboolean
check_seat_options (const PaddockSetup *self, const PaddockSeat *seat, GError **error)
{
  g_autofree char *known = NULL;
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, seat->settings);
  while (g_hash_table_iter_next (&iter, &name, NULL)) {
    if (has_seat_option (self->game, name))
      continue;
    known = list_seat_options (self->game);
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_OPTION,
                 "seat \"%s\" has an option \"%s\" that is not one of: %s", seat->id,
                 (const char *) name, known);
    return FALSE;
  }

  return TRUE;
}

gboolean
paddock_setup_seal (PaddockSetup *self, GError **error)
{
  const PaddockGame *game = self->game;

  g_return_val_if_fail (!self->is_sealed, FALSE);

  if (self->n_seats < (game->is_driven_alone ? 1 : game->min_seats))
    return paddock_refuse_setup (error, N_ ("%s is for %u to %u seats, not %u"), game->id,
                                 game->min_seats, game->max_seats, self->n_seats);
  for (guint i = 0; i < self->n_seats; i++)
    if (!check_seat_options (self, &self->seats[i], error))
      return FALSE;
  if (game->compile && !(self->course = game->compile (self, error)))
    return FALSE;

  self->is_sealed = TRUE;
  return TRUE;
}

int
paddock_setup_find_seat (const PaddockSetup *self, const char *id)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (g_str_equal (self->seats[i].id, id))
      return (int) i;

  return -1;
}

gpointer
paddock_setup_get_insight (PaddockSetup *self,
                           gpointer (*make) (const PaddockSetup *setup),
                           GDestroyNotify free)
{
  g_return_val_if_fail (self->is_sealed, NULL);

  if (g_once_init_enter (&self->insight)) {
    self->free_insight = free;
    g_once_init_leave (&self->insight, (gsize) make (self));
  }

  return (gpointer) self->insight;
}
