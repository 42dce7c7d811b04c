/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "language.h"

static PaddockTranslateFunc language;

void
paddock_language_set (PaddockTranslateFunc translate)
{
  language = translate;
}

PaddockTranslateFunc
paddock_language_get (void)
{
  return language;
}

const char *
paddock_language_translate (const char *text)
{
  return language ? language (text) : text;
}
