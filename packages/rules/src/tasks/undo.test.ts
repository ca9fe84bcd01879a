import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask, ofType } from '../../test/support/make.ts';
import { type Scored, scored, undone } from '../../test/support/scored.ts';
import { loadedDice, seededDice } from '../dice.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { scoreTask } from './score.ts';
import { undoScore } from './undo.ts';

const score = (player: Player, task: Task, dice = loadedDice(0.999)): Scored =>
  scored({ player, task }, scoreTask(contextAt(undefined, dice), { player, task }, { direction: 'up' }));

describe('undoing a scoring', () => {
  it('takes only its own share of a history entry that others have extended', () => {
    const habit = makeTask('habit');
    const first = score(makePlayer(), habit);
    const second = score(first.player, first.task);
    const { task } = undone(second, undoScore(contextAt(), second, first.undo));
    const { history, counterUp, value } = ofType(task, 'habit');
    expect(counterUp).toBe(1);
    expect(value).toBeCloseTo(0.9747, 9);
    expect(history).toMatchObject([{ scoredUp: 1, scoredDown: 0 }]);
  });

  it('goes down the level that both scorings together had reached', () => {
    const player = makePlayer((fresh) => {
      Object.assign(fresh.stats, { lvl: 3, exp: 65, points: 3 });
    });
    const first = score(player, makeTask('todo'));
    const second = score(first.player, makeTask('todo', { _id: 'dddddddd-0000-4000-8000-000000000009' }));
    expect(second.player.stats).toMatchObject({ lvl: 4, exp: 2, points: 4 });
    const scene = { player: second.player, task: first.task };
    const { player: after } = undone(scene, undoScore(contextAt(), scene, first.undo));
    expect(after.stats).toMatchObject({ lvl: 3, exp: 71, points: 3 });
  });

  it('takes the drop back', () => {
    const player = makePlayer((fresh) => {
      fresh.items.food = { Meat: 1 };
    });
    const lucky = score(player, makeTask('habit'), loadedDice(0.01));
    expect(lucky.tmp.drop).toEqual({
      type: 'HatchingPotion',
      key: 'Golden',
      value: 5,
      premium: false,
      limited: false,
    });
    expect(undone(lucky, undoScore(contextAt(), lucky, lucky.undo)).player.items).toEqual(player.items);
  });
});

describe('undoing is refused', () => {
  const won = score(
    makePlayer((fresh) => {
      fresh.items.food = { Meat: 0 };
    }),
    makeTask('daily'),
    loadedDice(0.01),
  );
  const changed = (change: (player: Player) => void): Player => {
    const player = structuredClone(won.player);
    change(player);
    return player;
  };
  it.each([
    {
      what: 'day',
      why: 'once the day has been judged',
      player: changed((p) => (p.lastCron = '2024-05-11T00:00:00.000Z')),
    },
    { what: 'gold', why: 'when its gold is spent', player: changed((p) => (p.stats.gp = 0)) },
    {
      what: 'item',
      why: 'when its drop is used',
      player: changed((p) => (p.items.hatchingPotions['Golden'] = 0)),
    },
  ])('$why', ({ player, what }) => {
    const refused = undoScore(contextAt(), { player, task: won.task }, won.undo);
    expect(refused).toMatchObject({ refusal: { key: 'undoTooLate', params: { what } } });
  });

  it('when the task has been opened again', () => {
    const task = { ...ofType(won.task, 'daily'), completed: false };
    const refused = undoScore(contextAt(), { player: won.player, task }, won.undo);
    expect(refused).toMatchObject({ refusal: { key: 'undoTooLate', params: { what: 'task' } } });
  });

  it('for another task than the recorded one', () => {
    const task = makeTask('habit', { _id: 'dddddddd-0000-4000-8000-000000000009' });
    const refused = undoScore(contextAt(), { player: won.player, task }, won.undo);
    expect(refused).toMatchObject({ refusal: { key: 'nothingToUndo' } });
  });
});

describe('the undo record', () => {
  it('stays small beside long lists', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => `todo-${index}`);
    const player = makePlayer((fresh) => {
      fresh.tasksOrder.todos = ids;
    });
    const { undo } = score(player, makeTask('todo', { _id: 'todo-2500' }), seededDice(1));
    expect(JSON.stringify(undo).length).toBeLessThan(2500);
  });
});
