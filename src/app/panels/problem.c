/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem.h"

#include <glib/gi18n.h>

#include "thing-records.h"

struct _PaddockProblem {
  GObject parent_instance;

  GPtrArray *findings;
  const PaddockFinding *finding; /* one of them */
  guint index;
};

G_DEFINE_FINAL_TYPE (PaddockProblem, paddock_problem, G_TYPE_OBJECT)

static const struct {
  const char *icon_name;
  const char *label;
} groups[PADDOCK_N_PROBLEM_GROUPS] = {
  [PADDOCK_PROBLEM_ERROR] = { "dialog-error-symbolic", N_ ("Errors") },
  [PADDOCK_PROBLEM_WARNING] = { "dialog-warning-symbolic", N_ ("Warnings") },
  [PADDOCK_PROBLEM_HINT] = { "dialog-information-symbolic", N_ ("Hints") },
  [PADDOCK_PROBLEM_ACCEPTED] = { "object-select-symbolic", N_ ("Accepted") },
};

PaddockProblemGroup
paddock_finding_get_group (const PaddockFinding *finding)
{
  return finding->is_accepted ? PADDOCK_PROBLEM_ACCEPTED : (PaddockProblemGroup) finding->severity;
}

const char *
paddock_problem_group_get_icon_name (PaddockProblemGroup group)
{
  return groups[group].icon_name;
}

const char *
paddock_problem_group_get_label (PaddockProblemGroup group)
{
  return _ (groups[group].label);
}

static void
paddock_problem_finalize (GObject *object)
{
  g_ptr_array_unref (PADDOCK_PROBLEM (object)->findings);

  G_OBJECT_CLASS (paddock_problem_parent_class)->finalize (object);
}

static void
paddock_problem_class_init (PaddockProblemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_problem_finalize;
}

static void
paddock_problem_init (PaddockProblem *self)
{
}

PaddockProblem *
paddock_problem_new (GPtrArray *findings, guint i)
{
  PaddockProblem *self = g_object_new (PADDOCK_TYPE_PROBLEM, NULL);

  self->findings = g_ptr_array_ref (findings);
  self->finding = g_ptr_array_index (findings, i);
  self->index = i;
  return self;
}

const PaddockFinding *
paddock_problem_get_finding (PaddockProblem *self)
{
  g_return_val_if_fail (PADDOCK_IS_PROBLEM (self), NULL);

  return self->finding;
}

static const char *
translate (const char *text)
{
  return _ (text);
}

char *
paddock_finding_dup_translated (const PaddockFinding *finding)
{
  return paddock_finding_dup_message (finding, translate);
}

static const char *
translate_place (const char *word)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "place", word);
}

char *
paddock_finding_dup_translated_place (const PaddockFinding *finding)
{
  return paddock_finding_dup_place (finding, translate_place);
}

gboolean
paddock_problem_equal (PaddockProblem *a, PaddockProblem *b)
{
  g_autofree char *left = paddock_finding_dup_translated (a->finding);
  g_autofree char *right = paddock_finding_dup_translated (b->finding);

  return a->finding->check == b->finding->check
         && g_str_equal (a->finding->place, b->finding->place) && g_str_equal (left, right);
}

int
paddock_problem_compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const PaddockProblem *left = a;
  const PaddockProblem *right = b;
  int by_group = (int) paddock_finding_get_group (left->finding)
                 - (int) paddock_finding_get_group (right->finding);

  return by_group ? by_group : (int) left->index - (int) right->index;
}

/* Which thing. */

/* What a site may be called by, in the records of things. */
static const char *const number_fields[] = { "number", "rating", "value", NULL };
static const char *const id_fields[] = { "id", "tile", "name", NULL };

/* Whether FIELD of a record says what the site is called. */
static gboolean
names_site (gconstpointer record, const PaddockField *field, const PaddockSite *site)
{
  if (site->by == PADDOCK_SITE_BY_NUMBER)
    return PADDOCK_FIELD_VALUE (record, field, int) == site->number;

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

static gboolean
find_thing (const PaddockFinding *finding, const PaddockDocument *document, PaddockThing *found)
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

void
paddock_problem_select (PaddockProblem *self,
                        const PaddockDocument *document,
                        PaddockSelection *selection)
{
  PaddockThing thing;

  paddock_selection_clear (selection);
  if (find_thing (self->finding, document, &thing))
    paddock_selection_set_thing (selection, thing, TRUE);
  else
    for (guint i = 0; i < self->finding->places->len; i++)
      paddock_selection_set_hex (selection,
                                 paddock_hex_from_place (
                                   g_array_index (self->finding->places, PaddockPlace, i)),
                                 TRUE);
}
