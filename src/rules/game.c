/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game.h"

const char *const paddock_no_yes[] = { "no", "yes", NULL };

void
paddock_conflict_free (PaddockConflict *self)
{
  g_free (self->text);
  g_free (self);
}

const char *
paddock_table_translate (const PaddockTable *self, const char *text)
{
  return self->translate ? self->translate (text) : text;
}

void
paddock_table_say (const PaddockTable *self, GString *out, const char *text, ...)
{
  g_autoptr (GString) filled = g_string_new (paddock_table_translate (self, text));
  char gap[] = "{1}";
  const char *word;
  va_list words;

  va_start (words, text);
  for (; (word = va_arg (words, const char *)); gap[1]++)
    g_string_replace (filled, gap, word, 0);
  va_end (words);
  g_string_append_len (out, filled->str, (gssize) filled->len);
}

void
paddock_table_say_number (const PaddockTable *self, GString *out, const char *text, int n)
{
  g_autofree char *number = g_strdup_printf ("%d", n);

  paddock_table_say (self, out, text, number, NULL);
}

void
paddock_table_say_count (const PaddockTable *self,
                         GString *out,
                         const char *one,
                         const char *many,
                         int n)
{
  paddock_table_say_number (self, out, n == 1 ? one : many, n);
}

gboolean
paddock_table_describe_card (const PaddockTable *self, guint set, guint card, PaddockCardFace *face)
{
  *face = (PaddockCardFace){ 0 };
  if (self->setup->game->describe_card)
    self->setup->game->describe_card (self, set, card, face);

  return face->title != NULL;
}

guint
paddock_table_get_owner (const PaddockTable *self, guint piece)
{
  if (self->setup->game->owner)
    return self->setup->game->owner (self, piece);

  return piece < self->setup->n_seats ? piece : PADDOCK_NOBODY;
}

PaddockSign
paddock_game_get_sign (const PaddockGame *self, guint seat)
{
  return self->owner ? (PaddockSign){ 0 } : paddock_sign_new_number (seat + 1);
}

void
paddock_table_format_subject (const PaddockTable *self, const PaddockEvent *event, GString *text)
{
  if (self->setup->game->format_subject)
    self->setup->game->format_subject (self, event, text);
  else
    g_string_append_printf (text, "%u", event->subject);
}

void
paddock_table_format_place (const PaddockTable *self, PaddockPlace place, GString *text)
{
  if (paddock_place_equal (place, PADDOCK_NOWHERE))
    g_string_append (text, "none");
  else if (self->setup->game->format_place)
    self->setup->game->format_place (self, place, text);
  else
    g_string_append_printf (text, "%d,%d", place.a, place.b);
}

static gboolean
parse_pair (const char *text, PaddockPlace *place)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", 2);
  gint64 a, b;

  if (g_strv_length (parts) != 2
      || !g_ascii_string_to_signed (parts[0], 10, G_MININT16 + 1, G_MAXINT16, &a, NULL)
      || !g_ascii_string_to_signed (parts[1], 10, G_MININT16, G_MAXINT16, &b, NULL))
    return FALSE;

  *place = PADDOCK_PLACE (a, b);
  return TRUE;
}

gboolean
paddock_table_parse_place (const PaddockTable *self, const char *text, PaddockPlace *place)
{
  if (g_str_equal (text, "none")) {
    *place = PADDOCK_NOWHERE;
    return TRUE;
  }
  if (self->setup->game->parse_place)
    return self->setup->game->parse_place (self, text, place);

  return parse_pair (text, place);
}

guint
paddock_table_get_place (const PaddockTable *self, guint seat)
{
  const PaddockGame *game = self->setup->game;
  guint place = 1;

  if (!game->progress)
    return 0;
  for (guint i = 0; i < self->setup->n_seats; i++)
    place += game->progress (self, i) > game->progress (self, seat);

  return place;
}

int
paddock_table_find_leader (const PaddockTable *self)
{
  const PaddockGame *game = self->setup->game;
  int leader = -1;

  if (game->has_leader && !game->has_leader (self))
    return -1;

  for (guint i = 0; i < self->setup->n_seats; i++)
    if (paddock_table_get_place (self, i) == 1) {
      if (leader >= 0)
        return -1;
      leader = (int) i;
    }

  return leader;
}

PaddockFace
paddock_table_get_face (const PaddockTable *self, guint die, int shows)
{
  if (self->setup->game->face)
    return self->setup->game->face (self, die, shows);

  return (PaddockFace){ .number = (gint16) shows };
}

void
paddock_table_format_face (const PaddockTable *self, guint die, int shows, GString *text)
{
  PaddockFace face = paddock_table_get_face (self, die, shows);

  if (self->draws_dice)
    paddock_face_mark (&face, self->translate, text);
  else
    paddock_face_format (&face, self->translate, text);
}
