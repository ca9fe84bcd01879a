import { findSpell } from '@everdeed/content';
import { type CastInput, type CastScene, isSameId, sortByAge, type Task } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { lockParty } from '../work/party.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';

/** The task with the id as it was sent, else in the letters of most ids. */
const taskAimedAt = async (tx: Tx, actor: ActorId, targetId: string): Promise<Task | undefined> =>
  (await tx.tasks.get(actor.id, targetId)) ?? tx.tasks.get(actor.id, targetId.toLowerCase());

async function withTasks(tx: Tx, actor: ActorId, { key, targetId }: CastInput): Promise<CastScene> {
  const player = await requireActor(tx, actor);
  switch (findSpell(key)?.target) {
    case 'task': {
      const task = targetId === undefined ? undefined : await taskAimedAt(tx, actor, targetId);
      return { player, tasks: task ? [task] : [] };
    }
    case 'tasks':
      return {
        player,
        tasks: sortByAge(player, await tx.tasks.list(actor.id, { types: ['habit', 'daily', 'todo'] })),
      };
    default:
      // Stealth counts the dailies.
      return { player, tasks: await tx.tasks.list(actor.id, { types: ['daily'], completed: false }) };
  }
}

/** Everybody and everything that a spell touches: the caster, and a task, tasks, a member of the party, or all of it. */
export const castScene =
  (input: CastInput): SceneLoader<CastScene> =>
  (tx, actor) => {
    switch (findSpell(input.key)?.target) {
      case 'party':
        return lockParty(tx, actor);
      case 'user':
        return lockParty(tx, actor, (id) => isSameId(id, input.targetId ?? ''));
      default:
        return withTasks(tx, actor, input);
    }
  };
