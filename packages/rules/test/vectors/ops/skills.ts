import { cast, playerAfter, stealthToAdd, taskAfter } from '@everdeed/rules';
import type { OpHandler } from '../line.ts';
import { amount, text } from './inputs.ts';
import { vectorEntry } from './answers.ts';

/** Casting; its cases are the family skills. */
export const skillOps = {
  stealthToAdd: ({ player }) => ({ data: stealthToAdd(player) }),
  cast: (world) => {
    const { ctx, player, tasks, members } = world;
    const party = members.filter(
      (member) => member.party._id !== undefined && member.party._id === player.party._id,
    );
    const result = cast(
      ctx,
      { player, tasks, members: party },
      {
        key: text(world, 'key') ?? '',
        targetId: text(world, 'targetId'),
        quantity: amount(world, 'quantity'),
      },
    );
    if (!result.ok) return { error: result.refusal };
    const { value } = result;
    return {
      player: playerAfter(value, player),
      tasks: tasks.map((task) => taskAfter(value, task)),
      members: members.map((member) => playerAfter(value, member)),
      data: { status: 200 },
      transactions: value.ledger.map(vectorEntry),
    };
  },
} satisfies Record<string, OpHandler>;
