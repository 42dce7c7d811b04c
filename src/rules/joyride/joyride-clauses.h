/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clauses that events of Joyride name, as a list: JOY_CLAUSE (area, number).
 */

#pragma once

/* clang-format off */
#define JOY_CLAUSES(X)                                                                            \
  X (SET, 02)                                                                                     \
  X (SET, 05)                                                                                     \
  X (SET, 06) X (SET, 07) X (SET, 09) X (TRN, 01) X (TRN, 02) X (LCK, 01) X (LCK, 03) X (LCK, 04) \
    X (SHF, 01) X (SHF, 03) X (SHF, 04) X (SHF, 05) X (ROL, 01) X (ROL, 03) X (ROL, 04)           \
      X (END, 01) X (END, 02) X (END, 03) X (END, 04) X (MOV, 01) X (STR, 01) X (REV, 01)         \
        X (SMA, 01) X (SMA, 02) X (SMA, 04) X (COL, 03) X (SSW, 01) X (RRE, 01) X (RRE, 02)       \
          X (RRE, 04) X (HON, 01) X (HON, 02) X (HON, 03) X (PIL, 01) X (PIL, 03) X (CHN, 01)     \
            X (DMG, 02) X (DMG, 03) X (DMG, 04) X (DMG, 05) X (DMG, 07) X (DMG, 09) X (RND, 01)   \
              X (ITM, 01) X (ITM, 03) X (ITM, 04) X (ITM, 05) X (ITM, 07) X (ITM, 08) X (ITM, 09) \
                X (DRP, 02) X (FIR, 02) X (FIR, 03) X (ACT, 01) X (EXP, 01) X (EXP, 02)           \
                  X (EXP, 03) X (EXP, 05) X (EXP, 06) X (MIN, 01) X (OIL, 02) X (NIT, 01)         \
                    X (NIT, 03) X (ABL, 02) X (ABL, 04) X (STD, 01) X (STD, 03) X (STD, 05)       \
                      X (RCH, 01) X (PRI, 01) X (BRD, 03) X (LIN, 03) X (LIN, 04) X (LIN, 09)     \
                        X (TEA, 02) X (HCP, 01) X (HCP, 02) X (HCP, 03) X (HCP, 04) X (CPX, 01)
/* clang-format on */

#define JOY_CLAUSE_ENUM(area_, number_) JOY_##area_##_##number_,

typedef enum {
  JOY_NO_CLAUSE,
  JOY_CLAUSES (JOY_CLAUSE_ENUM) JOY_N_CLAUSES
} JoyClause;

#undef JOY_CLAUSE_ENUM
