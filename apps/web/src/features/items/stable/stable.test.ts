import { pets, mounts } from '@everdeed/content';
import { type Player, type StableGroupName, stableGroups } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/game.ts';
import { isPicked, shelvesOf, type StableView } from './arrange.ts';
import { favouriteOf, mealOf, rationsFor } from './feeding.ts';
import { heightOf, neighbour, placeShelves, spanOf, within } from './lines.ts';
import { countAbove, subjectOf, subjectsIn } from './subjects.ts';
import { isReleasable } from './releasable.ts';
import { animalsIn, columnsOf, GROUP_NAMES, isOwned, rowsOf, type Side } from './shelves.ts';
import { measuresOf, spanAfter } from './use-window.ts';

/** Long after every release of the catalogue. */
const LATER = Date.UTC(2030, 0, 1);

const keeper = (change: (fresh: Player) => void = () => undefined): Player =>
  player((fresh) => {
    fresh.items.pets = {
      'Fox-Red': 12,
      'Fox-Base': -1,
      'Wolf-Veteran': 5,
      'Wolf-Veggie': 5,
      'Wolf-Ember': 5,
    };
    fresh.items.mounts = { 'Fox-Base': true };
    fresh.items.eggs = { Fox: 1 };
    fresh.items.hatchingPotions = { White: 1, Red: 1 };
    fresh.items.food = { Strawberry: 12, Milk: 30, Saddle: 1 };
    fresh.items.currentPet = 'Fox-Red';
    change(fresh);
  });

const animals = (of: Player, group: StableGroupName, side: Side) => animalsIn(of, group, side, LATER);
const find = (of: Player, group: StableGroupName, key: string) =>
  animals(of, group, 'pets').find((animal) => animal.key === key);

describe('an animal', () => {
  it.each([
    ['Fox-Red', 'standard', 'growing'],
    ['Fox-Base', 'standard', 'raised'],
    ['Fox-White', 'standard', 'ready'],
    ['Fox-Shade', 'standard', 'missing'],
    ['Wolf-Veggie', 'wacky', 'tame'],
    ['Wolf-Veteran', 'special', 'tame'],
    ['Wolf-Ember', 'magic', 'growing'],
  ] as const)('%s is %s and %s', (key, group, standing) => {
    expect(find(keeper(), group, key)).toMatchObject({ standing });
  });

  it('grows again once the mount that it became is set free', () => {
    const freed = keeper(({ items }) => (items.mounts['Fox-Base'] = null));
    expect(find(freed, 'standard', 'Fox-Base')).toMatchObject({ standing: 'growing', growth: 0 });
  });

  it('that nobody can find is not shown before it is there', () => {
    expect(find(keeper(), 'special', 'Tiger-Veteran')).toBeUndefined();
    expect(find(keeper(), 'special', 'Mammoth-Base')).toMatchObject({ standing: 'missing' });
  });

  it('walks at the side of the player', () => {
    expect(find(keeper(), 'standard', 'Fox-Red')?.atSide).toBe(true);
    expect(find(keeper(), 'standard', 'Fox-Base')?.atSide).toBe(false);
  });
});

describe('the shelves', () => {
  it('count what the rules count', () => {
    const of = keeper();
    for (const side of ['pets', 'mounts'] as const)
      for (const { group, owned, all } of stableGroups(of, LATER)[side]) {
        const shown = animals(of, group, side);
        expect([group, shown.filter(isOwned).length, shown.length]).toEqual([group, owned, all]);
      }
  });

  it('hold every animal of those who have all', () => {
    const of = keeper(({ items }) => {
      for (const { key } of pets()) items.pets[key] = 5;
      for (const { key } of mounts()) items.mounts[key] = true;
    });
    const count = (side: Side) =>
      GROUP_NAMES.reduce((sum, group) => sum + animals(of, group, side).length, 0);
    expect([count('pets'), count('mounts')]).toEqual([pets().length, mounts().length]);
  });

  it('have a row for each species, or for each potion where there are many', () => {
    const of = keeper();
    const rows = (group: StableGroupName, byColour = false) =>
      rowsOf(animals(of, group, 'pets'), group, 'pets', byColour);
    expect(rows('standard').map(({ by, key }) => [by, key])[0]).toEqual(['egg', 'Wolf']);
    expect(rows('standard', true)).toHaveLength(10);
    expect(rows('magic')[0]).toMatchObject({ by: 'potion' });
    expect(rows('special')).toHaveLength(1);
    expect(columnsOf(rows('standard'))).toHaveLength(10);
    expect(columnsOf(rows('magic'))).toHaveLength(9);
    expect(columnsOf(rows('quest', true))).toEqual([]);
  });
});

const VIEW: StableView = { search: '', groups: ['standard'], sides: 'pets', kept: 'all', order: 'usual' };
const naming = {
  nameOf: ({ key }: { key: string }) => key,
  titleOf: ({ key }: { key: string }) => key,
  locale: 'en',
};
const shown = (part: Partial<StableView>, of = keeper()) =>
  shelvesOf((group, side) => animals(of, group, side), { ...VIEW, ...part }, naming);
const keysIn = (part: Partial<StableView>) =>
  shown(part).flatMap(({ rows }) => rows.flatMap((row) => row.animals.map(({ key }) => key)));

describe('what is shown', () => {
  it.each([
    ['yours', { kept: 'owned' }, ['Fox-Base', 'Fox-Red']],
    ['ready', { kept: 'ready' }, ['Fox-White']],
    ['found by name', { search: 'fox shade' }, ['Fox-Shade']],
  ] as const)('is %s', (_what, part, keys) => {
    expect(keysIn(part)).toEqual(keys);
    expect(isPicked({ ...VIEW, ...part })).toBe(true);
  });

  it('is ordered by name, or with what hatches first', () => {
    const first = (order: StableView['order']) => shown({ order })[0]?.rows[0]?.key;
    expect([first('usual'), first('name'), first('hatchable')]).toEqual(['Wolf', 'BearCub', 'Fox']);
  });

  it('has pets before mounts, and no empty shelves', () => {
    expect(
      shown({ sides: 'both', groups: GROUP_NAMES })
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['pets standard', 'mounts standard', 'pets magic']);
    expect(shown({ search: 'unicorn' })).toEqual([]);
  });
});

describe('the places', () => {
  const placed = placeShelves(shown({ sides: 'both', groups: GROUP_NAMES }), measuresOf(1300));

  it('follow each other without overlap', () => {
    let end = 0;
    for (const shelf of placed) {
      expect(shelf.top).toBeGreaterThanOrEqual(end);
      let within = 0;
      for (const line of shelf.lines) {
        expect(line.top).toBeGreaterThanOrEqual(within);
        within = line.top + line.height;
      }
      expect(within).toBeLessThanOrEqual(shelf.height);
      end = shelf.top + shelf.height;
    }
    expect(heightOf(placed)).toBe(end);
  });

  it('are few near the window', () => {
    const [first] = placed;
    if (!first) throw new Error('nothing placed');
    expect(within(first.lines, { from: 0, to: 400 })).toHaveLength(3);
    expect(within(placed, { from: 0, to: 400 })).toHaveLength(1);
  });

  it('have their animals in one order, from top to bottom', () => {
    const ordered = placed.flatMap(({ lines }) => lines).flatMap((line) => line.animals);
    expect(subjectsIn(placed)).toEqual(ordered.map(subjectOf));
    const [first, second] = placed;
    const at = second?.lines.find(({ kind }) => kind === 'cells');
    if (!first || !second || !at) throw new Error('nothing placed');
    const inFirst = first.lines.flatMap((line) => line.animals).length;
    expect(countAbove(placed, 0)).toBe(0);
    expect(countAbove(placed, second.top + at.top)).toBe(inFirst);
    expect(countAbove(placed, second.top + at.top + 1)).toBe(inFirst + at.animals.length);
    expect(countAbove(placed, heightOf(placed))).toBe(ordered.length);
  });

  it('are three beside each other on a phone', () => {
    expect(measuresOf(332)).toEqual({ across: 3, isWide: false });
    const [phone] = placeShelves(shown({}), measuresOf(332));
    expect(phone?.naming).toBe('short');
    expect(phone?.lines.slice(0, 2).map(({ kind, animals: own }) => [kind, own.length])).toEqual([
      ['head', 0],
      ['cells', 3],
    ]);
  });

  it('lead to each other by arrow keys, across shelves too', () => {
    const walk = (from: string, key: string) => {
      const all = placed.flatMap(({ lines }) => lines.flatMap((line) => line.animals));
      const animal = all.find(({ id }) => id === from);
      return animal && neighbour(placed, animal, key)?.id;
    };
    expect(walk('pets Wolf-Base', 'ArrowRight')).toBe('pets Wolf-White');
    expect(walk('pets Wolf-Golden', 'ArrowRight')).toBe('pets TigerCub-Base');
    expect(walk('pets TigerCub-Base', 'ArrowLeft')).toBe('pets Wolf-Golden');
    expect(walk('pets BearCub-White', 'ArrowDown')).toBe('mounts Wolf-White');
    expect(walk('pets Wolf-Base', 'ArrowUp')).toBeUndefined();
    const last = placed[1]?.lines[0]?.animals[0];
    expect(last && spanOf(placed, last)?.from).toBeGreaterThan(1000);
  });
});

describe('a meal', () => {
  it.each([
    ['Fox-Red', 'Strawberry', { kind: 'meal', step: 5, isLoved: true, most: 8, isSaddle: false }],
    ['Fox-Red', 'Milk', { kind: 'meal', step: 2, isLoved: false, most: 19, isSaddle: false }],
    ['Wolf-Ember', 'Milk', { kind: 'meal', step: 5, isLoved: true, most: 9, isSaddle: false }],
    ['Fox-Red', 'Saddle', { kind: 'meal', step: 38, isLoved: false, most: 1, isSaddle: true }],
    ['Fox-Red', 'Honey', { kind: 'noFood' }],
    ['Wolf-Veggie', 'Milk', { kind: 'eatsNothing' }],
    ['Wolf-Veteran', 'Milk', { kind: 'eatsNothing' }],
    ['Fox-Shade', 'Milk', { kind: 'notThere' }],
    ['Fox-Base', 'Milk', { kind: 'notThere' }],
  ])('of %s with %s', (pet, food, meal) => {
    expect(mealOf(keeper(), pet, food)).toEqual(meal);
  });

  it('begins anew, one point earlier, for a pet whose mount was set free', () => {
    const of = keeper(({ items }) => (items.mounts['Fox-Base'] = null));
    expect(mealOf(of, 'Fox-Base', 'Milk')).toMatchObject({ kind: 'meal', step: 2, most: 26 });
  });

  it('is refused beside the mount', () => {
    const of = keeper(({ items }) => (items.mounts['Fox-Red'] = true));
    expect(mealOf(of, 'Fox-Red', 'Milk')).toEqual({ kind: 'hasMount' });
  });

  it('begins with what the pet loves, and ends with the saddle', () => {
    const keys = (pet?: Parameters<typeof favouriteOf>[0]) => rationsFor(keeper(), pet).map(({ key }) => key);
    expect(keys()).toEqual(['Milk', 'Strawberry', 'Saddle']);
    expect(keys({ potion: 'Red', type: 'drop' })).toEqual(['Strawberry', 'Milk', 'Saddle']);
    expect(favouriteOf({ potion: 'Red', type: 'drop' })).toBe('Strawberry');
    expect(favouriteOf({ potion: 'Ember', type: 'premium' })).toBeUndefined();
  });
});

describe('releasing', () => {
  const collector = (change: (fresh: Player) => void = () => undefined) =>
    keeper((fresh) => {
      for (const { key, type } of pets()) {
        if (type !== 'drop') continue;
        fresh.items.pets[key] = 5;
        fresh.items.mounts[key] = true;
      }
      change(fresh);
    });
  const herds = (of: Player) =>
    (['pets', 'mounts', 'both'] as const).filter((herd) => isReleasable(of, herd));

  it('is for those who have all ninety', () => {
    expect(herds(keeper())).toEqual([]);
    expect(herds(collector())).toEqual(['pets', 'mounts']);
    expect(herds(collector(({ achievements }) => (achievements['triadBingo'] = true)))).toEqual([
      'pets',
      'mounts',
      'both',
    ]);
    expect(herds(collector(({ items }) => (items.pets['Fox-Red'] = 0)))).toEqual(['mounts']);
  });
});

describe('what is drawn', () => {
  const window = { from: 6000, to: 6900 };
  it('is what is near after a jump, whatever was drawn before', () => {
    expect(spanAfter({ from: 0, to: 900 }, window)).toEqual({ from: 5520, to: 7380 });
    expect(spanAfter({ from: 20_000, to: 20_900 }, window)).toEqual({ from: 5520, to: 7380 });
  });
  it('grows line by line to a limit, and stays', () => {
    const first = spanAfter(window, window);
    expect(first).toEqual({ from: 5520, to: 7380 });
    expect(spanAfter(first, window)).toEqual({ from: 5342, to: 7558 });
    let last = first;
    for (let turn = 0; turn < 5; turn += 1) last = spanAfter(last, window);
    expect(last).toEqual({ from: 4800, to: 8100 });
    expect(spanAfter(last, window)).toEqual(last);
  });
  it('goes on with the window, and lets go of what is far behind', () => {
    const scrolled = { from: 7200, to: 8100 };
    expect(spanAfter({ from: 4800, to: 8100 }, scrolled)).toEqual({ from: 6000, to: 8580 });
  });
});
