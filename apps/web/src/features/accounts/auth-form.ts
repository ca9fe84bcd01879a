import { assertNever } from '@everdeed/content/values';
import type { MessageId } from '../../i18n/catalogue.ts';

export type AuthMode = 'login' | 'register' | 'forgot' | 'reset';
export type AuthField = 'username' | 'email' | 'password' | 'confirmPassword';
export type AuthValues = Readonly<Record<AuthField, string>>;
export type AuthProblems = Partial<Record<AuthField, MessageId>>;

/** Fields of each mode of the screen, from top to bottom. */
export const FIELDS_OF: Readonly<Record<AuthMode, readonly AuthField[]>> = {
  login: ['username', 'password'],
  register: ['username', 'email', 'password', 'confirmPassword'],
  forgot: ['email'],
  reset: ['password', 'confirmPassword'],
};

export const EMPTY: AuthValues = { username: '', email: '', password: '', confirmPassword: '' };

/** Lengths of a password in characters (seed 1, section 5). */
const PASSWORD = { min: 8, max: 64 };
const USERNAME = /^[A-Za-z0-9_-]{1,20}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const checkPassword = (password: string): MessageId | undefined =>
  password.length < PASSWORD.min || password.length > PASSWORD.max ? 'auth.errorPasswordLength' : undefined;

const checkMatch = ({ password, confirmPassword }: AuthValues): MessageId | undefined =>
  password === confirmPassword ? undefined : 'auth.errorMatch';

const checkEmail = (email: string): MessageId | undefined =>
  EMAIL.test(email.trim()) ? undefined : 'auth.errorEmail';

function checkUsername(username: string): MessageId | undefined {
  if (!username.trim()) return 'auth.errorUsername';
  return USERNAME.test(username.trim()) ? undefined : 'auth.errorUsernameShape';
}

const present = (problems: Partial<Record<AuthField, MessageId | undefined>>): AuthProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));

/** Validates the form before asking the server. */
export function checkAuth(mode: AuthMode, values: AuthValues): AuthProblems {
  switch (mode) {
    case 'login':
      return present({
        username: values.username.trim() ? undefined : 'auth.errorUsername',
        password: values.password ? undefined : 'auth.errorPasswordMissing',
      });
    case 'register':
      return present({
        username: checkUsername(values.username),
        email: checkEmail(values.email),
        password: checkPassword(values.password),
        confirmPassword: checkMatch(values),
      });
    case 'forgot':
      return present({ email: checkEmail(values.email) });
    case 'reset':
      return present({ password: checkPassword(values.password), confirmPassword: checkMatch(values) });
    default:
      return assertNever(mode);
  }
}

export const modeOf = (pathname: string): AuthMode => {
  if (pathname.startsWith('/register')) return 'register';
  if (pathname.startsWith('/forgot-password')) return 'forgot';
  return pathname.startsWith('/reset-password') ? 'reset' : 'login';
};
