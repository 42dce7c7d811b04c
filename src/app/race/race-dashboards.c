/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-dashboards.h"

#include "race-seat-card.h"

struct _PaddockRaceDashboards {
  AdwBin parent_instance;

  PaddockRace *race;               /* borrowed: it lives longer */
  const PaddockSetup *setup;       /* of the cards: only compared */
  GPtrArray *cards;                /* of PaddockRaceSeatCard, borrowed: the table, then the seats */
  PaddockArrangement *arrangement; /* borrowed, or NULL */
  guint open;                      /* the seat whose mat lies there, or PADDOCK_NOBODY */
  guint pinned;                    /* the seat that people want to keep there, or PADDOCK_NOBODY */
  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (PaddockRaceDashboards, paddock_race_dashboards, ADW_TYPE_BIN)

static void
arranged_cb (PaddockRaceDashboards *self)
{
  g_signal_emit_by_name (self, "arranged");
}

/* --- Whose mat lies there --- */

/* The one that is open comes first, so that it is always in the same place. */
static void
arrange_cards (PaddockRaceDashboards *self)
{
  GtkWidget *before = self->cards->pdata[0];

  if (self->open != PADDOCK_NOBODY) {
    gtk_box_reorder_child_after (self->box, self->cards->pdata[1 + self->open], before);
    before = self->cards->pdata[1 + self->open];
  }
  for (guint seat = 0; 1 + seat < self->cards->len; seat++) {
    GtkWidget *card = self->cards->pdata[1 + seat];
    gboolean is_open = seat == self->open;

    paddock_race_seat_card_set_open (PADDOCK_RACE_SEAT_CARD (card), is_open, seat == self->pinned);
    if (is_open)
      continue;
    gtk_box_reorder_child_after (self->box, card, before);
    before = card;
  }
}

/* Whoever opens a seat wants to see it; the race opens another one as soon as none is kept. */
static void
folded_cb (PaddockRaceDashboards *self, gboolean is_open, PaddockRaceSeatCard *card)
{
  guint seat = paddock_race_seat_card_get_seat (card);

  if (seat == PADDOCK_NOBODY) {
    paddock_race_seat_card_set_open (card, is_open, FALSE);
    return;
  }

  self->open = self->pinned = is_open ? seat : PADDOCK_NOBODY;
  arrange_cards (self);
}

static void
pinned_cb (PaddockRaceDashboards *self, gboolean is_pinned, PaddockRaceSeatCard *card)
{
  self->pinned = is_pinned ? paddock_race_seat_card_get_seat (card) : PADDOCK_NOBODY;
  paddock_race_dashboards_update (self);
}

static void
follow (PaddockRaceDashboards *self, const PaddockDecision *decision)
{
  guint seat = self->pinned == PADDOCK_NOBODY && decision ? decision->player : self->open;

  if (seat == self->open)
    return;

  self->open = seat;
  arrange_cards (self);
}

/* --- Cards --- */

static void
add_card (PaddockRaceDashboards *self, guint seat)
{
  GtkWidget *card = paddock_race_seat_card_new (self->race, seat);

  g_signal_connect_swapped (card, "arranged", G_CALLBACK (arranged_cb), self);
  g_signal_connect_swapped (card, "folded", G_CALLBACK (folded_cb), self);
  g_signal_connect_swapped (card, "pinned", G_CALLBACK (pinned_cb), self);
  g_ptr_array_add (self->cards, card);
  gtk_box_append (self->box, card);
}

static void
make_cards (PaddockRaceDashboards *self)
{
  const PaddockSetup *setup = paddock_race_get_setup (self->race);

  for (guint i = 0; i < self->cards->len; i++)
    gtk_box_remove (self->box, self->cards->pdata[i]);
  g_ptr_array_set_size (self->cards, 0);
  self->setup = setup;
  self->open = self->pinned = PADDOCK_NOBODY;
  add_card (self, PADDOCK_NOBODY);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    add_card (self, seat);
}

void
paddock_race_dashboards_update (PaddockRaceDashboards *self)
{
  const PaddockDecision *decision;

  g_return_if_fail (PADDOCK_IS_RACE_DASHBOARDS (self));

  if (paddock_race_get_error (self->race))
    return;

  decision = paddock_race_get_decision (self->race);
  if (self->setup != paddock_race_get_setup (self->race))
    make_cards (self);
  for (guint i = 0; i < self->cards->len; i++) {
    paddock_race_seat_card_update (self->cards->pdata[i], self->arrangement);
    if (i > 0)
      paddock_race_seat_card_set_active (self->cards->pdata[i],
                                         decision && decision->player == i - 1);
  }
  follow (self, decision);
}

void
paddock_race_dashboards_set_arrangement (PaddockRaceDashboards *self,
                                         PaddockArrangement *arrangement)
{
  g_return_if_fail (PADDOCK_IS_RACE_DASHBOARDS (self));

  self->arrangement = arrangement;
  paddock_race_dashboards_update (self);
}

void
paddock_race_dashboards_set_race (PaddockRaceDashboards *self, PaddockRace *race)
{
  g_return_if_fail (PADDOCK_IS_RACE_DASHBOARDS (self));

  self->race = race;
  paddock_race_dashboards_update (self);
}

static void
paddock_race_dashboards_finalize (GObject *object)
{
  g_ptr_array_unref (PADDOCK_RACE_DASHBOARDS (object)->cards);

  G_OBJECT_CLASS (paddock_race_dashboards_parent_class)->finalize (object);
}

static void
paddock_race_dashboards_class_init (PaddockRaceDashboardsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_race_dashboards_finalize;
  g_signal_new ("arranged", PADDOCK_TYPE_RACE_DASHBOARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
paddock_race_dashboards_init (PaddockRaceDashboards *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->cards = g_ptr_array_new ();
  self->open = self->pinned = PADDOCK_NOBODY;
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "dashboards");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), scroller);
}
