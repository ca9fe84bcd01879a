import { isFields } from '@everdeed/content/values';
import type { Secret } from './secret.ts';

/** What a link to register with tells of the invitation (wire-groups-and-admin 1.9). */
export interface MailedInvitation {
  /** Id of the group. */
  readonly id: string;
  /** Id of the player who invited. */
  readonly inviter: string;
  readonly publicGuild: boolean;
  /** In milliseconds. */
  readonly sentAt: number;
}

/** How long a link works (1.9). */
const maxAgeMs = 7 * 86_400_000;

/** The invitation as hexadecimal digits, which only this server can write and read. */
export const inviteToken = (secret: Secret, invitation: MailedInvitation): string =>
  Buffer.from(secret.seal(JSON.stringify(invitation)), 'base64').toString('hex');

/** The invitation of a token; undefined if nobody made it here, or it is too old. */
export function readInviteToken(secret: Secret, token: string, now: number): MailedInvitation | undefined {
  let said: unknown;
  try {
    said = JSON.parse(secret.unseal(Buffer.from(token, 'hex').toString('base64')));
  } catch {
    return undefined;
  }
  if (!isFields(said)) return undefined;
  const { id, inviter, publicGuild, sentAt } = said;
  if (typeof id !== 'string' || typeof inviter !== 'string' || typeof sentAt !== 'number') return undefined;
  return now - sentAt > maxAgeMs ? undefined : { id, inviter, publicGuild: publicGuild === true, sentAt };
}
