import { textIn, valueIn } from '@everdeed/content/values';
import type { Secret } from '../security/secret.ts';

/** Who to unsubscribe: a player, or an address without an account. */
interface Reader {
  readonly playerId?: string;
  readonly email: string;
}

/** The code in the unsubscribe link of an email. Nobody can create one for somebody else. */
export const unsubscribeCode = (secret: Secret, reader: Reader): string =>
  Buffer.from(secret.seal(JSON.stringify(reader)), 'base64').toString('base64url');

/** Who the code was made for; undefined for what is no code of ours. */
export function readUnsubscribeCode(secret: Secret, code: string): Reader | undefined {
  try {
    const sealed: unknown = JSON.parse(secret.unseal(Buffer.from(code, 'base64url').toString('base64')));
    const playerId = valueIn(sealed, 'playerId');
    return { email: textIn(sealed, 'email'), ...(typeof playerId === 'string' ? { playerId } : {}) };
  } catch {
    return undefined;
  }
}
