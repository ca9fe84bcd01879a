import type { Daily } from '@everdeed/rules';
import { formatList } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { WEEKDAY_KEYS } from '../task-kit/calendar.ts';
import { weekdayName } from '../task-kit/date-words.ts';

type Rhythm = Pick<Daily, 'frequency' | 'everyX'> & {
  readonly repeat: Readonly<Partial<Daily['repeat']>>;
};

/** When a daily is due, in words. */
export function sayRepeat({ frequency, everyX, repeat }: Rhythm): string {
  if (frequency === 'weekly' && everyX === 1) {
    const days = WEEKDAY_KEYS.flatMap((key, day) => (repeat[key] === false ? [] : [day]));
    if (days.length === 7) return t('social.everyDay');
    // From Monday on.
    const ordered = days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7));
    return formatList(ordered.map((day) => weekdayName(day, 'short')));
  }
  return t(`social.every.${frequency}`, { count: everyX });
}
