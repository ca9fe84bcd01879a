import type { RuleContext } from '../command.ts';
import { emptyQuest } from './quest-slots.ts';
import { grantQuestSeries, questOf, rewardPlayer } from './rewards.ts';
import { cleanPlayer, participants, type QuestWork } from './work.ts';

/** Ends a won quest: rewards every participant once, with extras for the scroll's owner (7.8). */
export function finishQuest(ctx: RuleContext, work: QuestWork): void {
  const quest = questOf(work.quest.key);
  const { leader } = work.quest;
  const heroes = participants(work);
  for (const hero of heroes) {
    rewardPlayer(hero, quest, hero._id === leader);
    cleanPlayer(hero, quest.key);
    grantQuestSeries(ctx, hero, quest.key);
  }
  work.events.push({
    kind: 'questFinished',
    groupId: work.party._id,
    quest: quest.key,
    questOwner: leader,
    userIds: heroes.map(({ _id }) => _id),
  });
  work.quest = emptyQuest();
}
