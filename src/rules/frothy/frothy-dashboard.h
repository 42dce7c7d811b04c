/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of Frothy's dashboard share.
 */

#pragma once

#include "frothy-table.h"

/* What a gauge is made from. */
typedef struct {
  const PaddockTable *table;
  const FroState *state;
  guint seat, viewer;
  const FroSpec *spec; /* of the seat, like its vehicle */
  const FroVehicle *vehicle;
  const PaddockDecision *pending; /* what is asked; no choices: nothing that the viewer may see */
  PaddockDashboard *out;
} FroView;

void fro_add_gauge (const FroView *view,
                    PaddockGaugeKind kind,
                    const char *label,
                    const char *fact,
                    const char *clause);
void
fro_add_part (const FroView *view, int value, guint marks, const char *label, const char *extra);
/* A word with a number, shown only while there is something to say. */
void
fro_add_count (const FroView *view, int n, const char *label, const char *fact, const char *clause);

/* frothy-dashboard.c */
void fro_add_name (const FroView *view);
void fro_add_licence (const FroView *view);

/* Names in the language of the table (frothy-names.c); NULL: there is nothing to name. */
const char *fro_name_trait (const FroView *view, guint i);
const char *fro_name_special (const FroView *view, guint i);
/* The affects of the levels from FROM to TO.  Of random ones what was drawn acts, nothing else. */
const char *fro_name_affects (const FroView *view, int from, int to, gboolean is_acting);
const char *fro_name_stamina (const FroView *view, int value);
const char *fro_name_plain (const FroView *view, guint kind);

/* Words that are put together live as long as the program: there are few, and whoever shows them compares pointers. */
const char *fro_keep_words (GString *words);
