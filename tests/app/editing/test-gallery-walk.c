/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row of the catalogues of Joyride in a window: found in its gallery, added, edited in its cell, saved and read again.
 */

#include "window-fixture.h"

#include "part-gallery.h"
#include "part.h"
#include "reader.h"
#include "sheet-cell-parts.h"
#include "sheet-cell.h"
#include "sheet-edits.h"
#include "sheet-parts.h"
#include "shelf.h"

/* Where there is room for parts, and where one stands that was added there. */
typedef struct {
  const char *example;
  const char *room, *cell;
} Place;

static const Place places[] = {
  { "templates/cards.cards.xml", "item[+]", "item[1]" },
  { "templates/cards.cards.xml", "ability[+]", "ability[1]" },
  { "templates/cards.cards.xml", "space[+]", "space[1]" },
  { "templates/cards.cards.xml", "item[0]/effect[+]", "item[0]/effect[1]" },
  { "templates/cards.cards.xml", "ability[0]/effect[+]", "ability[0]/effect[1]" },
  { "vehicles/stunt-buggy.vehicle.xml", "ability[+]", "ability[3]" },
};

static PaddockDocumentFile *
get_file (PaddockWindow *window)
{
  return paddock_window_get_file (window);
}

static PaddockDocument *
get_document (PaddockWindow *window)
{
  return paddock_document_file_get_document (get_file (window));
}

static PaddockWindow *
present_copy (const char *folder, const char *example)
{
  const PaddockShelfFile *shelf = paddock_shelf_find (example);
  g_autofree char *name = g_path_get_basename (example);
  g_autofree char *content = g_strndup (shelf->data, shelf->size);
  g_autoptr (GFile) file = write_file (folder, name, content);
  PaddockWindow *window = present_window ();

  paddock_window_open (window, file);
  wait_until (is_shown (window));
  return window;
}

/* --- The gallery --- */

static PaddockPartGallery *
open_gallery (PaddockWindow *window, const Place *place)
{
  PaddockCanvas *canvas = paddock_document_page_get_canvas (paddock_window_get_page (window));

  g_assert_true (paddock_sheet_parts_open (canvas, get_file (window), place->room));
  return find_dialog (PADDOCK_TYPE_PART_GALLERY);
}

static GtkListBox *
get_list (PaddockPartGallery *gallery)
{
  return find_widget (GTK_WIDGET (gallery), GTK_TYPE_LIST_BOX, NULL);
}

static GPtrArray *
list_titles (PaddockPartGallery *gallery)
{
  GPtrArray *titles = g_ptr_array_new_with_free_func (g_free);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (get_list (gallery), i)); i++)
    g_ptr_array_add (titles, g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row))));

  return titles;
}

static gboolean
finds (PaddockPartGallery *gallery, const char *title)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (get_list (gallery));

  return row && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title);
}

/* FALSE: the gallery says that it cannot be added here. */
static gboolean
add (PaddockWindow *window, const Place *place, const char *title)
{
  PaddockPartGallery *gallery = open_gallery (window, place);
  GtkWidget *button = find_button (GTK_WIDGET (gallery), "_Add");
  gboolean is_offered;

  gtk_editable_set_text (find_widget (GTK_WIDGET (gallery), GTK_TYPE_SEARCH_ENTRY, NULL), title);
  wait_until (finds (gallery, title));
  is_offered = gtk_widget_get_sensitive (button);
  if (is_offered)
    g_signal_emit_by_name (button, "clicked");
  else
    gtk_window_destroy (GTK_WINDOW (gallery));
  wait_until (!find_dialog (PADDOCK_TYPE_PART_GALLERY));
  return is_offered;
}

/* --- What becomes of it --- */

/* What the cell says can be written into it again, and means the same. */
static void
assert_written (PaddockWindow *window, const char *cell)
{
  g_autoptr (PaddockDocument) before = paddock_document_ref (get_document (window));
  g_autofree char *text = paddock_sheet_cell_dup_text (before, cell, paddock_sheet_translate);
  g_autofree char *refusal = NULL;

  g_assert_cmpstr (text, !=, "");
  refusal = paddock_sheet_write (get_file (window), cell, text, FALSE);
  g_assert_null (refusal);
  g_assert_true (paddock_document_equal (before, get_document (window)));
}

/* A name of its own, where it has one. */
static void
rename_part (PaddockWindow *window, const char *cell)
{
  g_autofree char *name = g_strconcat (cell, "/name", NULL), *refusal = NULL, *text = NULL;
  const PaddockField *field = NULL;

  if (paddock_sheet_cell_get_content (get_document (window)->kind, name, &field)
        != PADDOCK_CELL_OF_FIELD
      || field->kind != PADDOCK_FIELD_TEXT)
    return;
  refusal = paddock_sheet_write (get_file (window), name, "Walked & \"Named\"", FALSE);
  g_assert_null (refusal);
  text = paddock_sheet_cell_dup_text (get_document (window), name, NULL);
  g_assert_cmpstr (text, ==, "Walked & \"Named\"");
}

static void
assert_saved (PaddockWindow *window)
{
  g_autofree char *path = g_file_get_path (paddock_document_file_get_file (get_file (window)));
  g_autoptr (PaddockDocument) read = NULL;
  g_autoptr (GError) error = NULL;

  activate (window, "doc.save");
  wait_until (!paddock_document_file_is_modified (get_file (window)));
  read = paddock_xml_read_file (path, &error);
  g_assert_no_error (error);
  g_assert_true (paddock_document_equal (read, get_document (window)));
}

static void
undo_all (PaddockWindow *window)
{
  while (paddock_document_file_get_undo_label (get_file (window)))
    paddock_document_file_undo (get_file (window));
}

static gboolean
try_row (PaddockWindow *window, const Place *place, const char *title)
{
  guint before = paddock_sheet_cell_count_parts (get_document (window), place->cell);

  if (!add (window, place, title))
    return FALSE;

  g_assert_cmpuint (paddock_sheet_cell_count_parts (get_document (window), place->cell), ==,
                    before + 1);
  if (paddock_sheet_cell_get_part_kind (get_document (window)->kind, place->cell))
    assert_written (window, place->cell);
  rename_part (window, place->cell);
  assert_saved (window);
  undo_all (window);
  return TRUE;
}

/* Some rows have no place beside what is there, or never happen on such a card. */
static void
walk (gconstpointer data)
{
  const Place *place = data;
  g_autofree char *folder = g_dir_make_tmp ("walk-XXXXXX", NULL);
  PaddockWindow *window = present_copy (folder, place->example);
  g_autoptr (GPtrArray) titles = list_titles (open_gallery (window, place));
  guint n = 0;

  gtk_window_destroy (find_dialog (PADDOCK_TYPE_PART_GALLERY));
  g_assert_cmpuint (titles->len, >=, 3);
  for (guint i = 0; i < titles->len; i++)
    n += try_row (window, place, titles->pdata[i]);
  g_test_message ("%u of %u", n, titles->len);
  g_assert_cmpuint (3 * n, >=, titles->len);
  assert_saved (window);
  close_window (window);
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  init_application (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_autofree char *document = g_path_get_basename (places[i].example);
    g_autofree char *room = g_strdelimit (g_strdup (places[i].room), "/", '-');
    g_autofree char *path = g_strdup_printf ("/app/gallery-walk/%s/%s", document, room);

    g_test_add_data_func (path, &places[i], walk);
  }

  return g_test_run ();
}
