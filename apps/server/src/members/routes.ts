import { memberCalls } from '@everdeed/contract';
import { isInteraction, objectionsTo, type Player } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { achievementDates } from '../storage/achievement-dates.ts';
import type { Stores } from '../storage/stores.ts';
import type { Refuser } from '../work/refusal.ts';
import { requireActor, requirePlayer } from '../work/scenes.ts';
import { presentAchievements, presentDates } from './present-achievements.ts';
import { presentMember } from '../presenters/member.ts';

/** Another player by their username, if it is verified. */
async function findByUsername(
  work: Refuser<'userNotFound'>,
  stores: Stores,
  username: string,
): Promise<Player> {
  const id = await stores.players.findIdByUsername(username.replace(/^@/, ''));
  const player = id === undefined ? undefined : await stores.players.get(id);
  if (!player?.flags.verifiedUsername) throw work.refuse('NotFound', 'userNotFound');
  return player;
}

/** Other players, as everybody sees them (wire-user-and-tasks 5.5). */
export const memberRoutes = [
  route(memberCalls.getMember, async (work, { params }) =>
    presentMember(await requirePlayer(work, work.read, params.memberId.toLowerCase())),
  ),
  route(memberCalls.getMemberByUsername, async (work, { actor, params }) => {
    const found = await findByUsername(work, work.read, params.username);
    const member = presentMember(found);
    const objections = objectionsTo('send-private-message', await requireActor(work.read, actor), found);
    return { ...member, inbox: { ...member.inbox, canReceive: objections.length === 0 } };
  }),
  route(memberCalls.getMemberAchievements, async (work, { info, params }) =>
    presentAchievements(
      work.words,
      info.language,
      await requirePlayer(work, work.read, params.memberId.toLowerCase()),
      work.now,
    ),
  ),
  route(memberCalls.getMemberAchievementDates, async (work, { params }) => {
    const { _id } = await requirePlayer(work, work.read, params.memberId.toLowerCase());
    return presentDates(await achievementDates(work.read.db, _id));
  }),
  route(memberCalls.getObjections, async (work, { actor, params, info }) => {
    const found = await requirePlayer(work, work.read, params.toUserId.toLowerCase());
    const { interaction } = params;
    if (!isInteraction(interaction)) throw new Error('an interaction passed its check and is none');
    const objections = objectionsTo(interaction, await requireActor(work.read, actor), found);
    return objections.map((key) => work.words.say(info.language, key));
  }),
];
