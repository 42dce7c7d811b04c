/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One number for many races: the sum modulo 2^64 of a hash of how each of them ended.
 *
 * A race's hash goes over its final position, how many decisions it took and how often chance was asked.
 * Adding does not mind the order, so the digest is equal for any number of threads and any division of
 * the races: digests of [0, 100) and [100, 300) add up to that of [0, 300).  It changes when anything
 * about the rules does, and is written down in the tree for every game.
 */

#pragma once

#include "match.h"

/* Races FIRST to LAST - 1 of a sealed setup, with random drivers on every seat. */
guint64 paddock_digest_races (PaddockSetup *setup, guint64 first, guint64 last, guint n_threads);
