/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What random vehicles and their drivers are called.  Names, like those of the vehicles that come with the programs, are
 * not translated.
 */

#pragma once

/* All lists are NULL-terminated. */
typedef struct {
  const char *const *adjectives;
  const char *const *nouns;
  const char *const *kinds;
} PaddockNameParts;

extern const PaddockNameParts paddock_fast_names, paddock_tough_names, paddock_nimble_names,
  paddock_brawler_names;
extern const char *const paddock_driver_names[];
