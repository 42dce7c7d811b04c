/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-rows.h"

#include <glib/gi18n.h>

#include "window-private.h"

#define TOOL_PREFIX "tool."

/* A key that changes a setting of the tool in hand. */
typedef struct {
  const char *name;
  const char *label;
  const char *keys;
  gsize offset; /* of the int in PaddockToolSettings */
  int step;     /* 0: to `value` */
  int value;
  int n; /* steps go round below this; 0: steps stop at 0 and PADDOCK_BRUSH_MAX_RADIUS */
} SettingAction;

#define AT(member_) G_STRUCT_OFFSET (PaddockToolSettings, member_)

static const SettingAction setting_actions[] = {
  { "set.space", N_ ("Paint Spaces"), "1", AT (kind), .value = PADDOCK_CELL_SPACE },
  { "set.barrier", N_ ("Paint Barriers"), "2", AT (kind), .value = PADDOCK_CELL_BARRIER },
  { "set.hole", N_ ("Paint Holes"), "3", AT (kind), .value = PADDOCK_CELL_OFF },
  { "set.smaller", N_ ("Smaller Brush"), "bracketleft", AT (radius), -1 },
  { "set.larger", N_ ("Larger Brush"), "bracketright", AT (radius), 1 },
  { "set.turn-left", N_ ("Turn Piece Left"), "comma", AT (rotation), 1, .n = 6 },
  { "set.turn-right", N_ ("Turn Piece Right"), "period", AT (rotation), -1, .n = 6 },
  { "set.face-left", N_ ("Face Further Left"), "<Shift>comma less", AT (facing), 1, .n = 12 },
  { "set.face-right", N_ ("Face Further Right"), "<Shift>period greater", AT (facing), -1,
    .n = 12 },
  { "set.flip", N_ ("Flip Piece"), "slash", AT (is_flipped), 1, .n = 2 },
  { "set.side", N_ ("Toggle Giving Items"), "<Shift>g", AT (side), 1, .n = 2 },
  { "set.symmetry", N_ ("Next Symmetry"), "y", AT (symmetry), 1, .n = PADDOCK_N_SYMMETRIES },
  { "set.axis", N_ ("Turn Mirror"), "<Shift>y", AT (axis), 1, .n = 6 },
  { "set.figure", N_ ("Next Shape"), "<Shift>u", AT (figure), 1, .n = PADDOCK_N_FIGURES },
  { "set.shape", N_ ("Next Obstacle Shape"), "<Shift>o", AT (shape), 1, .n = PADDOCK_N_SHAPES },
  { "set.lock-board", N_ ("Lock Board"), "<Alt>b", AT (is_board_locked), 1, .n = 2 },
  { "set.lock-layout", N_ ("Lock Layout"), "<Alt>l", AT (is_layout_locked), 1, .n = 2 },
};

#undef AT

static int
step (const SettingAction *self, int value)
{
  if (self->step == 0)
    return self->value;
  if (self->n > 0)
    return (value + self->step + self->n) % self->n;

  return CLAMP (value + self->step, 0, PADDOCK_BRUSH_MAX_RADIUS);
}

static void
change_setting_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockEditor *editor = paddock_window_get_editor (PADDOCK_WINDOW (widget));
  PaddockToolSettings settings = *paddock_editor_get_settings (editor);

  for (guint i = 0; i < G_N_ELEMENTS (setting_actions); i++)
    if (g_str_equal (setting_actions[i].name, name)) {
      int *value = &G_STRUCT_MEMBER (int, &settings, setting_actions[i].offset);

      *value = step (&setting_actions[i], *value);
    }
  paddock_editor_set_settings (editor, &settings);
}

static void
use_tool_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  paddock_editor_set_tool (paddock_window_get_editor (self), name + strlen (TOOL_PREFIX));
  gtk_widget_grab_focus (GTK_WIDGET (paddock_window_get_drawing (self))); /* where it is used */
}

/* The tool in hand, at the cursor. */

static PaddockToolCanvas *
get_tool_canvas (GtkWidget *widget)
{
  return paddock_hex_view_get_tool_canvas (paddock_window_get_hex_view (PADDOCK_WINDOW (widget)));
}

static void
apply_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint flags = g_str_has_suffix (name, "-other")    ? PADDOCK_GESTURE_OTHER
                : g_str_has_suffix (name, "-toggle") ? PADDOCK_GESTURE_TOGGLE
                : g_str_has_suffix (name, "-more")   ? PADDOCK_GESTURE_CONSTRAIN
                                                     : 0;

  paddock_tool_canvas_apply (get_tool_canvas (widget), flags);
}

static void
hold_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_tool_canvas_hold (get_tool_canvas (widget));
}

/* Lets go of the gesture, or else of the selection. */
static void
cancel_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockEditor *editor = paddock_window_get_editor (PADDOCK_WINDOW (widget));

  if (paddock_editor_is_pressed (editor))
    paddock_editor_cancel (editor);
  else
    paddock_editor_set_selection (editor, &(PaddockSelection){ 0 });
}

static void
centre_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockEditor *editor = paddock_window_get_editor (PADDOCK_WINDOW (widget));
  PaddockToolSettings settings = *paddock_editor_get_settings (editor);

  settings.centre = paddock_tool_canvas_get_hex (get_tool_canvas (widget));
  paddock_editor_set_settings (editor, &settings);
}

static const PaddockAction cursor_actions[] = {
  { "cursor.apply", N_ ("Use Tool at Cursor"), "Return KP_Enter", .activate = apply_cb },
  { "cursor.apply-more", N_ ("Use Tool with Shift"), "<Shift>Return", .activate = apply_cb },
  { "cursor.apply-toggle", N_ ("Use Tool with Ctrl"), "<Control>Return", .activate = apply_cb },
  { "cursor.apply-other", N_ ("Use Tool with Other Button"), "BackSpace", .activate = apply_cb },
  { "cursor.hold", N_ ("Hold or Release Tool"), "d", .activate = hold_cb },
  { "cursor.centre", N_ ("Centre Symmetry Here"), "c", .activate = centre_cb },
  { "cursor.cancel", N_ ("Cancel Drag or Clear Selection"), "Escape", .activate = cancel_cb },
};

static void
add_cursor_action (GArray *actions, PaddockAction action)
{
  action.group = PADDOCK_ACTIONS_TOOLS;
  action.flags = PADDOCK_ACTION_ON_CANVAS;
  action.needs = PADDOCK_HAS_TRACK;
  g_array_append_val (actions, action);
}

static void
add_tool (GArray *actions, const PaddockTool *tool)
{
  g_autofree char *name = g_strconcat (TOOL_PREFIX, tool->id, NULL);
  PaddockAction action = {
    .name = g_intern_string (name),
    .label = tool->label,
    .keys = tool->keys,
    .group = PADDOCK_ACTIONS_TOOLS,
    .flags = PADDOCK_ACTION_ON_CANVAS,
    .needs = PADDOCK_HAS_TRACK,
    .activate = use_tool_cb,
  };

  g_array_append_val (actions, action);
}

static void
add_setting (GArray *actions, const SettingAction *setting)
{
  PaddockAction action = {
    .name = setting->name,
    .label = setting->label,
    .keys = setting->keys,
    .group = PADDOCK_ACTIONS_TOOLS,
    .flags = PADDOCK_ACTION_ON_CANVAS,
    .needs = PADDOCK_HAS_TRACK,
    .activate = change_setting_cb,
  };

  g_array_append_val (actions, action);
}

void
paddock_tool_actions_add (GArray *actions)
{
  for (guint i = 0; paddock_tool_tables[i]; i++)
    for (guint j = 0; j < paddock_tool_tables[i]->n_rows; j++)
      add_tool (actions, &paddock_tool_tables[i]->rows[j]);
  for (guint i = 0; i < G_N_ELEMENTS (setting_actions); i++)
    add_setting (actions, &setting_actions[i]);
  for (guint i = 0; i < G_N_ELEMENTS (cursor_actions); i++)
    add_cursor_action (actions, cursor_actions[i]);
}
