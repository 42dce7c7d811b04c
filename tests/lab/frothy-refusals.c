/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-refusals.h"

#include "clauses.h"
#include "frothy/frothy-facts.h"

static void
check_one (const PaddockMatch *match, const PaddockRefused *refused, GHashTable *keys)
{
  g_autofree char *label = paddock_match_dup_refused_label (match, refused);
  char *key = paddock_match_dup_refused_key (match, refused);

  if (paddock_match_find_choice (match, key) >= 0)
    g_error ("%s can be chosen and is refused: %s", key, refused->reason);
  if (!g_hash_table_add (keys, key))
    g_error ("%s is refused twice", key);
  g_assert_nonnull (refused->reason);
  g_assert_true (g_str_has_suffix (refused->reason, "."));
  g_assert_nonnull (paddock_clause_find (refused->clause));
  g_assert_true (g_str_has_prefix (refused->clause, "FRO-"));
  g_assert_cmpstr (label, !=, "");
}

void
frothy_refusals_check (const PaddockMatch *match, GHashTable *seen)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (match, refused);

  for (guint i = 0; i < n; i++) {
    check_one (match, &refused[i], keys);
    g_hash_table_add (seen,
                      g_strdup_printf ("%s %s", fro_asks[decision->kind].name, refused[i].clause));
  }
}

void
frothy_refusals_check_seen (GHashTable *seen)
{
  static const char *const expected[] = {
    "adapt FRO-CRD-06",
    "adapt FRO-REC-03",
    "adapt FRO-REC-05",
    "adapt FRO-TRT-02",
    "adapt FRO-VCG-27",
    "adjust FRO-OPT-11",
    "adjust FRO-RUL-75",
    "attack-cards FRO-AFF-05",
    "attack-cards FRO-ATK-04",
    "attack-cards FRO-AVO-03",
    "attack-cards FRO-CRD-06",
    "attack-cards FRO-REC-03",
    "attack-cards FRO-REC-04",
    "attack-cards FRO-REC-05",
    "attack-cards FRO-VCG-27",
    "attack-reroll FRO-CRD-06",
    "attack-reroll FRO-DIC-06",
    "attack-reroll FRO-REC-03",
    "attack-reroll FRO-REC-05",
    "attack-reroll FRO-VCG-27",
    "boxes FRO-TRT-07",
    "boxes FRO-TRT-12",
    "check FRO-AFF-05",
    "check FRO-CRD-06",
    "check FRO-OPT-03",
    "check FRO-REC-03",
    "check FRO-REC-04",
    "check FRO-REC-05",
    "check FRO-SPC-04",
    "check FRO-TRT-05",
    "check FRO-VCG-27",
    "check-keep FRO-SPC-07",
    "check-keep FRO-SPC-09",
    "check-reroll FRO-AFF-05",
    "check-reroll FRO-CRD-06",
    "check-reroll FRO-DIC-06",
    "check-reroll FRO-REC-03",
    "check-reroll FRO-REC-05",
    "check-reroll FRO-VCG-27",
    "control FRO-AFF-05",
    "control FRO-CRD-06",
    "control FRO-REC-03",
    "control FRO-REC-05",
    "control FRO-VCG-27",
    "control-reroll FRO-CRD-06",
    "control-reroll FRO-DIC-06",
    "control-reroll FRO-REC-03",
    "control-reroll FRO-REC-05",
    "control-reroll FRO-VCG-27",
    "damage-reroll FRO-AFF-05",
    "damage-reroll FRO-CRD-06",
    "damage-reroll FRO-DIC-06",
    "damage-reroll FRO-REC-03",
    "damage-reroll FRO-REC-05",
    "damage-reroll FRO-VCG-27",
    "end FRO-AFF-05",
    "end FRO-CRD-06",
    "end FRO-REC-03",
    "end FRO-REC-05",
    "end FRO-VCG-27",
    "grid FRO-SET-06",
    "lose-card FRO-AFF-15",
    "move FRO-ATK-03",
    "move FRO-ATK-04",
    "move FRO-AVO-01",
    "move FRO-AVO-03",
    "move FRO-DRF-01",
    "move FRO-JMP-01",
    "move FRO-JMP-02",
    "move FRO-JMP-03",
    "move FRO-JMP-10",
    "move FRO-JMP-11",
    "move FRO-MCD-01",
    "move FRO-MOV-02",
    "move FRO-MOV-04",
    "move FRO-OPT-01",
    "move FRO-OPT-02",
    "move FRO-REC-04",
    "pay FRO-MCD-02",
    "pay FRO-MCD-03",
    "react FRO-CRD-06",
    "react FRO-REC-03",
    "react FRO-REC-05",
    "react FRO-VCG-27",
    "recover FRO-CRD-06",
    "recover FRO-REC-03",
    "recover FRO-VCG-27",
    "relief FRO-FAC-01",
    "relief FRO-FAC-02",
    "rival FRO-TRT-06",
    "rolling-start FRO-OPT-08",
    "rolling-start FRO-OPT-09",
    "stop FRO-MCD-04",
    "turn FRO-ATK-01",
    "turn FRO-ATK-03",
    "turn FRO-ATK-04",
    "turn FRO-AVO-03",
    "turn FRO-MCD-01",
    "turn FRO-MCD-05",
    "turn FRO-OPT-01",
    "turn FRO-OPT-02",
    "turn FRO-REC-04",
    "turn FRO-RUL-83",
    "turn FRO-TRN-02",
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    if (!g_hash_table_contains (seen, expected[i]))
      g_error ("never refused: %s", expected[i]);
}
