import { assertNever, isFields } from '@everdeed/content/values';
import { accountCalls } from 'virtual:calls/account';
import { send } from '../../data/api.ts';
import type { Reply } from '../../data/reply.ts';
import type { Session } from '../../data/session.ts';
import type { AuthMode, AuthValues } from './auth-form.ts';

/** The form shows errors itself. */
const QUIET = { quiet: true };

export interface AuthRequest {
  readonly mode: AuthMode;
  readonly values: AuthValues;
  /** The code of the link in the email. */
  readonly code: string | null;
  /** An encrypted invitation, passed on as received. */
  readonly invitation: string | null;
  /** The code of an invitation to the site. */
  readonly invite: string | null;
}

/** Sends the form; signing in and registering return a session. */
export function sendAuth({ mode, values, code, invitation, invite }: AuthRequest): Promise<Reply<unknown>> {
  const { password, confirmPassword } = values;
  const [username, email] = [values.username.trim(), values.email.trim()];
  switch (mode) {
    case 'login':
      return send(accountCalls.login, { body: { username, password, ownToken: true } }, QUIET);
    case 'register': {
      const query = { ...(invitation && { groupInvite: invitation }), ...(invite && { invite }) };
      const body = { username, email, password, confirmPassword, ownToken: true };
      return send(accountCalls.register, { query, body }, QUIET);
    }
    case 'forgot':
      return send(accountCalls.resetPassword, { body: { email } });
    case 'reset': {
      const body = { ...(code !== null && { code }), newPassword: password, confirmPassword };
      return send(accountCalls.setNewPassword, { body }, QUIET);
    }
    default:
      return assertNever(mode);
  }
}

/** Whether somebody who signed up is the first here: they look after the site, and set it up. */
export const isFirst = (data: unknown): boolean =>
  isFields(data) && isFields(data['permissions']) && data['permissions']['fullAccess'] === true;

/** The session that an answer brings, if it brings one. */
export function sessionOf(data: unknown): Session | undefined {
  if (!isFields(data)) return undefined;
  const { id, _id, apiToken } = data;
  // Registering returns the whole player, whose id is called `_id`.
  const userId = id ?? _id;
  if (typeof userId !== 'string' || typeof apiToken !== 'string') return undefined;
  return userId && apiToken ? { userId, apiToken } : undefined;
}
