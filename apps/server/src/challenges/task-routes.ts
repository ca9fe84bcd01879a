import { challengeCalls } from '@everdeed/contract';
import {
  canLoad,
  createOriginals,
  isParticipant,
  leadsChallenge,
  type NewOriginalsScene,
  ORDER_OF,
  orderedOriginals,
  unlinkTask,
  unlinkTasks,
} from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { presentTask } from '../presenters/task.ts';
import { challengeScene, readHosted } from '../work/challenges.ts';
import { takenIds } from '../work/new-tasks.ts';
import { perform } from '../work/perform.ts';
import { performNoted } from '../work/perform-noted.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import type { ChallengeParts } from './parts.ts';

/** A challenge and the player who acts, with the ids that were sent and that other tasks have. */
const newOriginals =
  (challengeId: string, sent: unknown): SceneLoader<NewOriginalsScene, 'challengeNotFound'> =>
  async (tx, actor, work) => {
    const scene = await challengeScene(challengeId)(tx, actor, work);
    return { ...scene, taken: { ids: await takenIds(tx, sent), aliases: new Set() } };
  };

/** The tasks of challenges, and copies that are left behind (wire-user-and-tasks 4.2, 4.3, 4.6). */
export const taskRoutes = ({ settings: { publicGroups } }: ChallengeParts) => [
  route(challengeCalls.getChallengeTasks, async (work, { actor, params: { challengeId }, query }) => {
    const { player, challenge, group } = await readHosted(work, actor, challengeId);
    const isOwn = isParticipant(player, challenge) || leadsChallenge(player, challenge);
    if (!isOwn && !canLoad(player, group, 'visible', publicGroups))
      throw work.refuse('NotFound', 'challengeNotFound');
    const originals = await work.read.challenges.originals(challenge._id);
    const wanted = originals.filter(({ type }) => query.type === undefined || ORDER_OF[type] === query.type);
    return orderedOriginals({ challenge, originals: wanted }).map(presentTask);
  }),
  route(challengeCalls.createChallengeTasks, async (work, { actor, params: { challengeId }, body }) => {
    const { data } = await performNoted(work, actor, newOriginals(challengeId, body), (context, scene) =>
      createOriginals(context, scene, body),
    );
    const tasks = data.map(presentTask);
    const [only, ...others] = tasks;
    return reply({ data: only && others.length === 0 ? only : tasks, status: 201 });
  }),
  route(challengeCalls.unlinkTask, async (work, { actor, params: { taskId }, query }) => {
    await perform(
      work,
      actor,
      async (tx) => {
        const player = await requireActor(tx, actor);
        const task = await tx.tasks.get(actor.id, taskId.toLowerCase());
        if (!task) throw work.refuse('NotFound', 'messageTaskNotFound');
        return { player, task };
      },
      (context, scene) => unlinkTask(context, scene, { isKept: query.keep === 'keep' }),
    );
    return {};
  }),
  route(challengeCalls.unlinkTasks, async (work, { actor, params: { challengeId }, query }) => {
    await perform(
      work,
      actor,
      async (tx) => ({
        player: await requireActor(tx, actor),
        tasks: await tx.challenges.copies(challengeId.toLowerCase(), [actor.id]),
      }),
      (context, scene) => unlinkTasks(context, scene, { isKept: query.keep === 'keep-all' }),
    );
    return {};
  }),
];
