import { expect, it } from 'vitest';
import { cpuMs } from '../../test/support/cpu-time.ts';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { createTask } from './create.ts';
import { TASK_LIMITS } from './fields/limits.ts';

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
  const fields = { [field]: Array(length).fill(entry) };
  expect(cpuMs(() => create(fields))).toBeLessThan(100);
  expect(create(fields)).toMatchObject({
    ok: false,
    problems: [{ path: field, key: 'maxEntries', params: { path: field, max: 500 } }],
  });
});

it.each([
  ['text', TASK_LIMITS.text],
  ['notes', TASK_LIMITS.notes],
] as const)('%s has a longest length', (field, longest) => {
  expect(create({ [field]: 'x'.repeat(longest) })).toMatchObject({ ok: true });
  expect(create({ [field]: 'x'.repeat(longest + 1) })).toMatchObject({
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

it('a reward has a highest price', () => {
  expect(create({ type: 'reward', value: TASK_LIMITS.price })).toMatchObject({ ok: true });
  expect(create({ type: 'reward', value: TASK_LIMITS.price + 1 })).toMatchObject({
    ok: false,
    problems: [{ path: 'value', key: 'rewardCost' }],
  });
});
