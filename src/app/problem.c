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
  return _(groups[group].label);
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
  return _(text);
}

char *
paddock_finding_dup_translated (const PaddockFinding *finding)
{
  return paddock_finding_dup_message (finding, translate);
}

/* What the places of findings begin with: "stage 2". */
static const char *const place_words[] = {
  NC_ ("place", "stage"),   NC_ ("place", "checkpoint"), NC_ ("place", "start"),
  NC_ ("place", "item"),    NC_ ("place", "items"),      NC_ ("place", "obstacle"),
  NC_ ("place", "special"), NC_ ("place", "spaces"),     NC_ ("place", "stretch"),
  NC_ ("place", "ranks"),   NC_ ("place", "slot"),       NC_ ("place", "hazard"),
  NC_ ("place", "fragile"), NC_ ("place", "solid"),      NC_ ("place", "tile"),
  NC_ ("place", "bonus"),   NC_ ("place", "speed"),      NC_ ("place", "damage"),
  NC_ ("place", "stamina"), NC_ ("place", "trait"),      NC_ ("place", "card"),
  NC_ ("place", "gear"),    NC_ ("place", "ability"),
};

char *
paddock_finding_dup_place (const PaddockFinding *finding)
{
  gsize length = strcspn (finding->place, " ");

  for (guint i = 0; i < G_N_ELEMENTS (place_words); i++)
    if (strlen (place_words[i]) == length && g_str_has_prefix (finding->place, place_words[i]))
      return g_strconcat (g_dpgettext2 (GETTEXT_PACKAGE, "place", place_words[i]),
                          finding->place + length, NULL);

  return g_strdup (finding->place);
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

static PaddockThingKind
find_kind (const char *name)
{
  for (guint kind = PADDOCK_THING_START; kind < PADDOCK_N_THINGS; kind++)
    if (g_strcmp0 (paddock_thing_names[kind], name) == 0)
      return kind;

  return PADDOCK_THING_NONE;
}

/* Places name a thing as people do: by where it is, by its number, by its id. */
static gboolean
is_called (const PaddockDocument *document, PaddockThing thing, const char *name)
{
  static const char *const naming[] = { "number", "rating", "value", "id", "tile", "name" };
  g_autofree char *place = g_strdup_printf ("%d,%d", thing.at.q, thing.at.r);
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath path;
  gconstpointer record;

  if (g_str_equal (place, name))
    return TRUE;
  if (!paddock_thing_locate (document, thing, &path))
    return FALSE;

  record = paddock_record_path_get (&path, &type, document->record);
  for (guint i = 0; i < G_N_ELEMENTS (naming); i++) {
    const PaddockField *field = paddock_record_type_find (type, naming[i]);
    g_autofree char *value = NULL;

    if (!field)
      continue;
    value = field->kind == PADDOCK_FIELD_INT
              ? g_strdup_printf ("%d", PADDOCK_FIELD_VALUE (record, field, int))
              : g_strdup (paddock_text_get (PADDOCK_FIELD_VALUE (record, field, char *)));
    if (g_str_equal (value, name))
      return TRUE;
  }

  return FALSE;
}

static gboolean
find_thing (const PaddockFinding *finding, const PaddockDocument *document, PaddockThing *found)
{
  g_auto (GStrv) words = g_strsplit (finding->place, " ", -1);
  PaddockThingKind kind = find_kind (words[0]);
  g_autoptr (GArray) things = paddock_things_list (document);

  for (guint i = 0; i < things->len; i++) {
    PaddockThing thing = g_array_index (things, PaddockThing, i);

    if (thing.kind == kind && (!words[1] || is_called (document, thing, words[1]))) {
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
    for (guint i = 0; i < self->finding->hexes->len; i++)
      paddock_selection_set_hex (selection, g_array_index (self->finding->hexes, PaddockHex, i),
                                 TRUE);
}
