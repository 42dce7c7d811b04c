/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that somebody can see, read, or hear from a screen reader, as text: what two races must have in common whose
 * secrets alone differ.
 */

#pragma once

#include <gtk/gtk.h>

static inline void
add_text (GString *seen, const char *what, const char *text)
{
  if (text && *text)
    g_string_append_printf (seen, " %s=\"%s\"", what, text);
}

/* What a screen reader hears: the test of it says what it found instead. */
static inline void
add_heard (GString *seen, GtkWidget *widget)
{
  static const GtkAccessibleProperty properties[] = { GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++) {
    g_autofree char *heard =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "nothing at all");

    add_text (seen, "heard", heard);
  }
}

static inline void
add_buffer (GString *seen, GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  g_autofree char *text = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  add_text (seen, "text", text);
}

static inline gboolean
is_of_race (GtkWidget *widget)
{
  while (widget && !g_str_equal (G_OBJECT_TYPE_NAME (widget), "PaddockRaceView"))
    widget = gtk_widget_get_parent (widget);

  return widget != NULL;
}

/* AdwClamp tells its child how wide it is, when the layout likes; what stands out because it has changed does so for a
 * moment, and follows from what is shown. */
static inline gboolean
is_passing_class (const char *name)
{
  static const char *const names[] = { "small", "medium", "large", "changed", NULL };

  return g_strv_contains (names, name);
}

/* In other windows they only say how things lie, and come when the layout likes. */
static inline void
add_classes (GString *seen, GtkWidget *widget)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);

  for (guint i = 0; classes[i] && is_of_race (widget); i++)
    if (!is_passing_class (classes[i]))
      add_text (seen, "class", classes[i]);
}

static inline void
add_widget (GString *seen, GtkWidget *widget)
{
  g_string_append_printf (seen, "\n%s", G_OBJECT_TYPE_NAME (widget));
  add_classes (seen, widget);
  add_text (seen, "tooltip", gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    add_text (seen, "label", gtk_label_get_label (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    add_text (seen, "text", gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (GTK_IS_TEXT_VIEW (widget))
    add_buffer (seen, GTK_TEXT_VIEW (widget));
  add_heard (seen, widget);
}

/* What comes, goes and fills in when it likes: menus, which have no secrets; the overview, which has nothing but the track;
 * tooltips, whose texts their widgets have. */
static inline gboolean
is_fickle (GtkWidget *widget)
{
  static const char *const types[] = { "AdwToastWidget",   "GtkPopoverMenu", "GtkScrollbar",
                                       "GtkTooltipWindow", "PaddockMinimap", NULL };

  return g_strv_contains (types, G_OBJECT_TYPE_NAME (widget));
}

/* A mat keeps gauges that it does not need now, and fills them before it shows them again; which ones it has come to need
 * hangs on the moments that were painted. */
static inline gboolean
is_spare (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "PaddockRaceGauge")
         && !gtk_widget_get_visible (widget);
}

/* Shown or not: what is there can come into view. */
static inline void
add_widgets (GString *seen, GtkWidget *root)
{
  if (is_fickle (root) || is_spare (root))
    return;

  add_widget (seen, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    add_widgets (seen, child);
}

/* What has just changed is marked for a while: by the clock, not by what is to be seen. */
static inline void
unmark (GtkWidget *widget)
{
  gtk_widget_remove_css_class (widget, "changed");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    unmark (child);
}

/* The pixels of the view. */
static inline void
add_picture (GString *seen, GtkWidget *view)
{
  int width = gtk_widget_get_width (view), height = gtk_widget_get_height (view);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (view);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *pixels = NULL;
  g_autofree char *digest = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (view)),
                                         node, NULL);
  width = gdk_texture_get_width (texture);
  height = gdk_texture_get_height (texture);
  pixels = g_malloc ((gsize) width * (gsize) height * 4);
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  digest =
    g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, (gsize) width * (gsize) height * 4);
  add_text (seen, "pixels", digest);
}

/* Lines that begin with "==" say where what follows was seen. */
static inline void
assert_same_view (const char *a, const char *b)
{
  g_auto (GStrv) x = g_strsplit (a, "\n", -1), y = g_strsplit (b, "\n", -1);
  const char *where = "";

  for (guint i = 0; x[i] && y[i]; i++) {
    if (g_str_has_prefix (x[i], "=="))
      where = x[i];
    if (!g_str_equal (x[i], y[i]))
      g_test_message ("%s", where);
    g_assert_cmpstr (x[i], ==, y[i]);
  }
  g_assert_cmpstr (a, ==, b);
}
