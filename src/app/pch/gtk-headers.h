/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Read once for each library of the studio, not once for each of its files: the toolkit's headers take longer than all
 * else that the compiler does there.  Files include what they use all the same; -Db_pch=false proves it.
 */

#include <adwaita.h>
