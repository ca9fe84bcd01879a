import {
  noQuest,
  type GroupQuest,
  type Player,
  type QuestInput,
  type QuestOutcome,
  type Result,
} from '@everdeed/rules';
import { makePlayer } from './make.ts';

const PARTY_ID = 'bbbbbbbb-0000-4000-8000-000000000001';
export const memberId = (index: number): string => `aaaaaaaa-0000-4000-8000-00000000010${index}`;

/** `count` members of one party; `change` edits each. Member 0 leads. */
export const makeMembers = (
  count: number,
  change: (player: Player, index: number) => void = () => {},
): Player[] =>
  Array.from({ length: count }, (_unused, index) =>
    makePlayer((player) => {
      player._id = memberId(index);
      player.profile.name = `member ${index}`;
      player.party._id = PARTY_ID;
      change(player, index);
    }),
  );

/** A party with its quest at one moment, as commands take it. */
export const partyOf = (
  members: readonly Player[],
  quest: GroupQuest = noQuest(),
  actor = 0,
): QuestInput => ({
  party: { _id: PARTY_ID, leader: memberId(0), quest },
  members,
  actorId: memberId(actor),
});

/** The next moment of a party, seen by another member. */
export const seenBy = ({ quest, members }: QuestOutcome, actor: number): QuestInput =>
  partyOf(members, quest, actor);

/** The value of a result that must not be a refusal. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.kind} ${result.refusal.key}`);
  return result.value;
}

/** Kind and key of a refusal, or `accepted`. */
export const refusalOf = (result: Result<unknown>): string =>
  result.ok ? 'accepted' : `${result.refusal.kind} ${result.refusal.key}`;
