/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work in threads: who holds its task longest does not finalise what it was for.
 */

#include "app-fixture.h"

#include "background.h"

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_boolean (task, TRUE);
}

static void
gone_cb (gpointer thread, GObject *where_it_was)
{
  *(GThread **) thread = g_thread_self ();
}

static gpointer
drop_cb (gpointer task)
{
  g_object_unref (task);
  return NULL;
}

/* SOURCE is not of anybody else. */
static GTask *
run (GObject *source)
{
  GTask *task = g_task_new (source, NULL, NULL, NULL);

  g_object_unref (source);
  paddock_background_run (task, work);
  wait_until (g_task_get_completed (task) && g_atomic_int_get (&G_OBJECT (task)->ref_count) == 1);
  return task;
}

static void
test_source_is_finalised_by_the_main_loop (void)
{
  GObject *source = g_object_new (G_TYPE_OBJECT, NULL);
  GThread *finaliser = NULL;
  GTask *task;

  g_object_weak_ref (source, gone_cb, &finaliser);
  task = run (source);
  g_thread_join (g_thread_new ("late", drop_cb, task));
  g_assert_null (finaliser);
  wait_until (finaliser);
  g_assert_true (finaliser == g_thread_self ());
}

static gboolean
drop_in_loop_cb (gpointer task)
{
  g_object_unref (*(GTask **) task);
  *(GTask **) task = NULL;
  return G_SOURCE_REMOVE;
}

static void
test_source_is_not_kept_longer_in_the_main_loop (void)
{
  GObject *source = g_object_new (G_TYPE_OBJECT, NULL);
  GTask *task;

  g_object_add_weak_pointer (source, (gpointer *) &source);
  task = run (source);
  g_assert_nonnull (source);
  g_idle_add (drop_in_loop_cb, &task);
  wait_until (!task);
  g_assert_null (source);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/background/source-is-finalised-by-the-main-loop",
                   test_source_is_finalised_by_the_main_loop);
  g_test_add_func ("/app/background/source-is-not-kept-longer-in-the-main-loop",
                   test_source_is_not_kept_longer_in_the_main_loop);
  return g_test_run ();
}
