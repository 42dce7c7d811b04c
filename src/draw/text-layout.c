/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-layout.h"

/* Half the height of capitals, as a share of the font's size. */
#define HALF_CAPITAL 0.365

PangoLayout *
paddock_text_layout_new (cairo_t *cr)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoContext *context = pango_layout_get_context (layout);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);

  return layout;
}

void
paddock_text_layout_set_font (PangoLayout *layout, double size, gboolean is_bold)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, "Sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

void
paddock_text_layout_place (PangoLayout *layout,
                           const PaddockScene *scene,
                           const PaddockShape *shape,
                           cairo_t *cr)
{
  static const PangoAlignment alignments[] = {
    [PADDOCK_ALIGN_CENTRE] = PANGO_ALIGN_CENTER,
    [PADDOCK_ALIGN_LEFT] = PANGO_ALIGN_LEFT,
    [PADDOCK_ALIGN_RIGHT] = PANGO_ALIGN_RIGHT,
  };
  const PaddockScenePoint *box = paddock_scene_get_points (scene, shape);
  double width = box[1].x - box[0].x, height = box[1].y - box[0].y, top = 0;

  pango_layout_set_text (layout, paddock_scene_get_text (scene, shape), -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_height (layout, (int) (height * PANGO_SCALE));
  pango_layout_set_alignment (layout, alignments[shape->align]);

  if (shape->align == PADDOCK_ALIGN_CENTRE) {
    PangoRectangle extents;

    pango_layout_get_extents (layout, NULL, &extents);
    if (pango_layout_get_line_count (layout) > 1)
      top = (height - (double) extents.height / PANGO_SCALE) / 2;
    else /* centred by its capitals and figures, not by what could hang below them */
      top = height / 2 + HALF_CAPITAL * shape->size
            - (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
  }

  cairo_translate (cr, box[0].x + width / 2, box[0].y + height / 2);
  cairo_rotate (cr, shape->angle);
  cairo_move_to (cr, -width / 2, top - height / 2);
  pango_cairo_update_layout (cr, layout);
}
