import fc from 'fast-check';
import {
  allocate,
  buy,
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
  type Player,
  readCard,
  rebirth,
  releaseBoth,
  releaseMounts,
  releasePets,
  reroll,
  resetAccount,
  type Result,
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

/** One command with its arguments, ready to be carried out. */
export interface Act {
  readonly name: string;
  readonly run: (ctx: RuleContext, player: Player) => Result<{ readonly player: Player }>;
}

const anyEgg = fc.constantFrom('Wolf', 'Dragon', 'Rat', 'Egg', 'Nothing');
const anyPotion = fc.constantFrom('Base', 'Golden', 'Spooky', 'Veggie', 'Nothing');
const anyFood = fc.constantFrom('Meat', 'Milk', 'Cake_Base', 'Saddle', 'Nothing');
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
const act = (name: string, run: Act['run']): Act => ({ name, run });

const anyPurchase: fc.Arbitrary<Act> = fc
  .record({
    type: fc.constantFrom(
      undefined,
      'eggs',
      'hatchingPotions',
      'food',
      'gear',
      'bundles',
      'quest',
      'quests',
      'special',
      'gems',
      'mystery',
      'pets',
      'mounts',
      'backgrounds',
    ),
    key: fc.oneof(
      anyEgg,
      anyPotion,
      anyFood,
      anyGear,
      fc.constantFrom(
        'potion',
        'armoire',
        'gem',
        'vice1',
        'dilatoryDistress1',
        'robot',
        'snowball',
        'greeting',
        'Mammoth-Base',
        'airship',
        '202307',
        'hugabug',
      ),
    ),
    quantity: anyAmount,
    hourglass: fc.boolean(),
  })
  .map((input) => act(`buy ${JSON.stringify(input)}`, (ctx, player) => buy(ctx, player, input)));

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  anyPurchase,
  fc
    .tuple(
      fc.constantFrom('eggs', 'hatchingPotions', 'food', 'gear'),
      fc.oneof(anyEgg, anyPotion, anyFood),
      anyAmount,
    )
    .map(([type, key, amount]) =>
      act(`sell ${type} ${key} ${amount}`, (_ctx, player) => sell(player, { type, key, amount })),
    ),
  fc
    .tuple(anyEgg, anyPotion)
    .map(([egg, hatchingPotion]) =>
      act(`hatch ${egg}-${hatchingPotion}`, (ctx, player) => hatch(ctx, player, { egg, hatchingPotion })),
    ),
  fc
    .tuple(anyEgg, anyPotion, anyFood, anyAmount)
    .map(([egg, potion, food, amount]) =>
      act(`feed ${egg}-${potion} ${food} ${amount}`, (ctx, player) =>
        feed(ctx, player, { pet: `${egg}-${potion}`, food, amount }),
      ),
    ),
  fc
    .tuple(fc.constantFrom('equipped', 'costume', 'pet'), fc.oneof(anyGear, fc.constant('Wolf-Base')))
    .map(([type, key]) => act(`equip ${type} ${key}`, (_ctx, player) => equip(player, { type, key }))),
  fc
    .tuple(
      fc.constantFrom(
        'fireball',
        'smash',
        'frost',
        'heal',
        'earth',
        'stealth',
        'snowball',
        'salt',
        'greeting',
      ),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([key, quantity]) =>
      act(`cast ${key} ${quantity}`, (ctx, player) =>
        cast(ctx, { player, key, quantity, targetId: player._id, tasks: [], members: [] }),
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
    .map((path) => act(`unlock ${path}`, (ctx, player) => unlock(ctx, player, path))),
  fc
    .constantFrom('warrior', 'mage', 'rogue', 'knight', undefined)
    .map((name) => act(`class ${name}`, (_ctx, player) => changeClass(player, name))),
  fc
    .constantFrom('gear.flat.weapon_warrior_1', 'eggs.Wolf')
    .map((path) => act(`pin ${path}`, (ctx, player) => togglePin(ctx, player, { type: 'marketGear', path }))),
  fc
    .constantFrom('str', 'int', 'luck')
    .map((stat) => act(`allocate ${stat}`, (ctx, player) => allocate(ctx, player, stat))),
  fc
    .constantFrom('equipped', 'all', 'pet', 'nothing')
    .map((type) => act(`unequip ${type}`, (_ctx, player) => unequip(player, type))),
  fc.constantFrom<Act>(
    act('rebirth', (ctx, player) => rebirth(ctx, player, [])),
    act('fortify', (ctx, player) => reroll(ctx, player, [])),
    act('revive', (ctx, player) => revive(ctx, player)),
    act('reset', (ctx, player) => resetAccount(ctx, player, [])),
    act('no classes', (_ctx, player) => disableClasses(player)),
    act('gem pack', (ctx, player) => creditGemPack(ctx, player, '4gems')),
    act('cancel', (ctx, player) => cancelSubscription(ctx, player)),
    act('gift', (ctx, player) => subscribe(ctx, player, { block: 'basic_3mo', kind: 'gift' })),
    act('group plan', (ctx, player) => joinGroupPlan(ctx, player)),
    act('read a card', (_ctx, player) => readCard(player, 'greeting')),
    act('day', (ctx, player) => ({ ok: true, value: runDay(ctx, { player, tasks: [], daysMissed: 1 }) })),
  ),
  fc.constantFrom<Act>(
    act('release pets', (_ctx, player) => releasePets(player)),
    act('release mounts', (_ctx, player) => releaseMounts(player)),
    act('release both', (_ctx, player) => releaseBoth(player)),
    act('mystery item', (_ctx, player) => openMysteryItem(player)),
    act('subscribe', (ctx, player) =>
      subscribe(ctx, player, { block: 'basic_12mo', kind: 'recurring', customerId: 'c' }),
    ),
  ),
);

const anyPurse: fc.Arbitrary<Player> = fc
  .record({
    gp: fc.double({ min: 0, max: 800, noNaN: true }),
    balance: fc.integer({ min: 0, max: 40 }).map((gems) => gems / 4),
    trinkets: fc.integer({ min: 0, max: 3 }),
    mp: fc.double({ min: 0, max: 120, noNaN: true }),
    lvl: fc.integer({ min: 1, max: 60 }),
    isSubscriber: fc.boolean(),
    stock: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ gp, balance, trinkets, mp, lvl, isSubscriber, stock }) =>
    makePlayer((player) => {
      Object.assign(player.stats, { gp, mp, lvl });
      player.balance = balance;
      player.purchased.plan.consecutive.trinkets = trinkets;
      if (isSubscriber) player.purchased.plan.customerId = 'c';
      player.items.eggs = { Wolf: stock, Dragon: stock };
      player.items.hatchingPotions = { Base: stock, Spooky: stock };
      player.items.food = { Meat: stock * 4, Saddle: stock };
      player.items.special['snowball'] = stock;
    }),
  );

/** A purse, what its owner does, and a seed for the dice. */
export const anyLife = fc.tuple(anyPurse, fc.array(anyAct, { minLength: 1, maxLength: 12 }), fc.nat());
