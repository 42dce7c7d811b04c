/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Races of Frothy Races as playtests set them up: whether vehicles, track and options go together.
 */

#include "check-tables.h"
#include "games.h"
#include "hex-track.h"
#include "licence.h"
#include "playtest.h"
#include "setup.h"
#include "words.h"
#include "yardstick.h"

#define GAME "frothy"
#define MIN_VEHICLES 2 /* FRO-GEN-01 */
#define MAX_VEHICLES 6
#define USUAL_TOTAL 6 /* FRO-OPT-09: what a rolling start is at, unless an option says otherwise */

/* An unsealed setup has the options as preset, track and playtest leave them; what they get wrong is not ours to say. */
static gpointer
prepare (gconstpointer record, PaddockStop *stop)
{
  const PaddockPlaytest *playtest = record;
  PaddockSetup *setup = paddock_setup_new (paddock_games_find (paddock_games, GAME), 0);

  if (*paddock_text_get (playtest->preset))
    paddock_setup_apply_preset (setup, playtest->preset, NULL);
  if (playtest->track.document && playtest->track.document->kind == &paddock_hex_track_kind)
    paddock_setup_set_track (setup, playtest->track.document, NULL);
  for (guint i = 0; i < paddock_list_len (playtest->options); i++) {
    const PaddockSetting *setting = PADDOCK_LIST_AT (playtest->options, PaddockSetting, i);

    paddock_setup_set_option (setup, paddock_text_get (setting->name),
                              paddock_text_get (setting->value), NULL);
  }

  return setup;
}

static void
release (gpointer setup)
{
  paddock_setup_unref (setup);
}

static int
get_option (const PaddockSetup *setup, const char *name)
{
  int i = paddock_option_find (setup->game->options, setup->game->n_options, name);

  return i < 0 ? 0 : setup->options[i];
}

/* Whether a choice of the table has this name now. */
static gboolean
is_option (const PaddockSetup *setup, const char *name, const char *value)
{
  int i = paddock_option_find (setup->game->options, setup->game->n_options, name);
  g_autofree char *text =
    i < 0 ? NULL : paddock_option_format (&setup->game->options[i], setup->options[i]);

  return g_strcmp0 (text, value) == 0;
}

static const PaddockHexTrack *
get_track (const PaddockSetup *setup)
{
  return setup->track ? setup->track->record : NULL;
}

/* The option begins with "as the track says". */
static int
get_race (const PaddockSetup *setup)
{
  int race = get_option (setup, "race");

  if (race > 0)
    return race - 1;

  return get_track (setup) ? get_track (setup)->course.race : PADDOCK_RACE_FASTEST;
}

static const PaddockPlaytestSeat *
seat_at (const PaddockPlaytest *playtest, guint i)
{
  return PADDOCK_LIST_AT (playtest->seats, PaddockPlaytestSeat, i);
}

/* What a seat drives; NULL: not known here. */
static const PaddockLicence *
licence_of (const PaddockPlaytestSeat *seat)
{
  return seat->vehicle.document && seat->vehicle.document->kind == &paddock_licence_kind
           ? seat->vehicle.document->record
           : NULL;
}

static void
report_race (PaddockReport *report, const char *message)
{
  paddock_finding_set_site (paddock_report (report, message), PADDOCK_SITE (RACE));
}

static void
check_number (gconstpointer record, PaddockReport *report)
{
  const PaddockSetup *setup = report->prepared;
  guint n = paddock_list_len (((const PaddockPlaytest *) record)->seats);
  gboolean is_pursuit = get_race (setup) == PADDOCK_RACE_PURSUIT;
  gboolean is_chase = is_pursuit || get_race (setup) == PADDOCK_RACE_FOX_HOUNDS;
  const PaddockHexTrack *track = get_track (setup);

  if (is_pursuit && n != 2)
    report_race (report, N_ ("A pursuit is for two vehicles."));
  else if (n < MIN_VEHICLES || n > MAX_VEHICLES)
    report_race (report, N_ ("A race is for two to six vehicles."));
  else if (track && n > paddock_list_len (track->grid) + is_chase) /* one starts elsewhere */
    report_race (report, N_ ("There are more vehicles than places on the grid."));
}

static void
report_seat (PaddockReport *report, const PaddockPlaytestSeat *seat, const char *message)
{
  const PaddockLicence *licence = licence_of (seat);

  paddock_finding_set_site (paddock_report_words (report, message, "%s",
                                                  paddock_text_get (licence->name)),
                            PADDOCK_SITE_NAMED (SEAT, paddock_text_get (seat->id)));
}

static void
check_stamina_tables (gconstpointer record, PaddockReport *report)
{
  const PaddockSetup *setup = report->prepared;
  const PaddockPlaytest *playtest = record;

  for (guint i = 0; i < paddock_list_len (playtest->seats); i++) {
    const PaddockLicence *licence = licence_of (seat_at (playtest, i));

    if (licence && get_option (setup, "stamina") && !paddock_list_len (licence->stamina.steps))
      report_seat (report, seat_at (playtest, i),
                   N_ ("\"{1}\" has no stamina table, but the race uses stamina."));
  }
}

static gboolean
has_total (const PaddockLicence *licence, int total)
{
  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    if (paddock_speed_get_total (PADDOCK_LIST_AT (licence->speeds, PaddockSpeed, i)) == total)
      return TRUE;

  return FALSE;
}

static void
check_rolling_start (gconstpointer record, PaddockReport *report)
{
  const PaddockSetup *setup = report->prepared;
  const PaddockPlaytest *playtest = record;
  int total;

  if (!is_option (setup, "rolling-start", "total"))
    return;

  total = get_option (setup, "rolling-start-value");
  for (guint i = 0; i < paddock_list_len (playtest->seats); i++) {
    const PaddockLicence *licence = licence_of (seat_at (playtest, i));

    if (licence && !has_total (licence, total ? total : USUAL_TOTAL))
      report_seat (report, seat_at (playtest, i),
                   N_ ("\"{1}\" has no Speed that matches the starting movement of the race "
                       "exactly."));
  }
}

static void
check_idle_options (gconstpointer record, PaddockReport *report)
{
  const PaddockSetup *setup = report->prepared;

  if (get_option (setup, "instant-wipeout") && is_option (setup, "control-damage", "ignored"))
    report_race (report, N_ ("Instant wipe-out is on, but DAMAGE in control rolls is ignored."));
  if (get_option (setup, "rolling-start-lower") && is_option (setup, "rolling-start", "off"))
    report_race (report, N_ ("Starting lower is allowed, but there is no rolling start."));
}

/* What a trait does in attacks, as attacker or defender. */
static gboolean
is_for_attacks (const PaddockTrait *trait)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
  guint n = paddock_trait_get_effects (trait, effects), when = 0;

  for (guint i = 0; i < n; i++)
    when |= effects[i].when;

  return n && !(when & ~PADDOCK_WHEN_COMBAT);
}

static const PaddockTrait *
trait_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->traits, PaddockTrait, i);
}

static gboolean
has_attack_traits (const PaddockPlaytest *playtest)
{
  for (guint s = 0; s < paddock_list_len (playtest->seats); s++) {
    const PaddockLicence *licence = licence_of (seat_at (playtest, s));

    for (guint i = 0; licence && i < paddock_list_len (licence->traits); i++)
      if (is_for_attacks (trait_at (licence, i)))
        return TRUE;
  }

  return FALSE;
}

static void
check_spirit (gconstpointer record, PaddockReport *report)
{
  const PaddockSetup *setup = report->prepared;

  if (get_race (setup) == PADDOCK_RACE_TOUGHEST && !get_option (setup, "deliberate-collisions"))
    report_race (report, N_ ("The last vehicle driving wins, but nobody may collide on purpose."));
  if (get_option (setup, "attack-friendly") && has_attack_traits (record))
    report_race (report, N_ ("The race is friendly, but vehicles have traits for attacks."));
}

static gboolean
has_effect (const PaddockTrait *trait, PaddockFrothyEffectKind kind)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
  guint n = paddock_trait_get_effects (trait, effects);

  for (guint i = 0; i < n; i++)
    if (effects[i].kind == (int) kind)
      return TRUE;

  return FALSE;
}

/* Whether anything on the track can be flown over. */
static gboolean
has_low_things (const PaddockHexTrack *track)
{
  for (guint i = 0; i < paddock_list_len (track->fragiles); i++)
    if (PADDOCK_LIST_AT (track->fragiles, PaddockFragile, i)->is_low)
      return TRUE;
  for (guint i = 0; i < paddock_list_len (track->solids); i++)
    if (PADDOCK_LIST_AT (track->solids, PaddockSolid, i)->is_low)
      return TRUE;

  return paddock_list_len (track->hazards) > 0;
}

/* Why a trait has no use in this race; NULL: it has. */
static const char *
find_no_use (const PaddockSetup *setup, const PaddockTrait *trait)
{
  if (has_effect (trait, PADDOCK_EFFECT_JUMP) && !get_option (setup, "jump"))
    return N_ ("The trait {1} of \"{2}\" is useless: nobody jumps in this race.");
  if (is_for_attacks (trait) && get_option (setup, "attack-friendly"))
    return N_ ("The trait {1} of \"{2}\" is useless: the race is friendly.");
  if (has_effect (trait, PADDOCK_EFFECT_FLY) && get_track (setup)
      && !has_low_things (get_track (setup)))
    return N_ ("The trait {1} of \"{2}\" is useless: there is nothing to fly over.");

  return NULL;
}

static gboolean
rests_on_stamina (const PaddockLicence *licence)
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, rating);

    if (speed && speed->stamina != paddock_yardstick[rating].stamina)
      return TRUE;
  }

  return FALSE;
}

static void
check_use_of_seat (const PaddockSetup *setup,
                   const PaddockPlaytestSeat *seat,
                   PaddockReport *report)
{
  const PaddockLicence *licence = licence_of (seat);

  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    const PaddockTrait *trait = trait_at (licence, i);
    const char *label = paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind)->label;
    const char *own = paddock_text_get (trait->name), *why = find_no_use (setup, trait);

    if (why)
      paddock_finding_set_site_within (paddock_report_words (report, why, "%s%s\t%s",
                                                             *own ? own : label, *own ? "" : "\n",
                                                             paddock_text_get (licence->name)),
                                       PADDOCK_SITE_NAMED (SEAT, paddock_text_get (seat->id)),
                                       PADDOCK_SITE_NAMED (TRAIT, paddock_trait_get_id (trait)));
  }
  if (!get_option (setup, "stamina") && rests_on_stamina (licence))
    report_seat (report, seat,
                 N_ ("\"{1}\" is balanced by its stamina, which this race does not use."));
}

static void
check_use (gconstpointer record, PaddockReport *report)
{
  const PaddockSetup *setup = report->prepared;
  const PaddockPlaytest *playtest = record;

  for (guint i = 0; i < paddock_list_len (playtest->seats); i++)
    if (licence_of (seat_at (playtest, i)))
      check_use_of_seat (setup, seat_at (playtest, i), report);
}

#define RACE_CHECK .kind = &paddock_playtest_kind, .game = GAME

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNR-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    RACE_CHECK,
    .run = check_number,
    .label = N_ ("Number of vehicles"),
    .why = N_ ("Each vehicle needs a place to start from."),
    .clause = "FRO-GEN-01",
  },
  {
    .id = "FRO-LNR-02",
    .severity = PADDOCK_SEVERITY_WARNING,
    RACE_CHECK,
    .run = check_stamina_tables,
    .label = N_ ("Vehicles that never tire"),
    .why = N_ ("A vehicle without a stamina table has an advantage over all others."),
    .clause = "FRO-STA-01",
  },
  {
    .id = "FRO-LNR-03",
    .severity = PADDOCK_SEVERITY_WARNING,
    RACE_CHECK,
    .run = check_rolling_start,
    .label = N_ ("Rolling start"),
    .why = N_ ("It starts at the next lower Speed, behind the others."),
    .clause = "FRO-OPT-09",
  },
  {
    .id = "FRO-LNR-04",
    .severity = PADDOCK_SEVERITY_WARNING,
    RACE_CHECK,
    .run = check_idle_options,
    .label = N_ ("Options without effect"),
    .why = N_ ("An option that another one rules out does nothing."),
    .clause = "FRO-OPT-16",
  },
  {
    .id = "FRO-LNR-05",
    .severity = PADDOCK_SEVERITY_HINT,
    RACE_CHECK,
    .run = check_spirit,
    .label = N_ ("Spirit of the race"),
    .why = N_ ("Options and vehicles should serve the same kind of race."),
    .clause = "FRO-RAC-04",
  },
  {
    .id = "FRO-LNV-37",
    .severity = PADDOCK_SEVERITY_HINT,
    RACE_CHECK,
    .run = check_use,
    .label = N_ ("Useless traits"),
    .why = N_ ("A vehicle pays for its traits with weaknesses elsewhere."),
    .clause = "FRO-VCG-25",
  },
};

const PaddockCheckTable paddock_frothy_race_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = prepare,
  .release = release,
};
