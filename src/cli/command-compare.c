/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli compare: what vehicles mean in numbers, side by side.
 */

#include "subcommand.h"

#include <glib/gi18n.h>

#include "console.h"
#include "files.h"
#include "listing.h"
#include "vehicle-measures.h"
#include "shelf.h"

typedef struct {
  int format;
  gboolean alone, formulas, laps;
} Options;

static const PaddockSwitch switches[] = {
  { 'a', "alone", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, alone),
    .help = N_ ("Leave out the vehicle that others are measured by") },
  { 'e', "explain", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, formulas),
    .help = N_ ("Say how each number is worked out") },
  { 'l', "laps", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, laps),
    .help = N_ ("Also drive a lap alone on each circuit that comes with the program") },
  { 'f', "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT",
    paddock_listing_format_names, .help = N_ ("Report format") },
};

/* Columns, whose texts live as long as the section is open. */
typedef struct {
  PaddockListingColumn columns[PADDOCK_VEHICLE_MEASURE_MAX + 1];
  char *texts[PADDOCK_VEHICLE_MEASURE_MAX];
} Columns;

static void
columns_init (Columns *self, const PaddockVehicleMeasure *measure)
{
  self->columns[0] = (PaddockListingColumn){ "vehicle", N_ ("Vehicle") };
  for (guint i = 0; i < measure->n_points; i++) {
    self->texts[i] = g_strdup_printf ("%d", measure->first + (int) i);
    self->columns[i + 1] = measure->axis ? (PaddockListingColumn){ self->texts[i], self->texts[i] }
                                         : (PaddockListingColumn){ "value", N_ ("Value") };
  }
}

static void
columns_clear (Columns *self, const PaddockVehicleMeasure *measure)
{
  for (guint i = 0; i < measure->n_points; i++)
    g_free (self->texts[i]);
}

static void
add_values (PaddockListing *listing,
            const PaddockVehicleMeasure *measure,
            const PaddockDocument *vehicle)
{
  double values[PADDOCK_VEHICLE_MEASURE_MAX];

  measure->measure (vehicle->record, values);
  paddock_listing_add (listing, paddock_document_get_title (vehicle));
  for (guint i = 0; i < measure->n_points; i++) {
    g_autofree char *text = paddock_vehicle_unit_dup_value (measure->unit, values[i]);

    paddock_listing_add (listing, text);
  }
}

static void
add_measure (PaddockListing *listing,
             const PaddockVehicleMeasure *measure,
             const GPtrArray *vehicles,
             gboolean explains)
{
  g_autofree char *title =
    measure->axis
      /* Translators: a table of numbers and what its columns are: "Spaces a round (Speed)". */
      ? g_strdup_printf (_ ("%s (%s)"), _ (measure->label), _ (measure->axis))
      : g_strdup (_ (measure->label));
  Columns columns;

  columns_init (&columns, measure);
  paddock_listing_begin (listing, measure->id, title, explains ? _ (measure->formula) : NULL,
                         columns.columns, measure->n_points + 1);
  for (guint i = 0; i < vehicles->len; i++)
    add_values (listing, measure, vehicles->pdata[i]);
  paddock_listing_end (listing);
  columns_clear (&columns, measure);
}

static gboolean
is_track_for (const PaddockDocument *track, const PaddockDocument *vehicle)
{
  return track && track->kind->is_track
         && g_strcmp0 (paddock_document_get_game (track), paddock_document_get_game (vehicle)) == 0;
}

static void
add_laps_of (PaddockListing *listing,
             const PaddockVehicleMeasures *table,
             PaddockDocument *vehicle,
             PaddockDocument *track)
{
  double lap = table->measure_lap (vehicle, track);
  g_autofree char *text = paddock_vehicle_unit_dup_value (PADDOCK_VEHICLE_UNIT_DECIMAL, lap);

  if (lap < 0)
    return;
  paddock_listing_add (listing, paddock_document_get_title (track));
  paddock_listing_add (listing, paddock_document_get_title (vehicle));
  paddock_listing_add (listing, text);
}

static void
add_laps (PaddockListing *listing, const PaddockVehicleMeasures *table, const GPtrArray *vehicles)
{
  static const PaddockListingColumn columns[] = { { "track", N_ ("Track") },
                                                  { "vehicle", N_ ("Vehicle") },
                                                  { "rounds", N_ ("Rounds") } };

  paddock_listing_begin (listing, "laps", _ ("Rounds of a lap alone"), NULL, columns,
                         G_N_ELEMENTS (columns));
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) track = paddock_shelf_file_is_template (&paddock_shelf_files[i])
                                          ? NULL
                                          : paddock_shelf_file_read (&paddock_shelf_files[i], NULL);

    for (guint v = 0; v < vehicles->len && is_track_for (track, vehicles->pdata[v]); v++)
      add_laps_of (listing, table, vehicles->pdata[v], track);
  }
  paddock_listing_end (listing);
}

/* A file, or what comes with the program under this name; NULL after a complaint. */
static PaddockDocument *
load (const char *name)
{
  g_autoptr (GError) error = NULL;
  PaddockDocument *document;

  for (guint i = 0; i < paddock_shelf_n_files && !g_file_test (name, G_FILE_TEST_EXISTS); i++) {
    g_autofree char *stem = paddock_files_dup_stem (paddock_shelf_files[i].name);

    if (g_str_equal (stem, name))
      return paddock_shelf_file_read (&paddock_shelf_files[i], NULL);
  }
  document = paddock_files_load (name, &error);
  if (!document)
    paddock_complain_error (error);

  return document;
}

/* The first example of a kind is what the others are measured by. */
static PaddockDocument *
find_yardstick (const PaddockDocumentKind *kind)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = NULL;

    if (paddock_shelf_file_is_template (&paddock_shelf_files[i]))
      continue;
    document = paddock_shelf_file_read (&paddock_shelf_files[i], NULL);
    if (document->kind == kind)
      return g_steal_pointer (&document);
  }

  return NULL;
}

/* Adds a vehicle that can be measured like the first; FALSE after a complaint. */
static gboolean
take (GPtrArray *vehicles, const char *name)
{
  PaddockDocument *vehicle = load (name);
  const PaddockDocument *first = vehicles->len > 0 ? vehicles->pdata[0] : vehicle;

  if (!vehicle)
    return FALSE;
  g_ptr_array_add (vehicles, vehicle);
  if (!paddock_vehicle_measures_find (vehicle->kind)) {
    paddock_complain (_ ("%s: there is nothing to compare in a document of this kind"), name);
    return FALSE;
  }
  if (vehicle->kind != first->kind) {
    paddock_complain (_ ("%s is another kind of vehicle"), name);
    return FALSE;
  }

  return TRUE;
}

static void
print (const Options *options, const GPtrArray *vehicles)
{
  const PaddockVehicleMeasures *table =
    paddock_vehicle_measures_find (((const PaddockDocument *) vehicles->pdata[0])->kind);
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockListing listing;

  paddock_listing_init (&listing, (PaddockListingFormat) options->format, out);
  for (guint i = 0; i < table->n_measures; i++)
    add_measure (&listing, &table->measures[i], vehicles, options->formulas);
  if (options->laps)
    add_laps (&listing, table, vehicles);
  paddock_listing_finish (&listing);
  paddock_print (out->str);
}

static PaddockExit
run (const PaddockCall *call)
{
  const Options *options = call->options;
  g_autoptr (GPtrArray) vehicles =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);
  PaddockDocument *yardstick;

  if (call->n_operands == 0) {
    paddock_complain (_ ("which vehicles?"));
    return PADDOCK_EXIT_BAD;
  }
  for (int i = 0; i < (int) call->n_operands; i++)
    if (!take (vehicles, call->operands[i]))
      return PADDOCK_EXIT_BAD;

  yardstick = options->alone || vehicles->len > 1
                ? NULL
                : find_yardstick (((const PaddockDocument *) vehicles->pdata[0])->kind);
  if (yardstick)
    g_ptr_array_add (vehicles, yardstick);
  print (options, vehicles);
  return PADDOCK_EXIT_FINE;
}

const PaddockSubcommand paddock_compare_command = {
  .name = "compare",
  .summary = N_ ("Compare vehicles in numbers"),
  .operands = "VEHICLE...",
  .description = N_ (
    "Tells what vehicles mean, side by side: how far they go, how soon they are fast, how well they "
    "turn, and what they survive. All numbers are counted exactly. A vehicle is a file, or the name "
    "of one that comes with the program. One alone is compared with the basic one."),
  .examples = "# A vehicle beside the basic one\n"
              "paddock-cli compare mine.vehicle.xml\n"
              "# Two of them, with laps driven alone\n"
              "paddock-cli compare gossamer old-bramble --laps",
  .max_operands = G_MAXUINT,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};
