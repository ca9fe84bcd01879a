import { blankTask, TAVERN_ID, type Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { BLANK, type Form, freshTask, problemsOf, placedAt } from './form.ts';

const GOOD: Form = { ...BLANK, groupId: 'one', name: 'Thirty Days', shortName: 'Days', prize: '4' };

describe('the form of a challenge', () => {
  it.each<[string, Partial<Form>, number | undefined, readonly string[]]>([
    ['with everything in order', {}, 4, []],
    ['without a name', { name: ' ' }, 4, ['name']],
    ['without a place', { groupId: '' }, 4, ['groupId']],
    ['with a short name of two characters', { shortName: 'Mu ' }, 4, ['shortName']],
    ['with a summary that is too long', { summary: 'x'.repeat(251) }, 4, ['summary']],
    ['with more gems than there are', { prize: '5' }, 4, ['prize']],
    ['with half a gem', { prize: '0.5' }, 4, ['prize']],
    ['without a prize in the tavern', { groupId: TAVERN_ID, prize: '0' }, 4, ['prize']],
    ['whose prize is paid already', { prize: '5' }, undefined, []],
  ])('%s is judged', (_, changes, gems, problems) => {
    expect(problemsOf({ ...GOOD, ...changes }, gems)).toEqual(problems);
  });
});

describe('the tasks of a form', () => {
  const list: readonly Task[] = [
    blankTask('habit', 'a', 0),
    blankTask('todo', 'b', 0),
    blankTask('habit', 'c', 0),
    blankTask('habit', 'd', 0),
  ];

  it.each([
    ['a', 1, ['c', 'b', 'a', 'd']],
    ['c', 0, ['c', 'b', 'a', 'd']],
    ['a', 2, ['c', 'b', 'd', 'a']],
    ['d', 0, ['d', 'b', 'a', 'c']],
    ['a', -1, ['a', 'b', 'c', 'd']],
    ['b', 1, ['a', 'b', 'c', 'd']],
    ['x', 0, ['a', 'b', 'c', 'd']],
  ] as const)('%s moves to place %i among those of its kind', (id, place, ids) => {
    expect(placedAt(list, id, place).map(({ _id }) => _id)).toEqual(ids);
  });

  it('are copied without what happened to them', () => {
    const worn = { ...blankTask('daily', 'a', 0, 'Play'), streak: 9, value: 12, completed: true };
    const copy = freshTask({ ...worn, userId: 'me', alias: 'play' }, () => 'new');
    expect(copy).toMatchObject({ _id: 'new', text: 'Play', streak: 0, value: 0, completed: false });
    expect(copy).not.toHaveProperty('userId');
    expect(copy).not.toHaveProperty('alias');
  });

  it.each(['daily', 'todo'] as const)('keep the checklist of a %s, unticked, and its notes', (type) => {
    const checklist = [
      { id: 'x', text: 'Tune', completed: true },
      { id: 'y', text: 'Play', completed: false },
    ];
    const task = Object.assign(blankTask(type, 'a', 0, 'Practise'), { notes: 'Slowly', checklist });
    const ids = ['new', 'new x', 'new y'].values();
    expect(freshTask(task, () => ids.next().value ?? '')).toMatchObject({
      _id: 'new',
      notes: 'Slowly',
      checklist: [
        { id: 'new x', text: 'Tune', completed: false },
        { id: 'new y', text: 'Play', completed: false },
      ],
    });
  });
});
