/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language of both programs, and of what the rules say to people in them.
 *
 * Catalogues are looked for beside the program first (a build tree, an unpacked prefix), then where the
 * program was built to be installed.
 */

#pragma once

/* Takes the locale from the environment; to be called first of all. */
void paddock_translations_bind (void);
