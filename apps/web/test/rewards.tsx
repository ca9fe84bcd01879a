import type { Player } from '@everdeed/rules';
import { vi } from 'vitest';
import { RewardsList } from '../src/features/shops/rewards-list.tsx';
import type { ShopItem } from '../src/features/shops/shop-types.ts';
import { loadWords, t } from '../src/i18n/i18n.ts';
import { openGame, player } from './game.ts';
import { show } from './render.tsx';
import { gear, potion } from './shop.ts';

export const staff = gear('weapon_wizard_2', { text: 'Staff', value: 50, int: 6 });

let version = 0;

/** Stands for the server when it is asked for the list. */
type Server = () => Promise<Response>;

/** A server that lists these items. */
export const listing =
  (items: readonly ShopItem[]): Server =>
  async () =>
    Response.json({ success: true, data: items, notifications: [] });

/** Shows the shop items among the rewards of a wizard with 40 gold, who has pinned a staff and a potion. */
export async function showRewards(server: Server, change: (of: Player) => void = () => undefined) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    String(address instanceof Request ? address.url : address).includes('in-app-rewards')
      ? await server()
      : await new Promise<Response>(() => undefined),
  );
  openGame(
    player((of) => {
      Object.assign(of.stats, { gp: 40, hp: 20, class: 'wizard' });
      of.items.gear.owned['weapon_wizard_1'] = true;
      of.pinnedItems = [
        { type: 'marketGear', path: 'gear.flat.weapon_wizard_2' },
        { type: 'potion', path: 'potion' },
      ];
      // What was listed for another test is not shown again.
      of._v = version += 1;
      change(of);
    }),
  );
  await Promise.all([loadWords('rewards'), loadWords('shops'), loadWords('send')]);
  return show(
    <main>
      <RewardsList words="" />
    </main>,
  );
}

/** The same, with a server that lists these items. */
export const showListed = (change?: (of: Player) => void, items: readonly ShopItem[] = [staff, potion]) =>
  showRewards(listing(items), change);

/** What the price of an item is called. */
export const priceOf = (name: string, count: number) =>
  t('rewards.buy', { name, price: t('rewards.price.gold', { count }) });
