import type { RepeatingEvent } from './types.ts';

/** Yearly events, in the order of the current-event list (catalogue events.json). */
// biome-ignore format: one row a line
export const repeatingEvents: readonly RepeatingEvent[] = [
  { key: 'nye', start: '12-28T04:00-05:00', end: '01-04T03:59-05:00', season: 'nye', npcImageSuffix: '_nye', content: [{ type: 'cards', items: ['nye'] }] },
  { key: 'birthday', start: '01-30T04:00-05:00', end: '02-01T03:59-05:00', season: 'birthday', npcImageSuffix: '_birthday', foodSeason: 'Cake' },
  { key: 'valentines', start: '02-10T04:00-05:00', end: '02-17T03:59-05:00', season: 'valentines', npcImageSuffix: '_valentines', content: [{ type: 'cards', items: ['valentine'] }] },
  { key: 'piDay', start: '03-14T04:00-04:00', end: '03-16T03:59-04:00', foodSeason: 'Pie' },
  { key: 'aprilFools', start: '04-01T04:00-04:00', end: '04-02T03:59-04:00', aprilFools: 'byYear' },
  { key: 'aprilFoolsResale', start: '04-03T04:00-04:00', end: '05-01T03:59-04:00', content: [{ type: 'hatchingPotionQuests', items: ['virtualpet', 'waffle', 'fungi', 'alien'] }, { type: 'premiumHatchingPotions', items: ['Cryptid', 'Veggie', 'TeaShop'] }] },
  { key: 'namingDay', start: '07-31T04:00-04:00', end: '08-02T03:59-04:00', foodSeason: 'Cake' },
  { key: 'fallGemSale', start: '08-27T04:00-04:00', end: '09-03T23:59-04:00', event: 'fall_extra_gems', gemsPromo: 'gemsPromo' },
  { key: 'spookyGemSale', start: '10-27T04:00-04:00', end: '10-31T23:59-04:00', event: 'spooky_extra_gems', gemsPromo: 'gemsPromo' },
  { key: 'habitoween', start: '10-30T04:00-04:00', end: '11-01T23:59-04:00', foodSeason: 'Candy', season: 'habitoween', npcImageSuffix: '_halloween' },
  { key: 'harvestFeast', start: '11-20T04:00-05:00', end: '12-01T03:59-05:00', season: 'thanksgiving', npcImageSuffix: '_thanksgiving', foodSeason: 'Pie' },
  { key: 'giftOneGetOne', start: '12-16T04:00-05:00', end: '01-09T23:59-05:00', promo: 'g1g1' },
];
