import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present } from '../core/check.ts';
import { nothing, optionalText, text } from '../core/fields.ts';
import { playerSchema } from '../players/player-schema.ts';
import { ownToken, signedIn } from './signed-in.ts';
import { area, both, emailChecks, passwordChecks, usernameChecks } from './fields.ts';

const newAccountSchema = Type.Object({
  ...playerSchema.properties,
  apiToken: text,
  newUser: Type.Literal(true),
});
/** Sign-in data of an account that got a password; answered with status 200. */
const attachedSchema = Type.Object({
  username: text,
  lowerCaseUsername: text,
  email: text,
  has_password: Type.Literal(true),
});

const optionalFlag = Type.Optional(Type.Boolean());
const invite = Type.Optional(Type.String({ description: 'The code of an invitation to the site.' }));
/** How apps of others, which send no such code, get past it all the same. */
const invited =
  ' Where new players need an invitation, its code is `invite` in the query; an account that was made in a browser with it is signed in to without one, and by its verified address connected.';

/** Nobody here is known to Apple by this token, which can be sent again to register. */
const unknownToApple = Type.Object({ message: text, id_token: text });

const appleRefusals = [
  'unsupportedNetwork',
  'invalidData',
  'socialSignInFailed',
  'registrationClosed',
  'siteInvitationNeeded',
] as const;

/** Registration, sign-in and sign-out. */
export const signInCalls = {
  register: defineCall({
    id: 'register',
    successStatus: 201,
    otherSuccessStatus: 200,
    method: 'POST',
    path: '/user/auth/local/register',
    versions: both,
    area,
    auth: 'optional',
    summary: 'Sign up',
    details:
      'For somebody who signed in with another service, adds a password to the account, which is answered with status 200.',
    query: Type.Object({
      groupInvite: optionalText,
      partyInvite: optionalText,
      invite,
    }),
    body: Type.Object({ username: text, email: text, password: text, confirmPassword: text, ...ownToken }),
    checks: [...usernameChecks, ...emailChecks, ...passwordChecks],
    answer: Type.Union([newAccountSchema, attachedSchema]),
    refusals: [
      'usernameIssueSlur',
      'usernameIssueForbidden',
      'usernameTaken',
      'emailTaken',
      'onlySocialAttachLocal',
      'validationFailed',
      'registrationClosed',
      'siteInvitationNeeded',
    ],
    spec: 'wire-user-and-tasks 2.1',
  }),
  login: defineCall({
    id: 'login',
    method: 'POST',
    path: '/user/auth/local/login',
    versions: both,
    area,
    auth: 'none',
    summary: 'Sign in with a username or email address and a password',
    body: Type.Object({ username: text, password: text, ...ownToken }),
    checks: [
      present('body', 'username', 'missingUsernameEmail'),
      present('body', 'password', 'missingPassword'),
    ],
    answer: signedIn,
    refusals: ['invalidLoginCredentialsLong', 'accountSuspended'],
    spec: 'wire-user-and-tasks 2.2',
  }),
  socialLogin: defineCall({
    id: 'socialLogin',
    method: 'POST',
    path: '/user/auth/social',
    versions: both,
    area,
    auth: 'optional',
    summary: 'Sign in with another service',
    details:
      'Only if the service is configured. `network` is `google` or `apple`, and `authResponse` holds an `access_token` (Google), an `id_token`, or a `code` (Apple). For somebody who is signed in, connects the service with the account. Where `allowRegister` is false and Apple knows nobody here, the answer is a `message` and the `id_token` to register with.' +
      invited,
    query: Type.Object({ invite }),
    body: Type.Object({
      network: optionalText,
      authResponse: Type.Optional(Type.Unknown()),
      allowRegister: optionalFlag,
      username: optionalText,
      ...ownToken,
    }),
    answer: signedIn,
    bareAnswer: unknownToApple,
    refusals: [...appleRefusals, 'socialAlreadyExists', 'socialFlowUserNotFound', 'userNotFound'],
    spec: 'wire-user-and-tasks 2.3',
  }),
  appleLogin: defineCall({
    id: 'appleLogin',
    method: 'POST',
    path: '/user/auth/apple',
    versions: both,
    area,
    auth: 'none',
    summary: 'Sign in with Apple',
    details:
      'Only if it is configured. With a `code` in place of an `id_token`, as Apple posts it, redirects to the web client.' +
      invited,
    query: Type.Object({ invite }),
    body: Type.Object({
      id_token: optionalText,
      code: optionalText,
      user: Type.Optional(Type.Unknown()),
      state: optionalText,
      error: optionalText,
      allowRegister: optionalFlag,
      ...ownToken,
    }),
    answer: signedIn,
    bareAnswer: unknownToApple,
    refusals: appleRefusals,
    spec: 'wire-user-and-tasks 2.3',
  }),
  appleLoginPage: defineCall({
    id: 'appleLoginPage',
    method: 'GET',
    path: '/user/auth/apple',
    versions: both,
    area,
    auth: 'optional',
    summary: 'Sign in with Apple',
    details: `Only if it is configured.${invited}`,
    query: Type.Object({
      invite,
      code: optionalText,
      name: optionalText,
      allowRegister: optionalFlag,
      username: optionalText,
      ...ownToken,
    }),
    answer: signedIn,
    bareAnswer: unknownToApple,
    refusals: [...appleRefusals, 'socialAlreadyExists'],
    spec: 'wire-user-and-tasks 2.3',
  }),
  detachSocial: defineCall({
    id: 'detachSocial',
    method: 'DELETE',
    path: '/user/auth/social/{network}',
    versions: both,
    area,
    auth: 'user',
    summary: 'Disconnect another service from the account',
    details: 'Besides `google` and `apple`, Everdeed knows `oidc`.',
    params: Type.Object({ network: text }),
    answer: nothing,
    refusals: ['unsupportedNetwork', 'cantDetachSocial'],
    spec: 'wire-user-and-tasks 2.3',
  }),
  logout: defineCall({
    id: 'logout',
    successStatus: 302,
    method: 'GET',
    path: '/logout-server',
    versions: ['root'],
    area,
    auth: 'none',
    summary: 'Sign out',
    details:
      'Ends the cookie session, and the token that was given for this sign-in alone (`ownToken`), and redirects to the home page or the sign-in page.',
    query: Type.Object({ redirectToLogin: optionalText }),
    answer: nothing,
    refusals: [],
    spec: 'wire-user-and-tasks 2.4',
  }),
};
