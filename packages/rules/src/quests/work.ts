import type { MessageKey } from '@everdeed/content';
import type { ChatInfo, ChatLine } from '../chat-line.ts';
import type { QuestResponse, RuleEvent } from '../events.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PartyScene } from '../scenes.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { GroupQuest, Party } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import { noQuest } from './quest-slots.ts';

/** A party with its quest while a command runs; quest and members are drafts. */
export interface QuestWork {
  readonly party: Pick<Party, '_id' | 'leader'>;
  quest: GroupQuest;
  readonly members: Player[];
  /** The member who acts. */
  readonly actor: Player;
  readonly events: RuleEvent[];
  readonly chat: ChatLine[];
}

/**
 * Carries a command out on drafts of the quest and of all members; a refusal leaves everything as it was. The data is
 * the quest, as on the wire.
 */
export function playQuest<Key extends MessageKey>(
  { player, party, members }: PartyScene,
  act: (work: QuestWork) => Result<unknown, Key>,
): Result<Outcome<GroupQuest>, Key> {
  const drafts = draftOf([...members]);
  const actor = drafts.find(({ _id }) => _id === player._id);
  if (!actor) throw new RangeError(`${player._id} is not a member of the party`);
  const slot = draftOf({ quest: party.quest });
  const { _id, leader } = party;
  const work: QuestWork = {
    party: { _id, leader },
    quest: slot.quest,
    members: drafts,
    actor,
    events: [],
    chat: [],
  };
  const acted = act(work);
  if (!acted.ok) return acted;
  slot.quest = work.quest;
  const { quest } = finish(slot);
  const players = finish(drafts).filter((member, index) => isToSave(member, members[index], player._id));
  const changed = { players, ...(quest === party.quest ? {} : { groups: [{ _id, quest }] }) };
  return accept(outcomeOf(quest, changed, { events: work.events, chat: work.chat }));
}

/** Whether a member is to be saved: if they changed, and the acting player in any case. */
const isToSave = (member: Player, before: Player | undefined, actorId: string): boolean =>
  member !== before || member._id === actorId;

/** Clears the quest on a player; what they collected stays (rules-play-and-shops 7.1). */
export function cleanPlayer({ party: { quest } }: Player, completed: string | null = null): void {
  quest.key = null;
  quest.completed = completed;
  quest.RSVPNeeded = false;
}

/** Ends a quest without reward for everyone. */
export function clearQuest(work: QuestWork): void {
  for (const member of work.members) cleanPlayer(member);
  work.quest = noQuest();
}

/** Members who take part in the quest. */
export const participants = ({ quest, members }: QuestWork): Player[] =>
  members.filter(({ _id }) => quest.members[_id] === true);

/** Posts to the party's chat (rules-play-and-shops 7.10); `info` is the message's own, `meta` its `_meta`. */
export function postToChat(
  { party, chat }: QuestWork,
  info: ChatInfo,
  meta?: Readonly<Record<string, string>>,
): void {
  chat.push({ groupId: party._id, info, ...(meta ? { meta } : {}) });
}

/** Records an answer in a player's history (wire-groups-and-admin 3.10). */
export function noteResponse(
  work: QuestWork,
  userId: string,
  response: QuestResponse,
  quest = work.quest.key,
): void {
  work.events.push({ kind: 'questResponse', userId, quest, response });
}
