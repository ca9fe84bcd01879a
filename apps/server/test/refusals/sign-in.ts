import type { accountCalls } from '@everdeed/contract';
import { textIn } from '@everdeed/content/values';
import { registrationOf } from '../support/accounts.ts';
import {
  elsewhere,
  failedCheck,
  notStored,
  type RefusalCase,
  type RefusalCases,
  type Stage,
} from '../support/refusal-cases.ts';
import { type Claims, IdentityProvider } from '../support/identity-provider.ts';
import { proxyEnv, throughProxy } from '../support/proxy-sign-in.ts';
import { type Answer, type Caller, password, type TestServer } from '../support/server.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Somebody registers, with these fields in place of usable ones. */
const registering =
  (fields: Fields | ((stage: Stage) => Fields)) =>
  (stage: Stage, who = stage.anyone) =>
    who.post('/user/auth/local/register', {
      ...registrationOf(`${stage.username}-new`),
      ...(typeof fields === 'function' ? fields(stage) : fields),
    });

const login = (fields: Fields) => (stage: Stage) =>
  stage.anyone.post('/user/auth/local/login', { username: stage.username, password, ...fields });

const noNetwork = { error: 'BadRequest' } as const;
const badAddress = { error: 'BadRequest', under: 'validationFailed' } as const;
/** Its small letters take two characters each, and make it longer than an address may be. */
const growing = `${'\u0130'.repeat(40)}@example.org`;

type Env = Readonly<Record<string, string>>;

/** What a server answers that lets a proxy on this machine sign people in. */
const behindProxy = (env: Env, ask: (server: TestServer) => Promise<Answer>): Promise<Answer> =>
  elsewhere({ env: { ...proxyEnv, ...env } }, ask);

/** What a server answers that a provider of its own knows. */
async function withProvider(
  env: Env | ((provider: IdentityProvider) => Env),
  by: (server: TestServer, provider: IdentityProvider) => Promise<Answer>,
): Promise<Answer> {
  const provider = new IdentityProvider();
  await provider.start();
  try {
    const more = typeof env === 'function' ? env(provider) : env;
    const options = { env: { ...provider.env, ...more }, providerPlaces: provider.places };
    return await elsewhere(options, (server) => {
      provider.now = () => server.system.at;
      return by(server, provider);
    });
  } finally {
    await provider.close();
  }
}

/** Signs in as a browser does. */
async function browse(who: Caller, provider: IdentityProvider, claims: Claims): Promise<Answer> {
  const begun = await who.post('/user/auth/ways/oidc/begin');
  const cookies = [begun.headers['set-cookie']].flat().map(String);
  const cookie = cookies.find((one) => one.startsWith('everdeed_sign_in'))?.split(';')[0] ?? '';
  const back = provider.authorize(textIn(begun.body.data, 'url'), claims);
  return who.post('/user/auth/ways/finish', back, { cookie });
}

const appleBody = (id_token: string) => ({ network: 'apple', authResponse: { id_token } });

/** Google knows somebody of whom nobody here has heard. */
const unknownGoogle = (claims: Claims) => () =>
  withProvider({}, ({ anyone }, provider) => {
    const authResponse = { access_token: provider.accessToken(claims) };
    return anyone.post('/user/auth/social', { network: 'google', authResponse, allowRegister: false });
  });

/** What is refused whichever way a service's word comes. */
const socialRefusals = (
  show: (server: TestServer, provider: IdentityProvider, claims: Claims) => Promise<Answer>,
): Record<
  'invalidData' | 'socialSignInFailed' | 'registrationClosed' | 'siteInvitationNeeded',
  RefusalCase
> => ({
  invalidData: {
    error: 'BadRequest',
    by: () => withProvider({}, (server, provider) => show(server, provider, {})),
  },
  socialSignInFailed: {
    error: 'NotAuthorized',
    by: () =>
      withProvider({}, (server, provider) => show(server, provider, { sub: 'somebody', aud: 'other' })),
  },
  registrationClosed: {
    error: 'NotAuthorized',
    by: () =>
      withProvider({ REGISTRATION: 'false' }, (server, provider) =>
        show(server, provider, { sub: 'somebody' }),
      ),
  },
  siteInvitationNeeded: {
    error: 'NotAuthorized',
    by: () =>
      withProvider({ REGISTRATION: 'invitation' }, (server, provider) =>
        show(server, provider, { sub: 'somebody' }),
      ),
  },
});

/** Signing up and in. */
export const signInRefusals: RefusalCases<
  Pick<
    typeof accountCalls,
    | 'register'
    | 'login'
    | 'socialLogin'
    | 'appleLogin'
    | 'appleLoginPage'
    | 'detachSocial'
    | 'beginSignIn'
    | 'finishSignIn'
  >
> = {
  register: {
    usernameIssueSlur: { error: 'BadRequest', by: registering({ username: 'zounds-you' }) },
    usernameIssueForbidden: { error: 'BadRequest', by: registering({ username: 'the-Admin' }) },
    usernameTaken: { error: 'NotAuthorized', by: registering(({ username }) => ({ username })) },
    emailTaken: {
      error: 'NotAuthorized',
      by: registering(({ username }) => ({ email: `${username}@EXAMPLE.org` })),
    },
    onlySocialAttachLocal: {
      error: 'NotAuthorized',
      by: (stage) => registering({})(stage, stage.player),
    },
    validationFailed: notStored('User', registering({ email: 'new@habitica.com' })),
    invalidEmailDomain: {
      ...badAddress,
      params: { domains: 'habitica.com, habitrpg.com' },
      by: registering({ email: 'new@habitica.com' }),
    },
    emailBlockedRegistration: { ...badAddress, by: registering({ email: 'new@blocked.org' }) },
    invalidEmail: { ...badAddress, by: registering({ email: growing }) },
    registrationClosed: {
      error: 'NotAuthorized',
      by: () =>
        elsewhere({ env: { REGISTRATION: 'false' } }, ({ anyone }) =>
          anyone.post('/user/auth/local/register', registrationOf('late')),
        ),
    },
    siteInvitationNeeded: {
      error: 'NotAuthorized',
      by: () =>
        elsewhere({ env: { REGISTRATION: 'invitation' } }, ({ anyone }) =>
          anyone.post('/user/auth/local/register?invite=made-up', registrationOf('late')),
        ),
    },
    missingUsername: failedCheck(registering({ username: '' })),
    usernameIssueLength: failedCheck(registering({ username: 'a'.repeat(21) })),
    usernameIssueInvalidCharacters: failedCheck(registering({ username: 'al der' })),
    missingEmail: failedCheck(registering({ email: '' })),
    notAnEmail: failedCheck(registering({ email: 'alder@' })),
    missingPassword: failedCheck(registering({ password: '' })),
    passwordConfirmationMatch: failedCheck(registering({ confirmPassword: 'password-2' })),
    passwordIssueLength: failedCheck(registering({ password: 'short', confirmPassword: 'short' })),
  },
  login: {
    invalidLoginCredentialsLong: { error: 'NotAuthorized', by: login({ password: 'password-2' }) },
    accountSuspended: {
      error: 'NotAuthorized',
      params: ({ username }) => ({ username }),
      by: async (stage) => {
        await stage.change((player) => ({ ...player, auth: { ...player.auth, blocked: true } }));
        return login({})(stage);
      },
    },
    missingUsernameEmail: failedCheck(login({ username: '' })),
    missingPassword: failedCheck(login({ password: '' })),
  },
  socialLogin: {
    unsupportedNetwork: {
      ...noNetwork,
      by: ({ anyone }) => anyone.post('/user/auth/social', { network: 'google', authResponse: {} }),
    },
    ...socialRefusals(async ({ anyone }, provider, claims) =>
      anyone.post('/user/auth/social', appleBody(await provider.idToken(claims))),
    ),
    socialAlreadyExists: {
      error: 'NotAuthorized',
      by: () =>
        withProvider({}, async (server, provider) => {
          const player = await server.register('connected');
          const body = appleBody(await provider.idToken({ sub: 'somebody' }));
          await player.post('/user/auth/social', body);
          return player.post('/user/auth/social', body);
        }),
    },
    userNotFound: { error: 'NotFound', by: unknownGoogle({ sub: 'somebody' }) },
    socialFlowUserNotFound: {
      error: 'NotFound',
      follows: ' somebody@example.org',
      by: unknownGoogle({ sub: 'somebody', email: 'somebody@example.org' }),
    },
  },
  appleLogin: {
    unsupportedNetwork: { ...noNetwork, by: ({ anyone }) => anyone.post('/user/auth/apple') },
    ...socialRefusals(async ({ anyone }, provider, claims) =>
      anyone.post('/user/auth/apple', { id_token: await provider.idToken(claims), allowRegister: true }),
    ),
  },
  appleLoginPage: {
    unsupportedNetwork: { ...noNetwork, by: ({ anyone }) => anyone.get('/user/auth/apple') },
    ...socialRefusals(({ anyone }, provider, claims) =>
      anyone.get(`/user/auth/apple?allowRegister=true&code=${provider.code(claims)}`),
    ),
    socialAlreadyExists: {
      error: 'NotAuthorized',
      by: () =>
        withProvider({}, async (server, provider) => {
          const player = await server.register('connected');
          const connect = () => player.get(`/user/auth/apple?code=${provider.code({ sub: 'somebody' })}`);
          await connect();
          return connect();
        }),
    },
  },
  beginSignIn: {
    unsupportedNetwork: { ...noNetwork, by: ({ anyone }) => anyone.post('/user/auth/ways/oidc/begin') },
    socialSignInFailed: {
      error: 'NotFound',
      by: () =>
        withProvider(
          (provider) => ({ OIDC_ISSUER: `${provider.url}/nowhere` }),
          ({ anyone }) => anyone.post('/user/auth/ways/oidc/begin'),
        ),
    },
  },
  finishSignIn: {
    ...socialRefusals((server, provider, claims) => browse(server.anyone, provider, claims)),
    missingSignInCode: failedCheck(({ anyone }) => anyone.post('/user/auth/ways/finish')),
    signInExpired: {
      error: 'BadRequest',
      by: ({ anyone }) => anyone.post('/user/auth/ways/finish', { code: 'c', state: 's' }),
    },
    socialAlreadyExists: {
      error: 'NotAuthorized',
      by: () =>
        withProvider({}, async (server, provider) => {
          const player = await server.register('connected');
          await browse(player, provider, { sub: 'somebody' });
          return browse(player, provider, { sub: 'somebody' });
        }),
    },
    addressNotConfirmed: {
      error: 'NotAuthorized',
      params: { email: 'somebody@example.org', name: 'House Key' },
      by: () =>
        withProvider({}, async (server, provider) => {
          await server.register('somebody');
          const claims = { sub: 'x', email: 'somebody@example.org', email_verified: true };
          return browse(server.anyone, provider, claims);
        }),
    },
    proxyNameTaken: {
      error: 'NotAuthorized',
      params: { username: 'somebody', name: 'single sign-on' },
      by: () =>
        behindProxy({ PROXY_AUTH_CREATE: 'true' }, async (server) => {
          await server.register('somebody');
          return throughProxy(server.anyone, { 'remote-user': 'somebody' });
        }),
    },
    proxyNameUnknown: {
      error: 'NotAuthorized',
      params: { username: 'somebody', name: 'single sign-on' },
      by: () => behindProxy({}, (server) => throughProxy(server.anyone, { 'remote-user': 'somebody' })),
    },
  },
  detachSocial: {
    unsupportedNetwork: { ...noNetwork, by: ({ player }) => player.delete('/user/auth/social/nowhere') },
    cantDetachSocial: {
      error: 'NotAuthorized',
      by: async (stage) => {
        await stage.forgetPassword();
        return stage.player.delete('/user/auth/social/google');
      },
    },
  },
};
