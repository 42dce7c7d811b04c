/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy Races: hexes, twelve facings, driving licences, dice with icons.
 *
 * One file a topic; this header is what they share.  The clauses are in docs/rules/frothy.md.
 */

#pragma once

#include "frothy-clauses.h"
#include "frothy-course.h"
#include "frothy-hand.h"
#include "frothy-vocabulary.h"

extern const PaddockGame paddock_frothy;

static inline FroState *
fro_state (const PaddockTable *table)
{
  return table->state;
}

static inline const FroCourse *
fro_course (const PaddockTable *table)
{
  return table->course;
}

static inline FroVehicle *
fro_vehicle (const PaddockTable *table, guint vehicle)
{
  return &fro_state (table)->vehicles[vehicle];
}

static inline const FroSpec *
fro_spec (const PaddockTable *table, guint vehicle)
{
  return &fro_course (table)->specs[vehicle];
}

static inline int
fro_option (const PaddockTable *table, FroOption option)
{
  return fro_course (table)->options[option];
}

static inline PaddockPlace
fro_place (PaddockHex hex)
{
  return (PaddockPlace){ hex.q, hex.r };
}

static inline PaddockPlace
fro_index (int i)
{
  return (PaddockPlace){ (gint16) i, 0 };
}

static inline gboolean
fro_is_racing (const PaddockTable *table, guint vehicle)
{
  return fro_vehicle (table, vehicle)->status == FRO_RACING;
}

static inline gboolean
fro_is_wreck (const FroVehicle *vehicle)
{
  return vehicle->status == FRO_ROLLING_WRECK || vehicle->status == FRO_RESTING_WRECK;
}

static inline guint
fro_half_up (guint n)
{
  return (n + 1) / 2;
}

/* --- Speed (frothy-speed.c) --- */

static inline guint
fro_speed (const PaddockTable *table, guint vehicle)
{
  return fro_spec (table, vehicle)->accel_speed[fro_vehicle (table, vehicle)->accel];
}

/* Basic control dice at Speed SPEED, permanent losses of Safe Speeds counted; 0 where it is Safe. */
guint fro_control_dice (const PaddockTable *table, guint vehicle, guint speed);
guint fro_spec_control_dice (const FroSpec *spec, guint safe_losses, guint speed);

static inline gboolean
fro_is_safe (const PaddockTable *table, guint vehicle)
{
  return fro_control_dice (table, vehicle, fro_speed (table, vehicle)) == 0;
}

/* Where the marker stands in both rows, and where it comes to: N boxes back, or on to the last box of MAX_SPEED, from
 * where what is too much goes back, at most BACK boxes; the right-most or left-most boxes of a rating. */
typedef struct {
  guint accel, decel;
} FroMarker;

FroMarker fro_marker_back (const FroSpec *spec, FroMarker marker, guint n);
FroMarker
fro_marker_on (const FroSpec *spec, FroMarker marker, guint n, guint max_speed, guint back);
FroMarker fro_marker_of_speed (const FroSpec *spec, guint speed, gboolean is_right);

/* Boxes.  The acceleration ends where the highest Speed does; what is too much goes back, at most BACK boxes (over-
 * whipping; 0: HASTE).  A rating that changes to a Safe one takes control loss points away (FRO-SCH-14). */
void fro_accelerate (PaddockTable *table, guint vehicle, guint n, guint back, FroClause clause);
void fro_decelerate (PaddockTable *table, guint vehicle, guint n, FroClause clause);
/* Ratings (FRO-SCH-11 to 13). */
void fro_set_speed (PaddockTable *table, guint vehicle, int speed, FroClause clause);
/* The marker without a word: setup. */
void fro_put_marker (FroVehicle *vehicle, const FroSpec *spec, guint speed);

void fro_gain_clp (PaddockTable *table, guint vehicle, int n, FroClause clause);
void fro_lose_clp (PaddockTable *table, guint vehicle, int n, FroClause clause);
void
fro_lose_all_clp (PaddockTable *table, guint vehicle, FroClause clause); /* down to the minimum */

/* --- Effects (frothy-rows.c) --- */

/* Whether any acting row of the vehicle has this KIND at one of the moments WHEN. */
gboolean
fro_has_effect (const PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when);
/* The sum of their numbers; random ones are rolled (FRO-DIC-07). */
int fro_sum_effects (PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when);
/* The smallest of their numbers, or NONE if there is no such row. */
int fro_least_effect (PaddockTable *table,
                      guint vehicle,
                      PaddockFrothyEffectKind kind,
                      guint when,
                      int none);
/* The smallest of those that are not random, for questions, which may not roll. */
int fro_get_effect (const PaddockTable *table,
                    guint vehicle,
                    PaddockFrothyEffectKind kind,
                    guint when,
                    int none);
int fro_roll_number (PaddockTable *table, guint vehicle, int number);
/* The number of one row, told as what its trait, card or affect does. */
int fro_count_row (PaddockTable *table, guint vehicle, const FroEffect *effect);
/* Says that rows without a number act. */
void
fro_tell_effects (PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when);

/* --- Dice (frothy-dice.c) --- */

/* Rolls N dice and adds them to COUNTS, by icon for control rolls, by value otherwise. */
void fro_roll (PaddockTable *table,
               guint vehicle,
               guint n,
               FroDieUse use,
               FroClause clause,
               guint8 counts[6]);

/* --- Tasks (frothy-tasks.c) --- */

/* The new top of the stack, zeroed but for its kind and vehicle. */
FroTask *fro_push (PaddockTable *table, FroTaskKind kind, guint vehicle);
void fro_pop (PaddockTable *table);
/* Where a task's arguments keep a hex. */
#define FRO_HEX_ARG 8
static inline void
fro_put_hex (guint8 *args, PaddockHex hex)
{
  memcpy (args, &hex, sizeof hex);
}
static inline PaddockHex
fro_get_hex (const guint8 *args)
{
  PaddockHex hex;

  memcpy (&hex, args, sizeof hex);
  return hex;
}

static inline FroTask *
fro_top (const PaddockTable *table)
{
  return &fro_state (table)->tasks[fro_state (table)->n_tasks - 1];
}

/* --- Speed check (frothy-check.c) --- */

/* The ways that are open with what is laid down: a set of PADDOCK_WHEN_ACCELERATE and _DECELERATE. */
guint fro_find_check_ways (const PaddockTable *table, guint vehicle);
/* How many spaces it is ahead of the nearest follower; 0: it does not lead. */
int fro_find_lead (const PaddockTable *table, guint vehicle);
gboolean fro_is_grandstanding (const PaddockTable *table, guint vehicle);
void fro_push_check (PaddockTable *table, guint vehicle);
/* Secret checks: cards and directions are known to all, the dice follow. */
void fro_push_open_check (PaddockTable *table, guint vehicle);
gboolean fro_run_check (PaddockTable *table, FroTask *task);
void fro_ask_check (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_check (PaddockTable *table,
                       FroTask *task,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);

/* Whose rival is ahead as the round begins (frothy-check-value.c). */
void fro_look_for_rivals (PaddockTable *table);
/* Deals anew what SEAT cannot know of secret checks. */
void fro_redeal_checks (PaddockTable *table, guint seat);

/* --- Control rolls (frothy-control.c) --- */

/* Everything that a control roll needs to know; result.failed and result.again say what came of it.  The roll
 * carries out its outcome itself: damage by fro_push_damage(), the slide by fro_push_slide(), the planned turn
 * and spins, boxes. */
typedef struct {
  guint8 vehicle;
  guint8 cause;   /* FroCause */
  gint8 turn;     /* planned: +1 left, -1 right, 0 none */
  guint8 slide;   /* direction + 1 of a SLIDE; FRO_ALONG (v): the way v heads; 0: its own way */
  guint8 partner; /* of the collision that caused it, or FRO_NOBODY */
  PaddockHex obstacle; /* where FRO_ROCK stands */
  guint8 dice; /* of damage that a jump adds, rolled with the roll's own or after it (FRO-JMP-06) */
} FroControl;

#define FRO_ALONG(vehicle_) (16 + (vehicle_))

void fro_push_control (PaddockTable *table, const FroControl *control);
gboolean fro_run_control (PaddockTable *table, FroTask *task);
void fro_ask_control (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_control (PaddockTable *table,
                         FroTask *task,
                         const PaddockDecision *decision,
                         const PaddockChoice *choice);

/* --- Damage (frothy-damage.c) --- */

/* A damage roll with N dice before traits (none is made for 0 or fewer, FRO-DMG-07); affects, CLP and a wipe-out
 * follow, a control roll does not.  BY: who inflicted it (FRO-RUL-67), or FRO_NOBODY.  result.hits says how many. */
void fro_push_damage (PaddockTable *table,
                      guint vehicle,
                      int n,
                      FroCause cause,
                      guint by,
                      FroClause clause);
gboolean fro_run_damage (PaddockTable *table, FroTask *task);
void fro_ask_damage (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_damage (PaddockTable *table,
                        FroTask *task,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice);
gboolean fro_run_lose_card (PaddockTable *table, FroTask *task);
void fro_ask_lose_card (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_lose_card (PaddockTable *table,
                           FroTask *task,
                           const PaddockDecision *decision,
                           const PaddockChoice *choice);
/* Rows of affects and traits that act from now on: limits that last are set here. */
void fro_begin_rows (PaddockTable *table, guint vehicle, guint64 rows);

/* FRO-DEC-04, 05 and the effects of the start and the end of a round (frothy-upkeep.c): steps of the round. */
void fro_change_stamina (PaddockTable *table, guint vehicle, int by, FroClause clause);
gboolean fro_run_upkeep (PaddockTable *table);
void fro_ask_upkeep (const PaddockTable *table, PaddockDecision *decision);
void fro_answer_upkeep (PaddockTable *table,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice);

/* --- Attacks (frothy-attack.c) --- */

/* The attacks that the mover may start now, as choices FRO_ATTACK_PERSON and FRO_ATTACK_VEHICLE. */
void fro_add_attacks (const PaddockTable *table, guint vehicle, PaddockDecision *decision);
FroBar fro_find_attack_bar (const PaddockTable *table, guint vehicle, guint target, guint kind);
void fro_push_attack (PaddockTable *table, guint attacker, guint target, guint kind);
gboolean fro_run_attack (PaddockTable *table, FroTask *task);
void fro_ask_attack (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_attack (PaddockTable *table,
                        FroTask *task,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice);
/* Deals anew what SEAT cannot know of the attack under way. */
void fro_redeal_attack (PaddockTable *table, const FroTask *task, guint seat);
/* Sneaky (FRO-TRT-35): pushed by the move before and after each step if somebody may. */
gboolean fro_may_sneak (const PaddockTable *table, guint mover);
gboolean fro_run_sneak (PaddockTable *table, FroTask *task);
void fro_ask_sneak (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_sneak (PaddockTable *table,
                       FroTask *task,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);

/* --- Movement (frothy-move.c) --- */

/* The direction of the straight step that FACING gives, LEFT or RIGHT of a corner. */
static inline guint
fro_direction (guint facing, guint side)
{
  return facing & 1 ? ((facing + (side == FRO_LEFT ? 1u : PADDOCK_N_FACINGS - 1u)) / 2)
                        % PADDOCK_N_DIRECTIONS
                    : facing / 2;
}

void fro_push_move (PaddockTable *table, guint vehicle);
gboolean fro_run_move (PaddockTable *table, FroTask *task);
void fro_ask_move (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_move (PaddockTable *table,
                      FroTask *task,
                      const PaddockDecision *decision,
                      const PaddockChoice *choice);
/* Ends the move under way of VEHICLE, or takes away the one to come (FRO-TRN-05, FRO-ATK-15, FRO-RUL-58). */
void fro_end_move (PaddockTable *table, guint vehicle);
void fro_reward_straight (PaddockTable *table, guint vehicle);   /* FRO-MOV-08 */
guint fro_get_spaces (const PaddockTable *table, guint vehicle); /* its Move value of this phase */
void fro_set_facing (PaddockTable *table, guint vehicle, int facing, FroClause clause);
/* Puts a vehicle into the space ahead: progress, laps and what lies there (FRO_TASK_ENTER). */
void fro_enter (PaddockTable *table, guint vehicle, PaddockHex to, FroClause clause);

/* --- What stands in the way (frothy-space.c) --- */

/* The vehicle or wreck on HEX, or -1; a Flyer above a wreck is found first (FRO-RUL-81). */
int fro_vehicle_at (const FroState *state, PaddockHex hex);
/* What VEHICLE would hit on HEX: a live vehicle, FRO_WALL, FRO_ROCK, or FRO_NOBODY for a free way. */
guint fro_find_hit (const PaddockTable *table, guint vehicle, PaddockHex hex);
gboolean fro_is_off_track (const PaddockTable *table, PaddockHex hex);
gboolean fro_flies (const PaddockTable *table, guint vehicle);
gboolean fro_is_low (const PaddockTable *table,
                     PaddockHex hex); /* nothing there but what may be jumped */

/* --- The duty to avoid collisions (frothy-path.c) --- */

/* The rest of a move, as the search for a clean plan sees it. */
typedef struct {
  PaddockHex at;
  guint8 vehicle;
  guint8 facing;
  guint8 left;
  guint8 drifts;
  guint8 last_step;
  guint8 may_ram; /* hitting a vehicle is as good as a free way: the move ends there */
} FroPath;

/* One step that the geometry allows. */
typedef struct {
  guint8 id; /* FroMoveId */
  guint8 direction;
  guint8 is_drift;
} FroWay;

#define FRO_MAX_WAYS 3

guint fro_list_ways (const PaddockTable *table, const FroPath *path, FroWay ways[FRO_MAX_WAYS]);
FroPath fro_path_after (const FroPath *path, const FroWay *way);
FroPath fro_path_of_move (const PaddockTable *table);

/* Whether all of its spaces can be moved without a collision (FRO-AVO-03). */
gboolean fro_path_is_clean (const PaddockTable *table, const FroPath *path);
/* The same, with the help of a Reins card if there is one. */
gboolean fro_has_clean_plan (const PaddockTable *table, const FroPath *path, gboolean has_reins);
gboolean
fro_may_rein_in (const PaddockTable *table); /* the mover has such a card and may play it */
/* How many cards usable as Reins the mover must keep for its only clean plan, 0 or 1: an own attack may not take it. */
guint fro_owed_reins (const PaddockTable *table);

/* --- The card that changes a move (frothy-pace.c) --- */

void fro_add_pace (const PaddockTable *table,
                   const FroPath *path,
                   gboolean has_reins,
                   gboolean is_clean,
                   PaddockDecision *decision);
gboolean fro_can_move_more (const PaddockTable *table);
void fro_play_pace (PaddockTable *table, const PaddockChoice *choice); /* an ability */
void fro_ask_pace (const PaddockTable *table, PaddockDecision *decision);
void
fro_answer_pace (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);

/* --- Initiative (frothy-initiative.c) --- */

/* The first by FRO-INI-02 to 04 of a set of vehicles, not empty. */
guint fro_first_of (const PaddockTable *table, guint set);

/* --- Slides, spaces, collisions, wrecks, jumps --- */

/* frothy-slide.c: icons left in the control roll, partner of the collision that caused it. */
typedef struct {
  guint8 vehicle;
  guint8 direction; /* + 1; 0: along the heading of the next */
  guint8 heading;   /* a vehicle; its owner is asked where both ways are open */
  guint8 partner;
  PaddockHex obstacle;
  guint8 icons;
} FroSlideInfo;

void fro_push_slide (PaddockTable *table, const FroSlideInfo *slide);
guint fro_find_way_on (const PaddockTable *table, guint vehicle);
void
fro_add_sides (const PaddockTable *table, guint vehicle, guint heading, PaddockDecision *decision);
gboolean fro_run_slide (PaddockTable *table, FroTask *task);
void fro_ask_slide (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_slide (PaddockTable *table,
                       FroTask *task,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);

/* frothy-enter.c */
void fro_push_enter (PaddockTable *table, guint vehicle); /* if something lies there */
gboolean fro_run_enter (PaddockTable *table, FroTask *task);

/* frothy-collision.c: with the vehicle, FRO_ROCK or FRO_WALL in DIRECTION. */
void fro_push_collision (PaddockTable *table, guint vehicle, guint other, guint direction);
gboolean fro_run_collision (PaddockTable *table, FroTask *task);

/* frothy-relief.c */
void fro_push_relief (PaddockTable *table, guint vehicle, guint partner, PaddockHex obstacle);
gboolean fro_run_relief (PaddockTable *table, FroTask *task);
void fro_ask_relief (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_relief (PaddockTable *table,
                        FroTask *task,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice);

/* frothy-wreck.c */
/* BY: who inflicted it, or FRO_NOBODY. */
void fro_wipe_out (PaddockTable *table, guint vehicle, guint by, FroClause clause);
gboolean fro_run_wrecks (PaddockTable *table); /* a step of the round */
gboolean fro_run_wreck (PaddockTable *table, FroTask *task);
void fro_ask_wreck (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
void fro_answer_wreck (PaddockTable *table,
                       FroTask *task,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);

/* frothy-jump.c */
void fro_add_jumps (const PaddockTable *table,
                    const FroPath *path,
                    gboolean is_clean,
                    PaddockDecision *decision);
FroBar fro_find_jump_bar (const PaddockTable *table,
                          const FroPath *path,
                          guint direction,
                          gboolean is_clean,
                          PaddockChoice *choice);
gboolean fro_jump_spares (const PaddockTable *table, FroCard card);
void fro_jump (PaddockTable *table, guint n, guint direction);
gboolean fro_run_jump (PaddockTable *table, FroTask *task);

/* frothy-runners.c */
void fro_move_runners (PaddockTable *table);

/* --- The race (frothy-race.c) --- */

void fro_cross (PaddockTable *table, guint vehicle); /* progress and laps, where it stands now */
void fro_sort_finish (PaddockTable *table);          /* frothy-verdict.c: at the end of a phase */
void fro_judge (PaddockTable *table);                /* ... ends the race if it is decided */
void fro_score (PaddockTable *table, guint vehicle, int points, FroClause clause);
int fro_progress (const PaddockTable *table, guint seat);
int fro_start_progress (const FroCourse *course, PaddockHex at);

/* --- Setup (frothy-setup.c) --- */

void fro_start (PaddockTable *table);
gboolean fro_run_setup (PaddockTable *table);
void fro_ask_setup (const PaddockTable *table, PaddockDecision *decision);
void fro_answer_setup (PaddockTable *table,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);

const char *const *fro_find_line_up (const PaddockDocument *track); /* frothy-line-up.c */

/* --- The round (frothy-round.c) --- */

void fro_go_on (PaddockTable *table);
void fro_pending (const PaddockTable *table, PaddockDecision *decision);
void fro_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);
gboolean fro_next_step (PaddockTable *table); /* TRUE: a step's run() goes on */
/* The next vehicle that the step is not through with and that still races, or -1; it is active from then on. */
int fro_next_in_step (PaddockTable *table);
guint fro_racing_set (const FroState *state);

/* --- What people see (frothy-pieces.c, frothy-middle.c) --- */

guint fro_show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces);
extern const PaddockHand fro_hand; /* frothy-positions.c */
void
fro_show_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self);

/* What cannot be chosen, and why (frothy-refused.c). */
extern const PaddockRefuse fro_refused[FRO_N_ASKS];

/* --- Words, facts and invariants --- */

extern const char *const fro_clause_ids[];
extern const char *const fro_step_names[];
extern const char *const fro_icon_labels[FRO_N_ICONS];
/* Sizes of the tables, checked where they are. */
#define FRO_N_SCOPES 5
#define FRO_N_FACTS 103
#define FRO_N_EVENT_TEXTS 78
extern const PaddockScope fro_scopes[FRO_N_SCOPES];
extern const PaddockFact fro_facts[FRO_N_FACTS];
extern const PaddockEventText fro_event_texts[FRO_N_EVENT_TEXTS];
extern const PaddockAsk fro_asks[FRO_N_ASKS];

void fro_redeal (PaddockTable *table, guint seat); /* frothy-secret.c */
gboolean fro_settle (PaddockTable *table, GError **error);
gboolean fro_check (const PaddockTable *table, GError **error);
void fro_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text);
