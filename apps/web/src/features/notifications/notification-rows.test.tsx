import type { Notification } from '@everdeed/rules';
import { loadWords as loadNames } from '@everdeed/content/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { canDismiss, groupsOf, WORDS } from './notification-rows.ts';
import { listed } from './told.ts';

const note = (type: string, data: Notification['data'] = {}): Notification => ({
  id: type,
  type,
  data,
  seen: false,
});
const rowOf = (type: string, data?: Notification['data']) => {
  const [found] = groupsOf([note(type, data)], 'me').flatMap(({ group, rows }) =>
    rows.map((row) => ({ ...row, group })),
  );
  if (!found) throw new Error(`no row for ${type}`);
  return found;
};

beforeAll(() => loadNames(...WORDS));

describe('each type', () => {
  it.each([
    [
      'UNALLOCATED_STATS_POINTS',
      { points: 2 },
      'waiting',
      '2 points to spend on your attributes',
      '/profile/me/stats',
    ],
    ['GROUP_TASK_ASSIGNED', { message: 'Jo gave you a task' }, 'waiting', 'Jo gave you a task', '/'],
    [
      'GROUP_TASK_ASSIGNED',
      { message: 'Jo gave you a task', groupId: 'g' },
      'waiting',
      'Jo gave you a task',
      '/group-plans/g/task-information',
    ],
    [
      'GROUP_TASK_APPROVAL',
      { message: 'Jo asks you', groupId: 'g', taskId: 't', userId: 'u' },
      'waiting',
      'Jo asks you',
      '/group-plans/g/task-information',
    ],
    [
      'GROUP_TASK_APPROVED',
      { message: 'Jo approves', groupId: 'g', task: { id: 't' } },
      'moments',
      'Jo approves',
      '/group-plans/g/task-information',
    ],
    [
      'GROUP_TASK_NEEDS_WORK',
      { task: { text: 'Sweep' }, manager: { name: 'Jo' } },
      'waiting',
      'Jo would like a bit more on “Sweep”',
      '/',
    ],
    [
      'NEW_MYSTERY_ITEMS',
      { items: ['a'] },
      'gifts',
      'This month’s gear is here: 1 piece',
      '/inventory/items',
    ],
    [
      'CARD_RECEIVED',
      { card: 'greeting', from: { name: 'Jo' } },
      'gifts',
      'Jo sent you a card: Greeting Card',
      '/inventory/items',
    ],
    [
      'ITEM_RECEIVED',
      { title: 'A hat', icon: 'shop_head_special_nye', destination: 'equipment' },
      'gifts',
      'A hat',
      '/inventory/equipment',
    ],
    [
      'FIRST_DROPS',
      { egg: 'Wolf', hatchingPotion: 'Base' },
      'gifts',
      'Your first egg and hatching potion',
      '/inventory/items',
    ],
    ['WON_CHALLENGE', { name: 'Run', prize: 2 }, 'gifts', 'You won the challenge “Run”', undefined],
    ['NEW_CHAT_MESSAGE', { group: { name: 'Owls' } }, 'messages', 'New messages in Owls', undefined],
    [
      'NEW_CHAT_MESSAGE',
      { group: { id: 'a3a7c2d0', name: 'Owls' } },
      'messages',
      'New messages in Owls',
      '/groups/guild/a3a7c2d0',
    ],
    ['NEW_STUFF', { title: 'HELLO' }, 'messages', 'News: HELLO', '/static/new-stuff'],
    ['STREAK_ACHIEVEMENT', {}, 'moments', 'New achievement: In the Groove', undefined],
    ['ACHIEVEMENT', { achievement: 'completedTask' }, 'moments', 'New achievement: First Success', undefined],
    [
      'ACHIEVEMENT_STABLE',
      { achievement: 'beastMaster' },
      'moments',
      'New achievement: Keeper of Ninety',
      undefined,
    ],
    ['ACHIEVEMENT_BEAST_MASTER', {}, 'moments', 'New achievement: Keeper of Ninety', undefined],
    ['ACHIEVEMENT_PARTY_UP', {}, 'moments', 'New achievement: Two’s Company', undefined],
    ['REBIRTH_ENABLED', {}, 'moments', 'You’ve unlocked rebirth', '/shops/market'],
    [
      'GROUP_INVITE_ACCEPTED',
      { headerText: 'Jo is in', bodyText: 'Say hello' },
      'moments',
      'Jo is in',
      undefined,
    ],
    ['BOSS_DAMAGE', {}, 'moments', 'The boss hit your party', '/party'],
    [
      'GUILD_PROMPT',
      { textVariant: -1 },
      'moments',
      'There are guilds for whatever you care about',
      '/groups/discovery',
    ],
    [
      'GROUP_TASK_CLAIMED',
      { message: 'Jo takes on Sweep', groupId: 'g' },
      'moments',
      'Jo takes on Sweep',
      '/group-plans/g/task-information',
    ],
    ['GROUP_TASK_CLAIMED', {}, 'moments', 'Somebody took on a task of your group', '/'],
    ['GIFT_ONE_GET_ONE', {}, 'moments', 'Give a subscription, get one', '/user/settings/subscription'],
    ['SOME_LATER_KIND', {}, 'moments', 'Something happened: some later kind', undefined],
  ])('%s has its words, its group and its way on', (type, data, group, text, to) => {
    const row = rowOf(type, data);
    expect([row.group, row.text, row.action?.to]).toEqual([group, text, to]);
  });

  it('is dismissed by hand where it is a moment, or leads nowhere', () => {
    const types = ['STREAK_ACHIEVEMENT', 'NEW_STUFF', 'NEW_MYSTERY_ITEMS', 'UNALLOCATED_STATS_POINTS'];
    expect(types.map((type) => canDismiss(rowOf(type)))).toEqual([true, true, false, false]);
  });
});

describe('the list', () => {
  it('has the newest of each group first, and no empty group but the first', () => {
    const notes = [note('REBIRTH_ENABLED'), note('NEW_STUFF'), note('STREAK_ACHIEVEMENT')];
    const groups = groupsOf(notes, 'me').map(({ group, rows }) => [group, ...rows.map(({ id }) => id)]);
    expect(groups).toEqual([
      ['waiting'],
      ['messages', 'NEW_STUFF'],
      ['moments', 'STREAK_ACHIEVEMENT', 'REBIRTH_ENABLED'],
    ]);
  });

  it('leaves out what dialogs and toasts tell', () => {
    expect(listed([note('LOGIN_INCENTIVE'), note('CRON'), note('NEW_STUFF')])).toHaveLength(1);
  });
});
