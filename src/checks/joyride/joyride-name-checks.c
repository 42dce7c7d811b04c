/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Joyride track names: items, special spaces, and the letters of its legend.
 */

#include "check-tables.h"
#include "hex-track.h"
#include "joyride/joyride-content.h"
#include "words.h"

/* Which letters the board and the obstacles use, and where each is first met. */
typedef struct {
  gboolean is_used[PADDOCK_N_SPECIALS];
  PaddockHex first[PADDOCK_N_SPECIALS];
} Letters;

static void
use_letter (PaddockHex hex, guint kind, Letters *letters)
{
  guint i = kind - PADDOCK_CELL_SPECIAL;

  if (kind < PADDOCK_CELL_SPECIAL || i >= PADDOCK_N_SPECIALS || letters->is_used[i])
    return;
  letters->is_used[i] = TRUE;
  letters->first[i] = hex;
}

static void
use_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  use_letter (hex, cell.kind, data);
}

static void
collect_letters (const PaddockHexTrack *track, Letters *letters)
{
  paddock_board_foreach (track->board, NULL, use_cell, letters);

  for (guint i = 0; i < paddock_list_len (track->obstacles); i++) {
    const PaddockObstacle *obstacle = PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i);

    for (guint h = 0; h < strlen (paddock_text_get (obstacle->shows)); h++)
      use_letter (obstacle->at, paddock_obstacle_get_shown (obstacle, h), letters);
  }
}

static guint
letter_of (const PaddockSpecial *special)
{
  return (guint) (paddock_text_get (special->key)[0] - 'a');
}

static void
check_unknown_letters (const PaddockHexTrack *track, PaddockReport *report)
{
  Letters letters = { 0 };

  collect_letters (track, &letters);
  for (guint i = 0; i < paddock_list_len (track->specials); i++) {
    guint letter = letter_of (PADDOCK_LIST_AT (track->specials, PaddockSpecial, i));

    if (letter < PADDOCK_N_SPECIALS)
      letters.is_used[letter] = FALSE;
  }

  for (guint i = 0; i < PADDOCK_N_SPECIALS; i++) {
    PaddockFinding *finding;

    if (!letters.is_used[i])
      continue;
    finding = paddock_report_words (
      report, N_ ("The board has \"{1}\" spaces, but the legend does not explain them."), "%c",
      'a' + (int) i);
    paddock_finding_set_site (finding, PADDOCK_SITE_NAMED (SPECIAL, finding->words[0]));
    paddock_finding_add_hex (finding, letters.first[i]);
  }
}

/* --- Names --- */

static void
report_name (PaddockReport *report, const char *message, const char *name, PaddockSite site)
{
  paddock_finding_set_site (paddock_report_words (report, message, "%s", name), site);
}

static void
check_space_names (const PaddockHexTrack *track, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (track->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (track->specials, PaddockSpecial, i);

    if (!joy_track_knows_space (track, paddock_text_get (special->name)))
      report_name (report,
                   N_ ("The special space \"{1}\" is not in the standard set or in the track's "
                       "card sets."),
                   paddock_text_get (special->name),
                   PADDOCK_SITE_NAMED (SPECIAL, paddock_text_get (special->key)));
  }
}

/* IDS with spaces between, as SITE names them. */
static void
check_item_names (const PaddockHexTrack *track,
                  const char *ids,
                  PaddockSite site,
                  PaddockReport *report)
{
  g_auto (GStrv) names = g_strsplit (paddock_text_get (ids), " ", -1);

  for (guint i = 0; names[i]; i++)
    if (*names[i] && !joy_track_knows_item (track, names[i]))
      report_name (report,
                   N_ ("The item \"{1}\" is not in the standard set or in the track's card sets."),
                   names[i], site);
}

static void
check_checkpoint_items (const PaddockHexTrack *track, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++) {
    const PaddockCheckpoint *checkpoint =
      PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);

    check_item_names (track, checkpoint->items,
                      PADDOCK_SITE_NUMBERED (CHECKPOINT, checkpoint->number), report);
  }
}

static void
check_board_items (const PaddockHexTrack *track, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (track->board_items); i++) {
    const PaddockBoardItem *item = PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, i);
    PaddockSite site = PADDOCK_SITE_AT (ITEM, paddock_hex_to_place (item->at));
    guint n_before = report->findings->len;

    if (item->how != PADDOCK_ITEM_RANDOM)
      check_item_names (track, item->item, site, report);
    if (report->findings->len > n_before)
      paddock_finding_add_hex (g_ptr_array_index (report->findings, n_before), item->at);
  }
}

/* A set that is not there may know any name. */
static gboolean
check_card_sets (const PaddockHexTrack *track, PaddockReport *report)
{
  gboolean is_complete = TRUE;

  for (guint i = 0; i < paddock_list_len (track->cards); i++) {
    const PaddockSource *source = PADDOCK_LIST_AT (track->cards, PaddockSource, i);

    if (source->document)
      continue;
    is_complete = FALSE;
    report_name (report, N_ ("The card set \"{1}\" is missing, so its names are not checked."),
                 paddock_text_get (source->file), PADDOCK_SITE (CARDS));
  }

  return is_complete;
}

static void
check_unknown_names (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  check_unknown_letters (track, report);
  if (!check_card_sets (track, report))
    return;

  check_space_names (track, report);
  check_item_names (track, track->items, PADDOCK_SITE (ITEMS), report);
  for (guint i = 0; i < paddock_list_len (track->pool); i++)
    check_item_names (track, PADDOCK_LIST_AT (track->pool, PaddockPoolEntry, i)->item,
                      PADDOCK_SITE (POOL), report);
  check_checkpoint_items (track, report);
  check_board_items (track, report);
}

/* --- The legend --- */

static void
check_unused_letters (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  Letters letters = { 0 };

  collect_letters (track, &letters);
  for (guint i = 0; i < paddock_list_len (track->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (track->specials, PaddockSpecial, i);
    guint letter = letter_of (special);
    PaddockFinding *finding;

    if (letter < PADDOCK_N_SPECIALS && letters.is_used[letter])
      continue;
    finding = paddock_report_words (report,
                                    N_ ("The legend lists \"{1}\", but the board has no "
                                        "such space."),
                                    "%s", paddock_text_get (special->key));
    paddock_finding_set_site (finding,
                              PADDOCK_SITE_NAMED (SPECIAL, paddock_text_get (special->key)));
    finding->element = (int) i;
  }
}

static void
fix_unused_letter (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;

  paddock_list_remove (&track->specials, (guint) finding->element);
}

static const PaddockCheck rows[] = {
  {
    .id = "JOY-LNT-34",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_hex_track_kind,
    .game = "joyride",
    .of_sections = TRUE,
    .run = check_unknown_names,
    .label = N_ ("Unknown items and special spaces"),
    .why = N_ ("Card sets say what items and special spaces do, by their names."),
    .clause = "JOY-BRD-03",
  },
  {
    .id = "PAD-HEX-03",
    .severity = PADDOCK_SEVERITY_HINT,
    .kind = &paddock_hex_track_kind,
    .of_sections = TRUE,
    .run = check_unused_letters,
    .label = N_ ("Unused special spaces"),
    .why = N_ ("A legend entry that is not on the board sends players looking for it."),
    .clause = "JOY-BRD-03",
    .fix_label = N_ ("Remove from Legend"),
    .fix = fix_unused_letter,
  },
};

const PaddockCheckTable paddock_joyride_name_checks = PADDOCK_CHECK_TABLE (rows);
