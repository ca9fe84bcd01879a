import { describe, expect, it } from 'vitest';
import { crispScale } from './crisp.ts';

describe('crispScale', () => {
  it.each([
    { scale: 3, ratio: 1, device: 3 },
    { scale: 3, ratio: 1.25, device: 3 },
    { scale: 3, ratio: 1.5, device: 4 },
    { scale: 2, ratio: 1.5, device: 3 },
    { scale: 3, ratio: 2, device: 6 },
    { scale: 1, ratio: 3, device: 3 },
    { scale: 1, ratio: 0.75, device: 1 },
    { scale: 3, ratio: 1.1, device: 3 },
  ])('$scale at a ratio of $ratio is $device device pixels', ({ scale, ratio, device }) => {
    expect(crispScale(scale, ratio) * ratio).toBeCloseTo(device, 10);
  });
});
