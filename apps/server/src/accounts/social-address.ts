import type { Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';

/** An address that another service told of the account: the one that was asked for, or else the first. */
export function socialAddressOf({ auth }: Player, asked?: string): string | undefined {
  const known = [auth.google, auth.apple].flatMap(({ emails = [] }) => emails.map(({ value }) => value));
  return known.find((one) => one.toLowerCase() === asked) ?? known[0];
}

/** The address that an account of another service can sign in with from now on, if nobody else does. */
export async function freeSocialAddress(tx: Tx, player: Player): Promise<string | undefined> {
  const address = socialAddressOf(player)?.toLowerCase();
  if (address === undefined || (await tx.players.findIdByEmail(address)) !== undefined) return undefined;
  return address;
}
