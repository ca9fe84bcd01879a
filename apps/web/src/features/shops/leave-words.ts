import { DAY_MS, HOUR_MS, MINUTE_MS } from '@everdeed/rules';
import { serverNow } from '../../data/server-clock.ts';
import { t } from '../../i18n/i18n.ts';

/** How long something is still for sale: in days, on the last day in hours, then in minutes. */
export function leaveWords(end: string | Date | undefined, now = serverNow()): string | undefined {
  if (end === undefined) return undefined;
  const left = new Date(end).getTime() - now;
  if (left <= 0) return t('shops.left');
  if (left < HOUR_MS) return t('shops.leavesMinutes', { count: Math.max(1, Math.floor(left / MINUTE_MS)) });
  if (left < DAY_MS) return t('shops.leavesHours', { count: Math.floor(left / HOUR_MS) });
  return t('shops.leavesDays', { count: Math.floor(left / DAY_MS) });
}
