import { useQuery } from '@tanstack/react-query';
import { memberCalls } from 'virtual:calls/member';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { currentLocale } from '../../i18n/i18n.ts';

/** The profile says itself what went wrong. */
const QUIET = { quiet: true } as const;

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
