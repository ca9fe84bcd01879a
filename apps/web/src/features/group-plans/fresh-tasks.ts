import type { Task } from '@everdeed/rules';
import { groupTaskCalls } from 'virtual:calls/groupTask';
import { send } from '../../data/api.ts';
import { asTask } from '../../data/domain.ts';
import { keys, queryClient } from '../../data/queries.ts';

/** If more tasks than this changed, the whole board is asked for: our own figure. */
const MAX_NAMED = 20;

/** The latest look at each task: what an earlier one finds is out of date. */
const looks = new Map<string, symbol>();

/** What a look at some tasks found. */
interface Found {
  readonly tasks: readonly Task[];
  /** Whether there was an answer, with every task that was asked for. */
  readonly isWhole: boolean;
}

/** Some tasks of a board as they are now, without those that were asked for again since. */
async function look(groupId: string, taskIds: readonly string[]): Promise<Found> {
  if (taskIds.length === 0) return { tasks: [], isWhole: true };
  const mark = Symbol(taskIds.join());
  for (const id of taskIds) looks.set(id, mark);
  const asked = { params: { groupId }, query: { taskIds: taskIds.join(',') } };
  const reply = await send(groupTaskCalls.getGroupTasks, asked, { quiet: true });
  const latest = new Set(taskIds.filter((id) => looks.get(id) === mark));
  for (const id of latest) looks.delete(id);
  const tasks = reply.ok ? reply.answer.data.map(asTask).filter(({ _id }) => latest.has(_id)) : [];
  return { tasks, isWhole: tasks.length === latest.size };
}

const isDone = (task: Task): boolean => task.type === 'todo' && task.completed;

/** Puts a task where it stands; false where only the whole board tells its place. */
function place(userId: string, groupId: string, found: Task): boolean {
  const [open, done] = [keys.boardTasks(userId, groupId), keys.boardDone(userId, groupId)];
  const isOther = ({ _id }: Task) => _id !== found._id;
  if (isDone(found)) {
    queryClient.setQueryData<readonly Task[]>(open, (tasks) => tasks?.filter(isOther));
    queryClient.setQueryData<readonly Task[]>(done, (tasks) => tasks && [found, ...tasks.filter(isOther)]);
    return true;
  }
  if (queryClient.getQueryData<readonly Task[]>(open)?.every(isOther) !== false) return false;
  queryClient.setQueryData<readonly Task[]>(open, (tasks) =>
    tasks?.map((task) => (isOther(task) ? task : found)),
  );
  return true;
}

/**
 * Asks anew for some tasks of a board, and for nothing else of it. Answers false if the whole board has to be asked
 * for: too many changed, or the place of one is not known, or one is gone.
 */
export async function refreshTasks(
  userId: string,
  groupId: string,
  taskIds: readonly string[],
): Promise<boolean> {
  if (taskIds.length === 0 || taskIds.length > MAX_NAMED) return false;
  const { tasks, isWhole } = await look(groupId, [...new Set(taskIds)]);
  const placed = tasks.map((task) => place(userId, groupId, task));
  void queryClient.invalidateQueries({ queryKey: keys.boardDeeds(userId, groupId) });
  return isWhole && !placed.includes(false);
}
