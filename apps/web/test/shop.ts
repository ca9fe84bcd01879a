import type { ShopItem } from '../src/features/shops/shop-types.ts';

/** An egg for 3 gems; `change` makes something else of it. */
export const ware = (change: Partial<ShopItem> = {}): ShopItem => ({
  key: 'Wolf',
  text: 'Wolf Cub',
  notes: 'It hums.',
  value: 3,
  currency: 'gems',
  purchaseType: 'eggs',
  pinType: 'eggs',
  path: 'eggs.Wolf',
  class: 'Pet_Egg_Wolf',
  locked: false,
  ...change,
});

/** Market gear for gold. */
export const gear = (key: string, change: Partial<ShopItem> = {}): ShopItem =>
  ware({
    key,
    text: key,
    value: 20,
    currency: 'gold',
    purchaseType: 'gear',
    pinType: 'marketGear',
    path: `gear.flat.${key}`,
    class: `shop_${key}`,
    klass: key.split('_')[1] ?? '',
    type: key.split('_')[0] ?? '',
    ...change,
  });

/** The health potion, as everybody has it among the rewards. */
export const potion = ware({
  key: 'potion',
  text: 'Health Potion',
  value: 25,
  currency: 'gold',
  purchaseType: 'potion',
  pinType: 'potion',
  path: 'potion',
  class: 'shop_potion',
});
