/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-page.h"

#include "actions.h"
#include "focus-child.h"
#include "hex-view.h"
#include "notice-bar.h"
#include "panel-frame.h"
#include "quote.h"
#include "race-title.h"
#include "recent-files.h"
#include "road-view.h"
#include "sheet-view.h"

struct _PaddockDocumentPage {
  PaddockDocumentBin parent_instance;

  char *title;
  gboolean is_loading;
  PaddockDocumentBin *view; /* borrowed from `content`; NULL: none yet */

  GtkStack *stack; /* template children below */
  GtkLabel *reason;
  GtkWidget *try_again_button;
  PaddockNoticeBar *notice_bar;
  AdwBin *content;
};

G_DEFINE_FINAL_TYPE (PaddockDocumentPage, paddock_document_page, PADDOCK_TYPE_DOCUMENT_BIN)

enum {
  PROP_0,
  PROP_TITLE,
  PROP_ICON,
  PROP_IS_LOADING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static PaddockDocumentFile *
get_file (PaddockDocumentPage *self)
{
  return paddock_document_bin_get_file (PADDOCK_DOCUMENT_BIN (self));
}

static void
update_title (PaddockDocumentPage *self)
{
  g_autofree char *name = paddock_document_file_dup_name (get_file (self));
  gboolean is_marked =
    paddock_document_page_has_work (self) && !paddock_document_page_is_loose (self);
  char *title = g_strconcat (is_marked ? "• " : "", name, NULL);

  g_free (self->title);
  self->title = title;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

static void
show_failure (PaddockDocumentPage *self)
{
  g_autofree char *reason =
    paddock_plain_line (paddock_document_file_get_error (get_file (self))->message);

  gtk_label_set_label (self->reason, reason);
  gtk_stack_set_visible_child_name (self->stack, "failed");
  gtk_widget_grab_focus (self->try_again_button);
}

/* Which view a kind of document has; the others are filled in on their sheet.  A file never changes its kind. */
static const struct {
  const PaddockDocumentKind *kind;
  GType (*get_type) (void);
} views[] = {
  { &paddock_hex_track_kind, paddock_hex_view_get_type },
  { &paddock_road_track_kind, paddock_road_view_get_type },
  { &paddock_playtest_kind, paddock_race_view_get_type },
  { NULL, paddock_sheet_view_get_type },
};

static GType
find_view_type (PaddockDocumentPage *self)
{
  const PaddockDocumentKind *kind = paddock_document_file_get_document (get_file (self))->kind;
  guint i = 0;

  while (views[i].kind && views[i].kind != kind)
    i++;

  return views[i].get_type ();
}

static void
make_view (PaddockDocumentPage *self)
{
  PaddockDocumentBin *bin = PADDOCK_DOCUMENT_BIN (self);
  GtkWidget *view = paddock_document_bin_new (find_view_type (self), get_file (self),
                                              paddock_document_bin_get_settings (bin));

  paddock_document_bin_join (bin, PADDOCK_DOCUMENT_BIN (view));
  adw_bin_set_child (self->content, view);
  self->view = PADDOCK_DOCUMENT_BIN (view);
}

static void
show_document (PaddockDocumentPage *self)
{
  gboolean is_first = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "ready") != 0;

  if (!self->view)
    make_view (self);
  gtk_stack_set_visible_child_name (self->stack, "ready");
  if (!is_first)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  if (paddock_document_file_get_file (get_file (self)))
    paddock_recent_files_add (paddock_document_file_get_file (get_file (self)));
}

static void
file_changed_cb (PaddockDocumentPage *self)
{
  PaddockDocumentFileState state = paddock_document_file_get_state (get_file (self));

  if (state == PADDOCK_DOCUMENT_FILE_LOADING)
    gtk_stack_set_visible_child_name (self->stack, "loading");
  else if (state == PADDOCK_DOCUMENT_FILE_FAILED)
    show_failure (self);
  else
    show_document (self);

  self->is_loading = state == PADDOCK_DOCUMENT_FILE_LOADING;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_LOADING]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ICON]);
  update_title (self);
}

static GIcon *
create_icon (PaddockDocumentPage *self)
{
  const char *name = self->view ? PADDOCK_DOCUMENT_BIN_GET_CLASS (self->view)->icon_name : NULL;

  return name ? g_themed_icon_new (name) : NULL;
}

static gboolean
paddock_document_page_grab_focus (GtkWidget *widget)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (widget);
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  if (paddock_document_file_get_state (get_file (self)) == PADDOCK_DOCUMENT_FILE_FAILED)
    return gtk_widget_grab_focus (
      self->try_again_button); /* not the message, which it would select */

  if (self->view && gtk_widget_grab_focus (GTK_WIDGET (self->view)))
    return TRUE; /* its keys count, not those of whatever stands first in the bars around it */

  return shown && gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
}

static void
paddock_document_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (object);

  switch (id) {
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_ICON:
    g_value_take_object (value, create_icon (self));
    break;
  case PROP_IS_LOADING:
    g_value_set_boolean (value, self->is_loading);
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

  g_signal_connect_object (get_file (self), "changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  paddock_notice_bar_set_file (self->notice_bar, get_file (self));
  file_changed_cb (self);
}

static void
paddock_document_page_dispose (GObject *object)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (object);

  if (get_file (self))
    paddock_document_file_cancel (get_file (self));
  self->view = NULL;
  adw_bin_set_child (ADW_BIN (self), NULL);

  G_OBJECT_CLASS (paddock_document_page_parent_class)->dispose (object);
}

static void
paddock_document_page_finalize (GObject *object)
{
  PaddockDocumentPage *self = PADDOCK_DOCUMENT_PAGE (object);

  g_free (self->title);

  G_OBJECT_CLASS (paddock_document_page_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *klass)
{
  GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | flags);
  props[PROP_ICON] =
    g_param_spec_object ("icon", NULL, NULL, G_TYPE_ICON, G_PARAM_READABLE | flags);
  props[PROP_IS_LOADING] =
    g_param_spec_boolean ("is-loading", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
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
  widget_class->focus = paddock_focus_child;
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
  return paddock_document_bin_new (PADDOCK_TYPE_DOCUMENT_PAGE, file, settings);
}

PaddockDocumentFile *
paddock_document_page_get_file (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), NULL);

  return get_file (self);
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

  return PADDOCK_IS_DRAWING_VIEW (self->view) ? PADDOCK_DRAWING_VIEW (self->view) : NULL;
}

PaddockRaceView *
paddock_document_page_get_race_view (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), NULL);

  return PADDOCK_IS_RACE_VIEW (self->view) ? PADDOCK_RACE_VIEW (self->view) : NULL;
}

PaddockCanvas *
paddock_document_page_get_canvas (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), NULL);

  return self->view ? paddock_document_bin_get_canvas (self->view) : NULL;
}

gboolean
paddock_document_page_has_work (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), FALSE);

  return self->view ? paddock_document_bin_has_work (self->view)
                    : paddock_document_file_is_modified (get_file (self));
}

gboolean
paddock_document_page_is_loose (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), FALSE);

  return PADDOCK_IS_RACE_VIEW (self->view) && !paddock_document_file_get_file (get_file (self))
         && paddock_title_of_race_get_number (paddock_document_file_get_document (get_file (self)))
              > 0;
}

void
paddock_document_page_flush (PaddockDocumentPage *self, gboolean is_saving)
{
  g_return_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self));

  if (self->view)
    paddock_document_bin_flush (self->view, is_saving);
}

PaddockDocument *
paddock_document_page_dup_shown (PaddockDocumentPage *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self) && self->view, NULL);

  return paddock_document_bin_dup_shown (self->view);
}

static AdwFlap *
find_flap (GtkWidget *widget)
{
  AdwFlap *flap = ADW_IS_FLAP (widget) ? ADW_FLAP (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); !flap && child;
       child = gtk_widget_get_next_sibling (child))
    flap = find_flap (child);

  return flap;
}

/* Into what it shows, where that says which part: past the tabs of a side panel. */
static void
focus_panel (GtkWidget *panel)
{
  g_autoptr (GtkWidget) content = NULL;

  if (PADDOCK_IS_PANEL_FRAME (panel))
    g_object_get (panel, "content", &content, NULL);
  if (!content || !gtk_widget_grab_focus (content))
    gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
}

void
paddock_document_page_switch_pane (PaddockDocumentPage *self)
{
  AdwFlap *flap;
  GtkWidget *panel, *focus;

  g_return_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self));

  flap = find_flap (GTK_WIDGET (self->content));
  panel = flap ? adw_flap_get_flap (flap) : NULL;
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (panel
      && !gtk_widget_get_mapped (panel)) /* it has no place yet to scroll to what has the focus */
    paddock_document_bin_set_show_panel (PADDOCK_DOCUMENT_BIN (self), TRUE);
  else if (panel && !(focus && gtk_widget_is_ancestor (focus, panel)))
    focus_panel (panel);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
paddock_document_page_take_key (PaddockDocumentPage *self, GtkEventControllerKey *keys)
{
  GtkWidget *focus;

  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_PAGE (self), FALSE);

  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  return self->view && !(focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)))
         && gtk_event_controller_key_forward (keys, GTK_WIDGET (self->view));
}
