/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "finding-thing.h"

#include "thing-records.h"

/* What a site may be called by, in the records of things. */
static const char *const number_fields[] = { "number", "rating", "value", NULL };
static const char *const id_fields[] = { "id", "tile", "name", "kind", NULL };

/* Whether FIELD of a record says what the site is called. */
static gboolean
names_site (gconstpointer record, const PaddockField *field, const PaddockSite *site)
{
  if (site->by == PADDOCK_SITE_BY_NUMBER)
    return PADDOCK_FIELD_VALUE (record, field, int) == site->number;
  if (field->kind == PADDOCK_FIELD_ENUM)
    return g_str_equal (field->names[PADDOCK_FIELD_VALUE (record, field, int)], site->id);

  return g_str_equal (paddock_text_get (PADDOCK_FIELD_VALUE (record, field, char *)), site->id);
}

static gboolean
is_named (const PaddockDocument *document, PaddockThing thing, const PaddockSite *site)
{
  const char *const *names = site->by == PADDOCK_SITE_BY_NUMBER ? number_fields : id_fields;
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath path;
  gconstpointer record;

  if (!paddock_thing_locate (document, thing, &path))
    return FALSE;

  record = paddock_record_path_get (&path, &type, document->record);
  for (guint i = 0; names[i]; i++) {
    const PaddockField *field = paddock_record_type_find (type, names[i]);

    if (field && names_site (record, field, site))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_meant (const PaddockDocument *document, PaddockThing thing, const PaddockSite *site)
{
  switch ((PaddockSiteName) site->by) {
  case PADDOCK_SITE_BY_KIND:
    return TRUE;
  case PADDOCK_SITE_BY_PLACE:
    return paddock_place_equal (thing.at, site->place);
  case PADDOCK_SITE_BY_NUMBER:
  case PADDOCK_SITE_BY_ID:
  default:
    return is_named (document, thing, site);
  }
}

gboolean
paddock_finding_find_thing (const PaddockFinding *finding,
                            const PaddockDocument *document,
                            PaddockThing *found)
{
  PaddockThingKind kind = paddock_site_get_thing_kind (&finding->site);
  g_autoptr (GArray) things = paddock_things_list (document);

  for (guint i = 0; kind != PADDOCK_THING_NONE && i < things->len; i++) {
    PaddockThing thing = g_array_index (things, PaddockThing, i);

    if (thing.kind == kind && is_meant (document, thing, &finding->site)) {
      *found = thing;
      return TRUE;
    }
  }

  return FALSE;
}
