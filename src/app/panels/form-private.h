/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockForm's inside, for the files it is made of: form.c (which rows there are), form-row.c (one
 * field), form-list.c (a list in a record), form-focus.c (the keyboard).
 */

#pragma once

#include "form.h"

typedef struct _PaddockFormWait PaddockFormWait;

struct _PaddockForm {
  AdwPreferencesPage *page;
  PaddockDocumentFile *file;
  GArray *paths;         /* of PaddockRecordPath: the records that are edited */
  GPtrArray *groups;     /* of AdwPreferencesGroup, in the page */
  GPtrArray *rows;       /* of PaddockFormRow */
  char *game;            /* what the document was for; NULL: no game */
  GPtrArray *hidden;     /* of PaddockField: those of other games, which hold nothing */
  GArray *choices;       /* of PaddockFormChoice */
  GArray *lists;         /* of PaddockFormList */
  GArray *elements;      /* of PaddockFormElement */
  GHashTable *open;      /* keys of what is folded out; outlives the form */
  PaddockFormWait *wait; /* for a row to have its place, which gets the keyboard then */
  char *next_focus;      /* the row that has the keyboard in the next form; NULL: the same as now */
  gboolean keeps_name;   /* the record's name in files is not shown */
  gboolean is_showing;   /* the controls follow the document, not the other way round */
};

#define PADDOCK_FORM_KEY "paddock-form" /* data of a page: the form that it has now */

typedef struct _PaddockFormRow PaddockFormRow;

/* A field of a part, and whether it has a row: the kind of the part decides. */
typedef struct {
  PaddockRecordPath inside;
  const PaddockField *field;
  gboolean is_shown;
} PaddockFormChoice;

/* A list that is shown, and how long it was. */
typedef struct {
  PaddockRecordPath inside; /* to the record that has it, from the form's record */
  const PaddockField *field;
  guint len;
} PaddockFormList;

/* The row of a list's element, which says what is in it. */
typedef struct {
  GtkWidget *row;
  GtkWidget *remove; /* its button */
  PaddockRecordPath within;
} PaddockFormElement;

/* The record of path I, or one INSIDE it; NULL if it is no longer there. */
gconstpointer paddock_form_get (PaddockForm *self, guint i, const PaddockRecordPath *inside);
const PaddockRecordType *paddock_form_get_type (PaddockForm *self, const PaddockRecordPath *inside);
gpointer
paddock_form_edit (PaddockForm *self, guint i, const PaddockRecordPath *inside, gpointer draft);

/* A name for a field of the form's record, or of a record INSIDE it, that no other field has. */
char *paddock_form_dup_key (PaddockForm *self,
                            const PaddockRecordPath *inside,
                            const PaddockField *field);

/* Names ROW by that key. */
void paddock_form_name_row (PaddockForm *self,
                            GtkWidget *row,
                            const PaddockField *field,
                            const PaddockRecordPath *inside);

/* Calls FILL with ROW when it is first folded out, and remembers whether it is. */
typedef void (*PaddockFormFill) (PaddockForm *form,
                                 AdwExpanderRow *row,
                                 const PaddockField *field,
                                 const PaddockRecordPath *inside);
void paddock_form_fold (PaddockForm *self,
                        GtkWidget *row,
                        const PaddockField *field,
                        const PaddockRecordPath *inside,
                        PaddockFormFill fill);

/* Brings ROW into view, which people have just folded out. */
void paddock_form_show_fold (PaddockForm *self, GtkWidget *row);

/* No row waits for the keyboard any longer. */
void paddock_form_let_focus_go (PaddockForm *self);

/* Rows for what a record INSIDE the form's record has. */
typedef void (*PaddockFormAdd) (gpointer container, GtkWidget *row);
void paddock_form_add_fields (PaddockForm *self,
                              const PaddockRecordType *type,
                              const PaddockRecordPath *inside,
                              PaddockFormAdd add,
                              gpointer container);

gboolean paddock_form_row_suits (const PaddockField *field);
GtkWidget *paddock_form_row_add (PaddockForm *form,
                                 const PaddockField *field,
                                 const PaddockRecordPath *inside);
void paddock_form_row_show (PaddockFormRow *self);
/* Its control may outlive it, if that is what ends the form. */
void paddock_form_row_let_go (PaddockFormRow *self);
void paddock_form_row_free (PaddockFormRow *self);

/* CALLED names the list: the field itself, or the record that is nothing but this list. */
GtkWidget *paddock_form_list_add (PaddockForm *form,
                                  const PaddockField *called,
                                  const PaddockField *field,
                                  const PaddockRecordPath *inside);
guint paddock_form_list_count (PaddockForm *form, const PaddockFormList *list);
void paddock_form_element_show (PaddockForm *form, const PaddockFormElement *element);
