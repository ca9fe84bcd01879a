import { listIn, textIn, valueIn } from '@everdeed/content/values';
import type {
  adminCalls,
  adminGroupCalls,
  adminPlayerCalls,
  reportCalls,
  siteCalls,
} from '@everdeed/contract';
import type { Privilege } from '@everdeed/rules';
import {
  failedCheck,
  notStored,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';

/** Asked by somebody with a privilege. */
export const as =
  (privilege: Privilege, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  async (stage: Stage) => {
    await stage.change((player) => ({ ...player, permissions: { [privilege]: true } }));
    return stage.player.call(method, path, body === undefined ? {} : { body });
  };
const missing = { error: 'NotFound' } as const;
const nobody = { ...missing, params: { userId: unknownId } } as const;

/** The payment details of a player whose subscription is paid for so. */
const paidBy = (paymentMethod: string) => async (stage: Stage) => {
  await stage.change((player) => ({
    ...player,
    permissions: { userSupport: true },
    purchased: { ...player.purchased, plan: { ...player.purchased.plan, paymentMethod } },
  }));
  return stage.player.get(`/admin/user/${stage.player.id}/subscription-payment-details`);
};
const details = (id: string) => as('userSupport', 'GET', `/admin/user/${id}/subscription-payment-details`);
/** Players that a case has made, by its stage. */
const othersOf = new WeakMap<Stage, string>();

/** Has support change a player; returns the path that takes it back. */
async function edited(stage: Stage, body: object, id = stage.player.id): Promise<string> {
  await stage.change((player) => ({ ...player, permissions: { userSupport: true } }));
  await stage.player.put(`/hall/heroes/${id}`, body);
  const page = (await stage.player.get(`/admin/user/${id}/audit`)).body.data;
  return `/admin/audit/${textIn(listIn(valueIn(page, 'items'))[0], 'id')}/undo`;
}
const undone = async (stage: Stage, body: object) => stage.player.post(await edited(stage, body));
const blockers = '/admin/blockers';

/** Looking after the site and its players. */
export const adminRefusals: RefusalCases<
  Omit<
    typeof adminCalls,
    keyof (typeof adminGroupCalls & typeof adminPlayerCalls & typeof reportCalls & typeof siteCalls)
  >
> = {
  searchPlayers: { userIdentifierRequired: failedCheck(as('userSupport', 'GET', '/admin/search/%20')) },
  getUserHistory: {
    heroIdRequired: failedCheck(as('userSupport', 'GET', '/admin/user/somebody/history')),
    userWithIDNotFound: { ...nobody, by: as('userSupport', 'GET', `/admin/user/${unknownId}/history`) },
  },
  getPaymentDetails: {
    heroIdRequired: failedCheck(details('somebody')),
    userWithIDNotFound: { ...nobody, by: details(unknownId) },
    subscriptionNotFoundForUser: { ...missing, by: paidBy('') },
    missingSubscription: { error: 'NotAuthorized', by: paidBy('Google') },
    amazonSubscriptionNotValidated: { ...missing, by: paidBy('Amazon Payments') },
    giftSubscriptionNotValidated: { ...missing, by: paidBy('Gift') },
    unknownSubscriptionPaymentMethod: { ...missing, by: paidBy('Shells') },
  },
  getGroupForAdmin: {
    groupIdRequired: failedCheck(as('groupSupport', 'GET', '/admin/groups/party')),
    groupNotFound: { ...missing, by: as('groupSupport', 'GET', `/admin/groups/${unknownId}`) },
  },
  createBlocker: {
    validationFailed: notStored('Blocker', as('accessControl', 'POST', blockers, { type: 'client' })),
  },
  updateBlocker: {
    blockerIdRequired: failedCheck(as('accessControl', 'PUT', `${blockers}/junk`, {})),
    blockerNotFound: { ...missing, by: as('accessControl', 'PUT', `${blockers}/${unknownId}`, {}) },
    validationFailed: notStored('Blocker', async (stage) => {
      const made = await as('accessControl', 'POST', blockers, { type: 'client', value: 'bad' })(stage);
      const id = textIn(made.body.data, '_id');
      return stage.player.put(`${blockers}/${id}`, { type: 'planet' });
    }),
  },
  getAuditLog: { invalidValue: failedCheck(as('fullAccess', 'GET', '/admin/audit?userId=x')) },
  getUserAudit: {
    heroIdRequired: failedCheck(as('userSupport', 'GET', '/admin/user/x/audit')),
    invalidValue: failedCheck(as('userSupport', 'GET', `/admin/user/${unknownId}/audit?lastId=x`)),
  },
  undoAudit: {
    invalidValue: failedCheck(as('userSupport', 'POST', '/admin/audit/x/undo')),
    auditEntryNotFound: { ...missing, by: as('userSupport', 'POST', `/admin/audit/${unknownId}/undo`) },
    auditNotUndoable: {
      error: 'BadRequest',
      by: async (stage) => undone(stage, { secret: { text: 'note' } }),
    },
    auditAlreadyUndone: {
      error: 'BadRequest',
      by: async (stage) => {
        const path = await edited(stage, { stats: { gp: 9 } });
        await stage.player.post(path);
        return stage.player.post(path);
      },
    },
    auditMovedOn: {
      error: 'BadRequest',
      params: { path: 'stats.gp' },
      by: async (stage) => {
        const path = await edited(stage, { stats: { gp: 9 } });
        await stage.player.put(`/hall/heroes/${stage.player.id}`, { stats: { gp: 10 } });
        return stage.player.post(path);
      },
    },
    userWithIDNotFound: {
      ...missing,
      params: (stage) => ({ userId: othersOf.get(stage) ?? '' }),
      by: async (stage) => {
        const other = await stage.stranger();
        othersOf.set(stage, other.id);
        const path = await edited(stage, { stats: { gp: 9 } }, other.id);
        await other.call('DELETE', '/user', { body: { password: 'password-1' } });
        return stage.player.post(path);
      },
    },
  },
  deleteBlocker: {
    blockerIdRequired: failedCheck(as('accessControl', 'DELETE', `${blockers}/junk`)),
    blockerNotFound: { ...missing, by: as('accessControl', 'DELETE', `${blockers}/${unknownId}`) },
  },
};
