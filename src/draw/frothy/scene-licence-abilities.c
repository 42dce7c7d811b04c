/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards and traits of a licence's sheet, and its reverse with all of their text and the story.
 */

#include "scene-licence-parts.h"
#include "words.h"

#define WIDTH PADDOCK_SHEET_WIDTH
#define CARD_WIDTH 140.0

typedef struct {
  const char *type; /* of the rules */
  const char *name; /* of the licence */
  int n;
  const char *name_address, *count_address;
} Plain;

/* How many there are; below a name of the licence's own, the type that the rules know. */
static void
add_plain (PaddockLicenceDrawing *self, const Plain *plain, guint i)
{
  PaddockRect box = { i * (CARD_WIDTH + 10), self->sheet.y, CARD_WIDTH, 40 };
  gboolean is_renamed = !g_str_equal (plain->name, plain->type);
  g_autofree char *text = g_strdup_printf ("%s \u00d7 %d", plain->name, plain->n);

  paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_BOX, box, 3);
  if (is_renamed) {
    paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                            (PaddockRect){ box.x, box.y + 22, box.width, 14 }, 10,
                            PADDOCK_ALIGN_CENTRE, plain->type);
    box.height = 26;
  }
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG, box, 13, PADDOCK_ALIGN_CENTRE,
                          text);
}

/* Name and number, each to be filled in. */
static void
add_edited_plain (PaddockLicenceDrawing *self, const Plain *plain, guint i)
{
  PaddockRect box = { i * (CARD_WIDTH + 30), self->sheet.y, CARD_WIDTH + 20, 30 };
  PaddockRect name = { box.x + 10, box.y + 6, 92, 18 };
  PaddockRect count = { box.x + 108, box.y + 3, 46, 24 };
  g_autofree char *n = g_strdup_printf ("%d", plain->n);

  paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_PANEL, box, 3);
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_STRONG, name, 13, PADDOCK_ALIGN_LEFT,
                          plain->name);
  paddock_licence_drawing_add_box (self, PADDOCK_STYLE_BOX, PADDOCK_STYLE_STRONG, count, 13, n);
  if (plain->name_address)
    paddock_sheet_add_cell (&self->sheet, name, 13, PADDOCK_ALIGN_LEFT, "%s", plain->name_address);
  paddock_sheet_add_cell (&self->sheet, count, 13, PADDOCK_ALIGN_CENTRE, "%s",
                          plain->count_address);
}

static void
add_plain_cards (PaddockLicenceDrawing *self)
{
  const PaddockLicenceCards *cards = &self->licence->cards;
  const char *whip = paddock_text_get (self->licence->whip_name);
  const char *reins = paddock_text_get (self->licence->reins_name);
  const char *dual = paddock_licence_drawing_word (self, N_ ("Dual"));
  Plain kinds[] = {
    { paddock_licence_drawing_word (self, N_ ("Whip")), whip, cards->whip, "whip-name",
      "cards/whip" },
    { paddock_licence_drawing_word (self, N_ ("Reins")), reins, cards->reins, "reins-name",
      "cards/reins" },
    { dual, dual, cards->dual, NULL, "cards/dual" },
  };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    /* As the file's default has them, they are those of the rules. */
    if (!*kinds[i].name || g_str_equal (kinds[i].name, "Whip")
        || g_str_equal (kinds[i].name, "Reins"))
      kinds[i].name = kinds[i].type;
    if (self->sheet.options->is_edited)
      add_edited_plain (self, &kinds[i], n++);
    else if (kinds[i].n > 0)
      add_plain (self, &kinds[i], n++);
  }
  self->sheet.y += n ? 48 : 0;
}

/* A card or a trait: what it is, what the licence calls it and what it says are filled in where they stand. */
static void
add_panel (PaddockLicenceDrawing *self,
           const PaddockFrothyRow *row,
           int n,
           const char *name,
           const char *help,
           const char *address,
           const char *text_field)
{
  const double y = self->sheet.y;
  g_autofree char *headline = self->sheet.options->is_edited
                                ? paddock_licence_drawing_dup_name (self, &row->row, n, NULL)
                                : paddock_licence_drawing_dup_headline (self, row, n, name);
  g_autofree char *name_address = g_strdup_printf ("%s/name", address);

  paddock_sheet_add_panel (&self->sheet, headline, help);
  if (!self->sheet.options->is_edited)
    return;

  paddock_sheet_add_cell (&self->sheet, (PaddockRect){ 8, y + 4, 216, 20 }, 13, PADDOCK_ALIGN_LEFT,
                          "%s", address);
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_TEXT, (PaddockRect){ 232, y + 6, 180, 18 },
                           13, paddock_text_get (name),
                           paddock_licence_drawing_word (self, N_ ("Own name")), name_address);
  paddock_sheet_add_cell (&self->sheet,
                          (PaddockRect){ 8, y + 26, WIDTH - 16, self->sheet.y - y - 36 }, 11,
                          PADDOCK_ALIGN_LEFT, "%s/%s", address, text_field);
}

/* Small print on the right of a panel's headline. */
static void
add_tag (PaddockLicenceDrawing *self, double y, double right, const char *text)
{
  paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ WIDTH - 320 - right, y + 7, 306, 16 }, 11,
                          PADDOCK_ALIGN_RIGHT, text);
}

/* What its plain side is, and whether it comes back (FRO-CRD-06, FRO-CRD-07). */
static char *
dup_card_tag (const PaddockLicenceDrawing *self, const PaddockSpecialCard *card)
{
  static const char *const sides[] = {
    [PADDOCK_BASE_BY_KIND] = "",
    [PADDOCK_BASE_WHIP] = N_ ("or a Whip card"),
    [PADDOCK_BASE_REINS] = N_ ("or a Reins card"),
    [PADDOCK_BASE_DUAL] = N_ ("or a Dual card"),
    [PADDOCK_BASE_NONE] = N_ ("no plain side"),
  };
  const char *side = sides[paddock_special_card_get_base (card)];

  return g_strdup_printf ("%s%s%s", *side ? paddock_licence_drawing_word (self, side) : "",
                          *side && paddock_special_card_is_discarded (card) ? "  \u00b7  " : "",
                          paddock_special_card_is_discarded (card)
                            ? paddock_licence_drawing_word (self, N_ ("used once"))
                            : "");
}

void
paddock_licence_drawing_add_cards (PaddockLicenceDrawing *self)
{
  const PaddockList *specials = self->licence->cards.specials;

  paddock_sheet_add_heading (&self->sheet, paddock_licence_drawing_word (self, N_ ("Cards")));
  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
  add_plain_cards (self);
  for (guint i = 0; i < paddock_list_len (specials); i++) {
    const PaddockSpecialCard *card = PADDOCK_LIST_AT (specials, PaddockSpecialCard, i);
    const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_special_cards, card->kind);
    g_autofree char *help = paddock_licence_drawing_dup_help (self, &row->row, card->n, card->text);
    g_autofree char *address = g_strdup_printf ("cards/special[%u]", i);
    g_autofree char *tag = dup_card_tag (self, card);
    double y = self->sheet.y;

    paddock_licence_drawing_show (self, PADDOCK_THING_CARD, i);
    add_panel (self, row, card->n, card->name, help, address, "text");
    add_tag (self, y, 0, tag);
  }
  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
  paddock_sheet_add_room (&self->sheet, paddock_licence_drawing_word (self, N_ ("Special card")),
                          "cards/special[+]");
  paddock_sheet_add_space (&self->sheet, 8);
}

/* An edge points up, a flaw down. */
static void
add_nature (PaddockLicenceDrawing *self, double y, gboolean is_edge)
{
  PaddockPoint tip = { WIDTH - 22, y + (is_edge ? 9 : 20) };

  paddock_scene_add_arrow (self->sheet.scene,
                           is_edge ? PADDOCK_STYLE_GOOD_MARK : PADDOCK_STYLE_BAD_MARK, tip,
                           (is_edge ? -G_PI : G_PI) / 2, 11);
  paddock_scene_add_text (self->sheet.scene, is_edge ? PADDOCK_STYLE_GOOD : PADDOCK_STYLE_BAD,
                          (PaddockRect){ WIDTH - 96, y + 7, 60, 16 }, 11, PADDOCK_ALIGN_RIGHT,
                          paddock_licence_drawing_word (self, is_edge ? N_ ("Edge") : N_ ("Flaw")));
}

/* FRO-DOC-40: a box to tick for each use. */
static void
add_uses (PaddockLicenceDrawing *self, double y, int uses)
{
  g_autoptr (GString) boxes = g_string_new (NULL);

  for (int i = 0; i < uses; i++)
    g_string_append (boxes, "\u2610 ");
  add_tag (self, y, 90, boxes->str);
}

void
paddock_licence_drawing_add_traits (PaddockLicenceDrawing *self)
{
  const PaddockList *traits = self->licence->traits;

  if (paddock_list_len (traits) > 0 || self->sheet.options->is_edited)
    paddock_sheet_add_heading (&self->sheet, paddock_licence_drawing_word (self, N_ ("Traits")));
  for (guint i = 0; i < paddock_list_len (traits); i++) {
    const PaddockTrait *trait = PADDOCK_LIST_AT (traits, PaddockTrait, i);
    const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_traits, trait->kind);
    const char *summary = paddock_text_get (trait->summary);
    g_autofree char *help = paddock_licence_drawing_dup_help (self, &row->row, trait->n,
                                                              *summary ? summary : trait->text);
    g_autofree char *address = g_strdup_printf ("traits/trait[%u]", i);
    double y = self->sheet.y;

    paddock_licence_drawing_show (self, PADDOCK_THING_TRAIT, i);
    add_panel (self, row, trait->n, trait->name, help, address, "summary");
    add_nature (self, y, paddock_trait_get_nature (trait) == PADDOCK_NATURE_EDGE);
    add_uses (self, y, trait->uses);
  }
  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
  paddock_sheet_add_room (&self->sheet, paddock_licence_drawing_word (self, N_ ("Trait")),
                          "traits/trait[+]");
}

/* FRO-LIC-12: the long texts, of which the front has short ones. */
static gboolean
has_long_texts (const PaddockLicence *licence)
{
  for (guint i = 0; i < paddock_list_len (licence->traits); i++)
    if (*paddock_text_get (PADDOCK_LIST_AT (licence->traits, PaddockTrait, i)->text))
      return TRUE;

  return FALSE;
}

static void
add_long_texts (PaddockLicenceDrawing *self)
{
  const PaddockList *traits = self->licence->traits;

  paddock_sheet_add_heading (&self->sheet, paddock_licence_drawing_word (self, N_ ("Traits")));
  for (guint i = 0; i < paddock_list_len (traits); i++) {
    const PaddockTrait *trait = PADDOCK_LIST_AT (traits, PaddockTrait, i);
    const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_traits, trait->kind);
    g_autofree char *name = paddock_licence_drawing_dup_headline (self, row, trait->n, trait->name);

    paddock_licence_drawing_show (self, PADDOCK_THING_TRAIT, i);
    if (*paddock_text_get (trait->text)) {
      double y = self->sheet.y;

      paddock_sheet_add_panel (&self->sheet, name, trait->text);
      paddock_sheet_add_cell (&self->sheet,
                              (PaddockRect){ 8, y + 26, WIDTH - 16, self->sheet.y - y - 36 }, 11,
                              PADDOCK_ALIGN_LEFT, "traits/trait[%u]/text", i);
    }
  }
  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
}

void
paddock_licence_drawing_add_reverse (PaddockLicenceDrawing *self)
{
  const char *background = paddock_text_get (self->licence->background);
  gboolean has_texts = has_long_texts (self->licence);

  paddock_licence_drawing_show (self, PADDOCK_THING_NONE, 0);
  if (!*background && !has_texts && !self->sheet.options->is_edited)
    return;

  paddock_sheet_add_space (&self->sheet, 14);
  paddock_scene_add_line (self->sheet.scene, PADDOCK_STYLE_FOLD, (PaddockPoint){ 0, self->sheet.y },
                          (PaddockPoint){ WIDTH, self->sheet.y });
  paddock_sheet_add_space (&self->sheet, 22);
  paddock_sheet_add_head (&self->sheet, paddock_licence_drawing_word (self, N_ ("Reverse")),
                          paddock_text_get (self->licence->name), NULL);
  paddock_sheet_add_prose (&self->sheet, PADDOCK_STYLE_TEXT, 13, background,
                           paddock_licence_drawing_word (self, N_ ("Story")), "background");
  if (has_texts)
    add_long_texts (self);
}
