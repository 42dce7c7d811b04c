/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any bytes as the journal of unsaved work: as they are, or as the content of frames with true hashes, since nobody guesses
 * those.  What is brought back has a history that can be walked; what is not comes with a reason.
 */

#include "fuzz-target.h"

#include "autosave-replay.h"
#include "journal-frame.h"

/* Each frame: two bytes for its length, then what it holds. */
static GBytes *
make_frames (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) start = paddock_journal_frame_start ();
  GByteArray *file = g_byte_array_new ();

  g_byte_array_append (file, g_bytes_get_data (start, NULL), g_bytes_get_size (start));
  while (size > 2) {
    gsize n = MIN ((gsize) (data[0] | data[1] << 8), size - 2);
    g_autoptr (GBytes) bytes = g_bytes_new (data + 2, n);
    g_autoptr (GVariant) content = g_variant_ref_sink (
      g_variant_new_from_bytes (G_VARIANT_TYPE (PADDOCK_JOURNAL_FRAME_TYPE), bytes, FALSE));
    g_autoptr (GBytes) frame = paddock_journal_frame_write (content, file->len);

    g_byte_array_append (file, g_bytes_get_data (frame, NULL), g_bytes_get_size (frame));
    data += 2 + n;
    size -= 2 + n;
  }

  return g_byte_array_free_to_bytes (file);
}

static void
walk (PaddockHistory *history)
{
  g_assert_nonnull (paddock_history_get_current (history));
  while (paddock_history_can_undo (history))
    paddock_history_undo (history);
  while (paddock_history_can_redo (history))
    paddock_history_redo (history);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) file =
    size > 0 && data[0] & 1 ? make_frames (data + 1, size - 1) : g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockAutosaveReplay) replay =
    paddock_autosave_replay_new (file, "a.journal", &error);

  if (replay)
    walk (replay->work->history);
  else
    g_assert_nonnull (error);

  return 0;
}
