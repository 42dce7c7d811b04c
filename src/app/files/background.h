/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work in threads beside the main loop.
 */

#pragma once

#include <gio/gio.h>

/* Like g_task_run_in_thread(), but the task's source is let go of in the main loop. */
void paddock_background_run (GTask *task, GTaskThreadFunc work);
