import { describe, expect, it } from 'vitest';
import { pointsOf } from './history-chart.tsx';

describe('pointsOf', () => {
  it('puts higher values higher and keeps nought within the picture', () => {
    const { points, zero } = pointsOf([1, 4, 2]);
    const [first, highest, last] = points.map(({ y }) => y);
    expect(highest).toBeLessThan(last ?? 0);
    expect(last).toBeLessThan(first ?? 0);
    expect(zero).toBeGreaterThan(first ?? 0);
  });

  it('spreads the entries evenly from edge to edge', () => {
    expect(pointsOf([0, 0, 0]).points.map(({ x }) => x)).toEqual([6, 240, 474]);
  });

  it('draws a flat line for values that never change', () => {
    expect(new Set(pointsOf([-3, -3]).points.map(({ y }) => y)).size).toBe(1);
  });
});
