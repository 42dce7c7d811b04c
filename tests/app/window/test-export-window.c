/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "export-window.h"
#include "licence.h"

typedef struct {
  char *folder;
  GFile *place;
  PaddockSettings *settings;
  GtkWindow *window;
  guint n_exported;
} Fixture;

static void
exported_cb (Fixture *fixture, GFile *place)
{
  g_assert_true (g_file_equal (place, fixture->place));
  fixture->n_exported++;
}

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  g_autofree char *path = NULL;

  fixture->folder = make_folder ();
  path = g_build_filename (fixture->folder, "a.png", NULL);
  fixture->place = g_file_new_for_path (path);
  fixture->settings = paddock_settings_new ();
  fixture->window =
    paddock_export_window_new (NULL, file, paddock_document_file_get_document (file),
                               fixture->settings);
  g_signal_connect_swapped (fixture->window, "exported", G_CALLBACK (exported_cb), fixture);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_present (fixture->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window)
    gtk_window_destroy (fixture->window);
  wait_until (!fixture->window);
  remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_object_unref (fixture->place);
  g_object_unref (fixture->settings);
}

/* The widget that a template calls ID. */
static gpointer
get_child (Fixture *fixture, const char *id)
{
  return gtk_widget_get_template_child (GTK_WIDGET (fixture->window), PADDOCK_TYPE_EXPORT_WINDOW,
                                        id);
}

static void
test_choices_are_remembered (Fixture *fixture, gconstpointer data)
{
  g_autofree char *format = NULL;
  gboolean has_frame;

  g_assert_true (gtk_widget_get_visible (get_child (fixture, "dpi_row")));
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "percent_row")));
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "ranks_row"))); /* Frothy has them */
  adw_combo_row_set_selected (get_child (fixture, "format_row"), 2);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "dpi_row")));
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "percent_row")));
  g_assert_true (
    g_str_has_suffix (gtk_label_get_label (get_child (fixture, "size")), "cm on paper"));
  gtk_switch_set_active (get_child (fixture, "frame"), FALSE);

  g_object_get (fixture->settings, "export-format", &format, "export-frame", &has_frame, NULL);
  g_assert_cmpstr (format, ==, "pdf");
  g_assert_false (has_frame);
  g_object_set (fixture->settings, "export-format", "png", "export-frame", TRUE, NULL);
}

/* A large board on sheets: only a PDF has them, and the line below the preview counts them. */
static void
test_a_pdf_is_cut_into_sheets (Fixture *fixture, gconstpointer data)
{
  g_autofree char *paper = NULL;
  GtkLabel *size = get_child (fixture, "size");

  g_assert_false (gtk_widget_get_visible (get_child (fixture, "paper_row")));
  adw_combo_row_set_selected (get_child (fixture, "format_row"), 2);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "paper_row")));
  g_assert_null (strstr (gtk_label_get_label (size), "sheet"));
  adw_combo_row_set_selected (get_child (fixture, "paper_row"), 1);
  g_object_get (fixture->settings, "export-paper", &paper, NULL);
  g_assert_cmpstr (paper, ==, "a4");
  g_object_set (fixture->settings, "export-percent", 400, NULL);
  g_assert_true (g_str_has_suffix (gtk_label_get_label (size), "sheets"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window)); /* with its cuts */
  paddock_export_window_export_to (PADDOCK_EXPORT_WINDOW (fixture->window), fixture->place);
  wait_until (fixture->n_exported == 1 && !fixture->window);
  g_object_set (fixture->settings, "export-format", "png", "export-paper", "whole",
                "export-percent", 100, NULL);
}

static void
test_exports_and_closes (Fixture *fixture, gconstpointer data)
{
  paddock_export_window_export_to (PADDOCK_EXPORT_WINDOW (fixture->window), fixture->place);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_child (fixture, "stack")), ==, "progress");
  wait_until (fixture->n_exported == 1 && !fixture->window);
  g_assert_true (g_file_query_exists (fixture->place, NULL));
}

static void
test_can_be_cancelled (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->settings, "export-dpi", 1200, NULL);
  paddock_export_window_export_to (PADDOCK_EXPORT_WINDOW (fixture->window), fixture->place);
  g_assert_true (gtk_widget_has_focus (get_child (fixture, "cancel_button")));
  g_assert_cmpstr (adw_status_page_get_description (get_child (fixture, "progress_page")), ==,
                   "a.png");
  g_signal_emit_by_name (get_child (fixture, "cancel_button"), "clicked");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_child (fixture, "stack")), ==, "options");
  g_assert_true (gtk_widget_has_focus (get_child (fixture, "export_button")));
  g_signal_emit_by_name (get_child (fixture, "cancel_button"), "clicked"); /* closes */
  wait_until (!fixture->window);
  g_assert_cmpuint (fixture->n_exported, ==, 0);
  g_assert_false (g_file_query_exists (fixture->place, NULL));
  g_object_set (fixture->settings, "export-dpi", 150, NULL);
}

static void
test_sheets_have_nothing_to_choose (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_licence_kind);
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);

  g_assert_true (gtk_widget_get_visible (get_child (fixture, "overlays")));
  gtk_window_destroy (fixture->window);
  wait_until (!fixture->window);
  fixture->window =
    paddock_export_window_new (NULL, file, paddock_document_file_get_document (file),
                               fixture->settings);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "overlays")));
}

static void
test_says_why_not (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) nowhere = g_file_get_child (fixture->place, "below-nothing.png");

  paddock_export_window_export_to (PADDOCK_EXPORT_WINDOW (fixture->window), nowhere);
  wait_until (gtk_widget_get_visible (get_child (fixture, "failure")));
  g_test_message ("%s", gtk_label_get_label (get_child (fixture, "failure")));
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "export_button")));
}

#define ADD(name_, func_) \
  g_test_add ("/app/export-window/" name_, Fixture, NULL, fixture_set_up, func_, fixture_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("choices-are-remembered", test_choices_are_remembered);
  ADD ("a-pdf-is-cut-into-sheets", test_a_pdf_is_cut_into_sheets);
  ADD ("exports-and-closes", test_exports_and_closes);
  ADD ("can-be-cancelled", test_can_be_cancelled);
  ADD ("sheets-have-nothing-to-choose", test_sheets_have_nothing_to_choose);
  ADD ("says-why-not", test_says_why_not);
  return g_test_run ();
}
