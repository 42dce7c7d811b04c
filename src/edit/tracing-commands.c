/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture under the board, to be traced: moved, scaled, made fainter.
 */

#include "command-tables.h"
#include "tracing-tools.h"
#include "words.h"

#define STEP 25         /* hundredths of a hex size */
#define SCALE_PERCENT 5 /* of the scale it has */
#define OPACITY_PERCENT 10

static void
run_left (PaddockToolRun *run)
{
  paddock_tracing_change (run->draft, "x", -STEP);
}

static void
run_right (PaddockToolRun *run)
{
  paddock_tracing_change (run->draft, "x", STEP);
}

static void
run_up (PaddockToolRun *run)
{
  paddock_tracing_change (run->draft, "y", -STEP);
}

static void
run_down (PaddockToolRun *run)
{
  paddock_tracing_change (run->draft, "y", STEP);
}

static int
get_scale_step (const PaddockToolRun *run)
{
  return MAX (1, run->track->tracing.scale * SCALE_PERCENT / 100);
}

static void
run_larger (PaddockToolRun *run)
{
  paddock_tracing_change (run->draft, "scale", get_scale_step (run));
}

static void
run_smaller (PaddockToolRun *run)
{
  paddock_tracing_change (run->draft, "scale", -get_scale_step (run));
}

static void
run_stronger (PaddockToolRun *run)
{
  paddock_tracing_change (run->draft, "opacity", OPACITY_PERCENT);
}

static void
run_fainter (PaddockToolRun *run)
{
  paddock_tracing_change (run->draft, "opacity", -OPACITY_PERCENT);
}

#define TRACING PADDOCK_NEEDS_TRACING

static const PaddockCommand rows[] = {
  { "tracing-left", N_ ("Move Picture Left"), NULL, TRACING, run_left },
  { "tracing-right", N_ ("Move Picture Right"), NULL, TRACING, run_right },
  { "tracing-up", N_ ("Move Picture Up"), NULL, TRACING, run_up },
  { "tracing-down", N_ ("Move Picture Down"), NULL, TRACING, run_down },
  { "tracing-larger", N_ ("Enlarge Picture"), NULL, TRACING, run_larger },
  { "tracing-smaller", N_ ("Shrink Picture"), NULL, TRACING, run_smaller },
  { "tracing-stronger", N_ ("Make Picture More Opaque"), NULL, TRACING, run_stronger },
  { "tracing-fainter", N_ ("Make Picture Less Opaque"), NULL, TRACING, run_fainter },
};

const PaddockCommandTable paddock_tracing_commands = PADDOCK_COMMAND_TABLE (rows);
