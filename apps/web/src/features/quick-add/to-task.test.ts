import { describe, expect, it } from 'vitest';
import { dateOfInstant, instantOf } from '../../task-kit/calendar.ts';
import { nextDates } from '../../task-kit/schedule.ts';
import { grammar as english } from './grammar/en.ts';
import { parseLine } from './grammar/parse.ts';
import { draftOf, scheduleOf } from './to-task.ts';

/** A Saturday, at noon. */
const today = '2026-11-21';
const now = Date.parse(instantOf(today, 12));

function draft(said: string, tags: { id: string; name: string }[] = []) {
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const made = draftOf(parseLine(said, { grammar: english, today }), { today, now, newId, tags });
  if (!made) throw new Error('no title');
  return made;
}

const upcoming = (said: string) =>
  nextDates(scheduleOf(parseLine(said, { grammar: english, today }), today), today, 4);

describe('the next dates of a line', () => {
  it.each([
    ['Water every 3 days', ['2026-11-21', '2026-11-24', '2026-11-27', '2026-11-30']],
    ['Water every mon,wed', ['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02']],
    ['Water weekly', ['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12']],
    ['Water weekly from tomorrow', ['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13']],
    ['Rent monthly on the 15th', ['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15']],
    ['Rent monthly on the 31st', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
    ['Meet every first monday', ['2026-12-07', '2027-01-04', '2027-02-01', '2027-03-01']],
    ['Party every year on 24 nov', ['2026-11-24', '2027-11-24', '2028-11-24', '2029-11-24']],
    ['Rent every last day of the month', ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']],
    ['Water every 2 weeks on tue', ['2026-11-24', '2026-12-08', '2026-12-22', '2027-01-05']],
    ['Rent every quarter', ['2026-11-21', '2027-02-21', '2027-05-21', '2027-08-21']],
    ['Gym weekdays', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']],
  ])('"%s"', (said, dates) => {
    expect(upcoming(said)).toEqual(dates);
  });
});

describe('draftOf', () => {
  it('makes a daily with rhythm, reminder, tag and difficulty', () => {
    const { task, newTags } = draft('Water the herbs every 3 days 8am #home !hard', [
      { id: 't1', name: 'Home' },
    ]);
    expect(task).toMatchObject({
      type: 'daily',
      text: 'Water the herbs',
      frequency: 'daily',
      everyX: 3,
      priority: 2,
    });
    expect(task.tags).toEqual(['t1']);
    expect(newTags).toEqual([]);
    expect(task.reminders?.map(({ time }) => time)).toEqual([instantOf(today, 8)]);
  });

  it('reminds of a to-do without a date tomorrow when the hour is past', () => {
    const [morning] = draft('Call Ida 8am').task.reminders ?? [];
    const [evening] = draft('Call Ida 8pm').task.reminders ?? [];
    expect(dateOfInstant(morning?.time ?? '')).toBe('2026-11-22');
    expect(dateOfInstant(evening?.time ?? '')).toBe(today);
  });

  it('reminds of a to-do after a delay, on whatever day that is', () => {
    const { task } = draft('Call Ida in 13 hours');
    const at = now + 13 * 3_600_000;
    expect(task.reminders?.map(({ time }) => Date.parse(time))).toEqual([at]);
    expect(task.date).toBe(instantOf('2026-11-22'));
  });

  it('makes nothing of a title that is too long', () => {
    const line = parseLine('x'.repeat(10_001), { grammar: english, today });
    expect(draftOf(line, { today, now, newId: () => 'id', tags: [] })).toBeUndefined();
  });

  it('asks for tags that are not there yet, once each', () => {
    const { task, newTags } = draft('Sow #garden #Garden #home', [{ id: 't1', name: 'home' }]);
    expect(newTags.map(({ name }) => name)).toEqual(['garden']);
    expect(task.tags).toEqual([newTags[0]?.id, 't1']);
  });

  it.each([
    ['+ Drink water', { type: 'habit', up: true, down: false }],
    ['Espresso at Lund cost 12', { type: 'reward', value: 12 }],
    ['Renew the passport fri', { type: 'todo', date: instantOf('2026-11-27') }],
  ])('makes "%s" the right kind of task', (said, fields) => {
    expect(draft(said).task).toMatchObject(fields);
  });

  it('makes nothing without a title', () => {
    const line = parseLine('every day #home', { grammar: english, today });
    expect(draftOf(line, { today, now, newId: () => 'id', tags: [] })).toBeUndefined();
  });
});
