import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import type { NotificationFor } from '../outcome.ts';
import { addScroll } from '../state/scrolls.ts';
import type { Player } from '../state/player.ts';

/** Grants a flag once, on a draft, with a notification of its own type. */
function grantOnce(ctx: RuleContext, player: Player, key: string, type: string): void {
  if (player.achievements[key]) return;
  player.achievements[key] = true;
  notify(ctx, player, type);
}

/** Party sizes to exceed for the two party achievements: 1 and 3 (rules-play-and-shops 9.2). */
const PAIR = 1;
const COMPANY = 3;

/**
 * After somebody joined a party, grants all its members the achievements for its size, each with one notification, the
 * same for all. Works on drafts (9.2). Returns what `newcomer` is told from outside: their own answer does not show it
 * yet, as in the recordings of joining.
 */
export function grantPartySize(
  ctx: RuleContext,
  members: readonly Player[],
  memberCount = members.length,
  newcomer?: Player,
): NotificationFor[] {
  const grants = [
    [PAIR, 'partyUp', 'ACHIEVEMENT_PARTY_UP'],
    [COMPANY, 'partyOn', 'ACHIEVEMENT_PARTY_ON'],
  ] as const;
  const told: NotificationFor[] = [];
  for (const [size, key, type] of grants) {
    if (memberCount <= size) continue;
    const id = ctx.newId();
    if (newcomer && !newcomer.achievements[key]) {
      newcomer.achievements[key] = true;
      told.push({ id, userId: newcomer._id, type, data: {} });
    }
    for (const member of members) grantOnce({ ...ctx, newId: () => id }, member, key, type);
  }
  return told;
}

/** Grants joining a first challenge, on a draft (rules-play-and-shops 9.2). */
export const grantJoinedChallenge = (ctx: RuleContext, player: Player): void =>
  grantOnce(ctx, player, 'joinedChallenge', 'CHALLENGE_JOINED_ACHIEVEMENT');

/** Grants joining a first guild, on a draft (rules-play-and-shops 9.2). */
export const grantJoinedGuild = (ctx: RuleContext, player: Player): void =>
  grantOnce(ctx, player, 'joinedGuild', 'GUILD_JOINED_ACHIEVEMENT');

/** Grants a friend's registration through an invitation, on a draft (rules-play-and-shops 9.2). */
export const grantInvitedFriend = (ctx: RuleContext, player: Player): void =>
  grantOnce(ctx, player, 'invitedFriend', 'INVITED_FRIEND_ACHIEVEMENT');

/** Gives an inviter a quest scroll for each invited player who joins the party, on a draft (7.12). */
export const rewardInviter = ({ items }: Player): void => addScroll(items, 'basilist', 1);

/** A challenge won. */
export interface WonChallenge {
  readonly id: string;
  readonly name: string;
  /** Gems. */
  readonly prize: number;
  /** Id of the challenge's leader. */
  readonly leader: string;
}

/** Records a won challenge on a draft and notifies the winner (rules-play-and-shops 9.2). */
export function noteWonChallenge(ctx: RuleContext, player: Player, won: WonChallenge): void {
  player.achievements.challenges.push(won.name);
  notify(ctx, player, 'WON_CHALLENGE', { ...won });
}
