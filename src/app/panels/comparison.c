/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "comparison.h"

#include <glib/gi18n.h>

#include "background.h"
#include "shelf.h"

typedef struct {
  PaddockDocument *document;
  PaddockVehicleFigures *figures;
  PaddockVehicleFigures *laps; /* NULL: not known yet */
} Vehicle;

struct _PaddockComparison {
  GObject parent_instance;

  PaddockDocumentFile *file;
  const PaddockVehicleMeasures *measures;
  GPtrArray *vehicles; /* of Vehicle; empty until it is active */
  gboolean is_active, is_stopped;

  GPtrArray *tracks, *cards;  /* of PaddockDocument; NULL: not read yet */
  GPtrArray *names;           /* of those */
  PaddockVehicleMeasure laps; /* with these names */
  PaddockDocument *driving;   /* what the thread holds; NULL: none runs */
  GCancellable *cancellable;
};

enum {
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PaddockComparison, paddock_comparison, G_TYPE_OBJECT)

static void
vehicle_free (gpointer data)
{
  Vehicle *self = data;

  paddock_document_unref (self->document);
  g_free (self->figures);
  g_free (self->laps);
  g_free (self);
}

static Vehicle *
get_vehicle (PaddockComparison *self, guint i)
{
  return self->vehicles->pdata[i];
}

static Vehicle *
vehicle_new (PaddockComparison *self, PaddockDocument *document)
{
  Vehicle *vehicle = g_new0 (Vehicle, 1);

  vehicle->document = paddock_document_ref (document);
  vehicle->figures = paddock_vehicle_measures_take (self->measures, document->record);
  return vehicle;
}

static void
tell (PaddockComparison *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Laps --- */

/* What the thread needs, and what comes of it. */
typedef struct {
  const PaddockVehicleMeasures *measures;
  PaddockDocument *vehicle;
  GPtrArray *tracks, *cards; /* NULL: to be read */
  PaddockVehicleFigures *laps;
} Drive;

static void
drive_free (gpointer data)
{
  Drive *self = data;

  paddock_document_unref (self->vehicle);
  g_clear_pointer (&self->tracks, g_ptr_array_unref);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_free (self->laps);
  g_free (self);
}

static void
drive_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Drive *self = data;

  if (!self->tracks)
    self->tracks = paddock_shelf_read_tracks (paddock_document_get_game (self->vehicle));
  if (!self->cards)
    self->cards = paddock_shelf_read_kind (self->measures->cards_kind);
  if (self->tracks->len > PADDOCK_VEHICLE_MAX_POINTS)
    g_ptr_array_set_size (self->tracks, PADDOCK_VEHICLE_MAX_POINTS);
  self->laps = g_new0 (PaddockVehicleFigures, 1);
  for (guint i = 0; i < self->tracks->len && !g_cancellable_is_cancelled (cancellable); i++)
    self->laps->values[0][i] =
      self->measures->measure_lap (self->vehicle, self->tracks->pdata[i], self->cards);
  g_task_return_boolean (task, TRUE);
}

static void
take_tracks (PaddockComparison *self, GPtrArray *tracks, GPtrArray *cards)
{
  if (self->tracks)
    return;

  self->tracks = g_ptr_array_ref (tracks);
  self->cards = g_ptr_array_ref (cards);
  self->names = g_ptr_array_new ();
  for (guint i = 0; i < tracks->len; i++)
    g_ptr_array_add (self->names, (gpointer) paddock_document_get_title (tracks->pdata[i]));
  self->laps = (PaddockVehicleMeasure){
    .id = "laps",
    .label = N_ ("Rounds of a lap alone"),
    .formula = self->measures->lap_formula,
    .points = (const char *const *) self->names->pdata,
    .n_points = tracks->len,
    .unit = PADDOCK_VEHICLE_UNIT_DECIMAL,
    .is_less_better = TRUE,
  };
}

static void drive (PaddockComparison *self);

static void
drove_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockComparison *self = PADDOCK_COMPARISON (object);
  Drive *driven = g_task_get_task_data (G_TASK (result));
  gboolean is_whole = g_task_propagate_boolean (G_TASK (result), NULL);

  g_clear_pointer (&self->driving, paddock_document_unref);
  g_clear_object (&self->cancellable);
  if (self->is_stopped)
    return;

  if (driven->tracks)
    take_tracks (self, driven->tracks, driven->cards);
  for (guint i = 0; is_whole && i < self->vehicles->len; i++)
    if (get_vehicle (self, i)->document == driven->vehicle && !get_vehicle (self, i)->laps) {
      get_vehicle (self, i)->laps = g_steal_pointer (&driven->laps);
      tell (self);
      break;
    }
  drive (self);
}

static Vehicle *
find_waiting (PaddockComparison *self)
{
  for (guint i = 0; i < self->vehicles->len; i++)
    if (!get_vehicle (self, i)->laps)
      return get_vehicle (self, i);

  return NULL;
}

/* The next vehicle whose laps are not known; what drives meanwhile and is not wanted any more stops. */
static void
drive (PaddockComparison *self)
{
  Vehicle *vehicle = self->is_active ? find_waiting (self) : NULL;
  g_autoptr (GTask) task = NULL;
  Drive *data;

  if (self->driving && (!vehicle || vehicle->document != self->driving))
    g_cancellable_cancel (self->cancellable);
  if (!vehicle || self->driving)
    return;

  self->driving = paddock_document_ref (vehicle->document);
  self->cancellable = g_cancellable_new ();
  data = g_new0 (Drive, 1);
  data->measures = self->measures;
  data->vehicle = paddock_document_ref (vehicle->document);
  data->tracks = self->tracks ? g_ptr_array_ref (self->tracks) : NULL;
  data->cards = self->cards ? g_ptr_array_ref (self->cards) : NULL;
  task = g_task_new (self, self->cancellable, drove_cb, NULL);
  g_task_set_source_tag (task, drive);
  g_task_set_task_data (task, data, drive_free);
  paddock_background_run (task, drive_thread);
}

/* --- What is compared --- */

static PaddockDocument *
get_edited (PaddockComparison *self)
{
  return paddock_document_file_get_document (self->file);
}

/* With what others are measured by, when it is first looked at. */
static void
begin (PaddockComparison *self)
{
  g_autoptr (PaddockDocument) yardstick = paddock_shelf_read_first (self->measures->kind);

  g_ptr_array_add (self->vehicles, vehicle_new (self, get_edited (self)));
  if (yardstick)
    g_ptr_array_add (self->vehicles, vehicle_new (self, yardstick));
}

static void
follow (PaddockComparison *self)
{
  if (!self->is_active
      || paddock_document_file_get_state (self->file) != PADDOCK_DOCUMENT_FILE_READY)
    return;

  if (self->vehicles->len == 0) {
    begin (self);
  } else if (get_vehicle (self, 0)->document != get_edited (self)) {
    vehicle_free (self->vehicles->pdata[0]);
    self->vehicles->pdata[0] = vehicle_new (self, get_edited (self));
  } else {
    drive (self);
    return;
  }
  drive (self);
  tell (self);
}

void
paddock_comparison_set_is_active (PaddockComparison *self, gboolean is_active)
{
  g_return_if_fail (PADDOCK_IS_COMPARISON (self));

  self->is_active = is_active;
  if (is_active)
    follow (self);
  else
    drive (self);
}

gboolean
paddock_comparison_add (PaddockComparison *self, PaddockDocument *vehicle)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARISON (self), FALSE);

  if (vehicle->kind != self->measures->kind || self->vehicles->len == PADDOCK_COMPARISON_MAX)
    return FALSE;
  if (self->vehicles->len == 0)
    g_ptr_array_add (self->vehicles, vehicle_new (self, get_edited (self)));
  for (guint i = 0; i < self->vehicles->len; i++)
    if (paddock_document_equal (get_vehicle (self, i)->document, vehicle))
      return FALSE;

  g_ptr_array_add (self->vehicles, vehicle_new (self, vehicle));
  drive (self);
  tell (self);
  return TRUE;
}

void
paddock_comparison_remove (PaddockComparison *self, guint i)
{
  g_return_if_fail (PADDOCK_IS_COMPARISON (self) && i > 0 && i < self->vehicles->len);

  g_ptr_array_remove_index (self->vehicles, i);
  drive (self);
  tell (self);
}

const PaddockVehicleMeasures *
paddock_comparison_get_measures (PaddockComparison *self)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARISON (self), NULL);

  return self->measures;
}

guint
paddock_comparison_get_n_vehicles (PaddockComparison *self)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARISON (self), 0);

  return self->vehicles->len;
}

PaddockDocument *
paddock_comparison_get_vehicle (PaddockComparison *self, guint i)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARISON (self) && i < self->vehicles->len, NULL);

  return get_vehicle (self, i)->document;
}

const PaddockVehicleFigures *
paddock_comparison_get_figures (PaddockComparison *self, guint i)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARISON (self) && i < self->vehicles->len, NULL);

  return get_vehicle (self, i)->figures;
}

const PaddockVehicleMeasure *
paddock_comparison_get_laps (PaddockComparison *self)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARISON (self), NULL);

  return self->tracks && self->tracks->len > 0 ? &self->laps : NULL;
}

const PaddockVehicleFigures *
paddock_comparison_get_lap_figures (PaddockComparison *self, guint i)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARISON (self) && i < self->vehicles->len, NULL);

  return get_vehicle (self, i)->laps;
}

/* --- The object --- */

static void
paddock_comparison_finalize (GObject *object)
{
  PaddockComparison *self = PADDOCK_COMPARISON (object);

  g_clear_object (&self->file);
  g_ptr_array_unref (self->vehicles);
  g_clear_pointer (&self->names, g_ptr_array_unref);
  g_clear_pointer (&self->tracks, g_ptr_array_unref);
  g_clear_pointer (&self->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (paddock_comparison_parent_class)->finalize (object);
}

static void
paddock_comparison_class_init (PaddockComparisonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_comparison_finalize;

  signals[CHANGED] = g_signal_new ("changed", PADDOCK_TYPE_COMPARISON, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
paddock_comparison_init (PaddockComparison *self)
{
  self->vehicles = g_ptr_array_new_with_free_func (vehicle_free);
}

PaddockComparison *
paddock_comparison_new (PaddockDocumentFile *file)
{
  const PaddockVehicleMeasures *measures =
    paddock_vehicle_measures_find (paddock_document_file_get_document (file)->kind);
  PaddockComparison *self;

  if (!measures)
    return NULL;

  self = g_object_new (PADDOCK_TYPE_COMPARISON, NULL);
  self->file = g_object_ref (file);
  self->measures = measures;
  g_signal_connect_object (file, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  return self;
}

void
paddock_comparison_stop (PaddockComparison *self)
{
  g_return_if_fail (PADDOCK_IS_COMPARISON (self));

  self->is_stopped = TRUE;
  self->is_active = FALSE;
  g_signal_handlers_disconnect_by_data (self->file, self);
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
}
