/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-lines.h"

#include <glib/gi18n.h>

#include "race-record.h"

struct _PaddockRaceLines {
  AdwBin parent_instance;

  PaddockRace *race; /* borrowed: it lives longer */

  GtkMenuButton *button; /* template children below */
  GtkLabel *name;
  GtkPopover *popover;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (PaddockRaceLines, paddock_race_lines, ADW_TYPE_BIN)

/* --- Words --- */

static char *
dup_summary (PaddockRaceLines *self, const PaddockLineInfo *info, guint line)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (line > 0)
    g_string_append_printf (text, _ ("from decision %u, "), info->fork + 1);
  g_string_append_printf (text, ngettext ("%u decision", "%u decisions", info->n_moments),
                          info->n_moments);
  if (info->winner != PADDOCK_NOBODY) {
    g_string_append (text, ", ");
    g_string_append_printf (text, _ ("%s wins"),
                            paddock_race_get_setup (self->race)->seats[info->winner].name);
  }
  if (info->difference)
    g_string_append_printf (text, "\n%s", info->difference);
  return g_strdup (text->str);
}

/* --- What is done with a line --- */

static guint
find_line (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  return (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

static void
renamed_cb (PaddockRaceLines *self, GtkEditable *entry)
{
  paddock_race_rename_line (self->race, find_line (GTK_WIDGET (entry)),
                            gtk_editable_get_text (entry));
}

static void
delete_cb (PaddockRaceLines *self, GtkWidget *button)
{
  paddock_race_delete_line (self->race, find_line (button));
}

static void
promote_cb (PaddockRaceLines *self, GtkWidget *button)
{
  paddock_race_promote_line (self->race, find_line (button));
}

static void
activated_cb (PaddockRaceLines *self, GtkListBoxRow *row)
{
  guint line = (guint) gtk_list_box_row_get_index (row);

  gtk_popover_popdown (self->popover);
  paddock_race_switch_line (self->race, line);
}

/* --- Rows --- */

static GtkWidget *
create_name (PaddockRaceLines *self, const char *name)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Line Name"), -1);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (renamed_cb), self);
  return entry;
}

static GtkWidget *
create_button (PaddockRaceLines *self, const char *icon, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

/* The main line is called that, and stays. */
static GtkWidget *
create_title (PaddockRaceLines *self, guint line, const char *name)
{
  GtkWidget *label;

  if (line > 0)
    return create_name (self, name);

  label = gtk_label_new (name);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  return label;
}

/* Whether it is the line in hand. */
static GtkWidget *
create_mark (gboolean is_here)
{
  GtkWidget *mark =
    gtk_image_new_from_icon_name (is_here ? "radio-checked-symbolic" : "radio-symbolic");

  gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  is_here ? _ ("Shown") : _ ("Not Shown"), -1);
  return mark;
}

static GtkWidget *
create_row (PaddockRaceLines *self, guint line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *name = NULL, *summary = NULL;
  PaddockLineInfo info;
  GtkWidget *label;

  paddock_race_get_line_info (self->race, line, &info);
  name = paddock_race_dup_line_name (self->race, line);
  summary = dup_summary (self, &info, line);
  label = gtk_label_new (summary);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), create_mark (line == paddock_race_get_line (self->race)));
  gtk_box_append (GTK_BOX (texts), create_title (self, line, name));
  gtk_box_append (GTK_BOX (texts), label);
  gtk_box_append (GTK_BOX (box), texts);
  if (line > 0) {
    gtk_box_append (GTK_BOX (box), create_button (self, "go-top-symbolic", _ ("Make Main Line"),
                                                  G_CALLBACK (promote_cb)));
    gtk_box_append (GTK_BOX (box), create_button (self, "user-trash-symbolic", _ ("Delete Line"),
                                                  G_CALLBACK (delete_cb)));
  }
  gtk_widget_add_css_class (box, "moment");
  return box;
}

static void
fill (PaddockRaceLines *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))))
    gtk_list_box_remove (self->list, row);
  for (guint i = 0;
       !paddock_race_get_error (self->race) && i < paddock_race_get_n_lines (self->race); i++)
    gtk_list_box_append (self->list, create_row (self, i));
}

/* --- The widget --- */

static void
update (PaddockRaceLines *self)
{
  g_autofree char *name = NULL;

  if (paddock_race_get_error (self->race))
    return;

  name = paddock_race_dup_line_name (self->race, paddock_race_get_line (self->race));
  gtk_label_set_label (self->name, name);
  gtk_widget_set_visible (GTK_WIDGET (self), paddock_race_get_n_lines (self->race) > 1);
  if (gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    fill (self);
}

void
paddock_race_lines_set_race (PaddockRaceLines *self, PaddockRace *race)
{
  g_return_if_fail (PADDOCK_IS_RACE_LINES (self));

  self->race = race;
  g_signal_connect_object (race, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (race, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
paddock_race_lines_popup (PaddockRaceLines *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_LINES (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_menu_button_popup (self->button);
}

static void
paddock_race_lines_class_init (PaddockRaceLinesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/race-lines.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceLines, button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceLines, name);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceLines, popover);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceLines, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill);
}

static void
paddock_race_lines_init (PaddockRaceLines *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
