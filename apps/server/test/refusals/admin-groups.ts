import type { adminGroupCalls, adminPlayerCalls, siteCalls } from '@everdeed/contract';
import { DAY_MS } from '@everdeed/rules';
import { groupWith } from '../support/parties.ts';
import { failedCheck, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';
import { as } from './admin.ts';

const bad = { error: 'BadRequest' } as const;
const missing = { error: 'NotFound' } as const;
const nobody = { ...missing, params: { userId: unknownId } } as const;
const repairing = (id: string, body: object) =>
  as('groupSupport', 'POST', `/admin/groups/${id}/repair`, body);
/** Mends a party that the stage's player leads. */
const mending = (body: object) => async (stage: Stage) =>
  repairing(await groupWith(stage.server, [stage.player], { type: 'party' }), body)(stage);
const boss = '/admin/world/boss';
const starting = (key: string) => as('fullAccess', 'POST', boss, { key });
const eventPath = '/admin/world/events';
/** Starts an event, usually until tomorrow by the clock of the stage. */
const startingEvent = (key: string, until?: string) => (stage: Stage) =>
  as('fullAccess', 'POST', `${eventPath}/${key}`, {
    until: until ?? new Date(stage.server.system.at + DAY_MS).toISOString(),
  })(stage);
/** Leaves no boss behind for the next case. */
async function without(stage: Stage): Promise<void> {
  await as('fullAccess', 'DELETE', boss)(stage);
}

/** Players, groups and the site, for those who look after them. */
export const adminGroupRefusals: RefusalCases<
  typeof adminGroupCalls & typeof adminPlayerCalls & typeof siteCalls
> = {
  getUserDetails: {
    heroIdRequired: failedCheck(as('userSupport', 'GET', '/admin/user/x/details')),
    userWithIDNotFound: { ...nobody, by: as('userSupport', 'GET', `/admin/user/${unknownId}/details`) },
  },
  revokeUserDevice: {
    heroIdRequired: failedCheck(as('userSupport', 'DELETE', `/admin/user/x/devices/${unknownId}`)),
    invalidValue: failedCheck(as('userSupport', 'DELETE', `/admin/user/${unknownId}/devices/x`)),
    userWithIDNotFound: {
      ...nobody,
      by: as('userSupport', 'DELETE', `/admin/user/${unknownId}/devices/${unknownId}`),
    },
    tokenNotFound: {
      ...missing,
      by: (stage) =>
        as('userSupport', 'DELETE', `/admin/user/${stage.player.id}/devices/${unknownId}`)(stage),
    },
  },
  repairGroup: {
    groupIdRequired: failedCheck(repairing('party', { repair: 'recount' })),
    groupNotFound: { ...missing, by: repairing(unknownId, { repair: 'recount' }) },
    repairNoPlan: { ...bad, by: mending({ repair: 'endPlan' }) },
    repairNoQuest: { ...bad, by: mending({ repair: 'endQuest' }) },
    repairNotMember: { ...bad, by: mending({ repair: 'setLeader', leader: unknownId }) },
    repairUntil: { ...bad, by: mending({ repair: 'extendPlan', until: '2020-01-01T00:00:00.000Z' }) },
  },
  retryJob: {
    invalidValue: failedCheck(as('fullAccess', 'POST', '/admin/jobs/none/retry')),
    jobNotFound: { ...missing, by: as('fullAccess', 'POST', '/admin/jobs/999999/retry') },
  },
  dropJob: {
    invalidValue: failedCheck(as('fullAccess', 'DELETE', '/admin/jobs/none')),
    jobNotFound: { ...missing, by: as('fullAccess', 'DELETE', '/admin/jobs/999999') },
  },
  makeBackup: { backupNotHere: { awaits: 'a server on PostgreSQL, which the test of the site has' } },
  startBoss: {
    questNotFound: { ...missing, params: { key: 'whale' }, by: starting('whale') },
    questAlreadyUnderway: {
      error: 'NotAuthorized',
      by: async (stage) => {
        await starting('dilatory')(stage);
        return starting('dilatory')(stage);
      },
    },
  },
  endBoss: {
    noActiveQuestToAbort: {
      ...missing,
      by: async (stage) => {
        await without(stage);
        return as('fullAccess', 'DELETE', boss)(stage);
      },
    },
  },
  startEvent: {
    eventNotFound: { ...missing, by: startingEvent('doomsday') },
    eventRunning: {
      ...bad,
      by: async (stage) => {
        await startingEvent('piDay')(stage);
        return startingEvent('piDay')(stage);
      },
    },
    eventUntil: { ...bad, params: { days: 366 }, by: startingEvent('birthday', 'soon') },
  },
  endEvent: {
    eventNotFound: { ...missing, by: as('fullAccess', 'DELETE', `${eventPath}/doomsday`) },
    eventNotRunning: {
      ...bad,
      by: async (stage) => {
        await as('fullAccess', 'DELETE', `${eventPath}/namingDay`)(stage);
        return as('fullAccess', 'DELETE', `${eventPath}/namingDay`)(stage);
      },
    },
  },
};
