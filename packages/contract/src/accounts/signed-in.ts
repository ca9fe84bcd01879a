import { Type } from 'typebox';
import { text, uuidText } from '../core/fields.ts';

/** What somebody who signed in is answered. */
export const signedIn = Type.Object({
  id: uuidText,
  apiToken: text,
  newUser: Type.Boolean(),
  username: text,
});

/** Everdeed's own: true asks for a token of this sign-in alone, which signing out ends. Else a client keeps one token. */
export const ownToken = { ownToken: Type.Optional(Type.Unknown()) };
