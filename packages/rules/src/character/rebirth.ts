import type { TasksScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { DAY_MS } from '../due/calendar.ts';
import { notify } from '../notifications/notify.ts';
import { LEVEL_CAP, MAX_HEALTH } from '../numbers/limits.ts';
import type { Outcome } from '../outcome.ts';
import { repinCures } from '../pins/debuff.ts';
import { unpinNextGear } from '../pins/pins.ts';
import { done, refuse, type Result } from '../result.ts';
import { moveBalance } from '../wallet.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { changedBy, noBuffs } from './fresh-start.ts';

/** 6 gems, in balance units. */
const PRICE = 1.5;
/** Whole days between two free rebirths. */
const FREE_AFTER_DAYS = 45;

/** Whether rebirth is free now (rules-scoring-and-day 6.3). */
export function isRebirthFree({ stats, flags }: Player, now: number): boolean {
  if (stats.lvl < LEVEL_CAP) return false;
  return daysToFreeRebirth({ flags }, now) === 0;
}

/** Whole days until rebirth is free again after the last free one; 0 if there was none (rules-play-and-shops 5.8). */
export function daysToFreeRebirth({ flags }: Pick<Player, 'flags'>, now: number): number {
  if (!flags.lastFreeRebirth) return 0;
  return Math.max(0, FREE_AFTER_DAYS - Math.floor((now - Date.parse(flags.lastFreeRebirth)) / DAY_MS));
}

/**
 * Starts over at level 1, keeping collections (rules-scoring-and-day 6.3). `tasks` are the player's habits, dailies and
 * to-dos; the answer consists of these and the player, so the outcome has no data of its own.
 */
export function rebirth(
  ctx: RuleContext,
  { player, tasks }: TasksScene,
): Result<Outcome<undefined>, 'notEnoughGems'> {
  const isFree = isRebirthFree(player, ctx.now);
  if (!isFree && player.balance < PRICE) return refuse('notAuthorized', 'notEnoughGems');
  const renewed = changedBy(tasks, renewTask);
  return attempt(
    player,
    (draft, journal) => {
      if (!isFree) moveBalance(draft, journal, -PRICE, 'rebirth');
      unpinNextGear(draft);
      noteRebirth(draft);
      resetCharacter(draft);
      if (isFree) draft.flags.lastFreeRebirth = new Date(ctx.now).toISOString();
      notify(ctx, draft, 'REBIRTH_ACHIEVEMENT');
      repinCures(draft);
      journal.message = { key: 'rebirthComplete' };
      return done;
    },
    () => undefined,
    { tasks: renewed },
  );
}

function renewTask(task: Task): Task {
  return produce(task, (draft) => {
    switch (draft.type) {
      case 'habit':
        draft.value = 0;
        draft.counterUp = 0;
        draft.counterDown = 0;
        break;
      case 'daily':
        draft.value = 0;
        draft.streak = 0;
        break;
      case 'todo':
        if (!draft.completed) draft.value = 0;
        break;
      case 'reward':
    }
  });
}

function noteRebirth({ achievements, stats }: Player): void {
  achievements.rebirths = (achievements.rebirths ?? 0) + 1;
  achievements.rebirthLevel = Math.max(achievements.rebirthLevel ?? 0, Math.min(stats.lvl, LEVEL_CAP));
}

function resetCharacter({ stats, items, flags, preferences }: Player): void {
  stats.buffs = noBuffs();
  stats.hp = MAX_HEALTH;
  stats.lvl = 1;
  stats.class = 'warrior';
  for (const key of ['per', 'int', 'con', 'str', 'points', 'gp', 'exp', 'mp'] as const) stats[key] = 0;
  preferences.automaticAllocation = false;
  items.currentPet = '';
  items.currentMount = '';
  flags.itemsEnabled = false;
  flags.dropsEnabled = false;
  flags.classSelected = false;
  flags.rebirthEnabled = false;
  flags.levelDrops = {};
}
