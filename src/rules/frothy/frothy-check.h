/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The speed check: how it goes (frothy-check.c), and what its dice come to (frothy-check-value.c).
 */

#pragma once

#include "frothy-flow.h"

/* The ways that are open with what is laid down: a set of PADDOCK_WHEN_ACCELERATE and _DECELERATE. */
guint fro_find_check_ways (const PaddockTable *table, guint vehicle);
/* How many spaces it is ahead of the nearest follower; 0: it does not lead. */
int fro_find_lead (const PaddockTable *table, guint vehicle);
gboolean fro_is_grandstanding (const PaddockTable *table, guint vehicle);
void fro_push_check (PaddockTable *table, guint vehicle);
/* Secret checks: cards and directions are known to all, the dice follow. */
void fro_push_open_check (PaddockTable *table, guint vehicle);
extern const PaddockRoutine fro_check_task;

/* Whose rival is ahead as the round begins (frothy-check-value.c). */
void fro_look_for_rivals (PaddockTable *table);
/* Deals anew what SEAT cannot know of secret checks. */
void fro_redeal_checks (PaddockTable *table, guint seat);

/* What KEPT dice of a speed check come to (frothy-check-value.c); IS_FREE: boxes without a roll. */
void fro_change_pace (PaddockTable *table, guint vehicle, int kept, gboolean is_free);

/* How many dice it has, with what is laid down: random numbers are rolled for it. */
guint fro_count_check_dice (PaddockTable *table, guint vehicle);
guint fro_count_forced (const PaddockTable *table,
                        guint vehicle); /* kept dice that must be the lowest */
int fro_count_free_boxes (PaddockTable *table, guint vehicle, guint when); /* -1: there is a roll */
int fro_sum_check (PaddockTable *table, guint vehicle, guint when); /* what is added to kept dice */
