/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "manual-window.h"

#include <glib/gi18n.h>

#include "canvas.h"
#include "manual.h"
#include "notice-bar.h"
#include "problems-panel.h"
#include "road-bar.h"
#include "road-toolbox.h"
#include "side-panel.h"
#include "tile-editor.h"
#include "tool-options.h"
#include "tool-palette.h"

struct _PaddockManualWindow {
  AdwWindow parent_instance;

  GtkListBox *pages; /* template children */
  GtkScrolledWindow *scroller;
  GtkBox *content;
};

G_DEFINE_FINAL_TYPE (PaddockManualWindow, paddock_manual_window, ADW_TYPE_WINDOW)

/* The page about a part of the window. */
static const struct {
  GType (*get_type) (void);
  const char *page;
} subjects[] = {
  { paddock_canvas_get_type, "canvas" },          { paddock_tile_editor_get_type, "roads" },
  { paddock_road_toolbox_get_type, "roads" },     { paddock_road_bar_get_type, "roads" },
  { paddock_notice_bar_get_type, "files" },       { paddock_problems_panel_get_type, "problems" },
  { paddock_side_panel_get_type, "panel" },       { paddock_tool_palette_get_type, "hex-tools" },
  { paddock_tool_options_get_type, "hex-tools" },
};

/* How a block looks: libadwaita's class for it. */
static const char *const css_classes[] = {
  [PADDOCK_MANUAL_TITLE] = "title-1",     [PADDOCK_MANUAL_HEADING] = "title-4",
  [PADDOCK_MANUAL_TEXT] = "body",         [PADDOCK_MANUAL_ITEM] = "body",
  [PADDOCK_MANUAL_EXAMPLE] = "monospace",
};

static gboolean
link_cb (PaddockManualWindow *self, const char *page)
{
  paddock_manual_window_show_page (self, page);
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_label (PaddockManualWindow *self, const PaddockManualBlock *block)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), block->markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), block->kind == PADDOCK_MANUAL_EXAMPLE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, css_classes[block->kind]);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (link_cb), self, G_CONNECT_SWAPPED);

  return label;
}

static GtkWidget *
create_item (GtkWidget *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *bullet = gtk_label_new ("•");

  gtk_widget_set_valign (bullet, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), bullet);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
add_block (PaddockManualWindow *self, const PaddockManualBlock *block)
{
  GtkWidget *label = create_label (self, block);

  if (block->kind == PADDOCK_MANUAL_EXAMPLE)
    gtk_widget_add_css_class (label, "example");
  else if (block->kind == PADDOCK_MANUAL_HEADING)
    gtk_widget_set_margin_top (label, 12);
  gtk_box_append (self->content, block->kind == PADDOCK_MANUAL_ITEM ? create_item (label) : label);
}

static void
row_selected_cb (PaddockManualWindow *self, GtkListBoxRow *row)
{
  g_autoptr (GArray) blocks = NULL;
  GtkWidget *child;

  if (!row)
    return;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->content))))
    gtk_box_remove (self->content, child);
  blocks = paddock_manual_read (paddock_manual_pages[gtk_list_box_row_get_index (row)]);
  for (guint i = 0; i < blocks->len; i++)
    add_block (self, &g_array_index (blocks, PaddockManualBlock, i));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
add_page (PaddockManualWindow *self, const char *page)
{
  g_autoptr (GArray) blocks = paddock_manual_read (page);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), g_array_index (blocks, PaddockManualBlock, 0).markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_append (self->pages, label);
}

static void
paddock_manual_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PADDOCK_TYPE_MANUAL_WINDOW);

  G_OBJECT_CLASS (paddock_manual_window_parent_class)->dispose (object);
}

static void
paddock_manual_window_class_init (PaddockManualWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_manual_window_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/manual-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockManualWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, PaddockManualWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, PaddockManualWindow, content);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
paddock_manual_window_init (PaddockManualWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; paddock_manual_pages[i]; i++)
    add_page (self, paddock_manual_pages[i]);
}

void
paddock_manual_window_show_page (PaddockManualWindow *self, const char *page)
{
  g_return_if_fail (PADDOCK_IS_MANUAL_WINDOW (self));

  for (guint i = 0; paddock_manual_pages[i]; i++)
    if (g_str_equal (paddock_manual_pages[i], page))
      gtk_list_box_select_row (self->pages, gtk_list_box_get_row_at_index (self->pages, (int) i));
}

/* The innermost part around the focus that a page is about. */
static const char *
find_page (GtkWindow *parent)
{
  for (GtkWidget *widget = gtk_window_get_focus (parent); widget;
       widget = gtk_widget_get_parent (widget))
    for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
      if (G_TYPE_CHECK_INSTANCE_TYPE (widget, subjects[i].get_type ()))
        return subjects[i].page;

  return paddock_manual_pages[0];
}

void
paddock_manual_window_open (GtkWindow *parent)
{
  PaddockManualWindow *self =
    g_object_new (PADDOCK_TYPE_MANUAL_WINDOW, "transient-for", parent, NULL);

  paddock_manual_window_show_page (self, find_page (parent));
  gtk_window_present (GTK_WINDOW (self));
}
