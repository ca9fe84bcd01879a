import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask, NOON } from '../../test/support/make.ts';
import type { Outcome } from '../outcome.ts';
import type { AnyResult } from '../result.ts';
import type { ChecklistItem, Task } from '../state/task.ts';
import {
  addChecklistItem,
  MAX_CHECKLIST_ITEMS,
  removeChecklistItem,
  scoreChecklistItem,
  updateChecklistItem,
} from './checklist.ts';

const player = makePlayer();
const one: ChecklistItem = { id: 'one', text: '1', completed: false };
const two: ChecklistItem = { id: 'two', text: '2', completed: true };
const todo = makeTask('todo', { checklist: [one, two] });
const scene = { player, task: todo };
const ctx = contextAt(NOON + 1000);

/** The checklist after a command that must go through; it saves the task as edited, and nothing else. */
function listAfter(result: AnyResult<Outcome<Task>>): readonly ChecklistItem[] {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  const { data, changed } = result.value;
  expect(changed).toEqual({ players: [], tasks: [data], newTasks: [], removedTaskIds: [] });
  expect(data.updatedAt).toBe(new Date(NOON + 1000).toISOString());
  return 'checklist' in data ? data.checklist : [];
}

describe('a checklist', () => {
  it('grows at the end, by an item with an id of our making', () => {
    const sent = { text: 'three', completed: 'yes', id: 'mine' };
    expect(listAfter(addChecklistItem(contextAt(NOON + 1000), scene, sent))).toEqual([
      one,
      two,
      { id: contextAt().newId(), text: 'three', completed: true },
    ]);
    expect(listAfter(addChecklistItem(ctx, scene, {}))[2]).toMatchObject({ text: '', completed: false });
  });

  it.each([
    ['the text', { text: 5 }, { ...one, text: '5' }],
    ['an emptied text', { text: null }, { ...one, text: '' }],
    ['the state', { completed: '1' }, { ...one, completed: true }],
    ['nothing', {}, one],
  ])('changes %s of an item', (_, fields, changed) => {
    const list = listAfter(updateChecklistItem(ctx, scene, { itemId: 'one', fields }));
    expect(list).toEqual([changed, two]);
    expect(list[1]).toBe(two);
  });

  it('loses an item', () => {
    expect(listAfter(removeChecklistItem(ctx, scene, { itemId: 'one' }))).toEqual([two]);
    expect(todo.checklist).toEqual([one, two]);
  });

  it.each([
    [one, true],
    [two, false],
  ])('has %j checked off: %s', ({ id }, completed) => {
    const scored = scoreChecklistItem(ctx, scene, { itemId: id });
    const item = listAfter(scored).find((other) => other.id === id);
    expect(item?.completed).toBe(completed);
    const task = scored.ok && scored.value.data;
    expect(scored.ok && scored.value.events).toEqual([
      { kind: 'checklistItemScored', userId: player._id, task, itemId: id },
    ]);
  });
});

const onHabit = { player, task: makeTask('habit') };
const full = makeTask('daily', { checklist: Array.from({ length: MAX_CHECKLIST_ITEMS }, () => one) });
const itemId = 'three';
const badText = { key: 'cast', path: 'checklist.text', params: { path: 'checklist.text', type: 'String' } };

describe('a checklist refuses', () => {
  it.each<[why: string, result: AnyResult<Outcome<Task>>, refusal: object]>([
    ['to grow on a habit', addChecklistItem(ctx, onHabit, {}), { key: 'checklistOnlyDailyTodo' }],
    [
      'to change on a habit',
      updateChecklistItem(ctx, onHabit, { itemId, fields: {} }),
      { key: 'checklistOnlyDailyTodo' },
    ],
    [
      'to be checked off on a habit',
      scoreChecklistItem(ctx, onHabit, { itemId }),
      { kind: 'badRequest', key: 'checklistOnlyDailyTodo' },
    ],
    [
      'an unknown item to be changed, before it looks at the fields',
      updateChecklistItem(ctx, scene, { itemId, fields: { text: {} } }),
      { kind: 'notFound', key: 'checklistItemNotFound' },
    ],
    [
      'an unknown item to be removed',
      removeChecklistItem(ctx, scene, { itemId }),
      { key: 'checklistItemNotFound' },
    ],
    [
      'an unknown item to be checked off',
      scoreChecklistItem(ctx, scene, { itemId }),
      { key: 'checklistItemNotFound' },
    ],
    [
      'a text that is an object',
      addChecklistItem(ctx, scene, { text: {} }),
      { key: 'validationFailed', params: { model: 'todo' }, problems: [badText] },
    ],
    [
      'a bad text and a bad state at once',
      updateChecklistItem(ctx, scene, { itemId: 'one', fields: { text: {}, completed: 'perhaps' } }),
      { problems: [badText, { key: 'cast', path: 'checklist.completed', value: 'perhaps' }] },
    ],
    [
      'to grow for ever',
      addChecklistItem(ctx, { player, task: full }, { text: 'x' }),
      {
        params: { model: 'daily' },
        problems: [{ key: 'maxEntries', path: 'checklist', params: { path: 'checklist', max: 500 } }],
      },
    ],
  ])('%s', (_, result, refusal) => {
    expect(result).toMatchObject({ ok: false, refusal });
  });
});
