/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "group-box.h"

#define GAP 18         /* between groups that stand side by side */
#define LINE_GAP 6     /* ... below each other */
#define HEADING_GAP 12 /* after a heading that stands before its group */
#define TITLE_GAP 2    /* ... above it */

struct _PaddockGroupBox {
  GtkWidget parent_instance; /* its children are headings and bodies in turn */
};

G_DEFINE_FINAL_TYPE (PaddockGroupBox, paddock_group_box, GTK_TYPE_WIDGET)

/* One group on its way through the layout. */
typedef struct {
  GtkWidget *heading, *body;
} Group;

static Group
get_first (PaddockGroupBox *self)
{
  GtkWidget *heading = gtk_widget_get_first_child (GTK_WIDGET (self));

  return (Group){ heading, heading ? gtk_widget_get_next_sibling (heading) : NULL };
}

static Group
get_next (Group group)
{
  GtkWidget *heading = gtk_widget_get_next_sibling (group.body);

  return (Group){ heading, heading ? gtk_widget_get_next_sibling (heading) : NULL };
}

static int
get_natural (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int natural = 0;

  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_width (GtkWidget *widget)
{
  return get_natural (widget, GTK_ORIENTATION_HORIZONTAL, -1);
}

static int
get_height (GtkWidget *widget, int width)
{
  return get_natural (widget, GTK_ORIENTATION_VERTICAL, width);
}

static int
get_line_width (PaddockGroupBox *self)
{
  int width = 0;

  for (Group group = get_first (self); group.heading; group = get_next (group))
    width += (width ? GAP : 0) + MAX (get_width (group.heading), get_width (group.body));

  return width;
}

static void
allocate (PaddockGroupBox *self, GtkWidget *child, GtkAllocation place, int width)
{
  if (!gtk_widget_should_layout (child))
    return;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    place.x = width - place.x - place.width;
  gtk_widget_size_allocate (child, &place, -1);
}

/* Both return the height that they take, and place the children if IS_PLACING. */
static int
lay_beside (PaddockGroupBox *self, int width, gboolean is_placing)
{
  int x = 0, title = 0, bodies = 0;

  for (Group group = get_first (self); group.heading; group = get_next (group))
    title = MAX (title, get_height (group.heading, -1));
  title += title ? TITLE_GAP : 0;
  for (Group group = get_first (self); group.heading; group = get_next (group)) {
    int room = MAX (get_width (group.heading), get_width (group.body));
    int height = get_height (group.body, room);

    if (is_placing) {
      allocate (self, group.heading, (GtkAllocation){ x, 0, room, title }, width);
      allocate (self, group.body, (GtkAllocation){ x, title, room, height }, width);
    }
    bodies = MAX (bodies, height);
    x += room + GAP;
  }

  return title + bodies;
}

static int
find_column (PaddockGroupBox *self)
{
  int column = 0;

  for (Group group = get_first (self); group.heading; group = get_next (group))
    column = MAX (column, get_width (group.heading));

  return column ? column + HEADING_GAP : 0;
}

static int
lay_below (PaddockGroupBox *self, int width, gboolean is_placing)
{
  int column = find_column (self), y = 0;

  for (Group group = get_first (self); group.heading; group = get_next (group)) {
    int room = MAX (width - column, 1), height = get_height (group.body, room);
    int title = get_height (group.heading, -1);

    if (is_placing) {
      allocate (self, group.heading,
                (GtkAllocation){ 0, y, MAX (column - HEADING_GAP, 0), MIN (height, 2 * title) },
                width);
      allocate (self, group.body, (GtkAllocation){ column, y, room, height }, width);
    }
    y += height + LINE_GAP;
  }

  return MAX (y - LINE_GAP, 0);
}

static int
lay_out (PaddockGroupBox *self, int width, gboolean is_placing)
{
  return get_line_width (self) <= width ? lay_beside (self, width, is_placing)
                                        : lay_below (self, width, is_placing);
}

static int
find_minimum (PaddockGroupBox *self)
{
  int minimum = 0;

  for (Group group = get_first (self); group.heading; group = get_next (group)) {
    int least;

    gtk_widget_measure (group.body, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    minimum = MAX (minimum, least);
  }

  return minimum + find_column (self);
}

static void
paddock_group_box_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  PaddockGroupBox *self = PADDOCK_GROUP_BOX (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = find_minimum (self);
    *natural = MAX (get_line_width (self), *minimum);
  } else
    *minimum = *natural = lay_out (self, for_size >= 0 ? for_size : G_MAXINT / 2, FALSE);
}

static void
paddock_group_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (PADDOCK_GROUP_BOX (widget), width, TRUE);
}

static GtkSizeRequestMode
paddock_group_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
paddock_group_box_dispose (GObject *object)
{
  paddock_group_box_clear (PADDOCK_GROUP_BOX (object));

  G_OBJECT_CLASS (paddock_group_box_parent_class)->dispose (object);
}

static void
paddock_group_box_class_init (PaddockGroupBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_group_box_dispose;
  widget_class->get_request_mode = paddock_group_box_get_request_mode;
  widget_class->measure = paddock_group_box_measure;
  widget_class->size_allocate = paddock_group_box_size_allocate;
}

static void
paddock_group_box_init (PaddockGroupBox *self)
{
}

void
paddock_group_box_append (PaddockGroupBox *self, const char *heading, GtkWidget *body)
{
  GtkWidget *title;

  g_return_if_fail (PADDOCK_IS_GROUP_BOX (self));

  title = gtk_label_new (heading);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_visible (title, heading != NULL);
  gtk_widget_add_css_class (title, "group-heading");
  gtk_widget_set_parent (title, GTK_WIDGET (self));
  gtk_widget_set_parent (body, GTK_WIDGET (self));
  if (heading)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (body), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    title, NULL, -1);
}

void
paddock_group_box_clear (PaddockGroupBox *self)
{
  GtkWidget *child;

  g_return_if_fail (PADDOCK_IS_GROUP_BOX (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
}
