import { part } from '../catalogue.ts';
import type { TableFile } from '../table-file.ts';

/** Shops and pins. */
export const shopFiles: readonly TableFile[] = [
  {
    path: 'bundles/table.ts',
    types: 'Bundle',
    tables: [
      {
        name: 'bundles',
        type: 'readonly Bundle[]',
        value: part('bundles', 'bundles'),
        doc: 'Quest bundles: three quests for 7 gems (catalogue bundles.json).',
      },
    ],
  },
  {
    path: 'gems/table.ts',
    types: 'GemPack',
    tables: [
      {
        name: 'gemPacks',
        type: 'readonly GemPack[]',
        value: part('gems', 'packs'),
        doc: 'Gem packs (catalogue gems.json).',
      },
    ],
  },
  {
    path: 'subscriptions/table.ts',
    types: 'SubscriptionBlock',
    tables: [
      {
        name: 'subscriptionBlocks',
        type: 'readonly SubscriptionBlock[]',
        value: part('subscriptions', 'blocks'),
        doc: 'Subscription blocks (catalogue subscriptions.json).',
      },
    ],
  },
  {
    path: 'pins/table.ts',
    types: 'Pin, NewUserItem, UniqueItem',
    tables: [
      {
        name: 'newUserPins',
        type: 'readonly Pin[]',
        value: part('pinned-defaults', 'newUserPinned'),
        doc: 'What a new player has pinned (catalogue pinned-defaults.json).',
      },
      {
        name: 'newUserItems',
        type: 'readonly NewUserItem[]',
        value: part('pinned-defaults', 'newUserItems'),
        doc: 'What a new player owns, by path (catalogue pinned-defaults.json).',
      },
      {
        name: 'newUserGear',
        type: 'readonly string[]',
        value: part('pinned-defaults', 'newUserOwnedGear'),
        doc: 'Gear of a new player (catalogue pinned-defaults.json).',
      },
      {
        name: 'pinPathsWithoutItem',
        type: 'readonly string[]',
        value: part('pinned-defaults', 'pathsWithoutItem'),
        doc: 'Paths that can be pinned although no item belongs to them (catalogue pinned-defaults.json).',
      },
      {
        name: 'unpinnable',
        type: 'readonly string[]',
        value: part('pinned-defaults', 'cannotUnpin'),
        doc: 'Pins that cannot be removed, as `path:` or `type:` (catalogue pinned-defaults.json).',
      },
      {
        name: 'uniqueItems',
        type: 'readonly UniqueItem[]',
        value: part('pinned-defaults', 'unique'),
        doc: 'Health potion and armoire, prices in gold (catalogue pinned-defaults.json).',
      },
    ],
  },
  {
    path: 'gear/types-table.ts',
    types: 'ItemListEntry',
    tables: [
      {
        name: 'itemList',
        type: 'readonly ItemListEntry[]',
        value: part('gear-types', 'itemList'),
        doc: 'Kinds of items as listed in inventories (catalogue gear-types.json).',
      },
    ],
  },
];
