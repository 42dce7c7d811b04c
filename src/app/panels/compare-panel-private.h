/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the comparison share.
 */

#pragma once

#include "compare-panel.h"

#include <glib/gi18n.h>

#include "measure-view.h"

struct _PaddockComparePanel {
  AdwBin parent_instance;

  PaddockComparison *comparison; /* NULL: there is nothing to compare */
  GPtrArray *measured;           /* PaddockMeasureView of each measure */
  GPtrArray *series; /* of GArray of PaddockMeasureSeries, one a measure, then that of laps */
  PaddockMeasureView *laps;      /* NULL: not known yet */
  PaddockDocument *compared;     /* whose cells are compared; NULL: none are */
  GArray *found;                 /* of PaddockCellDifference; NULL: none are compared */
  gboolean is_filling;           /* what is chosen changes, but not by a person */
  GtkFileChooserNative *chooser; /* NULL: none is open */

  GtkWidget *add_button; /* template children below */
  GtkPopover *add_popover;
  GtkListBox *offers;
  GtkBox *legend;
  GtkLabel *problem;
  GtkBox *views;
  GtkDropDown *other;
  GtkLabel *difference_count;
  GtkListBox *differences;
};

/* --- The vehicles that are compared --- */

static inline guint
paddock_compare_panel_count (PaddockComparePanel *self)
{
  return paddock_comparison_get_n_vehicles (self->comparison);
}

static inline PaddockDocument *
paddock_compare_panel_get_vehicle (PaddockComparePanel *self, guint i)
{
  return paddock_comparison_get_vehicle (self->comparison, i);
}

static inline const char *
paddock_compare_panel_get_title (const PaddockDocument *vehicle)
{
  const char *title = paddock_document_get_title (vehicle);

  return title && *title ? title : _ ("Untitled");
}

/* NULL: there is nothing to complain about any more. */
void paddock_compare_panel_complain (PaddockComparePanel *self, const char *message);

/* --- Those that can be added --- */

void paddock_compare_panel_fill_offers (GtkMenuButton *button, gpointer self);
void paddock_compare_panel_take_offer (PaddockComparePanel *self, GtkListBoxRow *row);
void paddock_compare_panel_close_chooser (PaddockComparePanel *self);
