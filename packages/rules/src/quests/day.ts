import type { Outcome } from '../outcome.ts';
import type { PartyScene } from '../scenes.ts';
import type { GroupQuest } from '../state/group.ts';
import type { DayProgress } from '../day/rollover.ts';
import type { RuleContext } from '../command.ts';
import { done, type Result } from '../result.ts';
import { fightBoss } from './boss.ts';
import { collectItems } from './collect.ts';
import { questOf } from './rewards.ts';
import { playQuest, type QuestWork } from './work.ts';

/** One member's day. */
export interface QuestDayInput {
  /** What the day took from the acting player's pending progress. */
  readonly progress: DayProgress;
  /**
   * Whether one of the day's maintenance modes is on (rules-scoring-and-day 4.6): the chat mentions no
   * counter-attack.
   */
  readonly isMaintenance?: boolean;
}

const isAtWork = ({ quest, actor }: QuestWork): boolean =>
  quest.active && quest.members[actor._id] === true && !actor.preferences.sleep;

/**
 * Applies one member's day to the party's quest; nothing while they rest or if they do not take part
 * (rules-play-and-shops 7.5 to 7.8). Never refuses.
 */
export function applyQuestDay(
  ctx: RuleContext,
  scene: PartyScene,
  input: QuestDayInput,
): Result<Outcome<GroupQuest>> {
  return playQuest(scene, (work) => {
    if (!isAtWork(work)) return done;
    const quest = questOf(work.quest.key);
    if (quest.boss) fightBoss(ctx, work, quest, quest.boss, input);
    else collectItems(ctx, work, quest, input.progress);
    return done;
  });
}
