/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-report.h"

#include <glib/gi18n.h>

#include "json.h"
#include "quote.h"
#include "result-words.h"

const char *const paddock_report_format_names[] = { "text", "json", NULL };

/* --- For people --- */

/* Place, seat and driver, the measures, luck, how it ended. */
enum {
  COLUMN_PLACE,
  COLUMN_SEAT,
  COLUMN_DRIVER,
  N_FIRST,
};

static GPtrArray *
new_row (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static GPtrArray *
create_heading (const PaddockResult *result)
{
  GPtrArray *row = new_row ();

  g_ptr_array_add (row, g_strdup (""));
  g_ptr_array_add (row, g_strdup (_ ("Seat")));
  g_ptr_array_add (row, g_strdup (_ ("Driver")));
  for (guint i = 0; i < result->n_measures; i++)
    g_ptr_array_add (row, g_strdup (_ (result->measures[i]->label)));
  g_ptr_array_add (row, g_strdup (_ ("Dice luck")));
  g_ptr_array_add (row, g_strdup (""));
  return row;
}

static char *
dup_plain (const char *text)
{
  GString *plain = g_string_new (NULL);

  paddock_append_plain (plain, text);
  return g_string_free (plain, FALSE);
}

static GPtrArray *
create_row (const PaddockResult *result, const PaddockStanding *standing, PaddockDriverSpec spec)
{
  GPtrArray *row = new_row ();

  g_ptr_array_add (row, g_strdup (paddock_standing_get_place (standing)));
  g_ptr_array_add (row, dup_plain (paddock_result_get_name (result, standing)));
  g_ptr_array_add (row, paddock_driver_spec_format (spec));
  for (guint i = 0; i < result->n_measures; i++)
    g_ptr_array_add (row, paddock_result_dup_value (result, standing, i));
  g_ptr_array_add (row, paddock_result_dup_luck (result, standing));
  g_ptr_array_add (row, paddock_result_dup_end (result, standing));
  return row;
}

static guint
find_width (const GPtrArray *rows, guint column)
{
  guint width = 0;

  for (guint i = 0; i < rows->len; i++)
    width =
      MAX (width,
           (guint) g_utf8_strlen (g_ptr_array_index ((GPtrArray *) rows->pdata[i], column), -1));

  return width;
}

/* Numbers stand on the right of their column, words on the left. */
static void
add_cell (GString *out, const char *text, guint width, gboolean is_number)
{
  guint rest = width - MIN (width, (guint) g_utf8_strlen (text, -1));

  g_string_append_printf (out, "%*s%s%*s", is_number ? (int) rest : 0, "", text,
                          is_number ? 0 : (int) rest, "");
}

static void
add_row (const GPtrArray *rows, guint i, GString *out)
{
  const GPtrArray *row = rows->pdata[i];

  for (guint column = 0; column < row->len; column++) {
    gboolean is_number = column >= N_FIRST && column + 1 < row->len;

    g_string_append (out, column > 0 ? "  " : "");
    add_cell (out, row->pdata[column], find_width (rows, column), is_number);
  }
  while (out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
  g_string_append_c (out, '\n');
}

static void
add_moments (const PaddockResult *result, GString *out)
{
  if (result->moments->len == 0)
    return;

  g_string_append_printf (out, "\n%s\n", _ ("What decided it"));
  for (guint i = 0; i < result->moments->len; i++) {
    const PaddockBookmark *moment = result->moments->pdata[i];
    g_autofree char *text = dup_plain (moment->text);

    g_string_append_printf (out, "%5u  %s\n", moment->moment, text);
  }
}

static void
report_text (const PaddockResult *result, const PaddockDriverSpec *specs, GString *out)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autofree char *headline = paddock_result_dup_headline (result);
  g_autofree char *plain = dup_plain (headline);

  g_ptr_array_add (rows, create_heading (result));
  for (guint i = 0; i < result->n_seats; i++)
    g_ptr_array_add (rows,
                     create_row (result, &result->standings[i], specs[result->standings[i].seat]));
  g_string_append_printf (out, "%s\n\n", plain);
  for (guint i = 0; i < rows->len; i++)
    add_row (rows, i, out);
  add_moments (result, out);
  g_string_append_c (out, '\n');
  g_string_append_printf (out, ngettext ("%u decision\n", "%u decisions\n", result->n_decisions),
                          result->n_decisions);
}

/* --- For programs --- */

static const char *const end_names[] = { "won", "placed", "racing", "out" };

static void
add_luck (PaddockJson *json, const PaddockResult *result, const PaddockStanding *standing)
{
  g_autofree char *luck = paddock_result_dup_luck (result, standing);
  gint64 n, of;

  paddock_json_add_text (json, "luck",
                         paddock_result_get_luck (result, standing, &n, &of) ? luck : NULL);
  paddock_json_begin_array (json, "dice");
  for (guint i = 0; i < result->setup->game->n_luck_kinds; i++) {
    const PaddockLuck *kind = &standing->luck[i];
    g_autofree char *expected = g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT,
                                                 kind->expected.n, kind->expected.of);

    paddock_json_begin_object (json, NULL);
    paddock_json_add_text (json, "kind", result->setup->game->luck_kinds[i].label);
    paddock_json_add_flag (json, "harm", result->setup->game->luck_kinds[i].is_harm);
    paddock_json_add_int (json, "dice", kind->n_dice);
    paddock_json_add_int (json, "sum", kind->worth);
    paddock_json_add_text (json, "expected", expected);
    paddock_json_end_object (json);
  }
  paddock_json_end_array (json);
}

static void
add_standing (PaddockJson *json,
              const PaddockResult *result,
              const PaddockStanding *standing,
              PaddockDriverSpec spec)
{
  g_autofree char *driver = paddock_driver_spec_format (spec);

  paddock_json_begin_object (json, NULL);
  paddock_json_add_int (json, "place", standing->place);
  paddock_json_add_text (json, "seat", result->setup->seats[standing->seat].id);
  paddock_json_add_text (json, "driver", driver);
  paddock_json_add_text (json, "end", end_names[standing->end]);
  for (guint i = 0; i < result->n_measures; i++)
    paddock_json_add_int (json, result->measures[i]->id,
                          result->measures[i]->form == PADDOCK_MEASURE_PLAIN
                            ? standing->values[i]
                            : MAX (result->standings[0].values[i] - standing->values[i], 0));
  add_luck (json, result, standing);
  paddock_json_end_object (json);
}

static void
add_rounds (PaddockJson *json, const PaddockResult *result)
{
  paddock_json_begin_array (json, "rounds");
  for (guint i = 0; i < result->rounds->len; i++) {
    const PaddockRoundPlaces *row = &g_array_index (result->rounds, PaddockRoundPlaces, i);

    paddock_json_begin_object (json, NULL);
    paddock_json_add_int (json, "leg", row->leg);
    paddock_json_add_int (json, "round", row->round);
    paddock_json_add_int (json, "decision", row->moment);
    paddock_json_begin_array (json, "places");
    for (guint seat = 0; seat < result->n_seats; seat++)
      paddock_json_add_int (json, NULL, row->places[seat]);
    paddock_json_end_array (json);
    paddock_json_end_object (json);
  }
  paddock_json_end_array (json);
}

static void
report_json (const PaddockResult *result, const PaddockDriverSpec *specs, GString *out)
{
  PaddockJson json = { .text = out };

  paddock_json_begin_object (&json, NULL);
  paddock_json_add_flag (&json, "over", result->is_over);
  paddock_json_add_int (&json, "decisions", result->n_decisions);
  paddock_json_begin_array (&json, "standings");
  for (guint i = 0; i < result->n_seats; i++)
    add_standing (&json, result, &result->standings[i], specs[result->standings[i].seat]);
  paddock_json_end_array (&json);
  add_rounds (&json, result);
  paddock_json_begin_array (&json, "moments");
  for (guint i = 0; i < result->moments->len; i++) {
    const PaddockBookmark *moment = result->moments->pdata[i];

    paddock_json_begin_object (&json, NULL);
    paddock_json_add_int (&json, "decision", moment->moment);
    paddock_json_add_text (&json, "text", moment->text);
    paddock_json_end_object (&json);
  }
  paddock_json_end_array (&json);
  paddock_json_end_object (&json);
}

void
paddock_report_race (const PaddockResult *result,
                     const PaddockDriverSpec *specs,
                     PaddockReportFormat format,
                     GString *out)
{
  (format == PADDOCK_REPORT_JSON ? report_json : report_text) (result, specs, out);
}
