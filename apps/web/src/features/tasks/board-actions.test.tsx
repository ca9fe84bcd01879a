import { beforeEach, expect, it, vi } from 'vitest';
import { openGame } from '../../../test/game.ts';
import { testGame } from '../../../test/small-game.ts';
import { registerActions } from '../../data/define-action.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { useAnnouncement } from '../../task-kit/announce.ts';
import { editActions } from './actions/edit.ts';
import { scoreActions } from './actions/score.ts';
import { remove, score } from './board-actions.ts';
import { placeWithHolds, useHolds } from './holds.ts';

beforeEach(() => {
  // Nobody answers: the actions wait.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
});

/** The to-dos as a column shows the open ones. */
function shownTodos(): readonly string[] {
  const { tasks = [], player } = useGame.getState().view ?? {};
  const order = player?.tasksOrder.todos ?? [];
  const todos = tasks.filter(({ type }) => type === 'todo');
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const listed = todos.toSorted((a, b) => rank(a._id) - rank(b._id));
  const open = placeWithHolds(listed, useHolds.getState().todo, (list) =>
    list.filter((task) => !('completed' in task && task.completed)),
  );
  return open.map(({ task }) => task._id);
}

it('keeps finished to-dos where they stood, until they leave', async () => {
  registerActions(...scoreActions);
  const { player, tasks: unowned } = testGame();
  const tasks = unowned.map((task) => ({ ...task, userId: player._id }));
  openGame(player, tasks);
  const find = (id: string) => tasks.filter(({ _id }) => _id === id);
  for (const task of [...find('a'), ...find('b')]) expect(score(task, 'up')).toBe(true);
  expect(shownTodos()).toEqual(['a', 'b', 'c']);
  await expect.poll(shownTodos).toEqual(['c']);
});

it('says of a card what has become of it, and nothing where the rules refuse that', () => {
  registerActions(...editActions);
  const { player, tasks: unowned } = testGame();
  const tasks = unowned.map((task) => ({ ...task, userId: player._id }));
  const [apples, bread] = ['a', 'b'].flatMap((id) => tasks.filter(({ _id }) => _id === id));
  if (!apples || !bread) throw new Error('there are no such tasks');
  const bound = { ...bread, challenge: { id: 'c', taskId: 'o', shortName: 'Bake' } };
  openGame(player, [...tasks.filter((task) => task !== bread), bound]);
  useAnnouncement.setState({ text: '' });
  remove(bound);
  expect(useAnnouncement.getState().text).toBe('');
  remove(apples);
  expect(useAnnouncement.getState().text).toBe(t('tasks.said.deleted', { title: 'Apples' }));
});
