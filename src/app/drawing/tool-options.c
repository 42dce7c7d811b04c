/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool-options.h"

#include <glib/gi18n.h>

#include "card-chooser.h"
#include "drawing-view.h"
#include "paint-tools.h"
#include "section-chooser.h"
#include "strip.h"

typedef struct _Control Control;

struct _PaddockToolOptions {
  AdwBin parent_instance;

  PaddockEditor *editor;
  GPtrArray *controls; /* of Control */
  gboolean is_showing; /* the controls follow the settings, not the other way round */
  GtkWidget *item_chooser;
  GtkWidget *space_chooser;
  GtkWidget *section_chooser;

  GtkBox *row; /* template children below */
  GtkLabel *title;
};

G_DEFINE_FINAL_TYPE (PaddockToolOptions, paddock_tool_options, ADW_TYPE_BIN)

/* A value that a setting may have. */
typedef struct {
  const char *label;
  const char *icon; /* NULL: none */
  int value;
} Choice;

typedef struct {
  guint uses; /* a tool that uses any of these has it */
  const char *label;
  gsize offset;          /* of the int in PaddockToolSettings */
  const Choice *choices; /* the last has no label; NULL: a number from 0 to max, or a switch */
  int max;
  const char *icon; /* of a switch */
} Setting;

struct _Control {
  PaddockToolOptions *options;
  const Setting *setting;
  GtkWidget *widget;
  GPtrArray *buttons; /* of GtkToggleButton, one a choice; NULL: it is a number or a switch */
};

static const Choice kinds[] = {
  { N_ ("Space"), "paddock-space-symbolic", PADDOCK_CELL_SPACE },
  { N_ ("Barrier"), "paddock-barrier-symbolic", PADDOCK_CELL_BARRIER },
  { N_ ("Hole"), "paddock-hole-symbolic", PADDOCK_CELL_OFF },
  { NULL },
};

static const Choice figures[] = {
  { N_ ("Line"), "paddock-line-symbolic", PADDOCK_FIGURE_LINE },
  { N_ ("Rectangle"), "paddock-rectangle-symbolic", PADDOCK_FIGURE_RECTANGLE },
  { N_ ("Disc"), "paddock-disc-symbolic", PADDOCK_FIGURE_DISC },
  { N_ ("Ring"), "paddock-ring-symbolic", PADDOCK_FIGURE_RING },
  { N_ ("Wedge"), "paddock-wedge-symbolic", PADDOCK_FIGURE_WEDGE },
  { NULL },
};

static const Choice symmetries[] = {
  { N_ ("None"), NULL, PADDOCK_SYMMETRY_NONE }, { N_ ("Mirror"), NULL, PADDOCK_SYMMETRY_MIRROR },
  { N_ ("2"), NULL, PADDOCK_SYMMETRY_2 },       { N_ ("3"), NULL, PADDOCK_SYMMETRY_3 },
  { N_ ("6"), NULL, PADDOCK_SYMMETRY_6 },       { NULL },
};

static const Choice shapes[] = {
  { N_ ("One"), NULL, PADDOCK_SHAPE_ONE },           { N_ ("Two"), NULL, PADDOCK_SHAPE_TWO },
  { N_ ("Straight"), NULL, PADDOCK_SHAPE_STRAIGHT }, { N_ ("Bent"), NULL, PADDOCK_SHAPE_BENT },
  { N_ ("Triangle"), NULL, PADDOCK_SHAPE_TRIANGLE }, { NULL },
};

static const Choice hows[] = {
  { N_ ("Random"), NULL, PADDOCK_ITEM_RANDOM },
  { N_ ("Fixed"), NULL, PADDOCK_ITEM_FIXED },
  { N_ ("Armed"), NULL, PADDOCK_ITEM_ARMED },
  { NULL },
};

#define AT(member_) G_STRUCT_OFFSET (PaddockToolSettings, member_)

static const Setting settings[] = {
  { PADDOCK_USES_KIND, N_ ("Cells"), AT (kind), kinds },
  { PADDOCK_USES_FIGURE, N_ ("Shape"), AT (figure), figures },
  { PADDOCK_USES_FIGURE, N_ ("Outline Only"), AT (is_hollow), NULL, 1, "paddock-ring-symbolic" },
  { PADDOCK_USES_RADIUS, N_ ("Size"), AT (radius), NULL, PADDOCK_BRUSH_MAX_RADIUS },
  { PADDOCK_USES_SYMMETRY, N_ ("Symmetry"), AT (symmetry), symmetries },
  { PADDOCK_USES_SHAPE, N_ ("Shape"), AT (shape), shapes },
  { PADDOCK_USES_ROTATION, N_ ("Turn"), AT (rotation), NULL, 5 },
  { PADDOCK_USES_FLIP, N_ ("Flip"), AT (is_flipped), NULL, 1, "object-flip-horizontal-symbolic" },
  { PADDOCK_USES_SIDE, N_ ("Gives Items"), AT (side), NULL, 1, "paddock-item-symbolic" },
  { PADDOCK_USES_FACING, N_ ("Facing"), AT (facing), NULL, PADDOCK_N_FACINGS - 1 },
  { PADDOCK_USES_ITEM, N_ ("Item"), AT (how), hows },
};

#undef AT

static int
get_value (Control *control)
{
  return G_STRUCT_MEMBER (int, paddock_editor_get_settings (control->options->editor),
                          control->setting->offset);
}

static void
set_value (Control *control, int value)
{
  PaddockToolSettings changed = *paddock_editor_get_settings (control->options->editor);

  if (control->options->is_showing || value == get_value (control))
    return;

  G_STRUCT_MEMBER (int, &changed, control->setting->offset) = value;
  paddock_editor_set_settings (control->options->editor, &changed);
}

static void
show_control (Control *control, guint uses)
{
  int value = get_value (control);

  gtk_widget_set_visible (gtk_widget_get_parent (control->widget),
                          (control->setting->uses & uses) != 0);
  if (GTK_IS_SPIN_BUTTON (control->widget))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control->widget), value);
  else if (GTK_IS_TOGGLE_BUTTON (control->widget))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (control->widget), value);
  for (guint i = 0; control->buttons && i < control->buttons->len; i++)
    gtk_toggle_button_set_active (control->buttons->pdata[i],
                                  control->setting->choices[i].value == value);
}

/* The special space that is painted; NULL: something else is. */
static const PaddockSpecial *
find_special (const PaddockHexTrack *track, int kind)
{
  for (guint i = 0; i < paddock_list_len (track->specials); i++) {
    const PaddockSpecial *special = PADDOCK_LIST_AT (track->specials, PaddockSpecial, i);

    if (paddock_cell_kind_from_char (special->key[0]) == kind)
      return special;
  }

  return NULL;
}

static void
show_choosers (PaddockToolOptions *self, guint uses)
{
  const PaddockToolSettings *now = paddock_editor_get_settings (self->editor);
  const PaddockHexTrack *track = paddock_editor_get_track (self->editor);
  const PaddockSpecial *special = track ? find_special (track, now->kind) : NULL;

  gtk_widget_set_visible (self->item_chooser,
                          uses & PADDOCK_USES_ITEM && now->how != PADDOCK_ITEM_RANDOM);
  gtk_widget_set_visible (self->space_chooser,
                          uses & PADDOCK_USES_KIND && track
                            && paddock_hex_track_has (track, PADDOCK_FEATURE_SPECIALS));
  gtk_widget_set_visible (self->section_chooser, (uses & PADDOCK_USES_STAMP) != 0);
  paddock_card_chooser_show (PADDOCK_CARD_CHOOSER (self->item_chooser), now->item);
  paddock_card_chooser_show (PADDOCK_CARD_CHOOSER (self->space_chooser),
                             special ? paddock_text_get (special->name) : "");
}

static void
update (PaddockToolOptions *self)
{
  const PaddockTool *tool = paddock_editor_get_tool (self->editor);

  gtk_widget_set_visible (GTK_WIDGET (self), paddock_editor_get_track (self->editor) != NULL);
  self->is_showing = TRUE;
  gtk_label_set_label (self->title, tool ? _ (tool->label) : "");
  for (guint i = 0; i < self->controls->len; i++)
    show_control (self->controls->pdata[i], tool ? tool->uses : 0);
  show_choosers (self, tool ? tool->uses : 0);
  self->is_showing = FALSE;
}

static void
item_chosen_cb (PaddockToolOptions *self, const char *id)
{
  PaddockToolSettings changed = *paddock_editor_get_settings (self->editor);

  changed.item = id;
  changed.cards = paddock_card_chooser_get_set (PADDOCK_CARD_CHOOSER (self->item_chooser), id);
  paddock_editor_set_settings (self->editor, &changed);
}

/* A space that the board has not had yet gets the next letter of the legend. */
static void
space_chosen_cb (PaddockToolOptions *self, const char *id)
{
  PaddockToolSettings changed = *paddock_editor_get_settings (self->editor);
  PaddockDocumentFile *file = paddock_editor_get_file (self->editor);
  g_autoptr (PaddockEdit) edit =
    paddock_document_file_begin_edit (file, _ ("Add Special Space"), NULL);
  const PaddockSource *set =
    paddock_card_chooser_get_set (PADDOCK_CARD_CHOOSER (self->space_chooser), id);
  int kind = paddock_special_add (edit->draft, id);

  if (kind < 0)
    return;

  if (set)
    paddock_hex_track_add_cards (edit->draft, set);
  paddock_document_file_commit (file, edit);
  changed.kind = kind;
  paddock_editor_set_settings (self->editor, &changed);
}

static void
section_chosen_cb (PaddockToolOptions *self, PaddockDocument *section)
{
  paddock_editor_set_stamp (self->editor, section);
}

/* Controls. */

static void
spin_changed_cb (Control *control)
{
  set_value (control, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control->widget)));
}

static void
switch_changed_cb (Control *control)
{
  set_value (control, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (control->widget)));
}

static void
choice_clicked_cb (GtkWidget *button, Control *control)
{
  guint i;

  if (g_ptr_array_find (control->buttons, button, &i))
    set_value (control, control->setting->choices[i].value);
  update (control->options);
}

static GtkWidget *
create_toggle (const char *label, const char *icon)
{
  GtkWidget *button = gtk_toggle_button_new ();

  if (icon)
    gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  else
    gtk_button_set_label (GTK_BUTTON (button), _ (label));
  gtk_widget_set_tooltip_text (button, _ (label));
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (label),
                                  -1);

  return button;
}

static GtkWidget *
create_choices (Control *control)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  control->buttons = g_ptr_array_new ();
  gtk_widget_add_css_class (box, "linked");
  for (const Choice *choice = control->setting->choices; choice->label; choice++) {
    GtkWidget *button = create_toggle (choice->label, choice->icon);

    g_signal_connect (button, "clicked", G_CALLBACK (choice_clicked_cb), control);
    gtk_box_append (GTK_BOX (box), button);
    g_ptr_array_add (control->buttons, button);
  }

  return box;
}

static GtkWidget *
create_switch (Control *control)
{
  GtkWidget *button = create_toggle (control->setting->label, control->setting->icon);

  g_signal_connect_swapped (button, "toggled", G_CALLBACK (switch_changed_cb), control);
  return button;
}

static GtkWidget *
create_spin (Control *control)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, control->setting->max, 1);

  gtk_spin_button_set_wrap (GTK_SPIN_BUTTON (spin), control->setting->uses != PADDOCK_USES_RADIUS);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (spin_changed_cb), control);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (control->setting->label), -1);

  return spin;
}

static void
add_control (PaddockToolOptions *self, const Setting *setting)
{
  Control *control = g_new0 (Control, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (_ (setting->label));

  control->options = self;
  control->setting = setting;
  control->widget = setting->choices ? create_choices (control)
                    : setting->icon  ? create_switch (control)
                                     : create_spin (control);
  gtk_widget_set_visible (label, !setting->icon);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), control->widget);
  gtk_box_append (self->row, box);
  g_ptr_array_add (self->controls, control);
}

/* The label and the control of the setting that tools with USES have. */
static GtkWidget *
find_group (PaddockToolOptions *self, guint uses)
{
  guint i = 0;

  while (settings[i].uses != uses)
    i++;
  return gtk_widget_get_parent (((Control *) self->controls->pdata[i])->widget);
}

/* Whoever has chosen goes on in the drawing: keys are for the tool again, not for this bar. */
static void
closed_cb (PaddockToolOptions *self)
{
  GtkWidget *drawing = gtk_widget_get_ancestor (GTK_WIDGET (self), PADDOCK_TYPE_DRAWING_VIEW);

  if (drawing)
    gtk_widget_grab_focus (drawing);
}

static void
append_chooser (PaddockToolOptions *self, GtkWidget *chooser)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (adw_bin_get_child (ADW_BIN (chooser)));

  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (closed_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_box_append (self->row, chooser);
}

static GtkWidget *
add_chooser (PaddockToolOptions *self, PaddockCardSort of, const char *prompt, GCallback chosen)
{
  GtkWidget *chooser = paddock_card_chooser_new (of, prompt);

  g_signal_connect_swapped (chooser, "chosen", chosen, self);
  append_chooser (self, chooser);

  return chooser;
}

static void
control_free (gpointer data)
{
  Control *control = data;

  g_clear_pointer (&control->buttons, g_ptr_array_unref);
  g_free (control);
}

static void
paddock_tool_options_dispose (GObject *object)
{
  PaddockToolOptions *self = PADDOCK_TOOL_OPTIONS (object);

  adw_bin_set_child (ADW_BIN (self), NULL); /* while what its callbacks need is still there */
  g_clear_pointer (&self->controls, g_ptr_array_unref);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_tool_options_parent_class)->dispose (object);
}

static void
paddock_tool_options_class_init (PaddockToolOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_tool_options_dispose;

  g_type_ensure (PADDOCK_TYPE_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/tool-options.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockToolOptions, row);
  gtk_widget_class_bind_template_child (widget_class, PaddockToolOptions, title);
}

static void
paddock_tool_options_init (PaddockToolOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->controls = g_ptr_array_new_with_free_func (control_free);
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    add_control (self, &settings[i]);
  self->item_chooser =
    add_chooser (self, PADDOCK_CARD_ITEM, N_ ("Choose Item"), G_CALLBACK (item_chosen_cb));
  self->space_chooser =
    add_chooser (self, PADDOCK_CARD_SPACE, N_ ("Special Space"), G_CALLBACK (space_chosen_cb));
  gtk_box_reorder_child_after (self->row, self->space_chooser,
                               find_group (self, PADDOCK_USES_KIND));
  self->section_chooser = paddock_section_chooser_new ();
  g_signal_connect_swapped (self->section_chooser, "chosen", G_CALLBACK (section_chosen_cb), self);
  append_chooser (self, self->section_chooser);
}

void
paddock_tool_options_set_editor (PaddockToolOptions *self, PaddockEditor *editor)
{
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "tool-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (paddock_editor_get_file (editor), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}
