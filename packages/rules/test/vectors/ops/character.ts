import {
  isRebirthFree,
  rebirth,
  reroll,
  resetAccount,
  revive,
  rewardOnboarding,
  hasCompletedOnboarding,
  toggleSleep,
  type Task,
} from '@everdeed/rules';
import { produce } from '../../../src/state/draft.ts';
import type { OpHandler, World } from '../line.ts';
import { answered } from './answers.ts';

const withChanged = ({ tasks }: World, changed: readonly Task[]): Task[] =>
  tasks.map((task) => changed.find(({ _id }) => _id === task._id) ?? task);

/** Death, sleep and fresh starts; their cases are in the family ops. */
export const characterOps = {
  revive: ({ ctx, player }) => answered(revive(ctx, { player })),
  sleep: ({ ctx, player }) => answered(toggleSleep(ctx, { player }), ({ data }) => ({ data })),
  rebirth: (world) =>
    answered(rebirth(world.ctx, { player: world.player, tasks: world.tasks }), ({ changed }) => ({
      tasks: withChanged(world, changed.tasks),
    })),
  isFreeRebirth: ({ ctx, player }) => ({ data: isRebirthFree(player, ctx.now) }),
  reroll: (world) =>
    answered(reroll(world.ctx, { player: world.player, tasks: world.tasks }), ({ changed }) => ({
      tasks: withChanged(world, changed.tasks),
    })),
  reset: ({ ctx, player, tasks }) =>
    answered(resetAccount(ctx, { player, tasks }), ({ changed }) => ({
      data: { tasksToRemove: changed.removedTaskIds },
    })),
  checkOnboarding: ({ ctx, player }) => ({
    player: produce(player, (draft) => rewardOnboarding(ctx, draft)),
    data: { complete: hasCompletedOnboarding(player) },
  }),
} satisfies Record<string, OpHandler>;
