/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One value as text, kind by kind: which texts are taken, what they come back as, which are refused.
 */

#include "field-text.h"
#include "sample-kind.h"

typedef struct {
  const char *field;
  const char *text;
  const char *again; /* as it is written; NULL: refused */
} Case;

static const Case cases[] = {
  { "good", "yes", "yes" },
  { "good", " no\n", "no" },
  { "good", "Yes", NULL },
  { "good", "1", NULL },
  { "good", "", NULL },
  { "count", "0", "0" },
  { "count", "99", "99" },
  { "count", "-0", "0" },
  { "count", "+005", "5" },
  { "count", " endless ", "endless" },
  { "count", "-1", NULL }, /* the word stands for it, the number does not */
  { "count", "100", NULL },
  { "count", "1 2", NULL },
  { "count", "+", NULL },
  { "count", "--1", NULL },
  { "count", "18446744073709551617", NULL },
  { "number", "-99", "-99" },
  { "number", " d2", "d2" },
  { "number", "-d1", "-d1" },
  { "number", "d3", NULL },
  { "number", "d", NULL },
  { "number", "100", NULL },
  { "colour", "deep-blue", "deep-blue" },
  { "colour", "deep", NULL },
  { "colour", "red green", NULL },
  { "tools", "", "" },
  { "tools", "file  hammer", "hammer file" },
  { "tools", "file spoon", NULL },
  { "title", " a  b\t", " a  b\t" },
  { "title", "01234567890123456789", "01234567890123456789" },
  { "title",
    "\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251"
    "\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251",
    "\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251"
    "\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251" },
  { "title", "012345678901234567890", NULL },
  { "letters", "a-f^", "a-f^" },
  { "letters", "g", NULL },
  { "letters", "", NULL },
  { "letters", "A", NULL },
  { "id", " a-1 ", "a-1" },
  { "id", "", NULL },
  { "id", "a b", NULL },
  { "at", "-4096,4095", "-4096,4095" },
  { "at", " +1,-02 ", "1,-2" },
  { "at", "1 ,2", NULL },
  { "at", "1,2,3", NULL },
  { "at", "4096,0", NULL },
  { "sizes", "", "" },
  { "sizes", " -10   10 ", "-10 10" },
  { "sizes", "1,2", NULL },
  { "sizes", "11", NULL },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  const PaddockField *field = paddock_record_type_find (sample_kind.type, c->field);
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);
  Sample sample;

  paddock_record_init (sample_kind.type, &sample);
  paddock_field_format (field, &sample, before);
  g_assert_true (paddock_field_parse (field, &sample, c->text) == (c->again != NULL));
  paddock_field_format (field, &sample, after);
  g_assert_cmpstr (after->str, ==, c->again ? c->again : before->str);
  paddock_record_clear (sample_kind.type, &sample);
}

static const struct {
  const char *field;
  const char *words;
} expectations[] = {
  { "good", "\"no\" or \"yes\"" },
  { "count", "a whole number from 0 to 99, or \"endless\"" },
  { "number", "a whole number from -99 to 99, or dice \"d1\" to \"d2\" or \"-d1\" to \"-d2\"" },
  { "colour", "\"red\", \"green\" or \"deep-blue\"" },
  { "tools", "any of \"hammer\", \"saw\" and \"file\", separated by spaces" },
  { "title", "at most 20 characters" },
  { "letters", "1 to 5 characters of a-f^-" },
  { "id", "1 to 40 characters of a-z0-9-" },
  { "at", "a place \"q,r\", both from -4096 to 4095" },
  { "sizes", "whole numbers from -10 to 10, separated by spaces" },
};

static void
test_expectations (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (expectations); i++) {
    g_autoptr (GString) words = g_string_new (NULL);

    paddock_field_expect (paddock_record_type_find (sample_kind.type, expectations[i].field),
                          words);
    g_assert_cmpstr (words->str, ==, expectations[i].words);
  }
}

static void
test_alphabet (void)
{
  const char *alphabet = "a-c--f-";
  gunichar first, last;

  g_assert_true (paddock_alphabet_next (&alphabet, &first, &last));
  g_assert_true (first == 'a' && last == 'c');
  g_assert_true (paddock_alphabet_next (&alphabet, &first, &last));
  g_assert_true (first == '-' && last == 'f'); /* a range from "-" to "f" */
  g_assert_true (paddock_alphabet_next (&alphabet, &first, &last));
  g_assert_true (first == '-' && last == '-');
  g_assert_false (paddock_alphabet_next (&alphabet, &first, &last));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/xml/field-text/%s/%u", cases[i].field, i);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/xml/field-text/expectations", test_expectations);
  g_test_add_func ("/xml/field-text/alphabet", test_alphabet);

  return g_test_run ();
}
