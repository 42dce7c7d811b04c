/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-chart.h"

#include <glib/gi18n.h>

#include "odds-bar.h"

#define COLUMN_HEIGHT 32
#define LOW_COLUMN_HEIGHT 14 /* where bars stand below them */
#define BAR_WIDTH 28
#define BAR_HEIGHT 8
#define MAX_LABELLED 7 /* columns with their odds above them */
#define MAX_UNSURE 4   /* ... where odds are a limit, which takes more letters */
#define MAX_LINES 5    /* of bars below each other */
#define FEW_LINES 4    /* ... below columns */
#define OPEN_LINES 2   /* of them for what the player decides; one below columns */

/* --- Words --- */

/* "1/3 (33 %)"; without the fraction where it says nothing. */
static char *
dup_exact (PaddockFraction odds)
{
  double percent = paddock_fraction_get (odds) * 100;

  if (odds.of > 9999999)
    return g_strdup_printf (percent < 0.05 ? "%.4f %%" : "%.2f %%", percent);

  return g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT " (%.1f %%)", odds.n, odds.of,
                          percent);
}

static char *
dup_percent (PaddockFraction odds)
{
  double percent = paddock_fraction_get (odds) * 100;

  return percent > 0 && percent < 0.5 ? g_strdup ("<1 %") : g_strdup_printf ("%.0f %%", percent);
}

static gboolean
is_equal (PaddockFraction a, PaddockFraction b)
{
  return a.n * b.of == b.n * a.of;
}

static gboolean
is_all (PaddockFraction self)
{
  return self.n == self.of;
}

/* Whether the player's next answer decides it, and not the dice: that everything is possible says nothing. */
static gboolean
is_open (const PaddockOddsRow *row)
{
  return row->least.n == 0 && is_all (row->most);
}

/* What stands beside a bar. */
static char *
dup_short (const PaddockOddsRow *row)
{
  g_autofree char *least = dup_percent (row->least), *most = dup_percent (row->most);

  if (is_equal (row->least, row->most))
    return g_steal_pointer (&most);
  if (row->least.n == 0)
    return g_strdup_printf ("≤%s", most);

  /* Translators: odds, the least and the most. */
  return g_strdup_printf (_ ("%s to %s"), least, most);
}

static char *
dup_long (const PaddockOddsRow *row)
{
  g_autofree char *least = dup_exact (row->least), *most = dup_exact (row->most);

  if (is_equal (row->least, row->most))
    return g_strdup_printf ("%s: %s", row->text, most);
  if (is_open (row))
    return g_strdup_printf (_ ("%s: your next answer decides"), row->text);

  /* Translators: what may happen, and the odds if the player avoids it and if the player seeks it. */
  return g_strdup_printf (_ ("%s: %s if you avoid it, %s if you seek it"), row->text, least, most);
}

/* --- Parts --- */

static void
describe (GtkWidget *part, const char *words)
{
  gtk_widget_set_tooltip_text (part, words);
  gtk_widget_add_css_class (part, "odds");
  gtk_accessible_update_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Harm to the one who decides is red, and says so in words too. */
static gboolean
is_harm (const PaddockOddsRow *row, guint seat)
{
  static const PaddockEventType harms[] = { PADDOCK_EVENT_CRASHED, PADDOCK_EVENT_DAMAGED,
                                            PADDOCK_EVENT_RETIRED, PADDOCK_EVENT_EXPLODED };

  for (guint i = 0; i < G_N_ELEMENTS (harms); i++)
    if (row->type == harms[i] && row->seat == seat)
      return row->series == 0 || row->number > 0;

  return FALSE;
}

/* --- What is shown how --- */

static gboolean
is_certain (const PaddockOddsRow *row)
{
  return is_all (row->least);
}

static guint
count_series (const PaddockOdds *odds, guint series)
{
  guint n = 0;

  for (guint i = 0; i < odds->rows->len; i++) {
    const PaddockOddsRow *row = odds->rows->pdata[i];

    n += row->series == series && !is_certain (row);
  }

  return series ? n : 0;
}

static gboolean
is_column (const PaddockOdds *odds, const PaddockOddsRow *row)
{
  return count_series (odds, row->series) > 2;
}

/* Whether it stands below columns: as a bar, or as something that the player decides. */
static gboolean
is_line (const PaddockOdds *odds, const PaddockOddsRow *row, gboolean of_open)
{
  return !is_certain (row) && !is_column (odds, row) && is_open (row) == of_open;
}

static guint
count_lines (const PaddockOdds *odds, gboolean of_open)
{
  guint n = 0;

  for (guint i = 0; i < odds->rows->len; i++)
    n += is_line (odds, odds->rows->pdata[i], of_open);

  return n;
}

static gboolean
has_columns (const PaddockOdds *odds)
{
  for (guint i = 0; i < odds->rows->len; i++)
    if (!is_certain (odds->rows->pdata[i]) && is_column (odds, odds->rows->pdata[i]))
      return TRUE;

  return odds->sums->len > 1;
}

/* How many lines name what the player decides; the rest is in its tooltip. */
static guint
count_open_lines (const PaddockOdds *odds)
{
  if (count_lines (odds, TRUE) == 0)
    return 0;

  return has_columns (odds) ? 1 : OPEN_LINES;
}

static gboolean
has_lines (const PaddockOdds *odds)
{
  return count_lines (odds, FALSE) + count_lines (odds, TRUE) > 0;
}

/* --- Columns --- */

/* One number that may come out. */
typedef struct {
  int number;
  PaddockFraction least, most;
  char *words; /* owned by the one who makes it */
  gboolean is_harm;
} Column;

static void
column_clear (gpointer data)
{
  g_free (((Column *) data)->words);
}

static double
find_highest (const GArray *columns)
{
  double highest = 0.01;

  for (guint i = 0; i < columns->len; i++)
    highest = MAX (highest, paddock_fraction_get (g_array_index (columns, Column, i).most));

  return highest;
}

static GtkWidget *
create_column (const Column *self, double highest, gboolean is_labelled, int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *bar =
    paddock_odds_bar_new (GTK_ORIENTATION_VERTICAL, paddock_fraction_get (self->least) / highest,
                          paddock_fraction_get (self->most) / highest);
  g_autofree char *most = dup_percent (self->most);
  g_autofree char *percent =
    g_strconcat (is_equal (self->least, self->most) ? "" : "≤", most, NULL);
  g_autofree char *number = g_strdup_printf ("%d", self->number);

  gtk_widget_set_size_request (bar, -1, height);
  if (self->is_harm)
    gtk_widget_add_css_class (bar, "harm");
  if (is_labelled)
    gtk_box_append (GTK_BOX (box), create_label (percent, "percent"));
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), create_label (number, "number"));
  describe (box, self->words);
  return box;
}

static gboolean
has_labels (const GArray *columns)
{
  gboolean is_exact = TRUE;

  for (guint i = 0; i < columns->len; i++) {
    const Column *column = &g_array_index (columns, Column, i);

    is_exact &= is_equal (column->least, column->most);
  }

  return columns->len <= (is_exact ? MAX_LABELLED : MAX_UNSURE);
}

static void
add_columns (GtkBox *chart, const char *title, const GArray *columns, gboolean has_bars)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *heading = create_label (title, "odds-title");

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_tooltip_text (heading, title);
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (guint i = 0; i < columns->len; i++)
    gtk_box_append (GTK_BOX (box),
                    create_column (&g_array_index (columns, Column, i), find_highest (columns),
                                   !has_bars && has_labels (columns),
                                   has_bars ? LOW_COLUMN_HEIGHT : COLUMN_HEIGHT));
  gtk_box_append (chart, heading);
  gtk_box_append (chart, box);
}

static void
add_sums (GtkBox *chart, const PaddockOdds *odds)
{
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));

  g_array_set_clear_func (columns, column_clear);
  for (guint i = 0; i < odds->sums->len; i++) {
    const PaddockOddsSum *sum = &g_array_index (odds->sums, PaddockOddsSum, i);
    g_autofree char *exact = dup_exact (sum->odds);
    Column column = { sum->sum, sum->odds, sum->odds,
                      /* Translators: what dice come to, and the odds of that. */
                      g_strdup_printf (_ ("Dice %d: %s"), sum->sum, exact), FALSE };

    g_array_append_val (columns, column);
  }
  if (columns->len > 1)
    /* Translators: what the dice may show after another decision, if it changes nothing. */
    add_columns (chart, odds->is_ahead ? _ ("Dice, if nothing changes") : _ ("Dice"), columns,
                 has_lines (odds));
}

/* What the texts of two rows have in common, with the number that differs left out. */
static char *
dup_common (const char *a, const char *b)
{
  gsize head = 0, tail = 0, n = strlen (a), m = strlen (b);

  while (head < MIN (n, m) && a[head] == b[head])
    head++;
  while (head > 0 && g_ascii_isdigit (a[head - 1]))
    head--;
  while (tail < MIN (n, m) - head && a[n - 1 - tail] == b[m - 1 - tail])
    tail++;
  while (tail > 0 && g_ascii_isdigit (a[n - tail]))
    tail--;
  return g_strdup_printf ("%.*s…%s", (int) head, a, a + n - tail);
}

static void
add_series (GtkBox *chart, const PaddockOdds *odds, guint first, guint seat)
{
  const PaddockOddsRow *row = odds->rows->pdata[first], *other = NULL;
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));
  g_autofree char *title = NULL;

  g_array_set_clear_func (columns, column_clear);
  for (guint i = first; i < odds->rows->len; i++) {
    const PaddockOddsRow *next = odds->rows->pdata[i];
    Column column = { next->number, next->least, next->most, NULL, is_harm (next, seat) };

    if (next->series != row->series || is_certain (next))
      continue;
    other = next;
    column.words = dup_long (next);
    g_array_append_val (columns, column);
  }
  title = dup_common (row->text, other->text);
  add_columns (chart, title, columns, has_lines (odds));
}

static gboolean
is_first_of_series (const PaddockOdds *odds, guint i)
{
  const PaddockOddsRow *row = odds->rows->pdata[i];

  for (guint k = 0; k < i; k++) {
    const PaddockOddsRow *before = odds->rows->pdata[k];

    if (before->series == row->series && !is_certain (before))
      return FALSE;
  }

  return !is_certain (row) && is_column (odds, row);
}

/* --- Bars --- */

static GtkWidget *
create_bar (const PaddockOddsRow *row, guint seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *bar =
    paddock_odds_bar_new (GTK_ORIENTATION_HORIZONTAL, paddock_fraction_get (row->least),
                          paddock_fraction_get (row->most));
  g_autofree char *odds = dup_short (row), *words = dup_long (row);
  GtkWidget *text = create_label (row->text, "what");

  gtk_widget_set_size_request (bar, BAR_WIDTH, BAR_HEIGHT);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_set_hexpand (text, TRUE);
  if (is_harm (row, seat))
    gtk_widget_add_css_class (bar, "harm");
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), gtk_label_new (odds));
  gtk_widget_add_css_class (gtk_widget_get_last_child (box), "percent");
  gtk_box_append (GTK_BOX (box), text);
  describe (box, words);
  return box;
}

/* In as many columns as they need to be in view. */
static void
add_bars (GtkBox *chart, const PaddockOdds *odds, guint seat)
{
  GtkWidget *grid = gtk_grid_new ();
  guint n_lines = (has_columns (odds) ? FEW_LINES : MAX_LINES) - count_open_lines (odds);
  guint n_columns = (MAX (count_lines (odds, FALSE), 1) + n_lines - 1) / n_lines, n = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < odds->rows->len; i++)
    if (is_line (odds, odds->rows->pdata[i], FALSE)) {
      gtk_grid_attach (GTK_GRID (grid), create_bar (odds->rows->pdata[i], seat),
                       (int) (n % n_columns), (int) (n / n_columns), 1, 1);
      n++;
    }
  gtk_box_append (chart, grid);
}

/* What the player's next answer decides has no odds: it is only named. */
static void
add_open (GtkBox *chart, const PaddockOdds *odds)
{
  g_autoptr (GString) names = g_string_new (NULL), all = g_string_new (NULL);
  g_autofree char *text = NULL;
  GtkWidget *label;

  for (guint i = 0; i < odds->rows->len; i++)
    if (is_line (odds, odds->rows->pdata[i], TRUE)) {
      const PaddockOddsRow *row = odds->rows->pdata[i];
      g_autofree char *words = dup_long (row);

      g_string_append_printf (names, "%s%s", names->len ? " · " : "", row->text);
      g_string_append_printf (all, "%s%s", all->len ? "\n" : "", words);
    }
  if (names->len == 0)
    return;

  /* Translators: what may happen, which the player's next answer decides and not the dice. */
  text = g_strdup_printf (_ ("You decide: %s"), names->str);
  label = create_label (text, "what");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), (int) count_open_lines (odds));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  describe (label, all->str);
  gtk_box_append (chart, label);
}

/* --- All of it --- */

GtkWidget *
paddock_race_chart_new (const PaddockOdds *odds, guint seat)
{
  GtkBox *chart = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));

  gtk_widget_add_css_class (GTK_WIDGET (chart), "chart");
  add_sums (chart, odds);
  for (guint i = 0; i < odds->rows->len; i++)
    if (is_first_of_series (odds, i))
      add_series (chart, odds, i, seat);
  add_bars (chart, odds, seat);
  add_open (chart, odds);
  return GTK_WIDGET (chart);
}

void
paddock_race_chart_add_words (GtkWidget *chart, GString *text)
{
  if (gtk_widget_has_css_class (chart, "odds"))
    g_string_append_printf (text, "\n%s", gtk_widget_get_tooltip_text (chart));
  for (GtkWidget *child = gtk_widget_get_first_child (chart); child;
       child = gtk_widget_get_next_sibling (child))
    paddock_race_chart_add_words (child, text);
}
