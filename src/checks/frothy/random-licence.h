/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "random-document.h"

extern const PaddockRandomKind paddock_random_licences;
