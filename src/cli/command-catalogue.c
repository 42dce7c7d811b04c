/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli catalogue: what files and games can say, read from the tables that the programs run on.
 */

#include "subcommand.h"

#include <glib/gi18n.h>

#include "catalogue.h"
#include "console.h"
#include "document-kinds.h"
#include "topics.h"

typedef struct {
  int format;
} Options;

static const PaddockSwitch switches[] = {
  { 'f', "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT",
    paddock_listing_format_names, .help = N_ ("How to print a list") },
};

/* Subject number N and its name, or NULL after the last. */
static gconstpointer
game_at (const PaddockCall *call, guint n, const char **name)
{
  *name = call->games[n] ? call->games[n]->id : NULL;
  return call->games[n];
}

static gconstpointer
kind_at (const PaddockCall *call, guint n, const char **name)
{
  *name = paddock_document_kinds[n] ? paddock_document_kinds[n]->type->name : NULL;
  return paddock_document_kinds[n];
}

static gconstpointer
catalogue_at (const PaddockCall *call, guint n, const char **name)
{
  *name = paddock_catalogues[n] ? paddock_catalogues[n]->element : NULL;
  return paddock_catalogues[n];
}

/* A topic about nothing else has one subject, the call itself. */
static gconstpointer
call_at (const PaddockCall *call, guint n, const char **name)
{
  *name = "";
  return n == 0 ? call : NULL;
}

static const struct {
  const char *unknown; /* said of a name that none has */
  gconstpointer (*at) (const PaddockCall *call, guint n, const char **name);
} subjects[PADDOCK_N_SUBJECTS] = {
  [PADDOCK_SUBJECT_NONE] = { NULL, call_at },
  [PADDOCK_SUBJECT_GAME] = { N_ ("unknown game"), game_at },
  [PADDOCK_SUBJECT_KIND] = { N_ ("unknown kind of document"), kind_at },
  [PADDOCK_SUBJECT_PART] = { N_ ("unknown part"), catalogue_at },
};

static GPtrArray *
list_names (const PaddockCall *call, PaddockSubject subject)
{
  GPtrArray *names = g_ptr_array_new ();
  const char *name;

  for (guint i = 0; subjects[subject].at (call, i, &name); i++)
    g_ptr_array_add (names, (char *) name);
  g_ptr_array_add (names, NULL);

  return names;
}

/* A text is about one subject, which must be said; a list may be about all. */
static gboolean
is_enough (const PaddockTopic *topic, const char *wanted, const GPtrArray *names)
{
  g_autofree char *all = NULL;

  if (wanted || !topic->print || topic->subject == PADDOCK_SUBJECT_NONE)
    return TRUE;

  all = g_strjoinv (", ", (char **) names->pdata);
  paddock_complain (_ ("%s of what? Choose one of %s"), topic->name, all);
  return FALSE;
}

/* The subject that is called WANTED, or all if that is NULL; NULL after a complaint. */
static GPtrArray *
select_subjects (const PaddockCall *call, const PaddockTopic *topic, const char *wanted)
{
  g_autoptr (GPtrArray) names = list_names (call, topic->subject);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  const char *name;

  if (!is_enough (topic, wanted, names))
    return NULL;

  for (guint i = 0; i + 1 < names->len; i++)
    if (!wanted || g_str_equal (names->pdata[i], wanted))
      g_ptr_array_add (found, (gpointer) subjects[topic->subject].at (call, i, &name));
  if (!wanted || found->len > 0)
    return g_steal_pointer (&found);

  if (topic->subject == PADDOCK_SUBJECT_NONE)
    paddock_complain (_ ("%s takes nothing after it"), topic->name);
  else
    paddock_complain_unknown (_ (subjects[topic->subject].unknown), wanted,
                              (const char *const *) names->pdata);
  return NULL;
}

static const PaddockTopic *
find_topic (const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; paddock_topics[i].name; i++) {
    if (g_str_equal (paddock_topics[i].name, name))
      return &paddock_topics[i];
    g_ptr_array_add (names, (char *) paddock_topics[i].name);
  }
  g_ptr_array_add (names, NULL);

  paddock_complain_unknown (_ ("unknown topic"), name, (const char *const *) names->pdata);
  return NULL;
}

static void
add_topic (GString *out, const PaddockTopic *topic, GPtrArray *about, int format)
{
  PaddockListing listing;

  if (topic->print) {
    topic->print (out, about->pdata[0]);
    return;
  }

  paddock_listing_init (&listing, format, out);
  for (guint i = 0; i < about->len; i++)
    topic->list (&listing, about->pdata[i]);
  paddock_listing_finish (&listing);
}

static PaddockExit
run (const PaddockCall *call)
{
  const Options *options = call->options;
  const char *name = call->n_operands > 0 ? call->operands[0] : "topics";
  const char *wanted = call->n_operands > 1 ? call->operands[1] : NULL;
  const PaddockTopic *topic = find_topic (name);
  g_autoptr (GPtrArray) about = topic ? select_subjects (call, topic, wanted) : NULL;
  g_autoptr (GString) out = g_string_new (NULL);

  if (!about)
    return PADDOCK_EXIT_BAD;

  add_topic (out, topic, about, options->format);
  paddock_print (out->str);
  return PADDOCK_EXIT_FINE;
}

const PaddockSubcommand paddock_catalogue_command = {
  .name = "catalogue",
  .summary = N_ ("List what documents and games can contain"),
  .operands = "[TOPIC [GAME|KIND|PART]]",
  .description =
    N_ ("Prints a list from the tables that the programs run on, or a text generated from them. "
        "Without a topic, lists the topics. A topic about games, kinds of document or parts can "
        "be narrowed to one of them."),
  .examples = "# All Joyride rules that can be changed\n"
              "paddock-cli catalogue options joyride\n"
              "# The traits for licences, as Markdown\n"
              "paddock-cli catalogue parts trait --format markdown\n"
              "# Check a file with another program\n"
              "paddock-cli catalogue schema hex-track >hex-track.rng\n"
              "xmllint --noout --relaxng hex-track.rng harbour.track.xml",
  .max_operands = 2,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};
