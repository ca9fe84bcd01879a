import type { AnswerOf, adminPlayerCalls as PlayerCalls, hallCalls as HallCalls } from '@everdeed/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminCalls } from 'virtual:calls/admin';
import { adminPlayerCalls } from 'virtual:calls/adminPlayer';
import { auditCalls } from 'virtual:calls/audit';
import { hallCalls } from 'virtual:calls/hall';
import { call } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';

export type Hero = AnswerOf<typeof HallCalls.getHero>;
export type Details = AnswerOf<typeof PlayerCalls.getUserDetails>;

const QUIET = { quiet: true } as const;
const FRESH = { staleTime: 0 } as const;

/** A player as support sees them, by id or username. */
export const useHero = (who: string) =>
  useQuery(
    {
      ...FRESH,
      queryKey: keys.hero(who),
      queryFn: () => call(hallCalls.getHero, { params: { heroId: who.replace(/^@/, '') } }, QUIET),
    },
    queryClient,
  );

/** Sign-ins, devices, mails and groups of a player. */
export const useDetails = (userId: string) =>
  useQuery(
    {
      ...FRESH,
      queryKey: keys.heroDetails(userId),
      queryFn: () => call(adminPlayerCalls.getUserDetails, { params: { userId } }, QUIET),
    },
    queryClient,
  );

/** What a player did last; asked for when it is wanted. */
export const useHistory = (userId: string, isWanted: boolean) =>
  useQuery(
    {
      ...FRESH,
      enabled: isWanted,
      queryKey: keys.heroHistory(userId),
      queryFn: () => call(adminCalls.getUserHistory, { params: { userId } }, QUIET),
    },
    queryClient,
  );

/** What administrators have done to a player, page after page. */
export const useTrail = (userId: string) =>
  useInfiniteQuery(
    {
      ...FRESH,
      queryKey: keys.heroAudit(userId),
      queryFn: ({ pageParam: lastId }) =>
        call(auditCalls.getUserAudit, { params: { userId }, query: lastId ? { lastId } : {} }, QUIET),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
