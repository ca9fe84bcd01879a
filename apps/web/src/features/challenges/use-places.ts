import { TAVERN_ID } from '@everdeed/rules';
import { useQuery } from '@tanstack/react-query';
import { groupCalls } from 'virtual:calls/group';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import type { Place } from './form.ts';

/** One unit of balance is shown as 4 gems. */
export const GEMS_PER_BALANCE = 4;

async function fetchPlaces(selfId: string): Promise<readonly Place[]> {
  const query = { type: 'party,guilds,tavern' };
  const groups = await call(groupCalls.listGroups, { query }, { quiet: true });
  return groups
    .filter(({ leader, leaderOnly }) => leader === selfId || !leaderOnly.challenges)
    .map(({ _id, name, memberCount, balance, leader }) => ({
      id: _id,
      name,
      memberCount: _id === TAVERN_ID ? undefined : memberCount,
      bank: leader === selfId ? Math.floor(balance * GEMS_PER_BALANCE) : 0,
    }));
}

/** The groups in which the player may create a challenge. */
export const usePlaces = (selfId: string) =>
  useQuery(
    { queryKey: keys.ownGroups(selfId), queryFn: () => fetchPlaces(selfId), staleTime: 0 },
    queryClient,
  );
