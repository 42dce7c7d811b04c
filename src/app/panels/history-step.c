/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-step.h"

#include <glib/gi18n.h>

struct _PaddockHistoryStep {
  GObject parent_instance;

  char *label;
  gconstpointer version;
  PaddockStepState state;
};

G_DEFINE_FINAL_TYPE (PaddockHistoryStep, paddock_history_step, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_LABEL,
  PROP_ICON_NAME,
  PROP_STATE_WORDS,
  PROP_CSS_CLASSES,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* How a step of each state is shown. */
static const struct {
  const char *icon_name;
  const char *words;
  const char *css_classes[2];
} shows[] = {
  [PADDOCK_STEP_PAST] = { NULL, "", { NULL } },
  [PADDOCK_STEP_CURRENT] = { "object-select-symbolic", N_ ("Current"), { "heading", NULL } },
  [PADDOCK_STEP_FUTURE] = { NULL, N_ ("Undone"), { "dim-label", NULL } },
};

static void
paddock_history_step_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockHistoryStep *self = PADDOCK_HISTORY_STEP (object);
  const char *words = shows[self->state].words;

  switch (id) {
  case PROP_LABEL:
    g_value_set_string (value, self->label);
    break;
  case PROP_ICON_NAME:
    g_value_set_string (value, shows[self->state].icon_name);
    break;
  case PROP_STATE_WORDS:
    g_value_set_string (value, *words ? _ (words) : "");
    break;
  case PROP_CSS_CLASSES:
    g_value_set_boxed (value, shows[self->state].css_classes);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
paddock_history_step_finalize (GObject *object)
{
  g_free (PADDOCK_HISTORY_STEP (object)->label);

  G_OBJECT_CLASS (paddock_history_step_parent_class)->finalize (object);
}

static void
paddock_history_step_class_init (PaddockHistoryStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = paddock_history_step_get_property;
  object_class->finalize = paddock_history_step_finalize;

  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_ICON_NAME] = g_param_spec_string ("icon-name", NULL, NULL, NULL, flags);
  props[PROP_STATE_WORDS] = g_param_spec_string ("state-words", NULL, NULL, NULL, flags);
  props[PROP_CSS_CLASSES] = g_param_spec_boxed ("css-classes", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
paddock_history_step_init (PaddockHistoryStep *self)
{
}

PaddockHistoryStep *
paddock_history_step_new (const char *label, gconstpointer version)
{
  PaddockHistoryStep *self = g_object_new (PADDOCK_TYPE_HISTORY_STEP, NULL);

  self->label = g_strdup (label);
  self->version = version;
  return self;
}

gconstpointer
paddock_history_step_get_version (PaddockHistoryStep *self)
{
  return self->version;
}

void
paddock_history_step_set_state (PaddockHistoryStep *self, PaddockStepState state)
{
  if (self->state == state)
    return;

  self->state = state;
  for (guint i = PROP_ICON_NAME; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
}
