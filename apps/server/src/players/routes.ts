import { playerCalls } from '@everdeed/contract';
import { holdsSlur } from '../words/banned-words.ts';
import { vitalsOf } from '../presenters/vitals.ts';
import { CallRefusal } from '../work/refusal.ts';
import { route } from '../http/route.ts';
import { removeTagsFromTasks } from '../tags/remove-from-tasks.ts';
import { sortByAge } from '../tasks/order.ts';
import { anonymisePlayer, anonymiseTask } from './anonymise.ts';
import { computedFields, fullPlayerText, playerText } from '../presenters/player.ts';
import { pickFields } from './pick-fields.ts';
import { checkName, updatePlayer } from './update-player.ts';
import type { Services } from '../services.ts';
import { requireActor } from '../work/scenes.ts';
import { savePlayer } from '../work/save.ts';

const asRecord = (sent: unknown): Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Record<string, unknown>) : {};

/** Whether the name or the words about oneself hold what the site does not tolerate (1.4, check 5). */
const isIntolerable = (
  sent: Readonly<Record<string, unknown>>,
  settings: Parameters<typeof holdsSlur>[1],
): boolean =>
  ['profile.name', 'profile.blurb'].some(
    (path) => typeof sent[path] === 'string' && holdsSlur(sent[path], settings),
  );

/** Reading and editing the record of the player (wire-user-and-tasks 1.1, 1.4, 3.7). */
export const playerRoutes = ({ settings }: Pick<Services, 'settings'>) => [
  route(playerCalls.getUser, async (work, { actor, query, info }) => {
    if (!query.userFields) return fullPlayerText(work.read, actor.id, info);
    const { text } = await playerText(work.read, actor.id, (player) => computedFields(player, info));
    return pickFields(JSON.parse(text) as Record<string, unknown>, query.userFields);
  }),
  route(playerCalls.updateUser, (work, { actor, body, info }) =>
    work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      const sent = asRecord(body);
      checkName(sent);
      if (isIntolerable(sent, settings)) {
        await savePlayer(work, tx, { ...player, flags: { ...player.flags, chatRevoked: true } });
        throw new CallRefusal('BadRequest', 'bannedSlurUsedInProfile', {}, true);
      }
      const updated = updatePlayer(player, sent, work.rules.newId);
      await savePlayer(work, tx, updated.player);
      await removeTagsFromTasks(work, tx, actor.id, updated.removedTags);
      return playerText(tx, actor.id, (saved) => computedFields(saved, info));
    }),
  ),
  route(playerCalls.anonymizedUser, async (work, { actor, info }) => {
    const player = await requireActor(work.read, actor);
    const computed = { ...computedFields(player, info), stats: { ...vitalsOf(player) } };
    const { text } = await playerText(work.read, actor.id, () => computed);
    const tasks = (await work.read.tasks.list(actor.id)).filter(
      (task) => task.type !== 'todo' || !task.completed,
    );
    return {
      user: anonymisePlayer(JSON.parse(text) as Record<string, unknown>, player),
      tasks: sortByAge(player, tasks).map(anonymiseTask),
    };
  }),
  route(playerCalls.purchaseHistory, async (work, { actor }) =>
    (await work.read.transactions.list(actor.id)).map((record) => ({
      ...record,
      _id: record.id,
      userId: actor.id,
      updatedAt: record.createdAt,
    })),
  ),
];
