/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Licences made by chance: complete, clean under the checks, of their theme, and good for a race that ends.
 */

#include "check.h"
#include "games.h"
#include "hex-track.h"
#include "licence.h"
#include "race-field.h"
#include "random-document.h"
#include "reader.h"
#include "rounds.h"
#include "writer.h"

#define N_LICENCES 1000
#define N_RACES 250 /* of four vehicles each */

static const PaddockRandomKind *
get_kind (void)
{
  return paddock_random_kind_find (&paddock_licence_kind);
}

static guint
count (const PaddockDocument *document, PaddockSeverity severity)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  guint n = 0;

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];

    if (finding->severity == severity) {
      g_autofree char *message = paddock_finding_dup_message (finding, NULL);

      g_test_message ("%s: %s", paddock_document_get_title (document), message);
      n++;
    }
  }

  return n;
}

static void
test_clean (void)
{
  guint n_themes = paddock_random_kind_count_themes (get_kind ()), n_hints = 0;
  guint n = count_rounds (N_LICENCES);

  for (guint i = 0; i < n; i++) {
    g_autoptr (PaddockDocument) document =
      paddock_random_document_new (get_kind (), i / n_themes, i % n_themes);

    g_assert_cmpuint (count (document, PADDOCK_SEVERITY_ERROR), ==, 0);
    g_assert_cmpuint (count (document, PADDOCK_SEVERITY_WARNING), ==, 0);
    n_hints += count (document, PADDOCK_SEVERITY_HINT);
  }
  g_assert_cmpuint (n_hints, <=, n / 50);
}

static void
test_seed (void)
{
  g_autoptr (PaddockDocument) first = paddock_random_document_new (get_kind (), 7, 1);
  g_autoptr (PaddockDocument) again = paddock_random_document_new (get_kind (), 7, 1);
  g_autoptr (PaddockDocument) other = paddock_random_document_new (get_kind (), 8, 1);
  g_autoptr (PaddockDocument) another = paddock_random_document_new (get_kind (), 7, 2);

  g_assert_true (paddock_document_equal (first, again));
  g_assert_false (paddock_document_equal (first, other));
  g_assert_false (paddock_document_equal (first, another));
}

static void
test_saved (void)
{
  for (guint seed = 0; seed < 20; seed++) {
    g_autoptr (PaddockDocument) document =
      paddock_random_document_new (get_kind (), seed, seed % 4);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = paddock_xml_write (document);
    gsize size;
    const char *data = g_bytes_get_data (bytes, &size);
    g_autoptr (PaddockDocument) read = paddock_xml_read_bytes (data, size, "random", &error);

    g_assert_no_error (error);
    g_assert_true (paddock_document_equal (document, read));
  }
}

/* Dice of damage that it survives, in sixtieths. */
static int
get_toughness (const PaddockLicence *licence)
{
  static const int hits[] = { 6, 5, 4, 2 };

  return licence->damage.maximum * 360 / hits[licence->damage.resilience + 1];
}

static int
count_dice (const PaddockLicence *licence)
{
  int dice = 0;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    dice += paddock_licence_find_speed (licence, rating)->control;

  return dice;
}

typedef struct {
  int spaces, toughness, dice;
} Measure;

static Measure
measure (const char *theme)
{
  int number = paddock_random_kind_find_theme (get_kind (), theme);
  Measure sum = { 0 };

  for (guint seed = 0; seed < 40; seed++) {
    g_autoptr (PaddockDocument) document =
      paddock_random_document_new (get_kind (), seed, (guint) number);
    const PaddockLicence *licence = document->record;

    sum.spaces += paddock_speed_get_total (paddock_licence_find_speed (licence, 6));
    sum.toughness += get_toughness (licence);
    sum.dice += count_dice (licence);
  }

  return sum;
}

static void
test_themes (void)
{
  Measure fast = measure ("fast"), tough = measure ("tough"), nimble = measure ("nimble");

  g_assert_cmpint (fast.spaces, >, tough.spaces);
  g_assert_cmpint (fast.spaces, >, nimble.spaces);
  g_assert_cmpint (tough.toughness, >, fast.toughness);
  g_assert_cmpint (tough.toughness, >, nimble.toughness);
  g_assert_cmpint (nimble.dice, <, fast.dice);
  g_assert_cmpint (paddock_random_kind_find_theme (get_kind (), "brawler"), >=, 0);
  g_assert_cmpint (paddock_random_kind_find_theme (get_kind (), "slow"), ==, -1);
}

/* One vehicle a theme, or fewer if the track has no room for them. */
static PaddockSetup *
set_up (const char *track, guint seed)
{
  static const char *const ids[] = { "red", "blue", "green", "gold" };
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  g_autoptr (PaddockDocument) document = paddock_shelf_file_read (paddock_shelf_find (track), NULL);
  guint n = paddock_list_len (((const PaddockHexTrack *) document->record)->grid);

  g_assert_true (paddock_setup_set_track (setup, document, NULL));
  for (guint seat = 0; seat < MIN (n, G_N_ELEMENTS (ids)); seat++) {
    g_autoptr (PaddockDocument) vehicle = paddock_random_document_new (get_kind (), seed, seat);

    paddock_setup_add_seat (setup, ids[seat], NULL, vehicle, NULL)->team = (int) (1 + seat % 2);
  }
  g_assert_true (paddock_setup_seal (setup, NULL));

  return g_steal_pointer (&setup);
}

/* On each track in turn. */
static void
test_races (void)
{
  const char *const *tracks = field_get_tracks ("frothy");
  guint n_tracks = g_strv_length ((char **) tracks), n_won = 0, n = count_rounds (N_RACES);

  for (guint i = 0; i < n; i++) {
    g_autoptr (PaddockSetup) setup = set_up (tracks[i % n_tracks], i);

    n_won += field_race (setup, "rookie rookie rookie rookie", i) != PADDOCK_NOBODY;
  }
  g_assert_cmpuint (2 * n_won, >, n);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/random-licences/clean", test_clean);
  g_test_add_func ("/checks/random-licences/seed-decides", test_seed);
  g_test_add_func ("/checks/random-licences/saved-and-read", test_saved);
  g_test_add_func ("/checks/random-licences/themes-differ", test_themes);
  g_test_add_func ("/checks/random-licences/races-end", test_races);

  return g_test_run ();
}
