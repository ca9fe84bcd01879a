import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Daily,
  daysMissed,
  offsetAt,
  type Player,
  runDay,
  setCustomDayStart,
  userDay,
  zoneOf,
} from '@everdeed/rules';
import { contextAt, makePlayer, makeTask, ofType } from './support/make.ts';
import { carriedOut } from './support/party.ts';
import { runs } from './support/runs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Zones with daylight saving in both hemispheres, odd offsets, and on both sides of the date line. */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'America/Sao_Paulo',
  'Pacific/Honolulu',
  'UTC',
] as const;

/** What a person does next: opens the app after some hours, perhaps elsewhere or with a different day start. */
interface Step {
  readonly hours: number;
  readonly zone: (typeof ZONES)[number] | undefined;
  readonly dayStart: number | undefined;
}

const steps = (hours: fc.Arbitrary<number>, dayStarts: boolean): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      hours,
      zone: fc.option(fc.constantFrom(...ZONES), { nil: undefined, freq: 8 }),
      dayStart: dayStarts
        ? fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined, freq: 6 })
        : fc.constant(undefined),
    }),
    { minLength: 30, maxLength: 120 },
  );

const start = fc.integer({ min: Date.parse('2021-01-01'), max: Date.parse('2026-12-31') });
const home = fc.constantFrom(...ZONES);

interface Run {
  /** The player day judged by the run. */
  readonly judged: number;
  readonly missed: number;
}

/** Plays through the steps, with a named zone or the header alone, and records every run of the day. */
function live(
  begin: number,
  zone: string,
  path: readonly Step[],
  byName: boolean,
): { runs: Run[]; player: Player } {
  let now = begin;
  let here = zone;
  const runs: Run[] = [];
  let player = makePlayer((fresh) => {
    fresh.preferences.timezoneOffset = offsetAt(zone, begin) ?? 0;
    if (byName) fresh.preferences.timezone = zone;
    fresh.lastCron = new Date(begin).toISOString();
    fresh.lastDay = { cron: fresh.lastCron, day: userDay(begin, zoneOf(fresh)) };
  }, begin);
  for (const step of path) {
    now += Math.round(step.hours * HOUR_MS);
    here = step.zone ?? here;
    if (byName && player.preferences.timezone !== here) {
      player = { ...player, preferences: { ...player.preferences, timezone: here } };
    }
    const pending = daysMissed(player, now, byName ? undefined : offsetAt(here, now));
    player = pending.player;
    if (pending.daysMissed > 0) {
      const day = carriedOut(
        runDay(contextAt(now), { player, tasks: [] }, { daysMissed: pending.daysMissed }),
      );
      const ran = day.events.find((event) => event.kind === 'dayRun');
      runs.push({ judged: Number(ran?.judgedDay), missed: pending.daysMissed });
      ({ player } = day);
      expect(daysMissed(player, now).daysMissed).toBe(0);
    }
    if (step.dayStart !== undefined) player = changeDayStart(player, now, step.dayStart);
  }
  return { runs, player };
}

/** A pending day stays pending; nothing is triggered at once. */
function changeDayStart(player: Player, now: number, dayStart: number): Player {
  const before = daysMissed(player, now).daysMissed;
  const changed = carriedOut(setCustomDayStart(contextAt(now), { player }, { dayStart }));
  const after = daysMissed(changed.player, now).daysMissed;
  if (before === 0) expect(after).toBe(0);
  return changed.player;
}

const increases = (runs: readonly Run[]): boolean =>
  runs.every(({ judged }, index) => index === 0 || judged > (runs[index - 1]?.judged ?? 0));

describe('over a random life', () => {
  it.each([true, false])(
    'no day is judged twice, whatever zones and day starts (named zone: %s)',
    (byName) => {
      fc.assert(
        fc.property(
          start,
          home,
          steps(fc.double({ min: 0.05, max: 60, noNaN: true }), true),
          (begin, zone, path) => {
            const { runs } = live(begin, zone, path, byName);
            expect(increases(runs)).toBe(true);
          },
        ),
        { numRuns: runs(120) },
      );
    },
  );

  it.each([true, false])(
    'no day is skipped by one who comes every few hours and stays home (named zone: %s)',
    (byName) => {
      const often = steps(fc.double({ min: 1, max: 11, noNaN: true }), false).map((path) =>
        path.map((step) => ({ ...step, zone: undefined })),
      );
      fc.assert(
        fc.property(start, home, fc.integer({ min: 0, max: 23 }), often, (begin, zone, dayStart, path) => {
          const { runs } = live(begin, zone, [{ hours: 0, zone: undefined, dayStart }, ...path], byName);
          expect(
            runs.every(({ judged }, index) => index === 0 || judged === (runs[index - 1]?.judged ?? 0) + 1),
          ).toBe(true);
          expect(runs.every(({ missed }) => missed === 1)).toBe(true);
          expect(runs.length).toBeGreaterThan(0);
        }),
        { numRuns: runs(80) },
      );
    },
  );

  it('the short and the long day of summer time are judged once each', () => {
    // Clocks go forward on 10 March and back on 3 November 2024; the app is opened at ten past every hour.
    for (const begin of ['2024-03-08T05:10:00.000Z', '2024-11-01T04:10:00.000Z']) {
      const path = Array.from({ length: 24 * 5 }, () => ({ hours: 1, zone: undefined, dayStart: undefined }));
      for (const byName of [true, false]) {
        const { runs } = live(Date.parse(begin), 'America/New_York', path, byName);
        expect(runs.map(({ judged }) => judged - (runs[0]?.judged ?? 0))).toEqual(
          [0, 1, 2, 3, 4].slice(0, runs.length),
        );
        expect(runs.length).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('a journey there and back judges each date once', () => {
    const berlin = Date.parse('2024-05-10T18:00:00.000Z');
    const path: Step[] = [
      { hours: 2, zone: 'Pacific/Auckland', dayStart: undefined },
      { hours: 14, zone: 'Pacific/Honolulu', dayStart: undefined },
      { hours: 6, zone: 'Europe/Berlin', dayStart: undefined },
      { hours: 30, zone: undefined, dayStart: undefined },
    ];
    for (const byName of [true, false]) {
      const { runs } = live(berlin, 'Europe/Berlin', path, byName);
      expect(increases(runs)).toBe(true);
    }
  });
});

describe('a daily of every day', () => {
  it('loses its streak for exactly the days it was left undone', () => {
    fc.assert(
      fc.property(start, fc.array(fc.boolean(), { minLength: 5, maxLength: 40 }), (begin, life) => {
        let player = makePlayer(() => {}, begin);
        let daily: Daily = makeTask('daily', { frequency: 'daily' }, player, begin);
        let now = begin;
        let streak = 0;
        for (const isDone of life) {
          if (isDone) daily = { ...daily, completed: true, streak: daily.streak + 1 };
          streak = isDone ? streak + 1 : 0;
          now += DAY_MS;
          const day = carriedOut(runDay(contextAt(now), { player, tasks: [daily] }, { daysMissed: 1 }));
          player = day.player;
          daily = ofType(day.tasks[0] ?? daily, 'daily');
          expect(daily.streak).toBe(streak);
          expect(daily.completed).toBe(false);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});
