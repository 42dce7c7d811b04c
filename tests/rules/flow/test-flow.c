/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tiny game that writes down what runs, asked and answered letter by letter, with its tasks in a queue or on a stack.
 */

#include "flow/flow.h"

#include "match.h"

enum {
  STEP_BEGIN, /* a: runs through */
  STEP_SKIP,  /* b: runs through, or is passed by */
  STEP_ASK,   /* c: asks; the answer says what comes */
  STEP_LAST,  /* d: the end */
  N_STEPS,
};

enum {
  TASK_LETTER, /* runs once and writes its letter */
  TASK_OUTER,  /* (: pushes a letter before itself, and ends when that is done: ) */
  TASK_ASK,    /* ?: asks, once */
  TASK_STOP,   /* ends the race and stays */
  N_TASKS,
};

typedef struct {
  guint8 kind;
  guint8 stage;
  union {
    struct {
      char letter;
    } letter;
    struct {
      gint16 inner; /* letter of the task that it pushes */
    } outer;
  };
} Task;

#define ROOM 4

typedef struct {
  PaddockState core;
  PaddockFlow flow;
  guint8 idle; /* set of steps */
  guint8 is_stack;
  guint8 n_written;
  char written[32];
  Task tasks[ROOM];
} State;

static const PaddockFlowKind *flow_of (const State *state);

static void
write_down (PaddockTable *table, char letter)
{
  State *state = table->state;

  g_assert_cmpuint (state->n_written, <, sizeof state->written - 1);
  state->written[state->n_written++] = letter;
}

static void
go_to (PaddockTable *table, guint step)
{
  State *state = table->state;

  state->flow.step = (guint8) paddock_flow_pass_by (step, state->idle);
}

/* --- Steps --- */

static gboolean
run_begin (PaddockTable *table)
{
  write_down (table, 'a');
  go_to (table, STEP_SKIP);
  return TRUE;
}

static gboolean
run_skip (PaddockTable *table)
{
  write_down (table, 'b');
  go_to (table, STEP_ASK);
  return TRUE;
}

static void
ask_step (const PaddockTable *table, PaddockDecision *decision)
{
  paddock_decision_ask (decision, 0, 0);
  for (guint i = 0; i < N_TASKS; i++)
    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i });
}

static Task *
push (PaddockTable *table, guint kind)
{
  return paddock_flow_push_last (flow_of (table->state), table->state, (guint8) kind);
}

static Task *
push_first (PaddockTable *table, guint kind)
{
  return paddock_flow_push_first (flow_of (table->state), table->state, (guint8) kind);
}

static Task *
first_task (const PaddockTable *table)
{
  return paddock_flow_get_first (flow_of (table->state), table->state);
}

static void
pop (PaddockTable *table)
{
  paddock_flow_pop (flow_of (table->state), table->state);
}

/* A task of the kind that was chosen, and the last step behind it. */
static void
answer_step (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  Task *task = push (table, choice->id);

  write_down (table, 'c');
  if (choice->id == TASK_LETTER)
    task->letter.letter = 'x';
  else if (choice->id == TASK_OUTER)
    task->outer.inner = 'y';
  go_to (table, STEP_LAST);
}

static gboolean
run_last (PaddockTable *table)
{
  write_down (table, 'd');
  ((PaddockState *) table->state)->is_over = TRUE;
  return TRUE;
}

static const PaddockFlowRow steps[N_STEPS] = {
  [STEP_BEGIN] = { "begin", PADDOCK_ROUTINE (run_begin) },
  [STEP_SKIP] = { "skip", PADDOCK_ROUTINE (run_skip) },
  [STEP_ASK] = { "ask", PADDOCK_ROUTINE (paddock_flow_wait, ask_step, answer_step) },
  [STEP_LAST] = { "last", PADDOCK_ROUTINE (run_last) },
};

/* --- Tasks --- */

static gboolean
run_letter (PaddockTable *table)
{
  write_down (table, first_task (table)->letter.letter);
  pop (table);
  return TRUE;
}

static gboolean
run_outer (PaddockTable *table)
{
  Task *task = first_task (table);
  char inner = (char) task->outer.inner;

  write_down (table, task->stage == 0 ? '(' : ')');
  if (task->stage++ == 0)
    push_first (table, TASK_LETTER)->letter.letter = inner;
  else
    pop (table);
  return TRUE;
}

static void
ask_task (const PaddockTable *table, PaddockDecision *decision)
{
  paddock_decision_ask (decision, 1, 0);
  paddock_decision_add (decision, (PaddockChoice){ .id = 7 });
}

static void
answer_task (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  g_assert_cmpuint (decision->player, ==, 1);
  g_assert_cmpuint (choice->id, ==, 7);
  write_down (table, '?');
  pop (table);
}

static gboolean
run_stop (PaddockTable *table)
{
  write_down (table, '!');
  ((PaddockState *) table->state)->is_over = TRUE;
  return TRUE;
}

static const PaddockFlowRow tasks[N_TASKS] = {
  [TASK_LETTER] = { "letter", PADDOCK_ROUTINE (run_letter) },
  [TASK_OUTER] = { "outer", PADDOCK_ROUTINE (run_outer) },
  [TASK_ASK] = { "ask", PADDOCK_ROUTINE (paddock_flow_wait, ask_task, answer_task) },
  [TASK_STOP] = { "stop", PADDOCK_ROUTINE (run_stop) },
};

static void
pause_flow (PaddockTable *table)
{
  const State *state = table->state;

  g_assert_cmpuint (state->flow.n_tasks, ==, 0);
  write_down (table, '.');
}

static const PaddockFlowKind queue = {
  .steps = steps,
  .tasks = tasks,
  .order = PADDOCK_FLOW_QUEUE,
  .pause = pause_flow,
  PADDOCK_FLOW_IN (State),
};

static const PaddockFlowKind stack = {
  .steps = steps,
  .tasks = tasks,
  .order = PADDOCK_FLOW_STACK,
  .pause = pause_flow,
  PADDOCK_FLOW_IN (State),
};

static const PaddockFlowKind *
flow_of (const State *state)
{
  return state->is_stack ? &stack : &queue;
}

/* --- The tests --- */

typedef struct {
  State state;
  PaddockTable table;
} Play;

static void
play_init (Play *self, gboolean is_stack)
{
  *self = (Play){ .state = { .is_stack = (guint8) is_stack } };
  self->table = (PaddockTable){ .state = &self->state };
}

static void
play_go_on (Play *self)
{
  paddock_flow_go_on (flow_of (&self->state), &self->table);
}

static void
play_answer (Play *self, guint choice)
{
  PaddockDecision decision;

  paddock_flow_ask (flow_of (&self->state), &self->table, &decision);
  paddock_flow_answer (flow_of (&self->state), &self->table, &decision, &decision.choices[choice]);
}

static void
play_push_letters (Play *self, const char *letters)
{
  for (; *letters; letters++)
    push (&self->table, TASK_LETTER)->letter.letter = *letters;
}

static void
assert_clear_behind (const State *state, guint n)
{
  static const Task nothing[ROOM];

  g_assert_cmpuint (state->flow.n_tasks, ==, n);
  g_assert_cmpmem (state->tasks + n, (ROOM - n) * sizeof (Task), nothing,
                   (ROOM - n) * sizeof (Task));
}

static void
test_steps_run_until_one_asks (void)
{
  Play play;

  play_init (&play, FALSE);
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "ab");
  g_assert_cmpuint (play.state.flow.step, ==, STEP_ASK);
  play_answer (&play, TASK_LETTER);
  g_assert_cmpstr (play.state.written, ==, "abcxd");
  g_assert_true (play.state.core.is_over);
}

static void
test_idle_steps_are_passed_by (void)
{
  Play play;

  play_init (&play, FALSE);
  play.state.idle = 1 << STEP_SKIP;
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "a");
  g_assert_cmpuint (play.state.flow.step, ==, STEP_ASK);
  g_assert_cmpuint (paddock_flow_pass_by (2, 0), ==, 2);
  g_assert_cmpuint (paddock_flow_pass_by (2, 1u << 2 | 1u << 3 | 1u << 5), ==, 4);
  g_assert_cmpuint (paddock_flow_pass_by (0, G_MAXINT32), ==, 31);
}

static void
test_a_queue_keeps_its_order (void)
{
  Play play;

  play_init (&play, FALSE);
  play.state.flow.step = STEP_ASK;
  play_push_letters (&play, "123");
  push_first (&play.table, TASK_LETTER)->letter.letter = '0';
  g_assert_cmpint (play.state.tasks[0].letter.letter, ==, '0');
  g_assert_cmpint (play.state.tasks[3].letter.letter, ==, '3');
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "0123");
  assert_clear_behind (&play.state, 0);
}

static void
test_a_stack_turns_its_order_round (void)
{
  Play play;

  play_init (&play, TRUE);
  play.state.flow.step = STEP_ASK;
  push_first (&play.table, TASK_LETTER)->letter.letter = '1';
  push_first (&play.table, TASK_LETTER)->letter.letter = '2';
  play_push_letters (&play, "0");
  g_assert_cmpint (play.state.tasks[0].letter.letter, ==, '0');
  g_assert_cmpint (play.state.tasks[2].letter.letter, ==, '2');
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "210");
  assert_clear_behind (&play.state, 0);
}

static void
test_a_task_waits_for_what_it_pushed (gconstpointer is_stack)
{
  Play play;

  play_init (&play, GPOINTER_TO_INT (is_stack));
  play.state.flow.step = STEP_ASK;
  push_first (&play.table, TASK_OUTER)->outer.inner = 'i';
  push (&play.table, TASK_LETTER)->letter.letter = 'z';
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "(i)z");
  assert_clear_behind (&play.state, 0);
}

/* One that waits is asked before the step, and keeps what stands behind it waiting. */
static void
test_a_task_asks_before_the_step (gconstpointer is_stack)
{
  Play play;
  PaddockDecision decision;

  play_init (&play, GPOINTER_TO_INT (is_stack));
  play.state.flow.step = STEP_ASK;
  push_first (&play.table, TASK_ASK);
  play_push_letters (&play, "z");
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "");
  assert_clear_behind (&play.state, 2);
  paddock_flow_ask (flow_of (&play.state), &play.table, &decision);
  g_assert_cmpuint (decision.player, ==, 1);
  play_answer (&play, 0);
  g_assert_cmpstr (play.state.written, ==, "?z");
  paddock_flow_ask (flow_of (&play.state), &play.table, &decision);
  g_assert_cmpuint (decision.player, ==, 0);
}

static void
test_a_pause_comes_between_tasks_and_step (void)
{
  Play play;

  play_init (&play, TRUE);
  play.state.flow.step = STEP_SKIP;
  play.state.flow.must_pause = TRUE;
  push_first (&play.table, TASK_OUTER)->outer.inner = 'i';
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "(i).b");
  g_assert_false (play.state.flow.must_pause);
}

static void
test_nothing_runs_when_the_race_is_over (void)
{
  Play play;

  play_init (&play, FALSE);
  push (&play.table, TASK_STOP);
  play_push_letters (&play, "z");
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "!");
  play_go_on (&play);
  g_assert_cmpstr (play.state.written, ==, "!");
}

static void
test_a_new_task_is_clear (gconstpointer is_stack)
{
  Play play;
  const Task *task;

  play_init (&play, GPOINTER_TO_INT (is_stack));
  play_push_letters (&play, "1");
  task = push_first (&play.table, TASK_OUTER);
  g_assert_cmpuint (task->kind, ==, TASK_OUTER);
  g_assert_cmpint (task->outer.inner, ==, 0);
  task = push (&play.table, TASK_OUTER);
  g_assert_cmpint (task->outer.inner, ==, 0);
}

static void
test_trimming_clears_what_lies_behind (void)
{
  Play play;

  play_init (&play, FALSE);
  play_push_letters (&play, "1234");
  play.state.flow.n_tasks = 2;
  paddock_flow_trim (&queue, &play.state);
  assert_clear_behind (&play.state, 2);
  g_assert_cmpint (play.state.tasks[1].letter.letter, ==, '2');
}

/* In a match: a single answer is given by itself, and everything up to the next question with it. */

static void
start (PaddockTable *table)
{
  push (table, TASK_ASK);
  paddock_flow_go_on (&queue, table);
}

static void
pending (const PaddockTable *table, PaddockDecision *decision)
{
  paddock_flow_ask (&queue, table, decision);
}

static void
apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  paddock_flow_answer (&queue, table, decision, choice);
}

static void
test_single_answers_are_given (void)
{
  static const PaddockScope scopes[] = { PADDOCK_STATE_SCOPE };
  static const PaddockFact facts[] = { PADDOCK_STATE_FACTS };
  static const PaddockAsk asks[] = { { "do", "What?", paddock_key_number, paddock_key_number } };
  static const char *const clauses[] = { "" };
  static const PaddockGame game = {
    .id = "letters",
    .label = "Letters",
    .min_seats = 2,
    .max_seats = 2,
    .rules_version = 1,
    .state_size = sizeof (State),
    .scopes = scopes,
    .n_scopes = G_N_ELEMENTS (scopes),
    .facts = facts,
    .n_facts = G_N_ELEMENTS (facts),
    .asks = asks,
    .n_asks = G_N_ELEMENTS (asks),
    .clauses = clauses,
    .n_clauses = G_N_ELEMENTS (clauses),
    .start = start,
    .pending = pending,
    .apply = apply,
    .answers_single = TRUE,
  };
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&game, 1);
  g_autoptr (PaddockMatch) match = NULL;
  const State *state;

  paddock_setup_add_seat (setup, "red", NULL, NULL, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = paddock_match_new (setup, 0, NULL);
  state = (const State *) paddock_match_get_state (match);
  g_assert_cmpstr (state->written, ==, "?ab");
  g_assert_cmpuint (paddock_match_get_decision (match)->n_choices, ==, N_TASKS);
  paddock_match_choose (match, TASK_ASK, NULL);
  g_assert_cmpstr (state->written, ==, "?abc?d");
  g_assert_null (paddock_match_get_decision (match));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/flow/steps-run-until-one-asks", test_steps_run_until_one_asks);
  g_test_add_func ("/rules/flow/idle-steps-are-passed-by", test_idle_steps_are_passed_by);
  g_test_add_func ("/rules/flow/a-queue-keeps-its-order", test_a_queue_keeps_its_order);
  g_test_add_func ("/rules/flow/a-stack-turns-its-order-round", test_a_stack_turns_its_order_round);
  g_test_add_data_func ("/rules/flow/a-task-waits-for-what-it-pushed/queue",
                        GINT_TO_POINTER (FALSE), test_a_task_waits_for_what_it_pushed);
  g_test_add_data_func ("/rules/flow/a-task-waits-for-what-it-pushed/stack", GINT_TO_POINTER (TRUE),
                        test_a_task_waits_for_what_it_pushed);
  g_test_add_data_func ("/rules/flow/a-task-asks-before-the-step/queue", GINT_TO_POINTER (FALSE),
                        test_a_task_asks_before_the_step);
  g_test_add_data_func ("/rules/flow/a-task-asks-before-the-step/stack", GINT_TO_POINTER (TRUE),
                        test_a_task_asks_before_the_step);
  g_test_add_func ("/rules/flow/a-pause-comes-between-tasks-and-step",
                   test_a_pause_comes_between_tasks_and_step);
  g_test_add_func ("/rules/flow/nothing-runs-when-the-race-is-over",
                   test_nothing_runs_when_the_race_is_over);
  g_test_add_data_func ("/rules/flow/a-new-task-is-clear/queue", GINT_TO_POINTER (FALSE),
                        test_a_new_task_is_clear);
  g_test_add_data_func ("/rules/flow/a-new-task-is-clear/stack", GINT_TO_POINTER (TRUE),
                        test_a_new_task_is_clear);
  g_test_add_func ("/rules/flow/trimming-clears-what-lies-behind",
                   test_trimming_clears_what_lies_behind);
  g_test_add_func ("/rules/flow/single-answers-are-given", test_single_answers_are_given);
  return g_test_run ();
}
