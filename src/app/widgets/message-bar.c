/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "message-bar.h"

#include <glib/gi18n.h>

struct _PaddockMessageBar {
  AdwBin parent_instance;

  GtkInfoBar *bar; /* template children */
  GtkLabel *text;
  GtkButton *first_button;
  GtkButton *second_button;
};

G_DEFINE_FINAL_TYPE (PaddockMessageBar, paddock_message_bar, ADW_TYPE_BIN)

static void
paddock_message_bar_class_init (PaddockMessageBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/message-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockMessageBar, bar);
  gtk_widget_class_bind_template_child (widget_class, PaddockMessageBar, text);
  gtk_widget_class_bind_template_child (widget_class, PaddockMessageBar, first_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockMessageBar, second_button);
}

static void
paddock_message_bar_init (PaddockMessageBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_choice (GtkButton *button, const PaddockMessageChoice *choice)
{
  GtkActionable *actionable = GTK_ACTIONABLE (button);

  gtk_widget_set_visible (GTK_WIDGET (button), choice->label != NULL);
  gtk_button_set_label (button, choice->label ? _ (choice->label) : "");
  gtk_actionable_set_action_name (actionable,
                                  NULL); /* it would not go with the other's parameter */
  gtk_actionable_set_action_target_value (actionable, choice->target
                                                        ? g_variant_new_string (choice->target)
                                                        : NULL);
  gtk_actionable_set_action_name (actionable, choice->action);
}

void
paddock_message_bar_show (PaddockMessageBar *self,
                          GtkMessageType type,
                          const char *text,
                          PaddockMessageChoice first,
                          PaddockMessageChoice second)
{
  g_return_if_fail (PADDOCK_IS_MESSAGE_BAR (self));

  gtk_info_bar_set_message_type (self->bar, type);
  gtk_label_set_label (self->text, text);
  show_choice (self->first_button, &first);
  show_choice (self->second_button, &second);
  gtk_info_bar_set_revealed (self->bar, TRUE);
}

/* It keeps its words while it slides away. */
void
paddock_message_bar_hide (PaddockMessageBar *self)
{
  g_return_if_fail (PADDOCK_IS_MESSAGE_BAR (self));

  gtk_info_bar_set_revealed (self->bar, FALSE);
}
