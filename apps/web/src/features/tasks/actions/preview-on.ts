import { type Outcome, type AnyResult, refuse, type TaskScene } from '@everdeed/rules';
import { type Game, gameAfter } from '../../../data/game.ts';

/** Previews a command on one task of the game. */
export function previewOn(
  game: Game,
  taskId: string,
  command: (scene: TaskScene) => AnyResult<Outcome<unknown>>,
): AnyResult<Game> {
  const task = game.tasks.find(({ _id }) => _id === taskId);
  return task
    ? gameAfter(game, command({ player: game.player, task }))
    : refuse('notFound', 'messageTaskNotFound');
}
