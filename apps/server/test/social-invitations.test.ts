import { textIn, textsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Claims, IdentityProvider } from './support/identity-provider.ts';
import { usualEngines } from './support/postgres.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';
import { registrationOf } from './support/accounts.ts';

describe.each(usualEngines)(
  'signing in by another service where one has to be invited, on $engine',
  ({ database }) => {
    const provider = new IdentityProvider();
    let server: TestServer;
    let keeper: Caller;
    let count = 0;
    beforeAll(async () => {
      await provider.start();
      server = await startServer({
        databaseUrl: await database(),
        testMode: false,
        env: provider.env,
        providerPlaces: provider.places,
      });
      provider.now = () => server.system.at;
      keeper = await server.register('keeper');
      await keeper.put('/site/settings', { registration: 'invitation' });
    });
    afterAll(async () => {
      await server.close();
      await provider.close();
    });

    const someone = (): Claims => {
      const name = `guest${++count}`;
      return { sub: name, email: `${name}@example.org`, email_verified: true };
    };
    const invitation = async (): Promise<string> => {
      const { body } = await keeper.post('/site/invitations', { uses: 1, days: 7 });
      return new URL(textsIn(body.data, 'url').url).searchParams.get('invite') ?? '';
    };
    const query = (invite?: string) => (invite === undefined ? '' : `invite=${encodeURIComponent(invite)}`);
    const google = (claims: Claims, invite?: string) =>
      server.anyone.post(`/user/auth/social?${query(invite)}`, {
        network: 'google',
        authResponse: { access_token: provider.accessToken(claims) },
      });
    const apple = async (claims: Claims, invite?: string) =>
      server.anyone.post(`/user/auth/social?${query(invite)}`, {
        network: 'apple',
        authResponse: { id_token: await provider.idToken(claims) },
      });
    const applePost = async (claims: Claims, invite?: string) =>
      server.anyone.post(`/user/auth/apple?${query(invite)}`, {
        id_token: await provider.idToken(claims),
        allowRegister: true,
      });
    const applePage = (claims: Claims, invite?: string) =>
      server.anyone.get(`/user/auth/apple?code=${provider.code(claims)}&allowRegister=true&${query(invite)}`);

    test.each([
      ['Google in an app', google],
      ['Apple in an app', apple],
      ['Apple, as it posts', applePost],
      ['Apple, on its page', applePage],
    ])('%s: the code of an invitation lets in once, and is not asked for again', async (_way, enter) => {
      const [guest, late] = [someone(), someone()];
      const code = await invitation();
      const refused = async (answer: Answer) => [answer.status, answer.body.code];
      expect(await refused(await enter(guest))).toEqual([401, 'siteInvitationNeeded']);
      expect(await refused(await enter(guest, 'made-up'))).toEqual([401, 'siteInvitationNeeded']);
      expect((await enter(guest, code)).body.data).toMatchObject({ newUser: true });
      expect(await refused(await enter(late, code))).toEqual([401, 'siteInvitationNeeded']);
      expect((await enter(guest)).body.data).toMatchObject({ newUser: false });
    });

    test('who signed up in a browser is let in by an app that knows no codes', async () => {
      const guest = someone();
      const body = { ...registrationOf(`guest${count}`), email: guest.email };
      const made = await server.anyone.post(`/user/auth/local/register?${query(await invitation())}`, body);
      const answer = await google(guest);
      expect([answer.status, textIn(answer.body.data, 'id')]).toEqual([200, textIn(made.body.data, '_id')]);
    });
  },
);
