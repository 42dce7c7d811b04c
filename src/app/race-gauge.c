/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-gauge.h"

#include <glib/gi18n.h>

#include "game.h"
#include "share-box.h"
#include "wrap-box.h"

struct _PaddockRaceGauge {
  GtkBox parent_instance;

  GtkLabel *name;
  PaddockWrapBox *parts;
  PaddockShareBox *cells; /* the parts, where the gauge is a row of a table */
  gboolean can_turn;
  PaddockGauge shown; /* with its parts below: what is shown already is left as it is */
  GArray *shown_parts;
};

G_DEFINE_FINAL_TYPE (PaddockRaceGauge, paddock_race_gauge, GTK_TYPE_BOX)

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
  { PADDOCK_PART_RESTING, "resting", N_ ("comes back next") },
  { PADDOCK_PART_GONE, "gone", N_ ("out of the game") },
};

static const char *const kind_styles[PADDOCK_N_GAUGE_KINDS] = {
  [PADDOCK_GAUGE_TRACK] = "track", [PADDOCK_GAUGE_DICE] = "dice", [PADDOCK_GAUGE_CARDS] = "cards",
  [PADDOCK_GAUGE_FLAGS] = "flags", [PADDOCK_GAUGE_TEXT] = "text",
};

/* Words of a game or of a document. */
static const char *
translate (const char *word)
{
  return word && *word ? _(word) : "";
}

/* --- Parts --- */

static char *
dup_face (const PaddockPart *part)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (part->marks & (PADDOCK_PART_EMPTY | PADDOCK_PART_BLANK))
    return g_strdup (part->marks & PADDOCK_PART_BLANK ? "□" : "·");

  paddock_face_format (part->value, text);
  return g_strdup (text->str);
}

/* A sign before the name of a card: charged, usable now, used, always, hidden, broken. */
static const char *
get_sign (const PaddockPart *part)
{
  return part->marks & PADDOCK_PART_DAMAGED   ? "✕ "
         : part->marks & PADDOCK_PART_HIDDEN  ? "▮ "
         : part->marks & PADDOCK_PART_USABLE  ? "★ "
         : part->marks & PADDOCK_PART_READY   ? "● "
         : part->marks & PADDOCK_PART_SPENT   ? "○ "
         : part->marks & PADDOCK_PART_RESTING ? "◔ "
         : part->marks & PADDOCK_PART_GONE    ? "✕ "
         : part->marks & PADDOCK_PART_LASTING ? "∞ "
                                              : "";
}

static char *
dup_card (const PaddockPart *part)
{
  g_autofree char *count = part->count > 1 ? g_strdup_printf (" × %u", part->count) : NULL;

  if (part->marks & PADDOCK_PART_EMPTY)
    return g_strconcat (get_sign (part), _ ("empty"), NULL);
  if (part->marks & PADDOCK_PART_HIDDEN && !part->label)
    return g_strconcat (get_sign (part), _ ("hidden"), NULL);

  return g_strconcat (get_sign (part), translate (part->label), count, NULL);
}

static char *
dup_lamp (const PaddockPart *part)
{
  return g_strconcat (part->marks & PADDOCK_PART_MARKED ? "● " : "○ ", translate (part->label),
                      NULL);
}

static char *
dup_part_text (const PaddockGauge *gauge, const PaddockPart *part)
{
  switch ((PaddockGaugeKind) gauge->kind) {
  case PADDOCK_GAUGE_DICE:
    return dup_face (part);
  case PADDOCK_GAUGE_CARDS:
    return dup_card (part);
  case PADDOCK_GAUGE_FLAGS:
    return dup_lamp (part);
  case PADDOCK_GAUGE_TRACK:
  case PADDOCK_GAUGE_TEXT:
  case PADDOCK_N_GAUGE_KINDS:
  default:
    return part->label ? g_strdup (translate (part->label)) : g_strdup_printf ("%d", part->value);
  }
}

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
    g_string_append (text, says_itself ? _ ("on") : _(info->words));
    before = ", ";
  }
  if (*before == ',')
    g_string_append_c (text, ')');
}

/* Of the part with that number, from 0. */
static char *
dup_part_words (const PaddockGauge *gauge, const PaddockPart *part, guint number)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (part->label && !*part->label)
    /* Translators: a field in a row of a dashboard that has no words of its own, counted from 1. */
    g_string_append_printf (text, _ ("field %u"), number + 1);
  else if (part->label)
    g_string_append (text, translate (part->label));
  else if (!(part->marks & (PADDOCK_PART_EMPTY | PADDOCK_PART_BLANK | PADDOCK_PART_HIDDEN)))
    g_string_append_printf (text, "%d", part->value);
  if (part->count > 1)
    g_string_append_printf (text, " × %u", part->count);
  if (part->extra)
    g_string_append_printf (text, "%s%s", text->len ? ", " : "", translate (part->extra));
  add_mark_words (gauge, part, text);
  return g_strdup (text->str);
}

char *
paddock_gauge_dup_words (const PaddockDashboard *dashboard, const PaddockGauge *gauge)
{
  g_autoptr (GString) text = g_string_new (translate (gauge->label));
  const char *before = ": ";

  for (guint i = 0; i < gauge->n_parts; i++) {
    const PaddockPart *part = paddock_dashboard_get_part (dashboard, gauge, i);
    g_autofree char *words = dup_part_words (gauge, part, i);

    if (part->label && !*part->label && !part->marks)
      continue; /* an empty field */
    g_string_append_printf (text, "%s%s", before, words);
    before = "; ";
  }

  return g_strdup (text->str);
}

static GtkWidget *
create_label (const PaddockGauge *gauge, const PaddockPart *part, guint number)
{
  g_autofree char *text = dup_part_text (gauge, part);
  g_autofree char *words = dup_part_words (gauge, part, number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "part");
  if (g_utf8_strlen (text, -1) > 2)
    gtk_widget_add_css_class (label, "words");
  for (guint i = 0; i < G_N_ELEMENTS (mark_infos); i++)
    if (part->marks & mark_infos[i].mark)
      gtk_widget_add_css_class (label, mark_infos[i].style);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, words);
  return label;
}

/* --- Parts that can be changed --- */

static void
turn (GtkWidget *button, gboolean is_damage)
{
  GtkWidget *gauge = gtk_widget_get_ancestor (button, PADDOCK_TYPE_RACE_GAUGE);
  int part = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "part"));

  g_signal_emit_by_name (gauge, "turned", part, is_damage);
}

static void
clicked_cb (GtkWidget *button)
{
  turn (button, FALSE);
}

static void
secondary_cb (GtkGesture *gesture)
{
  turn (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), TRUE);
}

static gboolean
key_pressed_cb (GtkEventController *controller, guint key)
{
  if (key != GDK_KEY_Delete && key != GDK_KEY_KP_Delete)
    return GDK_EVENT_PROPAGATE;

  turn (gtk_event_controller_get_widget (controller), TRUE);
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_button (const PaddockGauge *gauge, const PaddockPart *part, guint i)
{
  g_autofree char *words = dup_part_words (gauge, part, i);
  GtkWidget *button = gtk_button_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_button_set_child (GTK_BUTTON (button), create_label (gauge, part, i));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "part-button");
  g_object_set_data (G_OBJECT (button), "part", GINT_TO_POINTER ((int) i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect (secondary, "pressed", G_CALLBACK (secondary_cb), NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), NULL);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (button, keys);
  return button;
}

/* --- The widget --- */

static gboolean
is_shown (PaddockRaceGauge *self, const PaddockDashboard *dashboard, const PaddockGauge *gauge)
{
  return self->shown.label == gauge->label && self->shown.kind == gauge->kind
         && self->shown.table == gauge->table && self->shown_parts->len == gauge->n_parts
         && (gauge->n_parts == 0
             || memcmp (self->shown_parts->data, paddock_dashboard_get_part (dashboard, gauge, 0),
                        gauge->n_parts * sizeof (PaddockPart))
                  == 0);
}

static void
set_kind (PaddockRaceGauge *self, guint kind)
{
  for (guint i = 0; i < PADDOCK_N_GAUGE_KINDS; i++)
    if (i == kind)
      gtk_widget_add_css_class (GTK_WIDGET (self), kind_styles[i]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), kind_styles[i]);
}

/* Where the parts are at the moment: below each other in a table, or one after the other. */
static GtkWidget *
get_box (PaddockRaceGauge *self)
{
  return self->shown.table ? GTK_WIDGET (self->cells) : GTK_WIDGET (self->parts);
}

static void
clear (PaddockRaceGauge *self)
{
  g_array_set_size (self->shown_parts, 0);
  paddock_wrap_box_clear (self->parts);
  paddock_share_box_clear (self->cells);
}

static void
append (PaddockRaceGauge *self, const PaddockPart *part, GtkWidget *widget)
{
  g_array_append_val (self->shown_parts, *part);
  if (self->shown.table)
    paddock_share_box_append (self->cells, widget, MAX (part->span, 1));
  else
    paddock_wrap_box_append (self->parts, widget);
}

static void
choose_box (PaddockRaceGauge *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->parts), !self->shown.table);
  gtk_widget_set_visible (GTK_WIDGET (self->cells), self->shown.table);
  if (self->shown.table)
    gtk_widget_add_css_class (GTK_WIDGET (self), "row-of-table");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "row-of-table");
}

/* The number of the part that the keyboard is on, or -1: it stays there while its value turns. */
static int
find_focus (PaddockRaceGauge *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (get_box (self));

  return child ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "part")) : -1;
}

static void
restore_focus (PaddockRaceGauge *self, int part)
{
  GtkWidget *child = gtk_widget_get_first_child (get_box (self));

  for (int i = 0; child && i < part; i++)
    child = gtk_widget_get_next_sibling (child);
  if (child && part >= 0)
    gtk_widget_grab_focus (child);
}

void
paddock_race_gauge_show (PaddockRaceGauge *self,
                         const PaddockDashboard *dashboard,
                         const PaddockGauge *gauge,
                         gboolean can_turn)
{
  g_autofree char *words = NULL;
  int focused;

  g_return_if_fail (PADDOCK_IS_RACE_GAUGE (self));

  can_turn &= gauge->fact != NULL;
  if (self->can_turn == can_turn && is_shown (self, dashboard, gauge))
    return;

  focused = find_focus (self);
  self->can_turn = can_turn;
  self->shown = *gauge;
  clear (self);
  choose_box (self);
  for (guint i = 0; i < gauge->n_parts; i++) {
    const PaddockPart *part = paddock_dashboard_get_part (dashboard, gauge, i);

    append (self, part, can_turn ? create_button (gauge, part, i) : create_label (gauge, part, i));
  }
  restore_focus (self, focused);
  set_kind (self, gauge->kind);
  gtk_label_set_label (self->name, translate (gauge->label));
  words = paddock_gauge_dup_words (dashboard, gauge);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

const PaddockGauge *
paddock_race_gauge_get (PaddockRaceGauge *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_GAUGE (self), NULL);

  return &self->shown;
}

static void
paddock_race_gauge_finalize (GObject *object)
{
  g_array_unref (PADDOCK_RACE_GAUGE (object)->shown_parts);

  G_OBJECT_CLASS (paddock_race_gauge_parent_class)->finalize (object);
}

static void
paddock_race_gauge_class_init (PaddockRaceGaugeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_race_gauge_finalize;
  g_signal_new ("turned", PADDOCK_TYPE_RACE_GAUGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "gauge");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
paddock_race_gauge_init (PaddockRaceGauge *self)
{
  self->shown_parts = g_array_new (FALSE, FALSE, sizeof (PaddockPart));
  self->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "dim-label");
  gtk_label_set_xalign (self->name, 0);
  gtk_label_set_yalign (self->name, 0.5);
  gtk_label_set_width_chars (self->name, 13);
  gtk_label_set_max_width_chars (self->name, 13);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  self->parts = PADDOCK_WRAP_BOX (paddock_wrap_box_new (3));
  gtk_widget_set_hexpand (GTK_WIDGET (self->parts), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->parts), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->name));
  self->cells = PADDOCK_SHARE_BOX (paddock_share_box_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->cells), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->cells), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->parts));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->cells));
}

GtkWidget *
paddock_race_gauge_new (void)
{
  return g_object_new (PADDOCK_TYPE_RACE_GAUGE, "spacing", 6, NULL);
}
