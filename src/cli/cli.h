/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli: what the studio can compute, without a display.
 *
 * Programs hand down the games they know, so that the tests' own game runs through the same code.
 */

#pragma once

#include "games.h"

int paddock_cli_main (int argc, char **argv, const PaddockGame *const *games);
