import { accept, refuse } from '@everdeed/rules';
import { taskCalls } from 'virtual:calls/task';
import { requestOf } from '../src/data/calls.ts';
import { defineAction } from '../src/data/define-action.ts';
import { withPlayer } from '../src/data/game.ts';

/** Previews that were made of `earn` and `takeBack`, by id of the entry. */
export const previews: string[] = [];

/** Adds gold. Refused if the total would exceed 100. */
export const earn = defineAction({
  kind: 'test-earn',
  addsUp: true,
  call: ({ gold }: { readonly gold: number }) =>
    requestOf(taskCalls.scoreTask, { params: { taskId: String(gold), direction: 'up' } }),
  preview: (game, { gold }, { newId }) => {
    previews.push(newId());
    const { stats } = game.player;
    if (stats.gp + gold > 100) return refuse('notAuthorized', 'messageNotEnoughGold');
    return accept(withPlayer(game, { stats: { ...stats, gp: stats.gp + gold } }));
  },
  settle: (game, { gp }) => withPlayer(game, { stats: { ...game.player.stats, gp } }),
  tasks: ({ gold }) => [`task-${gold}`],
});

/** Adds gold, as the preview says: the answer tells nothing of it. */
export const give = defineAction({
  kind: 'test-give',
  call: ({ gold }: { readonly gold: number }) =>
    requestOf(taskCalls.scoreTask, { params: { taskId: String(gold), direction: 'up' } }),
  preview: (game, { gold }) => {
    const { stats } = game.player;
    return accept(withPlayer(game, { stats: { ...stats, gp: stats.gp + gold } }));
  },
});

/** Undoes an `earn`. */
export const takeBack = defineAction({
  kind: 'test-take-back',
  refetch: true,
  call: ({ operationId }: { readonly operationId: string }) =>
    requestOf(taskCalls.undoTask, { params: { taskId: 'any' }, body: { operationId } }),
  takesBack: ({ operationId }) => operationId,
  preview: (game, _, { newId }) => {
    previews.push(newId());
    return accept(game);
  },
});
