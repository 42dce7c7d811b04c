/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "topics.h"

#include <glib/gi18n.h>

#include "catalogue.h"
#include "check.h"
#include "completion.h"
#include "describe.h"
#include "document-kinds.h"
#include "driver.h"
#include "field-text.h"
#include "format-page.h"
#include "help.h"
#include "schema.h"

#define COLUMNS(table_) (table_), G_N_ELEMENTS (table_)

static void
list_games (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "id", N_ ("Id") },
    { "seats", N_ ("Seats") },
    { "rules-version", N_ ("Rules") },
    { "label", N_ ("Game") },
  };
  const PaddockCall *call = subject;

  paddock_listing_begin (listing, "games", _ ("Games"), NULL, COLUMNS (columns));
  for (guint i = 0; call->games[i]; i++) {
    const PaddockGame *game = call->games[i];
    g_autofree char *seats = g_strdup_printf ("%u..%u", game->min_seats, game->max_seats);

    paddock_listing_add (listing, game->id);
    paddock_listing_add (listing, seats);
    paddock_listing_add_int (listing, game->rules_version);
    paddock_listing_add (listing, _ (game->label));
  }
  paddock_listing_end (listing);
}

static void
list_options (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "name", N_ ("Option") },   { "values", N_ ("Values") }, { "default", N_ ("Default") },
    { "clause", N_ ("Clause") }, { "help", N_ ("Meaning") },
  };
  const PaddockGame *game = subject;

  paddock_listing_begin (listing, game->id, _ (game->label), NULL, COLUMNS (columns));
  for (guint i = 0; i < game->n_options; i++) {
    const PaddockOption *option = &game->options[i];
    g_autofree char *values = paddock_option_describe_range (option);
    g_autofree char *initial = paddock_option_format (option, option->initial);
    g_autofree char *help = g_strdup_printf ("%s: %s", _ (option->label), _ (option->help));

    paddock_listing_add (listing, option->name);
    paddock_listing_add (listing, values);
    paddock_listing_add (listing, initial);
    paddock_listing_add (listing, option->clause);
    paddock_listing_add (listing, help);
  }
  paddock_listing_end (listing);
}

static char *
dup_preset_values (const PaddockGame *game, const PaddockPreset *preset)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < preset->n_values; i++) {
    const PaddockOption *option = &game->options[preset->values[i].option];
    g_autofree char *value = paddock_option_format (option, preset->values[i].value);

    g_string_append_printf (text, "%s%s=%s", i > 0 ? " " : "", option->name, value);
  }

  return g_strdup (text->str);
}

static void
list_presets (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "name", N_ ("Preset") },
    { "label", N_ ("Meaning") },
    { "options", N_ ("Options") },
  };
  const PaddockGame *game = subject;

  paddock_listing_begin (listing, game->id, _ (game->label), NULL, COLUMNS (columns));
  for (guint i = 0; i < game->n_presets; i++) {
    g_autofree char *values = dup_preset_values (game, &game->presets[i]);

    paddock_listing_add (listing, game->presets[i].name);
    paddock_listing_add (listing, _ (game->presets[i].label));
    paddock_listing_add (listing, values);
  }
  paddock_listing_end (listing);
}

static const char *
fact_access (const PaddockFact *fact)
{
  if (!paddock_fact_is_settable (fact))
    return _ ("expect");
  if (fact->flags & PADDOCK_FACT_HIDDEN)
    return _ ("set, expect; hidden");

  return _ ("set, expect");
}

static void
list_facts (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "of", N_ ("Of") },        { "name", N_ ("Fact") },     { "use", N_ ("Use") },
    { "help", N_ ("Meaning") }, { "values", N_ ("Values") },
  };
  const PaddockGame *game = subject;

  paddock_listing_begin (listing, game->id, _ (game->label), NULL, COLUMNS (columns));
  for (guint i = 0; i < game->n_facts; i++) {
    const PaddockFact *fact = &game->facts[i];
    g_autoptr (GString) values = g_string_new (NULL);

    paddock_fact_describe_values (fact, values);
    paddock_listing_add (listing, game->scopes[fact->scope].name);
    paddock_listing_add (listing, fact->name);
    paddock_listing_add (listing, fact_access (fact));
    paddock_listing_add (listing, _ (fact->help));
    paddock_listing_add (listing, values->str);
  }
  paddock_listing_end (listing);
}

/* What the capitals in the keys of a game stand for. */
static void
list_key_words (PaddockListing *listing, const PaddockGame *game)
{
  static const PaddockListingColumn columns[] = {
    { "word", N_ ("In keys") },
    { "help", N_ ("Meaning") },
  };
  g_autofree char *name = g_strdup_printf ("%s-keys", game->id);
  g_autofree char *title = g_strdup_printf (_ ("%s: words in keys"), _ (game->label));

  paddock_listing_begin (listing, name, title, NULL, COLUMNS (columns));
  for (const PaddockKeyWord *word = game->key_words; word->name; word++) {
    paddock_listing_add (listing, word->name);
    paddock_listing_add (listing, _ (word->help));
  }
  paddock_listing_end (listing);
}

static void
list_decisions (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "name", N_ ("Decision") },
    { "label", N_ ("Question") },
    { "keys", N_ ("Keys of choices") },
  };
  const PaddockGame *game = subject;

  paddock_listing_begin (listing, game->id, _ (game->label), NULL, COLUMNS (columns));
  for (guint i = 0; i < game->n_asks; i++) {
    paddock_listing_add (listing, game->asks[i].name);
    paddock_listing_add (listing, _ (game->asks[i].text));
    paddock_listing_add (listing, game->asks[i].keys);
  }
  paddock_listing_end (listing);
  if (game->key_words)
    list_key_words (listing, game);
}

static void
list_events (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "name", N_ ("Event") },
    { "clause", N_ ("Clause") },
    { "text", N_ ("In words") },
  };
  const PaddockGame *game = subject;

  paddock_listing_begin (listing, game->id, _ (game->label), NULL, COLUMNS (columns));
  for (guint i = 0; i < game->n_event_texts; i++)
    if (game->event_texts[i].text) {
      g_autofree char *words = paddock_event_words_pick (_ (game->event_texts[i].text), FALSE);

      paddock_listing_add (listing, paddock_event_type_get_info (game->event_texts[i].type)->name);
      paddock_listing_add (listing, game->clauses[game->event_texts[i].clause]);
      paddock_listing_add (listing, words);
    }
  paddock_listing_end (listing);
}

static void
list_kinds (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "name", N_ ("Kind") },
    { "extension", N_ ("Extension") },
    { "version", N_ ("Version") },
    { "help", N_ ("Meaning") },
  };

  paddock_listing_begin (listing, "kinds", _ ("Kinds of Document"), NULL, COLUMNS (columns));
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    const PaddockDocumentKind *kind = paddock_document_kinds[i];

    paddock_listing_add (listing, kind->type->name);
    paddock_listing_add (listing, kind->extension);
    paddock_listing_add_int (listing, kind->version);
    paddock_listing_add (listing, _ (kind->type->help));
  }
  paddock_listing_end (listing);
}

static void add_fields (PaddockListing *listing, const PaddockRecordType *type, const char *path);

/* A field as the row of an element or attribute, then what is inside it; NAME is the element's. */
static void
add_field (PaddockListing *listing,
           const PaddockField *field,
           const char *name,
           const char *help,
           const PaddockRecordType *inside,
           const char *path)
{
  gboolean is_attribute = paddock_field_is_attribute (field);
  g_autofree char *own =
    g_strdup_printf ("%s%s%s%s", path, *path ? "/" : "", is_attribute ? "@" : "", name);
  g_autoptr (GString) value = g_string_new (NULL);

  if (is_attribute || field->kind == PADDOCK_FIELD_PROSE)
    paddock_field_expect (field, value);
  paddock_listing_add (listing, own);
  paddock_listing_add (listing, value->str);
  paddock_listing_add (listing, _ (help));
  if (inside)
    add_fields (listing, inside, own);
}

static void
add_fields (PaddockListing *listing, const PaddockRecordType *type, const char *path)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (field->kind != PADDOCK_FIELD_VARIANTS)
      add_field (listing, field, field->name, field->help, field->type, path);
    for (guint v = 0; field->variants && field->variants[v]; v++)
      add_field (listing, field, field->variants[v]->name, field->variants[v]->help,
                 field->variants[v], path);
  }
}

static void
list_fields (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "path", N_ ("Path") },
    { "value", N_ ("Value") },
    { "help", N_ ("Meaning") },
  };
  const PaddockDocumentKind *kind = subject;

  paddock_listing_begin (listing, kind->type->name, _ (kind->label), NULL, COLUMNS (columns));
  add_fields (listing, kind->type, "");
  paddock_listing_end (listing);
}

static void
list_checks (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "id", N_ ("Check") },
    { "severity", N_ ("Severity") },
    { "clause", N_ ("Clause") },
    { "why", N_ ("Why") },
  };
  const PaddockDocumentKind *kind = subject;

  paddock_listing_begin (listing, kind->type->name, _ (kind->label), NULL, COLUMNS (columns));
  for (guint t = 0; paddock_check_tables[t]; t++)
    for (guint i = 0; i < paddock_check_tables[t]->n_rows; i++) {
      const PaddockCheck *check = &paddock_check_tables[t]->rows[i];

      if (check->kind != kind)
        continue;
      paddock_listing_add (listing, check->id);
      paddock_listing_add (listing, _ (paddock_severity_names[check->severity]));
      paddock_listing_add (listing, check->clause);
      paddock_listing_add (listing, _ (check->why));
    }
  paddock_listing_end (listing);
}

static void
list_drivers (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "id", N_ ("Id") },
    { "label", N_ ("Driver") },
    { "help", N_ ("Driving style") },
  };
  static const PaddockListingColumn temperament_columns[] = {
    { "id", N_ ("Id") },
    { "label", N_ ("Temperament") },
    { "help", N_ ("Driving style") },
  };

  paddock_listing_begin (listing, "drivers", _ ("Computer Drivers"), NULL, COLUMNS (columns));
  for (guint i = 0; paddock_driver_kinds[i]; i++) {
    paddock_listing_add (listing, paddock_driver_kinds[i]->id);
    paddock_listing_add (listing, _ (paddock_driver_kinds[i]->label));
    paddock_listing_add (listing, _ (paddock_driver_kinds[i]->help));
  }
  paddock_listing_end (listing);

  paddock_listing_begin (listing, "temperaments", _ ("Temperaments"), NULL,
                         COLUMNS (temperament_columns));
  for (guint i = 0; paddock_temperaments[i].id; i++) {
    paddock_listing_add (listing, paddock_temperaments[i].id);
    paddock_listing_add (listing, _ (paddock_temperaments[i].label));
    paddock_listing_add (listing, _ (paddock_temperaments[i].help));
  }
  paddock_listing_end (listing);
}

static void
list_parts (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "id", N_ ("Id") },
    { "label", N_ ("Name") },
    { "clause", N_ ("Clause") },
    { "help", N_ ("Meaning") },
  };
  const PaddockCatalogue *catalogue = subject;

  paddock_listing_begin (listing, catalogue->element, _ (catalogue->title), NULL,
                         COLUMNS (columns));
  for (guint i = 0; i < paddock_catalogue_get_size (catalogue); i++) {
    const PaddockCatalogueRow *row = paddock_catalogue_get_row (catalogue, i);
    g_autoptr (GString) help = g_string_new (_ (row->help));

    g_string_replace (help, "{n}", "N", 0);
    paddock_listing_add (listing, catalogue->names[i]);
    paddock_listing_add (listing, _ (row->label));
    paddock_listing_add (listing, row->clause);
    paddock_listing_add (listing, help->str);
  }
  paddock_listing_end (listing);
}

static void
print_schema (GString *out, gconstpointer subject)
{
  g_autofree char *text = paddock_xml_write_schema (subject);

  g_string_append (out, text);
}

static void
print_format (GString *out, gconstpointer subject)
{
  g_autofree char *text = paddock_xml_write_format ();

  g_string_append (out, text);
}

static void
print_manual (GString *out, gconstpointer subject)
{
  paddock_help_add_manual (out);
}

static void
print_completion (GString *out, gconstpointer subject)
{
  paddock_completion_add (out);
}

static void list_topics (PaddockListing *listing, gconstpointer subject);

const PaddockTopic paddock_topics[] = {
  { "topics", PADDOCK_SUBJECT_NONE, N_ ("This list"), list_topics },
  { "kinds", PADDOCK_SUBJECT_NONE, N_ ("The kinds of document"), list_kinds },
  { "fields", PADDOCK_SUBJECT_KIND, N_ ("The elements and attributes of documents"), list_fields },
  { "checks", PADDOCK_SUBJECT_KIND, N_ ("What the checks look for"), list_checks },
  { "parts", PADDOCK_SUBJECT_PART, N_ ("The parts of documents, with clause and effect"),
    list_parts },
  { "games", PADDOCK_SUBJECT_NONE, N_ ("The games"), list_games },
  { "options", PADDOCK_SUBJECT_GAME, N_ ("The rules that can be changed"), list_options },
  { "presets", PADDOCK_SUBJECT_GAME, N_ ("Named sets of options"), list_presets },
  { "facts", PADDOCK_SUBJECT_GAME, N_ ("What a playtest can set and expect"), list_facts },
  { "decisions", PADDOCK_SUBJECT_GAME, N_ ("The questions that players are asked"),
    list_decisions },
  { "events", PADDOCK_SUBJECT_GAME, N_ ("What can happen"), list_events },
  { "drivers", PADDOCK_SUBJECT_NONE, N_ ("The computer drivers"), list_drivers },
  { "schema", PADDOCK_SUBJECT_KIND, N_ ("The RELAX NG schema of a kind of document"),
    .print = print_schema },
  { "format", PADDOCK_SUBJECT_NONE, N_ ("The file format page, in Markdown"),
    .print = print_format },
  { "manual", PADDOCK_SUBJECT_NONE, N_ ("The manual page of paddock-cli, in roff"),
    .print = print_manual },
  { "completion", PADDOCK_SUBJECT_NONE, N_ ("Bash completion for paddock-cli"),
    .print = print_completion },
  { NULL },
};

const char *const paddock_subject_words[PADDOCK_N_SUBJECTS] = { "", "GAME", "KIND", "PART" };

static void
list_topics (PaddockListing *listing, gconstpointer subject)
{
  static const PaddockListingColumn columns[] = {
    { "name", N_ ("Topic") },
    { "of", N_ ("Of") },
    { "summary", N_ ("Contents") },
  };

  paddock_listing_begin (listing, "topics", _ ("Topics"), NULL, COLUMNS (columns));
  for (guint i = 0; paddock_topics[i].name; i++) {
    paddock_listing_add (listing, paddock_topics[i].name);
    paddock_listing_add (listing, paddock_subject_words[paddock_topics[i].subject]);
    paddock_listing_add (listing, _ (paddock_topics[i].summary));
  }
  paddock_listing_end (listing);
}
