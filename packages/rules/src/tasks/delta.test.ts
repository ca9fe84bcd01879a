import { describe, expect, it } from 'vitest';
import { reverseStepAt, stepAt } from './delta.ts';

describe('the step at a value', () => {
  it.each([
    { value: -60, up: 3.357913, reverse: -3.691022, why: 'below the window' },
    { value: -47.27, up: 3.357913, reverse: -3.691022, why: 'the window ends' },
    { value: -20, up: 1.669478, reverse: -1.745857, why: 'red' },
    { value: -1, up: 1.025957, reverse: -1.054045, why: 'a little red' },
    { value: 0, up: 1, reverse: -1.026657, why: 'a new task' },
    { value: 1, up: 0.9747, reverse: -1, why: 'done once' },
    { value: 10, up: 0.773944, reverse: -0.789761, why: 'green' },
    { value: 21.27, up: 0.57981, reverse: -0.58862, why: 'the window ends' },
    { value: 400, up: 0.57981, reverse: -0.58862, why: 'above the window' },
  ])('of $value is $up up and $reverse back ($why)', ({ value, up, reverse }) => {
    expect(stepAt(value)).toBeCloseTo(up, 5);
    expect(Math.abs(reverseStepAt(value) - reverse)).toBeLessThan(0.00002);
  });
});
