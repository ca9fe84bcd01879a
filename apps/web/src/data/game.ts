import type { Task } from '@everdeed/rules';
import { asStats, type GamePlayer } from './domain.ts';

export type { GamePlayer } from './domain.ts';

/** Player and tasks at one moment. Completed to-dos are among the tasks once they are loaded. */
export interface Game {
  readonly player: GamePlayer;
  readonly tasks: readonly Task[];
}

/** The game with some fields of the player changed. */
export const withPlayer = (game: Game, changes: Partial<GamePlayer>): Game => ({
  ...game,
  player: { ...game.player, ...changes },
});

/** The game with a task in place of the one of the same id. */
export const withTask = (game: Game, task: Task): Game => ({
  ...game,
  tasks: game.tasks.map((other) => (other._id === task._id ? task : other)),
});

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

/** The game with the stats of an answer, which stand beside other fields there. */
export function withStats(game: Game, answer: object): Game {
  const told = asStats(answer);
  const fields = STAT_FIELDS.filter((field) => told[field] !== undefined);
  if (fields.length === 0) return game;
  const stats = Object.fromEntries(fields.map((field) => [field, told[field]]));
  return withPlayer(game, { stats: { ...game.player.stats, ...stats } });
}
