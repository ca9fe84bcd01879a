import { Type } from 'typebox';
import { instant, mapOf, nullable, optionalText, text, uuidText, word } from '../core/fields.ts';

const optional = Type.Optional;
const flag = Type.Boolean();
const number = Type.Number();

const checklistItemSchema = Type.Object({
  id: text,
  text,
  completed: flag,
  linkId: Type.Optional(
    Type.String({ description: 'The item of a challenge or group that it is a copy of.' }),
  ),
});

const reminderSchema = Type.Object({
  id: text,
  time: instant('When to remind.'),
  startDate: optional(instant('First day of reminding.')),
});

/** The challenge that a task came from; empty for tasks of one's own. */
const taskChallengeSchema = Type.Object({
  id: optionalText,
  taskId: optionalText,
  shortName: optionalText,
  broken: Type.Optional(Type.String({ description: 'Why it is no longer linked to the challenge.' })),
  winner: optionalText,
});

/** Whether members need approval to complete a group's task, and where that stands. */
const approvalSchema = Type.Object({
  required: flag,
  requested: Type.Boolean({ description: 'Whether anybody has asked for approval.' }),
  approved: Type.Boolean({ description: 'Whether all who have asked were approved.' }),
  requestedDate: optional(instant('Of the latest request.')),
  dateApproved: optional(instant('Of the latest approval.')),
  approvingUser: optionalText,
  requests: mapOf(
    Type.Object({
      requestedDate: instant(),
      dateApproved: optional(instant('Absent: it waits.')),
      approvingUser: optionalText,
    }),
  ),
});

/** The group that a task belongs to; empty for tasks of one's own. */
export const taskGroupSchema = Type.Object({
  id: optionalText,
  assignedUsers: optional(Type.Array(text)),
  assignedUsersDetail: optional(
    mapOf(
      Type.Object({
        assignedDate: optional(instant()),
        assignedUsername: optionalText,
        assigningUsername: optionalText,
        completed: flag,
        completedDate: optional(instant()),
      }),
    ),
  ),
  completedBy: optional(Type.Object({ userId: optionalText, date: optional(instant()) })),
  managerNotes: optionalText,
  approval: optional(approvalSchema),
  sentBack: optional(
    mapOf(
      Type.Object({
        date: instant(),
        by: Type.String({ description: 'Id of the leader or manager.' }),
        comment: optionalText,
      }),
      'Whose work was sent back, by id, until they do it again. Not part of the reference.',
    ),
  ),
  taskId: optionalText,
  assignedDate: optional(instant()),
  assigningUsername: optionalText,
});

const historySchema = Type.Array(
  Type.Object({
    date: Type.Number({ description: 'Milliseconds since the epoch.' }),
    value: number,
    scoredUp: optional(number),
    scoredDown: optional(number),
    isDue: optional(flag),
    completed: optional(flag),
  }),
);

const priority = Type.Unsafe<0.1 | 1 | 1.5 | 2>({ type: 'number', enum: [0.1, 1, 1.5, 2] });
const attribute = word(['str', 'int', 'con', 'per']);
const days = { su: optional(flag), m: optional(flag), t: optional(flag), w: optional(flag) };
const repeat = Type.Object({ ...days, th: optional(flag), f: optional(flag), s: optional(flag) });
const habitFrequency = word(['daily', 'weekly', 'monthly']);
const dailyFrequency = word(['daily', 'weekly', 'monthly', 'yearly']);

const common = {
  _id: uuidText,
  id: uuidText,
  text,
  notes: text,
  alias: optional(Type.String({ pattern: '^[A-Za-z0-9_-]+$' })),
  tags: Type.Array(uuidText),
  value: Type.Number({
    description: 'How well it is going: below 0 is badly. The price in gold of a reward.',
  }),
  priority,
  attribute,
  reminders: Type.Array(reminderSchema),
  userId: optional(uuidText),
  challenge: taskChallengeSchema,
  group: taskGroupSchema,
  byHabitica: Type.Boolean({ description: 'A starter task that everybody gets.' }),
  createdAt: instant('Creation.'),
  updatedAt: instant('Last save.'),
};
const withChecklist = {
  completed: flag,
  collapseChecklist: flag,
  checklist: Type.Array(checklistItemSchema),
};

const habitSchema = Type.Object({
  ...common,
  type: Type.Literal('habit'),
  up: flag,
  down: flag,
  counterUp: number,
  counterDown: number,
  frequency: habitFrequency,
  history: historySchema,
});

const dailySchema = Type.Object({
  ...common,
  ...withChecklist,
  type: Type.Literal('daily'),
  frequency: dailyFrequency,
  everyX: Type.Integer({ minimum: 0, maximum: 9999 }),
  startDate: nullable(instant("Start of that day in the player's zone; null: never due.")),
  repeat,
  daysOfMonth: Type.Array(number),
  weeksOfMonth: Type.Array(number),
  streak: number,
  isDue: optional(flag),
  nextDue: Type.Array(instant()),
  yesterDaily: flag,
  history: historySchema,
});

const todoSchema = Type.Object({
  ...common,
  ...withChecklist,
  type: Type.Literal('todo'),
  date: optional(nullable(instant('When it is due; null once the date was removed.'))),
  dateCompleted: optional(instant('When it was done.')),
});

const rewardSchema = Type.Object({ ...common, type: Type.Literal('reward') });

/** A task as it travels (wire-user-and-tasks 4.1). */
export const taskSchema = Type.Union([habitSchema, dailySchema, todoSchema, rewardSchema], { $id: 'Task' });

const kept = ['tags', 'checklist'] as const;

/** What others see of a player's copy of a challenge's task: without tags and checklist (wire-groups-and-admin 4.15). */
export const copySchema = Type.Union(
  [
    Type.Omit(habitSchema, ['tags']),
    Type.Omit(dailySchema, kept),
    Type.Omit(todoSchema, kept),
    Type.Omit(rewardSchema, ['tags']),
  ],
  { $id: 'ChallengeCopy' },
);

const date = optional(nullable(text));

/** What a client may send of a task that exists; anything else is dropped. */
export const taskChangeSchema = Type.Object({
  text: optionalText,
  notes: optionalText,
  alias: optional(nullable(text)),
  tags: optional(Type.Array(uuidText)),
  value: optional(Type.Number({ description: 'The price of a reward; ignored for other tasks.' })),
  priority: optional(priority),
  attribute: optional(attribute),
  reminders: optional(Type.Array(Type.Object({ id: optionalText, time: text, startDate: optionalText }))),
  byHabitica: optional(flag),
  up: optional(flag),
  down: optional(flag),
  counterUp: optional(number),
  counterDown: optional(number),
  frequency: optional(dailyFrequency),
  everyX: optional(number),
  startDate: date,
  repeat: optional(repeat),
  daysOfMonth: optional(Type.Array(number)),
  weeksOfMonth: optional(Type.Array(number)),
  streak: optional(number),
  yesterDaily: optional(flag),
  collapseChecklist: optional(flag),
  checklist: optional(
    Type.Array(Type.Object({ id: optionalText, text: optionalText, completed: optional(flag) })),
  ),
  date,
  managerNotes: Type.Optional(Type.String({ description: "For managers; of a group's task only." })),
  requiresApproval: Type.Optional(
    Type.Boolean({ description: "Whether members need approval to complete it; of a group's task only." }),
  ),
});

/** What a client may send of a new task. */
export const newTaskSchema = Type.Object({
  type: word(['habit', 'daily', 'todo', 'reward']),
  _id: optional(uuidText),
  ...taskChangeSchema.properties,
});

/** What happened along with a scoring; told once, in its answer (rules-scoring-and-day 1.14). */
export const transientSchema = Type.Object({
  crit: optional(number),
  streakBonus: optional(number),
  quest: optional(Type.Object({ progressDelta: optional(number), collection: optional(number) })),
  drop: optional(
    Type.Object({
      type: word(['Food', 'Egg', 'HatchingPotion', 'Quest']),
      key: text,
      dialog: optionalText,
      target: optionalText,
      value: optional(number),
      canDrop: optional(flag),
      premium: optional(flag),
      limited: optional(flag),
    }),
  ),
  firstDrops: optional(Type.Object({ egg: text, hatchingPotion: text })),
  leveledUp: optional(Type.Array(Type.Object({ initialLvl: number, newLvl: number }))),
});

/** Values of `type` for lists of tasks: a player's own, and a group's (wire-user-and-tasks 4.2). */
export const taskListTypes = [
  'habits',
  'dailys',
  'todos',
  'rewards',
  'completedTodos',
  '_allCompletedTodos',
] as const;
