import { expect, test } from 'vitest';
import { PlayerLimits } from './player-limits.ts';
import { refusal } from './refusal.ts';

const HOUR_MS = 3_600_000;
const at = (now: number) => ({ now, refuse: refusal });

test('what a player does is counted by kind, and for an hour', () => {
  const limits = new PlayerLimits();
  limits.charge(at(0), 'invitation', 'ann', 299);
  limits.charge(at(1), 'invitation', 'ann', 100);
  expect(() => limits.charge(at(HOUR_MS - 1), 'invitation', 'ann')).toThrow(
    expect.objectContaining({ key: 'tooManyRequests', detail: { headers: { 'Retry-After': '1' } } }),
  );
  limits.charge(at(2), 'report', 'ann');
  limits.charge(at(2), 'invitation', 'ben');
  limits.charge(at(HOUR_MS), 'invitation', 'ann');
});
