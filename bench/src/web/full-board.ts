import { isFields, listIn, valueIn } from '@everdeed/content/values';
import { type BenchPlayer, call, makePlayer } from '../support/player.ts';

/** Members of the board's group, and its tasks. */
export const boardMembers = 30;
const tasks = { habit: 50, daily: 200, todo: 200, reward: 50 } as const;
export const boardTasks = Object.values(tasks).reduce((sum, count) => sum + count, 0);

/** Players that a task is for, in turn: anybody, the leader alone, three of them, all of them. */
const shares = [0, 1, 3, boardMembers] as const;

const calm = {
  'stats.lvl': 30,
  'stats.gp': 900,
  'flags.classSelected': true,
  'achievements.completedTask': true,
  'achievements.createdTask': true,
  balance: 4,
};

const write = (url: string, collection: string, id: string, set: object) =>
  call(url, 'POST', '/test-control/write', { body: { collection, id, set } });

/** All tasks of the board, and who does them. */
async function fill(url: string, group: string, members: readonly BenchPlayer[]): Promise<void> {
  const [leader] = members;
  if (!leader) return;
  const { headers } = leader;
  for (const [type, count] of Object.entries(tasks)) {
    const price = type === 'reward' ? { value: 10 } : {};
    const body = Array.from({ length: count }, (_, index) => ({ type, text: `${type} ${index}`, ...price }));
    await call(url, 'POST', `/api/v4/tasks/group/${group}`, { headers, body });
  }
  const listed = await fetch(`${url}/api/v4/tasks/group/${group}`, { headers });
  for (const [at, task] of listIn(valueIn(await listed.json(), 'data'))
    .filter(isFields)
    .entries()) {
    const ids = members.slice(0, shares[at % shares.length]).map(({ id }) => id);
    const path = `/api/v4/tasks/${String(task['_id'])}/assign`;
    if (ids.length > 0) await call(url, 'POST', path, { headers, body: ids });
  }
}

/** The leader of a group with a full board, and the group. Requires test mode. */
export async function makeFullBoard(url: string): Promise<{ player: BenchPlayer; group: string }> {
  const members: BenchPlayer[] = [];
  while (members.length < boardMembers) members.push(await makePlayer(url, 1, { small: true }));
  const [player] = members;
  if (!player) throw new Error('nobody is there');
  await write(url, 'users', player.id, calm);
  const body = { type: 'guild', privacy: 'private', name: 'The full house' };
  const founded = await call(url, 'POST', '/api/v4/groups', { headers: player.headers, body });
  const group = String(founded.data['_id']);
  const plan = { planId: 'group_monthly', customerId: 'customer', owner: player.id, quantity: 3 };
  await write(url, 'groups', group, { 'purchased.plan': plan });
  const uuids = members.slice(1).map(({ id }) => id);
  await call(url, 'POST', `/api/v4/groups/${group}/invite`, { headers: player.headers, body: { uuids } });
  for (const { headers } of members.slice(1))
    await call(url, 'POST', `/api/v4/groups/${group}/join`, { headers });
  await fill(url, group, members);
  return { player, group };
}
