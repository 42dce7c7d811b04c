/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-curtain.h"

#include <glib/gi18n.h>

struct _PaddockRaceCurtain {
  AdwBin parent_instance;

  AdwStatusPage *page; /* template children below */
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (PaddockRaceCurtain, paddock_race_curtain, ADW_TYPE_BIN)

static void
clicked_cb (PaddockRaceCurtain *self)
{
  g_signal_emit_by_name (self, "lifted");
}

void
paddock_race_curtain_set_name (PaddockRaceCurtain *self, const char *name)
{
  g_autofree char *title = NULL, *label = NULL;

  g_return_if_fail (PADDOCK_IS_RACE_CURTAIN (self));

  gtk_widget_set_visible (GTK_WIDGET (self), name != NULL);
  if (!name)
    return;

  /* Translators: %s is the name of a seat: "Red". */
  title = g_strdup_printf (_ ("Question for %s"), name);
  /* Translators: %s is the name of a seat: "Red". */
  label = g_strdup_printf (_ ("I’m %s and No One Else Is Looking"), name);
  adw_status_page_set_title (self->page, title);
  gtk_button_set_label (self->button, label);
  gtk_widget_grab_focus (GTK_WIDGET (self->button));
}

static void
paddock_race_curtain_class_init (PaddockRaceCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_signal_new ("lifted", PADDOCK_TYPE_RACE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceCurtain, page);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceCurtain, button);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
paddock_race_curtain_init (PaddockRaceCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
