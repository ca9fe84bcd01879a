import { asText, tagCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { type Reply, reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { removeTagsFromTasks } from './remove-from-tasks.ts';
import { addTag, findTag, moveTag, removeTag, renameTag } from './tags.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { savePlayer } from '../work/save.ts';

/** Changes the player's tags and answers with what `present` makes of the stored player. */
function change(
  work: Work,
  actor: Actor,
  act: (player: Player) => Player,
  present: (player: Player) => unknown = () => ({}),
): Promise<unknown> {
  return work.transaction(async (tx) =>
    present(await savePlayer(work, tx, act(await requireActor(tx, actor)))),
  );
}

/** Tags and their order (wire-user-and-tasks 5.1). */
export const tagRoutes = [
  route(tagCalls.getTags, async (work, { actor }) => (await requireActor(work.read, actor)).tags),
  route(tagCalls.createTag, async (work, { actor, body }): Promise<Reply> => {
    const data = await change(
      work,
      actor,
      (player) => addTag(player, body, work.rules.newId),
      (player) => player.tags.at(-1),
    );
    return reply({ data, status: 201 });
  }),
  route(tagCalls.getTag, async (work, { actor, params }) =>
    findTag(await requireActor(work.read, actor), params.tagId),
  ),
  route(tagCalls.updateTag, (work, { actor, params, body }) =>
    change(
      work,
      actor,
      (player) => renameTag(player, params.tagId, body.name),
      (player) => findTag(player, params.tagId),
    ),
  ),
  route(tagCalls.deleteTag, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      const { id } = findTag(player, params.tagId);
      await savePlayer(work, tx, removeTag(player, id));
      await removeTagsFromTasks(work, tx, actor.id, [id]);
      return {};
    }),
  ),
  route(tagCalls.reorderTags, (work, { actor, body }) =>
    change(work, actor, (player) => moveTag(player, asText(body.tagId), body.to)),
  ),
];
