/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-left.h"

static void
clear_found (gpointer data)
{
  g_clear_pointer (&((PaddockAutosaveFound *) data)->work, paddock_autosave_work_free);
}

static void
free_unread (gpointer data)
{
  PaddockAutosaveUnread *unread = data;

  g_free (unread->path);
  g_free (unread->reason);
  g_free (unread);
}

PaddockAutosaveLeft *
paddock_autosave_left_new (void)
{
  PaddockAutosaveLeft *self = g_new (PaddockAutosaveLeft, 1);

  self->found = g_array_new (FALSE, FALSE, sizeof (PaddockAutosaveFound));
  g_array_set_clear_func (self->found, clear_found);
  self->unread = g_ptr_array_new_with_free_func (free_unread);

  return self;
}

void
paddock_autosave_left_free (PaddockAutosaveLeft *self)
{
  g_array_unref (self->found);
  g_ptr_array_unref (self->unread);
  g_free (self);
}

void
paddock_autosave_left_add_found (PaddockAutosaveLeft *self,
                                 PaddockAutosaveWork *work,
                                 PaddockAutosaveSlot *slot)
{
  PaddockAutosaveFound found = { work, slot };

  g_array_append_val (self->found, found);
}

void
paddock_autosave_left_add_unread (PaddockAutosaveLeft *self, const char *path, const char *reason)
{
  PaddockAutosaveUnread *unread = g_new (PaddockAutosaveUnread, 1);

  *unread = (PaddockAutosaveUnread){ g_strdup (path), g_strdup (reason) };
  g_ptr_array_add (self->unread, unread);
}
