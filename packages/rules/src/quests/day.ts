import { type Outcome, outcomeOf, playerAfter } from '../outcome.ts';
import type { PartyScene } from '../scenes.ts';
import type { GroupQuest } from '../state/group.ts';
import type { DayData } from '../day/run-day.ts';
import type { DayProgress } from '../day/rollover.ts';
import type { RuleContext } from '../command.ts';
import { accept, done, type Result } from '../result.ts';
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

/**
 * A member's day together with what it does to the quest, as one outcome: both are stored, or neither. `day` is the
 * outcome of the day of `scene.player`, as they were before it. Never refuses.
 */
export function withQuestDay(
  ctx: RuleContext,
  day: Outcome<DayData>,
  scene: PartyScene,
  mode: Pick<QuestDayInput, 'isMaintenance'> = {},
): Result<Outcome<DayData>> {
  const player = playerAfter(day, scene.player);
  const members = scene.members.map((member) => (member._id === player._id ? player : member));
  const quest = applyQuestDay(ctx, { ...scene, player, members }, { ...mode, progress: day.data.progress });
  if (!quest.ok) return quest;
  const { changed, events, chat } = quest.value;
  const { groups = [], players } = changed;
  return accept(
    outcomeOf(
      day.data,
      { ...day.changed, groups, players },
      {
        ledger: day.ledger,
        notifications: day.notifications,
        events: [...day.events, ...events],
        chat: [...day.chat, ...chat],
      },
    ),
  );
}
