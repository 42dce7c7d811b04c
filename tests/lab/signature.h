/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The digests that are written down.  When a change of rules is meant, the new figure goes here and the
 * commit says so.
 */

#pragma once

#include "walks.h"

#define SIGNATURE_SEED 17
#define SIGNATURE_N_RACES 2000

typedef struct {
  const PaddockGame *game;
  guint n_seats;
  guint64 digest;
} Signature;

static const Signature signatures[] = {
  { &maedn_game, 2, G_GUINT64_CONSTANT (0x9f96f0c7fb836ccc) },
  { &maedn_game, 4, G_GUINT64_CONSTANT (0x0c49b0173d7c0da5) },
  { &highcard_game, 3, G_GUINT64_CONSTANT (0xdaf8b10e0712cd52) },
};
