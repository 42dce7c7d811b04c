/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of a gallery: a row for each of the catalogue, how they are found and in which order they stand.
 */

#include "part-gallery-private.h"

#include <glib/gi18n.h>

#include "fuzzy.h"
#include "number.h"
#include "sheet-cell-words.h"
#include "sheet-edits.h"

/* Rows of the list: each knows the number of its row in the catalogue. */

guint
paddock_part_gallery_get_row (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "row"));
}

static const PaddockCatalogueRow *
get_catalogue_row (PaddockPartGallery *self, GtkListBoxRow *row)
{
  return paddock_catalogue_get_row (self->kind->catalogue, paddock_part_gallery_get_row (row));
}

static const char *
get_tone_label (PaddockTone tone)
{
  /* Translators: of a trait or a card: it helps its owner, or hinders it. */
  static const char *const labels[] = { "", N_ ("Edge"), N_ ("Flaw") };

  return *labels[tone] ? _ (labels[tone]) : "";
}

void
paddock_part_gallery_set_tone (GtkWidget *label, PaddockTone tone)
{
  gtk_label_set_label (GTK_LABEL (label), get_tone_label (tone));
  gtk_widget_set_visible (label, tone != PADDOCK_TONE_NEUTRAL);
  gtk_widget_remove_css_class (label, "success");
  gtk_widget_remove_css_class (label, "warning");
  gtk_widget_add_css_class (label, tone == PADDOCK_TONE_GOOD ? "success" : "warning");
}

static GtkWidget *
create_row (PaddockPartGallery *self, guint number)
{
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (self->kind->catalogue, number);
  GtkWidget *widget = adw_action_row_new (), *tone = gtk_label_new (NULL);
  gpointer part = g_malloc0 (self->kind->type->size);
  g_autofree char *text = NULL;

  paddock_part_init (self->kind, part, number, &self->place);
  text = paddock_part_dup_text (self->kind, part, paddock_sheet_translate);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), _ (row->label));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), text);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (widget), 2);
  gtk_widget_add_css_class (tone, "caption");
  paddock_part_gallery_set_tone (tone, paddock_part_get_tone (self->kind, part));
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), tone);
  g_object_set_data (G_OBJECT (widget), "row", GUINT_TO_POINTER (number));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), TRUE);
  paddock_record_clear (self->kind->type, part);
  g_free (part);

  return widget;
}

static const char *
get_query (PaddockPartGallery *self)
{
  return self->query;
}

static gboolean
says (const char *text, const char *query)
{
  g_autofree char *folded = g_utf8_casefold (text, -1), *sought = g_utf8_casefold (query, -1);

  return strstr (folded, sought) != NULL;
}

/* What is written out is meant, whatever else it fits. */
static gboolean
is_named (const char *name, const char *query)
{
  g_autofree char *folded = g_utf8_casefold (name, -1), *written = g_utf8_casefold (query, -1);

  return g_str_equal (folded, written);
}

/* Its name first, its group next, and what it does last. */
static int
score (PaddockPartGallery *self, GtkListBoxRow *row)
{
  const PaddockCatalogueRow *entry = get_catalogue_row (self, row);
  const char *query = get_query (self);
  int name = paddock_fuzzy_match_names (_ (entry->label), entry->label, query);

  if (is_named (_ (entry->label), query))
    return G_MAXINT / 2;
  if (name >= 0)
    return 2000 + name;
  if (entry->group && paddock_fuzzy_match_names (_ (entry->group), entry->group, query) >= 0)
    return 1000;

  return says (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), query) ? 0 : -1;
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer self)
{
  return score (self, row) >= 0;
}

static int
get_group (PaddockPartGallery *self, guint number)
{
  const PaddockCatalogue *catalogue = self->kind->catalogue;
  const char *group = paddock_catalogue_get_row (catalogue, number)->group;

  for (guint i = 0; i < number; i++)
    if (g_strcmp0 (paddock_catalogue_get_row (catalogue, i)->group, group) == 0)
      return (int) i;

  return (int) number;
}

/* By group, these in the order of the catalogue; of a search, the best first. */
static int
sort_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  guint ours = paddock_part_gallery_get_row (a), theirs = paddock_part_gallery_get_row (b);
  int groups = get_group (data, ours) - get_group (data, theirs);

  if (*get_query (data) && score (data, a) != score (data, b))
    return score (data, b) - score (data, a);

  return groups ? groups : (int) ours - (int) theirs;
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer self)
{
  const char *group = get_catalogue_row (self, row)->group;
  GtkWidget *label;

  gtk_list_box_row_set_header (row, NULL);
  if (!group || *get_query (self)
      || (before && g_strcmp0 (get_catalogue_row (self, before)->group, group) == 0))
    return;

  label = gtk_label_new (_ (group));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "gallery-heading");
  gtk_list_box_row_set_header (row, label);
}

void
paddock_part_gallery_fill (PaddockPartGallery *self)
{
  guint n = paddock_catalogue_get_size (self->kind->catalogue);

  for (guint i = self->kind->offered_from; i < n; i++) {
    GtkWidget *row = create_row (self, i);

    if (paddock_part_refuse (self->kind, i, &self->place))
      gtk_widget_add_css_class (row, "dim-label");
    gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  }
}

/* --- The search --- */

/* "max sp 5" seeks "max sp" with a 5. */
static void
read_query (PaddockPartGallery *self)
{
  g_autofree char *text =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search))));
  char *space = strrchr (text, ' ');

  self->number = 0;
  if (space && paddock_number_parse (space + 1, &self->number))
    *space = '\0';
  g_free (self->query);
  self->query = g_strdup (g_strstrip (text));
}

GtkListBoxRow *
paddock_part_gallery_find (PaddockPartGallery *self)
{
  GtkListBoxRow *first;

  read_query (self);
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
  gtk_list_box_invalidate_sort (GTK_LIST_BOX (self->list));
  gtk_list_box_invalidate_headers (GTK_LIST_BOX (self->list));
  first = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), 0);
  for (int i = 0; !first && gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i); i++) {
    GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i);

    first = gtk_widget_get_child_visible (GTK_WIDGET (row)) ? row : NULL;
  }

  return *self->query ? first : NULL;
}

void
paddock_part_gallery_order (PaddockPartGallery *self)
{
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), filter_cb, self, NULL);
  gtk_list_box_set_sort_func (GTK_LIST_BOX (self->list), sort_cb, self, NULL);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), header_cb, self, NULL);
}

void
paddock_part_gallery_forget_order (PaddockPartGallery *self)
{
  if (!self->query)
    return; /* it was here before */

  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), NULL, NULL, NULL);
  gtk_list_box_set_sort_func (GTK_LIST_BOX (self->list), NULL, NULL, NULL);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), NULL, NULL, NULL);
}
