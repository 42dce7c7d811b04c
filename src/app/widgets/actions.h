/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAction: everything that people can tell the studio to do, said once.
 *
 * The rows are those of the window's tables and one for every tool
 * and command; the window's library sets them.  From them come the widget class's actions, the accelerators, the main menu, the shortcuts
 * window, and the tooltips and accessible names of the buttons that carry an action.  What an action
 * needs (a document, something to undo ...) stands in its row, so that one loop decides which actions
 * are available.
 */

#pragma once

#include <adwaita.h>

/* What there is at the moment, and what an action needs, as a set. */
typedef enum {
  PADDOCK_HAS_TAB = 1 << 0,
  PADDOCK_HAS_DOCUMENT = 1 << 1, /* read, and shown */
  PADDOCK_HAS_UNDO = 1 << 2,
  PADDOCK_HAS_REDO = 1 << 3,
  PADDOCK_HAS_FILE = 1 << 4,   /* whether it could be read or not */
  PADDOCK_HAS_TRACK = 1 << 5,  /* the document is a hex track */
  PADDOCK_HAS_NOTICE = 1 << 6, /* the tab tells something about the file */
  PADDOCK_HAS_ROAD = 1 << 7,   /* the document is a road track */
  /* of the problem in hand */
  PADDOCK_HAS_FIX = 1 << 8,
  PADDOCK_HAS_ACCEPTABLE = 1 << 9,
  PADDOCK_HAS_ACCEPTED = 1 << 10,
  PADDOCK_HAS_DRAWING = 1 << 11,    /* the page shows a drawing, with tools and side panel */
  PADDOCK_HAS_RACE = 1 << 12,       /* the page shows a race */
  PADDOCK_HAS_RACEABLE = 1 << 13,   /* a race, or a track that can be raced on */
  PADDOCK_HAS_OTHER_TAB = 1 << 14,  /* there are at least two */
  PADDOCK_HAS_COMPARISON = 1 << 15, /* the document can be compared with others */
  PADDOCK_HAS_GUIDE = 1 << 16,      /* there is a guide for documents of this kind */
} PaddockHas;

/* Groups of the shortcuts window, and sections of the main menu, in this order. */
typedef enum {
  PADDOCK_ACTIONS_DOCUMENT,
  PADDOCK_ACTIONS_EDIT,
  PADDOCK_ACTIONS_SELECTION,
  PADDOCK_ACTIONS_TOOLS,
  PADDOCK_ACTIONS_ROADS,
  PADDOCK_ACTIONS_PROBLEMS,
  PADDOCK_ACTIONS_RACE,
  PADDOCK_ACTIONS_VIEW,
  PADDOCK_ACTIONS_WINDOW,
  PADDOCK_ACTIONS_HELP,
  PADDOCK_N_ACTION_GROUPS,
} PaddockActionGroup;

typedef enum {
  PADDOCK_ACTION_IN_MENU = 1 << 0,
  PADDOCK_ACTION_ON_CANVAS = 1 << 1, /* keys for the canvas; characters count all over the window */
  PADDOCK_ACTION_ON_ROAD = 1 << 2,   /* the same while it shows a road: there they come first */
  PADDOCK_ACTION_ON_RACE = 1 << 3,   /* all of its keys count all over the window of a race */
} PaddockActionFlags;

typedef struct {
  const char *name; /* "doc.undo" */
  const char *label;
  const char *keys; /* accelerators with spaces between; NULL: none */
  PaddockActionGroup group;
  PaddockActionFlags flags;
  PaddockHas needs;
  const char *property;  /* of the class, instead of `activate`: toggled, or set to the parameter */
  const char *parameter; /* its GVariant type; NULL: none */
  GtkWidgetActionActivateFunc activate;
} PaddockAction;

/* Every action, NULL-terminated by name; none before somebody has set them. */
const PaddockAction *paddock_actions_get (void);
/* ROWS stay as they are for good.  Those of the studio: action-rows.h. */
void paddock_actions_set (const PaddockAction *rows);

const PaddockAction *paddock_actions_find (const char *name);

void paddock_actions_install (GtkWidgetClass *klass);
void paddock_actions_install_canvas_keys (GtkWidgetClass *klass);
/* The keys of the actions that have this flag, for one widget. */
GtkEventController *paddock_actions_create_keys (PaddockActionFlags flag);
/* Only letters, digits and signs, for all that is around: arrows, Return and Delete are about what has the focus there. */
GtkEventController *paddock_actions_create_characters (PaddockActionFlags flag);
void paddock_actions_set_accels (GtkApplication *application);
void paddock_actions_update (GtkWidget *widget, PaddockHas has);

GMenuModel *paddock_actions_create_menu (void);
GtkWindow *paddock_actions_create_shortcuts_window (void);

gboolean paddock_action_can_run (const PaddockAction *self, PaddockHas has);
/* "Ctrl+Z"; NULL: it has no key. */
char *paddock_action_dup_key_label (const PaddockAction *self);
/* "Undo (Ctrl+Z)" */
char *paddock_action_dup_tooltip (const PaddockAction *self);
/* Gives every button below WIDGET that carries an action its tooltip and accessible name. */
void paddock_actions_describe (GtkWidget *widget);
