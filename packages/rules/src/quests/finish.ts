import type { RuleContext } from '../command.ts';
import { emptyQuest } from './quest-types.ts';
import { grantQuestSeries, questOf, rewardPlayer } from './rewards.ts';
import { cleanPlayer, participants, type Scene } from './scene.ts';

/** Ends a won quest: everyone who takes part is rewarded once, the scroll's owner with more (7.8). */
export function finishQuest(ctx: RuleContext, scene: Scene): void {
  const quest = questOf(scene.quest.key);
  const { leader } = scene.quest;
  const heroes = participants(scene);
  for (const hero of heroes) {
    rewardPlayer(hero, quest, hero._id === leader);
    cleanPlayer(hero, quest.key);
    grantQuestSeries(ctx, hero, quest.key);
  }
  scene.events.push({
    kind: 'questFinished',
    groupId: scene.party._id,
    quest: quest.key,
    questOwner: leader,
    userIds: heroes.map(({ _id }) => _id),
  });
  scene.quest = emptyQuest();
}
