import {
  type ChatLine,
  type GroupQuest,
  noQuest,
  type Outcome,
  type PartyScene,
  type Player,
  playerAfter,
  type AnyResult,
  type RuleContext,
  type RuleEvent,
  type Task,
} from '@everdeed/rules';
import { contextAt, makePlayer } from './make.ts';

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

/** A party with its quest at one moment, as commands take it; `actor` is the index of the acting member. */
export function partyOf(members: readonly Player[], quest: GroupQuest = noQuest(), actor = 0): PartyScene {
  const player = members[actor];
  if (!player) throw new RangeError(`no member ${actor}`);
  return { player, party: { _id: PARTY_ID, leader: memberId(0), quest }, members };
}

/** A quest after a command: everyone as they are now, and what was said. */
export interface QuestMoment {
  readonly quest: GroupQuest;
  readonly members: readonly Player[];
  readonly events: readonly RuleEvent[];
  readonly chat: readonly ChatLine[];
}

/** The moment that an outcome makes of a party. */
export const momentOf = ({ members }: PartyScene, outcome: Outcome<GroupQuest>): QuestMoment => ({
  quest: outcome.data,
  members: members.map((member) => playerAfter(outcome, member)),
  events: outcome.events,
  chat: outcome.chat,
});

/** Carries out a command without input on a party's quest; it must be accepted. */
export const played = (
  command: (context: RuleContext, scene: PartyScene) => AnyResult<Outcome<GroupQuest>>,
  scene: PartyScene,
): QuestMoment => momentOf(scene, valueOf(command(contextAt(), scene)));

/** The next moment of a party, from another member's point of view. */
export const seenBy = (
  { quest, members }: Pick<QuestMoment, 'quest' | 'members'>,
  actor: number,
): PartyScene => partyOf(members, quest, actor);

/** The value of a result that must not be a refusal. */
export function valueOf<T>(result: AnyResult<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.kind} ${result.refusal.key}`);
  return result.value;
}

/** An outcome with the player who acted and the first task at hand. */
export interface CarriedOut<Data> extends Outcome<Data> {
  readonly player: Player;
  readonly tasks: readonly Task[];
}

/** The outcome of a command that must not be refused. */
export function carriedOut<Data>(result: AnyResult<Outcome<Data>>): CarriedOut<Data> {
  const outcome = valueOf(result);
  const [player] = outcome.changed.players;
  if (!player) throw new Error('the one who acts is not among the changed players');
  return { ...outcome, player, tasks: outcome.changed.tasks };
}

/** Kind and key of a refusal, or `accepted`. */
export const refusalOf = (result: AnyResult<unknown>): string =>
  result.ok ? 'accepted' : `${result.refusal.kind} ${result.refusal.key}`;
