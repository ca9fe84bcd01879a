import { afterAll, describe, expect, it, vi } from 'vitest';
import { daily, habit } from '../../../../test/tasks.ts';
import { activateLocale } from '../../../i18n/i18n.ts';
import { storyOf } from './tell-score.tsx';

// Only the language of the page is set.
vi.stubGlobal('document', { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());

describe('storyOf', () => {
  const stairs = habit('Take the **stairs**');
  const reading = daily('Read _ten_ pages', { completed: true, streak: 3 });

  it.each([
    { why: 'the plain title', before: stairs, after: stairs, said: 'Take the stairs' },
    { why: 'the streak of a completed daily', before: reading, after: reading, said: /^Read ten pages: .*3/ },
    {
      why: 'no streak of one day',
      before: reading,
      after: { ...reading, streak: 1 },
      said: 'Read ten pages',
    },
    { why: 'no streak of a task that is gone', before: reading, after: undefined, said: 'Read ten pages' },
  ])('shows $why', async ({ before, after, said }) => {
    await activateLocale('en');
    expect(storyOf(before, after)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });
});
