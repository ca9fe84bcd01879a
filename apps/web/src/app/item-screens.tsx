import { loadActions } from '../data/later-actions.ts';
import { loadWords } from '../i18n/i18n.ts';
import { itemPack } from './item-packs.ts';
import type { Later } from '../lib/load-later.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ItemScreen } from './screen-names.ts';

/** The component of each screen of items, which is loaded on demand, with its messages. */
export const ITEM_SCREENS: Readonly<Record<ItemScreen, Later<object>>> = {
  things: lazyScreen('items', async () => {
    const [{ ThingsPage }] = await Promise.all([import('./things-page.tsx'), loadActions(itemPack)]);
    return ThingsPage;
  }),
  equipment: lazyScreen('items', async () => {
    const [{ EquipmentPage }] = await Promise.all([import('./equipment-page.tsx'), loadActions(itemPack)]);
    return EquipmentPage;
  }),
  stable: lazyScreen('items', async () => {
    const [{ StablePage }] = await Promise.all([import('./stable-page.tsx'), loadActions(itemPack)]);
    return StablePage;
  }),
  looks: lazyScreen('items', async () => {
    const [{ LooksPage }] = await Promise.all([
      import('./looks-page.tsx'),
      loadActions(itemPack),
      loadWords('looks'),
    ]);
    return LooksPage;
  }),
};
