/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "export-window.h"

#include <glib/gi18n.h>

#include "choice-row.h"
#include "export-preview.h"
#include "export.h"
#include "hex-track.h"
#include "quote.h"
#include "road-track.h"

#define PROGRESS_MS 60

struct _PaddockExportWindow {
  AdwWindow parent_instance;

  PaddockSettings *settings;
  PaddockDocument *document;
  PaddockDocument *board; /* of a race, instead of its sheet; NULL: there is none */
  PaddockScene *above;    /* what stands on it */
  char *name;             /* that the exported file begins with */
  GFile *folder;          /* of the document's file, or NULL */

  GCancellable *exporting; /* NULL: not yet */
  int done;                /* of 1000; set by the exporting thread */
  guint progress_timeout;

  GtkStack *stack; /* template children below */
  GtkWidget *cancel_button;
  GtkWidget *export_button;
  PaddockExportPreview *preview;
  AdwComboRow *format_row;
  AdwComboRow *paper_row;
  AdwComboRow *palette_row;
  AdwActionRow *dpi_row;
  GtkSpinButton *dpi;
  AdwActionRow *percent_row;
  GtkSpinButton *percent;
  GtkSwitch *sheet;
  GtkWidget *sheet_row;
  GtkWidget *overlays;
  GtkSwitch *frame;
  GtkSwitch *coordinates;
  GtkWidget *coordinates_row;
  GtkSwitch *ranks;
  GtkWidget *ranks_row;
  GtkSwitch *notes;
  GtkWidget *notes_row;
  GtkLabel *size;
  GtkLabel *failure;
  AdwStatusPage *progress_page;
  GtkProgressBar *progress;
};

G_DEFINE_FINAL_TYPE (PaddockExportWindow, paddock_export_window, ADW_TYPE_WINDOW)

enum {
  EXPORTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
show_failure (PaddockExportWindow *self, const char *message)
{
  gtk_label_set_label (self->failure, message);
  gtk_widget_set_visible (GTK_WIDGET (self->failure), *message != '\0');
}

static gboolean
shows_board (PaddockExportWindow *self)
{
  return self->board && !gtk_switch_get_active (self->sheet);
}

static PaddockDocument *
get_document (PaddockExportWindow *self)
{
  return shows_board (self) ? self->board : self->document;
}

static PaddockRenderOptions
get_options (PaddockExportWindow *self)
{
  PaddockRenderOptions options = paddock_export_get_options (self->settings);

  options.view.is_raced = shows_board (self);
  options.view.above = shows_board (self) ? self->above : NULL;
  return options;
}

/* Only what the document can show; a sheet always shows the same. */
static void
show_overlays (PaddockExportWindow *self)
{
  PaddockDocument *document = get_document (self);
  gboolean is_hex = document->kind == &paddock_hex_track_kind;
  gboolean is_road = document->kind == &paddock_road_track_kind;
  const PaddockHexTrack *track = is_hex ? document->record : NULL;

  gtk_widget_set_visible (self->overlays, is_hex || is_road);
  gtk_widget_set_visible (self->coordinates_row, is_hex);
  gtk_widget_set_visible (self->ranks_row,
                          track && paddock_hex_track_has (track, PADDOCK_FEATURE_COURSE));
  gtk_widget_set_visible (self->notes_row,
                          paddock_record_type_find (document->kind->type, "note") != NULL);
}

/* Where the drawing is cut, and how many sheets that makes. */
static char *
show_sheets (PaddockExportWindow *self,
             const PaddockRenderOptions *options,
             const PaddockPicture *picture)
{
  g_autofree char *size = paddock_export_dup_size (options, picture->bounds, self->settings);
  PaddockPoster poster;
  guint n;

  gtk_widget_set_visible (GTK_WIDGET (self->paper_row),
                          options->format == PADDOCK_RENDER_PDF && !picture->kind->is_sheet);
  if (!paddock_export_get_poster (options, picture, &poster)) {
    paddock_export_preview_set_poster (self->preview, NULL);
    return g_steal_pointer (&size);
  }

  paddock_export_preview_set_poster (self->preview, &poster);
  n = paddock_poster_count (&poster);
  /* Translators: the size of a drawing, and how many sheets of paper it takes. */
  return g_strdup_printf (ngettext ("%s, %u sheet", "%s, %u sheets", n), size, n);
}

static void
update (PaddockExportWindow *self)
{
  PaddockRenderOptions options = get_options (self);
  PaddockPicture *picture = paddock_picture_new (get_document (self), &options.view);
  gboolean is_png = options.format == PADDOCK_RENDER_PNG;
  gboolean is_too_large = paddock_export_is_too_large (&options, picture->bounds);
  g_autofree char *size = show_sheets (self, &options, picture);

  paddock_export_preview_set_picture (self->preview, picture, options.palette);
  gtk_widget_set_visible (GTK_WIDGET (self->dpi_row), is_png);
  gtk_widget_set_visible (GTK_WIDGET (self->percent_row), !is_png);
  gtk_label_set_label (self->size, size);
  gtk_widget_set_sensitive (self->export_button, !is_too_large);
  show_failure (self, is_too_large ? _ ("This is too large for a picture.") : "");
}

/* The export itself. */

static gboolean
show_progress_cb (gpointer data)
{
  PaddockExportWindow *self = data;
  int done = g_atomic_int_get (&self->done);

  if (done > 0)
    gtk_progress_bar_set_fraction (self->progress, done / 1000.0);
  else
    gtk_progress_bar_pulse (self->progress);

  return G_SOURCE_CONTINUE;
}

/* The button that is most likely wanted next has the focus. */
static void
show_page (PaddockExportWindow *self, gboolean is_exporting)
{
  gtk_stack_set_visible_child_name (self->stack, is_exporting ? "progress" : "options");
  gtk_widget_set_visible (self->export_button, !is_exporting);
  gtk_widget_grab_focus (is_exporting ? self->cancel_button : self->export_button);
}

static void
stop (PaddockExportWindow *self)
{
  g_clear_handle_id (&self->progress_timeout, g_source_remove);
  g_clear_object (&self->exporting);
  show_page (self, FALSE);
}

typedef struct {
  PaddockExportWindow *window; /* which may be closed meanwhile, but lives on */
  GFile *place;
  GCancellable *cancellable;
} Run;

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Run *run = data;
  g_autoptr (PaddockExportWindow) self = run->window;
  g_autoptr (GFile) place = run->place;
  g_autoptr (GCancellable) cancellable = run->cancellable;
  g_autoptr (GError) error = NULL;
  gboolean is_exported = paddock_export_finish (result, &error);

  if (self->exporting != cancellable)
    return; /* nobody wants it any more */

  stop (self);
  if (is_exported) {
    g_signal_emit (self, signals[EXPORTED], 0, place);
    gtk_window_destroy (GTK_WINDOW (self));
  } else {
    show_failure (self, error->message);
  }
}

void
paddock_export_window_export_to (PaddockExportWindow *self, GFile *place)
{
  PaddockRenderOptions options = get_options (self);
  g_autofree char *name = g_file_get_basename (place);
  g_autofree char *markup = paddock_plain_markup (name);
  Run *run = g_new (Run, 1);

  g_return_if_fail (PADDOCK_IS_EXPORT_WINDOW (self) && !self->exporting);

  self->exporting = g_cancellable_new ();
  self->done = 0;
  *run = (Run){ g_object_ref (self), g_object_ref (place), g_object_ref (self->exporting) };
  show_failure (self, "");
  adw_status_page_set_description (self->progress_page, markup);
  gtk_progress_bar_set_fraction (self->progress, 0);
  show_page (self, TRUE);
  self->progress_timeout = g_timeout_add (PROGRESS_MS, show_progress_cb, self);
  paddock_export_async (get_document (self), &options, place, &self->done, self->exporting,
                        exported_cb, run);
}

/* The end of a name says which format is wanted; a name without one gets it. */
static GFile *
complete_name (PaddockExportWindow *self, GFile *chosen)
{
  PaddockRenderOptions options = paddock_export_get_options (self->settings);
  g_autofree char *name = g_file_get_basename (chosen);
  g_autofree char *full =
    g_strconcat (name, ".", paddock_render_format_names[options.format], NULL);
  g_autoptr (GFile) folder = g_file_get_parent (chosen);
  int format = paddock_render_format_of (name);

  if (format < 0)
    return g_file_get_child (folder, full);

  g_object_set (self->settings, "export-format", paddock_render_format_names[format], NULL);
  return g_object_ref (chosen);
}

static void choose_place (PaddockExportWindow *self, const char *name, GFile *folder);

static void
place_chosen_cb (PaddockExportWindow *self, int response, GtkFileChooser *chooser)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (chooser);
  g_autoptr (GFile) place = NULL;

  gtk_native_dialog_hide (GTK_NATIVE_DIALOG (chooser));
  if (response == GTK_RESPONSE_ACCEPT && chosen)
    place = complete_name (self, chosen);
  if (place && !g_file_equal (place, chosen) && g_file_query_exists (place, NULL)) {
    g_autofree char *name = g_file_get_basename (place);
    g_autoptr (GFile) folder = g_file_get_parent (place);

    choose_place (self, name, folder); /* where it asks before replacing */
  } else if (place) {
    paddock_export_window_export_to (self, place);
  }
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (chooser));
  g_object_unref (chooser);
}

static void
choose_place (PaddockExportWindow *self, const char *name, GFile *folder)
{
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (_ ("Export Picture"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);
  if (folder)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (native), folder, NULL);
  g_signal_connect_object (native, "response", G_CALLBACK (place_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

static void
export_cb (PaddockExportWindow *self)
{
  PaddockRenderOptions options = paddock_export_get_options (self->settings);
  g_autofree char *name = paddock_export_dup_name (self->name, options.format);

  choose_place (self, name, self->folder);
}

/* Stops the export, or closes the window. */
static void
cancel_cb (PaddockExportWindow *self)
{
  if (!self->exporting) {
    gtk_window_close (GTK_WINDOW (self));
    return;
  }

  g_cancellable_cancel (self->exporting);
  stop (self);
}

static void
sheet_toggled_cb (PaddockExportWindow *self)
{
  show_overlays (self);
  update (self);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  cancel_cb (PADDOCK_EXPORT_WINDOW (widget));

  return GDK_EVENT_STOP;
}

static void
paddock_export_window_dispose (GObject *object)
{
  PaddockExportWindow *self = PADDOCK_EXPORT_WINDOW (object);

  if (self->exporting)
    g_cancellable_cancel (self->exporting);
  g_clear_handle_id (&self->progress_timeout, g_source_remove);
  g_clear_object (&self->exporting);
  if (self->settings)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), PADDOCK_TYPE_EXPORT_WINDOW);
  g_clear_object (&self->settings);
  g_clear_object (&self->folder);
  g_clear_pointer (&self->document, paddock_document_unref);
  g_clear_pointer (&self->board, paddock_document_unref);
  g_clear_pointer (&self->above, paddock_scene_free);
  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (paddock_export_window_parent_class)->dispose (object);
}

#define BIND(child_) \
  gtk_widget_class_bind_template_child (widget_class, PaddockExportWindow, child_)

static void
paddock_export_window_class_init (PaddockExportWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_export_window_dispose;
  signals[EXPORTED] = g_signal_new ("exported", PADDOCK_TYPE_EXPORT_WINDOW, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);

  g_type_ensure (PADDOCK_TYPE_EXPORT_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/export-window.ui");
  BIND (stack);
  BIND (cancel_button);
  BIND (export_button);
  BIND (preview);
  BIND (format_row);
  BIND (paper_row);
  BIND (palette_row);
  BIND (dpi_row);
  BIND (dpi);
  BIND (percent_row);
  BIND (percent);
  BIND (sheet);
  BIND (sheet_row);
  BIND (overlays);
  BIND (frame);
  BIND (coordinates);
  BIND (coordinates_row);
  BIND (ranks);
  BIND (ranks_row);
  BIND (notes);
  BIND (notes_row);
  BIND (size);
  BIND (failure);
  BIND (progress_page);
  BIND (progress);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, sheet_toggled_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
paddock_export_window_init (PaddockExportWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What a setting is, and the widget and property that show it. */
static void
bind_settings (PaddockExportWindow *self)
{
  const struct {
    const char *setting;
    gpointer widget;
    const char *property;
  } bindings[] = {
    { "export-dpi", self->dpi, "value" },
    { "export-percent", self->percent, "value" },
    { "export-frame", self->frame, "active" },
    { "export-coordinates", self->coordinates, "active" },
    { "export-ranks", self->ranks, "active" },
    { "export-notes", self->notes, "active" },
  };

  paddock_choice_row_bind (self->format_row, self->settings, "export-format",
                           paddock_settings_export_formats);
  paddock_choice_row_bind (self->paper_row, self->settings, "export-paper",
                           paddock_settings_export_papers);
  paddock_choice_row_bind (self->palette_row, self->settings, "export-palette",
                           paddock_settings_export_palettes);
  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_object_bind_property (self->settings, bindings[i].setting, bindings[i].widget,
                            bindings[i].property, G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_swapped (self->settings, "notify", G_CALLBACK (update), self);
}

GtkWindow *
paddock_export_window_new (GtkWindow *parent,
                           PaddockDocumentFile *file,
                           PaddockDocument *shown,
                           PaddockSettings *settings)
{
  PaddockExportWindow *self =
    g_object_new (PADDOCK_TYPE_EXPORT_WINDOW, "transient-for", parent, NULL);
  GFile *place = paddock_document_file_get_file (file);

  self->settings = g_object_ref (settings);
  self->document = paddock_document_ref (shown);
  self->name = paddock_document_file_dup_suggested_name (file);
  self->folder = place ? g_file_get_parent (place) : NULL;
  show_overlays (self);
  bind_settings (self);
  update (self);
  gtk_widget_grab_focus (self->export_button);

  return GTK_WINDOW (self);
}

void
paddock_export_window_set_board (PaddockExportWindow *self,
                                 PaddockDocument *track,
                                 PaddockScene *above)
{
  g_return_if_fail (PADDOCK_IS_EXPORT_WINDOW (self) && !self->board);

  self->board = paddock_document_ref (track);
  self->above = above;
  gtk_widget_set_visible (self->sheet_row, TRUE);
  sheet_toggled_cb (self);
}
