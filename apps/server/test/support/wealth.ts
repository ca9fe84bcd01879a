import type { Player } from '@everdeed/rules';

/** What a player can spend. */
export interface Wealth {
  readonly gold?: number;
  readonly gems?: number;
  readonly hourglasses?: number;
}

/** Gives a player so much to spend, and a subscription, without a word in the ledger. */
export const withWealth =
  ({ gold = 0, gems = 0, hourglasses = 0 }: Wealth) =>
  (player: Player): Player => {
    const { plan } = player.purchased;
    const consecutive = { ...plan.consecutive, trinkets: hourglasses };
    return {
      ...player,
      balance: gems / 4,
      stats: { ...player.stats, gp: gold },
      purchased: { ...player.purchased, plan: { ...plan, customerId: 'customer', consecutive } },
    };
  };

/** What a player has to spend. */
export const wealthOf = ({ balance, stats, purchased }: Player): Required<Wealth> => ({
  gold: stats.gp,
  gems: balance * 4,
  hourglasses: purchased.plan.consecutive.trinkets,
});
