import { isFields } from '@everdeed/content/values';
import { MAX_NAME_LENGTH } from '../players/update.ts';
import { getPath, setPath } from '../state/paths.ts';
import type { HistoryPoint, Player, Tag } from '../state/player.ts';
import type { ImportNotes } from './notes.ts';
import type { IdMap } from './task-fields.ts';

/** What the merging of a file into a player needs to know. */
export interface MergeContext {
  readonly now: number;
  readonly notes: ImportNotes;
  /** The id that a task of the file has here. */
  readonly taskId: IdMap;
  /** The id that a tag of the file has here. */
  readonly tagId: IdMap;
  readonly isIntolerable: (text: string) => boolean;
}

/** Gives the value to store at a path; undefined leaves the player's own. */
type Merge = (given: unknown, own: unknown, context: MergeContext) => unknown;

/** The file counts where both have a key; what is only here stays. */
const union: Merge = (given, own) => {
  if (!isFields(given) || !isFields(own)) return given;
  const merged: Record<string, unknown> = { ...own };
  for (const [key, value] of Object.entries(given)) {
    const before = own[key];
    merged[key] = isFields(value) && isFields(before) ? { ...before, ...value } : value;
  }
  return merged;
};

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const joined = (given: readonly unknown[], own: unknown): unknown[] => {
  const known = new Set(given);
  return [...given, ...listIn(own).filter((entry) => !known.has(entry))];
};

/** The list of the file, then what is only here. */
const unionOfLists: Merge = (given, own) => joined(listIn(given), own);

const isTag = (value: unknown): value is Tag => isFields(value) && typeof value['id'] === 'string';
const tags: Merge = (given, own, { tagId }) => {
  const mapped = listIn(given)
    .filter(isTag)
    .map((tag) => ({ ...tag, id: tagId(tag.id) }));
  const known = new Set(mapped.map(({ id }) => id));
  return [...mapped, ...listIn(own).filter((tag) => isTag(tag) && !known.has(tag.id))];
};

const isPoint = (value: unknown): value is HistoryPoint => isFields(value) && 'date' in value;
const at = ({ date }: HistoryPoint): number => new Date(date).getTime();
/** By instant; two of one instant are the same entry. */
const history: Merge = (given, own) => {
  const points = listIn(given).filter(isPoint);
  const known = new Set(points.map(at));
  const rest = listIn(own).filter((point) => isPoint(point) && !known.has(at(point)));
  if (rest.length === 0) return points;
  return [...points, ...rest.filter(isPoint)].toSorted((a, b) => at(a) - at(b));
};

const order: Merge = (given, own, { taskId }) =>
  joined(
    listIn(given).map((id) => taskId(String(id))),
    own,
  );

const name: Merge = (given, _own, { notes, isIntolerable }) => {
  const text = String(given);
  const isFine = Array.from(text).length <= MAX_NAME_LENGTH && !/[\r\n]/.test(text) && !isIntolerable(text);
  if (isFine) return text;
  notes.aside('profile.name', 'rejected', given);
  return undefined;
};
const blurb: Merge = (given, _own, { notes, isIntolerable }) => {
  if (!isIntolerable(String(given))) return given;
  notes.aside('profile.blurb', 'rejected', given);
  return undefined;
};

/** The last day cannot lie ahead: no day would begin until then. */
const notAhead: Merge = (given, _own, { now }) =>
  Date.parse(String(given)) > now ? new Date(now).toISOString() : given;

const merges: Readonly<Record<string, Merge>> = {
  ...Object.fromEntries(
    [
      'items.gear.owned',
      ...'eggs hatchingPotions food quests pets mounts special'.split(' ').map((key) => `items.${key}`),
      ...'skin shirt background hair'.split(' ').map((key) => `purchased.${key}`),
      'achievements.quests',
      'flags.levelDrops',
    ].map((path) => [path, union]),
  ),
  ...Object.fromEntries(['habits', 'dailys', 'todos', 'rewards'].map((key) => [`tasksOrder.${key}`, order])),
  tags,
  'history.exp': history,
  'history.todos': history,
  'inbox.blocks': unionOfLists,
  'achievements.challenges': unionOfLists,
  'profile.name': name,
  'profile.blurb': blurb,
  lastCron: notAhead,
};

/** Where a field of the file is stored; undefined leaves it to others. */
const placeOf = (path: string): string => (path === 'auth' ? 'auth.timestamps.created' : path);

/** The player with the fields of a file. Parts that the file does not speak of stay as they are. */
export const mergePlayer = (
  player: Player,
  fields: ReadonlyMap<string, unknown>,
  context: MergeContext,
): Player => takeOver(player, fields, merges, context);

function takeOver(
  player: Player,
  fields: ReadonlyMap<string, unknown>,
  by: Readonly<Record<string, Merge>>,
  context: MergeContext,
): Player {
  let next = player;
  for (const [path, given] of fields) {
    const place = placeOf(path);
    const merge = by[path];
    const value = merge ? merge(given, getPath(next, place), context) : given;
    if (value !== undefined) next = setPath(next, place, value);
  }
  return next;
}

const ofChallenge = (tag: unknown): boolean => isTag(tag) && tag.challenge === true;
/** Tags of challenges that were joined since then stay: their tasks do too. */
const tagsOfThen: Merge = (given, own, context) => tags(given, listIn(own).filter(ofChallenge), context);
/** The day goes on: days that have passed since the copy cost nothing. */
const asNow: Merge = (_given, own) => own;

const replacements: Readonly<Record<string, Merge>> = {
  ...Object.fromEntries(['habits', 'dailys', 'todos', 'rewards'].map((key) => [`tasksOrder.${key}`, order])),
  tags: tagsOfThen,
  'profile.name': name,
  'profile.blurb': blurb,
  lastCron: asNow,
};

/** What a restored player is made of. */
export interface CopiedFields {
  /** What the copy says. */
  readonly before: ReadonlyMap<string, unknown>;
  /** What the player has now: what the copy lacks of it is as in a new account. */
  readonly now: ReadonlyMap<string, unknown>;
  readonly blank: Player;
}

/** The player with the fields of a copy, and without what came since. */
export function restorePlayer(
  player: Player,
  { before, now, blank }: CopiedFields,
  context: MergeContext,
): Player {
  let next = player;
  for (const path of now.keys())
    if (!before.has(path) && path !== 'lastCron') {
      const place = placeOf(path);
      next = setPath(next, place, getPath(blank, place));
    }
  return takeOver(next, before, replacements, context);
}
