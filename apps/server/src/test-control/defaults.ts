import { fieldsIn } from '@everdeed/content/values';
import { asText, createTask, type Player, type Task } from '@everdeed/rules';
import { blankPlayer } from '../work/blank-player.ts';
import type { Work } from '../work/work.ts';
import { type Doc, isDoc, setAt, valueAt } from './documents.ts';

function mergeOver(base: unknown, over: unknown): unknown {
  if (!isDoc(base) || !isDoc(over)) return over === undefined || (over === null && isDoc(base)) ? base : over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeOver(base[key], over[key])]));
}

/** The record with defaults where the tester gave none. What the tester gave stays as it is, whatever it is. */
const filled = <T>(defaults: T, doc: Doc): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- testers may store what the product never would
  mergeOver(defaults, doc) as T;

/** A user with the values of a new account where the tester gave none. */
export function completeUser(doc: Doc, now: number): Player {
  const username = asText(valueAt(doc, 'auth.local.username')) || `user-${asText(doc['_id']).slice(0, 8)}`;
  return filled(blankPlayer(String(doc['_id']), now, username), doc);
}

/** A record with its defaults where the tester gave none; fields without a default are kept, too. */
export const refillWith = <T>(defaults: T, doc: Doc): T => filled(defaults, doc);

/** What a new account is given or chooses, as opposed to defaults of fields. */
const given: Readonly<Record<string, unknown>> = {
  'auth.local': {},
  'items.gear.owned': {},
  'items.quests': {},
  'purchased.background': {},
  pinnedItems: [],
  'preferences.background': undefined,
  'preferences.language': undefined,
};

/** A changed user with defaults for fields that the tester removed, as the reference reads it. */
export function refillUser(doc: Doc, now: number): Player {
  const defaults = structuredClone(blankPlayer(String(doc['_id']), now));
  const fields = fieldsIn(defaults);
  for (const [path, value] of Object.entries(given)) setAt(fields, path, value);
  return filled(defaults, doc);
}

/** Fields from which a daily's due days are computed. */
const schedule = ['frequency', 'everyX', 'startDate', 'repeat', 'daysOfMonth', 'weeksOfMonth'];

/** A task with the defaults of its type where the tester gave none, with due days in `owner`'s zone. */
export function completeTask(doc: Doc, owner: Player, work: Work<'invalidTaskType'>): Task {
  const context = { now: work.now, dice: { roll: () => 0.5 }, newId: () => String(doc['_id']) };
  const plain = { type: doc['type'], text: '-' };
  const days = Object.fromEntries(schedule.flatMap((key) => (key in doc ? [[key, doc[key]]] : [])));
  const made = [{ ...plain, ...days }, plain]
    .map((fields) => createTask(context, owner, fields))
    .find(({ ok }) => ok);
  if (!made?.ok) throw work.refuse('BadRequest', 'invalidTaskType');
  return filled(made.value, doc);
}
