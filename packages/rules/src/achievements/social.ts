import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import { addScroll } from '../shops/scrolls.ts';
import type { Player } from '../state/player.ts';

/** Grants a flag once, with a notification of its own type; works on a draft. */
function grantOnce(ctx: RuleContext, player: Player, key: string, type: string): void {
  if (player.achievements[key]) return;
  player.achievements[key] = true;
  notify(ctx, player, type);
}

/** Members of a party from which a company is made: more than 1, and more than 3 (rules-play-and-shops 9.2). */
const PAIR = 1;
const COMPANY = 3;

/** Grants what the size of a party earns all its members, after someone joined; works on drafts (9.2). */
export function grantPartySize(
  ctx: RuleContext,
  members: readonly Player[],
  memberCount = members.length,
): void {
  for (const member of members) {
    if (memberCount > PAIR) grantOnce(ctx, member, 'partyUp', 'ACHIEVEMENT_PARTY_UP');
    if (memberCount > COMPANY) grantOnce(ctx, member, 'partyOn', 'ACHIEVEMENT_PARTY_ON');
  }
}

/** The first challenge joined; works on a draft (rules-play-and-shops 9.2). */
export const grantJoinedChallenge = (ctx: RuleContext, player: Player): void =>
  grantOnce(ctx, player, 'joinedChallenge', 'CHALLENGE_JOINED_ACHIEVEMENT');

/** The first guild joined; works on a draft (rules-play-and-shops 9.2). */
export const grantJoinedGuild = (ctx: RuleContext, player: Player): void =>
  grantOnce(ctx, player, 'joinedGuild', 'GUILD_JOINED_ACHIEVEMENT');

/** Someone registered through the player's invitation; works on a draft (rules-play-and-shops 9.2). */
export const grantInvitedFriend = (ctx: RuleContext, player: Player): void =>
  grantOnce(ctx, player, 'invitedFriend', 'INVITED_FRIEND_ACHIEVEMENT');

/** The scroll an inviter gets each time an invited player joins the party; works on a draft (7.12). */
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

/** Notes a won challenge and tells the winner; works on a draft (rules-play-and-shops 9.2). */
export function noteWonChallenge(ctx: RuleContext, player: Player, won: WonChallenge): void {
  player.achievements.challenges.push(won.name);
  notify(ctx, player, 'WON_CHALLENGE', { ...won });
}
