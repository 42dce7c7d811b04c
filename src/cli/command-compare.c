/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli compare: what vehicles mean in numbers, side by side.
 */

#include "subcommand.h"

#include <glib/gi18n.h>

#include "cell-differences.h"
#include "console.h"
#include "files.h"
#include "listing.h"
#include "vehicle-measures.h"
#include "shelf.h"

typedef struct {
  int format;
  gboolean alone, cells, formulas, laps;
} Options;

static const PaddockSwitch switches[] = {
  { 'a', "alone", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, alone),
    .help = N_ ("Leave out the vehicle that others are measured by") },
  { 'c', "cells", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, cells),
    .help = N_ ("List the cells of two sheets that differ, instead of numbers") },
  { 'e', "explain", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, formulas),
    .help = N_ ("Say how each number is worked out") },
  { 'l', "laps", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, laps),
    .help = N_ ("Also drive a lap alone on each circuit that comes with the program") },
  { 'f', "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT",
    paddock_listing_format_names, .help = N_ ("Report format") },
};

/* Columns, whose texts live as long as the section is open. */
typedef struct {
  PaddockListingColumn columns[PADDOCK_VEHICLE_MAX_POINTS + 1];
  char *texts[PADDOCK_VEHICLE_MAX_POINTS];
} Columns;

static void
columns_init (Columns *self, const PaddockVehicleMeasure *measure)
{
  self->columns[0] = (PaddockListingColumn){ "vehicle", N_ ("Vehicle") };
  for (guint i = 0; i < measure->n_points; i++) {
    self->texts[i] = paddock_vehicle_measure_dup_point (measure, i);
    self->columns[i + 1] =
      *self->texts[i]
        ? (PaddockListingColumn){ measure->points ? measure->points[i] : self->texts[i],
                                  self->texts[i] }
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
            const PaddockDocument *vehicle,
            const double *values)
{
  paddock_listing_add (listing, paddock_document_get_title (vehicle));
  for (guint i = 0; i < measure->n_points; i++) {
    g_autofree char *text = paddock_vehicle_unit_dup_value (measure->unit, values[i]);

    paddock_listing_add (listing, text);
  }
}

/* "Turn kept (Speed), Cards 2" */
static char *
dup_title (const PaddockVehicleMeasure *measure, int number)
{
  g_autofree char *title =
    measure->axis
      /* Translators: a table of numbers and what its columns are: "Spaces a round (Speed)". */
      ? g_strdup_printf (_ ("%s (%s)"), _ (measure->label), _ (measure->axis))
      : g_strdup (_ (measure->label));

  return measure->case_axis
           /* Translators: a table of numbers, and of which case: "Turn kept (Speed), Cards 2". */
           ? g_strdup_printf (_ ("%s, %s %d"), title, _ (measure->case_axis), number)
           : g_steal_pointer (&title);
}

static char *
dup_id (const PaddockVehicleMeasure *measure, int number)
{
  return measure->case_axis ? g_strdup_printf ("%s-%d", measure->id, number)
                            : g_strdup (measure->id);
}

/* The vehicles that are compared, with their figures. */
typedef struct {
  const PaddockVehicleMeasures *table;
  const GPtrArray *vehicles; /* of PaddockDocument */
  GPtrArray *figures;        /* of PaddockVehicleFigures, as many */
} Field;

/* Not even one has such a gear or Speed. */
static gboolean
is_empty (const Field *field, guint row, guint i)
{
  for (guint k = 0; k < field->vehicles->len; k++)
    for (guint point = 0; point < field->table->measures[row].n_points; point++)
      if (((const PaddockVehicleFigures *) field->figures->pdata[k])[row].values[i][point] >= 0)
        return FALSE;

  return TRUE;
}

static void
add_case (PaddockListing *listing, const Field *field, guint row, guint i, gboolean explains)
{
  const PaddockVehicleMeasure *measure = &field->table->measures[row];
  int number = measure->first_case + (int) i;
  g_autofree char *id = dup_id (measure, number), *title = dup_title (measure, number);
  Columns columns;

  columns_init (&columns, measure);
  paddock_listing_begin (listing, id, title, explains ? _ (measure->formula) : NULL,
                         columns.columns, measure->n_points + 1);
  for (guint k = 0; k < field->vehicles->len; k++)
    add_values (listing, measure, field->vehicles->pdata[k],
                ((const PaddockVehicleFigures *) field->figures->pdata[k])[row].values[i]);
  paddock_listing_end (listing);
  columns_clear (&columns, measure);
}

static void
add_measures (PaddockListing *listing, const Field *field, gboolean explains)
{
  for (guint row = 0; row < field->table->n_measures; row++)
    for (guint i = 0; i < paddock_vehicle_measure_count_cases (&field->table->measures[row]); i++)
      if (!is_empty (field, row, i))
        add_case (listing, field, row, i, explains);
}

static void
add_laps_of (PaddockListing *listing,
             const PaddockVehicleMeasures *table,
             PaddockDocument *vehicle,
             PaddockDocument *track,
             const GPtrArray *cards)
{
  double lap = table->measure_lap (vehicle, track, cards);
  g_autofree char *text = paddock_vehicle_unit_dup_value (PADDOCK_VEHICLE_UNIT_DECIMAL, lap);

  if (lap < 0)
    return;
  paddock_listing_add (listing, paddock_document_get_title (track));
  paddock_listing_add (listing, paddock_document_get_title (vehicle));
  paddock_listing_add (listing, text);
}

static void
add_laps (PaddockListing *listing, const Field *field, gboolean explains)
{
  static const PaddockListingColumn columns[] = { { "track", N_ ("Track") },
                                                  { "vehicle", N_ ("Vehicle") },
                                                  { "rounds", N_ ("Rounds") } };
  g_autoptr (GPtrArray) tracks =
    paddock_shelf_read_tracks (paddock_document_get_game (field->vehicles->pdata[0]));
  g_autoptr (GPtrArray) cards = paddock_shelf_read_kind (field->table->cards_kind);

  paddock_listing_begin (listing, "laps", _ ("Rounds of a lap alone"),
                         explains ? _ (field->table->lap_formula) : NULL, columns,
                         G_N_ELEMENTS (columns));
  for (guint i = 0; i < tracks->len; i++)
    for (guint k = 0; k < field->vehicles->len; k++)
      add_laps_of (listing, field->table, field->vehicles->pdata[k], tracks->pdata[i], cards);
  paddock_listing_end (listing);
}

/* Cells. */

static const char *
translate (const char *text)
{
  return *text ? gettext (text) : text;
}

/* What a cell holds, or that it holds nothing. */
static void
add_text (PaddockListing *listing, const char *text)
{
  paddock_listing_add (listing, *text ? text : "–");
}

/* Programs find a cell by its address, people by its name. */
static void
add_cells (PaddockListing *listing, PaddockDocument *vehicle, PaddockDocument *other)
{
  PaddockListingColumn columns[] = { { "address", N_ ("Address") },
                                     { "cell", N_ ("Cell") },
                                     { "first", paddock_document_get_title (vehicle) },
                                     { "second", paddock_document_get_title (other) } };
  g_autoptr (GArray) differences = paddock_cells_compare (vehicle, other, translate);
  guint first = listing->format == PADDOCK_LISTING_JSON ? 0 : 1;

  paddock_listing_begin (listing, "cells", _ ("Cells that differ"), NULL, columns + first,
                         G_N_ELEMENTS (columns) - first);
  for (guint i = 0; i < differences->len; i++) {
    const PaddockCellDifference *difference =
      &g_array_index (differences, PaddockCellDifference, i);

    if (first == 0)
      paddock_listing_add (listing, difference->address);
    paddock_listing_add (listing, difference->label);
    add_text (listing, difference->text);
    add_text (listing, difference->other_text);
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
add_numbers (PaddockListing *listing, const Options *options, const GPtrArray *vehicles)
{
  g_autoptr (GPtrArray) figures = g_ptr_array_new_with_free_func (g_free);
  Field field = { paddock_vehicle_measures_find (
                    ((const PaddockDocument *) vehicles->pdata[0])->kind),
                  vehicles, figures };

  for (guint i = 0; i < vehicles->len; i++)
    g_ptr_array_add (figures,
                     paddock_vehicle_measures_take (
                       field.table, ((const PaddockDocument *) vehicles->pdata[i])->record));
  add_measures (listing, &field, options->formulas);
  if (options->laps)
    add_laps (listing, &field, options->formulas);
}

static void
print (const Options *options, const GPtrArray *vehicles)
{
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockListing listing;

  paddock_listing_init (&listing, (PaddockListingFormat) options->format, out);
  if (options->cells)
    add_cells (&listing, vehicles->pdata[0], vehicles->pdata[1]);
  else
    add_numbers (&listing, options, vehicles);
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
                : paddock_shelf_read_first (((const PaddockDocument *) vehicles->pdata[0])->kind);
  if (yardstick)
    g_ptr_array_add (vehicles, yardstick);
  if (options->cells && vehicles->len != 2) {
    paddock_complain (_ ("--cells compares two vehicles"));
    return PADDOCK_EXIT_BAD;
  }
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
    "of one that comes with the program. One alone is compared with the basic one. With --cells, two "
    "sheets are compared cell by cell instead."),
  .examples = "# A vehicle beside the basic one\n"
              "paddock-cli compare mine.vehicle.xml\n"
              "# Two of them, with laps driven alone\n"
              "paddock-cli compare gossamer old-bramble --laps\n"
              "# What a copy has been changed in\n"
              "paddock-cli compare --cells mine.vehicle.xml gossamer",
  .max_operands = G_MAXUINT,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};
