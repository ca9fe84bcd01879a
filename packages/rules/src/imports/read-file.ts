import { isFields } from '@everdeed/content/values';
import { problemAt } from '../fields/field.ts';
import { text } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Task, TaskType } from '../state/task.ts';
import { ORDER_OF } from '../tasks/order.ts';
import { type Aside, ImportNotes } from './notes.ts';
import { playerFields } from './player-fields.ts';
import { entriesIn } from './takes.ts';
import { type IdMap, takeTask } from './task-fields.ts';
import { type Taken, takeFields } from './walk.ts';

/** A private message, as the file has it. */
export type ImportedMessage = Readonly<Record<string, unknown>>;

/** What a user data export holds, checked and ready to be stored. Ids are those of the file. */
export interface ImportedFile {
  /** Fields of the player by dotted path. */
  readonly fields: ReadonlyMap<string, unknown>;
  readonly tasks: readonly Task[];
  /** By id. */
  readonly messages: Readonly<Record<string, ImportedMessage>>;
  readonly asides: readonly Aside[];
  /** The entries of all histories, and the earliest of them (ms). */
  readonly history: { readonly entries: number; readonly since?: number };
}

/** How a file is read. */
export interface ReadOptions {
  readonly now: number;
  /** Whether balance, hourglasses and plan come along. */
  readonly withMoney: boolean;
  /** An id of our own for something that has none, the same every time. */
  readonly makeId: IdMap;
}

/** Refusals of a file. */
export type ReadRefusal = 'importNotAnExport' | 'validationFailed';

const MAX_TASKS = 50_000;
const MAX_MESSAGES = 100_000;
const MAX_PROBLEMS = 20;

type Tree = Readonly<Record<string, unknown>>;

/** What every export has, of whatever version. */
const isExport = (tree: unknown): tree is Tree =>
  isFields(tree) && isFields(tree['stats']) && isFields(tree['items']) && isFields(tree['preferences']);

const listNames = Object.entries(ORDER_OF).map(([type, key]) => [type, key] as const);
const isType = (type: string): type is TaskType => Object.hasOwn(ORDER_OF, type);

function takeTasks(lists: unknown, notes: ImportNotes, options: ReadOptions): Task[] {
  if (lists === undefined || lists === '' || lists === null) return [];
  if (!isFields(lists)) {
    notes.problems.push(problemAt('tasks', 'cast', undefined, { path: 'tasks', type: 'Object' }));
    return [];
  }
  const tasks: Task[] = [];
  for (const [type, key] of listNames) {
    if (!isType(type)) continue;
    const list = entriesIn(lists[key]);
    if (list.length + tasks.length > MAX_TASKS)
      notes.problems.push(problemAt('tasks', 'maxEntries', undefined, { path: 'tasks', max: MAX_TASKS }));
    else
      list.forEach((sent, index) => {
        const task = takeTask(sent, type, `tasks.${key}.${index}`, { ...options, notes });
        if (task) tasks.push(task);
      });
  }
  for (const [key, list] of Object.entries(lists))
    if (!listNames.some(([, name]) => name === key)) notes.aside(`tasks.${key}`, 'unknownField', list);
  return onceEach(tasks, notes);
}

/** Two tasks of one id would be one: the file is broken. */
function onceEach(tasks: Task[], notes: ImportNotes): Task[] {
  const ids = new Set<string>();
  for (const { _id } of tasks) {
    if (ids.has(_id.toLowerCase())) notes.problems.push(problemAt(`tasks.${_id}`, 'invalidValue', undefined));
    ids.add(_id.toLowerCase());
  }
  return tasks;
}

const messageText = text({ maxLength: 100_000 });

function takeMessages(sent: unknown, notes: ImportNotes): Record<string, ImportedMessage> {
  const list =
    isFields(sent) && !isFields(sent['id']) && !('text' in sent) ? Object.values(sent) : entriesIn(sent);
  const messages: Record<string, ImportedMessage> = {};
  if (list.length > MAX_MESSAGES)
    notes.problems.push(
      problemAt('inbox.messages', 'maxEntries', undefined, { path: 'inbox.messages', max: MAX_MESSAGES }),
    );
  else
    list.forEach((message, index) => {
      const path = `inbox.messages.${index}`;
      const id = isFields(message) ? (message['id'] ?? message['_id']) : undefined;
      const isMessage = isFields(message) && typeof id === 'string' && /^[\w-]{1,100}$/.test(id);
      if (!isMessage || id === '__proto__') notes.problems.push(problemAt(path, 'invalidValue', undefined));
      else if (
        notes.read(messageText, message['text'], `${path}.text`) !== undefined &&
        notes.isSafe(message, path)
      )
        messages[id] = message;
    });
  return messages;
}

/** The tree without what has readers of its own. */
function split(tree: Tree): { rest: Tree; tasks: unknown; messages: unknown } {
  const { tasks, inbox, ...rest } = tree;
  if (!isFields(inbox)) return { rest: { ...rest, inbox }, tasks, messages: undefined };
  const { messages, ...others } = inbox;
  return { rest: { ...rest, inbox: others }, tasks, messages };
}

const listAt = (fields: Taken, path: string): unknown[] => {
  const list = fields.get(path);
  return Array.isArray(list) ? list : [];
};

function historyIn(fields: Taken, tasks: readonly Task[]): ImportedFile['history'] {
  const own = ['history.exp', 'history.todos'].flatMap((path) => listAt(fields, path));
  let entries = own.length;
  let since = Number.POSITIVE_INFINITY;
  for (const point of own) {
    const date = isFields(point) ? point['date'] : undefined;
    if (typeof date === 'string' || typeof date === 'number')
      since = Math.min(since, new Date(date).getTime());
  }
  for (const task of tasks) {
    if (!('history' in task)) continue;
    entries += task.history.length;
    for (const { date } of task.history) since = Math.min(since, date);
  }
  return Number.isFinite(since) ? { entries, since } : { entries };
}

/**
 * Reads a user data export (wire-user-and-tasks 5.6), from JSON or XML, as a tree of values. What the server does not
 * know is kept aside; a known field with a bad value refuses the file, with the first problems.
 */
export function readImport(tree: unknown, options: ReadOptions): Result<ImportedFile, ReadRefusal> {
  if (!isExport(tree)) return refuse('badRequest', 'importNotAnExport');
  const notes = new ImportNotes();
  const { rest, tasks: lists, messages: sent } = split(tree);
  const fields = takeFields(playerFields(options.withMoney), rest, notes);
  const tasks = takeTasks(lists, notes, options);
  const messages = takeMessages(sent, notes);
  if (notes.problems.length > 0) return refuseFields('User', notes.problems.slice(0, MAX_PROBLEMS));
  return accept({ fields, tasks, messages, asides: notes.asides, history: historyIn(fields, tasks) });
}
