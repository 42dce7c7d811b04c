/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-rider-face.h"

#include "rider-card-text.h"
#include "scene-class-sign.h"
#include "words.h"

#define WIDTH PADDOCK_FACE_WIDTH
#define HEIGHT PADDOCK_FACE_HEIGHT
#define INNER (WIDTH - 24)
#define TEXT_SIZE 10.5
#define LONG_NAME 19 /* characters */

/* A face, and the list that its card is in: where cells have their addresses. */
typedef struct {
  PaddockSheet *sheet;
  const PaddockTeamCards *cards;
  const char *list;
  guint i;
  PaddockPoint at;
} Face;

static const char *
word (const Face *self, const char *text)
{
  return paddock_sheet_word (self->sheet, text);
}

static PaddockRect
place (const Face *self, double x, double y, double width, double height)
{
  return (PaddockRect){ self->at.x + x, self->at.y + y, width, height };
}

static void
add_text (const Face *self,
          PaddockStyle style,
          PaddockRect rect,
          double size,
          PaddockAlign align,
          const char *text)
{
  paddock_scene_add_text (self->sheet->scene, style, rect, size, align, text);
}

static void
add_cell (const Face *self, PaddockRect rect, double size, PaddockAlign align, const char *field)
{
  paddock_sheet_add_cell (self->sheet, rect, size, align, "%s[%u]/%s", self->list, self->i, field);
}

/* --- What all faces have --- */

static void
add_band (const Face *self, PaddockThingKind kind)
{
  paddock_scene_show (self->sheet->scene,
                      (PaddockThing){ .kind = (guint8) kind, .index = (guint16) self->i });
  paddock_scene_add_rect (self->sheet->scene, PADDOCK_STYLE_BAND,
                          place (self, 6, 6, WIDTH - 12, 34), 6);
}

static void
add_name (const Face *self, const char *name)
{
  PaddockRect rect = place (self, 12, 46, INNER, 18);
  double size = g_utf8_strlen (name, -1) > LONG_NAME ? 11 : 13;

  add_text (self, PADDOCK_STYLE_STRONG, rect, size, PADDOCK_ALIGN_LEFT, name);
  add_cell (self, rect, size, PADDOCK_ALIGN_LEFT, "name");
}

/* A text of several lines, or what could be there. */
static void
add_prose (const Face *self,
           PaddockStyle style,
           PaddockRect rect,
           double size,
           const char *text,
           const char *invitation,
           const char *field)
{
  g_autofree char *address = g_strdup_printf ("%s[%u]/%s", self->list, self->i, field);

  paddock_sheet_add_value (self->sheet, style, rect, size, text, invitation, address);
}

static void
add_flavour (const Face *self, const char *flavour)
{
  add_prose (self, PADDOCK_STYLE_MUTED, place (self, 12, HEIGHT - 60, INNER, 28), 9,
             paddock_text_get (flavour), word (self, N_ ("Flavour")), "flavour");
}

/* How many there are, where that is worth a word. */
static void
add_copies (const Face *self, int copies)
{
  PaddockRect rect = place (self, WIDTH - 40, HEIGHT - 25, 28, 16);
  g_autofree char *text = g_strdup_printf ("× %d", copies);

  if (copies > 1 || self->sheet->options->is_edited)
    add_text (self, PADDOCK_STYLE_MUTED, rect, 11, PADDOCK_ALIGN_RIGHT, text);
  add_cell (self, rect, 11, PADDOCK_ALIGN_RIGHT, "copies");
}

static void
add_foot_line (const Face *self)
{
  PaddockRect rect = place (self, 12, HEIGHT - 31, INNER, 0);

  paddock_scene_add_line (self->sheet->scene, PADDOCK_STYLE_RULE, (PaddockPoint){ rect.x, rect.y },
                          (PaddockPoint){ rect.x + rect.width, rect.y });
}

static void
add_number (const Face *self, int number, const char *field)
{
  PaddockRect rect = place (self, WIDTH - 48, 8, 34, 30);
  g_autofree char *text = g_strdup_printf ("%d", number);

  add_text (self, PADDOCK_STYLE_BAND_TITLE, rect, 22, PADDOCK_ALIGN_RIGHT, text);
  add_cell (self, rect, 22, PADDOCK_ALIGN_RIGHT, field);
}

/* --- Action cards --- */

/* A dimmed icon is struck out (RIV-CARD-02). */
static void
add_icon (const Face *self, const PaddockActionCard *card, guint icon)
{
  static const struct {
    const char *label, *field;
    double x, width;
  } icons[PADDOCK_N_ICONS] = {
    [PADDOCK_ICON_CLASS] = { N_ ("Class"), "class-icon", 12, 42 },
    [PADDOCK_ICON_FATIGUE] = { N_ ("Fatigue"), "fatigue-icon", 54, 58 },
    [PADDOCK_ICON_SIDEWAYS] = { N_ ("Sideways"), "sideways-icon", 112, 58 },
  };
  const guint as = card->type == PADDOCK_MOVEMENT_WILD ? PADDOCK_MOVEMENT_LEAD : (guint) card->type;
  gboolean is_shown = paddock_action_card_shows (card, icon, as);
  PaddockRect rect = place (self, icons[icon].x, 67, icons[icon].width, 15);
  PaddockPoint middle = { rect.x + 5, rect.y + 7 };

  if (is_shown)
    paddock_scene_add_circle (self->sheet->scene, PADDOCK_STYLE_MARK, middle, 3.5);
  else
    paddock_scene_add_line (self->sheet->scene, PADDOCK_STYLE_RULE,
                            paddock_point_move (middle, -4, 0),
                            paddock_point_move (middle, icons[icon].width - 8, 0));
  add_text (self, is_shown ? PADDOCK_STYLE_TEXT : PADDOCK_STYLE_MUTED,
            (PaddockRect){ rect.x + 11, rect.y, rect.width - 11, rect.height }, 9,
            PADDOCK_ALIGN_LEFT, word (self, icons[icon].label));
  add_cell (self, rect, 9, PADDOCK_ALIGN_LEFT, icons[icon].field);
}

/* The token that the rider takes: an open one for light fatigue, a solid one for heavy. */
static void
add_fatigue (const Face *self, const PaddockActionCard *card)
{
  static const struct {
    const char *words, *letter;
    PaddockStyle token, text;
  } kinds[] = {
    [PADDOCK_FATIGUE_NONE] = { N_ ("No fatigue") },
    [PADDOCK_FATIGUE_LIGHT] = { N_ ("Light fatigue"), N_ ("L"), PADDOCK_STYLE_BOX,
                                PADDOCK_STYLE_STRONG },
    [PADDOCK_FATIGUE_HEAVY] = { N_ ("Heavy fatigue"), N_ ("H"), PADDOCK_STYLE_BAND,
                                PADDOCK_STYLE_BAND_TITLE },
  };
  const char *letter = kinds[card->fatigue].letter;
  PaddockRect rect = place (self, 12, HEIGHT - 27, 128, 20);
  PaddockPoint middle = { rect.x + 9, rect.y + 10 };

  if (letter) {
    paddock_scene_add_circle (self->sheet->scene, kinds[card->fatigue].token, middle, 8);
    paddock_scene_add_label (self->sheet->scene, kinds[card->fatigue].text, middle, 7, 10,
                             word (self, letter));
  }
  add_text (self, letter ? PADDOCK_STYLE_TEXT : PADDOCK_STYLE_MUTED,
            (PaddockRect){ rect.x + (letter ? 22 : 0), rect.y + 2, 106, 16 }, 11,
            PADDOCK_ALIGN_LEFT, word (self, kinds[card->fatigue].words));
  add_cell (self, rect, 11, PADDOCK_ALIGN_LEFT, "fatigue");
}

void
paddock_sheet_add_face_frame (PaddockSheet *self, PaddockThing card, PaddockPoint at)
{
  paddock_scene_show (self->scene, card);
  paddock_scene_add_rect (self->scene, PADDOCK_STYLE_PANEL,
                          (PaddockRect){ at.x, at.y, WIDTH, HEIGHT }, 10);
}

void
paddock_sheet_add_action_face (PaddockSheet *self,
                               const PaddockTeamCards *cards,
                               guint i,
                               PaddockPoint at)
{
  const Face face = { self, cards, "action", i, at };
  const PaddockActionCard *card = PADDOCK_LIST_AT (cards->actions, PaddockActionCard, i);
  g_autofree char *text = paddock_action_card_dup_text (card, cards, self->options->translate);
  PaddockRect type = place (&face, 60, 13, 70, 20);

  add_band (&face, PADDOCK_THING_ACTION);
  paddock_scene_add_movement_sign (self->scene, PADDOCK_STYLE_BAND_MARK,
                                   (PaddockMovement) card->type,
                                   (PaddockPoint){ at.x + 33, at.y + 23 });
  add_text (&face, PADDOCK_STYLE_BAND_TITLE, type, 14, PADDOCK_ALIGN_LEFT,
            word (&face, paddock_movement_get_row ((guint) card->type)->row.label));
  add_cell (&face, place (&face, 8, 8, 124, 30), 14, PADDOCK_ALIGN_LEFT, "type");
  add_number (&face, card->strokes, "strokes");
  add_name (&face, paddock_text_get (card->name));
  for (guint icon = 0; icon < PADDOCK_N_ICONS; icon++)
    add_icon (&face, card, icon);
  add_prose (&face, PADDOCK_STYLE_TEXT, place (&face, 12, 88, INNER, 66), TEXT_SIZE, text,
             word (&face, N_ ("Effect")), "effect");
  add_flavour (&face, card->flavour);
  add_foot_line (&face);
  add_fatigue (&face, card);
  add_copies (&face, card->copies);
}

/* --- Event cards --- */

static void
add_grupo (const Face *self, const PaddockEventCard *card)
{
  PaddockRect rect = place (self, 12, HEIGHT - 25, 116, 16);
  g_autofree char *text =
    g_strdup_printf ("%s %d", word (self, N_ ("Grupo Compacto")), card->grupo);

  add_text (self, PADDOCK_STYLE_STRONG, rect, 11, PADDOCK_ALIGN_LEFT, text);
  add_cell (self, rect, 11, PADDOCK_ALIGN_LEFT, "grupo");
}

/* The band has one word, and a sign for the expansion. */
static void
add_band_words (const Face *self, const char *text)
{
  add_text (self, PADDOCK_STYLE_BAND_TITLE, place (self, 14, 13, WIDTH - 28, 20), 14,
            PADDOCK_ALIGN_LEFT, text);
}

void
paddock_sheet_add_event_face (PaddockSheet *self,
                              const PaddockTeamCards *cards,
                              guint i,
                              PaddockPoint at)
{
  const Face face = { self, cards, "event", i, at };
  const PaddockEventCard *card = PADDOCK_LIST_AT (cards->events, PaddockEventCard, i);
  g_autofree char *who = paddock_event_card_dup_who (card, cards, self->options->translate);
  g_autofree char *what = self->options->is_edited || *who
                            ? paddock_event_card_dup_what (card, cards, self->options->translate)
                            : paddock_event_card_dup_text (card, cards, self->options->translate);

  add_band (&face, PADDOCK_THING_EVENT);
  add_band_words (&face, word (&face, card->is_expansion ? N_ ("Expansion Event") : N_ ("Event")));
  add_cell (&face, place (&face, 8, 8, WIDTH - 16, 30), 14, PADDOCK_ALIGN_LEFT, "expansion");
  add_name (&face, paddock_text_get (card->name));
  add_prose (&face, PADDOCK_STYLE_STRONG, place (&face, 12, 70, INNER, 44), TEXT_SIZE, who,
             word (&face, N_ ("Riders")), "who");
  add_prose (&face, PADDOCK_STYLE_TEXT, place (&face, 12, 116, INNER, 44), TEXT_SIZE, what,
             word (&face, N_ ("Effect")), "effect");
  add_flavour (&face, card->flavour);
  add_foot_line (&face);
  add_grupo (&face, card);
  add_copies (&face, card->copies);
}

/* --- Tactics cards --- */

void
paddock_sheet_add_tactics_face (PaddockSheet *self,
                                const PaddockTeamCards *cards,
                                guint i,
                                PaddockPoint at)
{
  const Face face = { self, cards, "tactic", i, at };
  const PaddockTacticsCard *card = PADDOCK_LIST_AT (cards->tactics, PaddockTacticsCard, i);
  const PaddockTacticWindowRow *window = paddock_tactic_window_get_row ((guint) card->window);
  g_autofree char *text = paddock_tactics_card_dup_text (card, cards, self->options->translate);

  gboolean has_flavour = self->options->is_edited || *paddock_text_get (card->flavour);

  add_band (&face, PADDOCK_THING_TACTIC);
  add_band_words (&face, word (&face, window->row.label));
  add_cell (&face, place (&face, 8, 8, WIDTH - 16, 30), 14, PADDOCK_ALIGN_LEFT, "window");
  add_name (&face, paddock_text_get (card->name));
  add_text (&face, PADDOCK_STYLE_MUTED, place (&face, 12, 68, INNER, 42), 9, PADDOCK_ALIGN_LEFT,
            word (&face, window->row.help));
  add_prose (&face, PADDOCK_STYLE_TEXT, place (&face, 12, 106, INNER, has_flavour ? 48 : 76),
             TEXT_SIZE, text, word (&face, N_ ("Effect")), "effect");
  add_flavour (&face, card->flavour);
  add_foot_line (&face);
  add_copies (&face, card->copies);
}
