/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The item tokens of a race: the stack, those that lie on the board, what checkpoints may give (JOY-SET-02,
 * JOY-ITM-10, JOY-CPX-04, JOY-RUL-62, JOY-RUL-66).
 */

#include "joyride-compile.h"
#include "joyride-content.h"
#include "words.h"

#include <string.h>

static int
find_item_index (const JoyCourse *self, const char *id)
{
  for (guint i = 0; i < self->n_items; i++)
    if (g_str_equal (self->items[i].id, id))
      return (int) i;

  return -1;
}

/* The index of an item type, which is added to the race if it is new to it; -1 on error. */
static int
need_item (JoyCourse *self, const PaddockSetup *setup, const char *id, GError **error)
{
  int i = find_item_index (self, id);

  if (i >= 0)
    return i;
  if (self->n_items == JOY_MAX_ITEM_TYPES) {
    paddock_refuse_setup (error, N_ ("A race takes at most %d types of item"), JOY_MAX_ITEM_TYPES);
    return -1;
  }
  if (!joy_find_item (setup, id, &self->items[self->n_items], error))
    return -1;

  return (int) self->n_items++;
}

/* JOY-CPX-04: a pool may be limited to one category. */
static gboolean
is_raced (const JoyCourse *self, guint item)
{
  int which = self->options[JOY_OPTION_ITEMS];

  return which == JOY_ITEMS_ALL
         || self->items[item].category
              == (which == JOY_ITEMS_DROPPED ? JOY_ITEM_DROPPED : JOY_ITEM_FIRED);
}

static gboolean
add_tokens (JoyCourse *self, const PaddockSetup *setup, const char *id, int count, GError **error)
{
  int item = need_item (self, setup, id, error);

  if (item < 0)
    return FALSE;
  if (!is_raced (self, (guint) item))
    return TRUE;
  if (count < 0)
    count = self->items[item].tokens;
  if (self->n_stack + (guint) count > JOY_MAX_STACK)
    return paddock_refuse_setup (error, N_ ("A race takes at most %d item tokens"), JOY_MAX_STACK);
  for (; count > 0; count--)
    self->stack[self->n_stack++] = (guint8) item;

  return TRUE;
}

static gboolean
add_named_items (JoyCourse *self, const PaddockSetup *setup, const char *names, GError **error)
{
  g_auto (GStrv) ids = g_strsplit_set (names, " ", -1);

  for (guint i = 0; ids[i]; i++)
    if (*ids[i] && !add_tokens (self, setup, ids[i], -1, error))
      return FALSE;

  return TRUE;
}

/* JOY-SET-02, JOY-ITM-10: the layout's pool, or what it recommends, or the standard items. */
gboolean
joy_fill_stack (JoyCourse *self,
                const PaddockSetup *setup,
                const PaddockHexTrack *track,
                GError **error)
{
  if (!self->options[JOY_OPTION_ITEMS])
    return TRUE;
  if (paddock_list_len (track->pool) == 0)
    return add_named_items (self, setup,
                            *paddock_text_get (track->items) ? track->items
                                                             : "rocket mine oil-slick nitro",
                            error);

  for (guint i = 0; i < track->pool->len; i++) {
    const PaddockPoolEntry *entry = PADDOCK_LIST_AT (track->pool, PaddockPoolEntry, i);

    if (!add_tokens (self, setup, paddock_text_get (entry->item), entry->count, error))
      return FALSE;
  }

  return TRUE;
}

/* A token that lies on the board from the start comes out of the stack, as at the table. */
static gboolean
take_from_stack (JoyCourse *self, guint item)
{
  for (guint i = self->n_stack; i-- > 0;)
    if (self->stack[i] == item) {
      self->n_stack--;
      memmove (self->stack + i, self->stack + i + 1, self->n_stack - i);
      return TRUE;
    }

  return FALSE;
}

static gboolean
has_board_item (const JoyCourse *self, PaddockHex hex)
{
  for (guint i = 0; i < self->n_board_items; i++)
    if (paddock_hex_equal (self->board_items[i].at, hex))
      return TRUE;

  return FALSE;
}

/* JOY-RUL-62: on a space, one to a space, and no more of a type than there are. */
static gboolean
lay_board_item (JoyCourse *self,
                const PaddockSetup *setup,
                const PaddockBoardItem *item,
                GError **error)
{
  static const guint8 is_down[] = {
    [PADDOCK_ITEM_RANDOM] = 1, [PADDOCK_ITEM_FIXED] = 2, [PADDOCK_ITEM_ARMED] = 0
  };
  JoyBoardItem *laid = &self->board_items[self->n_board_items];
  int type = JOY_RANDOM_ITEM;

  if (self->n_board_items == JOY_MAX_BOARD_ITEMS)
    return paddock_refuse_setup (error, N_ ("A race takes at most %d items on the board"),
                                 JOY_MAX_BOARD_ITEMS);
  if (!joy_course_has (self, item->at) || !joy_course_is_space (self, item->at))
    return paddock_refuse_setup (error, N_ ("The item at %d,%d does not lie on a space"),
                                 item->at.q, item->at.r);
  if (has_board_item (self, item->at))
    return paddock_refuse_setup (error, N_ ("Two items lie on %d,%d"), item->at.q, item->at.r);
  if (item->how != PADDOCK_ITEM_RANDOM) {
    type = need_item (self, setup, paddock_text_get (item->item), error);
    if (type < 0)
      return FALSE;
    if (!is_raced (self, (guint) type))
      return TRUE;
    if (!take_from_stack (self, (guint) type))
      return paddock_refuse_setup (
        error, N_ ("More tokens of \"%s\" lie on the board than there are in the race"),
        self->items[type].id);
  }

  *laid = (JoyBoardItem){ .at = item->at, .item = (guint8) type, .is_down = is_down[item->how] };
  self->n_board_items++;
  return TRUE;
}

/* What lies there and what can be dropped there must find room in the state at the same time. */
static gboolean
check_board_room (const JoyCourse *self, GError **error)
{
  guint n = self->n_board_items;

  for (guint i = 0; i < self->n_stack; i++)
    n += self->items[self->stack[i]].category == JOY_ITEM_DROPPED;
  if (n > JOY_MAX_BOARD_ITEMS)
    return paddock_refuse_setup (
      error, N_ ("Up to %u items could lie on the board at once; a race takes %d"), n,
      JOY_MAX_BOARD_ITEMS);
  return TRUE;
}

gboolean
joy_lay_board_items (JoyCourse *self,
                     const PaddockSetup *setup,
                     const PaddockHexTrack *track,
                     GError **error)
{
  if (!self->options[JOY_OPTION_ITEMS])
    return TRUE;
  for (guint i = 0; i < paddock_list_len (track->board_items); i++)
    if (!lay_board_item (self, setup, PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, i),
                         error))
      return FALSE;

  return check_board_room (self, error);
}

/* JOY-RUL-66: the types a checkpoint may give. */
void
joy_restrict_checkpoints (JoyCourse *self, const PaddockHexTrack *track)
{
  for (guint line = 1; line < self->n_lines; line++) {
    g_auto (GStrv) ids =
      g_strsplit_set (paddock_text_get (joy_find_checkpoint (track, line)->items), " ", -1);

    for (guint i = 0; ids[i]; i++) {
      int item = find_item_index (self, ids[i]);

      if (*ids[i])
        self->line[line].item_types |= item >= 0 ? 1u << item : JOY_NOT_RACED;
    }
  }
}
