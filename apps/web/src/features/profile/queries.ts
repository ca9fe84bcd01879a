import { isUuid } from '@everdeed/rules';
import { useQuery } from '@tanstack/react-query';
import { memberCalls } from 'virtual:calls/member';
import { call, send } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import type { Member } from './person.ts';

const NOT_FOUND = 404;
/** The profile says itself what went wrong. */
const QUIET = { quiet: true } as const;

/** Another player; null if there is nobody of this id or username. */
async function fetchMember(who: string): Promise<Member | null> {
  const reply = isUuid(who)
    ? await send(memberCalls.getMember, { params: { memberId: who } }, QUIET)
    : await send(memberCalls.getMemberByUsername, { params: { username: who } }, QUIET);
  if (reply.ok) return reply.answer.data;
  if (reply.failure.kind === 'refused' && reply.failure.status === NOT_FOUND) return null;
  throw new Error('the profile could not be fetched');
}

/** Another player by id or username; null if there is nobody. */
export const useMember = (who: string) =>
  useQuery({ queryKey: keys.member(who), queryFn: () => fetchMember(who) }, queryClient);

/** The achievements of anybody, in the words of the current language. */
export const useAchievements = (id: string) =>
  useQuery(
    {
      queryKey: keys.achievements(id, currentLocale()),
      queryFn: () => call(memberCalls.getMemberAchievements, { params: { memberId: id } }, QUIET),
      staleTime: 0,
    },
    queryClient,
  );

/** When anybody earned their achievements; the rest does not wait for it. */
export const useAchievementDates = (id: string) =>
  useQuery(
    {
      queryKey: keys.achievementDates(id),
      queryFn: () => call(memberCalls.getMemberAchievementDates, { params: { memberId: id } }, QUIET),
      staleTime: 0,
    },
    queryClient,
  );
