/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toast.h"

#include "quote.h"

AdwToast *
paddock_toast_new (const char *text)
{
  g_autofree char *title = paddock_plain_markup (text);

  return adw_toast_new (title);
}

void
paddock_toast_add (GtkWidget *widget, AdwToast *toast)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  if (overlay)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  else
    g_object_unref (toast);
}

void
paddock_toast_show (GtkWidget *widget, const char *text)
{
  AdwToast *toast = paddock_toast_new (text);

  adw_toast_set_timeout (toast, 3);
  paddock_toast_add (widget, toast);
}
