/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "catalogue.h"

#include "number.h"

guint
paddock_catalogue_get_size (const PaddockCatalogue *self)
{
  return self->n_rows + self->n_tail;
}

const PaddockCatalogueRow *
paddock_catalogue_get_row (const PaddockCatalogue *self, guint i)
{
  gconstpointer row = (const char *) self->rows + i * self->row_size;

  g_return_val_if_fail (i < paddock_catalogue_get_size (self), NULL);

  return i < self->n_rows ? row : paddock_catalogue_get_row (self->tail, i - self->n_rows);
}

int
paddock_catalogue_find (const PaddockCatalogue *self, const char *id)
{
  for (int i = 0; self->names[i]; i++)
    if (g_str_equal (self->names[i], id))
      return i;

  return -1;
}

char *
paddock_catalogue_row_dup_name (const PaddockCatalogueRow *self, const char *label, int number)
{
  g_autofree char *n = paddock_number_to_string (number);

  if (self->parameter == PADDOCK_PARAMETER_NONE)
    return g_strdup (label);

  return g_strdup_printf ("%s %s%s", label,
                          self->parameter == PADDOCK_PARAMETER_SIGNED && number > 0 ? "+" : "", n);
}

const char *
paddock_catalogue_row_get_help (const PaddockCatalogueRow *self, int number)
{
  return number == 1 && self->help_one ? self->help_one : self->help;
}

char *
paddock_catalogue_format_help (const char *help, int number)
{
  g_autofree char *n = paddock_number_to_string (number);
  GString *text = g_string_new (help);

  g_string_replace (text, "{n}", n, 0);
  return g_string_free (text, FALSE);
}
