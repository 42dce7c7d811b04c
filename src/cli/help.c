/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help.h"

#include <string.h>
#include <glib/gi18n.h>

#include "console.h"
#include "wrap.h"

#define HELP_COLUMN 28

#define ABOUT                                                                                     \
  N_ ("Checks, draws, replays and rewrites documents of Paddock, the studio for tabletop racing " \
      "games.  Everything the studio can compute works here too, without a display.")

static const struct {
  PaddockExit code;
  const char *meaning;
} exit_codes[] = {
  { PADDOCK_EXIT_FINE, N_ ("success") },
  { PADDOCK_EXIT_FOUND, N_ ("problems were found, or an expectation failed") },
  { PADDOCK_EXIT_BAD, N_ ("bad usage, or a file that cannot be read or written") },
};

const PaddockSwitch paddock_common_switches[1] = {
  { 'h', "help", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (PaddockCommonOptions, help),
    .help = N_ ("Show this help") },
};

const PaddockSwitch paddock_program_switches[2] = {
  { 'h', "help", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (PaddockProgramOptions, help),
    .help = N_ ("Show this help") },
  { 'V', "version", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (PaddockProgramOptions, version),
    .help = N_ ("Show the version") },
};

/* The help sentence, with what can be given and what is taken otherwise. */
static char *
dup_switch_help (const PaddockSwitch *row)
{
  g_autofree char *names = row->names ? g_strjoinv (", ", (char **) row->names) : NULL;

  if (names && row->initial < 0)
    return g_strdup_printf (_ ("%s: %s"), _ (row->help), names);
  if (names)
    return g_strdup_printf (_ ("%s: %s (%s)"), _ (row->help), names, row->names[row->initial]);
  if (row->kind == PADDOCK_SWITCH_INT && row->initial >= row->min)
    return g_strdup_printf (_ ("%s (%d)"), _ (row->help), row->initial);

  return g_strdup (_ (row->help));
}

static char *
dup_switch_usage (const PaddockSwitch *row)
{
  const char *equals = row->value ? "=" : "", *value = row->value ? row->value : "";

  if (row->letter)
    return g_strdup_printf ("-%c, --%s%s%s", row->letter, row->name, equals, value);
  return g_strdup_printf ("    --%s%s%s", row->name, equals, value);
}

static void
add_switches (GString *out, const PaddockSwitch *rows, guint n_rows)
{
  for (guint i = 0; i < n_rows; i++) {
    g_autofree char *usage = dup_switch_usage (&rows[i]);
    g_autofree char *help = dup_switch_help (&rows[i]);

    g_string_append_printf (out, "  %s", usage);
    paddock_wrap_pad (out, HELP_COLUMN);
    paddock_wrap (out, help, HELP_COLUMN);
  }
}

static void
add_exit_codes (GString *out)
{
  g_string_append_printf (out, "\n%s\n", _ ("Exit status:"));
  for (guint i = 0; i < G_N_ELEMENTS (exit_codes); i++)
    g_string_append_printf (out, "  %d  %s\n", exit_codes[i].code, _ (exit_codes[i].meaning));
}

static void
add_overview (GString *out)
{
  g_string_append_printf (out, "%s\n\n", _ ("Usage: paddock-cli COMMAND [OPTION...] [OPERAND...]"));
  paddock_wrap (out, _ (ABOUT), 0);

  g_string_append_printf (out, "\n%s\n", _ ("Commands:"));
  for (guint i = 0; paddock_commands[i]; i++)
    g_string_append_printf (out, "  %-10s %s\n", paddock_commands[i]->name,
                            _ (paddock_commands[i]->summary));

  g_string_append_printf (out, "\n%s\n", _ ("Options:"));
  add_switches (out, paddock_program_switches, G_N_ELEMENTS (paddock_program_switches));
  add_exit_codes (out);
  g_string_append_printf (out, "\n%s\n",
                          _ ("Use \"paddock-cli COMMAND --help\" for more about a command."));
}

static void
add_examples (GString *out, const PaddockSubcommand *command)
{
  g_auto (GStrv) lines = g_strsplit (command->examples, "\n", -1);

  g_string_append_printf (out, "\n%s\n", _ ("Examples:"));
  for (guint i = 0; lines[i]; i++)
    g_string_append_printf (out, "  %s\n", lines[i]);
}

static void
add_command (GString *out, const PaddockSubcommand *command)
{
  /* Translators: the name of a command, and the operands it takes. */
  g_string_append_printf (out, _ ("Usage: paddock-cli %s [OPTION...] %s\n\n"), command->name,
                          command->operands);
  paddock_wrap (out, _ (command->description), 0);

  g_string_append_printf (out, "\n%s\n", _ ("Options:"));
  add_switches (out, command->switches, command->n_switches);
  add_switches (out, paddock_common_switches, G_N_ELEMENTS (paddock_common_switches));
  if (command->examples)
    add_examples (out, command);
}

PaddockExit
paddock_help_show (const PaddockSubcommand *command)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (command)
    add_command (out, command);
  else
    add_overview (out);

  paddock_print (out->str);
  return PADDOCK_EXIT_FINE;
}

/* Plain text as roff: dashes that can be copied, and no line that roff takes for a request. */
static void
add_roff (GString *out, const char *text)
{
  gboolean starts_line = TRUE;

  for (const char *c = text; *c; c++) {
    if (starts_line && (*c == '.' || *c == '\''))
      g_string_append (out, "\\&");
    starts_line = *c == '\n';

    if (*c == '\\')
      g_string_append (out, "\\e");
    else if (*c == '-')
      g_string_append (out, "\\-");
    else
      g_string_append_c (out, *c);
  }
}

static void
add_roff_prose (GString *out, const char *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n\n", -1);

  for (guint i = 0; paragraphs[i]; i++) {
    if (i > 0)
      g_string_append (out, ".PP\n");
    add_roff (out, paragraphs[i]);
    g_string_append_c (out, '\n');
  }
}

static void
add_roff_item (GString *out, const char *term, const char *text)
{
  g_string_append (out, ".TP\n.B ");
  add_roff (out, term);
  g_string_append_c (out, '\n');
  add_roff_prose (out, text);
}

static void
add_roff_switches (GString *out, const PaddockSwitch *rows, guint n_rows)
{
  for (guint i = 0; i < n_rows; i++) {
    g_autofree char *usage = dup_switch_usage (&rows[i]);
    g_autofree char *help = dup_switch_help (&rows[i]);

    add_roff_item (out, g_strchug (usage), help);
  }
}

static void
add_roff_command (GString *out, const PaddockSubcommand *command)
{
  g_string_append_printf (out, ".SS paddock\\-cli %s [OPTION...] ", command->name);
  add_roff (out, command->operands);
  g_string_append_c (out, '\n');
  add_roff_prose (out, _ (command->description));
  add_roff_switches (out, command->switches, command->n_switches);

  if (command->examples) {
    g_string_append (out, ".PP\n.EX\n");
    add_roff (out, command->examples);
    g_string_append (out, "\n.EE\n");
  }
}

static void
add_roff_exit_codes (GString *out)
{
  for (guint i = 0; i < G_N_ELEMENTS (exit_codes); i++) {
    g_autofree char *code = g_strdup_printf ("%d", exit_codes[i].code);

    add_roff_item (out, code, _ (exit_codes[i].meaning));
  }
}

void
paddock_help_add_manual (GString *out)
{
  g_string_append (out, ".TH PADDOCK\\-CLI 1 \"\" \"Paddock " PADDOCK_VERSION "\"\n"
                        ".SH NAME\npaddock\\-cli \\- documents of tabletop racing games, "
                        "without a display\n"
                        ".SH SYNOPSIS\n.B paddock\\-cli\nCOMMAND [OPTION...] [OPERAND...]\n"
                        ".SH DESCRIPTION\n");
  add_roff_prose (out, _ (ABOUT));
  add_roff_switches (out, paddock_program_switches, G_N_ELEMENTS (paddock_program_switches));

  g_string_append (out, ".SH COMMANDS\n");
  add_roff_prose (out, _ ("Every command also accepts --help.  The file name \"-\" means standard "
                          "input or standard output."));
  for (guint i = 0; paddock_commands[i]; i++)
    add_roff_command (out, paddock_commands[i]);

  g_string_append (out, ".SH EXIT STATUS\n");
  add_roff_exit_codes (out);
}

static PaddockExit
run (const PaddockCall *call)
{
  const PaddockSubcommand *command = NULL;

  if (call->n_operands > 0 && !(command = paddock_commands_find (call->operands[0])))
    return PADDOCK_EXIT_BAD;

  return paddock_help_show (command);
}

const PaddockSubcommand paddock_help_command = {
  .name = "help",
  .summary = N_ ("Show help for the program or a command"),
  .operands = "[COMMAND]",
  .description = N_ ("Lists the commands, or describes one of them with its options."),
  .max_operands = 1,
  .run = run,
};
