/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-bar.h"

#include "actions.h"
#include "road-words.h"

struct _PaddockRoadBar {
  AdwBin parent_instance;

  PaddockRoadEditor *editor;

  GtkWidget *place_buttons; /* template children below */
  GtkToggleButton *bonus_button;
  GtkLabel *summary;
  GtkLabel *details;
};

G_DEFINE_FINAL_TYPE (PaddockRoadBar, paddock_road_bar, ADW_TYPE_BIN)

static void
update (PaddockRoadBar *self)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self->editor);
  g_autofree char *words = NULL, *details = NULL;
  PaddockRoadSummary summary;

  gtk_widget_set_visible (GTK_WIDGET (self),
                          track && !paddock_road_editor_get_opened (self->editor));
  if (!track)
    return;

  paddock_road_summarise (track, &summary);
  words = paddock_road_dup_summary_words (&summary);
  details = paddock_road_dup_detail_words (&summary);
  gtk_label_set_label (self->summary, words);
  gtk_label_set_label (self->details, details);
  gtk_widget_set_sensitive (self->place_buttons,
                            paddock_road_editor_get_place (self->editor) != PADDOCK_NO_PLACE);
  gtk_toggle_button_set_active (self->bonus_button, paddock_road_editor_is_placing (self->editor));
}

static void
paddock_road_bar_dispose (GObject *object)
{
  PaddockRoadBar *self = PADDOCK_ROAD_BAR (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_road_bar_parent_class)->dispose (object);
}

static void
paddock_road_bar_class_init (PaddockRoadBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_road_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/road-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadBar, place_buttons);
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadBar, bonus_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadBar, summary);
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadBar, details);
}

static void
paddock_road_bar_init (PaddockRoadBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}

void
paddock_road_bar_set_editor (PaddockRoadBar *self, PaddockRoadEditor *editor)
{
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
