import { readFile } from 'node:fs/promises';
import { fieldsIn } from '@everdeed/content/values';
import { missingArmoire, type Player } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { wordLine } from '../src/words/chat-words.ts';
import { refusalsByCall } from './refusals/all.ts';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer, makeTask } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';
import { spokenDuring } from './support/spoken.ts';
import { readied, successes } from './support/successes.ts';

let server: TestServer;
let player: Caller;
eachPlayer('reader', (now) => ({ server, player } = now));

const change = (act: (one: Player) => Player) => changePlayer(server, player, act);
const see = async (...paths: readonly string[]) => {
  for (const path of paths) expect((await player.get(path)).status, path).toBe(200);
};

/** A player who may buy everything, and who has been reborn so often. */
const seasoned =
  (rebirths: number, rebirthLevel: number) =>
  (stored: Player): Player => {
    const one = readied(stored);
    return {
      ...one,
      stats: { ...one.stats, lvl: 60 },
      flags: { ...one.flags, rebirthEnabled: true },
      achievements: { ...one.achievements, rebirths, rebirthLevel },
    };
  };

const SHOPS = ['market', 'quests', 'time-travelers', 'seasonal', 'customizations', 'backgrounds'];

/** The shops on a day, with and without hourglasses. */
async function visitShops(day: string): Promise<void> {
  server.system.at = Date.parse(`${day}T12:00:00.000Z`);
  await change(seasoned(1, 60));
  await see(...SHOPS.map((shop) => `/shops/${shop}`), '/shops/market-gear', '/user/in-app-rewards');
  await change((one) => {
    const { plan } = one.purchased;
    const consecutive = { ...plan.consecutive, trinkets: 0 };
    return { ...one, purchased: { ...one.purchased, plan: { ...plan, consecutive } } };
  });
  await see('/shops/time-travelers');
}

const lineTypes = [
  'quest_start',
  'boss_damage',
  'boss_dont_attack',
  'boss_defeated',
  'user_found_items',
  'all_items_found',
  'spell_cast_party',
  'spell_cast_party_multi',
  'spell_cast_user',
  'spell_cast_user_multi',
  'quest_cancel',
  'quest_abort',
  'tavern_boss_rage_tired',
  'claim_task',
];

/** Sentences of the game in a chat, which others than players begin. */
function readLines(): void {
  const { words } = server.app.services;
  for (const type of lineTypes) {
    const info = { type, user: 'Ann', quest: 'whale', userDamage: 1, bossDamage: 2, times: 2, items: {} };
    expect(wordLine(words, 'en', info), type).toMatch(/\w/);
  }
}

/** Drops, by the roll that brings them and the food of the player; the first score only switches drops on. */
async function dropEverything(): Promise<void> {
  for (const [roll, food] of [
    [0.2, { Meat: 1 }],
    [0.2, { Meat: 1 }],
    [0.4, { Meat: 1 }],
    [0.4, {}],
  ] as const) {
    const task = await makeTask(player, { type: 'habit' });
    await change((stored) => {
      const one = readied(stored);
      const items = { ...one.items, food, lastDrop: { date: new Date(0).toISOString(), count: 0 } };
      return { ...one, stats: { ...one.stats, lvl: 60, per: 900 }, items };
    });
    Object.assign(server.system, { roll });
    expect((await player.post(`/tasks/${task.id}/score/up`)).status).toBe(200);
  }
}

/** What there is to read of achievements, and of shops in each season. */
async function readEverything(): Promise<void> {
  for (const day of ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15']) await visitShops(day);
  for (const [rebirths, level] of [
    [0, 0],
    [1, 60],
    [2, 100],
  ] as const) {
    await change(seasoned(rebirths, level));
    await see(`/members/${player.id}/achievements`);
  }
  for (const item of ['fortify', 'gem', 'rebirth_orb'])
    await see(`/user/toggle-pinned-item/${item}/special.${item === 'gem' ? 'gems' : item}`);
  await change((one) => {
    const rest = missingArmoire(one, server.system.at).map(({ key }) => [key, true] as const);
    const owned = { ...one.items.gear.owned, ...Object.fromEntries(rest) };
    return { ...one, items: { ...one.items, gear: { ...one.items.gear, owned } } };
  });
  await see('/user/in-app-rewards', '/shops/market');
}

/** Successes that need more than a readied player, and what stays of them to read. */
async function dealWithOthers(): Promise<void> {
  await change(readied);
  const friend = await server.register('the-friend');
  for (const [path, body] of [
    ['/user/purchase/gems/gem', {}],
    ['/user/read-card/greeting', {}],
    ['/user/mark-pms-read', {}],
    ['/members/transfer-gems', { gemAmount: 1, toUserId: friend.id, message: 'for you' }],
  ] as const)
    expect((await player.post(path, body)).status, path).toBe(200);
  for (const one of [player, friend]) expect((await one.get('//export/inbox.html')).status).toBe(200);
}

/** Parts of the catalogue with the messages of players, shops, groups, chats, quests, challenges and the inbox. */
const PARTS = ['play', 'shops', 'social'] as const;

const keysOf = async (part: string): Promise<string[]> => {
  const file = new URL(`../../../packages/content/src/words/messages/en/${part}.ts`, import.meta.url);
  return Object.keys(fieldsIn(await import(file.href), part));
};

/** Refusals that `refusals.test.ts` provokes. */
const refused = Object.values(refusalsByCall).flatMap((byKey) =>
  Object.entries(byKey).flatMap(([key, found]) => ('by' in found ? [key] : [])),
);

/** Checks of what a path always has: the router answers before them. The tests of the rules provoke them. */
const RULED_OUT = [
  'cardTypeRequired',
  'missingEggHatchingPotion',
  'missingKeyParam',
  'missingPetFoodFeed',
  'missingTypeKeyEquip',
  'missingTypeParam',
  'notAccteptedType',
  'petNotFound',
  'typeNotAllowedHourglass',
];

/** What other tests hear, of boards, payments, pushes, and of words shown as keys: where, and as what. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, words: string]>> = {
  taskNeedsWork: ['test/group-approvals.test.ts', 'thinks wash up needs another look'],
  youHaveBeenAssignedTask: ['test/group-tasks.test.ts', 'has assigned you the task wash up.'],
  userHasRequestedTaskApproval: ['test/group-approvals.test.ts', 'requests approval for wash up.'],
  yourTaskHasBeenApproved: ['test/group-approvals.test.ts', 'Your task wash up has been approved.'],
  petName: ['src/words/localise.test.ts', '<t:petName|'],
  twoHandedItem: ['src/words/localise.test.ts', '<t:twoHandedItem>'],
  giftedGemsFull: ['test/payment-mails.test.ts', 'put 8 gems into it'],
  giftedSubscriptionFull: ['test/payment-mails.test.ts', 'put 3 months of subscription into it'],
  giftedSubscriptionWinterPromo: ['test/payment-mails.test.ts', 'so you get one: 3 months of subscription'],
  groupActivityNotificationTitle: ['test/push-news.test.ts', 'Ann wrote in Us'],
};

/** What clients look up themselves, by keys that they know. This server never says it. */
const CLIENTS = [
  'allCustomizationsOwned',
  'armoireLastItem',
  'cannotInviteBlocked',
  'chatIdRequired',
  'checkNextMonth',
  'checkNextSeason',
  'customizationsShopText',
  'dropCapReached',
  'eventRequired',
  'featuredset',
  'groupToUserMembershipRequired',
  'invalidTarget',
  'keyToBoth',
  'keyToMounts',
  'keyToPets',
  'limitedAvailabilityDays',
  'limitedAvailabilityHours',
  'limitedAvailabilityMinutes',
  'messageGroupCannotRemoveSelf',
  'messageGroupChatLikeOwnMessage',
  'mountName',
  'mysterySets',
  'noActiveQuestToLeave',
  'noLongerAvailable',
  'notAvailableKey',
  'notEnoughGold',
  'onlyLeaderCanInviteToGroup',
  'paymentNotSuccessful',
  'paymentsOff',
  'premiumHatchingPotions',
  'privateMessageGiftSubscriptionMessage',
  'purchasePetItemConfirm',
  'questLevelTooHigh',
  'questShopText',
  'questsTitle',
  'sentCardToUser',
  'sortByColor',
  'sortByHatchable',
  'sortByNumber',
  'subGemName',
  'subscriptionNotFound',
  'timeTravelerQuests',
  'wizard',
  'youCast',
  'youCastParty',
  'youCastTarget',
];

describe('messages of the areas of play', () => {
  test.each(Object.entries(ELSEWHERE))(
    '%s is heard by the test that is said to',
    async (_key, [file, words]) => {
      expect(await readFile(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(words);
    },
  );

  test('are all said by a call, or listed here with who says them', async () => {
    const spoken = await spokenDuring(server, async () => {
      readLines();
      await dropEverything();
      await readEverything();
      await dealWithOthers();
    });
    const said = new Set([...refused, ...successes.map(([key]) => key), ...spoken]);
    const all = (await Promise.all(PARTS.map(keysOf))).flat();
    // Series of quests are sent as keys, for clients to look up.
    const silent = all.filter((key) => !said.has(key) && !key.startsWith('questGroup'));
    expect(silent.toSorted()).toEqual([...RULED_OUT, ...Object.keys(ELSEWHERE), ...CLIENTS].toSorted());
  }, 60_000);
});
