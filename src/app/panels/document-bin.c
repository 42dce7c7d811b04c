/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-bin.h"

#include "view-overlay.h"

typedef struct {
  PaddockDocumentFile *file;
  PaddockSettings *settings;
  gboolean show_panel;
  const char *overlay; /* the name of a row of paddock_views */
} PaddockDocumentBinPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PaddockDocumentBin, paddock_document_bin, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_FILE,
  PROP_SETTINGS,
  PROP_SHOW_PANEL,
  PROP_OVERLAY,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GPtrArray *bins; /* all that there are, borrowed; NULL: there were none yet */

static PaddockDocumentBinPrivate *
get_private (gpointer self)
{
  return paddock_document_bin_get_instance_private (PADDOCK_DOCUMENT_BIN (self));
}

static void
paddock_document_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockDocumentBinPrivate *priv = get_private (object);

  switch (id) {
  case PROP_FILE:
    g_value_set_object (value, priv->file);
    break;
  case PROP_SHOW_PANEL:
    g_value_set_boolean (value, priv->show_panel);
    break;
  case PROP_OVERLAY:
    g_value_set_string (value, priv->overlay);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
set_overlay (PaddockDocumentBin *self, const char *name)
{
  PaddockDocumentBinPrivate *priv = get_private (self);
  const char *overlay = paddock_views[paddock_view_find (name)].name;

  if (priv->overlay == overlay)
    return;

  priv->overlay = overlay;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OVERLAY]);
}

static void
paddock_document_bin_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  PaddockDocumentBin *self = PADDOCK_DOCUMENT_BIN (object);
  PaddockDocumentBinPrivate *priv = get_private (self);

  switch (id) {
  case PROP_FILE:
    priv->file = g_value_dup_object (value);
    break;
  case PROP_SETTINGS:
    priv->settings = g_value_dup_object (value);
    break;
  case PROP_SHOW_PANEL:
    paddock_document_bin_set_show_panel (self, g_value_get_boolean (value));
    break;
  case PROP_OVERLAY:
    set_overlay (self, g_value_get_string (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
paddock_document_bin_dispose (GObject *object)
{
  PaddockDocumentBinPrivate *priv = get_private (object);

  g_ptr_array_remove (bins, object);
  g_clear_object (&priv->file);
  g_clear_object (&priv->settings);

  G_OBJECT_CLASS (paddock_document_bin_parent_class)->dispose (object);
}

static gboolean
paddock_document_bin_real_has_work (PaddockDocumentBin *self)
{
  return paddock_document_file_is_modified (get_private (self)->file);
}

static void
paddock_document_bin_class_init (PaddockDocumentBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags once = G_PARAM_STATIC_STRINGS | G_PARAM_CONSTRUCT_ONLY;

  object_class->get_property = paddock_document_bin_get_property;
  object_class->set_property = paddock_document_bin_set_property;
  object_class->dispose = paddock_document_bin_dispose;
  klass->has_work = paddock_document_bin_real_has_work;

  props[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, PADDOCK_TYPE_DOCUMENT_FILE, G_PARAM_READWRITE | once);
  props[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, PADDOCK_TYPE_SETTINGS, G_PARAM_WRITABLE | once);
  props[PROP_SHOW_PANEL] = g_param_spec_boolean ("show-panel", NULL, NULL, FALSE, flags);
  props[PROP_OVERLAY] = g_param_spec_string ("overlay", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
paddock_document_bin_init (PaddockDocumentBin *self)
{
  get_private (self)->overlay = paddock_views[PADDOCK_VIEW_NOTHING].name;
  if (!bins)
    bins = g_ptr_array_new ();
  g_ptr_array_add (bins, self);
}

GPtrArray *
paddock_document_bin_list_open (void)
{
  GPtrArray *open = g_ptr_array_new ();

  for (guint i = 0; bins && i < bins->len; i++) {
    PaddockDocumentFile *file = get_private (bins->pdata[i])->file;

    if (file && paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY
        && !g_ptr_array_find (open, paddock_document_file_get_document (file), NULL))
      g_ptr_array_add (open, paddock_document_file_get_document (file));
  }

  return open;
}

GtkWidget *
paddock_document_bin_new (GType type, PaddockDocumentFile *file, PaddockSettings *settings)
{
  return g_object_new (type, "file", file, "settings", settings, NULL);
}

PaddockDocumentFile *
paddock_document_bin_get_file (PaddockDocumentBin *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_BIN (self), NULL);

  return get_private (self)->file;
}

PaddockSettings *
paddock_document_bin_get_settings (PaddockDocumentBin *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_BIN (self), NULL);

  return get_private (self)->settings;
}

void
paddock_document_bin_set_show_panel (PaddockDocumentBin *self, gboolean show_panel)
{
  PaddockDocumentBinPrivate *priv;

  g_return_if_fail (PADDOCK_IS_DOCUMENT_BIN (self));

  priv = get_private (self);
  if (priv->show_panel == show_panel)
    return;

  priv->show_panel = show_panel;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_PANEL]);
}

PaddockCanvas *
paddock_document_bin_get_canvas (PaddockDocumentBin *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_BIN (self), NULL);

  return PADDOCK_DOCUMENT_BIN_GET_CLASS (self)->get_canvas (self);
}

gboolean
paddock_document_bin_has_work (PaddockDocumentBin *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_BIN (self), FALSE);

  return PADDOCK_DOCUMENT_BIN_GET_CLASS (self)->has_work (self);
}

void
paddock_document_bin_flush (PaddockDocumentBin *self, gboolean is_saving)
{
  PaddockDocumentBinClass *klass;

  g_return_if_fail (PADDOCK_IS_DOCUMENT_BIN (self));

  klass = PADDOCK_DOCUMENT_BIN_GET_CLASS (self);
  if (klass->flush)
    klass->flush (self, is_saving);
}

PaddockDocument *
paddock_document_bin_dup_shown (PaddockDocumentBin *self)
{
  g_return_val_if_fail (PADDOCK_IS_DOCUMENT_BIN (self), NULL);

  if (PADDOCK_DOCUMENT_BIN_GET_CLASS (self)->dup_shown)
    return PADDOCK_DOCUMENT_BIN_GET_CLASS (self)->dup_shown (self);

  return paddock_document_ref (
    paddock_document_file_get_document (paddock_document_bin_get_file (self)));
}

void
paddock_document_bin_join (PaddockDocumentBin *self, PaddockDocumentBin *other)
{
  static const guint shared[] = { PROP_SHOW_PANEL, PROP_OVERLAY };

  g_return_if_fail (PADDOCK_IS_DOCUMENT_BIN (self) && PADDOCK_IS_DOCUMENT_BIN (other));

  for (guint i = 0; i < G_N_ELEMENTS (shared); i++)
    g_object_bind_property (self, props[shared[i]]->name, other, props[shared[i]]->name,
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

void
paddock_document_bin_bind_canvas (PaddockDocumentBin *self,
                                  PaddockCanvas *canvas,
                                  PaddockMinimap *minimap,
                                  const char *show_minimap)
{
  static const char *const of_canvas[] = { "show-grid", "show-coordinates", "palette", "wheel" };
  PaddockSettings *settings = paddock_document_bin_get_settings (self);

  for (guint i = 0; i < G_N_ELEMENTS (of_canvas); i++)
    g_object_bind_property (settings, of_canvas[i], canvas, of_canvas[i], G_BINDING_SYNC_CREATE);
  g_object_bind_property (settings, show_minimap, minimap, "is-wanted", G_BINDING_SYNC_CREATE);
}

void
paddock_document_bin_bind_frame (PaddockDocumentBin *self, PaddockPanelFrame *frame)
{
  g_object_bind_property (paddock_document_bin_get_settings (self), "panel-width", frame, "width",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}
