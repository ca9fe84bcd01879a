import { noteWonChallenge } from '../achievements/index.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Challenge, ChallengeClosing } from '../state/challenge.ts';
import { produce } from '../state/draft.ts';
import type { Group, GroupChange } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { GEMS_PER_BALANCE } from '../wallet.ts';
import { canModifyChallenge, isChallengeHidden, isParticipant } from './policy.ts';
import type { ClosingScene } from './scenes.ts';

/** The group without the challenge, with gems of it in its bank. */
const without = (group: Group, gems: number): GroupChange => ({
  _id: group._id,
  challengeCount: Math.max(0, group.challengeCount - 1),
  ...(gems > 0 ? { balance: group.balance + gems / GEMS_PER_BALANCE } : {}),
});

/**
 * The challenge and its group as its end leaves them. A prize that nobody is there to take falls to the group's bank:
 * our own rule, since the documents know no leader who is gone.
 */
const closed = (
  { _id, prize }: Challenge,
  group: Group | undefined,
  closing: ChallengeClosing,
  isTaken: boolean,
) => ({
  challenges: [{ _id, closing, prize: 0 }],
  groups: group ? [without(group, isTaken ? 0 : prize)] : [],
});

/** The player with a prize in their purse. Refunds have no ledger entry (wire-groups-and-admin 4.11). */
const paidTo = (player: Player, { prize }: Pick<Challenge, 'prize'>): Player => ({
  ...player,
  balance: player.balance + prize / GEMS_PER_BALANCE,
});

/** Pays what a closing challenge still owes its leader: where its group went, and took it along. */
export function refundLeader(_ctx: RuleContext, leader: Player, challenge: Challenge): Outcome<object> {
  const change = { _id: challenge._id, prize: 0 };
  return outcomeOf({}, { players: [paidTo(leader, challenge)], challenges: [change] });
}

/** Ends a challenge without a winner; the leader gets the prize back (wire-groups-and-admin 4.11). */
export function deleteChallenge(
  _ctx: RuleContext,
  { player, challenge, group, leader }: ClosingScene,
): Result<Outcome<object>, 'onlyLeaderDeleteChal'> {
  if (!canModifyChallenge(player, challenge)) return refuse('notAuthorized', 'onlyLeaderDeleteChal');
  const isOwed = leader && challenge.prize > 0;
  const players = isOwed ? [paidTo(leader, challenge)] : [];
  return accept(
    outcomeOf({}, { players, ...closed(challenge, group, { broken: 'CHALLENGE_DELETED' }, Boolean(leader)) }),
  );
}

/** A challenge about to end with a winner. */
export interface WinningScene extends ClosingScene {
  readonly winner: Player | undefined;
  /** Whether the winner's group plan keeps them from getting gems: the leader gets the prize back. */
  readonly isBarred: boolean;
}

/** Why {@link selectWinner} refuses. */
export type SelectWinnerRefusal = 'challengeNotFound' | 'onlyLeaderDeleteChal' | 'winnerNotFound';

/** Ends a challenge with a winner, who gets the prize (wire-groups-and-admin 4.12). */
export function selectWinner(
  ctx: RuleContext,
  { player, challenge, group, leader, winner, isBarred }: WinningScene,
  { winnerId }: { readonly winnerId: string },
): Result<Outcome<{ readonly winner: Player }>, SelectWinnerRefusal> {
  if (!canModifyChallenge(player, challenge)) return refuse('notAuthorized', 'onlyLeaderDeleteChal');
  if (isChallengeHidden(player, challenge)) return refuse('notFound', 'challengeNotFound');
  if (!winner || !isParticipant(winner, challenge))
    return refuse('notFound', 'winnerNotFound', { userId: winnerId });
  const { _id: id, name, prize, leader: leaderId } = challenge;
  const receiver = isBarred ? leader : winner;
  const purse = (one: Player) => (receiver?._id === one._id && prize > 0 ? paidTo(one, challenge) : one);
  const honoured = produce(purse(winner), (draft) =>
    noteWonChallenge(ctx, draft, { id, name, prize, leader: leaderId }),
  );
  const others = leader && leader._id !== winner._id && purse(leader) !== leader ? [purse(leader)] : [];
  const closing = { broken: 'CHALLENGE_CLOSED', winner: winner.profile.name } as const;
  return accept(
    outcomeOf(
      { winner: honoured },
      { players: [honoured, ...others], ...closed(challenge, group, closing, Boolean(receiver)) },
    ),
  );
}

/** A participant, and what they have of a challenge that is closing, after both have parted. */
export interface Parted {
  readonly player: Player;
  readonly tasks: readonly Task[];
}

/** Takes a challenge that is closing from a participant: copies are unlinked, the tag becomes an ordinary one (4.9). */
export function partFromChallenge(
  player: Player,
  copies: readonly Task[],
  { _id }: Pick<Challenge, '_id'>,
  closing: ChallengeClosing,
): Parted {
  const tags = player.tags.map((tag) =>
    tag.id === _id && tag.challenge === true ? { ...tag, challenge: false } : tag,
  );
  return {
    player: { ...player, tags, challenges: player.challenges.filter((id) => id !== _id) },
    tasks: copies.map((copy) => ({ ...copy, challenge: { ...copy.challenge, ...closing } })),
  };
}
