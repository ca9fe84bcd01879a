import {
  acceptQuest,
  applyQuestDay,
  inviteToQuest,
  type Player,
  type QuestInput,
  type QuestOutcome,
  seededDice,
} from '@everdeed/rules';
import { contextAt } from './make.ts';
import { makeMembers, partyOf, seenBy, valueOf } from './party.ts';

const withScroll = (count: number, key: string, change: (player: Player) => void = () => {}) =>
  makeMembers(count, (player, index) => {
    if (index === 0) player.items.quests[key] = 1;
    change(player);
  });
/** A quest just offered: nobody else has answered. */
export const invited = (key = 'vice1', count = 3): QuestOutcome =>
  valueOf(inviteToQuest({ ...partyOf(withScroll(count, key)), key }));
/** A quest that all have accepted. */
export const started = (key: string, count = 2, change?: (player: Player) => void): QuestOutcome => {
  const asked = valueOf(inviteToQuest({ ...partyOf(withScroll(count, key, change)), key }));
  return asked.quest.active ? asked : acceptedByAll(asked, count);
};
function acceptedByAll(asked: QuestOutcome, count: number): QuestOutcome {
  let now = asked;
  for (let index = 1; index < count; index += 1) now = valueOf(acceptQuest(seenBy(now, index)));
  return now;
}
/** One member's day, with dice that always fall alike. */
export const day = (
  input: QuestInput,
  progress: { up?: number; down?: number; collectedItems?: number },
): QuestOutcome =>
  valueOf(
    applyQuestDay(contextAt(undefined, seededDice(7)), {
      ...input,
      progress: { up: 0, down: 0, collectedItems: 0, ...progress },
    }),
  );
/** What the chat was told. */
export const lines = ({ chat }: QuestOutcome): unknown[] => chat.map(({ info }) => info);
