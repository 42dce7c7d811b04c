/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem.h"

#include <glib/gi18n.h>

#include "finding-thing.h"

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

char *
paddock_finding_dup_explanation (const PaddockFinding *finding)
{
  static const char *const severities[PADDOCK_N_SEVERITIES] = {
    [PADDOCK_SEVERITY_ERROR] = N_ ("Error"),
    [PADDOCK_SEVERITY_WARNING] = N_ ("Warning"),
    [PADDOCK_SEVERITY_HINT] = N_ ("Hint"),
  };
  const PaddockCheck *check = finding->check;
  g_autofree char *message = paddock_finding_dup_translated (finding);
  GString *text = g_string_new (NULL);

  /* Translators: how bad a problem is, and the problem, in a sentence: "Error: The vehicle has no name." */
  g_string_append_printf (text, _ ("%s: %s"), _ (severities[finding->severity]), message);
  g_string_append_printf (text, "\n%s\n", _ (check->why));
  if (check->clause) /* Translators: %s names a clause of the rules: "JOY-SSW-05". */
    g_string_append_printf (text, _ ("Rule %s"), check->clause);
  g_string_append_c (text, '\n');
  if (finding->can_fix && !finding->is_accepted)
    /* Translators: %s is the name of a command that repairs a problem: "Add Box". */
    g_string_append_printf (text, _ ("Repair: %s (Ctrl+.)"), _ (check->fix_label));

  g_strchomp (text->str);
  return g_string_free (text, FALSE);
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

void
paddock_problem_select (PaddockProblem *self,
                        const PaddockDocument *document,
                        PaddockSelection *selection)
{
  PaddockThing thing;

  paddock_selection_clear (selection);
  if (paddock_finding_find_thing (self->finding, document, &thing))
    paddock_selection_set_thing (selection, thing, TRUE);
  else
    for (guint i = 0; i < self->finding->places->len; i++)
      paddock_selection_set_hex (selection,
                                 paddock_hex_from_place (
                                   g_array_index (self->finding->places, PaddockPlace, i)),
                                 TRUE);
}
