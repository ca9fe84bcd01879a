import type { siteSettingCalls } from '@everdeed/contract';
import { MAX_OPEN_INVITATIONS } from '../../src/storage/site/site-invitations.ts';
import { elsewhere, failedCheck, type RefusalCases, type Stage } from '../support/refusal-cases.ts';

const asKeeper = async (stage: Stage) => {
  await stage.change((player) => ({ ...player, permissions: { fullAccess: true } }));
  return stage.player;
};
const invitations = '/site/invitations';

/** What was chosen about the site, and invitations to it. */
export const siteRefusals: RefusalCases<typeof siteSettingCalls> = {
  changeSiteSettings: {
    siteSettingFixed: {
      error: 'BadRequest',
      params: { name: 'SITE_NAME' },
      by: () =>
        elsewhere({ testMode: false, env: { SITE_NAME: 'Lantern House' } }, async (server) =>
          (await server.register('keeper')).put('/site/settings', { siteName: 'Other' }),
        ),
    },
    invalidValue: failedCheck(async (stage) =>
      (await asKeeper(stage)).put('/site/settings', { registration: 'sometimes' }),
    ),
  },
  testSiteMail: {
    notAnEmail: failedCheck(async (stage) => (await asKeeper(stage)).post('/site/mail-test', { to: 'me' })),
  },
  makeSiteInvitation: {
    invalidValue: failedCheck(({ player }) => player.post(invitations, { uses: 0, days: 7 })),
    siteInvitingNotAllowed: {
      error: 'NotAuthorized',
      by: ({ player }) => player.post(invitations, { uses: 1, days: 7 }),
    },
    tooManySiteInvitations: {
      error: 'BadRequest',
      params: { max: MAX_OPEN_INVITATIONS },
      by: async (stage) => {
        const keeper = await asKeeper(stage);
        const make = () => keeper.post(invitations, { uses: 1, days: 7 });
        for (let made = 0; made < MAX_OPEN_INVITATIONS; made++) await make();
        return make();
      },
    },
  },
  revokeSiteInvitation: {
    siteInvitationNotFound: {
      error: 'NotFound',
      by: ({ player }) => player.delete(`${invitations}/none`),
    },
  },
};
