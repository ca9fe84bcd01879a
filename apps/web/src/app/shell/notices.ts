import type { Notification } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import type { PixelIconName } from '../../ui/pixel-icon-shapes.ts';

export interface Notice {
  readonly id: string;
  readonly icon: PixelIconName;
  readonly text: string;
  readonly hint?: string;
}

/** Told by dialogs and toasts of their own. */
const TOLD_ELSEWHERE = new Set(['LOGIN_INCENTIVE', 'CRON', 'LEVELED_UP']);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The words of a notification; types of later areas fall back to whatever sentence they carry. */
function noticeOf({ id, type, data }: Notification): Notice {
  switch (type) {
    case 'UNALLOCATED_STATS_POINTS':
      return { id, icon: 'star', text: t('bell.points', { points: number(data['points']) }) };
    case 'STREAK_ACHIEVEMENT':
      return { id, icon: 'flame', text: t('bell.streak') };
    case 'FIRST_DROPS':
      return { id, icon: 'gem', text: t('bell.firstDrops') };
    case 'ONBOARDING_COMPLETE':
      return { id, icon: 'coin', text: t('bell.onboarding') };
    case 'REBIRTH_ENABLED':
      return { id, icon: 'flame', text: t('bell.rebirth') };
    case 'ACHIEVEMENT':
      return {
        id,
        icon: 'star',
        text: t('bell.achievement', { name: achievementName(text(data['achievement'])) }),
      };
    case 'ITEM_RECEIVED':
      return {
        id,
        icon: 'gem',
        text: text(data['title']) || t('bell.received', { name: '' }),
        hint: text(data['text']),
      };
    default:
      return {
        id,
        icon: 'star',
        text: text(data['message']) || text(data['title']) || t('bell.other', { type: humanize(type) }),
      };
  }
}

const humanize = (type: string): string => type.toLowerCase().replaceAll('_', ' ');

const ACHIEVEMENTS = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'] as const;
const achievementName = (key: string): string => {
  const known = ACHIEVEMENTS.find((name) => name === key);
  return known ? t(`achievement.${known}`) : key;
};

/** What the bell shows, newest first. */
export const noticesOf = (notifications: readonly Notification[]): readonly Notice[] =>
  notifications
    .filter(({ type }) => !TOLD_ELSEWHERE.has(type))
    .map(noticeOf)
    .toReversed();
