import { blankWebhook } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { afterFailure } from './deliver.ts';

describe('a failing receiver', () => {
  const now = Date.parse('2026-02-10T12:00:00.000Z');
  const hook = { ...blankWebhook('id', now), failures: 9 };

  test('is switched off at the tenth failure', () => {
    const failed = afterFailure({ ...hook, lastFailureAt: new Date(now - 1000).toISOString() }, now);
    expect(failed).toMatchObject({ enabled: false, failures: 0 });
    expect(failed).not.toHaveProperty('lastFailureAt');
  });

  test('starts anew after a month', () => {
    const failed = afterFailure(
      { ...hook, lastFailureAt: new Date(now - 40 * 86_400_000).toISOString() },
      now,
    );
    expect(failed).toMatchObject({ enabled: true, failures: 1 });
  });
});
