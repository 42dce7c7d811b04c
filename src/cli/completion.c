/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "completion.h"

#include "help.h"

/* "--palette=dark" comes as three words. */
#define BEGIN                                                                \
  "# Completion of paddock-cli for bash, made from its table of commands.\n" \
  "_paddock_cli() {\n"                                                       \
  "  local word=$2 before=$3 words=\n"                                       \
  "  [ \"$word\" = = ] && word=\n"                                           \
  "  [ \"$before\" = = ] && before=${COMP_WORDS[COMP_CWORD - 2]}\n"          \
  "  case $COMP_CWORD:${COMP_WORDS[1]}:$before:$word in\n"
#define END                                               \
  "  esac\n"                                              \
  "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n" \
  "}\n"                                                   \
  "complete -o default -F _paddock_cli paddock-cli\n"

static void
add_command_names (GString *out)
{
  for (guint i = 0; paddock_commands[i]; i++)
    g_string_append_printf (out, " %s", paddock_commands[i]->name);
}

static void
add_switch_names (GString *out, const PaddockSwitch *rows, guint n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    g_string_append_printf (out, " --%s", rows[i].name);
}

/* What can stand after a switch that takes one of several names. */
static void
add_values (GString *out, const PaddockSubcommand *command, const PaddockSwitch *row)
{
  g_autofree char *names = g_strjoinv (" ", (char **) row->names);

  g_string_append_printf (out, "    *:%s:--%s:*", command->name, row->name);
  if (row->letter)
    g_string_append_printf (out, " | *:%s:-%c:*", command->name, row->letter);
  g_string_append_printf (out, ") words='%s' ;;\n", names);
}

static void
add_command (GString *out, const PaddockSubcommand *command)
{
  for (guint i = 0; i < command->n_switches; i++)
    if (command->switches[i].names)
      add_values (out, command, &command->switches[i]);

  g_string_append_printf (out, "    *:%s:*:-*) words='", command->name);
  add_switch_names (out, paddock_common_switches, G_N_ELEMENTS (paddock_common_switches));
  add_switch_names (out, command->switches, command->n_switches);
  g_string_append (out, "' ;;\n");
}

void
paddock_completion_add (GString *out)
{
  g_string_append (out, BEGIN "    1:*:-*) words='");
  add_switch_names (out, paddock_program_switches, G_N_ELEMENTS (paddock_program_switches));
  g_string_append (out, "' ;;\n    1:* | *:help:*) words='");
  add_command_names (out);
  g_string_append (out, "' ;;\n");
  for (guint i = 0; paddock_commands[i]; i++)
    add_command (out, paddock_commands[i]);
  g_string_append (out, END);
}
