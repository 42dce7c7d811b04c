/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "swatches.h"

#include <glib/gi18n.h>

#define SIZE 28
#define N_COLUMNS 6

struct _PaddockSwatches {
  GtkPopover parent_instance;

  char *colour;
  GtkWidget *stack, *grid, *picker;
};

G_DEFINE_FINAL_TYPE (PaddockSwatches, paddock_swatches, GTK_TYPE_POPOVER)

static guint chosen_signal;

static const struct {
  const char *name, *colour;
} palette[] = {
  { NC_ ("colour", "Red"), "c01c28" },    { NC_ ("colour", "Orange"), "e66100" },
  { NC_ ("colour", "Yellow"), "f5c211" }, { NC_ ("colour", "Green"), "26a269" },
  { NC_ ("colour", "Teal"), "0f7b8a" },   { NC_ ("colour", "Blue"), "1a5fb4" },
  { NC_ ("colour", "Purple"), "813d9c" }, { NC_ ("colour", "Pink"), "d56199" },
  { NC_ ("colour", "Brown"), "865e3c" },  { NC_ ("colour", "White"), "f6f5f4" },
  { NC_ ("colour", "Grey"), "77767b" },   { NC_ ("colour", "Black"), "241f31" },
};

/* --- One patch --- */

static gboolean
read_colour (const char *colour, GdkRGBA *rgba)
{
  g_autofree char *text = g_strconcat ("#", colour, NULL);

  return strlen (colour) == 6 && gdk_rgba_parse (rgba, text);
}

/* Without a colour, a frame with a stroke through it. */
static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GdkRGBA rgba, line;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &line);
  line.alpha *= 0.4f;
  cairo_rectangle (cr, 1.5, 1.5, width - 3, height - 3);
  if (read_colour (g_object_get_data (G_OBJECT (area), "colour"), &rgba)) {
    gdk_cairo_set_source_rgba (cr, &rgba);
    cairo_fill_preserve (cr);
  } else {
    cairo_move_to (cr, 1.5, height - 1.5);
    cairo_line_to (cr, width - 1.5, 1.5);
  }
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

void
paddock_swatch_set_colour (GtkWidget *swatch, const char *colour)
{
  g_object_set_data_full (G_OBJECT (swatch), "colour", g_strdup (colour), g_free);
  gtk_widget_queue_draw (swatch);
}

GtkWidget *
paddock_swatch_new (const char *colour)
{
  GtkWidget *swatch = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (swatch), SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (swatch), SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_cb, NULL, NULL);
  paddock_swatch_set_colour (swatch, colour);
  return swatch;
}

/* --- All of them --- */

static void
choose (PaddockSwatches *self, const char *colour)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, chosen_signal, 0, colour);
}

static void
swatch_clicked_cb (PaddockSwatches *self, GtkWidget *button)
{
  choose (self, g_object_get_data (G_OBJECT (button), "colour"));
}

static void
none_clicked_cb (PaddockSwatches *self)
{
  choose (self, "");
}

static void
custom_clicked_cb (PaddockSwatches *self)
{
  GdkRGBA rgba;

  if (read_colour (self->colour, &rgba))
    gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (self->picker), &rgba);
  g_object_set (self->picker, "show-editor", TRUE, NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "custom");
}

static int
to_byte (float share)
{
  return (int) (share * 255 + 0.5f);
}

static void
select_clicked_cb (PaddockSwatches *self)
{
  g_autofree char *colour = NULL;
  GdkRGBA rgba;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (self->picker), &rgba);
  colour =
    g_strdup_printf ("%02x%02x%02x", to_byte (rgba.red), to_byte (rgba.green), to_byte (rgba.blue));
  choose (self, colour);
}

void
paddock_swatches_set_colour (PaddockSwatches *self, const char *colour)
{
  g_return_if_fail (PADDOCK_IS_SWATCHES (self));

  g_free (self->colour);
  self->colour = g_strdup (colour);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "swatches");
  for (GtkWidget *child = gtk_widget_get_first_child (self->grid); child;
       child = gtk_widget_get_next_sibling (child))
    if (g_strcmp0 (g_object_get_data (G_OBJECT (child), "colour"), colour) == 0)
      gtk_widget_add_css_class (child, "suggested-action");
    else
      gtk_widget_remove_css_class (child, "suggested-action");
}

static GtkWidget *
create_swatch (PaddockSwatches *self, guint i)
{
  GtkWidget *button = gtk_button_new ();
  const char *name = g_dpgettext2 (NULL, "colour", palette[i].name);

  gtk_button_set_child (GTK_BUTTON (button), paddock_swatch_new (palette[i].colour));
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "colour", (gpointer) palette[i].colour);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (swatch_clicked_cb), self);
  return button;
}

static GtkWidget *
create_button (PaddockSwatches *self, const char *label, void (*clicked) (PaddockSwatches *self))
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked), self);
  return button;
}

static GtkWidget *
create_swatches (PaddockSwatches *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->grid = gtk_grid_new ();
  for (guint i = 0; i < G_N_ELEMENTS (palette); i++)
    gtk_grid_attach (GTK_GRID (self->grid), create_swatch (self, i), (int) i % N_COLUMNS,
                     (int) i / N_COLUMNS, 1, 1);
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_box_append (GTK_BOX (buttons), create_button (self, _ ("_No Colour"), none_clicked_cb));
  gtk_box_append (GTK_BOX (buttons), create_button (self, _ ("_Custom…"), custom_clicked_cb));
  gtk_box_append (GTK_BOX (box), self->grid);
  gtk_box_append (GTK_BOX (box), buttons);
  return box;
}

static GtkWidget *
create_custom (PaddockSwatches *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *select = create_button (self, _ ("_Select"), select_clicked_cb);

  self->picker = gtk_color_chooser_widget_new ();
  gtk_color_chooser_set_use_alpha (GTK_COLOR_CHOOSER (self->picker), FALSE);
  gtk_widget_add_css_class (select, "suggested-action");
  gtk_box_append (GTK_BOX (box), self->picker);
  gtk_box_append (GTK_BOX (box), select);
  return box;
}

static void
paddock_swatches_finalize (GObject *object)
{
  g_free (PADDOCK_SWATCHES (object)->colour);

  G_OBJECT_CLASS (paddock_swatches_parent_class)->finalize (object);
}

static void
paddock_swatches_class_init (PaddockSwatchesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_swatches_finalize;
  chosen_signal = g_signal_new ("chosen", PADDOCK_TYPE_SWATCHES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
paddock_swatches_init (PaddockSwatches *self)
{
  self->colour = g_strdup ("");
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_named (GTK_STACK (self->stack), create_swatches (self), "swatches");
  gtk_stack_add_named (GTK_STACK (self->stack), create_custom (self), "custom");
  gtk_popover_set_child (GTK_POPOVER (self), self->stack);
}

GtkWidget *
paddock_swatches_new (void)
{
  return g_object_new (PADDOCK_TYPE_SWATCHES, NULL);
}
