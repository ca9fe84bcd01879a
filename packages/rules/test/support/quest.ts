import {
  acceptQuest,
  applyQuestDay,
  inviteToQuest,
  type PartyScene,
  type Player,
  seededDice,
} from '@everdeed/rules';
import { contextAt } from './make.ts';
import { makeMembers, momentOf, partyOf, played, type QuestMoment, seenBy, valueOf } from './party.ts';

const withScroll = (count: number, key: string, change: (player: Player) => void = () => {}) =>
  makeMembers(count, (player, index) => {
    if (index === 0) player.items.quests[key] = 1;
    change(player);
  });
/** A quest just offered by member 0 of these. */
export function offered(members: readonly Player[], key: string): QuestMoment {
  const scene = partyOf(members);
  return momentOf(scene, valueOf(inviteToQuest(contextAt(), scene, { key })));
}
/** A quest just after the invitation: nobody else has answered. */
export const invited = (key = 'vice1', count = 3): QuestMoment => offered(withScroll(count, key), key);
/** A quest that everybody has accepted. */
export const started = (key: string, count = 2, change?: (player: Player) => void): QuestMoment => {
  const asked = offered(withScroll(count, key, change), key);
  return asked.quest.active ? asked : acceptedByAll(asked, count);
};
/** The same once all members have said yes. */
export function acceptedByAll(asked: QuestMoment, count: number): QuestMoment {
  let now = asked;
  for (let index = 1; index < count; index += 1) now = played(acceptQuest, seenBy(now, index));
  return now;
}
/** One member's day, with dice that always roll the same. */
export const day = (
  scene: PartyScene,
  progress: { up?: number; down?: number; collectedItems?: number },
  isMaintenance = false,
): QuestMoment => {
  const made = { up: 0, down: 0, collectedItems: 0, ...progress };
  const ctx = contextAt(undefined, seededDice(7));
  return momentOf(scene, valueOf(applyQuestDay(ctx, scene, { progress: made, isMaintenance })));
};
/** The messages posted to the chat. */
export const lines = ({ chat }: QuestMoment): unknown[] => chat.map(({ info }) => info);
