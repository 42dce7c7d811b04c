/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cannot be chosen in Frothy Races, with the reason's clause, question by question.  That nothing legal is ever
 * refused is watched in the random races of tests/lab.
 */

#include "clauses.h"
#include "frothy-refused-moments.h"
#include "frothy-cases.h"
#include "play-field.h"

/* Red stands on 0,0 at Speed 3 and faces 0, blue, green and gold are far away; it is the third phase of round 2, after
 * GIVEN: "hand=1,0,0 blue.at=-1,1 phase:2", ":" for facts of the race.  FACES are rolled first, CHOSEN are keys.
 * What is then refused is "key clause, key clause ...". */
typedef struct {
  const char *name, *track, *vehicle, *options, *given, *faces, *chosen, *refused;
} Case;

#define PLAIN "plain.track.xml"
#define THINGS "things.track.xml"

static const Case cases[] = {
  { "move/free", PLAIN, NULL, "", "hand=2,2,0", NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02" },
  { "move/drifted", PLAIN, NULL, "", "phase:2 hand=2,2,0", NULL, "drift:left",
    "drift:left FRO-DRF-01, drift:right FRO-DRF-01, turn:left FRO-MOV-02, "
    "turn:right FRO-MOV-02" },
  { "move/corner", PLAIN, NULL, "", "phase:2 facing=1 hand=2,2,0", NULL, "go:left",
    "go:left FRO-MOV-04, turn:left FRO-MOV-02, turn:right FRO-MOV-02" },
  { "move/in-the-way", PLAIN, NULL, "", "hand=0,0,0 blue.at=1,0", NULL, NULL,
    "go:straight FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, more FRO-REC-04, "
    "less FRO-REC-04, attack:person@blue FRO-ATK-03, attack:vehicle@blue FRO-ATK-03" },
  { "move/solid", THINGS, NULL, "", "at=0,-1 hand=2,2,0", NULL, NULL,
    "go:straight FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, "
    "jump@1,-1 FRO-JMP-01" },
  { "move/edge", PLAIN, NULL, "", "at=0,-8 hand=2,2,0", NULL, NULL,
    "drift:left FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02" },
  { "move/leads-nowhere", PLAIN, NULL, "", "phase:2 hand=1,0,0 blue.at=1,0 green.at=2,-1", NULL,
    NULL,
    "go:straight FRO-AVO-01, drift:left FRO-AVO-03, turn:left FRO-MOV-02, "
    "turn:right FRO-MOV-02, less FRO-REC-04, attack:person@blue FRO-ATK-03, "
    "attack:vehicle@blue FRO-ATK-03, attack:person@green FRO-ATK-03, "
    "attack:vehicle@green FRO-ATK-03" },
  { "move/reins-are-a-way", PLAIN, NULL, "", "phase:2 hand=0,1,0 blue.at=1,0 green.at=2,-1", NULL,
    NULL,
    "go:straight FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, more FRO-REC-04, "
    "attack:person@blue FRO-ATK-03, attack:vehicle@blue FRO-ATK-03, "
    "attack:person@green FRO-ATK-03, attack:vehicle@green FRO-ATK-03" },
  { "move/second-card", PLAIN, NULL, "", "hand=2,2,0", NULL, "more",
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, more FRO-MCD-01, less FRO-MCD-01" },
  { "move/whip-into-a-vehicle", PLAIN, NULL, "", "hand=2,2,0 blue.at=2,0 green.at=2,-1 gold.at=1,1",
    NULL, "go:straight",
    "more FRO-AVO-03, less FRO-MCD-05, attack:person@blue FRO-ATK-03, "
    "attack:vehicle@blue FRO-ATK-03" },
  { "move/ability-second-card", PLAIN, "rammer.vehicle.xml", "", "hand=2,2,0", NULL,
    "more card:whip",
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, more FRO-MCD-01, less FRO-MCD-01, "
    "card:ramming-speed FRO-MCD-01, card:emergency-stop FRO-MCD-01" },
  { "move/pay-with-the-type", PLAIN, "rammer.vehicle.xml", "", "hand=2,2,0", NULL, "more",
    "card:reins FRO-MCD-02, card:emergency-stop-as-reins FRO-MCD-02" },
  { "turn/has-moved", PLAIN, NULL, "", "hand=0,0,0", NULL, "go:straight",
    "more FRO-REC-04, less FRO-MCD-05" },
  { "turn/has-not-moved", PLAIN, NULL, "", "accel=0 decel=0 hand=1,1,0", NULL, NULL,
    "turn:left FRO-TRN-02, turn:right FRO-TRN-02, less FRO-MCD-05" },
  { "jump/not-agreed", THINGS, NULL, "", "phase:2 hand=2,2,0", NULL, NULL,
    "drift:left FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, jump@1,0 FRO-JMP-01" },
  { "jump/no-card", THINGS, NULL, "jump=on", "phase:2 hand=0,0,0", NULL, NULL,
    "drift:left FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, more FRO-REC-04, "
    "less FRO-REC-04, jump@1,0 FRO-JMP-02" },
  { "jump/last-space", THINGS, NULL, "jump=on", "hand=2,2,0", NULL, NULL,
    "drift:left FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, jump@1,0 FRO-JMP-03" },
  { "jump/too-high", THINGS, NULL, "jump=on", "phase:2 at=0,-1 hand=2,2,0", NULL, NULL,
    "go:straight FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, "
    "jump@1,-1 FRO-JMP-09" },
  { "jump/never", THINGS, "whitey.vehicle.xml", "jump=on", "phase:2 hand=2,2,0", NULL, NULL,
    "drift:left FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, jump@1,0 FRO-JMP-11" },
  { "jump/landing", THINGS, NULL, "jump=on", "phase:2 hand=2,2,0 blue.at=2,0", NULL, NULL,
    "drift:left FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, "
    "jump@1,0 FRO-AVO-07, attack:person@blue FRO-ATK-03, attack:vehicle@blue FRO-ATK-03" },
  { "jump/a-vehicle", PLAIN, NULL, "jump=on", "phase:2 hand=2,2,0 blue.at=1,0", NULL, NULL,
    "go:straight FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, "
    "jump@1,0 FRO-JMP-10, attack:person@blue FRO-ATK-03, attack:vehicle@blue FRO-ATK-03" },
  { "jump/legal", THINGS, NULL, "jump=on", "phase:2 hand=2,2,0", NULL, NULL,
    "drift:left FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02" },
  { "attack/ahead", PLAIN, NULL, "", "hand=2,2,0 blue.at=1,0", NULL, NULL,
    "go:straight FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02, "
    "attack:person@blue FRO-ATK-03, attack:vehicle@blue FRO-ATK-03" },
  { "attack/far", PLAIN, NULL, "", "hand=2,2,0 blue.at=0,2", NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, attack:person@blue FRO-ATK-03, "
    "attack:vehicle@blue FRO-ATK-03" },
  { "attack/too-far-to-think-of", PLAIN, NULL, "", "hand=2,2,0 blue.at=0,3", NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02" },
  { "attack/truce", PLAIN, NULL, "", "round:1 hand=2,2,0 blue.at=-1,1", NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, attack:person@blue FRO-OPT-01, "
    "attack:vehicle@blue FRO-OPT-01" },
  { "attack/friendly", PLAIN, NULL, "attack-friendly=on", "hand=2,2,0 blue.at=-1,1", NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, attack:person@blue FRO-OPT-02, "
    "attack:vehicle@blue FRO-OPT-02" },
  { "attack/limit", PLAIN, NULL, "attack-max-per-phase=1", "hand=2,2,0 attacks=1 blue.at=-1,1",
    NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, attack:person@blue FRO-RUL-41, "
    "attack:vehicle@blue FRO-RUL-41" },
  { "attack/no-card", PLAIN, NULL, "", "hand=0,1,0 blue.at=-1,1", NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, more FRO-REC-04, "
    "attack:person@blue FRO-ATK-04" },
  { "attack/still", PLAIN, NULL, "", "accel=0 decel=0 hand=2,2,0 blue.at=-1,1", NULL, NULL,
    "turn:left FRO-TRN-02, turn:right FRO-TRN-02, less FRO-MCD-05, "
    "attack:person@blue FRO-ATK-01, attack:vehicle@blue FRO-ATK-01" },
  { "attack/owed", PLAIN, NULL, "", "at=0,8 hand=1,1,0 green.at=1,8 gold.at=1,7 blue.at=0,7", NULL,
    NULL,
    "go:straight FRO-AVO-01, drift:left FRO-AVO-01, drift:right FRO-AVO-01, "
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, more FRO-AVO-03, "
    "attack:vehicle@blue FRO-AVO-03, attack:person@green FRO-ATK-03, "
    "attack:vehicle@green FRO-ATK-03, attack:vehicle@gold FRO-AVO-03" },
  { "attack/legal", PLAIN, NULL, "", "hand=2,2,0 blue.at=-1,1", NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02" },
  { "attack/needs-a-card", PLAIN, "rammer.vehicle.xml", "", "hand=2,2,0 blue.at=-1,1", NULL,
    "attack:person@blue",
    "done FRO-ATK-04, card:reins FRO-ATK-04, card:ramming-speed FRO-CRD-06, "
    "card:emergency-stop FRO-CRD-06" },
  { "attack/defence", PLAIN, NULL, "", "hand=1,1,0 blue.at=-1,1 blue.hand=1,1,0", NULL,
    "attack:vehicle@blue", "card:whip FRO-ATK-04" },
  { "check/no-card-laid", PLAIN, NULL, "grandstanding=off",
    "step:speed-checks hand=1,0,0 spent=0,2,0", NULL, NULL,
    "accelerate FRO-SPC-04, card:reins FRO-REC-03" },
  { "check/grandstanding", PLAIN, NULL, "", "step:speed-checks hand=1,1,0", NULL, NULL,
    "accelerate FRO-OPT-03" },
  { "check/grandstanding-furthest", PLAIN, NULL, "race=furthest rounds=9",
    "step:speed-checks hand=1,1,0", NULL, NULL, "accelerate FRO-OPT-03" },
  { "check/nobody-leads-a-toughest-race", PLAIN, NULL, "race=toughest",
    "step:speed-checks hand=1,1,0", NULL, NULL, "accelerate FRO-SPC-04" },
  { "check/joint-leaders", PLAIN, NULL, "", "step:speed-checks hand=1,1,0 blue.at=0,4", NULL, NULL,
    "accelerate FRO-OPT-03" },
  { "check/ability", PLAIN, "rammer.vehicle.xml", "grandstanding=off",
    "step:speed-checks hand=1,1,0", NULL, NULL,
    "accelerate FRO-SPC-04, card:ramming-speed FRO-CRD-06, card:emergency-stop FRO-CRD-06" },
  { "keep/one-lowest", PLAIN, NULL, "grandstanding=off", "step:speed-checks hand=1,1,0", "0 1 3 4",
    "card:whip card:reins accelerate",
    "keep:1,2 FRO-SPC-09, keep:1,3 FRO-SPC-09, keep:2,3 FRO-SPC-09" },
  { "keep/one-lowest-decelerating", PLAIN, NULL, "grandstanding=off",
    "step:speed-checks hand=1,1,0", "0 1 3 4", "card:whip card:reins decelerate",
    "keep:1,2 FRO-SPC-07, keep:1,3 FRO-SPC-07, keep:2,3 FRO-SPC-07" },
  { "keep/free", PLAIN, NULL, "grandstanding=off", "step:speed-checks hand=1,0,0", "0 1 4",
    "card:whip accelerate", "" },
  { "adjust/below-nothing", PLAIN, NULL, "grandstanding=off speed-check=single",
    "step:speed-checks hand=2,0,0", "1", "card:whip card:whip accelerate",
    "adjust:-2 FRO-RUL-75, adjust:3 FRO-OPT-11" },
  { "move/wreck-nearby", PLAIN, NULL, "",
    "phase:2 hand=2,2,0 blue.at=1,0 blue.status=wreck green.at=0,1 green.status=rolling-wreck",
    NULL, NULL,
    "go:straight FRO-AVO-01, drift:right FRO-AVO-01, turn:left FRO-MOV-02, turn:right FRO-MOV-02" },
  { "attack/wreck-nearby", PLAIN, NULL, "", "hand=2,2,0 blue.at=-1,1 blue.status=wreck", NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02" },
  { "attack/some-in-reach", PLAIN, NULL, "", "hand=2,2,0 blue.at=-1,1 green.at=0,-2 gold.at=-1,-1",
    NULL, NULL,
    "turn:left FRO-MOV-02, turn:right FRO-MOV-02, attack:person@green FRO-ATK-03, "
    "attack:vehicle@green FRO-ATK-03, attack:person@gold FRO-ATK-03, attack:vehicle@gold FRO-ATK-03" },
  { "relief/not-to-the-left", PLAIN, NULL, "",
    "phase:2 at=0,-8 facing=1 hand=1,0,0 blue.at=1,-8 blue.hand=0,0,0", "0 0 0 0 0 0", "go:right",
    "relief:2 FRO-FAC-01" },
  { "relief/not-to-the-right", PLAIN, NULL, "",
    "phase:2 at=0,8 facing=11 hand=1,0,0 blue.at=1,8 blue.hand=0,0,0", "0 0 0 0 0 0", "go:left",
    "relief:10 FRO-FAC-01" },
  { "control/by-side", PLAIN, "twofold.vehicle.xml", "", "phase:2 hand=1,0,0 spent=0,1,1", NULL,
    "go:straight go:straight turn:left", "card:dual-as-whip FRO-REC-03, card:reins FRO-REC-03" },
  { "control/no-such-card", PLAIN, "twofold.vehicle.xml", "", "phase:2 hand=1,0,0", NULL,
    "go:straight go:straight turn:left", "card:dual-as-whip FRO-REC-05, card:reins FRO-REC-05" },
  { "control/laid", PLAIN, "twofold.vehicle.xml", "", "phase:2 hand=2,1,1", NULL,
    "go:straight go:straight turn:left card:whip card:dual-as-whip",
    "card:dual-as-whip FRO-REC-03" },
  { "control/used-cards", PLAIN, NULL, "", "hand=1,0,0 recovery=0,1,0", NULL,
    "go:straight turn:left", "card:reins FRO-REC-03" },
};

static char *
list_refused (const PaddockMatch *match)
{
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (match, refused);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    g_autofree char *key = paddock_match_dup_refused_key (match, &refused[i]);

    g_string_append_printf (text, "%s%s %s", i ? ", " : "", key, refused[i].clause);
  }
  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (PaddockSetup) setup =
    table_setup_new (self->track, self->vehicle, self->options, 4, "");
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  g_autofree char *found = NULL;

  table_give (match, "step:move phase:3 round:2 at=0,0 facing=0 accel=4 decel=4 blue.at=-8,6 "
                     "green.at=-8,4 gold.at=-8,2 green.hand=0,0,0 gold.hand=0,0,0");
  table_give (match, self->given);
  table_settle (match);
  table_choose (match, self->faces, self->chosen);
  found = list_refused (match);
  g_assert_cmpstr (found, ==, self->refused);
}

/* A scenario as far as its choices go. */
static void
test_moment (gconstpointer data)
{
  const Moment *self = data;
  g_autoptr (PaddockSession) session = play_session_scenario ("frothy", self->scenario);
  const PaddockMatch *match;
  g_autofree char *found = NULL;

  paddock_session_travel (session, self->moment);
  match = paddock_session_get_match (session);
  g_assert_cmpuint (paddock_session_get_moment (session), ==, self->moment);
  g_assert_cmpstr (paddock_frothy.asks[paddock_match_get_decision (match)->kind].name, ==,
                   self->asked);
  found = list_refused (match);
  g_assert_cmpstr (found, ==, self->refused);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/play/frothy-refused/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++) {
    g_autofree char *path = g_strdup_printf ("/play/frothy-refused/%s/%s-%u", moments[i].asked,
                                             moments[i].scenario, moments[i].moment);

    g_test_add_data_func (path, &moments[i], test_moment);
  }

  return g_test_run ();
}
