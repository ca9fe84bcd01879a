import { characterCalls } from '@everdeed/contract';
import { asText } from '@everdeed/rules';
import { allocate, allocateBulk, allocateNow, revive, statSync, toggleSleep } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { reply } from '../http/reply.ts';
import { answerOf, presentMessage } from '../presenters/answer.ts';
import { wholePlayerText } from '../presenters/player.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** Amounts as sent; what cannot be read as a number counts as none. */
function readAmounts(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, amount]) => [name, Number(asText(amount) || '0')]),
  );
}

/** State, rest and attribute points (wire-user-and-tasks 3.1). */
export const attributeRoutes = [
  route(characterCalls.toggleSleep, async (work, { actor, info }) =>
    answerOf(work, info.language, await perform(work, actor, ownPlayer, toggleSleep)),
  ),
  route(characterCalls.revive, async (work, { actor, info }) =>
    answerOf(work, info.language, await perform(work, actor, ownPlayer, revive)),
  ),
  route(characterCalls.allocate, async (work, { actor, info, query }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      allocate(context, scene, { stat: query.stat }),
    );
    return answerOf(work, info.language, performed);
  }),
  route(characterCalls.allocateBulk, async (work, { actor, info, body }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      allocateBulk(context, scene, { stats: readAmounts(body.stats) }),
    );
    return answerOf(work, info.language, performed);
  }),
  route(characterCalls.allocateNow, async (work, { actor, info }) =>
    answerOf(work, info.language, await perform(work, actor, ownPlayer, allocateNow)),
  ),
  route(characterCalls.statSync, async (work, { actor, info }) => {
    const { message, tx } = await perform(work, actor, ownPlayer, statSync);
    const data = await wholePlayerText(tx, actor.id);
    return reply({ data, ...presentMessage(work, info.language, message) });
  }),
];
