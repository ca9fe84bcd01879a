import type { AnswerOf, groupCalls as calls } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { call } from '../../data/api.ts';
import { followTopic } from '../../data/live-topics.ts';
import { keys, queryClient } from '../../data/queries.ts';

/** The party as the server shows it. */
export type Party = AnswerOf<typeof calls.getGroup>;
type Listed = AnswerOf<typeof calls.getGroupMembers>[number];
/** A member with what everybody may see of them. */
export type Member = Extract<Listed, { stats: unknown }>;
export type Quest = Party['quest'];

const QUIET = { quiet: true } as const;
/** The most that one page has, and more than a party may have. */
const ALL = 60;

const isWhole = (listed: Listed): listed is Member => 'stats' in listed;

async function fetchMembers(groupId: string): Promise<readonly Member[]> {
  const query = { limit: ALL, includeAllPublicFields: 'true' };
  const members = await call(groupCalls.getGroupMembers, { params: { groupId }, query }, QUIET);
  return members.filter(isWhole);
}

async function fetchInvites(groupId: string): Promise<readonly Member[]> {
  const query = { limit: ALL, includeAllPublicFields: 'true' };
  const invited = await call(groupCalls.getGroupInvites, { params: { groupId }, query }, QUIET);
  return invited.filter(isWhole);
}

/** Asks anew for all that is shown of a party. */
export const refreshParty = (userId: string, groupId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.group(userId, groupId) });

/** The party, fetched anew on every visit (seed 1, section 4) and whenever something happens in it. */
export function useParty(userId: string, groupId: string) {
  useEffect(
    () =>
      followTopic(`group:${groupId}`, ({ kind }) => {
        if (kind === 'group' || kind === 'missed') void refreshParty(userId, groupId);
      }),
    [userId, groupId],
  );
  const fresh = { staleTime: 0 } as const;
  const party = useQuery(
    {
      ...fresh,
      queryKey: keys.group(userId, groupId),
      queryFn: () => call(groupCalls.getGroup, { params: { groupId } }, QUIET),
    },
    queryClient,
  );
  const members = useQuery(
    { ...fresh, queryKey: keys.groupMembers(userId, groupId), queryFn: () => fetchMembers(groupId) },
    queryClient,
  );
  const invites = useQuery(
    { ...fresh, queryKey: keys.groupInvites(userId, groupId), queryFn: () => fetchInvites(groupId) },
    queryClient,
  );
  return { party, members, invites };
}
