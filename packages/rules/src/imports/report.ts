import { getPath } from '../state/paths.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import type { Aside, AsideReason } from './notes.ts';
import type { ImportedFile } from './read-file.ts';

/** Something that stays out, with how many of its kind: keys of one map are one line. */
export interface AsideLine {
  readonly path: string;
  readonly reason: AsideReason;
  readonly count: number;
  /** Whether the player can get it back. */
  readonly isKept: boolean;
}

/** A value that gives way to one of the file. */
export interface ReplacedValue {
  readonly path: string;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
}

/** What an import brings, leaves out and replaces. */
export interface ImportReport {
  readonly tasks: {
    readonly habits: number;
    readonly dailys: number;
    readonly todos: number;
    readonly rewards: number;
    /** Of them, those that replace a task of this account. */
    readonly replaced: number;
    /** Of them, those whose id belongs to somebody else, and which get one of their own. */
    readonly renamed: number;
    /** Tasks of this account that stay beside them. */
    readonly staying: number;
  };
  readonly history: { readonly entries: number; readonly since?: string };
  readonly pets: number;
  readonly mounts: number;
  readonly gear: number;
  /** Eggs, potions, food and quest scrolls. */
  readonly stock: number;
  readonly achievements: number;
  readonly checkIns: number;
  readonly tags: number;
  readonly messages: { readonly count: number; readonly people: number };
  readonly asides: readonly AsideLine[];
  readonly replaced: readonly ReplacedValue[];
}

const valuesAt = (file: ImportedFile, path: string): unknown[] => Object.values(file.fields.get(path) ?? {});
const owned = (file: ImportedFile, path: string, counts: (value: unknown) => boolean): number =>
  valuesAt(file, path).filter(counts).length;
const isPositive = (value: unknown): boolean => typeof value === 'number' && value > 0;
const sum = (values: readonly unknown[]): number =>
  values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);

/** Compared and shown, in this order; worn gear and looks are single lines of the screen. */
const shown =
  'stats.lvl stats.class stats.gp stats.exp stats.hp stats.mp balance purchased.plan.consecutive.trinkets ' +
  'purchased.plan.planId profile.name loginIncentives lastCron items.currentPet items.currentMount ' +
  'items.gear.equipped.weapon items.gear.equipped.armor items.gear.equipped.head items.gear.equipped.shield ' +
  'preferences.skin preferences.hair.color preferences.shirt preferences.background';

const plainIn = (value: unknown): ReplacedValue['before'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

function replacedIn(before: Player, after: Player): ReplacedValue[] {
  return shown.split(' ').flatMap((path) => {
    const values = { before: plainIn(getPath(before, path)), after: plainIn(getPath(after, path)) };
    return values.before === values.after ? [] : [{ path, ...values }];
  });
}

/** Fields of lists in one line: `tasks.habits.3.colour` is one of `tasks.habits.*.colour`. */
const lineOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

function linesOf(asides: readonly Aside[]): AsideLine[] {
  const lines = new Map<string, AsideLine>();
  for (const { path, reason, value } of asides) {
    const line = lineOf(path);
    const before = lines.get(`${line} ${reason}`);
    const isKept = value !== undefined;
    lines.set(`${line} ${reason}`, { path: line, reason, count: (before?.count ?? 0) + 1, isKept });
  }
  return [...lines.values()];
}

function historyIn({ history: { entries, since } }: ImportedFile): ImportReport['history'] {
  return since === undefined ? { entries } : { entries, since: new Date(since).toISOString() };
}

/** Who a file's messages were exchanged with. */
const peopleIn = ({ messages }: ImportedFile): number =>
  new Set(Object.values(messages).map((message) => message['uuid'] ?? message['user'])).size;

const achievementsIn = (file: ImportedFile): number =>
  [...file.fields].filter(
    ([path, value]) => path.startsWith('achievements.') && (value === true || isPositive(value)),
  ).length;

/** What the report says of the tasks, beside how many there are of each type. */
export type TaskCounts = Pick<ImportReport['tasks'], 'replaced' | 'renamed' | 'staying'>;

/** Sums up what a file brings to a player. */
export function reportOf(
  file: ImportedFile,
  players: { readonly before: Player; readonly after: Player },
  counts: TaskCounts,
  asides: readonly Aside[],
): ImportReport {
  const ofType = (type: Task['type']) => file.tasks.filter((task) => task.type === type).length;
  const stock = ['eggs', 'hatchingPotions', 'food', 'quests'].flatMap((key) =>
    valuesAt(file, `items.${key}`),
  );
  return {
    tasks: {
      habits: ofType('habit'),
      dailys: ofType('daily'),
      todos: ofType('todo'),
      rewards: ofType('reward'),
      ...counts,
    },
    history: historyIn(file),
    pets: owned(file, 'items.pets', isPositive),
    mounts: owned(file, 'items.mounts', (value) => value === true),
    gear: owned(file, 'items.gear.owned', (value) => value === true),
    stock: sum(stock),
    achievements: achievementsIn(file),
    checkIns: sum([file.fields.get('loginIncentives')]),
    tags: valuesAt(file, 'tags').length,
    messages: { count: Object.keys(file.messages).length, people: peopleIn(file) },
    asides: linesOf(asides),
    replaced: replacedIn(players.before, players.after),
  };
}
