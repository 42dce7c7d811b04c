/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-page.h"

#include "actions.h"
#include "notice-bar.h"
#include "recent-files.h"

struct _PaddockDocumentPage {
  AdwBin parent_instance;

  PaddockDocumentFile *file;
  PaddockSettings *settings;
  char *title;
  gboolean is_loading;
  gboolean show_panel;
  char *overlay;
  PaddockDrawingView *drawing; /* borrowed from `content`: one of these, or neither yet */
  PaddockRaceView *race_view;

  GtkStack *stack; /* template children below */
  GtkLabel *reason;
  GtkWidget *try_again_button;
  PaddockNoticeBar *notice_bar;
  AdwBin *content;
};

G_DEFINE_FINAL_TYPE (PaddockDocumentPage, paddock_document_page, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_FILE,
  PROP_SETTINGS,
  PROP_TITLE,
  PROP_IS_LOADING,
  PROP_SHOW_PANEL,
  PROP_OVERLAY,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
update_title (PaddockDocumentPage *self)
{
  g_autofree char *name = paddock_document_file_dup_name (self->file);
  char *title = paddock_document_file_is_modified (self->file) ? g_strconcat ("• ", name, NULL)
                                                               : g_strdup (name);

  g_free (self->title);
  self->title = title;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

static void
show_failure (PaddockDocumentPage *self)
{
  gtk_label_set_label (self->reason, paddock_document_file_get_error (self->file)->message);
  gtk_stack_set_visible_child_name (self->stack, "failed");
  gtk_widget_grab_focus (self->try_again_button);
}

static GtkWidget *
make_drawing (PaddockDocumentPage *self)
{
  GtkWidget *drawing = paddock_drawing_view_new (self->file, self->settings);

  self->drawing = PADDOCK_DRAWING_VIEW (drawing);
  if (self->overlay)
    g_object_set (drawing, "overlay", self->overlay, NULL);
  g_object_bind_property (drawing, "overlay", self, "overlay",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  return drawing;
}

static GtkWidget *
make_race (PaddockDocumentPage *self)
{
  GtkWidget *race = paddock_race_view_new (self->file, self->settings);

  self->race_view = PADDOCK_RACE_VIEW (race);
  return race;
}

/* A file may hold a document of another kind when it is read again. */
static gboolean
has_content (PaddockDocumentPage *self)
{
  gboolean is_race =
    paddock_document_file_get_document (self->file)->kind == &paddock_playtest_kind;

  return is_race ? self->race_view != NULL : self->drawing != NULL;
}

static void
make_content (PaddockDocumentPage *self)
{
  gboolean is_race =
    paddock_document_file_get_document (self->file)->kind == &paddock_playtest_kind;
  GtkWidget *content;

  self->drawing = NULL;
  self->race_view = NULL;
  adw_bin_set_child (self->content, NULL);
  content = is_race ? make_race (self) : make_drawing (self);
  g_object_bind_property (self, "show-panel", content, "show-panel",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  adw_bin_set_child (self->content, content);
}

static void
show_document (PaddockDocumentPage *self)
{
  gboolean is_first = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "ready") != 0;

  if (!has_content (self))
    make_content (self);
  gtk_stack_set_visible_child_name (self->stack, "ready");
  if (!is_first)
    return;

  gtk_widget_grab_focus (adw_bin_get_child (self->content));
  if (paddock_document_file_get_file (self->file))
    paddock_recent_files_add (paddock_document_file_get_file (self->file));
}

static void
file_changed_cb (PaddockDocumentPage *self)
{
  PaddockDocumentFileState state = paddock_document_file_get_state (self->file);

  if (state == PADDOCK_DOCUMENT_FILE_LOADING)
    gtk_stack_set_visible_child_name (self->stack, "loading");
  else if (state == PADDOCK_DOCUMENT_FILE_FAILED)
    show_failure (self);
  else
    show_document (self);

  self->is_loading = state == PADDOCK_DOCUMENT_FILE_LOADING;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_LOADING]);
  update_title (self);
}

static gboolean
paddock_document_page_grab_focus (GtkWidget *widget)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (widget);
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  if (paddock_document_file_get_state (self->file) == PADDOCK_DOCUMENT_FILE_FAILED)
    return gtk_widget_grab_focus (
      self->try_again_button); /* not the message, which it would select */

  if (self->race_view && gtk_widget_grab_focus (GTK_WIDGET (self->race_view)))
    return TRUE; /* its keys answer, whatever the bar above it says */

  return shown && gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
}

static void
paddock_document_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (object);

  switch (id) {
  case PROP_FILE:
    g_value_set_object (value, self->file);
    break;
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_IS_LOADING:
    g_value_set_boolean (value, self->is_loading);
    break;
  case PROP_SHOW_PANEL:
    g_value_set_boolean (value, self->show_panel);
    break;
  case PROP_OVERLAY:
    g_value_set_string (value, self->overlay);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
set_show_panel (PaddockDocumentPage *self, gboolean show_panel)
{
  if (self->show_panel == show_panel)
    return;

  self->show_panel = show_panel;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_PANEL]);
}

static void
set_overlay (PaddockDocumentPage *self, const char *overlay)
{
  if (g_strcmp0 (self->overlay, overlay) == 0)
    return;

  g_free (self->overlay);
  self->overlay = g_strdup (overlay);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OVERLAY]);
}

static void
paddock_document_page_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (object);

  switch (id) {
  case PROP_FILE:
    self->file = g_value_dup_object (value);
    break;
  case PROP_SETTINGS:
    self->settings = g_value_dup_object (value);
    break;
  case PROP_SHOW_PANEL:
    set_show_panel (self, g_value_get_boolean (value));
    break;
  case PROP_OVERLAY:
    set_overlay (self, g_value_get_string (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
paddock_document_page_constructed (GObject *object)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (object);

  G_OBJECT_CLASS (paddock_document_page_parent_class)->constructed (object);

  g_signal_connect_object (self->file, "changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  paddock_notice_bar_set_file (self->notice_bar, self->file);
  file_changed_cb (self);
}

static void
paddock_document_page_dispose (GObject *object)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (object);

  if (self->file)
    paddock_document_file_cancel (self->file);
  self->drawing = NULL;
  self->race_view = NULL;
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->file);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (paddock_document_page_parent_class)->dispose (object);
}

static void
paddock_document_page_finalize (GObject *object)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (object);

  g_free (self->title);
  g_free (self->overlay);

  G_OBJECT_CLASS (paddock_document_page_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *klass)
{
  GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags once = G_PARAM_STATIC_STRINGS | G_PARAM_CONSTRUCT_ONLY;

  props[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, PADDOCK_TYPE_DOCUMENT_FILE, G_PARAM_READWRITE | once);
  props[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, PADDOCK_TYPE_SETTINGS, G_PARAM_WRITABLE | once);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | flags);
  props[PROP_IS_LOADING] =
    g_param_spec_boolean ("is-loading", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  props[PROP_SHOW_PANEL] =
    g_param_spec_boolean ("show-panel", NULL, NULL, FALSE, G_PARAM_READWRITE | flags);
  props[PROP_OVERLAY] =
    g_param_spec_string ("overlay", NULL, NULL, NULL, G_PARAM_READWRITE | flags);
  g_object_class_install_properties (klass, N_PROPS, props);
}

static void
paddock_document_page_class_init (PaddockDocumentPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = paddock_document_page_constructed;
  object_class->dispose = paddock_document_page_dispose;
  object_class->finalize = paddock_document_page_finalize;
  object_class->get_property = paddock_document_page_get_property;
  object_class->set_property = paddock_document_page_set_property;
  widget_class->grab_focus = paddock_document_page_grab_focus;
  install_properties (object_class);

  g_type_ensure (PADDOCK_TYPE_NOTICE_BAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/document-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentPage, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentPage, reason);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentPage, try_again_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentPage, notice_bar);
  gtk_widget_class_bind_template_child (widget_class, PaddockDocumentPage, content);
}

static void
paddock_document_page_init (PaddockDocumentPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}

GtkWidget *
paddock_document_page_new (PaddockDocumentFile *file, PaddockSettings *settings)
{
  return g_object_new (PADDOCK_TYPE_DOCUMENT_PAGE, "file", file, "settings", settings, NULL);
}

PaddockDocumentFile *
paddock_document_page_get_file (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), NULL);

  return self->file;
}

const char *
paddock_document_page_get_title (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), NULL);

  return self->title;
}

PaddockDrawingView *
paddock_document_page_get_drawing (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), NULL);

  return self->drawing;
}

PaddockCanvas *
paddock_document_page_get_canvas (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), NULL);

  if (self->race_view)
    return paddock_race_view_get_canvas (self->race_view);

  return self->drawing ? paddock_drawing_view_get_canvas (self->drawing) : NULL;
}

PaddockRaceView *
paddock_document_page_get_race_view (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), NULL);

  return self->race_view;
}

void
paddock_document_page_flush (PaddockDocumentPage *self, gboolean is_saving)
{
  g_return_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self));

  if (self->race_view)
    paddock_race_flush (paddock_race_view_get_race (self->race_view), is_saving);
}
