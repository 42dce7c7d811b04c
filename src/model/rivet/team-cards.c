/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "team-cards.h"

#include "race-data.h"
#include "words.h"

#define VALUE_NAME(id_, name_) name_,

const char *const paddock_movement_names[] = { PADDOCK_MOVEMENTS (VALUE_NAME) NULL };
const char *const paddock_class_sign_names[] = {
  NC_ ("value", "star"),   NC_ ("value", "peak"),  NC_ ("value", "bolt"),
  NC_ ("value", "bottle"), NC_ ("value", "wheel"), NC_ ("value", "shield"),
  NC_ ("value", "crown"),  NC_ ("value", "arrow"), NULL,
};
static const char *const icon_state_names[] = { NC_ ("value", "by-type"), NC_ ("value", "shown"),
                                                NC_ ("value", "dimmed"), NULL };
static const char *const fatigue_names[] = { NC_ ("value", "none"), NC_ ("value", "light"),
                                             NC_ ("value", "heavy"), NULL };
static const char *const pick_names[] = { NC_ ("value", "all"), NC_ ("value", "random"),
                                          NC_ ("value", "last"), NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (paddock_class_sign_names) == PADDOCK_N_CLASS_SIGNS + 1);

/* --- Movement types (table 19.1) --- */

static const PaddockMovementRow movement_rows[] = {
  [PADDOCK_MOVEMENT_LEAD] = {
    .row.label = N_ ("Lead"),
    .row.help = N_ ("The riders behind follow, sideways too."),
    .row.clause = "RIV-LEAD-01",
    .shows = { [PADDOCK_ICON_CLASS] = TRUE, [PADDOCK_ICON_FATIGUE] = TRUE, [PADDOCK_ICON_SIDEWAYS] = TRUE },
  },
  [PADDOCK_MOVEMENT_CHASE] = {
    .row.label = N_ ("Chase"),
    .row.help = N_ ("Pushes the riders ahead forward."),
    .row.clause = "RIV-CHASE-01",
    .shows = { [PADDOCK_ICON_CLASS] = TRUE, [PADDOCK_ICON_FATIGUE] = TRUE },
  },
  [PADDOCK_MOVEMENT_DRAFT] = {
    .row.label = N_ ("Draft"),
    .row.help = N_ ("The whole line moves together."),
    .row.clause = "RIV-DRAFT-01",
  },
  [PADDOCK_MOVEMENT_BREAK] = {
    .row.label = N_ ("Break"),
    .row.help = N_ ("The rider moves alone."),
    .row.clause = "RIV-BREAK-01",
    .shows = { [PADDOCK_ICON_CLASS] = TRUE, [PADDOCK_ICON_FATIGUE] = TRUE },
  },
  [PADDOCK_MOVEMENT_WILD] = {
    .row.label = N_ ("Wild"),
    .row.help = N_ ("Is played as a Lead, Chase, Draft or Break."),
    .row.clause = "RIV-WILD-01",
    .shows = { [PADDOCK_ICON_FATIGUE] = TRUE, [PADDOCK_ICON_SIDEWAYS] = TRUE },
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (movement_rows) == PADDOCK_N_MOVEMENTS);

const PaddockCatalogue paddock_movements = {
  .title = N_ ("Movement Types"),
  .element = "action",
  .names = paddock_movement_names,
  .rows = movement_rows,
  .row_size = sizeof *movement_rows,
  .n_rows = G_N_ELEMENTS (movement_rows),
};

static const PaddockCatalogueRow pick_rows[] = {
  [PADDOCK_PICK_ALL] = {
    .label = N_ ("All"),
    .help = N_ ("Concerns all riders it selects."),
    .clause = "RIV-EVT-05",
  },
  [PADDOCK_PICK_RANDOM] = {
    .label = N_ ("At Random"),
    .help = N_ ("Concerns some of the riders it selects, at random."),
    .clause = "RIV-EVT-05",
  },
  [PADDOCK_PICK_LAST] = {
    .label = N_ ("The Last"),
    .help = N_ ("Concerns the worst-placed of the riders it selects."),
    .clause = "RIV-EVT-05",
  },
};

const PaddockCatalogue paddock_event_picks = {
  .title = N_ ("Whom Events Concern"),
  .element = "event",
  .names = pick_names,
  .rows = pick_rows,
  .row_size = sizeof *pick_rows,
  .n_rows = G_N_ELEMENTS (pick_rows),
};

/* --- Records --- */

#define STROKES(terrain_, name_, help_)                                                       \
  {                                                                                           \
    .name = (name_), .kind = PADDOCK_FIELD_INT,                                               \
    PADDOCK_AT (PaddockRiderClass, strokes[PADDOCK_TERRAIN_##terrain_]), .min = -9, .max = 9, \
    .help = (help_)                                                                           \
  }

static const PaddockField class_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRiderClass, id),
    .defines = "class",
    .help = N_ ("Its name in teams and cards."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRiderClass, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "sign"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockRiderClass, sign),
    .max = PADDOCK_N_CLASS_SIGNS - 1,
    .names = paddock_class_sign_names,
    .help = N_ ("The sign on its riders."),
  },
  STROKES (FLAT,
           NC_ ("field", "flat"),
           N_ ("Pedal strokes it gains on flat road; below zero those it loses.")),
  STROKES (MOUNTAIN,
           NC_ ("field", "mountain"),
           N_ ("Pedal strokes it gains on a mountain climb; below zero those it loses.")),
  STROKES (DESCENT,
           NC_ ("field", "descent"),
           N_ ("Pedal strokes it gains on a descent; below zero those it loses.")),
  STROKES (SPRINT,
           NC_ ("field", "sprint"),
           N_ ("Pedal strokes it gains on a sprint section; below zero those it loses.")),
  STROKES (COBBLES,
           NC_ ("field", "cobbles"),
           N_ ("Pedal strokes it gains on cobbles; below zero those it loses.")),
};

const PaddockRecordType paddock_rider_class_type = {
  .name = "class",
  .help = N_ ("A class of riders."),
  PADDOCK_RECORD (PaddockRiderClass, class_fields),
};

static const PaddockField action_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockActionCard, id),
    .defines = "action",
    .help = N_ ("Its name in files."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockActionCard, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "type"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockActionCard, type),
    .max = PADDOCK_N_MOVEMENTS - 1,
    .names = paddock_movement_names,
    .help = N_ ("How the rider moves."),
  },
  {
    .name = "strokes",
    .label = N_ ("Pedal strokes"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockActionCard, strokes),
    .max = 20,
    .initial = 4,
    .help = N_ ("Its pedal strokes."),
  },
  {
    .name = NC_ ("field", "fatigue"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockActionCard, fatigue),
    .max = PADDOCK_FATIGUE_HEAVY,
    .names = fatigue_names,
    .help = N_ ("The fatigue that the rider takes after the move."),
  },
  {
    .name = NC_ ("field", "copies"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockActionCard, copies),
    .min = 1,
    .max = 9,
    .initial = 1,
    .help = N_ ("How many of it are in the deck of a team."),
  },
  {
    .name = "class-icon",
    .label = N_ ("Class icon"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockActionCard, icons[PADDOCK_ICON_CLASS]),
    .max = PADDOCK_ICON_DIMMED,
    .names = icon_state_names,
    .help = N_ ("Whether class modifiers apply."),
  },
  {
    .name = "fatigue-icon",
    .label = N_ ("Fatigue icon"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockActionCard, icons[PADDOCK_ICON_FATIGUE]),
    .max = PADDOCK_ICON_DIMMED,
    .names = icon_state_names,
    .help = N_ ("Whether the fatigue modifier applies."),
  },
  {
    .name = "sideways-icon",
    .label = N_ ("Sideways icon"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockActionCard, icons[PADDOCK_ICON_SIDEWAYS]),
    .max = PADDOCK_ICON_DIMMED,
    .names = icon_state_names,
    .help = N_ ("Whether followers go sideways."),
  },
  {
    .name = NC_ ("field", "flavour"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockActionCard, flavour),
    .max = 120,
    .help = N_ ("A line of colour; it has no effect."),
  },
  {
    .name = NC_ ("field", "effect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockActionCard, effects),
    .max = PADDOCK_CARD_MAX_EFFECTS,
    .type = &paddock_rider_effect_type,
    .help = N_ ("What it does."),
  },
};

const PaddockRecordType paddock_action_card_type = {
  .name = "action",
  .help = N_ ("An action card."),
  PADDOCK_RECORD (PaddockActionCard, action_fields),
};

static const PaddockField event_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockEventCard, id),
    .defines = "event",
    .help = N_ ("Its name in files."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockEventCard, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = "grupo",
    .label = N_ ("Grupo Compacto"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockEventCard, grupo),
    .max = 9,
    .initial = 3,
    .help = N_ ("How many of the last riders may close up after it."),
  },
  {
    .name = NC_ ("field", "copies"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockEventCard, copies),
    .min = 1,
    .max = 9,
    .initial = 1,
    .help = N_ ("How many of it are in the pile."),
  },
  {
    .name = NC_ ("field", "expansion"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockEventCard, is_expansion),
    .max = 1,
    .help = N_ ("Whether only races with the expansion have it."),
  },
  {
    .name = NC_ ("field", "pick"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockEventCard, pick),
    .max = PADDOCK_PICK_LAST,
    .names = pick_names,
    .help = N_ ("Which of the riders selected it concerns."),
  },
  {
    .name = NC_ ("field", "picked"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockEventCard, picked),
    .min = 1,
    .max = 9,
    .initial = 1,
    .help = N_ ("How many riders it picks, unless it concerns them all."),
  },
  {
    .name = NC_ ("field", "flavour"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockEventCard, flavour),
    .max = 120,
    .help = N_ ("A line of colour; it has no effect."),
  },
  {
    .name = NC_ ("field", "who"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockEventCard, selectors),
    .max = PADDOCK_CARD_MAX_SELECTORS,
    .type = &paddock_rider_selector_type,
    .help = N_ ("Which riders it selects: those of whom all this is true."),
  },
  {
    .name = NC_ ("field", "effect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockEventCard, effects),
    .max = PADDOCK_CARD_MAX_EFFECTS,
    .type = &paddock_rider_effect_type,
    .help = N_ ("What it does."),
  },
};

const PaddockRecordType paddock_event_card_type = {
  .name = "event",
  .help = N_ ("An event card."),
  PADDOCK_RECORD (PaddockEventCard, event_fields),
};

static const PaddockField tactic_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTacticsCard, id),
    .defines = "tactic",
    .help = N_ ("Its name in files."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTacticsCard, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = "window",
    .label = N_ ("Moment"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTacticsCard, window),
    .max = PADDOCK_N_TACTIC_WINDOWS - 1,
    .names = paddock_tactic_window_names,
    .help = N_ ("When it can be played."),
  },
  {
    .name = NC_ ("field", "copies"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTacticsCard, copies),
    .min = 1,
    .max = 9,
    .initial = 1,
    .help = N_ ("How many of it are in the pile."),
  },
  {
    .name = NC_ ("field", "flavour"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockTacticsCard, flavour),
    .max = 120,
    .help = N_ ("A line of colour; it has no effect."),
  },
  {
    .name = NC_ ("field", "effect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTacticsCard, effects),
    .max = PADDOCK_CARD_MAX_EFFECTS,
    .type = &paddock_rider_effect_type,
    .help = N_ ("What it does."),
  },
};

const PaddockRecordType paddock_tactics_card_type = {
  .name = "tactic",
  .help = N_ ("A tactics card."),
  PADDOCK_RECORD (PaddockTacticsCard, tactic_fields),
};

static const PaddockField team_cards_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTeamCards, id),
    .initial_text = "team-cards",
    .help = N_ ("A name for files and references."),
  },
  {
    .name = NC_ ("field", "title"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockTeamCards, title),
    .max = 200,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "author"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockTeamCards, author),
    .max = 200,
    .help = N_ ("Who made it."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockTeamCards, description),
    .help = N_ ("A description of the set."),
  },
  {
    .name = NC_ ("field", "class"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTeamCards, classes),
    .type = &paddock_rider_class_type,
    .help = N_ ("The classes of riders."),
  },
  {
    .name = NC_ ("field", "action"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTeamCards, actions),
    .type = &paddock_action_card_type,
    .help = N_ ("The action cards of every team."),
  },
  {
    .name = NC_ ("field", "event"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTeamCards, events),
    .type = &paddock_event_card_type,
    .help = N_ ("The event cards."),
  },
  {
    .name = NC_ ("field", "tactic"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTeamCards, tactics),
    .type = &paddock_tactics_card_type,
    .help = N_ ("The tactics cards."),
  },
  {
    .name = NC_ ("field", "accepted"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTeamCards, accepted),
    .type = &paddock_accepted_type,
    .help = N_ ("Problems that the designer accepts."),
  },
};

static const PaddockRecordType team_cards_type = {
  .name = "team-cards",
  .help =
    N_ ("Cards of On the Rivet: classes of riders, action cards, event cards and tactics cards."),
  PADDOCK_RECORD (PaddockTeamCards, team_cards_fields),
};

const PaddockDocumentKind paddock_team_cards_kind = {
  .label = N_ ("Rider Cards"),
  .extension = ".cards.xml",
  .version = 1,
  .type = &team_cards_type,
  .game = "rivet",
};

const PaddockMovementRow *
paddock_movement_get_row (guint movement)
{
  g_return_val_if_fail (movement < PADDOCK_N_MOVEMENTS, NULL);

  return &movement_rows[movement];
}

/* Followers of a Wild go sideways as those of the type it is played as (RIV-WILD-01). */
static gboolean
shows_by_type (guint type, PaddockIcon icon, guint as)
{
  return movement_rows[icon == PADDOCK_ICON_SIDEWAYS ? as : type].shows[icon];
}

gboolean
paddock_action_card_shows (const PaddockActionCard *self, PaddockIcon icon, guint as)
{
  g_return_val_if_fail (as < PADDOCK_MOVEMENT_WILD, FALSE);

  return self->icons[icon] == PADDOCK_ICON_BY_TYPE ? shows_by_type ((guint) self->type, icon, as)
                                                   : self->icons[icon] == PADDOCK_ICON_SHOWN;
}

guint
paddock_team_cards_count_actions (const PaddockTeamCards *self)
{
  guint count = 0;

  for (guint i = 0; i < paddock_list_len (self->actions); i++)
    count += (guint) PADDOCK_LIST_AT (self->actions, PaddockActionCard, i)->copies;

  return count;
}

guint
paddock_team_cards_count_events (const PaddockTeamCards *self, gboolean with_expansion)
{
  guint count = 0;

  for (guint i = 0; i < paddock_list_len (self->events); i++) {
    const PaddockEventCard *event = PADDOCK_LIST_AT (self->events, PaddockEventCard, i);

    if (with_expansion || !event->is_expansion)
      count += (guint) event->copies;
  }

  return count;
}

guint
paddock_team_cards_count_tactics (const PaddockTeamCards *self)
{
  guint count = 0;

  for (guint i = 0; i < paddock_list_len (self->tactics); i++)
    count += (guint) PADDOCK_LIST_AT (self->tactics, PaddockTacticsCard, i)->copies;

  return count;
}

int
paddock_team_cards_find_class (const PaddockTeamCards *self, const char *id)
{
  for (guint i = 0; i < paddock_list_len (self->classes); i++)
    if (g_strcmp0 (PADDOCK_LIST_AT (self->classes, PaddockRiderClass, i)->id, id) == 0)
      return (int) i;

  return -1;
}
