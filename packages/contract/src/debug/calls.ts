import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { mapOf, nothing, optionalText } from '../core/fields.ts';

const common = {
  area: 'debug',
  auth: 'user',
  versions: ['v3', 'v4'],
  spec: 'wire-groups-and-admin 7.8',
} as const;
const map = Type.Optional(mapOf(Type.Unknown(), 'Replaces the map there is.'));
const flag = Type.Optional(Type.Boolean());
const time = Type.Object({ time: Type.String({ description: 'The current instant (ISO).' }) });

/**
 * Calls in test mode only: not part of `allCalls`, and not available in production. `/debug/seed-inbox` will
 * come with private messages.
 */
export const debugCalls = {
  addTenGems: defineCall({
    ...common,
    id: 'debugAddTenGems',
    method: 'POST',
    path: '/debug/add-ten-gems',
    summary: 'Add ten gems',
    answer: nothing,
    refusals: [],
  }),
  addHourglass: defineCall({
    ...common,
    id: 'debugAddHourglass',
    method: 'POST',
    path: '/debug/add-hourglass',
    summary: 'Add a mystic hourglass',
    answer: nothing,
    refusals: [],
  }),
  setCron: defineCall({
    ...common,
    id: 'debugSetCron',
    method: 'POST',
    path: '/debug/set-cron',
    summary: 'Set when the last day was judged',
    body: Type.Object({ lastCron: optionalText }),
    bodyReading: 'lenient',
    answer: nothing,
    refusals: ['validationFailed'],
  }),
  makeAdmin: defineCall({
    ...common,
    id: 'debugMakeAdmin',
    method: 'POST',
    path: '/debug/make-admin',
    summary: 'Grant full access to the caller',
    answer: nothing,
    refusals: [],
  }),
  modifyInventory: defineCall({
    ...common,
    id: 'debugModifyInventory',
    method: 'POST',
    path: '/debug/modify-inventory',
    summary: 'Replace parts of the inventory',
    details: '`gear` is the gear owned.',
    body: Type.Object({
      gear: map,
      special: map,
      pets: map,
      mounts: map,
      eggs: map,
      hatchingPotions: map,
      food: map,
      quests: map,
    }),
    bodyReading: 'lenient',
    answer: nothing,
    refusals: ['validationFailed'],
  }),
  questProgress: defineCall({
    ...common,
    id: 'debugQuestProgress',
    method: 'POST',
    path: '/debug/quest-progress',
    summary: 'Add progress to the current quest',
    details: '1,000 pending damage to a boss, or 300 items found.',
    answer: nothing,
    refusals: ['debugNoQuest'],
  }),
  bossRage: defineCall({
    ...common,
    id: 'debugBossRage',
    method: 'POST',
    path: '/debug/boss-rage',
    summary: 'Add 50 rage to the boss of the party',
    answer: nothing,
    refusals: ['debugNoParty'],
  }),
  seedPartyChat: defineCall({
    ...common,
    id: 'debugSeedPartyChat',
    method: 'POST',
    path: '/debug/seed-party-chat',
    summary: 'Fill the party chat with numbered system messages',
    details: '1 to 10,000 of them, one second apart.',
    body: Type.Object({ messageCount: Type.Optional(Type.Integer()) }),
    bodyReading: 'lenient',
    answer: Type.Object({ messageCount: Type.Integer() }),
    refusals: ['debugMessageCount', 'debugNoParty'],
  }),
  timeTravelTime: defineCall({
    ...common,
    id: 'debugTimeTravelTime',
    method: 'GET',
    path: '/debug/time-travel-time',
    summary: 'Get the time of the server',
    answer: time,
    refusals: [],
  }),
  jumpTime: defineCall({
    ...common,
    id: 'debugJumpTime',
    method: 'POST',
    path: '/debug/jump-time',
    summary: 'Move the clock of the server',
    details: 'Moves it by days, or returns to real time. Needs full access.',
    body: Type.Object({ offsetDays: Type.Optional(Type.Number()), reset: flag, disable: flag }),
    bodyReading: 'lenient',
    answer: time,
    refusals: ['debugNeedsFullAccess', 'debugTimeChange'],
  }),
};
