/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tour-window.h"

#include <glib/gi18n.h>

struct _PaddockTourWindow {
  AdwWindow parent_instance;

  AdwCarousel *carousel; /* template children */
  GtkButton *back_button;
  GtkButton *next_button;
};

G_DEFINE_FINAL_TYPE (PaddockTourWindow, paddock_tour_window, ADW_TYPE_WINDOW)

static const struct {
  const char *icon, *title, *text;
} pages[] = {
  { PADDOCK_APP_ID, N_ ("Welcome to Paddock"),
    N_ ("Draw tracks, build vehicles and race them. These few pages show you around; you can "
        "open them again from the menu.") },
  { "paddock-brush-symbolic", N_ ("Draw"),
    N_ ("Choose a tool on the left and drag over the board. You see what a click will do before "
        "you click.") },
  { "paddock-problems-symbolic", N_ ("See Problems at Once"),
    N_ ("Your design is checked while you draw. Anything that breaks a rule or can’t be raced "
        "is marked on the board, with the reason.") },
  { "paddock-start-symbolic", N_ ("Race It"),
    N_ ("The Race button puts cars on your track at once. Drive one yourself, or watch the "
        "computer drive them all.") },
  { "paddock-history-symbolic", N_ ("Undo Anything"),
    N_ ("Undo goes back to the first stroke. Unsaved work survives a crash, and files are readable "
        "text.") },
  { "preferences-desktop-keyboard-shortcuts-symbolic", N_ ("Use the Keyboard"),
    N_ ("You can do everything with the keyboard: Ctrl+? lists the shortcuts. F1 opens the "
        "manual at the right page.") },
};

static guint
get_page (PaddockTourWindow *self)
{
  return (guint) (adw_carousel_get_position (self->carousel) + 0.5);
}

static void
go_to (PaddockTourWindow *self, guint page)
{
  adw_carousel_scroll_to (self->carousel, adw_carousel_get_nth_page (self->carousel, page), TRUE);
}

static void
back_cb (PaddockTourWindow *self)
{
  if (get_page (self) > 0)
    go_to (self, get_page (self) - 1);
}

static void
next_cb (PaddockTourWindow *self)
{
  if (get_page (self) + 1 < G_N_ELEMENTS (pages))
    go_to (self, get_page (self) + 1);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
update (PaddockTourWindow *self)
{
  guint page = get_page (self);
  gboolean is_last = page + 1 == G_N_ELEMENTS (pages);

  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), page > 0);
  gtk_button_set_label (self->next_button, is_last ? _ ("_Start") : _ ("_Next"));
}

static void
add_page (PaddockTourWindow *self, guint i)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), pages[i].icon);
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _ (pages[i].title));
  adw_status_page_set_description (ADW_STATUS_PAGE (page), _ (pages[i].text));
  gtk_widget_set_hexpand (page, TRUE);
  adw_carousel_append (self->carousel, page);
}

static void
paddock_tour_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PADDOCK_TYPE_TOUR_WINDOW);

  G_OBJECT_CLASS (paddock_tour_window_parent_class)->dispose (object);
}

static void
paddock_tour_window_class_init (PaddockTourWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_tour_window_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/tour-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockTourWindow, carousel);
  gtk_widget_class_bind_template_child (widget_class, PaddockTourWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockTourWindow, next_button);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
paddock_tour_window_init (PaddockTourWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    add_page (self, i);
  update (self);
}

void
paddock_tour_window_open (GtkWindow *parent)
{
  PaddockTourWindow *self = g_object_new (PADDOCK_TYPE_TOUR_WINDOW, "transient-for", parent, NULL);

  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->next_button)); /* not the one that skips it */
}
