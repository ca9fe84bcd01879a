import type { RuleContext } from '../command.ts';
import { zoneOf } from '../due/player-zone.ts';
import { refreshDue } from '../due/refresh-due.ts';
import type { Player } from '../state/player.ts';
import type { Task, TaskType } from '../state/task.ts';
import { Report, type Validated } from './fields/problem.ts';
import { readFields } from './fields/read-fields.ts';
import { fieldTables, WEEKDAYS } from './fields/tables.ts';
import { uuid } from './fields/readers.ts';
import { startOfDate } from './schedule.ts';

/** Whom a new task belongs to: the player, or as an original a challenge or a group. */
export type TaskHome =
  | { readonly kind: 'player' }
  | { readonly kind: 'challenge'; readonly challengeId: string }
  | { readonly kind: 'group'; readonly groupId: string; readonly managerNotes?: string };

/**
 * A new task from what a client sent: sanitised, checked, defaults filled in, due flags set in the player's zone.
 * A type that is none is the single problem `invalidTaskType` at `type`. Source: wire-user-and-tasks 4.1, 4.3.
 */
export function createTask(
  ctx: RuleContext,
  player: Player,
  fields: unknown,
  home: TaskHome = { kind: 'player' },
): Validated<Task> {
  const sent = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  const type = sent['type'];
  const report = new Report();
  if (typeof type !== 'string' || !Object.hasOwn(fieldTables, type)) {
    report.add('type', 'invalidTaskType', type);
    return { ok: false, problems: report.problems };
  }
  const id = uuid(sent['_id'], '_id', report);
  const isAllowed = (field: string): boolean => field !== 'alias' || home.kind === 'player';
  const read = readFields(ctx, type as TaskType, sent, report, isAllowed);
  if (!Object.hasOwn(read, 'text')) report.add('text', 'valueMissing');
  if (Object.hasOwn(sent, 'startDate') && type === 'daily' && isBlank(sent['startDate'])) {
    report.add('startDate', 'valueMissing');
  }
  if (report.problems.length > 0) return { ok: false, problems: report.problems };
  const base = { ...defaultsOf(ctx, type as TaskType), ...belonging(player, home), _id: id ?? ctx.newId() };
  return { ok: true, value: complete(ctx, player, base, read) };
}

const isBlank = (value: unknown): boolean => value === null || value === '';

type Fields = Record<string, unknown>;

function belonging(player: Player, home: TaskHome): Fields {
  const group = { completedBy: {}, assignedUsers: [] };
  switch (home.kind) {
    case 'player':
      return { userId: player._id, challenge: {}, group };
    case 'challenge':
      return { challenge: { id: home.challengeId }, group };
    case 'group':
      return {
        challenge: {},
        group: { id: home.groupId, managerNotes: home.managerNotes ?? '', ...group },
        tags: [home.groupId],
      };
  }
}

/** A task of a type as it is before anything is said about it (wire-user-and-tasks 4.1). */
function defaultsOf({ now }: RuleContext, type: TaskType): Fields {
  const at = new Date(now).toISOString();
  const base = {
    type,
    text: '',
    notes: '',
    tags: [],
    value: 0,
    priority: 1,
    attribute: 'str',
    reminders: [],
    byHabitica: false,
    createdAt: at,
    updatedAt: at,
  };
  return { ...base, ...ownDefaults(type, at) };
}

function ownDefaults(type: TaskType, at: string): Fields {
  switch (type) {
    case 'habit':
      return { up: true, down: true, counterUp: 0, counterDown: 0, frequency: 'daily', history: [] };
    case 'daily':
      return {
        frequency: 'weekly',
        everyX: 1,
        startDate: at,
        repeat: Object.fromEntries(WEEKDAYS.map((day) => [day, true])),
        daysOfMonth: [],
        weeksOfMonth: [],
        streak: 0,
        nextDue: [],
        yesterDaily: true,
        completed: false,
        collapseChecklist: false,
        checklist: [],
        history: [],
      };
    case 'todo':
      return { completed: false, collapseChecklist: false, checklist: [] };
    case 'reward':
      return {};
  }
}

/** Lays what was sent over the defaults; a group's tag stays, weekdays merge. */
function complete(ctx: RuleContext, player: Player, base: Fields, read: Fields): Task {
  const given = Object.entries(read).filter(([, value]) => value !== undefined);
  const merged: Fields = { ...base, ...Object.fromEntries(given) };
  if (read['repeat']) merged['repeat'] = { ...(base['repeat'] as object), ...read['repeat'] };
  if (!base['userId'] && (base['group'] as Fields)['id']) merged['tags'] = base['tags'];
  const task = merged as unknown as Task;
  if (task.type !== 'daily') return task;
  const zone = zoneOf(player);
  if (task.startDate) task.startDate = startOfDate(task.startDate, zone);
  refreshDue(task, ctx.now, zone);
  return task;
}
