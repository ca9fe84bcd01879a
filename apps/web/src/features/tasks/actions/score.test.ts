import type { Habit, Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { testEntry, testGame } from '../../../../test/small-game.ts';
import type { Action } from '../../../data/action.ts';
import { registerActions } from '../../../data/define-action.ts';
import { type Game, withTask } from '../../../data/game.ts';
import { previewEntry } from '../../../data/projection.ts';
import { scoreActions, scoreTask } from './score.ts';

registerActions(...scoreActions);

const stairs = ({ tasks }: Game): Habit => {
  const task = tasks.find(({ _id }) => _id === 'h');
  if (task?.type !== 'habit') throw new Error('no habit');
  return task;
};

function after(game: Game, action: Action): Game {
  const result = previewEntry(game, testEntry('x', action));
  if (!result.ok) throw new Error(result.refusal.key);
  return result.value;
}

const { player, tasks } = testGame();
const before: Game = { player, tasks: tasks.map((task) => ({ ...task, userId: player._id })) };
const scored = after(before, scoreTask({ taskId: 'h', direction: 'up' }));
const undone = (game: Game, of: { readonly after?: Task } = { after: stairs(scored) }): Habit =>
  stairs(after(game, Object.assign({ kind: 'undo' }, { taskId: 'h', before: stairs(before) }, of)));

describe('undoing a score shows the task', () => {
  it('as it was before, at once', () => {
    expect(stairs(scored).value).toBe(1);
    expect(undone(scored)).toEqual(stairs(before));
  });

  it('with what was done to it since', () => {
    const changed = { ...stairs(scored), value: 4.5, counterUp: 2, text: 'All stairs' };
    expect(undone(withTask(scored, changed))).toMatchObject({ value: 3.5, counterUp: 1, text: 'All stairs' });
  });

  it('again, where it is gone', () => {
    expect(undone({ ...scored, tasks: [] })).toEqual(stairs(before));
  });

  it('as it was before, where an earlier release stored the undo', () => {
    const changed = { ...stairs(scored), value: 4.5 };
    expect(undone(withTask(scored, changed), {})).toEqual(stairs(before));
  });
});
