import { fieldsIn, listIn, valueIn } from '@everdeed/content/values';
import { loadedDice, type Player, type Task } from '@everdeed/rules';
import type { VectorLine, World } from './line.ts';

type Tree = Record<string, unknown>;

/** The base files that every case starts from. */
export interface Bases {
  readonly user: Tree;
  readonly presets: Readonly<Record<string, Tree>>;
  readonly tasks: Readonly<Record<string, Tree>>;
}

const PLAYER_ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const memberId = (index: number): string => `aaaaaaaa-0000-4000-8000-0000000001${pad(index + 1, 2)}`;
const taskId = (index: number): string => `dddddddd-0000-4000-8000-0000000000${pad(index + 1, 2)}`;
const pad = (value: number, width: number): string => String(value).padStart(width, '0');

// Lists too: a path may lead through them.
const isHolder = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Sets a dotted path in a tree; undefined removes it. */
export function setPath(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  let node = tree;
  for (const key of keys.slice(0, -1)) {
    const next = node[key];
    const holder: Tree = isHolder(next) ? next : {};
    node[key] = holder;
    node = holder;
  }
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete node[last];
  else node[last] = structuredClone(value);
}

/** Reads a dotted path of a tree. */
export const getPath = (tree: unknown, path: string): unknown => valueIn(tree, ...path.split('.'));

function withNotificationIds(player: Tree): Player {
  const list = listIn(player['notifications'] ?? []);
  player['notifications'] = list.map((notification, index) => ({
    id: `eeeeeeee-0000-4000-8000-0000000000${pad(index, 2)}`,
    ...fieldsIn(notification),
  }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base file holds a whole player, and the overrides of a case may be odd on purpose
  return player as unknown as Player;
}

function buildPlayer(bases: Bases, id: string, presets: readonly string[], overrides: Tree): Player {
  const player = structuredClone(bases.user);
  for (const preset of presets) {
    for (const [path, value] of Object.entries(bases.presets[preset] ?? {})) setPath(player, path, value);
  }
  for (const [path, value] of Object.entries(overrides)) setPath(player, path, value ?? undefined);
  player['_id'] = id;
  fillMaps(player);
  return withNotificationIds(player);
}

/** Maps that are empty in the base file are left out of it. */
function fillMaps(player: Tree): void {
  for (const path of [
    'items.eggs',
    'items.hatchingPotions',
    'items.food',
    'items.quests',
    'items.pets',
    'items.mounts',
    'flags.levelDrops',
    'achievements.quests',
    'purchased.background',
    'purchased.skin',
    'purchased.shirt',
    'purchased.hair',
    'party.quest.progress.collect',
  ]) {
    if (getPath(player, path) === undefined) setPath(player, path, {});
  }
}

function buildTask(bases: Bases, overrides: Tree, id: string | undefined): Task {
  const task = structuredClone(bases.tasks[String(overrides['type'])] ?? {});
  if (id) task['_id'] = id;
  for (const [path, value] of Object.entries(overrides)) setPath(task, path, value);
  if (task['checklist']) {
    const checklist = listIn(task, 'checklist').map((item) => fieldsIn(item));
    task['checklist'] = checklist.map((item, index) => ({ id: `item-${index}`, text: '', ...item }));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base file holds a whole task of each type, and the overrides of a case may be odd on purpose
  return task as unknown as Task;
}

function countingIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `ffffffff-0000-4000-8000-${pad(made, 12)}`;
  };
}

/** Builds the world of a case: player, tasks, members, clock and dice. */
export function buildWorld(line: VectorLine, bases: Bases): World {
  return {
    line,
    call: line.call,
    ctx: { now: Date.parse(line.now), dice: loadedDice(line.random ?? 0.5), newId: countingIds() },
    player: buildPlayer(bases, PLAYER_ID, line.presets ?? [], line.user ?? {}),
    task: line.task ? buildTask(bases, line.task, undefined) : undefined,
    tasks: (line.tasks ?? []).map((task, index) => buildTask(bases, task, taskId(index))),
    members: (line.members ?? []).map((member, index) => buildPlayer(bases, memberId(index), [], member)),
  };
}
