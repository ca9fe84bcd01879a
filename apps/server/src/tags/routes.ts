import { tagCalls } from '@everdeed/contract';
import { asText, createTag, deleteTag, findTag, moveTag, renameTag, type TasksScene } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { perform } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import { ownPlayer, requireActor, type SceneLoader } from '../work/scenes.ts';

/** The player who acts and all tasks of theirs, of which some bear the tag. */
const withTasks: SceneLoader<TasksScene> = async (tx, actor) => ({
  player: await requireActor(tx, actor),
  tasks: await tx.tasks.list(actor.id),
});

/** Tags and their order (wire-user-and-tasks 5.1). */
export const tagRoutes = [
  route(tagCalls.getTags, async (work, { actor }) => (await requireActor(work.read, actor)).tags),
  route(tagCalls.createTag, async (work, { actor, body }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      createTag(context, scene, body),
    );
    return reply({ data, status: 201 });
  }),
  route(tagCalls.getTag, async (work, { actor, params }) =>
    unwrap(work, findTag(await requireActor(work.read, actor), params.tagId)),
  ),
  route(tagCalls.updateTag, async (work, { actor, params: { tagId }, body: { name } }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      renameTag(context, scene, { tagId, name }),
    );
    return data;
  }),
  route(tagCalls.deleteTag, async (work, { actor, params: { tagId } }) => {
    const { data } = await perform(work, actor, withTasks, (context, scene) =>
      deleteTag(context, scene, { tagId }),
    );
    return data;
  }),
  route(tagCalls.reorderTags, async (work, { actor, body }) => {
    const input = { tagId: asText(body.tagId), to: body.to };
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      moveTag(context, scene, input),
    );
    return data;
  }),
];
