import type { Notification } from '@everdeed/rules';
import { type ItemFamily, itemOfPictureKey } from '../../art/item.tsx';
import { t } from '../../i18n/i18n.ts';
import type { PixelIconName } from '../../ui/pixel-icon-shapes.ts';

/** A picture from the game, or a plain icon. */
export type NotificationPicture =
  | { readonly kind: 'icon'; readonly name: PixelIconName }
  | { readonly kind: 'item'; readonly family: ItemFamily; readonly name: string }
  | { readonly kind: 'medal'; readonly name: string };

export interface ShownNotification {
  readonly id: string;
  readonly picture: NotificationPicture;
  readonly text: string;
  readonly hint?: string;
}

/** Types with their own dialogs or toasts. */
const TOLD_ELSEWHERE = new Set(['LOGIN_INCENTIVE', 'CRON', 'LEVELED_UP']);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const icon = (name: PixelIconName): NotificationPicture => ({ kind: 'icon', name });
const medal = (name: string): NotificationPicture => ({ kind: 'medal', name });

function itemPicture(key: string): NotificationPicture {
  const item = itemOfPictureKey(key);
  return item ? { kind: 'item', ...item } : icon('gem');
}

/** The text of a notification; unknown types fall back to the text that they contain. */
function shownOf({ id, type, data }: Notification): ShownNotification {
  switch (type) {
    case 'UNALLOCATED_STATS_POINTS':
      return { id, picture: icon('star'), text: t('bell.points', { points: number(data['points']) }) };
    case 'STREAK_ACHIEVEMENT':
      return { id, picture: medal('streak'), text: t('bell.streak') };
    case 'FIRST_DROPS':
      return {
        id,
        picture: { kind: 'item', family: 'eggs', name: text(data['egg']) },
        text: t('bell.firstDrops'),
      };
    case 'ONBOARDING_COMPLETE':
      return { id, picture: icon('coin'), text: t('bell.onboarding') };
    case 'REBIRTH_ENABLED':
      return { id, picture: icon('flame'), text: t('bell.rebirth') };
    case 'ACHIEVEMENT':
      return {
        id,
        picture: medal(text(data['achievement'])),
        text: t('bell.achievement', { name: achievementName(text(data['achievement'])) }),
      };
    case 'ITEM_RECEIVED':
      return {
        id,
        picture: itemPicture(text(data['icon'])),
        text: text(data['title']) || t('bell.received', { name: '' }),
        hint: text(data['text']),
      };
    default:
      return {
        id,
        picture: icon('star'),
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

/** Notifications shown in the bell, newest first. */
export const shownNotifications = (notifications: readonly Notification[]): readonly ShownNotification[] =>
  notifications
    .filter(({ type }) => !TOLD_ELSEWHERE.has(type))
    .map(shownOf)
    .toReversed();
