/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "nearest.h"

static const char *const names[] = { "check", "render", "catalogue", "playtest",
                                     "new",   "newer",  NULL };

static const struct {
  const char *word, *name;
} cases[] = {
  { "check", "check" },
  { "chekc", "check" }, /* two swapped are one slip */
  { "chek", "check" },
  { "rendre", "render" },
  { "playtests", "playtest" },
  { "plsytset", "playtest" }, /* two slips in eight letters */
  { "cat", "catalogue" },     /* a beginning */
  { "ne", "new" },
  { "c", NULL }, /* would begin two */
  { "hceck", "check" },
  { "hcekc", NULL }, /* two slips in five letters */
  { "simulate", NULL },
  { "", NULL },
  { "a-word-longer-than-any-name-that-we-would-ever-give", NULL },
};

static void
test_nearest (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_test_message ("%s", cases[i].word);
    g_assert_cmpstr (paddock_nearest_name (cases[i].word, names), ==, cases[i].name);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/nearest/only-the-plausible-is-offered", test_nearest);

  return g_test_run ();
}
