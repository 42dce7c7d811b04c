/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keyboard in a form that is made anew: rows have names, and the row of the same name, or else the list that it was
 * in, has the keyboard again.  And what is folded out comes into view, which the keyboard alone would not see to.
 */

#include "form-private.h"

#define KEY "paddock-form-key"
#define MAX_FRAMES 60 /* until a row has its place */
#define STILL 2       /* so long where it is, it stays there */

/* What is waiting for the rows of a form to have their places. */
struct _PaddockFormWait {
  PaddockForm *form; /* whose keyboard it is about; NULL: of none, or of one that is gone */
  char *key;         /* of the row that had the keyboard, which may be gone while its list is not */
  GtkWidget *row;    /* weak */
  guint n_frames;
  guint n_still; /* frames for which it has not moved */
  double y;      /* where it was last */
};

void
paddock_form_name_row (PaddockForm *self,
                       GtkWidget *row,
                       const PaddockField *field,
                       const PaddockRecordPath *inside)
{
  g_object_set_data_full (G_OBJECT (row), KEY, paddock_form_dup_key (self, inside, field), g_free);
}

char *
paddock_form_dup_focus (PaddockForm *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->page));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const char *key = NULL;

  if (self->wait)
    return g_strdup (self->wait->key);
  if (!focus || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->page)))
    return NULL;
  if (self->next_focus)
    return g_strdup (self->next_focus);

  for (; focus && !key; focus = gtk_widget_get_parent (focus))
    key = g_object_get_data (G_OBJECT (focus), KEY);

  return g_strdup (key);
}

static GtkWidget *
find_row (GtkWidget *root, const char *key)
{
  if (g_strcmp0 (g_object_get_data (G_OBJECT (root), KEY), key) == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_row (child, key);

    if (found)
      return found;
  }

  return NULL;
}

/* "traits-0/trait-4/name", and "traits-0/trait-4/trait" too, lies in the list "traits-0/trait". */
static gboolean
cut_to_parent (char *key)
{
  char *slash = strrchr (key, '/');
  char *number;

  if (!slash)
    return FALSE;

  *slash = '\0';
  if ((number = strrchr (key, '-')))
    *number = '\0';
  return TRUE;
}

static void
wait_free (gpointer data)
{
  PaddockFormWait *wait = data;

  if (wait->form)
    wait->form->wait = NULL;
  g_clear_weak_pointer (&wait->row);
  g_free (wait->key);
  g_free (wait);
}

/* What is above it is laid out too. */
static gboolean
has_place (PaddockFormWait *wait, GtkWidget *page)
{
  double x, y;

  if (!gtk_widget_get_mapped (wait->row) || gtk_widget_get_height (wait->row) == 0
      || !gtk_widget_translate_coordinates (wait->row, page, 0, 0, &x, &y))
    return FALSE;

  wait->n_still = ABS (y - wait->y) < 1 ? wait->n_still + 1 : 0;
  wait->y = y;
  return wait->n_still >= STILL;
}

static PaddockFormWait *
wait_for (GtkWidget *page, GtkWidget *row, GtkTickCallback frame)
{
  PaddockFormWait *wait = g_new0 (PaddockFormWait, 1);

  g_set_weak_pointer (&wait->row, row);
  gtk_widget_add_tick_callback (page, frame, wait, wait_free);
  return wait;
}

/* As much of it as there is room for, and its head in any case. */
static void
scroll_to (GtkWidget *row)
{
  GtkWidget *window = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place;
  double x, top, hidden;

  if (!window || !gtk_widget_translate_coordinates (row, window, 0, 0, &x, &top))
    return;

  hidden = top + gtk_widget_get_height (row) - gtk_widget_get_height (window);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  if (hidden > 0)
    gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + MIN (hidden, top));
}

/* It grows for some frames. */
static gboolean
unfold_cb (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  PaddockFormWait *wait = data;
  int height = wait->row ? gtk_widget_get_height (wait->row) : 0;

  if (!wait->row || ++wait->n_frames > MAX_FRAMES)
    return G_SOURCE_REMOVE;

  scroll_to (wait->row);
  wait->n_still = ABS (height - wait->y) < 1 ? wait->n_still + 1 : 0;
  wait->y = height;
  return wait->n_still > STILL ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* Scrolling to a row needs to know where it is. */
static gboolean
frame_cb (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  PaddockFormWait *wait = data;

  if (!wait->row || ++wait->n_frames > MAX_FRAMES)
    return G_SOURCE_REMOVE;
  if (!has_place (wait, page))
    return G_SOURCE_CONTINUE;

  gtk_widget_child_focus (wait->row, GTK_DIR_TAB_FORWARD);
  wait_for (page, wait->row, unfold_cb);
  return G_SOURCE_REMOVE;
}

void
paddock_form_let_focus_go (PaddockForm *self)
{
  if (self->wait)
    self->wait->form = NULL;
  self->wait = NULL;
}

void
paddock_form_set_focus (PaddockForm *self, const char *key)
{
  g_autofree char *sought = g_strdup (key);
  GtkWidget *row = find_row (GTK_WIDGET (self->page), sought);

  while (!row && cut_to_parent (sought))
    row = find_row (GTK_WIDGET (self->page), sought);
  if (!row)
    return;

  paddock_form_let_focus_go (self);
  self->wait = wait_for (GTK_WIDGET (self->page), row, frame_cb);
  self->wait->form = self;
  self->wait->key = g_strdup (key);
}

void
paddock_form_show_fold (PaddockForm *self, GtkWidget *row)
{
  if (gtk_widget_get_mapped (row))
    wait_for (GTK_WIDGET (self->page), row, unfold_cb);
}
