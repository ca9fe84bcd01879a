import { debugCalls } from '@everdeed/contract';
import { accept, type Group, type GroupScene, outcomeOf } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { findPartyId } from '../work/groups.ts';
import { perform } from '../work/perform.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import { readCount } from './read-count.ts';

const BATCH = 100;

/** The party of the player, locked before them. */
const ownParty: SceneLoader<GroupScene, 'debugNoParty'> = async (tx, actor, work) => {
  const id = await findPartyId(tx, actor.id);
  const group = id === undefined ? undefined : await tx.groups.get(id);
  const player = await requireActor(tx, actor);
  if (group?._id !== player.party._id || !group) throw work.refuse('BadRequest', 'debugNoParty');
  return { player, group };
};

function withRage({ quest }: Group): Group['quest'] {
  const { progress } = quest;
  return { ...quest, progress: { ...progress, rage: (progress.rage ?? 0) + 50 } };
}

/** A numbered line of the game. */
const systemLine = (id: string, group_id: string, number: number, created_at: number) => ({
  id,
  group_id,
  info: '{}',
  created_at,
  text: `\`#${number}\``,
  plain: `#${number}`,
});

/** Changes to the party of the player. */
export const partyRoutes = [
  route(debugCalls.bossRage, async (work, { actor }) => {
    const { data } = await perform(work, actor, ownParty, (_context, { group }) =>
      accept(outcomeOf({}, { groups: [{ _id: group._id, quest: withRage(group) }] })),
    );
    return data;
  }),
  route(debugCalls.seedPartyChat, (work, { actor, body }) => {
    const messageCount = readCount(work, body.messageCount);
    return work.transaction(async (tx) => {
      const { group } = await ownParty(tx, actor, work);
      const rows = Array.from({ length: messageCount }, (_, index) => {
        const at = work.now - (messageCount - 1 - index) * 1000;
        return systemLine(work.rules.newId(), group._id, index + 1, at);
      });
      for (let from = 0; from < rows.length; from += BATCH)
        await tx.db
          .insertInto('chat_lines')
          .values(rows.slice(from, from + BATCH))
          .execute();
      tx.publish({ kind: 'chat', topic: `group:${group._id}` });
      return { messageCount };
    });
  }),
];
