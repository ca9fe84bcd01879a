import type { accountCalls } from '@everdeed/contract';
import { keepResetCode } from '../../src/security/credentials.ts';
import {
  failedCheck,
  notStored,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';
import { password } from '../support/server.ts';

type Fields = Readonly<Record<string, unknown>>;
const putting = (path: string, usable: Fields) => (fields: Fields) => (stage: Stage) =>
  stage.player.put(`/user/auth/${path}`, { ...usable, ...fields });

const rename = putting('update-username', { username: 'fresh-name' });
const readdress = putting('update-email', { newEmail: 'fresh@example.org', password });
const rekey = putting('update-password', {
  password,
  newPassword: 'password-9',
  confirmPassword: 'password-9',
});

/** The same for an account that has no address of its own. */
const withoutLocal = (by: (stage: Stage) => ReturnType<Stage['player']['put']>) => async (stage: Stage) => {
  await stage.change((player) => {
    const { email: _, ...local } = player.auth.local;
    return { ...player, auth: { ...player.auth, local } };
  });
  return by(stage);
};

/** A new password by a link that is still good. */
const byLink = (fields: Fields) => async (stage: Stage) => {
  const { storage, system } = stage.server.app.services;
  await keepResetCode(storage.db, stage.player.id, `code of ${stage.username}`, system.now());
  return stage.anyone.post('/user/auth/reset-password-set-new-one', {
    code: `code of ${stage.username}`,
    newPassword: 'password-9',
    confirmPassword: 'password-9',
    ...fields,
  });
};

const asking = (path: string, fields: Fields) => (stage: Stage) => stage.anyone.post(`/user/${path}`, fields);
const deleting = (fields: Fields) => (stage: Stage) => stage.player.delete('/user', fields);
const naming = (name: string) => (stage: Stage) => stage.player.post('/user/tokens', { name });
const badAddress = { error: 'BadRequest', under: 'validationFailed' } as const;

/** Changing what one signs in with, API tokens, and leaving. */
export const credentialRefusals: RefusalCases<
  Omit<
    typeof accountCalls,
    | 'register'
    | 'login'
    | 'socialLogin'
    | 'appleLogin'
    | 'appleLoginPage'
    | 'detachSocial'
    | 'beginSignIn'
    | 'finishSignIn'
    | 'listSignInWays'
  >
> = {
  updateUsername: {
    usernameIssueLength: { error: 'BadRequest', by: rename({ username: 'a'.repeat(21) }) },
    usernameIssueInvalidCharacters: { error: 'BadRequest', by: rename({ username: 'al.der' }) },
    bannedSlurUsedInProfile: { error: 'BadRequest', by: rename({ username: 'zounds' }) },
    usernameIssueForbidden: { error: 'BadRequest', by: rename({ username: 'support' }) },
    wrongPassword: { error: 'NotAuthorized', by: rename({ password: 'password-2' }) },
    usernameTaken: {
      error: 'BadRequest',
      by: async (stage) => {
        await stage.stranger();
        return rename({ username: `${stage.username}-X` })(stage);
      },
    },
    invalidValue: failedCheck(rename({ username: '' })),
  },
  updateEmail: {
    userHasNoLocalRegistration: { error: 'BadRequest', by: withoutLocal(readdress({})) },
    missingPassword: failedCheck(readdress({ password: '' })),
    cannotFulfillReq: {
      error: 'NotAuthorized',
      by: async (stage) => {
        await stage.stranger();
        return readdress({ newEmail: `${stage.username}-X@example.org` })(stage);
      },
    },
    wrongPassword: { error: 'NotAuthorized', by: readdress({ password: 'password-2' }) },
    validationFailed: notStored('User', readdress({ newEmail: 'new@habitica.com' })),
    invalidEmailDomain: {
      ...badAddress,
      params: { domains: 'habitica.com, habitrpg.com' },
      by: readdress({ newEmail: 'new@habitica.com' }),
    },
    emailBlockedRegistration: { ...badAddress, by: readdress({ newEmail: 'new@blocked.org' }) },
    invalidEmail: { ...badAddress, by: readdress({ newEmail: `${'\u0130'.repeat(40)}@example.org` }) },
    newEmailRequired: failedCheck(readdress({ newEmail: 'nowhere' })),
  },
  updatePassword: {
    userHasNoLocalRegistration: { error: 'BadRequest', by: withoutLocal(rekey({})) },
    wrongPassword: { error: 'NotAuthorized', by: rekey({ password: 'password-2' }) },
    passwordConfirmationMatch: { error: 'NotAuthorized', by: rekey({ confirmPassword: 'password-8' }) },
    invalidValue: failedCheck(rekey({ confirmPassword: undefined })),
    missingNewPassword: failedCheck(rekey({ newPassword: '' })),
    passwordIssueLength: failedCheck(rekey({ newPassword: 'p'.repeat(65) })),
  },
  resetPassword: { invalidValue: failedCheck(asking('reset-password', { email: '' })) },
  setNewPassword: {
    invalidPasswordResetCode: { error: 'NotAuthorized', by: byLink({ code: 'another code' }) },
    passwordConfirmationMatch: { error: 'BadRequest', by: byLink({ confirmPassword: 'password-8' }) },
    missingNewPassword: failedCheck(byLink({ newPassword: '' })),
    minPasswordLength: failedCheck(byLink({ newPassword: 'short' })),
    invalidValue: failedCheck(byLink({ confirmPassword: undefined })),
    passwordIssueLength: failedCheck(byLink({ newPassword: 'p'.repeat(65) })),
  },
  checkEmail: { invalidValue: failedCheck(asking('auth/check-email', {})) },
  verifyUsername: { invalidValue: failedCheck(asking('auth/verify-username', { username: '' })) },
  verifyDisplayName: { invalidValue: failedCheck(asking('auth/verify-display-name', {})) },
  createToken: {
    tooManyTokens: {
      error: 'BadRequest',
      by: async (stage) => {
        for (let made = 0; made < 50; made++) await naming(`token ${made}`)(stage);
        return naming('one more')(stage);
      },
    },
    tokenNameRequired: failedCheck(naming('')),
    tokenNameLength: failedCheck(naming('n'.repeat(61))),
  },
  revokeToken: {
    tokenNotFound: { error: 'NotFound', by: ({ player }) => player.delete(`/user/tokens/${unknownId}`) },
  },
  deleteUser: {
    missingPassword: { error: 'BadRequest', by: deleting({}) },
    wrongPassword: { error: 'NotAuthorized', by: deleting({ password: 'DELETE' }) },
    incorrectDeletePhrase: {
      error: 'NotAuthorized',
      by: async (stage) => {
        await stage.forgetPassword();
        return deleting({ password: 'delete' })(stage);
      },
    },
    feedbackTooLong: { error: 'BadRequest', by: deleting({ password, feedback: 'f'.repeat(10_001) }) },
    cannotDeleteActiveAccount: {
      error: 'NotAuthorized',
      by: async (stage) => {
        await stage.change((player) => {
          const plan = { ...player.purchased.plan, customerId: 'customer', dateTerminated: null };
          return { ...player, purchased: { ...player.purchased, plan } };
        });
        return deleting({ password })(stage);
      },
    },
  },
};
