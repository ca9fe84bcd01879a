import { computedStats } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import {
  affordable,
  attributeRows,
  changePoint,
  effectsOf,
  NO_POINTS,
  SHOWN_ATTRIBUTES,
  spent,
  wellSize,
} from './attributes.ts';

const mage = player(({ stats, items, flags }) => {
  Object.assign(stats, { lvl: 24, class: 'wizard', int: 14, str: 3 });
  stats.buffs.int = 6;
  flags.classSelected = true;
  items.gear.equipped = { weapon: 'weapon_wizard_3' };
});

describe('the sources of an attribute', () => {
  const rows = attributeRows(computedStats(mage));

  it.each(SHOWN_ATTRIBUTES)('add up to %s', (attribute) => {
    const row = rows.find((one) => one.attribute === attribute);
    expect(row && row.points + row.level + row.gear + row.buffs).toBe(row?.total);
  });

  it('count gear of one’s own class half again', () => {
    expect(rows.find(({ attribute }) => attribute === 'int')).toMatchObject({
      points: 14,
      level: 12,
      gear: 13.5,
      buffs: 6,
    });
  });

  it('share a well that leaves room for the points to be spent', () => {
    const largest = Math.max(...rows.map(({ total }) => total));
    expect(wellSize(rows, 20)).toBeGreaterThan(largest + 20);
    expect(wellSize([], 0)).toBe(40);
  });
});

describe('points to be spent', () => {
  it('are never more than there are, nor fewer than none', () => {
    const two = changePoint(changePoint(NO_POINTS, 'str', 1, 2), 'int', 1, 2);
    expect(spent(two)).toBe(2);
    expect(changePoint(two, 'per', 1, 2)).toBe(two);
    expect(changePoint(two, 'con', -1, 2)).toBe(two);
    expect(changePoint(two, 'str', -1, 2)).toMatchObject({ str: 0, int: 1 });
  });

  it('are given up if another device has spent them', () => {
    const two = { ...NO_POINTS, con: 2 };
    expect(affordable(two, 2)).toBe(two);
    expect(affordable(two, 1)).toBe(NO_POINTS);
  });
});

describe('what an attribute does', () => {
  it.each([
    ['str', 100, [['critical', 6]]],
    [
      'int',
      40,
      [
        ['experience', 100],
        ['mana', 110],
      ],
    ],
    ['con', 25, [['damage', 10]]],
    ['con', 1000, [['damage', 90]]],
    ['per', 50, [['gold', 100]]],
  ] as const)('%s at %d', (attribute, total, told) => {
    expect(effectsOf(attribute, total).map(({ kind, value }) => [kind, Math.round(value)])).toEqual(told);
  });
});
