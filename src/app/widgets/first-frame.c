/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "first-frame.h"

#define KEY "paddock-after-first-frame"

static void
painted_cb (GtkWidget *widget, GdkFrameClock *clock)
{
  PaddockFirstFrameFunc func = (PaddockFirstFrameFunc) g_object_get_data (G_OBJECT (widget), KEY);

  g_signal_handlers_disconnect_by_func (clock, painted_cb, widget);
  func (widget);
}

static void
realized_cb (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, realized_cb, NULL);
  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                           G_CALLBACK (painted_cb), widget, G_CONNECT_SWAPPED);
}

void
paddock_after_first_frame (GtkWidget *widget, PaddockFirstFrameFunc func)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), KEY, (gpointer) func);
  if (gtk_widget_get_realized (widget))
    realized_cb (widget);
  else
    g_signal_connect (widget, "realize", G_CALLBACK (realized_cb), NULL);
}
