import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/game.ts';
import { inOrder, isFound } from './arrange.ts';
import { piecesIn, thingsOf } from './owned.ts';
import { type Half, matchesOf, progressOf } from './pairing.ts';
import { tapOn } from './tap.ts';

const egg = (key: string): Half => ({ family: 'eggs', key });
const potion = (key: string): Half => ({ family: 'hatchingPotions', key });

describe('what the player has', () => {
  const things = thingsOf(
    player(({ items, purchased }) => {
      items.eggs = { Cactus: 2, Wolf: 1, Fox: 0, Yeti: 4 };
      items.food = { Saddle: 1, Cake_Base: 2, Meat: 3 };
      items.quests = { atom1: 1 };
      items.special = { greetingReceived: ['Jo', 'Ann'], nyeReceived: [], snowball: 2, salt: 0 };
      purchased.plan.mysteryItems = ['head_mystery_201402', 'armor_mystery_201402', 'not_of_this_release'];
    }),
  );

  it('stands in the order of the catalogue, without what is used up or unknown', () => {
    expect(things.eggs.map(({ key, count }) => [key, count])).toEqual([
      ['Wolf', 1],
      ['Cactus', 2],
    ]);
  });

  it('has the saddle after all food', () => {
    expect(things.food.map(({ key }) => key)).toEqual(['Meat', 'Cake_Base', 'Saddle']);
    expect(piecesIn(things.food)).toBe(6);
  });

  it('has gifts of one month together, cards with their senders, and items for friends', () => {
    expect(things.special).toEqual([
      { kind: 'gift', key: 'gift', count: 2, month: '201402' },
      { kind: 'card', key: 'greeting', count: 2, senders: ['Jo', 'Ann'] },
      { kind: 'item', key: 'snowball', count: 2 },
    ]);
  });

  it('names no month where gifts are from several', () => {
    const { special } = thingsOf(
      player(({ purchased }) => {
        purchased.plan.mysteryItems = ['head_mystery_201402', 'head_mystery_201405'];
      }),
    );
    expect(special).toMatchObject([{ kind: 'gift', count: 2, month: undefined }]);
  });

  it('can be nothing at all', () => {
    const bare = player(({ items }) => (items.quests = {}));
    expect(Object.values(thingsOf(bare)).flat()).toEqual([]);
  });
});

describe('an egg and a potion', () => {
  const owner = player(({ items }) => {
    items.eggs = { Fox: 1, Ferret: 1 };
    items.hatchingPotions = { Base: 1, Red: 2, White: 1, Ember: 1 };
    items.pets = { 'Fox-Base': 5, 'Fox-Red': -1, 'Fox-White': 0, 'Wolf-Red': 5 };
  });
  const things = thingsOf(owner);
  const seen = (chosen: Half) => Object.fromEntries(matchesOf(owner, chosen, things));

  it.each([
    { chosen: egg('Fox'), key: 'Base', match: 'hatched', why: 'a pet that is there cannot hatch again' },
    { chosen: egg('Fox'), key: 'Red', match: 'again', why: 'a pet that was raised can hatch again' },
    { chosen: egg('Fox'), key: 'White', match: 'new', why: 'a pet that was set free can hatch again' },
    { chosen: egg('Ferret'), key: 'Ember', match: 'unfit', why: 'magic potions do not work on quest eggs' },
    { chosen: egg('Fox'), key: 'Ember', match: 'new', why: 'magic potions work on standard eggs' },
    { chosen: potion('Ember'), key: 'Ferret', match: 'unfit', why: 'it is the same the other way round' },
    { chosen: potion('Base'), key: 'Fox', match: 'hatched', why: 'it is the same the other way round' },
  ])('$why: $chosen.key and $key', ({ chosen, key, match }) => {
    expect(seen(chosen)[key]).toBe(match);
  });

  it.each([
    { half: egg('Fox'), progress: { hatched: 2, all: 10 }, why: 'raised ones count, those set free do not' },
    { half: egg('Wolf'), progress: { hatched: 1, all: 10 }, why: 'an egg counts the standard colours' },
    { half: potion('Red'), progress: { hatched: 2, all: 9 }, why: 'a potion counts the standard animals' },
  ])('$why', ({ half, progress }) => expect(progressOf(owner, half)).toEqual(progress));
});

describe('a tap', () => {
  it.each([
    { on: egg('Fox'), chosen: undefined, asks: { kind: 'choose', half: egg('Fox') }, why: 'chooses' },
    { on: egg('Fox'), chosen: egg('Fox'), asks: { kind: 'putBack' }, why: 'again puts back' },
    {
      on: egg('Wolf'),
      chosen: egg('Fox'),
      asks: { kind: 'choose', half: egg('Wolf') },
      why: 'on another egg chooses that instead',
    },
    {
      on: potion('Red'),
      chosen: egg('Fox'),
      asks: { kind: 'join', pair: { egg: 'Fox', potion: 'Red' } },
      why: 'on a potion joins it with the egg',
    },
    {
      on: egg('Fox'),
      chosen: potion('Red'),
      asks: { kind: 'join', pair: { egg: 'Fox', potion: 'Red' } },
      why: 'on an egg joins it with the potion',
    },
  ])('$why', ({ on, chosen, asks }) => expect(tapOn(on, chosen)).toEqual(asks));
});

describe('finding and sorting', () => {
  it.each([
    { name: 'Cotton Candy Blue', search: 'blue cotton', found: true },
    { name: 'Pâté', search: ' pate ', found: true },
    { name: 'Fox Kit', search: 'foxes', found: false },
    { name: 'Fox Kit', search: '', found: true },
  ])('“$search” finds $name: $found', ({ name, search, found }) => {
    expect(isFound(name, search)).toBe(found);
  });

  it.each([
    { order: 'usual', keys: ['b', 'a', 'c'] },
    { order: 'name', keys: ['a', 'b', 'c'] },
    { order: 'count', keys: ['a', 'b', 'c'] },
  ] as const)('by $order: $keys', ({ order, keys }) => {
    const list = [
      { key: 'b', count: 2 },
      { key: 'a', count: 7 },
      { key: 'c', count: 2 },
    ];
    expect(inOrder(list, order, ({ key }) => key, 'en').map(({ key }) => key)).toEqual(keys);
  });
});
