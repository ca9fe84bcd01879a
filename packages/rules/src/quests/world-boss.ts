import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { GroupQuest } from '../state/group.ts';
import { emptyQuest } from './quest-slots.ts';
import type { ChatLine, TavernInfo } from '../chat-line.ts';
import { findQuest, type Quest, type QuestBoss } from '@everdeed/content';
import { produce } from '../state/draft.ts';
import type { DayProgress } from '../day/rollover.ts';
import { questOf, rewardPlayer } from './rewards.ts';

/** The tavern, which holds the world boss's quest (rules-play-and-shops 7.11). */
export const TAVERN_ID = '00000000-0000-4000-A000-000000000000';
/** Maximum that one player's day adds to damage and to rage. */
const DAILY_LIMIT = 900;
/** Shops that a world boss damages, in this order. */
const SCENES = ['seasonalShop', 'market', 'quests'] as const;

/** The tavern with its boss, and the player whose day it is. */
export interface TavernScene extends PlayerScene {
  readonly quest: GroupQuest;
}

/** The data of a day against the world boss. */
export interface WorldBossDay {
  /** Whether the boss is defeated: reward every player with `rewardForWorldBoss`. */
  readonly isOver: boolean;
}

interface Fight {
  readonly quest: GroupQuest;
  readonly key: string;
  readonly boss: QuestBoss;
  readonly chat: ChatLine[];
}

const tell = ({ chat }: Fight, info: TavernInfo): void => {
  chat.push({ groupId: TAVERN_ID, info });
};

/** A full bar damages the next shop, or tires the boss once all are damaged. */
function strike(fight: Fight): void {
  const { quest, key, boss } = fight;
  const extra = (quest.extra ??= {});
  const damaged = (extra.worldDmg ??= {});
  const scene = SCENES.find((place) => !damaged[place]);
  quest.progress.rage = 0;
  if (!scene) return tell(fight, { type: 'tavern_boss_rage_tired', quest: key });
  tell(fight, { type: 'tavern_boss_rage', quest: key, scene });
  damaged[scene] = true;
  const healing = boss.rage?.healing ?? 0;
  quest.progress.hp = (quest.progress.hp ?? 0) * (1 + healing);
}

/** The boss becomes desperate at or below its threshold, once (seeds 2, section 4.2). */
function despair(fight: Fight): void {
  const { quest, key, boss } = fight;
  const extra = (quest.extra ??= {});
  const { desperation } = boss;
  if (!desperation || extra.desperate || (quest.progress.hp ?? 0) > desperation.threshold) return;
  tell(fight, { type: 'tavern_boss_desperation', quest: key });
  extra.desperate = true;
  extra.def = desperation.def;
  extra.str = desperation.str;
}

function fightDay(fight: Fight, { up, down }: WorldBlow): void {
  const { quest, boss } = fight;
  const { def = boss.def, str = boss.str } = quest.extra ?? {};
  quest.progress.hp = (quest.progress.hp ?? boss.hp) - Math.min(DAILY_LIMIT, Math.abs(up)) / def;
  quest.progress.rage = (quest.progress.rage ?? 0) + Math.min(DAILY_LIMIT, Math.abs(down)) * str;
  if (boss.rage && quest.progress.rage >= boss.rage.value) strike(fight);
  despair(fight);
}

/** What one player's day does to a world boss: damage dealt, and damage taken as a negative number. */
export type WorldBlow = Pick<DayProgress, 'up' | 'down'>;

/**
 * The days of several players against the world boss, one after the other. A boss without health is defeated on
 * anyone's next day, and what comes after that hits nobody. It never refuses (rules-play-and-shops 7.11).
 */
export function applyWorldBlows(
  _ctx: RuleContext,
  { quest }: { readonly quest: GroupQuest },
  blows: readonly WorldBlow[],
): Result<Outcome<WorldBossDay>> {
  const { key } = quest;
  const { boss } = key ? questOf(key) : {};
  if (!quest.active || !key || !boss) return accept(outcomeOf({ isOver: false }));
  const chat: ChatLine[] = [];
  let after = quest;
  for (const blow of blows) {
    if ((after.progress.hp ?? boss.hp) <= 0) {
      tell({ quest, key, boss, chat }, { type: 'tavern_quest_completed', quest: key });
      const groups = [{ _id: TAVERN_ID, quest: emptyQuest() }];
      return accept(outcomeOf({ isOver: true }, { groups }, { chat }));
    }
    after = produce(after, (draft) => fightDay({ quest: draft, key, boss, chat }, blow));
  }
  return accept(outcomeOf({ isOver: false }, { groups: [{ _id: TAVERN_ID, quest: after }] }, { chat }));
}

/** One player's day against the world boss; nothing while they rest (7.11). */
export const applyWorldBossDay = (
  ctx: RuleContext,
  { player, quest }: TavernScene,
  { progress }: { readonly progress: WorldBlow },
): Result<Outcome<WorldBossDay>> =>
  applyWorldBlows(ctx, { quest }, player.preferences.sleep ? [] : [progress]);

/** Why {@link startWorldBoss} and {@link endWorldBoss} refuse. */
export type WorldBossRefusal = 'noActiveQuestToAbort' | 'questAlreadyUnderway' | 'questNotFound';

/** Lets a world boss appear in the tavern, unless there is one. */
export function startWorldBoss(
  _ctx: RuleContext,
  { quest }: { readonly quest: GroupQuest },
  { key }: { readonly key: string },
): Result<Outcome<undefined>, WorldBossRefusal> {
  const wanted = findQuest(key);
  if (wanted?.category !== 'world' || !wanted.boss) return refuse('notFound', 'questNotFound', { key });
  if (quest.active) return refuse('notAuthorized', 'questAlreadyUnderway');
  const started: GroupQuest = {
    ...emptyQuest(),
    key,
    active: true,
    leader: null,
    progress: { hp: wanted.boss.hp, rage: 0, collect: {} },
    extra: { worldDmg: {} },
  };
  return accept(outcomeOf(undefined, { groups: [{ _id: TAVERN_ID, quest: started }] }));
}

/** Sends the world boss away undefeated: nobody is rewarded, and the shops are whole again. */
export function endWorldBoss(
  _ctx: RuleContext,
  { quest }: { readonly quest: GroupQuest },
): Result<Outcome<undefined>, WorldBossRefusal> {
  if (!quest.active) return refuse('notFound', 'noActiveQuestToAbort');
  return accept(outcomeOf(undefined, { groups: [{ _id: TAVERN_ID, quest: emptyQuest() }] }));
}

/** Gives a player the rewards for a defeated world boss; their party's own quest is not affected (7.11). */
export function rewardForWorldBoss(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { quest }: { readonly quest: Quest },
): Result<Outcome<undefined>> {
  return attempt(
    player,
    (draft) => {
      rewardPlayer(draft, quest, false);
      draft.party.quest.completed = quest.key;
      return done;
    },
    () => undefined,
  );
}
