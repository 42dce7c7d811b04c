/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "outline-item.h"

#include "field-text.h"
#include "form-words.h"
#include "fuzzy.h"
#include "thing-records.h"
#include "thing-words.h"

struct _PaddockOutlineItem {
  GObject parent_instance;

  PaddockThing thing;
  char *title;
  char *details;
};

G_DEFINE_FINAL_TYPE (PaddockOutlineItem, paddock_outline_item, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_TITLE,
  PROP_DETAILS,
  PROP_HAS_DETAILS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
paddock_outline_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockOutlineItem *self = PADDOCK_OUTLINE_ITEM (object);

  if (id == PROP_TITLE)
    g_value_set_string (value, self->title);
  else if (id == PROP_DETAILS)
    g_value_set_string (value, self->details);
  else if (id == PROP_HAS_DETAILS)
    g_value_set_boolean (value, *self->details != '\0');
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_outline_item_finalize (GObject *object)
{
  PaddockOutlineItem *self = PADDOCK_OUTLINE_ITEM (object);

  g_free (self->title);
  g_free (self->details);

  G_OBJECT_CLASS (paddock_outline_item_parent_class)->finalize (object);
}

static void
paddock_outline_item_class_init (PaddockOutlineItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = paddock_outline_item_get_property;
  object_class->finalize = paddock_outline_item_finalize;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_DETAILS] = g_param_spec_string ("details", NULL, NULL, NULL, flags);
  props[PROP_HAS_DETAILS] = g_param_spec_boolean ("has-details", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
paddock_outline_item_init (PaddockOutlineItem *self)
{
}

static char *
dup_details (const PaddockDocument *document, PaddockThing thing)
{
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath path;
  gconstpointer record;
  g_autofree char *name = NULL, *details = NULL;

  if (!paddock_thing_locate (document, thing, &path))
    return g_strdup ("");

  record = paddock_record_path_get (&path, &type, document->record);
  name = paddock_record_dup_name (type, record);
  details = paddock_record_dup_details (type, record, paddock_thing_is_numbered (&thing));
  return name && *name && *details ? g_strconcat (name, " · ", details, NULL)
                                   : g_strdup (name && *name ? name : details);
}

PaddockOutlineItem *
paddock_outline_item_new (const PaddockDocument *document, PaddockThing thing)
{
  PaddockOutlineItem *self = g_object_new (PADDOCK_TYPE_OUTLINE_ITEM, NULL);

  self->thing = thing;
  self->title = paddock_thing_dup_words (&thing);
  self->details = dup_details (document, thing);
  return self;
}

PaddockThing
paddock_outline_item_get_thing (PaddockOutlineItem *self)
{
  return self->thing;
}

gboolean
paddock_outline_item_equal (PaddockOutlineItem *a, PaddockOutlineItem *b)
{
  return paddock_thing_equal (a->thing, b->thing) && g_str_equal (a->title, b->title)
         && g_str_equal (a->details, b->details);
}

gboolean
paddock_outline_item_matches (PaddockOutlineItem *self, const char *query)
{
  g_autofree char *text = g_strconcat (self->title, " ", self->details, NULL);

  return paddock_fuzzy_match (text, query) >= 0;
}
