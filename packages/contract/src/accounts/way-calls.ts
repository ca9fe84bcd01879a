import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present } from '../core/check.ts';
import { optionalText, text } from '../core/fields.ts';
import { area } from './fields.ts';
import { ownToken, signedIn } from './signed-in.ts';

/**
 * Services with which a browser can sign in, where they are configured: any service of OpenID Connect is `oidc`, a
 * reverse proxy that says who somebody is `proxy`.
 */
export const signInWays = ['oidc', 'proxy', 'google', 'apple'] as const;

const common = { versions: ['v4'], area, auth: 'optional', spec: 'own' } as const;

/** Signing in with other services, as browsers do. */
export const wayCalls = {
  listSignInWays: defineCall({
    ...common,
    id: 'listSignInWays',
    method: 'GET',
    path: '/user/auth/ways',
    summary: 'List the services that people can sign in with here',
    details: 'For somebody who is signed in, `connected` says with which of them their account is connected.',
    answer: Type.Object({
      ways: Type.Array(
        Type.Object({
          way: Type.Enum([...signInWays]),
          name: text,
          connected: Type.Boolean(),
        }),
      ),
      registration: Type.Boolean({ description: 'Whether new accounts can be made.' }),
    }),
    refusals: [],
  }),
  beginSignIn: defineCall({
    ...common,
    id: 'beginSignIn',
    method: 'POST',
    path: '/user/auth/ways/{way}/begin',
    summary: 'Begin to sign in with another service',
    details:
      'Answers where the browser goes, and gives it a cookie that `finish` needs. Begun by somebody who is signed in, it connects the service with their account.',
    params: Type.Object({ way: text }),
    answer: Type.Object({ url: text }),
    refusals: ['unsupportedNetwork', 'socialSignInFailed'],
  }),
  finishSignIn: defineCall({
    ...common,
    id: 'finishSignIn',
    method: 'POST',
    path: '/user/auth/ways/finish',
    summary: 'Sign in with what another service sent back',
    body: Type.Object({ code: text, state: text, name: optionalText, invite: optionalText, ...ownToken }),
    checks: [present('body', 'code', 'missingSignInCode'), present('body', 'state', 'missingSignInCode')],
    answer: signedIn,
    refusals: [
      'signInExpired',
      'invalidData',
      'socialSignInFailed',
      'socialAlreadyExists',
      'addressNotConfirmed',
      'registrationClosed',
      'siteInvitationNeeded',
      'proxyNameTaken',
      'proxyNameUnknown',
    ],
  }),
};
