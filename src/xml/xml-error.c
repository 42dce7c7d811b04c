/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "xml-error.h"

GQuark
paddock_xml_error_quark (void)
{
  return g_quark_from_static_string ("paddock-xml-error-quark");
}
