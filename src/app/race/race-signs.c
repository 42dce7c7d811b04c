/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-signs.h"

#include "race-record.h"

/* The order is that of importance. */
enum {
  RANK_REMARK,
  RANK_FINISH,
  RANK_OUT,
  RANK_LAP,
  RANK_CRASH,
  RANK_LEAD,
  RANK_REST,
};

static const struct {
  const char *icon;
  guint rank;
} kinds[PADDOCK_N_BOOKMARKS] = {
  [PADDOCK_BOOKMARK_LEAD] = { "paddock-lead-symbolic", RANK_LEAD },
  [PADDOCK_BOOKMARK_LAP] = { "paddock-lap-symbolic", RANK_LAP },
  [PADDOCK_BOOKMARK_FINISH] = { "paddock-flag-symbolic", RANK_FINISH },
  [PADDOCK_BOOKMARK_CRASH] = { "paddock-crash-symbolic", RANK_CRASH },
  [PADDOCK_BOOKMARK_WIPE_OUT] = { "paddock-out-symbolic", RANK_OUT },
  [PADDOCK_BOOKMARK_BLAST] = { "paddock-blast-symbolic", RANK_REST },
  [PADDOCK_BOOKMARK_PUSH] = { "paddock-push-symbolic", RANK_REST },
  [PADDOCK_BOOKMARK_ATTACK] = { "paddock-attack-symbolic", RANK_REST },
  [PADDOCK_BOOKMARK_CATCH] = { "paddock-catch-symbolic", RANK_REST },
  [PADDOCK_BOOKMARK_BUMP] = { "paddock-bump-symbolic", RANK_REST },
  [PADDOCK_BOOKMARK_BONUS] = { "paddock-bonus-line-symbolic", RANK_LAP },
  [PADDOCK_BOOKMARK_DROP] = { "paddock-drop-symbolic", RANK_REST },
  [PADDOCK_BOOKMARK_RESCUE] = { "paddock-rescue-symbolic", RANK_REST },
};

const char *
paddock_bookmark_get_icon (PaddockBookmarkKind kind)
{
  g_return_val_if_fail (kind < PADDOCK_N_BOOKMARKS, NULL);

  return kinds[kind].icon;
}

static void
clear_sign (gpointer sign)
{
  g_free (((PaddockRaceSign *) sign)->text);
}

static int
compare_signs (gconstpointer a, gconstpointer b)
{
  return (int) ((const PaddockRaceSign *) a)->rank - (int) ((const PaddockRaceSign *) b)->rank;
}

static void
add_bookmarks (PaddockRace *race, GArray *signs)
{
  g_autoptr (GPtrArray) bookmarks = paddock_bookmarks_find (paddock_race_get_sight (race), 0);

  for (guint i = 0; i < bookmarks->len; i++) {
    const PaddockBookmark *bookmark = bookmarks->pdata[i];
    PaddockRaceSign sign = { bookmark->moment, kinds[bookmark->kind].rank,
                             kinds[bookmark->kind].icon, bookmark->seat,
                             g_strdup (bookmark->text) };

    g_array_append_val (signs, sign);
  }
}

static void
add_remarks (PaddockRace *race, GArray *signs)
{
  g_autoptr (GArray) remarks = paddock_race_list_remarks (race);

  for (guint i = 0; i < remarks->len; i++) {
    const PaddockRemark *remark = &g_array_index (remarks, PaddockRemark, i);
    PaddockRaceSign sign = { remark->moment, RANK_REMARK, PADDOCK_REMARK_ICON, PADDOCK_NOBODY,
                             g_strdup (remark->text) };

    g_array_append_val (signs, sign);
  }
}

GArray *
paddock_race_list_signs (PaddockRace *race)
{
  GArray *signs = g_array_new (FALSE, FALSE, sizeof (PaddockRaceSign));

  g_array_set_clear_func (signs, clear_sign);
  add_bookmarks (race, signs);
  add_remarks (race, signs);
  g_array_sort (signs, compare_signs);
  return signs;
}
