/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-moments.h"

#include <glib/gi18n.h>

#include "bookmarks.h"
#include "race-record.h"
#include "race-signs.h"

struct _PaddockRaceMoments {
  AdwBin parent_instance;

  PaddockRace *race; /* borrowed: it lives longer */
  GArray *moments;   /* of guint: one a row */
  GArray *remarks;   /* of PaddockRemark: those of the rows that have one, else PADDOCK_NO_REMARK */
  PaddockPlace place; /* of the remark that is being written */
  guint changed;      /* the row whose remark is being changed, or NO_ROW */

  GtkEditable *entry; /* template children below */
  GtkLabel *where;
  GtkListBox *list;
};

#define NO_ROW G_MAXUINT

G_DEFINE_FINAL_TYPE (PaddockRaceMoments, paddock_race_moments, ADW_TYPE_BIN)

/* --- Remarks --- */

static void
show_where (PaddockRaceMoments *self)
{
  const PaddockTable *table = paddock_match_get_table (paddock_race_get_match (self->race));
  g_autoptr (GString) place = g_string_new (NULL);
  g_autofree char *text = NULL;

  if (paddock_place_equal (self->place, PADDOCK_NOWHERE)) {
    text = g_strdup (_ ("Pinned to this moment"));
  } else if (table->names_places) {
    text = g_strdup (_ ("Pinned to the place that you chose"));
  } else {
    paddock_table_format_place (table, self->place, place);
    /* Translators: a place of the board: "3,4". */
    text = g_strdup_printf (_ ("Pinned to %s"), place->str);
  }
  gtk_label_set_label (self->where, text);
}

static void
begin (PaddockRaceMoments *self, guint row, PaddockPlace place, const char *text)
{
  self->changed = row;
  self->place = place;
  gtk_editable_set_text (self->entry, text);
  show_where (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (self->entry, -1);
}

void
paddock_race_moments_begin_remark (PaddockRaceMoments *self, PaddockPlace place)
{
  g_return_if_fail (PADDOCK_IS_RACE_MOMENTS (self));

  begin (self, NO_ROW, place, "");
}

static void
reset (PaddockRaceMoments *self)
{
  self->changed = NO_ROW;
  self->place = PADDOCK_NOWHERE;
  gtk_editable_set_text (self->entry, "");
  show_where (self);
}

static void
apply_cb (PaddockRaceMoments *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));
  const PaddockRemark *remark =
    self->changed == NO_ROW ? NULL : &g_array_index (self->remarks, PaddockRemark, self->changed);

  if (!*text && !remark)
    return;

  paddock_race_write_remark (self->race, remark, self->place, text);
  reset (self);
}

static guint
find_row (PaddockRaceMoments *self, GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  return row ? (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : NO_ROW;
}

static void
edit_cb (PaddockRaceMoments *self, GtkWidget *button)
{
  guint i = find_row (self, button);
  const PaddockRemark *remark = &g_array_index (self->remarks, PaddockRemark, i);
  g_autofree char *text = g_strdup (remark->text);
  PaddockPlace place = remark->place;

  begin (self, i, place, text);
}

static void
remove_cb (PaddockRaceMoments *self, GtkWidget *button)
{
  guint i = find_row (self, button);

  paddock_race_write_remark (self->race, &g_array_index (self->remarks, PaddockRemark, i),
                             PADDOCK_NOWHERE, "");
  reset (self);
}

/* --- Rows --- */

static void
add_button (PaddockRaceMoments *self,
            GtkWidget *box,
            const char *icon,
            const char *label,
            GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
create_row (const char *icon, const char *text, guint moment)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *number = g_strdup_printf ("%u", moment);
  GtkWidget *mark = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *when = gtk_label_new (number);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (when, "dim-label");
  gtk_widget_add_css_class (when, "numeric");
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), when);
  gtk_widget_add_css_class (box, "moment");
  return box;
}

static void
add_row (PaddockRaceMoments *self, GtkWidget *row, guint moment, PaddockRemark remark)
{
  g_array_append_val (self->moments, moment);
  g_array_append_val (self->remarks, remark);
  gtk_list_box_append (self->list, row);
}

static void
add_remark (PaddockRaceMoments *self, const PaddockRemark *remark)
{
  GtkWidget *row = create_row (PADDOCK_REMARK_ICON, remark->text, remark->moment);

  add_button (self, row, "document-edit-symbolic", _ ("Change Remark"), G_CALLBACK (edit_cb));
  add_button (self, row, "user-trash-symbolic", _ ("Remove Remark"), G_CALLBACK (remove_cb));
  add_row (self, row, remark->moment, *remark);
}

static void
add_bookmark (PaddockRaceMoments *self, const PaddockBookmark *bookmark)
{
  add_row (self,
           create_row (paddock_bookmark_get_icon (bookmark->kind), bookmark->text,
                       bookmark->moment),
           bookmark->moment, (PaddockRemark){ 0 });
}

static void
clear_list (PaddockRaceMoments *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))))
    gtk_list_box_remove (self->list, row);
  g_array_set_size (self->moments, 0);
  g_array_set_size (self->remarks, 0);
}

/* The row of the moment in hand, or the last one before it. */
static void
select_moment (PaddockRaceMoments *self)
{
  guint moment = paddock_sight_get_moment (paddock_race_get_sight (self->race));
  GtkListBoxRow *selected = NULL;

  for (guint i = 0; i < self->moments->len && g_array_index (self->moments, guint, i) <= moment;
       i++)
    selected = gtk_list_box_get_row_at_index (self->list, (int) i);
  gtk_list_box_select_row (self->list, selected);
}

void
paddock_race_moments_update (PaddockRaceMoments *self)
{
  g_autoptr (GPtrArray) bookmarks = NULL;
  g_autoptr (GArray) remarks = NULL;
  guint i = 0;

  g_return_if_fail (PADDOCK_IS_RACE_MOMENTS (self));

  if (paddock_race_get_error (self->race))
    return;

  bookmarks = paddock_bookmarks_find (paddock_race_get_sight (self->race), 0);
  remarks = paddock_race_list_remarks (self->race);
  clear_list (self);
  for (guint j = 0; j < remarks->len; j++) {
    const PaddockRemark *remark = &g_array_index (remarks, PaddockRemark, j);

    for (;
         i < bookmarks->len && ((PaddockBookmark *) bookmarks->pdata[i])->moment <= remark->moment;
         i++)
      add_bookmark (self, bookmarks->pdata[i]);
    add_remark (self, remark);
  }
  for (; i < bookmarks->len; i++)
    add_bookmark (self, bookmarks->pdata[i]);
  select_moment (self);
}

static void
activated_cb (PaddockRaceMoments *self, GtkListBoxRow *row)
{
  paddock_race_travel (self->race,
                       g_array_index (self->moments, guint, gtk_list_box_row_get_index (row)));
}

gboolean
paddock_race_moments_step (PaddockRaceMoments *self, int step)
{
  guint here;
  int found = -1;

  g_return_val_if_fail (PADDOCK_IS_RACE_MOMENTS (self), FALSE);

  here = paddock_sight_get_moment (paddock_race_get_sight (self->race));
  for (guint i = 0; i < self->moments->len; i++) {
    guint moment = g_array_index (self->moments, guint, i);

    if (step < 0 ? moment < here : moment > here && found < 0)
      found = (int) moment;
  }
  if (found >= 0)
    paddock_race_travel (self->race, (guint) found);
  return found >= 0;
}

void
paddock_race_moments_set_race (PaddockRaceMoments *self, PaddockRace *race)
{
  g_return_if_fail (PADDOCK_IS_RACE_MOMENTS (self));

  self->race = race;
  if (!paddock_race_get_error (race))
    reset (self);
  paddock_race_moments_update (self);
}

/* --- The widget --- */

static void
paddock_race_moments_finalize (GObject *object)
{
  PaddockRaceMoments *self = PADDOCK_RACE_MOMENTS (object);

  g_array_unref (self->moments);
  g_array_unref (self->remarks);

  G_OBJECT_CLASS (paddock_race_moments_parent_class)->finalize (object);
}

static void
paddock_race_moments_class_init (PaddockRaceMomentsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = paddock_race_moments_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-moments.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceMoments, entry);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceMoments, where);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceMoments, list);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
paddock_race_moments_init (PaddockRaceMoments *self)
{
  self->changed = NO_ROW;
  self->place = PADDOCK_NOWHERE;
  self->moments = g_array_new (FALSE, FALSE, sizeof (guint));
  self->remarks = g_array_new (FALSE, FALSE, sizeof (PaddockRemark));
  gtk_widget_init_template (GTK_WIDGET (self));
}
