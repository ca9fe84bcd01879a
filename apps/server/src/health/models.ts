import { blankPlayer } from '../blank-player.ts';

type Paths = Readonly<Record<string, string>>;

const dates =
  /(?:^|\.)(?:created|loggedin|updated|lastCron|date|lastWeeklyRecap|time|startDate|dateCompleted|createdAt|updatedAt)$/;
/** Maps whose keys are data and not fields. */
const open =
  /^(?:achievements\.quests|extra|newMessages|backer|contributor|permissions|auth\.(?:google|apple|facebook)|items\.(?:eggs|food|hatchingPotions|quests|pets|mounts|gear\.owned)|purchased\.(?:skin|shirt|background|hair)|flags\.levelDrops|preferences\.webhooks|party\.quest\.progress\.collect|invitations\.party)$/;

function typeOf(path: string, value: unknown): string {
  if (dates.test(path)) return 'Date';
  if (Array.isArray(value)) return 'Array';
  if (typeof value === 'number') return 'Number';
  return typeof value === 'boolean' ? 'Boolean' : 'String';
}

function walk(value: unknown, path: string, into: Record<string, string>): void {
  if (open.test(path)) into[path] = 'Mixed';
  else if (typeof value !== 'object' || value === null || Array.isArray(value))
    into[path] = typeOf(path, value);
  else
    for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`, into);
}

function userPaths(): Paths {
  const paths: Record<string, string> = {};
  walk(blankPlayer('', 0), '', paths);
  return paths;
}

const anyTask: Paths = {
  _id: 'String',
  type: 'String',
  text: 'String',
  notes: 'String',
  alias: 'String',
  tags: 'Array',
  value: 'Number',
  priority: 'Number',
  attribute: 'String',
  userId: 'String',
  reminders: 'Array',
  byHabitica: 'Boolean',
  createdAt: 'Date',
  updatedAt: 'Date',
  'challenge.id': 'String',
  'challenge.taskId': 'String',
  'challenge.shortName': 'String',
  'challenge.broken': 'String',
  'challenge.winner': 'String',
  'group.id': 'String',
  'group.assignedUsers': 'Array',
  'group.assignedUsersDetail': 'Mixed',
  'group.completedBy.userId': 'String',
  'group.completedBy.date': 'Date',
  'group.managerNotes': 'String',
  'group.taskId': 'String',
};
const withChecklist: Paths = { completed: 'Boolean', collapseChecklist: 'Boolean', checklist: 'Array' };

/** Fields of records by model name (wire-user-and-tasks 0.9). */
export const modelPaths: Readonly<Record<string, () => Paths>> = {
  user: userPaths,
  tag: () => ({ id: 'String', name: 'String', challenge: 'Boolean', group: 'String' }),
  challenge: () => ({
    _id: 'String',
    name: 'String',
    shortName: 'String',
    summary: 'String',
    description: 'String',
    official: 'Boolean',
    tasksOrder: 'Mixed',
    leader: 'String',
    group: 'String',
    memberCount: 'Number',
    prize: 'Number',
    categories: 'Array',
  }),
  group: () => ({
    _id: 'String',
    name: 'String',
    summary: 'String',
    description: 'String',
    leader: 'String',
    type: 'String',
    privacy: 'String',
    memberCount: 'Number',
    challengeCount: 'Number',
    balance: 'Number',
    logo: 'String',
    quest: 'Mixed',
    tasksOrder: 'Mixed',
    purchased: 'Mixed',
    managers: 'Mixed',
    categories: 'Array',
  }),
  habit: () => ({
    ...anyTask,
    up: 'Boolean',
    down: 'Boolean',
    counterUp: 'Number',
    counterDown: 'Number',
    frequency: 'String',
    history: 'Array',
  }),
  daily: () => ({
    ...anyTask,
    ...withChecklist,
    frequency: 'String',
    everyX: 'Number',
    startDate: 'Date',
    repeat: 'Mixed',
    daysOfMonth: 'Array',
    weeksOfMonth: 'Array',
    streak: 'Number',
    isDue: 'Boolean',
    nextDue: 'Array',
    yesterDaily: 'Boolean',
    history: 'Array',
  }),
  todo: () => ({ ...anyTask, ...withChecklist, date: 'String', dateCompleted: 'Date' }),
  reward: () => anyTask,
};
