import { accept, type Outcome, type AnyResult, type Task } from '@everdeed/rules';
import { asStats, type GamePlayer } from './domain.ts';

export type { GamePlayer } from './domain.ts';

/** Player and tasks at one moment. The tasks include completed to-dos once loaded. */
export interface Game {
  readonly player: GamePlayer;
  readonly tasks: readonly Task[];
}

/** The game with some fields of the player changed. */
export const withPlayer = (game: Game, changes: Partial<GamePlayer>): Game => ({
  ...game,
  player: { ...game.player, ...changes },
});

/** The game with the task of the same id replaced. */
export const withTask = (game: Game, task: Task): Game => ({
  ...game,
  tasks: game.tasks.map((other) => (other._id === task._id ? task : other)),
});

/** The tasks after a change: changed ones replaced, new ones on top, removed ones gone. */
function tasksAfter(tasks: readonly Task[], { changed }: Outcome<unknown>): readonly Task[] {
  const { newTasks, removedTaskIds } = changed;
  const received = new Map([...changed.tasks, ...newTasks].map((task) => [task._id, task]));
  if (received.size === 0 && removedTaskIds.length === 0) return tasks;
  const gone = new Set(removedTaskIds);
  const known = new Set(tasks.map(({ _id }) => _id));
  const kept = tasks.filter(({ _id }) => !gone.has(_id)).map((task) => received.get(task._id) ?? task);
  return [...newTasks.filter(({ _id }) => !known.has(_id)), ...kept];
}

/** The game after a command, or the command's refusal. */
export function gameAfter(game: Game, result: AnyResult<Outcome<unknown>>): AnyResult<Game> {
  if (!result.ok) return result;
  const own = result.value.changed.players.find(({ _id }) => _id === game.player._id);
  const player = own ? { ...game.player, ...own } : game.player;
  return accept({ player, tasks: tasksAfter(game.tasks, result.value) });
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

/** The game with the stats from an answer, which contains other fields too. */
export function withStats(game: Game, answer: object): Game {
  const received = asStats(answer);
  const fields = STAT_FIELDS.filter((field) => received[field] !== undefined);
  if (fields.length === 0) return game;
  const stats = Object.fromEntries(fields.map((field) => [field, received[field]]));
  return withPlayer(game, { stats: { ...game.player.stats, ...stats } });
}
