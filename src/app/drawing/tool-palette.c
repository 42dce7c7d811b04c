/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool-palette.h"

#include <glib/gi18n.h>

#include "strip.h"

struct _PaddockToolPalette {
  AdwBin parent_instance;

  PaddockEditor *editor;
  GPtrArray *buttons;    /* of GtkToggleButton, in the order of the tables */
  GPtrArray *separators; /* of GtkSeparator: before each table but the first */

  GtkBox *column; /* template children below */
};

G_DEFINE_FINAL_TYPE (PaddockToolPalette, paddock_tool_palette, ADW_TYPE_BIN)

static const PaddockTool *
get_tool (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "tool");
}

/* A table whose tools are all for another game has no separator either. */
static void
show_separators (PaddockToolPalette *self, const PaddockHexTrack *track)
{
  for (guint i = 1; paddock_tool_tables[i]; i++) {
    gboolean has_any = FALSE;

    for (guint j = 0; j < paddock_tool_tables[i]->n_rows; j++)
      has_any |= paddock_tool_suits (&paddock_tool_tables[i]->rows[j], track);
    gtk_widget_set_visible (self->separators->pdata[i - 1], has_any);
  }
}

static void
update (PaddockToolPalette *self)
{
  const PaddockHexTrack *track = paddock_editor_get_track (self->editor);

  gtk_widget_set_visible (GTK_WIDGET (self), track != NULL);
  if (track)
    show_separators (self, track);
  for (guint i = 0; i < self->buttons->len && track; i++) {
    GtkWidget *button = self->buttons->pdata[i];
    const PaddockTool *tool = get_tool (button);

    gtk_widget_set_visible (button, paddock_tool_suits (tool, track));
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                  tool == paddock_editor_get_tool (self->editor));
  }
}

/* A press on the tool in hand keeps it in hand. */
static void
clicked_cb (GtkWidget *button, PaddockToolPalette *self)
{
  paddock_editor_set_tool (self->editor, get_tool (button)->id);
  update (self);
}

/* "Paint (B)", and below it what to do. */
static char *
dup_tooltip (const PaddockTool *tool)
{
  GdkModifierType modifiers = 0;
  guint value = 0;
  g_autofree char *key = NULL;

  if (!tool->keys || !gtk_accelerator_parse (tool->keys, &value, &modifiers))
    return g_strdup_printf ("%s\n%s", _ (tool->label), _ (tool->help));

  key = gtk_accelerator_get_label (value, modifiers);
  return g_strdup_printf ("%s (%s)\n%s", _ (tool->label), key, _ (tool->help));
}

static void
add_button (PaddockToolPalette *self, const PaddockTool *tool)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *icon = g_strdup_printf ("paddock-%s-symbolic", tool->id);
  g_autofree char *tooltip = dup_tooltip (tool);

  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (tool->label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ (tool->help), -1);
  g_object_set_data (G_OBJECT (button), "tool", (gpointer) tool);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (self->column, button);
  g_ptr_array_add (self->buttons, button);
}

static void
add_buttons (PaddockToolPalette *self)
{
  for (guint i = 0; paddock_tool_tables[i]; i++) {
    if (i > 0) {
      GtkWidget *separator = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

      gtk_box_append (self->column, separator);
      g_ptr_array_add (self->separators, separator);
    }
    for (guint j = 0; j < paddock_tool_tables[i]->n_rows; j++)
      add_button (self, &paddock_tool_tables[i]->rows[j]);
  }
}

static void
paddock_tool_palette_dispose (GObject *object)
{
  PaddockToolPalette *self = PADDOCK_TOOL_PALETTE (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->separators, g_ptr_array_unref);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_tool_palette_parent_class)->dispose (object);
}

static void
paddock_tool_palette_class_init (PaddockToolPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_tool_palette_dispose;

  g_type_ensure (PADDOCK_TYPE_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/tool-palette.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockToolPalette, column);
}

static void
paddock_tool_palette_init (PaddockToolPalette *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->buttons = g_ptr_array_new ();
  self->separators = g_ptr_array_new ();
  add_buttons (self);
}

void
paddock_tool_palette_set_editor (PaddockToolPalette *self, PaddockEditor *editor)
{
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "tool-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (paddock_editor_get_file (editor), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}
