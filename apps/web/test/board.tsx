import { blankTask, type Task } from '@everdeed/rules';
import { useImperativeHandle } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { registerActions } from '../src/data/define-action.ts';
import { queryClient } from '../src/data/queries.ts';
import { setSession } from '../src/data/session.ts';
import { useGame } from '../src/data/store.ts';
import { boardActions } from '../src/features/group-plans/board-actions.ts';
import { type BoardParts, BoardScreen } from '../src/features/group-plans/board-screen.tsx';
import { openGame, player } from './game.ts';
import { groupOf } from './plans.ts';
import { show } from './render.tsx';
import { changesIn, personOf, serveCalls } from './serve.ts';

/** Another one in every test: what is asked for after one of them is no news to the next. */
export let GROUP = crypto.randomUUID();
export const NOW = '2026-11-24T09:00:00.000Z';

interface Scene {
  readonly leads?: boolean;
  readonly tasks?: readonly Task[];
  readonly status?: number;
  /** How the server answers what is to be changed, if not at once. */
  readonly answerChange?: () => Response | undefined;
  /** How the server tells of a single task, if it is still there: as it was, unless said otherwise. */
  readonly answerTo?: (task: Task) => Task | undefined;
}

/** A to-do of the board. */
export const task = (id: string, text: string, group: Partial<Task['group']> = {}): Task => {
  const blank = blankTask('todo', id, Date.parse(NOW), text);
  return { ...blank, group: { ...blank.group, id: GROUP, ...group } };
};
/** The part of a task that says whose it is. */
export const assigned = (...ids: string[]) => ({
  assignedUsers: ids,
  assignedUsersDetail: Object.fromEntries(
    ids.map((id) => [
      id,
      { assignedDate: NOW, assignedUsername: id, assigningUsername: 'ivo', completed: false },
    ]),
  ),
});

/** The kinds of which a task was begun in the line. */
export const begun = vi.fn();

/** Stands in for the line that adds tasks. */
const AddLine: BoardParts['AddLine'] = ({ ref, members, onAdd }) => {
  useImperativeHandle(ref, () => ({ open: begun }));
  const ids = members.filter(({ username }) => username === 'suli').map(({ id }) => id);
  return (
    <button type="button" onClick={() => void onAdd(task('new', 'Feed the cat'), ids)}>
      Add for Suli
    </button>
  );
};

/** Shows a board of Maren, Ivo and Suli, and answers its calls like a server. */
export async function openBoard(scene: Scene = {}) {
  const { leads = false, tasks = [], status = 200, answerChange, answerTo = (one) => one } = scene;
  const of = player((one) => one.guilds.push(GROUP));
  const asked = serveCalls((path) => {
    if (path.includes('/members'))
      return [personOf(of, of._id, 'Maren'), personOf(of, 'ivo', 'Ivo'), personOf(of, 'suli', 'Suli')];
    const named = new URL(path, location.href).searchParams.get('taskIds')?.split(',');
    if (named) return tasks.flatMap((one) => (named.includes(one._id) ? (answerTo(one) ?? []) : []));
    if (/assignTo|\/score\/|\/assign|\/needs-work\//.test(path))
      return answerChange?.() ?? task('new', 'Feed the cat', assigned('suli'));
    if (!path.includes('/tasks/group/')) return {};
    if (status !== 200)
      return Response.json({ success: false, error: 'NotFound', message: 'no' }, { status });
    return path.includes('completedTodos') ? [] : tasks;
  });
  openGame(of);
  setSession({ userId: of._id, apiToken: 'key' });
  const onMirror = vi.fn();
  const screen = await show(
    <BoardScreen
      group={groupOf(of, { id: GROUP, leads })}
      AddLine={AddLine}
      Editor={() => null}
      onMirror={onMirror}
    />,
    { path: `/group-plans/${GROUP}/task-information` },
  );
  const boards = () =>
    asked.filter(({ path }) => path.includes('/tasks/group/') && !path.includes('taskIds')).length;
  const bodies = () => asked.flatMap(({ method, body }) => (method === 'GET' ? [] : [body]));
  return { screen, sent: () => changesIn(asked), boards, bodies, onMirror, self: of._id };
}

/** Gives each test of a file a board of its own. Call once, at its beginning. */
export function useBoards(): void {
  registerActions(...boardActions);
  beforeEach(() => {
    queryClient.clear();
    begun.mockClear();
    GROUP = crypto.randomUUID();
  });
  // What one test leaves in the outbox would be sent in the next.
  afterEach(() => expect.poll(() => useGame.getState().pending).toEqual([]));
}
