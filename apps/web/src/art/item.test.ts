import { describe, expect, it } from 'vitest';
import { itemOfPictureKey } from './item.tsx';

describe('itemOfPictureKey', () => {
  it.each([
    { key: 'Pet_Food_Saddle', item: { family: 'food', name: 'Saddle' } },
    { key: 'Pet_HatchingPotion_RoyalPurple', item: { family: 'hatchingPotions', name: 'RoyalPurple' } },
    { key: 'Pet_Egg_Wolf', item: { family: 'eggs', name: 'Wolf' } },
    { key: 'inventory_quest_scroll_moon1', item: { family: 'quests', name: 'moon1' } },
    { key: 'armor_special_bardRobes', item: { family: 'gear', name: 'armor_special_bardRobes' } },
    { key: 'shop_head_special_kabuto', item: { family: 'gear', name: 'head_special_kabuto' } },
    { key: 'slim_armor_special_pageArmor', item: { family: 'gear', name: 'armor_special_pageArmor' } },
    { key: 'achievement-royally-loyal2x', item: undefined },
  ])('reads $key', ({ key, item }) => {
    expect(itemOfPictureKey(key)).toEqual(item);
  });
});
