import { expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { createTask } from './create.ts';

const player = makePlayer();
const create = (fields: object) =>
  createTask(contextAt(), player, { type: 'daily', text: 'Stretch', ...fields });

it.each([
  ['reminders', 50_000, {}],
  ['reminders', 501, null],
  ['checklist', 200_000, { text: 'a' }],
  ['tags', 90_000, 'x'],
  ['daysOfMonth', 90_000, 4],
])('a list of %s is refused unread with %i entries', (field, length, entry) => {
  const started = performance.now();
  const made = create({ [field]: Array(length).fill(entry) });
  expect(performance.now() - started).toBeLessThan(100);
  expect(made).toMatchObject({
    ok: false,
    problems: [{ path: field, key: 'maxEntries', params: { path: field, max: 500 } }],
  });
});

it.each(['text', 'notes'])('%s has a longest length', (field) => {
  expect(create({ [field]: 'x'.repeat(100_000) })).toMatchObject({ ok: true });
  expect(create({ [field]: 'x'.repeat(100_001) })).toMatchObject({
    ok: false,
    problems: [{ path: field, key: 'maxLength' }],
  });
});

it('an item of a checklist has a longest length', () => {
  expect(create({ checklist: [{ text: 'x'.repeat(10_001) }] })).toMatchObject({
    ok: false,
    problems: [{ path: 'checklist.0.text', key: 'maxLength' }],
  });
});
