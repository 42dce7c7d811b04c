/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The result of a race as paddock-cli prints it: a table for people, or JSON.
 */

#pragma once

#include "crew.h"
#include "result.h"

typedef enum {
  PADDOCK_REPORT_TEXT,
  PADDOCK_REPORT_JSON,
} PaddockReportFormat;

extern const char *const paddock_report_format_names[]; /* NULL-terminated */

void paddock_report_race (const PaddockResult *result,
                          const PaddockDriverSpec *specs,
                          PaddockReportFormat format,
                          GString *out);
