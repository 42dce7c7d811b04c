/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * accessible: prints what an application tells screen readers, as somebody outside of it hears it: one line for each
 * thing that is shown, with tabs between its role, its place in the window (x, y, width, height), its name, its
 * description, its text and "focus" if it has the keyboard.  For scripts that work the real program: they know from it what is asked and where to click.
 */

#include <gio/gio.h>
#include <stdio.h>

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define ROOT "/org/a11y/atspi/accessible/root"
#define MAX_DEPTH 64
#define FOCUSED 12 /* the number of the state */

static GDBusConnection *bus;

/* NULL: there is no such thing, or it has just gone. */
static GVariant *
ask (const char *of, const char *path, const char *interface, const char *method, GVariant *args)
{
  return g_dbus_connection_call_sync (bus, of, path, interface, method, args, NULL,
                                      G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
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
dup_property (const char *of, const char *path, const char *name)
{
  g_autoptr (GVariant) reply = ask (of, path, "org.freedesktop.DBus.Properties", "Get",
                                    g_variant_new ("(ss)", ACCESSIBLE, name));
  g_autoptr (GVariant) value = NULL;

  if (!reply)
    return g_strdup ("");

  g_variant_get (reply, "(v)", &value);
  return g_strdelimit (g_variant_dup_string (value, NULL), "\t\n", ' ');
}

static char *
dup_role (const char *of, const char *path)
{
  g_autoptr (GVariant) reply = ask (of, path, ACCESSIBLE, "GetRoleName", NULL);
  char *role = NULL;

  if (reply)
    g_variant_get (reply, "(s)", &role);
  return role ? role : g_strdup ("");
}

static char *
dup_text (const char *of, const char *path)
{
  g_autoptr (GVariant) reply =
    ask (of, path, "org.a11y.atspi.Text", "GetText", g_variant_new ("(ii)", 0, -1));
  char *text = NULL;

  if (reply)
    g_variant_get (reply, "(s)", &text);
  return text ? g_strdelimit (text, "\t\n", ' ') : g_strdup ("");
}

static gboolean
has_focus (const char *of, const char *path)
{
  g_autoptr (GVariant) reply = ask (of, path, ACCESSIBLE, "GetState", NULL);
  g_autoptr (GVariantIter) states = NULL;
  guint bits = 0;

  if (reply)
    g_variant_get (reply, "(au)", &states);
  return states && g_variant_iter_next (states, "u", &bits) && bits & 1u << FOCUSED;
}

/* FALSE: it is not shown, and neither is what is inside of it. */
static gboolean
print_thing (const char *of, const char *path)
{
  g_autofree char *role = NULL, *name = NULL, *description = NULL, *text = NULL;
  g_autoptr (GVariant) reply =
    ask (of, path, "org.a11y.atspi.Component", "GetExtents", g_variant_new ("(u)", 1));
  int x = 0, y = 0, width = 0, height = 0;

  if (reply)
    g_variant_get (reply, "((iiii))", &x, &y, &width, &height);
  if (reply && width == 0 && height == 0)
    return FALSE;

  role = dup_role (of, path);
  name = dup_property (of, path, "Name");
  description = dup_property (of, path, "Description");
  text = g_str_has_prefix (role, "text") ? dup_text (of, path) : g_strdup ("");
  printf ("%s\t%d %d %d %d\t%s\t%s\t%s\t%s\n", role, x, y, width, height, name, description, text,
          has_focus (of, path) ? "focus" : "");
  return TRUE;
}

static void
print_tree (const char *of, const char *path, guint depth)
{
  g_autoptr (GVariant) reply = ask (of, path, ACCESSIBLE, "GetChildren", NULL);
  g_autoptr (GVariantIter) children = NULL;
  const char *child_of, *child;

  if (!reply || depth > MAX_DEPTH)
    return;

  g_variant_get (reply, "(a(so))", &children);
  while (g_variant_iter_next (children, "(&s&o)", &child_of, &child))
    if (g_str_equal (child, ROOT) || print_thing (child_of, child))
      print_tree (child_of, child, depth + 1);
}

int
main (int argc, char **argv)
{
  connect_to_bus ();
  print_tree ("org.a11y.atspi.Registry", ROOT, 0);
  g_object_unref (bus);
  return 0;
}
