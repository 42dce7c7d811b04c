/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mats: all of one seat is in view at 1280 x 800, with every vehicle that ships and at every decision, and none of its words
 * are cut, in the language of the environment; the other seats are a line each that people open with pointer and keys; what
 * has just changed stands out for a moment.
 */

#include "race-hands-fixture.h"

#include "race-mat.h"
#include "race-seat-card.h"

#include <glib/gi18n.h>
#include <locale.h>

#define N_DECISIONS 24
#define WIDTH 1280
#define HEIGHT 800

typedef struct {
  const char *game, *track;
  const char *vehicles[4];
  const char *cards; /* NULL: the game comes with its own */
} Field;

/* Every vehicle that ships, as test_every_vehicle_has_a_seat() holds. */
static const Field fields[] = {
  { "joyride", "harbour-loop", { "glacier", "last-ride", "milk-float", "night-taxi" } },
  { "joyride", "harbour-loop", { "red-comet", "stunt-buggy", "tow-truck", "night-taxi" } },
  { "frothy",
    "windmill-oval",
    { "barrel-daughters", "basic-chariot-armed", "basic-chariot", "besom-taxi" } },
  { "frothy", "windmill-oval", { "copper-kettle", "ember-coach", "gossamer", "iron-duchess" } },
  { "frothy", "windmill-oval", { "midnight-kate", "old-bramble", "pickle-beagles", "pirouette" } },
  { "frothy",
    "windmill-oval",
    { "tick-tock-twins", "walking-library", "iron-duchess", "barrel-daughters" } },
  { "rivet",
    "brickyard-kermesse",
    { "alpenglow-cycles", "blue-kettle", "dunes-express", "emerald-post" },
    "grand-tour" },
  { "rivet",
    "brickyard-kermesse",
    { "limonaia", "night-bakers", "slate-and-sons", "emerald-post" },
    "grand-tour" },
};

/* --- A race --- */

static void
copy_data (const char *folder, const char *kind, const char *name, const char *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *path =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", kind, file, NULL);
  g_autofree char *content = NULL;
  g_autoptr (GFile) copy = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  copy = write_file (folder, file, content);
}

static char *
dup_playtest (const Field *field)
{
  GString *text = g_string_new (NULL);

  g_string_printf (
    text,
    "<playtest xmlns=\"urn:paddock:documents\" version=\"1\" id=\"mats\" title=\"Mats\" "
    "game=\"%s\" seed=\"7\"><track file=\"%s.track.xml\"/>",
    field->game, field->track);
  if (field->cards)
    g_string_append_printf (text, "<cards file=\"%s.cards.xml\"/>", field->cards);
  for (guint i = 0; i < G_N_ELEMENTS (field->vehicles); i++)
    g_string_append_printf (text,
                            "<seat id=\"s%u\" name=\"Seat %u\"><vehicle "
                            "file=\"%s.vehicle.xml\"/></seat>",
                            i, i + 1, field->vehicles[i]);
  g_string_append (text, "</playtest>");
  return g_string_free (text, FALSE);
}

static void
settle (PaddockWindow *window)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

static PaddockWindow *
present_field (const Field *field, const char *folder)
{
  g_autofree char *playtest = dup_playtest (field);
  g_autoptr (GFile) file = write_file (folder, "mats.playtest.xml", playtest);
  PaddockWindow *window = present_window ();

  copy_data (folder, "tracks", field->track, ".track.xml");
  for (guint i = 0; i < G_N_ELEMENTS (field->vehicles); i++)
    copy_data (folder, "vehicles", field->vehicles[i], ".vehicle.xml");
  if (field->cards)
    copy_data (folder, "cards", field->cards, ".cards.xml");
  paddock_window_open (window, file);
  wait_until (is_shown (window) && get_view (window));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  g_object_set (window, "show-panel", TRUE, NULL);
  paddock_race_set_speed (paddock_window_get_race (window), 0);
  wait_until (ABS (gtk_widget_get_width (GTK_WIDGET (window)) - WIDTH) < 20
              && ABS (gtk_widget_get_height (GTK_WIDGET (window)) - HEIGHT) < 20);
  settle (window);
  return window;
}

static GtkWidget *
get_box (PaddockWindow *window)
{
  GtkWidget *card =
    find_widget (GTK_WIDGET (get_view (window)->dashboards), PADDOCK_TYPE_RACE_SEAT_CARD, NULL);

  return gtk_widget_get_parent (card);
}

static GtkWidget *
find_card (PaddockWindow *window, guint seat)
{
  GtkWidget *card = gtk_widget_get_first_child (get_box (window));

  while (card && paddock_race_seat_card_get_seat (PADDOCK_RACE_SEAT_CARD (card)) != seat)
    card = gtk_widget_get_next_sibling (card);
  g_assert_nonnull (card);
  return card;
}

static GtkWidget *
get_line (GtkWidget *card)
{
  return find_widget (card, GTK_TYPE_BUTTON, NULL);
}

static gboolean
is_open_card (GtkWidget *card)
{
  GtkWidget *mat = find_widget (card, PADDOCK_TYPE_RACE_MAT, NULL);

  return paddock_race_seat_card_is_open (PADDOCK_RACE_SEAT_CARD (card))
         && gtk_widget_get_mapped (mat);
}

/* --- Room --- */

static graphene_rect_t
get_bounds (GtkWidget *widget, GtkWidget *in)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, in, &bounds));
  return bounds;
}

/* Every label that is seen shows all of its words. */
static void
assert_nothing_cut (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget)
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("\"%s\" is cut", gtk_label_get_label (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    assert_nothing_cut (child);
}

/* Nothing in it lies on something else. */
static void
assert_apart (GtkWidget *widget)
{
  for (GtkWidget *a = gtk_widget_get_first_child (widget); a; a = gtk_widget_get_next_sibling (a)) {
    for (GtkWidget *b = gtk_widget_get_next_sibling (a); b; b = gtk_widget_get_next_sibling (b)) {
      graphene_rect_t one = get_bounds (a, widget), other = get_bounds (b, widget);

      if (gtk_widget_get_mapped (a) && gtk_widget_get_mapped (b))
        g_assert_false (graphene_rect_intersection (&one, &other, NULL));
    }
    assert_apart (a);
  }
}

/* Nothing needs to be scrolled. */
static void
assert_mat_in_view (PaddockWindow *window, GtkWidget *card)
{
  GtkWidget *panel = GTK_WIDGET (get_view (window)->dashboards);
  graphene_rect_t view = get_bounds (panel, panel), all = get_bounds (card, panel);

  if (!graphene_rect_contains_rect (&view, &all))
    g_error ("The mat takes %.0f of %.0f pixels", all.origin.y + all.size.height, view.size.height);
  assert_apart (find_widget (card, PADDOCK_TYPE_RACE_MAT, NULL));
}

static void
go_on (PaddockWindow *window, guint i)
{
  PaddockRace *race = paddock_window_get_race (window);

  paddock_race_choose (race, i % paddock_race_get_decision (race)->n_choices);
  settle (window);
}

static void
test_all_of_one_seat_is_in_view (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_field (data, folder);
  PaddockRace *race = paddock_window_get_race (window);

  for (guint i = 0; i < N_DECISIONS && paddock_race_get_decision (race); i++) {
    GtkWidget *card = find_card (window, paddock_race_get_decision (race)->player);

    g_assert_true (is_open_card (card));
    assert_mat_in_view (window, card);
    assert_nothing_cut (GTK_WIDGET (get_view (window)->dashboards));
    go_on (window, i);
  }
  drop_window (window);
  remove_folder (folder);
}

static gboolean
has_seat (const char *vehicle)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    for (guint k = 0; k < G_N_ELEMENTS (fields[i].vehicles); k++)
      if (g_str_has_prefix (vehicle, fields[i].vehicles[k])
          && g_str_equal (vehicle + strlen (fields[i].vehicles[k]), ".vehicle.xml"))
        return TRUE;

  return FALSE;
}

static void
test_every_vehicle_has_a_seat (void)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "vehicles", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)))
    if (g_str_has_suffix (name, ".vehicle.xml") && !has_seat (name))
      g_error ("%s is in none of the races here", name);
}

/* --- Lines that open --- */

/* The mat that is open lies before all other seats. */
static void
assert_only_open (PaddockWindow *window, guint seat)
{
  PaddockRace *race = paddock_window_get_race (window);

  g_assert_true (gtk_widget_get_prev_sibling (find_card (window, seat))
                 == find_card (window, PADDOCK_NOBODY));
  for (guint i = 0; i < paddock_race_get_setup (race)->n_seats; i++)
    g_assert_cmpint (paddock_race_seat_card_is_open (
                       PADDOCK_RACE_SEAT_CARD (find_card (window, i))),
                     ==, i == seat);
}

/* A seat that is not asked now, nor next. */
static guint
find_idle (const Hands *self)
{
  guint asked = paddock_race_get_decision (self->race)->player;

  return (asked + 2) % paddock_race_get_setup (self->race)->n_seats;
}

static void
test_lines_open_with_the_pointer (void)
{
  Hands hands;
  GtkWidget *card, *pin;
  guint seat;

  hands_begin (&hands, 6);
  seat = find_idle (&hands);
  card = find_card (hands.window, seat);
  assert_only_open (hands.window, paddock_race_get_decision (hands.race)->player);
  click (get_line (card));
  wait_until (is_open_card (card));
  assert_only_open (hands.window, seat);

  /* it is kept there, until it is let go */
  for (guint i = 0; i < 6; i++)
    paddock_race_choose (hands.race, 0);
  assert_only_open (hands.window, seat);
  pin = GTK_WIDGET (gtk_widget_get_template_child (card, PADDOCK_TYPE_RACE_SEAT_CARD, "pin"));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pin)));
  click (pin);
  wait_until (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pin)));
  assert_only_open (hands.window, paddock_race_get_decision (hands.race)->player);
  paddock_race_choose (hands.race, 0);
  assert_only_open (hands.window, paddock_race_get_decision (hands.race)->player);
  hands_end (&hands);
}

static void
test_lines_open_with_the_keyboard (void)
{
  Hands hands;
  GtkWidget *card, *table;
  guint seat;

  hands_begin (&hands, 6);
  seat = find_idle (&hands);
  card = find_card (hands.window, seat);
  gtk_widget_grab_focus (get_line (card));
  press_key ("Return");
  wait_until (is_open_card (card));
  assert_only_open (hands.window, seat);
  g_assert_true (get_focus (hands.window) == get_line (card));

  press_key ("space"); /* closes it again */
  wait_until (!paddock_race_seat_card_is_open (PADDOCK_RACE_SEAT_CARD (card)));
  table = find_card (hands.window, PADDOCK_NOBODY);
  g_assert_false (is_open_card (table));
  gtk_widget_grab_focus (get_line (table));
  press_key ("Return");
  wait_until (is_open_card (table));
  hands_end (&hands);
}

/* --- What has just changed --- */

static guint
count_changed (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "changed");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_changed (child);
  return n;
}

static void
show (PaddockRaceMat *mat, guint gear, const char *card)
{
  PaddockDashboard dashboard = { 0 };

  paddock_dashboard_add (&dashboard,
                         (PaddockGauge){ .kind = PADDOCK_GAUGE_LEVER, .label = "Gear" });
  for (guint i = 1; i <= 5; i++)
    paddock_dashboard_add_part (&dashboard,
                                (PaddockPart){ .value = (gint16) i,
                                               .marks = i == gear ? PADDOCK_PART_MARKED : 0 });
  paddock_dashboard_add (&dashboard,
                         (PaddockGauge){ .kind = PADDOCK_GAUGE_CARDS, .label = "Hand" });
  if (card)
    paddock_dashboard_add_part (&dashboard, (PaddockPart){ .label = card });
  paddock_dashboard_add_part (&dashboard, (PaddockPart){ .label = "Reins" });
  paddock_race_mat_show (mat, &dashboard, FALSE);
}

/* Of the lever the place where it is now, and its name; of the hand the name when a card has gone, and a card that is
 * new.  Nothing stands out when it is shown first, or if it is the same. */
static void
test_what_has_just_changed_stands_out_for_a_moment (void)
{
  PaddockRaceMat *mat = g_object_new (PADDOCK_TYPE_RACE_MAT, NULL);
  GtkWidget *widget = g_object_ref_sink (GTK_WIDGET (mat));

  show (mat, 2, "Whip");
  g_assert_cmpuint (count_changed (widget), ==, 0);
  show (mat, 2, "Whip");
  g_assert_cmpuint (count_changed (widget), ==, 0);
  show (mat, 3, "Whip");
  g_assert_cmpuint (count_changed (widget), ==, 2);
  wait_until (count_changed (widget) == 0);
  show (mat, 3, NULL);
  g_assert_cmpuint (count_changed (widget), ==, 1);
  wait_until (count_changed (widget) == 0);
  show (mat, 3, "Sidle");
  g_assert_cmpuint (count_changed (widget), ==, 2);
  g_object_unref (widget);
}

static void
bind_language (void)
{
  g_autofree char *catalogues = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);

  setlocale (LC_ALL, "");
  bindtextdomain ("paddock", catalogues);
  bind_textdomain_codeset ("paddock", "UTF-8");
  textdomain ("paddock");
}

int
main (int argc, char **argv)
{
  gboolean is_english = g_str_equal (g_getenv ("LANGUAGE"), "en");

  bind_language ();
  init_application (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++) {
    g_autofree char *path =
      g_strdup_printf ("/app/race-mats/all-of-one-seat-is-in-view/%s-%u", fields[i].game, i);

    g_test_add_data_func (path, &fields[i], test_all_of_one_seat_is_in_view);
  }
  g_test_add_func ("/app/race-mats/every-vehicle-has-a-seat", test_every_vehicle_has_a_seat);
  if (!is_english)
    return g_test_run ();

  g_test_add_func ("/app/race-mats/lines-open-with-the-pointer", test_lines_open_with_the_pointer);
  g_test_add_func ("/app/race-mats/lines-open-with-the-keyboard",
                   test_lines_open_with_the_keyboard);
  g_test_add_func ("/app/race-mats/what-has-just-changed-stands-out-for-a-moment",
                   test_what_has_just_changed_stands_out_for_a_moment);
  return g_test_run ();
}
