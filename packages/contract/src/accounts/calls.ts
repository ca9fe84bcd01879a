import { credentialCalls } from './credential-calls.ts';
import { deletionCalls } from './deletion-calls.ts';
import { signInCalls } from './sign-in-calls.ts';
import { wayCalls } from './way-calls.ts';
import { tokenCalls } from './token-calls.ts';

/** Accounts: signing in, names, email addresses, passwords, API tokens, and leaving. */
export const accountCalls = {
  ...signInCalls,
  ...wayCalls,
  ...credentialCalls,
  ...tokenCalls,
  ...deletionCalls,
};
