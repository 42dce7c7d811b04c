/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of races in windows share: a race on a track, its answers, and what is written of it.
 */

#pragma once

#include "window-fixture.h"

#include "games.h"
#include "playtest-run.h"
#include "race-clock.h"
#include "race-plan.h"
#include "race-plans.h"
#include "race-private.h"
#include "race-target.h"
#include "race-view-private.h"
#include "scene-pieces.h"
#include "writer.h"

static inline PaddockRaceView *
get_view (PaddockWindow *window)
{
  return paddock_document_page_get_race_view (paddock_window_get_page (window));
}

static inline PaddockSession *
get_session (PaddockWindow *window)
{
  return paddock_window_get_race (window)->session;
}

/* F5 on the example, always with the same dice; everything happens at once. */
static inline PaddockWindow *
present_race (const char *folder)
{
  PaddockWindow *window = present_example (folder);

  g_random_set_seed (5);
  activate (window, "race.toggle");
  g_assert_nonnull (get_view (window));
  paddock_race_set_speed (paddock_window_get_race (window), 0);
  return window;
}

static inline gboolean
is_asked (PaddockRace *race)
{
  const PaddockDecision *decision = paddock_race_get_decision (race);

  return !decision
         || (paddock_race_is_person (race, decision->player) && !paddock_race_is_thinking (race));
}

static inline guint
count_answers (GtkWidget *root, gboolean refused)
{
  guint n = gtk_widget_has_css_class (root, refused ? "refused" : "answer");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_answers (child, refused);
  return n;
}

static inline GtkWidget *
find_answer (GtkWidget *root, guint *n)
{
  if (gtk_widget_has_css_class (root, "answer") && (*n)-- == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_answer (child, n);

    if (found)
      return found;
  }

  return NULL;
}

/* Clicks on the N-th answer, and waits until a person is asked again or it is over. */
static inline void
answer (PaddockWindow *window, guint n)
{
  PaddockRace *race = paddock_window_get_race (window);
  GtkWidget *button = find_answer (GTK_WIDGET (get_view (window)), &n);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  wait_until (is_asked (race));
}

static inline char *
write_document (PaddockWindow *window)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize size;

  paddock_document_page_flush (paddock_window_get_page (window), TRUE);
  bytes = paddock_xml_write (paddock_document_file_get_document (paddock_window_get_file (window)));
  return g_strndup (g_bytes_get_data (bytes, &size), g_bytes_get_size (bytes));
}

/* Closes without asking. */
static inline void
drop_window (PaddockWindow *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (!window);
}

/* Where a choice leads on the board, and where on the canvas a place of the board is. */
static inline PaddockPlace
find_target (PaddockWindow *window, guint choice)
{
  g_auto (PaddockEvents) events = { 0 };

  paddock_events_init (&events, 64);
  return paddock_target_find (paddock_race_get_match (paddock_window_get_race (window)), choice,
                              &events);
}

static inline PaddockPoint
find_point (PaddockWindow *window, PaddockPlace place)
{
  PaddockCanvas *canvas = get_view (window)->canvas;

  return paddock_canvas_from_scene (canvas,
                                    paddock_ground_get_point (paddock_canvas_get_ground (canvas),
                                                              place));
}
