import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { i18n } from '../../i18n/i18n.ts';
import { messages } from '../../i18n/locales/en/shops.ts';
import type { SeasonalSet } from './seasonal-model.ts';
import { setNote } from './set-note.ts';

i18n.load('en', messages);
i18n.activate('en');

const set = (kind: SeasonalSet['kind'], year?: string): SeasonalSet => ({
  id: 'one',
  name: 'One',
  items: [],
  kind,
  year,
});
const warrior = (change: (one: Player) => void = () => undefined) =>
  player((one) => {
    one.stats.lvl = 20;
    one.flags.classSelected = true;
    change(one);
  });
const optedOut = warrior(({ preferences }) => (preferences.disableClasses = true));
const beginner = warrior(({ stats, flags }) => {
  stats.lvl = 3;
  flags.classSelected = false;
});

describe('the note of a seasonal set', () => {
  it.each([
    { whose: 'a warrior', one: warrior(), note: 'This season’s set for your class, for gold' },
    { whose: 'somebody without a class', one: optedOut, note: 'This season’s set for you, for gold' },
    { whose: 'a beginner', one: beginner, note: 'This season’s set for you, for gold' },
  ])('says to $whose whom it is for', ({ one, note }) => {
    expect(setNote(one, set('own', '2026'), 'warrior', 'Autumn')).toBe(note);
  });

  it.each([
    { kind: 'others', year: '2026', note: 'This season’s set for mages' },
    { kind: 'past', year: '2024', note: 'Autumn 2024, for gems' },
    { kind: 'past', year: undefined, note: 'From earlier years, for gems' },
  ] as const)('says whose it is or when it was: $kind, $year', ({ kind, year, note }) => {
    expect(setNote(optedOut, set(kind, year), 'wizard', 'Autumn')).toBe(note);
  });
});
