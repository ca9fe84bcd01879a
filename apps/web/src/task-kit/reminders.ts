import { nextShownReminder, type Task } from '@everdeed/rules';
import type { GamePlayer } from '../data/game.ts';
import { currentZone } from '../data/zone.ts';

/** What reminders are reckoned with on this device: its zone, in which every time on the screen is. */
export function reminderOwner({ preferences, lastCron }: Pick<GamePlayer, 'lastCron' | 'preferences'>) {
  const timezone = currentZone();
  return { lastCron, preferences: timezone === '' ? preferences : { ...preferences, timezone } };
}

/** When a task reminds next (ms), if it does. */
export const reminderAhead = (
  task: Task,
  now: number,
  player: Pick<GamePlayer, 'lastCron' | 'preferences'>,
): number | undefined => nextShownReminder(task, now, reminderOwner(player));
