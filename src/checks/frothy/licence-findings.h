/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the checks of driving licences share: the Speeds in order, a walk over all affects, and findings
 * with the places that they have in a licence ("speed 4", "damage 2", "trait blades", "card lucky").
 */

#pragma once

#include "check.h"
#include "licence.h"

#define PADDOCK_LICENCE_CHECK .kind = &paddock_licence_kind

/* The Speed of each rating; NULL where there is none. */
typedef struct {
  const PaddockSpeed *speeds[PADDOCK_N_SPEEDS];
  gboolean is_complete; /* none is missing */
} PaddockSpeedRow;

PaddockSpeedRow paddock_licence_get_speed_row (const PaddockLicence *licence);

static inline const PaddockSpeed *
paddock_licence_speed_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->speeds, PaddockSpeed, i);
}

static inline const PaddockDamageLevel *
paddock_licence_level_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, i);
}

static inline const PaddockStaminaStep *
paddock_licence_step_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->stamina.steps, PaddockStaminaStep, i);
}

static inline const PaddockSpecialCard *
paddock_licence_special_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->cards.specials, PaddockSpecialCard, i);
}

static inline const PaddockTrait *
paddock_licence_trait_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->traits, PaddockTrait, i);
}

/* An affect, wherever it stands. */
typedef struct {
  const PaddockAffect *affect;
  int level;
  gboolean is_outcome; /* of a random affect */
} PaddockAffectAt;

typedef void (*PaddockAffectFunc) (const PaddockLicence *licence,
                                   const PaddockAffectAt *at,
                                   gpointer data);
void paddock_licence_foreach_affect (const PaddockLicence *licence,
                                     PaddockAffectFunc func,
                                     gpointer data);

/* Takes away the affects of one level, or all levels (-1), that MATCHES says; the outcomes of random
 * affects stay. */
typedef gboolean (*PaddockAffectMatch) (const PaddockLicence *licence, const PaddockAffect *affect);
void
paddock_licence_remove_affects (PaddockLicence *licence, int level, PaddockAffectMatch matches);

/* Whether a number can stand there at all, and whether it is higher than the guide advises. */
gboolean paddock_parameter_is_wrong (PaddockParameter parameter, int n);
gboolean paddock_parameter_is_high (PaddockParameter parameter, int n);

/* Findings; in their messages {1} is what they are about: the rating, the affect, the id, the name. */
PaddockFinding *
paddock_report_speed (PaddockReport *report, const PaddockSpeed *speed, const char *message);
PaddockFinding *
paddock_report_affect (PaddockReport *report, const PaddockAffectAt *at, const char *message);
PaddockFinding *
paddock_report_trait (PaddockReport *report, const PaddockTrait *trait, const char *message);
PaddockFinding *paddock_report_special (PaddockReport *report,
                                        const PaddockLicence *licence,
                                        guint i,
                                        const char *message);
