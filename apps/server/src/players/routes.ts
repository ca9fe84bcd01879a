import { playerCalls } from '@everdeed/contract';
import { holdsSlur } from '../accounts/names.ts';
import { savePlayer } from '../work/perform.ts';
import { vitalsOf } from '../character/vitals.ts';
import { refusal } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { removeTagsFromTasks } from '../tags/remove-from-tasks.ts';
import { sortByAge } from '../tasks/order.ts';
import { anonymisePlayer, anonymiseTask } from './anonymise.ts';
import { computedFields, fullPlayerText, playerText } from './answer-player.ts';
import { pickFields } from './pick-fields.ts';
import { checkName, updatePlayer } from './update-player.ts';

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
export const playerRoutes = [
  route(playerCalls.getUser, async (deps, { actor, query, info }) => {
    if (!query.userFields) return fullPlayerText(deps.read, actor.id, info);
    const { text } = await playerText(deps.read, actor.id, (player) => computedFields(player, info));
    return pickFields(JSON.parse(text) as Record<string, unknown>, query.userFields);
  }),
  route(playerCalls.updateUser, (deps, { actor, body, info }) =>
    deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const sent = asRecord(body);
      checkName(sent);
      if (isIntolerable(sent, deps.settings)) {
        await tx.players.save({ ...player, flags: { ...player.flags, chatRevoked: true } });
        return reply({ refusal: refusal('BadRequest', 'bannedSlurUsedInProfile') });
      }
      const updated = updatePlayer(player, sent, deps.newId);
      await savePlayer(deps, tx, updated.player, player);
      await removeTagsFromTasks(tx, actor.id, updated.removedTags);
      return playerText(tx, actor.id, (saved) => computedFields(saved, info));
    }),
  ),
  route(playerCalls.anonymizedUser, async (deps, { actor, info }) => {
    const player = await deps.read.players.need(actor.id);
    const computed = { ...computedFields(player, info), stats: { ...vitalsOf(player) } };
    const { text } = await playerText(deps.read, actor.id, () => computed);
    const tasks = (await deps.read.tasks.list(actor.id)).filter(
      (task) => task.type !== 'todo' || !task.completed,
    );
    return {
      user: anonymisePlayer(JSON.parse(text) as Record<string, unknown>, player),
      tasks: sortByAge(player, tasks).map(anonymiseTask),
    };
  }),
  route(playerCalls.purchaseHistory, async (deps, { actor }) =>
    (await deps.read.transactions.list(actor.id)).map((record) => ({
      ...record,
      _id: record.id,
      userId: actor.id,
      updatedAt: record.createdAt,
    })),
  ),
];
