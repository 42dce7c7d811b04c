/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To come with its layer.
 */

#pragma once

#include <glib.h>
