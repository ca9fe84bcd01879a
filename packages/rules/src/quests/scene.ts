import type { GroupQuest, Party as QuestParty } from '../state/group.ts';
import type { ChatInfo, ChatLine } from '../chat-line.ts';
import type { QuestResponse, RuleEvent } from '../events.ts';
import { accept, type Result } from '../result.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import { noQuest, type QuestInput, type QuestOutcome } from './quest-types.ts';

/** A party at work on its quest; quest and members are drafts. */
export interface Scene {
  readonly party: Pick<QuestParty, '_id' | 'leader'>;
  quest: GroupQuest;
  readonly members: Player[];
  readonly actor: Player;
  readonly events: RuleEvent[];
  readonly chat: ChatLine[];
}

/** Plays a command on drafts of the quest and all members; a refusal leaves everything as it was. */
export function playScene(input: QuestInput, act: (scene: Scene) => Result<unknown>): Result<QuestOutcome> {
  const members = draftOf([...input.members]);
  const actor = members.find(({ _id }) => _id === input.actorId);
  if (!actor) throw new RangeError(`${input.actorId} is not a member of the party`);
  const slot = draftOf({ quest: input.party.quest });
  const { _id, leader } = input.party;
  const scene: Scene = { party: { _id, leader }, quest: slot.quest, members, actor, events: [], chat: [] };
  const acted = act(scene);
  if (!acted.ok) return acted;
  slot.quest = scene.quest;
  return accept({
    quest: finish(slot).quest,
    members: finish(members),
    events: scene.events,
    chat: scene.chat,
  });
}

/** Forgets the quest on a player's side; what they gathered stays (rules-play-and-shops 7.1). */
export function cleanPlayer({ party: { quest } }: Player, completed: string | null = null): void {
  quest.key = null;
  quest.completed = completed;
  quest.RSVPNeeded = false;
}

/** Ends a quest without reward for everyone. */
export function clearQuest(scene: Scene): void {
  for (const member of scene.members) cleanPlayer(member);
  scene.quest = noQuest();
}

/** Members who take part. */
export const participants = ({ quest, members }: Scene): Player[] =>
  members.filter(({ _id }) => quest.members[_id] === true);

/** Whether the one who acts owns the scroll or leads the party. */
export const isInCharge = ({ party, quest, actor }: Scene): boolean =>
  actor._id === quest.leader || actor._id === party.leader;

/** Tells the party's chat (rules-play-and-shops 7.10); `info` is the line's own, `meta` its `_meta`. */
export function tellChat(
  { party, chat }: Scene,
  info: ChatInfo,
  meta?: Readonly<Record<string, string>>,
): void {
  chat.push({ groupId: party._id, info, ...(meta ? { meta } : {}) });
}

/** Notes an answer in a player's history (wire-groups-and-admin 3.10). */
export function noteResponse(
  scene: Scene,
  userId: string,
  response: QuestResponse,
  quest = scene.quest.key,
): void {
  scene.events.push({ kind: 'questResponse', userId, quest, response });
}
