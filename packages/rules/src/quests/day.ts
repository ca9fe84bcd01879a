import type { RuleContext } from '../command.ts';
import { done, type Result } from '../result.ts';
import { fightBoss } from './boss.ts';
import { collectItems } from './collect.ts';
import type { QuestDayInput, QuestOutcome } from './quest-types.ts';
import { questOf } from './rewards.ts';
import { playScene, type Scene } from './scene.ts';

const isAtWork = ({ quest, actor }: Scene): boolean =>
  quest.active && quest.members[actor._id] === true && !actor.preferences.sleep;

/**
 * Applies what one member's day brings to the party's quest; nothing while they rest, or when they take no part
 * (rules-play-and-shops 7.5 to 7.8). It never refuses.
 */
export function applyQuestDay(ctx: RuleContext, input: QuestDayInput): Result<QuestOutcome> {
  return playScene(input, (scene) => {
    if (!isAtWork(scene)) return done;
    const quest = questOf(scene.quest.key);
    if (quest.boss) fightBoss(ctx, scene, quest, quest.boss, input);
    else collectItems(ctx, scene, quest, input.progress);
    return done;
  });
}
