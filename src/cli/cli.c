/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include <glib/gi18n.h>

#include "subcommand.h"
#include "console.h"
#include "help.h"

const PaddockSubcommand *const paddock_commands[] = {
  &paddock_check_command,   &paddock_render_command,    &paddock_playtest_command,
  &paddock_race_command,    &paddock_convert_command,   &paddock_new_command,
  &paddock_compare_command, &paddock_catalogue_command, &paddock_clause_command,
  &paddock_summary_command, &paddock_help_command,      NULL,
};

const PaddockSubcommand *
paddock_commands_find (const char *name)
{
  const char *names[G_N_ELEMENTS (paddock_commands)] = { NULL };

  for (guint i = 0; paddock_commands[i]; i++) {
    if (g_str_equal (paddock_commands[i]->name, name))
      return paddock_commands[i];
    names[i] = paddock_commands[i]->name;
  }

  paddock_complain_unknown (_ ("unknown command"), name, names);
  return NULL;
}

static PaddockExit
refuse (const PaddockSubcommand *command, const char *reason)
{
  paddock_complain ("%s", reason);
  if (command)
    paddock_complain (_ ("try \"paddock-cli %s --help\""), command->name);
  else
    paddock_complain (_ ("try \"paddock-cli --help\""));

  return PADDOCK_EXIT_BAD;
}

static PaddockExit
refuse_operands (const PaddockSubcommand *command, guint n_operands)
{
  g_autofree char *reason = NULL;

  if (n_operands < command->min_operands)
    reason = g_strdup_printf (_ ("%s needs %s"), command->name, command->operands);
  else
    reason = g_strdup_printf (_ ("%s takes %u at most: %s"), command->name, command->max_operands,
                              command->operands);

  return refuse (command, reason);
}

static PaddockExit
run_command (const PaddockSubcommand *command,
             int argc,
             char **argv,
             const PaddockGame *const *games)
{
  g_autofree gpointer options = g_malloc0 (command->options_size);
  PaddockCommonOptions common = { FALSE };
  PaddockSwitches groups[] = {
    { paddock_common_switches, G_N_ELEMENTS (paddock_common_switches), &common },
    { command->switches, command->n_switches, options },
  };
  g_autoptr (GError) error = NULL;
  int n = paddock_switches_parse (groups, G_N_ELEMENTS (groups), argc, argv, &error);
  PaddockCall call = { games, options, argv, MAX (n, 0) };

  if (common.help)
    return paddock_help_show (command);
  if (error)
    return refuse (command, error->message);
  if (call.n_operands < command->min_operands || call.n_operands > command->max_operands)
    return refuse_operands (command, call.n_operands);

  argv[n] = NULL;
  return command->run (&call);
}

static PaddockExit
run_program (int argc, char **argv)
{
  PaddockProgramOptions options = { FALSE, FALSE };
  PaddockSwitches group = { paddock_program_switches, G_N_ELEMENTS (paddock_program_switches),
                            &options };
  g_autoptr (GError) error = NULL;

  paddock_switches_parse (&group, 1, argc, argv, &error);
  if (options.help)
    return paddock_help_show (NULL);
  if (error)
    return refuse (NULL, error->message);
  if (!options.version)
    return refuse (NULL, _ ("which command?"));

  paddock_print ("paddock-cli " PADDOCK_VERSION "\n");
  return PADDOCK_EXIT_FINE;
}

static PaddockExit
dispatch (int argc, char **argv, const PaddockGame *const *games)
{
  const PaddockSubcommand *command;

  if (argc == 0 || argv[0][0] == '-')
    return run_program (argc, argv);

  command = paddock_commands_find (argv[0]);
  return command ? run_command (command, argc - 1, argv + 1, games) : PADDOCK_EXIT_BAD;
}

int
paddock_cli_main (int argc, char **argv, const PaddockGame *const *games)
{
  PaddockExit code;

  paddock_interrupt_catch ();
  code = dispatch (argc - 1, argv + 1, games);
  if (!paddock_console_close ())
    code = PADDOCK_EXIT_BAD;
  if (paddock_is_interrupted ())
    paddock_interrupt_raise ();

  return code;
}
