/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long the studio takes from its start to its first frame, against an empty window of libadwaita.
 *
 * Both are this program, started anew and ended by its first frame.  Runs alternate and the fastest of each counts,
 * so that whatever else the machine does hits neither alone.  Needs a display; see bench-start.sh, which counts the
 * instructions of both as well.
 */

#include <adwaita.h>
#include <math.h>
#include <unistd.h>

#include "application.h"

#define N_RUNS 20
#define GOAL 1.3

static void
after_paint_cb (void)
{
  _exit (0);
}

static void
realized_cb (GtkWidget *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb),
                    NULL);
}

static void
window_added_cb (GtkApplication *application, GtkWidget *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (realized_cb), NULL);
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 740);
  gtk_window_present (GTK_WINDOW (window));
}

/* Never returns. */
static void
start (gboolean is_studio, char **argv)
{
  AdwApplication *empty = adw_application_new ("app.paddock.Empty", G_APPLICATION_NON_UNIQUE);
  GApplication *application =
    is_studio ? G_APPLICATION (paddock_application_new ()) : G_APPLICATION (empty);

  if (!is_studio)
    g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  g_application_run (application, 1, argv);
  g_error ("there was no frame");
}

static double
measure (const char *program, const char *what)
{
  const char *arguments[] = { program, what, NULL };
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_sync (NULL, (char **) arguments, NULL, 0, NULL, NULL, NULL, NULL, &status, &error);
  if (error || !g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s", what, error->message);

  return (double) (g_get_monotonic_time () - start) / 1000;
}

int
main (int argc, char **argv)
{
  double empty = INFINITY, studio = INFINITY;

  if (argc == 2)
    start (g_str_equal (argv[1], "studio"), argv);

  for (guint i = 0; i < N_RUNS; i++) {
    empty = MIN (empty, measure (argv[0], "empty"));
    studio = MIN (studio, measure (argv[0], "studio"));
  }

  g_print ("start-first-frame %.0f ms goal none met\n", studio);
  g_print ("start-against-empty-window %.2f times goal %.1f %s\n", studio / empty, GOAL,
           studio / empty <= GOAL ? "met" : "missed");

  return 0;
}
