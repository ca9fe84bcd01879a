/** Messages of promotions, over any page. */
export const messages = {
  'promo.gems': 'Gem sale: every pack holds more until {date}.',
  'promo.seeGems': 'See the packs',
  'promo.gift': 'Until {date}, whoever gives a subscription gets the same.',
  'promo.seeGift': 'Give one',
  'promo.dismiss': 'Don’t show this again',
} as const;
