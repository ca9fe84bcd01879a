import { nameOf } from '@everdeed/content/words';
import type { Notification } from '@everdeed/rules';
import type { Action } from '../../data/action.ts';
import { type ItemFamily, itemOfPictureKey } from '../../art/item.tsx';
import { t } from '../../i18n/i18n.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import { guildPath } from '../../lib/guild-address.ts';
import { INBOX_PATH } from '../../lib/conversation-address.ts';
import { NEWS_PATH } from '../../lib/news-address.ts';
import { SUBSCRIPTION_PATH } from '../../lib/plan-address.ts';
import { profilePath } from '../../lib/profile-address.ts';
import { answerRequest } from '../../member-kit/board-actions.ts';
import type { PixelIconName } from '../../ui/pixel-icon-shapes.ts';

/** Groups of the list, in this order. */
const GROUPS = ['waiting', 'gifts', 'messages', 'moments'] as const;
export type Group = (typeof GROUPS)[number];

/** A picture from the game, or a plain icon. */
export type RowPicture =
  | { readonly kind: 'icon'; readonly name: PixelIconName }
  | { readonly kind: 'sign'; readonly name: string }
  | { readonly kind: 'item'; readonly family: ItemFamily; readonly name: string }
  | { readonly kind: 'medal'; readonly name: string };

/** A notification as the list shows it. */
export interface Row {
  readonly id: string;
  readonly group: Group;
  readonly picture: RowPicture;
  readonly text: string;
  /** The name in the text, which stands out; without one, all of it does. */
  readonly strong?: string;
  readonly hint?: string;
  /** Where it leads. `reads`: with that it is answered, and leaves. */
  readonly action?: { readonly label: string; readonly to: string; readonly reads: boolean };
  /** Answers that can be given in place: with any of them, the row leaves. */
  readonly answers?: readonly { readonly label: string; readonly action: Action }[];
  /** Id of the player whom it is from. */
  readonly from?: string;
  readonly isNew: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const field = (value: unknown, name: string): string =>
  typeof value === 'object' && value !== null
    ? text(Object.getOwnPropertyDescriptor(value, name)?.value)
    : '';

const icon = (name: PixelIconName): RowPicture => ({ kind: 'icon', name });
const sign = (name: string): RowPicture => ({ kind: 'sign', name });
const medal = (name: string): RowPicture => ({ kind: 'medal', name });
const item = (key: string): RowPicture => {
  const found = itemOfPictureKey(key);
  return found ? { kind: 'item', ...found } : sign('gift');
};

type Said = Omit<Row, 'id' | 'isNew'>;
type Data = Notification['data'];
type Teller = (data: Data, playerId: string, id: string) => Said;

function achievement(key: string, hint?: string): Said {
  const name = nameOf('achievements', key);
  return {
    group: 'moments',
    picture: medal(key),
    text: t('notes.achievement', { name }),
    strong: name,
    ...(hint && { hint }),
  };
}
const byKey: Teller = (data) => achievement(text(data['achievement']));
const moment =
  (id: Parameters<typeof t>[0], picture: RowPicture): Teller =>
  () => ({
    group: 'moments',
    picture,
    text: t(id),
  });
const to = (label: Parameters<typeof t>[0], path: string, reads: boolean) => ({
  action: { label: t(label), to: path, reads },
});

/** The board of a group; the player's own tasks where it is not known. */
const boardOf = (groupId: string): string => (groupId === '' ? '/' : groupPlanPath(groupId));

/** Where items go that were given, by `destination` (wire-user-and-tasks 5.2). */
const PLACES: Readonly<Record<string, string>> = {
  equipment: '/inventory/equipment',
  stable: '/inventory/stable',
};

/** What each type says (wire-user-and-tasks 5.2). */
const TELLERS: Readonly<Record<string, Teller>> = {
  UNALLOCATED_STATS_POINTS: (data, playerId) => ({
    group: 'waiting',
    picture: icon('star'),
    text: t('notes.points', { points: number(data['points']) }),
    ...to('notes.spend', profilePath(playerId, 'stats'), false),
  }),
  GROUP_TASK_ASSIGNED: (data) => ({
    group: 'waiting',
    picture: sign('seal'),
    text: text(data['message']) || t('notes.assigned'),
    ...to('notes.see', boardOf(text(data['groupId'])), true),
  }),
  GROUP_TASK_APPROVAL: (data, _, id) => {
    const request = { taskId: text(data['taskId']), userId: text(data['userId']), id };
    return {
      group: 'waiting',
      picture: sign('seal'),
      text: text(data['message']),
      answers: [
        { label: t('notes.approve'), action: answerRequest({ ...request, approves: true }) },
        { label: t('notes.sendBack'), action: answerRequest({ ...request, approves: false }) },
      ],
      ...to('notes.see', boardOf(text(data['groupId'])), false),
    };
  },
  GROUP_TASK_APPROVED: (data) => ({
    group: 'moments',
    picture: sign('seal'),
    text: text(data['message']),
    ...to('notes.see', boardOf(text(data['groupId'])), true),
  }),
  GROUP_TASK_NEEDS_WORK: (data) => ({
    group: 'waiting',
    picture: sign('seal'),
    text: t('notes.needsWork', { task: field(data['task'], 'text'), name: field(data['manager'], 'name') }),
    strong: field(data['task'], 'text'),
    hint: text(data['comment']) || field(data['group'], 'name'),
    ...to('notes.see', boardOf(field(data['group'], 'id')), true),
  }),
  NEW_MYSTERY_ITEMS: (data) => ({
    group: 'gifts',
    picture: sign('gift'),
    text: t('notes.mystery', { count: Array.isArray(data['items']) ? data['items'].length : 1 }),
    ...to('notes.open', '/inventory/items', false),
  }),
  CARD_RECEIVED: (data) => ({
    group: 'gifts',
    picture: sign('mail'),
    text: t('notes.card', { name: field(data['from'], 'name'), card: nameOf('cards', text(data['card'])) }),
    strong: field(data['from'], 'name'),
    ...to('notes.open', '/inventory/items', false),
  }),
  ITEM_RECEIVED: (data) => ({
    group: 'gifts',
    picture: item(text(data['icon'])),
    text: text(data['title']) || t('notes.received'),
    hint: text(data['text']),
    ...to('notes.see', PLACES[text(data['destination'])] ?? '/inventory/items', true),
  }),
  FIRST_DROPS: (data) => ({
    group: 'gifts',
    picture: { kind: 'item', family: 'eggs', name: text(data['egg']) },
    text: t('notes.firstDrops'),
    hint: t('notes.firstDropsHint', {
      egg: nameOf('eggs', text(data['egg'])),
      potion: nameOf('potions', text(data['hatchingPotion'])),
    }),
    ...to('notes.hatch', '/inventory/items', true),
  }),
  WON_CHALLENGE: (data) => ({
    group: 'gifts',
    picture: sign('trophy'),
    text: t('notes.won', { name: text(data['name']) }),
    strong: text(data['name']),
    hint: t('notes.wonHint', { count: number(data['prize']) }),
  }),
  NEW_CHAT_MESSAGE: (data) => {
    const id = field(data['group'], 'id');
    const name = field(data['group'], 'name');
    return {
      group: 'messages',
      picture: sign('party'),
      text: t('notes.chat', { name }),
      strong: name,
      // A party leads on from there to its own page, where its chat is read.
      ...(id && to('notes.read', guildPath(id), false)),
    };
  },
  NEW_INBOX_MESSAGE: () => ({
    group: 'messages',
    picture: sign('mail'),
    text: t('notes.inbox'),
    ...to('notes.read', INBOX_PATH, true),
  }),
  NEW_STUFF: (data) => ({
    group: 'messages',
    picture: sign('scroll'),
    text: t('notes.news', { title: text(data['title']) }),
    strong: text(data['title']),
    ...to('notes.read', NEWS_PATH, true),
  }),
  STREAK_ACHIEVEMENT: () => achievement('streak', t('notes.streakHint')),
  ULTIMATE_GEAR_ACHIEVEMENT: moment('notes.ultimate', sign('trophy')),
  REBIRTH_ACHIEVEMENT: moment('notes.reborn', icon('flame')),
  REBIRTH_ENABLED: (...given) => ({
    ...moment('notes.rebirth', icon('flame'))(...given),
    hint: t('notes.rebirthEnabledHint'),
    ...to('notes.see', '/shops/market', true),
  }),
  ONBOARDING_COMPLETE: moment('notes.onboarding', icon('coin')),
  ACHIEVEMENT_PARTY_UP: () => achievement('partyUp'),
  ACHIEVEMENT_PARTY_ON: () => achievement('partyOn'),
  GUILD_JOINED_ACHIEVEMENT: () => achievement('joinedGuild'),
  CHALLENGE_JOINED_ACHIEVEMENT: () => achievement('joinedChallenge'),
  INVITED_FRIEND_ACHIEVEMENT: () => achievement('invitedFriend'),
  NEW_CONTRIBUTOR_LEVEL: moment('notes.contributor', sign('crown')),
  DROPS_ENABLED: moment('notes.drops', sign('egg')),
  DROP_CAP_REACHED: moment('notes.dropCap', sign('chest')),
  // Not created any more, but accounts that come from elsewhere may bring them.
  BOSS_DAMAGE: (...given) => ({
    ...moment('notes.bossDamage', icon('heart'))(...given),
    ...to('notes.see', '/party', true),
  }),
  GUILD_PROMPT: (...given) => ({
    ...moment('notes.guildPrompt', sign('party'))(...given),
    hint: t('notes.guildPromptHint'),
    ...to('notes.see', '/groups/discovery', true),
  }),
  GROUP_TASK_CLAIMED: (data) => ({
    group: 'moments',
    picture: sign('seal'),
    text: text(data['message']) || t('notes.claimed'),
    ...to('notes.see', boardOf(text(data['groupId'])), true),
  }),
  GIFT_ONE_GET_ONE: (...given) => ({
    ...moment('notes.giftOne', sign('gift'))(...given),
    hint: t('notes.giftOneHint'),
    ...to('notes.see', SUBSCRIPTION_PATH, true),
  }),
};

/** `BACK_TO_BASICS` is the achievement `backToBasics`. */
const camelCase = (words: string): string =>
  words.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const humanize = (type: string): string => type.toLowerCase().replaceAll('_', ' ');

/** Types that a later server may send say what they contain. */
const unknown =
  (type: string): Teller =>
  (data) => ({
    group: 'moments',
    picture: icon('star'),
    text:
      text(data['message']) ||
      text(data['title']) ||
      text(data['headerText']) ||
      t('notes.other', { type: humanize(type) }),
    ...(text(data['bodyText']) && { hint: text(data['bodyText']) }),
  });

function tellerOf({ type, data }: Notification): Teller {
  const known = TELLERS[type];
  if (known) return known;
  if (!type.startsWith('ACHIEVEMENT')) return unknown(type);
  return text(data['achievement']) ? byKey : () => achievement(camelCase(type.slice('ACHIEVEMENT_'.length)));
}

/** The row of a notification. Needs the words of `WORDS`. */
const rowOf = (notification: Notification, playerId: string): Row => ({
  id: notification.id,
  isNew: !notification.seen,
  ...tellerOf(notification)(notification.data, playerId, notification.id),
});

/** Families whose names the rows use. */
export const WORDS = ['achievements', 'cards', 'eggs', 'potions', 'quests'] as const;

/** The rows of each group that has any: `waiting` before the notifications, and of these the newest first. */
export function groupsOf(
  notifications: readonly Notification[],
  playerId: string,
  waiting: readonly Row[] = [],
): readonly { readonly group: Group; readonly rows: readonly Row[] }[] {
  const rows = [...waiting, ...notifications.map((one) => rowOf(one, playerId)).toReversed()];
  return GROUPS.map((group) => ({ group, rows: rows.filter((row) => row.group === group) })).filter(
    ({ group, rows: own }) => own.length > 0 || group === 'waiting',
  );
}

/** Only moments, messages and what leads nowhere can be dismissed by hand: the rest waits for its answer. */
export const canDismiss = ({ group, action, answers }: Row): boolean =>
  answers === undefined && (group === 'moments' || group === 'messages' || action === undefined);
