/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "switches.h"

typedef struct {
  gboolean quiet, strict;
  const char *output;
  int width;
  int format;
} Options;

static const char *const formats[] = { "text", "json", NULL };

static const PaddockSwitch rows[] = {
  { 'q', "quiet", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, quiet) },
  { 's', "strict", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, strict) },
  { 'o', "output", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, output), "FILE" },
  { 'w', "width", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, width), "PIXELS", .min = 1,
    .max = 9000, .initial = 800 },
  { 0, "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT", formats },
};

/* What was parsed as one line of text: "q s OUTPUT WIDTH FORMAT | operands", or the error. */
static char *
parse (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autofree char **operands = g_memdup2 (words, sizeof (char *) * (g_strv_length (words) + 1));
  int n_words = *line ? (int) g_strv_length (words) : 0;
  Options options = { FALSE };
  PaddockSwitches group = { rows, G_N_ELEMENTS (rows), &options };
  g_autoptr (GError) error = NULL;
  g_autofree char *rest = NULL;
  int n = paddock_switches_parse (&group, 1, n_words, operands, &error);

  if (n < 0) {
    g_assert_error (error, PADDOCK_USAGE_ERROR, 0);
    return g_strdup (error->message);
  }

  g_assert_no_error (error);
  operands[n] = NULL;
  rest = g_strjoinv (" ", operands);
  return g_strdup_printf ("%d%d %s %d %s|%s", options.quiet, options.strict,
                          options.output ? options.output : "?", options.width,
                          formats[options.format], rest);
}

static const struct {
  const char *line, *parsed;
} lines[] = {
  { "", "00 ? 800 text|" },
  { "a b", "00 ? 800 text|a b" },
  { "--quiet a", "10 ? 800 text|a" },
  { "a --strict", "01 ? 800 text|a" },
  { "-qs", "11 ? 800 text|" },
  { "-sqo x y", "11 x 800 text|y" },
  { "-ox", "00 x 800 text|" },
  { "-o x --output=y", "00 y 800 text|" },
  { "--output --quiet", "00 --quiet 800 text|" },
  { "--output= a", "00  800 text|a" },
  { "-w 1 --format json", "00 ? 1 json|" },
  { "-w9000", "00 ? 9000 text|" },
  { "- -q -", "10 ? 800 text|- -" },
  { "-- -q --x", "00 ? 800 text|-q --x" },
  { "a -- -- b", "00 ? 800 text|a -- b" },
  { "--output", "--output needs a value: --output=FILE" },
  { "a -o", "--output needs a value: --output=FILE" },
  { "--quiet=yes", "--quiet does not take a value" },
  { "-w 0", "--width must be a whole number from 1 to 9000, not \"0\"" },
  { "-w 9001", "--width must be a whole number from 1 to 9000, not \"9001\"" },
  { "-w 1e3", "--width must be a whole number from 1 to 9000, not \"1e3\"" },
  { "--width=", "--width must be a whole number from 1 to 9000, not \"\"" },
  { "--format xml", "--format must be one of text, json, not \"xml\"" },
  { "--fromat text", "unknown option --fromat; did you mean --format?" },
  { "--out=x", "unknown option --out; did you mean --output?" },
  { "--colour", "unknown option --colour" },
  { "-qx", "unknown option -x" },
  { "-é", "unknown option -é" },
};

static void
test_parse (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *parsed = parse (lines[i].line);

    g_test_message ("%s", lines[i].line);
    g_assert_cmpstr (parsed, ==, lines[i].parsed);
  }
}

static void
test_groups (void)
{
  gboolean help = FALSE;
  Options options = { FALSE };
  const PaddockSwitch common[] = { { 'h', "help", PADDOCK_SWITCH_FLAG, 0 } };
  PaddockSwitches groups[] = { { common, 1, &help }, { rows, G_N_ELEMENTS (rows), &options } };
  g_auto (GStrv) words = g_strsplit ("-q --help file", " ", -1);
  char *argv[] = { words[0], words[1], words[2] };

  g_assert_cmpint (paddock_switches_parse (groups, 2, 3, argv, NULL), ==, 1);
  g_assert_cmpstr (argv[0], ==, "file");
  g_assert_true (help && options.quiet);
  g_assert_cmpint (options.width, ==, 800);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/switches/every-spelling-is-understood", test_parse);
  g_test_add_func ("/cli/switches/groups-fill-their-own-structs", test_groups);

  return g_test_run ();
}
