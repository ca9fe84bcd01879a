import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseZone } from '../../data/zone.ts';
import { t } from '../../i18n/i18n.ts';
import { passedWords } from './reminders-part.tsx';

beforeEach(() => chooseZone('Europe/Berlin'));
afterEach(() => chooseZone(undefined));

/** Noon in Berlin. */
const NOW = Date.parse('2026-03-10T11:00:00.000Z');
const TODAY = '2026-03-10';

describe('a reminder in the editor says that its time has passed', () => {
  it.each([
    ['of a to-do this morning', 'todo', TODAY, '11:59', 'edit.reminderPassed'],
    ['of a to-do yesterday', 'todo', '2026-03-09', '18:00', 'edit.reminderPassed'],
    ['of a to-do later today', 'todo', TODAY, '12:01', undefined],
    ['of a to-do tomorrow', 'todo', '2026-03-11', '08:00', undefined],
    [
      'of a daily this morning, whatever its date',
      'daily',
      '2026-05-01',
      '08:00',
      'edit.reminderPassedToday',
    ],
    ['of a daily this evening', 'daily', '2026-01-01', '20:00', undefined],
    ['while it is being typed', 'todo', TODAY, '', undefined],
  ] as const)('%s', (_, type, date, time, words) => {
    expect(passedWords(type, { date, time }, TODAY, NOW)).toBe(words && t(words));
  });
});
