import { describe, expect, it } from 'vitest';
import {
  buy,
  buyWithHourglass,
  cast,
  changeClass,
  creditGemPack,
  dropPetKeys,
  giftPaidGems,
  type Player,
  rebirth,
  releaseBoth,
  releaseMounts,
  releasePets,
  reroll,
  type AnyResult,
  runDay,
  sell,
  setContributorLevel,
  subscribe,
  type LedgerEntry,
  transferGems,
  unlock,
} from '@everdeed/rules';
import { contextAt, makePlayer } from './support/make.ts';
import { memberId, valueOf } from './support/party.ts';

const ctx = contextAt('2025-09-20T12:00:00.000Z');
const rich = (change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    player.balance = 100;
    Object.assign(player.stats, { gp: 1000, lvl: 50, hp: 20, mp: 100 });
    player.flags.classSelected = true;
    player.purchased.plan.customerId = 'c';
    player.purchased.plan.consecutive.trinkets = 5;
    for (const key of dropPetKeys()) {
      player.items.pets[key] = 5;
      player.items.mounts[key] = true;
    }
    player.achievements['triadBingo'] = true;
    change(player);
  });
const friend = (): Player => {
  const player = makePlayer();
  player._id = memberId(1);
  player.auth.local.username = 'friend';
  return player;
};
const recordsOf = (result: AnyResult<{ readonly ledger: readonly LedgerEntry[] }>) => valueOf(result).ledger;
const gems = (kind: string, amount: number, about: object = {}, from = 100) => [
  { userId: rich()._id, currency: 'gems', kind, amount, currentAmount: from + amount, ...about },
];
const hourglasses = (kind: string, amount: number, about: object = {}, from = 5) => [
  { userId: rich()._id, currency: 'hourglasses', kind, amount, currentAmount: from + amount, ...about },
];
const about = (reference: string, referenceText: string) => ({ reference, referenceText });
const spell = (key: string) => () =>
  recordsOf(cast(ctx, { player: rich(), members: [] }, { key, targetId: rich()._id }));

/** Every movement of gems and hourglasses, with its ledger entry (rules-play-and-shops 4.16). */
const movements: readonly (readonly [name: string, act: () => readonly unknown[], wanted: unknown])[] = [
  [
    'a change of class',
    () => recordsOf(changeClass(ctx, { player: rich() }, { name: 'rogue' })),
    gems('change_class', -0.75),
  ],
  [
    'a change of class after doing without',
    () =>
      recordsOf(
        changeClass(
          ctx,
          { player: rich((player) => (player.preferences.disableClasses = true)) },
          { name: 'rogue' },
        ),
      ),
    [],
  ],
  ['pets set free', () => recordsOf(releasePets(ctx, { player: rich() })), gems('release_pets', -1)],
  ['mounts set free', () => recordsOf(releaseMounts(ctx, { player: rich() })), gems('release_mounts', -1)],
  ['both set free', () => recordsOf(releaseBoth(ctx, { player: rich() })), gems('release_pets', -1)],
  ['a rebirth', () => recordsOf(rebirth(ctx, { player: rich(), tasks: [] })), gems('rebirth', -1.5)],
  [
    'a free rebirth',
    () => recordsOf(rebirth(ctx, { player: rich((player) => (player.stats.lvl = 100)), tasks: [] })),
    [],
  ],
  ['a fortify potion', () => recordsOf(reroll(ctx, { player: rich(), tasks: [] })), gems('reroll', -1)],
  [
    'two eggs',
    () => recordsOf(buy(ctx, { player: rich() }, { type: 'eggs', key: 'Wolf', quantity: 2 })),
    [
      ...gems('spend', -0.75, about('Wolf', '@egg/Wolf eggs')),
      ...gems('spend', -0.75, about('Wolf', '@egg/Wolf eggs'), 99.25),
    ],
  ],
  [
    'two quest scrolls',
    () => recordsOf(buy(ctx, { player: rich() }, { type: 'quests', key: 'vice1', quantity: 2 })),
    gems('spend', -2, about('vice1', '@quest/vice1')),
  ],
  [
    'the jubilant gryphatrice in its days',
    () =>
      recordsOf(
        buy(
          contextAt('2023-02-01T12:00:00.000Z'),
          { player: rich() },
          { type: 'pets', key: 'Gryphatrice-Jubilant' },
        ),
      ),
    gems('spend', -15, about('Gryphatrice-Jubilant', '@pet/Gryphatrice-Jubilant')),
  ],
  [
    'a shirt',
    () => recordsOf(unlock(ctx, { player: rich() }, { path: 'shirt.convict' })),
    gems('spend', -0.5, { reference: 'shirt.convict' }),
  ],
  [
    'a shirt that is put on',
    () =>
      recordsOf(
        unlock(
          ctx,
          { player: rich((player) => (player.purchased.shirt['convict'] = true)) },
          { path: 'shirt.convict' },
        ),
      ),
    [],
  ],
  [
    'three gems for gold',
    () => recordsOf(buy(ctx, { player: rich() }, { type: 'gems', key: 'gem', quantity: 3 })),
    gems('buy_gold', 0.75),
  ],
  [
    'a gem pack',
    () => recordsOf(creditGemPack(ctx, { player: rich() }, { key: '21gems' })),
    gems('buy_money', 5.25),
  ],
  [
    'paid gems for another',
    () => recordsOf(giftPaidGems(ctx, { player: rich(), receiver: friend() }, { gems: 4 })),
    [{ ...gems('gift_receive', 1, about(rich()._id, 'Mira'), 0)[0], userId: memberId(1) }],
  ],
  [
    'own gems for another',
    () => recordsOf(transferGems(ctx, { player: rich(), receiver: friend() }, { gems: 4 })),
    [
      { ...gems('gift_receive', 1, about(rich()._id, 'mira'), 0)[0], userId: memberId(1) },
      ...gems('gift_send', -1, about(memberId(1), 'friend')),
    ],
  ],
  [
    'a tier of the contributors',
    () => recordsOf(setContributorLevel(ctx, { player: rich() }, { level: 1 })),
    gems('contribution', 2.5, { reference: '1' }),
  ],
  [
    'a background for an hourglass',
    () => recordsOf(buyWithHourglass(ctx, { player: rich() }, { type: 'backgrounds', key: 'airship' })),
    hourglasses('spend', -1, about('airship', '@background/airship')),
  ],
  [
    'scrolls for two hourglasses',
    () => recordsOf(buyWithHourglass(ctx, { player: rich() }, { type: 'quests', key: 'robot', quantity: 2 })),
    hourglasses('spend', -2, about('robot', '@quest/robot')),
  ],
  [
    'a mystery set',
    () => recordsOf(buy(ctx, { player: rich() }, { type: 'mystery', key: '301404' })),
    hourglasses('spend', -1, { referenceText: '@mysterySet/301404' }),
  ],
  [
    'three months of a subscription',
    () => {
      const player = rich(({ purchased }) => (purchased.plan.dateUpdated = '2025-06-01T00:00:00.000Z'));
      return recordsOf(runDay(ctx, { player, tasks: [] }, { daysMissed: 1 }));
    },
    hourglasses('subscription_perks', 3),
  ],
  [
    'the first year of a subscription',
    () =>
      recordsOf(
        subscribe(
          ctx,
          { player: rich(({ purchased }) => (purchased.plan.customerId = null)) },
          { block: 'basic_12mo', kind: 'recurring', customerId: 'c' },
        ),
      ),
    [...hourglasses('subscription_bonus', 12), ...hourglasses('subscription_perks', 1, {}, 17)],
  ],
  ['a health potion', () => recordsOf(buy(ctx, { player: rich() }, { key: 'potion' })), []],
  ['the armoire', () => recordsOf(buy(ctx, { player: rich() }, { key: 'armoire' })), []],
  ['a card', spell('greeting'), []],
  [
    'eggs sold',
    () =>
      recordsOf(
        sell(ctx, { player: rich(({ items }) => (items.eggs['Wolf'] = 1)) }, { type: 'eggs', key: 'Wolf' }),
      ),
    [],
  ],
];

describe('what a movement of gems or hourglasses leaves in the records', () => {
  it.each(movements)('of %s', (_name, act, wanted) => {
    expect(act()).toEqual(wanted);
  });
});

describe('the records of a purchase that is refused', () => {
  it('are none', () => {
    const owner = rich();
    const result = buy(ctx, { player: owner }, { type: 'eggs', key: 'Wolf', quantity: 2000 });
    expect(result).toEqual({ ok: false, refusal: { kind: 'notAuthorized', key: 'notEnoughGems' } });
    expect(owner.balance).toBe(100);
  });
});
