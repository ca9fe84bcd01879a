import type { Player } from '@everdeed/rules';
import { hasIdentity, isConfirmed, keepIdentity, ownerOfIdentity } from '../../security/identity-store.ts';
import type { Tx } from '../../storage/stores.ts';
import type { Identity } from './identity.ts';

/** Services with fields of their own on the wire. */
export const networks = ['google', 'apple'] as const;
export type Network = (typeof networks)[number];

/** Where it is kept who somebody is at a service. */
export interface Holder {
  /** The account that is connected with somebody there. */
  owner(tx: Tx, identity: Identity): Promise<string | undefined>;
  /** Whether the player is connected with anybody there. */
  isConnected(tx: Tx, player: Player): Promise<boolean>;
  /** Whether an account may be connected because the service has verified its address. */
  mayTake(tx: Tx, player: Player, address: string): Promise<boolean>;
  /** Whether the player's own fields tell the address there; else a new account takes it over at once. */
  readonly showsAddress: boolean;
  /** What of it is part of the player. */
  fields(identity: Identity): Partial<Pick<Player['auth'], Network>>;
  /** Stores what is kept beside the player, who is stored. */
  keep(tx: Tx, playerId: string, identity: Identity, now: number): Promise<void>;
}

/** Google and Apple: the player says who they are there, and an account is found by its address (wire-user-and-tasks 2.3). */
export const onPlayer = (network: Network): Holder => ({
  owner: (tx, { id }) => tx.players.findIdBySocialId(network, id),
  isConnected: async (_tx, player) => player.auth[network].id !== undefined,
  mayTake: async () => true,
  showsAddress: true,
  fields: ({ id, email }) => ({
    [network]: { id, ...(email === undefined ? {} : { emails: [{ value: email }] }) },
  }),
  keep: async () => undefined,
});

/**
 * Any other service: a row of its own. An address must be confirmed at both ends: else somebody could make an account
 * with an address that is not theirs, and wait in it for its owner.
 */
export const inTable = (issuer: string): Holder => ({
  owner: ({ db }, { id }) => ownerOfIdentity(db, issuer, id),
  isConnected: ({ db }, { _id }) => hasIdentity(db, _id, issuer),
  mayTake: ({ db }, { _id }, address) => isConfirmed(db, _id, address),
  showsAddress: false,
  fields: () => ({}),
  keep: ({ db }, playerId, { id, email }, now) =>
    keepIdentity(db, playerId, { issuer, subject: id, email: email ?? null }, now),
});
