/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "card-face.h"

void
paddock_card_face_clear (PaddockCardFace *self)
{
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->figure, g_free);
  g_clear_pointer (&self->price, g_free);
  g_clear_pointer (&self->text, g_free);
}

char *
paddock_card_face_dup_words (const PaddockCardFace *self)
{
  const char *parts[] = { self->title, self->kind, self->figure, self->price, self->text };
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i])
      g_string_append_printf (words, "%s%s", words->len ? ", " : "", parts[i]);

  return g_strdup (words->str);
}
