/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What every fuzz harness defines: libFuzzer calls it with what it made up, smoke.c with the corpus.
 */

#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
