import type { debugCalls } from '@everdeed/contract';
import { notStored, type RefusalCases, type Stage } from '../support/refusal-cases.ts';

const asking =
  (path: string, fields: object = {}) =>
  ({ player }: Stage) =>
    player.post(`/debug/${path}`, fields);
const bad = { error: 'BadRequest' } as const;

/** The calls of servers in test mode. */
export const debugRefusals: RefusalCases<typeof debugCalls> = {
  setCron: { validationFailed: notStored('User', asking('set-cron', { lastCron: 'yesterday' })) },
  modifyInventory: {
    validationFailed: notStored(
      'User',
      asking('modify-inventory', { food: { Meat: 1 }, eggs: { Wolf: -1 } }),
    ),
  },
  questProgress: { debugNoQuest: { ...bad, by: asking('quest-progress') } },
  bossRage: { debugNoParty: { ...bad, by: asking('boss-rage') } },
  seedPartyChat: {
    debugMessageCount: { ...bad, by: asking('seed-party-chat', { messageCount: 0 }) },
    debugNoParty: { ...bad, by: asking('seed-party-chat', { messageCount: 1 }) },
  },
  seedInbox: { debugMessageCount: { ...bad, by: asking('seed-inbox', { messageCount: 1.5 }) } },
  jumpTime: {
    debugNeedsFullAccess: { ...bad, by: asking('jump-time', { offsetDays: 1 }) },
    debugTimeChange: {
      ...bad,
      by: async (stage) => {
        await stage.change((player) => ({ ...player, permissions: { fullAccess: true } }));
        return asking('jump-time', { offsetDays: 0 })(stage);
      },
    },
  },
};
