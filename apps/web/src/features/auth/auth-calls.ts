import { type Reply, send } from '../../data/api.ts';
import type { AuthMode, AuthValues } from './auth-form.ts';

interface SignedIn {
  readonly id?: string;
  readonly _id?: string;
  readonly apiToken: string;
}

export interface AuthRequest {
  readonly mode: AuthMode;
  readonly values: AuthValues;
  /** The code of the link in the letter. */
  readonly code: string | null;
  /** An encrypted invitation, handed on as it came. */
  readonly invitation: string | null;
}

/** Carries out what the screen asks; signing in and registering answer with a session. */
export function sendAuth({ mode, values, code, invitation }: AuthRequest): Promise<Reply<SignedIn>> {
  const { username, email, password, confirmPassword } = values;
  const post = (path: string, body: object) => send<SignedIn>({ method: 'POST', path, body });
  switch (mode) {
    case 'login':
      return post('/user/auth/local/login', { username: username.trim(), password });
    case 'register': {
      const query = invitation ? `?groupInvite=${encodeURIComponent(invitation)}` : '';
      return post(`/user/auth/local/register${query}`, {
        username: username.trim(),
        email: email.trim(),
        password,
        confirmPassword,
      });
    }
    case 'forgot':
      return post('/user/reset-password', { email: email.trim() });
    case 'reset':
      return post('/user/auth/reset-password-set-new-one', { code, newPassword: password, confirmPassword });
  }
}
