/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a licence that stand in files of their own.  Only licence*.c need to know them.
 */

#pragma once

#include "record.h"

#define PADDOCK_LICENCE_NAME_MAX 60

extern const PaddockRecordType paddock_damage_table_type, paddock_stamina_table_type,
  paddock_licence_cards_type, paddock_licence_traits_type;
