import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, numeric, oneOf, uuid, uuids } from '../core/check.ts';
import { instant, text, uuidText, word } from '../core/fields.ts';
import { newTaskSchema, taskGroupSchema, taskListTypes, taskSchema } from '../tasks/task-schema.ts';

const common = { area: 'group-tasks', auth: 'user', versions: ['v3', 'v4'] } as const;

/** Tasks or members that can be named at once. */
const MAX_NAMED = 50;

const groupParams = Type.Object({ groupId: text });
const groupGiven = uuid('params', 'groupId', 'groupIdRequired');
const taskGiven = uuid('params', 'taskId', 'taskIdRequired');
/** Why a board does not change: there is none for the caller, or others look after it. */
const board = ['groupNotFound', 'onlyGroupLeaderCanEditTasks'] as const;

/** The board of a group with a plan. */
export const boardCalls = {
  getGroupTasks: defineCall({
    ...common,
    id: 'getGroupTasks',
    method: 'GET',
    path: '/tasks/group/{groupId}',
    summary: "List the tasks of a group's board in order",
    details:
      'Without `type`, everything but completed to-dos. With `taskIds`, those tasks alone as far as they are on the board, completed or not.',
    params: groupParams,
    query: Type.Object({
      type: Type.Optional(Type.String({ description: `One of ${taskListTypes.join(', ')}.` })),
      taskIds: Type.Optional(
        Type.String({ description: `At most ${MAX_NAMED} ids with commas between them.` }),
      ),
    }),
    checks: [
      groupGiven,
      ifSent(oneOf('query', 'type', 'invalidTasksType', taskListTypes)),
      ifSent(uuids('query', 'taskIds', 'invalidValue', MAX_NAMED)),
    ],
    answer: Type.Array(taskSchema),
    refusals: ['groupNotFound'],
    spec: 'wire-user-and-tasks 4.2',
  }),
  getBoardDeeds: defineCall({
    ...common,
    id: 'getBoardDeeds',
    method: 'GET',
    path: '/groups/{groupId}/deeds',
    summary: "List what members did with the tasks of a group's board",
    details: 'The latest 50 of the last 90 days, the newest first; with `before`, the latest before that.',
    params: groupParams,
    query: Type.Object({
      before: Type.Optional(Type.String({ description: 'Id of a deed: only those before it.' })),
    }),
    checks: [groupGiven, ifSent(uuid('query', 'before', 'invalidValue'))],
    answer: Type.Array(
      Type.Object({
        id: uuidText,
        taskId: uuidText,
        title: Type.String({ description: 'The text of the task then.' }),
        kind: word(['done', 'undone', 'plus', 'minus', 'bought', 'asked', 'approved', 'sentBack']),
        userId: Type.String({ description: 'Who did it; they may be gone.' }),
        memberId: Type.Optional(Type.String({ description: 'Whose work was approved or sent back.' })),
        date: instant(),
      }),
    ),
    refusals: ['groupNotFound'],
    spec: 'own',
  }),
  createGroupTasks: defineCall({
    ...common,
    id: 'createGroupTasks',
    method: 'POST',
    path: '/tasks/group/{groupId}',
    summary: "Add tasks to a group's board",
    details:
      'Send one task or a list; all are created or none. New tasks go to the top. With `assignTo`, they are for these members; ids of others are skipped.',
    params: groupParams,
    query: Type.Object({
      assignTo: Type.Optional(
        Type.String({ description: `At most ${MAX_NAMED} ids with commas between them.` }),
      ),
    }),
    checks: [groupGiven, ifSent(uuids('query', 'assignTo', 'invalidValue', MAX_NAMED))],
    body: Type.Union([newTaskSchema, Type.Array(newTaskSchema)]),
    bodyReading: 'raw',
    answer: Type.Union([taskSchema, Type.Array(taskSchema)]),
    successStatus: 201,
    refusals: [...board, 'invalidTaskType', 'payloadTooLarge', 'validationFailed'],
    spec: 'wire-user-and-tasks 4.3',
  }),
  moveGroupTask: defineCall({
    ...common,
    id: 'moveGroupTask',
    method: 'POST',
    path: '/group-tasks/{taskId}/move/to/{position}',
    summary: "Move a task within its list of the group's board",
    details: 'Position 0 is the top, -1 the bottom. Answers with the new order.',
    params: Type.Object({ taskId: text, position: text }),
    checks: [taskGiven, numeric('params', 'position', 'positionRequired')],
    answer: Type.Array(Type.String({ format: 'uuid' })),
    refusals: ['messageTaskNotFound', 'cantMoveCompletedTodo', ...board],
    spec: 'wire-user-and-tasks 4.4',
  }),
  assignTask: defineCall({
    ...common,
    id: 'assignTask',
    method: 'POST',
    path: '/tasks/{taskId}/assign',
    summary: "Assign a group's task to members",
    details: 'Each of them does it. Ids of others are skipped.',
    params: Type.Object({ taskId: text }),
    checks: [taskGiven],
    body: Type.Array(Type.String({ description: 'The id of a member.' })),
    bodyReading: 'raw',
    answer: taskSchema,
    refusals: ['assignedUsersUuids', 'messageTaskNotFound', 'onlyGroupTasksCanBeAssigned', ...board],
    spec: 'wire-user-and-tasks 4.7',
  }),
  unassignTask: defineCall({
    ...common,
    id: 'unassignTask',
    method: 'POST',
    path: '/tasks/{taskId}/unassign/{assignedUserId}',
    summary: "Take a group's task back from a member",
    params: Type.Object({ taskId: text, assignedUserId: text }),
    checks: [taskGiven, uuid('params', 'assignedUserId', 'userIdRequired')],
    answer: taskSchema,
    refusals: ['messageTaskNotFound', 'onlyGroupTasksCanBeAssigned', ...board, 'userWithIDNotFound'],
    spec: 'wire-user-and-tasks 4.7',
  }),
  needsWork: defineCall({
    ...common,
    id: 'needsWork',
    method: 'POST',
    path: '/tasks/{taskId}/needs-work/{userId}',
    summary: 'Have a member do a task of the group again',
    details:
      'Takes back what they got for it, or turns down their request for approval. Answers with the task as it was.',
    params: Type.Object({ taskId: text, userId: text }),
    checks: [taskGiven, uuid('params', 'userId', 'userIdRequired')],
    body: Type.Object({
      comment: Type.Optional(
        Type.String({
          description: 'What there is to do; the first 300 characters count. Not part of the reference.',
        }),
      ),
    }),
    bodyReading: 'lenient',
    answer: taskSchema,
    refusals: ['messageTaskNotFound', 'notForHabitsOrRewards', 'notCompletedByUser', ...board],
    spec: 'wire-user-and-tasks 4.7',
  }),
  approveTask: defineCall({
    ...common,
    id: 'approveTask',
    method: 'POST',
    path: '/tasks/{taskId}/approve/{userId}',
    summary: 'Let a member complete a task that needs approval',
    params: Type.Object({ taskId: text, userId: text }),
    checks: [taskGiven, uuid('params', 'userId', 'userIdRequired')],
    answer: taskSchema,
    refusals: ['messageTaskNotFound', ...board, 'canOnlyApproveTaskOnce', 'taskApprovalWasNotRequested'],
    spec: 'wire-user-and-tasks 4.7',
  }),
  getApprovals: defineCall({
    ...common,
    id: 'getApprovals',
    method: 'GET',
    path: '/approvals/group/{groupId}',
    summary: 'List the requests for approval that wait',
    details: 'A task that several members have asked for is listed once for each of them.',
    params: groupParams,
    checks: [groupGiven],
    answer: Type.Array(
      Type.Object({
        _id: uuidText,
        text,
        group: taskGroupSchema,
        userId: Type.Object({ _id: uuidText, profile: Type.Object({ name: text }) }),
      }),
    ),
    refusals: board,
    spec: 'wire-user-and-tasks 4.7',
  }),
};
