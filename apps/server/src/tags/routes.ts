import { asText, tagCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { savePlayer } from '../work/perform.ts';
import { type Reply, reply } from '../http/reply.ts';
import { type Actor, type CallDeps, route } from '../http/route.ts';
import { removeTagsFromTasks } from './remove-from-tasks.ts';
import { addTag, findTag, moveTag, removeTag, renameTag } from './tags.ts';

/** Changes the player's tags and answers with what `present` makes of the stored player. */
function change(
  deps: CallDeps,
  actor: Actor,
  act: (player: Player) => Player,
  present: (player: Player) => unknown = () => ({}),
): Promise<unknown> {
  return deps.transaction(async (tx) =>
    present(await savePlayer(deps, tx, act(await tx.players.need(actor.id)))),
  );
}

/** Tags and their order (wire-user-and-tasks 5.1). */
export const tagRoutes = [
  route(tagCalls.getTags, async (deps, { actor }) => (await deps.read.players.need(actor.id)).tags),
  route(tagCalls.createTag, async (deps, { actor, body }): Promise<Reply> => {
    const data = await change(
      deps,
      actor,
      (player) => addTag(player, body, deps.newId),
      (player) => player.tags.at(-1),
    );
    return reply({ data, status: 201 });
  }),
  route(tagCalls.getTag, async (deps, { actor, params }) =>
    findTag(await deps.read.players.need(actor.id), params.tagId),
  ),
  route(tagCalls.updateTag, (deps, { actor, params, body }) =>
    change(
      deps,
      actor,
      (player) => renameTag(player, params.tagId, body.name),
      (player) => findTag(player, params.tagId),
    ),
  ),
  route(tagCalls.deleteTag, (deps, { actor, params }) =>
    deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const { id } = findTag(player, params.tagId);
      await savePlayer(deps, tx, removeTag(player, id));
      await removeTagsFromTasks(tx, actor.id, [id]);
      return {};
    }),
  ),
  route(tagCalls.reorderTags, (deps, { actor, body }) =>
    change(deps, actor, (player) => moveTag(player, asText(body.tagId), body.to)),
  ),
];
