import type { Player } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { companyOf, type Names } from './support/access/everybody.ts';
import type { AccessRow, Answers } from './support/access/roles.ts';
import { addToBoard, assign, teamWith } from './support/boards.ts';
import { good } from './support/group-world.ts';
import { changePlayer } from './support/players.ts';

/**
 * Who calls: somebody outside of the group, or in it; `other` has the tasks. Who is invited is outside as yet. The admin has the privilege of challenges and
 * is outside; `banned` is a manager banned by the site. Signed out, nobody gets anything (`access.test.ts`).
 */
const roles = ['stranger', 'invited', 'moderator', 'admin', 'member', 'manager', 'leader', 'banned'] as const;
type Role = (typeof roles)[number];
const outside = new Set<Role>(['stranger', 'invited', 'moderator', 'admin']);

const company = companyOf([...roles, 'other']);
const { the } = company;

const permissionsOf = (role: Role): Player['permissions'] => ({
  moderator: role === 'moderator',
  challengeAdmin: role === 'admin',
});

type Prepare = 'assigned' | 'done' | 'asked';

/** A group whose member has a task, which waits, is done by them, or waits for approval. */
async function staged(role: Role, prepare: Prepare): Promise<Names> {
  const { server } = company;
  const [leader, other] = [the('leader'), the('other')];
  for (const one of new Set([leader, other, the(role)]))
    await changePlayer(server, one, (player) => ({
      ...player,
      guilds: [],
      permissions: one === the(role) ? permissionsOf(role) : {},
      auth: { ...player.auth, blocked: false },
    }));
  const within = new Set([leader, other, ...(outside.has(role) ? [] : [the(role)])]);
  const group = await teamWith(server, [...within]);
  if (role === 'manager' || role === 'banned')
    good(await leader.post(`/groups/${group}/add-manager`, { managerId: the(role).id }));
  if (role === 'invited') good(await leader.post(`/groups/${group}/invite`, { uuids: [the(role).id] }));
  const fields = { checklist: [{ text: 'step' }], requiresApproval: prepare === 'asked' };
  const task = await addToBoard(leader, group, fields);
  await assign(leader, task, other);
  if (prepare !== 'assigned') await other.post(`/tasks/${task}/score/up`);
  if (role === 'banned')
    await changePlayer(server, the(role), (player) => ({
      ...player,
      auth: { ...player.auth, blocked: true },
    }));
  return { GROUP: group, TASK: task, OTHER: other.id };
}

interface Row extends AccessRow<Role> {
  readonly prepare?: Prepare;
}

const banned = 'accountSuspended';
/** For those outside, for members, and for those who look after the group's tasks. */
const answers = (
  out: string,
  member: string,
  editor = 'ok',
  but: Partial<Answers<Role>> = {},
): Answers<Role> => ({
  stranger: out,
  invited: out,
  moderator: out,
  admin: out,
  member,
  manager: editor,
  leader: editor,
  ...but,
  banned,
});
const edits = answers('groupNotFound', 'onlyGroupLeaderCanEditTasks');
const task = '/tasks/TASK';

const rows: readonly Row[] = [
  { call: 'GET /tasks/group/GROUP', answers: answers('groupNotFound', 'ok') },
  { call: 'GET /groups/GROUP/deeds', answers: answers('groupNotFound', 'ok') },
  { call: 'POST /tasks/group/GROUP', body: { type: 'habit', text: 'x' }, answers: edits },
  { call: `GET ${task}`, answers: answers('messageTaskNotFound', 'ok') },
  { call: `PUT ${task}`, body: { text: 'x' }, answers: edits },
  { call: `PUT ${task}`, body: { collapseChecklist: true }, answers: answers('groupNotFound', 'ok') },
  {
    call: `DELETE ${task}`,
    answers: answers('groupNotFound', 'onlyGroupLeaderCanEditTasks', 'ok', { admin: 'ok' }),
  },
  { call: 'POST /group-tasks/TASK/move/to/0', answers: edits },
  { call: `POST ${task}/move/to/0`, answers: answers('groupNotFound', 'useGroupMove', 'useGroupMove') },
  { call: `POST ${task}/checklist`, body: { text: 'y' }, answers: edits },
  {
    call: `POST ${task}/score/up`,
    answers: answers('taskBelongsToAnother', 'taskNotAssigned', 'taskNotAssigned'),
  },
  {
    call: `POST ${task}/score/down`,
    prepare: 'done',
    answers: answers('taskBelongsToAnother', 'taskCompletedByAnother'),
  },
  {
    call: `POST ${task}/undo`,
    prepare: 'done',
    answers: answers('messageTaskNotFound', 'nothingToUndo', 'nothingToUndo'),
  },
  { call: `POST ${task}/assign`, body: [], answers: edits },
  { call: `POST ${task}/unassign/OTHER`, answers: edits },
  { call: `POST ${task}/needs-work/OTHER`, prepare: 'done', answers: edits },
  { call: `POST ${task}/approve/OTHER`, prepare: 'asked', answers: edits },
  { call: 'GET /approvals/group/GROUP', prepare: 'asked', answers: edits },
];

describe.each(rows)('$call', ({ prepare = 'assigned', answers: expected, ...row }) => {
  test('answers everybody as the documents say', async () => {
    expect(await company.answersTo(row, roles, (role) => staged(role, prepare))).toEqual(expected);
  });
});

test('a party shows a single task to its leader alone, and all of them in its list', async () => {
  const { server } = company;
  const [leader, other] = [the('leader'), the('other')];
  for (const one of [leader, other])
    await changePlayer(server, one, (player) => ({ ...player, guilds: [], permissions: {} }));
  const group = await teamWith(server, [leader, other], { type: 'party' });
  const id = await addToBoard(leader, group);
  good(await leader.get(`/tasks/${id}`));
  expect((await other.get(`/tasks/${id}`)).body.code).toBe('messageTaskNotFound');
  expect(good(await other.get(`/tasks/group/${group}`))).toMatchObject([{ _id: id }]);
  expect(good(await other.get(`/tasks/group/${group}?taskIds=${id}`))).toMatchObject([{ _id: id }]);
});
