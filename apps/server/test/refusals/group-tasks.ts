import type { groupTaskCalls } from '@everdeed/contract';
import { addToBoard, assign, teamWith } from '../support/boards.ts';
import {
  failedCheck,
  notStored,
  type RefusalCase,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';
import type { Answer, Caller } from '../support/server.ts';
import { absent, bad, notAllowed } from './group-stages.ts';

type By = RefusalCase['by'];
/** A group, one of its tasks, and who leads it. */
interface Board {
  readonly group: string;
  readonly task: string;
  readonly leader: Caller;
}
type Act = (stage: Stage, board: Board) => Promise<Answer>;

/** The player leads a group with a plan, and a task with these fields. */
export const leadingTeam =
  (act: Act, fields: object = {}): By =>
  async (stage) => {
    const group = await teamWith(stage.server, [stage.player]);
    const task = await addToBoard(stage.player, group, { ...fields });
    return act(stage, { group, task, leader: stage.player });
  };

/** A stranger leads it, with the player or without. */
export const inTeam =
  (act: Act, fields: object = {}, isOutside = false): By =>
  async (stage) => {
    const leader = await stage.stranger();
    const group = await teamWith(stage.server, isOutside ? [leader] : [leader, stage.player]);
    return act(stage, { group, task: await addToBoard(leader, group, { ...fields }), leader });
  };

const steps = { checklist: [{ id: unknownId, text: 'step' }] };

/** The refusals of calls on a task of a group: for members, and of these for those who look after it. */
export const ofBoard = (method: string, path: string, body: object = {}) => {
  const asking: Act = ({ player }, { task }) => player.call(method, `/tasks/${task}${path}`, { body });
  return {
    groupNotFound: absent(inTeam(asking, steps, true)),
    onlyGroupLeaderCanEditTasks: notAllowed(inTeam(asking, steps)),
  };
};

/** Somebody else's task of a group is checked off by its leader, and then the player, a member, unchecks it. */
export const uncheckingOthers = (act: (stage: Stage, task: string) => Promise<Answer>): RefusalCase => ({
  ...bad,
  by: inTeam(async (stage, { task, leader }) => {
    await leader.post(`/tasks/${task}/score/up`);
    return act(stage, task);
  }),
});

/** A task of a group that is assigned to its leader alone, and that the player completes. */
export const doingOthers = (act: (stage: Stage, task: string) => Promise<Answer>): RefusalCase => ({
  ...bad,
  by: inTeam(async (stage, { task, leader }) => {
    await assign(leader, task, leader);
    return act(stage, task);
  }),
});

/** The player moves a task in their own list that is not theirs to do. */
export const movingOthers: RefusalCase = doingOthers(({ player }, task) =>
  player.post(`/tasks/${task}/move/to/0`),
);

const gone = (path: string, body?: unknown): RefusalCase =>
  absent(({ player }) => player.post(`/tasks/${unknownId}${path}`, body));
const badTask = (path: string, body?: unknown): RefusalCase =>
  failedCheck(({ player }) => player.post(`/tasks/abc${path}`, body));
/** A call on a task of the player's own. */
const onOwn =
  (path: string, body?: unknown): By =>
  async (stage) =>
    stage.player.post(`/tasks/${(await stage.task({ type: 'todo' })).id}${path}`, body);
const adding = (sent: unknown): By =>
  leadingTeam(({ player }, { group }) => player.post(`/tasks/group/${group}`, sent));
const todo = { type: 'todo', text: 'a task' };
/** The player's task on their board is done by them, and then sent back. */
const sendingBack: Act = async (stage, { task, leader }) => {
  await leader.post(`/tasks/${task}/score/up`);
  return stage.player.post(`/tasks/${task}/needs-work/${leader.id}`);
};

/** A member completes what needs approval, this often. */
export const completingUnasked = (times: number, act: (stage: Stage, task: string) => Promise<Answer>) =>
  notAllowed(
    inTeam(
      async (stage, { task }) => {
        for (let done = 1; done < times; done++) await act(stage, task);
        return act(stage, task);
      },
      { requiresApproval: true },
    ),
  );

/** The leader's member asks for approval, which the player then grants; the player leads unless others do. */
const approving =
  (isAsked: boolean, times: number): By =>
  async (stage) => {
    const member = await stage.stranger();
    const group = await teamWith(stage.server, [stage.player, member]);
    const task = await addToBoard(stage.player, group, { requiresApproval: true });
    await assign(stage.player, task, member);
    if (isAsked) await member.post(`/tasks/${task}/score/up`);
    const approve = () => stage.player.post(`/tasks/${task}/approve/${member.id}`);
    for (let done = 1; done < times; done++) await approve();
    return approve();
  };
/** The leader of a group asks for nothing, but is assigned. */
const approvingLeader: Act = async ({ player }, { task, leader }) => {
  await assign(leader, task, leader);
  return player.post(`/tasks/${task}/approve/${leader.id}`);
};

/** Boards, and who does what of them. */
export const groupTaskRefusals: RefusalCases<typeof groupTaskCalls> = {
  getGroupTasks: {
    groupNotFound: absent(inTeam(({ player }, { group }) => player.get(`/tasks/group/${group}`), {}, true)),
    groupIdRequired: failedCheck(({ player }) => player.get('/tasks/group/party')),
    invalidTasksType: failedCheck(({ player }) => player.get(`/tasks/group/${unknownId}?type=chores`)),
    invalidValue: failedCheck(({ player }) => player.get(`/tasks/group/${unknownId}?taskIds=x`)),
  },
  getBoardDeeds: {
    groupNotFound: absent(inTeam(({ player }, { group }) => player.get(`/groups/${group}/deeds`), {}, true)),
    groupIdRequired: failedCheck(({ player }) => player.get('/groups/party/deeds')),
    invalidValue: failedCheck(({ player }) => player.get(`/groups/${unknownId}/deeds?before=x`)),
  },
  createGroupTasks: {
    groupNotFound: absent(
      inTeam(({ player }, { group }) => player.post(`/tasks/group/${group}`, todo), {}, true),
    ),
    onlyGroupLeaderCanEditTasks: notAllowed(
      inTeam(({ player }, { group }) => player.post(`/tasks/group/${group}`, todo)),
    ),
    invalidTaskType: { ...bad, by: adding({ type: 'chore', text: 'x' }) },
    payloadTooLarge: { ...bad, by: adding(Array.from({ length: 10_001 }, () => todo)) },
    validationFailed: notStored('todo', adding({ ...todo, alias: 'mine' })),
    groupIdRequired: failedCheck(({ player }) => player.post('/tasks/group/party', todo)),
    invalidValue: failedCheck(({ player }) => player.post(`/tasks/group/${unknownId}?assignTo=x`, todo)),
  },
  moveGroupTask: {
    messageTaskNotFound: absent(({ player }) => player.post(`/group-tasks/${unknownId}/move/to/0`)),
    cantMoveCompletedTodo: {
      ...bad,
      by: leadingTeam(async ({ player }, { task }) => {
        await player.post(`/tasks/${task}/score/up`);
        return player.post(`/group-tasks/${task}/move/to/0`);
      }),
    },
    groupNotFound: absent(
      inTeam(({ player }, { task }) => player.post(`/group-tasks/${task}/move/to/0`), {}, true),
    ),
    onlyGroupLeaderCanEditTasks: notAllowed(
      inTeam(({ player }, { task }) => player.post(`/group-tasks/${task}/move/to/0`)),
    ),
    taskIdRequired: failedCheck(({ player }) => player.post('/group-tasks/abc/move/to/0')),
    positionRequired: failedCheck(({ player }) => player.post(`/group-tasks/${unknownId}/move/to/top`)),
  },
  assignTask: {
    ...ofBoard('POST', '/assign', []),
    assignedUsersUuids: {
      ...bad,
      by: leadingTeam(({ player }, { task }) => player.post(`/tasks/${task}/assign`, ['ben'])),
    },
    messageTaskNotFound: gone('/assign', []),
    onlyGroupTasksCanBeAssigned: notAllowed(onOwn('/assign', [])),
    taskIdRequired: badTask('/assign', []),
  },
  unassignTask: {
    ...ofBoard('POST', `/unassign/${unknownId}`),
    messageTaskNotFound: gone(`/unassign/${unknownId}`),
    onlyGroupTasksCanBeAssigned: notAllowed(onOwn(`/unassign/${unknownId}`)),
    userWithIDNotFound: {
      error: 'NotFound',
      params: { userId: unknownId },
      by: leadingTeam(({ player }, { task }) => player.post(`/tasks/${task}/unassign/${unknownId}`)),
    },
    taskIdRequired: badTask(`/unassign/${unknownId}`),
    userIdRequired: failedCheck(({ player }) => player.post(`/tasks/${unknownId}/unassign/ben`)),
  },
  needsWork: {
    messageTaskNotFound: gone(`/needs-work/${unknownId}`),
    notForHabitsOrRewards: {
      ...bad,
      by: leadingTeam(({ player }, { task }) => player.post(`/tasks/${task}/needs-work/${player.id}`), {
        type: 'habit',
      }),
    },
    notCompletedByUser: {
      ...bad,
      by: leadingTeam(({ player }, { task }) => player.post(`/tasks/${task}/needs-work/${player.id}`)),
    },
    groupNotFound: absent(inTeam(sendingBack, {}, true)),
    onlyGroupLeaderCanEditTasks: notAllowed(inTeam(sendingBack)),
    taskIdRequired: badTask(`/needs-work/${unknownId}`),
    userIdRequired: failedCheck(({ player }) => player.post(`/tasks/${unknownId}/needs-work/ben`)),
  },
  approveTask: {
    messageTaskNotFound: absent(
      leadingTeam(({ player }, { task }) => player.post(`/tasks/${task}/approve/${player.id}`)),
    ),
    groupNotFound: absent(inTeam(approvingLeader, {}, true)),
    onlyGroupLeaderCanEditTasks: notAllowed(inTeam(approvingLeader)),
    canOnlyApproveTaskOnce: notAllowed(approving(true, 2)),
    taskApprovalWasNotRequested: notAllowed(approving(false, 1)),
    taskIdRequired: badTask(`/approve/${unknownId}`),
    userIdRequired: failedCheck(({ player }) => player.post(`/tasks/${unknownId}/approve/ben`)),
  },
  getApprovals: {
    groupNotFound: absent(
      inTeam(({ player }, { group }) => player.get(`/approvals/group/${group}`), {}, true),
    ),
    onlyGroupLeaderCanEditTasks: notAllowed(
      inTeam(({ player }, { group }) => player.get(`/approvals/group/${group}`)),
    ),
    groupIdRequired: failedCheck(({ player }) => player.get('/approvals/group/party')),
  },
};
