import type { dayCalls, playerCalls } from '@everdeed/contract';
import { notStored, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';

const setting = (fields: object) => (stage: Stage) => stage.player.put('/user', fields);
const bad = { error: 'BadRequest' } as const;

/** What players set of themselves. */
export const playerRefusals: RefusalCases<typeof playerCalls & typeof dayCalls> = {
  updateUser: {
    displaynameIssueLength: { ...bad, by: setting({ 'profile.name': 'n'.repeat(31) }) },
    displaynameIssueNewline: { ...bad, by: setting({ 'profile.name': 'two\nlines' }) },
    notMemberOfGroup: {
      ...bad,
      params: ({ username }) => ({ username }),
      by: setting({ 'preferences.tasks.mirrorGroupTasks': [unknownId] }),
    },
    mustPurchaseToSet: {
      error: 'NotAuthorized',
      params: { key: 'preferences.skin', val: 'rainbow' },
      by: setting({ 'profile.blurb': 'new', 'preferences.skin': 'rainbow' }),
    },
    mustBeList: { ...bad, by: setting({ 'preferences.tasks.mirrorGroupTasks': 'x' }) },
    tagListArray: { ...bad, by: setting({ tags: 'work' }) },
    // Who puts such a word into the profile may not chat any more.
    bannedSlurUsedInProfile: { ...bad, leaves: true, by: setting({ 'profile.blurb': 'zounds' }) },
    messageUserOperationProtected: {
      error: 'NotAuthorized',
      params: { operation: 'balance' },
      by: setting({ 'profile.blurb': 'new', balance: 1000 }),
    },
    validationFailed: notStored('User', setting({ 'profile.blurb': 'new', 'preferences.sound': {} })),
  },
  setCustomDayStart: {
    validationFailed: notStored('User', ({ player }) =>
      player.post('/user/custom-day-start', { dayStart: 24 }),
    ),
  },
};
