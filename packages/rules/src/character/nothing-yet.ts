import type { Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';

/** What a player has of a party before there is one. */
export const noParty = (): Player['party'] => ({
  order: 'level',
  orderAscending: 'ascending',
  quest: { RSVPNeeded: false, progress: { up: 0, down: 0, collect: {}, collectedItems: 0 } },
});

/** The plan of a player or a group that nobody ever paid for. */
export const noPlan = (): Plan => ({
  quantity: 1,
  extraMonths: 0,
  gemsBought: 0,
  cumulativeCount: 0,
  mysteryItems: [],
  consecutive: { count: 0, offset: 0, gemCapExtra: 0, trinkets: 0 },
});
