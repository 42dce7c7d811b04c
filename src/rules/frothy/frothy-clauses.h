/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clauses that events of Frothy Races may name, as a list: the rules of play, area by area.
 */

#pragma once

/* clang-format off */
#define FRO_CLAUSES(X) \
  X (RAC, 01) X (RAC, 02) X (RAC, 03) X (RAC, 04) X (RAC, 05) X (RAC, 06) X (RAC, 07) \
  X (RAC, 08) X (RAC, 09) X (RAC, 10) X (RAC, 11) X (RAC, 12) X (RAC, 13) X (RAC, 14) \
  X (SET, 01) X (SET, 02) X (SET, 03) X (SET, 04) X (SET, 05) X (SET, 06) X (SET, 07) \
  X (SET, 08) X (SET, 09) \
  X (RND, 01) X (RND, 02) X (RND, 03) X (RND, 04) X (RND, 05) X (RND, 06) \
  X (SPC, 01) X (SPC, 02) X (SPC, 03) X (SPC, 04) X (SPC, 05) X (SPC, 06) X (SPC, 07) \
  X (SPC, 08) X (SPC, 09) X (SPC, 10) X (SPC, 11) X (SPC, 12) X (SPC, 13) X (SPC, 14) \
  X (SPC, 15) X (SPC, 16) X (SPC, 17) X (SPC, 18) X (SPC, 19) \
  X (SCH, 01) X (SCH, 02) X (SCH, 03) X (SCH, 04) X (SCH, 05) X (SCH, 06) X (SCH, 07) \
  X (SCH, 08) X (SCH, 09) X (SCH, 10) X (SCH, 11) X (SCH, 12) X (SCH, 13) X (SCH, 14) \
  X (SCH, 15) \
  X (MOV, 01) X (MOV, 02) X (MOV, 03) X (MOV, 04) X (MOV, 05) X (MOV, 06) X (MOV, 07) \
  X (MOV, 08) X (MOV, 09) X (MOV, 10) X (MOV, 11) \
  X (DRF, 01) X (DRF, 02) X (DRF, 03) X (DRF, 04) X (DRF, 05) X (DRF, 06) X (DRF, 07) \
  X (TRN, 01) X (TRN, 02) X (TRN, 03) X (TRN, 04) X (TRN, 05) \
  X (CLP, 01) X (CLP, 02) X (CLP, 03) X (CLP, 04) X (CLP, 05) X (CLP, 06) X (CLP, 07) \
  X (CLP, 08) X (CLP, 09) X (CLP, 10) X (CLP, 11) X (CLP, 12) X (CLP, 13) \
  X (MCD, 01) X (MCD, 02) X (MCD, 03) X (MCD, 04) X (MCD, 05) X (MCD, 06) \
  X (INI, 01) X (INI, 02) X (INI, 03) X (INI, 04) X (INI, 05) X (INI, 06) \
  X (AVO, 01) X (AVO, 02) X (AVO, 03) X (AVO, 04) X (AVO, 05) X (AVO, 06) X (AVO, 07) \
  X (AVO, 08) \
  X (WRK, 01) X (WRK, 02) X (WRK, 03) X (WRK, 04) X (WRK, 05) X (WRK, 06) X (WRK, 07) \
  X (WRK, 08) X (WRK, 09) X (WRK, 10) X (WRK, 11) X (WRK, 12) \
  X (JMP, 01) X (JMP, 02) X (JMP, 03) X (JMP, 04) X (JMP, 05) X (JMP, 06) X (JMP, 07) \
  X (JMP, 08) X (JMP, 09) X (JMP, 10) X (JMP, 11) \
  X (CTL, 01) X (CTL, 02) X (CTL, 03) X (CTL, 04) X (CTL, 05) X (CTL, 06) X (CTL, 07) \
  X (CTL, 08) X (CTL, 09) X (CTL, 10) X (CTL, 11) X (CTL, 12) X (CTL, 13) X (CTL, 14) \
  X (CTL, 15) X (CTL, 16) X (CTL, 17) X (CTL, 18) X (CTL, 19) X (CTL, 20) \
  X (ICO, 01) X (ICO, 02) X (ICO, 03) X (ICO, 04) X (ICO, 05) X (ICO, 06) X (ICO, 07) \
  X (ICO, 08) X (ICO, 09) X (ICO, 10) X (ICO, 11) X (ICO, 12) X (ICO, 13) X (ICO, 14) \
  X (ICO, 15) \
  X (ATK, 01) X (ATK, 02) X (ATK, 03) X (ATK, 04) X (ATK, 05) X (ATK, 06) X (ATK, 07) \
  X (ATK, 08) X (ATK, 09) X (ATK, 10) X (ATK, 11) X (ATK, 12) X (ATK, 13) X (ATK, 14) \
  X (ATK, 15) X (ATK, 16) X (ATK, 17) X (ATK, 18) X (ATK, 19) \
  X (DMG, 01) X (DMG, 02) X (DMG, 03) X (DMG, 04) X (DMG, 05) X (DMG, 06) X (DMG, 07) \
  X (DMG, 08) X (DMG, 09) X (DMG, 10) \
  X (AFF, 01) X (AFF, 02) X (AFF, 03) X (AFF, 04) X (AFF, 05) X (AFF, 06) X (AFF, 07) \
  X (AFF, 08) X (AFF, 09) X (AFF, 10) X (AFF, 11) X (AFF, 12) X (AFF, 13) X (AFF, 14) \
  X (AFF, 15) X (AFF, 16) X (AFF, 17) \
  X (COL, 01) X (COL, 02) X (COL, 03) X (COL, 04) X (COL, 05) X (COL, 06) X (COL, 07) \
  X (COL, 08) X (COL, 09) \
  X (HAZ, 01) X (HAZ, 02) X (HAZ, 03) X (HAZ, 04) X (HAZ, 05) \
  X (FRG, 01) X (FRG, 02) X (FRG, 03) X (FRG, 04) X (FRG, 05) X (FRG, 06) \
  X (SOL, 01) X (SOL, 02) X (SOL, 03) \
  X (VEH, 01) X (VEH, 02) X (VEH, 03) X (VEH, 04) X (VEH, 05) X (VEH, 06) X (VEH, 07) \
  X (VEH, 08) X (VEH, 09) X (VEH, 10) X (VEH, 11) X (VEH, 12) X (VEH, 13) \
  X (FAC, 01) X (FAC, 02) X (FAC, 03) X (FAC, 04) X (FAC, 05) \
  X (STA, 01) X (STA, 02) X (STA, 03) X (STA, 04) X (STA, 05) X (STA, 06) X (STA, 07) \
  X (STA, 08) \
  X (REC, 01) X (REC, 02) X (REC, 03) X (REC, 04) X (REC, 05) X (REC, 06) \
  X (CRD, 01) X (CRD, 02) X (CRD, 03) X (CRD, 04) X (CRD, 05) X (CRD, 06) X (CRD, 07) \
  X (CRD, 08) \
  X (SPX, 01) X (SPX, 02) X (SPX, 03) X (SPX, 04) X (SPX, 05) X (SPX, 06) X (SPX, 07) \
  X (SPX, 08) X (SPX, 09) X (SPX, 10) X (SPX, 11) X (SPX, 12) X (SPX, 13) X (SPX, 14) \
  X (SPX, 15) \
  X (TRT, 01) X (TRT, 02) X (TRT, 03) X (TRT, 04) X (TRT, 05) X (TRT, 06) X (TRT, 07) \
  X (TRT, 08) X (TRT, 09) X (TRT, 10) X (TRT, 11) X (TRT, 12) X (TRT, 13) X (TRT, 14) \
  X (TRT, 15) X (TRT, 16) X (TRT, 17) X (TRT, 18) X (TRT, 19) X (TRT, 20) X (TRT, 21) \
  X (TRT, 22) X (TRT, 23) X (TRT, 24) X (TRT, 25) X (TRT, 26) X (TRT, 27) X (TRT, 28) \
  X (TRT, 29) X (TRT, 30) X (TRT, 31) X (TRT, 32) X (TRT, 33) X (TRT, 34) X (TRT, 35) \
  X (TRT, 36) X (TRT, 37) X (TRT, 38) X (TRT, 39) X (TRT, 40) X (TRT, 41) X (TRT, 42) \
  X (TRT, 43) X (TRT, 44) X (TRT, 45) X (TRT, 46) X (TRT, 47) X (TRT, 48) \
  X (OPT, 01) X (OPT, 02) X (OPT, 03) X (OPT, 04) X (OPT, 05) X (OPT, 06) X (OPT, 07) \
  X (OPT, 08) X (OPT, 09) X (OPT, 10) X (OPT, 11) X (OPT, 12) X (OPT, 13) X (OPT, 14) \
  X (OPT, 15) X (OPT, 16) X (OPT, 17) X (OPT, 18) X (OPT, 19) X (OPT, 20) X (OPT, 21) \
  X (OPT, 22) X (OPT, 23) X (OPT, 24) \
  X (DIC, 06) X (DIC, 07) X (DOC, 27) X (VCG, 24) X (VCG, 27)
/* clang-format on */

#define FRO_CLAUSE_ENUM(area_, number_) FRO_##area_##_##number_,

typedef enum {
  FRO_NO_CLAUSE,
  FRO_CLAUSES (FRO_CLAUSE_ENUM) FRO_N_CLAUSES
} FroClause;

#undef FRO_CLAUSE_ENUM
