import type { Game } from '../data/game.ts';
import { useGame } from '../data/store.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { scoreTask } from '../features/tasks/actions/score.ts';

/** Dice that are never lucky. */
const UNLUCKY = { roll: () => 0.999_999 };

function rehearseScore(game: Game, taskId: string): void {
  const context = { now: Date.now(), dice: UNLUCKY, newId: () => '' };
  scoreTask.definition.preview(game, scoreTask({ taskId, direction: 'up' }), context);
}

/** Runs a throwaway score: the rules build their tables on first use, better now than on the first tap. */
function rehearse(): void {
  const { view } = useGame.getState();
  const task = view?.tasks.find(({ type }) => type === 'habit') ?? view?.tasks[0];
  if (view && task) rehearseScore(view, task._id);
}

/** Warms up when the browser is idle. */
export const warmUp = (): void => whenIdle(rehearse);
