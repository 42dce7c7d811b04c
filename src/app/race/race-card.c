/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-card.h"

#include <glib/gi18n.h>

#define TITLE_CHARS 15
#define TEXT_CHARS 18

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
add_wrapped (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = add_label (box, text, style);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TEXT_CHARS);
}

/* The key, the title, and what counts most at the other end. */
static GtkWidget *
create_head (const PaddockCardFace *face, GtkWidget *key)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *title;

  if (key)
    gtk_box_append (GTK_BOX (head), key);
  title = add_label (head, face->title, "title");
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (title), TITLE_CHARS);
  gtk_widget_set_hexpand (title, TRUE);
  if (face->figure)
    add_label (head, face->figure, "figure");
  return head;
}

GtkWidget *
paddock_held_card_new (const PaddockCardFace *face, GtkWidget *key)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  /* Translators: the kind of a card, and what it costs. */
  g_autofree char *both =
    face->kind && face->price ? g_strdup_printf (_ ("%s · %s"), face->kind, face->price) : NULL;
  const char *line = both ? both : face->kind ? face->kind : face->price;

  gtk_widget_add_css_class (card, "race-card");
  gtk_box_append (GTK_BOX (card), create_head (face, key));
  if (line)
    add_wrapped (card, line, "kind");
  if (face->text)
    add_wrapped (card, face->text, "rule");
  return card;
}

GtkWidget *
paddock_held_card_new_backs (guint count)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%u card", "%u cards", count), count);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (card, "race-card");
  gtk_widget_add_css_class (card, "back");
  add_label (card, text, "title");
  return card;
}
