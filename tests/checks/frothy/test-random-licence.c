/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What chance can make of a licence, theme by theme: for each property all values that come up, and no others.  That what
 * is made is clean and races is watched in tests/drivers.
 */

#include "frothy/random-licence.h"

#include <string.h>

#include "check.h"
#include "licence.h"

#define N_ATTEMPTS 2000 /* enough for the rarest value of every property */

static const PaddockSpeed *
get_speed (const PaddockLicence *licence, int rating)
{
  return paddock_licence_find_speed (licence, rating);
}

/* --- Properties: each writes one value, or none --- */

static void
write_top (const PaddockLicence *licence, GString *text)
{
  g_string_printf (text, "%d", paddock_speed_get_total (get_speed (licence, 6)));
}

/* "0112": of all Speeds but 0, the slowest first. */
static void
write_moves (const PaddockLicence *licence, GString *text)
{
  for (int rating = 1; rating < PADDOCK_N_SPEEDS; rating++) {
    g_string_append (text, rating > 1 ? "/" : "");
    for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++)
      g_string_append_printf (text, "%d",
                              paddock_speed_get_move (get_speed (licence, rating), phase));
  }
}

/* Boxes in all, and how many a Speed above 0 has at least and at most. */
static void
write_boxes (const PaddockLicence *licence, gboolean is_accel, GString *text)
{
  int sum = 0, least = G_MAXINT, most = 0;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = get_speed (licence, rating);
    int n = is_accel ? speed->accel : speed->decel;

    sum += n;
    g_assert_true (rating > 0 || n == 1);
    least = MIN (least, n);
    most = MAX (most, n);
  }
  g_string_printf (text, "%d(%d-%d)", sum, least, most);
}

static void
write_accel (const PaddockLicence *licence, GString *text)
{
  write_boxes (licence, TRUE, text);
}

static void
write_decel (const PaddockLicence *licence, GString *text)
{
  write_boxes (licence, FALSE, text);
}

static void
write_control (const PaddockLicence *licence, GString *text)
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    g_string_append_printf (text, "%d", get_speed (licence, rating)->control);
}

static void
write_stamina (const PaddockLicence *licence, GString *text)
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    g_string_append_printf (text, "%s%d", rating > 0 ? "," : "",
                            get_speed (licence, rating)->stamina);
}

/* "9:speed-1,8:reins-check+1": from full strength down. */
static void
write_stamina_steps (const PaddockLicence *licence, GString *text)
{
  for (guint i = 0; i < paddock_list_len (licence->stamina.steps); i++) {
    const PaddockStaminaStep *step =
      PADDOCK_LIST_AT (licence->stamina.steps, PaddockStaminaStep, i);
    const PaddockStaminaEffect *effect = PADDOCK_LIST_AT (step->effects, PaddockStaminaEffect, 0);

    g_assert_cmpuint (paddock_list_len (step->effects), ==, 1);
    g_string_append_printf (text, "%s%d:%s%+d", i > 0 ? "," : "", step->value,
                            paddock_stamina_effects.names[effect->kind], effect->n);
  }
}

static void
write_resilience (const PaddockLicence *licence, GString *text)
{
  g_string_printf (text, "%d/%d", licence->damage.resilience, licence->damage.maximum);
}

/* At which levels damage lasts. */
static void
write_levels (const PaddockLicence *licence, GString *text)
{
  for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++)
    g_string_append_printf (text, "%s%d", i > 0 ? "," : "",
                            PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, i)->value);
}

/* The first affect, the others are drawn alike, and the last. */
static void
write_affects (const PaddockLicence *licence, GString *text)
{
  guint ends[] = { 0, paddock_list_len (licence->damage.levels) - 1 };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++) {
    const PaddockAffect *affect =
      PADDOCK_LIST_AT (PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, ends[i])
                         ->affects,
                       PaddockAffect, 0);

    g_string_append_printf (text, "%s%s%+d", i > 0 ? "," : "", paddock_affects.names[affect->kind],
                            affect->n);
  }
}

static void
write_cards (const PaddockLicence *licence, GString *text)
{
  g_string_printf (text, "%d+%d+%d", licence->cards.whip, licence->cards.reins,
                   licence->cards.dual);
}

static void
write_special (const PaddockLicence *licence, GString *text)
{
  const PaddockSpecialCard *card;

  g_assert_cmpuint (paddock_list_len (licence->cards.specials), <=, 1);
  if (paddock_list_len (licence->cards.specials) == 0) {
    g_string_assign (text, "none");
    return;
  }

  card = PADDOCK_LIST_AT (licence->cards.specials, PaddockSpecialCard, 0);
  g_string_printf (text, "%s/%d/%d", paddock_special_cards.names[card->kind], card->n, card->base);
}

/* "driver2,flimsy": edges first, then the flaw. */
static void
write_traits (const PaddockLicence *licence, GString *text)
{
  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    const PaddockTrait *trait = PADDOCK_LIST_AT (licence->traits, PaddockTrait, i);

    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", paddock_traits.names[trait->kind]);
    if (trait->n)
      g_string_append_printf (text, "%d", trait->n);
  }
}

static void
write_edge (const PaddockLicence *licence, GString *text)
{
  write_traits (licence, text);
  g_string_truncate (text, strcspn (text->str, ","));
}

static void
write_flaw (const PaddockLicence *licence, GString *text)
{
  write_traits (licence, text);
  g_string_erase (text, 0, strrchr (text->str, ',') + 1 - text->str);
}

static void
write_n_traits (const PaddockLicence *licence, GString *text)
{
  g_string_printf (text, "%u", paddock_list_len (licence->traits));
}

/* --- All values of a property --- */

typedef void (*Write) (const PaddockLicence *licence, GString *text);

static void
fill (PaddockDocument *document, const char *theme, guint64 seed, guint64 attempt)
{
  int number = paddock_random_kind_find_theme (&paddock_random_licences, theme);

  g_assert_cmpint (number, >=, 0);
  paddock_random_licences.fill (document->record, seed, attempt, (guint) number);
}

static void
collect (GHashTable *found, const char *theme, guint64 attempt, Write write)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_licence_kind);
  g_autoptr (GString) text = g_string_new (NULL);

  fill (document, theme, 3, attempt);
  write (document->record, text);
  g_hash_table_add (found, g_strdup (text->str));
}

static char *
list_values (const char *theme, Write write)
{
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GList) sorted = NULL;
  GString *text = g_string_new (NULL);

  for (guint attempt = 0; attempt < N_ATTEMPTS; attempt++)
    collect (found, theme, attempt, write);
  sorted = g_list_sort (g_hash_table_get_keys (found), (GCompareFunc) strcmp);
  for (const GList *value = sorted; value; value = value->next)
    g_string_append_printf (text, "%s%s", text->len ? " " : "", (const char *) value->data);

  return g_string_free (text, FALSE);
}

static const char *const themes[] = { "fast", "tough", "nimble", "brawler" };

/* A property, its theme or NULL for each of them, and all values that come up. */
static const struct {
  const char *name, *theme;
  Write write;
  const char *values;
} cases[] = {
  { "top", "fast", write_top, "11 12" },
  { "top", "tough", write_top, "10 9" },
  { "top", "nimble", write_top, "10 11" },
  { "top", "brawler", write_top, "10 11 9" },
  { "accel", "fast", write_accel, "10(1-2) 10(1-3) 8(1-2) 9(1-2) 9(1-3)" },
  { "accel", "tough", write_accel, "11(1-2) 11(1-3) 12(1-2) 12(1-3) 13(1-2) 13(1-3)" },
  { "accel", "nimble", write_accel, "10(1-2) 10(1-3) 11(1-2) 11(1-3) 9(1-2) 9(1-3)" },
  { "accel", "brawler", write_accel, "10(1-2) 10(1-3) 11(1-2) 11(1-3) 12(1-2) 12(1-3)" },
  { "decel", "fast", write_decel, "10(1-2) 10(1-3) 11(1-2) 11(1-3) 9(1-2) 9(1-3)" },
  { "decel", "tough", write_decel, "10(1-2) 10(1-3) 8(1-2) 9(1-2) 9(1-3)" },
  { "decel", "nimble", write_decel, "8(1-2) 9(1-2) 9(1-3)" },
  { "decel", "brawler", write_decel, "10(1-2) 10(1-3) 8(1-2) 9(1-2) 9(1-3)" },
  { "control", "fast", write_control, "0001234 0001245 0012345 0012356" },
  { "control", "tough", write_control, "0000123 0001234" },
  { "control", "nimble", write_control, "0000112 0000123 0001223 0001234" },
  { "control", "brawler", write_control, "0001234 0001245" },
  { "stamina", "fast", write_stamina,
    "3,2,1,0,-1,-1,-3 3,2,1,0,-1,-1,-4 3,2,1,0,0,-1,-3 3,2,1,0,0,-1,-4" },
  { "stamina", "tough", write_stamina,
    "3,2,1,0,-1,-1,-2 3,2,1,0,-1,-1,-3 3,2,1,0,0,-1,-2 3,2,1,0,0,-1,-3" },
  { "stamina", "nimble", write_stamina,
    "3,2,1,0,-1,-1,-2 3,2,1,0,-1,-1,-3 3,2,1,0,0,-1,-2 3,2,1,0,0,-1,-3" },
  { "stamina", "brawler", write_stamina,
    "3,2,1,0,-1,-1,-2 3,2,1,0,-1,-1,-3 3,2,1,0,-1,-1,-4 3,2,1,0,0,-1,-2 3,2,1,0,0,-1,-3 "
    "3,2,1,0,0,-1,-4" },
  { "stamina-steps", NULL, write_stamina_steps,
    "9:speed-1,8:control+1,5:speed-1,4:control+1,1:speed-1,0:control+1 "
    "9:speed-1,8:control+1,6:speed-1,5:control+1,3:speed-1,2:control+1,0:speed-1 "
    "9:speed-1,8:reins-check+1,5:speed-1,4:reins-check+1,1:speed-1,0:reins-check+1 "
    "9:speed-1,8:reins-check+1,6:speed-1,5:reins-check+1,3:speed-1,2:reins-check+1,0:speed-1" },
  { "resilience", "fast", write_resilience, "0/5 0/6 0/7 0/8 1/4 1/5 1/6" },
  { "resilience", "tough", write_resilience, "1/10 1/11 1/12 1/9 2/4 2/5 2/6" },
  { "resilience", "nimble", write_resilience, "0/5 0/6 0/7 0/8 0/9 1/4 1/5 1/6 1/7" },
  { "resilience", "brawler", write_resilience, "0/10 0/11 0/12 0/9 1/10 1/7 1/8 1/9" },
  { "levels", "fast", write_levels,
    "1,2,3,4 1,2,3,5 1,2,4 1,2,4,6 1,3,5 1,3,5,7 1,3,5,8 1,3,6 1,4,7 1,4,8" },
  { "levels", "tough", write_levels,
    "1,2,3,4 1,2,3,4,5 1,2,3,4,5,6 1,2,3,4,6 1,2,3,5 1,2,4,5,7,9 1,2,4,6 1,2,4,6,8,10 "
    "1,3,5,7,10 1,3,5,7,9 1,3,5,7,9,11 1,3,5,7,9,12 1,3,6,8,11 1,3,6,9 1,3,6,9,12 1,4,7,10 "
    "1,4,7,11 1,4,8,12" },
  { "levels", "nimble", write_levels,
    "1,2,3,4 1,2,3,4,5 1,2,3,4,6 1,2,3,5 1,2,4 1,2,4,5,7 1,2,4,6 1,2,4,6,8 1,3,5 1,3,5,7 "
    "1,3,5,7,9 1,3,5,8 1,3,6 1,3,6,9 1,4,7 1,4,8 1,5,9" },
  { "levels", "brawler", write_levels,
    "1,2,4,5,7 1,2,4,6,8 1,3,5,7 1,3,5,7,10 1,3,5,7,9 1,3,5,8 1,3,6,8,11 1,3,6,9 1,3,6,9,12 "
    "1,4,7,10 1,4,7,11 1,4,8,12" },
  { "affects", NULL, write_affects,
    "accel-mod-1,wipe-out+0 accel-mod-2,wipe-out+0 control+1,wipe-out+0 control-round+1,wipe-"
    "out+0 decel-mod-1,wipe-out+0 decel-mod-2,wipe-out+0 lose-card+0,wipe-out+0 max-"
    "accel+3,wipe-out+0 max-accel+4,wipe-out+0 max-decel+3,wipe-out+0 max-decel+4,wipe-out+0 "
    "max-speed+4,wipe-out+0 max-speed+5,wipe-out+0 safe-speed+0,wipe-out+0 slow+0,wipe-out+0" },
  { "cards", "fast", write_cards, "3+3+1 4+2+0 4+2+1 4+3+0 5+2+0" },
  { "cards", "tough", write_cards, "3+3+0 3+3+1 3+4+0 4+3+0" },
  { "cards", "nimble", write_cards, "2+4+0 2+4+1 2+5+0 3+3+1 3+4+0" },
  { "cards", "brawler", write_cards, "3+3+0 3+3+1 3+4+0 4+3+0" },
  { "special", "fast", write_special,
    "lash/1/0 lash/2/0 lucky/1/1 lucky/1/2 lucky/2/1 lucky/2/2 none yah/0/0" },
  { "special", "tough", write_special,
    "determination/0/1 determination/0/2 none shield/1/0 shield/2/0 survivor/0/1 survivor/0/2 "
    "swerve/1/0 swerve/2/0" },
  { "special", "nimble", write_special,
    "brake/0/0 control/1/1 control/1/2 control/2/1 control/2/2 cool/0/1 cool/0/2 emergency-"
    "stop/0/0 none swerve/1/0 swerve/2/0" },
  { "special", "brawler", write_special,
    "berserker/1/0 berserker/2/0 kamikaze/1/0 kamikaze/2/0 none ramming-speed/0/0 shield/1/0 "
    "shield/2/0" },
  { "edge", "fast", write_edge,
    "champing-at-the-bit encouragement lash1 lash2 long-legs1 long-legs2 tireless1 tireless2" },
  { "edge", "tough", write_edge,
    "armoured1 armoured2 bsh1 bsh2 failsafes1 failsafes2 guarded1 guarded2 shield1 shield2" },
  { "edge", "nimble", write_edge,
    "driver1 driver2 evasive1 evasive2 handling1 handling2 leap reactions1 reactions2 rubber-"
    "shoes1 rubber-shoes2 tight-leash1 tight-leash2" },
  { "edge", "brawler", write_edge,
    "blades1 blades2 cat-o-nine1 cat-o-nine2 frenzied1 frenzied2 savage snapper spiked1 "
    "spiked2 tank1 tank2 whiplash1 whiplash2" },
  { "flaw", "fast", write_flaw,
    "flimsy1 flimsy2 jerry-rigged1 jerry-rigged2 reckless1 reckless2 slippery1 slippery2 "
    "spinner1 spinner2 thin-skin1 thin-skin2" },
  { "flaw", "tough", write_flaw, "cautious1 cautious2 ill-fate lazy1 lazy2 whitey" },
  { "flaw", "nimble", write_flaw,
    "flimsy1 flimsy2 hyperactive1 hyperactive2 jerry-rigged1 jerry-rigged2 thin-skin1 thin-"
    "skin2 unlucky-charm" },
  { "flaw", "brawler", write_flaw,
    "cautious1 cautious2 lazy1 lazy2 reckless1 reckless2 slippery1 slippery2 spinner1 "
    "spinner2" },
  { "n-traits", NULL, write_n_traits, "2 3" },
  { "moves", "fast", write_moves,
    "0011/1111/1122/0233/0334/0344 0011/1111/1122/0233/0334/0444 "
    "0011/1111/1222/0333/0334/0344 0011/1111/1222/0333/0334/0444" },
  { "moves", "tough", write_moves,
    "0011/0111/1112/0222/0233/0333 0011/0111/1112/1122/2222/2223 "
    "0011/0111/1122/0223/0233/0333 0011/0111/1122/1222/2222/2223 "
    "0011/1111/1112/0223/0333/0334 0011/1111/1112/1222/2223/2233 "
    "0011/1111/1122/0233/0333/0334 0011/1111/1122/2222/2223/2233" },
  { "moves", "nimble", write_moves,
    "0011/1111/1112/1222/2223/2233 0011/1111/1122/2222/2223/2233 "
    "0011/1111/1122/2222/2233/2333 0011/1111/1222/2223/2233/2333" },
  { "moves", "brawler", write_moves,
    "0011/0111/1112/0222/0233/0333 0011/0111/1112/1122/2222/2223 "
    "0011/0111/1122/0223/0233/0333 0011/0111/1122/1222/2222/2223 "
    "0011/1111/1112/0223/0333/0334 0011/1111/1112/1222/2223/2233 "
    "0011/1111/1122/0233/0333/0334 0011/1111/1122/0233/0334/0344 "
    "0011/1111/1122/2222/2223/2233 0011/1111/1122/2222/2233/2333 "
    "0011/1111/1222/0333/0334/0344 0011/1111/1222/2223/2233/2333" },
};

static void
test_values (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS (themes); k++) {
      g_autofree char *found = NULL;

      if (cases[i].theme && !g_str_equal (cases[i].theme, themes[k]))
        continue;
      g_test_message ("%s of %s", cases[i].name, themes[k]);
      found = list_values (themes[k], cases[i].write);
      g_assert_cmpstr (found, ==, cases[i].values);
    }
}

/* --- Each by itself --- */

/* No affect is drawn twice, no trait either. */
static void
test_no_pairs (void)
{
  for (guint attempt = 0; attempt < N_ATTEMPTS; attempt++) {
    g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_licence_kind);
    const PaddockLicence *licence = document->record;
    guint64 affects = 0, traits = 0;

    fill (document, themes[attempt % G_N_ELEMENTS (themes)], 3, attempt);
    for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++)
      affects |= G_GUINT64_CONSTANT (1)
                 << PADDOCK_LIST_AT (PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, i)
                                       ->affects,
                                     PaddockAffect, 0)
                      ->kind;
    for (guint i = 0; i < paddock_list_len (licence->traits); i++)
      traits |= G_GUINT64_CONSTANT (1) << PADDOCK_LIST_AT (licence->traits, PaddockTrait, i)->kind;
    g_assert_cmpuint (__builtin_popcountll (affects), ==,
                      paddock_list_len (licence->damage.levels));
    g_assert_cmpuint (__builtin_popcountll (traits), ==, paddock_list_len (licence->traits));
  }
}

/* The seed decides everything, on any machine. */
static const struct {
  const char *theme, *whole;
} seeds[] = {
  { "fast", "restless-telegram: Restless Telegram, a racing chariot of Cass Merriweather "
            "0011/1111/1122/0233/0334/0344 8(1-2) 9(1-2) 0001245 3,2,1,0,0,-1,-3 "
            "9:speed-1,8:control+1,5:speed-1,4:control+1,1:speed-1,0:control+1 1/5 1,2,3,5 "
            "slow+0,wipe-out+0 3+3+1 yah/0/0 lash1,encouragement,spinner1" },
  { "tough",
    "honest-oak: Honest Oak, a wagon of Kit Ravenhill 0011/1111/1112/0223/0333/0334 11(1-3) "
    "8(1-2) 0001234 3,2,1,0,-1,-1,-2 "
    "9:speed-1,8:reins-check+1,5:speed-1,4:reins-check+1,1:speed-1,0:reins-check+1 1/11 "
    "1,4,7,11 control+1,wipe-out+0 4+3+0 survivor/0/1 bsh1,shield2,lazy1" },
  { "nimble", "laughing-wren: Laughing Wren, a two-wheeler of Hester Vane "
              "0011/1111/1122/2222/2223/2233 11(1-3) 9(1-3) 0000123 3,2,1,0,0,-1,-2 "
              "9:speed-1,8:reins-check+1,5:speed-1,4:reins-check+1,1:speed-1,0:reins-check+1 1/6 "
              "1,2,3,4,6 control+1,wipe-out+0 2+4+0 none tight-leash2,evasive2,unlucky-charm" },
  { "brawler", "hungry-quarrel: Hungry Quarrel, a war chariot of Gus Hathersage "
               "0011/0111/1122/1222/2222/2223 11(1-3) 8(1-2) 0001234 3,2,1,0,0,-1,-4 "
               "9:speed-1,8:control+1,5:speed-1,4:control+1,1:speed-1,0:control+1 1/8 1,2,4,6,8 "
               "lose-card+0,wipe-out+0 3+3+1 berserker/2/0 spiked1,cautious2" },
};

static char *
dup_whole (const PaddockLicence *licence)
{
  static const Write parts[] = { write_moves,      write_accel,   write_decel,
                                 write_control,    write_stamina, write_stamina_steps,
                                 write_resilience, write_levels,  write_affects,
                                 write_cards,      write_special, write_traits };
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s: %s, a %s of %s", licence->id, licence->name, licence->kind,
                   licence->driver);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autoptr (GString) part = g_string_new (NULL);

    parts[i](licence, part);
    g_string_append_printf (text, " %s", part->str);
  }

  return g_string_free (text, FALSE);
}

static guint
count_findings (const PaddockDocument *document)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);

  return findings->len;
}

/* An attempt that the checks find fault with is thrown away; the first that is clean is taken. */
static void
test_clean (void)
{
  guint n_again = 0;

  for (guint i = 0; i < 40 * G_N_ELEMENTS (themes); i++) {
    guint theme = i % G_N_ELEMENTS (themes);
    g_autoptr (PaddockDocument) made =
      paddock_random_document_new (&paddock_random_licences, i, theme);
    g_autoptr (PaddockDocument) first = paddock_document_new (&paddock_licence_kind);

    paddock_random_licences.fill (first->record, i, 0, theme);
    g_assert_cmpuint (count_findings (made), ==, 0);
    g_assert_cmpint (paddock_document_equal (made, first), ==, count_findings (first) == 0);
    n_again += count_findings (first) > 0;
  }
  g_assert_cmpuint (n_again, >, 0);
}

static void
test_seed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++) {
    int theme = paddock_random_kind_find_theme (&paddock_random_licences, seeds[i].theme);
    g_autoptr (PaddockDocument) document =
      paddock_random_document_new (&paddock_random_licences, 7, (guint) theme);
    g_autofree char *found = dup_whole (document->record);

    g_assert_cmpstr (found, ==, seeds[i].whole);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/checks/random-licence/all-values-come-up-and-no-others", test_values);
  g_test_add_func ("/checks/random-licence/the-first-clean-attempt-is-taken", test_clean);
  g_test_add_func ("/checks/random-licence/nothing-is-drawn-twice", test_no_pairs);
  g_test_add_func ("/checks/random-licence/a-seed-makes-the-same-vehicle-everywhere", test_seed);

  return g_test_run ();
}
