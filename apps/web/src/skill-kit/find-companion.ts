import type { Player } from '@everdeed/rules';
import { memberCalls } from 'virtual:calls/member';
import { send } from '../data/api.ts';

/** Somebody whom a card or an item can be for. */
export interface Recipient {
  readonly id: string;
  /** How others see them. */
  readonly name: string;
  /** Whether it is the player themself. */
  readonly isSelf: boolean;
}

/** The player, as somebody whom a card or an item can be for. */
export const oneself = ({ _id, profile }: Pick<Player, '_id' | 'profile'>): Recipient => ({
  id: _id,
  name: profile.name,
  isSelf: true,
});

/** What came of looking for somebody by username. */
export type Found =
  | { readonly kind: 'found'; readonly companion: Recipient }
  /** Nobody has this username. */
  | { readonly kind: 'nobody' }
  /** A player of another party, or of none. */
  | { readonly kind: 'stranger'; readonly name: string }
  /** The server could not be asked. */
  | { readonly kind: 'failed' };

const NOT_FOUND = 404;

/** Looks for a member of a party by username, in any case and with or without an @ in front. */
export async function findCompanion(username: string, partyId: string): Promise<Found> {
  const reply = await send(
    memberCalls.getMemberByUsername,
    { params: { username: username.trim() } },
    { quiet: true },
  );
  if (!reply.ok) {
    const { failure } = reply;
    return { kind: failure.kind === 'refused' && failure.status === NOT_FOUND ? 'nobody' : 'failed' };
  }
  const { _id, profile, party } = reply.answer.data;
  const { name } = profile;
  if (party._id !== partyId) return { kind: 'stranger', name };
  return { kind: 'found', companion: { id: _id, name, isSelf: false } };
}
