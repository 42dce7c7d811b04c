/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-dice-dialog.h"

#include <glib/gi18n.h>

#include "race-dice.h"
#include "wrap-box.h"

#define DIE_SIZE 30 /* pixels */

/* A pile that cards are drawn from, and who can say which comes next. */
typedef struct {
  guint stack, element;
  GtkDropDown *choice;
  GArray *items; /* of int: the cards by their place in the list, which the first, "any", has not */
} Pile;

/* What the dialog asks. */
typedef struct {
  PaddockRace *race;
  GtkEditable *dice;
  GPtrArray *piles; /* of Pile */
} Asked;

/* The dice that wait; shuffles that do are no numbers to anybody. */
static char *
dup_forced (PaddockRace *race)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int faces[PADDOCK_MAX_FORCED], dice[PADDOCK_MAX_FORCED];
  guint n = paddock_faces_list_dice (faces, paddock_race_get_forced (race, faces), dice);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i ? " " : "", dice[i]);
  return g_strdup (text->str);
}

/* --- Cards that come next --- */

static void
pile_free (gpointer data)
{
  Pile *self = data;

  g_array_unref (self->items);
  g_free (self);
}

static void
asked_free (gpointer data)
{
  Asked *self = data;

  g_object_unref (self->race);
  g_ptr_array_unref (self->piles);
  g_free (self);
}

static const PaddockTable *
get_table (PaddockRace *race)
{
  return paddock_match_get_table (paddock_race_get_match (race));
}

/* Where the draw that waits for a pile stands among N faces; N: none does. */
static guint
find_draw (const Pile *self, const int *faces, guint n)
{
  guint stack, element, i = 0;

  while (i < n
         && !(paddock_face_is_draw (faces[i], &stack, &element) && stack == self->stack
              && element == self->element))
    i += 1 + paddock_face_count_items (faces[i]);

  return MIN (i, n);
}

static void
remove_faces (int *faces, guint *n, guint first, guint n_removed)
{
  *n -= n_removed;
  memmove (faces + first, faces + first + n_removed, (*n - first) * sizeof *faces);
}

/* What is chosen takes the place of what waits; FALSE: there is no room for it. */
static gboolean
set_draw (const Pile *self, int faces[PADDOCK_MAX_FORCED], guint *n)
{
  guint chosen = gtk_drop_down_get_selected (self->choice), at = find_draw (self, faces, *n);

  if (at < *n)
    remove_faces (faces, n, at, 2);
  if (chosen == 0)
    return TRUE;
  if (*n + 2 > PADDOCK_MAX_FORCED)
    return FALSE;

  paddock_faces_add_draw (faces + *n, self->stack, self->element,
                          (guint8) g_array_index (self->items, int, chosen - 1));
  *n += 2;
  return TRUE;
}

/* All cards that there are, not only those in the pile: the list gives nothing away. */
static GtkStringList *
list_cards (Pile *self, const PaddockTable *table)
{
  const PaddockFact *fact = paddock_table_get_stack (table, self->stack);
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _ ("As it comes"));
  for (int item = fact->min; item <= fact->max; item++) {
    g_autofree char *word = paddock_stack_dup_word (table, self->stack, item);
    g_auto (PaddockCardFace) face = { 0 };

    if (!word)
      continue;
    paddock_table_describe_card (table, self->stack, (guint) item, &face);
    gtk_string_list_append (list, face.title ? face.title : word);
    g_array_append_val (self->items, item);
  }
  return list;
}

static void
select_waiting (Pile *self, PaddockRace *race)
{
  int faces[PADDOCK_MAX_FORCED];
  guint n = paddock_race_get_forced (race, faces), at = find_draw (self, faces, n);

  for (guint i = 0; at < n && i < self->items->len; i++)
    if (g_array_index (self->items, int, i) == faces[at + 1])
      gtk_drop_down_set_selected (self->choice, i + 1);
}

/* Whose pile it is, or what it is called. */
static char *
dup_pile_name (const Pile *self, const PaddockTable *table)
{
  g_autoptr (GString) of = g_string_new (NULL);
  g_auto (GStrv) parts = NULL;
  char *name;
  int seat;

  paddock_stack_format_element (table, self->stack, self->element, of);
  parts = g_strsplit (of->str, ":", 2);
  seat = parts[0] ? paddock_setup_find_seat (table->setup, parts[0]) : -1;
  if (seat >= 0)
    return g_strdup (table->setup->seats[seat].name);

  name = g_strdelimit (g_strdup (paddock_table_get_stack (table, self->stack)->name), "-", ' ');
  *name = g_ascii_toupper (*name);
  return name;
}

static GtkWidget *
create_pile (Asked *asked, guint stack, guint element)
{
  const PaddockTable *table = get_table (asked->race);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *label;
  Pile *self = g_new (Pile, 1);
  g_autofree char *name = NULL;

  *self = (Pile){ stack, element, NULL, g_array_new (FALSE, FALSE, sizeof (int)) };
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list_cards (self, table)), NULL));
  g_ptr_array_add (asked->piles, self);
  select_waiting (self, asked->race);
  name = dup_pile_name (self, table);
  label = gtk_label_new (name);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->choice));
  return row;
}

static gboolean
is_drawn (const PaddockFact *fact)
{
  return fact->flags & PADDOCK_FACT_DRAWN;
}

/* One below the other. */
static GtkWidget *
create_piles (Asked *asked)
{
  const PaddockTable *table = get_table (asked->race);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  const PaddockFact *fact;

  for (guint stack = 0; (fact = paddock_table_get_stack (table, stack)); stack++)
    for (guint i = 0; is_drawn (fact)
                      && i < paddock_scope_count (&table->setup->game->scopes[fact->scope], table);
         i++)
      gtk_box_append (GTK_BOX (box), create_pile (asked, stack, i));
  gtk_widget_set_visible (box, asked->piles->len > 0);
  return box;
}

/* What is typed and chosen, with what waits already; FALSE: it is none, or too much. */
static gboolean
read_faces (const Asked *self, int faces[PADDOCK_MAX_FORCED], guint *n)
{
  int dice[PADDOCK_MAX_FORCED];
  guint n_dice;

  *n = paddock_race_get_forced (self->race, faces);
  if (!paddock_faces_parse (gtk_editable_get_text (self->dice), dice, &n_dice)
      || !paddock_faces_set_dice (faces, n, dice, n_dice))
    return FALSE;

  for (guint i = 0; i < self->piles->len; i++)
    if (!set_draw (self->piles->pdata[i], faces, n))
      return FALSE;

  return TRUE;
}

/* --- Faces that are no numbers --- */

static void
append_face (GtkButton *button, GtkEditable *entry)
{
  int face = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "face"));
  g_autofree char *text = g_strdup_printf ("%s %d", gtk_editable_get_text (entry), face);

  gtk_editable_set_text (entry, g_strstrip (text));
}

/* The face, and below it what is typed in for it. */
static GtkWidget *
create_face (const PaddockTable *table, int number, GtkEntry *entry)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *die = paddock_race_dice_new (DIE_SIZE);
  PaddockFace face = paddock_table_get_face (table, PADDOCK_ANY_DIE, number);
  g_autofree char *figure = g_strdup_printf ("%d", number);
  g_autoptr (GString) words = g_string_new (NULL);

  paddock_face_format (&face, table->translate, words);
  paddock_race_dice_set_faces (PADDOCK_RACE_DICE (die), &face, 1);
  gtk_box_append (GTK_BOX (box), die);
  gtk_box_append (GTK_BOX (box), gtk_label_new (figure));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words->str, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, figure, -1);
  g_object_set_data (G_OBJECT (button), "face", GINT_TO_POINTER (number));
  g_signal_connect (button, "clicked", G_CALLBACK (append_face), entry);
  return button;
}

static GtkWidget *
create_faces (PaddockRace *race, GtkEntry *entry)
{
  const PaddockTable *table = paddock_match_get_table (paddock_race_get_match (race));
  const PaddockGame *game = table->setup->game;
  GtkWidget *box = paddock_wrap_box_new (3);

  for (guint i = 0; i < game->n_typed_faces; i++)
    paddock_wrap_box_append (PADDOCK_WRAP_BOX (box),
                             create_face (table, game->typed_faces[i], entry));
  gtk_widget_set_visible (box, game->n_typed_faces > 0);
  return box;
}

/* --- The dialog --- */

static void
check (AdwMessageDialog *dialog)
{
  const Asked *asked = g_object_get_data (G_OBJECT (dialog), "asked");
  int faces[PADDOCK_MAX_FORCED];
  guint n;

  adw_message_dialog_set_response_enabled (dialog, "force", read_faces (asked, faces, &n));
}

static void
response_cb (AdwMessageDialog *dialog, const char *response)
{
  const Asked *asked = g_object_get_data (G_OBJECT (dialog), "asked");
  int faces[PADDOCK_MAX_FORCED];
  guint n;

  if (g_str_equal (response, "force") && read_faces (asked, faces, &n))
    paddock_race_force (asked->race, faces, n);
}

static Asked *
asked_new (PaddockRace *race, GtkWidget *dice)
{
  Asked *self = g_new (Asked, 1);
  g_autofree char *forced = dup_forced (race);

  *self =
    (Asked){ g_object_ref (race), GTK_EDITABLE (dice), g_ptr_array_new_with_free_func (pile_free) };
  gtk_editable_set_text (self->dice, forced);
  gtk_entry_set_placeholder_text (GTK_ENTRY (dice), "3 1 2");
  gtk_entry_set_activates_default (GTK_ENTRY (dice), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Numbers on the dice"), -1);
  return self;
}

/* Cards first, where the race has some. */
static void
set_words (AdwMessageDialog *dialog, const Asked *asked)
{
  const char *dice =
    _ ("Roll at the table and enter the numbers in the order they are needed. The next "
       "dice of the race show them; numbers left over wait for later dice.");
  g_autofree char *both = g_strdup_printf (
    "%s\n\n%s",
    _ ("Choose the card that comes next from a pile. It comes when somebody draws from "
       "that pile, whenever that is."),
    dice);

  adw_message_dialog_set_heading (dialog, asked->piles->len > 0 ? _ ("What Comes Next?")
                                                                : _ ("What Do the Dice Show?"));
  adw_message_dialog_set_body (dialog, asked->piles->len > 0 ? both : dice);
}

void
paddock_dice_dialog_present (GtkWindow *parent, PaddockRace *race)
{
  GtkWidget *widget = adw_message_dialog_new (parent, NULL, NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  GtkWidget *entry = gtk_entry_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  Asked *asked = asked_new (race, entry);

  g_object_set_data_full (G_OBJECT (dialog), "asked", asked, asked_free);
  gtk_box_append (GTK_BOX (box), create_piles (asked));
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), create_faces (race, GTK_ENTRY (entry)));
  set_words (dialog, asked);
  adw_message_dialog_set_extra_child (dialog, box);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "force", _ ("_Use"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "force", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "force");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (check), dialog);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}
