import type { Player, Stats, Task } from '@everdeed/rules';
import type { Answer } from './api.ts';
import type { Game, OutboxEntry } from './game.ts';
import { previewDeed } from './preview.ts';

/** A drop as the answer tells it. */
export interface ToldDrop {
  readonly type: string;
  readonly key: string;
  readonly dialog?: string;
}

/** What a scoring answers beside the stats. */
export interface ScoreTold {
  readonly delta?: number;
  readonly _tmp?: {
    readonly crit?: number;
    readonly streakBonus?: number;
    readonly drop?: ToldDrop;
    readonly firstDrops?: { readonly egg: string; readonly hatchingPotion: string };
  };
}

const STAT_FIELDS = [
  'hp',
  'mp',
  'exp',
  'gp',
  'lvl',
  'class',
  'points',
  'str',
  'con',
  'int',
  'per',
  'buffs',
  'training',
] as const;

function withStats(player: Player, data: unknown): Player {
  const told = data as Partial<Stats>;
  const fields = STAT_FIELDS.filter((field) => told[field] !== undefined);
  if (fields.length === 0) return player;
  return {
    ...player,
    stats: { ...player.stats, ...Object.fromEntries(fields.map((field) => [field, told[field]])) },
  };
}

const FAMILY_OF = { Food: 'food', Egg: 'eggs', HatchingPotion: 'hatchingPotions', Quest: 'quests' } as const;

function withItem(player: Player, family: (typeof FAMILY_OF)[keyof typeof FAMILY_OF], key: string): Player {
  const owned = player.items[family];
  return { ...player, items: { ...player.items, [family]: { ...owned, [key]: (owned[key] ?? 0) + 1 } } };
}

function withDrops(player: Player, tmp: ScoreTold['_tmp']): Player {
  const first = tmp?.firstDrops;
  const started = first
    ? withItem(withItem(player, 'eggs', first.egg), 'hatchingPotions', first.hatchingPotion)
    : player;
  const drop = tmp?.drop;
  if (!drop || !(drop.type in FAMILY_OF)) return started;
  return withItem(started, FAMILY_OF[drop.type as keyof typeof FAMILY_OF], drop.key);
}

const withTask = (game: Game, task: Task): Game => ({
  ...game,
  tasks: game.tasks.map((other) => (other._id === task._id ? task : other)),
});
const isTask = (data: unknown): data is Task =>
  typeof data === 'object' && data !== null && '_id' in data && 'type' in data && 'text' in data;

/** Puts what the server said in place of the preview. */
function withAnswer(game: Game, { deed }: OutboxEntry, data: unknown): Game {
  switch (deed.kind) {
    case 'score':
      return { ...game, player: withDrops(withStats(game.player, data), (data as ScoreTold)._tmp) };
    case 'scoreMany': {
      const { tasks = [] } = data as { tasks?: readonly ScoreTold[] };
      const player = tasks.reduce((so, { _tmp }) => withDrops(so, _tmp), withStats(game.player, data));
      return { ...game, player };
    }
    case 'undo': {
      const { task } = data as { task?: Task };
      const back = { ...game, player: withStats(game.player, data) };
      return task ? withTask(back, task) : back;
    }
    case 'createTasks':
      return (Array.isArray(data) ? data : [data]).filter(isTask).reduce(withTask, game);
    case 'updateTask':
    case 'tickItem':
      return isTask(data) ? withTask(game, data) : game;
    case 'set': {
      const { notifications: _, ...told } = data as Player;
      return told.stats ? { ...game, player: { ...game.player, ...told } } : game;
    }
    case 'allocate':
      return { ...game, player: withStats(game.player, data) };
    default:
      return game;
  }
}

const withEnvelope = (game: Game, { notifications, userV }: Answer): Game => ({
  ...game,
  player: {
    ...game.player,
    ...(notifications && { notifications }),
    ...(userV !== undefined && { _v: userV }),
  },
});

/** Acts whose answer tells too little to go on: the whole state is fetched after them. */
const NEEDS_REFETCH = new Set(['undo', 'revive', 'clearCompleted']);

export interface Settled {
  readonly game: Game;
  /** The server knows more than we do: fetch everything again. */
  readonly stale: boolean;
}

/** Acts that add up: carried out twice they would count twice. All of them raise the player's version. */
const ADDS_UP = new Set(['score', 'scoreMany', 'undo', 'allocate', 'sleep']);

/** Whether what we know was told after this act: its first answer was lost, and this one is the repetition. */
const isIncluded = (base: Game, { deed }: OutboxEntry, { userV }: Answer): boolean =>
  ADDS_UP.has(deed.kind) && userV !== undefined && userV <= base.player._v;

/** The base state after an act was saved: the deed itself, then the server's word on it. */
export function settleSaved(base: Game, entry: OutboxEntry, answer: Answer): Settled {
  if (isIncluded(base, entry, answer)) return { game: base, stale: true };
  const done = previewDeed(base, entry);
  const jumped = answer.userV !== undefined && answer.userV > base.player._v + 1;
  const game = withEnvelope(withAnswer(done.ok ? done.value : base, entry, answer.data), answer);
  return { game, stale: !done.ok || jumped || NEEDS_REFETCH.has(entry.deed.kind) };
}
