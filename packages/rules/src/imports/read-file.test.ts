import { describe, expect, it } from 'vitest';
import { daily, file, id, read } from '../../test/support/imports.ts';

describe('a file is refused', () => {
  it.each([[null], ['text'], [[]], [{}], [{ stats: {} }]])('that is something else: %j', (tree) => {
    expect(read(tree)).toMatchObject({ ok: false, refusal: { key: 'importNotAnExport' } });
  });

  it.each<[why: string, more: Record<string, unknown>, path: string]>([
    ['a text for a number', { stats: { lvl: 'high' } }, 'stats.lvl'],
    ['a count below 0', { items: { eggs: { Wolf: -1 } } }, 'items.eggs.Wolf'],
    ['half an egg', { items: { eggs: { Wolf: 1.5 } } }, 'items.eggs.Wolf'],
    ['a huge number', { items: { food: { Meat: 1e300 } } }, 'items.food.Meat'],
    ['no number at all', { stats: { gp: Number.POSITIVE_INFINITY } }, 'stats.gp'],
    ['a list for an object', { flags: ['x'] }, 'flags'],
    ['a list for a map', { items: { pets: [1] } }, 'items.pets'],
    ['a key of the language', { items: JSON.parse('{"pets":{"__proto__":{"a":1}}}') }, 'items.pets'],
    ['a field of the language', JSON.parse('{"__proto__":{"polluted":1}}'), '__proto__'],
    ['a key of the language, where it is unknown', { novel: JSON.parse('{"constructor":1}') }, 'novel'],
    ['a date that is none', { lastCron: 'soon' }, 'lastCron'],
    ['a date far away', { lastCron: '+275000-01-01T00:00:00.000Z' }, 'lastCron'],
    ['a task without an id', { tasks: { habits: [{ text: 'a' }] } }, 'tasks.habits.0._id'],
    ['a task without a text', { tasks: { todos: [{ _id: id(1) }] } }, 'tasks.todos.0.text'],
    ['a class that is none', { stats: { class: 'bard' } }, 'stats.class'],
    ['a word for a setting that is none', { preferences: { sound: ['a'] } }, 'preferences.sound'],
    [
      'a reminder without a time',
      { tasks: { todos: [{ _id: id(1), text: 'a', reminders: [{ id: id(2) }] }] } },
      'tasks.todos.0.reminders.time',
    ],
    ['a task of another type', { tasks: { todos: [daily()] } }, 'tasks.todos.0.type'],
    ['a task twice', { tasks: { dailys: [daily(), daily()] } }, `tasks.${id(1)}`],
    [
      'a bad entry of a history',
      { tasks: { dailys: [daily({ history: [{ date: 'x', value: 1 }] })] } },
      'tasks.dailys.0.history.0.date',
    ],
    ['tasks that are none', { tasks: 'x' }, 'tasks'],
    ['a message without an id', { inbox: { messages: { a: { text: 'x' } } } }, 'inbox.messages.0'],
  ])('for %s', (_, more, path) => {
    const tree: Record<string, unknown> = file();
    for (const key of Object.keys(more))
      Object.defineProperty(tree, key, { value: more[key], enumerable: true });
    const refused = read(tree);
    expect(refused.ok).toBe(false);
    if (!refused.ok)
      expect(refused.refusal.problems?.map((one) => 'path' in one && one.path)).toContain(path);
  });
});
