import fc from 'fast-check';
import {
  allocate,
  buy,
  type BuyInput,
  cancelSubscription,
  cast,
  changeClass,
  creditGemPack,
  disableClasses,
  equip,
  feed,
  hatch,
  joinGroupPlan,
  openMysteryItem,
  type Outcome,
  type Player,
  type PlayerClass,
  readCard,
  rebirth,
  releaseBoth,
  releaseMounts,
  releasePets,
  reroll,
  resetAccount,
  type AnyResult,
  revive,
  type RuleContext,
  runDay,
  sell,
  subscribe,
  togglePin,
  unequip,
  unlock,
} from '@everdeed/rules';
import { makePlayer } from './make.ts';

/** A command with its arguments, ready to run. */
export interface Move {
  readonly name: string;
  readonly run: (ctx: RuleContext, player: Player) => AnyResult<Outcome<unknown>>;
}

const anyEgg = fc.constantFrom('Wolf', 'Wolf', 'Dragon', 'Rat', 'Egg', 'Nothing');
const anyPotion = fc.constantFrom('Base', 'Base', 'Golden', 'Spooky', 'Veggie', 'Nothing');
const anyFood = fc.constantFrom('Meat', 'Meat', 'Meat', 'Milk', 'Cake_Base', 'Saddle', 'Nothing');
const anyGear = fc.constantFrom(
  'weapon_warrior_0',
  'weapon_warrior_1',
  'weapon_wizard_1',
  'armor_warrior_1',
  'shield_warrior_1',
  'head_armoire_lunarCrown',
  'weapon_special_fall2024Warrior',
  'shield_rogue_0',
  'nothing',
);
const anyAmount = fc.constantFrom(-1, 0, 0.5, 1, 2, 7);
const move = (name: string, run: Move['run']): Move => ({ name, run });

/** What the shops sell on 20 April 2025, and how to ask for it. */
const wares: readonly BuyInput[] = [
  { key: 'potion' },
  { key: 'armoire' },
  { key: 'armor_warrior_1' },
  { key: 'weapon_warrior_1' },
  { type: 'eggs', key: 'Wolf' },
  { type: 'hatchingPotions', key: 'Base' },
  { type: 'hatchingPotions', key: 'Veggie' },
  { type: 'food', key: 'Meat' },
  { type: 'food', key: 'Saddle' },
  { type: 'gear', key: 'head_special_spring2019Warrior' },
  { type: 'bundles', key: 'hugabug' },
  { type: 'quest', key: 'dilatoryDistress1' },
  { type: 'quests', key: 'vice1' },
  { type: 'quests', key: 'robot', hourglass: true },
  { type: 'special', key: 'shinySeed' },
  { type: 'special', key: 'greeting' },
  { type: 'gems', key: 'gem' },
  { type: 'gems', key: 'gem' },
  { type: 'mystery', key: '301404' },
  { type: 'mystery', key: '202310' },
  { type: 'pets', key: 'Mammoth-Base', hourglass: true },
  { type: 'mounts', key: 'Mammoth-Base', hourglass: true },
  { type: 'backgrounds', key: 'airship', hourglass: true },
];
const anyKind = fc.constantFrom(...new Set(wares.map(({ type }) => type)));
const anyWare = fc.constantFrom(...wares);

/** Usually something that is for sale, occasionally nonsense. */
const anyPurchase: fc.Arbitrary<Move> = fc
  .oneof(
    { weight: 4, arbitrary: fc.tuple(anyWare, fc.constantFrom(1, 2, 7)) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.record({ type: anyKind, key: fc.oneof(anyEgg, anyPotion, anyGear), hourglass: fc.boolean() }),
        anyAmount,
      ),
    },
  )
  .map(([ware, quantity]): BuyInput => ({ ...ware, quantity }))
  .map((input) => move(`buy ${JSON.stringify(input)}`, (ctx, player) => buy(ctx, { player }, input)));

const anyMeal: fc.Arbitrary<Move> = fc
  .tuple(
    fc.constantFrom('Wolf-Base', 'Wolf-Base', 'Wolf-Golden', 'Rat-Base', 'Nothing'),
    anyFood,
    fc.oneof(anyAmount, fc.integer({ min: 1, max: 6 })),
  )
  .map(([pet, food, amount]) =>
    move(`feed ${pet} ${food} ${amount}`, (ctx, player) => feed(ctx, { player }, { pet, food, amount })),
  );

/** Mostly something from the purse's own stock, up to a little more than there is. */
const anySale: fc.Arbitrary<Move> = fc
  .tuple(
    fc.constantFrom(
      ['eggs', 'Wolf'],
      ['eggs', 'Dragon'],
      ['eggs', 'Egg'],
      ['hatchingPotions', 'Base'],
      ['hatchingPotions', 'Spooky'],
      ['food', 'Meat'],
      ['food', 'Saddle'],
      ['food', 'Nothing'],
      ['gear', 'weapon_warrior_0'],
    ),
    fc.constantFrom(-1, 0, 0.5, 1, 2, 3, 4, 5),
  )
  .map(([[type, key], amount]) =>
    move(`sell ${type} ${key} ${amount}`, (ctx, player) => sell(ctx, { player }, { type, key, amount })),
  );

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: anyPurchase },
  { weight: 2, arbitrary: anySale },
  fc
    .tuple(anyEgg, anyPotion)
    .map(([egg, hatchingPotion]) =>
      move(`hatch ${egg}-${hatchingPotion}`, (ctx, player) =>
        hatch(ctx, { player }, { egg, hatchingPotion }),
      ),
    ),
  { weight: 2, arbitrary: anyMeal },
  fc
    .tuple(fc.constantFrom('equipped', 'costume', 'pet'), fc.oneof(anyGear, fc.constant('Wolf-Base')))
    .map(([type, key]) =>
      move(`equip ${type} ${key}`, (ctx, player) => equip(ctx, { player }, { type, key })),
    ),
  fc
    .tuple(
      fc.constantFrom(
        'earth',
        'defensiveStance',
        'toolsOfTrade',
        'brightness',
        'healAll',
        'frost',
        'heal',
        'stealth',
        'snowball',
        'salt',
        'greeting',
      ),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([key, quantity]) =>
      move(`cast ${key} ${quantity}`, (ctx, player) =>
        cast(ctx, { player, tasks: [], members: [] }, { key, quantity, targetId: player._id }),
      ),
    ),
  fc
    .constantFrom(
      'shirt.convict',
      'background.beach',
      'background.blue',
      'hair.color.rainbow',
      'items.gear.owned.back_special_wolfTail',
    )
    .map((path) => move(`unlock ${path}`, (ctx, player) => unlock(ctx, { player }, { path }))),
  fc
    .constantFrom('warrior', 'mage', 'rogue', 'knight', undefined)
    .map((name) => move(`class ${name}`, (ctx, player) => changeClass(ctx, { player }, { name }))),
  fc
    .constantFrom('gear.flat.weapon_warrior_1', 'eggs.Wolf')
    .map((path) =>
      move(`pin ${path}`, (ctx, player) => togglePin(ctx, { player }, { type: 'marketGear', path })),
    ),
  fc
    .constantFrom('str', 'int', 'luck')
    .map((stat) => move(`allocate ${stat}`, (ctx, player) => allocate(ctx, { player }, { stat }))),
  fc
    .constantFrom('equipped', 'all', 'pet', 'nothing')
    .map((type) => move(`unequip ${type}`, (ctx, player) => unequip(ctx, { player }, { type }))),
  fc.constantFrom<Move>(
    move('rebirth', (ctx, player) => rebirth(ctx, { player, tasks: [] })),
    move('fortify', (ctx, player) => reroll(ctx, { player, tasks: [] })),
    move('revive', (ctx, player) => revive(ctx, { player })),
    move('reset', (ctx, player) => resetAccount(ctx, { player, tasks: [] })),
    move('no classes', (ctx, player) => disableClasses(ctx, { player })),
    move('gem pack', (ctx, player) => creditGemPack(ctx, { player }, { key: '4gems' })),
    move('cancel', (ctx, player) => cancelSubscription(ctx, { player })),
    move('gift', (ctx, player) => subscribe(ctx, { player }, { block: 'basic_3mo', kind: 'gift' })),
    move('group plan', (ctx, player) => joinGroupPlan(ctx, { player })),
    move('read a card', (ctx, player) => readCard(ctx, { player }, { card: 'greeting' })),
    move('day', (ctx, player) => runDay(ctx, { player, tasks: [] }, { daysMissed: 1 })),
  ),
  fc.constantFrom<Move>(
    move('release pets', (ctx, player) => releasePets(ctx, { player })),
    move('release mounts', (ctx, player) => releaseMounts(ctx, { player })),
    move('release both', (ctx, player) => releaseBoth(ctx, { player })),
    move('mystery item', (ctx, player) => openMysteryItem(ctx, { player })),
    move('subscribe', (ctx, player) =>
      subscribe(ctx, { player }, { block: 'basic_12mo', kind: 'recurring', customerId: 'c' }),
    ),
  ),
);

/** An amount with cents, or exactly a price. */
const anySum = (most: number) =>
  fc.oneof(
    fc.constantFrom(5, 10, 20, 25, 30, 100, 200),
    fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100),
  );

const anyPurse: fc.Arbitrary<Player> = fc
  .record({
    stats: fc.record({
      gp: anySum(800),
      mp: anySum(120),
      hp: fc.constantFrom(0, 12, 49, 50),
      lvl: fc.integer({ min: 1, max: 60 }),
      class: fc.constantFrom<PlayerClass>('warrior', 'rogue', 'wizard', 'healer'),
    }),
    gems: fc.integer({ min: 0, max: 40 }),
    trinkets: fc.integer({ min: 0, max: 3 }),
    isSubscriber: fc.constantFrom(true, true, false),
    gemsBought: fc.constantFrom(19, 23, 24),
    gemCapExtra: fc.constantFrom(0, 0, 25, 26),
    armoireOpened: fc.boolean(),
    stock: fc.integer({ min: 0, max: 4 }),
    growth: fc.constantFrom(-1, 0, 5, 5, 5, 45, 48),
  })
  .map(({ stats, gems, trinkets, isSubscriber, gemsBought, gemCapExtra, armoireOpened, stock, growth }) =>
    makePlayer((player) => {
      Object.assign(player.stats, stats);
      player.balance = gems / 4;
      player.flags.armoireOpened = armoireOpened;
      const { plan } = player.purchased;
      Object.assign(plan, { gemsBought, dateUpdated: '2025-02-10T00:00:00.000Z' });
      Object.assign(plan.consecutive, { trinkets, gemCapExtra });
      if (isSubscriber) plan.customerId = 'c';
      player.items.eggs = { Wolf: stock, Dragon: stock };
      player.items.hatchingPotions = { Base: stock, Spooky: stock };
      player.items.food = { Meat: stock + 1, Saddle: stock };
      player.items.pets = { 'Wolf-Base': growth };
      player.items.special['snowball'] = stock;
    }),
  );

/** A purse, its owner's actions, and a seed for the dice. */
export const anyLife = fc.tuple(anyPurse, fc.array(anyMove, { minLength: 1, maxLength: 12 }), fc.nat());
