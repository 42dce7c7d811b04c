/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-part.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "game.h"
#include "race-card.h"
#include "race-dice.h"

#define DIE_SIZE 26 /* pixels */

/* What a mark is called: in the style sheet, and by those who read it out; NULL: its looks say it all. */
typedef struct {
  PaddockPartMarks mark;
  const char *style;
  const char *words;
} MarkInfo;

static const MarkInfo mark_infos[] = {
  { PADDOCK_PART_MARKED, "marked", N_ ("here") },
  { PADDOCK_PART_EMPTY, "empty", N_ ("empty") },
  { PADDOCK_PART_HIDDEN, "hidden", N_ ("hidden") },
  { PADDOCK_PART_SPENT, "spent", N_ ("used") },
  { PADDOCK_PART_READY, "ready", N_ ("ready") },
  { PADDOCK_PART_USABLE, "usable", N_ ("can be used now") },
  { PADDOCK_PART_DAMAGED, "damaged", N_ ("damaged") },
  { PADDOCK_PART_VULNERABLE, "vulnerable", NULL },
  { PADDOCK_PART_LASTING, "lasting", N_ ("always") },
  { PADDOCK_PART_DONE, "done", N_ ("done") },
  { PADDOCK_PART_BLANK, "blank", N_ ("not rolled yet") },
  { PADDOCK_PART_RESTING, "resting", N_ ("returns next") },
  { PADDOCK_PART_GONE, "gone", N_ ("out of the game") },
};

/* What is said of a piece whose gauge it is. */
static const char *const state_words[PADDOCK_N_PIECE_STATES] = {
  [PADDOCK_PIECE_READY] = N_ ("still to act"),
  [PADDOCK_PIECE_DONE] = N_ ("has acted"),
};

/* Words of a game or of a document. */
static const char *
translate (const char *word)
{
  return word && *word ? _ (word) : "";
}

/* --- In words --- */

static void
add_mark_words (const PaddockGauge *gauge, const PaddockPart *part, GString *text)
{
  const char *before = " (";

  for (guint i = 0; i < G_N_ELEMENTS (mark_infos); i++) {
    const MarkInfo *info = &mark_infos[i];
    gboolean says_itself = gauge->kind == PADDOCK_GAUGE_FLAGS && info->mark == PADDOCK_PART_MARKED;

    if (!(part->marks & info->mark) || !info->words)
      continue;
    g_string_append (text, before);
    g_string_append (text, says_itself ? _ ("on") : _ (info->words));
    before = ", ";
  }
  if (*before == ',')
    g_string_append_c (text, ')');
}

static char *
dup_dice_words (guint n)
{
  /* Translators: how many dice come with a gear. */
  return g_strdup_printf (ngettext ("%u die", "%u dice", n), n);
}

static void
add_count_words (const PaddockGauge *gauge, const PaddockPart *part, GString *text)
{
  if (gauge->kind == PADDOCK_GAUGE_LEVER && part->count > 0) {
    g_autofree char *dice = dup_dice_words (part->count);

    g_string_append_printf (text, ", %s", dice);
  } else if (part->count > 1) {
    g_string_append_printf (text, " × %u", part->count);
  }
}

/* What is on a card of a hand; FALSE: nobody may see that, or knows. */
static gboolean
describe_card (const PaddockDashboard *dashboard,
               const PaddockGauge *gauge,
               const PaddockPart *part,
               PaddockCardFace *face)
{
  return gauge->kind == PADDOCK_GAUGE_HAND && dashboard->table
         && !(part->marks & (PADDOCK_PART_HIDDEN | PADDOCK_PART_EMPTY))
         && paddock_table_describe_card (dashboard->table, part->look, (guint) part->value, face);
}

char *
paddock_part_dup_words (const PaddockDashboard *dashboard,
                        const PaddockGauge *gauge,
                        const PaddockPart *part,
                        guint number)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (PaddockCardFace) face = { 0 };

  if (describe_card (dashboard, gauge, part, &face)) {
    g_autofree char *words = paddock_card_face_dup_words (&face);

    g_string_append (text, words);
  } else if (part->label && !*part->label)
    /* Translators: a field in a row of a dashboard that has no words of its own, counted from 1. */
    g_string_append_printf (text, _ ("field %u"), number + 1);
  else if (part->label)
    g_string_append (text, translate (part->label));
  else if (!(part->marks & (PADDOCK_PART_EMPTY | PADDOCK_PART_BLANK | PADDOCK_PART_HIDDEN)))
    g_string_append_printf (text, "%d", part->value);
  add_count_words (gauge, part, text);
  if (part->extra)
    g_string_append_printf (text, "%s%s", text->len ? ", " : "", translate (part->extra));
  add_mark_words (gauge, part, text);
  return g_strdup (g_strchug (text->str));
}

char *
paddock_gauge_dup_words (const PaddockDashboard *dashboard, const PaddockGauge *gauge)
{
  g_autoptr (GString) text = g_string_new (translate (gauge->label));
  const char *before = ": ";

  if (state_words[gauge->state])
    g_string_append_printf (text, " (%s)", _ (state_words[gauge->state]));
  for (guint i = 0; i < gauge->n_parts; i++) {
    const PaddockPart *part = paddock_dashboard_get_part (dashboard, gauge, i);
    g_autofree char *words = paddock_part_dup_words (dashboard, gauge, part, i);

    if (part->label && !*part->label && !part->marks)
      continue; /* an empty field */
    g_string_append_printf (text, "%s%s", before, words);
    before = "; ";
  }

  return g_strdup (text->str);
}

/* --- As widgets --- */

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* A box with its number or words. */
static GtkWidget *
create_box (const PaddockPart *part)
{
  g_autofree char *number = g_strdup_printf ("%d", part->value);
  const char *text = part->label ? translate (part->label) : number;
  gboolean is_long = g_utf8_strlen (text, -1) > 2;
  GtkWidget *label = create_label (text, is_long ? "words" : NULL);

  if (is_long)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static GtkWidget *
create_place_words (const PaddockPart *part)
{
  g_autofree char *dice = dup_dice_words (part->count);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *extra;

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (part->marks & PADDOCK_PART_DAMAGED)
    gtk_box_append (GTK_BOX (box), create_label (_ ("damaged"), "caption"));
  else if (part->count > 0)
    gtk_box_append (GTK_BOX (box), create_label (dice, "caption"));
  if (part->extra) {
    extra = create_label (translate (part->extra), "extra");
    gtk_label_set_wrap (GTK_LABEL (extra), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (extra), 12);
    gtk_box_append (GTK_BOX (box), extra);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (box); child;
       child = gtk_widget_get_next_sibling (child))
    gtk_label_set_xalign (GTK_LABEL (child), 0);

  return box;
}

/* A place of a lever: the knob, its number, what comes with it. */
static GtkWidget *
create_place (const PaddockPart *part)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *knob = adw_bin_new ();
  GtkWidget *number = create_box (part);

  gtk_widget_add_css_class (knob, "knob");
  gtk_widget_set_valign (knob, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (number, "number");
  gtk_box_append (GTK_BOX (place), knob);
  gtk_box_append (GTK_BOX (place), number);
  gtk_box_append (GTK_BOX (place), create_place_words (part));
  return place;
}

static gboolean
has_die (const PaddockPart *part)
{
  return !(part->marks & (PADDOCK_PART_EMPTY | PADDOCK_PART_BLANK | PADDOCK_PART_HIDDEN));
}

static GtkWidget *
create_die (const PaddockPart *part)
{
  PaddockFace face = paddock_part_get_face (part);
  GtkWidget *die;

  if (!has_die (part))
    return adw_bin_new (); /* a die without a face: the style sheet draws it */

  die = paddock_race_dice_new (DIE_SIZE);
  paddock_race_dice_set_faces (PADDOCK_RACE_DICE (die), &face, 1);
  return die;
}

static GtkWidget *
create_slot (const PaddockPart *part)
{
  GtkWidget *slot = adw_bin_new ();

  if (!(part->marks & PADDOCK_PART_EMPTY)) {
    GtkWidget *die = create_die (part);

    gtk_widget_add_css_class (die, has_die (part) ? "face" : "blank");
    adw_bin_set_child (ADW_BIN (slot), die);
  }
  return slot;
}

/* A card, a token: its name and how many there are. */
static GtkWidget *
create_card (const PaddockPart *part)
{
  g_autofree char *text = NULL;

  if (part->marks & PADDOCK_PART_EMPTY)
    return create_label (part->marks & PADDOCK_PART_DAMAGED ? _ ("damaged") : _ ("empty"), NULL);
  if (part->marks & PADDOCK_PART_HIDDEN && !part->label)
    return create_label (_ ("hidden"), NULL);

  text = part->count > 1 ? g_strdup_printf ("%s × %u", translate (part->label), part->count)
                         : g_strdup (translate (part->label));
  return create_label (text, part->count > 1 ? "several" : NULL);
}

static const char *
get_state (const PaddockPart *part)
{
  return part->marks & PADDOCK_PART_GONE     ? _ ("gone")
         : part->marks & PADDOCK_PART_SPENT  ? _ ("used")
         : part->marks & PADDOCK_PART_USABLE ? _ ("now")
         : part->marks & PADDOCK_PART_READY  ? _ ("ready")
                                             : NULL;
}

/* Its name, and whether it can be used. */
static GtkWidget *
create_skill (const PaddockPart *part)
{
  GtkWidget *skill = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *name = create_card (part);
  const char *state = get_state (part);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (skill), name);
  if (state)
    gtk_box_append (GTK_BOX (skill), create_label (state, "state"));
  return skill;
}

static GtkWidget *
create_lamp (const PaddockPart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *lamp = adw_bin_new ();
  GtkWidget *label = create_label (translate (part->label), NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (lamp, "lamp");
  gtk_widget_set_valign (lamp, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), lamp);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* The place of a token; what is in it is told by a letter or two. */
static GtkWidget *
create_crew_part (const PaddockPart *part)
{
  return part->marks & PADDOCK_PART_EMPTY ? create_label ("", NULL) : create_box (part);
}

static GtkWidget *
create_backs (const PaddockPart *part)
{
  return part->marks & PADDOCK_PART_HIDDEN ? paddock_held_card_new_backs (MAX (part->count, 1))
                                           : create_card (part);
}

/* Words; longer ones than a line has room for take several. */
static GtkWidget *
create_text (const PaddockPart *part)
{
  GtkWidget *label = create_box (part);
  g_autofree char *text = NULL;

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (part->extra) {
    text =
      g_strdup_printf ("%s, %s", gtk_label_get_label (GTK_LABEL (label)), translate (part->extra));
    gtk_label_set_label (GTK_LABEL (label), text);
  }
  return label;
}

static GtkWidget *(*const creators[PADDOCK_N_GAUGE_KINDS]) (const PaddockPart *part) = {
  [PADDOCK_GAUGE_TRACK] = create_box,      [PADDOCK_GAUGE_LEVER] = create_place,
  [PADDOCK_GAUGE_DICE] = create_die,       [PADDOCK_GAUGE_SLOTS] = create_slot,
  [PADDOCK_GAUGE_TOKENS] = create_card,    [PADDOCK_GAUGE_CARDS] = create_card,
  [PADDOCK_GAUGE_SKILLS] = create_skill,   [PADDOCK_GAUGE_FLAGS] = create_lamp,
  [PADDOCK_GAUGE_TEXT] = create_text,      [PADDOCK_GAUGE_HAND] = create_backs,
  [PADDOCK_GAUGE_CREW] = create_crew_part,
};

GtkWidget *
paddock_part_create_widget (const PaddockDashboard *dashboard,
                            const PaddockGauge *gauge,
                            const PaddockPart *part,
                            guint number)
{
  g_autofree char *words = paddock_part_dup_words (dashboard, gauge, part, number);
  g_auto (PaddockCardFace) face = { 0 };
  GtkWidget *widget = describe_card (dashboard, gauge, part, &face)
                        ? paddock_held_card_new (&face, NULL)
                        : creators[gauge->kind](part);

  gtk_widget_add_css_class (widget, "part");
  for (guint i = 0; i < G_N_ELEMENTS (mark_infos); i++)
    if (part->marks & mark_infos[i].mark)
      gtk_widget_add_css_class (widget, mark_infos[i].style);
  gtk_widget_set_tooltip_text (widget, words);
  return widget;
}
