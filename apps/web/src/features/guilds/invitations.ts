import { isFields } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';

/** An invitation to a guild, as the player's record has it (wire-groups-and-admin 1.1). */
export interface Invitation {
  readonly id: string;
  readonly name: string;
  /** Id of who invites; records of old may lack it. */
  readonly inviter?: string | undefined;
}

const isInvitation = (value: unknown): value is Invitation =>
  isFields(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  (value['inviter'] === undefined || typeof value['inviter'] === 'string');

/** The guilds that the player is invited to, newest last. */
export const invitationsOf = ({ invitations }: Pick<Player, 'invitations'>): readonly Invitation[] =>
  invitations.guilds.filter(isInvitation);
