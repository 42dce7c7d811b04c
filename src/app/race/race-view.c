/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-view-private.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "focus-child.h"
#include "quote.h"
#include "race-record.h"

G_DEFINE_FINAL_TYPE (PaddockRaceView, paddock_race_view, PADDOCK_TYPE_DOCUMENT_BIN)

static const PaddockRaceBoardFuncs board_funcs = { paddock_race_view_ambiguous_cb,
                                                   paddock_race_view_asked_cb,
                                                   paddock_race_view_put_cb,
                                                   paddock_race_view_advanced_cb };

/* --- The race --- */

static void
show_curtain (PaddockRaceView *self)
{
  guint seat = paddock_race_get_curtain (self->race);
  gboolean is_down = seat != PADDOCK_NOBODY;

  paddock_race_board_set_covered (self->board, is_down);
  paddock_race_curtain_set_name (self->curtain,
                                 is_down ? paddock_race_get_setup (self->race)->seats[seat].name
                                         : NULL);
}

static void
lifted_cb (PaddockRaceView *self)
{
  paddock_race_lift_curtain (self->race);
  gtk_widget_grab_focus (GTK_WIDGET (self->choices));
}

static void
show_error (PaddockRaceView *self)
{
  const GError *error = paddock_race_get_error (self->race);
  g_autofree char *reason = error ? paddock_plain_markup (error->message) : NULL;

  gtk_stack_set_visible_child_name (self->stack, error ? "failed" : "race");
  if (error)
    adw_status_page_set_description (self->failure, reason);
}

/* That a file was made under other rules, or that the race does not go as it says. */
static void
show_notice (PaddockRaceView *self)
{
  const char *note = paddock_race_get_note (self->race);
  const char *difference = paddock_race_get_difference (self->race);
  g_autoptr (GString) text = g_string_new (NULL);

  if (note)
    /* Translators: %s goes on: "made under rules version 3 of joyride; ...". */
    g_string_append_printf (text, _ ("This file is from an older version: %s."), note);
  if (difference) {
    g_string_append (text, note ? "\n" : "");
    /* Translators: %s says what differs. */
    g_string_append_printf (text, _ ("The replay differs from the file: %s."), difference);
  }
  if (g_strcmp0 (gtk_label_get_label (self->notice_text), text->str) == 0)
    return;

  gtk_label_set_label (self->notice_text, text->str);
  gtk_info_bar_set_revealed (self->notice, text->len > 0);
}

static void
notice_closed_cb (PaddockRaceView *self)
{
  gtk_info_bar_set_revealed (self->notice, FALSE);
}

static void
moved_cb (PaddockRaceView *self, int steps)
{
  paddock_race_view_end_arrangement (self);
  self->is_board_wanted = FALSE;
  show_error (self);
  if (paddock_race_get_error (self->race))
    return;

  show_notice (self);
  show_curtain (self);
  paddock_race_view_refresh (self);
}

static void
changed_cb (PaddockRaceView *self)
{
  if (paddock_race_get_error (self->race))
    return;

  show_curtain (self);
  paddock_race_choices_update (self->choices, paddock_race_board_is_moving (self->board));
  paddock_race_dashboards_update (self->dashboards);
  paddock_race_view_show_marks_soon (self);
}

/* Words have coordinates only while the board shows them. */
static void
coordinates_changed_cb (PaddockRaceView *self)
{
  gboolean has_coordinates;

  g_object_get (self->canvas, "show-coordinates", &has_coordinates, NULL);
  paddock_race_set_names_places (self->race, !has_coordinates);
  if (!paddock_race_get_error (self->race) && !self->arrangement)
    paddock_race_view_refresh (self);
}

/* --- The widget --- */

static void
paddock_race_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (paddock_race_view_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget",
                           G_CALLBACK (paddock_race_view_focus_changed_cb), widget,
                           G_CONNECT_SWAPPED);
}

static void
paddock_race_view_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget),
                                        paddock_race_view_focus_changed_cb, widget);

  GTK_WIDGET_CLASS (paddock_race_view_parent_class)->unroot (widget);
}

static gboolean
paddock_race_view_grab_focus (GtkWidget *widget)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->result)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->result));

  return gtk_widget_grab_focus (GTK_WIDGET (self->choices))
         || gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

static PaddockCanvas *
paddock_race_view_get_canvas (PaddockDocumentBin *bin)
{
  return PADDOCK_RACE_VIEW (bin)->canvas;
}

static gboolean
paddock_race_view_has_work (PaddockDocumentBin *bin)
{
  return paddock_race_has_work (PADDOCK_RACE_VIEW (bin)->race);
}

static void
paddock_race_view_flush (PaddockDocumentBin *bin, gboolean is_saving)
{
  paddock_race_flush (PADDOCK_RACE_VIEW (bin)->race, is_saving);
}

/* A race that cannot be set up has nobody yet who could look at it. */
static PaddockDocument *
paddock_race_view_dup_shown (PaddockDocumentBin *bin)
{
  PaddockRace *race = PADDOCK_RACE_VIEW (bin)->race;
  PaddockDocumentFile *file = paddock_race_get_file (race);

  return paddock_race_get_error (race)
           ? paddock_document_ref (paddock_document_file_get_document (file))
           : paddock_race_dup_seen (race);
}

static void
paddock_race_view_constructed (GObject *object)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (object);
  PaddockDocumentFile *file = paddock_document_bin_get_file (PADDOCK_DOCUMENT_BIN (self));

  G_OBJECT_CLASS (paddock_race_view_parent_class)->constructed (object);

  paddock_document_bin_bind_canvas (PADDOCK_DOCUMENT_BIN (self), self->canvas, self->minimap,
                                    "show-race-minimap");
  paddock_document_bin_bind_frame (PADDOCK_DOCUMENT_BIN (self), self->frame);
  self->race = paddock_race_new (file);
  self->editor = paddock_editor_new (file);
  paddock_properties_panel_set_editor (self->properties, self->editor);
  g_signal_connect_object (self->canvas, "notify::show-coordinates",
                           G_CALLBACK (coordinates_changed_cb), self, G_CONNECT_SWAPPED);
  paddock_race_choices_set_race (self->choices, self->race);
  paddock_race_timeline_set_race (self->timeline, self->race);
  paddock_race_dashboards_set_race (self->dashboards, self->race);
  paddock_race_log_set_race (self->log, self->race);
  paddock_race_moments_set_race (self->moments, self->race);
  paddock_race_problems_set_race (self->problems, self->race, self->canvas);
  paddock_race_lines_set_race (self->lines, self->race);
  paddock_race_result_set_race (self->result, self->race);
  self->board = paddock_race_board_new (self->canvas, self->race, &board_funcs, self);
  g_signal_connect_object (self->race, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->race, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  paddock_race_view_add_keys (self);
  coordinates_changed_cb (self);
  moved_cb (self, 0);
}

static void
paddock_race_view_dispose (GObject *object)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (object);

  if (self->race)
    paddock_race_stop (self->race);
  g_clear_handle_id (&self->marks_source, g_source_remove);
  g_clear_handle_id (&self->focus_source, g_source_remove);
  g_clear_pointer (&self->board, paddock_race_board_free);
  g_clear_pointer (&self->arrangement, paddock_arrangement_free);
  g_clear_pointer (&self->raced, paddock_document_unref);
  adw_bin_set_child (ADW_BIN (self), NULL); /* while what its callbacks need is still there */
  g_clear_weak_pointer (&self->origin);
  g_clear_object (&self->race);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_race_view_parent_class)->dispose (object);
}

/* What the template names. */
static void
ensure_types (void)
{
  g_type_ensure (PADDOCK_TYPE_CANVAS);
  g_type_ensure (PADDOCK_TYPE_MINIMAP);
  g_type_ensure (PADDOCK_TYPE_PANEL_FRAME);
  g_type_ensure (PADDOCK_TYPE_PROPERTIES_PANEL);
  g_type_ensure (PADDOCK_TYPE_RACE_ARRANGE_PANEL);
  g_type_ensure (PADDOCK_TYPE_RACE_CHOICES);
  g_type_ensure (PADDOCK_TYPE_RACE_CURTAIN);
  g_type_ensure (PADDOCK_TYPE_RACE_DASHBOARDS);
  g_type_ensure (PADDOCK_TYPE_RACE_DICE);
  g_type_ensure (PADDOCK_TYPE_RACE_LINES);
  g_type_ensure (PADDOCK_TYPE_RACE_LOG);
  g_type_ensure (PADDOCK_TYPE_RACE_MOMENTS);
  g_type_ensure (PADDOCK_TYPE_RACE_PROBLEMS);
  g_type_ensure (PADDOCK_TYPE_RACE_RESULT);
  g_type_ensure (PADDOCK_TYPE_RACE_TIMELINE);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/race-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, notice);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, notice_text);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, failure);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, canvas);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, minimap);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, tray);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, dice);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, board_area);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, board_edge);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, result);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, result_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, bottom);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, choices);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, arrange_panel);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, lines);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, timeline);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, frame);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, dashboards);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, log);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, moments);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, problems);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, pages);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, properties);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceView, curtain);
  gtk_widget_class_bind_template_callback (widget_class, lifted_cb);
  gtk_widget_class_bind_template_callback (widget_class, notice_closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, paddock_race_view_left_result_cb);
  gtk_widget_class_bind_template_callback (widget_class, paddock_race_view_arranged_cb);
  gtk_widget_class_bind_template_callback (widget_class, paddock_race_view_remedied_cb);
  gtk_widget_class_bind_template_callback (widget_class, paddock_race_view_new_piece_cb);
}

static void
paddock_race_view_class_init (PaddockRaceViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PaddockDocumentBinClass *bin_class = PADDOCK_DOCUMENT_BIN_CLASS (klass);

  object_class->constructed = paddock_race_view_constructed;
  object_class->dispose = paddock_race_view_dispose;
  widget_class->focus = paddock_focus_child;
  widget_class->grab_focus = paddock_race_view_grab_focus;
  widget_class->root = paddock_race_view_root;
  widget_class->unroot = paddock_race_view_unroot;
  bin_class->icon_name =
    "paddock-start-symbolic"; /* it has the title of its track, in a tab beside it */
  bin_class->get_canvas = paddock_race_view_get_canvas;
  bin_class->has_work = paddock_race_view_has_work;
  bin_class->flush = paddock_race_view_flush;
  bin_class->dup_shown = paddock_race_view_dup_shown;

  ensure_types ();
  bind_template (widget_class);
}

static void
paddock_race_view_init (PaddockRaceView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}

PaddockRace *
paddock_race_view_get_race (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), NULL);

  return self->race;
}

PaddockDocument *
paddock_race_view_get_track (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), NULL);

  return paddock_race_get_error (self->race) ? NULL : paddock_race_get_setup (self->race)->track;
}

PaddockScene *
paddock_race_view_create_standing (PaddockRaceView *self)
{
  g_return_val_if_fail (paddock_race_view_get_track (self), NULL);

  return paddock_race_board_create_standing (self->board);
}

PaddockDocumentFile *
paddock_race_view_get_origin (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), NULL);

  return self->origin;
}

void
paddock_race_view_set_origin (PaddockRaceView *self, PaddockDocumentFile *origin)
{
  g_return_if_fail (PADDOCK_IS_RACE_VIEW (self));

  g_set_weak_pointer (&self->origin, origin);
  g_clear_pointer (&self->raced, paddock_document_unref);
  if (origin)
    self->raced = paddock_document_ref (paddock_document_file_get_document (origin));
}

void
paddock_race_view_add_remark (PaddockRaceView *self, PaddockPlace place)
{
  g_return_if_fail (PADDOCK_IS_RACE_VIEW (self));

  paddock_document_bin_set_show_panel (PADDOCK_DOCUMENT_BIN (self), TRUE);
  adw_view_stack_set_visible_child_name (self->pages, "moments");
  paddock_race_moments_begin_remark (self->moments, place);
}

gboolean
paddock_race_view_step_moments (PaddockRaceView *self, int step)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), FALSE);

  return paddock_race_moments_step (self->moments, step);
}

void
paddock_race_view_show_lines (PaddockRaceView *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_VIEW (self));

  paddock_race_lines_popup (self->lines);
}

gboolean
paddock_race_view_skip (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), FALSE);

  if (!self->board || !paddock_race_board_is_moving (self->board))
    return FALSE;

  paddock_race_board_skip (self->board);
  return TRUE;
}
