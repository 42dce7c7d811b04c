/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks text for translators.  The core only marks; what is shown to people is translated by the
 * programs.
 */

#pragma once

#define N_(text_) (text_)
/* With what it is, for words that say too little alone. */
#define NC_(context_, text_) (text_)
