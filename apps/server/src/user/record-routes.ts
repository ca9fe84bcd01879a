import { userCalls } from '@everdeed/contract';
import { savePlayer } from '../commands/perform.ts';
import { vitalsOf } from '../commands/vitals.ts';
import { route } from '../http/route.ts';
import { removeTagsFromTasks } from '../tags/remove-from-tasks.ts';
import { anonymisePlayer, anonymiseTask } from './anonymise.ts';
import { computedFields, fullFields, playerText } from './answer-player.ts';
import { pickFields } from './pick-fields.ts';
import { updatePlayer } from './update-player.ts';

const asRecord = (sent: unknown): Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Record<string, unknown>) : {};

/** Reading and editing the record of the player (wire-user-and-tasks 1.1, 1.4, 3.7). */
export const recordRoutes = [
  route(userCalls.getUser, async (deps, { actor, query, info }) => {
    if (!query.userFields) return playerText(deps.read, actor.id, (player) => fullFields(player, info));
    const { text } = await playerText(deps.read, actor.id, (player) => computedFields(player, info));
    return pickFields(JSON.parse(text) as Record<string, unknown>, query.userFields);
  }),
  route(userCalls.updateUser, (deps, { actor, body, info }) =>
    deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const updated = updatePlayer(player, asRecord(body), deps.newId);
      await savePlayer(deps, tx, updated.player);
      await removeTagsFromTasks(tx, actor.id, updated.removedTags, deps.now());
      return playerText(tx, actor.id, (saved) => computedFields(saved, info));
    }),
  ),
  route(userCalls.anonymizedUser, async (deps, { actor, info }) => {
    const player = await deps.read.players.need(actor.id);
    const computed = { ...computedFields(player, info), stats: { ...vitalsOf(player) } };
    const { text } = await playerText(deps.read, actor.id, () => computed);
    const tasks = (await deps.read.tasks.list(actor.id)).filter(
      (task) => task.type !== 'todo' || !task.completed,
    );
    return {
      user: anonymisePlayer(JSON.parse(text) as Record<string, unknown>, player),
      tasks: tasks.map(anonymiseTask),
    };
  }),
  route(userCalls.purchaseHistory, async (deps, { actor }) =>
    (await deps.read.transactions.list(actor.id)).map((record) => ({
      ...record,
      _id: record.id,
      userId: actor.id,
      updatedAt: record.createdAt,
    })),
  ),
];
