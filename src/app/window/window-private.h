/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockWindow's inside, for the files it is made of: window.c (the window and its title), window-open.c, window-tabs.c,
 * window-has.c and window-undo.c (what can be done), window-library.c (duplicates, templates, garage), window-races.c (races that nobody asked to keep), window-actions.c and problem-actions.c (tables of actions),
 * window-save.c (saving, and asking before work is lost).
 */

#pragma once

#include "actions.h"
#include "backup-bar.h"
#include "document-page.h"
#include "hex-view.h"
#include "road-view.h"
#include "welcome-page.h"
#include "window.h"

struct _PaddockWindow {
  AdwApplicationWindow parent_instance;

  PaddockSettings *settings;
  gboolean show_panel;
  char *overlay;               /* a name of paddock_views */
  GSignalGroup *shown_signals; /* of the file in the selected tab */
  GSignalGroup *editor_signals;
  GSignalGroup *problem_signals; /* of its list of problems */
  GSignalGroup *race_signals;
  AdwToast *undo_toast;       /* borrowed; not NULL while one is shown */
  gconstpointer undo_version; /* what its button would take back: only compared */
  GTask *settling;            /* borrowed; not NULL while a question is open */

  AdwToastOverlay *toasts; /* template children below */
  AdwWindowTitle *title;
  GtkMenuButton *new_button;
  GtkMenuButton *menu_button;
  GtkWidget *edit_buttons;
  GtkWidget *race_bar; /* beside the tabs */
  GtkWidget *race_button;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *tab_bar;
  PaddockBackupBar *backup_bar;
  GtkStack *stack;
  PaddockWelcomePage *welcome;
  AdwTabView *tabs;
};

/* In window-tabs.c. */
void paddock_window_init_tabs (PaddockWindow *self);
void paddock_window_attach_page (PaddockWindow *self, AdwTabPage *tab);
void paddock_window_detach_page (PaddockWindow *self, AdwTabPage *tab);
void paddock_window_move_to_window_cb (GtkWidget *widget, const char *name, GVariant *parameter);

/* The page of the selected tab, its file, what it shows if that is a drawing, and its editor; or NULL. */
PaddockDocumentPage *paddock_window_get_page (PaddockWindow *self);
PaddockDocumentFile *paddock_window_get_file (PaddockWindow *self);
PaddockDrawingView *paddock_window_get_drawing (PaddockWindow *self);
PaddockHexView *paddock_window_get_hex_view (PaddockWindow *self);
PaddockRoadView *paddock_window_get_road_view (PaddockWindow *self);
PaddockEditor *paddock_window_get_editor (PaddockWindow *self);
PaddockRaceView *paddock_window_get_race_view (PaddockWindow *self);
PaddockRace *paddock_window_get_race (PaddockWindow *self); /* if it shows one */

/* Which commands the selection allows; in command-actions.c. */
void paddock_window_update_commands (PaddockWindow *self);

/* In window-has.c. */
PaddockHas paddock_window_get_has (PaddockWindow *self);
/* Why what the selected tab shows can't be raced, as a sentence; NULL: it can, or is a race. */
char *paddock_window_dup_race_refusal (PaddockWindow *self);

/* In window-undo.c: what undo would take back, and redo bring again; NULL: nothing. */
const char *paddock_window_get_undo_label (PaddockWindow *self);
const char *paddock_window_get_redo_label (PaddockWindow *self);
void paddock_window_update_undo (PaddockWindow *self);

/* In window-races.c: the title of the next race that nobody gives a name. */
char *paddock_window_dup_race_title (PaddockWindow *self, const PaddockDocument *plan);
/* Keeps a race that nobody asked to keep among the recent ones.  FALSE: it is none, or that failed. */
gboolean paddock_window_keep_race (PaddockWindow *self, PaddockDocumentPage *page);
/* Says that such a race was closed, with a button that brings it back.  To be called before the page goes. */
void paddock_window_tell_of_race (PaddockWindow *self, PaddockDocumentPage *page);
void paddock_window_reopen_race_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_recent_races_cb (GtkWidget *widget, const char *name, GVariant *parameter);

/* Actions of window-library.c. */
void paddock_window_duplicate_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_garage_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_save_template_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_remove_template_cb (GtkWidget *widget, const char *name, GVariant *parameter);

/* In window-open.c. */
void paddock_window_accept_dropped_files (PaddockWindow *self);

/* Saves the page's document, asking for a place if it has none or if ELSEWHERE.  Failures are shown
 * here; the result only says whether it is saved now. */
void paddock_window_save_async (PaddockWindow *self,
                                PaddockDocumentPage *page,
                                gboolean elsewhere,
                                GAsyncReadyCallback callback,
                                gpointer data);
gboolean paddock_window_save_finish (PaddockWindow *self, GAsyncResult *result);
/* A callback that says that it is saved, and what others can find in the file. */
void paddock_window_saved_cb (GObject *object, GAsyncResult *result, gpointer data);

/* Asks what to do with unsaved work in PAGES (of PaddockDocumentPage), and does it.  The result says
 * whether the pages may be closed now. */
void paddock_window_settle_async (PaddockWindow *self,
                                  GPtrArray *pages,
                                  GAsyncReadyCallback callback,
                                  gpointer data);
gboolean paddock_window_settle_finish (PaddockWindow *self, GAsyncResult *result);

/* Actions of window-export.c. */
void paddock_window_export_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_copy_sheet_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_copy_picture_cb (GtkWidget *widget, const char *name, GVariant *parameter);
void paddock_window_show_folder_cb (GtkWidget *widget, const char *name, GVariant *parameter);
