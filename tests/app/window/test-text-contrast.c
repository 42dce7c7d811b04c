/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether the words of the studio stand out from what is behind them: every label of the main states is given solid
 * blocks for letters, the window is rendered, and the colours are compared.
 */

#include "window-fixture.h"

#include <math.h>

#include "document-card.h"

#define LEAST 4.5
#define BLOCKS "\u00a0\u00a0█\u00a0\u00a0" /* which nothing breaks into lines */

typedef struct {
  guchar *pixels;
  int width, height;
} Shot;

static Shot
take_shot (GtkWidget *widget)
{
  Shot shot = { .width = gtk_widget_get_width (widget), .height = gtk_widget_get_height (widget) };
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) shot.width, (float) shot.height);

  gdk_paintable_snapshot (paintable, snapshot, shot.width, shot.height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, &bounds);
  shot.pixels = g_malloc ((gsize) shot.width * (gsize) shot.height * 4);
  gdk_texture_download (texture, shot.pixels, (gsize) shot.width * 4);

  return shot;
}

static double
to_linear (guchar value)
{
  double v = value / 255.0;

  return v <= 0.03928 ? v / 12.92 : pow ((v + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const guchar *bgra)
{
  return 0.2126 * to_linear (bgra[2]) + 0.7152 * to_linear (bgra[1]) + 0.0722 * to_linear (bgra[0]);
}

static double
get_contrast (const guchar *a, const guchar *b)
{
  double first = get_luminance (a), second = get_luminance (b);

  return (MAX (first, second) + 0.05) / (MIN (first, second) + 0.05);
}

/* The background is the commonest colour around the letters, the letter what differs most from it. */
static double
measure (const Shot *shot, const graphene_rect_t *bounds)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  int x0 = MAX ((int) bounds->origin.x, 0), y0 = MAX ((int) bounds->origin.y, 0);
  int x1 = MIN (x0 + (int) bounds->size.width, shot->width);
  int y1 = MIN (y0 + (int) bounds->size.height, shot->height);
  guint most = 0;
  guchar ground[4] = { 0 };
  double contrast = 0;

  for (int y = y0; y < y1; y++)
    for (int x = x0; x < x1; x++) {
      guchar *pixel = &shot->pixels[4 * ((gsize) y * (gsize) shot->width + (gsize) x)];
      guint key = (guint) (pixel[0] << 16 | pixel[1] << 8 | pixel[2]);
      guint n = 1 + GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (key)));

      g_hash_table_insert (counts, GUINT_TO_POINTER (key), GUINT_TO_POINTER (n));
      if (n > most) {
        most = n;
        memcpy (ground, pixel, 4);
      }
    }
  for (int y = y0; y < y1; y++)
    for (int x = x0; x < x1; x++)
      contrast =
        MAX (contrast,
             get_contrast (ground,
                           &shot->pixels[4 * ((gsize) y * (gsize) shot->width + (gsize) x)]));

  return contrast;
}

/* What nobody is meant to use may be pale. */
static void
collect_labels (GtkWidget *widget, GPtrArray *labels)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_mapped (widget)
      || !gtk_widget_is_sensitive (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    g_ptr_array_add (labels, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    collect_labels (child, labels);
}

static gboolean
is_in_sight (const Shot *shot, const graphene_rect_t *bounds)
{
  return bounds->size.width > 8 && bounds->size.height > 8 && bounds->origin.x >= 0
         && bounds->origin.y >= 0 && bounds->origin.x + bounds->size.width <= (float) shot->width
         && bounds->origin.y + bounds->size.height <= (float) shot->height;
}

/* Whether something above it, a scrolled edge, hides it. */
static gboolean
is_uncovered (GtkWidget *window, GtkWidget *label, const graphene_rect_t *bounds)
{
  GtkWidget *met = gtk_widget_pick (window, bounds->origin.x + bounds->size.width / 2,
                                    bounds->origin.y + bounds->size.height / 2,
                                    GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);

  return met && (met == label || gtk_widget_is_ancestor (label, met));
}

static char *
describe (GtkWidget *label)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (label);
  g_autofree char *joined = g_strjoinv (".", classes);
  GtkWidget *parent = gtk_widget_get_parent (label);

  return g_strdup_printf ("label.%s in %s", joined, G_OBJECT_TYPE_NAME (parent));
}

static guint
check_labels (const char *state, GtkWidget *window)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_checked = 0, n_pale = 0;
  Shot shot;

  collect_labels (window, labels);
  for (guint i = 0; i < labels->len; i++)
    gtk_label_set_text (labels->pdata[i], BLOCKS);
  gtk_test_widget_wait_for_draw (window);
  gtk_test_widget_wait_for_draw (window);
  shot = take_shot (window);

  for (guint i = 0; i < labels->len; i++) {
    GtkWidget *label = labels->pdata[i];
    graphene_rect_t bounds;
    double contrast;

    /* Some are gone: a race goes on. */
    if (!gtk_widget_get_mapped (label) || !gtk_widget_compute_bounds (label, window, &bounds)
        || !is_in_sight (&shot, &bounds) || !is_uncovered (window, label, &bounds))
      continue;
    contrast = measure (&shot, &bounds);
    n_checked++;
    if (contrast < LEAST) {
      g_autofree char *words = describe (label);

      g_test_message ("%s: %s has %.2f", state, words, contrast);
      n_pale++;
    }
  }
  g_test_message ("%s: %u labels, %u pale", state, n_checked, n_pale);
  g_assert_cmpuint (n_checked, >=, 4);
  g_free (shot.pixels);

  return n_pale;
}

static guint
check_page (const char *id, const char *page, const char *action)
{
  PaddockWindow *window = present_window ();
  g_autofree char *state = g_strjoin (" ", id, page, NULL);
  guint n_pale;

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 740);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", id));
  wait_until (is_shown (window));
  if (page)
    paddock_drawing_view_show_panel (paddock_window_get_drawing (window), page);
  if (action)
    gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  for (guint i = 0; i < 20; i++) /* checks look at it meanwhile */
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  n_pale = check_labels (state, GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));

  return n_pale;
}

static guint
check_dialog (const char *action)
{
  PaddockWindow *window = present_window ();
  GtkWindow *dialog = NULL;
  guint n_pale;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s",
                              "templates/joyride-track.track.xml");
  wait_until (is_shown (window));
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++) {
    g_autoptr (GtkWindow) other = g_list_model_get_item (gtk_window_get_toplevels (), i);

    if (gtk_window_get_transient_for (other) == GTK_WINDOW (window))
      dialog = other;
  }
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
  n_pale = check_labels (action, GTK_WIDGET (dialog));
  gtk_window_destroy (dialog); /* first, as people do */
  gtk_window_destroy (GTK_WINDOW (window));

  return n_pale;
}

static guint
check_welcome (void)
{
  PaddockWindow *window = present_window ();
  guint n_pale;

  wait_until (find_widget (GTK_WIDGET (window), PADDOCK_TYPE_DOCUMENT_CARD, NULL));
  for (guint i = 0; i < 20; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  n_pale = check_labels ("welcome", GTK_WIDGET (window));
  close_window (window);

  return n_pale;
}

static void
test_words_stand_out (gconstpointer data)
{
  AdwColorScheme scheme = GPOINTER_TO_INT (data);
  guint n_pale = 0;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  n_pale += check_welcome ();
  n_pale += check_page ("tracks/harbour-loop.track.xml", "properties", NULL);
  n_pale += check_page ("tracks/harbour-loop.track.xml", "problems", "problem.next");
  n_pale += check_page ("tracks/harbour-loop.track.xml", "outline", NULL);
  n_pale += check_page ("tracks/harbour-loop.track.xml", "history", "edit.select-all");
  n_pale += check_page ("templates/road-track.track.xml", "properties", NULL);
  n_pale += check_page ("vehicles/copper-kettle.vehicle.xml", "properties", NULL);
  n_pale += check_page ("tracks/harbour-loop.track.xml", NULL, "race.toggle");
  n_pale += check_dialog ("race.setup");
  n_pale += check_dialog ("win.preferences");
  n_pale += check_dialog ("win.tour");
  n_pale += check_dialog ("win.find-command");
  n_pale += check_dialog ("doc.export");
  g_assert_cmpuint (n_pale, ==, 0);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

  g_test_add_data_func ("/app/text-contrast/in-light",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT), test_words_stand_out);
  g_test_add_data_func ("/app/text-contrast/in-dark", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK),
                        test_words_stand_out);
  return g_test_run ();
}
