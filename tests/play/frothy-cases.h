/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions of Frothy Races in tables of tests, a line of text each: "round:2 at=0,0 blue.hand=1,0,0".
 */

#pragma once

#include <string.h>

#include "frothy/frothy.h"
#include "load.h"
#include "match.h"

static inline PaddockDocument *
table_load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "scenarios", "frothy", name, NULL);
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_xml_load (path, &error);

  g_assert_no_error (error);
  return document;
}

/* OPTIONS are "jump=on laps=2"; red has VEHICLE, a file beside the scenarios, or NULL; TEAMS has a digit a seat, or is
 * empty. */
static inline PaddockSetup *
table_setup_new (const char *track,
                 const char *vehicle,
                 const char *options,
                 guint n_seats,
                 const char *teams)
{
  static const char *const ids[] = { "red", "blue", "green", "gold" };
  PaddockSetup *setup = paddock_setup_new (&paddock_frothy, 1);
  g_autoptr (PaddockDocument) drawn = table_load (track);
  g_autoptr (PaddockDocument) licence = vehicle ? table_load (vehicle) : NULL;
  g_auto (GStrv) words = g_strsplit (options, " ", -1);
  g_autoptr (GError) error = NULL;

  g_assert_true (paddock_setup_set_track (setup, drawn, NULL));
  for (guint i = 0; words[i] && *words[i]; i++) {
    char *value = strchr (words[i], '=');

    *value++ = '\0';
    paddock_setup_set_option (setup, words[i], value, &error);
    g_assert_no_error (error);
  }
  for (guint i = 0; i < n_seats; i++)
    paddock_setup_add_seat (setup, ids[i], NULL, i ? NULL : licence, NULL)->team =
      *teams ? teams[i] - '0' : 0;
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);
  return setup;
}

/* Facts of red, "at=0,0", of another seat, "blue.at=0,0", or of the race, "round:2". */
static inline void
table_give (PaddockMatch *match, const char *given)
{
  g_auto (GStrv) facts = g_strsplit (given, " ", -1);

  for (guint i = 0; facts[i] && *facts[i]; i++) {
    g_autoptr (GError) error = NULL;
    gboolean is_race = strchr (facts[i], ':') != NULL;
    char *name = facts[i], *value = strpbrk (facts[i], ":="), *dot;
    const char *seat = "red";

    *value++ = '\0';
    if ((dot = strchr (name, '.'))) {
      *dot = '\0';
      seat = name;
      name = dot + 1;
    }
    if (!g_str_equal (name, "at"))
      g_strdelimit (value, ",", ' ');
    paddock_match_set_fact (match, is_race ? NULL : seat, name, value, &error);
    g_assert_no_error (error);
  }
}

static inline void
table_settle (PaddockMatch *match)
{
  g_autoptr (GError) error = NULL;

  paddock_match_settle (match, &error);
  g_assert_no_error (error);
}

/* The keys CHOSEN, with FACES forced before; either may be NULL. */
static inline void
table_choose (PaddockMatch *match, const char *faces, const char *chosen)
{
  g_auto (GStrv) keys = g_strsplit (chosen ? chosen : "", " ", -1);
  g_auto (GStrv) forced = g_strsplit (faces ? faces : "", " ", -1);

  for (guint i = 0; forced[i] && *forced[i]; i++) {
    int face = atoi (forced[i]);

    g_assert_true (paddock_match_force (match, &face, 1));
  }
  for (guint i = 0; keys[i] && *keys[i]; i++) {
    int choice = paddock_match_find_choice (match, keys[i]);

    if (choice < 0)
      g_error ("%s cannot be chosen", keys[i]);
    paddock_match_choose (match, (guint) choice, NULL);
  }
}
