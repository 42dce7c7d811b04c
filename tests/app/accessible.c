/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * accessible [NAME]: prints what an application tells screen readers, as somebody outside of it hears it: one line for
 * each thing that is shown and has that name, if one is given, with tabs between its role, its place in the window (x, y,
 * width, height), its name, its description, its text and "focus" if it has the keyboard.  For scripts that work the real
 * program: they know from it what is asked and where to click.
 *
 * All questions that can be asked are asked at once: a window has a thousand answers, and waiting for one after another
 * would take longer than everything else that the scripts do.  No more is asked than must be, as each answer is work for
 * the program: give a NAME where it is known.
 */

#include <gio/gio.h>
#include <stdio.h>

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define ROOT "/org/a11y/atspi/accessible/root"
#define MAX_DEPTH 64
#define FOCUSED 12 /* the number of the state */

typedef struct {
  char *of, *path; /* whom to ask */
  guint depth;
  gboolean is_shown, has_focus;
  int x, y, width, height;
  char *role, *name, *description, *text; /* NULL: it has none, or has just gone */
  GPtrArray *children;                    /* Thing */
} Thing;

typedef void (*Hear) (Thing *self, GVariant *reply);

typedef struct {
  Thing *thing;
  Hear hear;
} Question;

static const char *wanted; /* a name, or NULL: any */
static GDBusConnection *bus;
static guint n_open; /* questions */

static void
thing_free (gpointer data)
{
  Thing *self = data;

  g_free (self->of);
  g_free (self->path);
  g_free (self->role);
  g_free (self->name);
  g_free (self->description);
  g_free (self->text);
  g_ptr_array_unref (self->children);
  g_free (self);
}

static Thing *
thing_new (const char *of, const char *path, guint depth)
{
  Thing *self = g_new0 (Thing, 1);

  self->of = g_strdup (of);
  self->path = g_strdup (path);
  self->depth = depth;
  self->children = g_ptr_array_new_with_free_func (thing_free);
  return self;
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Question *question = data;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (bus, result, NULL);

  n_open--;
  if (reply) /* or else there is no such thing, or it has just gone */
    question->hear (question->thing, reply);
}

static void
ask (Thing *self, const char *interface, const char *method, GVariant *args, Hear hear)
{
  Question *question = g_new (Question, 1);

  *question = (Question){ self, hear };
  n_open++;
  g_dbus_connection_call (bus, self->of, self->path, interface, method, args, NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered_cb, question);
}

static void
connect_to_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;
  const char *address;

  if (session)
    reply = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                         "GetAddress", NULL, G_VARIANT_TYPE ("(s)"),
                                         G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  if (reply) {
    g_variant_get (reply, "(&s)", &address);
    bus =
      g_dbus_connection_new_for_address_sync (address,
                                              G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                              NULL, NULL, &error);
  }
  if (!bus)
    g_error ("%s", error->message);
}

static char *
dup_line (GVariant *value)
{
  return g_strdelimit (g_variant_dup_string (value, NULL), "\t\n", ' ');
}

static void
hear_text (Thing *self, GVariant *reply)
{
  g_autoptr (GVariant) text = g_variant_get_child_value (reply, 0);

  self->text = dup_line (text);
}

static void
hear_role (Thing *self, GVariant *reply)
{
  g_variant_get (reply, "(s)", &self->role);
  if (g_str_has_prefix (self->role, "text"))
    ask (self, "org.a11y.atspi.Text", "GetText", g_variant_new ("(ii)", 0, -1), hear_text);
}

static char *
dup_property (GVariant *properties, const char *name)
{
  g_autoptr (GVariant) value = g_variant_lookup_value (properties, name, G_VARIANT_TYPE_STRING);

  return value ? dup_line (value) : NULL;
}

static void
hear_state (Thing *self, GVariant *reply)
{
  g_autoptr (GVariantIter) states = NULL;
  guint bits = 0;

  g_variant_get (reply, "(au)", &states);
  self->has_focus = g_variant_iter_next (states, "u", &bits) && bits & 1u << FOCUSED;
}

static gboolean
is_wanted (const Thing *self)
{
  return self->is_shown && (!wanted || g_strcmp0 (self->name, wanted) == 0);
}

static void hear_extents (Thing *self, GVariant *reply);

/* Applications have no place, only what is in them. */
static void
hear_children (Thing *self, GVariant *reply)
{
  g_autoptr (GVariantIter) children = NULL;
  const char *of, *path;

  g_variant_get (reply, "(a(so))", &children);
  while (self->depth < MAX_DEPTH && g_variant_iter_next (children, "(&s&o)", &of, &path)) {
    Thing *child = thing_new (of, path, self->depth + 1);

    g_ptr_array_add (self->children, child);
    if (g_str_equal (path, ROOT))
      ask (child, ACCESSIBLE, "GetChildren", NULL, hear_children);
    else
      ask (child, "org.a11y.atspi.Component", "GetExtents", g_variant_new ("(u)", 1), hear_extents);
  }
}

static void
hear_properties (Thing *self, GVariant *reply)
{
  g_autoptr (GVariant) properties = g_variant_get_child_value (reply, 0);
  int n_children = 1;

  self->name = dup_property (properties, "Name");
  self->description = dup_property (properties, "Description");
  if (is_wanted (self)) {
    ask (self, ACCESSIBLE, "GetRoleName", NULL, hear_role);
    ask (self, ACCESSIBLE, "GetState", NULL, hear_state);
  }
  g_variant_lookup (properties, "ChildCount", "i", &n_children);
  if (n_children > 0)
    ask (self, ACCESSIBLE, "GetChildren", NULL, hear_children);
}

/* What is not shown is not asked further, and neither is what is inside of it. */
static void
hear_extents (Thing *self, GVariant *reply)
{
  g_variant_get (reply, "((iiii))", &self->x, &self->y, &self->width, &self->height);
  self->is_shown = self->width > 0 || self->height > 0;
  if (!self->is_shown)
    return;

  ask (self, "org.freedesktop.DBus.Properties", "GetAll", g_variant_new ("(s)", ACCESSIBLE),
       hear_properties);
}

static const char *
or_nothing (const char *text)
{
  return text ? text : "";
}

static void
print_tree (const Thing *self)
{
  if (is_wanted (self))
    printf ("%s\t%d %d %d %d\t%s\t%s\t%s\t%s\n", or_nothing (self->role), self->x, self->y,
            self->width, self->height, or_nothing (self->name), or_nothing (self->description),
            or_nothing (self->text), self->has_focus ? "focus" : "");
  for (guint i = 0; i < self->children->len; i++)
    print_tree (self->children->pdata[i]);
}

int
main (int argc, char **argv)
{
  Thing *registry = thing_new ("org.a11y.atspi.Registry", ROOT, 0);

  wanted = argc > 1 ? argv[1] : NULL;
  connect_to_bus ();
  ask (registry, ACCESSIBLE, "GetChildren", NULL, hear_children);
  while (n_open > 0)
    g_main_context_iteration (NULL, TRUE);
  print_tree (registry);

  thing_free (registry);
  g_object_unref (bus);
  return 0;
}
