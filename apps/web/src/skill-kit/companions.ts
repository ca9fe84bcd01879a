import type { Player } from '@everdeed/rules';
import { useQuery } from '@tanstack/react-query';
import { groupCalls } from 'virtual:calls/group';
import { call } from '../data/api.ts';
import { keys, queryClient } from '../data/queries.ts';

/** Somebody whom a card or an item can be for. */
export interface Recipient {
  readonly id: string;
  /** How others see them. */
  readonly name: string;
  /** Whether it is the player themself. */
  readonly isSelf: boolean;
}

/** A member of the player's party, and what tells two of one name apart. */
export interface Companion extends Recipient {
  /** Null as long as it is not confirmed. */
  readonly username: string | null;
}

/** The player, as somebody whom a card or an item can be for. */
export const oneself = ({ _id, profile }: Pick<Player, '_id' | 'profile'>): Recipient => ({
  id: _id,
  name: profile.name,
  isSelf: true,
});

/** The most that one page has, and more than a party may have. */
const ALL = 60;

async function fetchCompanions(selfId: string): Promise<readonly Companion[]> {
  const members = await call(
    groupCalls.getGroupMembers,
    { params: { groupId: 'party' }, query: { limit: ALL } },
    { quiet: true },
  );
  return members
    .filter(({ _id }) => _id !== selfId)
    .map(({ _id, profile, auth }) => ({
      id: _id,
      name: profile.name,
      username: auth.local.username,
      isSelf: false,
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The other members of a player's party, by name. */
export const useCompanions = (selfId: string, partyId: string) =>
  useQuery(
    { queryKey: keys.companions(selfId, partyId), queryFn: () => fetchCompanions(selfId), retry: false },
    queryClient,
  );

const lower = (words: string): string => words.trim().replace(/^@/, '').toLowerCase();

/** Those whose name or username has `words` in it, in any case and with or without an @ in front. */
export const companionsLike = (all: readonly Companion[], words: string): readonly Companion[] =>
  all.filter(({ name, username }) => [name, username ?? ''].some((one) => lower(one).includes(lower(words))));
